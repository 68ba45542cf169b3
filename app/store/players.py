"""Queries about people: names, logins, and the devices that they are logged in with."""

from collections.abc import Collection

from msgspec import Struct
from msgspec.json import encode
from sqlalchemy import and_, delete, text, update
from sqlmodel import Session, col, select

from app.store.tables import DeviceRow, PlayerRow, now_ms
from app.store.transactions import Transactions, given_rows, insert_rows

MOST_DEVICES = 50
"""So many devices of a person are kept; of more, those unseen for longest are logged out."""


class NewDevice(Struct, frozen=True):
    """What a log-in made of a person's devices."""

    number: int
    ended: list[int]
    """Those that were logged out for it."""


class PlayerQueries(Transactions):
    """Who there is, and how they log in."""

    async def add_player(self, name: str, *, browser: str | None = None, system: str = "") -> PlayerRow:
        """A new person with an id that nobody can guess; with a browser, logged in there as their `last_device`."""
        player = PlayerRow(name=name, last_device=0 if browser is None else 1)

        def add(session: Session) -> None:
            insert_rows(session, PlayerRow, [player.model_dump()])
            if browser is not None:
                _add_device(session, player, player.last_device, browser, system)

        await self._write(add)
        return player

    async def player(self, id: str) -> PlayerRow | None:
        return await self._read(lambda session: session.get(PlayerRow, id))

    async def rename_player(self, id: str, name: str) -> None:
        """A new name to be shown; the login stays. See `change_seats` for the tables they sit at."""
        change = update(PlayerRow).where(col(PlayerRow.id) == id).values(name=name)
        await self._write(lambda session: session.exec(change))

    async def set_face(self, id: str, face: str) -> None:
        """The face to be shown. See `change_seats` for the tables they sit at."""
        change = update(PlayerRow).where(col(PlayerRow.id) == id).values(face=face)
        await self._write(lambda session: session.exec(change))

    async def set_first_password(self, id: str, login: str, password_hash: str) -> bool:
        """Let this person log in. False if they have a password already; raises Taken if the login is another's."""
        without = update(PlayerRow).where(col(PlayerRow.id) == id, col(PlayerRow.password_hash).is_(None))
        change = without.values(login=login, password_hash=password_hash)
        return await self._write(lambda session: session.exec(change).rowcount > 0)

    async def player_by_login(self, login: str) -> PlayerRow | None:
        query = select(PlayerRow).where(PlayerRow.login == login)
        return await self._read(lambda session: session.exec(query).first())

    # ---- devices

    async def add_device(self, player: PlayerRow, browser: str = "", system: str = "") -> NewDevice | None:
        """Log this person in on one more device; None if their password is not the one that the caller has checked."""

        def add(session: Session) -> NewDevice | None:
            number = _next_number(session, player)
            if number is None:
                return None
            _add_device(session, player, number, browser, system)
            others = select(DeviceRow.number).where(DeviceRow.player_id == player.id, DeviceRow.number != number)
            newest = others.order_by(col(DeviceRow.seen_at).desc(), col(DeviceRow.number).desc())
            excess = list(session.exec(newest.offset(MOST_DEVICES - 1)).all())
            if excess:
                _delete_devices(session, player.id, excess)
            return NewDevice(number, excess)

        return await self._write(add)

    async def replace_devices(
        self, player: PlayerRow, number: int, password_hash: str | None = None
    ) -> NewDevice | None:
        """Log all devices out and this one in again, as a new one: so copies of its cookie are worth nothing either.

        In the same moment the person gets the new password, if one is given. None, and nothing is changed, if this
        device has been logged out meanwhile or the password is not the one that the caller has checked.
        """

        def replace(session: Session) -> NewDevice | None:
            fresh = _next_number(session, player)
            rows = session.exec(select(DeviceRow).where(DeviceRow.player_id == player.id)).all()
            here = next((row for row in rows if row.number == number), None)
            if fresh is None or here is None:
                return None
            renewed = {**here.model_dump(exclude={"seen_at"}), "number": fresh}
            ended = [row.number for row in rows]
            _delete_devices(session, player.id, ended)
            insert_rows(session, DeviceRow, [renewed])
            if password_hash is not None:
                same = update(PlayerRow).where(col(PlayerRow.id) == player.id)
                session.exec(same.values(password_hash=password_hash))
            return NewDevice(fresh, ended)

        return await self._write(replace)

    async def player_and_device(self, player_id: str, number: int) -> tuple[PlayerRow | None, DeviceRow | None]:
        """The person and the device of a cookie, as far as they are there."""
        own = and_(col(DeviceRow.player_id) == PlayerRow.id, col(DeviceRow.number) == number)
        both = select(PlayerRow, DeviceRow).join(DeviceRow, own, isouter=True).where(PlayerRow.id == player_id)
        return await self._read(lambda session: session.exec(both).first()) or (None, None)

    async def devices(self, player_id: str) -> list[DeviceRow]:
        """Where this person is logged in, what was seen last first."""
        query = select(DeviceRow).where(DeviceRow.player_id == player_id).order_by(col(DeviceRow.seen_at).desc())
        return await self._read(lambda session: list(session.exec(query).all()))

    async def ended_devices(self, devices: Collection[tuple[str, int]]) -> set[tuple[str, int]]:
        """Those of these devices, each a person and a number, that are not logged in any more."""

        def find(session: Session) -> set[tuple[str, int]]:
            given = given_rows(session.get_bind().dialect.name, player_id="text", number="int")
            query = f"""
                SELECT given.player_id, given.number FROM ({given}) AS given
                LEFT JOIN device ON device.player_id = given.player_id AND device.number = given.number
                WHERE device.number IS NULL
            """
            rows = session.connection().execute(text(query), {"given": encode(list(devices)).decode()})
            return {(player_id, number) for player_id, number in rows}

        return await self._read(find)

    async def see_device(self, player_id: str, number: int) -> None:
        """This device has just been used."""
        same = update(DeviceRow).where(col(DeviceRow.player_id) == player_id, col(DeviceRow.number) == number)
        await self._write(lambda session: session.exec(same.values(seen_at=now_ms())))

    async def end_device(self, player_id: str, number: int) -> bool:
        """Log a device out: its cookie is good no more. False if there was none."""
        return await self._write(_delete_devices, player_id, [number]) > 0


def _next_number(session: Session, player: PlayerRow) -> int | None:
    """A number that no device of this person had; None if the stored password is not the one in `player`.

    The person's row is locked until the transaction ends: who logs in at the same time on another worker waits.
    """
    same = (col(PlayerRow.id) == player.id) & (col(PlayerRow.password_hash) == player.password_hash)
    raised = update(PlayerRow).where(same).values(last_device=PlayerRow.last_device + 1)
    number: int | None = session.exec(raised.returning(col(PlayerRow.last_device))).scalar_one_or_none()
    return number


def _add_device(session: Session, player: PlayerRow, number: int, browser: str, system: str) -> None:
    device = {"player_id": player.id, "number": number, "browser": browser, "system": system}
    insert_rows(session, DeviceRow, [device])


def _delete_devices(session: Session, player_id: str, numbers: Collection[int]) -> int:
    """How many there were."""
    of_player = col(DeviceRow.player_id) == player_id
    return session.exec(delete(DeviceRow).where(of_player, col(DeviceRow.number).in_(numbers))).rowcount
