"""People."""

from sqlalchemy import update
from sqlmodel import col, select

from app.store.base import Base
from app.store.tables import Player


class Players(Base):
    async def add_player(self, name: str) -> Player:
        """A new person with an id that nobody can guess."""
        player = Player(name=name)
        async with self._writing() as session:
            session.add(player)
        return player

    async def player(self, id: str) -> Player | None:
        async with self._reading() as session:
            return await session.get(Player, id)

    async def rename_player(self, id: str, name: str) -> None:
        """A new name to be shown; the login stays. See `rename_seats` for the tables they sit at."""
        async with self._writing() as session:
            await session.exec(update(Player).where(col(Player.id) == id).values(name=name))

    async def set_password(self, id: str, login: str, password_hash: str) -> None:
        """Let this person log in. Raises Taken if the login belongs to another."""
        async with self._writing() as session:
            change = update(Player).where(col(Player.id) == id)
            await session.exec(change.values(login=login, password_hash=password_hash))

    async def player_by_login(self, login: str) -> Player | None:
        async with self._reading() as session:
            return (await session.exec(select(Player).where(Player.login == login))).first()

    async def end_sessions(self, id: str) -> None:
        """No cookie that was handed out so far is good any more."""
        async with self._writing() as session:
            await session.exec(update(Player).where(col(Player.id) == id).values(session=Player.session + 1))
