"""One real server for each class of attack, with the limits that its module names in SETTINGS."""

from collections.abc import Iterator

import pytest

from tests.attacks.tools import GAMES, install_games
from tests.chromium import browser
from tests.people import Server, running_server

__all__ = ["browser", "server"]


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """It also has two small games full of secrets, or those that the module names in GAMES.

    Whatever was done to it, its log holds no traceback at the end.
    """
    folder = tmp_path_factory.mktemp("attacked")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", str(install_games(folder / "plugin", getattr(request.module, "GAMES", GAMES))))
        with running_server(folder, **getattr(request.module, "SETTINGS", {})) as server:
            yield server
            assert "Traceback" not in server.log(), server.log()
