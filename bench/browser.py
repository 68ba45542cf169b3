"""What a table costs the browser, with every game: `python -m bench.browser [game …]`.

A real server, a match with bots, Chromium without a graphics card. First it is the person's turn and nothing happens:
that should cost the page nothing. Then bots play on, and what the page keeps should level off.
"""

import sys
from collections.abc import Iterator

from playwright.sync_api import Browser, CDPSession, sync_playwright

from bench.goals import GAMES, Row, table
from bench.machine import work_folder
from tests.browser.watched import WatchedTable
from tests.chromium import ARGUMENTS, chromium_path
from tests.people import Server, running_server

SETTINGS = {"bot_delay_min": 0.02, "bot_delay_max": 0.02}
"""Bots that leave the page the time to draw each of their moves."""

TURN_AT = 40
"""Updates after which it is the person's turn: something has been built, nobody has won yet."""
WAIT_MS, FRAMES_MS = 4000, 3000
UPDATES = (100, 400, 800)

MAIN_GOAL, FRAMES_GOAL = 40, 170
"""Milliseconds of the main thread a second; frames in three seconds, of which a screen has 180."""
COUNTED = {"DOM nodes": "Nodes", "listeners": "JSEventListeners"}
"""What Chromium counts."""
GROWTH_GOAL = 1.5
"""How many times as much as at the first count may be there later."""


def process_seconds(session: CDPSession) -> float:
    """CPU that the processes which draw have used so far: the pages' own and the compositor's."""
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return float(sum(process["cpuTime"] for process in found if process["type"] in ("renderer", "GPU")))


def at_my_turn(browser: Browser, server: Server, game: str) -> WatchedTable:
    """A table at which it is the person's turn; a match that is over before is followed by another."""
    while True:
        watched = WatchedTable(browser, server, game)
        goes_on = watched.play_until(TURN_AT)
        while goes_on and not watched.glows:
            goes_on = watched.play_until(watched.updates + 1)
        if goes_on:
            return watched
        watched.close()


def waiting(browser: Browser, server: Server, game: str) -> list[float]:
    """The person's turn, and nothing happens: main thread, all that draws, restyles, frames."""
    watched = at_my_turn(browser, server, game)
    session = browser.new_browser_cdp_session()
    cpu = process_seconds(session)
    used = watched.while_waiting(WAIT_MS)
    cpu = process_seconds(session) - cpu
    seconds = WAIT_MS / 1000
    figures = [
        1000 * used["TaskDuration"] / seconds,
        1000 * cpu / seconds,
        used["RecalcStyleCount"] / seconds,
        watched.frames(FRAMES_MS),
    ]
    watched.close()
    return figures


def growing(browser: Browser, server: Server, game: str) -> dict[str, list[float | None]]:
    """What the page holds after so many updates, after garbage collection; None where the match is over before."""
    watched = WatchedTable(browser, server, game)
    found: dict[str, list[float | None]] = {label: [] for label in COUNTED}
    for updates in UPDATES:
        kept = watched.counters.kept() if watched.play_until(updates) else None
        for label, name in COUNTED.items():
            found[label].append(None if kept is None else kept[name])
    watched.close()
    return found


def growth_rows(found: list[dict[str, list[float | None]]]) -> Iterator[Row]:
    for label in COUNTED:
        held = [game[label] for game in found]
        for step, updates in enumerate(UPDATES):
            yield Row(f"{label} after {updates} updates", [each[step] for each in held])
        grown = [last / first if (last := counts[-1]) and (first := counts[0]) else None for counts in held]
        yield Row("– times as many in the end", grown, [None if times is None else GROWTH_GOAL for times in grown])


def main() -> None:
    games = sys.argv[1:] or GAMES
    with work_folder() as folder, running_server(folder, **SETTINGS) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        turns = [waiting(browser, server, game) for game in games]
        rows = [
            Row("the page's main thread, ms of CPU a second", [turn[0] for turn in turns], MAIN_GOAL),
            Row("all that draws, ms of CPU a second", [turn[1] for turn in turns]),
            Row("new styles a second", [turn[2] for turn in turns]),
            Row("frames in three seconds", [turn[3] for turn in turns], FRAMES_GOAL, at_least=True),
        ]
        print(table("my turn, nobody does anything", games, rows))
        rows = list(growth_rows([growing(browser, server, game) for game in games]))
        print(f"\n{table('a match of bots on an open page', games, rows)}")
        browser.close()


if __name__ == "__main__":
    main()
