"""The whole server in this process, with a real SQLite store, and browsers that talk to it."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from app.settings import Settings
from app.web.server import create_app

HOST = "http://parlour.test"

Browsers = Callable[..., httpx.AsyncClient]


def settings_in(folder: Path, **more: Any) -> Settings:
    return Settings(
        _env_file=None,
        database_url=f"sqlite:///{folder}/parlour.db",
        data_dir=folder,
        bot_delay_min=0,
        bot_delay_max=0,
        window_delay_min=0,
        window_delay_max=0,
        window_seconds=0,
        **more,
    )


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[FastAPI]:
    """The server, started and stopped as uvicorn does."""
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        yield app


def browser_for(app: FastAPI, **headers: str) -> httpx.AsyncClient:
    """A browser on one of our own pages."""
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url=HOST, headers={"origin": HOST, **headers})


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[FastAPI]:
    async with running(settings_in(tmp_path)) as app:
        yield app


@pytest.fixture
async def browsers(app: FastAPI) -> AsyncIterator[Browsers]:
    """As many browsers as one likes: `browsers(accept_language="it")`."""
    made: list[httpx.AsyncClient] = []

    def make(**headers: str) -> httpx.AsyncClient:
        made.append(browser_for(app, **{name.replace("_", "-"): value for name, value in headers.items()}))
        return made[-1]

    yield make
    for browser in made:
        await browser.aclose()


@pytest.fixture
async def browser(browsers: Browsers) -> httpx.AsyncClient:
    """A stranger."""
    return browsers()


@pytest.fixture
async def ann(browsers: Browsers) -> httpx.AsyncClient:
    return await named(browsers(), "Ann")


async def named(browser: httpx.AsyncClient, name: str) -> httpx.AsyncClient:
    """The browser of somebody with this name."""
    answer = await browser.post("/api/me", json={"name": name})
    assert answer.status_code == 200, answer.text
    return browser


async def new_room(host: httpx.AsyncClient, **more: Any) -> str:
    body = {"game": "persuasion", "seats": 3, "public": True, **more}
    answer = await host.post("/api/rooms", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def reason(answer: httpx.Response) -> str:
    """Why it was refused."""
    return str(answer.json()["error"]["reason"])
