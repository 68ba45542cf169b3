"""What it costs to open a table of four: `python -m bench.opening [--tables N]`, in CPU time of the server.

Four strangers take a name, one of them sets up a room, all sit down, the match is started, and all connect. All tables
take each step before any takes the next, so that the time of a step is known.
"""

import argparse
import asyncio

import uvloop

from bench.goals import GAMES, Row, table
from bench.live import SETTINGS
from bench.load import some_at_once
from bench.machine import LOAD_CORE, SERVER_CORE, cpu_seconds, pin, work_folder
from bench.tables import OPENING, OpeningTable, browsers
from tests.people import Server

TABLES = 100
WARM_TABLES = 5
GOAL_MS = 47
"""For a whole table. It was 140 when this was first measured, on a busy machine; 90 on a calm one."""

STEPS = {**OPENING, "four connect": OpeningTable.join}


async def measure(game: str, count: int) -> list[float]:
    """Milliseconds of CPU a table, for each step."""
    with work_folder() as folder:
        server = Server(folder, **SETTINGS).start()
        assert server.process is not None
        pin(server.process.pid, SERVER_CORE)
        pin(0, LOAD_CORE)
        try:
            async with browsers() as http:
                await _open([OpeningTable(http, server, game) for _ in range(WARM_TABLES)], server.process.pid)
                return await _open([OpeningTable(http, server, game) for _ in range(count)], server.process.pid)
        finally:
            server.stop()


async def _open(tables: list[OpeningTable], pid: int) -> list[float]:
    costs, kept = [], list[object]()  # whoever has connected stays
    for step in STEPS.values():
        before = cpu_seconds(pid)
        kept += await some_at_once(lambda number, step=step: step(tables[number]), len(tables))  # type: ignore[misc]
        costs.append((cpu_seconds(pid) - before) * 1000 / len(tables))
    return costs


async def main(tables: int) -> None:
    costs = [await measure(game, tables) for game in GAMES]
    rows = [Row(label, [each[step] for each in costs]) for step, label in enumerate(STEPS)]
    rows.append(Row("together", [sum(each) for each in costs], GOAL_MS))
    print(table("server CPU to open a table of four, ms", GAMES, rows))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES, help="of each game")
    arguments = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(arguments.tables))
