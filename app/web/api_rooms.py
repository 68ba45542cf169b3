"""The JSON API for games and rooms. What happens at the table itself goes over the websocket."""

from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response

from app.engine import Flag
from app.play.room import LiveRoom
from app.web.catalog import CatalogGame, catalog
from app.web.conditional import conditional
from app.web.deps import ActingPlayer, MaybePlayer, WithServices, live_room, must_watch
from app.web.errors import WebError
from app.web.models import Done, GameOption, GameOut, HandOverBody, RoomBody, RoomId, SeatBody, SeatOut, SitBody

router = APIRouter()

Room = Annotated[LiveRoom, Depends(live_room)]
LOBBY_ROWS = 100
LOBBY_SCHEMA = {"type": "array", "items": {"$ref": "#/components/schemas/LobbyRow"}}


def struct_answer(schema: dict[str, Any]) -> dict[int | str, dict[str, Any]]:
    """For OpenAPI: the answer has this schema, that of a Struct."""
    return {200: {"description": "As it is for this viewer", "content": {"application/json": {"schema": schema}}}}


def json_bytes(content: bytes, **headers: str) -> Response:
    return Response(content, media_type="application/json", headers=headers)


# ---------------------------------------------------------------- games


@router.get("/games", tags=["games"])
async def list_games() -> list[GameOut]:
    """All games, with the options that a room of each can have."""
    return [_game_out(game) for game in catalog().values()]


def _game_out(listed: CatalogGame) -> GameOut:
    info = listed.game.info
    options = [
        GameOption(id=option.id, kind="flag", default=option.default)
        if isinstance(option, Flag)
        else GameOption(id=option.id, kind="choice", choices=list(option.choices), default=option.default)
        for option in info.options
    ]
    return GameOut(
        id=info.id,
        title=info.title,
        seats=list(info.seats),
        minutes=info.minutes,
        windows=info.windows,
        options=options,
    )


# ---------------------------------------------------------------- the lobby


@router.get("/rooms", tags=["rooms"], responses=struct_answer(LOBBY_SCHEMA))
async def lobby(
    request: Request,
    services: WithServices,
    state: Annotated[list[Literal["open", "running", "over"]] | None, Query()] = None,
) -> Response:
    """The public rooms, latest first. With If-None-Match, 304 while nothing has changed."""
    rows = await services.hub.lobby(state or ["open", "running"], LOBBY_ROWS)
    return conditional(request, msgspec.json.encode(rows), "application/json")


@router.post("/rooms", tags=["rooms"], status_code=201)
async def create_room(body: RoomBody, player: ActingPlayer, services: WithServices) -> RoomId:
    """Set up a room; you are its host and its first guest."""
    if body.game not in catalog():
        raise WebError("refused-no-such-game", 422)
    room_id = await services.hub.create_room(
        player,
        game=body.game,
        seats=body.seats,
        options=body.options,
        public=body.public,
        spectators=body.spectators,
        even_pace=body.even_pace,
    )
    return RoomId(id=room_id)


# ---------------------------------------------------------------- one room


@router.get("/rooms/{room}", tags=["rooms"], responses=struct_answer({"$ref": "#/components/schemas/RoomInfo"}))
async def room_info(room: Room, player: MaybePlayer) -> Response:
    """Seats, presence and state of a room, as this viewer sees them."""
    return json_bytes(msgspec.json.encode(room.info(player.id if player else None)))


@router.post("/rooms/{room}/sit", tags=["rooms"])
async def sit(body: SitBody, room: Room, player: ActingPlayer) -> SeatOut:
    """Take a seat: this one, or any that is free."""
    nonce = bytes.fromhex(body.nonce) if body.nonce else b""
    return SeatOut(seat=await room.sit(player, body.seat, nonce))


@router.post("/rooms/{room}/stand", tags=["rooms"])
async def stand(room: Room, player: ActingPlayer) -> Done:
    """Leave your seat, before the match has started."""
    await room.stand(player)
    return Done()


@router.post("/rooms/{room}/kick", tags=["rooms"])
async def kick(body: SeatBody, room: Room, player: ActingPlayer) -> Done:
    """Free a seat (the host's right, before the match has started)."""
    await room.kick(player, body.seat)
    return Done()


@router.post("/rooms/{room}/bots", tags=["rooms"])
async def fill_with_bots(room: Room, player: ActingPlayer) -> Done:
    """Put bots on the empty seats (the host's right)."""
    await room.fill_with_bots(player)
    return Done()


@router.post("/rooms/{room}/start", tags=["rooms"])
async def start(room: Room, player: ActingPlayer) -> Done:
    """Start the match once all seats are taken (the host's right)."""
    await room.start(player)
    return Done()


@router.post("/rooms/{room}/rematch", tags=["rooms"])
async def rematch(room: Room, player: ActingPlayer, services: WithServices) -> RoomId:
    """A new room like this one, once the match is over; the same for all who ask."""
    return RoomId(id=await services.hub.rematch(room.id, player))


@router.post("/rooms/{room}/hand-over", tags=["rooms"])
async def hand_over(body: HandOverBody, room: Room, player: ActingPlayer) -> Done:
    """Let a bot play a seat, or give it back.

    Your own seat at any time; another's only after the grace time, if you are the host or the table's majority agrees.
    """
    await room.hand_over(player, body.seat, to_bot=body.to == "bot")
    return Done()


@router.get("/rooms/{room}/notes", tags=["rooms"])
async def earlier_notes(room: Room, player: MaybePlayer, upto: Annotated[int, Query(ge=0, le=10**6)]) -> Response:
    """The first `upto` notes of this viewer's log: those that came before what the websocket told."""
    must_watch(room, player)
    return json_bytes(msgspec.json.encode(await room.notes(player, upto)))
