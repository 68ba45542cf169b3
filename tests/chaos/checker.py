"""Judges what clients saw and were told against the one order that the database holds in the end, room by room.

It knows nothing of workers, faults and networks: histories and stored rooms come in, violations go out.

1. The move list is one sequence without gaps.
2. Every acknowledged answer is in it once, at the ask that it answered; a refused one is not; nothing is there that
   nobody sent. (An answer that was never acknowledged nor refused may be there or not.)
3. What was acknowledged before something else was sent, by anybody in the room, stands before it.
4. All that a viewer was shown is, byte for byte, the table after some entry of that order, and never an earlier one
   than the same viewer was shown or acknowledged before. Who connects is shown all that anybody knew of before.
5. Nothing was shown or acknowledged before the database had committed it.
"""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from app.engine import PASS, OptionId, Seat, apply_patch
from app.play.wire import expand_notes
from tests.chaos.history import Connected, History, Invoked, Received
from tests.chaos.stored_room import Look, StoredEntry, StoredRoom, canonical

CLOCK_SECONDS = 0.005
"""Clients and database read the same clock of the same machine; so much for reading it at not quite the same moment."""


class Verdict(Struct):
    """What was wrong, a sentence each, and how much was looked at."""

    violations: list[str] = []
    acknowledged: int = 0
    refused: int = 0
    unanswered: int = 0
    frames: int = 0
    positions: int = 0
    longest_wait: float = 0.0
    """Of those that were answered at all, in seconds."""

    def add(self, other: "Verdict") -> None:
        self.violations += other.violations
        self.acknowledged += other.acknowledged
        self.refused += other.refused
        self.unanswered += other.unanswered
        self.frames += other.frames
        self.positions += other.positions
        self.longest_wait = max(self.longest_wait, other.longest_wait)


def check_room(room: StoredRoom, histories: list[History]) -> Verdict:
    """Judge a room by the histories of all its clients."""
    verdict = Verdict(positions=sum(map(len, room.looks)))
    if [entry.seq for entry in room.entries] != list(range(len(room.entries))):
        verdict.violations.append(f"{room.name}: the move list has a gap")
        return verdict
    acts = [act for history in histories for act in acts_of(history)]
    verdict.acknowledged = sum(act.acknowledged_at is not None for act in acts)
    verdict.refused = sum(act.refusals for act in acts)
    verdict.unanswered = sum(act.unanswered for act in acts)
    verdict.longest_wait = max((act.longest_wait for act in acts), default=0.0)
    verdict.violations += [*_check_acts(room, histories, acts), *_check_real_time(room, acts)]
    walks = [Walk(room, history) for history in histories]
    verdict.frames = sum(walk.frames for walk in walks)
    known = Known(point for walk in walks for point in walk.points)
    verdict.violations += [found for walk in walks for found in (*walk.violations, *walk.check_connects(known))]
    return verdict


# ---------------------------------------------------------------- what clients did


class Act(Struct):
    """One answer to one ask, however often it was sent until the client knew what became of it."""

    client: str
    seat: Seat
    ask: int
    option: OptionId
    invoked_at: float
    acknowledged_at: float | None = None
    acknowledged_wall: float = 0.0
    refusals: int = 0
    unanswered: int = 0
    longest_wait: float = 0.0

    def __str__(self) -> str:
        return f"{self.client}'s {self.option!r} at ask {self.ask}"

    def entry(self, room: StoredRoom) -> StoredEntry | None:
        """Where it stands in the move list, if it does."""
        entry = room.answers.get((self.seat, self.ask))
        return entry if entry is not None and entry.option == self.option else None


def acts_of(history: History) -> list[Act]:
    """What this client did, in the order of its first attempts."""
    acts: dict[tuple[int, OptionId], Act] = {}
    by_number: dict[int, tuple[Act, float]] = {}
    for event in history.events:
        if isinstance(event, Invoked):
            assert history.seat is not None
            fresh = Act(history.client, history.seat, event.ask, event.option, event.at)
            act = acts.setdefault((event.ask, event.option), fresh)
            by_number[event.n] = act, event.at
            act.unanswered += 1
        elif isinstance(event, Received) and event.frame["t"] in ("ok", "no") and event.frame["n"] in by_number:
            act, invoked_at = by_number.pop(event.frame["n"])
            act.unanswered -= 1
            act.longest_wait = max(act.longest_wait, event.at - invoked_at)
            if event.frame["t"] == "no":
                act.refusals += 1
            elif act.acknowledged_at is None:
                act.acknowledged_at, act.acknowledged_wall = event.at, event.wall
    return list(acts.values())


def _check_acts(room: StoredRoom, histories: list[History], acts: list[Act]) -> Iterator[str]:
    """Rules 2 and 5, of what was answered."""
    for act in acts:
        entry = act.entry(room)
        by_server = act.option == PASS or act.seat in room.bots
        if act.acknowledged_at is not None:
            if entry is None:
                yield f"{room.name}: {act} was acknowledged, but is not in the move list"
            elif act.acknowledged_wall < entry.committed_at - CLOCK_SECONDS:
                yield f"{room.name}: {act} was acknowledged before it was durable"
        elif entry is not None and not act.unanswered and not by_server:
            yield f"{room.name}: {act} was refused, but is in the move list"
    sent = {(act.seat, act.ask, act.option) for act in acts}
    people = {history.seat for history in histories} - {None} - room.bots
    for (seat, ask), entry in room.answers.items():
        if seat in people and entry.option != PASS and (seat, ask, entry.option) not in sent:
            yield f"{room.name}: nobody sent {entry.option!r}, entry {entry.seq}, for ask {ask} of seat {seat}"


def _check_real_time(room: StoredRoom, acts: list[Act]) -> Iterator[str]:
    """Rule 3. From the end to the start: nothing may have been sent after something behind it was acknowledged."""
    placed = [(entry.seq, act) for act in acts if (entry := act.entry(room)) is not None]
    earliest: Act | None = None
    for _, act in sorted(placed, key=lambda pair: pair[0], reverse=True):
        if earliest is not None and earliest.acknowledged_at is not None and earliest.acknowledged_at < act.invoked_at:
            yield f"{room.name}: {act} was sent after {earliest} was acknowledged, but stands before it"
        if act.acknowledged_at is not None and (
            earliest is None or earliest.acknowledged_at is None or act.acknowledged_at < earliest.acknowledged_at
        ):
            earliest = act


# ---------------------------------------------------------------- what clients saw


class Page:
    """What a client's page shows, frame by frame."""

    def __init__(self) -> None:
        self.public: dict[str, Any] = {}
        self.mine: dict[str, Any] = {}
        self.notes: list[bytes] = []
        self.earlier = 0
        """So many notes came before these, and were not sent."""

    def apply(self, frame: dict[str, Any]) -> None:
        notes = [canonical(note) for note in expand_notes(frame.get("notes", []))]
        if frame["t"] == "full":
            self.public, self.mine = frame["public"], frame["mine"]
            self.notes, self.earlier = notes, frame.get("earlier", 0)
            return
        self.public = apply_patch(self.public, frame.get("patch", {}))
        self.mine = apply_patch(self.mine, frame.get("mine", {}))
        if cut := frame.get("cut", 0):
            del self.notes[-cut:]
        self.notes = self.notes + notes

    def look(self) -> tuple[bytes, bytes]:
        return canonical(self.public), canonical(self.mine)


class Known:
    """How far anybody had been shown the room, or been acknowledged in it, at each moment."""

    def __init__(self, points: Iterable[tuple[float, int]]) -> None:
        ordered = sorted(points)
        self._times = [at for at, _ in ordered]
        self._positions: list[int] = []
        for _, position in ordered:
            self._positions.append(max(position, self._positions[-1] if self._positions else 0))

    def before(self, at: float) -> int:
        index = bisect_left(self._times, at)
        return self._positions[index - 1] if index else 0


class Walk:
    """One client's way along the order. A look may fit several positions: the earliest possible one counts.

    So it accuses nobody wrongly: if even that one was too late, or there is none, no other would do.
    """

    def __init__(self, room: StoredRoom, history: History) -> None:
        self.room = room
        self.history = history
        self.violations: list[str] = []
        self.points: list[tuple[float, int]] = []
        """When it knew of which position."""
        self.frames = 0
        self._position = 0
        self._epoch = ""
        self._numbers: dict[str, int] = {}
        """The last frame of each epoch."""
        self._looks: dict[tuple[bytes, bytes], list[int]] = defaultdict(list)
        for position, looks in enumerate(room.looks):
            look = looks[history.seat]
            self._looks[look.public, look.mine].append(position)
        self._arrivals: list[tuple[float, Received, list[int]]] = []
        """For each connect that was answered: when it was begun, the last frame that belongs to the answer, and the
        positions that fit it."""
        self._walk()

    def _walk(self) -> None:
        page, connected, last = Page(), None, None
        acts = {(act.ask, act.option): act for act in acts_of(self.history)}
        numbers: dict[int, Act] = {}
        for event in self.history.events:
            if isinstance(event, Connected):
                connected, last = event.at, None
                continue
            if isinstance(event, Invoked):
                numbers[event.n] = acts[event.ask, event.option]
                continue
            kind = event.frame["t"]
            if kind in ("full", "step"):
                self._check_number(event.frame)
                page.apply(event.frame)
                last = (event, self._show(event, page))
            elif kind == "ok" and event.frame["n"] in numbers:
                self._acknowledge(event, numbers[event.frame["n"]])
            if connected is not None and last is not None and (kind == "chat" or last[0].frame["t"] == "full"):
                self._arrivals.append((connected, *last))
                connected = None

    def _check_number(self, frame: dict[str, Any]) -> None:
        """Frames of one epoch are numbered without a gap, and none goes back."""
        if frame["t"] == "full":
            self._epoch = frame["epoch"]
            if frame["v"] < self._numbers.get(self._epoch, 0):
                self._accuse(f"was shown frame {frame['v']} of an epoch that was further already")
        elif frame["v"] != self._numbers.get(self._epoch, -1) + 1:
            self._accuse(f"was shown frame {frame['v']} after frame {self._numbers.get(self._epoch)}")
        self._numbers[self._epoch] = frame["v"]

    def _show(self, event: Received, page: Page) -> list[int]:
        """Rules 4 and 5: find the position that the page shows. Returns all that fit."""
        self.frames += 1
        fitting = [p for p in self._looks.get(page.look(), ()) if self._notes_fit(p, page)]
        index = bisect_left(fitting, self._position)
        if index == len(fitting):
            what = f"went back from position {self._position} to {fitting[-1]}" if fitting else "fits no position"
            self._accuse(f"frame {event.frame['v']} {what}")
            return fitting
        self._position = fitting[index]
        self._note_time(event, f"frame {event.frame['v']}")
        return fitting

    def _notes_fit(self, position: int, page: Page) -> bool:
        look: Look = self.room.looks[position][self.history.seat]
        return len(look.notes) == page.earlier + len(page.notes) and look.notes[page.earlier :] == page.notes

    def _acknowledge(self, event: Received, act: Act) -> None:
        """What was acknowledged is part of all that is shown from now on."""
        entry = act.entry(self.room)
        if entry is not None:
            self._position = max(self._position, entry.seq)
            self.points.append((event.at, entry.seq))

    def _note_time(self, event: Received, what: str) -> None:
        self.points.append((event.at, self._position))
        committed = self.room.entries[self._position].committed_at
        if event.wall < committed - CLOCK_SECONDS:
            early = 1000 * (committed - event.wall)
            self._accuse(f"{what} showed position {self._position} {early:.0f} ms before it was durable")

    def check_connects(self, known: Known) -> Iterator[str]:
        """Rule 4, of those who connect: they are shown all that anybody knew of before."""
        for at, event, fitting in self._arrivals:
            least = known.before(at)
            if fitting and bisect_right(fitting, least - 1) == len(fitting):
                yield (
                    f"{self.room.name}: {self.history.client} connected when position {least} was known, and was shown "
                    f"position {fitting[-1]} in frame {event.frame['v']}"
                )

    def _accuse(self, what: str) -> None:
        self.violations.append(f"{self.room.name}: {self.history.client}: {what}")
