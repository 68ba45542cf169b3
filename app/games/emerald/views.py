"""Who may know what (EM-266 to EM-286)."""

import msgspec

from app.games.emerald.content import PIECES
from app.games.emerald.ends import near_ends
from app.games.emerald.influence import Crew, crews, cultists, influence, leaders
from app.games.emerald.points import (
    brought_about,
    control_discs,
    discs,
    eliminated_side,
    lowest,
    points,
    result,
    track_points,
)
from app.games.emerald.shown import (
    AgentView,
    CityId,
    CityView,
    Cubes,
    Ids,
    OfferView,
    PlayerView,
    Private,
    Public,
    SecretView,
    StoryView,
    SupplyView,
    SwayView,
)
from app.games.emerald.state import Agent, CityState, Offer, Player, State, counts
from parlour import Dice, Result, Seat, part

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(State).decode


# ---- dealing anew


def redeal(state: State, seat: Seat | None, dice: Dice) -> State:
    """The same game for this seat, with all that it can't know dealt anew."""
    s = _decode(_encode(state))
    for pile in (s.permanents.cards, s.sanity.cards):
        dice.shuffle(pile)
    _redeal_stacks(s, dice)
    if not s.over:
        _redeal_identities(s, seat, dice)
        _redeal_doubles(s, seat, dice)
    dice.shuffle(s.doubles.cards)
    for other, player in enumerate(s.players):
        if other != seat:
            _redeal_cards(player, dice, keep_removed=bool(s.over))
        dice.shuffle(player.deck.cards)
    return s


def _redeal_stacks(s: State, dice: Dice) -> None:
    """EM-274: the cards face down in the stacks and those out of the game unseen."""
    hidden = [*s.unseen, *(card for city in s.cities.values() for card in city.stack.cards)]
    dice.shuffle(hidden)
    s.unseen = [hidden.pop() for _ in s.unseen]
    for city in s.cities.values():
        city.stack.cards = [hidden.pop() for _ in city.stack.cards]


def _redeal_identities(s: State, seat: Seat | None, dice: Dice) -> None:
    """EM-269: identities that are neither the seat's own, nor revealed, nor seen by it."""
    seen = s.players[seat].seen if seat is not None else {}
    unknown = [
        player
        for other, player in enumerate(s.players)
        if other != seat and not player.revealed and str(other) not in seen
    ]
    cards = [player.identity for player in unknown] + s.identities_left
    dice.shuffle(cards)
    for player in unknown:
        player.identity = cards.pop()
    s.identities_left = cards


def _redeal_doubles(s: State, seat: Seat | None, dice: Dice) -> None:
    """EM-272, EM-273: hidden counters, except those the seat knows the place of."""
    me = s.players[seat] if seat is not None else None
    known = [*me.taken, *me.put_back] if me else []
    rivals = [player for player in s.players if player is not me]
    piles = [*(player.doubles for player in rivals), s.doubles.cards]
    hidden = [agent for pile in piles for agent in pile if agent not in known]
    dice.shuffle(hidden)
    for pile in piles:
        pile[:] = [agent if agent in known else hidden.pop() for agent in pile]


def _redeal_cards(player: Player, dice: Dice, *, keep_removed: bool) -> None:
    """EM-270, EM-271, EM-275: hand, deck, hidden discards and what was removed unseen, except cards all know of.

    City cards can't have been removed unseen (EM-188), so those are dealt first.
    """
    top = player.discards[-1:]
    buried = [laid for laid in player.discards if laid.hidden and laid not in top]
    hand = player.hand.copy()
    for card in player.shown:
        hand.remove(card)
    cards = hand + player.deck.cards + [laid.card for laid in buried]
    if not keep_removed:
        cards += player.removed
    dice.shuffle(cards)
    if not keep_removed:
        secret = [card for card in cards if not card.startswith("city_")][: len(player.removed)]
        for card in secret:
            cards.remove(card)
        player.removed = secret
    player.hand = player.shown + [cards.pop() for _ in hand]
    for laid in buried:
        laid.card = cards.pop()
    player.deck.cards = cards


# ---- what everyone may know


def public(state: State) -> Public:
    """EM-266 to EM-268: the table as anybody sees it."""
    s = state
    final = result(s)
    scores = discs(s)
    return Public(
        rulebook="it" if s.italian else "hu",
        seats=len(s.players),
        limit=s.limit,
        first=s.first,
        active=s.active,
        actions=s.actions,
        free=s.free_done,
        placing=not s.over and any(player.colour not in s.agents for player in s.players),
        score=dict(enumerate(scores)),
        last=dict.fromkeys(lowest(scores), 1) if any(scores) else {},
        tracks=dict(s.tracks),
        track_points={track: track_points(s, track) for track in s.tracks},
        cities=_cities(s),
        offers={name: _offer(offer) for name, offer in s.offers.items()},
        agents={name: _agent(agent) for name, agent in s.agents.items()},
        exposed=_ones(s.exposed),
        removed=counts(s.removed),
        supply=_supply(s),
        players={seat: _player(s.players[seat], laid) for seat, laid in enumerate(control_discs(s))},
        ends=near_ends(s),
        over=s.over,
        # EM-258, EM-265, EM-275: at the end all is shown
        sides=dict(enumerate(player.side for player in s.players)) if final else None,
        eliminated=eliminated_side(s, final.scores) if final else None,
        lowest=dict.fromkeys(lowest(final.scores), 1) if final else None,
        identities_left=counts(s.identities_left) if final else None,
        secret=dict(enumerate(map(_secret, s.players))) if final else None,
        story=_story(s, final) if final else None,
    )


def _story(s: State, final: Result) -> StoryView:
    """EM-260 to EM-263: who was out with which points, and who lost by the control discs alone."""
    side, best = eliminated_side(s, final.scores), final.scores[final.winners[0]]
    out = [seat for seat, player in enumerate(s.players) if player.side == side]
    last = lowest(final.scores)
    as_many = [seat for seat, score in enumerate(final.scores) if score == best]
    return StoryView(
        cause=dict.fromkeys(brought_about(s), 1),
        out=dict.fromkeys(out, 1),
        richer=dict.fromkeys([seat for seat in out if final.scores[seat] >= best and seat not in last], 1),
        level=dict.fromkeys([seat for seat in as_many if seat not in [*out, *final.winners]], 1),
    )


def _ones(things: list[str]) -> Ids:
    return dict.fromkeys(sorted(things), 1)


def _by_seat(cubes: list[int]) -> Cubes:
    return {seat: number for seat, number in enumerate(cubes) if number}


@part(lambda s: (s.cities, s.agents, ["cultists" in player.permanents for player in s.players]))
def _cities(s: State) -> dict[CityId, CityView]:
    agents = crews(s)
    return {name: _city(city, agents.get(name), cultists(s, city)) for name, city in s.cities.items()}


def _city(city: CityState, crew: Crew | None, cultists: Seat | None) -> CityView:
    box = influence(city.cubes, crew, cultists)
    card = influence(city.card_cubes, crew, cultists)
    return CityView(
        below=len(city.stack),
        box=_by_seat(city.cubes),
        card=_by_seat(city.card_cubes),
        sway=SwayView(
            box=box,
            card=card,
            box_first=dict.fromkeys(leaders(box), 1),
            card_first=dict.fromkeys(leaders(card), 1),
        ),
        zombies=city.zombies,
        up=city.up,
        control=city.control,
        royal=city.royal or None,
        royal_by=city.royal_by,
        blocked=city.blocked,
        card_blocked=city.card_blocked,
        locked=city.locked_by,
        destroyed=city.destroyed,
    )


def _offer(offer: Offer) -> OfferView:
    first = leaders(influence(offer.cubes, None, None))
    return OfferView(cubes=_by_seat(offer.cubes), first=dict.fromkeys(first, 1), blocked=offer.blocked)


def _agent(agent: Agent) -> AgentView:
    return AgentView(seat=agent.owner, city=agent.city, vampire=agent.vampire)


def _supply(s: State) -> SupplyView:
    unclaimed = [name for name, city in s.cities.items() if city.control is None and not city.destroyed]
    return SupplyView(
        permanents=len(s.permanents),
        doubles=len(s.doubles),
        sanity=len(s.sanity),
        sane=s.sane,
        safe=s.safe_left,
        discs=s.blocking_discs_left,
        zombies=0 if s.leopold else PIECES.zombies - s.zombies_out,
        city_cards=_ones(unclaimed),
    )


def _player(player: Player, control_discs: int) -> PlayerView:
    return PlayerView(
        colour=player.colour,
        stock=player.stock,
        pool=player.pool,
        limbo=player.limbo,
        hand=len(player.hand),
        hand_limit=player.hand_limit,
        deck=len(player.deck),
        discards=len(player.discards),
        shown=counts(player.shown),
        removed=len(player.removed),
        doubles=len(player.doubles),
        mad=player.mad,
        mad_limit=player.mad_limit,
        discs=control_discs,
        permanents=_ones(player.permanents),
        scoring=_ones(player.scoring),
        killed={kill.agent: kill.owner for kill in player.killed},
        sacrificed=_ones(player.sacrificed),
        top=player.discards[-1].card if player.discards else "",
        side=player.side if player.revealed else None,
        known=player.known,
        changed=player.changed,
    )


def _secret(player: Player) -> SecretView:
    return SecretView(doubles=_ones(player.doubles), removed=counts(player.removed))


# ---- what one seat knows on top


@part(lambda s, seat: (s.players[seat], points(s, seat, secrets=True)))
def private(state: State, seat: Seat) -> Private:
    """EM-269 to EM-273, EM-285: the seat's own things and what it has learned."""
    player = state.players[seat]
    mine = points(state, seat, secrets=True)
    return Private(
        side=player.side,
        hand=counts(player.hand),
        deck=counts(player.deck.cards),
        discards=counts([laid.card for laid in player.discards]),
        removed=counts(player.removed),
        doubles=_ones(player.doubles),
        seen={int(other): side for other, side in player.seen.items()},
        taken=dict(player.taken),
        put_back=_ones(player.put_back),
        score=sum(mine.values()),
        points=mine,
    )
