"""When the people of a room want to be asked in reaction windows: the server passes for them where they don't.

What somebody wants is kept in memory only, on the worker that they have told it, until they leave that worker. There it
is that worker which passes for the seat, or nobody; what is held at a table with an even pace is then held where the
person can take it back. The other workers read from its reports that the seat is none of theirs (`other_workers.py`),
and who has last told another worker is that one's. A report may come half a second late: until then the worker that
answers for bots takes the seat for one whose person has said nothing, and passes where nothing else is possible.
"""

from collections.abc import Iterable

from app.engine import Seat
from app.play.connection import Connection
from app.play.other_workers import OtherWorkers
from app.play.wire import WindowMode


class WindowModes:
    """What the people of one room have told this worker. Who has said nothing wants to be asked where they are able."""

    def __init__(self, room_id: str, workers: OtherWorkers, connections: Iterable[Connection]) -> None:
        self._room_id = room_id
        self._workers = workers
        self._connections = connections
        self._modes: dict[Seat, WindowMode] = {}
        self._elsewhere: set[Seat] = set()
        """The seats whose people have told another worker."""

    def set(self, seat: Seat, mode: WindowMode) -> None:
        """Somebody at this seat wants it so; of several the last counts."""
        self._modes[seat] = mode

    @property
    def told(self) -> tuple[Seat, ...]:
        """The seats whose people have told this worker."""
        return tuple(sorted(self._modes))

    def passes(self, seat: Seat, only_pass: bool) -> bool:
        """Whether the server passes for this person, who can do nothing else or could."""
        mode = self._modes.get(seat, "able")
        return mode == "later" or (mode == "able" and only_pass)

    def is_ours(self, seat: Seat, is_first_worker: bool) -> bool:
        """Whether it is this worker that passes for this person."""
        return seat in self._modes or (is_first_worker and seat not in self._elsewhere)

    def ask_again(self, seats: Iterable[Seat]) -> None:
        """These people were asked something else than in a window, or have taken something back: `later` is over."""
        for seat in seats:
            if self._modes.get(seat) == "later":
                self._modes[seat] = "able"

    def update(self) -> None:
        """People have left this worker, or told another one."""
        elsewhere = {seat for _, report in self._workers.reports(self._room_id) for seat in report.windows}
        here = {connection.seat for connection in self._connections} - (elsewhere - self._elsewhere)
        self._modes = {seat: mode for seat, mode in self._modes.items() if seat in here}
        self._elsewhere = elsewhere
