"""Section 21: who knows what."""

import msgspec
import pytest

from app.engine import Dice, Match, load
from app.games.android.content import MEMORIES, SPECIFIC, deck_of
from app.games.android.shown import EvidenceView, HunchesView, LeadView, SeenView
from app.games.android.state import Memory, State
from app.games.android.views import private, public, redeal
from tests.games.android.scene import Scene, deal, evidence, hunches, only_leads

GAME = load("android")


def redealt(state: State, seat: int | None, n: int = 12) -> list[State]:
    return [redeal(state, seat, Dice(bytes([i + 1] * 32))) for i in range(n)]


def middle() -> State:
    """A table with something hidden of every sort."""

    def change(state: State) -> None:
        deal(state, 0, "cap_l_01", "cap_l_02", "flo_d_01", "lou_d_02")
        deal(state, 1, "flo_l_01", "cap_d_01", "cap_d_02")
        deal(state, 2, "lou_l_01", "cap_d_03", "flo_d_02")
        evidence(state, "eve", "physical", 3, -2, 5, up=False, by=1)
        evidence(state, "vinnie", "document", 4, up=True, by=2)
        state.evidence["evidence:1"].seen = [0, 1]
        state.players[1].shown = {"flo_l_01": [0]}
        state.memories = [Memory("ray_memory_1", 0, True), Memory("ray_memory_2", 1), Memory("ray_memory_3", 2)]
        state.memories.append(Memory("ray_memory_4", 3))
        hunches(
            state,
            ["eve", "vinnie", "mark_henry", "noise", "thomas_haas", "perrin_vale"],
            ["noise", "eve", "vinnie", "mark_henry", "perrin_vale", "thomas_haas"],
        )
        next(h for h in state.hunches if h.kind == "guilty" and h.holder == -1).seen = [0]

    return Scene("caprice", "floyd", "louis", "rachel", "raymond", change=change).state


# ---- public


@pytest.mark.rule("AN-345", "AN-359", "AN-269", "AN-229")
def test_what_all_may_know() -> None:
    state = middle()
    shown = public(state)
    assert set(msgspec.to_builtins(shown)) == {
        "phase", "day", "week", "weekday", "climax", "first", "active", "time", "murder", "scene", "case", "lily",
        "jimmy", "suspects", "leads", "evidence", "pool", "players", "decks", "bank", "puzzle",
        "score", "events", "npcs",
        "memories", "used", "specific",
    }  # fmt: skip
    assert set(msgspec.to_builtins(shown.players[0])) == {
        "detective", "at", "twilight", "hand", "cards", "limit", "range", "tokens", "next", "warrants", "endings",
        "plots_left", "specials", "in_play", "pile", "plot", "sanity",
    }  # fmt: skip
    assert shown.leads["lead:testimony:eve"] == LeadView(kind="testimony", of="eve", at="levy_university")
    token = EvidenceView(suspect="vinnie", file="document", seat=2, day=1, value="4")
    assert shown.evidence["evidence:4"] == token
    assert shown.players[1].hand == {"dark:caprice": 2, "light:floyd": 1}
    assert GAME.view(state, None).private is None


@pytest.mark.rule("AN-346", "AN-348", "AN-349", "AN-351", "AN-352", "AN-355", "AN-356", "AN-359")
def test_nothing_hidden_is_public() -> None:
    state = middle()
    shown = public(state)
    sent = msgspec.to_builtins(shown)
    text = str({key: value for key, value in sent.items() if key not in ("suspects", "leads", "evidence")})
    for player in state.players:
        assert not [card for card in player.hand if f"'{card}'" in text]
    assert "hunches" not in sent
    assert state.specific is not None
    assert not [event for event in (state.specific.id, *state.specific.box) if event in text]
    assert shown.memories == {0: "ray_memory_1", 1: "", 2: "", 3: ""}
    assert shown.pool == len(state.pool)
    assert shown.puzzle.piles == {pile: len(pieces) for pile, pieces in state.piles.items()}
    assert [id for id, token in shown.evidence.items() if token.value] == ["evidence:4"]


@pytest.mark.rule("AN-016", "AN-345")
def test_while_detectives_are_picked_only_the_murder_and_the_picks_are_on_the_table() -> None:
    match: Match[State] = Match.new(GAME, 3, {"detectives": "pick", "murder": "estates"}, seed=bytes(32))
    match.choose(0, "detective:louis")
    shown = public(match.state)
    assert (shown.phase, shown.murder, shown.scene) == ("pick", "estates", "rokvil_estates")
    assert [player.detective for player in shown.players.values()] == ["louis", "", ""]
    assert not any([shown.suspects, shown.leads, shown.decks, shown.bank, shown.npcs, shown.puzzle.piles, shown.pool])
    assert private(match.state, 0).hunches == HunchesView()


# ---- private


@pytest.mark.rule("AN-346", "AN-347", "AN-348", "AN-349", "AN-350", "AN-351", "AN-352")
def test_what_a_seat_alone_knows() -> None:
    state = middle()
    mine = private(state, 0)
    assert set(mine.hand) == {"cap_l_01", "cap_l_02", "flo_d_01", "lou_d_02"}
    assert mine.hunches == HunchesView(guilty="eve", innocent="noise")
    assert mine.evidence == {"evidence:1": "3"}
    assert mine.seen == SeenView(hands={1: ["flo_l_01"]}, hunches={"unused:guilty": "perrin_vale"})
    assert mine.memory == "ray_memory_1"
    assert private(state, 2).seen == SeenView(hands={}, hunches={})
    assert private(state, 4).memory == ""  # Raymond himself


@pytest.mark.rule("AN-350")
def test_marks_on_a_hand_end_when_the_card_leaves_it() -> None:
    def change(state: State) -> None:
        deal(state, 1, "flo_l_01", "flo_l_02")
        state.players[1].shown = {"flo_l_01": [0], "flo_l_02": [0]}

    scene = Scene("louis", "floyd", "rachel", turn=1, change=change)
    scene.play("discard:flo_l_01")
    assert scene.private(0).seen.hands == {1: ["flo_l_02"]}


@pytest.mark.rule("AN-349", "AN-R62")
def test_a_look_at_a_hand_does_not_tell_in_which_order_it_was_drawn() -> None:
    def looked(*cards: str) -> tuple[object, object]:
        def change(state: State) -> None:
            only_leads(state)
            deal(state, 1, *cards)
            state.players[0].at = state.jimmy

        scene = Scene("louis", "floyd", "rachel", change=change)
        scene.play("jimmy", "detective:floyd")
        return scene.told("saw-hand"), scene.private(0).seen.hands

    assert looked("flo_l_01", "lou_d_05", "flo_l_02") == looked("flo_l_02", "flo_l_01", "lou_d_05")


@pytest.mark.rule("AN-347", "AN-348")
def test_a_swapped_hunch_stays_known_to_who_gave_it() -> None:
    def change(state: State) -> None:
        hunches(state, ["vinnie", "eve", "thomas_haas", "mark_henry"], ["eve", "vinnie", "mark_henry", "thomas_haas"])
        deal(state, 0, "ray_l_04")
        state.players[0].twilight = -4
        state.memories = []

    scene = Scene("raymond", "louis", "floyd", change=change)
    scene.play("card:ray_l_04", "hunch:guilty:unused")
    assert scene.private(0).hunches == HunchesView(guilty="mark_henry", innocent="eve")
    assert scene.private(0).seen.hunches == {"unused:guilty": "vinnie"}
    assert scene.private(1).seen.hunches == {}
    assert scene.told("swapped-hunch") == [{"seat": 0, "kind": "guilty"}]
    for twin in redealt(scene.state, 0, 6):  # what it got is known to it as well
        assert private(twin, 0).hunches == HunchesView(guilty="mark_henry", innocent="eve")


@pytest.mark.rule("AN-347", "AN-348")
def test_who_has_looked_at_a_hunch_knows_it_wherever_it_goes() -> None:
    """Louis has seen the guilty hunch left over and Raymond's; Raymond swaps the two."""

    def change(state: State) -> None:
        hunches(state, ["vinnie", "eve", "thomas_haas", "mark_henry"], ["eve", "vinnie", "mark_henry", "thomas_haas"])
        for hunch in state.hunches:
            if hunch.kind == "guilty" and hunch.suspect in ("vinnie", "mark_henry"):
                hunch.seen.append(1)
        deal(state, 0, "ray_l_04")
        state.players[0].twilight = -4
        state.memories = []

    scene = Scene("raymond", "louis", "floyd", change=change)
    scene.play("card:ray_l_04", "hunch:guilty:unused")
    assert scene.private(1).seen.hunches == {"0:guilty": "mark_henry", "unused:guilty": "vinnie"}


# ---- dealing anew


@pytest.mark.rule("AN-360", "AN-346", "AN-347")
def test_redeal_hunches() -> None:
    state = middle()
    for twin in redealt(state, 0):
        assert private(twin, 0) == private(state, 0)
        assert [h.holder for h in twin.hunches] == [h.holder for h in state.hunches]
        for kind in ("guilty", "innocent"):
            names = sorted(h.suspect for h in twin.hunches if h.kind == kind)
            assert names == sorted(h.suspect for h in state.hunches if h.kind == kind)
    assert len({tuple(h.suspect for h in twin.hunches) for twin in redealt(state, 0)}) > 3


@pytest.mark.rule("AN-360", "AN-349", "AN-350")
def test_redeal_cards_by_deck() -> None:
    state = middle()
    hands = set()
    for twin in redealt(state, 0):
        for before, after in zip(state.players, twin.players, strict=True):
            assert sorted(map(deck_of, after.hand)) == sorted(map(deck_of, before.hand))
        assert twin.players[0].hand == state.players[0].hand
        assert "flo_l_01" in twin.players[1].hand  # seen
        hands.add(tuple(twin.players[2].hand))
    assert len(hands) > 3


@pytest.mark.rule("AN-360", "AN-352", "AN-354")
def test_redeal_evidence_with_the_pool() -> None:
    state = middle()
    state.drawn, state.drawer = [state.pool.pop()], 1
    values = set()
    for twin in redealt(state, 0):
        assert twin.evidence["evidence:1"].value == "3"  # known to seat 0
        assert twin.evidence["evidence:4"].value == "4"  # face up
        everything = [*twin.pool, *twin.drawn, *(token.value for token in twin.evidence.values())]
        assert sorted(everything) == sorted([*state.pool, *state.drawn, *(t.value for t in state.evidence.values())])
        values.add((twin.evidence["evidence:2"].value, *twin.drawn))
    assert len(values) > 3
    assert all(twin.drawn == state.drawn for twin in redealt(state, 1, 3))


@pytest.mark.rule("AN-360", "AN-351", "AN-355", "AN-356")
def test_redeal_memories_events_and_piles() -> None:
    state = middle()
    twins = redealt(state, 2)
    assert {tuple(memory.id for memory in twin.memories) for twin in twins} == {
        ("ray_memory_1", "ray_memory_2", "ray_memory_3", "ray_memory_4"),
        ("ray_memory_1", "ray_memory_4", "ray_memory_3", "ray_memory_2"),
    }
    three = {event.id for event in SPECIFIC.values() if event.murder == state.murder}
    assert {twin.specific.id for twin in twins if twin.specific is not None} == three
    assert len({tuple(twin.general.cards) for twin in twins}) == len(twins)
    assert len({tuple(twin.piles["shift"].cards) for twin in twins}) == len(twins)
    assert len(MEMORIES) == 4


@pytest.mark.rule("AN-359", "AN-360")
@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3, 4])
def test_views_don_t_change(seat: int | None) -> None:
    state = middle()
    before = GAME.view(state, seat)
    for twin in redealt(state, seat, 4):
        assert GAME.view(twin, seat) == before
        assert list(GAME.invariants(twin)) == []
    assert GAME.view(state, seat) == before  # and the state itself is untouched


@pytest.mark.rule("AN-344", "AN-337", "AN-360")
def test_an_ask_shows_nothing_of_others() -> None:
    """What a seat is asked doesn't change when everything that it can't know is dealt anew."""

    def change(state: State) -> None:
        only_leads(state)
        deal(state, 1, "lou_d_01", "lou_d_15")
        deal(state, 2, "lou_d_02")
        state.players[0].at = "napd"

    scene = Scene(change=change)
    for n in range(5):
        state = redeal(scene.state, 0, Dice(bytes([n + 1] * 32)))
        twin = Match(GAME, scene.match.options, type(scene.match.table)(state, Dice(bytes(32)), 3), [0] * 3)
        assert twin.asks[0] == scene.match.asks[0]
        twin.choose(0, "place:cinder_street_market")
        twin.choose(0, "no")
        assert set(twin.asks) == {1, 2}


@pytest.mark.rule("AN-321")
def test_all_is_revealed_at_the_end() -> None:
    def change(state: State) -> None:
        deal(state, 0, "cap_l_01", "flo_d_01")
        evidence(state, "eve", "physical", 3, up=False, by=1)

    scene = Scene("caprice", "floyd", "raymond", turn=2, day=12, change=change)
    scene.play("end")
    scene.answer(until="nothing")
    assert scene.match.result is not None
    reveal, state = scene.reveal(), scene.state
    assert reveal.hunches == {
        f"{'unused' if hunch.holder == -1 else hunch.holder}:{hunch.kind}": hunch.suspect for hunch in state.hunches
    }
    assert reveal.hands == {seat: player.hand for seat, player in enumerate(state.players)}
    assert reveal.evidence == {id: token.value for id, token in state.evidence.items()} != {}
    assert reveal.memories == {memory.id: memory.holder for memory in state.memories} != {}
    assert state.specific is not None
    assert sorted([*reveal.unused, state.specific.id]) == ["estates_ev1", "estates_ev2", "estates_ev3"]
    for twin in redealt(scene.state, 0, 2):
        assert twin == scene.state
