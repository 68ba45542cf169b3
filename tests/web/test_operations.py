"""Health, metrics, and the description of the API."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from app.store import StoreDown
from tests.people import ROOT, metric, people, running_server
from tests.services import free_port
from tests.web.conftest import browser_for, new_room, running, settings_in


async def test_a_healthy_server_says_so(browser: httpx.AsyncClient) -> None:
    answer = await browser.get("/healthz")
    assert answer.status_code == 200
    state = answer.json()
    assert state.pop("loop_ms") >= 0
    assert state == {"store": "ok", "bus": "ok", "loop": "ok"}


async def test_a_server_without_its_store_is_not_healthy(
    app: FastAPI, browser: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def down(room: str) -> int:
        raise StoreDown("gone")

    monkeypatch.setattr(app.state.services.store, "last_seq", down)
    answer = await browser.get("/healthz")
    assert answer.status_code == 503
    assert (answer.json()["store"], answer.json()["bus"]) == ("down", "ok")


async def test_trouble_with_the_store_is_told_gently(
    app: FastAPI, ann: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def down(*_: object, **__: object) -> int:
        raise StoreDown("gone")

    monkeypatch.setattr(app.state.services.store, "rooms", down)
    answer = await ann.get("/api/rooms")
    assert answer.status_code == 503
    assert answer.json()["error"]["reason"] == "refused-store-down"
    assert "retry-after" in answer.headers
    assert "gone" not in answer.text


async def test_metrics_count(browser: httpx.AsyncClient, ann: httpx.AsyncClient) -> None:
    await new_room(ann)
    before = metric((await browser.get("/metrics")).text, 'parlour_requests_total{method="POST",status="201"}')
    await new_room(ann)
    await browser.get("/api/rooms/no-such-room")
    text = (await browser.get("/metrics")).text
    assert metric(text, 'parlour_requests_total{method="POST",status="201"}') == before + 1
    assert metric(text, 'parlour_refusals_total{reason="refused-no-such-room"}') >= 1
    for name in ("parlour_rooms_live", "parlour_sockets", "parlour_commit_seconds_count", "parlour_steps_sent_total"):
        assert metric(text, name) >= 0


async def test_metrics_can_be_switched_off(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, metrics=False)) as app:
        assert (await browser_for(app).get("/metrics")).status_code == 404


async def test_the_api_describes_itself(browser: httpx.AsyncClient) -> None:
    schema = (await browser.get("/api/openapi.json")).json()
    operations = [
        (path, method, operation) for path, methods in schema["paths"].items() for method, operation in methods.items()
    ]
    assert len(operations) >= 20
    for path, method, operation in operations:
        assert operation.get("description"), f"{method} {path}"
        assert path.startswith("/api/") or path in ("/healthz", "/livez", "/metrics")
    assert {"RoomInfo", "SeatInfo", "LobbyRow", "ErrorBody"} <= schema["components"]["schemas"].keys()


async def test_a_stopping_server_says_goodbye(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        async with people(server, "Ann") as (ann,):
            await ann.connect(await ann.create("persuasion", 3))
            await ann.until(lambda person: person.room)
            await asyncio.to_thread(server.stop)
            await ann.until(lambda person: person.bye == "bye-restart")
        assert server.process is not None
        assert server.process.returncode in (0, -15)


def test_a_server_that_cannot_start_says_so(tmp_path: Path) -> None:
    """Two servers on one SQLite file would overwrite each other."""
    with running_server(tmp_path) as server:
        env = {"PATH": os.environ["PATH"], "PARLOUR_PORT": str(free_port()), "PARLOUR_DATA_DIR": str(tmp_path)}
        env["PARLOUR_DATABASE_URL"] = str(server.settings["database_url"])
        command = [sys.executable, "-m", "app.cli", "serve"]
        second = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=120, check=False)
    assert second.returncode not in (0, None)
    assert "in use by process" in second.stderr
