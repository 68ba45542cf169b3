"""The light around what can be chosen."""

from playwright.sync_api import Page, expect

from tests.client.conftest import FakeServer, full

GLOWS = "document.getAnimations().filter((one) => one.animationName === 'glow')"

MIDDLES = """() => [...document.querySelectorAll("svg [data-can], .glow-sheet [data-lit]")].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [Math.round(left + width / 2), Math.round(top + height / 2)];
})"""


def test_in_a_picture_each_thing_has_its_light_where_it_stands(server: FakeServer) -> None:
    server.open(full())
    page = server.page
    expect(page.locator("svg [data-can]")).to_have_count(2)
    expect(page.locator(".glow-sheet [data-lit]")).to_have_count(2)
    things, lights = split(page)
    assert things == lights
    page.get_by_role("button", name="Closer").click()
    things, lights = split(page)
    assert things == lights, "the light is part of the picture"


def split(page: Page) -> tuple[list[list[int]], list[list[int]]]:
    found: list[list[int]] = page.evaluate(MIDDLES)
    return found[: len(found) // 2], found[len(found) // 2 :]


def test_light_cannot_be_mistaken_for_the_thing(server: FakeServer) -> None:
    server.open(full())
    page = server.page
    expect(page.locator(".glow-sheet [data-lit]")).to_have_count(2)
    marks = "[data-id], [data-piece], [data-can], [data-tip], [tabindex], [role]"
    expect(page.locator(f".glow-sheet :is({marks})")).to_have_count(0)
    page.locator("[data-id='city:paris']").click()
    assert server.heard("choose", 1)[0]["option"] == "city:paris"


def test_all_lights_come_and_go_together_and_end_with_the_turn(server: FakeServer) -> None:
    server.open(full())
    page = server.page
    expect(page.locator(".glow-sheet")).to_have_count(1)
    assert page.evaluate(f"() => {GLOWS}.map((one) => one.startTime)") == [0]
    server.tell(t="step", v=6, patch={"game": {"king": "buda"}}, mine={"ask": None})
    expect(page.locator(".glow-sheet")).to_have_count(0)
    assert page.evaluate(f"() => {GLOWS}.length") == 0


def test_who_wants_no_motion_sees_a_steady_light(server: FakeServer) -> None:
    server.page.emulate_media(reduced_motion="reduce")
    server.open(full())
    page = server.page
    expect(page.locator(".glow-sheet")).to_have_css("opacity", "0.5")
    assert page.evaluate(f"() => {GLOWS}.length") == 0
