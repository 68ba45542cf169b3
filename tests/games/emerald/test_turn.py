"""The turn and how cards are used (EM-023 to EM-036, EM-280)."""

import pytest

from app.engine import Dice
from app.games.emerald import content
from tests.games.emerald.scene import Scene


@pytest.mark.rule("EM-023", "EM-024")
def test_two_actions_then_the_next_player_clockwise() -> None:
    scene = Scene().hand(0, "initial_cube", "initial_two_cubes", "initial_blocking")
    assert scene.asked() == [0]
    scene.play(0, "do:place", "hand:initial_cube", "city:rome")
    scene.play(0, "do:place", "hand:initial_two_cubes", "city:rome")  # the same kind twice
    assert scene.options_of(0) == ["end"]
    assert scene.why(0, "use:initial_blocking") == "no-actions-left"
    scene.play(0, "end")
    assert scene.asked() == [1]
    scene.idle(1).idle(2)
    assert scene.asked() == [0]


@pytest.mark.rule("EM-025", "EM-026", "EM-033", "EM-R01", "EM-V16")
@pytest.mark.parametrize("rulebook", ["it", "hu"])
def test_free_actions_before_between_and_after(rulebook: str) -> None:
    scene = Scene(rulebook=rulebook).hand(0, "peoples_will", "peoples_will", "diogenes_club", "initial_gold")
    scene.play(0, "use:peoples_will")
    assert scene.public().actions == 0
    assert scene.public().free is True
    scene.play(0, "do:pass", "use:peoples_will", "do:pass")
    assert scene.me(0).stock == 8
    assert scene.can(0, "use:diogenes_club")
    scene.play(0, "use:diogenes_club")
    assert scene.public().actions == 2
    scene.play(0, "end")
    assert scene.public().free is False
    other = Scene(rulebook=rulebook).hand(0, "diogenes_club").play(0, "do:place", "city:rome")
    assert other.public().actions == 1


@pytest.mark.rule("EM-027", "EM-X02")
def test_a_played_card_lies_face_up_on_the_discard_pile() -> None:
    scene = Scene().hand(0, "initial_cube", "initial_two_cubes")
    scene.play(0, "do:place", "hand:initial_two_cubes", "city:rome")
    mine = scene.public().players[0]
    assert mine.top == "initial_two_cubes"
    assert (mine.discards, mine.deck, mine.hand) == (1, 8, 1)
    assert mine.side is None
    assert scene.private(0).side in ("loyalist", "restorationist")


@pytest.mark.rule("EM-027", "EM-093")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("duchess_d_uzes", ["city:rome"]),
        ("golovinsky", ["count:1"]),
        ("holy_brotherhood", ["count:1", "city:rome"]),
        ("initial_blocking", ["city:rome"]),
        ("lestrade", ["city:rome"]),
        ("peoples_will", []),
        ("third_section", ["hand:initial_gold"]),
    ],
)
def test_a_card_used_for_its_ability_lies_there_too(card: str, choices: list[str]) -> None:
    scene = Scene().hand(0, card, "initial_gold").play(0, f"use:{card}", *choices)
    assert scene.top(0) == card
    assert card not in scene.me(0).hand


@pytest.mark.rule("EM-028")
def test_cards_are_drawn_at_the_end_of_the_turn_only() -> None:
    scene = Scene().hand(0, "initial_cube", "initial_two_cubes")
    scene.play(0, "do:place", "hand:initial_cube", "city:rome")
    assert len(scene.me(0).hand) == 1
    scene.second_action(0)
    assert len(scene.me(0).hand) == 1
    scene.play(0, "end")
    assert len(scene.me(0).hand) == 5


@pytest.mark.rule("EM-029", "EM-268")
def test_the_discard_pile_is_shuffled_in_only_when_a_card_must_be_drawn() -> None:
    scene = Scene().hand(0, "initial_cube", "initial_gold").deck(0, "initial_two_gold")
    assert len(scene.state.players[0].discards) == 7
    scene.idle(0)
    assert len(scene.me(0).hand) == 5
    assert len(scene.me(0).deck) == 5
    assert scene.pile(0) == []
    assert scene.notes("reshuffled")
    other = Scene().hand(0, "initial_cube", "initial_gold", "initial_two_cubes", "initial_cube_gold")
    other.deck(0, "initial_two_gold")
    other.idle(0)
    assert (len(other.me(0).hand), len(other.me(0).deck), len(other.pile(0))) == (5, 0, 5)
    assert not other.notes("reshuffled")


@pytest.mark.rule("EM-029")
def test_a_new_draw_deck_is_in_random_order() -> None:
    orders = set()
    for seed in range(6):
        scene = Scene().hand(0, "initial_cube", "initial_gold").deck(0)
        scene.player(0).discards.sort(key=lambda laid: laid.card)
        scene.dice = Dice(bytes([seed] * 32))
        scene.idle(0)
        orders.add((*scene.me(0).hand, *scene.me(0).deck.cards))
    assert len(orders) > 3


@pytest.mark.rule("EM-030", "EM-V13", "EM-166")
@pytest.mark.parametrize("rulebook", ["it", "hu"])
def test_a_hand_over_the_limit_stays(rulebook: str) -> None:
    scene = Scene(rulebook=rulebook).hand(
        0, "diogenes_club", "initial_cube", "initial_gold", "initial_two_cubes", "initial_two_gold"
    )
    scene.play(0, "use:diogenes_club")
    assert len(scene.me(0).hand) == 6
    scene.idle(0)
    assert len(scene.me(0).hand) == 6
    scene.idle(1).idle(2)
    assert len(scene.me(0).hand) == 6


@pytest.mark.rule("EM-031")
def test_a_lost_card_is_replaced_at_once_even_in_anothers_turn() -> None:
    scene = Scene().hand(1, "city_london", "initial_cube").cubes(0, "city:london", 1)
    scene.play(0, "city:london")
    assert len(scene.me(1).hand) == 2
    assert "city_london" not in scene.me(1).hand


@pytest.mark.rule("EM-032", "EM-X01")
def test_okhrana_has_exactly_three_uses() -> None:
    def fresh() -> Scene:
        return Scene().hand(0, "okhrana", "initial_gold").cubes(1, "city:rome", 2)

    scene = fresh().play(0, "do:place", "city:rome")
    assert (scene.me(0).stock, scene.pile(0), scene.me(1).limbo) == (5, ["okhrana"], 0)
    scene = fresh().play(0, "do:buy")
    assert (scene.me(0).stock, scene.me(1).limbo) == (7, 0)
    scene = fresh().play(0, "use:okhrana", "city-cube:tuesday:rome")
    assert (scene.me(0).stock, scene.me(1).limbo, scene.pile(0)) == (6, 2, ["okhrana"])
    assert not any(option.startswith("arrow:okhrana") for option in fresh().options_of(0))


@pytest.mark.rule("EM-034", "EM-280")
def test_single_use_cards_leave_the_game_by_their_ability_only() -> None:
    scene = Scene().hand(0, "pinkerton")
    scene.play(0, "use:pinkerton")
    scene.play(0, scene.options_of(0)[0])
    scene.play(0, scene.options_of(0)[0])
    assert scene.public().removed == {"pinkerton": 1}
    assert scene.pile(0) == []
    scene = Scene().hand(0, "pinkerton").play(0, "do:place", "city:rome")
    assert scene.pile(0) == ["pinkerton"]
    assert scene.public().removed == {}


@pytest.mark.rule("EM-035", "EM-V10")
def test_the_digest_goes_before_the_short_text_of_a_card() -> None:
    """The card says "move"; the digest that each agent driven out by Bismarck goes where its owner likes."""
    scene = Scene().control(0, "paris").hand(0, "bismarck").agent("goldman", 1, "paris").main(1, "paris")
    scene.play(0, "use:bismarck")
    scene.play(1, "city:london")
    scene.play(1, "city:zurich")
    assert {scene.now.agents["goldman"].city, scene.now.agents["tuesday"].city} == {"london", "zurich"}


@pytest.mark.rule("EM-036")
def test_the_eleven_kinds_of_action() -> None:
    scene = Scene(2).hand(0, "initial_two_cubes", "initial_two_gold", "city_paris", "okhrana").doubles(0, "goldman")
    scene.agent("goldman", 1, "rome").cubes(0, "city:rome", 3).cubes(0, "limbo", 1).cubes(1, "city:rome", 1)
    scene.control(0, "london", "berlin", "vienna", "st_petersburg", "washington").side(0, "loyalist").track(war=13)
    offered = {option if option.startswith("do:") else option.split(":")[0] for option in scene.options_of(0)}
    assert offered == {
        "do:place",
        "city",
        "do:take-back",
        "do:buy",
        "do:move",
        "do:tracks",
        "do:discard",
        "do:reveal",
        "double",
        "use",
        "do:pass",
    }


@pytest.mark.rule("EM-280", "EM-162")
def test_bismarck_never_touches_the_discard_pile() -> None:
    scene = Scene().control(0, "paris").hand(0, "bismarck").play(0, "use:bismarck")
    assert "bismarck" not in scene.pile(0) + scene.me(0).hand + scene.me(0).deck.cards
    assert scene.public().cities["paris"].locked == 0


def test_every_card_that_is_marked_with_an_ability_has_one() -> None:
    from app.games.emerald.abilities import ABILITIES
    from app.games.emerald.attempts import STRIKES

    assert {card.action for card in content.CARDS.values() if card.action} == {*ABILITIES, *STRIKES}
