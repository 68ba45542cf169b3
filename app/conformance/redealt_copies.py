"""Shadows: redealt copies of a match that follow it through a turn.

When a turn begins, everything that a viewer can't know is dealt anew and the turn is played in this shadow too. As
long as the rules have shown the viewer nothing, it must not be able to tell the shadow from the match: not by the
view or the notes, not by its own ask, and not by whom the table waits for. If it can tell them apart after a choice
that may still be taken back, somebody has learned something and undo ought to have been barred.
"""

from typing import Any

from app.conformance.checks import viewers
from app.conformance.findings import CheckFailed
from app.conformance.secrets import redealt
from app.conformance.snapshot import Observation, encode, observe
from app.engine import Checkpoint, Dice, GameBug, LogChange, Match, Move, Refused, Seat, Table

MOST_OPTIONS = 60
"""So many options are tried in search of one that looks the same."""


class RedealtCopy:
    """One viewer's redealt copy of a match."""

    def __init__(self, match: Match[Any], viewer: Seat | None, dice: Dice) -> None:
        game = match.game
        point = game.read_checkpoint(match.saved)
        state = redealt(game, point.state, viewer, dice)
        seed = dice.fork("shadow")
        self.viewer = viewer
        self.saved = encode(Checkpoint(point.seats, point.options, seed, point.answered, state))
        self.moves: list[Move] = []
        self.exact = True
        """Whether the same options were chosen all along, not others that look alike."""
        try:
            self.match = Match(game, point.options, Table(state, seed, point.seats), point.answered)
        except GameBug as error:
            raise CheckFailed("redeal", f"the redealt game can't be played: {error!r}", viewer) from error

    def before_move(self) -> Match[Any]:
        """The shadow as it was before the move that is being tried."""
        return Match.restore(self.match.game, self.saved, self.moves)


class Step:
    """What the match did by one move, as far as shadows must know."""

    def __init__(self, match: Match[Any], move: Move, news: LogChange, *, rolled: bool, barred: bool) -> None:
        self.match, self.move, self.news, self.rolled, self.barred = match, move, news, rolled, barred
        self.undoable = match.since[-1:] == [move] and match.undoable(move.seat) == move.option


def redealt_copies(match: Match[Any], dice: Dice) -> list[RedealtCopy]:
    """A shadow for every viewer at the start of a turn, those left out whose viewer has learned something by then."""
    fresh = Match.restore(match.game, match.saved)
    rolled = fresh.table.dice.count != match.game.read_checkpoint(match.saved).dice.count
    shadows = []
    for viewer in viewers(match):
        shadow = RedealtCopy(match, viewer, dice.fork(f"shadow {viewer}"))
        mine, its = observe(fresh, viewer, fresh.opening), observe(shadow.match, viewer, shadow.match.opening)
        if _alike(shadow, mine, its, rolled=rolled, barred=fresh.table.barriers > 0):
            shadows.append(shadow)
    return shadows


def follow(shadows: list[RedealtCopy], step: Step) -> list[RedealtCopy]:
    """Play the move in every shadow too; returns those that still can't be told from the match."""
    return [shadow for shadow in shadows if _follows(shadow, step)]


def _follows(shadow: RedealtCopy, step: Step) -> bool:
    mine = observe(step.match, shadow.viewer, step.news.notes)
    its = _try(shadow.match, step.move, shadow.viewer)
    if its is not None and its.seen == mine.seen:
        shadow.moves.append(step.move)
        return _alike(shadow, mine, its, rolled=step.rolled, barred=step.barred)
    if not step.undoable:
        return False  # the rules showed something, and nobody can take it back
    if shadow.viewer == step.move.seat:
        if its is not None:
            _tell(shadow, step, mine.seen.difference(its.seen))
        return False
    return _looks_alike_by_another(shadow, step, mine)


def _looks_alike_by_another(shadow: RedealtCopy, step: Step, mine: Observation) -> bool:
    """Whether some option in the shadow looks to the viewer just as the real choice did.

    If none does, the viewer now knows something of the seat that chose: it can only have had another hand.
    """
    before = shadow.before_move()
    ask = before.asks.get(step.move.seat)
    if ask is None or len(ask.options) > MOST_OPTIONS or not shadow.exact:
        return False
    if observe(before, shadow.viewer, ()).seen == mine.seen:
        return False  # a draft: the viewer was shown nothing, not even that something was chosen
    found = ""
    for option in ask.options:
        other = shadow.before_move()
        its = _try(other, Move(step.move.seat, option), shadow.viewer)
        if its is not None and its.seen == mine.seen:
            shadow.match, shadow.exact = other, False
            shadow.moves.append(Move(step.move.seat, option))
            return its.waiting == mine.waiting
        found = found or ("" if its is None else mine.seen.difference(its.seen))
    _tell(shadow, step, found)
    return False


def _try(match: Match[Any], move: Move, viewer: Seat | None) -> Observation | None:
    """What the viewer sees when this is chosen; None if it is not possible."""
    try:
        news = match.choose(move.seat, move.option)
    except Refused:
        return None
    except GameBug as error:
        raise CheckFailed("redeal", f"the redealt game can't be played: {error}", viewer) from error
    return observe(match, viewer, news.notes)


def _alike(shadow: RedealtCopy, mine: Observation, its: Observation, *, rolled: bool, barred: bool) -> bool:
    """Whether the viewer can't tell the two apart; raises CheckFailed if it can by what should tell nothing."""
    if mine.seen != its.seen or shadow.match.result is not None or not mine.waiting:
        return False
    if mine.waiting != its.waiting and not rolled:
        raise CheckFailed(
            "secrets in waiting", f"hidden things decide whom we wait for: {mine.difference(its)}", shadow.viewer
        )
    if mine.ask != its.ask and not rolled and not barred:
        raise CheckFailed(
            "secrets in asks", f"hidden things decide what is asked: {mine.difference(its)}", shadow.viewer
        )
    return mine.waiting == its.waiting and mine.ask == its.ask


def _tell(shadow: RedealtCopy, step: Step, found: str) -> None:
    seat, option = step.move.seat, step.move.option
    raise CheckFailed(
        "undo across revealed information",
        f"seat {seat} may take back {option!r}, but it has shown something hidden: {found or 'that it was possible'}",
        shadow.viewer,
    )
