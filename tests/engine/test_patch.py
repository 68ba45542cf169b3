"""Merge patches: what the client makes of one is the new view."""

import json
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from app.engine import apply_patch, merge_patch

leaves = st.booleans() | st.integers(-5, 5) | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=3)
keys = st.sampled_from(["a", "b", "c", "d", ""])
values: st.SearchStrategy[Any] = st.recursive(
    leaves | st.just({}), lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=4)
)
views = st.dictionaries(keys, values, max_size=5)


def between(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The patch as the client reads it."""
    patch = merge_patch(msgspec.json.encode(old), msgspec.json.encode(new))
    return {} if patch is None else dict(json.loads(bytes(patch)))


@given(views, views)
def test_round_trip(old: dict[str, Any], new: dict[str, Any]) -> None:
    assert apply_patch(old, between(old, new)) == new


@given(views)
def test_no_change_is_no_patch(view: dict[str, Any]) -> None:
    packed = msgspec.json.encode(view)
    assert merge_patch(packed, msgspec.json.encode(json.loads(packed))) is None


@given(views)
def test_another_order_is_no_change(view: dict[str, Any]) -> None:
    turned = dict(reversed(view.items()))
    assert merge_patch(msgspec.json.encode(view), msgspec.json.encode(turned)) is None


@given(views, views, views)
def test_patches_follow_each_other(a: dict[str, Any], b: dict[str, Any], c: dict[str, Any]) -> None:
    assert apply_patch(apply_patch(a, between(a, b)), between(b, c)) == c


def test_only_what_changed_travels() -> None:
    old = {"seats": {"0": {"gold": 3, "name": "x"}, "1": {"gold": 1}}, "round": 1, "gone": 1}
    new = {"seats": {"0": {"gold": 2, "name": "x"}, "1": {"gold": 1}}, "round": 1}
    assert between(old, new) == {"seats": {"0": {"gold": 2}}, "gone": None}
