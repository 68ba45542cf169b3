"""What a game's package must hold besides rules: words for all that it says, and a board."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from app.conformance.words import word_problems
from app.engine import Game
from app.time_limit import OutOfTime, limited

WORDS_SECONDS = 30.0
"""The matches that are played to hear all words may take so long together."""
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)
EXPORTS_BOARD = re.compile(r"\bexport\s+(?:function|const)\s+board\b|\bexport\s*\{[^}]*\bboard\b[^}]*\}")
IMPORTED = re.compile(r"""^import\s+(?:[\w$*{},\s]+?\sfrom\s+)?["']([^"']+)["']""", re.MULTILINE)


def package_problems(game: Game[Any]) -> list[str]:
    """What is missing or wrong, a line each. The rules themselves are the suite's business."""
    try:
        words = [f"words: {problem}" for problem in limited(game, WORDS_SECONDS, lambda: list(word_problems(game)))]
    except OutOfTime as error:
        words = [f"time: {error}"]
    except Exception:  # whatever the game's code raises in a match, the suite tells with more patience
        words = []
    return words + [f"board: {problem}" for problem in _board_problems(Path(game.module.__file__ or "").parent)]


def _board_problems(folder: Path) -> Iterator[str]:
    """A board is a module that exports `board` and imports what the browser can find."""
    path = folder / "board.js"
    if not path.is_file():
        yield "there is no board.js"
        return
    source = COMMENT.sub("", path.read_text(encoding="utf-8"))
    if not EXPORTS_BOARD.search(source):
        yield "board.js does not export a function `board`"
    for name in IMPORTED.findall(source):
        if not name.startswith(("/", "./")):
            yield f"board.js imports {name!r}, which a browser can't find: write a path, such as /static/… or ./board/…"
        elif name.startswith("./") and not (folder / name).is_file():
            yield f"board.js imports {name!r}, but there is no such file"
