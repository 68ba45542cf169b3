"""What hatchling asks before it builds a wheel: are the files for the browser there?"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientFilesHook(BuildHookInterface[Any]):
    """Refuse a wheel that could not draw a table. An editable install may be made before the files are fetched."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not (Path(self.root) / "app/static/vendor/bundles.json").is_file():
            raise FileNotFoundError("the files for the browser are missing: `make wheel` fetches them and builds")
