"""Text that a database can't hold: refused as such, and the database goes on working."""

import contextlib

import pytest

from app.store import Store, Unstorable


@pytest.mark.parametrize("text", ["a\0b", "a\ud800b", "\udfff"])
async def test_text_that_cannot_be_stored_or_looked_for(store: Store, text: str) -> None:
    """SQLite can hold a zero byte, Postgres can't; halves of surrogate pairs neither can. None of it is an outage."""
    ann = await store.add_player("Ann")
    with contextlib.suppress(Unstorable):
        await store.add_player(text)
    with contextlib.suppress(Unstorable):
        assert await store.player_by_login(text) is None
    with contextlib.suppress(Unstorable):
        assert await store.room(text) is None
    with contextlib.suppress(Unstorable):
        await store.rename_player(ann.id, text)
        await store.rename_player(ann.id, "Ann")
    found = await store.player(ann.id)
    assert found is not None
    assert found.name == "Ann"
