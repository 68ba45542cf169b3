"""How a room looks to whom: built from what this person may know."""

import msgspec

from app.engine import commitment
from app.play.cached_room import CachedRoom
from app.play.faces import bot_face
from app.play.move_list import match_seed
from app.play.presence import Presence
from app.play.wire import RoomInfo, SeatInfo
from app.store import SeatRow


def room_info(room: CachedRoom, presence: Presence, notice: str, player_id: str | None) -> RoomInfo:
    """The room as this person sees it."""
    row, seats = room.record.room, room.record.seats
    me = room.seat_of(player_id)
    return RoomInfo(
        id=row.id,
        game=row.game,
        state=row.state,
        seats=[_seat_info(seat, presence) for seat in seats],
        options=msgspec.json.decode(row.options),
        public=row.public,
        spectators_allowed=row.spectators,
        spectators=presence.spectators(),
        host=next((seat.name for seat in seats if room.is_host(seat.player_id)), ""),
        you_host=room.is_host(player_id),
        me=-1 if me is None else me,
        commitment=commitment(row.secret if row.state == "open" else match_seed(room.record)),
        even_pace=row.even_pace,
        next_room=row.next_room or "",
        notice=notice,
    )


def face_of(row: SeatRow) -> str:
    """The face that is seen on a seat. A bot that plays for a person lets theirs be."""
    return bot_face(row.name) if row.bot and row.player_id is None else row.face


def _seat_info(row: SeatRow, presence: Presence) -> SeatInfo:
    absent = presence.absent_for(row.seat) if row.player_id is not None else None
    return SeatInfo(
        seat=row.seat,
        name=row.name,
        taken=row.player_id is not None or row.bot,
        bot=row.bot,
        lent=row.bot and row.player_id is not None,
        present=presence.is_present(row.seat),
        absent_for=int(absent or 0),
        votes=len(presence.votes.get(row.seat, ())),
        face=face_of(row),
    )
