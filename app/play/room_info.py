"""What a room's record says: who holds which seat, and how the room looks to whom."""

import msgspec

from app.engine import Seat, commitment
from app.play.live_match import match_seed
from app.play.presence import Presence
from app.play.wire import RoomInfo, SeatInfo
from app.store import RoomRecord, SeatRow


def seat_of(record: RoomRecord, player_id: str | None) -> Seat | None:
    """The seat that this person holds here."""
    if player_id is None:
        return None
    return next((row.seat for row in record.seats if row.player_id == player_id), None)


def bots_of(record: RoomRecord) -> frozenset[Seat]:
    """The seats that a bot plays now."""
    return frozenset(row.seat for row in record.seats if row.bot)


def room_info(record: RoomRecord, presence: Presence, notice: str, player_id: str | None) -> RoomInfo:
    """The room as this person sees it."""
    room = record.room
    me = seat_of(record, player_id)
    return RoomInfo(
        id=room.id,
        game=room.game,
        state=room.state,
        seats=[_seat_info(row, presence) for row in record.seats],
        options=msgspec.json.decode(room.options),
        public=room.public,
        spectators_allowed=room.spectators,
        spectators=presence.spectators(),
        host=next((row.name for row in record.seats if row.player_id == room.host), ""),
        you_host=player_id is not None and player_id == room.host,
        me=-1 if me is None else me,
        commitment=commitment(room.secret if room.state == "open" else match_seed(record)),
        next_room=room.next_room or "",
        notice=notice,
    )


def _seat_info(row: SeatRow, presence: Presence) -> SeatInfo:
    away = presence.absent_for(row.seat) if row.player_id is not None else None
    return SeatInfo(
        seat=row.seat,
        name=row.name,
        taken=row.player_id is not None or row.bot,
        bot=row.bot,
        lent=row.bot and row.player_id is not None,
        present=presence.is_present(row.seat),
        absent_for=int(away or 0),
        votes=len(presence.votes.get(row.seat, ())),
    )
