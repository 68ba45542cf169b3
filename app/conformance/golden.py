"""The golden playthrough: what everyone sees at every step of one match, as text. Its diff shows what a change did."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from app.conformance.playout import bot_player, playout, seed_of
from app.engine import Ask, Dice, Game, Match, Note, Seat, merge_patch

MOST_CHARACTERS = 700_000
"""After so much text the match is played on, but only its end is told."""


def golden(game: Game[Any]) -> str:
    """One match between bots, always the same, as text."""
    return "\n".join(_lines(game)) + "\n"


def _lines(game: Game[Any]) -> Iterator[str]:
    seats = game.info.seats[-1]
    match = Match.new(game, seats, {}, seed=seed_of("golden"))
    yield f"{game.info.id}, {seats} seats, {_text(match.options)}"
    before = _views(match)
    yield from (f"{_who(viewer)} {_text(view)}" for viewer, view in before.items())
    yield from _told(match.opening)
    asked: dict[Seat, Ask] = {}
    yield from _asked(match, asked)
    written = number = 0
    players = [bot_player] * seats
    for number, (move, log_change) in enumerate(
        playout(match, players, Dice(seed_of("golden bots")), most=game.info.longest), 1
    ):
        if written > MOST_CHARACTERS:
            continue
        lines = ["", f"{number}. seat {move.seat}: {move.option}", *_told(log_change.notes)]
        after = _views(match)
        for viewer, view in after.items():
            if patch := merge_patch(msgspec.json.encode(before[viewer]), msgspec.json.encode(view)):
                lines.append(f"  {_who(viewer)} {_text(msgspec.json.decode(patch))}")
        before = after
        lines += _asked(match, asked)
        written += sum(map(len, lines))
        yield from lines
    if written > MOST_CHARACTERS:
        yield f"... and so on, {number} choices in all"
    yield ""
    yield f"result {_text(match.result)}"


def _views(match: Match[Any]) -> dict[Seat | None, Any]:
    """What all see, then what each seat sees on top of it."""
    views: dict[Seat | None, Any] = {None: match.view(None).public}
    return views | {seat: match.view(seat).private for seat in match.table.seats}


def _who(viewer: Seat | None) -> str:
    return "all" if viewer is None else f"seat {viewer}"


def _told(notes: Iterable[Note]) -> list[str]:
    return [
        f"  note {note.id} {_text(note.args)}" + ("" if note.to is None else f" to {_text(note.to)}") for note in notes
    ]


def _asked(match: Match[Any], asked: dict[Seat, Ask]) -> list[str]:
    """The questions that are new since we last looked."""
    new = {seat: ask for seat, ask in sorted(match.asks.items()) if asked.get(seat) is not ask}
    asked.clear()
    asked.update(match.asks)
    return [f"  ask {seat} {ask.prompt} {_text(ask.args)}: {' '.join(ask.options)}" for seat, ask in new.items()]


def _text(value: Any) -> str:
    return msgspec.json.encode(msgspec.to_builtins(value, str_keys=True), order="sorted").decode()
