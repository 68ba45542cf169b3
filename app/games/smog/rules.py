"""Chapters 4, 5 and 10: the round, the turn, and the end."""

from app.games.smog import agents, cards, market, promenade, shadow_master, walk
from app.games.smog.content import ARTEFACTS, COMBINATIONS, FIGURES
from app.games.smog.offer import Offer
from app.games.smog.setup import choose_gentleman, place_hourglass
from app.games.smog.state import Phase, State, Turn
from parlour import Fact, OptionId, Result, Script, Seat, Table, Why

FREE_ACTS: tuple[OptionId, ...] = ("bribe", "end-turn")
"""What costs no action, so that it can be done anywhere."""

# ---- what is told of the options


class EndTurn(Fact, frozen=True):
    """How many actions are given away."""

    actions: int


class Leave(Fact, frozen=True):
    """What is still lacking for it, if anything is."""

    lacking: list[str]


def turn(t: Table[State]) -> Script[None]:
    """The game from one checkpoint to the next: one pick, one start of a round, one player's turn."""
    match t.state.phase:
        case Phase.GENTLEMEN:
            yield from choose_gentleman(t)
        case Phase.HOURGLASSES:
            yield from place_hourglass(t)
        case Phase.ROUND:
            yield from start_round(t)
        case _:
            yield from take_turn(t)


# ---- the round


def start_round(t: Table[State]) -> Script[None]:
    """SM-036 to SM-038, SM-R42: income, forced bribe, agents' moves; then the first player is in turn."""
    state = t.state
    state.round += 1
    state.turn = Turn()
    t.note("round", round=state.round)
    shadow_master.pay_income(t)
    if state.favour:
        yield from agents.move_agents(t, state.leader)
    state.active = state.leader
    state.phase = Phase.TURN


def _end_turn(t: Table[State], seat: Seat) -> None:
    """SM-036, SM-039: the next player clockwise; after the last one the Shadow Master decides."""
    state = t.state
    state.active = state.next_seat(seat)
    if state.active == state.leader:
        shadow_master.decide_favour(t)
        state.active = state.leader
        state.phase = Phase.ROUND


# ---- the turn


def take_turn(t: Table[State]) -> Script[None]:
    """SM-040 to SM-045, SM-157: agents act, then actions and free actions until the player ends the turn."""
    state, seat = t.state, t.state.active
    turn = FIGURES.turn
    state.turn = Turn(turn.actions_with_favour if state.has_favour(seat) else turn.actions)
    t.note("turn", seat=seat)
    yield from _start_turn(t, seat)
    while state.winner is None:
        offer = Offer() if t.repeating else _offer(state, seat)
        chosen = yield from t.ask(
            seat,
            offer.options,
            "turn",
            blocked=offer.blocked,
            doing="turn",
            always=True,  # to end the turn is what can't be taken back
            actions=state.turn.actions,
        )
        if chosen == "end-turn":
            _end_turn(t, seat)
            return
        yield from _act(t, seat, chosen)


def _start_turn(t: Table[State], seat: Seat) -> Script[None]:
    """SM-040, SM-089, SM-R30: wait while an agent is about to act, whichever cards the player holds."""
    state = t.state
    while agents.await_agents(state, seat):
        player, offer = state.players[seat], Offer()
        if cards.RITUAL in player.hand:
            cards.offer_card(state, seat, cards.RITUAL, offer)
        offer.put("begin-turn", fact=agents.toll_of(state, seat))
        here = state.agents_on(player.place)
        chosen = yield from t.ask(
            seat,
            offer.options,
            "begin-turn",
            blocked=offer.blocked,
            doing="turn",
            always=bool(player.hand),  # with an empty hand all know that there is no ritual
            agents=here,
        )
        if chosen == "begin-turn":
            agents.act_at_start_of_turn(t, seat)
            return
        yield from cards.play(t, seat, cards.RITUAL)


# ---- what is possible


def _offer(state: State, seat: Seat) -> Offer:
    """SM-045: the actions, the free actions, and the end of the turn, which is always possible (SM-R12)."""
    offer, player = Offer(), state.players[seat]
    _offer_actions(state, seat, offer)
    if state.turn.actions == 0:
        offer.close(("SM-041", "no-action"))
    for card in dict.fromkeys(player.hand):
        cards.offer_card(state, seat, card, offer)
    offer.put("bribe", None if player.coins else ("SM-098", "no-coin"), fact=shadow_master.bribery(state, seat))
    offer.put("end-turn", fact=EndTurn(actions=state.turn.actions))
    return offer


def _offer_actions(state: State, seat: Seat, offer: Offer) -> None:
    """SM-045: what costs an action."""
    walk.offer_moves(state, seat, offer)
    _offer_acts_here(state, seat, offer)


def acts_here(state: State, seat: Seat) -> list[OptionId]:
    """Which actions there are at all where the gentleman stands, whether or not one is in turn."""
    offer = Offer()
    _offer_acts_here(state, seat, offer)
    return sorted(act for act in (*offer.options, *offer.blocked) if ":" not in act)


def _offer_acts_here(state: State, seat: Seat, offer: Offer) -> None:
    """SM-045: what else costs an action, by where the gentleman stands."""
    disc = state.players[seat].place
    face = market.my_face(state, seat)
    if face is None:
        cards_left = promenade.TurnAny(cards=promenade.cards_to_draw(state))
        offer.put("beg", promenade.why_not_beg(state, seat), fact=promenade.begging(state, seat))
        offer.put("turn-any", ("SM-075", "drew") if state.turn.drew else None, fact=cards_left)
        return
    offer.put("buy", market.why_not_buy(state, seat, face), fact=market.purchase(state, seat, face))
    if face.thing not in ARTEFACTS:
        offer.put("sell", market.why_not_sell(state, seat, face), fact=market.sale(state, seat, face))
    offer.put("turn", market.why_not_turn(state, disc), fact=market.turned(state, seat, disc, "cw"))
    for blocked in state.blocked_faces(disc):
        offer.put(f"hourglass:{disc}:{blocked.id}", fact=market.cleared(state, disc, blocked))
    if disc == state.players[seat].exit:
        lacking = state.players[seat].missing_artefacts or list(state.players[seat].missing_elements)
        offer.put("leave", _why_not_leave(state, seat), fact=Leave(lacking=lacking))


def _why_not_leave(state: State, seat: Seat) -> Why | None:
    """SM-078, SM-137: on the gate's disc with four artefacts and the combination, unless the Lost Boy is there."""
    player = state.players[seat]
    if state.is_on("lost_boy", player.place):
        return "SM-137", "lost-boy-exit"
    if player.missing_artefacts:
        return "SM-078", "artefacts-missing"
    return ("SM-078", "elements-missing") if player.missing_elements else None


# ---- what happens


def _act(t: Table[State], seat: Seat, chosen: OptionId) -> Script[None]:
    """SM-044, SM-045: carry out the chosen action or free action."""
    verb, *rest = chosen.split(":")
    if verb == "card":
        yield from cards.play(t, seat, rest[0])
    elif verb == "bribe":
        shadow_master.bribe(t, seat)
    else:
        t.state.turn.actions -= 1  # at once: all see what is left while the player still chooses how
        yield from _act_for_an_action(t, seat, verb, rest)


def _act_for_an_action(t: Table[State], seat: Seat, verb: str, rest: list[str]) -> Script[None]:
    face = market.my_face(t.state, seat)
    match verb:
        case "disc":
            yield from walk.move(t, seat, rest[0])
        case "turn-any":
            yield from promenade.turn_any_disc(t, seat)
        case "beg":
            promenade.beg(t, seat)
        case "turn":
            market.turn_own_disc(t, seat)
        case "hourglass":
            market.clear_face(t, seat, rest[0], rest[1])
        case "leave":
            _leave(t, seat)
        case "buy" if face is not None:
            market.buy(t, seat, face)
        case "sell" if face is not None:
            market.sell(t, seat, face)


def _leave(t: Table[State], seat: Seat) -> None:
    """SM-078, SM-142, SM-151: the cards are shown and the game is over at once."""
    t.state.winner = seat
    t.state.phase = Phase.OVER
    t.note("left", seat=seat, disc=t.state.players[seat].place)


# ---- the end


def result(state: State) -> Result | None:
    """SM-142, SM-143: who left wins alone. The breakdown tells how near the others were."""
    if state.winner is None:
        return None
    artefacts = [len(player.artefacts) for player in state.players]
    wanted = [sum(COMBINATIONS[player.combination].values()) for player in state.players]
    missing = [sum(player.missing_elements.values()) for player in state.players]
    elements = [wanted[seat] - missing[seat] for seat in range(len(state.players))]
    left = [int(seat == state.winner) for seat in range(len(state.players))]
    scores = [sum(line) for line in zip(artefacts, elements, left, strict=True)]
    return Result(scores, [state.winner], "left", {"artefacts": artefacts, "elements": elements, "left": left})
