"""Section 20, and Raymond's memories: who is asked, when, and in which order answers are resolved."""

import pytest
from msgspec.structs import replace

from app.games.android.content import CARDS, DECKS, LOCATIONS, MEMORIES
from app.games.android.reactions import ANSWERS, Remember
from app.games.android.state import Memory, State
from app.games.android.vocabulary import Trigger
from tests.games.android.scene import Scene, deal, evidence, face, fill, only_leads, tokens
from tests.games.android.stage import Stage


def quiet(state: State) -> None:
    only_leads(state)


def asked(scene: Scene) -> set[int]:
    return set(scene.match.asks) if scene.match.in_window else set()


# ---- which windows there are


@pytest.mark.rule("AN-330", "AN-331", "AN-387")
@pytest.mark.parametrize(
    ("card", "event"),
    [
        ("cap_d_15", "start_turn"),  # W1
        ("cap_d_12", "enter"),  # W2
        ("cap_d_16", "follow_lead"),  # W3
        ("cap_d_14", "place_evidence"),  # W4
        ("flo_d_13", "uncover"),  # W5
        ("ray_d_18", "draw"),  # W6
        ("cap_d_10", "play_light"),  # W7
        ("flo_d_06", "use_location"),  # W9
        ("ray_d_15", "talk"),  # W9, Jimmy
        ("rac_d_04", "gain"),  # W10
        ("lou_d_14", "spend"),  # W10
        ("lou_d_07", "end_turn"),  # W12
    ],
)
def test_each_window_opens_at_its_moment(card: str, event: str) -> None:
    stage = Stage(card)
    stage.come_to_window()
    assert stage.scene.match.in_window
    assert stage.scene.match.asks[stage.holder].args["event"] in (event, "action_done")
    assert f"card:{card}" in stage.scene.match.asks[stage.holder].options


@pytest.mark.rule("AN-331")
def test_w8_opens_before_the_marker_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card of the pack answers a jump; a fixture card does, and cancels it."""
    card = replace(CARDS["lou_d_15"], on=Trigger(event="advance_case", who="owner"))
    monkeypatch.setitem(CARDS, card.id, card)
    monkeypatch.setitem(ANSWERS["dark:louis"], "advance_case", [card.id])

    def change(state: State) -> None:
        state.players[0].at = state.scene
        state.case = 1
        deal(state, 1, card.id)
        state.players[1].twilight = 4

    scene = Scene(change=change)
    scene.play("jump")
    assert asked(scene) == {1}
    assert scene.state.case == 1
    scene.play(f"card:{card.id}")
    scene.answer("deck:dark:floyd")
    assert (scene.state.case, scene.state.time) == (1, 5)


@pytest.mark.rule("AN-330")
def test_one_event_opens_one_window() -> None:
    """A seedy residential place, entered by vehicle: three facts, one window, one card."""

    def change(state: State) -> None:
        quiet(state)
        deal(state, 1, "rac_d_01", "rac_d_03")
        state.players[0].at = "foundry_row"
        state.players[0].at = "roxies"
        state.players[1].twilight = 4

    scene = Scene("rachel", "louis", "floyd", change=change)
    scene.play("place:eastside_tenements", "no")
    ways = {f"{way}:{card}" for way in ("card", "cheaper") for card in ("rac_d_01", "rac_d_03")}
    assert set(scene.match.asks[1].options) == {*ways, "pass"}
    scene.play("card:rac_d_03")
    scene.settle()
    assert scene.ask.prompt == "action"
    assert len(scene.told("plays-card")) == 1


@pytest.mark.rule("AN-333", "AN-334")
def test_a_dark_card_opens_no_further_window() -> None:
    """Louis is dragged to a seedy place by a dark card: nobody is asked about that entry."""

    def change(state: State) -> None:
        quiet(state)
        deal(state, 1, "lou_d_11")
        deal(state, 2, "lou_d_01")
        state.players[1].twilight = state.players[2].twilight = 4
        state.players[0].at = "monroe_associates"

    scene = Scene(phase="turn", change=change)
    scene.choose(1, "card:lou_d_11")
    if 2 in scene.match.asks:
        scene.choose(2, "pass")
    scene.answer("no", "deck:dark:floyd")
    assert scene.state.players[2].hand == ["lou_d_01"]
    assert LOCATIONS[scene.state.players[0].at].quality == "seedy"


@pytest.mark.rule("AN-334")
def test_no_fight_in_answer_to_a_fight(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a fight of Raymond on the Moon the memory fits; a Fight card that would answer it is not offered."""
    fixture = replace(CARDS["ray_d_02"], on=Trigger(event="fight", who="owner"))
    monkeypatch.setitem(CARDS, fixture.id, fixture)
    monkeypatch.setitem(ANSWERS["dark:raymond"], "fight", [fixture.id])

    def change(state: State) -> None:
        quiet(state)
        deal(state, 1, "ray_d_10", "ray_d_02")
        state.players[1].twilight = 4
        state.players[0].at = "melange_mining"
        state.memories = [Memory("ray_memory_3", 1), Memory("ray_memory_1", 2)]

    scene = Scene("raymond", "louis", "floyd", change=change)
    scene.play("place:shift_barracks_twelve", "no", "card:ray_d_10", "keep", "tactics:light")
    assert asked(scene) == {1, 2}
    assert set(scene.match.asks[1].options) == {"memory:ray_memory_3", "pass"}


@pytest.mark.rule("AN-334", "AN-217")
def test_a_light_answer_opens_its_own_window() -> None:
    def change(state: State) -> None:
        quiet(state)
        deal(state, 0, "lou_l_09")
        deal(state, 1, "lou_d_08")
        state.players[1].twilight = 4
        state.players[0].at = "napd"

    scene = Scene(change=change)
    scene.play("place:magistrate_towers", "no", "card:lou_l_09")
    scene.play("keep")
    assert asked(scene) == {1}  # W7 of the light card
    assert "card:lou_d_08" in scene.match.asks[1].options


# ---- who is asked


@pytest.mark.rule("AN-335", "AN-344")
def test_asked_is_who_publicly_holds_such_a_card() -> None:
    """Floyd holds a card of Louis that doesn't fit, Rachel none: Floyd is asked and can only pass."""

    def change(state: State) -> None:
        quiet(state)
        deal(state, 1, "lou_d_15")
        deal(state, 2, "flo_d_01")

    scene = Scene(change=change)
    scene.play("place:cinder_street_market", "no")
    assert asked(scene) == {1}
    assert scene.match.asks[1].options == {"pass": None}
    assert scene.match.only_pass(1)


@pytest.mark.rule("AN-335")
def test_nobody_is_asked_if_no_unseen_card_fits() -> None:
    """All dark cards of Louis about entering a seedy place lie face up under the deck."""

    def change(state: State) -> None:
        quiet(state)
        deal(state, 1, "lou_d_15")
        pile = state.decks["dark:louis"]
        fitting = ["lou_d_01", "lou_d_04"]
        pile.down.cards = [card for card in pile.down.cards if card not in fitting]
        pile.up = fitting

    scene = Scene(change=change)
    scene.play("place:cinder_street_market", "no")
    assert scene.ask.prompt == "action"


@pytest.mark.rule("AN-335")
def test_nobody_is_asked_who_publicly_could_not_pay() -> None:
    """Floyd is fully light and has one card only: no card of cost 1 or more can be paid."""

    def change(state: State) -> None:
        quiet(state)
        deal(state, 1, "lou_d_01")
        state.players[1].twilight = -4
        state.players[0].at = "napd"

    scene = Scene(change=change)
    scene.play("place:cinder_street_market", "no")
    assert scene.ask.prompt == "action"

    def set_up(state: State) -> None:
        change(state)
        deal(state, 1, "flo_l_06")

    more = Scene(change=set_up)
    more.play("place:cinder_street_market", "no")
    assert asked(more) == {1}  # with a card to discard they might


@pytest.mark.rule("AN-337", "AN-339")
def test_answers_are_secret_and_the_player_is_asked_for_the_rest_afterwards() -> None:
    def change(state: State) -> None:
        quiet(state)
        deal(state, 1, "lou_d_03")
        deal(state, 2, "lou_d_18")
        state.players[1].twilight = state.players[2].twilight = 4
        state.players[0].at = "magistrate_towers"
        state.lily = "city_hall"
        tokens(state, 0, mr_li=1, sara=1, street=1)

    scene = Scene(change=change)
    scene.play("place:napd")
    assert asked(scene) == {1, 2}
    scene.choose(1, "card:lou_d_03")
    assert scene.match.waiting().keys() == {1, 2}  # nobody sees who has answered
    scene.choose(2, "pass")
    assert (scene.ask.seat, scene.ask.prompt) == (1, "lose-favor")


@pytest.mark.rule("AN-340")
def test_asked_for_a_light_card_by_public_facts() -> None:
    """Louis holds a light card that is no answer: he is asked, and can only pass."""

    def no_answer_in_hand(state: State) -> None:
        quiet(state)
        deal(state, 0, "lou_l_04")
        state.players[0].at = "napd"

    scene = Scene(change=no_answer_in_hand)
    scene.play("place:cinder_street_market", "no")
    assert asked(scene) == {0}
    assert scene.match.asks[0].options == {"pass": None}

    def empty_hand(state: State) -> None:
        quiet(state)
        state.players[0].at = "napd"

    none = Scene(change=empty_hand)
    none.play("place:cinder_street_market", "no")
    assert none.ask.prompt == "action"


@pytest.mark.rule("AN-332", "AN-340")
def test_w13_asks_the_target_alone() -> None:
    def change(state: State) -> None:
        quiet(state)
        deal(state, 0, "flo_l_05")
        deal(state, 1, "flo_d_01", "flo_d_04")
        state.players[1].twilight = 4
        state.players[0].at = "jacks_diner"

    scene = Scene("floyd", "louis", "rachel", change=change)
    scene.play("place:a_plus_athletic_club", "card:flo_d_04", "keep")
    assert asked(scene) == {0}
    assert scene.match.asks[0].prompt == "answer-dark"
    scene.play("card:flo_l_05")
    assert scene.state.players[0].twilight == 2  # its cost; the dark card's shift did not come
    assert scene.state.players[0].hand == []
    assert scene.state.decks["dark:floyd"].up == ["flo_d_04"]


# ---- against a plot


@pytest.mark.rule("AN-332", "AN-214", "AN-X45")
@pytest.mark.parametrize(("answer", "asked_again"), [("card:flo_l_05", False), ("pass", True)])
def test_an_answer_in_w13_is_the_one_light_card_of_the_event(
    monkeypatch: pytest.MonkeyPatch, answer: str, asked_again: bool
) -> None:
    """No detective of the pack answers both dark cards and entries; with a fixture card Floyd does."""
    fixture = replace(CARDS["flo_l_14"], on=Trigger(event="enter", who="me"), time=0)
    monkeypatch.setitem(CARDS, fixture.id, fixture)
    monkeypatch.setitem(ANSWERS["light:floyd"], "enter", [fixture.id])

    def change(state: State) -> None:
        quiet(state)
        deal(state, 0, "flo_l_05", fixture.id)
        deal(state, 1, "flo_d_04")
        state.players[0].area.remove("special:flo_directive_2")  # it allows one light card a turn
        state.players[0].twilight, state.players[1].twilight = -4, 4
        tokens(state, 0, dropship=1)

    scene = Scene("floyd", "louis", "rachel", change=change)
    scene.play("dropship:blue_hour")
    while "card:flo_d_04" not in scene.options:
        scene.play("no")
    scene.play("card:flo_d_04", answer)
    prompts = []
    while scene.ask.prompt != "action":
        prompts.append(scene.ask.prompt)
        wanted = ("pass", "keep", "pay")
        scene.choose(scene.ask.seat, next((one for one in wanted if one in scene.options), scene.options[0]))
    assert ("answer-light" in prompts) == asked_again


@pytest.mark.rule("AN-341", "AN-233")
def test_others_may_act_against_a_plot_at_the_end_of_its_turn() -> None:
    def change(state: State) -> None:
        quiet(state)
        deal(state, 1, "lou_d_01")
        deal(state, 2, "lou_d_02")
        state.first = 2

    scene = Scene(change=change)
    scene.play("end")
    scene.settle()
    assert (scene.ask.seat, scene.ask.prompt) == (2, "against-plot")  # in order from the first player
    scene.play("no")
    assert scene.ask.seat == 1
    scene.play("action:lou_sara:start-1")
    scene.settle()
    assert scene.state.players[0].plot is not None
    assert scene.state.players[0].plot.bad == 1
    assert scene.state.decks["dark:louis"].up == ["lou_d_01"]


@pytest.mark.rule("AN-341", "AN-389")
def test_its_limit_is_shared_by_all() -> None:
    def set_up(state: State) -> None:
        quiet(state)
        deal(state, 1, "lou_d_01", "lou_d_02")
        deal(state, 2, "lou_d_15")

    scene = Scene(change=set_up)
    scene.play("end", "action:lou_sara:start-1", "card:lou_d_01")
    scene.settle()
    assert scene.ask.prompt == "action"
    assert scene.state.players[0].plot is not None
    assert scene.state.players[0].plot.bad == 1


# ---- memories


def raymond(*, memory: str = "ray_memory_4", public: bool = False, **more: object) -> Scene:
    """Raymond is about to start his turn; Louis (seat 1) has this memory, Floyd (seat 2) another."""

    def change(state: State) -> None:
        quiet(state)
        other = next(id for id in MEMORIES if id not in (memory, "ray_memory_3"))
        state.memories = [
            Memory(memory, 1, public),
            Memory(other, 2),
            *(Memory(id, -1) for id in MEMORIES if id not in (memory, other)),
        ]
        face(state, 0, "ray_love")
        if "change" in more:
            more["change"](state)  # type: ignore[operator]

    return Scene("raymond", "louis", "floyd", phase=more.get("phase", "turn"), change=change)  # type: ignore[arg-type]


@pytest.mark.rule("AN-328", "AN-336", "AN-X54", "AN-379", "AN-351")
def test_a_memory_is_used_and_becomes_public() -> None:
    scene = raymond(change=lambda state: fill(state, 0, 2))
    assert asked(scene) == {1, 2}  # every seat with an unused memory
    assert scene.match.asks[2].options == {"pass": None}
    assert dict(scene.match.asks[1].options) == {"memory:ray_memory_4": Remember("ray_memory_4"), "pass": None}
    assert scene.public().memories == {1: "", 2: ""}
    assert scene.private(1).memory == "ray_memory_4"
    assert scene.private(0).memory == ""
    scene.play("memory:ray_memory_4")
    if scene.match.in_window:
        scene.choose(2, "pass")
    assert (scene.ask.seat, scene.ask.prompt) == (0, "choose-effect")
    scene.play("choice:ray_memory_4:1")
    assert scene.state.players[0].twilight == 1
    assert scene.public().memories == {1: "ray_memory_4", 2: ""}
    assert scene.public().used["memory:ray_memory_4@1"] == "week"

    # until the next week Louis is not asked again
    def next_turn(state: State) -> None:
        state.phase = "turn"
        state.turns = 0

    scene.change(next_turn)
    assert asked(scene) == set()

    def third_day(state: State) -> None:
        state.phase = "day"
        state.day = 3

    scene.change(third_day)
    assert asked(scene) == set()

    def next_week(state: State) -> None:
        state.phase = "day"
        state.day = 7
        let_alone(state)

    scene.change(next_week)
    assert asked(scene) == {1}


def let_alone(state: State) -> None:
    """The specific event has come and gone."""
    assert state.specific is not None
    state.specific.id = "estates_ev3"


@pytest.mark.rule("AN-336")
def test_a_public_memory_is_asked_for_only_where_it_fits() -> None:
    scene = raymond(memory="ray_memory_2", public=True)
    assert 1 not in asked(scene)
    assert asked(scene) <= {2}


@pytest.mark.rule("AN-336")
def test_nobody_else_is_asked_for_a_memory_that_is_known_to_lie_elsewhere() -> None:
    """Louis holds "Long Way Up" for all to see: it can't be the one that Floyd holds."""
    scene = raymond(
        memory="ray_memory_2",
        public=True,
        phase="actions",
        change=lambda state: setattr(state.players[0], "at", "midway"),
    )
    scene.play("place:castle_club", "no")
    assert asked(scene) == {1}


@pytest.mark.rule("AN-338")
def test_first_the_dark_card_then_memories_then_light() -> None:
    def change(state: State) -> None:
        deal(state, 1, "ray_d_09")
        state.players[1].twilight = 4
        fill(state, 0, 2)

    scene = raymond(change=change)
    assert "both:ray_d_09:ray_memory_4" in scene.match.asks[1].options
    scene.choose(1, "both:ray_d_09:ray_memory_4")
    if 2 in scene.match.asks:
        scene.choose(2, "pass")
    scene.settle()
    scene.play("choice:ray_memory_4:1")
    ids = [note.id for note in scene.notes]
    assert ids.index("plays-card") < ids.index("uses-memory")
    assert scene.state.time == 5


@pytest.mark.rule("AN-338", "AN-379")
def test_what_no_longer_fits_is_not_played() -> None:
    """Raymond comes to seven cards; a dark card makes him discard one, so the memory about seven cards is void."""

    def change(state: State) -> None:
        fill(state, 0, 6)
        deal(state, 1, "ray_d_03")
        state.players[1].twilight = 4
        tokens(state, 0, street=2)

    scene = raymond(memory="ray_memory_1", phase="actions", change=change)
    scene.play("deck:dark:louis")
    assert "both:ray_d_03:ray_memory_1" in scene.match.asks[1].options
    scene.choose(1, "both:ray_d_03:ray_memory_1")
    if 2 in scene.match.asks:
        scene.choose(2, "pass")
    scene.settle()
    assert scene.told("uses-memory") == []
    assert scene.state.players[0].tokens["favor:street"] == 2


@pytest.mark.rule("AN-379", "AN-331")
def test_a_hand_that_falls_and_rises_again_within_one_action() -> None:
    """Of seven cards Raymond plays one that lets him draw: he comes to hold seven once more."""

    def change(state: State) -> None:
        fill(state, 0, 7)
        state.players[0].twilight = -4

    scene = raymond(memory="ray_memory_1", phase="actions", change=change)
    scene.play("card:ray_l_01", "deck:dark:louis")
    assert len(scene.state.players[0].hand) == 7
    assert "memory:ray_memory_1" in scene.match.asks[1].options


@pytest.mark.rule("AN-379", "AN-331")
def test_a_hand_that_reached_its_size_is_asked_about_once() -> None:
    scene = raymond(memory="ray_memory_1", phase="actions", change=lambda state: fill(state, 0, 6))
    scene.play("deck:dark:louis")
    assert "memory:ray_memory_1" in scene.match.asks[1].options
    scene.settle()
    scene.play("end")
    assert not [seat for seat, ask in scene.match.asks.items() if "memory:ray_memory_1" in ask.options]


@pytest.mark.rule("AN-379", "AN-328")
@pytest.mark.parametrize(
    ("memory", "start", "goal", "trauma"),
    [("ray_memory_2", "midway", "castle_club", 1), ("ray_memory_2", "root", "midway", 0)],
)
def test_going_higher_than_the_midway(memory: str, start: str, goal: str, trauma: int) -> None:
    scene = raymond(memory=memory, phase="actions", change=lambda state: setattr(state.players[0], "at", start))
    scene.play(f"place:{goal}")
    if goal == "castle_club":
        scene.play("no", "memory:ray_memory_2")
        scene.settle()
        assert scene.state.time == 6 - 1 - 2
    scene.settle()
    assert scene.state.players[0].tokens.get("trauma", 0) == trauma


@pytest.mark.rule("AN-326")
def test_wrapped_up_in_himself() -> None:
    """Hand limit 7, and once a turn two cards for 1 Time."""
    scene = raymond(phase="actions", change=lambda state: fill(state, 0, 6))
    scene.change(lambda state: state.memories.clear())
    assert scene.public().players[0].limit == 7
    assert "deck:light:raymond" in scene.options
    scene = raymond(phase="actions")
    scene.change(lambda state: state.memories.clear())
    scene.play("deck:dark:louis")
    assert scene.ask.prompt == "draw-one-more"
    scene.play("deck:light:raymond")
    assert len(scene.state.players[0].hand) == 2
    assert scene.state.time == 5
    scene.play("deck:dark:louis")
    assert scene.ask.prompt == "action"  # once a turn
    assert len(scene.state.players[0].hand) == 3


@pytest.mark.rule("AN-327")
def test_a_memory_is_no_card_of_a_hand() -> None:
    def change(state: State) -> None:
        state.jimmy = "roxies"
        state.players[0].at = "roxies"
        deal(state, 1, "lou_l_01")

    scene = raymond(phase="actions", change=change)
    scene.play("jimmy")
    assert scene.ask.prompt == "jimmy"
    scene.play("detective:louis")
    assert scene.private(0).seen.hands == {1: ["lou_l_01"]}
    assert "memory" not in str(scene.told("saw-hand"))


@pytest.mark.rule("AN-381")
def test_every_deck_has_two_cards_for_each_window_it_uses() -> None:
    number = {
        "start_turn": 1, "enter": 2, "move": 2, "follow_lead": 3, "place_evidence": 4, "uncover": 5, "draw": 6,
        "play_light": 7, "advance_case": 8, "use_location": 9, "talk": 9, "gain": 10, "lose": 10, "spend": 10,
        "fight": 11, "end_turn": 12, "dark_played": 13,
    }  # fmt: skip
    for cards in DECKS.values():
        used = [number[CARDS[card].on.event] for card in cards if CARDS[card].on.event != "action"]
        assert all(used.count(window) >= 2 for window in used)


@pytest.mark.rule("AN-394")
def test_every_look_leaves_a_public_note_without_what_was_seen() -> None:
    def change(state: State) -> None:
        evidence(state, "eve", "physical", 3, up=False, by=1)
        deal(state, 0, "lou_l_06")
        state.players[0].twilight = -4

    scene = Scene(change=change)
    scene.play("card:lou_l_06", "hunch:guilty:unused", "done")
    public = [note for note in scene.notes if note.to is None]
    assert [note.args for note in public if note.id == "looked-at-unused-hunch"] == [{"seat": 0, "kind": "guilty"}]
    assert not [note for note in public if "suspect" in note.args]
