"""The shell's words: everything it says is there, in all languages, with the same arguments."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "app" / "words" / "shell"
MESSAGE = re.compile(r"^([a-z][a-z-]*) = (.*(?:\n[ ]+.*|\n(?=[ ]))*(?:\n\})?)", re.M)


def messages(language: str) -> dict[str, set[str]]:
    """Each message with the arguments that it uses."""
    text = (WORDS / f"{language}.ftl").read_text("utf-8")
    return {found[1]: set(re.findall(r"\$(\w+)", found[2])) for found in MESSAGE.finditer(text)}


def test_the_shell_says_nothing_that_has_no_words() -> None:
    modules = sorted((ROOT / "app" / "static" / "table").glob("*.js"))
    said = {
        found
        for module in modules
        for found in re.findall(r'(?<!class=)"((?:table|replay)-[a-z-]+)"', module.read_text("utf-8"))
    }
    assert len(said) > 70
    assert said - messages("en").keys() == set()


@pytest.mark.parametrize("language", ["it", "hu"])
def test_every_language_has_the_same_messages(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert other.keys() == english.keys()
    # Italian and Hungarian may do without the count where the word does not change.
    assert [name for name in english if not other[name] <= english[name]] == []
    assert [name for name in english if not english[name] - {"count"} <= other[name]] == []
