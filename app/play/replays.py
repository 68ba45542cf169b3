"""A finished match as a replay: the first view and, for each move, what changed in it, for one viewer.

The parts are those of the wire (`public` with game, waiting and result; `mine` with what one seat alone knows), so that
the table in the browser plays them with the same code. For the viewer ALL, `mine` holds every seat's private view
under `all`.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from app.engine import Match, Move, Note, Offer, OptionValue, Result, Seat, merge_patch
from app.export import Export, play, start
from app.play.offers import MatchRecord, decode_offer
from app.play.views import PublicView, sent_offer
from app.play.wire import CompactNotes, compact_notes, encode

Viewer: TypeAlias = Seat | str | None
"""A seat, None for a spectator, or ALL for one who sees every seat's secrets."""
ALL = "all"


class ReplaySeat(Struct, frozen=True):
    seat: Seat
    name: str


class ReplayStart(Struct, frozen=True):
    """The table before the first move."""

    public: Raw
    private: Raw
    notes: CompactNotes


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """A move: who chose what, when (milliseconds after the start), what changed; `cut` notes are taken back first."""

    seat: Seat | UnsetType = UNSET
    option: str | UnsetType = UNSET
    offer: Raw | UnsetType = UNSET
    """What was told of that option: its prompt, the prompt's arguments, its fact."""
    at: int = 0
    patch: Raw | UnsetType = UNSET
    mine: Raw | UnsetType = UNSET
    notes: CompactNotes = []
    cut: int = 0


class Replay(Struct, frozen=True):
    """The whole replay."""

    game: str
    seats: list[ReplaySeat]
    options: dict[str, OptionValue]
    result: Result | None
    start: ReplayStart
    steps: list[ReplayStep]


class _Recorder:
    """Turns each move into what it changed for one viewer."""

    def __init__(self, match: Match[Any], viewer: Viewer) -> None:
        self.viewer = viewer
        self.public = PublicView(match)
        self.private = private_view(match, viewer)
        self.notes = list(match.opening)

    def visible(self, notes: Sequence[Note]) -> Sequence[Note]:
        return notes if self.viewer == ALL else [note for note in notes if note.visible_to(self.viewer)]  # type: ignore[arg-type]

    def step(
        self, match: Match[Any], move: Move, offer: Offer | None, *, at: int, notes: Sequence[Note], cut: int
    ) -> ReplayStep:
        """What the move has changed for this viewer; `offer` is what was told of it to who made it."""
        patch, private = self.public.update(match), private_view(match, self.viewer)
        mine = merge_patch(self.private, private)
        self.private = private
        gone = self.notes[len(self.notes) - cut :] if cut else []
        self.notes[len(self.notes) - cut :] = notes
        knows = self._knows(move)
        return ReplayStep(
            seat=move.seat if knows else UNSET,
            option=move.option if knows else UNSET,
            offer=Raw(encode(sent_offer(offer))) if knows and offer is not None else UNSET,
            at=at,
            patch=UNSET if patch is None else patch,
            mine=UNSET if mine is None else mine,
            notes=compact_notes(self.visible(notes)),
            cut=len(self.visible(gone)),
        )

    def _knows(self, move: Move) -> bool:
        """For one seat, only that seat's own choices are named; the rest shows in the views and notes."""
        return self.viewer in (ALL, move.seat)


def private_view(match: Match[Any], viewer: Viewer) -> bytes:
    if viewer is None:
        return b"{}"
    if viewer == ALL:
        return encode({"all": {seat: match.game.private(match.state, seat) for seat in match.table.seats}})
    assert isinstance(viewer, int)
    return encode(match.game.private(match.state, viewer))


def replay_task(match: MatchRecord, viewer: Viewer) -> bytes:
    """What `make_replay` is given: which match, and who watches it."""
    return msgspec.msgpack.encode((match, viewer))


def make_replay(task: bytes) -> bytes:
    """The job `replay`: the replay as JSON. Takes as long as playing the match.

    Raises BadExport where today's rules no longer lead along the stored moves.
    """
    recorded, viewer = msgspec.msgpack.decode(task, type=tuple[MatchRecord, Viewer])
    export = recorded.export
    match = start(export)
    recorder = _Recorder(match, viewer)
    opening = ReplayStart(
        Raw(recorder.public.packed), Raw(recorder.private), compact_notes(recorder.visible(match.opening))
    )
    played, steps = play(export, match), []
    for exported, at, stored in zip(export.moves, _times(export), recorded.offers, strict=True):
        offer = decode_offer(stored) or match.offer(Move(exported.seat, exported.option))
        move, news = next(played)
        steps.append(recorder.step(match, move, offer, at=at, notes=news.notes, cut=news.cut))
    seats = [ReplaySeat(seat, name) for seat, name in enumerate(export.seats)]
    return encode(Replay(export.game, seats, export.options, match.result, opening, steps))


def _times(export: Export) -> list[int]:
    return export.times or [0] * len(export.moves)
