"""Chapters 1, 2, 3 and 9: what is in the box, how a game starts, how a round goes."""

import re
import tomllib
from itertools import product
from pathlib import Path

import pytest

from app.engine import BadSetup, Match
from app.games.persuasion.content import AREAS, COLOURS, FIGURES, KINDS, SPACES, TOKENS_IN_ALL, Area
from app.games.persuasion.state import State
from app.games.persuasion.views import OptionsView
from tests.games.persuasion.scene import GAME, A, B, C, Scene, full_town, seen, showdown, tokens

ROOT = Path(__file__).parents[3]
DIGEST = (ROOT / "docs/rules/persuasion.md").read_text(encoding="utf-8")
CONTENT = tomllib.loads((ROOT / "app/games/persuasion/content.toml").read_text(encoding="utf-8"))


def start(seats: int = 3, **options: bool) -> Match[State]:
    return Match.new(GAME, seats, options, seed=bytes(32))


def rows(cells: int) -> list[list[str]]:
    """The rows of the digest's tables with so many cells."""
    lines = (line.strip().strip("|").split("|") for line in DIGEST.splitlines() if line.startswith("| "))
    return [[cell.strip() for cell in line] for line in lines if len(line) == cells]


def to_id(name: str) -> str:
    return "" if name in ("none", "any") else name.lower().replace(" ", "_")


@pytest.mark.rule("PE-001", "PE-R01")
def test_three_or_four_can_play() -> None:
    assert [start(seats).table.seats for seats in (3, 4)] == [range(3), range(4)]
    for seats in (1, 2, 5):
        with pytest.raises(BadSetup):
            start(seats)


@pytest.mark.rule("PE-002")
def test_the_seven_areas_are_those_of_the_digest() -> None:
    printed = {to_id(row[0]): (int(row[1]), int(row[2])) for row in rows(5) if row[1].isdigit()}
    assert len(printed) == 7
    areas = seen(start()).public.areas
    assert {area: (len(row.spaces), row.points) for area, row in areas.items()} == printed
    assert {FIGURES[to_id(row[3])].area for row in rows(5) if row[1].isdigit()} == set(areas)


@pytest.mark.rule("PE-002", "PE-R07")
def test_a_space_holds_one_follower_and_the_first_free_one_is_taken() -> None:
    scene = showdown("general 1G", "captain 1G", "", followers={"fortress": [B, C]})
    assert {s: scene.state.followers.get(s) for s in AREAS["fortress"].spaces[:4]} == {
        "fortress:1": B,
        "fortress:2": C,
        "fortress:3": A,
        "fortress:4": None,
    }


@pytest.mark.rule("PE-R16")
def test_the_size_of_the_town_hall_is_nothing_but_a_figure_in_the_data(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(AREAS["town_hall"].spaces) == 6
    larger = Area("town_hall", AREAS["town_hall"].points, (*AREAS["town_hall"].spaces, "town_hall:7"))
    monkeypatch.setitem(AREAS, "town_hall", larger)
    monkeypatch.setitem(SPACES, "town_hall:7", "town_hall")
    assert showdown("rogue 1G", "", "", followers=full_town("town_hall")).match.result is None
    assert showdown("magistrate 1G", "", "", followers=full_town("town_hall")).match.result is not None


@pytest.mark.rule("PE-003", "PE-029")
def test_one_bid_board_for_all_with_twelve_figures_in_three_rows_of_four() -> None:
    places = [(row["row"], row["column"]) for row in CONTENT["figure"]]
    assert places == list(product((1, 2, 3), (1, 2, 3, 4)))
    assert list(seen(start()).public.figures) == [row["id"] for row in CONTENT["figure"]] == list(FIGURES)


@pytest.mark.rule("PE-023")
def test_the_figures_are_those_of_the_digest() -> None:
    """The whole table of section 9, cell by cell."""
    for _, name, place, vp, force, blackmail, gold, area, immune in rows(9)[1:]:
        figure = FIGURES[to_id(name)]
        numbers = [int(cell) if cell.isdigit() else 0 for cell in (vp, force, blackmail, gold)]
        assert [figure.vp, *(figure.tokens.get(kind, 0) for kind in KINDS)] == numbers, name
        assert (figure.area, list(figure.immune)) == (to_id(area), re.findall(r"force|blackmail", immune)), name
        assert place == f"{(list(FIGURES).index(figure.id)) // 4 + 1},{list(FIGURES).index(figure.id) % 4 + 1}"
    assert len(rows(9)[1:]) == len(FIGURES)


@pytest.mark.rule("PE-R25")
def test_the_printed_background_says_what_a_figure_is_immune_to() -> None:
    colours = {("force",): "red", ("blackmail",): "grey", ("force", "blackmail"): "red_grey", (): "plain"}
    assert {row["id"]: row["background"] for row in CONTENT["figure"]} == {
        figure.id: colours[figure.immune] for figure in FIGURES.values()
    }


@pytest.mark.rule("PE-004", "PE-005", "PE-008", "PE-011")
@pytest.mark.parametrize("seats", [3, 4])
def test_starting_hands_and_supply(seats: int) -> None:
    public = seen(start(seats)).public
    assert [seat.hand for seat in public.seats.values()] == [tokens("1F+1B+3G")] * seats
    assert public.supply == {"force": 12 - seats, "blackmail": 12 - seats, "gold": 36 - 3 * seats}
    assert tokens("12F+12B+36G") == TOKENS_IN_ALL


@pytest.mark.rule("PE-006", "PE-009", "PE-010")
def test_all_followers_start_in_stock_and_all_scores_at_nothing() -> None:
    public = seen(start(4)).public
    assert public.followers == {}
    assert [(seat.stock, seat.track, seat.hundreds) for seat in public.seats.values()] == [(25, 0, 0)] * 4
    assert set(public.score.values()) == {0}


@pytest.mark.rule("PE-007")
def test_each_player_has_a_colour_of_their_own() -> None:
    assert set(COLOURS) == {"red", "yellow", "green", "blue"}
    assert [seat.colour for seat in seen(start(4)).public.seats.values()] == list(COLOURS)


@pytest.mark.rule("PE-013", "PE-070", "PE-074")
def test_a_round_is_espionage_persuasion_evaluation_donations() -> None:
    scene = showdown("spy 1F, apothecary 1B", "general 1G", "captain 1G", followers={"market": [B, C]})
    scene.choose(A, "decline")
    told = [note.id for note in scene.notes]
    assert told[:1] == ["revealed"]
    assert told[1:11] == ["evaluated"] * 10, "up to the Spy, who asks"
    assert told[11:13] == ["declined", "evaluated"]
    scene.choose(A, "decline")
    assert [note.id for note in scene.notes[13:]] == ["declined", "evaluated", *["donated"] * 3, "espionage"]
    assert [args["figure"] for args in scene.told("evaluated")] == list(FIGURES)
    assert scene.state.round == 2
    assert scene.state.phase == "persuasion"


@pytest.mark.rule("PE-014")
def test_all_place_at_the_same_time_and_in_any_order() -> None:
    bids = ("general 1G", "captain 2G", "priest 1G")
    ends = []
    for order in ((A, B, C), (C, A, B)):
        scene = Scene("1G", "2G", "1G")
        assert set(scene.match.asks) == {A, B, C}
        for seat in order:
            scene.bid(seat, bids[seat])
        ends.append(scene.state)
    assert ends[0] == ends[1]


@pytest.mark.rule("PE-015", "PE-016")
def test_every_hand_is_shown_complete_at_the_start_of_a_round() -> None:
    scene = showdown("general 1G", "mercenary 1G", "")
    hands = {A: tokens("1F+4G"), B: tokens("1F+4G"), C: tokens("5G")}
    assert scene.told("espionage") == [{"round": 2}]
    for viewer in (None, A, B, C):
        seats = seen(scene.match, viewer).public.seats
        assert {seat: shown.hand for seat, shown in seats.items()} == hands


@pytest.mark.rule("PE-086")
@pytest.mark.parametrize(("refund", "domination", "deals"), list(product((False, True), repeat=3)))
def test_any_combination_of_options_is_visible_to_all(refund: bool, domination: bool, deals: bool) -> None:
    chosen = OptionsView(refund=refund, domination=domination, deals=deals)
    none = OptionsView(refund=False, domination=False, deals=False)
    match = start(3, refund=refund, domination=domination, deals=deals)
    assert seen(match).public.options == chosen
    assert seen(start()).public.options == none, "all are off by default"
    for seat in (A, B, C):
        match.choose(seat, "gold:priest")
    assert seen(match).public.options == chosen
