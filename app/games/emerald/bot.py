"""How a bot plays: cities first, cards and Royals as they come, and the end of the game when it is ahead.

It sees the view and the ask, and nothing else; what it drafts it works out anew at every ask.
"""

from collections.abc import Callable

from app.games.emerald.attempts import (
    AimAtAgent,
    AimAtMainAgent,
    AimAtRoyal,
    AimAtZombie,
    HideRoyal,
    UseToHide,
    UseToKill,
)
from app.games.emerald.content import AGENTS, CARDS, CITIES, COLOURS, EFFECTS, WAR
from app.games.emerald.doubles import KeepAgent
from app.games.emerald.places import PLACES
from app.games.emerald.shown import Private, Public
from app.games.emerald.sight import GOOD_CHANCE, Sight
from app.games.emerald.tracks import PushMarker, is_last, landing, pushes, tell_pushes
from app.games.emerald.undead import EndOfDays
from parlour import PASS, Ask, Dice, Fact, OptionId, View

Judge = Callable[[Sight, Ask, OptionId], float]


def bot(view: View[Public, Private], ask: Ask, dice: Dice) -> OptionId:
    """The option that looks best; among equals one at random."""
    sight = Sight(view)
    judge = JUDGES.get(ask.prompt, indifferent)
    values = {option: judge(sight, ask, option) for option in ask.options}
    best = max(values.values())
    return dice.choice([option for option in ask.options if values[option] == best])


def indifferent(sight: Sight, ask: Ask, option: OptionId) -> float:
    """Where it hardly matters: get on with it."""
    return 1.0 if option in ("done", "end") else 0.0


# ---- what to do


def judge_action(sight: Sight, ask: Ask, option: OptionId) -> float:
    """The worth of each action of the menu."""
    kind, _, name = option.partition(":")
    if kind == "double":
        return 2.0 + (0.0 if sight.loyal else AGENTS[name].vp)
    if kind == "use":
        return judge_ability(sight, name, ask.options[option])
    if option in PLACES:
        return 6.0 + sight.worth(option) if option in sight.ready else -4.0
    simple = {"end": 0.1, "do:pass": 0.0, "do:discard": 0.2, "do:mi-go": -1.0, "do:hudson": 0.3}
    if option in simple:
        return simple[option]
    if option == "do:claim":
        return 6.0 + max((sight.worth(place) for place in sight.ready), default=-10.0)
    if option == "do:place":
        return min(sight.target[2] + 2.0, 5.0) if sight.target[2] > 0 and len(sight.ready) < 3 else -1.0
    if option == "do:take-back":
        out = sight.mine.limbo
        return 1.5 + 0.5 * out if sight.mine.stock < 3 and out >= 2 else (0.25 if out >= 3 else -1.0)
    if option == "do:buy":
        return 1.2 if sight.mine.pool > 6 else 0.3
    if option == "do:tracks":
        return best_push(sight) + 0.5
    if option == "do:reveal":
        return 100.0 if sight.lead > -4 and sight.survival >= GOOD_CHANCE else -1.0
    if option == "do:devils-island":
        return 0.5
    return 2.5 if option == "do:sacrifice" and sight.loyal else -1.0


def best_push(sight: Sight) -> float:
    """The best that one arrow in hand can do."""
    hand, spaces = list(sight.private.hand), sight.public.tracks
    facts = tell_pushes(hand, spaces, pushes(hand, spaces), 2)
    return max((judge_marker(sight, fact) for fact in facts.values()), default=-1.0)


def judge_marker(sight: Sight, fact: Fact | None) -> float:
    """What moving a marker is worth."""
    assert isinstance(fact, PushMarker)
    return sight.push_worth(fact.track, fact.start, fact.space, ends=fact.ends)


FIXED = {
    "diogenes_club": 3.0,
    "freemasons": 0.15,
    "peoples_will": 2.5,
    "duchess_d_uzes": 1.5,
    "burtsev": 1.0,
    "irene_adler": 0.6,
    "pinkerton": 1.5,
    "terrors_of_the_night": 0.8,
    "third_section": -1.0,
    "bismarck": 3.0,
    "blocking_disc": -1.0,
    "okhrana": 0.4,
    "nadar": -1.0,
    "holy_brotherhood": 0.3,
    "shoggoth": 2.0,
    "vampire": 0.7,
}
"""What using an ability is worth where it does not depend on much."""


def best_war(sight: Sight) -> float:
    """What Golovinsky can do at best."""
    start = sight.public.tracks[WAR]
    space = landing(WAR, start, EFFECTS["golovinsky"].move)
    return sight.push_worth(WAR, start, space, ends=is_last(WAR, space))


ZOMBIE_WORTH = 0.5


def judge_ability(sight: Sight, card: str, fact: Fact | None) -> float:
    """The worth of using a card's ability."""
    action = CARDS[card].action
    if action == "golovinsky":
        return best_war(sight)
    if action == "zombies":
        if isinstance(fact, EndOfDays):
            return 50.0 if sight.would_win else -5.0
        return 3.0 if sight.loyal else 0.5
    if action in FIXED:
        return FIXED[action]
    return judge_attempt(sight, fact)


def judge_use(sight: Sight, ask: Ask, option: OptionId) -> float:
    """Which of a card's two abilities."""
    use = option.removeprefix("ability:")
    return FIXED[use] if use in FIXED else judge_attempt(sight, ask.options[option])


def judge_attempt(sight: Sight, fact: Fact | None) -> float:
    """The worth of the best that a card can be aimed at, or of the only one."""
    if isinstance(fact, UseToKill | UseToHide):
        hiding = isinstance(fact, UseToHide)
        return max(judge_name(sight, target, fact.card, hiding=hiding) for target in fact.targets)
    if isinstance(fact, AimAtRoyal | HideRoyal):
        return judge_royal(sight, fact.city, fact.card, hiding=isinstance(fact, HideRoyal))
    if isinstance(fact, AimAtAgent | AimAtMainAgent):
        return judge_victim(sight, fact.agent)
    return ZOMBIE_WORTH if isinstance(fact, AimAtZombie) else -1.0


def judge_name(sight: Sight, target: str, card: str, *, hiding: bool) -> float:
    kind, _, city = target.partition(":")
    if kind == "royal":
        return judge_royal(sight, city, card, hiding=hiding)
    return ZOMBIE_WORTH if kind == "zombie" else judge_victim(sight, target)


def judge_royal(sight: Sight, city: str, card: str, *, hiding: bool) -> float:
    """The worth of a Royal killed or hidden."""
    gain = CITIES[city].royal_vp
    mine = gain if hiding == sight.loyal else 0
    if sight.ends_by(mine if sight.mine.side else gain):
        return 40.0 if sight.lead + mine > 1 and sight.survival >= GOOD_CHANCE else -40.0
    if not mine:
        return -2.0  # a Royal that would score for the other side only
    if hiding:
        return 5.0 + gain - sight.fear
    loss = 0.5 * AGENTS[card].vp + 0.5 if card in AGENTS else 0.0
    return 4.0 + gain - sight.fear - loss


def judge_victim(sight: Sight, agent: str) -> float:
    """The worth of an agent killed."""
    if agent in AGENTS:
        return 1.5 + 0.5 * AGENTS[agent].vp
    return 8.0 if sight.would_win else -8.0  # a Main Agent's death may end the game


# ---- the smaller choices


def judge_place(sight: Sight, ask: Ask, option: OptionId) -> float:
    """Cards until the target has what it needs, then the target."""
    place, need, _ = sight.target
    kind, _, name = option.partition(":")
    total = int(ask.args["total"])
    if kind == "hand":
        enough = total >= need
        return -5.0 if enough else 10.0 - sight.keep_worth(name) + (1.0 if total + CARDS[name].cube <= need else 0.0)
    if option == place:
        return 8.0 if total < need else 20.0
    return min(sight.worth(option), 7.0) / (1 + max(0, sight.cubes_needed(option) - total))


def judge_claim(sight: Sight, ask: Ask, option: OptionId) -> float:
    return sight.worth(option)


def judge_take_back(sight: Sight, ask: Ask, option: OptionId) -> float:
    """As many as Limbo has, and from Limbo."""
    kind, _, name = option.partition(":")
    if kind == "hand":
        return 3.0 if ask.args["total"] + CARDS[name].cube <= sight.mine.limbo else -3.0
    return 2.0 if option == "limbo" else -sight.worth(option)


def judge_payment(sight: Sight, ask: Ask, option: OptionId) -> float:
    """Finish when it is enough, else spend what is least missed."""
    return 10.0 if option == "done" else -sight.keep_worth(option.removeprefix("hand:"))


def judge_buy(sight: Sight, ask: Ask, option: OptionId) -> float:
    """All the gold that is not worth more as a cube."""
    card = CARDS[option.removeprefix("hand:")] if option != "done" else None
    return 0.5 if card is None else 1.0 - card.cube


def judge_push(sight: Sight, ask: Ask, option: OptionId) -> float:
    return 0.05 if option == "done" else judge_marker(sight, ask.options[option])


def judge_discard(sight: Sight, ask: Ask, option: OptionId) -> float:
    """Cards that serve for nothing now; at least one."""
    if option == "done":
        return -0.75
    return -sight.keep_worth(option.removeprefix("hand:"))


def judge_start(sight: Sight, ask: Ask, option: OptionId) -> float:
    """A rich city with a Royal within reach, and not too many neighbours to quarrel with."""
    city = CITIES[option.removeprefix("city:")]
    return city.control_vp + (0.0 if sight.loyal else 1.5 * city.royal_vp - city.royal_defence)


def judge_aim(sight: Sight, ask: Ask, option: OptionId) -> float:
    return judge_attempt(sight, ask.options[option])


def judge_prey(sight: Sight, ask: Ask, option: OptionId) -> float:
    """Whom to destroy, bite or let zombies kill."""
    if option == "done":
        return 0.0
    name = option.removeprefix("agent:")
    owner = sight.public.agents[name].seat
    if owner == sight.me:
        return 1.0 if sight.loyal or name not in AGENTS else -AGENTS[name].vp
    return judge_victim(sight, name)


def judge_reaction(sight: Sight, ask: Ask, option: OptionId) -> float:
    """React whenever one can."""
    return 0.0 if option == PASS else 1.0


def judge_keep(sight: Sight, ask: Ask, option: OptionId) -> float:
    """Reveal only where that keeps the agent."""
    return float(isinstance(ask.options[option], KeepAgent)) if option != PASS else 0.5


def judge_rival(sight: Sight, ask: Ask, option: OptionId) -> float:
    """Of several rivals, the one who seems to lead."""
    if option == "done":
        return -1.0
    who = option.split(":")[1]
    return sight.expected(int(who) if who.isdecimal() else COLOURS.index(who))


def judge_destruction(sight: Sight, ask: Ask, option: OptionId) -> float:
    """A city that a rival controls, the richer the better; never my own."""
    name = option.removeprefix("city:")
    control = sight.public.cities[name].control
    mine = sum(sight.public.agents[agent].city == name for agent in sight.agents_of(sight.me))
    if control is None:
        return -float(mine)
    return CITIES[name].control_vp * (-1.0 if control == sight.me else 1.0) - mine


def judge_duchess(sight: Sight, ask: Ask, option: OptionId) -> float:
    return sight.worth(option) / (1 + max(0, sight.cubes_needed(option) - 1)) if sight.cubes_needed(option) > 0 else 0.0


def judge_source(sight: Sight, ask: Ask, option: OptionId) -> float:
    return {"limbo": 3.0, "stock": 1.0}.get(option, 0.0)


def judge_many(sight: Sight, ask: Ask, option: OptionId) -> float:
    return float(option.removeprefix("count:"))


def judge_zombie(sight: Sight, ask: Ask, option: OptionId) -> float:
    return 0.0 if option == "done" else 1.0


JUDGES: dict[str, Judge] = {
    "act": judge_action,
    "which-ability": judge_use,
    "start": judge_start,
    "claim": judge_claim,
    "place": judge_place,
    "take-back": judge_take_back,
    "take-back-cube": judge_take_back,
    "buy": judge_buy,
    "fare": judge_payment,
    "bombs": judge_payment,
    "tracks": judge_push,
    "discard": judge_discard,
    "freemasons": judge_discard,
    "hudson": judge_discard,
    "target": judge_aim,
    "hide": judge_aim,
    "shoggoth": judge_prey,
    "bite": judge_prey,
    "zombie-kill": judge_prey,
    "zombie-place": judge_zombie,
    "expose": judge_reaction,
    "escape": judge_reaction,
    "keep-holmes": judge_keep,
    "keep-moriarty": judge_keep,
    "okhrana": judge_rival,
    "okhrana-second": judge_rival,
    "terrors": judge_rival,
    "adler": judge_rival,
    "burtsev": judge_rival,
    "devils-island-whom": judge_rival,
    "destroy": judge_destruction,
    "duchess": judge_duchess,
    "brotherhood-from": judge_source,
    "brotherhood-to": judge_duchess,
    "brotherhood-number": judge_many,
    "golovinsky": judge_many,
}
