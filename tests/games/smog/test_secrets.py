"""Chapter 11: what is hidden, what is public."""

import msgspec
import pytest

from app.engine import Dice, Match, NotAsked, NotOffered, Table
from app.games.smog.content import CARDS
from app.games.smog.state import Phase
from app.games.smog.views import SHOWS, AgentView, DiscView, PlayerView, PrintedBoard, TurnView
from tests.games.smog.table import GAME, Lay, Setting, opening, situation


def text(view: object) -> str:
    return msgspec.json.encode(view).decode()


@pytest.mark.rule("SM-144", "SM-150")
def test_secrets_are_seen_by_their_owner_alone() -> None:
    def lay(s: Setting) -> None:
        s.give(0, "lords_decree", combination="c07", gate="g2")

    play = situation(lay)
    mine = play.seen(0).private
    assert mine.combination == {"blood": 1, "mana": 2, "ectoplasm": 1}
    assert (mine.gate, mine.exit, mine.hand) == ("far_right", "6", {"lords_decree": 1})
    assert play.match.view(None).private is None
    assert not {"combination", "gate", "hand"} & set(msgspec.structs.asdict(play.seen().public.players[0]))
    assert "far_right" not in text(play.seen().public)


@pytest.mark.rule("SM-145")
def test_the_deck_is_a_number() -> None:
    view = opening(4).seen(0)
    assert view.public.deck == 24
    changeable = msgspec.structs.replace(view.public, board=PrintedBoard(discs={}, cards={}))
    assert not any(card in text([changeable, view.private]) for card in CARDS)


@pytest.mark.rule("SM-146")
def test_what_is_public() -> None:
    def lay(s: Setting) -> None:
        s.agents(witch="5", doctor="A")
        s.give(0, "lords_decree", "lords_decree", coins=4, bribe=2, blood=1, artefacts=["spectral_chain"], sale_bonus=3)
        s.state.discard.append(s.state.deck.cards.pop())
        s.block("7", "mana")
        s.state.discs["7"].rotation = 1

    play = situation(lay)
    view = play.seen().public
    assert view.players[0] == PlayerView(
        side="N",
        gentleman="john_brown",
        place="P",
        coins=4,
        bribe=2,
        elements={"blood": 1, "mana": 0, "ectoplasm": 0, "titanium": 0},
        artefacts={"spectral_chain": 1},
        cards=2,
        sale_bonus=3,
        favourite=True,
    )
    assert view.deck == 21
    assert view.discard == {play.state.discard[0]: 1}
    assert view.discs["7"] == DiscView(turned=1, shows=SHOWS["7"][1], blocked={"mana": 1})
    assert view.agents == {
        "witch": AgentView(corner="NE", disc="5", oldest=True),
        "doctor": AgentView(corner="SE", disc="A", oldest=False),
        "dandy": AgentView(corner="SW"),
        "merchant": AgentView(corner="NW"),
        "gatekeeper": AgentView(),
        "lost_boy": AgentView(),
    }
    assert (view.leader, view.favour, view.bank, view.hourglasses) == (0, False, play.state.bank, 29)
    assert view.turn.actions == 3


@pytest.mark.rule("SM-146")
def test_what_was_done_in_this_turn_is_public() -> None:
    def lay(s: Setting) -> None:
        s.give(0, coins=2)
        s.give(1, coins=9)

    play = situation(lay, seats=2).do("beg", "disc:1", "buy")
    turn = play.seen(1).public.turn
    assert turn == TurnView(actions=0, most=4, begged=True, drew=False, bought_on={"1": 1}, sold_on={})


@pytest.mark.rule("SM-146", "SM-045")
def test_an_action_is_seen_as_spent_while_the_player_chooses_how() -> None:
    play = situation(lambda s: s.give(0, coins=2, blood=1))
    play.do("turn-any", "disc:1", "cw")
    assert play.ask.prompt == "draw"
    assert play.seen(1).public.turn.actions == 2
    play.do("no-draw", "disc:1")
    assert play.ask.prompt == "fog"
    assert play.seen(1).public.turn.actions == 1
    play.match.undo(0)
    assert play.seen(1).public.turn.actions == 2


@pytest.mark.rule("SM-147", "SM-X50", "SM-076")
def test_all_see_that_a_card_is_drawn_and_one_sees_which() -> None:
    play = situation().do("turn-any", "disc:4", "cw", "draw")
    (card,) = play.player(0).hand
    for viewer in (0, 1, None):
        assert play.noted("turned", viewer) == [{"seat": 0, "disc": "4", "way": "cw"}]
        assert play.noted("drew", viewer) == [{"seat": 0}]
    assert play.noted("drew-card", 0) == [{"card": card}]
    assert play.noted("drew-card", 1) == play.noted("drew-card", None) == []
    assert play.seen(1).public.players[0].cards == 1


@pytest.mark.rule("SM-148")
def test_choices_are_asked_of_the_player_in_turn_only() -> None:
    play = situation(lambda s: s.give(0, "spectral_speed", ectoplasm=1))
    assert set(play.match.asks) == {0}
    assert play.match.waiting() == {0: "turn"}
    before = play.match.view(1)
    with pytest.raises(NotAsked):
        play.match.choose(1, "end-turn")
    with pytest.raises(NotOffered):
        play.match.choose(0, "card:lords_decree")
    assert play.match.view(1) == before


@pytest.mark.rule("SM-X49", "SM-149", "SM-148")
def test_games_that_differ_in_one_seats_secrets_look_the_same_to_others() -> None:
    def lay(cards: list[str], gate: str, combination: str) -> Lay:
        def edit(s: Setting) -> None:
            s.agents(witch="5", dandy="1")
            s.give(0, *cards, gate=gate, combination=combination, place="1", blood=1, titanium=1, coins=5)

        return edit

    one = situation(lay(["ritual_summoning"], "g5", "c01"))
    two = situation(lay(["queens_favour"], "g2", "c07"))
    for steps in ([], ["begin-turn"], ["buy"], ["turn"], ["disc:P"], ["bribe"], ["end-turn"]):
        one.do(*steps)
        two.do(*steps)
        assert one.match.waiting() == two.match.waiting()
        for viewer in (1, 2, 3, None):
            assert one.match.view(viewer) == two.match.view(viewer)
            assert [n for n in one.notes if n.visible_to(viewer)] == [n for n in two.notes if n.visible_to(viewer)]


@pytest.mark.rule("SM-149", "SM-X49")
def test_choosing_for_a_card_shows_nothing_until_it_is_played() -> None:
    play = situation(lambda s: s.give(0, "mechanism_shift", ectoplasm=1, blood=1))
    before, notes = play.match.view(1), len(play.notes)
    play.do("card:mechanism_shift", "disc:2", "cw", "disc:5")
    assert play.match.view(1) == before
    assert len(play.notes) == notes
    assert play.match.waiting() == {0: "turn"}


@pytest.mark.rule("SM-144", "SM-145", "SM-150")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_that_a_seat_sees_depends_on_what_it_cannot_know(seats: int) -> None:
    play = opening(seats)
    dice, deals = Dice(b"walk" * 8), Dice(b"deal" * 8)
    changed = 0
    for step in range(240):
        play.do(dice.choice(play.options))
        if step % 8:
            continue
        for viewer in (None, *range(seats)):
            other = GAME.redeal(play.state, viewer, deals)
            changed += other != play.state
            assert list(GAME.invariants(other)) == []
            assert GAME.view(other, viewer) == GAME.view(play.state, viewer)
    assert changed > 60


@pytest.mark.rule("SM-144", "SM-145")
def test_what_a_seat_cannot_know_could_be_anything_else() -> None:
    state = situation(lambda s: [s.give(seat, "spectral_speed") for seat in range(2)]).state
    deals = Dice(b"deal" * 8)
    others = [GAME.redeal(state, 0, deals) for _ in range(60)]
    assert {other.players[0] == state.players[0] for other in others} == {True}
    assert len({other.players[1].combination for other in others}) == 12  # all but mine
    assert len({other.players[1].gate for other in others}) == 7
    assert len({other.players[1].hand[0] for other in others}) > 6


@pytest.mark.rule("SM-151", "SM-145")
def test_after_the_end_only_the_deck_is_unknown() -> None:
    def lay(s: Setting) -> None:
        s.state.winner, s.state.phase = 1, Phase.OVER
        s.give(0, "spectral_speed")

    play = situation(lay)
    state = play.state
    other = GAME.redeal(state, 2, Dice(bytes(32)))
    assert other.deck.cards != state.deck.cards
    assert GAME.view(other, 2) == GAME.view(state, 2)
    assert play.seen().public.shown[0].hand == {"spectral_speed": 1}


@pytest.mark.rule("SM-R30", "SM-149")
def test_the_stop_at_the_start_of_a_turn_follows_from_public_facts() -> None:
    """Whatever the hand, the same seat is asked after the same number of choices."""
    for card in CARDS:

        def lay(s: Setting, card: str = card) -> None:
            s.agents(witch="5")
            s.give(0, card, place="5", blood=1)

        play = situation(lay)
        assert play.ask.prompt == "begin-turn"
        assert "begin-turn" in play.options
        restored = Match(GAME, {}, Table(GAME.redeal(play.state, 1, Dice(bytes(32))), Dice(bytes(32)), 4), [0] * 4)
        assert restored.waiting() == play.match.waiting()
