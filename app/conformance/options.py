"""Checks of what an option promises: its fact, its preview, and that nobody is asked for nothing."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from app.conformance.checks import json_flaws, viewers
from app.conformance.findings import CheckFailed
from app.conformance.redealt_copies import RedealtCopy
from app.conformance.snapshot import observe
from app.engine import Ask, Fact, Match, Move, Note, Refused, Seat


def check_facts(seat: Seat, ask: Ask) -> None:
    """A fact holds what can be sent and worded, and what its type says."""
    facts = {**ask.options, **{option: why[2] for option, why in ask.blocked.items() if len(why) == 3}}
    for option, fact in facts.items():
        if fact is None:
            continue
        if not isinstance(fact, Fact):
            raise CheckFailed("facts", f"{ask.prompt!r} offers {option!r} with {fact!r}, which is not a Fact", seat)
        plain = msgspec.to_builtins(fact, str_keys=True)
        for flaw in json_flaws(plain, f"the fact of {option!r}"):
            raise CheckFailed("facts", flaw, seat)
        try:
            read = msgspec.convert(plain, type(fact))
        except msgspec.ValidationError as error:
            raise CheckFailed("facts", f"{option!r} has {fact!r}, which is not what its type says: {error}") from None
        if read != fact:
            raise CheckFailed("facts", f"{option!r} has {fact!r}, which its type makes {read!r}", seat)


def check_shortcuts(match: Match[Any], seat: Seat, ask: Ask) -> None:
    """What a shortcut stands for can be chosen, one after another; and it is nothing that could be chosen anyway."""
    for thing, answers in ask.shortcuts.items():
        if match.in_window or thing in ask.options or not answers or answers[0] not in ask.options:
            raise CheckFailed("shortcuts", f"{ask.prompt!r}: {thing!r} can't stand for {list(answers)}", seat)
        clone = match.clone()
        for option in answers:
            try:
                clone.choose(seat, option)
            except Refused as error:
                raise CheckFailed("shortcuts", f"{ask.prompt!r}: {thing!r} can't be chosen: {error}", seat) from error


def check_preview(match: Match[Any], move: Move) -> bool:
    """A preview shows just what then happens, and changes nothing. Returns whether there is one."""
    shown = match.preview(move.seat, [move.option])
    if shown is None:
        return False
    then = match.clone()
    then.choose(move.seat, move.option)
    foreseen, happened = (observe(each, move.seat, []) for each in (shown, then))
    if found := foreseen.difference(happened):
        raise CheckFailed("previews", f"{move.option!r} shows something else than what happens: {found}", move.seat)
    return True


class ForcedChoice(Struct, frozen=True):
    """An ask that nobody was put because it had one option, found by an engine that asks everything."""

    ask: Ask
    could_undo: bool
    """Whether the seat, if it had been asked, could have taken back the choice that led there."""
    noticed_by: frozenset[Seat | None]
    """Who sees that the choice that led there was made: the others can't tell one choice from two."""


def forced_choice(before: Match[Any], move: Move) -> ForcedChoice | None:
    """The first choice that is taken at once after this move in the match `before` it; None if there is none."""
    if before.table.engine == 1:
        return None
    asking, notes = _asking(before, move)
    ask = asking.asks.get(move.seat)
    if ask is None or len(ask.options) != 1 or asking.in_together:
        return None
    as_played = before.clone()
    as_played.choose(move.seat, move.option)
    if as_played.asks.get(move.seat) == ask:
        return None  # it was asked: a rule wants it so
    last = asking.undoable(move.seat)
    noticed_by = [viewer for viewer in viewers(before) if observe(before, viewer, []) != observe(asking, viewer, notes)]
    return ForcedChoice(ask, last is not None and last.move == move, frozenset(noticed_by))


def _asking(before: Match[Any], move: Move) -> tuple[Match[Any], list[Note]]:
    """The match after the move, if every ask were put to its seat, and what was noted. Raises Refused."""
    asking = before.clone()
    asking.table.engine = 1
    return asking, asking.choose(move.seat, move.option).notes


def check_forced(match: Match[Any], forced: ForcedChoice, move: Move) -> None:
    """What was taken at once ended nothing that could have been taken back."""
    if forced.could_undo and match.undoable(move.seat) is None:
        raise CheckFailed(
            "forced choices",
            f"{forced.ask.prompt!r} has only {next(iter(forced.ask.options))!r}, and taking it at once ends what could "
            f"have been taken back: ask it `always`",
            move.seat,
        )


def check_forced_secrets(forced: ForcedChoice, copies: Sequence[RedealtCopy], move: Move) -> None:
    """That nobody was asked tells nobody what the seat holds: with other secrets it would have had one option too."""
    for copy in copies:
        if copy.viewer == move.seat or copy.viewer not in forced.noticed_by:
            continue
        try:
            ask = _asking(copy.match, move)[0].asks.get(move.seat)
        except Refused:
            continue
        if ask is not None and ask.prompt == forced.ask.prompt and len(ask.options) > 1:
            raise CheckFailed(
                "forced choices",
                f"that {ask.prompt!r} has one option, and is not asked, depends on what is hidden: ask it `always`",
                copy.viewer,
            )
