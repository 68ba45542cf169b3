"""The pictures of the README, each of a match in its midst: `python -m tests.tables.readme docs`."""

import argparse
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.chromium import ARGUMENTS, chromium_path
from tests.tables.posed import PosedTable, Position

MIDST = {
    "emerald": (5, 116, "act"),
    "android": (4, 763, "action"),
    "smog": (4, 192, "turn"),
    "persuasion": (4, 96, "place"),
}
"""How many play; after so many choices, from when somebody is asked this, the picture is taken of what they see."""


def take(browser: Browser, game: str, path: Path) -> None:
    seats, choices, prompt = MIDST[game]
    position = Position(game, seats).play_to(choices)
    while all(ask.prompt != prompt for ask in position.match.asks.values()):
        assert position.play_on(), f"{game}: nobody is asked {prompt} after {choices} choices"
    me = next(seat for seat, ask in position.match.asks.items() if ask.prompt == prompt)
    table = PosedTable(browser, position, me=me)
    table.open().wait_for_timeout(1000)  # until all is where it belongs
    table.page.screenshot(path=path)
    table.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=list(MIDST), metavar="GAME")
    args = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        for game in args.games:
            take(browser, game, args.folder / f"{game}.png")
        browser.close()


if __name__ == "__main__":
    main()
