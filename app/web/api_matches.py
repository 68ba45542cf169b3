"""The JSON API for finished matches: export, import, replay."""

from typing import Annotated

import structlog
from fastapi import APIRouter, Query, Request, Response

from app import export as exports
from app.export import BadExport, LongExport
from app.play.errors import TooFast
from app.play.imports import add_match, check_match
from app.play.offers import MatchRecord
from app.play.replays import ALL, Viewer
from app.play.room import LiveRoom
from app.store import PlayerRow
from app.web.api_rooms import Room, json_bytes
from app.web.deps import ActingPlayer, MaybePlayer, WithServices, address_of, must_watch
from app.web.disconnects import while_connected
from app.web.errors import WebError
from app.web.models import RoomId
from app.web.replay_cache import ReplayCache

log = structlog.get_logger("parlour.web")
router = APIRouter(tags=["matches"])


async def finished_match(room: LiveRoom, player: PlayerRow | None) -> MatchRecord:
    """The match of a room, for those who may see it. Raises PlayError, above all while the match is not over."""
    must_watch(room, player)
    return await room.match_record()


@router.get("/rooms/{room}/export")
async def export_match(room: Room, player: MaybePlayer) -> Response:
    """A finished match as one JSON file, with all that `parlour verify` needs. A running one is refused."""
    content = exports.to_json((await finished_match(room, player)).export)
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
    if isinstance(seen_by, int) and seen_by >= len(match.export.seats):
        raise WebError("refused-no-such-seat", 404)
    cache: ReplayCache = request.app.state.replays
    try:
        making = cache.get(room.id, seen_by, match, owner=address_of(request))
        return json_bytes(await while_connected(request, making))
    except BadExport as error:
        log.warning("a finished match no longer fits its rules", game=match.export.game, why=str(error))
        raise WebError("refused-cannot-replay", 409) from None


@router.post(
    "/import",
    status_code=201,
    openapi_extra={"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def import_match(request: Request, player: ActingPlayer, services: WithServices) -> RoomId:
    """Make a room of an exported match (the file is the body), to be watched and replayed."""
    if not services.limits.imports.allow(player.id):
        raise TooFast
    try:
        match = exports.from_json(await request.body())
    except LongExport:
        raise WebError("refused-match-long", 422) from None
    except BadExport:
        raise WebError("refused-bad-export", 422) from None
    longest_name = services.settings.name_length
    checking = check_match(match, services.jobs, owner=address_of(request), longest_name=longest_name)
    checked = await while_connected(request, checking)
    return RoomId(id=await add_match(services.store, player, checked))
