"""Who knows what (EM-243 to EM-250, EM-266 to EM-278, EM-284 to EM-286)."""

import pytest

from app.engine import Dice
from app.games.emerald import redeal
from app.games.emerald.content import LOYALIST, RESTORATIONIST, Side
from app.games.emerald.shown import AgentView, PlayerView
from app.games.emerald.state import State
from tests.games.emerald.scene import GAME, Scene


def deals(scene: Scene, seat: int | None, number: int = 16) -> list[State]:
    """The same game as the seat might imagine it."""
    made = [redeal(scene.now, seat, Dice(bytes([n] * 32))) for n in range(number)]
    for state in made:
        assert GAME.view(state, seat) == scene.match.view(seat)
        assert not list(GAME.invariants(state))
    return made


@pytest.mark.rule("EM-266", "EM-267")
def test_what_is_public() -> None:
    scene = (
        Scene().cubes(1, "limbo", 2).cubes(1, "city:rome", 1).own(1, "mi_go").agent("figner", 1, "mi_go", card="mi_go")
    )
    scene.agent("goldman", 1, "rome", vampire=True).control(1, "paris").zombies(rome=2).royal("rome", "hidden", 2)
    scene.discards(1, "okhrana").mad(2, 1).doubles(1, "most").track(war=2)
    scene.player(1).sacrificed = ["morris"]
    view = scene.public()
    tuesday = view.players[1]
    assert (tuesday.stock, tuesday.pool, tuesday.limbo) == (6, 11, 2)
    assert (tuesday.hand, tuesday.deck, tuesday.discards, tuesday.top) == (5, 5, 3, "okhrana")
    assert tuesday.doubles == 1
    assert tuesday.permanents == {"mi_go": 1}
    assert tuesday.sacrificed == {"morris": 1}
    assert view.players[2].mad == 1
    assert view.agents["goldman"] == AgentView(seat=1, city="rome", vampire=True)
    assert view.agents["figner"] == AgentView(seat=1, city="mi_go")
    assert view.cities["rome"].box == {1: 1}
    assert view.cities["rome"].zombies == 2
    assert view.cities["rome"].below == 2
    assert (view.cities["rome"].royal, view.cities["rome"].royal_by) == ("hidden", 2)
    assert view.supply.safe == 2
    assert "paris" not in view.supply.city_cards
    assert (view.supply.doubles, view.supply.sanity) == (21, 17)
    assert (view.active, view.actions, view.free) == (0, 0, False)
    assert view.tracks["war"] == 2
    assert set(view.offers) == set(scene.now.offers)


@pytest.mark.rule("EM-268")
def test_cards_played_and_claims_are_told_to_all() -> None:
    scene = Scene().hand(0, "initial_cube", "initial_two_gold").cubes(0, "stack:rome", 1)
    card = scene.state.cities["rome"].up
    scene.play(0, "stack:rome", "do:buy")
    assert [(note.args["card"], note.to) for note in scene.notes("claimed")] == [(card, None)]
    assert [(note.args["cards"], note.to) for note in scene.notes("bought")] == [(["initial_two_gold"], None)]


@pytest.mark.rule("EM-269", "EM-010")
def test_identities_are_dealt_anew_for_those_who_cannot_know() -> None:
    scene = Scene(3).hand(0, "burtsev").side(1, LOYALIST).side(2, RESTORATIONIST)
    imagined = deals(scene, 2)
    assert {state.players[0].identity for state in imagined} == {LOYALIST, RESTORATIONIST}
    assert {state.players[2].identity for state in imagined} == {RESTORATIONIST}
    assert len({tuple(sorted(state.identities_left)) for state in deals(scene, None)}) > 1
    scene.play(0, "use:burtsev", "seat:1")
    assert {state.players[1].identity for state in deals(scene, 0)} == {LOYALIST}
    assert len({state.players[1].identity for state in deals(scene, 2)}) == 2
    shown = Scene(3).side(1, LOYALIST, revealed=True)
    assert {state.players[1].identity for state in deals(shown, None)} == {LOYALIST}


@pytest.mark.rule("EM-270", "EM-276")
def test_hands_and_the_order_of_decks_are_hidden() -> None:
    scene = Scene()
    imagined = deals(scene, 0)
    assert len({tuple(state.players[1].hand) for state in imagined}) > 4
    assert {tuple(sorted(state.players[0].hand)) for state in imagined} == {tuple(sorted(scene.now.players[0].hand))}
    assert len({tuple(state.players[0].deck.cards) for state in imagined}) > 4
    assert sum(scene.private(0).deck.values()) == 5
    assert (scene.public().players[1].hand, scene.public().players[1].deck) == (5, 5)  # how many, and no more


@pytest.mark.rule("EM-272", "EM-273")
def test_double_agents_are_hidden_but_for_what_one_has_learned() -> None:
    scene = Scene(3).hand(0, "irene_adler").doubles(1, "goldman", "most").doubles(2, "figner")
    scene.play(0, "use:irene_adler")
    taken = scene.me(0).doubles[0]
    assert all(taken in state.players[0].doubles for state in deals(scene, 1))
    assert len({state.players[0].doubles[0] for state in deals(scene, 2)}) > 1
    assert len({state.players[2].doubles[0] for state in deals(scene, 0)}) > 1
    assert {tuple(state.players[2].doubles) for state in deals(scene, 2)} == {("figner",)}


@pytest.mark.rule("EM-273", "EM-089")
def test_what_adler_took_is_known_until_it_is_revealed_or_may_have_moved_on() -> None:
    scene = (
        Scene(3)
        .hand(0, "irene_adler")
        .doubles(1, "goldman", "most")
        .agent("goldman", 2, "rome")
        .agent("most", 2, "rome")
    )
    scene.play(0, "use:irene_adler")
    taken = scene.me(0).doubles[0]
    assert scene.private(1).taken == {taken: 0}
    scene.play(0, f"double:{taken}")
    assert scene.private(1).taken == {}
    assert taken in scene.public().exposed


@pytest.mark.rule("EM-273")
def test_what_adler_took_is_no_longer_known_once_its_taker_has_lost_a_counter() -> None:
    scene = Scene(3).hand(0, "irene_adler").doubles(2, "goldman", "most")
    scene.player(1).taken = {"goldman": 2}
    scene.play(0, "use:irene_adler")
    assert scene.private(1).taken == {}  # it may have been Goldman's, or not


@pytest.mark.rule("EM-274")
def test_stacks_and_decks_are_counts() -> None:
    scene = Scene(4)
    imagined = deals(scene, 0)
    assert len({tuple(state.cities["rome"].stack.cards) for state in imagined}) > 4
    assert len({tuple(state.permanents.cards) for state in imagined}) > 4
    assert len({tuple(state.sanity.cards) for state in imagined}) > 4
    assert len({tuple(state.unseen) for state in imagined}) > 4
    assert scene.public().cities["rome"].below == 3
    assert scene.public().supply.permanents == 10


@pytest.mark.rule("EM-275", "EM-188")
def test_what_was_removed_unseen_may_be_any_card() -> None:
    scene = Scene().hand(0, "third_section", "city_rome", "goldman", "okhrana", "nadar")
    scene.play(0, "use:third_section", "hand:goldman")
    assert len({tuple(state.players[0].removed) for state in deals(scene, 1)}) > 1
    assert all("city_rome" not in state.players[0].removed for state in deals(scene, 1))
    assert {tuple(state.players[0].removed) for state in deals(scene, 0)} == {("goldman",)}


@pytest.mark.rule("EM-286")
def test_a_card_all_know_of_until_it_could_have_left_unseen() -> None:
    def scene() -> Scene:
        made = Scene(2).own(0, "mi_go").agent("goldman", 0, "mi_go", card="mi_go")
        made.hand(0, "initial_cube", "initial_gold", "third_section")
        return made.play(0, "do:mi-go", "city:rome")

    back = scene()
    assert back.public().players[0].shown == {"goldman": 1}
    assert all("goldman" in state.players[0].hand for state in deals(back, 1))
    assert scene().play(0, "do:discard", "hand:initial_cube", "done").public().players[0].shown == {"goldman": 1}
    assert scene().play(0, "do:discard", "hand:goldman", "done").public().players[0].shown == {}
    hidden = scene().play(0, "do:discard", "hand:initial_cube", "hand:initial_gold", "done")
    assert hidden.public().players[0].shown == {}
    removed = scene().play(0, "use:third_section", "hand:initial_cube")
    assert removed.public().players[0].shown == {}
    played = scene().play(0, "do:tracks", "arrow:goldman:revolution", "done")
    assert played.public().players[0].shown == {}


# ---- windows and asks


def attempt(*, one: str = "most", two: str = "goldman", side: Side = LOYALIST) -> Scene:
    """Seat 0 strikes in Madrid with Figner there; what seats 1 and 2 hold differs."""
    scene = Scene(3).main(0, "madrid").agent("figner", 0, "madrid").hand(0, "hired_assassin", "infernal_machine")
    scene.doubles(1, one).doubles(2, two)
    for seat in range(3):
        scene.side(seat, side)
    return scene.play(0, "use:hired_assassin")


@pytest.mark.rule("EM-X44", "EM-243", "EM-276", "EM-278")
def test_the_same_seats_are_asked_whatever_they_hold() -> None:
    plain = attempt()
    for scene in (attempt(one="figner"), attempt(two="figner"), attempt(side=RESTORATIONIST)):
        assert scene.match.waiting() == plain.match.waiting() == {1: "exposing", 2: "exposing"}
        assert scene.public() == plain.public()
        assert [note for note in scene.log if note.to is None] == [note for note in plain.log if note.to is None]
    able = attempt(one="figner")
    assert able.options_of(1) == ["double:figner", "pass"]
    assert able.options_of(2) == ["pass"]
    assert able.match.only_pass(2)
    able.play(2, "pass")
    assert able.match.waiting() == {1: "exposing", 2: "exposing"}  # nobody sees who has answered


@pytest.mark.rule("EM-243")
def test_who_has_no_hidden_counter_is_not_asked() -> None:
    scene = Scene(3).main(0, "madrid").agent("figner", 0, "madrid").hand(0, "hired_assassin", "infernal_machine")
    scene.doubles(1, "most").play(0, "use:hired_assassin")
    assert scene.asked() == [1]


@pytest.mark.rule("EM-X44", "EM-245", "EM-246", "EM-278")
@pytest.mark.parametrize("agent", ["holmes", "moriarty"])
def test_both_sides_are_asked_to_keep(agent: str) -> None:
    for side in (LOYALIST, RESTORATIONIST):
        scene = Scene().agent(agent, 1, "rome").doubles(0, agent).side(1, side).play(0, f"double:{agent}")
        assert scene.match.waiting() == {1: "keeping"}


@pytest.mark.rule("EM-X44", "EM-247")
def test_the_escape_is_asked_with_and_without_the_card() -> None:
    for card in ("hand", "deck"):
        scene = Scene().own(1, "master_of_disguise").known(1).agent("goldman", 1, "rome", card=card)
        scene.hand(0, "shoggoth").play(0, "use:shoggoth")
        assert scene.match.waiting() == {1: "escaping"}


@pytest.mark.rule("EM-250")
def test_nobody_is_asked_for_what_is_automatic() -> None:
    handed = Scene().hand(1, "city_london").cubes(0, "city:london", 1).play(0, "city:london")
    assert handed.asked() == [0]
    terror = Scene().hand(0, "terrors_of_the_night").play(0, "use:terrors_of_the_night", "seat:1")
    assert terror.asked() == [0]
    forced = Scene().hand(0, "terrors_of_the_night").side(1, LOYALIST).mad(1, 2).sanity("mad")
    assert forced.play(0, "use:terrors_of_the_night", "seat:1").asked() == [0]
    looked = Scene().hand(0, "burtsev").play(0, "use:burtsev", "seat:1")
    assert looked.asked() == [0]
    robbed = Scene().hand(0, "irene_adler").doubles(1, "goldman", "most").play(0, "use:irene_adler")
    assert robbed.asked() == [0]


@pytest.mark.rule("EM-276")
def test_what_i_am_drafting_shows_nothing() -> None:
    scene = Scene().hand(0, "initial_cube", "initial_two_cubes")
    before = scene.public()
    waiting = scene.match.waiting()
    scene.play(0, "do:place", "hand:initial_cube", "hand:initial_two_cubes")
    assert scene.public() == before
    assert scene.match.waiting() == waiting
    assert not scene.log
    scene.match.undo(0)
    scene.match.undo(0)
    scene.match.undo(0)
    assert scene.prompt(0) == "act"


@pytest.mark.rule("EM-284")
def test_how_many_is_public_and_which_is_not() -> None:
    scene = Scene().hand(0, "pinkerton", "initial_cube").play(0, "use:pinkerton")
    scene.play(0, scene.options_of(0)[0])
    scene.play(0, scene.options_of(0)[0])
    assert scene.notes("drew-counters")[0].args == {"seat": 0, "count": 4}
    assert scene.notes("put-back-counters")[0].args == {"seat": 0, "count": 2}
    scene.idle(0)
    assert scene.notes("drew")[0].args == {"seat": 0, "count": 4}
    assert scene.notes("drew-cards")[0].to == (0,)


@pytest.mark.rule("EM-285")
def test_each_seat_alone_sees_its_true_score() -> None:
    scene = Scene().side(0, RESTORATIONIST).agent("goldman", 0, "rome").track(revolution=5)
    assert scene.private(0).score == 4
    assert scene.vp(0) == 0
    assert "points" not in PlayerView.__struct_fields__
