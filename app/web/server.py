"""The web server: everything put together, and started."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
import structlog
import uvicorn
from fastapi import APIRouter, Depends, FastAPI, Request, Response
from starlette.types import Message, Receive, Scope, Send

from app import __version__, metrics
from app.bus import open_bus
from app.play.hub import Hub
from app.play.jobs import JobRunner
from app.play.wire import LobbyRow, RoomInfo
from app.private_files import keep_folder_private
from app.settings import Settings
from app.store import Store, StoreDamaged, StoreError
from app.web import api_matches, api_people, api_rooms, assets, errors, pages
from app.web.catalog import catalog
from app.web.deps import Limits, Services, WithServices, address_of, limit_requests
from app.web.logs import set_up_logs
from app.web.loop_lag import LoopLag
from app.web.middleware import SecurityMiddleware
from app.web.models import ErrorBody
from app.web.protocol import HttpProtocol, WebSocketProtocol
from app.web.render import STATIC
from app.web.replay_cache import ReplayCache
from app.web.stall_guard import StallGuard
from app.web.table_endpoint import TableEndpoint

log = structlog.get_logger("parlour.server")

ABOUT = """Everything that Parlour's own pages do, for programs.

A player is a cookie: `POST /api/me` with a name gives one. Commands are POST requests with JSON bodies; those with a
cookie must carry the `Origin` of this server. Errors have a `reason` (a message id) and a `text` in the reader's
language. Play itself goes over the websocket `/ws/{room}`.
"""
REFUSALS: dict[int | str, dict[str, Any]] = {"4XX": {"model": ErrorBody, "description": "Refused; nothing changed."}}

HEALTH_SECONDS = 2
SLOW_LOOP_SECONDS = 2.0
"""An event loop that was so late within the last ten seconds is not healthy."""
GC_THRESHOLDS = (20_000, 20, 20)
"""A move makes hundreds of objects that are gone a moment later, hardly any of them in circles: collect seldom.

What is old is hardly ever collected, so nothing that lives long may end as a circle: `tests/web/test_memory.py`.
"""

operations = APIRouter(tags=["operations"])


@operations.get("/healthz")
async def healthz(request: Request, services: WithServices, response: Response) -> dict[str, str | int]:
    """Whether this server can do its work: 200 if store and bus answer, whole and in time, else 503.

    `loop_ms` is the longest that anything had to wait for the event loop within the last ten seconds.
    """
    loop_lag: LoopLag = request.app.state.loop_lag
    late = loop_lag.worst()
    state = {"store": "ok", "bus": "ok", "loop": "ok" if late < SLOW_LOOP_SECONDS else "slow"}
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            await services.store.last_seq("")
    except StoreDamaged:
        pass  # the store remembers it
    except (StoreError, TimeoutError):
        state["store"] = "down"
    if not services.store.healthy:
        state["store"] = "down"
    elif services.store.damaged and state["store"] == "ok":
        state["store"] = "damaged"
    if not services.bus.healthy:
        state["bus"] = "down"
    if set(state.values()) != {"ok"}:
        log.warning("not healthy", **state)
        response.status_code = 503
    return {**state, "loop_ms": round(late * 1000)}


@operations.get("/livez")
async def livez() -> dict[str, str]:
    """Whether this server answers at all, whatever it can do."""
    return {"server": "ok"}


@operations.get("/metrics")
async def metrics_page(request: Request, services: WithServices) -> Response:
    """What the server counts about itself, for Prometheus."""
    readers = [reader.strip() for reader in services.settings.metrics_from.split(",")]
    if not services.settings.metrics or ("*" not in readers and address_of(request) not in readers):
        raise errors.WebError("error-not-found", 404)
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


class ProtocolRouter:
    """The whole server as one ASGI app. Websockets skip the middleware of the pages: it would cost every table."""

    def __init__(self, pages: FastAPI) -> None:
        self.pages = pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(scope, receive, send)
        else:
            await (self.pages.state.tables if scope["type"] == "websocket" else self.pages)(scope, receive, send)

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Start and stop. That the database can't be opened is told in a sentence: uvicorn would log a traceback."""
        failed: list[Message] = []

        async def send_but_failure(message: Message) -> None:
            if message["type"] == "lifespan.startup.failed":
                failed.append(message)
            else:
                await send(message)

        try:
            await self.pages(scope, receive, send_but_failure)
        except BaseException as error:
            if failed and isinstance(error, StoreError):
                log.critical("the database can't be opened", why=str(error))
                failed = [{"type": "lifespan.startup.failed"}]
            for message in failed:
                await send(message)
            raise


def create_app(settings: Settings) -> FastAPI:
    """The pages and the API; the store is opened when they start."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_services(settings) as services:
            app.state.services = services
            app.state.replays = ReplayCache(services.jobs)
            app.state.tables = TableEndpoint(services)
            app.state.loop_lag = LoopLag()
            gc.freeze()  # what is loaded now stays: the collector need not walk through it again and again
            gc.set_threshold(*GC_THRESHOLDS)
            async with app.state.loop_lag.measured():
                yield

    app = FastAPI(
        title="Parlour",
        version=__version__,
        description=ABOUT,
        lifespan=lifespan,
        docs_url=None,  # the interactive pages would load scripts from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    api = APIRouter(prefix="/api", responses=REFUSALS)
    api.include_router(api_people.introduction)
    for router in (api_people.router, api_rooms.router, api_matches.router):
        api.include_router(router, dependencies=[Depends(limit_requests)])
    app.include_router(api)
    app.include_router(operations)
    app.include_router(assets.router)
    app.include_router(pages.router)
    app.mount("/static", assets.Static(directory=STATIC), name="static")
    errors.install(app)
    app.add_middleware(SecurityMiddleware, settings=settings)
    app.openapi = lambda: openapi(app)  # type: ignore[method-assign]
    return app


def openapi(app: FastAPI) -> dict[str, Any]:
    """The API's description, with the messages of the wire among its schemas."""
    if app.openapi_schema is None:
        schema = FastAPI.openapi(app)
        _, components = msgspec.json.schema_components([RoomInfo, LobbyRow], ref_template="#/components/schemas/{name}")
        schema["components"]["schemas"].update(components)
        app.openapi_schema = schema
    return app.openapi_schema


@asynccontextmanager
async def open_services(settings: Settings) -> AsyncIterator[Services]:
    """Store, bus and rooms, opened in this order and closed in the opposite one."""
    catalog()  # loads the games now, not with the first visitor
    keep_folder_private(settings.data_dir)
    store = await Store.open(settings.database_url)
    checking = asyncio.create_task(store.check())
    try:
        bus = await open_bus(settings.bus_url or None)
        try:
            hub = Hub(store, bus, settings)
            await hub.start()
            try:
                yield Services(settings, store, bus, hub, Limits(settings), JobRunner(settings.import_seconds))
            finally:
                await hub.stop()
        finally:
            await bus.close()
    finally:
        checking.cancel()
        await store.close()


class ParlourServer(uvicorn.Server):
    """uvicorn that ends itself when it stalls, and has a word to everybody at the tables before it closes."""

    def __init__(self, config: uvicorn.Config, stall_guard: StallGuard) -> None:
        super().__init__(config)
        self.stall_guard = stall_guard

    async def startup(self, sockets: list[Any] | None = None) -> None:
        await super().startup(sockets)
        self.stall_guard.start()  # not before: bringing a database to a new schema may take long

    async def shutdown(self, sockets: list[Any] | None = None) -> None:
        log.info("Parlour closes")
        self.stall_guard.stop()
        router: ProtocolRouter = self.config.app  # type: ignore[assignment]
        services: Services | None = getattr(router.pages.state, "services", None)
        if services is not None:
            await services.hub.stop()
        await super().shutdown(sockets)


def make_server(settings: Settings) -> ParlourServer:
    """The server with these settings, not started yet."""
    config = uvicorn.Config(
        ProtocolRouter(create_app(settings)),
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http=partial(HttpProtocol, patience=settings.patience_seconds),  # type: ignore[arg-type]
        ws=WebSocketProtocol,
        ws_per_message_deflate=False,
        ws_max_size=65_536,
        ws_ping_interval=None,  # presence comes from the pings of our own protocol
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=settings.shutdown_seconds,
        server_header=False,
        access_log=False,
        log_config=None,
    )
    return ParlourServer(config, StallGuard(settings.stall_seconds))


def main() -> None:
    """Serve until stopped."""
    settings = Settings()
    set_up_logs(settings)
    log.info("Parlour opens", url=settings.base_url or f"http://{settings.host}:{settings.port}")
    make_server(settings).run()
