"""The JSON API for identities: a name is enough; a password carries it to another device."""

from fastapi import APIRouter, BackgroundTasks, Request, Response

from app.names import clean_name
from app.store import Taken
from app.web.deps import ActingPlayer, MaybePlayer, WithServices, address_of
from app.web.errors import WebError
from app.web.models import Done, LoginBody, Me, NameBody, PasswordBody
from app.web.sessions import COOKIE, hash_password, login_of, password_fits, set_cookie

router = APIRouter(tags=["people"])
introduction = APIRouter(tags=["people"])
"""How a stranger becomes somebody. It has limits of its own, so that no stranger can use them up by other requests."""


@router.get("/me")
async def who_am_i(player: MaybePlayer) -> Me:
    """Who this browser is; an empty name for a stranger."""
    if player is None:
        return Me(name="", login="")
    return Me(name=player.name, login=player.login or "")


@introduction.post("/me")
async def set_name(
    body: NameBody, request: Request, response: Response, player: MaybePlayer, services: WithServices
) -> Me:
    """Take a name. A stranger becomes a player and gets a cookie; a player is renamed."""
    name = clean_name(body.name, services.settings.name_length)
    if player is None:
        player = await services.add_player(name, address_of(request), body.room)
        set_cookie(request, response, player, services.settings)
        return Me(name=name, login="")
    if not services.limits.commands.allow(player.id):
        raise WebError("refused-too-fast", 429)
    await services.store.rename_player(player.id, name)
    await services.store.rename_seats(player.id, name)
    await services.hub.show_new_name(player.id)
    return Me(name=name, login=player.login or "")


@router.post("/me/password")
async def set_password(body: PasswordBody, request: Request, player: ActingPlayer, services: WithServices) -> Done:
    """Protect this identity with a password, so that it can be used on another device.

    The name becomes the login, and must not be that of another.
    """
    if not services.limits.logins.allow(address_of(request)):
        raise WebError("refused-too-fast", 429)
    hashed = await hash_password(body.password)
    try:
        await services.store.set_password(player.id, player.login or login_of(player.name), hashed)
    except Taken:
        raise WebError("refused-name-taken", 409) from None
    return Done()


@introduction.post("/login")
async def log_in(body: LoginBody, request: Request, response: Response, services: WithServices) -> Me:
    """Become the player with this name and password in this browser."""
    if not services.limits.logins.allow(address_of(request)):
        raise WebError("refused-too-fast", 429)
    player = await services.store.player_by_login(login_of(body.name))
    fits = await password_fits(body.password, player.password_hash if player else None)
    if player is None or not fits:
        raise WebError("refused-login", 403)
    set_cookie(request, response, player, services.settings)
    return Me(name=player.name, login=player.login or "")


@router.post("/logout")
async def log_out(response: Response, player: MaybePlayer, services: WithServices) -> Done:
    """Forget who this browser is. An identity without a password can't be had back, not with a copy of its cookie."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    if player is not None and player.login is None:
        await services.store.end_sessions(player.id)
        await services.hub.end_sessions(player.id)
    return Done()


@router.post("/me/end-sessions")
async def end_sessions(
    request: Request, response: Response, player: ActingPlayer, services: WithServices, later: BackgroundTasks
) -> Done:
    """Log out everywhere but here. Open tables are cut off; those here come back with the new cookie."""
    await services.store.end_sessions(player.id)
    later.add_task(services.hub.end_sessions, player.id)
    renewed = await services.store.player(player.id)
    if renewed is not None:
        set_cookie(request, response, renewed, services.settings)
    return Done()
