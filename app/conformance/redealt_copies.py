"""Redealt copies of a match that are played beside it through a turn, to find what leaks.

When a turn begins, everything that a viewer can't know is dealt anew and the turn is played in this copy too. As
long as the rules have shown the viewer nothing, it must not be able to tell the copy from the match: not by the
view or the notes, not by its own ask, and not by whom the table waits for. If it can tell them apart after a choice
that may still be taken back, somebody has learned something and undo ought to have been barred.
"""

from collections.abc import Iterator
from typing import Any

from app.conformance.checks import viewers
from app.conformance.findings import CheckFailed
from app.conformance.secrets import redealt
from app.conformance.snapshot import Observation, encode, observe, seen_by
from app.engine import Checkpoint, Dice, GameBug, LogChange, Match, Move, Refused, Seat, Table

MOST_OPTIONS = 60
"""So many options are tried in search of one that looks the same."""


class RedealtCopy:
    """One viewer's redealt copy of a match."""

    def __init__(self, match: Match[Any], viewer: Seat | None, dice: Dice) -> None:
        game = match.game
        point = game.read_checkpoint(match.saved)
        state = redealt(game, point.state, viewer, dice)
        seed = dice.fork("copy")
        self.viewer = viewer
        self.saved = encode(Checkpoint(point.seats, point.options, seed, point.answered, state, point.engine))
        self.moves: list[Move] = []
        self.exact = True
        """Whether the same options were chosen all along, not others that look alike."""
        try:
            self.match = Match(game, point.options, Table(state, seed, point.seats, point.engine), point.answered)
        except GameBug as error:
            raise CheckFailed("redeal", f"the redealt game can't be played: {error!r}", viewer) from error

    def before_move(self) -> Match[Any]:
        """The copy as it was before the move that is being tried."""
        return Match.restore(self.match.game, self.saved, self.moves)


class MoveOutcome:
    """What a move did in the match, to compare the copies with."""

    def __init__(
        self, match: Match[Any], move: Move, log_change: LogChange, *, rolled: bool, barred: bool, foretold: bool
    ) -> None:
        self.match, self.move, self.log_change, self.rolled, self.barred = match, move, log_change, rolled, barred
        self.foretold = foretold
        """Whether the seat could have had a preview of it."""
        last = match.undoable(move.seat)
        self.undoable = last is not None and last is match.taken[-1]


def redealt_copies(match: Match[Any], dice: Dice) -> list[RedealtCopy]:
    """A copy for every viewer at the start of a turn, without those whose viewer has learned something by then."""
    fresh = Match.restore(match.game, match.saved)
    rolled = fresh.table.dice.count != match.game.read_checkpoint(match.saved).dice.count
    copies = []
    for viewer in viewers(match):
        copy = RedealtCopy(match, viewer, dice.fork(f"copy {viewer}"))
        mine, its = observe(fresh, viewer, fresh.opening), observe(copy.match, viewer, copy.match.opening)
        if _alike(copy, mine, its, rolled=rolled, barred=fresh.table.barriers > 0):
            copies.append(copy)
    return copies


def copies_now(match: Match[Any], viewer: Seat | None, dice: Dice, *, times: int) -> Iterator[RedealtCopy]:
    """Copies of one viewer in which the turn was played to where it is now, and all looks as it does in the match."""
    here = Match.restore(match.game, match.saved, match.since)
    mine = seen_by(here, viewer, here.table.notes)
    for number in range(times):
        copy = RedealtCopy(match, viewer, dice.fork(f"copy {number}"))
        try:
            for move in match.since:
                copy.match.choose(move.seat, move.option)
        except Refused:
            continue
        if seen_by(copy.match, viewer, copy.match.table.notes) == mine:
            yield copy


def follow(copies: list[RedealtCopy], outcome: MoveOutcome) -> list[RedealtCopy]:
    """Play the move in every copy too; returns those that still can't be told from the match."""
    return [copy for copy in copies if _follows(copy, outcome)]


def _follows(copy: RedealtCopy, outcome: MoveOutcome) -> bool:
    mine = observe(outcome.match, copy.viewer, outcome.log_change.notes)
    its = _try(copy.match, outcome.move, copy.viewer)
    if its is not None and its.seen == mine.seen:
        copy.moves.append(outcome.move)
        return _alike(copy, mine, its, rolled=outcome.rolled, barred=outcome.barred)
    if outcome.foretold and copy.viewer == outcome.move.seat and its is not None:
        raise CheckFailed(
            "secrets in previews",
            f"{outcome.move.option!r} can be previewed, but shows something hidden: {mine.seen.difference(its.seen)}",
            copy.viewer,
        )
    if not outcome.undoable:
        return False  # the rules showed something, and nobody can take it back
    if copy.viewer == outcome.move.seat:
        if its is not None:
            _report_leak(copy, outcome, mine.seen.difference(its.seen))
        return False
    return _follows_by_another_option(copy, outcome, mine)


def _follows_by_another_option(copy: RedealtCopy, outcome: MoveOutcome, mine: Observation) -> bool:
    """Whether some option in the copy looks to the viewer just as the real choice did.

    If none does, the viewer now knows something of the seat that chose: it can only have had another hand.
    """
    before = copy.before_move()
    ask = before.asks.get(outcome.move.seat)
    if ask is None or len(ask.options) > MOST_OPTIONS or not copy.exact:
        return False
    if observe(before, copy.viewer, ()).seen == mine.seen:
        return False  # a draft: the viewer was shown nothing, not even that something was chosen
    found = ""
    for option in ask.options:
        other = copy.before_move()
        its = _try(other, Move(outcome.move.seat, option), copy.viewer)
        if its is not None and its.seen == mine.seen:
            copy.match, copy.exact = other, False
            copy.moves.append(Move(outcome.move.seat, option))
            return its.waiting == mine.waiting
        found = found or ("" if its is None else mine.seen.difference(its.seen))
    _report_leak(copy, outcome, found)
    return False


def _try(match: Match[Any], move: Move, viewer: Seat | None) -> Observation | None:
    """What the viewer sees when this is chosen; None if it is not possible."""
    try:
        log_change = match.choose(move.seat, move.option)
    except Refused:
        return None
    except GameBug as error:
        raise CheckFailed("redeal", f"the redealt game can't be played: {error}", viewer) from error
    return observe(match, viewer, log_change.notes)


def _alike(copy: RedealtCopy, mine: Observation, its: Observation, *, rolled: bool, barred: bool) -> bool:
    """Whether the viewer can't tell the two apart; raises CheckFailed if it can by what should tell nothing."""
    if mine.seen != its.seen or copy.match.result is not None or not mine.waiting:
        return False
    if mine.waiting != its.waiting and not rolled:
        raise CheckFailed(
            "secrets in waiting", f"hidden things decide whom we wait for: {mine.difference(its)}", copy.viewer
        )
    if mine.ask != its.ask and not rolled and not barred:
        raise CheckFailed("secrets in asks", f"hidden things decide what is asked: {mine.difference(its)}", copy.viewer)
    return mine.waiting == its.waiting and mine.ask == its.ask


def _report_leak(copy: RedealtCopy, outcome: MoveOutcome, found: str) -> None:
    seat, option = outcome.move.seat, outcome.move.option
    raise CheckFailed(
        "undo across revealed information",
        f"seat {seat} may take back {option!r}, but it has shown something hidden: {found or 'that it was possible'}",
        copy.viewer,
    )
