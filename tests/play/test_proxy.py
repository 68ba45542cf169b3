"""Real Caddy with the Caddyfile that we deploy: all that concerns a room goes to one worker, and any can serve it."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import httpx

from tests.people import Person, Server, metric, running_server, seated
from tests.services import LOOPBACK, Caddy, Postgres, RedisServer

ROOMS = [f"room-{number:02}" for number in range(40)]


@asynccontextmanager
async def upstreams(count: int) -> AsyncIterator[list[asyncio.Server]]:
    """Servers that answer every request with their port."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while (await reader.readline()).strip():  # the request and its headers
            pass
        port = str(writer.get_extra_info("sockname")[1]).encode()
        writer.write(b"HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: %d\r\n\r\n%s" % (len(port), port))
        writer.close()

    async with AsyncExitStack() as stack:
        servers = [await asyncio.start_server(answer, LOOPBACK, 0) for _ in range(count)]
        for server in servers:
            await stack.enter_async_context(server)
        yield servers


def port_of(server: asyncio.Server) -> int:
    return int(server.sockets[0].getsockname()[1])


@contextmanager
def caddy_before(folder: Path, ports: Sequence[int]) -> Iterator[Caddy]:
    caddy = Caddy(folder, ports)
    caddy.start()
    try:
        yield caddy
    finally:
        caddy.stop()


async def served_by(http: httpx.AsyncClient, path: str) -> int:
    return int((await http.get(path)).raise_for_status().text)


async def homes(http: httpx.AsyncClient) -> dict[str, int]:
    """Where the websockets of each room lead."""
    return {room: await served_by(http, f"/ws/{room}") for room in ROOMS}


async def test_all_that_concerns_a_room_goes_to_one_worker(tmp_path: Path) -> None:
    async with upstreams(3) as servers:
        with caddy_before(tmp_path, [port_of(server) for server in servers]) as caddy:
            async with httpx.AsyncClient(base_url=caddy.url) as http:
                before = await homes(http)
                assert set(before.values()) == {port_of(server) for server in servers}
                for room, port in before.items():
                    for path in (f"/r/{room}", f"/r/{room}/qr.svg", f"/api/rooms/{room}", f"/api/rooms/{room}/sit"):
                        assert await served_by(http, path) == port
                pages = Counter([await served_by(http, "/") for _ in range(60)])
                assert len(pages) == 3, "what concerns no room goes anywhere"
                gone = servers[0]
                lost = port_of(gone)
                gone.close()
                await gone.wait_closed()
                after = await homes(http)
    moved = {room for room in ROOMS if after[room] != before[room]}
    assert moved == {room for room in ROOMS if before[room] == lost}, "only who was there moves"


async def test_people_behind_the_proxy_play_and_outlive_a_worker(
    tmp_path: Path, postgres: Postgres, redis_server: RedisServer
) -> None:
    shared = {"database_url": await postgres.new_database(), "bus_url": redis_server.url, "secret_key": "k" * 40}
    async with AsyncExitStack() as stack:
        workers = {}
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
            worker = stack.enter_context(running_server(tmp_path / name, **shared))
            workers[worker.port] = worker
        caddy = stack.enter_context(caddy_before(tmp_path, list(workers)))
        door = Server(tmp_path, port=caddy.port)
        crowd = [await Person(door, name).introduce() for name in ("Ann", "Bob", "Cleo")]
        room = await seated(door, crowd, "persuasion")
        assert (await crowd[0].choose("gold:printer"))["t"] == "ok"
        sockets = {port: await _sockets(worker) for port, worker in workers.items()}
        assert sorted(sockets.values()) == [0, 3], "all of them are on one worker"
        workers[max(sockets, key=lambda port: sockets[port])].kill()
        for person in crowd:
            await person.drop()
            await person.connect(room)
            await person.until(lambda p: p.mine)
        assert (await crowd[0].choose("gold:priest"))["t"] == "ok"
        for person in crowd:
            await person.close()


async def _sockets(worker: Server) -> int:
    async with httpx.AsyncClient(base_url=worker.url) as http:
        return int(metric((await http.get("/metrics")).text, "parlour_sockets"))
