"""The pages that people open. What happens on them goes through the JSON API and the websocket."""

import re
from io import BytesIO
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import FileResponse, RedirectResponse, Response

from app.engine import Flag
from app.play.errors import NoSuchRoom
from app.play.faces import FACES
from app.play.room import LiveRoom
from app.play.room_ids import can_be_room_id
from app.store import DeviceRow, PlayerRow, now_ms
from app.web.catalog import catalog
from app.web.conditional import conditional
from app.web.deps import Language, MaybePlayer, Services, WithIdentity, WithServices, live_room, must_watch
from app.web.errors import WebError
from app.web.faces import face_symbols
from app.web.language import COOKIE as LANGUAGE_COOKIE
from app.web.render import STATIC, render, render_part
from app.web.sessions import PASSWORD_LENGTH
from app.web.signed_cookies import COOKIE_SECONDS
from app.words import LANGUAGES

router = APIRouter(include_in_schema=False)

Room = Annotated[LiveRoom, Depends(live_room)]
OWN_PATH = re.compile(r"/(?![/\\])[^\x00-\x20\x7f\\]*")
LOBBY_ROWS = 60
MY_ROWS = 50


def page(request: Request, template: str, **context: Any) -> Response:
    return render(request, template, context)


@router.get("/")
async def home(request: Request, player: MaybePlayer) -> Response:
    return page(request, "home.html", games=list(catalog().values()))


@router.get("/lobby")
async def lobby(request: Request, player: MaybePlayer, services: WithServices, part: str = "") -> Response:
    """Open and running rooms. The page asks for its part `rows` again and again, which is mostly answered by 304."""
    rows = await services.hub.lobby(["open", "running"], LOBBY_ROWS)
    context = {
        "open_rooms": [row for row in rows if row.state == "open"],
        "running_rooms": [row for row in rows if row.state == "running"],
        "games": catalog(),
    }
    if part == "rows":
        part_of_page = render_part(request, "parts/lobby_rows.html", context)
        return conditional(request, part_of_page, "text/html; charset=utf-8")
    return page(request, "lobby.html", **context)


@router.get("/new")
async def new_room(request: Request, player: MaybePlayer, services: WithServices, game: str = "") -> Response:
    """Set up a room: all games, and the options of the chosen one."""
    games = list(catalog().values())
    chosen = catalog().get(game) or games[0]
    return page(request, "new.html", games=games, chosen=chosen, name_length=services.settings.name_length)


# ---------------------------------------------------------------- a room


@router.get("/r/{room}")
async def room_page(
    request: Request, room: Room, player: MaybePlayer, services: WithServices, part: str = ""
) -> Response:
    """The waiting room while the room is open, then the table."""
    if room.state != "open":
        must_watch(room, player)
        return page(request, "table.html", **table_context(room, player))
    context = waiting_context(request, room, player, services)
    template = "parts/seats.html" if part == "seats" else "waiting.html"
    return page(request, template, **context)


@router.get("/r/{room}/replay")
async def replay_page(request: Request, room: Room, player: MaybePlayer) -> Response:
    """A finished match, to be stepped through."""
    must_watch(room, player)
    if room.state != "over":
        raise WebError("refused-not-over", 409)
    return page(request, "replay.html", **table_context(room, player))


@router.get("/r/{room}/qr.svg")
async def qr_code(request: Request, room: str, services: WithServices) -> Response:
    """The invitation as a picture for a phone's camera. Does not look whether the room is there."""
    if not can_be_room_id(room):
        raise NoSuchRoom
    import segno  # only who invites needs it

    picture = BytesIO()
    segno.make_qr(room_address(request, room, services)).save(
        picture, kind="svg", border=2, dark="#1c140d", light="#f3e7cc", svgns=True, xmldecl=False
    )
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


def room_address(request: Request, room: str, services: Services) -> str:
    """The link that one sends to friends."""
    base = services.settings.base_url.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"
    return f"{base}/r/{room}"


def table_context(room: LiveRoom, player: PlayerRow | None) -> dict[str, Any]:
    """What the templates of the table need. A game that is left out of the catalog has no board to show."""
    info = room.info(player.id if player else None)
    if info.game not in catalog():
        raise WebError("refused-game-bug", 503)
    faces = face_symbols(seat.face for seat in info.seats)
    return {"room": msgspec.to_builtins(info), "game": catalog()[info.game], "faces": faces}


def waiting_context(request: Request, room: LiveRoom, player: PlayerRow | None, services: Services) -> dict[str, Any]:
    info = room.info(player.id if player else None)
    listed = catalog().get(info.game)
    options = listed.game.info.options if listed else ()
    return {
        "room": info,
        "game": listed,
        "settings": [
            {"id": option.id, "flag": isinstance(option, Flag), "value": info.options.get(option.id, option.default)}
            for option in options
        ],
        "link": room_address(request, info.id, services),
        "faces": FACES,
        "my_face": player.face if player else "",
        "free": sum(not seat.taken for seat in info.seats),
        "name_length": services.settings.name_length,
    }


# ---------------------------------------------------------------- rules


@router.get("/rules/{game}")
async def rules(request: Request, game: str, language: Language, player: MaybePlayer) -> Response:
    """How to play, in our own words, with pictures drawn by the game's board."""
    listed = catalog().get(game)
    if listed is None:
        raise WebError("error-not-found", 404)
    from app.web.howto import howto_page  # with Markdown

    return page(request, "rules.html", game=listed, text=howto_page(listed, language))


@router.get("/rules/{game}/digest")
async def digest(request: Request, game: str, player: MaybePlayer) -> Response:
    """Every rule with its number."""
    listed = catalog().get(game)
    if listed is None or listed.digest is None:
        raise WebError("error-not-found", 404)
    from app.web.howto import digest_page  # with Markdown

    return page(request, "digest.html", game=listed, text=digest_page(listed))


# ---------------------------------------------------------------- the rest


@router.get("/me")
async def me(
    request: Request,
    identity: WithIdentity,
    services: WithServices,
    back: Annotated[str, Query(max_length=300)] = "",
) -> Response:
    """Name, password, devices, and the rooms one sits in; for strangers a log-in, which leads back where they were."""
    player = identity.player
    devices = await services.store.devices(player.id) if player else []
    devices.sort(key=lambda device: device.number != identity.device)  # this one comes first
    least, _ = PASSWORD_LENGTH
    return page(
        request,
        "me.html",
        records=await services.store.rooms_of(player.id, MY_ROWS) if player else [],
        devices=[(device, *last_seen(device)) for device in devices],
        this_device=identity.device,
        games=catalog(),
        login=player.login if player else None,
        password_least=least,
        faces=FACES,
        my_face=player.face if player else "",
        name_length=services.settings.name_length,
        then=own_path(back, "reload"),
    )


def last_seen(device: DeviceRow) -> tuple[str, int]:
    """The message that says how long ago a device was used, and its number."""
    hours = max(0, now_ms() - device.seen_at) // 3_600_000
    if hours < 1:
        return "me-seen-now", 0
    return ("me-seen-hours", hours) if hours < 24 else ("me-seen-days", hours // 24)


def own_path(path: str, otherwise: str) -> str:
    """The path, if it is one of this site. Browsers drop tabs and line breaks: `/<tab>/elsewhere` is not."""
    return path if OWN_PATH.fullmatch(path) else otherwise


@router.get("/credits")
async def credits_page(request: Request, player: MaybePlayer) -> Response:
    return page(request, "credits.html")


@router.get("/language/{language}")
async def choose_language(language: str, back: Annotated[str, Query(max_length=300)] = "/") -> Response:
    """Remember the reader's language and go back to where they were."""
    if language not in LANGUAGES:
        raise WebError("error-not-found", 404)
    response = RedirectResponse(own_path(back, "/"), 303)
    response.set_cookie(LANGUAGE_COOKIE, language, max_age=COOKIE_SECONDS, samesite="lax")
    return response


@router.get("/favicon.ico")
async def icon() -> Response:
    return FileResponse(STATIC / "site" / "icon.svg", media_type="image/svg+xml")


@router.get("/robots.txt")
async def robots() -> Response:
    """Rooms and profiles are nothing for search engines."""
    return Response("User-agent: *\nDisallow: /r/\nDisallow: /me\nDisallow: /api/\n", media_type="text/plain")
