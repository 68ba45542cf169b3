"""How the computer plays: put each token where it adds most, and move followers where it helps most.

It keeps nothing in mind between two asks. Each answer is worked out from what lies on the table and what it has placed
so far, so a placement grows token by token towards a whole.
"""

from collections.abc import Mapping
from math import exp

from app.games.persuasion.content import AREAS, FIGURES, KINDS, SPACES, AreaId, Figure, Kind, SpaceId
from app.games.persuasion.evaluation import exchanged, partners
from app.games.persuasion.rules import PlaceToken
from app.games.persuasion.state import Followers, free_spaces, most_present, presence
from app.games.persuasion.views import Private, Public
from parlour import Ask, Dice, OptionId, Seat, View

TOKEN_WORTH: Mapping[Kind, float] = {"force": 6.0, "blackmail": 4.0, "gold": 0.7}
"""What a token is worth to hold next round. Gold is little: who has few tokens is given it for nothing."""

SPY_WORTH = 7.0
APOTHECARY_WORTH = 6.0
"""What the powers are worth on a full board; in proportion while it fills."""

CONTEST = 0.8
"""How eagerly the others are thought to bid: a weight on the tokens they could put on a figure."""

ANSWERED = 0.35
"""How much of the threat each token beyond the first leaves. The first only meets it: an equal bid wins nothing."""

HURRY = 8.0
"""What filling a space is worth in itself when the town is nearly full: a game wants to end."""

WHIM = 0.9
"""By how much a figure's worth is blurred, so that nobody can foresee the bids."""


def bot(view: View[Public, Private], ask: Ask, dice: Dice) -> OptionId:
    """A sensible choice from what the seat sees."""
    assert view.seat is not None
    if ask.prompt == "place":
        return place(view, ask, view.seat, dice)
    if ask.prompt == "spy":
        return spy(view, ask, view.seat)
    return exchange(view, ask, view.seat)


# ---- bidding


def place(view: View[Public, Private], ask: Ask, me: Seat, dice: Dice) -> OptionId:
    """The placement that raises the hoped-for gain most, strong tokens first; never one that would be void."""
    if "done" in ask.options:
        return "done"
    bids = my_bids(view.private)
    kind = next(kind for kind in KINDS if view.private.left[kind])
    best, most = "", -1.0
    for figure in FIGURES.values():
        mine = bids.get(figure.id, (0, 0, 0))
        if not isinstance(ask.options[f"{kind}:{figure.id}"], PlaceToken):
            continue
        more = chance(view, figure, me, with_one_more(mine, kind)) - chance(view, figure, me, mine)
        gain = more * worth(view, figure, me) * (1 + WHIM * (dice.below(200) / 100 - 1))
        if gain > most:
            best, most = f"{kind}:{figure.id}", gain
    return best


def my_bids(private: Private) -> dict[str, tuple[int, ...]]:
    """What lies on each figure already: so much force, blackmail, gold."""
    bids: dict[str, tuple[int, ...]] = {}
    for placement, count in private.placed.items():
        kind, figure = placement.split(":")
        before = bids.get(figure, (0, 0, 0))
        bids[figure] = tuple(n + count * (kind == other) for n, other in zip(before, KINDS, strict=True))
    return bids


def with_one_more(bid: tuple[int, ...], kind: Kind) -> tuple[int, ...]:
    return tuple(n + (kind == other) for n, other in zip(bid, KINDS, strict=True))


def chance(view: View[Public, Private], figure: Figure, me: Seat, bid: tuple[int, ...]) -> float:
    """How likely this bid is to win the figure, given what the others hold: each stronger kind may come against it."""
    if not any(bid):
        return 0.0
    likely = 1.0
    for kind, mine in zip(KINDS, bid, strict=True):
        if kind in figure.immune:
            continue
        open_to = sum(kind not in other.immune for other in FIGURES.values())
        rivals = sum(player.hand[kind] for other, player in view.public.seats.items() if other != me)
        threat = CONTEST * rivals / open_to * (1.5 if figure.area else 1.0)
        likely *= exp(-threat * ANSWERED ** max(mine - 1, 0))
        if mine and kind != KINDS[-1]:
            break
    return likely


def worth(view: View[Public, Private], figure: Figure, me: Seat) -> float:
    """What winning the figure is worth in points: printed points, tokens, and the ground gained in an area."""
    points = figure.vp + sum(TOKEN_WORTH[kind] * n for kind, n in figure.tokens.items())
    followers = view.public.followers
    if figure.power:
        filled = len(followers) / len(SPACES)
        return filled * (SPY_WORTH if figure.power == "replace_follower" else APOTHECARY_WORTH)
    if figure.area and view.public.seats[me].stock:
        free = free_spaces(followers, figure.area)
        if free:
            players = len(view.public.seats)
            points += ground({**followers, free[0]: me}, figure.area, me, players)
            points -= ground(followers, figure.area, me, players)
            points += HURRY * (len(followers) / len(SPACES)) ** 2
    return points


# ---- followers on the board


def spy(view: View[Public, Private], ask: Ask, me: Seat) -> OptionId:
    """The follower whose replacement gains the most ground; none if all lose."""
    now = view.public.followers
    moves = {option: {**now, space_of(option): me} for option in ask.options if option != "decline"}
    return best_of(view, ask, moves, me)


def exchange(view: View[Public, Private], ask: Ask, me: Seat) -> OptionId:
    """The follower of the best exchange: the first of the pair while none is chosen, else its best partner."""
    now = view.public.followers
    if ask.prompt == "exchange-with":
        first = ask.args["space"]
        moves = {option: exchanged(now, first, space_of(option)) for option in ask.options}
        return best_of(view, ask, moves, me)
    movable = {space: now[space] for space in map(space_of, ask.options) if space in now}
    pairs: dict[tuple[SpaceId, SpaceId], Followers] = {}
    for a in movable:
        for b in partners(movable, a):
            if (b, a) not in pairs:
                pairs[a, b] = exchanged(now, a, b)
    gains = {pair: gain(view, after, me) for pair, after in pairs.items()}
    best = max(gains, key=lambda pair: gains[pair])
    return f"follower:{best[0]}" if gains[best] > 0 else "decline"


def best_of(view: View[Public, Private], ask: Ask, moves: Mapping[OptionId, Followers], me: Seat) -> OptionId:
    """The move that gains most; to decline gains nothing."""
    gains = {option: gain(view, after, me) for option, after in moves.items()}
    if "decline" in ask.options:
        gains["decline"] = 0.0
    return max(gains, key=lambda option: gains[option])


def gain(view: View[Public, Private], after: Followers, me: Seat) -> float:
    """How much better the board would be for me."""
    now = view.public.followers
    changed = [area for area in AREAS if any(now.get(s) != after.get(s) for s in AREAS[area].spaces)]
    players = len(view.public.seats)
    return sum(ground(after, area, me, players) - ground(now, area, me, players) for area in changed)


def ground(followers: Followers, area: AreaId, me: Seat, players: int) -> float:
    """My hopes for an area's points less the best rival's: the nearer the area is to full, the more a lead counts."""
    counts = presence(followers, area, players)
    free = len(AREAS[area].spaces) - sum(counts)
    sharpness = 2.5 / (0.6 + free**0.5)
    weights = [exp(sharpness * count) for count in counts]
    if not free and len(most_present(counts)) > 1:
        return 0.0
    hopes = [weight / sum(weights) for weight in weights]
    rival = max(hope for seat, hope in enumerate(hopes) if seat != me)
    return AREAS[area].points * (hopes[me] - 0.4 * rival)


def space_of(option: OptionId) -> SpaceId:
    """`follower:tavern:3` stands on `tavern:3`."""
    return option.removeprefix("follower:")
