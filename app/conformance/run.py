"""One match of the conformance suite, played and checked step by step."""

from collections.abc import Callable
from time import perf_counter
from typing import Any, TypeVar

from app.conformance.checks import (
    ViewChecks,
    check_asks,
    check_bot,
    check_clone,
    check_fresh,
    check_invariants,
    check_refusals,
    check_result,
    check_state,
    viewers,
)
from app.conformance.findings import CheckFailed
from app.conformance.options import check_facts, check_preview, check_shortcuts
from app.conformance.other_process import PlayedMatch, final_fingerprint, fingerprint, name_of
from app.conformance.playout import PLAYERS
from app.conformance.redealt_copies import MoveOutcome, RedealtCopy, follow, redealt_copies
from app.conformance.secrets import Redeals, check_notes, check_twins
from app.conformance.single_options import SingleAsks, check_forced, check_forced_secrets, forced_choices
from app.conformance.snapshot import snapshot
from app.conformance.undo import check_floor, check_others, check_undo, check_undo_all
from app.engine import UNDO, UNDO_ALL, Dice, Game, Match, Move, OptionValue, Seat
from app.time_limit import OutOfTime, limited

T = TypeVar("T")

UNDO_ONE_IN = 12
"""So often a random player takes back what it chose, if it can."""
UNDO_ALL_ONE_IN = 4
"""So often it takes back all that it can."""
STEP_SECONDS = 5.0
"""A step that takes longer, with all its checks, has lost its way."""
LONGEST_TURN = 200
"""Redealt copies follow a turn for so many moves."""


class Run:
    """A match in the making: its moves, fingerprints and times."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: dict[str, OptionValue],
        seed: bytes,
        *,
        players: str,
        sampled_steps: int,
        patience: int,
        single_asks: SingleAsks,
    ) -> None:
        self.game, self.seats, self.options, self.seed, self.players = game, seats, options, seed, players
        self.sampled_steps = sampled_steps
        self.most = game.info.longest * (patience if players == "random" else 1)
        self.dice = Dice(seed).fork("run")
        self.sampling_dice = self.dice.fork("sampling")
        """Dice of their own, so that checking more steps does not change what is played."""
        self.bots = [self.dice.fork(f"seat {seat}") for seat in range(seats)]
        self.moves: list[Move] = []
        self.fingerprints: list[int] = []
        self.final = ""
        self.ended = False
        self.seconds = 0.0
        self.views: list[float] = []
        self.steps_in_windows = 0
        self.windows = 0
        self.only_pass = 0
        self.previews = 0
        self.asked_single = 0
        self.forced = 0
        self.single_asks = single_asks
        self.view_checks = ViewChecks()
        self.copies: list[RedealtCopy] = []

    def as_played(self) -> PlayedMatch:
        """What another process needs to play it again."""
        return PlayedMatch(
            name_of(self.game), self.seats, self.options, self.seed, self.moves, self.fingerprints, self.final
        )

    def play(self, redeals: Redeals) -> None:
        """Play to the end, or as long as we wait for one. Raises CheckFailed, and whatever the game's code raises."""
        match = self.in_time(self.begin)
        while match.result is None and len(self.moves) < self.most:
            self.in_time(self.step, match, redeals)
        self.in_time(self.finish, match, redeals)

    def in_time(self, act: Callable[..., T], *args: Any) -> T:
        """What the act returns. Raises CheckFailed if it takes too long."""
        try:
            return limited(self.game, STEP_SECONDS, act, *args)
        except OutOfTime as error:
            raise CheckFailed("time", str(error)) from None

    def begin(self) -> Match[Any]:
        """The match before its first move."""
        match = Match.new(self.game, self.seats, self.options, seed=self.seed)
        self.fingerprints.append(fingerprint(match))
        check_notes(match, match.opening)
        return match

    def step(self, match: Match[Any], redeals: Redeals) -> None:
        """Check the situation, make one move and check that."""
        check_asks(match)
        check_fresh(match)
        for seat, ask in match.asks.items():
            check_facts(seat, ask)
            self.asked_single += len(ask.options) == 1 and not match.in_together
        if any(self.single_asks.is_suspect(match, ask) for ask in match.asks.values()) and self.should_check(times=4):
            self.single_asks.look(match, self.fresh_dice(), self.as_played(), self.players)
        self.steps_in_windows += match.in_window
        if self.should_check():
            self.check_situation(match, redeals)
        self.maybe_redeal(match)
        self.move(match)
        self.fingerprints.append(fingerprint(match))

    def finish(self, match: Match[Any], redeals: Redeals) -> None:
        """Check the end, or where we gave up waiting for one."""
        check_asks(match)
        check_fresh(match)
        check_result(match)
        check_invariants(match)
        self.view_checks.check(match)
        redeals.check(match, self.fresh_dice())
        self.final = final_fingerprint(match)
        self.ended = match.result is not None
        if not self.ended and self.players == "bot":
            raise CheckFailed("length", f"bots have not ended it after {self.most} choices (INFO.longest)")

    def should_check(self, times: int = 1) -> bool:
        """Drawn by dice: true at the first steps, then ever more seldom, so that all of a long match is covered."""
        seldom = min(2 * len(self.moves) // self.sampled_steps, self.game.info.longest // self.sampled_steps)
        return self.sampling_dice.below(max(1, seldom // times)) == 0

    def fresh_dice(self) -> Dice:
        """Other dice at each call: forks of equal dice with equal labels are equal."""
        return self.sampling_dice.fork(f"sample {self.sampling_dice.below(2**62)}")

    def check_situation(self, match: Match[Any], redeals: Redeals) -> None:
        """All checks of a situation that are too slow to make at every step."""
        started = perf_counter()
        for viewer in viewers(match):
            match.view(viewer)
        self.views.append((perf_counter() - started) / (self.seats + 1))
        check_state(match)
        self.view_checks.check(match)
        check_refusals(match)
        check_clone(match)
        redeals.check(match, self.fresh_dice())
        check_twins(match, self.fresh_dice())
        for seat, ask in match.asks.items():
            check_bot(match, seat, self.fresh_dice())
            self.previews += check_shortcuts(match, seat, ask, self.fresh_dice())
            if match.in_window:
                self.windows += 1
                self.only_pass += match.only_pass(seat)
        for seat in match.table.seats:
            if match.undoable(seat) is not None:
                check_others(match, seat)
                check_undo_all(match, seat)

    def maybe_redeal(self, match: Match[Any]) -> None:
        """At the start of some turns, make a redealt copy for each viewer, to be played side by side."""
        if not match.since:
            self.copies = []
            if self.should_check(times=4):
                self.copies = redealt_copies(match, self.fresh_dice())
        elif len(match.since) > LONGEST_TURN:
            self.copies = []

    def move(self, match: Match[Any]) -> None:
        """Make one move and check what it did."""
        seat = self.dice.choice(sorted(match.asks))
        if self.players == "random" and self.maybe_undo(match):
            return
        option = self.option(match, seat)
        move = Move(seat, option)
        before = snapshot(match, answered=False) if self.should_check() else None
        looks = bool(before is not None or self.copies)
        forced = forced_choices(match, move) if looks else []
        check_forced_secrets(match, forced, self.copies, move)
        shown = match.preview(seat, [option]) if looks else None
        self.forced += len(forced)
        self.previews += shown is not None
        table = match.table
        seen, rolls, turns = table.barriers, table.dice.count, match.turns
        started = perf_counter()
        self.moves.append(move)
        log_change = match.choose(seat, option)
        self.seconds += perf_counter() - started
        rolled, barred = table.dice.count != rolls, table.barriers != seen
        check_notes(match, log_change.notes)
        check_floor(match)
        if before is not None:
            check_undo(match, move, before, seen=rolled or barred)
        if shown is not None:
            check_preview(shown, match, seat, option)
        check_forced(match, forced, move)
        outcome = MoveOutcome(match, move, log_change, rolled=rolled, barred=barred, foretold=shown is not None)
        self.copies = follow(self.copies, outcome)
        if match.turns != turns:
            self.copies = []

    def option(self, match: Match[Any], seat: Seat) -> str:
        """What this seat's player chooses."""
        option = PLAYERS[self.players](match, seat, self.bots[seat])
        if option not in match.asks[seat].options:
            raise CheckFailed("bot", f"chose {option!r}, which is not offered by {match.asks[seat].prompt!r}", seat)
        return option

    def maybe_undo(self, match: Match[Any]) -> bool:
        """Now and then somebody who can takes a choice back."""
        able = [seat for seat in match.table.seats if match.undoable(seat) is not None]
        if not able or self.dice.below(UNDO_ONE_IN):
            return False
        move = Move(self.dice.choice(able), UNDO if self.dice.below(UNDO_ALL_ONE_IN) else UNDO_ALL)
        self.moves.append(move)
        match.play(move)
        self.copies = []
        return True
