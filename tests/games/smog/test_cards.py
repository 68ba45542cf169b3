"""Chapter 7.1: the twelve kinds of special action cards."""

from collections.abc import Callable

import pytest

from app.engine import NotAsked
from app.games.smog.content import CARDS, DISCS, ELEMENTS, PLACES
from tests.games.smog.table import Has, Lay, Setting, situation

ALL = {"blood": 1, "mana": 1, "ectoplasm": 1, "titanium": 1}


def holding(*cards: str, **has: Has) -> Lay:
    return lambda s: s.give(0, *cards, **(ALL | has))


@pytest.mark.rule("SM-081", "SM-148")
def test_cards_are_played_in_the_own_turn_only() -> None:
    play = situation(lambda s: s.give(1, "spectral_speed", **ALL))
    with pytest.raises(NotAsked):
        play.match.choose(1, "card:spectral_speed")
    assert play.open("card") == set()
    play.do("end-turn", "card:spectral_speed")
    assert play.state.turn.actions == 5


@pytest.mark.rule("SM-082", "SM-X38")
@pytest.mark.parametrize("card", list(CARDS))
def test_each_element_that_the_card_names_is_needed(card: str) -> None:
    def lay(s: Setting) -> None:
        s.agents(witch="5", dandy="6")
        s.give(0, card, place="1", **ALL)
        s.give(1, bribe=1, artefacts=["spectral_chain"], **ALL)

    assert f"card:{card}" in situation(lay).options
    for element in ELEMENTS:

        def without(s: Setting, element: str = element) -> None:
            lay(s)
            s.give(0, **{element: 0})

        play = situation(without)
        if element in CARDS[card].requires:
            assert play.why(f"card:{card}") == "SM-082"
        else:
            assert f"card:{card}" in play.options


@pytest.mark.rule("SM-R35")
def test_requirements_as_in_the_rulebook() -> None:
    assert {card: set(CARDS[card].requires) for card in CARDS} == {
        "spectral_speed": {"ectoplasm"},
        "queens_favour": {"titanium"},
        "titans_breath": {"mana"},
        "ritual_summoning": {"blood"},
        "mechanism_shift": {"ectoplasm", "blood"},
        "dissolved_to_rust": {"titanium", "mana"},
        "dragons_gift": {"mana", "blood"},
        "wheel_of_chaos": {"titanium", "ectoplasm"},
        "ethereal_channel": {"ectoplasm", "blood", "titanium"},
        "alchemical_drain": {"mana", "titanium", "ectoplasm"},
        "lords_decree": {"blood", "ectoplasm", "titanium"},
        "fairys_gift": {"mana", "blood", "ectoplasm"},
    }


@pytest.mark.rule("SM-083", "SM-082", "SM-147", "SM-R55")
def test_a_played_card_is_discarded_and_its_elements_stay() -> None:
    play = situation(holding("dragons_gift")).do("card:dragons_gift")
    assert play.state.discard == ["dragons_gift"]
    assert play.player(0).hand == []
    assert play.player(0).elements == ALL
    assert play.seen().public.discard == {"dragons_gift": 1}
    assert play.noted("played") == [{"seat": 0, "card": "dragons_gift"}]


@pytest.mark.rule("SM-083", "SM-044", "SM-147")
@pytest.mark.parametrize("card", list(CARDS))
def test_every_card_is_shown_and_discarded_and_takes_no_action(card: str) -> None:
    def lay(s: Setting) -> None:
        s.agents(witch="5", dandy="6")
        s.give(0, card, place="1", **ALL)
        s.give(1, bribe=1, artefacts=["spectral_chain"], **ALL)

    play = situation(lay).do(f"card:{card}")
    while play.ask.prompt != "turn":
        play.do(play.options[0])
    assert (play.player(0).hand, play.state.discard) == ([], [card])
    assert play.noted("played") == [{"seat": 0, "card": card}]
    assert play.match.undoable(0) is None  # what all have seen stays seen
    assert play.state.turn.actions == 3 + CARDS[card].actions


@pytest.mark.rule("SM-084")
def test_any_number_of_cards_also_those_just_drawn() -> None:
    def lay(s: Setting) -> None:
        s.give(0, *list(CARDS), **ALL)
        cards = s.state.deck.cards
        cards.remove("spectral_speed")
        cards.append("spectral_speed")

    play = situation(lay)
    assert len(play.player(0).hand) == 12
    play.do("turn-any", "disc:1", "cw", "draw")
    assert len(play.player(0).hand) == 13
    play.do("card:spectral_speed", "card:spectral_speed", "card:queens_favour")
    assert play.state.turn.actions == 2 + 4


@pytest.mark.rule("SM-085", "SM-R27", "SM-X37")
def test_spectral_speed_gives_two_actions() -> None:
    play = situation(lambda s: s.give(0, "spectral_speed", ectoplasm=1))
    play.do("disc:1", "disc:P", "card:spectral_speed")
    assert play.state.turn.actions == 3
    assert play.player(0).elements["ectoplasm"] == 1
    play.do("turn-any", "disc:8", "cw", "no-draw")  # other things may be done in between
    assert play.state.turn.actions == 2
    play.end_round()
    assert play.state.turn.actions == 3


@pytest.mark.rule("SM-086")
def test_the_queens_favour_gives_two_coins() -> None:
    play = situation(holding("queens_favour", coins=1))
    bank = play.state.bank
    play.do("card:queens_favour")
    assert (play.player(0).coins, play.state.bank) == (3, bank - 2)
    assert play.state.turn.actions == 3


@pytest.mark.rule("SM-087", "SM-R28", "SM-R11", "SM-R26")
def test_titans_breath_puts_an_opponent_anywhere_else() -> None:
    def lay(s: Setting) -> None:
        s.agents(witch="4")
        s.give(0, "titans_breath", mana=1)
        s.give(2, place="7", coins=0)

    play = situation(lay).do("card:titans_breath")
    assert play.options == ["gentleman:master_fox", "gentleman:dr_jekyll", "gentleman:great_detective"]
    play.do("gentleman:dr_jekyll")
    assert play.open("disc") == set(PLACES) - {"7"}
    play.do("disc:4")
    assert play.player(2).place == "4"
    assert play.seat == 0
    play.do("end-turn", "end-turn")
    assert play.state.turn.actions == 2


@pytest.mark.rule("SM-R28")
def test_titans_breath_reaches_the_promenade() -> None:
    def lay(s: Setting) -> None:
        s.give(0, "titans_breath", mana=1)
        s.give(1, place="7")

    play = situation(lay, seats=2).do("card:titans_breath", "disc:P")  # the only opponent needs no choice
    assert play.player(1).place == "P"


@pytest.mark.rule("SM-088", "SM-R29")
def test_ritual_summoning_exchanges_agents_and_corners() -> None:
    def lay(s: Setting) -> None:
        s.agents(witch="5", doctor="A")
        s.give(0, "ritual_summoning", blood=1)

    play = situation(lay)
    corners = play.state.corners
    play.do("card:ritual_summoning")
    assert play.open("agent") == {"witch", "doctor"}
    play.do("agent:witch")
    assert play.open("agent") == set(corners) - {"witch", "doctor"} == {"dandy", "merchant"}
    play.do("agent:merchant")
    assert play.agents() == {"merchant": "5", "doctor": "A"}
    assert play.state.corners == ["merchant", "doctor", "dandy", "witch"]


@pytest.mark.rule("SM-R29")
def test_the_summoned_agent_takes_over_slot_and_age() -> None:
    def lay(s: Setting) -> None:
        s.agents(witch="5", doctor="A")
        s.give(0, "ritual_summoning", blood=1, coins=2)

    play = situation(lay).do("card:ritual_summoning", "agent:witch", "agent:merchant", "bribe")
    play.end_round()
    # the Merchant was the oldest; after corner 2 comes corner 3
    assert play.agents() == {"doctor": "A", "dandy": "5"}


@pytest.mark.rule("SM-089", "SM-R30", "SM-X32")
@pytest.mark.parametrize(("summoned", "actions", "coins"), [("merchant", 3, 2), ("dandy", 3, 1)])
def test_ritual_before_the_agents_act(summoned: str, actions: int, coins: int) -> None:
    def lay(s: Setting) -> None:
        s.agents(witch="5")
        s.give(0, "ritual_summoning", "queens_favour", place="5", blood=1, coins=2)

    play = situation(lay)
    assert play.options == ["card:ritual_summoning", "begin-turn"]
    play.do("card:ritual_summoning", f"agent:{summoned}")  # the only agent on the board is not asked for
    if summoned == "dandy":
        play.do("begin-turn")
    assert (play.state.turn.actions, play.player(0).coins) == (actions, coins)
    assert play.ask.prompt == "turn"


@pytest.mark.rule("SM-089", "SM-082")
def test_the_ritual_needs_its_element_also_before_the_agents_act() -> None:
    def lay(s: Setting) -> None:
        s.agents(witch="5")
        s.give(0, "ritual_summoning", place="5", mana=1)

    play = situation(lay)
    assert play.options == ["begin-turn"]
    assert play.why("card:ritual_summoning") == "SM-082"


@pytest.mark.rule("SM-R30", "SM-X64")
def test_the_stop_is_repeated_while_another_agent_waits_to_act() -> None:
    def lay(s: Setting) -> None:
        s.agents(witch="5", dandy="5")
        s.give(0, "ritual_summoning", "queens_favour", place="5", blood=1, coins=2)

    play = situation(lay).do("card:ritual_summoning", "agent:witch", "agent:merchant")
    assert play.options == ["begin-turn"]
    play.do("begin-turn")
    assert (play.state.turn.actions, play.player(0).coins) == (3, 1)


@pytest.mark.rule("SM-R30")
def test_the_stop_is_made_for_all_and_lets_nothing_else_through() -> None:
    def lay(s: Setting) -> None:
        s.agents(dandy="5")
        s.give(0, "queens_favour", place="5", titanium=1, coins=2)

    play = situation(lay)
    assert play.options == ["begin-turn"]  # no ritual, no bribe, no other card
    assert play.match.waiting() == {0: "turn"}


@pytest.mark.rule("SM-R30")
def test_with_an_empty_hand_there_is_no_stop() -> None:
    """All can see that no card could be played."""
    play = situation(lambda s: s.agents(dandy="5").give(0, place="5", coins=2))
    assert (play.ask.prompt, play.player(0).coins) == ("turn", 1)


@pytest.mark.rule("SM-R30", "SM-134")
def test_a_later_ritual_changes_nothing_of_the_start() -> None:
    def lay(s: Setting) -> None:
        s.agents(witch="5")
        s.give(0, "ritual_summoning", place="5", blood=1, coins=2)

    play = situation(lay).do("begin-turn", "card:ritual_summoning", "agent:dandy")
    assert (play.state.turn.actions, play.player(0).coins) == (2, 2)


@pytest.mark.rule("SM-090", "SM-R31", "SM-X44")
def test_mechanism_shift_turns_two_different_discs() -> None:
    play = situation(holding("mechanism_shift")).do("card:mechanism_shift", "disc:2", "cw")
    assert play.open("disc") == set(DISCS) - {"2"}
    assert play.why("disc:2") == "SM-R31"
    assert (play.ask.prompt, play.ask.args) == ("turn-other", {"disc": "2", "way": "cw"})
    assert play.state.discs["2"].rotation == 0  # nothing is shown before all is chosen
    last = play.match.undoable(0)
    assert last is not None
    assert last.option == "cw"
    play.do("disc:A", "ccw")
    assert (play.state.discs["2"].rotation, play.state.discs["A"].rotation) == (1, 3)
    assert play.state.turn.actions == 3
    assert play.match.undoable(0) is None


@pytest.mark.rule("SM-091", "SM-R41", "SM-R26")
def test_dissolved_to_rust_takes_bribes_not_the_favour() -> None:
    def lay(s: Setting) -> None:
        s.give(0, "dissolved_to_rust", **ALL)
        s.give(1, bribe=3)
        s.give(2, bribe=1)
        s.state.favour, s.state.leader = True, 1

    play = situation(lay)
    bank = play.state.bank
    play.do("card:dissolved_to_rust")
    assert play.options == ["gentleman:master_fox", "gentleman:dr_jekyll"]
    play.do("gentleman:master_fox")
    assert (play.player(1).bribe, play.state.bank) == (0, bank + 3)
    assert (play.state.leader, play.state.favour) == (1, True)


@pytest.mark.rule("SM-092", "SM-R32", "SM-X39")
def test_dragons_gift_adds_three_to_the_next_sale() -> None:
    def lay(s: Setting) -> None:
        s.give(0, "dragons_gift", place="8", coins=0, mana=1, blood=2, titanium=1)

    play = situation(lay).do("card:dragons_gift", "sell")
    assert play.player(0).coins == 7
    play.do("sell")
    assert play.player(0).coins == 8


@pytest.mark.rule("SM-R32")
def test_dragons_gifts_add_up_and_wait_openly() -> None:
    def lay(s: Setting) -> None:
        s.give(0, "dragons_gift", "dragons_gift", place="8", coins=0, mana=1, blood=1, titanium=1)

    play = situation(lay, seats=2).do("card:dragons_gift", "card:dragons_gift", "end-turn", "end-turn")
    assert play.seen(1).public.players[0].sale_bonus == 6
    assert play.player(0).coins == 1
    play.do("sell")
    assert play.player(0).coins == 1 + 4 + 6


@pytest.mark.rule("SM-093", "SM-079", "SM-R33", "SM-X40")
def test_wheel_of_chaos_turns_the_board_under_all() -> None:
    def lay(s: Setting) -> None:
        s.agents(lost_boy="1")
        s.give(1, "wheel_of_chaos", gate="g1", **ALL)
        s.block("1", "blood")

    play = situation(lay, active=1)
    assert play.seen(1).private.exit == "7"
    assert play.options[-3:] == ["card:wheel_of_chaos", "bribe", "end-turn"]
    play.do("card:wheel_of_chaos", "cw")
    sides = {seat: view.side for seat, view in play.seen().public.players.items()}
    assert sides == {0: "W", 1: "N", 2: "E", 3: "S"}
    assert play.player(1).competence == "blood"
    assert play.seen(1).private.exit == "5"
    assert play.state.discs["1"].rotation == 0
    assert play.state.discs["1"].blocked == ["blood"]
    assert play.agents() == {"lost_boy": "1"}
    play.do("end-turn")
    assert play.seat == 2  # the order at the table stays
    play = situation(lay, active=1).do("card:wheel_of_chaos", "ccw")
    assert [player.side for player in play.state.players] == [1, 2, 3, 0]


@pytest.mark.rule("SM-X55", "SM-R33")
@pytest.mark.parametrize(("way", "competences"), [("ccw", ("mana", "titanium")), ("cw", ("titanium", "mana"))])
def test_wheel_of_chaos_with_two_players(way: str, competences: tuple[str, str]) -> None:
    play = situation(holding("wheel_of_chaos"), seats=2).do("card:wheel_of_chaos", way)
    assert tuple(player.competence for player in play.state.players) == competences
    play.do("end-turn")
    assert play.seat == 1


@pytest.mark.rule("SM-094", "SM-R36", "SM-R26", "SM-R20")
def test_ethereal_channel_takes_an_element() -> None:
    def lay(s: Setting) -> None:
        s.give(0, "ethereal_channel", **(ALL | {"mana": 9}))
        s.give(1, mana=2)
        s.give(2, mana=1, titanium=1)
        s.give(3, blood=1)

    play = situation(lay).do("card:ethereal_channel")
    assert play.options == ["gentleman:dr_jekyll", "gentleman:great_detective"]  # the Mana track is full
    play.do("gentleman:dr_jekyll")
    assert play.options == ["element:titanium"]
    play.do("element:titanium")
    assert (play.player(0).elements["titanium"], play.player(2).elements["titanium"]) == (2, 0)
    assert play.state.entered == 2
    assert play.state.turn.bought_on == []


@pytest.mark.rule("SM-095", "SM-X42", "SM-099", "SM-R26")
def test_alchemical_drain_takes_a_coin_from_each() -> None:
    def lay(s: Setting) -> None:
        s.give(0, "alchemical_drain", coins=1, **ALL)
        s.give(1, coins=0, bribe=4)
        s.give(2, coins=2)
        s.give(3, coins=3)

    play = situation(lay).do("card:alchemical_drain")
    assert [player.coins for player in play.state.players] == [3, 0, 1, 2]
    assert play.player(1).bribe == 4


@pytest.mark.rule("SM-096", "SM-X43", "SM-R50", "SM-R36", "SM-R48")
def test_the_lords_decree_takes_an_artefact_that_one_lacks() -> None:
    def lay(s: Setting) -> None:
        s.give(0, "lords_decree", artefacts=["spectral_chain"], **ALL)
        s.give(1, artefacts=["spectral_chain"])
        s.give(2, artefacts=["atlantean_key", "spectral_chain", "adamantine_key", "mithril_padlock"])

    play = situation(lay).do("card:lords_decree")
    assert play.ask.prompt == "which-artefact"  # only one opponent is a target
    assert play.open("artefact") == {"atlantean_key", "adamantine_key", "mithril_padlock"}
    play.do("artefact:adamantine_key")
    assert play.player(0).artefacts == ["spectral_chain", "adamantine_key"]
    assert "adamantine_key" not in play.player(2).artefacts
    assert play.state.turn.actions == 3


@pytest.mark.rule("SM-097", "SM-R34", "SM-X41")
def test_fairys_gift_is_free() -> None:
    def lay(s: Setting) -> None:
        s.give(0, "fairys_gift", place="C", coins=0, mana=1, blood=1, ectoplasm=1)

    play = situation(lay).do("card:fairys_gift")
    assert play.player(0).artefacts == ["adamantine_key"]
    assert play.player(0).coins == 0
    assert play.state.discs["C"].blocked == []
    assert play.state.discs["C"].rotation == 0
    assert play.state.turn.actions == 3


@pytest.mark.rule("SM-R34", "SM-R18")
def test_fairys_gift_twice_on_one_face_and_then_no_sale() -> None:
    def lay(s: Setting) -> None:
        s.give(0, "fairys_gift", "fairys_gift", place="8", titanium=1, mana=1, blood=1, ectoplasm=1)

    play = situation(lay).do("card:fairys_gift", "card:fairys_gift")
    assert play.player(0).elements["titanium"] == 3
    assert play.why("sell") == "SM-062"


def _doctor(s: Setting) -> None:
    s.agents(doctor="8")


def _hourglass(s: Setting) -> None:
    s.block("8", "titanium")


def _sold(s: Setting) -> None:
    s.give(0, titanium=2)


def _full(s: Setting) -> None:
    s.give(0, titanium=9)


def _artefact(s: Setting) -> None:
    s.give(0, place="A", artefacts=["atlantean_key"])


@pytest.mark.rule("SM-128", "SM-129", "SM-R34", "SM-R48", "SM-X33", "SM-X67")
@pytest.mark.parametrize("obstacle", [_doctor, _hourglass, _sold, _full, _artefact])
def test_fairys_gift_yields_to_what_is_stricter(obstacle: Callable[[Setting], None]) -> None:
    def lay(s: Setting) -> None:
        s.give(0, "fairys_gift", place="8", titanium=0, mana=1, blood=1, ectoplasm=1)
        obstacle(s)

    play = situation(lay)
    if obstacle is _sold:
        assert "card:fairys_gift" in play.options
        play.do("sell")
    assert play.why("card:fairys_gift") == "SM-R26"


@pytest.mark.rule("SM-R26")
@pytest.mark.parametrize(
    "card",
    ["dissolved_to_rust", "ethereal_channel", "alchemical_drain", "lords_decree", "ritual_summoning", "fairys_gift"],
)
def test_a_card_that_would_do_nothing_is_not_played(card: str) -> None:
    def lay(s: Setting) -> None:
        s.give(0, card, **ALL)
        for seat in range(1, 4):
            s.give(seat, coins=0)

    assert situation(lay).why(f"card:{card}") == "SM-R26"
