"""What must be true of every state: nothing is created or lost."""

from collections import Counter
from collections.abc import Iterator

from app.games.android.content import COMMON, DECKS, EVIDENCE, GENERAL, NPCS, PIECES, SPECIALS, TOKENS
from app.games.android.state import NOBODY, State


def invariants(state: State) -> Iterator[str]:
    """What is wrong with this state; normally nothing."""
    if not state.players[0].at:
        return
    yield from _cards(state)
    yield from _tokens(state)
    yield from _evidence(state)
    yield from _puzzle(state)
    yield from _map(state)
    yield from _players(state)


def _cards(state: State) -> Iterator[str]:
    for deck, pile in state.decks.items():
        cards = [*pile.down.cards, *pile.up]
        cards += [card for player in state.players for card in player.hand if card in DECKS[deck]]
        cards += [card for player in state.players for card in player.in_play("card") if card in DECKS[deck]]
        cards += [stage.id for stage in state.stage if stage.id in DECKS[deck]]
        if sorted(cards) != sorted(DECKS[deck]):
            yield f"{deck} holds {Counter(cards) - Counter(DECKS[deck])} too many"
    events = [*state.general.cards, *(event.id for event in state.track)]
    if len(set(events)) != len(events) or not set(events) <= set(GENERAL):
        yield "a general event is there twice"
    for kind in ("guilty", "innocent"):
        holders = sorted(hunch.holder for hunch in state.hunches if hunch.kind == kind)
        if holders != [NOBODY, *range(len(state.players))]:
            yield f"{kind} hunches lie with {holders}"


def _tokens(state: State) -> Iterator[str]:
    counts = {token.id: token.count for token in TOKENS.values() if token.id != "baggage"}
    counts |= {f"favor:{npc.id}": npc.favors for npc in NPCS.values() if npc.favors}
    for token, total in counts.items():
        held = sum(player.tokens.get(token, 0) for player in state.players)
        if token == "hit":
            held += sum(sheet.hits for sheet in state.suspects.values())
        if token == "alibi":
            held += sum(sheet.alibis for sheet in state.suspects.values())
        there = held + state.bank[token]
        if there > total or (there < total and (token not in TOKENS or TOKENS[token].returns)):
            yield f"there are {there} {token}, not {total}"
    for seat, player in enumerate(state.players):
        if any(n < 0 for n in player.tokens.values()):
            yield f"seat {seat} owes tokens"
        if player.tokens.get("money", 0) > SPECIALS["rac_money"].max:
            yield f"seat {seat} has too much money"


def _evidence(state: State) -> Iterator[str]:
    values = Counter([*state.pool, *state.drawn, *(token.value for token in state.evidence.values())])
    if values != Counter({row.name: row.count for row in EVIDENCE}):
        yield "evidence tokens were created or lost"
    for id, token in state.evidence.items():
        if not state.suspects[token.suspect].alive:
            yield f"{id} lies on a dead suspect"
    for suspect, sheet in state.suspects.items():
        if sheet.hits >= 3:
            yield f"{suspect} lives with {sheet.hits} hits"


def _puzzle(state: State) -> Iterator[str]:
    pieces = [piece for pile in state.piles.values() for piece in pile.cards]
    pieces += [*state.pieces_out, *(placed.piece for placed in state.grid.values())]
    if state.piece:
        pieces.append(state.piece)
    if len(set(pieces)) != len(pieces) or len(pieces) > len(PIECES):
        yield "a puzzle piece is there twice"
    for seat, player in enumerate(state.players):
        if player.pile and not len(state.piles[player.pile]):
            yield f"the marker of seat {seat} stands at an empty pile"


def _map(state: State) -> Iterator[str]:
    spots = [lead.at for lead in state.leads.values()]
    if len(set(spots)) != len(spots):
        yield "two leads lie on one location"
    if state.lily == state.jimmy:
        yield "Lily and Jimmy stand on one location"


def _players(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if not COMMON.min <= player.twilight <= COMMON.max:
            yield f"the twilight marker of seat {seat} is off its track"
        if len(player.warrants) > COMMON.warrants or len(set(player.warrants)) != len(player.warrants):
            yield f"seat {seat} has warrants {player.warrants}"
        if not 0 <= player.sanity < len(SPECIALS["cap_sanity"].steps):
            yield f"seat {seat} is off its Sanity card"
        if not set(player.shown) <= set(player.hand):
            yield f"seat {seat} has marks on cards that it no longer holds"
    if state.time < 0:
        yield "Time is below zero"
