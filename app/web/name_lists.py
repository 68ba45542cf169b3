"""Lists of names, `icons.txt` and `fonts.txt`. Needs nothing but Python: the client is built with it too."""

ICON_SET = "game-icons:"
DRAWN = ("face", "drawing")
"""Kinds of drawings that are not of the icon set: `face:raymond` is called `face-raymond` on pages."""


def names_in(text: str) -> list[str]:
    """One name a line, of icons with or without the set's, `game-icons:`; `#` begins a comment."""
    lines = (line.split("#")[0].strip().removeprefix(ICON_SET) for line in text.splitlines())
    return [_name(line) for line in lines if line]


def _name(line: str) -> str:
    kind, colon, name = line.partition(":")
    return f"{kind}-{name}" if colon and kind in DRAWN else line
