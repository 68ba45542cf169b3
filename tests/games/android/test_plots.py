"""Section 14: plots. Every condition, action and effect of every face is carried out."""

from functools import partial

import pytest
from msgspec.structs import replace

from app.games.android import verbs as v
from app.games.android.content import LOCATIONS, PLOTS, SPECIFIC
from app.games.android.context import Ctx
from app.games.android.geography import place_fits
from app.games.android.rows import PlotFace, PlotRow
from app.games.android.state import PlotInPlay, SpecificEvent, State
from tests.games.android.deeds import Deed
from tests.games.android.promises import Promise
from tests.games.android.scene import ALL, Scene, deal, face, lend, mute, only_leads
from tests.games.android.stage import clone, fillers, rich


def faces(*, endings: bool) -> list[tuple[PlotRow, PlotFace]]:
    return [
        (plot, side) for plot in PLOTS.values() for side in (plot.ending if endings else [plot.start, *plot.crossroad])
    ]


def growths() -> list[tuple[str, str, str, int]]:
    return [
        (plot.id, side.side, kind, index)
        for plot, side in faces(endings=False)
        for kind in ("good", "bad")
        for index in range(len(getattr(side, kind)))
    ]


# ---- every condition


@pytest.mark.rule("AN-231", "AN-233", "AN-367", "AN-385", "AN-229")
@pytest.mark.parametrize(("plot", "side", "kind", "index"), growths())
def test_a_plot_gains_baggage_by_itself(
    monkeypatch: pytest.MonkeyPatch, plot: str, side: str, kind: str, index: int
) -> None:
    row = PLOTS[plot]
    growth = getattr(row.face(side), kind)[index]
    scene = Deed(monkeypatch, row.detective, plot, side, growth.on, growth.if_).happen()
    assert {"seat": 0, "kind": kind, "n": growth.n, "source": plot} in scene.told("baggage")


# ---- every action


def actions() -> list[tuple[str, str, int]]:
    return [
        (plot.id, side.side, index)
        for plot, side in faces(endings=False)
        for index, action in enumerate(side.actions)
        if action.by == "owner"
    ]


@pytest.mark.rule("AN-233", "AN-069", "AN-367")
@pytest.mark.parametrize(("plot", "side", "index"), actions())
def test_an_action_of_a_plot(plot: str, side: str, index: int) -> None:
    row = PLOTS[plot]
    action = row.face(side).actions[index]
    others = [name for name in ALL if name not in (row.detective, "raymond", "caprice")][:2]

    def change(state: State) -> None:
        rich(state)
        face(state, 0, plot, side)
        mute(state)
        if plot == "ray_friend":
            state.npcs["parsons"].state = "alive"
        ctx = Ctx(me=0, owner=0, source=plot)
        state.players[0].at = next(one for one in LOCATIONS if place_fits(state, ctx, action.at, one, 0))

    scene = Scene(row.detective, *others, change=change)
    key = f"action:{plot}:{side}-{index}"
    before, told, answers = clone(scene.state), len(scene.notes), [key]
    scene.play(key)
    while scene.ask.prompt != "action":
        answers.append(scene.options[0])
        scene.play(scene.options[0])
    promise = Promise(before, 0, 0, answers[1:])
    promise.follow(action.pay)
    promise.follow(action.do)
    promise.kept(scene.state, scene.notes[told:])
    assert key not in scene.options  # its limit is used up


@pytest.mark.rule("AN-341", "AN-233")
@pytest.mark.parametrize("plot", list(PLOTS))
def test_what_others_may_do_against_a_plot(plot: str) -> None:
    row = PLOTS[plot]
    index = next(i for i, action in enumerate(row.start.actions) if action.by == "other")
    others = [name for name in ALL if name not in (row.detective, "raymond", "caprice")][:2]
    prefix = row.detective[:3]

    def change(state: State) -> None:
        state.memories = []
        face(state, 0, plot)
        mute(state)
        deal(state, 2, f"{prefix}_d_18")

    scene = Scene(row.detective, *others, change=change)
    before, told = clone(scene.state), len(scene.notes)
    scene.play("end", f"action:{plot}:start-{index}")
    promise = Promise(before, 2, 0, [])
    promise.follow(row.start.actions[index].pay)
    promise.follow(row.start.actions[index].do)
    promise.kept(scene.state, scene.notes[told:], but=["time"])


# ---- every effect of a face that comes into play


@pytest.mark.rule("AN-232", "AN-238", "AN-239", "AN-367", "AN-235", "AN-236", "AN-237")
@pytest.mark.parametrize(
    ("plot", "side", "good"),
    [(plot.id, side.side, good) for plot, side in faces(endings=False) for good in (True, False)],
)
def test_a_face_resolves_and_the_next_takes_effect(plot: str, side: str, good: bool) -> None:
    """The card named in the good or bad section comes into play, empty, and its effect is done."""
    row = PLOTS[plot]
    others = [name for name in ALL if name not in (row.detective, "raymond", "caprice")][:2]
    when = 3 if side == "start" else 6
    if row.schedule == "long":
        when = 6 if side == "start" else 12

    def change(state: State) -> None:
        rich(state, owner=2)
        face(state, 0, plot, side, good=2 if good else 1, bad=1)
        mute(state)
        state.players[0].area.append(f"face:{plot}:{side}")
        for seat in (1, 2):
            state.players[seat].plot = None
        state.players[0].area = [
            key for key in state.players[0].area if "directive_3" not in key and "rac_money" not in key
        ]
        state.players[1].area, state.players[2].area = [], []
        if row.detective == "rachel":
            state.players[0].area.append("special:rac_money")
        deal(state, 0, *fillers(row.detective, n=3))
        for trait, card in (("floyd", "flo_l_02"), ("rachel", "rac_l_03")):
            if row.detective == trait:
                state.decks[f"light:{trait}"].down.cards.remove(card) if card not in state.players[0].hand else None
                if card in state.players[0].hand:
                    state.players[0].hand.remove(card)
                state.players[0].area.append(f"card:{card}")

    scene = Scene(row.detective, *others, turn=2, day=when, change=change)
    face_row = row.face(side)
    goal = face_row.next_good if good else face_row.next_bad
    before = clone(scene.state)
    answers: list[str] = []
    scene.play("end")
    while scene.match.result is None and scene.ask.prompt != "action" and scene.ask.prompt != "event-suspect":
        option = f"side:{plot}:{goal}" if scene.ask.prompt == "choose-crossroad" else scene.options[0]
        answers.append(option)
        scene.play(option)
    player = scene.state.players[0]
    note = next(note for note in scene.told("plot-resolved") if note["seat"] == 0)
    assert note == {"seat": 0, "plot": plot, "face": f"{plot}_{goal}", "good": good}
    assert f"face:{plot}:{side}" not in player.area
    assert f"face:{plot}:{goal}" in player.area
    if side == "start":
        assert player.plot is not None
        assert (player.plot.plot, player.plot.face) == (plot, goal)
    else:
        assert [(ending.plot, ending.side) for ending in player.endings] == [(plot, goal)]
    end_of_week = side != "start" and when == 6
    if row.detective == "rachel" and when == 6:
        before.players[0].tokens["money"] -= 1  # her upkeep comes before
    before.players[0].plot = None
    promise = Promise(before, 0, 0, answers)
    promise.follow(row.face(goal).effect)
    if (plot, goal) == ("rac_debt", "b"):
        promise.add("0.money", -1)  # its rule, at the start of her next turn
    if (plot, goal) == ("ray_friend", "a"):
        promise.add("0.good", 1)  # the favor that it brings is what it waits for
    if side == "start" and row.detective == "floyd":
        promise.figures["0.good" if good else "0.bad"] = 1  # AN-396
    if end_of_week and row.face(goal).side == "2a" and plot == "lou_case":
        promise.figures["0.good"] = 1  # its own rule gives the new plot one good baggage
    promise.kept(scene.state, scene.notes, but=["time"])


# ---- the ways of plots


@pytest.mark.rule("AN-227", "AN-228", "AN-384", "AN-R32", "AN-230", "AN-382")
def test_the_shape_of_plots() -> None:
    for detective in ALL:
        mine = [plot for plot in PLOTS.values() if plot.detective == detective]
        assert len({plot.color for plot in mine}) == len(mine) == 3
        assert {plot.schedule for plot in mine} == {"long" if detective == "raymond" else "weekly"}
    for plot, side in faces(endings=False):
        assert side.good_words
        assert side.bad_words
        assert not set(side.good_words) & set(side.bad_words)
        names = {one.side for one in (plot.crossroad if side.side == "start" else plot.ending)}
        assert {side.next_good, side.next_bad} <= names
        assert side.next_good != side.next_bad
    for plot in PLOTS.values():
        assert len({(one.next_good, one.next_bad) for one in plot.crossroad}) == 2
        assert sorted(one.side for one in plot.ending) == ["1a", "1b", "2a", "2b"]


def resolving(good: int, bad: int, *, day: int = 3, side: str = "start") -> Scene:
    def change(state: State) -> None:
        face(state, 0, "lou_case", side, good, bad)
        only_leads(state)

    scene = Scene("louis", "rachel", "caprice", turn=2, day=day, change=change)
    scene.play("end")
    return scene


@pytest.mark.rule("AN-235", "AN-237", "AN-X26")
def test_more_good_than_bad() -> None:
    scene = resolving(3, 2)
    plot = scene.state.players[0].plot
    assert plot is not None
    assert (plot.face, plot.good, plot.bad) == ("a", 0, 0)


@pytest.mark.rule("AN-236", "AN-X27")
@pytest.mark.parametrize(("good", "bad"), [(0, 0), (2, 2), (1, 2)])
def test_equal_or_none_is_bad(good: int, bad: int) -> None:
    plot = resolving(good, bad).state.players[0].plot
    assert plot is not None
    assert plot.face == "b"
    ended = resolving(good, bad, day=6, side="a")
    ended.answer()
    assert ended.state.players[0].endings[0].side == "1b"


@pytest.mark.rule("AN-234", "AN-241")
def test_in_order_from_the_first_player_first_all_then_new_ones() -> None:
    def change(state: State) -> None:
        only_leads(state)
        state.first = state.case = 1
        for seat, plot in enumerate(("lou_case", "rac_father", "cap_love")):
            face(state, seat, plot, "a", good=1)

    scene = Scene("louis", "rachel", "caprice", turn=2, day=6, change=change)

    def set_up(state: State) -> None:
        state.active = 0

    scene.change(set_up)
    scene.play("end")
    scene.answer()
    order = [(note.id, note.args["seat"]) for note in scene.notes if note.id in ("plot-resolved", "plot-begins")]
    assert order == [
        ("plot-resolved", 1),
        ("plot-resolved", 2),
        ("plot-resolved", 0),
        ("plot-begins", 1),
        ("plot-begins", 2),
        ("plot-begins", 0),
    ]


@pytest.mark.rule("AN-240", "AN-357")
def test_week_2_has_one_of_the_two_left() -> None:
    drawn = set()
    for n in range(8):
        scene = Scene("louis", "rachel", "caprice", turn=2, day=6)
        scene.match.table.dice.seed = bytes([n] * 32)
        scene.change(lambda state: face(state, 0, "lou_case", "a", good=1))
        scene.match.table.dice.seed = bytes([n] * 32)
        scene.play("end")
        scene.answer()
        plot = scene.state.players[0].plot
        assert plot is not None
        assert plot.face == "start"
        assert len(scene.state.players[0].plots_left) == 1
        drawn.add(plot.plot)
    assert drawn == {"lou_sara", "lou_take"}


@pytest.mark.rule("AN-243", "AN-244", "AN-245", "AN-246", "AN-X28")
@pytest.mark.parametrize(("plot", "good", "bad"), [("lou_case", 2, 0), ("lou_sara", 0, 0), ("flo", 0, 0)])
def test_conditional_baggage(plot: str, good: int, bad: int) -> None:
    """ "Two duty": good with duty in the good section, nothing if it stands in neither, even if an ending names it."""

    def change(state: State) -> None:
        face(state, 0, "lou_take" if plot == "flo" else plot)
        if plot == "flo":
            state.players[0].plot = None
            state.players[0].area.append("face:lou_case:1a")
        deal(state, 0, "lou_l_18")

    scene = Scene(change=change)
    scene.play("card:lou_l_18")
    scene.settle()
    now = scene.state.players[0].plot
    assert (now.good, now.bad) == (good, bad) if now is not None else plot == "flo"


@pytest.mark.rule("AN-245")
def test_a_word_in_the_bad_section() -> None:
    def set_up(state: State) -> None:
        face(state, 0, "lou_take")
        deal(state, 0, "lou_l_11")

    scene = Scene(change=set_up)
    scene.play("card:lou_l_11")
    scene.settle()
    assert scene.state.players[0].plot is not None
    assert scene.state.players[0].plot.bad == 1  # greed


@pytest.mark.rule("AN-247")
def test_happy_and_sad_endings() -> None:
    for plot in PLOTS.values():
        vps = {ending.side: ending.vp for ending in plot.ending}
        assert vps["1a"] > 0
        assert vps["2a"] > 0
        assert vps["1b"] < 0
        assert vps["2b"] < 0


@pytest.mark.rule("AN-396", "AN-323", "AN-X57", "AN-394")
@pytest.mark.parametrize(("good", "bad", "kept"), [(1, 1, (0, 1)), (2, 1, (1, 0)), (0, 0, (0, 1))])
@pytest.mark.parametrize("side", ["a", "b"])
def test_floyd_chooses_his_crossroad(good: int, bad: int, kept: tuple[int, int], side: str) -> None:
    def change(state: State) -> None:
        only_leads(state)
        face(state, 0, "flo_harm", "start", good, bad)

    scene = Scene("floyd", "louis", "rachel", turn=2, day=3, change=change)
    scene.play("end")
    assert scene.options == ["side:flo_harm:a", "side:flo_harm:b"]
    scene.play(f"side:flo_harm:{side}")
    plot = scene.state.players[0].plot
    assert plot is not None
    assert (plot.face, plot.good, plot.bad) == (side, *kept)
    kind = "good" if kept[0] else "bad"
    assert scene.told("baggage") == [{"seat": 0, "kind": kind, "n": 1, "source": "flo_harm"}]
    assert ("flo_directive_1" in scene.public().players[0].specials) == (side == "b")


@pytest.mark.rule("AN-389")
def test_a_condition_counts_once_in_its_span(monkeypatch: pytest.MonkeyPatch) -> None:
    lend(monkeypatch, v.Gain(who="me", token="favor:corporate", n=1), v.Gain(who="me", token="favor:corporate", n=1))

    def change(state: State) -> None:
        face(state, 0, "cap_owned")
        state.players[0].at = "old_war_memorial"

    scene = Scene("caprice", "floyd", "louis", change=change)
    scene.play("ability:old_war_memorial")
    assert scene.state.players[0].plot is not None
    assert scene.state.players[0].plot.bad == 1  # once a turn, though it happened twice
    scene.play("end", "end", "end")
    scene.settle()
    scene.change(lambda state: state.used.pop("ability:old_war_memorial@0", None))
    scene.play("ability:old_war_memorial")
    assert scene.state.players[0].plot.bad == 2


@pytest.mark.rule("AN-389", "AN-R61")
def test_the_end_of_a_day_and_the_start_of_the_next_are_one_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parsons is found at night and brings a favor; one that comes at dawn, before any turn, counts no second time."""
    dawn = replace(SPECIFIC["estates_ev2"], effect=[v.Gain(who="det:raymond", token="favor:parsons", n=1)])
    monkeypatch.setitem(SPECIFIC, dawn.id, dawn)

    def change(state: State) -> None:
        face(state, 2, "ray_friend", good=1)
        state.memories = []
        state.specific = SpecificEvent(dawn.id, ["estates_ev1", "estates_ev3"])

    scene = Scene("louis", "floyd", "raymond", turn=2, day=6, change=change)
    scene.play("end")
    scene.settle()
    assert scene.state.day == 7
    assert scene.state.players[2].tokens["favor:parsons"] == 2
    assert scene.state.players[2].plot == PlotInPlay("ray_friend", "a", good=1)


@pytest.mark.rule("AN-385", "AN-X51", "AN-004")
def test_let_it_in() -> None:
    def change(state: State, step: int = 1) -> None:
        face(state, 0, "cap_mind")
        deal(state, 0, "cap_l_17")
        state.players[0].sanity = step

    scene = Scene("caprice", "floyd", "louis", change=change)
    scene.play("card:cap_l_17", "keep", "deck:light:caprice")
    assert scene.state.players[0].plot is not None
    assert scene.state.players[0].plot.bad == 3
    assert scene.state.players[0].sanity == 3
    for step in (4, 5):
        late = Scene("caprice", "floyd", "louis", change=partial(change, step=step))
        assert "card:cap_l_17" not in late.options


@pytest.mark.rule("AN-386", "AN-390", "AN-X50")
def test_what_was_cancelled_has_not_happened() -> None:
    def change(state: State) -> None:
        only_leads(state, testimony_eve="jacks_diner")
        face(state, 0, "flo_case")
        deal(state, 1, "flo_d_05")
        state.players[0].at = "jacks_diner"
        state.players[1].twilight = 4

    scene = Scene("floyd", "louis", "rachel", change=change)
    scene.play("lead:testimony:eve", "card:flo_d_05")
    scene.settle()
    plot = scene.state.players[0].plot
    assert plot is not None
    assert plot.good == 0
    scene.play("end")
    scene.settle()
    plot = scene.state.players[0].plot
    assert plot is not None
    assert (plot.good, plot.bad) == (0, 1)


@pytest.mark.rule("AN-386")
def test_a_cancelled_dark_card_was_played_but_not_suffered() -> None:
    def change(state: State) -> None:
        only_leads(state)
        face(state, 0, "flo_home")  # bad for a dark card played on him
        face(state, 1, "ray_war", "b")  # good for a dark card that he plays
        deal(state, 0, "flo_l_05")
        deal(state, 1, "flo_d_04")
        state.players[0].at = "jacks_diner"
        state.players[1].twilight = 4

    scene = Scene("floyd", "raymond", "rachel", change=change)
    scene.play("place:a_plus_athletic_club", "card:flo_d_04", "card:flo_l_05")
    scene.settle()
    assert scene.told("cancelled")
    assert scene.state.players[0].plot == PlotInPlay("flo_home", "start")
    assert scene.state.players[1].plot == PlotInPlay("ray_war", "b", good=1)


@pytest.mark.rule("AN-367", "AN-382")
def test_words_of_plots_are_used_by_cards() -> None:
    words = {word for _, side in faces(endings=False) for word in side.good_words + side.bad_words}
    assert {"duty", "greed", "guilt", "love", "courage"} <= words


@pytest.mark.rule("AN-R55")
def test_an_interview_is_a_talk_and_a_cancelled_talk_is_none() -> None:
    def lily(state: State) -> None:
        only_leads(state)
        state.memories = []
        face(state, 0, "ray_war", "a")
        state.lily = "humanity_labor"

    scene = Scene("raymond", "louis", "floyd", change=lily)
    scene.play("place:humanity_labor", "no")
    scene.answer()
    assert {"seat": 0, "kind": "good", "n": 1, "source": "ray_war"} in scene.told("baggage")

    def jimmy(state: State) -> None:
        only_leads(state)
        state.memories = []
        face(state, 0, "ray_friend")
        state.jimmy = "jacks_diner"
        deal(state, 1, "ray_d_15")
        state.players[1].twilight = 4

    scene = Scene("raymond", "louis", "floyd", change=jimmy)
    scene.play("jimmy", "card:ray_d_15")
    scene.settle()
    assert (scene.state.jimmy, scene.state.time) == ("jacks_diner", 5)
    assert not [note for note in scene.told("baggage") if note["kind"] == "good"]


@pytest.mark.rule("AN-R61")
def test_a_face_may_meet_its_own_condition() -> None:
    def change(state: State) -> None:
        only_leads(state)
        state.memories = []
        face(state, 0, "ray_friend", good=1)

    scene = Scene("raymond", "louis", "caprice", turn=2, day=6, change=change)
    scene.play("end")
    scene.answer()
    player = scene.state.players[0]
    assert player.plot is not None
    assert (player.plot.face, player.plot.good, player.tokens["favor:parsons"]) == ("a", 1, 1)
