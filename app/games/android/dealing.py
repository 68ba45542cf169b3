"""A new game (section 3)."""

from collections.abc import Mapping

from app.games.android.content import (
    COMMON,
    DECKS,
    DETECTIVES,
    EVIDENCE,
    GENERAL,
    MEMORIES,
    MURDERS,
    NPCS,
    PIECES,
    PILE_ORDER,
    PILES,
    PLOTS,
    SPECIALS,
    SPECIFIC,
    TOKENS,
)
from app.games.android.context import Ctx
from app.games.android.effects import pick, run
from app.games.android.plots import begin
from app.games.android.state import (
    NOBODY,
    Hunch,
    Lead,
    Memory,
    NpcStatus,
    Player,
    SpecificEvent,
    State,
    SuspectSheet,
    TwilightDeck,
)
from app.games.android.tally import begin_week
from parlour import Deck, Dice, OptionValue, Script, Seat, Table


def setup(seats: int, options: Mapping[str, OptionValue], dice: Dice) -> State:
    """AN-011 to AN-036. With the option `detectives` = `pick` the deal waits until all have picked theirs (AN-016)."""
    murder = str(options["murder"])
    if murder == "random":
        murder = dice.choice(list(MURDERS))
    weekly = options["plots"] == "weekly"
    state = State(players=[Player() for _ in range(seats)], murder=murder, weekly_plots=weekly)
    if options["detectives"] == "random":
        for player, detective in zip(state.players, dice.sample(list(DETECTIVES), seats), strict=True):
            player.detective = detective
        deal(state, dice)
    return state


def pick_detectives(t: Table[State]) -> Script[None]:
    """AN-016: in seat order each picks one that is free; then the table is set."""
    for seat in t.seats:
        taken = {player.detective for player in t.state.players}
        free = {f"detective:{detective}": detective for detective in DETECTIVES if detective not in taken}
        t.state.players[seat].detective = yield from pick(t, seat, free, "pick-detective")
        t.note("picked-detective", seat=seat, detective=t.state.players[seat].detective)
    deal(t.state, t.dice)


def deal(state: State, dice: Dice) -> None:
    """Everything that comes before the detectives' own setup."""
    state.phase = "kit"
    _murder(state)
    for seat in range(len(state.players)):
        _kit(state, seat, dice)
    _supplies(state, dice)
    _hunches(state, dice)
    _opening_hands(state, dice)
    _events(state, dice)
    state.first = dice.below(len(state.players))
    state.case = state.first
    _memories(state, dice)
    begin_week(state)


def _murder(state: State) -> None:
    """AN-012 to AN-015, AN-021: scene, informants, suspects and their testimony leads."""
    sheet = MURDERS[state.murder]
    state.scene, state.lily, state.jimmy = sheet.scene, sheet.lily["1"], sheet.jimmy["1"]
    for suspect in sheet.suspects[: len(state.players) + 1]:
        state.suspects[suspect] = SuspectSheet()
        state.leads[f"lead:testimony:{suspect}"] = Lead("testimony", suspect, sheet.witness[suspect])


def _kit(state: State, seat: Seat, dice: Dice) -> None:
    """AN-017 to AN-022, AN-031, AN-032: figure, leads, decks, plots and special cards of one detective."""
    player = state.players[seat]
    kit = DETECTIVES[player.detective]
    player.at, player.twilight, player.pile = kit.start, COMMON.center, PILE_ORDER[0]
    for lead in kit.leads:
        state.leads[f"lead:{lead.kind}:{kit.id}"] = Lead(lead.kind, kit.id, lead.at)
    for kind in ("light", "dark"):
        deck = f"{kind}:{kit.id}"
        cards = list(DECKS[deck])
        dice.shuffle(cards)
        state.decks[deck] = TwilightDeck(Deck(cards))
    for special in kit.special:
        if SPECIALS[special].kind != "memory":
            player.area.append(f"special:{special}")
    if kit.id == "louis":
        player.mood = str(SPECIALS["lou_mood"].start)
    if kit.id == "rachel":
        player.tokens["money"] = int(SPECIALS["rac_money"].start)
    player.plots_left = [plot.id for plot in PLOTS.values() if plot.detective == kit.id]
    begin(state, seat, dice.choice(player.plots_left))


def _supplies(state: State, dice: Dice) -> None:
    """AN-024 to AN-026: evidence pool, bank, puzzle piles, NPCs."""
    state.pool = [row.name for row in EVIDENCE for _ in range(row.count)]
    dice.shuffle(state.pool)
    state.bank = {token.id: token.count for token in TOKENS.values() if token.id != "baggage"}
    state.bank |= {f"favor:{npc.id}": npc.favors for npc in NPCS.values() if npc.favors}
    state.npcs = {npc.id: NpcStatus(npc.side) for npc in NPCS.values()}
    for pile in PILES:
        pieces = [piece.id for piece in PIECES.values() if piece.pile == pile]
        dice.shuffle(pieces)
        state.piles[pile] = Deck(pieces)


def _hunches(state: State, dice: Dice) -> None:
    """AN-028 to AN-030: one guilty and one innocent card each; the two left over stay unseen."""
    for kind in ("guilty", "innocent"):
        cards = list(state.suspects)
        dice.shuffle(cards)
        for seat, suspect in enumerate(cards):
            holder = seat if seat < len(state.players) else NOBODY
            state.hunches.append(Hunch(kind, suspect, holder, [] if holder == NOBODY else [holder]))


def _opening_hands(state: State, dice: Dice) -> None:
    """AN-033: two cards of the own light deck, one of the dark deck of the player to the left."""
    for seat, player in enumerate(state.players):
        left = state.players[(seat + 1) % len(state.players)]
        mine, dark = state.decks[f"light:{player.detective}"].down, state.decks[f"dark:{left.detective}"].down
        player.hand = [mine.cards.pop(), mine.cards.pop(), dark.cards.pop()]
        player.hand_low = len(player.hand)


def _events(state: State, dice: Dice) -> None:
    """AN-034, AN-035: the general deck, and one of the murder's three specific events, unseen."""
    deck = list(GENERAL)
    dice.shuffle(deck)
    state.general = Deck(deck)
    three = [event.id for event in SPECIFIC.values() if event.murder == state.murder]
    dice.shuffle(three)
    state.specific = SpecificEvent(three[0], three[1:])


def _memories(state: State, dice: Dice) -> None:
    """AN-042: one to each player other than Raymond; those left over go unseen to the box."""
    raymond = state.seat_of("raymond")
    if raymond is None:
        return
    cards = list(MEMORIES)
    dice.shuffle(cards)
    others = [seat for seat in range(len(state.players)) if seat != raymond]
    for index, memory in enumerate(cards):
        state.memories.append(Memory(memory, others[index] if index < len(others) else NOBODY))


def own_setup(t: Table[State]) -> Script[None]:
    """AN-037 to AN-043: what each detective sets up, in order from the first player."""
    for seat in t.state.order():
        kit = DETECTIVES[t.state.players[seat].detective]
        yield from run(t, Ctx(me=seat, owner=seat, source=kit.id), kit.setup)
        t.state.players[seat].hand_low = len(t.state.players[seat].hand)
    t.note("case-opens", murder=t.state.murder, first_seat=t.state.first)
    t.state.phase = "day"
