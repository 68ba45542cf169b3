"""People: names, logins, sessions."""

import pytest

from app.store import Store, Taken
from tests.store.makers import stored_player


async def test_a_new_player_is_found_by_an_id_nobody_can_guess(store: Store) -> None:
    ann, bob = await store.add_player("Ann"), await store.add_player("Őri Béla 🦊")
    assert len(ann.id) == 16
    assert ann.id != bob.id
    found = await stored_player(store, bob.id)
    assert (found.name, found.login, found.session) == ("Őri Béla 🦊", None, 0)
    assert await store.player("nobody") is None


async def test_renaming_leaves_the_login(store: Store) -> None:
    ann = await store.add_player("Ann")
    await store.set_password(ann.id, "ann", "hash")
    await store.rename_player(ann.id, "Anna")
    found = await store.player_by_login("ann")
    assert found is not None
    assert (found.id, found.name, found.password_hash) == (ann.id, "Anna", "hash")


async def test_a_login_belongs_to_one(store: Store) -> None:
    ann, other = await store.add_player("Ann"), await store.add_player("ANN")
    await store.set_password(ann.id, "ann", "hash")
    await store.set_password(ann.id, "ann", "new hash")
    with pytest.raises(Taken):
        await store.set_password(other.id, "ann", "other hash")
    found = await store.player_by_login("ann")
    assert found is not None
    assert (found.id, found.password_hash) == (ann.id, "new hash")
    assert (await stored_player(store, other.id)).login is None
    assert await store.player_by_login("bob") is None


async def test_ending_sessions_raises_the_number_of_that_player_only(store: Store) -> None:
    ann, bob = await store.add_player("Ann"), await store.add_player("Bob")
    await store.end_sessions(ann.id)
    await store.end_sessions(ann.id)
    assert (await stored_player(store, ann.id)).session == 2
    assert (await stored_player(store, bob.id)).session == 0
