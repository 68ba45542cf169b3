"""Who may know what (section 21 of the rules). Views are built by naming what is shown: shown.py says what that is."""

from typing import cast

import msgspec

from app.games.android import conspiracy, scoring
from app.games.android.content import DECKS, MURDERS, PLOTS, SPECIFIC, deck_of
from app.games.android.plots import next_due
from app.games.android.shown import (
    DeckView,
    EventView,
    EvidenceView,
    HopedView,
    HunchesView,
    HunchKey,
    LeadView,
    NpcState,
    NpcView,
    Phase,
    PlayerView,
    PlotView,
    Private,
    Public,
    PuzzleView,
    Reveal,
    SeenView,
    SpecificEventView,
    SpecificStatus,
    StageKind,
    StageView,
    SuspectView,
)
from app.games.android.standing import hand_limit, sources, vehicle_range
from app.games.android.state import NOBODY, Player, PlotInPlay, SpecificEvent, State
from app.games.android.totals import known_total
from parlour import Dice, Seat, part


def public(state: State) -> Public:
    """AN-345: everything that lies openly on the table."""
    return Public(
        phase=cast(Phase, state.phase),
        day=state.day,
        week=state.week,
        weekday=state.weekday,
        climax=state.climax,
        first=state.first,
        active=state.active,
        time=state.time,
        murder=state.murder,
        scene=MURDERS[state.murder].scene,
        case=state.case,
        lily=state.lily,
        jimmy=state.jimmy,
        suspects={
            suspect: SuspectView(alive=sheet.alive, hits=sheet.hits, alibis=sheet.alibis, total=total)
            for (suspect, sheet), total in zip(state.suspects.items(), _totals(state, NOBODY).values(), strict=True)
        },
        leads={id: LeadView(kind=lead.kind, of=lead.of, at=lead.at) for id, lead in state.leads.items()},
        evidence=_evidence(state),
        npcs={npc: NpcView(state=cast(NpcState, status.state), at=status.at) for npc, status in state.npcs.items()},
        pool=len(state.pool),
        decks={deck: DeckView(down=len(pile.down), up=list(pile.up)) for deck, pile in state.decks.items()},
        bank=dict(state.bank),
        events={space: EventView(id=event.id, up=event.up) for space, event in enumerate(state.track, start=1)},
        memories={
            memory.holder: memory.id if memory.public else "" for memory in state.memories if memory.holder != NOBODY
        },
        used={key: until for key, until in state.used.items() if key.startswith(("ability:", "action:", "memory:"))},
        players={seat: _player(state, seat, *figures) for seat, figures in enumerate(_figures(state))},
        score=_score(state),
        puzzle=_puzzle(state),
        specific=None if state.specific is None else _specific(state.specific),
        stage=[StageView(kind=cast(StageKind, card.kind), id=card.id, seat=card.seat) for card in state.stage],
        drawn=len(state.drawn),
        drawer=state.drawer if state.drawn else None,
        reveal=_reveal(state) if state.phase == "over" else None,
    )


def _worth(state: State) -> tuple[object, ...]:
    """All of the state that makes what a player has worth points."""
    return sources(state), state.grid, [(player.at, player.tokens, player.endings) for player in state.players]


@part(lambda state: (_worth(state), _ended(state)))
def _score(state: State) -> dict[Seat, int]:
    """The points that all can count; in the end those of the result."""
    if not state.players[-1].at:
        return {}
    if (ended := scoring.result(state)) is not None:
        return dict(enumerate(ended.scores))
    return {seat: scoring.open_points(state, seat) for seat in range(len(state.players))}


def _ended(state: State) -> object:
    return (state.evidence, state.suspects, state.hunches) if state.phase == "over" else None


@part(
    lambda state, seat: (
        _worth(state),
        state.evidence,
        state.suspects,
        [hunch.suspect for hunch in state.hunches if hunch.holder == seat],
    )
)
def _hoped(state: State, seat: Seat) -> HopedView | None:
    """What a seat would have if all tokens that it does not know were worth nothing."""
    held = [hunch for hunch in state.hunches if hunch.holder == seat]
    if not held or not state.players[-1].at:
        return None
    known = {suspect: known_total(state, seat, suspect) for suspect in state.living()}
    lines = scoring.points(state, seat, known)
    guilty, innocent = lines["guilty"], lines["innocent"] + lines["obsession"]
    return HopedView(sum=sum(lines.values()), guilty=guilty, innocent=innocent)


@part(lambda state, seat: (state.evidence, state.suspects))
def _totals(state: State, seat: Seat) -> dict[str, int]:
    """What the evidence on each suspect comes to by what a seat knows (NOBODY: by what lies face up)."""
    return {suspect: known_total(state, seat, suspect) for suspect in state.suspects}


@part(lambda state: state.evidence)
def _evidence(state: State) -> dict[str, EvidenceView]:
    return {
        id: EvidenceView(
            suspect=token.suspect,
            file=token.file,
            seat=token.by,
            day=token.day,
            value=token.value if token.up else "",
        )
        for id, token in state.evidence.items()
    }


def _specific(event: SpecificEvent) -> SpecificEventView:
    return SpecificEventView(
        status=cast(SpecificStatus, event.status),
        suspect=event.suspect,
        id="" if event.status == "hidden" else event.id,
    )


@part(sources)
def _figures(state: State) -> list[tuple[int, int]]:
    """What standing rules make of each player's hand limit and range."""
    return [
        (hand_limit(state, seat), vehicle_range(state, seat) if player.detective else 0)
        for seat, player in enumerate(state.players)
    ]


@part(lambda state, seat, limit, range: (state.players[seat], state.day))
def _player(state: State, seat: Seat, limit: int, range: int) -> PlayerView:
    player = state.players[seat]
    plot = player.plot
    hand: dict[str, int] = {}
    for deck in sorted(map(deck_of, player.hand)):
        hand[deck] = hand.get(deck, 0) + 1
    return PlayerView(
        detective=player.detective,
        at=player.at,
        twilight=player.twilight,
        hand=hand,
        cards=len(player.hand),
        limit=limit,
        range=range,
        tokens={token: n for token, n in player.tokens.items() if n},
        next=player.time_next,
        warrants=list(player.warrants),
        plot=None if plot is None else _plot(state, plot),
        endings=[f"{ending.plot}:{ending.side}" for ending in player.endings],
        plots_left=list(player.plots_left),
        specials=player.in_play("special"),
        in_play=player.in_play("card"),
        pile=player.pile,
        sanity=player.sanity if player.detective == "caprice" else None,
        mood=player.mood if player.detective == "louis" else "",
    )


def _plot(state: State, plot: PlotInPlay) -> PlotView:
    when = next_due(state, PLOTS[plot.plot], plot.face)
    due = None if when is None else (when.week, when.day)
    return PlotView(id=plot.plot, face=plot.face, good=plot.good, bad=plot.bad, well=plot.well, due=due)


def _piles(state: State) -> dict[str, int]:
    return {pile: len(pieces) for pile, pieces in state.piles.items()}


@part(lambda state: (_piles(state), state.grid, state.pieces_out, state.piece))
def _puzzle(state: State) -> PuzzleView:
    return PuzzleView(
        piles=_piles(state),
        grid={space: (placed.piece, placed.turn) for space, placed in state.grid.items()},
        out=list(state.pieces_out),
        links={group: n for group, n in conspiracy.connections(state.grid).items() if n},
        lines=conspiracy.connected_lines(state.grid),
        exits=conspiracy.reached_exits(state.grid),
        piece=state.piece,
    )


def _reveal(state: State) -> Reveal:
    assert state.specific is not None
    totals = dict(sorted(scoring.totals(state).items(), key=lambda total: -total[1]))
    return Reveal(
        hunches={_holder(hunch.holder, hunch.kind): hunch.suspect for hunch in state.hunches},
        evidence={id: token.value for id, token in state.evidence.items()},
        hands={seat: list(player.hand) for seat, player in enumerate(state.players)},
        memories={memory.id: memory.holder for memory in state.memories},
        unused=list(state.specific.box),
        totals=totals,
        murderers=scoring.murderers(totals),
        links=scoring.paid_by_links(state),
        endings={seat: scoring.ending_points(state, seat) for seat in range(len(state.players))},
        obsessed=scoring.obsessed(state, totals),
    )


def _holder(holder: Seat, kind: str) -> HunchKey:
    return f"{'unused' if holder == NOBODY else holder}:{kind}"


def private(state: State, seat: Seat) -> Private:
    """AN-346 to AN-354: what this seat alone knows, and what it has seen and the server remembers for it."""
    mine: dict[str, str] = {}
    seen: dict[HunchKey, str] = {}
    for hunch in state.hunches:
        if hunch.holder == seat:
            mine[hunch.kind] = hunch.suspect
        elif seat in hunch.seen:
            seen[_holder(hunch.holder, hunch.kind)] = hunch.suspect
    hands = {other: cards for other, holder in enumerate(state.players) if (cards := _seen_cards(holder, seat))}
    return Private(
        hand=dict.fromkeys(state.players[seat].hand, 1),
        hunches=HunchesView(**mine),
        evidence={id: token.value for id, token in state.evidence.items() if not token.up and seat in token.seen},
        totals=_totals(state, seat),
        seen=SeenView(hands=hands, hunches=seen),
        hoped=None if state.phase == "over" else _hoped(state, seat),
        memory=next((memory.id for memory in state.memories if memory.holder == seat), ""),
        drawn=list(state.drawn) if state.drawer == seat else [],
    )


def _seen_cards(holder: Player, seat: Seat) -> list[str]:
    """The cards of a hand that this seat has seen."""
    return sorted(card for card in holder.hand if seat in holder.shown.get(card, ())) if holder.shown else []


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
