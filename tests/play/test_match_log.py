"""The end of the log is what all moves lead to, however much of it is kept, stored and read again."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import text

from app.engine import LogChange, Note
from app.play.live_match import LiveMatch
from app.play.log_changes import encode_change
from app.play.match_log import KEPT_NOTES, MatchLog
from app.store import Store, StoreDamaged
from app.store.postgres_database import PostgresDatabase
from tests.admin.tables import begin, load_live_match, play_on
from tests.play.test_live_match import watch

SEATS = range(2)
Kind = tuple[int, int, bool]
"""How many notes a move writes, how many of the last ones it takes back before, and whether its notes are private."""
moves = st.lists(st.tuples(st.integers(0, 30), st.integers(0, 20), st.booleans()), max_size=60)


def changes_of(kinds: Sequence[Kind]) -> list[LogChange]:
    """Changes that may follow each other: none takes back what there is not."""
    changes, count = [], 0
    for seq, (written, cut, private) in enumerate(kinds):
        cut = min(cut, count)
        count += written - cut
        notes = [Note("said", {"n": f"{seq}.{n}"}, (n % 2,) if private else None) for n in range(written)]
        changes.append(LogChange(notes, cut))
    return changes


@given(moves)
def test_what_is_kept_and_what_was_dropped_are_the_whole_log(kinds: Sequence[Kind]) -> None:
    log, whole, encoded = MatchLog(SEATS), list[Note](), list[bytes]()
    for seq, change in enumerate(changes_of(kinds)):
        encoded.append(encode_change(change))
        taken_back = whole[len(whole) - change.cut :]
        assert log.append(seq, change, encoded[-1]) == taken_back
        whole = whole[: len(whole) - change.cut] + change.notes
        log.trim()
        again = MatchLog(SEATS, log.after, log.stored_dropped)
        for number in range(log.after + 1, seq + 1):
            again.append(number, changes_of(kinds)[number], encoded[number])
        for one in (log, again):
            kept = one.notes()
            assert len(kept) >= min(KEPT_NOTES, len(whole)) - sum(cut for _, cut, _ in kinds)
            assert kept == whole[len(whole) - len(kept) :]
            before = whole[: len(whole) - len(kept)]
            for seat in (*SEATS, None):
                assert one.dropped(seat) == sum(note.visible_to(seat) for note in before)


def test_what_can_be_taken_back_is_kept_however_much_it_is() -> None:
    """All choices of a long turn are taken back at once."""
    log, told = MatchLog(SEATS), [Note("said", {"n": str(n)}) for n in range(3 * KEPT_NOTES)]
    for seq, note in enumerate(told):
        change = LogChange([note])
        log.append(seq, change, encode_change(change))
        log.trim(max(0, seq + 1 - KEPT_NOTES))  # the first ones were said before that turn
    back = LogChange([], cut=2 * KEPT_NOTES)
    assert log.append(len(told), back, encode_change(back)) == told[KEPT_NOTES:]
    assert log.dropped(None) + len(log.notes()) == KEPT_NOTES


async def long_match(store: Store) -> LiveMatch:
    """A match whose log is longer than what is kept of it."""
    live = await begin(store, "smog", "room")
    await play_on(live, 260)
    assert live._log.after > 0
    return live


def content(shown: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in shown.items() if key not in ("epoch", "v")}


async def test_a_restored_match_shows_the_same_log_and_reads_only_its_end(store: Store) -> None:
    live = await long_match(store)
    before = await watch(live)
    assert before["earlier"] > 0
    assert content(await watch(await load_live_match(store, "room"))) == content(before)
    stored = await store.load("room")
    assert stored is not None
    assert 20 < stored.log_after < min(move.seq for move in stored.log)


async def test_a_checkpoint_of_an_earlier_version_is_read_with_the_whole_log_once(store: Store) -> None:
    live = await long_match(store)
    await play_on(live, 5000)
    before = await watch(live)
    await change(store, "UPDATE checkpoint SET log_after = -1, log_dropped = '[]'")
    assert content(await watch(await load_live_match(store, "room"))) == content(before)
    stored = await store.load("room")
    assert stored is not None
    assert stored.log_after > 0, "the next to read it need not read all"
    assert content(await watch(await load_live_match(store, "room"))) == content(before)


@pytest.mark.parametrize("which", [0, 5, -5])
async def test_a_move_that_is_missing_is_damage_though_nobody_needs_it(store: Store, which: int) -> None:
    live = await long_match(store)
    await change(store, f"DELETE FROM move WHERE seq = {range(live.seq + 1)[which]}")
    with pytest.raises(StoreDamaged, match="moves are missing"):
        await load_live_match(store, "room")


async def test_notes_that_cannot_be_read_are_damage(store: Store) -> None:
    live = await long_match(store)
    blob = "'\\xc1'::bytea" if isinstance(store._database, PostgresDatabase) else "x'c1'"
    await change(store, f"UPDATE move SET notes = {blob} WHERE seq = {live.seq}")
    with pytest.raises(StoreDamaged, match="the notes of a move can't be read"):
        await load_live_match(store, "room")


async def change(store: Store, statement: str) -> None:
    await store._write(lambda session: session.connection().execute(text(statement)))
