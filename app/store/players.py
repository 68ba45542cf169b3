"""Queries about people: names, logins, sessions."""

from sqlalchemy import update
from sqlmodel import col, select

from app.store.sessions import DatabaseSessions
from app.store.tables import PlayerRow


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

    async def set_password(self, id: str, login: str, password_hash: str) -> None:
        """Let this person log in. Raises Taken if the login belongs to another."""
        async with self._writing() as session:
            change = update(PlayerRow).where(col(PlayerRow.id) == id)
            await session.exec(change.values(login=login, password_hash=password_hash))

    async def player_by_login(self, login: str) -> PlayerRow | None:
        async with self._reading() as session:
            return (await session.exec(select(PlayerRow).where(PlayerRow.login == login))).first()

    async def end_sessions(self, id: str) -> None:
        """No cookie that was handed out so far is good any more."""
        async with self._writing() as session:
            await session.exec(update(PlayerRow).where(col(PlayerRow.id) == id).values(session=PlayerRow.session + 1))
