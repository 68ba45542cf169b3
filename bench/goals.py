"""Tables of figures with a column of goals, as Markdown: what `make bench` prints and `docs/performance.md` shows.

`table("per CPU second", GAMES, [Row("choices", [88e3, 40e3, 15e3, 7e3], goal=20e3, at_least=True)])`
"""

import math
from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

GAMES = ("persuasion", "smog", "emerald", "android")

Goal: TypeAlias = float | Sequence[float | None] | None
"""One for all columns, or one for each of them, where None is a column without a goal."""


class Row(Struct, frozen=True):
    """One kind of figure, with a value for each column (None: not measured). At most the goal, or `at_least`."""

    label: str
    figures: Sequence[float | None]
    goal: Goal = None
    at_least: bool = False

    def goals(self) -> list[float | None]:
        """The goal of each column."""
        if isinstance(self.goal, Sequence):
            return list(self.goal)
        return [self.goal] * len(self.figures)

    def missed(self) -> list[int]:
        """The columns whose goal is missed."""
        pairs = zip(self.figures, self.goals(), strict=True)
        return [
            column
            for column, (figure, goal) in enumerate(pairs)
            if figure is not None and goal is not None and (figure < goal if self.at_least else figure > goal)
        ]


def table(head: str, columns: Sequence[str], rows: Sequence[Row]) -> str:
    """All rows; the last column says which goals are missed, if any."""
    cells = [[head, *columns, "goal", "met"]]
    cells += [[row.label, *map(_number, row.figures), _goal(row), _met(row, columns)] for row in rows]
    if not any(map(_goal, rows)):
        cells = [line[:-2] for line in cells]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    cells.insert(1, ["-" * width for width in widths])
    return "\n".join(f"| {' | '.join(map(str.ljust, line, widths))} |" for line in cells)


def _number(value: float | None) -> str:
    if value is None or math.isnan(value):
        return "–"
    return f"{value:,.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.{1 if abs(value) >= 10 else 2}f}"


def _goal(row: Row) -> str:
    given = [f"{goal:,g}" for goal in row.goals() if goal is not None]
    if not given:
        return ""
    return f"{'≥' if row.at_least else '≤'} {' / '.join(given if len(set(given)) > 1 else given[:1])}"


def _met(row: Row, columns: Sequence[str]) -> str:
    if missed := row.missed():
        return f"MISSED: {', '.join(columns[column] for column in missed)}"
    wanted = [figure for figure, goal in zip(row.figures, row.goals(), strict=True) if goal is not None]
    if not wanted:
        return ""
    return "not measured" if None in wanted else "met"
