"""What can be taken back, across actions too, and what can be looked at before it is chosen."""

import pytest

from app.games.emerald.content import RESTORATIONIST
from tests.games.emerald.scene import Scene


def last(scene: Scene) -> str:
    """The choice that seat 0 could take back; nothing if there is none."""
    taken = scene.match.undoable(0)
    return "" if taken is None else taken.option


def known_hand(*cards: str) -> Scene:
    """A hand of which all know that these cards are in it."""
    scene = Scene().hand(0, *cards, "initial_gold")
    scene.player(0).shown = list(cards)
    return scene


@pytest.mark.rule("EM-095")
def test_a_pass_is_taken_back_after_its_action() -> None:
    scene = Scene().play(0, "do:pass", "do:pass")
    assert scene.options_of(0) == ["end"]
    scene.match.undo(0)
    assert (scene.now.actions, last(scene)) == (1, "do:pass")
    scene.match.undo_all(0)
    assert (scene.now.actions, last(scene)) == (0, "")


@pytest.mark.rule("EM-037", "EM-286")
def test_cubes_placed_with_a_card_that_all_know_of_are_taken_back() -> None:
    scene = known_hand("initial_cube").play(0, "do:place", "city:rome", "do:pass")
    assert scene.public().cities["rome"].box == {0: 1}
    scene.match.undo(0)
    assert last(scene) == "city:rome"
    scene.match.undo(0)
    assert scene.prompt(0) == "place"
    assert scene.public().cities["rome"].box == {}
    scene.play(0, "city:rome", "do:pass")
    scene.match.undo_all(0)
    assert scene.prompt(0) == "act"
    assert (scene.now.actions, scene.me(0).stock, scene.me(0).shown) == (0, 6, ["initial_cube"])


def test_a_card_that_nobody_knew_of_has_been_seen() -> None:
    scene = Scene().hand(0, "initial_cube", "initial_gold").play(0, "do:place")
    assert last(scene) == "do:place"
    scene.play(0, "city:rome")
    assert last(scene) == ""
    two = known_hand("initial_cube").hand(0, "initial_cube", "initial_two_cubes")
    two.player(0).shown = ["initial_cube"]
    two.play(0, "do:place", "hand:initial_cube", "hand:initial_two_cubes", "city:rome")
    assert last(two) == ""


@pytest.mark.rule("EM-059")
def test_a_city_from_the_supply_is_given_back_but_not_one_that_somebody_had() -> None:
    scene = Scene().cubes(0, "city:rome", 2).play(0, "city:rome", "do:pass")
    assert scene.public().cities["rome"].control == 0
    scene.match.undo_all(0)
    assert scene.public().cities["rome"].control is None
    assert scene.public().cities["rome"].box == {0: 2}
    taken = Scene().control(1, "rome").cubes(0, "city:rome", 2).play(0, "city:rome")
    assert last(taken) == ""  # all have seen where its card was


def test_nothing_is_taken_back_across_a_card_turned_up_or_drawn() -> None:
    scene = Scene().cubes(0, "stack:rome", 2).play(0, "stack:rome")
    assert last(scene) == ""
    ended = Scene().hand(0).play(0, "do:pass", "do:pass", "end")
    assert ended.match.undoable(0) is None
    assert ended.match.undo_steps(0) == 0


def test_what_can_be_looked_at_before() -> None:
    scene = Scene(2).hand(0, "initial_cube", "freemasons", "burtsev", "diogenes_club", "peoples_will")
    scene.cubes(0, "city:rome", 1).cubes(0, "stack:paris", 1)
    match = scene.match
    placed = match.preview(0, ["do:place", "hand:initial_cube", "city:paris"])
    assert placed is not None
    assert placed.state.cities["paris"].cubes == [1, 0]
    assert match.preview(0, ["do:discard", "hand:burtsev", "hand:initial_cube", "done"]) is not None
    assert match.preview(0, ["city:rome"]) is not None
    assert match.preview(0, ["use:peoples_will"]) is not None
    for learned in (["stack:paris"], ["use:burtsev"], ["use:diogenes_club"]):
        assert match.preview(0, learned) is None


@pytest.mark.rule("EM-145")
def test_a_life_that_reveals_another_is_not_looked_at_before() -> None:
    scene = Scene(2).hand(0, "shoggoth").known(1).side(1, RESTORATIONIST)
    assert scene.match.preview(0, ["use:shoggoth"]) is None
