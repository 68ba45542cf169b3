"""Placing, taking back and buying cubes (EM-037 to EM-040, EM-064 to EM-069)."""

import pytest

from tests.games.emerald.scene import Scene


@pytest.mark.rule("EM-037", "EM-038", "EM-X03")
def test_three_cards_of_one_cube_put_three_cubes_on_shoggoth() -> None:
    scene = Scene().up("berlin", "shoggoth").hand(0, "initial_cube", "initial_cube_gold", "initial_cube_bomb")
    scene.play(0, "do:place", "hand:initial_cube", "hand:initial_cube_gold", "hand:initial_cube_bomb", "stack:berlin")
    assert scene.public().cities["berlin"].card == {0: 3}
    assert scene.me(0).stock == 3
    assert sorted(scene.pile(0)) == ["initial_cube", "initial_cube_bomb", "initial_cube_gold"]
    assert scene.public().actions == 1


@pytest.mark.rule("EM-037", "EM-038")
@pytest.mark.parametrize("place", ["stack:rome", "city:rome", "offer:cultists"])
def test_cubes_go_to_one_place_of_any_kind(place: str) -> None:
    scene = Scene().offer("cultists").hand(0, "initial_two_cubes").cubes(0, place, 9)
    scene.play(0, "do:place", place)
    kind, name = place.split(":")
    if kind == "offer":
        pile = scene.public().offers[name].cubes
    else:
        city = scene.public().cities[name]
        pile = city.card if kind == "stack" else city.box
    assert pile == {0: 11}
    assert scene.me(0).stock == 4


@pytest.mark.rule("EM-037")
def test_only_cards_with_cube_symbols_serve() -> None:
    scene = Scene().hand(0, "initial_gold", "initial_cube")
    assert scene.choices_after(0, "do:place") == ["hand:initial_cube"]
    assert Scene().hand(0, "initial_gold").why(0, "do:place") == "cannot-place"


@pytest.mark.rule("EM-039", "EM-X23", "EM-V21")
@pytest.mark.parametrize("rulebook", ["it", "hu"])
def test_no_more_symbols_than_cubes_but_for_a_single_card_of_two(rulebook: str) -> None:
    scene = Scene(rulebook=rulebook).hand(0, "initial_cube", "initial_two_cubes").stock(0, 1).play(0, "do:place")
    assert scene.offered(0, "hand") == ["initial_cube", "initial_two_cubes"]
    scene.play(0, "hand:initial_two_cubes")
    assert scene.offered(0, "hand") == []  # the pair is refused
    scene.play(0, "city:rome")
    assert scene.public().cities["rome"].box == {0: 1}
    assert scene.me(0).stock == 0
    scene = Scene(rulebook=rulebook).hand(0, "initial_cube", "initial_two_cubes").stock(0, 1)
    scene.play(0, "do:place", "hand:initial_cube")
    assert scene.offered(0, "hand") == []
    scene = Scene(rulebook=rulebook).hand(0, "initial_cube", "initial_two_cubes").stock(0, 2)
    scene.play(0, "do:place", "hand:initial_two_cubes")
    assert scene.offered(0, "hand") == []
    scene = Scene(rulebook=rulebook).hand(0, "initial_cube", "initial_cube_gold").stock(0, 1)
    scene.play(0, "do:place", "hand:initial_cube")
    assert scene.offered(0, "hand") == []  # two symbols on two cards are no exception
    for card in ("initial_cube", "initial_two_cubes"):
        assert Scene(rulebook=rulebook).hand(0, card).stock(0, 0).why(0, "do:place") == "cannot-place"


@pytest.mark.rule("EM-040", "EM-R02")
def test_cubes_go_under_a_blocking_disc_but_not_into_a_destroyed_city() -> None:
    scene = Scene().hand(0, "initial_cube").destroy("cairo")
    scene.state.cities["rome"].blocked = scene.state.cities["rome"].card_blocked = True
    scene.play(0, "do:place")
    assert scene.can(0, "city:rome")
    assert scene.can(0, "stack:rome")
    assert not scene.can(0, "city:cairo")
    assert not scene.can(0, "stack:cairo")


@pytest.mark.rule("EM-R02", "EM-064")
def test_cubes_come_back_from_under_a_blocking_disc() -> None:
    scene = Scene().hand(0, "initial_cube").cubes(0, "city:rome", 1)
    scene.state.cities["rome"].blocked = True
    scene.play(0, "do:take-back")
    assert scene.me(0).stock == 7


@pytest.mark.rule("EM-064")
def test_taking_back_from_any_mix_of_places() -> None:
    scene = Scene().offer("cultists").hand(0, "initial_two_cubes", "initial_cube", "initial_cube_gold")
    scene.cubes(0, "limbo", 1).cubes(0, "city:rome", 1).cubes(0, "stack:rome", 2).cubes(0, "offer:cultists", 1)
    scene.play(0, "do:take-back", "hand:initial_two_cubes", "hand:initial_cube", "hand:initial_cube_gold")
    assert scene.offered(0, "hand") == []
    scene.play(
        0,
        "limbo",
        "city:rome",
        "offer:cultists",
    )
    scene_state = scene.now
    assert scene_state.players[0].stock == 10
    assert scene_state.players[0].limbo == 0
    assert scene_state.players[0].hand == []
    assert sorted(scene.pile(0)) == ["initial_cube", "initial_cube_gold", "initial_two_cubes"]
    assert scene.public().cities["rome"].card == {0: 1}


@pytest.mark.rule("EM-065", "EM-V21")
def test_no_more_symbols_than_cubes_to_take_back() -> None:
    scene = Scene().hand(0, "initial_two_cubes", "initial_cube").cubes(0, "limbo", 1)
    assert scene.choices_after(0, "do:take-back", "hand:initial_two_cubes") == ["limbo"]
    scene.play(0, "do:take-back", "hand:initial_two_cubes")
    assert (scene.me(0).stock, scene.me(0).limbo) == (7, 0)
    scene = Scene().hand(0, "initial_two_cubes", "initial_cube").cubes(0, "limbo", 2)
    assert scene.choices_after(0, "do:take-back", "hand:initial_cube") == ["limbo"]


@pytest.mark.rule("EM-066")
def test_neither_the_pool_nor_others_cubes_can_be_taken_back() -> None:
    scene = Scene().hand(0, "initial_cube").cubes(1, "city:rome", 2)
    assert scene.state.players[0].pool == 14
    assert scene.why(0, "do:take-back") == "cannot-take-back"


@pytest.mark.rule("EM-067", "EM-068", "EM-X25", "EM-V21")
@pytest.mark.parametrize("rulebook", ["it", "hu"])
def test_two_gold_for_each_cube_and_no_gold_wasted(rulebook: str) -> None:
    scene = Scene(rulebook=rulebook).hand(0, "initial_gold", "initial_two_gold", "initial_cube_gold")
    assert "done" not in scene.choices_after(0, "do:buy", "hand:initial_gold")
    # three gold are always refused
    assert "done" not in scene.choices_after(0, "do:buy", "hand:initial_gold", "hand:initial_two_gold")
    scene.play(0, "do:buy", "hand:initial_gold", "hand:initial_two_gold")
    assert (scene.me(0).stock, scene.me(0).pool) == (8, 12)
    assert scene.me(0).hand == []
    assert sorted(scene.pile(0)) == ["initial_cube_gold", "initial_gold", "initial_two_gold"]
    scene = Scene(rulebook=rulebook).hand(0, "initial_two_gold", "city_zurich").pool(0, 1)
    # four gold for one cube are refused
    assert scene.choices_after(0, "do:buy", "hand:initial_two_gold") == ["done"]
    scene.play(0, "do:buy", "hand:initial_two_gold")
    assert scene.me(0).pool == 0
    assert Scene(rulebook=rulebook).hand(0, "initial_gold").why(0, "do:buy") == "cannot-buy"


@pytest.mark.rule("EM-069")
def test_nothing_to_buy_without_cubes_in_the_pool() -> None:
    assert Scene().hand(0, "initial_two_gold").pool(0, 0).why(0, "do:buy") == "cannot-buy"


@pytest.mark.rule("EM-R41")
def test_limbo_is_kept_per_player() -> None:
    scene = Scene().hand(0, "initial_cube", "holy_brotherhood").cubes(0, "limbo", 1).cubes(1, "limbo", 3)
    scene.play(0, "do:take-back", "hand:initial_cube")
    assert (scene.me(0).limbo, scene.me(1).limbo) == (0, 3)
    scene.play(0, "use:holy_brotherhood")
    assert "limbo" not in scene.options_of(0)
