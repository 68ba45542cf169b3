"""Queries about people: names, logins, and the devices that they are logged in with."""

from collections.abc import Collection

from msgspec import Struct
from msgspec.json import encode
from sqlalchemy import delete, text, update
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from app.store.sessions import DatabaseSessions, given_rows
from app.store.tables import DeviceRow, PlayerRow, now_ms

MOST_DEVICES = 50
"""So many devices of a person are kept; of more, those unseen for longest are logged out."""


class NewDevice(Struct, frozen=True):
    """What a log-in made of a person's devices."""

    number: int
    ended: list[int]
    """Those that were logged out for it."""


class PlayerQueries(DatabaseSessions):
    """Who there is, and how they log in."""

    async def add_player(self, name: str) -> PlayerRow:
        """A new person with an id that nobody can guess."""
        player = PlayerRow(name=name)
        async with self._writing() as session:
            session.add(player)
        return player

    async def player(self, id: str) -> PlayerRow | None:
        async with self._reading() as session:
            return await session.get(PlayerRow, id)

    async def rename_player(self, id: str, name: str) -> None:
        """A new name to be shown; the login stays. See `rename_seats` for the tables they sit at."""
        async with self._writing() as session:
            await session.exec(update(PlayerRow).where(col(PlayerRow.id) == id).values(name=name))

    async def set_first_password(self, id: str, login: str, password_hash: str) -> bool:
        """Let this person log in. False if they have a password already; raises Taken if the login is another's."""
        async with self._writing() as session:
            without = update(PlayerRow).where(col(PlayerRow.id) == id, col(PlayerRow.password_hash).is_(None))
            return (await session.exec(without.values(login=login, password_hash=password_hash))).rowcount > 0

    async def player_by_login(self, login: str) -> PlayerRow | None:
        async with self._reading() as session:
            return (await session.exec(select(PlayerRow).where(PlayerRow.login == login))).first()

    # ---- devices

    async def add_device(self, player: PlayerRow, browser: str = "", system: str = "") -> NewDevice | None:
        """Log this person in on one more device; None if their password is not the one that the caller has checked."""
        async with self._writing() as session:
            number = await _next_number(session, player)
            if number is None:
                return None
            session.add(DeviceRow(player_id=player.id, number=number, browser=browser, system=system))
            others = select(DeviceRow.number).where(DeviceRow.player_id == player.id, DeviceRow.number != number)
            newest = others.order_by(col(DeviceRow.seen_at).desc(), col(DeviceRow.number).desc())
            excess = list((await session.exec(newest.offset(MOST_DEVICES - 1))).all())
            await _delete_devices(session, player.id, excess)
            return NewDevice(number, excess)

    async def replace_devices(
        self, player: PlayerRow, number: int, password_hash: str | None = None
    ) -> NewDevice | None:
        """Log all devices out and this one in again, as a new one: so copies of its cookie are worth nothing either.

        In the same moment the person gets the new password, if one is given. None, and nothing is changed, if this
        device has been logged out meanwhile or the password is not the one that the caller has checked.
        """
        async with self._writing() as session:
            fresh = await _next_number(session, player)
            rows = (await session.exec(select(DeviceRow).where(DeviceRow.player_id == player.id))).all()
            here = next((row for row in rows if row.number == number), None)
            if fresh is None or here is None:
                return None
            renewed = DeviceRow(**here.model_dump(exclude={"number", "seen_at"}), number=fresh)
            ended = [row.number for row in rows]
            await _delete_devices(session, player.id, ended)
            session.add(renewed)
            if password_hash is not None:
                same = update(PlayerRow).where(col(PlayerRow.id) == player.id)
                await session.exec(same.values(password_hash=password_hash))
            return NewDevice(fresh, ended)

    async def player_and_device(self, player_id: str, number: int) -> tuple[PlayerRow | None, DeviceRow | None]:
        """The person and the device of a cookie, as far as they are there."""
        async with self._reading() as session:
            return await session.get(PlayerRow, player_id), await session.get(DeviceRow, (player_id, number))

    async def devices(self, player_id: str) -> list[DeviceRow]:
        """Where this person is logged in, what was seen last first."""
        query = select(DeviceRow).where(DeviceRow.player_id == player_id)
        async with self._reading() as session:
            return list((await session.exec(query.order_by(col(DeviceRow.seen_at).desc()))).all())

    async def ended_devices(self, devices: Collection[tuple[str, int]]) -> set[tuple[str, int]]:
        """Those of these devices, each a person and a number, that are not logged in any more."""
        given = given_rows(self._database.engine.dialect.name, player_id="text", number="int")
        query = f"""
            SELECT given.player_id, given.number FROM ({given}) AS given
            LEFT JOIN device ON device.player_id = given.player_id AND device.number = given.number
            WHERE device.number IS NULL
        """
        async with self._reading() as session:
            connection = await session.connection()
            rows = await connection.execute(text(query), {"given": encode(list(devices)).decode()})
            return {(player_id, number) for player_id, number in rows}

    async def see_device(self, player_id: str, number: int) -> None:
        """This device has just been used."""
        async with self._writing() as session:
            same = (col(DeviceRow.player_id) == player_id) & (col(DeviceRow.number) == number)
            await session.exec(update(DeviceRow).where(same).values(seen_at=now_ms()))

    async def end_device(self, player_id: str, number: int) -> bool:
        """Log a device out: its cookie is good no more. False if there was none."""
        async with self._writing() as session:
            return await _delete_devices(session, player_id, [number]) > 0


async def _next_number(session: AsyncSession, player: PlayerRow) -> int | None:
    """A number that no device of this person had; None if the stored password is not the one in `player`.

    The person's row is locked until the transaction ends: who logs in at the same time on another worker waits.
    """
    same = (col(PlayerRow.id) == player.id) & (col(PlayerRow.password_hash) == player.password_hash)
    raised = update(PlayerRow).where(same).values(last_device=PlayerRow.last_device + 1)
    number: int | None = (await session.exec(raised.returning(col(PlayerRow.last_device)))).scalar_one_or_none()
    return number


async def _delete_devices(session: AsyncSession, player_id: str, numbers: Collection[int]) -> int:
    """How many there were."""
    of_player = col(DeviceRow.player_id) == player_id
    return (await session.exec(delete(DeviceRow).where(of_player, col(DeviceRow.number).in_(numbers)))).rowcount
