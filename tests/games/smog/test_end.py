"""Chapters 6.9 and 10: leaving, and the end."""

import pytest

from app.engine import NotAsked, NotOffered
from app.games.smog import INFO
from app.games.smog.content import ARTEFACTS, COMBINATIONS
from tests.games.smog.table import Has, Setting, situation

FOUR = list(ARTEFACTS)


def ready(s: Setting, seat: int = 0, **has: Has) -> None:
    """Seat stands on its exit with all that it needs: the gate `near` is disc 1 for N."""
    s.give(seat, gate="g5", combination="c07", place="1", artefacts=list(FOUR), blood=1, mana=2, ectoplasm=1, **has)


@pytest.mark.rule("SM-078", "SM-142", "SM-151")
def test_leaving_wins_at_once() -> None:
    play = situation(ready).do("leave")
    result = play.result
    assert (result.winners, result.reason) == ([0], "left")
    assert play.match.asks == {}
    assert play.match.undoable(0) is None  # all cards have been shown
    assert play.state.round == 1
    assert result.scores[0] == max(result.scores) == 9
    shown = play.seen().public.shown
    assert shown[0].combination == {"blood": 1, "mana": 2, "ectoplasm": 1}
    assert set(shown) == {0, 1, 2, 3}
    assert shown[2].gate


@pytest.mark.rule("SM-078")
@pytest.mark.parametrize(
    "lacks",
    [{"artefacts": FOUR[:3]}, {"mana": 1}],
    ids=["an artefact", "an element"],
)
def test_leaving_needs_everything(lacks: dict[str, Has]) -> None:
    def lay(s: Setting) -> None:
        ready(s)
        s.give(0, **lacks)

    assert situation(lay).why("leave") == "SM-078"


@pytest.mark.rule("SM-078", "SM-079")
def test_leaving_needs_the_disc_of_the_gate() -> None:
    def lay(s: Setting) -> None:
        ready(s)
        s.give(0, place="8")

    play = situation(lay)
    assert "leave" not in play.options
    play.do("disc:1")
    assert "leave" in play.options


@pytest.mark.rule("SM-080", "SM-X45")
@pytest.mark.parametrize(
    ("combination", "has", "fulfils"),
    [
        ("c07", (1, 2, 1, 0), True),
        ("c07", (3, 2, 1, 4), True),
        ("c07", (1, 1, 1, 1), False),
        ("c01", (1, 1, 1, 1), True),
    ],
)
def test_at_least_the_elements_of_the_combination(combination: str, has: tuple[int, ...], fulfils: bool) -> None:
    elements = dict(zip(COMBINATIONS["c01"], has, strict=True))

    def lay(s: Setting) -> None:
        ready(s)
        s.give(0, combination=combination, **elements)

    play = situation(lay)
    assert ("leave" in play.options) == fulfils
    if fulfils:
        play.do("leave")
        assert play.player(0).elements == elements  # nothing is paid
        assert len(play.player(0).artefacts) == 4


@pytest.mark.rule("SM-X46", "SM-079")
@pytest.mark.parametrize(("side", "disc"), [(2, "2"), (0, "6")])
def test_the_gate_is_read_from_the_own_side(side: int, disc: str) -> None:
    def lay(s: Setting) -> None:
        ready(s)
        s.give(0, gate="g2", side=side, place=disc)
        s.give(2, side=2 - side)

    play = situation(lay)
    assert play.seen(0).private.exit == disc
    assert play.do("leave").result.winners == [0]


@pytest.mark.rule("SM-X47", "SM-078")
def test_leaving_takes_an_action() -> None:
    def lay(s: Setting) -> None:
        ready(s)
        s.give(0, "spectral_speed", place="2", coins=3)

    play = situation(lay).do("turn", "turn", "disc:1", "coin")
    assert play.state.turn.actions == 0
    assert play.why("leave") == "SM-041"
    play.do("card:spectral_speed", "leave")
    assert play.result.winners == [0]


@pytest.mark.rule("SM-X48", "SM-142")
def test_nobody_plays_after_the_end() -> None:
    def lay(s: Setting) -> None:
        ready(s, seat=1)
        s.give(1, place="3")

    play = situation(lay).do("end-turn", "leave")
    assert play.result.winners == [1]
    for seat in range(4):
        with pytest.raises(NotAsked):
            play.match.choose(seat, "end-turn")


@pytest.mark.rule("SM-137", "SM-X35", "SM-R48")
def test_the_lost_boy_closes_the_exit() -> None:
    def lay(s: Setting) -> None:
        ready(s)
        s.agents(lost_boy="1")
        s.give(0, "ritual_summoning")

    play = situation(lay)
    assert play.why("leave") == "SM-137"
    play.do("card:ritual_summoning", "agent:witch", "leave")
    assert play.result.winners == [0]


@pytest.mark.rule("SM-143")
def test_there_is_no_other_end() -> None:
    assert INFO.endings == ("left",)
    play = situation(seats=2)
    for _ in range(60):
        play.end_round()
    assert play.match.result is None
    assert play.state.round == 61


@pytest.mark.rule("SM-R49", "SM-X51", "SM-149")
def test_a_vain_attempt_changes_nothing() -> None:
    def lay(s: Setting) -> None:
        ready(s)
        s.give(0, mana=0)

    play = situation(lay)
    before = (play.seen().public, play.match.view(1), play.state.turn.actions, len(play.match.table.notes))
    with pytest.raises(NotOffered):
        play.match.choose(0, "leave")
    assert before == (play.seen().public, play.match.view(1), play.state.turn.actions, len(play.match.table.notes))


@pytest.mark.rule("SM-R50")
def test_who_has_all_four_artefacts_can_lose_one() -> None:
    def lay(s: Setting) -> None:
        s.give(0, "lords_decree", blood=1, ectoplasm=1, titanium=1)
        s.give(1, artefacts=list(FOUR))

    play = situation(lay, seats=2).do("card:lords_decree", "artefact:mithril_padlock")
    assert len(play.player(1).artefacts) == 3
