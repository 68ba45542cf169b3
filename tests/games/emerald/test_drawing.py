"""What the drawn table tells of a position."""

import pytest

from tests.games.drawing import browser, draw
from tests.games.emerald.scene import Scene

__all__ = ["browser", "draw"]


@pytest.mark.rule("EM-266")
@pytest.mark.parametrize("on_offer", [1, 5])  # the fifth lies in a narrow row
def test_the_cubes_of_five_players_stay_on_their_permanent(draw, on_offer):
    names = ["cultists", "doctor_watson", "mrs_hudson", "sigmund_freud", "devils_island"][-on_offer:]
    scene = Scene(5).offer(*names)
    for seat in range(5):
        scene.cubes(seat, "offer:devils_island", 1)
    offer = draw(scene.match, "board").locator("[data-id='offer:devils_island']")
    card, cubes = offer.locator("rect").first.bounding_box(), offer.locator(".cubes").all()
    assert len(cubes) == 5
    for cube in cubes:
        box = cube.bounding_box()
        assert box["x"] + box["width"] <= card["x"] + card["width"]
        assert box["y"] + box["height"] <= card["y"] + card["height"]
