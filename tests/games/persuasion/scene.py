"""Situations: a real match in which hands, followers and scores are as a test needs them.

Bids are written as in the digest: "general 1F+2G, priest 1B" is one Force and two Gold on the General, one Blackmail on
the Priest.
"""

from collections.abc import Callable, Mapping
from typing import Any

from app.engine import Game, Match, Note, Result, Seat, Table, View, load
from app.games.persuasion.content import AREAS, FOLLOWERS, KINDS, SPACES, TOKENS_IN_ALL, Kind
from app.games.persuasion.state import Player, State, Tokens
from app.games.persuasion.views import Private, Public

GAME: Game[State] = load("persuasion")
LETTERS: dict[str, Kind] = {"F": "force", "B": "blackmail", "G": "gold"}
A, B, C, D = range(4)


def tokens(text: str) -> Tokens:
    """The tokens of "2F+1G"."""
    counts = dict.fromkeys(KINDS, 0)
    for part in filter(None, text.split("+")):
        counts[LETTERS[part[-1]]] += int(part[:-1])
    return counts


def placements(text: str) -> list[str]:
    """The choices that make the bids of "general 1F+2G, priest 1B"."""
    chosen = []
    for bid in filter(None, (part.strip() for part in text.split(","))):
        figure, amount = bid.split()
        chosen += [f"{kind}:{figure}" for kind, n in tokens(amount).items() for _ in range(n)]
    return chosen


def seen(match: Match[State], seat: Seat | None = None) -> View[Public, Private]:
    """What a seat sees; without one, a spectator, for whom nothing is private."""
    return match.view(seat)


class Scene:
    """A match at the start of a round, set up as told, and what has happened in it since."""

    def __init__(
        self,
        *hands: str,
        followers: Mapping[str, list[Seat]] | None = None,
        scores: list[int] | None = None,
        change: Callable[[State], None] = lambda state: None,
        **options: bool,
    ) -> None:
        """`followers` says who stands in an area, from its first space on; `change` may set anything else."""
        fresh = Match.new(GAME, len(hands), options, seed=bytes(32))
        point = GAME.read_checkpoint(fresh.saved)
        state = point.state
        for seat, hand in enumerate(hands):
            state.players[seat].hand = tokens(hand)
            state.players[seat].score = scores[seat] if scores else 0
        for area, owners in (followers or {}).items():
            state.followers |= dict(zip(AREAS[area].spaces, owners, strict=False))
        for seat, player in enumerate(state.players):
            player.stock = FOLLOWERS - list(state.followers.values()).count(seat)
        for kind in KINDS:
            state.supply[kind] = TOKENS_IN_ALL[kind] - sum(player.hand[kind] for player in state.players)
        change(state)
        self.match = Match(GAME, point.options, Table(state, point.dice, len(hands)), [0] * len(hands))
        self.notes: list[Note] = []

    # ---- playing

    def choose(self, seat: Seat, *options: str) -> None:
        for option in options:
            self.notes += self.match.choose(seat, option).notes

    def bid(self, seat: Seat, text: str) -> None:
        self.choose(seat, *placements(text), "done")

    # ---- looking

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def result(self) -> Result:
        assert self.match.result is not None, "the game goes on"
        return self.match.result

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    def public(self) -> Public:
        return seen(self.match).public

    def private(self, seat: Seat) -> Private:
        return seen(self.match, seat).private

    def told(self, note_id: str) -> list[dict[str, Any]]:
        return [note.args for note in self.notes if note.id == note_id]

    def evaluated(self, figure: str) -> dict[str, Any]:
        (note,) = (args for args in self.told("evaluated") if args["figure"] == figure)
        return note

    def winner(self, figure: str) -> Seat | None:
        return self.evaluated(figure).get("seat")

    def count(self, area: str) -> list[int]:
        return [
            [self.state.followers.get(space) for space in AREAS[area].spaces].count(s) for s in self.match.table.seats
        ]

    def targets(self, seat: Seat) -> list[str]:
        """The spaces whose followers the seat may choose now."""
        options = self.match.asks[seat].options
        return [option.removeprefix("follower:") for option in options if option.startswith("follower:")]


def hand_for(bids: str) -> str:
    """The hand that these bids need, written like a bid."""
    needed = [placement.split(":")[0] for placement in placements(bids)]
    return "+".join(f"{needed.count(kind)}{letter}" for letter, kind in LETTERS.items() if kind in needed)


def showdown(
    *bids: str,
    followers: Mapping[str, list[Seat]] | None = None,
    scores: list[int] | None = None,
    change: Callable[[State], None] = lambda state: None,
    **options: bool,
) -> Scene:
    """A round in which each seat holds just the tokens of its bids and makes them."""
    hands = [hand_for(text) for text in bids]
    scene = Scene(*hands, followers=followers, scores=scores, change=change, **options)
    for seat, text in enumerate(bids):
        scene.bid(seat, text)
    return scene


def full_town(*free: str, owner: Seat = A) -> dict[str, list[Seat]]:
    """Every space taken by one player, except the last one of each area named, once for each time it is named."""
    return {area: [owner] * (len(AREAS[area].spaces) - free.count(area)) for area in AREAS}


__all__ = ["GAME", "SPACES", "A", "B", "C", "D", "Scene", "full_town", "placements", "seen", "showdown", "tokens"]
