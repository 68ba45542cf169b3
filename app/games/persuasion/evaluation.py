"""The Evaluation: who persuaded whom, what it brings, and the two powers that move followers on the board."""

from collections.abc import Iterator, Mapping
from typing import Any

from app.games.persuasion.content import AREAS, KINDS, SPACES, AreaId, Figure, SpaceId
from app.games.persuasion.state import State, Tokens, dominated, free_spaces, no_tokens
from parlour import OptionId, Script, Seat, Table, Why

DECLINE: OptionId = "decline"


def evaluate(t: Table[State], figure: Figure) -> Script[None]:
    """PE-029, PE-034, PE-038: the strongest bid wins the figure and receives its whole reward at once."""
    bids = {seat: player.bids[figure.id] for seat, player in enumerate(t.state.players) if figure.id in player.bids}
    winner = strongest(bids)
    if winner is None:
        t.note("evaluated", figure=figure.id, outcome="tied" if bids else "unbid")
        return
    t.state.winners[figure.id] = winner
    t.note("evaluated", figure=figure.id, outcome="won", seat=winner, **pay_reward(t.state, winner, figure))
    if figure.power == "replace_follower":
        yield from spy(t, winner)
    elif figure.power == "swap_followers":
        yield from apothecary(t, winner)


def strongest(bids: Mapping[Seat, Tokens]) -> Seat | None:
    """PE-030 to PE-037: most Force, then most Blackmail, then most Gold; an equal strongest bid wins for nobody."""
    strength = {seat: tuple(bid[kind] for kind in KINDS) for seat, bid in bids.items()}
    best = max(strength.values(), default=None)
    leaders = [seat for seat, mine in strength.items() if mine == best]
    return leaders[0] if len(leaders) == 1 else None


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
    free = free_spaces(state, figure.area)
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
    return {f"follower:{space}": (rule, "dominated") for area in safe_areas(state) for space in AREAS[area].spaces}


def spy(t: Table[State], me: Seat) -> Script[None]:
    """PE-060 to PE-064, PE-R10: replace a follower of another player with one from my stock, or decline."""
    state = t.state
    targets = {f"follower:{space}": space for space, owner in movable(state).items() if owner != me}
    if not targets or not state.players[me].stock:
        t.note("no-effect", seat=me, figure="spy")
        return
    safe = out_of_reach(state, "PE-092")
    chosen = yield from t.ask(me, (*targets, DECLINE), "spy", blocked=safe, doing="spying")
    if chosen == DECLINE:
        t.note("declined", seat=me, figure="spy")
        return
    space = targets[chosen]
    victim = state.followers[space]
    state.players[victim].stock += 1
    state.players[me].stock -= 1
    state.followers[space] = me
    t.note("replaced", seat=me, victim_seat=victim, area=SPACES[space], space=space)


def apothecary(t: Table[State], me: Seat) -> Script[None]:
    """PE-065 to PE-068, PE-R11: exchange two followers of different players in different areas, or decline."""
    followers = movable(t.state)
    first_of = {f"follower:{space}": space for space in followers if any(partners(followers, space))}
    if not first_of:
        t.note("no-effect", seat=me, figure="apothecary")
        return
    safe = out_of_reach(t.state, "PE-093")
    chosen = yield from t.ask(me, (*first_of, DECLINE), "exchange", blocked=safe, doing="exchanging")
    if chosen == DECLINE:
        t.note("declined", seat=me, figure="apothecary")
        return
    first = first_of[chosen]
    second_of = {f"follower:{space}": space for space in partners(followers, first)}
    blocked = safe | no_change(followers, first)
    second = yield from t.pick(
        me, second_of, "exchange-with", blocked=blocked, doing="exchanging", area=SPACES[first], space=first
    )
    on_board = t.state.followers
    on_board[first], on_board[second] = on_board[second], on_board[first]
    t.note(
        "exchanged",
        seat=me,
        first_seat=followers[first],
        first_area=SPACES[first],
        first=first,
        second_seat=followers[second],
        second_area=SPACES[second],
        second=second,
    )


def partners(followers: Mapping[SpaceId, Seat], space: SpaceId) -> Iterator[SpaceId]:
    """PE-R11: those with whom an exchange changes something."""
    mine, area = followers[space], SPACES[space]
    return (other for other, owner in followers.items() if owner != mine and SPACES[other] != area)


def no_change(followers: Mapping[SpaceId, Seat], first: SpaceId) -> dict[OptionId, Why]:
    """PE-R11: those with whom an exchange would change nothing."""
    return {
        f"follower:{space}": ("PE-R11", "same-area" if SPACES[space] == SPACES[first] else "same-owner")
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
