"""JSON merge patches (RFC 7386): what changed between two views.

In a merge patch `null` deletes a key, so views hold no `None`; lists are replaced whole, so views hold changing things
in maps by id.

Views are compared as they travel, packed: equal ones show it at once, and of the others only the maps in which
something changed are looked into. What did not change is never made into objects.
"""

from typing import Any

import msgspec
from msgspec import Raw

_encode = msgspec.json.Encoder().encode
members = msgspec.json.Decoder(dict[str, Raw]).decode
"""The members of a packed map, each packed."""

_MAP = ord("{")


def merge_patch(old: bytes, new: bytes) -> Raw | None:
    """The smallest patch that makes the packed view `new` of `old`; None if nothing changed."""
    if old == new:
        return None
    patch = packed_changes(members(old), members(new))
    return Raw(_encode(patch)) if patch else None


def packed_changes(before: dict[str, Raw], after: dict[str, Raw]) -> dict[str, Any]:
    """The smallest patch between two maps, by their packed members."""
    patch: dict[str, Any] = {}
    kept = 0
    for key, value in after.items():
        was = before.get(key)
        kept += was is not None
        if was == value:
            continue
        if was is not None and memoryview(was)[0] == _MAP == memoryview(value)[0]:
            if inner := packed_changes(members(was), members(value)):
                patch[key] = inner
        else:
            patch[key] = value
    if kept < len(before):
        patch.update(dict.fromkeys(key for key in before if key not in after))
    return patch


def plain_changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The smallest patch between two maps of plain values, none of which is None."""
    patch: dict[str, Any] = {key: None for key in before if key not in after}
    for key, value in after.items():
        was = before.get(key)
        if was == value:
            continue
        if type(was) is dict and type(value) is dict:
            patch[key] = plain_changes(was, value)
        else:
            patch[key] = value
    return patch


def apply_patch(old: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """The result of a patch, as a new dict; this is what the client does."""
    new = dict(old)
    for key, value in patch.items():
        if value is None:
            new.pop(key, None)
        elif isinstance(value, dict):
            inner = new.get(key)
            new[key] = apply_patch(inner if isinstance(inner, dict) else {}, value)
        else:
            new[key] = value
    return new
