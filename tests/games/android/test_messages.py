"""Every message that the code names exists in the words; the shared tests look at those that matches really use."""

from pathlib import Path

import pytest

from app.conformance.words import messages
from tests.games.android.messages import SOURCE, used


@pytest.mark.parametrize("kind", ["ask", "doing", "note", "why"])
def test_every_message_has_words(kind: str) -> None:
    english = messages(Path(SOURCE) / "words" / "en.ftl")
    assert used()[kind]
    assert [id for id in used()[kind] if f"{kind}-{id}" not in english] == []
