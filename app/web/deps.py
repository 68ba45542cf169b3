"""What routes ask for by type: the services of this server, the player, the room."""

from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends, Request

from app.bus import Bus
from app.limits import Limiter, address_key
from app.play.errors import NoSuchRoom, NotAllowed, TooFast
from app.play.hub import Hub
from app.play.jobs import JobRunner
from app.play.room import LiveRoom
from app.play.room_ids import can_be_room_id
from app.settings import Settings
from app.store import PlayerRow, Store
from app.web.errors import WebError
from app.web.invitations import Invitations
from app.web.language import language_of
from app.web.loopback import LoopbackWatch
from app.web.sessions import Identity, identify


@dataclass
class Limits:
    """How often somebody may do what.

    Who has a name is counted by player, so that nobody else can use up what is theirs; strangers by address.
    """

    settings: Settings
    requests: Limiter = field(init=False)
    commands: Limiter = field(init=False)
    logins: Limiter = field(init=False)
    address_logins: Limiter = field(init=False)
    account_logins: Limiter = field(init=False)
    known_logins: Limiter = field(init=False)
    players: Limiter = field(init=False)
    imports: Limiter = field(init=False)
    invitations: Invitations = field(init=False)
    chat: Limiter = field(init=False)

    def __post_init__(self) -> None:
        self.requests = Limiter.per_minute(self.settings.requests_per_minute)
        self.commands = Limiter.per_minute(self.settings.commands_per_minute)
        self.logins = Limiter.per_minute(self.settings.logins_per_minute)
        self.address_logins = Limiter.per_minute(self.settings.logins_per_address_per_minute)
        by_account = self.settings.logins_per_account_per_hour
        self.account_logins = Limiter(by_account / 3600, by_account)
        self.known_logins = Limiter(by_account / 3600, by_account)
        self.imports = Limiter.per_minute(self.settings.imports_per_minute)
        self.chat = Limiter(self.settings.chat_per_minute / 60, self.settings.chat_burst)
        self.players = Limiter(self.settings.players_per_hour / 3600, self.settings.players_per_hour)
        self.invitations = Invitations(self.settings.guests_per_hour)

    def allow_login(self, address: str, account: str, known_browser: str) -> bool:
        """Whether one more password may be tried at this account, whether there is such an account or not.

        A browser that has logged in to it before has attempts of its own. Neither somebody else at the same address
        nor somebody who tries this account from a thousand addresses can use these up.
        """
        if known_browser:
            return self.known_logins.allow((known_browser, account))
        return (
            self.address_logins.allow(address)
            and self.logins.allow((address, account))
            and self.account_logins.allow(account)
        )

    def allow_password(self, player_id: str, device: int | None) -> bool:
        """Whether the password may be set once more, with the old one, on this device."""
        return self.known_logins.allow((player_id, device))


@dataclass
class Services:
    """All that lives as long as the server."""

    settings: Settings
    store: Store
    bus: Bus
    hub: Hub
    limits: Limits
    jobs: JobRunner
    loopback: LoopbackWatch = field(default_factory=LoopbackWatch)

    async def open_room(self, room_id: str) -> LiveRoom:
        """The room with this id. Raises NoSuchRoom, without asking the database where no room can be called so."""
        if not can_be_room_id(room_id):
            raise NoSuchRoom
        return await self.hub.open(room_id)

    async def add_player(self, name: str, address: str, invitation: str, browser: tuple[str, str]) -> PlayerRow:
        """A new player: one of those that this address may have, else a guest of the room whose id `invitation` is.

        They are logged in with this browser on this system: it is their `last_device`.

        Raises TooFast, also where there is no such room.
        """
        if self.limits.players.allow(address):
            return await self._add(name, browser)
        try:
            room = await self.open_room(invitation)
        except NoSuchRoom:
            raise TooFast from None
        if not self.limits.invitations.allow(room.host, address):
            raise TooFast
        player = await self._add(name, browser)
        self.limits.invitations.remember(player.id)
        return player

    async def _add(self, name: str, browser: tuple[str, str]) -> PlayerRow:
        return await self.store.add_player(name, browser=browser[0], system=browser[1])


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


WithServices = Annotated[Services, Depends(services_of)]
Language = Annotated[str, Depends(language_of)]


async def identity_of(request: Request, services: WithServices) -> Identity:
    """Whoever sent this request; pages show it too."""
    identity = await identify(request.cookies, services.store, services.settings)
    request.state.identity = identity
    return identity


WithIdentity = Annotated[Identity, Depends(identity_of)]


async def maybe_player(identity: WithIdentity) -> PlayerRow | None:
    """Whoever sent this request; None for a stranger."""
    return identity.player


MaybePlayer = Annotated[PlayerRow | None, Depends(maybe_player)]


async def known_player(identity: WithIdentity) -> PlayerRow:
    if identity.player is None:
        raise WebError(identity.lost or "refused-no-name", 401)
    return identity.player


KnownPlayer = Annotated[PlayerRow, Depends(known_player)]


async def commanding_player(player: KnownPlayer, services: WithServices) -> PlayerRow:
    """The player, if not too quick with commands."""
    if not services.limits.commands.allow(player.id):
        raise WebError("refused-too-fast", 429)
    return player


ActingPlayer = Annotated[PlayerRow, Depends(commanding_player)]


def address_of(request: Request) -> str:
    """What counts as this request's address for limits."""
    return address_key(request.client.host) if request.client else ""


async def limit_requests(request: Request, player: MaybePlayer, services: WithServices) -> None:
    """Raises WebError if this player, or for strangers this address, has asked too often."""
    if player is not None and request.client is not None:
        services.loopback.saw(request.client.host, player.id)
    if not services.limits.requests.allow(player.id if player else address_of(request)):
        raise WebError("refused-too-fast", 429)


async def live_room(room: str, services: WithServices) -> LiveRoom:
    """The room with the id in the path. Raises NoSuchRoom."""
    return await services.open_room(room)


def must_watch(room: LiveRoom, player: PlayerRow | None) -> None:
    """Raises NotAllowed if the room has no place for this spectator."""
    if not room.may_watch(player.id if player else None):
        raise NotAllowed("refused-no-spectators")
