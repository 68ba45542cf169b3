"""Views that can't travel are refused when the game is loaded, with a sentence that names the field."""

from collections.abc import Callable
from enum import Enum
from types import SimpleNamespace
from typing import Any, Literal

import pytest
from msgspec import Struct

from app.engine import GameBug, Seat, ViewPart
from app.engine.view_types import check_views
from tests import tiny


class Mood(Enum):
    CALM = "calm"
    EAGER = "eager"


class Card(ViewPart, frozen=True):
    id: str
    beneath: "Card | None" = None


class Everything(ViewPart, frozen=True):
    """All that a view may hold."""

    flag: bool
    number: int
    share: float
    text: str
    mood: Mood
    side: Literal["left", "right"]
    card: Card
    cards: dict[str, Card]
    by_mood: dict[Mood, int]
    by_number: dict[int, list[str]]
    row: tuple[Card, ...]
    pair: tuple[int, str]
    nests: dict[str, int | dict[str, int]]
    control: Seat | None = None
    top: Card | None = None
    tokens: dict[str, int] = {}


class Nothing(ViewPart, frozen=True):
    pass


class Plain(Struct):
    id: str


class WithSet(ViewPart, frozen=True):
    colors: set[str]


class WithFrozenSet(ViewPart, frozen=True):
    colors: dict[str, frozenset[str]]


class WithBytes(ViewPart, frozen=True):
    data: bytes


class WithAny(ViewPart, frozen=True):
    thing: Any


class WithDict(ViewPart, frozen=True):
    things: dict  # type: ignore[type-arg]


class WithList(ViewPart, frozen=True):
    things: list[list[Any]]


class WithNone(ViewPart, frozen=True):
    control: Seat | None


class WithAnotherDefault(ViewPart, frozen=True):
    control: Seat | None = 0


class WithNoneInside(ViewPart, frozen=True):
    owners: dict[str, Seat | None] | None = None


class WithPlain(ViewPart, frozen=True):
    cards: list[Plain]


class WithDefaults(ViewPart, frozen=True, omit_defaults=False):
    control: Seat | None = None


class AsArray(ViewPart, frozen=True, array_like=True):
    control: Seat


class Outer(ViewPart, frozen=True):
    inner: dict[str, list[WithSet]]


def game_showing(public: Any, private: Any = Nothing) -> SimpleNamespace:
    """As much of a game as is needed: two functions that return these."""

    def show_all(state: object) -> object: ...

    def show_seat(state: object, seat: Seat) -> object: ...

    show_all.__annotations__["return"], show_seat.__annotations__["return"] = public, private
    return SimpleNamespace(__name__="a_game", public=show_all, private=show_seat)


def test_what_can_travel_is_let_through() -> None:
    check_views(game_showing(Everything))
    check_views(game_showing(Nothing, Everything))
    check_views(tiny)


@pytest.mark.parametrize(
    ("shown", "flaw"),
    [
        (WithSet, "WithSet.colors holds set, which can't be sent as JSON"),
        (WithFrozenSet, "WithFrozenSet.colors holds frozenset, which can't be sent as JSON"),
        (WithBytes, "WithBytes.data holds bytes, which can't be sent as JSON"),
        (WithAny, "WithAny.thing holds something without a type"),
        (WithDict, "WithDict.things holds something without a type"),
        (WithList, "WithList.things holds something without a type"),
        (WithNone, "WithNone.control may be None"),
        (WithAnotherDefault, "WithAnotherDefault.control may be None"),
        (WithNoneInside, "WithNoneInside.owners may be None"),
        (WithPlain, "WithPlain.cards holds Plain, which is not made from ViewPart"),
        (WithDefaults, "WithDefaults must be sent as an object without defaults"),
        (AsArray, "AsArray must be sent as an object without defaults"),
        (Outer, "WithSet.colors holds set"),
        (Plain, "its return annotation must be a class made from ViewPart"),
        (dict[str, Any], "its return annotation must be a class made from ViewPart"),
        (Everything | Nothing, "its return annotation must be a class made from ViewPart"),
        (None, "its return annotation must be a class made from ViewPart"),
        ("Nowhere", "its types can't be read: name 'Nowhere' is not defined"),
    ],
)
@pytest.mark.parametrize("place", ["public", "private"])
def test_what_cannot_travel_is_refused_by_name(shown: Any, flaw: str, place: str) -> None:
    game = game_showing(shown) if place == "public" else game_showing(Nothing, shown)
    with pytest.raises(GameBug) as told:
        check_views(game)
    assert str(told.value).startswith(f"a_game.{place}: {flaw}")


def test_a_function_without_an_annotation_is_refused() -> None:
    show: Callable[..., Any] = lambda state: Nothing()  # noqa: E731 (it has no annotation)
    game = game_showing(Nothing)
    game.public = show
    with pytest.raises(GameBug, match=r"^a_game\.public: its return annotation must be a class made from ViewPart"):
        check_views(game)
