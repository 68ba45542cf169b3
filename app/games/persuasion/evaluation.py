"""The Evaluation: who persuaded whom, what it brings, and the two powers that move followers on the board."""

from collections.abc import Iterator, Mapping
from typing import Any

from app.games.persuasion.content import AREAS, KINDS, SPACES, AreaId, Figure, FigureId, SpaceId
from app.games.persuasion.state import (
    Followers,
    State,
    Tokens,
    dominated,
    free_spaces,
    leaders,
    majority,
    no_tokens,
    presence,
)
from parlour import Fact, OptionId, Script, Seat, Table, Why

DECLINE: OptionId = "decline"


# ---- what is told of the options


class ReplaceFollower(Fact, frozen=True):
    """Whose follower in which area; how many are mine there then, and the most that another has."""

    seat: Seat
    area: AreaId
    mine: int
    most: int


class FirstFollower(Fact, frozen=True):
    """Whose follower in which area; how many are mine there now, and the most that another has."""

    seat: Seat
    area: AreaId
    mine: int
    most: int


class ExchangeWith(Fact, frozen=True):
    """Whose follower in which area; how many are mine in both areas then, and the most that another has."""

    seat: Seat
    area: AreaId
    mine: int
    most: int
    first_area: AreaId
    first_mine: int
    first_most: int


class SafeFollower(Fact, frozen=True):
    """A follower that can't be chosen."""

    seat: Seat
    area: AreaId


def against(followers: Followers, area: AreaId, me: Seat, seats: int) -> tuple[int, int]:
    """How many followers are mine in an area, and the most that another has."""
    counts = presence(followers, area, seats)
    return counts[me], max(count for seat, count in enumerate(counts) if seat != me)


def exchanged(followers: Followers, first: SpaceId, second: SpaceId) -> Followers:
    """PE-065: the board once these two have changed places."""
    return {**followers, first: followers[second], second: followers[first]}


# ---- the strongest bid


def evaluate(t: Table[State], figure: Figure) -> Script[None]:
    """PE-029, PE-034, PE-038: the strongest bid wins the figure and receives its whole reward at once."""
    bids = bids_on(t.state, figure.id)
    winner = strongest(bids)
    if winner is None:
        t.note("evaluated", figure=figure.id, outcome="tied" if bids else "unbid")
        return
    t.state.winners[figure.id] = winner
    received = pay_reward(t.state, winner, figure)
    led = _led(t, figure.area) if received["space"] else {}
    t.note("evaluated", figure=figure.id, outcome="won", seat=winner, **received, **_has_now(t, winner), **led)
    if figure.power == "replace_follower":
        yield from spy(t, winner)
    elif figure.power == "swap_followers":
        yield from apothecary(t, winner)


def bids_on(state: State, figure: FigureId) -> dict[Seat, Tokens]:
    """The valid bids on a figure."""
    return {seat: player.bids[figure] for seat, player in enumerate(state.players) if figure in player.bids}


def ranked(bids: Mapping[Seat, Tokens]) -> list[Seat]:
    """PE-030 to PE-034: most Force, then most Blackmail, then most Gold; the strongest bid first."""
    return sorted(bids, key=lambda seat: strength(bids[seat]), reverse=True)


def strength(bid: Tokens) -> tuple[int, ...]:
    return tuple(bid[kind] for kind in KINDS)


def strongest(bids: Mapping[Seat, Tokens]) -> Seat | None:
    """PE-035 to PE-037: an equal strongest bid wins for nobody."""
    first = ranked(bids)[:2]
    tied = len(first) == 2 and strength(bids[first[0]]) == strength(bids[first[1]])
    return None if tied or not first else first[0]


def _has_now(t: Table[State], seat: Seat) -> dict[str, Any]:
    """What the seat has come to, for the telling; matches that began earlier don't tell it."""
    player = t.state.players[seat]
    return {"score": player.score, "gained": player.gained.copy()} if t.engine > 1 else {}


def _led(t: Table[State], area: AreaId, which: str = "") -> dict[str, Any]:
    """Who has the most followers in the area now, and whether one alone has, for the telling of such matches too."""
    if t.engine == 1:
        return {}
    first = majority(t.state, area)
    alone = {} if first is None else {f"{which}majority": first}
    return {f"{which}leaders": leaders(t.state, area)} | alone


def pay_reward(state: State, winner: Seat, figure: Figure) -> dict[str, Any]:
    """PE-039 to PE-045: points, tokens as far as the supply goes (PE-R08), a follower. Returns what was received."""
    player = state.players[winner]
    player.score += figure.vp
    received = no_tokens()
    for kind, count in figure.tokens.items():
        received[kind] = min(count, state.supply[kind])
        state.supply[kind] -= received[kind]
        player.gained[kind] += received[kind]
    follower, space = place_follower(state, winner, figure)
    return {"vp": figure.vp} | received | {"area": figure.area, "follower": follower, "space": space}


def place_follower(state: State, winner: Seat, figure: Figure) -> tuple[str, SpaceId]:
    """PE-042 to PE-045, PE-R07: one from stock on the first free space, if there are both; says what came of it."""
    if not figure.area:
        return "none", ""
    free = free_spaces(state.followers, figure.area)
    if not free:
        return "full", ""
    if not state.players[winner].stock:
        return "no-stock", ""
    state.players[winner].stock -= 1
    state.followers[free[0]] = winner
    return "placed", free[0]


def movable(state: State) -> dict[SpaceId, Seat]:
    """PE-092, PE-093: the followers that Spy and Apothecary may touch, in the order of the spaces."""
    safe = safe_areas(state)
    return {space: state.followers[space] for space in SPACES if space in state.followers and SPACES[space] not in safe}


def safe_areas(state: State) -> list[AreaId]:
    """PE-R13: with Domination, the areas that one player holds whole."""
    return [area for area in AREAS if state.domination and dominated(state, area)]


def out_of_reach(state: State, rule: str) -> dict[OptionId, Why]:
    """PE-092, PE-093: the followers that this rule keeps safe."""
    return {
        f"follower:{space}": (rule, "dominated", SafeFollower(seat=state.followers[space], area=area))
        for area in safe_areas(state)
        for space in AREAS[area].spaces
    }


def spy(t: Table[State], me: Seat) -> Script[None]:
    """PE-060 to PE-064, PE-R10: replace a follower of another player with one from my stock, or decline."""
    state = t.state
    targets = {f"follower:{space}": space for space, owner in movable(state).items() if owner != me}
    if not targets or not state.players[me].stock:
        t.note("no-effect", seat=me, figure="spy")
        return
    safe = out_of_reach(state, "PE-092")
    options: dict[OptionId, Fact | None] = {option: _replaced(state, me, space) for option, space in targets.items()}
    options[DECLINE] = None
    chosen = yield from t.ask(me, options, "spy", blocked=safe, doing="spying")
    if chosen == DECLINE:
        t.note("declined", seat=me, figure="spy")
        return
    space = targets[chosen]
    victim = state.followers[space]
    state.players[victim].stock += 1
    state.players[me].stock -= 1
    state.followers[space] = me
    area = SPACES[space]
    t.note("replaced", seat=me, victim_seat=victim, area=area, space=space, **_led(t, area))


def _replaced(state: State, me: Seat, space: SpaceId) -> ReplaceFollower:
    area = SPACES[space]
    mine, most = against({**state.followers, space: me}, area, me, len(state.players))
    return ReplaceFollower(seat=state.followers[space], area=area, mine=mine, most=most)


def apothecary(t: Table[State], me: Seat) -> Script[None]:
    """PE-065 to PE-068, PE-R11: exchange two followers of different players in different areas, or decline."""
    followers = movable(t.state)
    first_of = {f"follower:{space}": space for space in followers if any(partners(followers, space))}
    if not first_of:
        t.note("no-effect", seat=me, figure="apothecary")
        return
    safe = out_of_reach(t.state, "PE-093")
    options: dict[OptionId, Fact | None] = {option: _first(t.state, me, space) for option, space in first_of.items()}
    options[DECLINE] = None
    chosen = yield from t.ask(me, options, "exchange", blocked=safe, doing="exchanging")
    if chosen == DECLINE:
        t.note("declined", seat=me, figure="apothecary")
        return
    first = first_of[chosen]
    second_of = {f"follower:{space}": space for space in partners(followers, first)}
    blocked = safe | no_change(followers, first)
    second = yield from t.pick(
        me,
        second_of,
        "exchange-with",
        facts={option: _exchange(t.state, me, first, space) for option, space in second_of.items()},
        blocked=blocked,
        doing="exchanging",
        always=True,  # with it the first choice can't be taken back any more
        area=SPACES[first],
        space=first,
    )
    t.state.followers = dict(exchanged(t.state.followers, first, second))
    t.note(
        "exchanged",
        seat=me,
        first_seat=followers[first],
        first_area=SPACES[first],
        first=first,
        second_seat=followers[second],
        second_area=SPACES[second],
        second=second,
        **_led(t, SPACES[first], "first_"),
        **_led(t, SPACES[second], "second_"),
    )


def _first(state: State, me: Seat, space: SpaceId) -> FirstFollower:
    area = SPACES[space]
    mine, most = against(state.followers, area, me, len(state.players))
    return FirstFollower(seat=state.followers[space], area=area, mine=mine, most=most)


def _exchange(state: State, me: Seat, first: SpaceId, second: SpaceId) -> ExchangeWith:
    after, seats = exchanged(state.followers, first, second), len(state.players)
    mine, most = against(after, SPACES[second], me, seats)
    first_mine, first_most = against(after, SPACES[first], me, seats)
    return ExchangeWith(
        seat=state.followers[second],
        area=SPACES[second],
        mine=mine,
        most=most,
        first_area=SPACES[first],
        first_mine=first_mine,
        first_most=first_most,
    )


def partners(followers: Followers, space: SpaceId) -> Iterator[SpaceId]:
    """PE-R11: those with whom an exchange changes something."""
    mine, area = followers[space], SPACES[space]
    return (other for other, owner in followers.items() if owner != mine and SPACES[other] != area)


def no_change(followers: Followers, first: SpaceId) -> dict[OptionId, Why]:
    """PE-R11: those with whom an exchange would change nothing."""
    return {
        f"follower:{space}": (
            "PE-R11",
            "same-area" if SPACES[space] == SPACES[first] else "same-owner",
            SafeFollower(seat=owner, area=SPACES[space]),
        )
        for space, owner in followers.items()
        if space != first and (SPACES[space] == SPACES[first] or owner == followers[first])
    }


def clear_bids(t: Table[State]) -> None:
    """PE-046, PE-087, PE-088: bids go to the supply, with Refund only those that won; PE-041: gains become the hand."""
    state = t.state
    for seat, player in enumerate(state.players):
        refunded = no_tokens()
        for figure, bid in player.bids.items():
            comes_back = state.refund and state.winners.get(figure) != seat
            goes_to = refunded if comes_back else state.supply
            for kind in KINDS:
                goes_to[kind] += bid[kind]
        if any(refunded.values()):
            t.note("refunded", seat=seat, tokens=refunded)
        player.bids = {}
        player.hand = {kind: player.gained[kind] + refunded[kind] for kind in KINDS}
        player.gained = no_tokens()
