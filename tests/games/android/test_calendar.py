"""Section 4: days, weeks and what happens at their ends."""

import pytest

from app.engine import Dice, load
from app.games.android.content import PLOTS
from app.games.android.dealing import setup
from app.games.android.state import State
from tests.games.android.scene import Scene, deal, evidence, face, only_leads


def night(day: int, *detectives: str, change: object = None, **more: object) -> Scene:
    """The end of a day: the last player ends the turn."""

    def set_up(state: State) -> None:
        only_leads(state)
        if callable(change):
            change(state)

    names = detectives or ("louis", "floyd", "rachel")
    scene = Scene(*names, turn=len(names) - 1, day=day, change=set_up, **more)  # type: ignore[arg-type]
    scene.play("end")
    return scene


@pytest.mark.rule("AN-044", "AN-045", "AN-048", "AN-049", "AN-050", "AN-051", "AN-052", "AN-X41", "AN-298", "AN-055")
def test_a_whole_game_by_the_calendar() -> None:
    """Everybody only ends their turns: what the calendar brings still comes, on its days."""
    scene = Scene("louis", "floyd", "raymond")
    seen: dict[str, list[int]] = {"event": [], "specific-event": []}
    resolved: list[tuple[int, int]] = []
    day, known, climax = 1, 0, []
    while scene.match.result is None:
        seat, ask = next(iter(scene.match.asks.items()))
        scene.choose(seat, "end" if "end" in ask.options else list(ask.options)[-1])
        if scene.state.climax and scene.state.day not in climax:
            climax.append(scene.state.day)
        for note in scene.notes[known:]:
            if note.id == "day-begins":
                day = (note.args["week"] - 1) * 6 + note.args["day"]
            elif note.id == "plot-resolved":
                resolved.append((note.args["seat"], day))
            elif note.id in seen:
                seen[note.id].append(day)
        known = len(scene.notes)
    assert seen["event"] == [2, 4, 5, 8, 10, 11]
    assert seen["specific-event"] == [7]
    assert [day for seat, day in resolved if seat == 0] == [3, 6, 9, 12]
    assert [day for seat, day in resolved if seat == 2] == [6, 12]
    assert climax == [11, 12]
    assert day == 12
    assert len(scene.told("turn-begins")) >= 12 * 3 - 1
    assert scene.told("case-closed")


@pytest.mark.rule("AN-046")
def test_each_player_has_one_turn_in_order_from_the_first() -> None:
    scene = Scene("louis", "floyd", "rachel", turn=0, phase="day", change=lambda state: setattr(state, "first", 1))
    turns = []
    while scene.state.day == 1:
        turns.append(scene.state.active)
        scene.play("end")
    assert turns == [1, 2, 0]


@pytest.mark.rule("AN-047")
def test_the_end_of_a_day_goes_by_its_steps() -> None:
    """The marker moves, then players' own cards act (their baggage counts for plots), then the day's events."""

    def change(state: State) -> None:
        face(state, 0, "lou_sara", "a", good=1)
        state.players[2].tokens["money"] = 0
        state.case = 1

    scene = night(6, change=change)
    ids = [note.id for note in scene.notes]
    own = next(i for i, note in enumerate(scene.notes) if note.id == "gained" and note.args["token"] == "trauma")
    assert own < ids.index("plot-resolved") < ids.index("first-player") < ids.index("day-begins")
    assert scene.state.day == 7


@pytest.mark.rule("AN-053", "AN-066", "AN-068", "AN-R49", "AN-X40", "AN-054")
def test_the_last_marker_on_the_scene_makes_the_first_player() -> None:
    def change(state: State) -> None:
        for player in state.players:
            player.at = state.scene

    scene = Scene("caprice", "floyd", "louis", turn=0, change=change)
    scene.change(lambda state: setattr(state, "first", 2))
    scene.change(lambda state: setattr(state, "case", 2))
    scene.change(lambda state: setattr(state, "turns", 1))
    scene.play("jump", "end")
    assert (scene.state.case, scene.state.first) == (0, 2)
    scene.play("jump", "end")
    assert scene.state.day == 2
    assert (scene.state.case, scene.state.first) == (1, 1)
    for _ in range(3):
        scene.play("end")
    assert scene.state.first == 1


@pytest.mark.rule("AN-051", "AN-248")
def test_no_event_on_day_1_one_on_day_2() -> None:
    assert not night(1).told("event")
    assert len(night(2).told("event")) == 1


@pytest.mark.rule("AN-050", "AN-R02", "AN-R03", "AN-100")
def test_week_2_begins_with_informants_and_the_specific_event() -> None:
    scene = night(6)
    scene.answer()
    ids = [note.id for note in scene.notes]
    start = ids.index("day-begins")
    assert ids.index("specific-event") > start
    assert ids.index("specific-event") < ids.index("turn-begins")
    assert ids.index("informant-moved") < ids.index("specific-event")
    assert (scene.state.lily, scene.state.jimmy) == ("city_hall", "dust_rail_cantina")
    assert not scene.told("interviewed")


@pytest.mark.rule("AN-056", "AN-198")
def test_nobody_plays_cards_at_the_end_or_start_of_a_day() -> None:
    """Dark cards about gaining money and about entering lie ready; the end of the day offers no window for them."""

    def change(state: State) -> None:
        deal(state, 0, "rac_d_04", "rac_d_11")
        face(state, 2, "rac_father", "b", good=1)

    scene = Scene("louis", "floyd", "rachel", turn=2, day=6, change=change)
    scene.play("end")
    scene.settle()
    assert scene.told("plot-resolved")[-1]["seat"] == 2
    assert {"seat": 2, "token": "money", "n": 2} in scene.told("gained")
    assert scene.state.players[0].hand == ["rac_d_04", "rac_d_11"]


@pytest.mark.rule("AN-052", "AN-124")
def test_the_climax_is_days_5_and_6_of_week_2() -> None:
    assert [day for day in range(1, 13) if Scene(day=day).state.climax] == [11, 12]


@pytest.mark.rule("AN-242", "AN-X42", "AN-R32")
def test_a_long_plot_goes_over_both_weeks() -> None:
    plot = next(plot.id for plot in PLOTS.values() if plot.detective == "raymond")
    scene = night(3, "louis", "floyd", "raymond", change=lambda state: face(state, 2, plot, good=2, bad=1))
    assert scene.state.players[2].plot is not None
    assert (scene.state.players[2].plot.face, scene.state.players[2].plot.good) == ("start", 2)
    scene = night(6, "louis", "floyd", "raymond", change=lambda state: face(state, 2, plot, good=2, bad=1))
    assert scene.state.players[2].plot is not None
    assert (scene.state.players[2].plot.plot, scene.state.players[2].plot.face) == (plot, "a")
    assert len(scene.state.players[2].plots_left) == 2
    scene = night(9, "louis", "floyd", "raymond", change=lambda state: face(state, 2, plot, "a", bad=1))
    assert scene.state.players[2].plot is not None
    assert (scene.state.players[2].plot.face, scene.state.players[2].plot.bad) == ("a", 1)
    scene = night(12, "louis", "floyd", "raymond", change=lambda state: face(state, 2, plot, "a", good=1))
    assert [ending.side for ending in scene.state.players[2].endings] == ["1a"]


@pytest.mark.rule("AN-R32")
def test_a_table_may_play_long_plots_weekly() -> None:
    """With the room option `plots` = `weekly` Raymond's plots resolve like all others, and he draws a second one."""
    settled = load("android").settle(3, {"plots": "weekly"})
    assert setup(3, settled, Dice(bytes(32))).weekly_plots
    plot = next(plot.id for plot in PLOTS.values() if plot.detective == "raymond")

    def weekly(state: State, side: str) -> None:
        face(state, 2, plot, side, good=2, bad=1)
        state.weekly_plots = True

    scene = night(3, "louis", "rachel", "raymond", change=lambda state: weekly(state, "start"))
    assert scene.state.players[2].plot is not None
    assert scene.state.players[2].plot.face == "a"
    scene = night(6, "louis", "rachel", "raymond", change=lambda state: weekly(state, "a"))
    raymond = scene.state.players[2]
    assert [ending.side for ending in raymond.endings] == ["1a"]
    assert raymond.plot is not None
    assert raymond.plot.plot != plot
    assert len(raymond.plots_left) == 1


@pytest.mark.rule("AN-007", "AN-R36")
def test_at_the_end_of_a_day_players_choose_in_order() -> None:
    """An event that makes everybody turn up a token asks them one after another, from the first player."""

    def change(state: State) -> None:
        evidence(state, "eve", "physical", 1, 2, 3, 4, up=False)
        state.general.cards.remove("gen_16")
        state.general.cards.append("gen_16")
        state.first = state.case = 1

    scene = Scene("louis", "floyd", "rachel", turn=2, day=2, change=change)
    scene.change(lambda state: setattr(state, "active", 0))
    scene.play("end")
    asked = []
    while scene.ask.prompt == "turn-evidence":
        asked.append(scene.ask.seat)
        scene.play(scene.options[0])
    assert asked == [1, 2, 0]


@pytest.mark.rule("AN-R03")
def test_lily_and_jimmy_may_change_places_at_the_start_of_week_2() -> None:
    def change(state: State) -> None:
        state.lily, state.jimmy = "dust_rail_cantina", "city_hall"

    scene = night(6, change=change)
    assert (scene.state.lily, scene.state.jimmy) == ("city_hall", "dust_rail_cantina")
