"""Checks of single options: taking one at once ends and tells nothing, and those that are asked are so for a reason."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from app.conformance.findings import CheckFailed
from app.conformance.other_process import PlayedMatch
from app.conformance.redealt_copies import RedealtCopy, copies_now
from app.conformance.snapshot import observe, seen_by
from app.engine import Ask, Dice, Match, Move, Note, Refused, Seat

FEWEST = 6
"""So often an ask must have been judged before it can be said that it is needless."""
TIMES_REDEALT = 8
"""So often all secrets are dealt anew in search of more options."""


# ---- what is taken at once


class ForcedChoice(Struct, frozen=True):
    """A single option that is taken at once after a move."""

    number: int
    """So many are taken before it, after the same move."""
    ask: Ask
    """What its seat would have been asked."""
    match: Match[Any]
    """The match as it would be then."""
    notes: list[Note]

    def could_undo(self, seat: Seat) -> bool:
        """Whether it is this seat's, who could have taken something back if it had been asked."""
        return self.ask.seat == seat and self.match.undoable(seat) is not None


def forced_choices(before: Match[Any], move: Move) -> list[ForcedChoice]:
    """All single options that are taken at once after this move, in their order."""
    found: list[ForcedChoice] = []
    while True:
        match, notes = _stopped(before, move, len(found))
        if match.table.most_at_once != -1:
            return found
        (ask,) = match.asks.values()
        found.append(ForcedChoice(len(found), ask, match, notes))


def _stopped(before: Match[Any], move: Move, number: int) -> tuple[Match[Any], list[Note]]:
    """The match after the move, if after so many single options the next were asked. Raises Refused."""
    match = before.clone()
    match.table.most_at_once = number
    return match, match.choose(move.seat, move.option).notes


def check_forced(match: Match[Any], forced: list[ForcedChoice], move: Move) -> None:
    """What was taken at once ended nothing that could have been taken back, unless the seat had been told of it."""
    last = next((choice for choice in reversed(forced) if choice.could_undo(move.seat)), None)
    if last is not None and not last.ask.told and match.undoable(move.seat) is None:
        raise CheckFailed(
            "forced choices",
            f"{last.ask.prompt!r} has only {next(iter(last.ask.options))!r}, and taking it at once ends what could "
            f"have been taken back: ask it `always`, or mark it `told` if the seat has chosen that",
            move.seat,
        )


def check_forced_secrets(
    before: Match[Any], forced: list[ForcedChoice], copies: Iterable[RedealtCopy], move: Move
) -> None:
    """That a seat is not asked tells nobody what it holds: with other secrets it would have had one option too."""
    for choice in forced:
        for copy in copies:
            if observe(before, copy.viewer, []) == observe(choice.match, copy.viewer, choice.notes):
                continue  # to this viewer nothing has happened, and two choices look like one
            try:
                other, notes = _stopped(copy.match, move, choice.number)
            except Refused:
                continue
            if not _has_more(choice.ask, other, copy.viewer):
                continue
            if seen_by(choice.match, copy.viewer, choice.notes) == seen_by(other, copy.viewer, notes):
                raise CheckFailed(
                    "forced choices",
                    f"that {choice.ask.prompt!r} has one option, and is not asked, depends on what is hidden: "
                    f"ask it `always`",
                    copy.viewer,
                )


def _has_more(ask: Ask, other: Match[Any], viewer: Seat | None) -> bool:
    """Whether it would not be the only option in this match, which the viewer is not to tell from the real one."""
    its = other.asks.get(ask.seat)
    return viewer != ask.seat and its is not None and its.prompt == ask.prompt and len(its.options) > 1


# ---- what is asked for nothing


class NeedlessAsk(Struct):
    """An ask that a rule put `always`, though whenever it had one option there was no reason."""

    prompt: str
    seat: Seat
    played: PlayedMatch
    """The first match in which it was met, up to there."""
    players: str
    times: int = 0


class SingleAsks:
    """Looks for asks with one option that are put `always`, though taking it would neither end nor tell anything."""

    def __init__(self) -> None:
        self.with_reason: set[str] = set()
        self.without: dict[str, NeedlessAsk] = {}

    def look(self, match: Match[Any], dice: Dice, played: PlayedMatch, players: str) -> None:
        """Judge what is asked now. One reason, ever, is enough for a prompt."""
        for seat, ask in match.asks.items():
            if not self.is_suspect(match, ask):
                continue
            if tells_something(match, ask, dice):
                self.with_reason.add(ask.prompt)
                continue
            if ask.prompt not in self.without:
                played = msgspec.structs.replace(played, moves=played.moves.copy())
                self.without[ask.prompt] = NeedlessAsk(ask.prompt, seat, played, players)
            self.without[ask.prompt].times += 1

    def is_suspect(self, match: Match[Any], ask: Ask) -> bool:
        """Whether no reason is known yet for asking this. That its answer ends something is seen at once."""
        if len(ask.options) > 1 or not ask.always or match.in_together or ask.prompt in self.with_reason:
            return False
        if ends_something(match, ask):
            self.with_reason.add(ask.prompt)
        return ask.prompt not in self.with_reason

    def needless(self) -> Iterator[tuple[NeedlessAsk, CheckFailed]]:
        """What was asked for nothing each time, and often enough to say so."""
        for prompt, found in self.without.items():
            if prompt not in self.with_reason and found.times >= FEWEST:
                text = (
                    f"{prompt!r} is asked `always`, but the {found.times} times that it was looked at with one option, "
                    f"taking it at once would have ended nothing and told nobody anything"
                )
                yield found, CheckFailed("needless asks", text, found.seat)


def ends_something(match: Match[Any], ask: Ask) -> bool:
    """Whether the seat can take something back now, and could not any more once it has chosen its single option."""
    if match.undoable(ask.seat) is None:
        return False
    then = match.clone()
    then.choose(ask.seat, next(iter(ask.options)))
    return then.undoable(ask.seat) is None


def tells_something(match: Match[Any], ask: Ask, dice: Dice) -> bool:
    """Whether a spectator would see by the missing question what the seat holds; others know more, and learn less."""
    return any(_has_more(ask, copy.match, copy.viewer) for copy in copies_now(match, None, dice, times=TIMES_REDEALT))
