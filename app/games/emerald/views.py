"""Who may know what (EM-266 to EM-286).

`public` (keys that would be empty are left out where it says "if"):

    rulebook   "it" | "hu"                 limit      VP that end the game
    first, active                          seats
    actions    actions done in this turn (0..2); 0 and `placing` while Main Agents are put on the board
    free       whether a free action was done in this turn
    placing    whether Main Agents are still being placed
    over       if the game is over: the reason; then also `sides` {seat: side}, `eliminated` (a side or ""),
               `identities_left` {side: n}, `secret` {seat: {"doubles": {agent: 1}, "removed": {card: n}}}
    score      {seat: VP disc}
    tracks     {"war": space, "revolution": space}
    cities     {city: {up: card (if any), below: cards under it, box: {seat: cubes}, card: {seat: cubes},
                control: seat (if any), royal: "killed"|"hidden" and royal_by: seat (if done), blocked: true and
                card_blocked: true (if a disc lies there), zombies: n, locked: seat (if Bismarck), destroyed: true
                (if so), sway: {"box"|"card": {seat: [influence, agents]}} for seats with any}}
    offers     {permanent: {cubes: {seat: n}, blocked: true (if so)}}
    agents     {agent: {seat, city ("mi_go" on that card), vampire: true (if so)}}; a Main Agent's id is its colour
    exposed    {agent: 1} double-agent counters used up
    removed    {card: n} cards that left the game openly
    supply     {permanents, doubles, sanity, sane (drawn), safe, discs, zombies, city_cards: {city: 1}}: what is left
    players    {seat: {colour, stock, pool, limbo, hand, hand_limit, deck, discards (counts), top: card (if any),
                doubles, mad, mad_limit, removed: cards removed unseen, side (if revealed), changed and known (true),
                permanents {id: 1}, scoring {card: 1}, killed {agent: owner seat}, sacrificed {agent: 1},
                shown {card: n}, discs: control discs on the board (the tie-break)}}

`private` of a seat:

    side, hand {card: n}, deck {card: n} (what must be in it), discards {card: n}, removed {card: n},
    doubles {agent: 1}, seen {seat: side} by Burtsev, taken {agent: seat} by Irene Adler,
    put_back {agent: 1} by Pinkerton Agents, score (the true one, EM-285), points {source: n}
"""

from typing import Any

import msgspec

from app.games.emerald.claim import influence
from app.games.emerald.content import PIECES, SETUP
from app.games.emerald.points import control_discs, disc, eliminated_side, points, result
from app.games.emerald.state import CityState, Offer, Player, State, counts, has
from parlour import Dice, Seat

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


def public(state: State) -> dict[str, Any]:
    """EM-266 to EM-268: the table as anybody sees it."""
    s = state
    view: dict[str, Any] = {
        "rulebook": s.rulebook,
        "seats": len(s.players),
        "limit": s.limit,
        "first": s.first,
        "active": s.active,
        "actions": s.actions,
        "free": s.free_done,
        "placing": not s.over and any(player.colour not in s.agents for player in s.players),
        "score": {str(seat): disc(s, seat) for seat in range(len(s.players))},
        "tracks": dict(s.tracks),
        "cities": {name: _city(s, name, city) for name, city in s.cities.items()},
        "offers": {name: _offer(offer) for name, offer in s.offers.items()},
        "agents": {name: _agent(s, name) for name in s.agents},
        "exposed": _ones(s.exposed),
        "removed": counts(s.removed),
        "supply": _supply(s),
        "players": {str(seat): _player(s, seat, player) for seat, player in enumerate(s.players)},
    }
    if s.over:
        view |= _ending(s)
    return view


def _ones(things: list[str]) -> dict[str, int]:
    return dict.fromkeys(sorted(things), 1)


def _by_seat(cubes: list[int]) -> dict[str, int]:
    return {str(seat): number for seat, number in enumerate(cubes) if number}


def _city(s: State, name: str, city: CityState) -> dict[str, Any]:
    view: dict[str, Any] = {
        "below": len(city.stack),
        "box": _by_seat(city.cubes),
        "card": _by_seat(city.card_cubes),
        "zombies": city.zombies,
        "sway": {"box": _sway(s, f"city:{name}"), "card": _sway(s, f"stack:{name}")},
    }
    if city.up:
        view["up"] = city.up
    if city.control is not None:
        view["control"] = city.control
    if city.royal_by is not None:
        view |= {"royal": city.royal, "royal_by": city.royal_by}
    if city.locked_by is not None:
        view["locked"] = city.locked_by
    marks = {"blocked": city.blocked, "card_blocked": city.card_blocked, "destroyed": city.destroyed}
    return view | {mark: True for mark, is_set in marks.items() if is_set}


def _sway(s: State, place: str) -> dict[str, list[int]]:
    weights = enumerate(influence(s, place))
    return {str(seat): [weight.points, weight.agents] for seat, weight in weights if weight.points}


def _offer(offer: Offer) -> dict[str, Any]:
    view: dict[str, Any] = {"cubes": _by_seat(offer.cubes)}
    return view | ({"blocked": True} if offer.blocked else {})


def _agent(s: State, name: str) -> dict[str, Any]:
    agent = s.agents[name]
    view: dict[str, Any] = {"seat": agent.owner, "city": agent.city}
    return view | ({"vampire": True} if agent.vampire else {})


def _supply(s: State) -> dict[str, Any]:
    unclaimed = [name for name, city in s.cities.items() if city.control is None and not city.destroyed]
    return {
        "permanents": len(s.permanents),
        "doubles": len(s.doubles),
        "sanity": len(s.sanity),
        "sane": s.sane,
        "safe": s.safe_left,
        "discs": s.blocking_discs_left,
        "zombies": 0 if s.leopold else PIECES.zombies - s.zombies_out,
        "city_cards": _ones(unclaimed),
    }


def _player(s: State, seat: Seat, player: Player) -> dict[str, Any]:
    view: dict[str, Any] = {
        "colour": player.colour,
        "stock": player.stock,
        "pool": player.pool,
        "limbo": player.limbo,
        "hand": len(player.hand),
        "hand_limit": player.hand_limit,
        "deck": len(player.deck),
        "discards": len(player.discards),
        "doubles": len(player.doubles),
        "discs": control_discs(s, seat),
        "mad": player.mad,
        "mad_limit": SETUP.mad_limit_freud if has(s, seat, "sigmund_freud") else SETUP.mad_limit,
        "removed": len(player.removed),
        "permanents": _ones(player.permanents),
        "scoring": _ones(player.scoring),
        "killed": {kill.agent: kill.owner for kill in player.killed},
        "sacrificed": _ones(player.sacrificed),
        "shown": counts(player.shown),
    }
    if player.discards:
        view["top"] = player.discards[-1].card
    if player.revealed:
        view["side"] = player.side
    marks = {"known": player.known, "changed": player.changed}
    return view | {mark: True for mark, is_set in marks.items() if is_set}


def _ending(s: State) -> dict[str, Any]:
    """EM-258, EM-265, EM-275: at the end all is shown."""
    final = result(s)
    assert final is not None
    return {
        "over": s.over,
        "sides": {str(seat): player.side for seat, player in enumerate(s.players)},
        "eliminated": eliminated_side(s, final.scores),
        "identities_left": counts(s.identities_left),
        "secret": {
            str(seat): {"doubles": _ones(player.doubles), "removed": counts(player.removed)}
            for seat, player in enumerate(s.players)
        },
    }


# ---- what one seat knows on top


def private(state: State, seat: Seat) -> dict[str, Any]:
    """EM-269 to EM-273, EM-285: the seat's own things and what it has learned."""
    player = state.players[seat]
    mine = points(state, seat, secrets=True)
    return {
        "side": player.side,
        "hand": counts(player.hand),
        "deck": counts(player.deck.cards),
        "discards": counts([laid.card for laid in player.discards]),
        "removed": counts(player.removed),
        "doubles": _ones(player.doubles),
        "seen": dict(player.seen),
        "taken": dict(player.taken),
        "put_back": _ones(player.put_back),
        "score": sum(mine.values()),
        "points": mine,
    }
