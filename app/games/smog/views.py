"""Chapter 11: what everybody may know, what a seat alone knows, and what it cannot know."""

from collections import Counter
from collections.abc import Iterable
from copy import deepcopy
from typing import Any

from app.games.smog.content import (
    AGENTS,
    ARTEFACTS,
    CARDS,
    COMBINATIONS,
    CORNERS,
    DISCS,
    ELEMENTS,
    FIGURES,
    GATES,
    PLACES,
    PROMENADE,
    SIDES,
)
from app.games.smog.state import Player, State
from parlour import Deck, Dice, Seat


def redeal(state: State, seat: Seat | None, dice: Dice) -> State:
    """SM-144, SM-145: the others' combinations, gates and hands and the order of the deck, dealt anew.

    After the end all cards are known, except for the order of the deck.
    """
    new = deepcopy(state)
    if new.winner is not None:
        dice.shuffle(new.deck.cards)
        return new
    others = [player for other, player in enumerate(new.players) if other != seat]
    known = [] if seat is None else [new.players[seat]]
    combinations = [id for id in COMBINATIONS if all(id != player.combination for player in known)]
    gates = [id for id in GATES if all(id != player.gate for player in known)]
    for player, combination, gate in zip(
        others, dice.sample(combinations, len(others)), dice.sample(gates, len(others)), strict=True
    ):
        player.combination, player.gate = combination, gate
    cards = new.deck.cards + [card for player in others for card in player.hand]
    dice.shuffle(cards)
    for player in others:
        player.hand = [cards.pop() for _ in player.hand]
    new.deck = Deck(cards)
    return new


# ---- public

BOARD: dict[str, Any] = {
    "discs": {
        disc: {
            "faces": [{"id": face.id, "thing": face.thing, "price": face.price} for face in PLACES[disc].faces],
            **({} if PLACES[disc].fog is None else {"fog": PLACES[disc].fog}),
        }
        for disc in DISCS
    },
    "cards": {card.id: list(card.requires) for card in CARDS.values()},
}
"""What is printed: it never changes, so it travels once."""


def public(state: State) -> dict[str, Any]:
    """SM-146: all that lies open on the table."""
    view: dict[str, Any] = {
        "board": BOARD,
        "phase": state.phase.value,
        "round": state.round,
        "leader": state.leader,
        "favour": state.favour,
        "active": state.active,
        "turn": _turn(state),
        "bank": state.bank,
        "hourglasses": state.hourglasses,
        "deck": len(state.deck),
        "discard": dict(Counter(state.discard)),
        "piles": {
            artefact: copies - sum(artefact in player.artefacts for player in state.players)
            for artefact, copies in ARTEFACTS.items()
        },
        "discs": {
            disc: {"turned": at.rotation, "blocked": dict.fromkeys(at.blocked, 1)} for disc, at in state.discs.items()
        },
        "agents": _agents(state),
        "players": {str(seat): _player(player) for seat, player in enumerate(state.players)},
    }
    if state.winner is not None:
        view["winner"] = state.winner
        view["shown"] = {str(seat): _secrets(player) for seat, player in enumerate(state.players)}
    return view


def _turn(state: State) -> dict[str, Any]:
    turn = state.turn
    return {
        "actions": turn.actions,
        "begged": turn.begged,
        "drew": turn.drew,
        "bought_on": dict.fromkeys(turn.bought_on, 1),
        "sold_on": dict.fromkeys(turn.sold_on, 1),
    }


def _agents(state: State) -> dict[str, dict[str, Any]]:
    """Where each of the six is: on a disc (the older first to leave), on its corner, or out of the game."""
    agents: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
    for slot, agent in enumerate(state.corners):
        agents[agent] = {"corner": CORNERS[slot]}
    for age, figure in enumerate(state.on_board):
        agents[state.corners[figure.slot]] |= {"disc": figure.disc, "oldest": age == 0}
    return agents


def _player(player: Player) -> dict[str, Any]:
    return {
        "side": SIDES[player.side],
        "gentleman": player.gentleman,
        "place": player.place,
        "coins": player.coins,
        "bribe": player.bribe,
        "elements": dict(player.elements),
        "artefacts": dict.fromkeys(player.artefacts, 1),
        "cards": len(player.hand),
        "sale_bonus": player.sale_bonus,
    }


# ---- private


def private(state: State, seat: Seat) -> dict[str, Any]:
    """SM-144: the seat's combination, gate and cards."""
    return _secrets(state.players[seat])


def _secrets(player: Player) -> dict[str, Any]:
    return {
        "combination": {element: n for element, n in COMBINATIONS[player.combination].items() if n},
        "gate": GATES[player.gate],
        "exit": player.exit,
        "hand": dict(Counter(player.hand)),
    }


# ---- what must always hold


def invariants(state: State) -> Iterable[str]:
    """Chapter 14: what is wrong with this state; normally nothing."""
    players = state.players
    coins = state.bank + sum(player.coins + player.bribe for player in players)
    if coins != FIGURES.supply.coins:
        yield f"SM-154: {coins} coins"
    if state.bank < 0 or any(player.coins < 0 or player.bribe < 0 for player in players):
        yield "a debt"
    glasses = state.hourglasses + sum(len(disc.blocked) for disc in state.discs.values())
    if glasses != FIGURES.supply.hourglasses or state.hourglasses < 0:
        yield f"SM-155: {glasses} hourglasses"
    if any(len(set(disc.blocked)) != len(disc.blocked) for disc in state.discs.values()):
        yield "SM-010: two hourglasses on one face"
    cards = Counter(state.deck.cards + state.discard + [card for player in players for card in player.hand])
    if cards != {card.id: card.copies for card in CARDS.values()}:
        yield f"SM-014: special cards {cards}"
    yield from _wrong_with_agents(state)
    yield from _wrong_with_players(state)


def _wrong_with_agents(state: State) -> Iterable[str]:
    if len(set(state.corners)) != FIGURES.setup.agents_at_corners:
        yield f"SM-022: corners {state.corners}"
    slots = [figure.slot for figure in state.on_board]
    if len(slots) > FIGURES.agent_entry.max_on_board or len(set(slots)) != len(slots):
        yield f"SM-118: agents of the corners {slots} on the board"
    if any(figure.disc == PROMENADE for figure in state.on_board):
        yield "SM-122: an agent on the Promenade"


def _wrong_with_players(state: State) -> Iterable[str]:
    if len({player.side for player in state.players}) != len(state.players):
        yield "SM-025: two players on one side"
    for seat, player in enumerate(state.players):
        track = FIGURES.element_track
        if any(not track.minimum <= player.elements[element] <= track.maximum for element in ELEMENTS):
            yield f"SM-156: elements {player.elements}"
        if len(set(player.artefacts)) != len(player.artefacts) or not set(player.artefacts) <= set(ARTEFACTS):
            yield f"SM-065: artefacts {player.artefacts}"
        if state.has_favour(seat) and player.bribe >= FIGURES.shadow_master.bribe_limit:
            yield f"SM-113: {player.bribe} bribe coins with the favour"
