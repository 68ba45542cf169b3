"""Sections 2 and 3: who plays, and how the table is set."""

import pytest

from app.engine import BadSetup, Match, load
from app.games.android.content import (
    DECKS,
    DETECTIVES,
    EVIDENCE,
    GENERAL,
    MURDERS,
    NPCS,
    PIECES,
    PLOTS,
    SPECIALS,
    SPECIFIC,
    SUSPECTS,
    TOKENS,
    deck_of,
)
from app.games.android.shown import SpecificEventView
from app.games.android.state import State
from app.games.android.views import public
from tests.games.android.scene import ALL, SEED, Scene, fresh

GAME = load("android")
FOUR = ("raymond", "louis", "caprice", "floyd")


def begun(*detectives: str, murder: str = "estates", seed: bytes = SEED) -> Match[State]:
    return fresh(detectives, murder, seed)


@pytest.mark.rule("AN-001", "AN-016")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_plays_a_different_detective(seats: int) -> None:
    match: Match[State] = Match.new(GAME, seats, {}, seed=SEED)
    played = [player.detective for player in match.state.players]
    assert len(set(played)) == seats
    assert set(played) <= set(DETECTIVES) == set(ALL)


@pytest.mark.rule("AN-001")
@pytest.mark.parametrize("seats", [2, 6])
def test_no_game_for_fewer_or_more(seats: int) -> None:
    with pytest.raises(BadSetup):
        Match.new(GAME, seats, {}, seed=SEED)


@pytest.mark.rule("AN-016")
def test_detectives_may_be_picked_in_seat_order() -> None:
    match: Match[State] = Match.new(GAME, 3, {"detectives": "pick"}, seed=SEED)
    assert set(match.asks) == {0}
    match.choose(0, "detective:louis")
    assert set(match.asks) == {1}
    assert "detective:louis" not in match.asks[1].options
    assert len(match.asks[1].options) == 4
    match.choose(1, "detective:floyd")
    match.choose(2, "detective:caprice")
    assert [player.detective for player in match.state.players] == ["louis", "floyd", "caprice"]
    assert len(match.state.leads) == 10


@pytest.mark.rule("AN-002")
def test_order_is_clockwise_from_the_first_player() -> None:
    state = Scene(*FOUR).state
    state.first = 2
    assert state.order() == [2, 3, 0, 1]


@pytest.mark.rule("AN-011", "AN-012", "AN-014")
@pytest.mark.parametrize("murder", list(MURDERS))
def test_the_murder_sheet_says_where(murder: str) -> None:
    state = begun(*FOUR, murder=murder).state
    sheet = MURDERS[murder]
    assert state.murder == murder
    assert state.scene == sheet.scene
    assert (state.lily, state.jimmy) == (sheet.lily["1"], sheet.jimmy["1"])


@pytest.mark.rule("AN-011")
def test_the_murder_may_be_left_to_chance() -> None:
    drawn = {Match.new(GAME, 3, {}, seed=bytes([n] * 32)).state.murder for n in range(40)}
    assert drawn == set(MURDERS)
    assert MURDERS["estates"].scene == "rokvil_estates"
    assert MURDERS["estates"].recommended


@pytest.mark.rule("AN-013")
def test_week_1_day_1() -> None:
    state = begun(*FOUR).state
    assert (state.week, state.weekday) == (1, 1)


@pytest.mark.rule("AN-015", "AN-021", "AN-022", "AN-023", "AN-R01", "AN-X46")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_suspects_and_leads(seats: int) -> None:
    state = begun(*ALL[:seats]).state
    sheet = MURDERS["estates"]
    assert list(state.suspects) == sheet.suspects[: seats + 1]
    assert len(state.leads) == {3: 10, 4: 13, 5: 16}[seats]
    for suspect in state.suspects:
        assert state.leads[f"lead:testimony:{suspect}"].at == sheet.witness[suspect]
    assert len([lead for lead in state.leads.values() if lead.kind == "testimony"]) == seats + 1
    for detective in ALL[:seats]:
        for start in DETECTIVES[detective].leads:
            assert state.leads[f"lead:{start.kind}:{detective}"].at == start.at


@pytest.mark.rule("AN-017", "AN-032")
def test_a_kit() -> None:
    for detective, kit in DETECTIVES.items():
        assert len(DECKS[f"light:{detective}"]) == len(DECKS[f"dark:{detective}"]) == 18
        plots = [plot for plot in PLOTS.values() if plot.detective == detective]
        assert len(plots) == 3
        # four cards each: a start, one two-sided crossroad, two two-sided endings
        assert all((len(plot.crossroad), len(plot.ending)) == (2, 4) for plot in plots)
        assert kit.warrants == 2
        assert all(NPCS[npc].detective == detective for npc in kit.npcs)
    state = begun(*FOUR).state
    orders = [pile.down.cards for pile in state.decks.values()]
    assert all(order != sorted(order) for order in orders)
    assert set(state.decks) == {f"{kind}:{name}" for kind in ("light", "dark") for name in FOUR}


@pytest.mark.rule("AN-018")
def test_npcs_start_beside_their_owners() -> None:
    state = begun(*FOUR).state
    for npc, row in NPCS.items():
        assert (state.npcs[npc].state, state.npcs[npc].at) == (row.side, "")
    assert state.bank["favor:daniel"] == NPCS["daniel"].favors


@pytest.mark.rule("AN-019", "AN-020")
def test_figures_and_twilight_markers() -> None:
    state = begun(*FOUR).state
    for player in state.players:
        assert player.at == DETECTIVES[player.detective].start
        assert player.twilight == 0
    # the placement is no entry: nobody was asked for a free draw, Rachel's seedy market included
    match = begun("rachel", "louis", "floyd")
    assert {ask.prompt for ask in match.asks.values()} == {"draw-from"}


@pytest.mark.rule("AN-024", "AN-025", "AN-026", "AN-027")
def test_supplies() -> None:
    state = begun(*FOUR).state
    assert len(state.pool) == sum(row.count for row in EVIDENCE) == 60
    banks = {
        "favor:corporate": "melange_mining",
        "favor:political": "city_hall",
        "favor:society": "levy_university",
        "favor:street": "eastside_tenements",
        "alibi": "order_of_sol",
        "hit": "humanity_labor",
        "trauma": "starlight_crusade",
        "dropship": "napd",
        "baggage": "castle_club",
    }
    assert {token: TOKENS[token].bank for token in banks} == banks
    assert {pile: len(pieces) for pile, pieces in state.piles.items()} == {"shift": 10, "favor": 9, "baggage": 8}
    assert all(PIECES[piece].pile == pile for pile, pieces in state.piles.items() for piece in pieces.cards)
    assert [player.pile for player in state.players] == ["shift"] * 4


@pytest.mark.rule("AN-028", "AN-029", "AN-030", "AN-X46")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_hunches(seats: int) -> None:
    state = begun(*ALL[:seats]).state
    for kind in ("guilty", "innocent"):
        cards = [hunch for hunch in state.hunches if hunch.kind == kind]
        assert sorted(hunch.suspect for hunch in cards) == sorted(state.suspects)
        assert sorted(hunch.holder for hunch in cards) == [-1, *range(seats)]
        left_over = next(hunch for hunch in cards if hunch.holder == -1)
        assert left_over.seen == []


@pytest.mark.rule("AN-029")
def test_a_player_may_hold_both_cards_of_one_suspect() -> None:
    def obsessed(state: State) -> bool:
        return any(
            len({hunch.suspect for hunch in state.hunches if hunch.holder == seat}) == 1
            for seat in range(len(state.players))
        )

    assert any(obsessed(Match.new(GAME, 3, {}, seed=bytes([n] * 32)).state) for n in range(30))


@pytest.mark.rule("AN-031", "AN-357")
def test_one_plot_in_play_two_aside() -> None:
    state = begun(*FOUR).state
    for player in state.players:
        mine = {plot.id for plot in PLOTS.values() if plot.detective == player.detective}
        assert player.plot is not None
        assert player.plot.face == "start"
        assert {player.plot.plot, *player.plots_left} == mine
        assert len(player.plots_left) == 2


@pytest.mark.rule("AN-033", "AN-X46")
def test_opening_hands() -> None:
    match = begun("louis", "rachel", "caprice", "floyd")
    assert match.asks[1].prompt == "draw-from"
    for seat, player in enumerate(match.state.players):
        left = match.state.players[(seat + 1) % 4].detective
        decks = sorted(deck_of(card) for card in player.hand[:3])
        assert decks == sorted([f"light:{player.detective}"] * 2 + [f"dark:{left}"])


@pytest.mark.rule("AN-034", "AN-035", "AN-356")
def test_events_lie_face_down() -> None:
    match = begun(*FOUR)
    state = match.state
    assert sorted(state.general.cards) == sorted(GENERAL)
    assert state.track == []
    assert state.specific is not None
    assert {state.specific.id, *state.specific.box} == {e.id for e in SPECIFIC.values() if e.murder == "estates"}
    assert public(state).specific == SpecificEventView(status="hidden", suspect="")


@pytest.mark.rule("AN-036", "AN-R46")
def test_a_first_player_is_chosen_by_chance_and_claims_the_case() -> None:
    firsts = set()
    for n in range(20):
        state = Match.new(GAME, 3, {}, seed=bytes([n] * 32)).state
        assert state.case == state.first
        firsts.add(state.first)
    assert firsts == {0, 1, 2}


@pytest.mark.rule("AN-037", "AN-322")
def test_caprice() -> None:
    player = begun("caprice", "louis", "floyd").state.players[0]
    assert player.warrants == ["jinteki"]
    assert player.in_play("special") == ["cap_sanity"]
    assert SPECIALS["cap_sanity"].steps[player.sanity].label == "+0"


@pytest.mark.rule("AN-038", "AN-323")
def test_floyd() -> None:
    state = begun("caprice", "louis", "floyd").state
    player = state.players[2]
    assert player.warrants == ["haas_bioroid"]
    assert player.tokens == {"favor:director_haas": 1}
    assert state.bank["favor:director_haas"] == NPCS["director_haas"].favors - 1
    assert player.in_play("special") == ["flo_directive_1", "flo_directive_2", "flo_directive_3"]


@pytest.mark.rule("AN-039", "AN-324")
def test_louis() -> None:
    player = begun("caprice", "louis", "floyd").state.players[1]
    assert player.tokens == {"favor:mr_li": 2, "favor:sara": 1}
    assert (player.in_play("special"), player.mood) == (["lou_mood"], "bad")


@pytest.mark.rule("AN-040", "AN-043", "AN-X46")
def test_rachel_draws_two_more_in_any_mix() -> None:
    match = begun("rachel", "louis", "floyd")
    assert len(match.state.players[0].hand) == 3
    assert set(match.asks) == {0}
    assert set(match.asks[0].options) == {"deck:light:rachel", "deck:dark:louis", "deck:dark:floyd"}
    match.choose(0, "deck:light:rachel")
    match.choose(0, "deck:dark:floyd")
    assert [deck_of(card) for card in match.state.players[0].hand[3:]] == ["light:rachel", "dark:floyd"]
    assert match.state.players[0].tokens == {"money": 2}


@pytest.mark.rule("AN-041", "AN-042", "AN-R04", "AN-X46", "AN-043")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_raymond(seats: int) -> None:
    others = [name for name in ALL if name not in ("raymond", "rachel")][: seats - 1]
    others += ["rachel"] * (seats - 1 - len(others))
    match = begun("raymond", *others)
    while match.state.phase == "kit":
        seat = next(iter(match.asks))
        match.choose(seat, next(iter(match.asks[seat].options)))
    state = match.state
    assert state.players[0].tokens == {"dropship": 1}
    assert state.players[0].in_play("special") == ["ray_wrapped"]
    holders = sorted(memory.holder for memory in state.memories)
    assert holders == [-1] * (5 - seats) + list(range(1, seats))
    assert len({memory.id for memory in state.memories}) == 4


@pytest.mark.rule("AN-042")
def test_no_memories_without_raymond() -> None:
    assert begun("caprice", "louis", "floyd").state.memories == []


@pytest.mark.rule("AN-043")
def test_own_setup_goes_in_order_from_the_first_player() -> None:
    match = begun("louis", "floyd", "rachel", seed=bytes([3] * 32))
    state = match.state
    # Rachel is asked; those before her in order have what is theirs, those after her have not
    done = state.order()[: state.order().index(2)]
    assert [bool(state.players[seat].tokens) for seat in (0, 1)] == [seat in done for seat in (0, 1)]


@pytest.mark.rule("AN-376")
def test_the_suspects() -> None:
    assert len(SUSPECTS) == 6
    assert {"thomas_haas", "vinnie", "eve", "mark_henry", "noise"} < set(SUSPECTS)
    assert len({tuple(sheet.suspects) for sheet in MURDERS.values()}) == len(MURDERS) == 6
    assert all(sorted(sheet.suspects) == sorted(SUSPECTS) for sheet in MURDERS.values())
