"""Chapters 7.2 and 8: bribes and the favour of the Shadow Master."""

from app.games.smog.agents import replace_oldest
from app.games.smog.content import FIGURES
from app.games.smog.state import State
from parlour import Fact, Seat, Table

# ---- what is told of the option


class Bribe(Fact, frozen=True):
    """How many coins will lie on the own bribe space, and the most that lie on another's."""

    coins: int
    most: int


class BribeInVain(Fact, frozen=True):
    """The coin that is one too many: all of them go to the bank."""

    coins: int


def bribery(state: State, seat: Seat) -> Bribe | BribeInVain:
    coins = state.players[seat].bribe + 1
    if is_too_much(coins, favour=state.has_favour(seat)):
        return BribeInVain(coins=coins)
    return Bribe(coins=coins, most=max(state.players[other].bribe for other in state.opponents(seat)))


# ---- bribes


def bribe(t: Table[State], seat: Seat) -> None:
    """SM-098, SM-R40: one hand coin goes on the bribe space; more go one after another."""
    player = t.state.players[seat]
    player.coins -= 1
    player.bribe += 1
    t.note("bribed", seat=seat, coins=player.bribe)
    _check_limit(t, seat)


def is_too_much(bribe: int, *, favour: bool) -> bool:
    """SM-113: whether the Shadow Master pockets this bribe: five coins of the player with the favour."""
    return favour and bribe >= FIGURES.shadow_master.bribe_limit


def _check_limit(t: Table[State], seat: Seat) -> None:
    """SM-113, SM-114: what is too much goes to the bank; the favour stays."""
    if is_too_much(t.state.players[seat].bribe, favour=t.state.has_favour(seat)):
        t.state.discard_bribe(seat)
        t.note("five-coins", seat=seat, coins=FIGURES.shadow_master.bribe_limit)


def pay_income(t: Table[State]) -> None:
    """SM-037, SM-112, SM-R42: a coin for each, first player first; with the favour it must be bribed."""
    state = t.state
    if state.round == 1 and not FIGURES.round.income_in_first_round:
        return
    for step in range(len(state.players)):
        seat = (state.leader + step) % len(state.players)
        got = state.receive(seat, FIGURES.round.income_coins)
        t.note("income", seat=seat, coins=got)
        if got and state.has_favour(seat):
            state.players[seat].coins -= got
            state.players[seat].bribe += got
            t.note("forced-bribe", seat=seat, coins=state.players[seat].bribe)
    if state.favour:
        _check_limit(t, state.leader)


def favourite(state: State) -> Seat | None:
    """SM-100 to SM-102: most bribe coins; of those tied, most of the own competence; else nobody."""
    most = max(player.bribe for player in state.players)
    if not most:
        return None
    tied = [seat for seat, player in enumerate(state.players) if player.bribe == most]
    skill = {seat: state.players[seat].elements[state.players[seat].competence] for seat in tied}
    best = [seat for seat in tied if skill[seat] == max(skill.values())]
    return best[0] if len(best) == 1 else None


def decide_favour(t: Table[State]) -> None:
    """SM-103 to SM-107, SM-159: the token moves, is turned, or stays."""
    state = t.state
    seat = favourite(state)
    before = (state.leader, state.favour)
    if seat is not None:
        state.leader, state.favour = seat, True
    else:
        state.favour = False
    if (state.leader, state.favour) == before:
        t.note("favour-stays" if state.favour else "favour-nobody", seat=state.leader)
        return
    t.note("favour-won" if state.favour else "favour-lost", seat=state.leader)
    for other in t.seats:
        state.discard_bribe(other)  # SM-108
    replace_oldest(t)
