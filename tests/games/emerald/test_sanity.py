"""Sanity counters (EM-115 to EM-121)."""

import pytest

from app.games.emerald.content import LOYALIST, RESTORATIONIST
from tests.games.emerald.scene import Scene


def claim_shoggoth(scene: Scene) -> Scene:
    return scene.up("rome", "shoggoth").cubes(0, "stack:rome", 1).play(0, "stack:rome")


@pytest.mark.rule("EM-115", "EM-185")
def test_what_makes_one_draw() -> None:
    scene = Scene().hand(0, "terrors_of_the_night").play(0, "use:terrors_of_the_night", "seat:1")
    assert [note.args["seat"] for note in scene.notes("sanity")] == [1]
    scene = Scene().offer("cthulhu").cubes(0, "offer:cthulhu", 1).play(0, "offer:cthulhu", "city:rome")
    assert [note.args["seat"] for note in scene.notes("sanity")] == [1, 2, 0]
    assert len(claim_shoggoth(Scene()).notes("sanity")) == 1


@pytest.mark.rule("EM-116")
@pytest.mark.parametrize(("drawn", "mad", "sane"), [("sane", 0, 1), ("mad", 1, 0)])
def test_sane_goes_away_and_mad_stays_face_up(drawn: str, mad: int, sane: int) -> None:
    scene = claim_shoggoth(Scene().sanity(drawn))
    view = scene.public()
    assert (view.players[0].mad, view.supply.sane, view.supply.sanity) == (mad, sane, 17)
    note = scene.notes("sanity")[0]
    assert note.to is None
    assert note.args["drawn"] == drawn


@pytest.mark.rule("EM-117", "EM-255", "EM-277", "EM-X28", "EM-V17")
@pytest.mark.parametrize("rulebook", ["it", "hu"])
def test_the_third_mad_counter(rulebook: str) -> None:
    mad = claim_shoggoth(Scene(rulebook=rulebook).side(0, RESTORATIONIST).mad(0, 2).sanity("mad"))
    assert mad.over == "madness"
    assert "monday" not in mad.public().agents
    assert all(not player.killed for player in mad.public().players.values())
    ids = [note.id for note in mad.log]
    assert ids.index("sanity") + 1 == ids.index("revealed")
    loyal = claim_shoggoth(
        Scene(rulebook=rulebook).side(0, LOYALIST).mad(0, 2).sanity("mad").royal("rome", "killed", 0)
    )
    assert loyal.over == ""
    assert loyal.public().players[0].side == LOYALIST
    assert loyal.vp(0) == 0
    assert "monday" in loyal.public().agents
    loyal.idle(0).idle(1).idle(2)
    again = loyal.public().supply.sanity
    assert again == 15
    hidden = claim_shoggoth(Scene(rulebook=rulebook).side(0, RESTORATIONIST).mad(0, 1).sanity("mad"))
    assert hidden.over == ""
    assert hidden.public().players[0].side is None


@pytest.mark.rule("EM-117", "EM-236", "EM-X28")
def test_with_freud_it_is_the_fifth() -> None:
    for before, over in ((2, ""), (3, ""), (4, "madness")):
        scene = Scene().side(0, RESTORATIONIST).own(0, "sigmund_freud").mad(0, before).sanity("mad")
        assert claim_shoggoth(scene).over == over
        assert (scene.public().players[0].side is not None) == bool(over)


@pytest.mark.rule("EM-118", "EM-R14", "EM-V18")
@pytest.mark.parametrize("rulebook", ["it", "hu"])
def test_no_counter_left_counts_as_the_decisive_one_even_with_freud(rulebook: str) -> None:
    scene = Scene(rulebook=rulebook).side(0, RESTORATIONIST).own(0, "sigmund_freud").no_sanity()
    assert claim_shoggoth(scene).over == "madness"
    assert scene.me(0).mad == 0  # it gives no counter
    scene = Scene(rulebook=rulebook).side(0, LOYALIST).no_sanity()
    assert claim_shoggoth(scene).over == ""
    assert scene.public().players[0].side == LOYALIST


def strike(card: str, scene: Scene) -> Scene:
    """Seat 0 kills the Royal of Madrid (defence 4) with this card."""
    scene.main(0, "madrid").known(0)
    bombs = ["initial_assassin", "initial_cube_bomb"]
    scene.hand(0, card, *bombs)
    scene.play(0, f"use:{card}")
    while scene.can(0, "hand:initial_assassin") or scene.can(0, "hand:initial_cube_bomb"):
        scene.play(0, scene.options_of(0)[0])
    if scene.can(0, "done"):
        scene.play(0, "done")
    return scene


@pytest.mark.rule("EM-119", "EM-X52", "EM-139", "EM-140", "EM-141")
@pytest.mark.parametrize(
    ("card", "vampire", "drawn", "lost"),
    [
        ("kravchinsky", False, 1, True),
        ("kravchinsky", True, 0, False),
        ("moriarty", False, 0, False),
        ("holmes", False, 0, False),
        ("hired_assassin", False, 0, False),
    ],
)
def test_a_revealed_loyalist_draws_only_for_an_agent_in_danger(
    card: str, vampire: bool, drawn: int, lost: bool
) -> None:
    scene = Scene().side(0, LOYALIST, revealed=True).mad(0, 5).sanity("mad")
    if card != "hired_assassin":
        scene.agent(card, 0, "madrid", vampire=vampire, card="discards")
    before = len(scene.state.sanity)
    strike(card, scene)
    assert scene.public().cities["madrid"].royal == "killed"
    assert before - scene.public().supply.sanity == drawn
    if card != "hired_assassin":
        assert (card not in scene.public().agents) == lost
        assert (scene.public().removed.get(card, 0) == 1) == lost
    assert scene.me(0).mad == 5 + drawn
    assert scene.over == ""


@pytest.mark.rule("EM-X52", "EM-119", "EM-226", "EM-151")
def test_a_revealed_loyalist_draws_for_nothing_else() -> None:
    scene = claim_shoggoth(Scene().side(0, LOYALIST, revealed=True))
    assert not scene.notes("sanity")
    scene = Scene().side(0, LOYALIST, revealed=True).main(0, "madrid")
    scene.hand(0, "hide_royalty", "initial_assassin", "initial_cube_bomb")
    scene.play(0, "use:hide_royalty")
    assert not scene.notes("sanity")
    assert scene.public().cities["madrid"].royal == "hidden"
    scene = Scene().offer("cthulhu").cubes(0, "offer:cthulhu", 1).side(1, LOYALIST, revealed=True)
    scene.play(0, "offer:cthulhu", "city:rome")
    assert [note.args["seat"] for note in scene.notes("sanity")] == [2, 0]


@pytest.mark.rule("EM-120", "EM-R14")
def test_without_a_counter_the_agent_dies_all_the_same() -> None:
    scene = Scene().side(0, LOYALIST, revealed=True).agent("kravchinsky", 0, "madrid").no_sanity()
    strike("kravchinsky", scene)
    assert "kravchinsky" not in scene.public().agents
    assert scene.over == ""


@pytest.mark.rule("EM-121")
def test_a_revealed_restorationist_draws_on_and_may_go_mad() -> None:
    scene = claim_shoggoth(Scene().side(0, RESTORATIONIST, revealed=True).mad(0, 2).sanity("mad"))
    assert scene.over == "madness"
    scene = claim_shoggoth(Scene().side(0, RESTORATIONIST, revealed=True).no_sanity())
    assert scene.over == "madness"


@pytest.mark.rule("EM-R38", "EM-237", "EM-213")
def test_a_mad_loyalist_who_changes_heart_goes_mad_with_the_next_counter() -> None:
    scene = Scene().side(0, LOYALIST, revealed=True).mad(0, 4).offer("change_of_heart", "sigmund_freud")
    scene.cubes(0, "offer:change_of_heart", 1).cubes(0, "offer:sigmund_freud", 1).sanity("sane", "mad")
    scene.play(0, "offer:sigmund_freud").idle(0).idle(1).idle(2)
    assert scene.public().players[0].side == LOYALIST  # Freud changes nothing of what has happened
    scene.play(0, "offer:change_of_heart")
    assert scene.over == ""
    assert scene.public().players[0].side == RESTORATIONIST
    assert scene.private(0).side == RESTORATIONIST


@pytest.mark.rule("EM-R38")
def test_after_the_change_a_sane_counter_does_nothing_and_a_mad_one_all() -> None:
    for drawn, over in (("sane", ""), ("mad", "madness")):
        scene = Scene().side(0, LOYALIST, revealed=True).mad(0, 3).sanity(drawn).own(0, "change_of_heart")
        scene.player(0).changed = True
        assert claim_shoggoth(scene).over == over


@pytest.mark.rule("EM-R51")
def test_a_vampire_main_agent_does_not_save_from_madness() -> None:
    scene = Scene().side(0, RESTORATIONIST).main(0, "rome", vampire=True).mad(0, 2).sanity("mad")
    assert claim_shoggoth(scene).over == "madness"
