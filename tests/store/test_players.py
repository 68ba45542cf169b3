"""People: names, logins, devices."""

import asyncio

import pytest

from app.store import MOST_DEVICES, Store, Taken
from tests.store.makers import stored_player


async def test_a_new_player_is_found_by_an_id_nobody_can_guess(store: Store) -> None:
    ann, bob = await store.add_player("Ann"), await store.add_player("Őri Béla 🦊")
    assert len(ann.id) == 16
    assert ann.id != bob.id
    found = await stored_player(store, bob.id)
    assert (found.name, found.login) == ("Őri Béla 🦊", None)
    assert await store.player("nobody") is None


async def test_renaming_leaves_the_login(store: Store) -> None:
    ann = await store.add_player("Ann")
    assert await store.set_first_password(ann.id, "ann", "hash")
    await store.rename_player(ann.id, "Anna")
    found = await store.player_by_login("ann")
    assert found is not None
    assert (found.id, found.name, found.password_hash) == (ann.id, "Anna", "hash")


async def test_a_login_belongs_to_one(store: Store) -> None:
    ann, other = await store.add_player("Ann"), await store.add_player("ANN")
    assert await store.set_first_password(ann.id, "ann", "hash")
    with pytest.raises(Taken):
        await store.set_first_password(other.id, "ann", "other hash")
    found = await store.player_by_login("ann")
    assert found is not None
    assert (found.id, found.password_hash) == (ann.id, "hash")
    assert (await stored_player(store, other.id)).login is None
    assert await store.player_by_login("bob") is None


async def test_a_password_is_never_the_first_one_twice(store: Store) -> None:
    ann = await store.add_player("Ann")
    assert await store.set_first_password(ann.id, "ann", "hash")
    assert not await store.set_first_password(ann.id, "ann", "another hash")
    assert (await stored_player(store, ann.id)).password_hash == "hash"


# ---- devices


async def numbers(store: Store, player_id: str) -> set[int]:
    return {device.number for device in await store.devices(player_id)}


async def log_in(store: Store, player_id: str) -> int:
    new = await store.add_device(await stored_player(store, player_id), "Firefox", "Linux")
    assert new is not None
    return new.number


async def test_who_logs_in_at_the_same_time_gets_devices_of_their_own(store: Store) -> None:
    ann, bob = await store.add_player("Ann"), await store.add_player("Bob")
    made = await asyncio.gather(*(log_in(store, ann.id) for _ in range(20)))
    assert sorted(made) == list(range(1, 21))
    assert await numbers(store, ann.id) == set(made)
    assert await numbers(store, bob.id) == set()


async def test_a_number_is_never_given_again(store: Store) -> None:
    ann = await store.add_player("Ann")
    first = await log_in(store, ann.id)
    assert await store.end_device(ann.id, first)
    assert not await store.end_device(ann.id, first)
    assert await log_in(store, ann.id) > first
    player, device = await store.player_and_device(ann.id, first)
    assert player is not None
    assert device is None


async def test_of_too_many_devices_the_longest_unseen_is_logged_out(store: Store) -> None:
    ann = await store.add_player("Ann")
    made = [await log_in(store, ann.id) for _ in range(MOST_DEVICES)]
    await asyncio.sleep(0.01)  # times are kept in milliseconds
    await store.see_device(ann.id, made[0])
    new = await store.add_device(await stored_player(store, ann.id))
    assert new is not None
    assert new.ended == [made[1]]
    assert await numbers(store, ann.id) == {*made, new.number} - {made[1]}


async def test_all_devices_are_replaced_by_one_at_once(store: Store) -> None:
    ann, bob = await store.add_player("Ann"), await store.add_player("Bob")
    phone, laptop, other = await log_in(store, ann.id), await log_in(store, ann.id), await log_in(store, bob.id)
    new = await store.replace_devices(await stored_player(store, ann.id), laptop, "hash")
    assert new is not None
    assert sorted(new.ended) == [phone, laptop]
    (device,) = await store.devices(ann.id)
    assert (device.number, device.browser, device.system) == (new.number, "Firefox", "Linux")
    assert (await stored_player(store, ann.id)).password_hash == "hash"
    assert await numbers(store, bob.id) == {other}


async def test_a_device_that_was_logged_out_meanwhile_ends_no_other(store: Store) -> None:
    """A thief's last request may be under way while the owner logs the thief out."""
    ann = await store.add_player("Ann")
    thief, owner = await log_in(store, ann.id), await log_in(store, ann.id)
    await store.end_device(ann.id, thief)
    assert await store.replace_devices(await stored_player(store, ann.id), thief, "the thief's") is None
    assert await numbers(store, ann.id) == {owner}
    assert (await stored_player(store, ann.id)).password_hash is None


async def test_a_password_that_was_changed_meanwhile_logs_nobody_in(store: Store) -> None:
    ann = await store.add_player("Ann")
    owner = await log_in(store, ann.id)
    await store.set_first_password(ann.id, "ann", "old hash")
    checked = await stored_player(store, ann.id)
    new = await store.replace_devices(checked, owner, "new hash")
    assert new is not None
    assert await store.add_device(checked) is None
    assert await store.replace_devices(checked, new.number, "another hash") is None
    assert await numbers(store, ann.id) == {new.number}
    assert (await stored_player(store, ann.id)).password_hash == "new hash"
