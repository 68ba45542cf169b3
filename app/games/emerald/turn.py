"""The turn: two actions, free actions between them, drawing up (EM-023 to EM-036), and the end (EM-257)."""

from collections.abc import Callable

from msgspec import Struct

from app.games.emerald.abilities import abilities, pick_discards, why_not_use
from app.games.emerald.claim import can_claim, claim, may_claim_now
from app.games.emerald.content import CARDS, CITIES, SETUP
from app.games.emerald.cubes import buy_cubes, can_buy, can_place, can_take_back, place_cubes, take_back
from app.games.emerald.decks import discard, draw_up
from app.games.emerald.doubles import exposable, expose
from app.games.emerald.permanents import (
    can_sacrifice,
    can_use_devils_island,
    can_use_hudson,
    can_use_mi_go,
    sacrifice,
    use_devils_island,
    use_hudson,
    use_mi_go,
)
from app.games.emerald.points import discs, note_known, points, reveal, settle
from app.games.emerald.state import Agent, Desk, GameOver, State, clockwise, kinds
from app.games.emerald.tracks import can_move_markers, move_markers
from app.games.emerald.travel import can_move, move_agents
from parlour import OptionId, Script, Seat, Why

END: OptionId = "end"
PASS_ACTION: OptionId = "do:pass"


def turn(t: Desk) -> Script[None]:
    """Play to the next checkpoint: a Main Agent placed, or one action carried out."""
    try:
        if any(player.colour not in t.state.agents for player in t.state.players):
            yield from place_main_agent(t)
        else:
            yield from act(t)
    except GameOver as end:
        finish(t, end.reason)


def place_main_agent(t: Desk) -> Script[None]:
    """EM-021, EM-251: in turn order each puts their Main Agent in a city."""
    s = t.state
    seat = next(seat for seat in clockwise(s, s.first) if s.players[seat].colour not in s.agents)
    city = yield from t.pick(seat, {f"city:{name}": name for name in CITIES}, "start", doing="placing")
    s.agents[s.players[seat].colour] = Agent(seat, city)
    t.note("arrived", seat=seat, agent=s.players[seat].colour, city=city)


def finish(t: Desk, reason: str) -> None:
    """EM-257, EM-258: nothing more is played; all identities are turned over."""
    note_known(t, discs(t.state))
    t.barrier()
    t.state.over = reason
    t.note("over", reason=f"ending-{reason}")
    for seat, player in enumerate(t.state.players):
        t.note("final-side", seat=seat, side=player.side)


# ---- one action


class Action(Struct, frozen=True):
    """One of the kinds of action (EM-036): when it is possible, what it does, and what to say when it is not."""

    can: Callable[[State, Seat], bool]
    play: Callable[[Desk, Seat], Script[None]]
    why: Why
    permanent: str = ""
    """Only the owner of this permanent ever hears of the action."""


def discard_cards(t: Desk, me: Seat) -> Script[None]:
    """EM-082, EM-083: put cards on the discard pile, only the last of them seen; nothing is drawn for it."""
    chosen = yield from pick_discards(t, me, t.state.players[me].hand.copy(), "discard", least=1)
    discard(t, me, chosen)
    t.note("discarded", seat=me, count=len(chosen), card=chosen[-1])


def can_reveal(s: State, me: Seat) -> bool:
    """EM-084, EM-085, EM-R12: only if it ends the game, by the points that all can see once the side is known."""
    return not s.players[me].revealed and sum(points(s, me, secrets=False).values()) >= s.limit


def reveal_identity(t: Desk, me: Seat) -> Script[None]:
    """EM-084: the game ends by the VP limit."""
    reveal(t, me)
    yield from ()


def do_nothing(t: Desk, me: Seat) -> Script[None]:
    """EM-095."""
    t.note("passed", seat=me)
    yield from ()


ACTIONS: dict[OptionId, Action] = {
    "do:claim": Action(can_claim, claim, ("EM-043", "nothing-to-claim")),
    "do:place": Action(can_place, place_cubes, ("EM-039", "cannot-place")),
    "do:take-back": Action(can_take_back, take_back, ("EM-065", "cannot-take-back")),
    "do:buy": Action(can_buy, buy_cubes, ("EM-068", "cannot-buy")),
    "do:move": Action(can_move, move_agents, ("EM-073", "cannot-move")),
    "do:tracks": Action(can_move_markers, move_markers, ("EM-079", "no-arrow")),
    "do:discard": Action(lambda s, me: bool(s.players[me].hand), discard_cards, ("EM-082", "no-cards")),
    "do:reveal": Action(can_reveal, reveal_identity, ("EM-084", "reveal-does-not-end")),
    "do:sacrifice": Action(can_sacrifice, sacrifice, ("EM-241", "nobody-to-sacrifice"), "yog_sothoth"),
    PASS_ACTION: Action(lambda s, me: True, do_nothing, ("EM-095", "")),
}

FREE_ACTIONS: dict[OptionId, Action] = {
    "do:hudson": Action(can_use_hudson, use_hudson, ("EM-234", "once-a-turn"), "mrs_hudson"),
    "do:devils-island": Action(can_use_devils_island, use_devils_island, ("EM-229", "no-prisoners"), "devils_island"),
    "do:mi-go": Action(can_use_mi_go, use_mi_go, ("EM-231", "nobody-for-mi-go"), "mi_go"),
}
"""What permanents grant beside the two actions (EM-025)."""

ALL_ACTIONS = {**ACTIONS, **FREE_ACTIONS}


def act(t: Desk) -> Script[None]:
    """EM-024 to EM-026: one action or free action, or the end of the turn.

    A pass shows nothing, so it does not end the script's stretch and can be taken back.
    """
    while True:
        me = t.state.active
        option = yield from ask_action(t, me)
        if option == END:
            end_turn(t, me)
            return
        free = yield from carry_out(t, me, option)
        if free:
            t.state.free_done = True
        else:
            t.state.actions += 1
        settle(t)
        if option != PASS_ACTION:
            return


def ask_action(t: Desk, me: Seat) -> Script[OptionId]:
    """What the active player may do now, and why not what is missing."""
    s = t.state
    player = s.players[me]
    done = s.actions >= SETUP.actions_per_turn
    options: list[OptionId] = []
    blocked: dict[OptionId, Why] = {}
    for option, action in (FREE_ACTIONS if done else ALL_ACTIONS).items():
        if action.permanent and action.permanent not in player.permanents:
            continue
        if action.can(s, me):
            options.append(option)
        else:
            blocked[option] = action.why
    if "do:claim" in blocked and not may_claim_now(s):
        blocked["do:claim"] = ("EM-041", "claim-comes-first")
    if "do:reveal" in blocked and player.revealed:
        blocked["do:reveal"] = ("EM-084", "revealed-already")
    if not done:
        options += [f"double:{agent}" for agent in exposable(s, me)]
    for card in kinds(player.hand):
        if why := why_not_use(s, me, card):
            if CARDS[card].action:
                blocked[f"use:{card}"] = why
        elif not done or CARDS[card].free:
            options.append(f"use:{card}")
        else:
            blocked[f"use:{card}"] = ("EM-024", "no-actions-left")
    if done:
        options.append(END)
    left = SETUP.actions_per_turn - s.actions
    return (yield from t.ask(me, options, "act", blocked=blocked, doing="acting", left=left))


def carry_out(t: Desk, me: Seat, option: OptionId) -> Script[bool]:
    """Do what was chosen. Returns whether it was a free action."""
    s = t.state
    if option in FREE_ACTIONS:
        yield from FREE_ACTIONS[option].play(t, me)
        return True
    if option in ACTIONS:
        yield from ACTIONS[option].play(t, me)
        return False
    kind, name = option.split(":")
    if kind == "double":
        yield from expose(t, me, name)
        return False
    found = abilities(s, me, name)
    use = next(iter(found))
    if len(found) > 1:
        uses = {f"ability:{each}": each for each in found}
        use = yield from t.pick(me, uses, "which-ability", doing="acting", card=name)
    yield from found[use].play(t, me, name)
    return CARDS[name].free and use != "assassinate"


def end_turn(t: Desk, me: Seat) -> None:
    """EM-023, EM-028: draw up, and the next player's turn begins."""
    s = t.state
    draw_up(t, me)
    s.active = clockwise(s, me)[1]
    s.actions = 0
    s.free_done = s.hudson_used = False
    s.sent_to_mi_go = []
    t.note("turn", seat=s.active)
