"""What came out of a check, as a small table."""

from statistics import mean, median

from msgspec import Struct, field

from app.conformance.findings import ReportedFailure
from app.conformance.run import Run


class MatchGroup(Struct, frozen=True):
    """Matches that are counted together: of equal seats and kind of players."""

    seats: int
    players: str


class Report(Struct):
    """Everything that a check found out."""

    game: str
    setups: int = 0
    failures: list[ReportedFailure] = field(default_factory=list)
    repeated: int = 0
    """Failures of a kind that had been seen."""
    windows_expected: bool = False
    """Whether the game says that it has reaction windows."""
    redeals: int = 0
    redeals_changed: int = 0
    runs: dict[MatchGroup, list[Run]] = field(default_factory=dict)

    def add(self, group: MatchGroup, run: Run) -> None:
        """Count a match that was played."""
        self.runs.setdefault(group, []).append(run)

    @property
    def matches(self) -> int:
        return sum(len(runs) for runs in self.runs.values())

    def table(self) -> str:
        """The figures, one line for each number of seats and kind of players."""
        lines = [
            f"{self.game}: {self.matches} matches over {self.setups} combinations of seats and options",
            f"{'seats':>5} {'players':>8} {'matches':>8} {'ended':>6} {'choices min/median/max':>23} "
            f"{'µs/choice':>10} {'µs/view':>8}",
        ]
        for group in sorted(self.runs, key=lambda group: (group.seats, group.players)):
            runs = self.runs[group]
            lengths = [len(run.moves) for run in runs]
            ended = sum(run.ended for run in runs)
            views = [seconds for run in runs for seconds in run.views]
            choice = sum(run.seconds for run in runs) / max(1, sum(lengths)) * 1e6
            lengths_text = f"{min(lengths)}/{median(lengths):.0f}/{max(lengths)}"
            lines.append(
                f"{group.seats:>5} {group.players:>8} {len(runs):>8} {ended:>6} {lengths_text:>23} "
                f"{choice:>10.0f} {mean(views) * 1e6 if views else 0:>8.0f}"
            )
        windows = sum(run.windows for runs in self.runs.values() for run in runs)
        passes = sum(run.only_pass for runs in self.runs.values() for run in runs)
        lines.append(
            f"{self.redeals} redeals, {self.redeals_changed} changed something; "
            f"{windows} seats looked at in reaction windows, {passes} of them could only pass"
        )
        previews = sum(run.previews for runs in self.runs.values() for run in runs)
        asked = sum(run.asked_single for runs in self.runs.values() for run in runs)
        forced = sum(run.forced for runs in self.runs.values() for run in runs)
        lines.append(
            f"{previews} previews compared with what then happened; "
            f"single options: {asked} asked, {forced} that were taken at once looked at"
        )
        if self.windows_expected and not any(run.steps_in_windows for runs in self.runs.values() for run in runs):
            lines.append("INFO.windows is set, but no reaction window was ever open")
        return "\n".join(lines)

    def __str__(self) -> str:
        failures = [str(failure) for failure in self.failures]
        if self.repeated:
            failures.append(f"and {self.repeated} more failures of these kinds")
        return "\n\n".join([*failures, self.table()])
