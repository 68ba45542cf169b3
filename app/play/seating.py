"""Who sits where: taking and leaving seats, bots, the start of the match, and handing a seat over."""

import asyncio
import secrets
from collections.abc import Mapping

import structlog

from app.engine import GameBug, Seat
from app.play.audience import Audience
from app.play.bus_messages import Publish, voted
from app.play.cached_room import CachedRoom
from app.play.errors import NotAllowed, NotNow, PlayError, Unavailable
from app.play.faces import bot_names
from app.play.move_list import new_match, start_entry
from app.play.room_sync import RoomSync
from app.store import PlayerRow, Store

log = structlog.get_logger()

NONCE_BYTES = 16


class Seating:
    """The seats of a room, changed one act at a time. Every refusal is a PlayError and changes nothing."""

    def __init__(self, room: CachedRoom, store: Store, audience: Audience, sync: RoomSync, publish: Publish) -> None:
        self._room = room
        self._store = store
        self._audience = audience
        self._sync = sync
        self._publish = publish
        self._lock = asyncio.Lock()

    # ---- before the match

    async def sit(self, player: PlayerRow, seat: Seat | None, nonce: bytes) -> Seat:
        """Take a chosen free seat, or any. Who sits here already keeps their seat."""
        async with self._lock:
            self._require_open()
            held = self._room.seat_of(player.id)
            if held is not None and seat in (None, held):
                return held
            seats = self._room.record.room.seats
            if seat is not None and not 0 <= seat < seats:
                raise PlayError("refused-no-such-seat")
            if held is not None:
                raise NotNow("refused-seated")
            for wanted in range(seats) if seat is None else [seat]:
                own_nonce = nonce[:NONCE_BYTES] or secrets.token_bytes(NONCE_BYTES)
                if await self._store.claim_seat(self._room.id, wanted, player.id, player.name, own_nonce, player.face):
                    await self._sync.refresh_everywhere()
                    return wanted
            await self._sync.refresh_everywhere()
            raise NotNow("refused-seat-taken")

    async def stand(self, player: PlayerRow) -> None:
        """Leave one's seat."""
        async with self._lock:
            self._require_open()
            seat = self._room.seat_of(player.id)
            # Through another worker the seat may have been freed meanwhile, and taken by somebody else.
            freed = seat is not None and await self._store.release_seat(self._room.id, seat, player.id)
            await self._sync.refresh_everywhere()
            if not freed:
                raise NotNow("refused-not-seated")

    async def kick(self, player: PlayerRow, seat: Seat) -> None:
        """The host frees a seat, of a person or a bot."""
        async with self._lock:
            self._require_host(player)
            self._require_open()
            if not 0 <= seat < len(self._room.record.seats):
                raise PlayError("refused-no-such-seat")
            await self._store.release_seat(self._room.id, seat)
            await self._sync.refresh_everywhere()

    async def fill_with_bots(self, player: PlayerRow) -> None:
        """The host gives every empty seat to a bot."""
        async with self._lock:
            self._require_host(player)
            self._require_open()
            rows = self._room.record.seats
            empty = [row.seat for row in rows if row.player_id is None and not row.bot]
            await self._put_bots(bot_names(self._room.id, empty, [row.name for row in rows if row.name]))

    async def put_bots(self, names: Mapping[Seat, str]) -> None:
        """Give these seats to bots with these names, where they are empty."""
        async with self._lock:
            await self._put_bots(names)

    async def _put_bots(self, names: Mapping[Seat, str]) -> None:
        for seat, name in names.items():
            await self._store.put_bot(self._room.id, seat, name, secrets.token_bytes(NONCE_BYTES))
        await self._sync.refresh_everywhere()

    async def start(self, player: PlayerRow) -> None:
        """The host begins the match when every seat is filled."""
        async with self._lock:
            self._require_host(player)
            self._require_open()
            await self._room.reload()
            record = self._room.record
            if any(row.player_id is None and not row.bot for row in record.seats):
                raise NotNow("refused-seats-empty")
            try:
                start = start_entry(record, new_match(record))
            except GameBug as error:
                log.error("match can't begin", room=self._room.id, game=record.room.game, error=str(error))
                raise Unavailable("refused-game-bug") from error
            nonces = [row.nonce for row in record.seats]
            started = await self._store.start_room(self._room.id, start=start, nonces=nonces)
            await self._sync.refresh_everywhere()
            if not started:
                raise NotNow("refused-not-open" if self._room.state != "open" else "refused-seats-changed")

    # ---- during the match

    async def hand_over(self, player: PlayerRow, seat: Seat, *, to_bot: bool) -> None:
        """Give a seat to a bot, or back to its person.

        The person may do it at any time. For an absent one the host decides, or the majority of the others at the
        table, once the grace time is over.
        """
        async with self._lock:
            if self._room.state != "running":
                raise NotNow("refused-not-running")
            seats = self._room.record.seats
            if not 0 <= seat < len(seats) or seats[seat].player_id is None:
                raise PlayError("refused-no-such-seat")
            own = self._room.seat_of(player.id)
            if own != seat and not self._may_replace(player, own, seat, to_bot):
                self._audience.schedule_info()
                return
            self._audience.presence.votes.pop(seat, None)
            await self._store.set_bot(self._room.id, seat, to_bot)
            await self._sync.refresh_everywhere()

    def _may_replace(self, player: PlayerRow, own: Seat | None, seat: Seat, to_bot: bool) -> bool:
        """Whether somebody else's seat changes hands now; a vote that is not enough yet is counted."""
        is_host = self._room.is_host(player.id)
        if own is None and not is_host:
            raise NotAllowed("refused-not-seated")
        if not to_bot:
            if not is_host:
                raise NotAllowed("refused-not-host")
            return True
        presence = self._audience.presence
        if presence.absent_for(seat) is None:
            raise NotNow("refused-not-absent")
        if is_host:
            return True
        self._publish(voted(seat, player.id))
        others = [row for row in self._room.record.seats if row.player_id is not None and row.seat != seat]
        return presence.vote(seat, player.id) * 2 > len(others)

    # ---- after the match

    def next_room(self, player: PlayerRow) -> str | None:
        """The room of the rematch, if somebody has asked for one. Raises PlayError for who may not ask."""
        if self._room.state not in ("over", "stuck"):
            raise NotNow("refused-not-over")
        if self._room.seat_of(player.id) is None:
            raise NotAllowed("refused-not-seated")
        return self._room.record.room.next_room

    async def link_rematch(self, next_room: str) -> str:
        """Make this the room of the rematch. Returns the one that was linked first, by whichever worker."""
        linked = await self._store.link_rematch(self._room.id, next_room)
        await self._sync.refresh_everywhere()
        return linked

    # ---- checks

    def _require_host(self, player: PlayerRow) -> None:
        if not self._room.is_host(player.id):
            raise NotAllowed("refused-not-host")

    def _require_open(self) -> None:
        if self._room.state != "open":
            raise NotNow("refused-not-open")
