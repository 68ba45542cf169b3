"""The checker finds what it is there to find: each history here is bad in one way, and the first is good."""

from collections.abc import Callable
from typing import Any

import pytest

from app.engine import PASS, Seat
from tests.chaos.checker import check_room
from tests.chaos.history import Connected, History, Invoked, Received
from tests.chaos.stored_room import Look, StoredEntry, StoredRoom, canonical

WALL = 1_000_000.0
"""The wall clock when the monotonic clock is 0."""
MOVES: list[tuple[Seat, str]] = [(-1, "~start"), (0, "tea"), (1, "milk"), (0, "rum"), (0, "~undo")]


def page(position: int, seat: Seat | None) -> tuple[dict[str, Any], dict[str, Any], list[list[Any]]]:
    """The table after so many moves: all see how many cups there are; each seat knows how often it has chosen."""
    cups = [0, 1, 2, 3, 2][position]
    made = sum(mover == seat for mover, _ in MOVES[: position + 1])
    notes = [["poured", ["cup"], [cup]] for cup in range(1, cups + 1)]
    return {"cups": cups}, {} if seat is None else {"at": made}, notes


def look(position: int, seat: Seat | None) -> Look:
    public, mine, notes = page(position, seat)
    return Look(canonical(public), canonical(mine), [canonical(["poured", {"cup": note[2][0]}]) for note in notes])


def room(moves: list[tuple[Seat, str]] = MOVES, seqs: list[int] | None = None) -> StoredRoom:
    """Entry n was committed at second n."""
    numbers = seqs or list(range(len(moves)))
    entries = [StoredEntry(seq, seat, option, WALL + seq) for seq, (seat, option) in zip(numbers, moves, strict=True)]
    return StoredRoom(
        "tea (test)", entries, [{seat: look(p, seat) for seat in (0, 1, None)} for p in range(len(moves))]
    )


class Story:
    """A client's history, written by hand."""

    def __init__(self, client: str, seat: Seat | None, epoch: str = "e") -> None:
        self.history = History(client, seat, [])
        self.epoch, self.v, self.n = epoch, 0, 0

    def connects(self, at: float) -> "Story":
        self.history.events.append(Connected(at))
        return self

    def receives(self, at: float, **frame: Any) -> "Story":
        self.history.events.append(Received(at, WALL + at, frame))
        return self

    def sees(self, at: float, position: int, *, full: bool = True, epoch: str = "", v: int | None = None) -> "Story":
        """A frame after which the page shows this position."""
        public, mine, notes = page(position, self.history.seat)
        self.epoch, self.v = epoch or self.epoch, self.v + 1 if v is None else v
        if full:
            return self.receives(at, t="full", epoch=self.epoch, v=self.v, public=public, mine=mine, notes=notes)
        return self.receives(at, t="step", v=self.v, patch=public, mine=mine, notes=notes, cut=self._shown())

    def _shown(self) -> int:
        """How many notes the page shows, all of which the next step takes back."""
        last = next(e.frame for e in reversed(self.history.events) if isinstance(e, Received) and "v" in e.frame)
        return len(last["notes"])

    def sends(self, at: float, ask: int, option: str) -> "Story":
        self.n += 1
        self.history.events.append(Invoked(at, self.n, ask, option))
        return self

    def ok(self, at: float) -> "Story":
        return self.receives(at, t="ok", n=self.n)

    def no(self, at: float, reason: str = "refused-stale") -> "Story":
        return self.receives(at, t="no", n=self.n, reason=reason)


def ann() -> Story:
    """Seat 0, who plays entries 1, 3 and 4."""
    story = Story("Ann", 0).connects(0.1).sees(0.2, 0).sends(0.3, 0, "tea").sees(1.1, 1, full=False).ok(1.2)
    story.sees(2.2, 2, full=False).sends(2.3, 1, "rum").sees(3.1, 3, full=False).ok(3.2)
    return story.sends(3.3, 2, "~undo").sees(4.1, 4, full=False).ok(4.2)


def bob() -> Story:
    """Seat 1, who plays entry 2; the answer is lost with the connection, and is acknowledged when it is sent again."""
    story = Story("Bob", 1).connects(0.1).sees(0.2, 0).sees(1.15, 1, full=False).sends(1.3, 0, "milk")
    return story.connects(2.4).sees(2.5, 2, epoch="other").sends(2.6, 0, "milk").ok(2.7).sees(4.3, 4, full=False)


def watcher() -> Story:
    return Story("Wim", None).connects(0.1).sees(0.2, 0).sees(3.3, 3, full=False).sees(4.3, 4, full=False)


def violations(*stories: Story, stored: StoredRoom | None = None) -> list[str]:
    return check_room(stored or room(), [story.history for story in stories]).violations


def test_nothing_is_wrong() -> None:
    verdict = check_room(room(), [ann().history, bob().history, watcher().history])
    assert verdict.violations == []
    assert (verdict.acknowledged, verdict.refused, verdict.unanswered, verdict.frames) == (4, 0, 1, 12)


def test_a_gap_in_the_move_list() -> None:
    assert "has a gap" in violations(ann(), stored=room(seqs=[0, 1, 2, 4, 5]))[0]


def test_an_acknowledged_move_is_lost() -> None:
    found = violations(ann().sends(5, 3, "gin").ok(5.2), bob())
    assert found == ["tea (test): Ann's 'gin' at ask 3 was acknowledged, but is not in the move list"]


def test_an_acknowledged_move_is_stored_at_another_ask() -> None:
    found = violations(Story("Ann", 0).connects(0.1).sees(0.2, 0).sends(2.3, 0, "rum").ok(3.2))
    assert "tea (test): Ann's 'rum' at ask 0 was acknowledged, but is not in the move list" in found


def test_an_acknowledged_move_is_doubled() -> None:
    found = violations(ann(), bob(), stored=one_more(1, "milk"))
    assert found == ["tea (test): nobody sent 'milk', entry 5, for ask 1 of seat 1"]


def one_more(seat: Seat, option: str) -> StoredRoom:
    """The room with an entry more, which changed nothing that one can see."""
    whole = room()
    entries = [*whole.entries, StoredEntry(5, seat, option, WALL + 5)]
    return StoredRoom(whole.name, entries, [*whole.looks, whole.looks[-1]])


def test_a_refused_move_is_stored() -> None:
    stories = Story("Ann", 0).connects(0.1).sees(0.2, 0).sends(0.3, 0, "tea").no(0.9), bob()
    found = violations(*stories)
    assert "tea (test): Ann's 'tea' at ask 0 was refused, but is in the move list" in found


def test_what_nobody_answered_may_be_stored_or_not() -> None:
    assert violations(ann().sends(5, 3, "gin"), bob()) == []
    story = Story("Bob", 1).connects(0.1).sees(0.2, 0).sends(1.3, 0, "milk").sends(1.9, 0, "milk").no(2.9)
    assert violations(ann(), story) == []


def test_the_server_may_pass_for_a_seat() -> None:
    assert violations(ann(), bob(), stored=one_more(1, PASS)) == []


def test_two_moves_are_reordered() -> None:
    """Ann was acknowledged before Bob sent his, but his stands first."""
    late = Story("Ann", 0).connects(0.1).sees(0.2, 0).sends(0.3, 0, "tea").ok(1.2)
    late.sees(2.2, 2).sends(2.3, 1, "rum").ok(3.2)
    later = Story("Bob", 1).connects(0.1).sees(0.2, 0).sends(3.5, 0, "milk").ok(3.6)
    found = violations(late, later)
    assert any("Bob's 'milk' at ask 0 was sent after Ann's 'rum' at ask 1 was acknowledged" in one for one in found)


def test_two_clients_saw_different_orders() -> None:
    """Bob was shown his milk without Ann's tea, which came first."""
    story = Story("Bob", 1).connects(0.1).sees(0.2, 0)
    story.receives(2.5, t="step", v=2, patch={"cups": 1}, mine={"at": 1}, notes=[["poured", ["cup"], [1]]])
    assert "tea (test): Bob: frame 2 fits no position" in violations(ann(), story)


def test_a_frame_is_shown_before_its_move_is_durable() -> None:
    found = violations(watcher().sees(5, 4), Story("Eve", None).connects(0.1).sees(0.2, 0).sees(2.9, 3))
    assert found == ["tea (test): Eve: frame 2 showed position 3 100 ms before it was durable"]


def test_an_acknowledgement_before_the_move_is_durable() -> None:
    found = violations(Story("Ann", 0).connects(0.1).sees(0.2, 0).sends(0.3, 0, "tea").ok(0.9), bob())
    assert "tea (test): Ann's 'tea' at ask 0 was acknowledged before it was durable" in found


def test_a_view_goes_back_without_an_undo() -> None:
    found = violations(Story("Eve", None).connects(0.1).sees(3.5, 3).sees(3.6, 1, full=False))
    assert found == ["tea (test): Eve: frame 2 went back from position 3 to 1"]


def test_a_view_goes_back_by_an_undo() -> None:
    """Position 4 looks to a spectator as position 2 did: that is no way back."""
    assert violations(Story("Eve", None).connects(0.1).sees(3.5, 3).sees(4.5, 4, full=False)) == []


def test_a_reconnect_shows_less_than_was_seen() -> None:
    found = violations(Story("Eve", None).connects(0.1).sees(3.5, 3).connects(3.6).sees(3.7, 1, epoch="other"))
    assert "Eve: frame 2 went back from position 3 to 1" in found[0]


def test_a_reconnect_shows_less_than_was_acknowledged() -> None:
    story = Story("Ann", 0).connects(0.1).sees(0.2, 0).sends(0.3, 0, "tea").ok(1.2)
    found = violations(story.connects(1.3).sees(1.4, 0, epoch="other"))
    assert "tea (test): Ann: frame 2 went back from position 1 to 0" in found


def test_a_newcomer_is_shown_less_than_others_knew() -> None:
    found = violations(ann(), bob(), Story("Eve", None).connects(3.5).sees(3.6, 1))
    assert found == ["tea (test): Eve connected when position 3 was known, and was shown position 1 in frame 1"]


def test_a_resumption_ends_at_less_than_others_knew() -> None:
    """Frames that were missed come one by one; the last before the chat must be up to date."""
    story = Story("Eve", None).connects(0.1).sees(0.2, 0).receives(0.2, t="chat", lines=[])
    story.connects(3.5).sees(3.6, 1, full=False)
    assert violations(ann(), bob(), story) == [], "more may come"
    found = violations(ann(), bob(), story.receives(3.6, t="chat", lines=[]))
    assert found == ["tea (test): Eve connected when position 3 was known, and was shown position 1 in frame 2"]


@pytest.mark.parametrize("change", [lambda f: f["public"].update(cups=7), lambda f: f["notes"].pop()])
def test_a_frame_that_fits_no_position(change: Callable[[dict[str, Any]], None]) -> None:
    story = Story("Eve", None).connects(0.1).sees(3.5, 3)
    last = story.history.events[-1]
    assert isinstance(last, Received)
    change(last.frame)
    assert violations(story) == ["tea (test): Eve: frame 1 fits no position"]


def test_frames_are_numbered_in_order() -> None:
    found = violations(Story("Eve", None).connects(0.1).sees(0.2, 0).sees(1.5, 1, full=False, v=4))
    assert found == ["tea (test): Eve: was shown frame 4 after frame 1"]
    found = violations(Story("Eve", None).connects(0.1).sees(3.5, 3, v=9).sees(3.6, 3, v=2))
    assert found == ["tea (test): Eve: was shown frame 2 of an epoch that was further already"]
