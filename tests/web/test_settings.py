"""Settings: from the environment, documented, and with a secret that stays one."""

import re
from pathlib import Path

import pytest
from pydantic import ValidationError

from app.settings import Settings
from tests.web.conftest import settings_in

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_every_setting_is_documented_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `PARLOUR_([A-Z_]+)` \| (.*?) \|", HOSTING.read_text("utf-8"), re.MULTILINE))
    defaults = Settings(_env_file=None)
    for name, field in Settings.model_fields.items():
        assert field.description, name
        default = getattr(defaults, name)
        shown = default.get_secret_value() if name == "secret_key" else default
        shown = (
            f"{shown:g}" if isinstance(shown, float) else str(shown).lower() if isinstance(shown, bool) else str(shown)
        )
        assert rows[name.upper()].strip("` ") == shown, name
    assert {name.lower() for name in rows} == set(Settings.model_fields)


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_PORT", "9001")
    monkeypatch.setenv("PARLOUR_METRICS", "false")
    settings = Settings(_env_file=None)
    assert settings.port == 9001
    assert settings.metrics is False


@pytest.mark.parametrize(
    ("name", "value"), [("PORT", "x"), ("PORT", "70000"), ("LOG_FORMAT", "xml"), ("CHAT_BURST", "0")]
)
def test_settings_that_make_no_sense_stop_the_start(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"PARLOUR_{name}", value)
    with pytest.raises(ValidationError):
        Settings(_env_file=None)


def test_the_secret_is_made_once_and_kept_private(tmp_path: Path) -> None:
    first = settings_in(tmp_path / "data").signing_key
    file = tmp_path / "data" / "secret"
    assert len(first) >= 48
    assert file.stat().st_mode & 0o777 == 0o600
    assert settings_in(tmp_path / "data").signing_key == first
    assert settings_in(tmp_path / "other").signing_key != first
    assert [path.name for path in file.parent.iterdir()] == ["secret"]


def test_the_secret_can_be_given_and_is_not_shown(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, secret_key="s3cret" * 8)
    assert settings.signing_key == "s3cret" * 8
    assert "s3cret" not in repr(settings)
    with pytest.raises(ValueError, match="32 characters"):
        _ = settings_in(tmp_path, secret_key="short").signing_key
