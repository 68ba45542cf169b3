"""What lies on the table, and the questions one can ask by looking at it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct, field

from app.games.persuasion.content import (
    AREAS,
    FOLLOWERS,
    KINDS,
    SPACES,
    TOKENS_IN_ALL,
    AreaId,
    FigureId,
    Kind,
    PlacementId,
    SpaceId,
)
from parlour import Seat

Tokens: TypeAlias = dict[Kind, int]
"""So many tokens of each kind; every kind is named."""

Phase: TypeAlias = Literal["espionage", "persuasion", "evaluation", "donations", "over"]
"""PE-013: the four phases of a round, and the end of the game."""


def no_tokens() -> Tokens:
    return dict.fromkeys(KINDS, 0)


class Player(Struct):
    """One player's corner of the table."""

    colour: str
    hand: Tokens
    """What all know the player can bid this round. It leaves the hand at the reveal, not while it is being placed."""
    placed: dict[PlacementId, int] = field(default_factory=dict)
    """Secret: where the tokens of the hand lie behind the screen, until all are done."""
    done: bool = False
    bids: dict[FigureId, Tokens] = field(default_factory=dict)
    """The valid bids on the bid board, from the reveal until all figures have been evaluated."""
    gained: Tokens = field(default_factory=no_tokens)
    """Tokens received in this round: the hand of the next one."""
    shown: dict[PlacementId, int] = field(default_factory=dict)
    """What the last reveal showed, void tokens included."""
    void: dict[PlacementId, str] = field(default_factory=dict)
    """Which of those were void, each with the rule that says so."""
    stock: int = FOLLOWERS
    score: int = 0


class State(Struct):
    """A game of Persuasion."""

    players: list[Player]
    supply: Tokens
    refund: bool
    domination: bool
    deals: bool
    followers: dict[SpaceId, Seat] = field(default_factory=dict)
    """Whose follower stands on a space; a space that is free is not named."""
    winners: dict[FigureId, Seat] = field(default_factory=dict)
    """Who won the figures that have been evaluated since the last reveal."""
    ranking: dict[FigureId, list[Seat]] = field(default_factory=dict)
    """Who made the valid bids of the last reveal, the strongest first."""
    round: int = 1
    phase: Phase = "espionage"


Followers: TypeAlias = Mapping[SpaceId, Seat]
"""Whose follower stands on a space, on the board or on one that is only thought of."""


def free_spaces(followers: Followers, area: AreaId) -> list[SpaceId]:
    return [space for space in AREAS[area].spaces if space not in followers]


def board_full(state: State) -> bool:
    return len(state.followers) == len(SPACES)


def presence(followers: Followers, area: AreaId, seats: int) -> list[int]:
    """How many followers each player has in an area."""
    counts = [0] * seats
    for space in AREAS[area].spaces:
        if space in followers:
            counts[followers[space]] += 1
    return counts


def most_present(counts: Sequence[int]) -> list[Seat]:
    """PE-080, PE-081: those with the most followers in an area; only one of them alone has the majority."""
    most = max(counts)
    return [seat for seat, count in enumerate(counts) if count == most] if most else []


def leaders(state: State, area: AreaId) -> list[Seat]:
    return most_present(presence(state.followers, area, len(state.players)))


def majority(state: State, area: AreaId) -> Seat | None:
    """The one player with more followers in the area than each other, if there is one."""
    first = leaders(state, area)
    return first[0] if len(first) == 1 else None


def dominated(state: State, area: AreaId) -> bool:
    """PE-R13: one player stands on every printed space of the area."""
    return len(AREAS[area].spaces) in presence(state.followers, area, len(state.players))


def held(player: Player) -> int:
    return sum(player.hand.values())


def invariants(state: State) -> Iterable[str]:
    """Nothing is created or lost: 12 Force, 12 Blackmail, 36 Gold (PE-005), 25 followers a player (PE-006)."""
    for kind, in_all in TOKENS_IN_ALL.items():
        with_players = sum(
            player.hand[kind] + player.gained[kind] + sum(bid[kind] for bid in player.bids.values())
            for player in state.players
        )
        if with_players + state.supply[kind] != in_all or state.supply[kind] < 0:
            yield f"{with_players} {kind} with the players and {state.supply[kind]} in the supply are not {in_all}"
    on_board = list(state.followers.values())
    for seat, player in enumerate(state.players):
        if player.stock + on_board.count(seat) != FOLLOWERS or player.stock < 0:
            yield f"seat {seat} has {player.stock} followers in stock and {on_board.count(seat)} on the board"
        for kind in KINDS:
            placed = sum(n for placement, n in player.placed.items() if placement.startswith(kind))
            if placed > player.hand[kind]:
                yield f"seat {seat} placed {placed} {kind} of {player.hand[kind]}"
