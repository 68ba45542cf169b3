"""Who may know what. During the Persuasion a placement is its owner's secret; all else is public (PE-096, PE-097)."""

from copy import deepcopy
from typing import Any

from app.games.persuasion.content import AREAS, FIGURES, KINDS, TRACK_LENGTH
from app.games.persuasion.rules import PLACE, PLACEMENTS, void_placements
from app.games.persuasion.scoring import result
from app.games.persuasion.state import Player, State
from parlour import Dice, Seat

PRINTED_AREAS = {area.id: {"points": area.points, "spaces": list(area.spaces)} for area in AREAS.values()}
PRINTED_FIGURES = {
    figure.id: {
        "vp": figure.vp,
        "tokens": figure.tokens,
        "area": figure.area,
        "immune": list(figure.immune),
        "power": figure.power,
    }
    for figure in FIGURES.values()
}


def redeal(state: State, seat: Seat | None, dice: Dice) -> State:
    """An equal game for this seat: what the others have placed so far might be anything that their hands allow."""
    twin = deepcopy(state)
    if twin.phase != "persuasion":
        return twin
    for other, player in enumerate(twin.players):
        if other != seat:
            player.placed = _any_placement(player, dice)
    return twin


def _any_placement(player: Player, dice: Dice) -> dict[str, int]:
    placed: dict[str, int] = {}
    for kind in KINDS:
        for _ in range(player.hand[kind]):
            if player.done or dice.below(2):
                placement = dice.choice(PLACE[kind])
                placed[placement] = placed.get(placement, 0) + 1
    return placed


def public(state: State) -> dict[str, Any]:
    """What everyone may know, spectators included; with what is printed on the boards, so that they can be drawn."""
    end = result(state)
    scores = end.scores if end else [player.score for player in state.players]
    return {
        "areas": PRINTED_AREAS,
        "figures": PRINTED_FIGURES,
        "options": {"refund": state.refund, "domination": state.domination, "deals": state.deals},
        "round": state.round,
        "phase": state.phase,
        "supply": state.supply.copy(),
        "followers": state.followers.copy(),
        "winners": state.winners.copy(),
        "score": {str(seat): score for seat, score in enumerate(scores)},
        "seats": {str(seat): _seat(player, scores[seat]) for seat, player in enumerate(state.players)},
    }


def _seat(player: Player, score: int) -> dict[str, Any]:
    hundreds, track = divmod(score, TRACK_LENGTH)
    return {
        "colour": player.colour,
        "hand": player.hand.copy(),
        "gained": player.gained.copy(),
        "stock": player.stock,
        "hundreds": hundreds,
        "track": track,
        "done": player.done,
        "shown": player.shown.copy(),
        "void": player.void.copy(),
    }


def private(state: State, seat: Seat) -> dict[str, Any]:
    """The seat's own placement, what is left to place, and which tokens would be void (PE-R02: it is warned)."""
    player = state.players[seat]
    left = player.hand.copy()
    for placement, count in player.placed.items():
        left[PLACEMENTS[placement][0]] -= count
    return {"left": left, "placed": player.placed.copy(), "void": void_placements(player.placed)}
