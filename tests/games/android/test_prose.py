"""The cards in words, as people read them: put together by the board from the messages of each language."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import app.games.android as android
from app.conformance.words import messages
from app.words import LANGUAGES, tell
from tests.games.drawing import SITE, browser, draw

__all__ = ["browser", "draw"]

WORDS = Path(android.__file__).parent / "words"
TEXTS = Path(__file__).parent / "option_texts.js"

TELL = """async ({ language, source }) => {
  const { Words } = await import("/static/shared/words.js");
  const cards = await import("/games/android/board/cards.js");
  const content = await import("/games/android/board/content.js");
  const words = new Words("android");
  words.use(language, source);
  const ui = { say: (id, args) => words.say(id, args), name: (value) => words.name(value) };
  const told = {};
  const lines = (tip) => JSON.parse(tip).text;
  for (const id in content.CARDS) told[id] = [cards.cardHead(ui, id), ...cards.cardLines(ui, id)].join("\\n");
  for (const id in content.LOCATIONS) told[`place:${id}`] = cards.ability(ui, id);
  for (const [id, plot] of Object.entries(content.PLOTS))
    for (const face of ["start", ...plot.crossroad.map(({ side }) => side), ...plot.ending.map(({ side }) => side)])
      told[`${id}:${face}`] = lines(cards.plotTip(ui, id, face));
  for (const id in { ...content.GENERAL, ...content.SPECIFIC }) told[id] = lines(cards.eventTip(ui, id));
  for (const id in content.SPECIALS) told[id] = lines(cards.specialTip(ui, id, "good"));
  for (const id in content.PIECES) told[id] = cards.pieceBonus(ui, id).join("\\n");
  for (const id in content.PILES) told[`pile:${id}`] = cards.pileBenefit(ui, id);
  const { optionTexts } = await import("/option_texts.js");
  const prose = await import("/games/android/board/prose.js");
  for (const [key, text] of Object.entries(optionTexts(prose, content, ui))) told[`does-${key}`] = text;
  return told;
}"""

Prose = Callable[[str], dict[str, str]]


@pytest.fixture
def prose(draw: Callable[..., Page], browser: Browser) -> Prose:
    page = browser.contexts[0].pages[0]
    assert page.url.startswith(SITE)
    page.route(f"{SITE}/option_texts.js", lambda route: route.fulfill(path=TEXTS, content_type="text/javascript"))

    def all_texts(language: str) -> dict[str, str]:
        source = (WORDS / f"{language}.ftl").read_text("utf-8")
        told: dict[str, str] = page.evaluate(TELL, {"language": language, "source": source})
        return told

    return all_texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_plot_event_and_piece_is_said_in_words(prose: Prose, language: str) -> None:
    parts = "fx|cond|trig|mod|where|who|forbid|allow|limit|trait|type|quality|body|card|rule|action"
    wrong = re.compile(rf"\b({parts})-[a-z]|undefined|\[object|\(\)|\{{|: :|; ;|, ,")
    assert {id: text for id, text in prose(language).items() if wrong.search(text)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_said_as_the_board_says_the_cards_of_which_they_are_parts(prose: Prose, language: str) -> None:
    spoken = {key.removeprefix("does-"): text for key, text in prose(language).items() if key.startswith("does-")}
    named = {
        id.removeprefix("name-does-"): tell(language, "android", id)
        for id in messages(WORDS / f"{language}.ftl")
        if id.startswith("name-does-")
    }
    assert named == spoken


def test_a_word_of_the_heart_is_not_taken_for_a_token_of_that_name(prose: Prose) -> None:
    """`hit` is Hungarian for faith, and the id of a token."""
    told = prose("hu")
    assert "1 hit" in told["gen_07"]
    assert "Merénylet" not in told["gen_07"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_reach_is_told_as_a_share_since_nobody_sees_our_distances(prose: Prose, language: str) -> None:
    told = prose(language)
    shares = {id: re.findall(r"([−+]\d+) %", text) for id, text in told.items() if " %" in text}
    assert (shares["gen_11"], shares["gen_12"]) == (["−20"], ["+30"])
    assert all(int(share.replace("−", "-")) % 5 == 0 for found in shares.values() for share in found)
    assert not [id for id, text in told.items() if id in shares and re.search(r"\b(40|60|70|80|110|200)\b(?! %)", text)]


def test_a_card_reads_as_people_speak(prose: Prose) -> None:
    told = prose("en")
    assert told["cap_d_13"].endswith("When Caprice enters a place (Jinteki)\nCaprice: +1 Trauma, 1 bad baggage, 1 fear")
    assert "Only if Caprice is not at Levy University" in told["cap_d_09"]
    assert "Pay: $1,000" in told["rac_l_02"]
    assert "Floyd has followed no lead this turn" in told["flo_case:start"]
    assert "otherwise: +1 Society favor, Louis: 1 bad baggage; this event ends" in told["gen_01"]
    assert told["does-ray_d_02-dark"] == "+2 Trauma"
    assert "by step 0–5: 0 / 0 / +1 / +1 / +2 / +2" in told["cap_sanity"]
