"""`parlour check` looks at words and board too, and says kindly what is not there yet."""

from pathlib import Path

import pytest

from app.cli import main
from tests.plugins.packages import BOARD, GAME, WORDS, add_package

WORDS_HERE = WORDS.format(id="skull")
LIT = 'import { html } from "/static/vendor/lit-html/lit-html.js";\n'


def checked(site: Path, capsys: pytest.CaptureFixture[str], **files: str) -> tuple[int, list[str]]:
    """The exit code, and what the command says besides the table of matches."""
    add_package(site, "parlour_skull", id="skull", files=files)
    code = main(["check", "skull", "--quick"])
    return code, capsys.readouterr().out.splitlines()


def test_missing_languages_are_no_failure(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = checked(site, capsys, **{"words/it.ftl": WORDS_HERE})
    assert code == 0
    assert lines[-2:] == ["There are no words in hu yet; its readers will see the English ones.", "passed"]
    assert not [line for line in lines if "words in it" in line]


@pytest.mark.parametrize("says_so", [True, False])
def test_a_game_says_whether_it_has_windows(site: Path, capsys: pytest.CaptureFixture[str], says_so: bool) -> None:
    alone = 't.ask(len(t.state.picked), ["left", "right"], "side")'
    window = 't.react([me], "side", lambda _: ["left", "right"])'
    game = GAME.format(id="skull", seats=(2,), most=2)
    game = game.replace(
        f"    side = yield from {alone}", f"    me = len(t.state.picked)\n    side = (yield from {window})[me]"
    )
    game = game.replace("longest=20", f"longest=20, windows={says_so}")
    words = WORDS_HERE + "option-pass = Neither\n"
    code, lines = checked(site, capsys, **{"__init__.py": game, "words/en.ftl": words})
    assert code == (0 if says_so else 1)
    assert ("  a reaction window is open, but by INFO.windows the game has none" in lines) is not says_so


def test_windows_that_never_open_are_told(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = GAME.format(id="skull", seats=(2,), most=2).replace("longest=20", "longest=20, windows=True")
    code, lines = checked(site, capsys, **{"__init__.py": game})
    assert code == 0, "it may be that they are rare"
    assert "INFO.windows is set, but no reaction window was ever open" in lines


@pytest.mark.parametrize(
    ("files", "problem"),
    [
        ({"words/en.ftl": WORDS_HERE.replace("ask-side", "ask-where")}, "words: en.ftl lacks ask-side"),
        ({"words/en.ftl": ""}, "words: there is no words/en.ftl"),
        ({"words/en.ftl": "title"}, "words: en.ftl has something that is not Fluent: 'title'"),
        ({"words/it.ftl": "title = Teschio"}, "words: it.ftl lacks tagline"),
        ({"board.js": ""}, "board: there is no board.js"),
        ({"board.js": "function board() {}\n"}, "board: board.js does not export a function `board`"),
        ({"board.js": "// export const board = 1\n"}, "board: board.js does not export a function `board`"),
        (
            {"board.js": 'import { html } from "lit-html";\nexport function board() {}\n'},
            "board: board.js imports 'lit-html', which a browser can't find: "
            "write a path, such as /static/… or ./board/…",
        ),
        (
            {"board.js": 'import {\n  cards,\n} from "./board/cards.js";\nexport { board };\n'},
            "board: board.js imports './board/cards.js', but there is no such file",
        ),
    ],
)
def test_words_and_board_are_looked_at(
    site: Path, capsys: pytest.CaptureFixture[str], files: dict[str, str], problem: str
) -> None:
    code, lines = checked(site, capsys, **files)
    assert code == 1
    assert f"FAILED {problem}" in lines
    assert lines[-1] == "FAILED"


@pytest.mark.parametrize(
    "board",
    [
        BOARD.format(id="skull"),
        f"{LIT}export function board(view, ui) {{}}",
        f"{LIT}const board = 1;\nexport {{ board }};",
    ],
)
def test_boards_as_people_write_them(site: Path, capsys: pytest.CaptureFixture[str], board: str) -> None:
    code, lines = checked(site, capsys, **{"board.js": board})
    assert (code, lines[-1]) == (0, "passed")
