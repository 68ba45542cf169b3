"""Queries about people: names, logins, and the devices that they are logged in with."""

from collections.abc import Collection

import msgspec
from msgspec import Struct
from msgspec.json import encode
from sqlalchemy import Connection, and_, delete, insert, select, text, update

from app.store.rows import DeviceRow, PlayerRow, fetch, fetch_one, now_ms, rows_of, values_of
from app.store.tables import DEVICE, PLAYER
from app.store.transactions import Transactions, given_rows

MOST_DEVICES = 50
"""So many devices of a person are kept; of more, those unseen for longest are logged out."""

PLAYERS, DEVICES = rows_of(PLAYER, PlayerRow), rows_of(DEVICE, DeviceRow)


class NewDevice(Struct, frozen=True):
    """What a log-in made of a person's devices."""

    number: int
    ended: list[int]
    """Those that were logged out for it."""


class PlayerQueries(Transactions):
    """Who there is, and how they log in."""

    async def add_player(self, name: str, *, browser: str | None = None, system: str = "") -> PlayerRow:
        """A new person with an id that nobody can guess; with a browser, logged in there as their `last_device`."""
        player = PlayerRow(name, last_device=0 if browser is None else 1)

        def add(connection: Connection) -> None:
            connection.execute(insert(PLAYER), values_of(player))
            if browser is not None:
                device = DeviceRow(player.id, player.last_device, browser, system)
                connection.execute(insert(DEVICE), values_of(device))

        await self._write(add)
        return player

    async def player(self, id: str) -> PlayerRow | None:
        return await self._read(fetch_one, PLAYERS.where(PLAYER.c.id == id), PlayerRow)

    async def rename_player(self, id: str, name: str) -> None:
        """A new name to be shown; the login stays. See `rename_seats` for the tables they sit at."""
        change = update(PLAYER).where(PLAYER.c.id == id).values(name=name)
        await self._write(lambda connection: connection.execute(change))

    async def set_first_password(self, id: str, login: str, password_hash: str) -> bool:
        """Let this person log in. False if they have a password already; raises Taken if the login is another's."""
        without = update(PLAYER).where(PLAYER.c.id == id, PLAYER.c.password_hash.is_(None))
        change = without.values(login=login, password_hash=password_hash)
        return await self._write(lambda connection: connection.execute(change).rowcount > 0)

    async def player_by_login(self, login: str) -> PlayerRow | None:
        return await self._read(fetch_one, PLAYERS.where(PLAYER.c.login == login), PlayerRow)

    # ---- devices

    async def add_device(self, player: PlayerRow, browser: str = "", system: str = "") -> NewDevice | None:
        """Log this person in on one more device; None if their password is not the one that the caller has checked."""

        def add(connection: Connection) -> NewDevice | None:
            number = _next_number(connection, player)
            if number is None:
                return None
            connection.execute(insert(DEVICE), values_of(DeviceRow(player.id, number, browser, system)))
            others = select(DEVICE.c.number).where(DEVICE.c.player_id == player.id, DEVICE.c.number != number)
            newest = others.order_by(DEVICE.c.seen_at.desc(), DEVICE.c.number.desc())
            excess = list(connection.execute(newest.offset(MOST_DEVICES - 1)).scalars())
            if excess:
                _delete_devices(connection, player.id, excess)
            return NewDevice(number, excess)

        return await self._write(add)

    async def replace_devices(
        self, player: PlayerRow, number: int, password_hash: str | None = None
    ) -> NewDevice | None:
        """Log all devices out and this one in again, as a new one: so copies of its cookie are worth nothing either.

        In the same moment the person gets the new password, if one is given. None, and nothing is changed, if this
        device has been logged out meanwhile or the password is not the one that the caller has checked.
        """

        def replace(connection: Connection) -> NewDevice | None:
            fresh = _next_number(connection, player)
            rows = fetch(connection, DEVICES.where(DEVICE.c.player_id == player.id), DeviceRow)
            here = next((row for row in rows if row.number == number), None)
            if fresh is None or here is None:
                return None
            ended = [row.number for row in rows]
            _delete_devices(connection, player.id, ended)
            renewed = msgspec.structs.replace(here, number=fresh, seen_at=now_ms())
            connection.execute(insert(DEVICE), values_of(renewed))
            if password_hash is not None:
                connection.execute(update(PLAYER).where(PLAYER.c.id == player.id).values(password_hash=password_hash))
            return NewDevice(fresh, ended)

        return await self._write(replace)

    async def player_and_device(self, player_id: str, number: int) -> tuple[PlayerRow | None, DeviceRow | None]:
        """The person and the device of a cookie, as far as they are there."""
        own = and_(DEVICE.c.player_id == PLAYER.c.id, DEVICE.c.number == number)
        both = select(*PLAYERS.selected_columns, *DEVICES.selected_columns).join_from(PLAYER, DEVICE, own, isouter=True)
        row = await self._read(lambda connection: connection.execute(both.where(PLAYER.c.id == player_id)).first())
        if row is None:
            return None, None
        width = len(PlayerRow.__struct_fields__)
        device = row[width:]
        return PlayerRow(*row[:width]), None if device[0] is None else DeviceRow(*device)

    async def devices(self, player_id: str) -> list[DeviceRow]:
        """Where this person is logged in, what was seen last first."""
        query = DEVICES.where(DEVICE.c.player_id == player_id).order_by(DEVICE.c.seen_at.desc())
        return await self._read(fetch, query, DeviceRow)

    async def ended_devices(self, devices: Collection[tuple[str, int]]) -> set[tuple[str, int]]:
        """Those of these devices, each a person and a number, that are not logged in any more."""

        def find(connection: Connection) -> set[tuple[str, int]]:
            query = f"""
                SELECT given.player_id, given.number
                FROM ({given_rows(connection, player_id="text", number="int")}) AS given
                LEFT JOIN device ON device.player_id = given.player_id AND device.number = given.number
                WHERE device.number IS NULL
            """
            rows = connection.execute(text(query), {"given": encode(list(devices)).decode()})
            return {(player_id, number) for player_id, number in rows}

        return await self._read(find)

    async def see_device(self, player_id: str, number: int) -> None:
        """This device has just been used."""
        same = update(DEVICE).where(DEVICE.c.player_id == player_id, DEVICE.c.number == number)
        await self._write(lambda connection: connection.execute(same.values(seen_at=now_ms())))

    async def end_device(self, player_id: str, number: int) -> bool:
        """Log a device out: its cookie is good no more. False if there was none."""
        return await self._write(_delete_devices, player_id, [number]) > 0


def _next_number(connection: Connection, player: PlayerRow) -> int | None:
    """A number that no device of this person had; None if the stored password is not the one in `player`.

    The person's row is locked until the transaction ends: who logs in at the same time on another worker waits.
    """
    same = and_(PLAYER.c.id == player.id, PLAYER.c.password_hash == player.password_hash)
    raised = update(PLAYER).where(same).values(last_device=PLAYER.c.last_device + 1)
    number: int | None = connection.execute(raised.returning(PLAYER.c.last_device)).scalar_one_or_none()
    return number


def _delete_devices(connection: Connection, player_id: str, numbers: Collection[int]) -> int:
    """How many there were."""
    of_player = DEVICE.c.player_id == player_id
    return connection.execute(delete(DEVICE).where(of_player, DEVICE.c.number.in_(numbers))).rowcount
