"""What must hold whenever somebody is asked: checks of a single situation. Each raises CheckFailed."""

import math
from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from app.conformance.findings import CheckFailed, difference, plain
from app.conformance.playout import bot_player
from app.conformance.snapshot import encode, expect_same, seen_by, snapshot
from app.engine import (
    UNDO,
    Dice,
    Match,
    NotAsked,
    NothingToUndo,
    NotOffered,
    Refused,
    Seat,
    ViewPart,
    apply_patch,
    merge_patch,
)

_NO_SUCH_OPTION = "there-is-no-such-option"
_SURE = {str, int, bool}
"""Plain beyond doubt: most of what there is, and not worth a call."""


def viewers(match: Match[Any]) -> list[Seat | None]:
    """All viewers of a match: a spectator and every seat."""
    return [None, *match.table.seats]


# ---- asks


def check_asks(match: Match[Any]) -> None:
    """Somebody is asked until the match is over, and every ask has options that can be told apart."""
    if bool(match.asks) == (match.result is not None):
        raise CheckFailed("asks", "the match is over but somebody is asked" if match.asks else "nobody is asked")
    if match.in_window and not match.game.info.windows:
        raise CheckFailed("windows", "a reaction window is open, but by INFO.windows the game has none")
    for seat, ask in match.asks.items():
        options = list(ask.options)
        if not options or len(set(options)) != len(options):
            raise CheckFailed("asks", f"{ask.prompt!r} has no options, or one of them twice: {options}", seat)
        if bad := [option for option in options if type(option) is not str or not option or option.startswith("~")]:
            raise CheckFailed("asks", f"{ask.prompt!r} offers {bad[0]!r}, which can't be an option's id", seat)
        if both := [option for option in ask.blocked if option in options]:
            raise CheckFailed("asks", f"{ask.prompt!r} both offers and blocks {both[0]!r}", seat)
        if not ask.prompt:
            raise CheckFailed("asks", f"an ask for {options[0]!r} has no prompt", seat)
        if flaw := next(json_flaws(dict(ask.args), "args"), None):
            raise CheckFailed("asks", f"{ask.prompt!r}: {flaw}", seat)


def check_refusals(match: Match[Any]) -> None:
    """Whatever is not offered is refused, and nothing has changed."""
    before = snapshot(match)
    offered = next(iter(next(iter(match.asks.values())).options))
    for seat in match.table.seats:
        if seat in match.asks:
            _expect_refusal(match, seat, _NO_SUCH_OPTION, NotOffered)
        else:
            _expect_refusal(match, seat, offered, NotAsked)
        if match.undoable(seat) is None:
            _expect_refusal(match, seat, UNDO, NothingToUndo)
        expect_same("refusals", before, snapshot(match), seat)
    _expect_refusal(match, len(match.table.seats), offered, NotAsked)
    expect_same("refusals", before, snapshot(match))


def _expect_refusal(match: Match[Any], seat: Seat, option: str, refusal: type[Refused]) -> None:
    try:
        if option == UNDO:
            match.undo(seat)
        else:
            match.choose(seat, option)
    except refusal:
        return
    raise CheckFailed("refusals", f"{option!r} was not refused", seat)


# ---- state


def check_state(match: Match[Any]) -> None:
    """The state is plain data that survives being stored, and the game's invariants hold."""
    if not match.since:
        held: dict[int, str] = {}
        for flaw in state_flaws(match.state, "state", held):
            raise CheckFailed("plain state", flaw)
    stored = encode(match.game.read_checkpoint(match.saved))
    if stored != match.saved:
        old, new = msgspec.msgpack.decode(match.saved), msgspec.msgpack.decode(stored)
        raise CheckFailed("stored state", difference(old, new) or "the checkpoint changes when it is read and written")
    check_invariants(match)


def check_invariants(match: Match[Any]) -> None:
    """Nothing is wrong with the state by the game's own account."""
    for flaw in match.game.invariants(match.state):
        raise CheckFailed("invariants", flaw)


def state_flaws(thing: Any, path: str, held: dict[int, str]) -> Iterator[str]:
    """Whatever a state may not hold: sets, callables, keys that are no strings, one object in two places."""
    if thing is None or isinstance(thing, str | int | float | bytes | Enum):
        return
    if isinstance(thing, tuple):
        for i, inner in enumerate(thing):
            yield from state_flaws(inner, f"{path}.{i}", held)
        return
    if not isinstance(thing, Struct | list | dict):
        yield f"{path} is a {type(thing).__name__}, which is not plain data"
        return
    if not (isinstance(thing, Struct) and thing.__struct_config__.frozen):
        if id(thing) in held:
            yield f"{path} and {held[id(thing)]} are one and the same object, which would be two when restored"
        held[id(thing)] = path
    for key, inner in _parts(thing):
        if isinstance(thing, dict) and not isinstance(key, str):
            yield f"{path} has the key {key!r}, which is not a string"
        if type(inner) not in _SURE:
            yield from state_flaws(inner, f"{path}.{key}", held)


def _parts(thing: Any) -> list[tuple[Any, Any]]:
    if isinstance(thing, list):
        return list(enumerate(thing))
    if isinstance(thing, dict):
        return list(thing.items())
    return [(name, getattr(thing, name)) for name in thing.__struct_fields__]


def check_clone(match: Match[Any]) -> None:
    """A clone is equal in all respects, and goes its own way."""
    before = snapshot(match)
    clone = match.clone()
    expect_same("clone", before, snapshot(clone))
    for viewer in viewers(match):
        mine, its = seen_by(match, viewer, match.table.notes), seen_by(clone, viewer, clone.table.notes)
        if mine != its:
            raise CheckFailed("clone", mine.difference(its), viewer)
    seat = min(clone.asks)
    clone.choose(seat, list(clone.asks[seat].options)[-1])
    expect_same("clone", before, snapshot(match))


# ---- views


class ViewChecks:
    """Every viewer's last view, to compare the next one with."""

    def __init__(self) -> None:
        self.last: dict[Seat | None, tuple[Any, bytes]] = {}

    def check(self, match: Match[Any]) -> None:
        """Views leave the state alone, share nothing with it, hold only JSON, and can be sent as patches."""
        for viewer, (view, encoded) in self.last.items():
            if encode(view) != encoded:
                raise CheckFailed(
                    "views", "an old view changed when the state did: it holds a part of the state", viewer
                )
        before = encode(match.state)
        for viewer in viewers(match):
            view = match.view(viewer)
            shown = {"public": view.public} if viewer is None else {"private": view.private}
            for flaw in (*json_flaws(shown, "view"), *type_flaws(shown)):
                raise CheckFailed("views", flaw, viewer)
            if encode(match.view(viewer)) != encode(view):
                raise CheckFailed("views", "two views of one state differ", viewer)
            if viewer in self.last:
                _check_patch(self.last[viewer][0], shown, viewer)
            self.last[viewer] = (shown, encode(shown))
        if encode(match.state) != before:
            raise CheckFailed("views", "making a view changed the state")


def check_fresh(match: Match[Any]) -> None:
    """No part of a view is older than the state: each is what it would be if it were made from nothing."""
    views = match.views
    views.look(match.state)
    for viewer in viewers(match):
        kept = views.public() if viewer is None else views.private(viewer)
        made = match.game.public(match.state) if viewer is None else match.game.private(match.state, viewer)
        packed, expected = msgspec.json.encode(kept), msgspec.json.encode(made)
        if packed != expected:
            old, new = msgspec.json.decode(packed), msgspec.json.decode(expected)
            name = "public" if viewer is None else "private"
            raise CheckFailed("parts", f"a part is out of date: {difference(old, new, name) or 'its order'}", viewer)


def type_flaws(shown: dict[str, Any]) -> Iterator[str]:
    """Where a view holds something else than its type says: the browser and the bots rely on the types."""
    for name, view in shown.items():
        try:
            read = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
        except msgspec.ValidationError as error:
            yield f"{name} is not what {type(view).__name__} says: {error}"
            continue
        if read != view:
            old, new = msgspec.structs.asdict(view), msgspec.structs.asdict(read)
            field = next(name for name in old if old[name] != new[name])
            yield f"{name}.{field} is {old[field]!r}, which its type makes {new[field]!r}"


def _check_patch(old: Any, new: Any, viewer: Seat | None) -> None:
    patch = merge_patch(msgspec.json.encode(old), msgspec.json.encode(new))
    old, new = plain(old), plain(new)
    patched = apply_patch(old, msgspec.json.decode(patch)) if patch else old
    if patched != new:
        raise CheckFailed("patches", difference(patched, new), viewer)


def json_flaws(thing: Any, path: str) -> Iterator[str]:
    """Whatever a view may not hold: None that travels, keys and numbers that JSON does not know, other objects."""
    if isinstance(thing, ViewPart):
        for name, value in _parts(thing):
            if value is None and name in _optional(type(thing)):
                continue  # the default, which does not travel
            if type(value) not in _SURE:
                yield from json_flaws(value, f"{path}.{name}")
    elif isinstance(thing, dict):
        for key, value in thing.items():
            if not isinstance(key, str | int):
                yield f"{path} has the key {key!r}, which is no string or number"
            if type(value) not in _SURE:
                yield from json_flaws(value, f"{path}.{key}")
    elif isinstance(thing, list | tuple):
        for i, value in enumerate(thing):
            if type(value) not in _SURE:
                yield from json_flaws(value, f"{path}.{i}")
    elif thing is None:
        yield f"{path} is None, which a merge patch can't carry"
    elif isinstance(thing, float) and not math.isfinite(thing):
        yield f"{path} is {thing}, which JSON does not know"
    elif not isinstance(thing, str | int | float):
        yield f"{path} is a {type(thing).__name__}, which is not JSON"


@cache
def _optional(part: type[ViewPart]) -> frozenset[str]:
    """The fields whose default is None."""
    return frozenset(field.name for field in msgspec.structs.fields(part) if field.default is None)


# ---- bots


def check_bot(match: Match[Any], seat: Seat, dice: Dice) -> None:
    """A bot chooses what is offered, the same for the same dice, and changes nothing."""
    before = snapshot(match)
    first, second = (bot_player(match, seat, dice.fork("bot")) for _ in range(2))
    if first not in match.asks[seat].options:
        raise CheckFailed("bot", f"chose {first!r}, which is not offered", seat)
    if first != second:
        raise CheckFailed("bot", f"chose {first!r}, and {second!r} with the same dice", seat)
    expect_same("bot", before, snapshot(match), seat)


# ---- the end


def check_result(match: Match[Any]) -> None:
    """The result gives a known reason, and figures for every seat."""
    result = match.result
    if result is None:
        return
    seats = match.table.seats
    if result.reason not in match.game.info.endings:
        raise CheckFailed("result", f"{result.reason!r} is not among INFO.endings")
    if len(result.scores) != len(seats) or any(len(line) != len(seats) for line in result.breakdown.values()):
        raise CheckFailed("result", f"there are not {len(seats)} figures in each line of {plain(result)}")
    if len(set(result.winners)) != len(result.winners) or not all(seat in seats for seat in result.winners):
        raise CheckFailed("result", f"winners {result.winners} are not different seats")
