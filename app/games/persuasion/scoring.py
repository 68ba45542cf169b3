"""The end of the game and its points."""

from typing import NamedTuple

from app.games.persuasion.content import AREAS, DOMINATION_POINTS, TOKEN_POINTS, AreaId
from app.games.persuasion.state import State, dominated, majority, presence
from parlour import Result, Seat


def result(state: State) -> Result | None:
    """PE-082, PE-083: once the round is over that filled the board, the most points win; equals share the victory."""
    if state.phase != "over":
        return None
    breakdown = {
        "figures": [player.score for player in state.players],
        "tokens": token_points(state),
        "areas": area_points(state),
    }
    if state.domination:
        breakdown["domination"] = domination_points(state)
    scores = [sum(points) for points in zip(*breakdown.values(), strict=True)]
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Result(scores, winners, "board-full", breakdown)


def token_points(state: State) -> list[int]:
    """PE-078: 5 for each Force, 3 for each Blackmail, 1 for each Gold in hand."""
    return [sum(TOKEN_POINTS[kind] * n for kind, n in player.hand.items()) for player in state.players]


class AreaCount(NamedTuple):
    """What an area comes to: followers by seat, who has the majority, and what it brings with and by domination."""

    followers: dict[Seat, int]
    leader: Seat | None
    points: int
    extra: int


def count_area(state: State, area: AreaId) -> AreaCount:
    """PE-080, PE-081: an area's points go to the one player with the most followers there.

    PE-091, PE-R20: with Domination 10 more if that player has it all.
    """
    present = presence(state.followers, area, len(state.players))
    leader = majority(state, area)
    followers = {seat: count for seat, count in enumerate(present) if count}
    if leader is None:
        return AreaCount(followers, None, 0, 0)
    extra = DOMINATION_POINTS if state.domination and dominated(state, area) else 0
    return AreaCount(followers, leader, AREAS[area].points, extra)


def area_points(state: State) -> list[int]:
    points = [0] * len(state.players)
    for area in AREAS:
        count = count_area(state, area)
        if count.leader is not None:
            points[count.leader] += count.points
    return points


def domination_points(state: State) -> list[int]:
    points = [0] * len(state.players)
    for area in AREAS:
        count = count_area(state, area)
        if count.leader is not None:
            points[count.leader] += count.extra
    return points
