"""Lists of names, `icons.txt` and `fonts.txt`. Needs nothing but Python: the client is built with it too."""


def names_in(text: str) -> list[str]:
    """One name a line, of icons with or without the set's, `game-icons:`; `#` begins a comment."""
    lines = (line.split("#")[0].strip().removeprefix("game-icons:") for line in text.splitlines())
    return [name for name in lines if name]
