"""Section 18: closing the case."""

from collections.abc import Callable

import msgspec
import pytest

from app.engine import Result
from app.games.android import scoring
from app.games.android.content import GROUPS, SCORING
from app.games.android.state import Ending, State
from tests.games.android.scene import Scene, evidence, hunches, mute, only_leads, tokens

SUSPECTS = ("mark_henry", "eve", "vinnie", "thomas_haas")


def closed(*detectives: str, change: object = None) -> Scene:
    """The last turn of the game ends."""

    def set_up(state: State) -> None:
        only_leads(state)
        state.memories = []
        for player in state.players:
            player.tokens = {}
            player.plot = None
            player.area = [key for key in player.area if "flo_directive_3" not in key and not key.startswith("face:")]
            if player.detective == "rachel":
                player.tokens["money"] = 1  # her upkeep at the end of the day takes it
        hunches(state, ["vinnie", "eve", "thomas_haas", "mark_henry"], ["eve", "vinnie", "mark_henry", "thomas_haas"])
        if callable(change):
            change(state)

    names = detectives or ("louis", "floyd", "caprice")
    scene = Scene(*names, turn=len(names) - 1, day=12, change=set_up)
    scene.play("end")
    return scene


@pytest.fixture
def links(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Let the puzzle have these connections; how real pieces make them is tested in test_conspiracy."""

    def let(**connected: int) -> None:
        monkeypatch.setattr(scoring, "connections", lambda grid: dict.fromkeys(GROUPS, 0) | connected)

    return let


def outcome(scene: Scene) -> Result:
    assert scene.match.result is not None
    return scene.match.result


def lines(scene: Scene, seat: int) -> dict[str, int]:
    return {line: figures[seat] for line, figures in outcome(scene).breakdown.items() if figures[seat]}


# ---- who did it


@pytest.mark.rule("AN-298", "AN-299", "AN-302", "AN-055", "AN-321", "AN-R60")
def test_the_case_is_closed_after_the_last_day() -> None:
    scene = closed(change=lambda state: evidence(state, "vinnie", "physical", 3, up=False))
    assert outcome(scene).reason == "case-closed"
    assert (scene.public().week, scene.public().weekday) == (2, 6)
    shown = scene.reveal()
    assert shown.totals["vinnie"] == 3
    assert shown.murderers == ["vinnie"]
    assert shown.evidence == {"evidence:1": "3"}
    assert shown.hunches["0:guilty"] == "vinnie"
    assert shown.hunches["unused:innocent"] == "thomas_haas"
    assert set(msgspec.to_builtins(shown)) == {
        "hunches",
        "evidence",
        "hands",
        "memories",
        "unused",
        "totals",
        "murderers",
        "links",
        "endings",
        "obsessed",
    }
    assert set(outcome(scene).breakdown) == set(scoring.LINES)
    assert scene.told("plot-resolved") == []


@pytest.mark.rule("AN-300", "AN-301", "AN-302", "AN-X33", "AN-139")
def test_the_lowest_of_the_strong_and_the_highest_of_the_weak_go() -> None:
    def change(state: State) -> None:
        evidence(state, "vinnie", "document", 3, -2, -2)
        evidence(state, "vinnie", "testimony", 4, 4, 1)
        evidence(state, "vinnie", "physical", 1)

    assert closed(change=change).reveal().totals["vinnie"] == 5


@pytest.mark.rule("AN-300", "AN-301", "AN-X34")
def test_even_if_positive_or_negative() -> None:
    def change(state: State) -> None:
        evidence(state, "vinnie", "document", 5, 2)
        evidence(state, "vinnie", "testimony", -1, -3)

    assert closed(change=change).reveal().totals["vinnie"] == 2


@pytest.mark.rule("AN-307")
def test_a_single_token_goes_and_an_empty_file_loses_nothing() -> None:
    def change(state: State) -> None:
        evidence(state, "vinnie", "document", 5)
        evidence(state, "vinnie", "testimony", 4)
        evidence(state, "vinnie", "physical", 2)
        evidence(state, "eve", "document", 1)

    totals = closed(change=change).reveal().totals
    assert (totals["vinnie"], totals["eve"], totals["mark_henry"]) == (2, 1, 0)


@pytest.mark.rule("AN-303", "AN-304", "AN-305", "AN-306", "AN-R37", "AN-136", "AN-137")
def test_special_evidence_is_left_alone_by_the_files() -> None:
    def change(state: State) -> None:
        evidence(state, "vinnie", "document", "surprise_witness", 3, 1)  # strong: 1 goes, not the witness
        evidence(state, "vinnie", "testimony", "perjury", 4)  # weak: 4 goes, not the perjury
        state.suspects["vinnie"].alibis = 1
        state.bank["alibi"] -= 1

    assert closed(change=change).reveal().totals["vinnie"] == 3 - 5 + 5


@pytest.mark.rule("AN-308", "AN-X36")
def test_the_highest_total_even_below_zero() -> None:
    def change(state: State) -> None:
        for suspect, values in zip(SUSPECTS, ((-2,), (-3,), (-3, -4), (-1,)), strict=True):
            plain = {"mark_henry": "document", "eve": "document", "vinnie": "physical", "thomas_haas": "physical"}
            evidence(state, suspect, plain[suspect], *values)

    shown = closed(change=change).reveal()
    assert list(shown.totals.items()) == [("thomas_haas", -1), ("mark_henry", -2), ("eve", -3), ("vinnie", -7)]
    assert shown.murderers == ["thomas_haas"]


@pytest.mark.rule("AN-309", "AN-R38")
def test_all_who_tie_are_murderers() -> None:
    def change(state: State) -> None:
        evidence(state, "vinnie", "physical", 3)
        evidence(state, "eve", "document", 3)

    scene = closed(change=change)
    assert scene.reveal().murderers == ["eve", "vinnie"]
    assert lines(scene, 0) == {"guilty": 15}  # guilty vinnie pays, innocent eve doesn't
    assert lines(scene, 1) == {"guilty": 15}


@pytest.mark.rule("AN-310", "AN-283")
def test_if_all_are_dead_no_hunch_pays() -> None:
    def change(state: State) -> None:
        for sheet in state.suspects.values():
            sheet.alive = False

    scene = closed(change=change)
    assert scene.reveal().murderers == []
    assert outcome(scene).scores == [0, 0, 0]
    assert outcome(scene).winners == [0, 1, 2]


@pytest.mark.rule("AN-311", "AN-312", "AN-283")
def test_hunches() -> None:
    def change(state: State) -> None:
        evidence(state, "vinnie", "physical", 3)
        state.suspects["mark_henry"].alive = False

    scene = closed(change=change)
    assert lines(scene, 0) == {"guilty": 15, "innocent": 5}
    assert lines(scene, 1) == {}  # guilty eve, innocent vinnie: both wrong
    assert lines(scene, 2) == {}  # innocent on a dead suspect


@pytest.mark.rule("AN-313", "AN-314", "AN-315", "AN-R39", "AN-X37")
@pytest.mark.parametrize(
    ("eve", "other", "won"),
    [
        ((), (3,), {"innocent": 5}),
        ((3, 3), (), {"guilty": 15, "innocent": 5, "obsession": 3}),
        ((3, 2), (), {"guilty": 15}),
    ],
)
def test_obsession(eve: tuple[int, ...], other: tuple[int, ...], won: dict[str, int]) -> None:
    def change(state: State) -> None:
        hunches(state, ["eve", "vinnie", "thomas_haas", "mark_henry"], ["eve", "vinnie", "mark_henry", "thomas_haas"])
        evidence(state, "eve", "document", *eve)
        evidence(state, "vinnie", "physical", *other)

    scene = closed("raymond", "floyd", "louis", change=change)
    assert lines(scene, 0) == won


# ---- what things are worth


@pytest.mark.rule("AN-316", "AN-273", "AN-287", "AN-289", "AN-271")
def test_tokens_without_connections() -> None:
    def change(state: State) -> None:
        tokens(state, 0, haas=2, jinteki=1, conspiracy=2, trauma=3, street=4, mr_li=2)
        evidence(state, "mark_henry", "document", 3)

    scene = closed(change=change)
    assert lines(scene, 0) == {"haas": 6, "jinteki": 3, "conspiracy": 8, "trauma": -3, "innocent": 5}


@pytest.mark.rule("AN-297", "AN-R44", "AN-X43")
def test_an_npc_favor_counts_as_each_of_its_kinds(links: Callable[..., None]) -> None:
    def change(state: State) -> None:
        tokens(state, 0, captain_beckmann=1)  # street and political
        tokens(state, 0, money=1)

    links(human_first=1, mayor_wells=2)
    scene = closed("rachel", "louis", "floyd", change=change)
    assert lines(scene, 0)["favors"] == 3


@pytest.mark.rule("AN-185", "AN-317", "AN-316")
@pytest.mark.parametrize(
    ("group", "held", "line", "base", "each"),
    [
        ("haas_bioroid", {"haas": 2}, "haas", 6, 2),
        ("jinteki", {"jinteki": 1}, "jinteki", 3, 1),
        ("human_first", {"street": 3}, "favors", 0, 3),
        ("mayor_wells", {"political": 2}, "favors", 0, 2),
        ("levy_trustees", {"society": 1}, "favors", 0, 1),
        ("weyland", {"corporate": 2}, "favors", 0, 2),
        ("canal_veterans", {"trauma": 2}, "trauma", -2, -2),
        ("syndicate", {"conspiracy": 1}, "conspiracy", 4, 1),
        ("commissioner", {}, "guilty", 15, 2),
        ("liberty_society", {}, "innocent", 5, 2),
    ],
)
def test_connections(
    links: Callable[..., None], group: str, held: dict[str, int], line: str, base: int, each: int
) -> None:
    def change(state: State) -> None:
        tokens(state, 0, **held)
        evidence(state, "vinnie", "physical", 3)

    for n in (1, 3):
        links(**{group: n})
        assert lines(closed(change=change), 0)[line] == base + n * each


@pytest.mark.rule("AN-317", "AN-X58", "AN-R54", "AN-247")
def test_happy_and_sad_endings(links: Callable[..., None]) -> None:
    def change(state: State) -> None:
        state.players[0].endings = [Ending("flo_harm", "2a"), Ending("flo_harm", "2b")]  # +3 and -3
        state.players[1].endings = [Ending("lou_sara", "1b")]  # -1

    links(cardinal_reese=2, starlight_crusade=1)
    scene = closed("floyd", "louis", "caprice", change=change)
    assert lines(scene, 0)["endings"] == (3 + 1) + (-3 - 2)
    assert lines(scene, 1)["endings"] == -1 - 2


@pytest.mark.rule("AN-R54", "AN-232", "AN-318")
@pytest.mark.parametrize(("right", "worth"), [(True, -2), (False, -9)])
def test_an_ending_whose_points_depend_on_the_hunch(right: bool, worth: int) -> None:
    def change(state: State) -> None:
        state.players[0].endings = [Ending("lou_sara", "2b"), Ending("lou_take", "2b")]  # -9 and -5
        state.players[0].area += ["face:lou_sara:2b", "face:lou_take:2b"]
        evidence(state, "vinnie" if right else "mark_henry", "physical" if right else "document", 3)

    scene = closed("louis", "floyd", "caprice", change=change)
    assert lines(scene, 0)["endings"] == worth - 5  # the other ending of that side is worth what it was


@pytest.mark.rule("AN-318", "AN-316", "AN-322")
def test_what_cards_add() -> None:
    def change(state: State) -> None:
        tokens(state, 0, money=4, captain_beckmann=2)
        state.players[0].endings = [Ending("rac_father", "1a")]
        state.players[0].area.append("face:rac_father:1a")
        state.players[1].sanity = 4
        state.players[2].area.append("face:lou_case:1a")
        evidence(state, "thomas_haas", "physical", 3)

    scene = closed("rachel", "caprice", "louis", change=change)
    assert lines(scene, 0)["special"] == 3 + 2  # 4 thousand less 1 upkeep; 1 for each of the Captain's favors
    assert lines(scene, 0)["endings"] == 7
    assert lines(scene, 1)["special"] == -2  # Sanity step 4
    assert lines(scene, 2)["guilty"] == 15 + 3  # Louis's instincts


@pytest.mark.rule("AN-318", "AN-232")
@pytest.mark.parametrize(
    ("detective", "key", "line", "won"),
    [("floyd", "face:flo_case:2a", "guilty", 17), ("raymond", "face:ray_friend:1a", "innocent", 7)],
)
def test_endings_that_sharpen_hunches(detective: str, key: str, line: str, won: int) -> None:
    def change(state: State) -> None:
        state.players[0].area.append(key)
        evidence(state, "vinnie", "physical", 3)

    others = [name for name in ("louis", "caprice", "floyd") if name != detective][:2]
    assert lines(closed(detective, *others, change=change), 0)[line] == won


@pytest.mark.rule("AN-X38", "AN-316", "AN-317", "AN-297", "AN-R44", "AN-R39")
def test_the_rulebooks_example(links: Callable[..., None]) -> None:
    """Raymond 29, Caprice 33, Rachel 38."""

    def change(state: State) -> None:
        mute(state)
        hunches(state, ["eve", "mark_henry", "vinnie", "thomas_haas"], ["eve", "vinnie", "mark_henry", "thomas_haas"])
        evidence(state, "mark_henry", "document", 3)
        tokens(state, 0, haas=2, conspiracy=1, street=2, trauma=4)
        state.players[0].endings = [Ending("ray_war", "1a")]  # 14
        tokens(state, 1, jinteki=2, street=1, trauma=2)
        state.players[1].endings = [Ending("cap_love", "1a"), Ending("cap_mind", "1b")]  # +7 and -1
        tokens(state, 2, jinteki=1, haas=2, conspiracy=1, street=2, trauma=1, captain_beckmann=2, money=4)
        state.players[2].endings = [Ending("rac_father", "1a"), Ending("rac_debt", "1a")]  # 7 + 6
        state.players[2].area.append("face:rac_father:1a")

    links(jinteki=2, cardinal_reese=2, human_first=1, haas_bioroid=1)
    scene = closed("raymond", "caprice", "rachel", change=change)
    assert lines(scene, 0) == {"haas": 8, "conspiracy": 4, "favors": 2, "trauma": -4, "endings": 14, "innocent": 5}
    assert outcome(scene).scores == [29, 33, 38]
    assert outcome(scene).winners == [2]
    assert lines(scene, 2) == {
        "jinteki": 5,
        "haas": 8,
        "conspiracy": 4,
        "favors": 2 + 2,
        "trauma": -1,
        "special": 3 + 2,
        "endings": 13,
    }


# ---- who wins


@pytest.mark.rule("AN-319", "AN-320", "AN-X39")
def test_ties() -> None:
    def change(state: State) -> None:
        evidence(state, "vinnie", "physical", 3)  # seat 0 has both hunches right: 20
        tokens(state, 1, conspiracy=5)  # 20

    scene = closed(change=change)
    assert outcome(scene).scores[:2] == [20, 20]
    assert outcome(scene).winners == [0]

    def shared(state: State) -> None:
        evidence(state, "mark_henry", "document", 3)
        tokens(state, 0, conspiracy=1)  # 5 + 4
        tokens(state, 1, haas=3)  # 9, but innocent vinnie is right: 14
        tokens(state, 2, jinteki=3)

    scene = closed(change=shared)
    assert outcome(scene).scores == [9, 14, 9]

    def both(state: State) -> None:
        shared(state)
        tokens(state, 1, haas=0, conspiracy=1)

    scene = closed(change=both)
    assert outcome(scene).winners == [0, 1, 2]


@pytest.mark.rule("AN-320")
def test_several_right_guilty_hunches_share() -> None:
    def change(state: State) -> None:
        hunches(state, ["vinnie", "eve", "thomas_haas", "mark_henry"], ["mark_henry", "mark_henry", "eve", "vinnie"])
        evidence(state, "vinnie", "physical", 3)
        evidence(state, "eve", "document", 3)
        tokens(state, 2, conspiracy=5)

    scene = closed(change=change)  # vinnie and eve tie; seats 0 and 1 are both right
    assert outcome(scene).scores == [20, 20, 20]
    assert outcome(scene).winners == [0, 1]  # seat 2 has as many points, and a wrong guilty hunch


@pytest.mark.rule("AN-316")
def test_the_figures() -> None:
    assert (SCORING.guilty_hunch, SCORING.innocent_hunch, SCORING.obsessed_bonus) == (15, 5, 3)
    assert (SCORING.alibi, SCORING.surprise_witness, SCORING.perjured, SCORING.obsessed_margin) == (-5, -5, 5, 5)
