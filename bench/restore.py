"""A room restored from disk, at several points of a match of each game: `python -m bench.restore [game …]`.

CPU time of this process, all its threads included, from asking the hub for a room that is not in memory until it has
it, on SQLite; the least of several times, as whatever else the machine does only adds to it.
"""

import asyncio
import sys
from time import process_time

import uvloop

from app.bus import open_bus
from app.engine import Dice, load
from app.play.hub import Hub
from app.play.live_match import LiveMatch
from app.settings import Settings
from app.store import Store
from bench.goals import GAMES, Row, table
from bench.machine import work_folder
from tests.admin.tables import begin, bot_choice

GOAL_MS = 10.0
POINTS = (20, 500, 2000)
LONGEST = 6000
"""After so many moves a match counts as at its end: people at random need not find it."""
TIMES = 9
PLAYERS = ("bot", "random")


async def restore_ms(hub: Hub, room_id: str) -> float:
    """The least of several restores."""
    taken = []
    for _ in range(TIMES):
        began = process_time()
        room = await hub.open(room_id)
        taken.append((process_time() - began) * 1000)
        room.stop()
        del hub.rooms[room_id]
    return min(taken)


async def play_upto(live: LiveMatch, seq: int, players: str, dice: Dice) -> bool:
    """Play on to this move; False if the match is over before."""
    while live.seq < seq:
        if not live.match.asks:
            return False
        seat = min(live.match.asks)
        options = live.match.asks[seat].options
        option = bot_choice(live, seat, dice) if players == "bot" else dice.choice(list(options))
        await live.choose(seat, live.match.answered[seat], option)
    return True


async def measure(hub: Hub, game: str, players: str) -> list[float | None]:
    """Milliseconds at each point of one match, and at its end."""
    live = await begin(hub.store, game, f"{game}-{players}", seats=load(game).info.seats[-1])
    dice = Dice(players.encode())
    taken: list[float | None] = []
    for point in POINTS:
        reached = await play_upto(live, point, players, dice)
        taken.append(await restore_ms(hub, live.room_id) if reached else None)
    await play_upto(live, LONGEST, players, dice)
    return [*taken, await restore_ms(hub, live.room_id)]


async def main(games: list[str]) -> None:
    rows = []
    with work_folder() as folder:
        store, bus = await Store.open(f"sqlite:///{folder}/parlour.db"), await open_bus(None)
        hub = Hub(store, bus, Settings(_env_file=None, bot_delay_min=1000, bot_delay_max=1000))
        await measure_warm_up(hub)
        for game in games or GAMES:
            for players in PLAYERS:
                taken = await measure(hub, game, players)
                rows.append(Row(f"{game}, {players}", taken, [None if ms is None else GOAL_MS for ms in taken]))
        await bus.close()
        await store.close()
    print(
        table(
            "CPU for a room restored from disk, ms", [*(f"at move {point:,}" for point in POINTS), "at the end"], rows
        )
    )


async def measure_warm_up(hub: Hub) -> None:
    """What is done once in a process is not measured."""
    await begin(hub.store, "persuasion", "warm-up")
    await restore_ms(hub, "warm-up")


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(sys.argv[1:]))
