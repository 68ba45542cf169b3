"""The conformance suite: plays a game with bots and at random, for all seat counts and options, and checks each step.

The steps to check are drawn by dice, so that a long game does not take for ever; the same seed draws the same steps.
`parlour check <game>` prints what comes out, `tests/games/test_every_game.py` demands that nothing failed.
"""

import traceback
from collections.abc import Callable
from itertools import product
from pathlib import Path
from tempfile import gettempdir
from time import process_time
from typing import Any

from msgspec import Struct

from app.conformance.findings import CheckFailed, ReportedFailure
from app.conformance.other_process import PlayedMatch, check_in_other_process, name_of
from app.conformance.playout import seed_of
from app.conformance.report import MatchGroup, Report
from app.conformance.run import Run
from app.conformance.secrets import Redeals
from app.conformance.single_options import SingleAsks
from app.engine import Dice, Flag, Game, OptionValue
from app.export import export_of, to_json

MOST_SETUPS = 24
"""If there are more combinations of seats and options, so many of them are drawn."""


class CheckPlan(Struct, frozen=True):
    """How much is played, and how much of it is checked."""

    games: int
    """Matches for every combination of seats and options, each with bots and at random."""
    sampled_steps: int
    """About so many steps of each match get the checks that are too slow for every step."""
    seconds: float
    """No new match is begun after so much time of the processor."""
    patience: int = 4
    """Random players may take so many times INFO.longest before we give up waiting for an end."""
    failures: int = 6
    """Nor after so many kinds of failure."""


QUICK = CheckPlan(games=1, sampled_steps=12, seconds=3, patience=1)
FULL = CheckPlan(games=6, sampled_steps=80, seconds=90)


class MatchSetup(Struct, frozen=True):
    """A way to begin a match."""

    seats: int
    options: dict[str, OptionValue]


def check(
    game: Game[Any],
    plan: CheckPlan = FULL,
    *,
    seed: str = "check",
    seats: int | None = None,
    folder: Path | None = None,
    progress: Callable[[str], None] = lambda text: None,
) -> Report:
    """Check a game; failures are written to `folder` as exports."""
    return _Suite(game, plan, seed, folder or Path(gettempdir()) / "parlour-failures").run(seats, progress)


def setups(game: Game[Any], dice: Dice, seats: int | None = None) -> list[MatchSetup]:
    """All combinations of seats and options, those with the default options first."""
    values: list[tuple[OptionValue, ...]] = [
        (True, False) if isinstance(option, Flag) else option.choices for option in game.info.options
    ]
    names = [option.id for option in game.info.options]
    counts = [count for count in game.info.seats if seats in (None, count)]
    usual = [MatchSetup(count, game.settle(count, {})) for count in counts]
    rest = [
        MatchSetup(count, dict(zip(names, combination, strict=True)))
        for count, combination in product(counts, product(*values))
    ]
    rest = [setup for setup in rest if setup not in usual]
    dice.shuffle(rest)
    return usual + rest[: max(0, MOST_SETUPS - len(usual))]


class _Suite:
    def __init__(self, game: Game[Any], plan: CheckPlan, seed: str, folder: Path) -> None:
        self.game, self.plan, self.seed, self.folder = game, plan, seed, folder
        self.report = Report(game.info.id, windows_expected=game.info.windows)
        self.redeals = Redeals()
        self.single_asks = SingleAsks()
        self.played: list[tuple[PlayedMatch, str]] = []

    def run(self, seats: int | None, progress: Callable[[str], None]) -> Report:
        started = process_time()
        all_setups = setups(self.game, Dice(seed_of(self.seed)).fork("setups"), seats)
        self.report.setups = len(all_setups)
        for number in range(self.plan.games):
            for setup, players in self.in_order(all_setups):
                if self.enough(started):
                    return self.finish()
                progress(f"{setup.seats} seats, {players} players, match {number + 1}")
                self.play(setup, players, number)
        return self.finish()

    def in_order(self, all_setups: list[MatchSetup]) -> list[tuple[MatchSetup, str]]:
        """With the default options first, so that even a short check meets all seat counts and kinds of players."""
        usual = len({setup.seats for setup in all_setups})
        return [
            (setup, players)
            for part in (all_setups[:usual], all_setups[usual:])
            for players, setup in product(("bot", "random"), part)
        ]

    def enough(self, started: float) -> bool:
        """Time is up (but bots and random players have both played), or there is enough to mend."""
        kinds = {players for _, players in self.played}
        late = process_time() - started > self.plan.seconds and len(kinds) == 2
        if any(failure.check == "time" for failure in self.report.failures):
            return True  # every further match may take as long to fail
        return late or len(self.report.failures) >= self.plan.failures

    def play(self, setup: MatchSetup, players: str, number: int) -> None:
        seed = seed_of(f"{self.seed}/{setup.seats}/{sorted(setup.options.items())}/{players}/{number}")
        run = Run(
            self.game,
            setup.seats,
            setup.options,
            seed,
            players=players,
            sampled_steps=self.plan.sampled_steps,
            patience=self.plan.patience,
            single_asks=self.single_asks,
        )
        try:
            run.play(self.redeals)
        except CheckFailed as failed:
            self.fail(failed, run.as_played(), players)
        except Exception as error:  # whatever a game's code raises, its author wants to see where
            self.fail(CheckFailed(type(error).__name__, _where(error)), run.as_played(), players)
        else:
            self.played.append((run.as_played(), players))
        self.report.add(MatchGroup(setup.seats, players), run)

    def finish(self) -> Report:
        """Once all is played: what only shows over all matches, and the same in another process."""
        for ask, failed in self.single_asks.needless():
            self.fail(failed, ask.played, ask.players)
        if self.played:
            players = {id(played): name for played, name in self.played}
            for cut, failed in check_in_other_process([played for played, _ in self.played])[:1]:
                self.fail(failed, cut, players.get(id(cut), "any"))
            try:
                self.redeals.check_all()
            except CheckFailed as failed:
                self.fail(failed, self.played[0][0], "any")
        self.report.redeals, self.report.redeals_changed = self.redeals.made, self.redeals.changed
        return self.report

    def fail(self, failed: CheckFailed, played: PlayedMatch, players: str) -> None:
        """Remember a failure, the first of its kind, and write the match that shows it."""
        if failed.check in {failure.check for failure in self.report.failures}:
            self.report.repeated += 1
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / f"{self.game.info.id}-{failed.check.replace(' ', '-')}-{played.seed.hex()[:8]}.json"
        names = [f"Player {seat + 1}" for seat in range(played.seats)]
        export = export_of(self.game, played.seed, names=names, options=played.options, moves=played.moves, result=None)
        path.write_bytes(to_json(export))
        self.report.failures.append(
            ReportedFailure(
                check=failed.check,
                detail=failed.detail,
                game=name_of(self.game),
                seats=played.seats,
                options=played.options,
                players=players,
                step=len(played.moves),
                seat=failed.seat,
                export=path,
            )
        )


def _where(error: Exception) -> str:
    """What was raised, and the line that did it."""
    cause = error.__cause__ or error
    place = traceback.extract_tb(cause.__traceback__)[-1]
    text = f"{cause!r} at {Path(place.filename).name}:{place.lineno}"
    return text if cause is error else f"{error} ({text})"
