"""How the bot thinks: it runs the errand that costs least, earns what it lacks, and keeps out of bad company."""

from collections.abc import Callable, Mapping

from app.games.smog.agents import BeginTurn, StayAgent
from app.games.smog.card_facts import PlayForGift, PlayForRust, PlayForTheft, RustBribe, StealFrom
from app.games.smog.content import ARTEFACTS, DISCS, PLACES, PROMENADE, SIDES
from app.games.smog.setup import BlockFace
from app.games.smog.shadow_master import Bribe
from app.games.smog.sight import Errand, Sight
from app.games.smog.views import Private, Public
from parlour import Ask, Dice, OptionId, View

PLAIN_CARDS = ("queens_favour", "alchemical_drain", "lords_decree")
"""Cards that are worth playing as soon as they can be."""
SPARE_COINS = 3
"""Beyond what the next purchase costs, so many coins are not worth a fight for the favour."""
WORTH_EARNING = 0.34
"""Coins an action below which the bot rather draws cards or waits."""

WORTH_CHAOS = 4.0
"""How many actions the Wheel of Chaos must save before it is turned."""


def bot(view: View[Public, Private], ask: Ask, dice: Dice) -> OptionId:
    """A sensible choice from what the seat sees."""
    if len(ask.options) == 1:
        return next(iter(ask.options))
    return _ANSWERS[ask.prompt](Sight(view), ask, dice)


# ---- setup


def _gentleman(sight: Sight, ask: Ask, dice: Dice) -> OptionId:
    return "lot"


def _hourglass(sight: Sight, ask: Ask, dice: Dice) -> OptionId:
    """Block the cheapest face of an artefact that an opponent sees, but none that I could use."""
    seen = {(disc, sight.face(disc, SIDES.index(other.side)).id) for other in sight.others for disc in DISCS}

    def gain(option: OptionId) -> tuple[float, int]:
        _, disc, face_id = option.split(":")
        fact = ask.options[option]
        assert isinstance(fact, BlockFace)
        is_seen = (disc, face_id) in seen
        return (PLACES[disc].sells_artefact + 1 / fact.price if is_seen else -1.0, dice.below(1000))

    return max(ask.options, key=gain)


# ---- agents


def _agents(sight: Sight, ask: Ask, dice: Dice) -> OptionId:
    """Look at each agent in turn; it may stay where it is."""
    return next(iter(ask.options))


def _agent_where(sight: Sight, ask: Ask, dice: Dice) -> OptionId:
    """Where the agent serves me best, without clearing hourglasses; rather stay than walk about."""
    agent: str = ask.args["agent"]
    discs = [option for option in ask.options if option.startswith("disc:")]
    return max(discs, key=lambda o: (_post(sight, agent, o[5:]), isinstance(ask.options[o], StayAgent)))


def _post(sight: Sight, agent: str, disc: str) -> float:
    """How good it is for me that this agent stands there."""
    goal = _goal(sight)
    mine = (disc == sight.place) + 0.5 * (disc == goal.place)
    theirs = sum(1 for other in sight.others if other.place == disc)
    if agent in ("merchant", "gatekeeper"):
        return mine - theirs
    if agent == "lost_boy":
        return theirs - 3 * int(disc == sight.private.exit) - 0.2 * mine
    if agent == "doctor":
        return theirs - 2 * mine - 3 * int(disc == goal.place)
    return theirs - 2 * mine


def _begin_turn(sight: Sight, ask: Ask, dice: Dice) -> OptionId:
    """The ritual is worth it against the Witch; the Dandy's coin is not."""
    lost = ask.options["begin-turn"]
    return next(iter(ask.options)) if isinstance(lost, BeginTurn) and lost.actions else "begin-turn"


# ---- the turn


def _turn(sight: Sight, ask: Ask, dice: Dice) -> OptionId:
    if "leave" in ask.options:
        return "leave"
    goal = _goal(sight)
    for option in ask.options:
        if option.startswith("card:") and _worth_playing(sight, ask, option[5:], goal):
            return option
    if sight.actions <= 0:
        return _end(sight, ask, goal)
    step = _wary(sight, ask, _step(sight, ask, goal))
    return step if step is not None and step in ask.options else _end(sight, ask, goal)


def _goal(sight: Sight) -> Errand:
    """What to do next: leave when ready, else the cheapest purchase."""
    if sight.is_ready():
        exit = sight.private.exit
        barred = sight.is_on("lost_boy", exit)
        return Errand(sight.ways[exit].cost, exit, "leave", actions=sight.ways[exit].moves + 1, barred=barred)
    purchases = sight.purchases()
    return purchases[0] if purchases else Errand(99, PROMENADE, "beg", short=1)


def _step(sight: Sight, ask: Ask, goal: Errand) -> OptionId | None:
    """The next action towards the goal; where coins are short, towards coins. None if no action helps."""
    here = sight.place == PROMENADE
    if here and sight.alms() and (goal.short or sight.alms() > 1):
        return "beg"
    if here and goal.turns and "turn-any" in ask.options:
        return "turn-any"  # what has to be turned can be turned from here, and a card comes with it
    if not goal.short:
        return _towards(sight, goal)
    sales = sight.sales()
    alms = sight.alms() / (sight.ways[PROMENADE].moves + 1)
    if sales and -sales[0].score >= max(alms, WORTH_EARNING):
        return _towards(sight, sales[0])
    if here:
        return "turn-any"
    if alms >= WORTH_EARNING or sight.ways[PROMENADE].fog == 0:
        return _towards(sight, Errand(0, PROMENADE, "beg"))
    return None


def _wary(sight: Sight, ask: Ask, step: OptionId | None) -> OptionId | None:
    """With the last action, or nothing else to do, rather step out of bad company than into it or stay in it."""
    moves = {f"disc:{place}": place for place in PLACES}
    is_last = sight.actions == 1 or step is None
    if not is_last or step in ("buy", "sell") or not sight.is_dread(moves.get(step or "", sight.place)):
        return step
    safe = [o for o in ask.options if o in moves and not sight.is_dread(moves[o]) and not sight.ways[moves[o]].fog]
    return min(safe, key=lambda option: sight.ways[moves[option]].cost, default=step)


def _towards(sight: Sight, errand: Errand) -> OptionId:
    """Walk there, turn and clear the disc, then do it."""
    if sight.place != errand.place:
        return f"disc:{sight.ways[errand.place].first}"
    if errand.turns:
        return "turn"
    if errand.blocked:
        return f"hourglass:{errand.place}:{sight.face(errand.place, sight.side).id}"
    return errand.verb


def _end(sight: Sight, ask: Ask, goal: Errand) -> OptionId:
    """Before the turn ends: bribe if the favour can be had for coins that are not needed now.

    The favour moves agents, and when it changes hands one of them goes: worth any bribe if one bars the way.
    """
    fact = ask.options.get("bribe")
    if not isinstance(fact, Bribe):
        return "end-turn"  # it can't be, or all would be lost
    wanted = fact.most + 1 - sight.me.bribe
    spare = sight.coins - (0 if goal.verb == "leave" else goal.coins)
    if 0 < wanted <= spare and (goal.barred or wanted <= SPARE_COINS):
        return "bribe"
    return "end-turn"


# ---- cards


def _worth_playing(sight: Sight, ask: Ask, card: str, goal: Errand) -> bool:
    if card in PLAIN_CARDS:
        return True
    match ask.options[f"card:{card}"]:
        case PlayForGift(thing=thing):
            return sight.wants(thing)
        case PlayForTheft(things=things):
            return any(sight.wants(thing) for thing in things)
        case PlayForRust(coins=coins):
            return coins >= SPARE_COINS
    if card == "spectral_speed":
        return sight.actions == 0 and not goal.short and goal.actions <= 4
    if card == "dragons_gift":
        return bool(sight.surplus())
    if card == "titans_breath":
        rival = sight.rival()
        return len(rival.artefacts) == len(ARTEFACTS) and rival.place != _far_from_all(sight)
    if card == "ritual_summoning":
        return goal.barred
    if card == "mechanism_shift":
        return goal.turns in (1, 3) and sight.ways[goal.place].moves < sight.actions
    return min(sight.outlook(1), sight.outlook(-1)) < sight.outlook(0) - WORTH_CHAOS


def _opponent(sight: Sight, ask: Ask, dice: Dice) -> OptionId:
    """The richest in bribes for rust, the one with what I lack for a theft, else the one in the lead."""

    def merit(option: OptionId) -> tuple[int, int]:
        other = next(o for o in sight.others if option == f"gentleman:{o.gentleman}")
        match ask.options[option]:
            case RustBribe(coins=coins):
                return coins, 0
            case StealFrom(things=things):
                return sum(sight.wants(thing) for thing in things), len(other.artefacts)
        return 0, len(other.artefacts)

    return max(ask.options, key=merit)


def _far_from_all(sight: Sight) -> str:
    """A place from which every way is long: an outer disc, best with the Witch."""
    return sight.agents.get("witch", "C" if sight.private.exit in "812" else "A")


def _blow_where(sight: Sight, ask: Ask, dice: Dice) -> OptionId:
    far = f"disc:{_far_from_all(sight)}"
    return far if far in ask.options else next(iter(ask.options))


def _ritual_out(sight: Sight, ask: Ask, dice: Dice) -> OptionId:
    return min(ask.options, key=lambda option: _post(sight, option[6:], sight.agents[option[6:]]))


def _ritual_in(sight: Sight, ask: Ask, dice: Dice) -> OptionId:
    disc = sight.agents[ask.args["agent"]]
    return max(ask.options, key=lambda option: _post(sight, option[6:], disc))


def _which(sight: Sight, ask: Ask, dice: Dice) -> OptionId:
    """Of an opponent's things, one that I lack."""
    return next((option for option in ask.options if sight.wants(option.split(":")[1])), next(iter(ask.options)))


# ---- turning discs


def _gain(sight: Sight, disc: str, quarters: int) -> float:
    """How much better the disc serves me after this turn."""

    def best(turned: int) -> float:
        return min((errand.score for errand in sight.purchases_on(disc, turned)), default=30)

    return best(0) - best(quarters)


def _turn_which(sight: Sight, ask: Ask, dice: Dice) -> OptionId:
    return max(ask.options, key=lambda option: max(_gain(sight, option[5:], quarters) for quarters in (1, -1)))


def _turn_way(sight: Sight, ask: Ask, dice: Dice) -> OptionId:
    disc = ask.args["disc"]
    return "cw" if _gain(sight, disc, 1) >= _gain(sight, disc, -1) else "ccw"


def _wheel_way(sight: Sight, ask: Ask, dice: Dice) -> OptionId:
    return "cw" if sight.outlook(1) <= sight.outlook(-1) else "ccw"


# ---- small answers


def _draw(sight: Sight, ask: Ask, dice: Dice) -> OptionId:
    return "draw"


def _fog(sight: Sight, ask: Ask, dice: Dice) -> OptionId:
    """Free with the Gatekeeper; an element that I don't need if coins are short; else a coin."""
    if "agent:gatekeeper" in ask.options:
        return "agent:gatekeeper"
    spare = [f"element:{element}" for element in sight.surplus()]
    if spare and (sight.coins <= _goal(sight).coins or "coin" not in ask.options):
        return spare[0]
    return next(iter(ask.options))


_ANSWERS: Mapping[str, Callable[[Sight, Ask, Dice], OptionId]] = {
    "gentleman": _gentleman,
    "hourglass": _hourglass,
    "agents": _agents,
    "agent-where": _agent_where,
    "begin-turn": _begin_turn,
    "turn": _turn,
    "fog": _fog,
    "draw": _draw,
    "turn-which": _turn_which,
    "turn-other": _turn_which,
    "turn-way": _turn_way,
    "opponent": _opponent,
    "blow-where": _blow_where,
    "ritual-out": _ritual_out,
    "ritual-in": _ritual_in,
    "wheel-way": _wheel_way,
    "which-element": _which,
    "which-artefact": _which,
}
