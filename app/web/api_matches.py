"""The JSON API for finished matches: export, import, replay."""

import asyncio
from collections import OrderedDict
from typing import Annotated

import msgspec
import structlog
from fastapi import APIRouter, Query, Request, Response

from app import export as exports
from app.engine import Result, commitment, seed_from
from app.export import BadExport, Export, ExportedMove
from app.play.errors import NoSuchRoom, NotNow, TooFast
from app.play.live_match import START, match_seed
from app.play.room import LiveRoom
from app.store import MoveRow, PlayerRow, RoomRecord
from app.web.api_rooms import Room, json_bytes
from app.web.deps import Commander, MaybePlayer, Svc, must_watch
from app.web.errors import WebError
from app.web.models import RoomId
from app.web.replays import ALL, Viewer, replay_json

log = structlog.get_logger("parlour.web")
router = APIRouter(tags=["matches"])

CACHED_FILMS = 32


class ReplayCache:
    """The replays watched last. A finished match never changes, so neither do they."""

    def __init__(self) -> None:
        self.films: OrderedDict[tuple[str, Viewer], bytes] = OrderedDict()
        self.one_at_a_time = asyncio.Lock()

    async def get(self, room: str, eyes: Viewer, export: Export) -> bytes:
        key = (room, eyes)
        async with self.one_at_a_time:
            if key not in self.films:
                self.films[key] = await asyncio.to_thread(replay_json, export, eyes)
                if len(self.films) > CACHED_FILMS:
                    self.films.popitem(last=False)
            self.films.move_to_end(key)
            return self.films[key]


async def finished_match(room: LiveRoom, player: PlayerRow | None) -> Export:
    """The match of a room, for those who may see it. Raises PlayError, above all while the match is not over."""
    must_watch(room, player)
    if room.state != "over":
        raise NotNow("refused-not-over")
    record = await room.store.room(room.id)  # the room in memory need not know the result
    if record is None:
        raise NoSuchRoom
    return _export(record, [row for row in await room.store.moves(room.id) if row.option != START])


def _export(record: RoomRecord, moves: list[MoveRow]) -> Export:
    room = record.room
    seed = match_seed(record)
    made_together = seed_from(room.secret, [seat.nonce for seat in record.seats]) == seed  # not so in some imports
    began = room.started_at or room.created_at
    return Export(
        parlour=exports.FORMAT,
        game=room.game,
        seats=[seat.name for seat in record.seats],
        options=msgspec.json.decode(room.options),
        seed=seed.hex(),
        commitment=commitment(seed),
        moves=[ExportedMove(row.seat, row.option) for row in moves],
        secret=room.secret.hex() if made_together else None,
        nonces=[seat.nonce.hex() for seat in record.seats] if made_together else None,
        times=[max(0, row.at - began) for row in moves],
        room=room.id,
        result=msgspec.json.decode(room.result, type=Result) if room.result else None,
    )


@router.get("/rooms/{room}/export")
async def export_match(room: Room, player: MaybePlayer) -> Response:
    """A finished match as one JSON file, with all that `parlour verify` needs. A running one is refused."""
    content = exports.to_json(await finished_match(room, player))
    return json_bytes(content, **{"content-disposition": f'attachment; filename="parlour-{room.id}.json"'})


@router.get("/rooms/{room}/replay")
async def replay(
    request: Request,
    room: Room,
    player: MaybePlayer,
    eyes: Annotated[str, Query(pattern="^(all|public|[0-9]{1,2})$", description="all, public, or a seat")] = ALL,
) -> Response:
    """A finished match, step by step, as a seat, the spectators, or everybody together saw it."""
    match = await finished_match(room, player)
    seen_by: Viewer = ALL if eyes == ALL else None if eyes == "public" else int(eyes)
    if isinstance(seen_by, int) and seen_by >= len(match.seats):
        raise WebError("refused-no-such-seat", 404)
    cache: ReplayCache = request.app.state.films
    try:
        return json_bytes(await cache.get(room.id, seen_by, match))
    except BadExport as error:
        log.warning("a finished match no longer fits its rules", game=match.game, why=str(error))
        raise WebError("refused-cannot-replay", 409) from None


@router.post(
    "/import",
    status_code=201,
    openapi_extra={"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def import_match(request: Request, player: Commander, services: Svc) -> RoomId:
    """Make a room of an exported match (the file is the body), to be watched and replayed."""
    if not services.limits.imports.allow(player.id):
        raise TooFast
    try:
        match = exports.from_json(await request.body())
    except BadExport:
        raise WebError("refused-bad-export", 422) from None
    return RoomId(id=await services.hub.import_match(player, match))
