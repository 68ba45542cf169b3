"""Equal strings of many matches as one: names of cards and places, which decoding makes anew for every match."""

import sys
from typing import Any

from msgspec import Struct


def share_strings(value: Any) -> Any:
    """The same value with its strings interned: in place, but for tuples.

    Keys of maps stay as they are, as a script may be going through the map at this moment.
    """
    kind = type(value)
    if kind is str:
        return sys.intern(value)
    if kind is list:
        value[:] = [share_strings(item) for item in value]
    elif kind is dict:
        for key, item in value.items():
            value[key] = share_strings(item)
    elif kind is tuple:
        return tuple([share_strings(item) for item in value])
    elif isinstance(value, Struct) and not value.__struct_config__.frozen:
        for name in value.__struct_fields__:
            setattr(value, name, share_strings(getattr(value, name)))
    return value
