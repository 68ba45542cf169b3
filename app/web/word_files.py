"""Words as the browser reads them: the messages of the site and, in the same file, of one game."""

import re
from functools import cache

from app.web.kept_files import KeptFile
from app.words import source

COMMENT = re.compile(r"^#.*\n", re.MULTILINE)
"""No message has a line like this: what is one message goes on indented."""


@cache
def words_file(language: str, game: str | None) -> KeptFile:
    """Where both have a message, that of the game comes last and counts. A game without this language has English."""
    own = source(language, game) or source("en", game) if game else ""
    return KeptFile.pack(COMMENT.sub("", f"{source(language, None)}\n{own}").encode(), ".ftl")
