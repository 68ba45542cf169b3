"""What a view is made of, and whether a game's views can travel. Checked when a game is loaded, not when it is played.

Views are sent as JSON, changes of them as merge patches (RFC 7386), and the browser's types are made from theirs. So
each says by its types what it holds, and nothing that is sent is `null`: in a merge patch that deletes.
"""

from collections.abc import Iterator
from typing import Any, get_type_hints

from msgspec import Struct, inspect

from app.engine.errors import GameBug


class ViewPart(Struct, frozen=True, omit_defaults=True):
    """Base of all that is shown: what `public` and `private` return, and the parts that those are made of.

    Write `class CityView(ViewPart, frozen=True)`. The browser's types are made from the fields (`parlour types`). What
    has its default does not travel, so a field that is sometimes missing is `control: Seat | None = None`. Nothing else
    may be None.
    """


def check_views(module: Any) -> None:
    """Raises GameBug, naming function and field, if what `public` and `private` of a game return can't travel."""
    for name in ("public", "private"):
        for flaw in _function_flaws(getattr(module, name)):
            raise GameBug(f"{module.__name__}.{name}: {flaw}")


def _function_flaws(function: Any) -> Iterator[str]:
    try:
        returned = get_type_hints(function).get("return")
        if not (isinstance(returned, type) and issubclass(returned, ViewPart)):
            yield "its return annotation must be a class made from ViewPart"
            return
        info = inspect.type_info(returned)
    except (NameError, TypeError) as error:
        yield f"its types can't be read: {error}"
        return
    yield from _flaws(info, returned.__name__, set())


def _flaws(info: inspect.Type, where: str, seen: set[type]) -> Iterator[str]:
    """What of a type can't travel; `where` is the field that it stands in."""
    match info:
        case inspect.BoolType() | inspect.IntType() | inspect.FloatType() | inspect.StrType():
            pass
        case inspect.LiteralType() | inspect.EnumType():
            pass
        case inspect.StructType():
            yield from _struct_flaws(info, where, seen)
        case inspect.DictType():
            for inner in (info.key_type, info.value_type):
                yield from _flaws(inner, where, seen)
        case inspect.ListType() | inspect.VarTupleType():
            yield from _flaws(info.item_type, where, seen)
        case inspect.TupleType():
            for inner in info.item_types:
                yield from _flaws(inner, where, seen)
        case inspect.UnionType():
            for inner in info.types:
                yield from _flaws(inner, where, seen)
        case inspect.NoneType():
            yield f"{where} may be None, but only a whole field with the default None can be left out"
        case inspect.AnyType():
            yield f"{where} holds something without a type"
        case _:
            yield f"{where} holds {type(info).__name__.removesuffix('Type').lower()}, which can't be sent as JSON"


def _struct_flaws(info: inspect.StructType, where: str, seen: set[type]) -> Iterator[str]:
    if info.cls in seen:
        return
    seen.add(info.cls)
    if not issubclass(info.cls, ViewPart):
        yield f"{where} holds {info.cls.__name__}, which is not made from ViewPart"
    elif info.array_like or not info.cls.__struct_config__.omit_defaults:
        yield f"{info.cls.__name__} must be sent as an object without defaults, as ViewPart says"
    else:
        for field in info.fields:
            yield from _flaws(_when_sent(field), f"{info.cls.__name__}.{field.name}", seen)


def _when_sent(field: inspect.Field) -> inspect.Type:
    """The type of a field where it travels: None does not if it is the default."""
    if field.default is None and isinstance(field.type, inspect.UnionType):
        return inspect.UnionType(tuple(inner for inner in field.type.types if not isinstance(inner, inspect.NoneType)))
    return field.type
