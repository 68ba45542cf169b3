"""What is wrong with the texts of tables: `python -m tests.tables.layout emerald`.

Looks at positions of whole matches (`moments.py`): at each in one way, at those that show most at every size in
every language. Says as sentences where texts overlap, are cut, covered or too small, where a thing to be chosen is too
small, and which options nobody could reach. `--size 390x844`, `--language hu`, `--what react` (all may stand several
times) look at less, but at that in every way; `--kind overlap` says less. What is meant to overlap, such as the cards
of a hand, carries `data-overlaps`.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from app.words import LANGUAGES
from tests.chromium import ARGUMENTS, chromium_path
from tests.tables.moments import GAMES, Moment, moments
from tests.tables.posed import PosedTable
from tests.tables.views import BOARD_TABS, CITY, PHONE_TABS, PLOT, RESULT, REVEALS, TABLE, View, opened

MEASURE = (Path(__file__).parent / "measure.js").read_text()
SIZES = ((1280, 800), (1440, 900), (1920, 1080), (390, 844))
LARGE_TEXT = ((1280, 800), (390, 844))
PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True}
OF_DRAWINGS = {"small", "target", "plaque"}
"""What is not asked of larger text: a drawing gives way to the words around it, and can be zoomed; plaques scroll."""
KINDS = ("overlap", "cut", "covered", "outside", "leaves", "small", "target", "unreachable", "plaque", "error")

Size = tuple[int, int]


@dataclass(frozen=True)
class Look:
    """One look at a moment."""

    moment: Moment
    size: Size
    language: str
    view: View = TABLE
    text: int = 1
    """The reader's size of text: 1, 2 or 3."""

    def __str__(self) -> str:
        view, text = self.view.name and f", {self.view.name}", ", largest text" if self.text > 1 else ""
        return f"{self.moment}{view}, {self.size[0]}x{self.size[1]}, {self.language}{text}"


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong, and where it was seen."""

    game: str
    look: Look
    kind: str
    what: str
    """The texts or the option, without the way there: the same in several positions."""
    sentence: str

    def __str__(self) -> str:
        return f"{self.game} {self.look}: {self.sentence}"


def is_phone(size: Size) -> bool:
    return size[0] < 900


# ---- what is looked at


def looks(game: str) -> Iterator[Look]:
    """Every moment and all that can be opened in it in one way, these taken in turn; what shows most in every way."""
    every, of, languages = list(product(SIZES, LANGUAGES)), moments(game), list(LANGUAGES)
    crowded = [moment for moment in (of.start, of.late, of.window, of.end) if moment]
    for moment, (size, language) in product(crowded, every):
        yield Look(moment, size, language)
    for view, (size, language) in product((REVEALS, RESULT), every):
        yield Look(of.end, size, language, view)
    for moment, size in product(crowded, LARGE_TEXT):
        yield Look(moment, size, "hu", text=3)
    rest = [(moment, TABLE) for moment in of if moment not in crowded]
    rest += [(moment, view) for moment in of.other if moment.what == "end" for view in (REVEALS, RESULT)]
    for i, (moment, view) in enumerate(rest):
        yield Look(moment, SIZES[i % len(SIZES)], languages[i % len(languages)], view)
    for view, language in product(PHONE_TABS, LANGUAGES):
        yield Look(of.late, (390, 844), language, view)
    for i, (view, size) in enumerate(product(OWN_VIEWS.get(game, ()), SIZES)):
        if view != CITY or not is_phone(size):
            yield Look(of.late, size, languages[i % len(languages)], view)


OWN_VIEWS = {"emerald": (CITY,), "android": (*BOARD_TABS, PLOT)}


def chosen_looks(game: str, sizes: Sequence[Size], languages: Sequence[str], what: Sequence[str]) -> Iterator[Look]:
    """Everything at these sizes in these languages."""
    seen = {(look.moment, look.view, look.text) for look in looks(game) if not what or look.moment.what in what}
    for (moment, view, text), size, language in product(seen, sizes or SIZES, languages or LANGUAGES):
        if view not in (CITY, *PHONE_TABS) or is_phone(size) == (view != CITY):
            yield Look(moment, size, language, view, text)


# ---- looking


class Looker:
    """Two pages of one game, a desk and a phone, that draw one position after another."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.tables: dict[bool, PosedTable] = {}

    def draw(self, moment: Moment, size: Size, language: str, text: int = 1) -> PosedTable:
        """The table at this moment."""
        table = self.tables.get(is_phone(size))
        if table is None:
            table = self.tables[is_phone(size)] = posed(self.browser, moment, size, language)
        table.change(language, text)
        table.page.set_viewport_size({"width": size[0], "height": size[1]})
        table.position, table.me = moment.position, moment.me
        table.show()
        return table

    def look(self, look: Look) -> list[Finding]:
        """What is wrong there."""
        table = self.draw(look.moment, look.size, look.language, look.text)
        with opened(table.page, look.view):
            return findings(table, look)

    def close(self) -> None:
        for table in self.tables.values():
            table.close()


def posed(browser: Browser, moment: Moment, size: Size, language: str, *, replay: bool = False) -> PosedTable:
    """A page of its own for this moment."""
    more = PHONE if is_phone(size) else {}
    viewport = {"width": size[0], "height": size[1]}
    position, me = moment.position, moment.me
    table = PosedTable(browser, position, me=me, language=language, replay=replay, viewport=viewport, **more)
    table.open()
    return table


def findings(table: PosedTable, look: Look) -> list[Finding]:
    """All that is wrong with the page as it is drawn now, and what it has complained of."""
    said = measured(table, look.size, look.view)
    said += [{"kind": "error", "what": problem, "sentence": problem} for problem in table.problems]
    table.problems.clear()
    passed_over = OF_DRAWINGS if look.text > 1 else {"small"} if table.replay else set()  # there all hands take room
    return [Finding(table.game, look, **one) for one in said if one["kind"] not in passed_over]


def measured(table: PosedTable, size: Size, view: View = TABLE) -> list[dict[str, str]]:
    """What is wrong with a view of the table."""
    match, me = table.position.match, table.me
    asked = me in match.asks and not match.only_pass(me) and not table.replay  # else the server answers
    options = list(match.asks[me].options) if asked and me is not None and view == TABLE else []
    return measured_page(table.page, options, phone=is_phone(size), within=view.within)


def measured_page(page: Page, options: list[str], *, phone: bool = False, within: str = "body") -> list[dict[str, str]]:
    """What is wrong with any page on which these options are open."""
    text, target = (14, 44) if phone else (12, 24)
    said: list[dict[str, str]] = page.evaluate(
        f"async (given) => {{ await document.fonts.ready; return ({MEASURE.rstrip().rstrip(';')})(given); }}",
        {"smallestText": text, "smallestTarget": target, "options": options, "within": within},
    )
    return said


def look_at(browser: Browser, game: str, all_looks: Iterable[Look]) -> Iterator[Finding]:
    """Every finding; what takes longest to change, a page, its language and its size, changes least often."""
    looker = Looker(browser)
    for look in sorted(all_looks, key=lambda look: (is_phone(look.size), look.text, look.language, look.size)):
        yield from looker.look(look)
    looker.close()
    for size, language in (((1280, 800), "it"), ((390, 844), "hu")):
        moment = moments(game).late
        table = posed(browser, moment, size, language, replay=True)
        yield from findings(table, Look(moment, size, language, View("replay")))
        table.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--size", action="append", default=[], metavar="WxH")
    parser.add_argument("--language", action="append", default=[], choices=LANGUAGES)
    parser.add_argument("--what", action="append", default=[], metavar="PROMPT")
    parser.add_argument("--kind", action="append", default=[], choices=KINDS)
    args = parser.parse_args()
    sizes = [(int(width), int(height)) for width, height in (size.split("x") for size in args.size)]
    less = bool(sizes or args.language or args.what)
    wanted = chosen_looks(args.game, sizes, args.language, args.what) if less else looks(args.game)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        found = [one for one in look_at(browser, args.game, wanted) if not args.kind or one.kind in args.kind]
        browser.close()
    for line in told(found):
        print(line)
    return 1 if found else 0


def told(found: Iterable[Finding]) -> Iterator[str]:
    """As sentences, by kind; the same thing at the same size is said once, with how often it was seen."""
    same: dict[tuple[str, str, Size], list[Finding]] = defaultdict(list)
    for finding in found:
        same[(finding.kind, finding.what, finding.look.size)].append(finding)
    for kind in KINDS:
        ours = [seen for (this, _, _), seen in same.items() if this == kind]
        if ours:
            yield f"== {kind}: {len(ours)}"
        for seen in ours:
            more = f" (and {len(seen) - 1} more like it)" if len(seen) > 1 else ""
            yield f"{seen[0]}{more}"


if __name__ == "__main__":
    sys.exit(main())
