"""Who may know what (section 21 of the rules). Views are built by naming what is shown.

public:
    phase, day, week, weekday, climax, first, active, time, murder, scene, case, lily, jimmy
    suspects: {id: {alive, hits, alibis}}                   leads: {lead id: {kind, of, at}}
    evidence: {evidence id: {suspect, file, seat, day, value (face up only)}}            pool: count
    players: {seat: {detective, at, twilight, hand: {deck: count}, limit, range, tokens: {token: n}, next (Time),
              warrants: [location], plot: {id, face, good, bad}, endings: ["plot:side"], plots_left: [plot],
              specials: [card], sanity, mood, in_play: [card], pile}}
    decks: {deck: {down: count, up: [card]}}                bank: {token: n}
    puzzle: {piles: {pile: count}, grid: {"row-col": [piece, turn]}, out: [piece], piece, links: {group: n}}
    events: {"1": {id, up}, "2": …}                         specific: {status, id, suspect}
    npcs: {npc: {state, at}}                                memories: {seat: "" while secret, or the memory's id}
    stage: [{kind, id, seat}]: the cards being resolved, each in answer to the one before
    drawn: how many evidence tokens `drawer` holds          used: {limit key: until}: abilities, actions used up
    reveal: only at the end: {hunches, evidence, hands, memories, unused, totals, murderers}

private:
    hand: {card: 1}                                         hunches: {guilty, innocent}
    evidence: {evidence id: value}: face-down tokens that this seat knows
    seen: {hands: {seat: [card]}, hunches: {"seat or unused:kind": suspect}}
    memory: id                                              drawn: [value]
"""

from collections import Counter
from typing import Any

import msgspec

from app.games.android import conspiracy, scoring
from app.games.android.content import DECKS, MURDERS, SPECIFIC, deck_of
from app.games.android.standing import hand_limit, vehicle_range
from app.games.android.state import NOBODY, Player, State
from parlour import Dice, Seat


def public(state: State) -> dict[str, Any]:
    """AN-345: everything that lies openly on the table."""
    if not state.players[0].at:
        return _before_the_deal(state)
    shown = _calendar(state) | _case(state) | _supplies(state)
    shown["players"] = {str(seat): _player(state, seat, player) for seat, player in enumerate(state.players)}
    shown["puzzle"] = _puzzle(state)
    if state.specific is not None:
        shown["specific"] = {"status": state.specific.status, "suspect": state.specific.suspect}
        if state.specific.status != "hidden":
            shown["specific"]["id"] = state.specific.id
    if state.stage:
        shown["stage"] = [{"kind": stage.kind, "id": stage.id, "seat": stage.seat} for stage in state.stage]
    if state.drawn:
        shown["drawn"] = len(state.drawn)
        shown["drawer"] = state.drawer
    if state.phase == "over":
        shown["reveal"] = _reveal(state)
    return shown


def _calendar(state: State) -> dict[str, Any]:
    return {
        "phase": state.phase,
        "day": state.day,
        "week": state.week,
        "weekday": state.weekday,
        "climax": state.climax,
        "first": state.first,
        "active": state.active,
        "time": state.time,
    }


def _case(state: State) -> dict[str, Any]:
    """The murder, the people in it, and what lies on the map and on the suspects' sheets."""
    return {
        "murder": state.murder,
        "scene": state.scene,
        "case": state.case,
        "lily": state.lily,
        "jimmy": state.jimmy,
        "suspects": {
            suspect: {"alive": sheet.alive, "hits": sheet.hits, "alibis": sheet.alibis}
            for suspect, sheet in state.suspects.items()
        },
        "leads": {id: {"kind": lead.kind, "of": lead.of, "at": lead.at} for id, lead in state.leads.items()},
        "evidence": _evidence(state),
        "npcs": {npc: {"state": status.state, "at": status.at} for npc, status in state.npcs.items()},
    }


def _supplies(state: State) -> dict[str, Any]:
    """Piles, banks and events, and what has been used up."""
    return {
        "pool": len(state.pool),
        "decks": {deck: {"down": len(pile.down), "up": list(pile.up)} for deck, pile in state.decks.items()},
        "bank": dict(state.bank),
        "events": {str(space): {"id": event.id, "up": event.up} for space, event in enumerate(state.track, start=1)},
        "memories": {
            str(memory.holder): memory.id if memory.public else ""
            for memory in state.memories
            if memory.holder != NOBODY
        },
        "used": {key: until for key, until in state.used.items() if key.startswith(("ability:", "action:", "memory:"))},
    }


def _before_the_deal(state: State) -> dict[str, Any]:
    """While detectives are picked only the murder and the picks so far are on the table."""
    return {
        "phase": state.phase,
        "murder": state.murder,
        "scene": MURDERS[state.murder].scene,
        "players": {str(seat): {"detective": player.detective} for seat, player in enumerate(state.players)},
    }


def _evidence(state: State) -> dict[str, Any]:
    shown = {}
    for id, token in state.evidence.items():
        shown[id] = {"suspect": token.suspect, "file": token.file, "seat": token.by, "day": token.day}
        if token.up:
            shown[id]["value"] = token.value
    return shown


def _player(state: State, seat: Seat, player: Player) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "detective": player.detective,
        "at": player.at,
        "twilight": player.twilight,
        "hand": dict(sorted(Counter(deck_of(card) for card in player.hand).items())),
        "limit": hand_limit(state, seat),
        "range": vehicle_range(state, seat),
        "tokens": {token: n for token, n in player.tokens.items() if n},
        "next": player.time_next,
        "warrants": list(player.warrants),
        "endings": [f"{ending.plot}:{ending.side}" for ending in player.endings],
        "plots_left": list(player.plots_left),
        "specials": player.in_play("special"),
        "in_play": player.in_play("card"),
        "pile": player.pile,
    }
    if player.plot is not None:
        plot = player.plot
        shown["plot"] = {"id": plot.plot, "face": plot.face, "good": plot.good, "bad": plot.bad}
    if player.detective == "caprice":
        shown["sanity"] = player.sanity
    if player.detective == "louis":
        shown["mood"] = player.mood
    return shown


def _puzzle(state: State) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "piles": {pile: len(pieces) for pile, pieces in state.piles.items()},
        "grid": {space: [placed.piece, placed.turn] for space, placed in state.grid.items()},
        "out": list(state.pieces_out),
        "links": {group: n for group, n in conspiracy.connections(state.grid).items() if n},
    }
    if state.piece:
        shown["piece"] = state.piece
    return shown


def _reveal(state: State) -> dict[str, Any]:
    """AN-321: at the end all that was hidden."""
    assert state.specific is not None
    totals = scoring.totals(state)
    return {
        "hunches": {_holder(hunch.holder, hunch.kind): hunch.suspect for hunch in state.hunches},
        "evidence": {id: token.value for id, token in state.evidence.items()},
        "hands": {str(seat): list(player.hand) for seat, player in enumerate(state.players)},
        "memories": {memory.id: memory.holder for memory in state.memories},
        "unused": list(state.specific.box),
        "totals": totals,
        "murderers": scoring.murderers(totals),
    }


def _holder(holder: Seat, kind: str) -> str:
    return f"{'unused' if holder == NOBODY else holder}:{kind}"


def private(state: State, seat: Seat) -> dict[str, Any]:
    """AN-346 to AN-354: what this seat alone knows, and what it has seen and the server remembers for it."""
    player = state.players[seat]
    shown: dict[str, Any] = {
        "hand": dict.fromkeys(player.hand, 1),
        "hunches": {hunch.kind: hunch.suspect for hunch in state.hunches if hunch.holder == seat},
        "evidence": {id: token.value for id, token in state.evidence.items() if not token.up and seat in token.seen},
        "seen": {
            "hands": {
                str(other): cards
                for other, holder in enumerate(state.players)
                if (cards := sorted(card for card in holder.hand if seat in holder.shown.get(card, ())))
            },
            "hunches": {
                _holder(hunch.holder, hunch.kind): hunch.suspect
                for hunch in state.hunches
                if seat in hunch.seen and hunch.holder != seat
            },
        },
    }
    memory = next((memory.id for memory in state.memories if memory.holder == seat), "")
    if memory:
        shown["memory"] = memory
    if state.drawer == seat and state.drawn:
        shown["drawn"] = list(state.drawn)
    return shown


# ---- dealing anew


def redeal(state: State, seat: Seat | None, dice: Dice) -> State:
    """AN-360: an equal game in which everything that the seat can't know is dealt anew."""
    twin = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=State)
    if state.phase == "over" or not state.players[0].at:
        return twin
    viewer = NOBODY - 1 if seat is None else seat
    _redeal_hunches(twin, viewer, dice)
    for deck in DECKS:
        if deck in twin.decks:
            _redeal_deck(twin, deck, viewer, dice)
    _redeal_evidence(twin, viewer, dice)
    _redeal_memories(twin, viewer, dice)
    _redeal_events(twin, dice)
    for pile in twin.piles.values():
        dice.shuffle(pile.cards)
    return twin


def _redeal_hunches(state: State, viewer: Seat, dice: Dice) -> None:
    for kind in ("guilty", "innocent"):
        unknown = [hunch for hunch in state.hunches if hunch.kind == kind and viewer not in hunch.seen]
        suspects = [hunch.suspect for hunch in unknown]
        dice.shuffle(suspects)
        for hunch, suspect in zip(unknown, suspects, strict=True):
            hunch.suspect = suspect


def _redeal_deck(state: State, deck: str, viewer: Seat, dice: Dice) -> None:
    """The cards of one deck that the viewer doesn't know: face down in the deck, and in others' hands."""
    down = state.decks[deck].down.cards
    slots = [
        (player, index)
        for seat, player in enumerate(state.players)
        for index, card in enumerate(player.hand)
        if seat != viewer and deck_of(card) == deck and viewer not in player.shown.get(card, ())
    ]
    cards = down + [player.hand[index] for player, index in slots]
    dice.shuffle(cards)
    down[:] = cards[: len(down)]
    marks = [player.shown.pop(player.hand[index], None) for player, index in slots]
    for (player, index), card, mark in zip(slots, cards[len(down) :], marks, strict=True):
        player.hand[index] = card
        if mark is not None:
            player.shown[card] = mark


def _redeal_evidence(state: State, viewer: Seat, dice: Dice) -> None:
    hidden = [token for token in state.evidence.values() if not token.up and viewer not in token.seen]
    drawn = [] if state.drawer == viewer else state.drawn
    values = [*state.pool, *drawn, *(token.value for token in hidden)]
    dice.shuffle(values)
    for token in hidden:
        token.value = values.pop()
    for i in range(len(drawn)):
        drawn[i] = values.pop()
    state.pool = values


def _redeal_memories(state: State, viewer: Seat, dice: Dice) -> None:
    unknown = [memory for memory in state.memories if not memory.public and memory.holder != viewer]
    ids = [memory.id for memory in unknown]
    dice.shuffle(ids)
    for memory, id in zip(unknown, ids, strict=True):
        memory.id = id


def _redeal_events(state: State, dice: Dice) -> None:
    dice.shuffle(state.general.cards)
    if state.specific is not None and state.specific.status == "hidden":
        three = [event.id for event in SPECIFIC.values() if event.murder == state.murder]
        dice.shuffle(three)
        state.specific.id, *state.specific.box = three
