"""How messages travel: whatever is left out or squeezed on the way comes out as it went in."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine import Fact, Note
from app.play.wire import (
    DEFLATE_FROM,
    MAX_THEN,
    ByeFrame,
    ChooseMessage,
    Malformed,
    PreviewMessage,
    compact_notes,
    compact_options,
    compact_shortcuts,
    decode,
    encode,
    expand_notes,
    expand_options,
    expand_shortcuts,
    inflated,
    pack,
)

NAMES = ("figure", "seat", "count")
NOTES = st.builds(
    lambda kind, names, values: Note(kind, dict(zip(names, values, strict=False))),
    st.sampled_from(["won", "tied"]),
    st.permutations(NAMES),
    st.lists(st.integers() | st.text() | st.lists(st.text()), max_size=len(NAMES)),
)


@given(st.lists(NOTES))
def test_notes_come_out_as_they_went_in(notes: list[Note]) -> None:
    read = expand_notes(compact_notes(notes))
    assert [(kind, list(args.items())) for kind, args in read] == [(note.id, list(note.args.items())) for note in notes]


def test_notes_of_one_kind_name_their_arguments_once() -> None:
    told = [
        Note("won", {"figure": "spy"}),
        Note("won", {"figure": "priest", "seat": 2}),
        Note("won", {"figure": "rogue"}),
        Note("won", {"seat": 1}),
        Note("end", {}),
    ]
    assert encode(compact_notes(told)) == (
        b'[["won",["figure","seat"],["spy"],["priest",2],["rogue"]],["won",["seat"],[1]],["end",[],[]]]'
    )


class Buy(Fact, frozen=True):
    thing: str
    coins: int = 0


IDS = st.from_regex(r"[a-c](:[a-c]){0,2}", fullmatch=True)
OPTIONS = st.dictionaries(IDS, st.none() | st.builds(Buy, st.text(), st.integers(0, 2)), min_size=1)


@given(OPTIONS)
def test_options_come_out_as_they_went_in(options: dict[str, Fact | None]) -> None:
    bundles = json.loads(encode(compact_options(options)))
    told = {option: 1 if fact is None else json.loads(encode(fact)) for option, fact in options.items()}
    assert expand_options(bundles) == told


def test_kinds_that_go_on_alike_say_it_once() -> None:
    options = ["force:spy", "force:priest", "gold:spy", "gold:priest", "back:spy", "done"]
    assert compact_options(dict.fromkeys(options)) == {
        "force:": "gold:",
        "gold:": {"spy": 1, "priest": 1},
        "back:": {"spy": 1},
        "done": 1,
    }


@given(st.dictionaries(IDS, st.lists(IDS, max_size=4)))
def test_shortcuts_come_out_as_they_went_in(shortcuts: dict[str, list[str]]) -> None:
    assert expand_shortcuts(json.loads(encode(compact_shortcuts(shortcuts)))) == shortcuts


def test_what_one_thing_is_good_for_says_it_once() -> None:
    shortcuts = {
        "spy:city:paris": ("place", "card:spy", "city:paris"),
        "spy:city:rome": ("place", "card:spy", "city:rome"),
        "spy:king": ("use:spy", "king"),
        "nest": ("shallow", "done"),
    }
    assert json.loads(encode(compact_shortcuts(shortcuts))) == {
        "spy:": [[["place", "card:spy"], ["city:paris", "city:rome"]], [["use:spy"], ["king"]]],
        "nest": ["shallow", "done"],
    }


def test_one_message_holds_so_many_answers_and_no_more() -> None:
    for count in (0, MAX_THEN):
        message = decode(encode({"t": "choose", "n": 1, "ask": 0, "option": "a", "then": ["b"] * count}))
        assert isinstance(message, ChooseMessage)
        assert len(message.then) == count
    for options in (["a"], ["a"] * (MAX_THEN + 1)):
        assert isinstance(decode(encode({"t": "preview", "n": 1, "ask": 0, "options": options})), PreviewMessage)
    for malformed in (
        {"t": "choose", "n": 1, "ask": 0, "option": "a", "then": ["b"] * (MAX_THEN + 1)},
        {"t": "preview", "n": 1, "ask": 0, "options": ["a"] * (MAX_THEN + 2)},
        {"t": "preview", "n": 1, "ask": 0, "options": []},
        {"t": "windows", "ask": "never"},
    ):
        with pytest.raises(Malformed, match="refused-malformed"):
            decode(encode(malformed))


@pytest.mark.parametrize(("size", "kind"), [(DEFLATE_FROM - 1, 0x81), (DEFLATE_FROM, 0x82), (200_000, 0x82)])
def test_long_messages_are_deflated(size: int, kind: int) -> None:
    message = ByeFrame("x" * (size - len(encode(ByeFrame("")))))
    frame = pack(message)
    assert frame[0] == kind
    head = {126: 4, 127: 10}.get(frame[1], 2)
    payload = frame[head:]
    assert (payload if kind == 0x81 else inflated(payload)) == encode(message)
    assert len(frame) < size / 10 or kind == 0x81
