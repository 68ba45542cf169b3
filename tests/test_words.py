"""Messages as people read them: persons by name, things by their names, numbers as numbers."""

from gzip import decompress

import pytest

from app.web.word_files import words_file
from app.words import say, tell, tell_option


@pytest.mark.parametrize(
    ("language", "expected"), [("en", "General"), ("it", "Generale"), ("hu", "Tábornok"), ("xx", "General")]
)
def test_things_have_names_in_every_language(language: str, expected: str) -> None:
    assert say(language, "persuasion", "name-general") == expected
    assert expected in tell_option(language, "persuasion", "force:general")


def test_what_has_no_words_is_its_id() -> None:
    assert say("en", "persuasion", "no-such-message") == "no-such-message"
    assert say("en", None, "no-such-message") == "no-such-message"


def test_arguments_are_worded() -> None:
    """Seats read as the persons' names, things by their names, numbers stay."""
    args = {"seat": 2, "victim_seat": 0, "area": "harbor"}
    told = tell("en", "persuasion", "note-replaced", args, names=["Ann", "Béla", "Carla"])
    assert "Carla" in told
    assert "Ann" in told
    assert say("en", "persuasion", "name-harbor") in told
    assert "7" in tell("en", "persuasion", "note-espionage", {"round": 7})


def test_options_in_words() -> None:
    names = ["Ann", "Béla"]
    assert tell_option("en", "persuasion", "seat:1", names=names).endswith("Béla")
    assert tell_option("en", "persuasion", "figure:general", names=names).endswith("General")
    assert tell_option("en", "persuasion", "no-such:thing") == "thing"
    assert tell_option("en", "persuasion", "general") == "General"


@pytest.mark.parametrize("language", ["en", "it", "hu"])
@pytest.mark.parametrize("kind", ["force", "blackmail"])
def test_the_tip_of_a_figure_says_what_has_no_effect_on_it(language: str, kind: str) -> None:
    """Things come to a message by their names, so a message can't tell their ids apart."""
    nothing = {"vp": 0, "force": 0, "blackmail": 0, "gold": 0, "power": "none", "area": "none"}
    told = tell(language, "persuasion", "tip-figure", {"figure": "spy", **nothing, "immune": kind})
    assert say(language, "persuasion", f"name-{kind}") in told


def test_the_browser_gets_the_messages_without_what_is_said_about_them() -> None:
    sent = decompress(words_file("en", "android").body).decode()
    assert "\ntitle = Android\n" in sent
    assert [line for line in sent.splitlines() if line.startswith("#")] == []
