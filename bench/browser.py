"""What a table costs the browser, with every game: `python -m bench.browser [game …]`.

A real server, a match with bots, Chromium without a graphics card. First it is the person's turn and nothing happens:
that should cost the page nothing. Then bots play on, and what the page keeps should level off.
"""

import sys

from playwright.sync_api import Browser, CDPSession, sync_playwright

from bench.machine import work_folder
from tests.browser.watched import WatchedTable
from tests.chromium import ARGUMENTS, chromium_path
from tests.people import Server, running_server

GAMES = ("persuasion", "smog", "emerald", "android")
SETTINGS = {"bot_delay_min": 0.02, "bot_delay_max": 0.02}
"""Bots that leave the page the time to draw each of their moves."""

TURN_AT = 40
"""Updates after which it is the person's turn: something has been built, nobody has won yet."""
WAIT_MS, FRAMES_MS = 4000, 3000
UPDATES = (100, 400, 800)

MAIN_GOAL, FRAMES_GOAL = 40, 170
"""Milliseconds of the main thread a second; frames in three seconds, of which a screen has 180."""
GROWTH_GOAL = 1.5
"""How many times as much as at the first count may be there later."""


def process_seconds(session: CDPSession) -> float:
    """CPU that the processes which draw have used so far: the pages' own and the compositor's."""
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return float(sum(process["cpuTime"] for process in found if process["type"] in ("renderer", "GPU")))


def waiting(browser: Browser, server: Server, game: str) -> None:
    table = WatchedTable(browser, server, game)
    goes_on = table.play_until(TURN_AT)
    while goes_on and not table.glows:
        goes_on = table.play_until(table.updates + 1)
    if not goes_on:
        raise RuntimeError(f"a match of {game} was over before it was the person's turn")
    session = browser.new_browser_cdp_session()
    cpu = process_seconds(session)
    used = table.while_waiting(WAIT_MS)
    cpu = process_seconds(session) - cpu
    seconds = WAIT_MS / 1000
    print(
        f"{game:12}{1000 * used['TaskDuration'] / seconds:10.1f}{MAIN_GOAL:7}{used['RecalcStyleCount'] / seconds:13.1f}"
        f"{1000 * cpu / seconds:15.0f}{table.frames(FRAMES_MS):10}{FRAMES_GOAL:7}",
        flush=True,
    )
    table.close()


def growing(browser: Browser, server: Server, game: str) -> None:
    table = WatchedTable(browser, server, game)
    goals = "", ""
    for updates in UPDATES:
        if not table.play_until(updates):
            print(f"{game:12}{updates:8}   the match is over at {table.updates}", flush=True)
            break
        kept = table.counters.kept()
        nodes, listeners, heap = (kept[name] for name in ("Nodes", "JSEventListeners", "JSHeapUsedSize"))
        print(
            f"{game:12}{table.updates:8}{nodes:12,.0f}{goals[0]:>9}{listeners:12}{goals[1]:>7}{heap / 2**20:10.1f}",
            flush=True,
        )
        if not goals[0]:
            goals = f"{GROWTH_GOAL * nodes:,.0f}", f"{GROWTH_GOAL * listeners:.0f}"
    table.close()


def main() -> None:
    games = sys.argv[1:] or GAMES
    with work_folder() as folder, running_server(folder, **SETTINGS) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        print("my turn, nobody does anything; ms of CPU in a second: the page's main thread, and all that draws")
        print("game           main ms   goal  restyles/s  processes ms  frames/3s   goal")
        for game in games:
            waiting(browser, server, game)
        print("\na match between bots on a page that stays open, after garbage collection")
        print("game         update   DOM nodes     goal   listeners   goal   heap MB")
        for game in games:
            growing(browser, server, game)
        browser.close()


if __name__ == "__main__":
    main()
