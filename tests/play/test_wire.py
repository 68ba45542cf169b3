"""How notes travel: those of one kind that follow each other share an entry, and come out as they went in."""

from hypothesis import given
from hypothesis import strategies as st

from app.engine import Note
from app.play.wire import encode, tabled, untabled

NAMES = ("figure", "seat", "count")
NOTES = st.builds(
    lambda kind, names, values: Note(kind, dict(zip(names, values, strict=False))),
    st.sampled_from(["won", "tied"]),
    st.permutations(NAMES),
    st.lists(st.integers() | st.text() | st.lists(st.text()), max_size=len(NAMES)),
)


@given(st.lists(NOTES))
def test_notes_come_out_as_they_went_in(notes: list[Note]) -> None:
    read = untabled(tabled(notes))
    assert [(kind, list(args.items())) for kind, args in read] == [(note.id, list(note.args.items())) for note in notes]


def test_notes_of_one_kind_name_their_arguments_once() -> None:
    told = [
        Note("won", {"figure": "spy"}),
        Note("won", {"figure": "priest", "seat": 2}),
        Note("won", {"figure": "rogue"}),
        Note("won", {"seat": 1}),
        Note("end", {}),
    ]
    assert encode(tabled(told)) == (
        b'[["won",["figure","seat"],["spy"],["priest",2],["rogue"]],["won",["seat"],[1]],["end",[],[]]]'
    )
