"""The JSON API for identities: a name is enough; a password carries it to another device."""

from typing import Annotated

from fastapi import APIRouter, BackgroundTasks, Path, Request, Response

from app.names import clean_name
from app.play.faces import FACES, NO_FACE
from app.store import DeviceRow, NewDevice, PlayerRow, Taken
from app.web.deps import ActingPlayer, KnownPlayer, Services, WithIdentity, WithServices, address_of
from app.web.errors import WebError
from app.web.known_browsers import account_key, known_browser, remember_browser
from app.web.models import DeviceOut, Done, FaceBody, LoginBody, Me, NameBody, PasswordBody
from app.web.sessions import COOKIE, Identity, hash_password, login_of, password_fits, set_cookie
from app.web.user_agents import browser_and_system

router = APIRouter(tags=["people"])
introduction = APIRouter(tags=["people"])
"""How a stranger becomes somebody. It has limits of its own, so that no stranger can use them up by other requests."""


# ---------------------------------------------------------------- who one is


@router.get("/me")
async def who_am_i(identity: WithIdentity) -> Me:
    """Who this browser is; an empty name for a stranger."""
    if identity.player is None:
        return Me(name="", login="", lost=identity.lost)
    return _me(identity.player)


@introduction.post("/me")
async def set_name(
    body: NameBody, request: Request, response: Response, identity: WithIdentity, services: WithServices
) -> Me:
    """Take a name. A stranger becomes a player and gets a cookie; a player is renamed.

    Who has lost their name becomes somebody new only if they say so: what the cookie stood for may be good again
    tomorrow, when a clock is right or a secret is back.
    """
    name = clean_name(body.name, services.settings.name_length)
    player = identity.player
    if player is None:
        if identity.lost and not body.anew:
            raise WebError(identity.lost, 409)
        player = await services.add_player(name, address_of(request), body.room, _browser(request))
        set_cookie(request, response, services.settings, player.id, player.last_device)
        return _me(player)
    if not services.limits.commands.allow(player.id):
        raise WebError("refused-too-fast", 429)
    await services.store.rename_player(player.id, name)
    await services.store.change_seats(player.id, name=name)
    await services.hub.show_anew(player.id)
    return Me(name=name, login=player.login or "", face=player.face)


@router.post("/me/face")
async def set_face(body: FaceBody, player: ActingPlayer, services: WithServices) -> Done:
    """Choose how one is drawn at tables; an empty name is no face. Everybody there sees it."""
    if body.face not in (NO_FACE, *FACES):
        raise WebError("refused-no-such-face", 422)
    await services.store.set_face(player.id, body.face)
    await services.store.change_seats(player.id, face=body.face)
    await services.hub.show_anew(player.id)
    return Done()


@router.post("/me/password")
async def set_password(
    body: PasswordBody,
    request: Request,
    response: Response,
    player: ActingPlayer,
    identity: WithIdentity,
    services: WithServices,
    later: BackgroundTasks,
) -> Done:
    """Protect this identity with a password, so that it can be used on another device.

    The name becomes the login, and must not be that of another. To change a password takes the old one, and logs all
    other devices out.
    """
    if not services.limits.allow_password(player.id, identity.device):
        raise WebError("refused-too-many-passwords", 429)
    if player.login is None:
        await _set_first_password(player, body.password, services)
    else:
        if not await password_fits(body.old_password, player.password_hash):
            raise WebError("refused-old-password", 403)
        hashed = await hash_password(body.password)
        await _renew(request, response, services, identity, later, password_hash=hashed)
    remember_browser(request, response, services.settings, player.login or login_of(player.name))
    return Done()


async def _set_first_password(player: PlayerRow, password: str, services: Services) -> None:
    hashed = await hash_password(password)
    try:
        if not await services.store.set_first_password(player.id, login_of(player.name), hashed):
            raise WebError("refused-old-password", 403)  # another device has set one just now
    except Taken:
        raise WebError("refused-name-taken", 409) from None


# ---------------------------------------------------------------- in and out


@introduction.post("/login")
async def log_in(
    body: LoginBody,
    request: Request,
    response: Response,
    identity: WithIdentity,
    services: WithServices,
    later: BackgroundTasks,
) -> Me:
    """Become the player with this name and password in this browser. Whoever it was before is logged out of it."""
    login = login_of(body.name)
    browser = known_browser(request, services.settings, login)
    if not services.limits.allow_login(address_of(request), account_key(login), browser):
        raise WebError("refused-too-many-passwords", 429)
    player = await services.store.player_by_login(login)
    fits = await password_fits(body.password, player.password_hash if player else None)
    if player is None or not fits:
        raise WebError("refused-login", 403)
    await _log_in(request, response, services, player)
    await _log_out(services, identity, later)
    remember_browser(request, response, services.settings, login)
    return _me(player)


@router.post("/logout")
async def log_out(response: Response, identity: WithIdentity, services: WithServices, later: BackgroundTasks) -> Done:
    """Log this device out; no copy of its cookie is good any more. Without a password nobody can come back as you."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    await _log_out(services, identity, later)
    return Done()


@router.post("/me/end-sessions")
async def end_sessions(
    request: Request,
    response: Response,
    player: ActingPlayer,
    identity: WithIdentity,
    services: WithServices,
    later: BackgroundTasks,
) -> Done:
    """Log out everywhere but here, copies of this browser's cookie included: it gets a new one.

    Open tables are cut off; those here come back with the new cookie.
    """
    await _renew(request, response, services, identity, later)
    return Done()


# ---------------------------------------------------------------- devices


@router.get("/me/devices")
async def list_devices(player: KnownPlayer, identity: WithIdentity, services: WithServices) -> list[DeviceOut]:
    """Where you are logged in, what was used last first."""
    return [_shown(device, identity) for device in await services.store.devices(player.id)]


@router.post("/me/devices/{number}/end")
async def end_device(
    number: Annotated[int, Path(ge=0, lt=2**31)],
    response: Response,
    player: ActingPlayer,
    identity: WithIdentity,
    services: WithServices,
    later: BackgroundTasks,
) -> Done:
    """Log one of your devices out. Open tables there are cut off."""
    if not await services.store.end_device(player.id, number):
        raise WebError("refused-no-such-device", 404)
    if number == identity.device:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    later.add_task(services.hub.disconnect, player.id, [number])
    return Done()


# ---------------------------------------------------------------- helpers


def _me(player: PlayerRow) -> Me:
    return Me(name=player.name, login=player.login or "", face=player.face)


def _browser(request: Request) -> tuple[str, str]:
    """The browser that sent a request, and the system that it runs on, as far as it says."""
    return browser_and_system(request.headers.get("user-agent", ""))


def _shown(device: DeviceRow, identity: Identity) -> DeviceOut:
    return DeviceOut(**device.model_dump(exclude={"player_id"}), this=device.number == identity.device)


async def _log_in(request: Request, response: Response, services: Services, player: PlayerRow) -> None:
    """Make this browser a device of the player. Raises WebError if the password has just been changed."""
    new = await services.store.add_device(player, *_browser(request))
    if new is None:
        raise WebError("refused-login", 403)
    if new.ended:
        await services.hub.disconnect(player.id, new.ended)
    set_cookie(request, response, services.settings, player.id, new.number)


async def _log_out(services: Services, identity: Identity, later: BackgroundTasks) -> None:
    """End the device that sent a request, if it was one. Its tables are cut once it has the answer."""
    if identity.player is not None and identity.device is not None:
        await services.store.end_device(identity.player.id, identity.device)
        later.add_task(services.hub.disconnect, identity.player.id, [identity.device])


async def _renew(
    request: Request,
    response: Response,
    services: Services,
    identity: Identity,
    later: BackgroundTasks,
    *,
    password_hash: str | None = None,
) -> None:
    """Log out everywhere but here. Raises WebError if this device has been logged out meanwhile."""
    player, device = identity.player, identity.device
    assert player is not None
    assert device is not None
    new: NewDevice | None = await services.store.replace_devices(player, device, password_hash)
    if new is None:
        raise WebError("lost-ended", 401)
    set_cookie(request, response, services.settings, player.id, new.number)
    later.add_task(services.hub.disconnect, player.id, new.ended)
