"""Chapter 2: how the game begins."""

import pytest

from app.games.smog.content import AGENTS, ARTEFACTS, COMBINATIONS, COMPETENCES, GATES, GENTLEMEN, PLACES, PROMENADE
from app.games.smog.views import AgentView
from tests.games.smog.table import Play, opening, situation

SEEDS = [bytes([n]) * 32 for n in range(40)]


def to_hourglasses(seats: int, seed: bytes = SEEDS[0]) -> Play:
    play = opening(seats, seed=seed)
    while "lot" in play.options:
        play.do("lot")
    return play


@pytest.mark.rule("SM-019")
def test_discs_start_as_printed() -> None:
    for disc, at in opening(4).state.discs.items():
        assert at.rotation == PLACES[disc].start_rotation == 0
        assert at.blocked == []


@pytest.mark.rule("SM-021")
def test_four_piles_of_artefacts() -> None:
    play = opening(4)
    assert play.seen().public.piles == dict.fromkeys(ARTEFACTS, 4)
    play = situation(lambda s: [s.give(seat, place="B", coins=5) for seat in range(4)])
    for _ in range(4):
        while "buy" not in play.options:
            play.do("turn")
        play.do("buy", "end-turn")
    assert play.seen().public.piles["spectral_chain"] == 0


@pytest.mark.rule("SM-029")
@pytest.mark.parametrize(("seats", "bank"), [(2, 26), (3, 24), (4, 22)])
def test_what_each_player_starts_with(seats: int, bank: int) -> None:
    state = opening(seats).state
    assert state.bank == bank
    for player in state.players:
        assert (player.coins, player.bribe, player.artefacts, player.hand) == (2, 0, [], [])


@pytest.mark.rule("SM-022", "SM-115", "SM-R06")
def test_four_of_six_agents_wait_at_the_corners() -> None:
    seen = set()
    for seed in SEEDS:
        play = opening(4, seed=seed)
        agents = play.seen().public.agents
        waiting = [agent for agent, at in agents.items() if at.corner is not None]
        out = [agent for agent, at in agents.items() if at == AgentView()]
        assert (len(waiting), len(out)) == (4, 2)
        assert all(at.disc is None for at in agents.values())
        seen.add(tuple(play.state.corners))
    assert len(seen) > 20
    assert {agent for corners in seen for agent in corners} == set(AGENTS)


@pytest.mark.rule("SM-023", "SM-R53")
def test_each_picks_a_gentleman_or_leaves_it_to_the_lot() -> None:
    play = opening(3)
    first = play.seat
    assert play.options == [*(f"gentleman:{g}" for g in GENTLEMEN), "lot"]
    play.do("gentleman:master_fox")
    assert play.seat == (first + 1) % 3
    assert "gentleman:master_fox" not in play.options
    play.do("gentleman:dr_jekyll", "lot")
    names = [player.gentleman for player in play.state.players]
    assert names[first] == "master_fox"
    assert len(set(names)) == 3


@pytest.mark.rule("SM-023")
def test_the_fourth_takes_the_gentleman_that_is_left() -> None:
    play = opening(4).do("lot", "lot", "lot")
    assert {player.gentleman for player in play.state.players} == set(GENTLEMEN)
    assert play.ask.prompt == "hourglass"


@pytest.mark.rule("SM-024")
def test_all_start_on_the_promenade() -> None:
    assert {player.place for player in opening(4).state.players} == {PROMENADE}


@pytest.mark.rule("SM-025", "SM-026", "SM-X03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_faces_a_side_and_has_one_of_its_element(seats: int) -> None:
    for seed in SEEDS:
        players = opening(seats, seed=seed).state.players
        assert len({player.side for player in players}) == seats
        for player in players:
            assert player.elements == dict.fromkeys(COMPETENCES, 0) | {COMPETENCES[player.side]: 1}
    at_blue = next(p for seed in SEEDS for p in opening(4, seed=seed).state.players if p.side == 1)
    assert at_blue.elements == {"blood": 0, "mana": 1, "ectoplasm": 0, "titanium": 0}


@pytest.mark.rule("SM-153")
@pytest.mark.parametrize("seats", [2, 3])
def test_fewer_players_use_the_same_board(seats: int) -> None:
    small, large = opening(seats), opening(4)
    few, four = small.state, large.state
    assert set(few.discs) == set(four.discs)
    assert len(few.corners) == len(four.corners) == 4
    assert sorted(few.deck.cards) == sorted(four.deck.cards)
    assert small.seen().public.board == large.seen().public.board


@pytest.mark.rule("SM-R05", "SM-R54", "SM-153")
@pytest.mark.parametrize(("seats", "sides"), [(2, {0, 2}), (3, {0, 1, 2}), (4, {0, 1, 2, 3})])
def test_sides_are_drawn_by_lot_and_turns_go_clockwise_by_side(seats: int, sides: set[int]) -> None:
    of_first_seat = set()
    for seed in SEEDS:
        players = opening(seats, seed=seed).state.players
        around = [player.side for player in players]
        assert set(around) == sides
        of_first_seat.add(around[0])
        start = around.index(0)
        assert around[start:] + around[:start] == sorted(sides)
    assert of_first_seat == sides


@pytest.mark.rule("SM-027", "SM-028")
def test_each_has_one_secret_combination_and_one_gate() -> None:
    dealt = set()
    for seed in SEEDS:
        players = opening(4, seed=seed).state.players
        assert len({player.combination for player in players}) == 4
        assert len({player.gate for player in players}) == 4
        dealt |= {player.combination for player in players} | {player.gate for player in players}
    assert dealt == set(COMBINATIONS) | set(GATES)


@pytest.mark.rule("SM-030", "SM-R04")
def test_the_first_player_is_drawn_by_lot() -> None:
    states = [opening(4, seed=seed).state for seed in SEEDS]
    assert {state.leader for state in states} == {0, 1, 2, 3}
    assert not any(state.favour for state in states)


@pytest.mark.rule("SM-031", "SM-R09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_hourglasses_each_in_turn(seats: int) -> None:
    play = to_hourglasses(seats)
    leader, order = play.state.leader, []
    assert play.seen(play.seat).private.combination  # the secrets are known before
    assert len(play.options) == 48
    assert not {"pass", "done"} & set(play.options)
    while play.ask.prompt == "hourglass":
        order.append(play.seat)
        play.do(play.options[-1])
    assert order == [(leader + n) % seats for n in range(seats)] * 2
    assert sum(len(disc.blocked) for disc in play.state.discs.values()) == 2 * seats
    assert (play.state.round, play.seat) == (1, leader)


@pytest.mark.rule("SM-R09")
def test_an_hourglass_may_face_a_side_without_a_player() -> None:
    play = to_hourglasses(2)
    assert "face:1:blood" in play.options  # printed at E, where nobody sits
    play.do("face:1:blood")
    assert play.state.discs["1"].blocked == ["blood"]
