"""What happened at the table is held up and travels, so that all can follow it without reading the log."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page

from app.export import play, read, start
from app.words import LANGUAGES, source
from tests.games.drawing import browser, draw
from tests.games.emerald.scene import Scene
from tests.tables.posed import PosedTable, Position

__all__ = ["browser", "draw"]

FIXTURES = Path(__file__).parent / "fixtures"
RARE: dict[str, dict[str, Any]] = {
    "attempt-failed": {"seat": 0},
    "royal-hidden": {"seat": 0, "city": "rome"},
    "agent-lost": {"seat": 0, "agent": "figner"},
    "escaped": {"seat": 1, "agent": "figner", "card": "reclus", "from_city": "rome", "city": "paris"},
    "exposed": {"seat": 0, "owner_seat": 1, "agent": "figner"},
    "took-over": {"seat": 0, "from_seat": 1, "agent": "figner"},
    "kept": {"seat": 1, "agent": "moriarty"},
    "bites": {"seat": 0, "agent": "figner"},
    "turned": {"seat": 0, "agent": "figner"},
    "looked-at": {"seat": 0, "victim_seat": 1},
    "saw-side": {"victim_seat": 1, "side": "loyalist"},
    "locked": {"seat": 0, "city": "rome"},
    "destroyed": {"seat": 0, "city": "rome"},
}
"""Notes that no recorded match has."""

SHOW = """async ({ notes, words }) => {
  const { html, render } = await import("/static/vendor/lit-html/lit-html.js");
  const { Words } = await import("/static/shared/words.js");
  const { icon } = await import("/static/shared/icons.js");
  const { shape } = await import("/static/shared/seats.js");
  const { pace, show } = await import("/games/emerald/board.js");
  const told = [];
  for (const [language, source] of words) {
    const said = new Words("emerald");
    said.use(language, source);
    said.nameSeats(["Ann", "Béla", "Cesare", "Dóra", "Ezio"]);
    const [say, name, who] = ["say", "name", "who"].map((how) => said[how].bind(said));
    const ui = { say, name, who, shape, icon };
    for (const [note, before, after, me] of notes) {
      const view = { me, public: after, before, private: {} };
      render(show(note, { ...ui, story: { notes: [note], at: 0 } }, view) || "", document.body);
      const sign = document.querySelector(".telling-things svg");
      told.push([language, note.id, me, pace(note, ui, view) ?? 0, document.body.innerText, Boolean(sign)]);
    }
  }
  return told;
}"""


@cache
def recorded() -> dict[str, tuple[Any, ...]]:
    """The first note of each kind in the recorded matches, with what was public before and after it."""
    found: dict[str, tuple[Any, ...]] = {}
    for path in sorted(FIXTURES.glob("*.json")):
        export = read(path)
        match = start(export)
        after = match.view(None).public
        for _, change in play(export, match):
            before, after = after, match.view(None).public
            for note in change.notes:
                if note.id not in found:
                    views = [msgspec.to_builtins(view, str_keys=True) for view in (before, after)]
                    found[note.id] = ({"id": note.id, "args": note.args}, *views)
    return found


def shown(page: Page, notes: list[tuple[Any, ...]]) -> list[tuple[str, str, int | None, int, str, bool]]:
    words = [(language, f"{source(language, None)}\n{source(language, 'emerald')}") for language in LANGUAGES]
    told: list[tuple[str, str, int | None, int, str, bool]] = page.evaluate(SHOW, {"notes": notes, "words": words})
    return told


def test_every_turn_of_events_is_held_up_in_every_language(draw: Callable[..., Page]) -> None:
    page = draw(Scene().match, "board")
    public = msgspec.to_builtins(Scene().match.view(None).public, str_keys=True)
    rare = [({"id": id, "args": args}, public, public) for id, args in RARE.items()]
    notes = [(*note, None) for note in [*recorded().values(), *rare]]
    told = shown(page, notes)
    held = {id for _, id, _, pace, _, _ in told if pace}
    assert held >= RARE.keys() | {"attempt", "royal-killed", "killed", "revealed", "known", "claimed", "claimed-city"}
    assert held >= {"sanity", "went-mad", "main-agent-stays", "shoggoth", "over"}
    assert held.isdisjoint({"placed", "drew", "turn", "moved", "bought", "turned-up"}), "plain to see"
    for language, id, _, pace, text, has_picture in told:
        assert pace <= 2000
        assert bool(text) == bool(pace), (language, id)
        assert not pace or has_picture, (language, id)
        assert not any(sign in text for sign in ("told-", "name-", "ending-", "{", "undefined")), (language, id, text)


def test_a_claim_tells_for_how_much_against_whom(draw: Callable[..., Page]) -> None:
    scene = Scene().cubes(0, "city:rome", 3).cubes(1, "city:rome", 2)
    before = msgspec.to_builtins(scene.match.view(None).public, str_keys=True)
    note = {"id": "claimed-city", "args": {"seat": 0, "city": "rome"}}
    page = draw(scene.match, "board")
    shown(page, [(note, before, before, None)])
    assert [chip.inner_text().strip() for chip in page.locator(".telling .flag").all()] == ["3", "2"]


def test_nobody_waits_for_what_they_chose_themselves(draw: Callable[..., Page]) -> None:
    page = draw(Scene().match, "board")
    notes = [(*recorded()[id], recorded()[id][0]["args"]["seat"]) for id in ("attempt", "claimed", "claimed-city")]
    assert {(pace, text) for _, _, _, pace, text, _ in shown(page, notes)} == {(0, "")}


WATCHED = """() => {
  window.flights = [];
  new MutationObserver((changes) => {
    for (const picture of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!picture.classList?.contains("flying")) continue;
      const [flight] = picture.getAnimations();
      flight.pause();
      const at = (time) => {
        flight.currentTime = time;
        const { left, top, width, height } = picture.getBoundingClientRect();
        return document.elementsFromPoint(left + width / 2, top + height / 2);
      };
      const { delay, endTime } = flight.effect.getComputedTiming();
      const from = at(delay).map((thing) => thing.closest(".plaque, .city")).find(Boolean);
      const to = at(endTime - 1).map((thing) => thing.closest(".plaque, .city")).find(Boolean);
      window.flights.push([from, to].map((place) => place?.dataset.city ?? place?.dataset.id));
      flight.finish();
    }
  }).observe(document.body, { childList: true });
}"""


def first(told: str, *, again: bool = False) -> tuple[int, dict[str, Any]]:
    """After how many choices this is about to be told for the first time at the table below, and of what.

    With `again`, of a seat that has cubes in that city already.
    """
    position = Position("emerald", 3)
    known = len(position.notes)
    while True:
        cities = position.match.view(None).public.cities
        assert position.play_on(), f"nothing is {told}"
        for note in position.notes[known:]:
            if note.id == told and (not again or (note.args["where"], note.args["seat"]) in piles(cities, note.args)):
                return position.choices - 1, note.args
        known = len(position.notes)


def piles(cities: Any, args: dict[str, Any]) -> set[tuple[str, int]]:
    city = cities.get(args["at"])
    return {("city", seat) for seat in city.box} | {("stack", seat) for seat in city.card} if city else set()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_cubes_and_cards_travel_between_plaque_and_city(browser: Browser, motion: Any) -> None:
    """With reduced motion nothing does: what is gone fades where it was."""
    table = PosedTable(browser, Position("emerald", 3), me=None, reduced_motion=motion)
    page = table.open()
    page.evaluate(WATCHED)
    steps = {"new": first("placed"), "more": first("placed", again=True), "claim": first("claimed")}
    flights: dict[str, list[tuple[str, str]]] = {}
    for step, (choices, args) in sorted(steps.items(), key=lambda step: step[1][0]):
        table.position.play_to(choices)
        table.show()
        page.evaluate("window.flights = []")
        table.play_on()
        if step == "claim":
            page.wait_for_selector("#shown .telling-card")
            page.locator("#board").click()
            page.wait_for_selector(f"[data-piece='card:{args['card']}']", state="detached")
        else:
            page.wait_for_selector(f"[data-id='seat:{args['seat']}'][data-flash]")
        flights[step] = [(start, end) for start, end in page.evaluate("window.flights")]
    table.close()
    assert table.problems == []
    claim = steps["claim"][1]
    if motion == "reduce":
        assert flights["new"] == flights["more"] == []
        assert set(flights["claim"]) == {(claim["at"], claim["at"])}
        return
    for step in ("new", "more"):
        args = steps[step][1]
        assert flights[step] == [(f"seat:{args['seat']}", args["at"])] * args["count"]
    card = (claim["at"], f"seat:{claim['seat']}")
    assert flights["claim"].count(card) >= 2, "the card, and the cubes that it took"
    assert {start for start, _ in flights["claim"]} == {claim["at"]}
