"""The end of a match as the shell tells it: what was hidden, who won and why, and the sheet."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.client.conftest import FakeServer, full

RESULT: dict[str, Any] = {
    "scores": [10, 12, -3],
    "winners": [1],
    "reason": "crowned",
    "breakdown": {"gold": [25, 4, 2], "nothing": [0, 0, 0], "cities": [-15, 8, -5]},
}
SECRETS = {"0": "a crown", "2": "a dagger"}


def end(server: FakeServer, *, secrets: dict[str, str] | None = None, result: dict[str, Any] = RESULT) -> None:
    """The match is over, and its end is drawn."""
    finish(server, secrets=secrets, result=result)
    expect(server.page.locator("dialog .end")).to_be_visible()


def finish(server: FakeServer, *, secrets: dict[str, str] | None = None, result: dict[str, Any] = RESULT) -> None:
    """The match ends; the fake game tells what was hidden if there was anything."""
    server.tell(
        t="step",
        v=6,
        patch={"result": result, "waiting": {"0": None}, "game": {"secrets": secrets}},
        mine={"ask": None},
        notes=[["round", ["round"], [2]]],
    )


def watch_motion(page: Page) -> None:
    """Remember what begins to move from now on."""
    page.evaluate("""() => { window.moved = [];
      addEventListener("animationstart", ({ target, animationName }) => {
        if (target.closest(".end")) window.moved.push(`${target.className} ${animationName}`); }); }""")


def motion(page: Page) -> list[str]:
    """What has begun to move, also in what was just drawn."""
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    moved: list[str] = page.evaluate("window.moved")
    return moved


@pytest.fixture
def still(server: FakeServer) -> FakeServer:
    """A reader who wants no motion, so that everything waits for them."""
    server.page.emulate_media(reduced_motion="reduce")
    server.open(full())
    expect(server.page.locator(".plaque")).to_have_count(3)
    return server


def box(thing: Locator) -> tuple[float, float]:
    """From where to where it reaches across."""
    found = thing.bounding_box()
    assert found is not None
    return found["x"], found["x"] + found["width"]


def test_a_game_that_tells_nothing_ends_with_the_winner_and_the_sheet(still: FakeServer) -> None:
    end(still)
    page = still.page
    expect(page.locator("dialog h2")).to_have_text("Béla Ősz wins")
    expect(page.locator("dialog h2")).to_be_focused()
    expect(page.locator(".end-why")).to_have_text("Béla Ősz has the most points: 12.")
    expect(page.locator(".end-reason")).to_have_text("The king has been crowned.")
    heads = page.locator(".score-sheet thead th .sheet-name")
    expect(heads).to_have_text(["Béla Ősz", "Ann", "Cesare"])
    expect(page.locator(".score-sheet tbody th")).to_have_text(["Gold", "Cities"])
    expect(page.locator(".score-sheet .total")).to_have_text(["12", "10", "−3"])
    expect(page.get_by_role("table", name="Where the points came from")).to_be_visible()
    assert page.locator(".score-sheet th:not([scope])").count() == 0
    expect(page.get_by_role("button", name="Turn it over again")).to_have_count(0)


def test_what_was_lost_lies_on_the_other_side_of_the_zero_line(still: FakeServer) -> None:
    end(still)
    row = still.page.locator(".score-sheet tbody tr").last
    expect(row.locator("td .sheet-points")).to_have_text(["8", "−15", "−5"])
    won, lost, less = row.locator("td").all()
    assert box(won.locator("i.plus"))[0] >= box(won.locator(".zero"))[0]
    zero = box(lost.locator(".zero"))
    assert box(lost.locator("i.minus"))[1] <= zero[1]
    gold = still.page.locator(".score-sheet tbody tr").first.locator("td").nth(1)
    assert abs(box(gold.locator(".zero"))[0] - zero[0]) < 1, "one zero line runs through a column"
    widths = [to - start for start, to in (box(gold.locator("i")), box(lost.locator("i")), box(less.locator("i")))]
    assert widths[0] / widths[1] == pytest.approx(25 / 15, rel=0.1), "one scale for all"
    assert widths[1] / widths[2] == pytest.approx(3, rel=0.1)


def test_bars_have_no_colour_of_a_seat(still: FakeServer) -> None:
    end(still)
    colours = "all => all.map(one => getComputedStyle(one).backgroundColor)"
    bars = still.page.locator(".sheet-bar i.plus").evaluate_all(colours)
    marks = "all => all.map(one => getComputedStyle(one).fill)"
    seats = still.page.locator(".score-sheet .seat-mark").evaluate_all(marks)
    assert len(bars) == 4
    assert len({*seats}) == 3
    assert not {*bars} & {*seats}


def test_what_was_hidden_is_turned_over_one_by_one(still: FakeServer) -> None:
    watch_motion(still.page)
    end(still, secrets=SECRETS)
    page = still.page
    cards = page.locator(".end-card")
    expect(cards).to_have_count(2)
    expect(cards.first).to_contain_text("a crown")
    expect(cards.first.locator(".end-whose")).to_have_text("Ann")
    expect(cards.last).not_to_contain_text("a dagger")
    expect(page.locator("dialog [role=status]")).to_have_text("Ann: Secret: held a crown")
    expect(page.get_by_role("button", name="Next")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(cards.last).to_contain_text("a dagger")
    expect(page.locator("dialog [role=status]")).to_have_text("Cesare: Secret: held a dagger")
    page.keyboard.press("Enter")
    expect(page.locator("dialog h2")).to_have_text("Béla Ősz wins")
    expect(page.locator(".end-why")).to_have_text("Because of a crown.")
    assert motion(page) == [], "nothing moves for whoever wants calm"


def test_a_click_goes_on_and_skip_goes_to_the_end(still: FakeServer) -> None:
    end(still, secrets=SECRETS)
    page = still.page
    page.locator(".end-cards").click(position={"x": 2, "y": 2})
    expect(page.locator(".end-card[data-turned]")).to_have_count(2)
    page.reload()
    page.wait_for_selector("#canvas > *")
    end(still, secrets=SECRETS)
    page.get_by_role("button", name="Skip").click()
    expect(page.locator("dialog h2")).to_have_text("Béla Ősz wins")


def test_it_turns_over_by_itself_where_things_move(server: FakeServer) -> None:
    server.page.emulate_media(reduced_motion="no-preference")
    server.open(full())
    watch_motion(server.page)
    end(server, secrets=SECRETS)
    expect(server.page.locator(".end-card[data-turned]")).to_have_count(2)
    expect(server.page.get_by_role("button", name="Who has won?")).to_be_visible()
    server.page.get_by_role("button", name="Who has won?").click()
    expect(server.page.locator(".score-sheet .total").first).to_have_text("12")
    moved = motion(server.page)
    assert moved.count("end-front end-turn") == 2, "each card once"
    assert moved[-1] == "end-hero end-rise"


def test_escape_leaves_and_the_result_opens_with_who_won(still: FakeServer) -> None:
    end(still, secrets=SECRETS)
    page = still.page
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.get_by_role("button", name="Result").click()
    expect(page.locator("dialog h2")).to_have_text("Béla Ősz wins")
    page.get_by_role("button", name="Turn it over again").click()
    expect(page.locator(".end-card[data-turned]")).to_have_count(1)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Result").click()
    page.get_by_role("button", name="See the table").click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_equals_share_a_place(still: FakeServer) -> None:
    end(still, result=RESULT | {"scores": [7, 12, 7], "breakdown": {}})
    expect(still.page.locator(".score-sheet .sheet-rank")).to_have_text(["", "2.", "2."])
    expect(still.page.locator(".score-sheet .sheet-rank").first.get_by_role("img", name="Winner")).to_be_attached()


def test_where_fewer_points_win_points_give_no_places(still: FakeServer) -> None:
    end(still, result=RESULT | {"scores": [30, 17, 12], "breakdown": {}})
    expect(still.page.locator(".score-sheet .sheet-rank")).to_have_text(["", "", ""])
    expect(still.page.locator(".score-sheet thead .sheet-name").first).to_have_text("Béla Ősz")


def test_the_proof_of_the_shuffles_waits_until_somebody_asks(still: FakeServer) -> None:
    end(still)
    page = still.page
    sealed = page.get_by_text(re.compile("were sealed before the start"))
    expect(sealed).not_to_be_visible()
    page.get_by_text("How do I know the shuffles were fair?").click()
    expect(sealed).to_be_visible()


def test_a_game_that_fails_to_tell_its_end_still_ends(still: FakeServer) -> None:
    end(still, secrets={"9": "nobody's"})
    expect(still.page.locator("dialog h2")).to_have_text("Béla Ősz wins")
    assert any("no such seat" in problem for problem in still.problems)
    still.problems.clear()


def test_it_is_fetched_when_there_is_one_and_again_if_it_did_not_come(still: FakeServer) -> None:
    asked: list[str] = []
    still.page.on("request", lambda request: asked.append(request.url.rpartition("/")[-1]))
    late = "**/table/end.js"
    still.page.route(late, lambda route: route.abort())
    finish(still)
    expect(still.page.locator(".toasts")).to_contain_text("The server can't be reached.")
    assert {"end.js", "end.css", "ending.js"} <= {*asked}
    still.page.unroute(late)
    still.page.get_by_role("button", name="Result").click()
    expect(still.page.locator("dialog h2")).to_have_text("Béla Ősz wins")
    assert [problem for problem in still.problems if "ERR_FAILED" not in problem] == []
    still.problems.clear()
