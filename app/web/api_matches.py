"""The JSON API for finished matches: export, import, replay."""

import asyncio
from collections import OrderedDict
from typing import Annotated

import structlog
from fastapi import APIRouter, Query, Request, Response

from app import export as exports
from app.export import BadExport, Export
from app.play.errors import TooFast
from app.play.room import LiveRoom
from app.store import PlayerRow
from app.web.api_rooms import Room, json_bytes
from app.web.deps import ActingPlayer, MaybePlayer, WithServices, must_watch
from app.web.errors import WebError
from app.web.models import RoomId
from app.web.replays import ALL, Viewer, replay_json

log = structlog.get_logger("parlour.web")
router = APIRouter(tags=["matches"])

CACHED_BYTES = 16 * 1024 * 1024
"""All cached replays together. That of a match of bots has 50 to 330 KiB, one of an imported file may have far more."""


class ReplayCache:
    """The replays watched last. A finished match never changes, so neither do they."""

    def __init__(self) -> None:
        self._replays: OrderedDict[tuple[str, Viewer], bytes] = OrderedDict()
        self._lock = asyncio.Lock()
        """Making a replay keeps a core busy: one at a time."""

    async def get(self, room: str, viewer: Viewer, export: Export) -> bytes:
        key = (room, viewer)
        async with self._lock:
            if key not in self._replays:
                self._add(key, await asyncio.to_thread(replay_json, export, viewer))
            self._replays.move_to_end(key)
            return self._replays[key]

    def _add(self, key: tuple[str, Viewer], replay: bytes) -> None:
        """Keep this one, and of the others those watched last."""
        self._replays[key] = replay
        while len(self._replays) > 1 and sum(map(len, self._replays.values())) > CACHED_BYTES:
            self._replays.popitem(last=False)


async def finished_match(room: LiveRoom, player: PlayerRow | None) -> Export:
    """The match of a room, for those who may see it. Raises PlayError, above all while the match is not over."""
    must_watch(room, player)
    return await room.export()


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
    cache: ReplayCache = request.app.state.replays
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
async def import_match(request: Request, player: ActingPlayer, services: WithServices) -> RoomId:
    """Make a room of an exported match (the file is the body), to be watched and replayed."""
    if not services.limits.imports.allow(player.id):
        raise TooFast
    try:
        match = exports.from_json(await request.body())
    except BadExport:
        raise WebError("refused-bad-export", 422) from None
    return RoomId(id=await services.hub.import_match(player, match))
