"""Pictures of tables, to be looked at: `python -m tests.tables.shots emerald out.png --at 120 --size 390x844`.

`--ask PROMPT` goes on from `--at` until somebody is asked this. `--do` does something before the picture is taken, and
may stand several times: `--do tap:'[data-id="city:rome"]' --do hover:.plate --do key:o --do wait:800`.
"""

import argparse
import sys

from playwright.sync_api import sync_playwright

from app.words import LANGUAGES
from tests.chromium import ARGUMENTS, chromium_path
from tests.tables.posed import PosedTable, Position


def main() -> int:
    """Play to the position, open the page, write the picture. Says on the standard output what is asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("out")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--at", type=int, default=0, help="after so many choices; a large number: at the end")
    parser.add_argument("--ask", help="and on, until somebody is asked this")
    parser.add_argument("--seat", default="asked", help="a number, `asked` (who is asked) or `none` (a spectator)")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--theme", default="dark", choices=("dark", "light"))
    parser.add_argument("--language", default="en", choices=LANGUAGES)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument(
        "--do", action="append", default=[], metavar="tap:SELECTOR | hover:SELECTOR | key:KEY | wait:MS"
    )
    args = parser.parse_args()
    position = Position(args.game, args.seats, args.seed, **dict(pair.split("=") for pair in args.option))
    position.play_to(args.at)
    while args.ask and all(ask.prompt != args.ask for ask in position.match.asks.values()) and position.play_on():
        pass
    asked = {seat: ask for seat, ask in position.match.asks.items() if args.ask in (None, ask.prompt)}
    me = None if args.seat == "none" else int(args.seat) if args.seat.isdigit() else next(iter(asked), 0)
    print(
        position.choices, {seat: (ask.prompt, len(ask.options)) for seat, ask in position.match.asks.items()}, "me:", me
    )
    width, height = map(int, args.size.split("x"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        phone = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if width < 900 else {}
        size = {"width": width, "height": height}
        looks = {"viewport": size, "color_scheme": args.theme, **phone}
        table = PosedTable(browser, position, me=me, language=args.language, **looks)
        page = table.open()
        page.wait_for_timeout(400)
        for step in args.do:
            what, _, where = step.partition(":")
            if what == "tap":
                page.locator(where).first.tap() if phone else page.locator(where).first.click()
            elif what == "hover":
                page.locator(where).first.hover()
            elif what == "key":
                page.keyboard.press(where)
            page.wait_for_timeout(int(where) if what == "wait" else 500)
        page.screenshot(path=args.out)
        print(*table.problems, sep="\n")
        browser.close()
    return 1 if table.problems else 0


if __name__ == "__main__":
    sys.exit(main())
