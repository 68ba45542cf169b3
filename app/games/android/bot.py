"""How the bot plays: it follows leads, frames its guilty hunch and clears the others, tends its plot, and plays cards
when they pay."""

from collections.abc import Callable, Iterable

from app.games.android.abilities import ACTIONS, UsePlace
from app.games.android.cards import DrawFrom
from app.games.android.conspiracy import FitPiece
from app.games.android.content import CARDS, LOCATIONS, SPECIALS
from app.games.android.leads import FollowUp
from app.games.android.plots import Branch
from app.games.android.shown import Private, Public
from app.games.android.thinking import LEAD, TIME, Mind
from app.games.android.twilight import PlayCheaper, PlayLight
from app.games.android.verbs import Choose
from parlour import PASS, Ask, Dice, OptionId, View

HERE = 3.0
"""What is worth something at hand is done before going anywhere."""
LAST = -20.0
"""Time that is left is lost, so a turn is ended only when there is nothing else to do."""


def bot(view: View[Public, Private], ask: Ask, dice: Dice) -> OptionId:
    """A sensible choice from what the seat sees."""
    if len(ask.options) == 1 or view.public.phase == "pick":
        return dice.choice(list(ask.options))
    choose = CHOICES.get(ask.prompt)
    if choose is None:
        return dice.choice(list(ask.options))
    return choose(Mind(view), ask, dice)


def best(options: Iterable[OptionId], worth: Callable[[OptionId], float], dice: Dice) -> OptionId:
    """The option worth most; among equals the dice decide."""
    rated = [(worth(option), option) for option in options]
    most = max(value for value, _ in rated)
    return dice.choice([option for value, option in rated if value == most])


def _after(option: OptionId) -> str:
    return option.partition(":")[2]


# ---- the turn


def _action(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
    """What to do with the next Time: things at hand first, then the way to the next thing."""

    def worth(option: OptionId) -> float:
        kind, rest, fact = option.partition(":")[0], _after(option), ask.options[option]
        if kind == "free":
            return 5.0
        if isinstance(fact, FollowUp):
            return LEAD - TIME * fact.time
        if kind == "place":
            return mind.step(rest) - HERE
        if kind == "dropship":
            return mind.place(rest) - TIME - 0.6 - HERE
        if isinstance(fact, PlayLight):
            return _at_hand(mind.card(rest, fact.shift, fact.time))
        if isinstance(fact, PlayCheaper) and f"card:{rest}" not in ask.options:
            return _at_hand(mind.card(rest, fact.least))
        if isinstance(fact, UsePlace):
            return _at_hand(mind.use(fact.place, fact.pays))
        if kind == "action":
            return _at_hand(mind.worth(ACTIONS[option].pay) + mind.worth(ACTIONS[option].do))
        if isinstance(fact, DrawFrom):
            room = mind.me.limit - sum(mind.me.hand.values())
            return float(0.5 - TIME * fact.time + 0.05 * room - HERE)
        return {"jump": -HERE - 0.3, "jimmy": -HERE - 0.4, "end": LAST}.get(option, LAST - 1)  # `follow` too: it waits

    return best(ask.options, worth, dice)


def _at_hand(worth: float) -> float:
    return worth if worth > 0 else worth - HERE


# ---- leads and evidence


def _use_lead(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
    """Evidence until the own hunches are safe; then the conspiracy, digging once."""
    if "evidence" in ask.options and mind.undecided:
        return "evidence"
    if "reveal" not in ask.options:
        return dice.choice(list(ask.options))
    if "dig" in ask.options and mind.me.pile == "shift" and mind.public.puzzle.piles["shift"] > 4:
        return "dig"
    return "reveal"


def _place_on(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
    """Where the drawn token serves the own hunches most."""
    value, file = str(ask.args["value"]), str(ask.args["file"])
    return best(ask.options, lambda option: mind.margin(_after(option), file, value), dice)


def _place_in(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
    suspect, value = str(ask.args["suspect"]), str(ask.args["value"])
    return best(ask.options, lambda option: mind.margin(suspect, option.split(":")[2], value), dice)


def _move_lead(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
    """Not too far from the own figure."""
    here = LOCATIONS[mind.me.at]

    def near(option: OptionId) -> float:
        spot = LOCATIONS[_after(option)]
        away = 1e6 if spot.body != here.body else 0.0
        return -away - (spot.x - here.x) ** 2 - (spot.y - here.y) ** 2

    return best(ask.options, near, dice)


def _evidence_token(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
    """Touch what hurts: high tokens off the guilty hunch are the worst to lose, so take low ones there."""

    def worth(option: OptionId) -> float:
        token = mind.public.evidence.get(option)
        if token is None:
            return 0.0
        value = mind.value(option) or "0"
        number = int(value) if value.lstrip("-").isdigit() else -5
        return float(-number if token.suspect == mind.guilty else number)

    return best(ask.options, worth, dice)


def _evidence_goal(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
    id = str(ask.args["evidence"])
    value = mind.value(id) or "0"
    return best(ask.options, lambda option: mind.margin(option.split(":")[1], option.split(":")[2], value), dice)


def _suspect_token(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
    """Hits and alibis go to whoever stands in the way; never a hit on an own hunch, never an alibi for the guilty."""
    ahead = {suspect: mind.total(suspect) for suspect in mind.living}
    good = (ask.args["op"] == "add") == (ask.args["token"] == "alibi")

    def worth(option: OptionId) -> float:
        suspect = _after(option)
        if ask.args["token"] == "hit":
            own = suspect in (mind.guilty, mind.innocent)
            return (10.0 if own else 0.0) if good else (-10.0 if own else ahead.get(suspect, 0.0))
        return -10.0 if suspect == mind.guilty else ahead.get(suspect, 0.0)

    return best(ask.options, worth, dice)


# ---- cards


def _react(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
    """A dark card hurts a rival and shifts us to the light: play the dearest one; a memory as well."""

    def worth(option: OptionId) -> float:
        kind, rest = option.partition(":")[0], _after(option)
        if "cheaper" in kind and option.replace("cheaper", "card").replace("both-card", "both") in ask.options:
            return -1.0
        if kind in ("both", "both-cheaper"):
            return 3.0 + CARDS[rest.partition(":")[0]].cost
        if kind in ("card", "cheaper"):
            return 1.0 + CARDS[rest].cost
        return 2.0 if kind == "memory" else 0.0

    return best(ask.options, worth, dice)


def _answer(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
    """The card that is worth most, as it is if it can be paid so."""

    def worth(option: OptionId) -> float:
        if option == PASS:
            return 0.0
        card = _after(option)
        return -9.0 if option == f"cheaper:{card}" and f"card:{card}" in ask.options else mind.card(card)

    return best(ask.options, worth, dice)


def _adjust(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
    """A light card is cheaper when lowered; for a dark card the shift to the light is welcome."""
    light = CARDS[str(ask.args["card"])].deck == "light"
    wanted = ("lower", "keep", "raise") if light else ("keep", "raise", "lower")
    return next(option for option in wanted if option in ask.options)


def _discount(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
    return "pay" if "pay" in ask.options else _cheapest(mind, ask, dice)


def _cheapest(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
    """Part with the card that is worth least."""

    def worth(option: OptionId) -> float:
        card = _after(option)
        if card not in CARDS:
            return -1.0
        return -(mind.card(card) if CARDS[card].deck == "light" else 0.6)

    return best(ask.options, worth, dice)


def _tactics(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
    fight = CARDS[str(ask.args["card"])].fight
    assert fight is not None
    results = {"tactics:light": mind.worth(fight.light) + 0.2, "tactics:dark": mind.worth(fight.dark)}
    return best(ask.options, lambda option: results[option], dice)


def _choose_effect(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
    """The list of effects that is worth most, where the card is one that we know."""
    source = str(ask.args["source"])
    effects = CARDS[source].effect if source in CARDS else SPECIALS[source].effect if source in SPECIALS else []
    choices = next((effect.options for effect in effects if isinstance(effect, Choose)), None)
    if choices is None:
        return dice.choice(list(ask.options))
    return best(ask.options, lambda option: mind.worth(choices[int(option.rpartition(":")[2])]), dice)


# ---- plots, shifts and the puzzle


def _pick_player(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
    """Good things for ourselves, if we can use them."""
    mine = f"detective:{mind.me.detective}"
    helps = ask.args["verb"] == "baggage" or (ask.args["verb"] == "shift" and mind.me.twilight > -3)
    if mine in ask.options and helps:
        return mine
    return dice.choice([option for option in ask.options if option != mine] or list(ask.options))


def _baggage_kind(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
    wanted = "good" if ask.args["to_seat"] == mind.seat else "bad"
    return wanted if wanted in ask.options else next(iter(ask.options))


def _shift_way(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
    wanted = "light" if ask.args["to_seat"] == mind.seat else "dark"
    return wanted if wanted in ask.options else next(iter(ask.options))


def _crossroad(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
    """The richer side when the story goes well, the safer one otherwise."""
    plot = mind.me.plot
    assert plot is not None
    ahead = plot.well

    def worth(option: OptionId) -> float:
        fact = ask.options[option]
        assert isinstance(fact, Branch)
        return 0.7 * fact.good + 0.3 * fact.bad if ahead else 0.45 * fact.good + 0.55 * fact.bad

    return best(ask.options, worth, dice)


def _place_piece(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
    def worth(option: OptionId) -> float:
        fact = ask.options[option]
        return mind.space(_after(option), fact.lines) if isinstance(fact, FitPiece) else -1.0

    return best(ask.options, worth, dice)


def _free_draw(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
    return best(ask.options, lambda option: {"no": 0.0}.get(option, 1.0 + ("light" in option)), dice)


def _prefer(*wanted: OptionId) -> Callable[[Mind, Ask, Dice], OptionId]:
    def choose(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
        return next((option for option in wanted if option in ask.options), dice.choice(list(ask.options)))

    return choose


def _pay_with(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
    """Keep what scores: pay with the tokens of which we have most."""
    return best(ask.options, lambda option: mind.me.tokens.get(option, 0) - 2 * (option == "money"), dice)


def _against(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
    return next(option for option in ask.options if option != "no")


def _event_suspect(mind: Mind, ask: Ask, dice: Dice) -> OptionId:
    return _prefer(f"suspect:{mind.guilty}")(mind, ask, dice)


CHOICES: dict[str, Callable[[Mind, Ask, Dice], OptionId]] = {
    "action": _action,
    "use-lead": _use_lead,
    "place-on": _place_on,
    "place-in": _place_in,
    "place-face": _prefer("down"),
    "move-lead": _move_lead,
    "discard-evidence": _evidence_token,
    "move-evidence": _evidence_token,
    "move-evidence-to": _evidence_goal,
    "suspect-token": _suspect_token,
    "event-suspect": _event_suspect,
    "react": _react,
    "answer-light": _answer,
    "answer-dark": _answer,
    "adjust-cost": _adjust,
    "discount": _discount,
    "discard-which": _cheapest,
    "tactics": _tactics,
    "choose-effect": _choose_effect,
    "pick-player": _pick_player,
    "baggage-kind": _baggage_kind,
    "shift-which-way": _shift_way,
    "choose-crossroad": _crossroad,
    "place-piece": _place_piece,
    "free-draw": _free_draw,
    "draw-from": _free_draw,
    "draw-one-more": _free_draw,
    "may": _prefer("yes"),
    "pay-with": _pay_with,
    "against-plot": _against,
}
