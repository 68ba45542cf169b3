"""What is wrong with the texts of tables: `python -m tests.tables.layout emerald`.

Looks at positions of one match with all seats taken, in every language and at every size, and says as sentences where
texts overlap, are cut, covered or too small, where a thing to be chosen is too small, and which options nobody could
reach. `--size 390x844`, `--language hu`, `--at 120` (all may stand several times) look at less; `--kind overlap` says
less. What is meant to overlap, such as the cards of a hand, carries `data-overlaps`.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from app.engine import load
from app.words import LANGUAGES
from tests.chromium import ARGUMENTS, chromium_path
from tests.tables.posed import PosedTable, Position

GAMES = ("persuasion", "smog", "emerald", "android")
MEASURE = (Path(__file__).parent / "measure.js").read_text()
SIZES = ((1280, 800), (1440, 900), (1920, 1080), (390, 844))
PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True}
KINDS = ("overlap", "cut", "covered", "outside", "leaves", "small", "target", "unreachable", "plaque", "error")
LATE = 0.85

Size = tuple[int, int]


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong, and where it was seen."""

    game: str
    at: str
    size: str
    language: str
    kind: str
    what: str
    """The texts or the option, without the way there: the same in several positions."""
    sentence: str

    def __str__(self) -> str:
        return f"{self.game} {self.at}, {self.size}, {self.language}: {self.sentence}"


def is_phone(size: Size) -> bool:
    return size[0] < 900


class Looker:
    """Pages that look at the same positions, one for each language and kind of screen; they are opened when needed."""

    def __init__(self, browser: Browser, position: Position) -> None:
        self.browser, self.position = browser, position
        self.tables: dict[tuple[str, bool], PosedTable] = {}

    def look(self, me: int | None, size: Size, language: str) -> list[Finding]:
        """Draw the position as it is now, and measure it."""
        table = self.draw(me, size, language)
        said = measured(table, size)
        said += [{"kind": "error", "what": problem, "sentence": problem} for problem in table.problems]
        table.problems.clear()
        match = self.position.match
        asked = f"seat {me} asked {match.asks[me].prompt}" if me in match.asks else f"seat {me}"
        at = f"after {self.position.choices} choices ({asked})"
        return [Finding(table.game, at, f"{size[0]}x{size[1]}", language, **one) for one in said]

    def draw(self, me: int | None, size: Size, language: str) -> PosedTable:
        """The table with the position as it is now."""
        table = self._table(me, size, language)
        table.page.set_viewport_size({"width": size[0], "height": size[1]})
        table.me = me
        table.show()
        return table

    def close(self) -> None:
        for table in self.tables.values():
            table.close()

    def _table(self, me: int | None, size: Size, language: str) -> PosedTable:
        key = language, is_phone(size)
        if key not in self.tables:
            more = PHONE if is_phone(size) else {}
            viewport = {"width": size[0], "height": size[1]}
            self.tables[key] = PosedTable(
                self.browser, self.position, me=me, language=language, viewport=viewport, **more
            )
            self.tables[key].open()
        return self.tables[key]


def measured(table: PosedTable, size: Size) -> list[dict[str, str]]:
    """All that is wrong with the page as it is drawn now."""
    match = table.position.match
    asked = (
        table.me is not None and table.me in match.asks and not match.only_pass(table.me)
    )  # there the server answers
    options = list(match.asks[table.me].options) if table.me is not None and asked else []
    return measured_page(table.page, options, phone=is_phone(size))


def measured_page(page: Page, options: list[str], *, phone: bool = False) -> list[dict[str, str]]:
    """What is wrong with any page on which these options are open."""
    text, target = (14, 44) if phone else (12, 24)
    said: list[dict[str, str]] = page.evaluate(
        f"async (given) => {{ await document.fonts.ready; return ({MEASURE.rstrip().rstrip(';')})(given); }}",
        {"smallestText": text, "smallestTarget": target, "options": options},
    )
    return said


def phases(game: str, seats: int, seed: str = "0", most: int = 8) -> list[int]:
    """Positions of a match that differ: the start, different kinds of asks, a crowded late one, the end."""
    asked: dict[str, list[int]] = defaultdict(list)
    choice: dict[str, int] = defaultdict(int)
    position = Position(game, seats, seed)
    while True:
        for ask in position.match.asks.values():
            asked[ask.prompt].append(position.choices)
            choice[ask.prompt] += len(ask.options)
        if not position.play_on():
            break
    end = position.choices
    rich = [asked[prompt] for prompt in sorted(choice, key=lambda prompt: -choice[prompt])]
    middles = [when[len(when) * (2 + i) // (most + 2)] for i, when in enumerate(rich[: most - 3])]
    late = [when for when in rich[0] if when >= LATE * end][:1]
    return sorted({0, *middles, *late, end})


def somebody_asked(position: Position) -> int:
    """The seat that has most to choose from, or who won."""
    asks = position.match.asks
    if not asks:
        return position.match.result.winners[0] if position.match.result else 0
    return max(asks, key=lambda seat: (len(asks[seat].options), -seat))


def look_at_match(
    browser: Browser,
    game: str,
    *,
    seats: int | None = None,
    seed: str = "0",
    at: Sequence[int] = (),
    sizes: Iterable[Size] = SIZES,
    languages: Iterable[str] = LANGUAGES,
    most: int = 8,
) -> Iterator[Finding]:
    """Every finding of one match."""
    seats = seats or load(game).info.seats[-1]
    position = Position(game, seats, seed)
    looker = Looker(browser, position)
    for choices in at or phases(game, seats, seed, most):
        position.play_to(choices)
        for size in sizes:
            for language in languages:
                yield from looker.look(somebody_asked(position), size, language)
    looker.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--at", type=int, action="append", default=[])
    parser.add_argument("--size", action="append", default=[], metavar="WxH")
    parser.add_argument("--language", action="append", default=[], choices=LANGUAGES)
    parser.add_argument("--kind", action="append", default=[], choices=KINDS)
    args = parser.parse_args()
    sizes = [(int(width), int(height)) for width, height in (size.split("x") for size in args.size)] or SIZES
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        findings = [
            finding
            for finding in look_at_match(
                browser,
                args.game,
                seats=args.seats,
                seed=args.seed,
                at=sorted(args.at),
                sizes=sizes,
                languages=args.language or LANGUAGES,
            )
            if not args.kind or finding.kind in args.kind
        ]
        browser.close()
    for line in told(findings):
        print(line)
    return 1 if findings else 0


def told(findings: Iterable[Finding]) -> Iterator[str]:
    """As sentences, by kind; the same thing at the same size is said once, with how often it was seen."""
    same: dict[tuple[str, str, str], list[Finding]] = defaultdict(list)
    for finding in findings:
        same[(finding.kind, finding.what, finding.size)].append(finding)
    for kind in KINDS:
        ours = [found for (this, _, _), found in same.items() if this == kind]
        if ours:
            yield f"== {kind}: {len(ours)}"
        for found in ours:
            more = f" (and {len(found) - 1} more like it)" if len(found) > 1 else ""
            yield f"{found[0]}{more}"


if __name__ == "__main__":
    sys.exit(main())
