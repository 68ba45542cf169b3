"""Checks of what an option promises: its fact, its shortcuts and its preview."""

from typing import Any

import msgspec

from app.conformance.checks import json_flaws
from app.conformance.findings import CheckFailed
from app.conformance.snapshot import observe
from app.engine import Ask, Dice, Fact, Match, OptionId, Refused, Seat

MOST_CHAINS = 4
"""Of so many shortcuts of an ask the preview is compared with what happens."""


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


def check_shortcuts(match: Match[Any], seat: Seat, ask: Ask, dice: Dice) -> int:
    """What a shortcut stands for can be chosen, one after another, as its preview shows; and it is nothing that could
    be chosen anyway. Returns how many previews were compared."""
    compared = dice.sample(list(ask.shortcuts), min(len(ask.shortcuts), MOST_CHAINS))
    previews = 0
    for thing, answers in ask.shortcuts.items():
        if match.in_window or thing in ask.options or not answers or answers[0] not in ask.options:
            raise CheckFailed("shortcuts", f"{ask.prompt!r}: {thing!r} can't stand for {list(answers)}", seat)
        then = restored(match) if thing in compared else match.clone()
        try:
            shown = match.preview(seat, answers) if thing in compared else None
            for option in answers:
                then.choose(seat, option)
        except Refused as error:
            raise CheckFailed("shortcuts", f"{ask.prompt!r}: {thing!r} can't be chosen: {error}", seat) from error
        if shown is not None:
            check_preview(shown, then, seat, thing)
            previews += 1
    return previews


def restored(match: Match[Any]) -> Match[Any]:
    """An equal match that owes nothing to cloning, as previews do."""
    return Match.restore(match.game, match.base, [taken.move for taken in match.taken])


def check_preview(shown: Match[Any], happened: Match[Any], seat: Seat, option: OptionId) -> None:
    """What the seat was shown before it chose is what it sees after it has."""
    if found := observe(shown, seat, []).difference(observe(happened, seat, [])):
        raise CheckFailed("previews", f"{option!r} shows something else than what happens: {found}", seat)
