"""The end of the game and its points."""

from app.games.persuasion.content import AREAS, DOMINATION_POINTS, TOKEN_POINTS
from app.games.persuasion.state import State, dominated, majority
from parlour import Result


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


def area_points(state: State) -> list[int]:
    """PE-080, PE-081: each area's points go to the one player with the most followers there."""
    points = [0] * len(state.players)
    for area in AREAS.values():
        leader = majority(state, area.id)
        if leader is not None:
            points[leader] += area.points
    return points


def domination_points(state: State) -> list[int]:
    """PE-091, PE-R20: 10 more for each area that one player has to themselves."""
    points = [0] * len(state.players)
    for area in AREAS.values():
        leader = majority(state, area.id)
        if leader is not None and dominated(state, area.id):
            points[leader] += DOMINATION_POINTS
    return points
