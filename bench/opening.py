"""What it costs to open a table of four: `python -m bench.opening [tables]`, in CPU time of the server.

Four strangers take a name, one of them sets up a room, all sit down, the match is started, and all connect. All tables
take each step before any takes the next, so that the time of a step is known.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable

import uvloop

from bench.live import SETTINGS
from bench.load import some_at_once
from bench.machine import LOAD_CORE, SERVER_CORE, cpu_seconds, pin, work_folder
from bench.tables import GAMES, OpeningTable, browsers
from tests.people import Server

TABLES = 100
WARM_TABLES = 5
GOAL_MS = 47
"""For a whole table. It was 140 when this was first measured."""

Step = Callable[[OpeningTable], Awaitable[object]]
STEPS: dict[str, Step] = {
    "4 names": OpeningTable.take_names,
    "room": OpeningTable.set_up_room,
    "4 sit": OpeningTable.sit_down,
    "start": OpeningTable.start,
    "4 join": OpeningTable.join,
}


async def measure(game: str, count: int) -> list[float]:
    """Milliseconds of CPU a table, for each step."""
    with work_folder() as folder:
        server = Server(folder, **SETTINGS).start()
        assert server.process is not None
        pin(server.process.pid, SERVER_CORE)
        pin(0, LOAD_CORE)
        try:
            async with browsers() as http:
                await _open([OpeningTable(http, server, game) for _ in range(WARM_TABLES)], server)
                return await _open([OpeningTable(http, server, game) for _ in range(count)], server)
        finally:
            server.stop()


async def _open(tables: list[OpeningTable], server: Server) -> list[float]:
    assert server.process is not None
    costs, pid = [], server.process.pid
    kept: list[object] = []  # whoever has joined stays
    for step in STEPS.values():
        before = cpu_seconds(pid)
        kept += await some_at_once(lambda number, step=step: step(tables[number]), len(tables))  # type: ignore[misc]
        costs.append((cpu_seconds(pid) - before) * 1000 / len(tables))
    return costs


async def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    print("milliseconds of the server's CPU a table")
    print(f"{'':<12}" + "".join(f"{step:>9}" for step in STEPS) + f"{'together':>10}{'goal':>7}")
    for game in GAMES:
        costs = await measure(game, count)
        met = "met" if sum(costs) <= GOAL_MS else "NOT MET"
        line = "".join(f"{cost:>9.1f}" for cost in costs)
        print(f"{game:<12}{line}{sum(costs):>10.1f}{'≤ ' + str(GOAL_MS):>7}  {met}", flush=True)


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main())
