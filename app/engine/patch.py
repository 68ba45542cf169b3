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
_members = msgspec.json.Decoder(dict[str, Raw]).decode

_MAP = ord("{")


def merge_patch(old: bytes, new: bytes) -> Raw | None:
    """The smallest patch that makes the packed view `new` of `old`; None if nothing changed."""
    if old == new:
        return None
    patch = _changes(old, new)
    return Raw(_encode(patch)) if patch else None


def _changes(old: bytes | Raw, new: bytes | Raw) -> dict[str, Any]:
    before, after = _members(old), _members(new)
    patch: dict[str, Any] = {}
    for key, value in after.items():
        was = before.pop(key, None)
        if was == value:
            continue
        if was is not None and memoryview(was)[0] == _MAP == memoryview(value)[0]:
            if inner := _changes(was, value):
                patch[key] = inner
        else:
            patch[key] = value
    if before:
        patch.update(dict.fromkeys(before))
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
