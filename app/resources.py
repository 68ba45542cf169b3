"""Where the folders are that lie beside `app` in a checkout and inside it once installed (see pyproject.toml)."""

from pathlib import Path

APP = Path(__file__).parent


def resource_folder(path: str) -> Path:
    """`migrations` or `docs/rules`, of the wheel or of the checkout."""
    installed = APP / path
    return installed if installed.is_dir() else APP.parent / path
