"""Emerald at the real table: whose agents stand where, and what the city that is pointed at covers."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.chromium import browser
from tests.tables.layout import Looker
from tests.tables.moments import Moment, moments

__all__ = ["browser"]

OWNERS = """() => [...document.querySelectorAll("#board .counter")].map((counter) => {
  const body = counter.querySelector(".body");
  const mark = document.querySelector(`.plaque[data-seat="${counter.dataset.seat}"] .seat-mark`) ?? document.querySelector(`.seat-mark[data-seat="${counter.dataset.seat}"]`);
  const path = mark.querySelector("path");
  const { width, height } = body.getBoundingClientRect();
  return { seat: counter.dataset.seat, size: Math.min(width, height), colour: getComputedStyle(body).fill,
    asOwner: getComputedStyle(body).fill === getComputedStyle(path).fill && body.getAttribute("d") === path.getAttribute("d") };
})"""  # noqa: E501
COVERED = """(name) => {
  const over = new PointerEvent("pointerover", { bubbles: true });
  document.querySelector(`.city[data-city="${name}"]`).dispatchEvent(over);
  const detail = document.querySelector(".city-detail").getBoundingClientRect();
  return [...document.querySelectorAll(".city [data-can]")].filter((thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    return left < detail.right && right > detail.left && top < detail.bottom && bottom > detail.top;
  }).map((thing) => thing.dataset.id);
}"""


@pytest.fixture(scope="module")
def looker(browser: Browser) -> Iterator[Looker]:
    looker = Looker(browser)
    yield looker
    looker.close()


def asked(prompt: str) -> Moment:
    return next(moment for moment in moments("emerald").asked if moment.what == prompt)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_an_agent_has_its_owners_colour_and_shape(looker: Looker, size: tuple[int, int]) -> None:
    page = looker.draw(moments("emerald").late, size, "en").page
    owners = page.evaluate(OWNERS)
    assert len({one["seat"] for one in owners}) == len({one["colour"] for one in owners}) > 2
    assert [one for one in owners if one["size"] < 14 or not one["asOwner"]] == []


def test_what_is_told_of_a_city_lies_beside_where_i_can_go(looker: Looker) -> None:
    moment = asked("move-where")
    page = looker.draw(moment, (1280, 800), "hu").page
    assert moment.me is not None
    goals = [option.split(":")[1] for option in moment.position.match.asks[moment.me].options if option[:5] == "city:"]
    assert len(goals) > 2
    covered = {city: page.evaluate(COVERED, city) for city in goals}
    assert {city: ids for city, ids in covered.items() if f"city:{city}" in ids} == {}
