"""The board at the real table, on a desk and on a phone: what can be touched, what shines, what has the room."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, Locator, Page

from tests.chromium import browser
from tests.tables.posed import PosedTable, Position

__all__ = ["browser"]

Sit: TypeAlias = Callable[..., Page]

AXE = (Path(__file__).parents[3] / "node_modules" / "axe-core" / "axe.min.js").read_text()
LOOK = """async () => {
  const { violations } = await axe.run("#board, #mine", { resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`));
}"""
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")]
MIDDLES = """(things) => things.map((thing) => {
  thing.scrollIntoView({ block: "center" });
  const { x, y, width, height } = thing.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-id], [data-drop]");
  return [thing.dataset.id, hit?.dataset.id];
})"""


@pytest.fixture
def sit(browser: Browser) -> Iterator[Sit]:
    """The table of four at a position: while bids are laid, or (`ask`) when somebody is asked that."""
    tables: list[PosedTable] = []

    def sit(size: dict[str, Any], *, ask: str = "place", at: int = 150, language: str = "en") -> Page:
        position = Position("persuasion", 4).play_to(at)
        while all(open_ask.prompt != ask for open_ask in position.match.asks.values()):
            assert position.play_on()
        me = next(seat for seat, open_ask in position.match.asks.items() if open_ask.prompt == ask)
        tables.append(PosedTable(browser, position, me=me, language=language, **size))
        return tables[-1].open()

    yield sit
    for table in tables:
        assert table.problems == []
        table.close()


def box(thing: Locator) -> dict[str, float]:
    found = thing.first.bounding_box()
    assert found
    return {"y": found["y"], "width": found["width"], "height": found["height"]}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("ask", "at"), [("place", 150), ("place", 168), ("spy", 150), ("exchange", 150)])
def test_nothing_that_can_be_chosen_lies_in_another_such_thing(
    sit: Sit, size: dict[str, Any], ask: str, at: int
) -> None:
    page = sit(size, ask=ask, at=at)
    assert page.locator("#board [role=button] :is([role=button], [tabindex], button)").count() == 0
    page.evaluate(AXE)
    assert page.evaluate(LOOK) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_click_in_the_middle_of_a_slot_is_that_slot(sit: Sit, size: dict[str, Any]) -> None:
    slots = sit(size).locator(".slot")
    assert slots.count() == 36
    for slot, hit in slots.evaluate_all(MIDDLES):
        assert slot == hit


def test_on_a_phone_what_is_touched_is_as_large_as_a_thumb(sit: Sit) -> None:
    page = sit(PHONE, at=168)
    touched = page.locator(".slot, .chip, .strip, .token.large")
    sizes = touched.evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect()).map((b) => [b.width, b.height])"
    )
    assert all(width >= 44 and height >= 44 for width, height in sizes)
    assert page.locator(".chip").count() > 2, "what I have laid can be taken back under the thumb"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.rule("PE-024", "PE-R02")
def test_what_has_no_effect_does_not_shine(sit: Sit, size: dict[str, Any]) -> None:
    page = sit(size)
    shines = """(all) => all.map((one) => [one.hasAttribute("data-can"),
      getComputedStyle(one, "::before").display !== "none" && getComputedStyle(one).outlineStyle === "solid"])"""
    good = page.locator(".slot[data-can]:not([data-vain])").evaluate_all(shines)
    vain = page.locator(".slot[data-can][data-vain]").evaluate_all(shines)
    assert good == [[True, True]] * len(good)
    assert vain == [[True, False]] * len(vain), "it may be chosen, and is not advertised"
    assert good
    assert vain


def test_a_token_in_hand_invites_only_where_it_has_an_effect(sit: Sit) -> None:
    page = sit(DESK)
    page.locator("#mine [data-drag='force']").click()
    outline = "(one) => getComputedStyle(one).outlineStyle"
    assert page.locator("[data-figure='general'] .sheet").evaluate(outline) == "dashed"
    assert page.locator("[data-figure='priest'] .sheet").evaluate(outline) == "solid"
    page.locator("[data-figure='priest'] .sheet").click(position={"x": 40, "y": 12})
    page.locator("[data-id='back:force:priest'] .token").wait_for()


def test_on_a_phone_the_figures_come_first_and_the_town_is_a_tap_away(sit: Sit) -> None:
    page = sit(PHONE)
    assert page.locator(".town").count() == 0
    assert box(page.locator(".figure"))["y"] < 120
    page.locator(".strip").tap()
    assert box(page.locator(".town"))["y"] < box(page.locator(".figure"))["y"]
    assert page.locator(".slot[data-can]").count() > 0


def test_on_a_phone_the_spy_finds_the_town_first_and_rows_for_the_thumb(sit: Sit) -> None:
    page = sit(PHONE, ask="spy")
    assert box(page.locator(".town"))["y"] < box(page.locator(".choice"))["y"] < box(page.locator(".figure"))["y"]
    assert box(page.locator(".choice"))["height"] >= 44
    kinds = page.locator(".choice").evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label'))")
    assert len(kinds) == len(set(kinds)), "followers that are alike are offered once"
    assert all("against" in kind for kind in kinds)


def test_on_a_phone_a_tap_on_a_quarter_leads_to_its_rows(sit: Sit) -> None:
    """Its followers are too small for a thumb, so they are no buttons there."""
    page = sit(PHONE, ask="exchange")
    assert page.locator(".follower[data-id]").count() == 0
    standing = page.locator(".people[data-opens]").evaluate_all("(all) => all.map((one) => one.dataset.opens)")
    rows = page.locator(".choice").evaluate_all("(all) => all.map((one) => one.dataset.opens)")
    assert sorted(" ".join(standing).split()) == sorted(" ".join(rows).split())
    page.locator("[data-area='harbor'] .people").tap()
    page.locator(".choice[data-area='harbor']").first.tap(timeout=2000)


def test_what_is_not_held_up_is_told_at_once(sit: Sit) -> None:
    page = sit(DESK)
    shown = """async (id) => {
      const board = await import("/games/persuasion/board.js");
      return Boolean(board.show({ id, args: { outcome: "unbid" } }, { local: { scene: {} } }));
    }"""
    assert [page.evaluate(shown, id) for id in ("evaluated", "espionage", "revealed")] == [False] * 3


def test_on_a_desk_the_figures_have_the_room_while_i_bid_and_the_town_when_it_matters(sit: Sit) -> None:
    page = sit(DESK)
    assert box(page.locator(".town"))["width"] * 1.8 < box(page.locator(".bids"))["width"]
    assert page.locator(".quarter-row").count() == 7
    assert page.locator(".bids").evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
    page = sit(DESK, ask="spy")
    assert box(page.locator(".town"))["width"] > box(page.locator(".bids"))["width"]
    assert not page.locator(".quarters").is_visible()


def test_to_leave_all_as_it_is_does_not_shine_more_than_the_followers(sit: Sit) -> None:
    page = sit(DESK, ask="spy")
    plain = page.evaluate("getComputedStyle(document.querySelector('.top button')).backgroundImage")
    decline = page.locator("[data-option='decline']")
    accent = page.evaluate("getComputedStyle(document.body).getPropertyValue('--accent')").strip()
    red, green, blue = (int(accent[i : i + 2], 16) for i in (1, 3, 5))
    assert decline.evaluate("(one) => getComputedStyle(one).backgroundColor") != f"rgb({red}, {green}, {blue})"
    assert plain == "none"
    assert page.locator(".follower[data-can]").count() > 5


@pytest.mark.parametrize("language", ["en", "it", "hu"])
def test_names_are_read_whole(sit: Sit, language: str) -> None:
    """Beside a large town too."""
    page = sit(DESK, ask="spy", language=language)
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
    assert page.locator(".figure-name").evaluate_all(cut) == []
    page = sit(PHONE, language=language)
    assert page.locator(".figure-name, .sends-name").evaluate_all(cut) == []


HOLD_UP = """async (args) => {
  const board = await import("/games/persuasion/board.js");
  const { html, render } = await import("/static/vendor/lit-html/lit-html.js");
  const scene = {
    ranking: { captain: [2, 0] }, winners: { captain: 2 }, evaluated: { captain: true },
    void: { 1: { "force:captain": "PE-021" } },
    shown: { 0: { "blackmail:captain": 1 }, 1: { "force:captain": 1 }, 2: { "blackmail:captain": 2 } },
  };
  const ui = {
    say: (id) => id, name: (id) => id, who: (seat) => `seat ${seat}`, shape: () => "", local: { scene }, story: {},
    icon: (name, how) => html`<i aria-label=${how?.label ?? ""}></i>`,
  };
  const place = document.body.appendChild(document.createElement("div"));
  render(board.show({ id: "evaluated", args }, ui), place);
}"""


@pytest.mark.rule("PE-029", "PE-099")
def test_a_figure_that_is_judged_is_held_up_with_all_its_bids_the_strongest_first(sit: Sit) -> None:
    page = sit(DESK)
    paid = {"vp": 1, "force": 1, "blackmail": 0, "gold": 0, "area": "harbor", "follower": "placed"}
    page.evaluate(HOLD_UP, {"figure": "captain", "outcome": "won", "seat": 2, **paid})
    bids = page.locator(".moment-bids li")
    assert bids.locator("b").all_inner_texts() == ["seat 2", "seat 0", "seat 1"]
    assert page.locator(".moment-bids [data-winner] b").all_inner_texts() == ["seat 2"]
    assert page.locator(".moment-bids [data-void]").count() == 1
    assert page.locator(".moment-gains").inner_text().split() == ["+1", "1", "harbor"]


def test_by_day_the_town_is_bright_and_its_lamps_are_out(sit: Sit) -> None:
    page = sit(DESK)
    lamps = "parseFloat(getComputedStyle(document.querySelector('.town .lamp')).opacity)"
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert page.evaluate(lamps) == 1
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    assert page.evaluate(lamps) < 0.5
