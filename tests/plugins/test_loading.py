"""Games of other packages: found by any name, and those that do not work cost nobody else anything."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from app.cli import main
from app.web.catalog import OURS, catalog
from tests.plugins.conftest import forget
from tests.plugins.packages import GAME, add_entry_point, add_package
from tests.web.conftest import browser_for, named, new_room, reason, running, settings_in

ROOT = Path(__file__).parents[2]
GOOD = GAME.format(id="skull", seats=(2,), most=2)

FAULTS = {
    "not-there": (dict.fromkeys(("__init__.py", "board.js", "words/en.ftl"), ""), "there is no game or package"),
    "no-syntax": ({"__init__.py": "def setup(:\n"}, "can't be imported: invalid syntax in __init__.py, line 1"),
    "no-import": ({"__init__.py": "import no_such_thing\n"}, "No module named 'no_such_thing' in __init__.py, line 1"),
    "raises": ({"__init__.py": "x = 1\n1 / 0\n"}, "ZeroDivisionError: division by zero in __init__.py, line 2"),
    "exits": ({"__init__.py": "import sys\nsys.exit(3)\n"}, "can't be imported: SystemExit: 3"),
    "no-names": ({"__init__.py": "INFO = 1\n"}, "parlour_skull lacks setup, turn, result, public, private, redeal"),
    "info": ({"__init__.py": f"{GOOD}\nINFO = {{}}\n"}, "INFO is {}; it must be an Info"),
    "info-types": ({"__init__.py": GOOD.replace("minutes=1", "minutes='1'")}, "Expected `int`, got `str`"),
    "no-seats": ({"__init__.py": GOOD.replace("seats=(2,)", "seats=()")}, "it must be seat counts"),
    "seats-types": ({"__init__.py": GOOD.replace("seats=(2,)", "seats='23'")}, "Expected `array`, got `str`"),
    "nine-seats": ({"__init__.py": GOOD.replace("seats=(2,)", "seats=(2, 9)")}, "no more than 8 people can sit"),
    "bad-id": ({"__init__.py": GOOD.replace('id="skull"', 'id="Skull!"')}, "it must be small letters"),
    "other-id": ({"__init__.py": GOOD.replace('id="skull"', 'id="bones"')}, "its INFO.id is 'bones'"),
    "option": (
        {"__init__.py": f"{GOOD}\nfrom parlour import Choice\nimport msgspec\n"
         "INFO = msgspec.structs.replace(INFO, options=(Choice('deck', ('big',), 'small'),))\n"},
        "has the default 'small', which is not one of its values",
    ),
    "annotation": ({"__init__.py": GOOD.replace("OptionValue], dice: Dice) -> State:", "OptionValue], dice: Dice):")},
                   "setup does not say what it returns; write `def setup(...) -> State`"),
    "annotation-unknown": (
        {"__init__.py": GOOD.replace("OptionValue], dice: Dice) -> State:", "OptionValue], dice: Dice) -> 'Stat':")},
        "what setup returns can't be stored (name 'Stat' is not defined)",
    ),
    "annotation-odd": (
        {"__init__.py": GOOD.replace("class State(Struct):", "class State:")},
        "a state must be a msgspec Struct",
    ),
    "no-function": ({"__init__.py": f"{GOOD}\nbot = 'clever'\n"}, "bot must be a function, not 'clever'"),
    "arguments": (
        {"__init__.py": GOOD.replace("def bot(view: View[Public, Private], ask: Ask, dice: Dice)", "def bot(view)")},
        "bot must take (view, ask, dice), but it takes (view) -> str",
    ),
    "no-board": ({"board.js": ""}, "parlour_skull lacks board.js"),
    "no-words": ({"words/en.ftl": ""}, "parlour_skull lacks words/en.ftl"),
}  # fmt: skip
"""What a package does wrong, and what its author reads."""


def left_out() -> dict[str, str]:
    """What the host reads in the log."""
    with capture_logs() as logs:
        catalog()
    return {line["game"]: line["why"] for line in logs if line["event"] == "a game is left out"}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_told_in_a_sentence_and_costs_that_game_only(site: Path, fault: str) -> None:
    files, sentence = FAULTS[fault]
    add_package(site, "parlour_skull", id="skull", files=files)
    add_package(site, "parlour_good", id="good")
    told = left_out()
    assert set(told) == {"skull"}
    assert sentence in told["skull"]
    assert "\n" not in told["skull"]
    assert [*catalog()] == [*OURS, "good"]


def test_a_single_file_has_no_room_for_a_board(site: Path) -> None:
    (site / "parlour_skull.py").write_text(GOOD)
    add_entry_point(site, "parlour_skull", "skull")
    assert "is not a folder with an __init__.py" in left_out()["skull"]


def test_words_in_another_encoding(site: Path) -> None:
    package = add_package(site, "parlour_skull", id="skull")
    (package / "words" / "hu.ftl").write_bytes("title = Koponyák és őrök".encode("latin2"))
    assert "has words that are not UTF-8" in left_out()["skull"]


def test_two_packages_with_one_game(site: Path) -> None:
    add_package(site, "parlour_skull", id="skull")
    add_package(site, "other_skull", id="skull")
    said = left_out()["skull"]
    assert said.endswith("both bring a game called 'skull': uninstall one of them")
    assert "parlour_skull" in said
    assert "other_skull" in said
    assert [*catalog()] == [*OURS]


def test_nobody_takes_the_place_of_our_games(site: Path) -> None:
    add_package(site, "parlour_smog", id="smog")
    assert left_out() == {"smog": "parlour_smog has the id of a game that comes with Parlour"}
    assert catalog()["smog"].game.module.__name__ == "app.games.smog"


async def test_the_server_starts_and_says_what_it_says_of_missing_games(site: Path, tmp_path: Path) -> None:
    """A room of a game that is broken now answers as one whose game is gone."""
    package = add_package(site, "parlour_skull", id="skull")
    async with running(settings_in(tmp_path)) as app, browser_for(app) as browser:
        ann = await named(browser, "Ann")
        waiting, begun = await new_room(ann, game="skull", seats=2), await new_room(ann, game="skull", seats=2)
        for room in (waiting, begun):
            await ann.post(f"/api/rooms/{room}/bots", json={})
        assert (await ann.post(f"/api/rooms/{begun}/start", json={})).status_code == 200
        cookies = ann.cookies

    answers = []
    (package / "__init__.py").write_text("1 / 0\n")
    for state in ("broken", "gone"):
        if state == "gone":
            shutil.rmtree(site / "parlour_skull-1.dist-info")
        sys.modules.pop("parlour_skull", None)
        forget()
        async with running(settings_in(tmp_path)) as app, browser_for(app) as ann:
            ann.cookies = cookies
            home, lobby = (await ann.get("/")).text, (await ann.get("/lobby")).text
            assert "skull" not in home
            assert lobby.count("skull") > 0, "the rooms are still listed"
            assert "skull" not in {game["id"] for game in (await ann.get("/api/games")).json()}
            table, page = await ann.get(f"/r/{begun}"), await ann.get(f"/r/{waiting}")
            start = await ann.post(f"/api/rooms/{waiting}/start", json={})
            create = await ann.post("/api/rooms", json={"game": "skull", "seats": 2})
            answers.append((table.status_code, page.status_code, reason(start), reason(create)))
    assert answers[0] == answers[1] == (503, 200, "refused-bad-setup", "refused-no-such-game")


async def test_a_table_whose_board_is_gone(site: Path, tmp_path: Path) -> None:
    """The rules can still be loaded, but there is nothing to draw."""
    package = add_package(site, "parlour_skull", id="skull")
    async with running(settings_in(tmp_path)) as app, browser_for(app) as browser:
        ann = await named(browser, "Ann")
        room = await new_room(ann, game="skull", seats=2)
        for command in ("bots", "start"):
            assert (await ann.post(f"/api/rooms/{room}/{command}", json={})).status_code == 200
        (package / "board.js").unlink()
        forget()
        assert (await ann.get(f"/r/{room}")).status_code == 503


# ---- found by any name


@pytest.mark.parametrize("module", ["parlour_skull", "my.games.skull", "skull"])
@pytest.mark.parametrize("where", ["installed", "here"])
def test_a_game_is_checked_by_its_id_and_by_its_package(tmp_path: Path, module: str, where: str) -> None:
    """As an author does it: the command finds the game, and so does the other process that it starts."""
    folder, here = tmp_path / "site", tmp_path / "here"
    folder.mkdir()
    here.mkdir()
    add_package(folder if where == "installed" else here, module, id="skull")
    if where == "here":
        point = f'[project.entry-points."parlour.games"]\nskull = "{module}"\n'
        (here / "pyproject.toml").write_text(f'[project]\nname = "skull"\n{point}')
        for about in here.glob("*.dist-info"):
            shutil.rmtree(about)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(folder)])}
    for name in ("skull", module):
        command = [sys.executable, "-P", "-m", "app.cli", "check", name, "--quick"]
        child = subprocess.run(command, cwd=here, env=environment, capture_output=True, text=True, check=False)
        assert (child.returncode, child.stderr) == (0, ""), child.stdout
        assert child.stdout.startswith("skull: ")


def test_a_package_that_does_not_work_is_told_in_a_sentence(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_package(site, "parlour_skull", id="skull", files={"__init__.py": "1 / 0\n"})
    for name in ("skull", "parlour_skull"):
        assert main(["check", name]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert (
            said.err == "parlour check: parlour_skull can't be imported: "
            "ZeroDivisionError: division by zero in __init__.py, line 1\n"
        )
