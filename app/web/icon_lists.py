"""Lists of icons: `icons.txt` of the shell and of a game. Needs nothing but Python: the client is built with it too."""


def icon_names(listed: str) -> set[str]:
    """One name of the common set a line, with or without the prefix `game-icons:`; `#` begins a comment."""
    names = {line.split("#")[0].strip().removeprefix("game-icons:") for line in listed.splitlines()}
    return names - {""}
