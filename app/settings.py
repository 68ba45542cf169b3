"""Every setting of the server, read from environment variables `PARLOUR_…` (or a file `.env` beside the server).

The docstring under a field is its documentation; the table in docs/hosting.md lists them all.
"""

import secrets
from functools import cached_property
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

from app.private_files import keep_file_private, make_private_folder


class Settings(BaseSettings):
    """How this server runs. The defaults suit one process on one machine."""

    model_config = SettingsConfigDict(
        env_prefix="PARLOUR_", env_file=".env", extra="ignore", use_attribute_docstrings=True, frozen=True
    )

    # ---- where things are

    database_url: str = "sqlite:///data/parlour.db"
    """Where rooms and moves are stored: `sqlite:///path`, or `postgresql://user:password@host/name`."""
    bus_url: str = ""
    """Redis URL over which several workers tell each other of new moves; empty: this process is the only one."""
    data_dir: Path = Path("data")
    """Folder for what the server keeps besides the database (the signing secret)."""
    secret_key: SecretStr = SecretStr("")
    """Signs the cookies; at least 32 characters. Empty: made at the first start and kept in `<data_dir>/secret`.
    Several hosts must share one."""

    # ---- serving

    host: str = "127.0.0.1"
    """Address to listen on."""
    port: int = Field(default=8000, ge=0, le=65535)
    """Port to listen on."""
    base_url: str = ""
    """The address people type, e.g. `https://parlour.example.org`: commands are taken from its pages only. Empty: taken
    from each request's Host header."""
    allowed_origins: str = ""
    """Further origins, separated by commas, from which browsers may send commands. Normally none."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses, separated by commas, of proxies whose X-Forwarded-For and -Proto headers are believed; `*`: any."""
    shutdown_seconds: int = Field(default=10, ge=0)
    """How long a stopping server waits for open connections."""
    game_seconds: float = Field(default=0.25, gt=0, le=10)
    """How long one call into a game may keep the processor busy before it is ended as the game's fault; nobody on this
    worker is answered meanwhile. (By the clock ten times as long, for a game that only waits.)"""
    stall_seconds: float = Field(default=10, ge=0)
    """A worker that has answered nobody for so long ends itself, so that its supervisor starts it again; 0: never. On
    Linux only."""
    metrics: bool = True
    """Serve Prometheus metrics at /metrics."""
    metrics_from: str = "127.0.0.1"
    """Addresses, separated by commas, that may read the metrics; `*`: any. They count moves as they are made, secret
    ones too, so they are not for players."""
    log_format: Literal["console", "json"] = "console"
    """How log lines look: `console` for people, `json` for machines."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """The least important log lines that are still written."""

    # ---- limits on what one person can ask of the server

    name_length: int = Field(default=24, ge=1, le=64)
    """Longest name of a player, in characters."""
    body_bytes: int = Field(default=16_384, ge=1024)
    """Largest body of a request."""
    import_bytes: int = Field(default=4_194_304, ge=1024)
    """Largest match file that can be imported."""
    import_seconds: int = Field(default=10, ge=1, le=3600)
    """Seconds of a processor that playing through an imported match, or making a replay, may take."""
    requests_per_minute: int = Field(default=600, ge=1)
    """Requests to the API by one player, or by all strangers at one address (pages and static files are not
    counted)."""
    commands_per_minute: int = Field(default=120, ge=1)
    """Changes through the API (POST) by one player."""
    logins_per_minute: int = Field(default=10, ge=1)
    """Attempts to log in to one account from one address."""
    logins_per_address_per_minute: int = Field(default=60, ge=1)
    """Attempts to log in from one address, to whichever accounts."""
    logins_per_account_per_hour: int = Field(default=20, ge=1)
    """Attempts to log in to one account, from wherever. A browser that has logged in to it before is not bound by
    this nor by the two above: it has as many attempts of its own. So has each device to change the password."""
    players_per_hour: int = Field(default=60, ge=1)
    """New players from one address."""
    guests_per_hour: int = Field(default=60, ge=0)
    """New players invited to the rooms of one host from one address that has used up its own."""
    imports_per_minute: int = Field(default=6, ge=1)
    """Match files imported by one player."""
    rooms_per_player: int = Field(default=20, ge=1)
    """Rooms that one player may host at the same time before they are over."""
    connections_per_address: int = Field(default=100, ge=1)
    """Open websockets of strangers from one address."""
    strangers_per_room: int = Field(default=20, ge=0)
    """Open websockets of strangers in one room from one address that has used up its own."""
    total_connections_per_player: int = Field(default=50, ge=1)
    """Open websockets of one player in all rooms together."""
    connections_per_player: int = Field(default=10, ge=1)
    """Open websockets of one player in one room: tabs and devices."""
    spectators_per_room: int = Field(default=1000, ge=0)
    """Spectators of one room."""
    frames_per_second: float = Field(default=20, gt=0)
    """Messages that one websocket may send in the long run; it is closed if it goes on beyond."""
    frames_burst: int = Field(default=60, ge=1)
    """Messages that one websocket may send at once."""
    chat_per_minute: float = Field(default=30, gt=0)
    """Lines of chat by one person in the long run."""
    chat_burst: int = Field(default=6, ge=1)
    """Lines of chat by one person at once."""
    queue_bytes: int = Field(default=262_144, ge=4096)
    """Bytes that wait for a slow reader before the rest is dropped for one full view."""

    patience_seconds: float = Field(default=20, gt=0)
    """How long a connection may take over its headers, its body or its first message, or read nothing of an answer."""

    # ---- time at the table

    ping_seconds: float = Field(default=30, gt=0)
    """A connection that has been silent for so long counts as gone."""
    grace_seconds: float = Field(default=60, ge=0)
    """How long a player may be away before the others may hand the seat to a bot."""
    bot_delay_min: float = Field(default=0.8, ge=0)
    """Seconds that a bot thinks, at least."""
    bot_delay_max: float = Field(default=2.4, ge=0)
    """Seconds that a bot thinks, at most."""
    window_delay_min: float = Field(default=0.4, ge=0)
    """Seconds after which a seat that can only pass in a reaction window is answered for, at least."""
    window_delay_max: float = Field(default=1.6, ge=0)
    """Seconds after which a seat that can only pass in a reaction window is answered for, at most."""
    window_seconds: float = Field(default=3, ge=0, le=60)
    """How long every reaction window lasts at a table with an even pace, at least; 0: no table has one."""
    idle_seconds: float = Field(default=300, ge=0)
    """A room in which nobody has been for so long leaves memory (it stays in the database)."""
    open_room_hours: float = Field(default=72, gt=0)
    """A room that has not started after so long leaves the lobby."""

    # ---- what follows from them

    @cached_property
    def signing_key(self) -> str:
        """The secret that signs cookies: the one set, or the one kept in the data folder (made if missing)."""
        if given := self.secret_key.get_secret_value():
            if len(given) < 32:
                raise ValueError("PARLOUR_SECRET_KEY must have at least 32 characters")
            return given
        return _kept_secret(self.data_dir / "secret")

    @cached_property
    def origins(self) -> frozenset[str]:
        """The origins that are always welcome: those named, and the one of `base_url`."""
        named = {origin.strip().rstrip("/").lower() for origin in self.allowed_origins.split(",")}
        return frozenset(origin for origin in named | {origin_of(self.base_url)} if origin)


def origin_of(url: str) -> str:
    """`https://host:port` of an address, as browsers write it; empty for an empty address."""
    parts = urlsplit(url.lower())
    host = parts.netloc.removesuffix({"http": ":80", "https": ":443"}.get(parts.scheme, ""))
    return f"{parts.scheme}://{host}" if host else ""


def _kept_secret(path: Path) -> str:
    """Read the secret, or make one. Several processes may start at once: only one of them creates the file."""
    make_private_folder(path.parent)
    made = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    if not path.exists():
        made.touch(mode=0o600)
        made.write_text(secrets.token_urlsafe(48), encoding="ascii")
        try:
            path.hardlink_to(made)
        except FileExistsError:
            pass  # another process was quicker: its secret counts
        finally:
            made.unlink()
    keep_file_private(path)
    return path.read_text(encoding="ascii").strip()
