"""Permanents: what happens when one is claimed, and those that are used (EM-212 to EM-242)."""

from app.games.emerald.content import AGENTS, CITIES, CITY_CARDS, LOYALIST, PERMANENTS, city_card
from app.games.emerald.decks import discard, draw, leave_hand, play, remove_from, show
from app.games.emerald.escape import escape
from app.games.emerald.places import LIMBO, pile, transfer
from app.games.emerald.points import reveal
from app.games.emerald.routes import refuges
from app.games.emerald.sanity import face_horror
from app.games.emerald.state import (
    MI_GO,
    Desk,
    GameOver,
    State,
    agents_of,
    clockwise,
    is_named,
    kinds,
    on_board,
    others,
)
from app.games.emerald.tracks import empty_stack
from parlour import Fact, OptionId, Script, Seat

# ---- what is told of the options


class DestroyCity(Fact, frozen=True):
    """How many cubes and named agents are destroyed with it."""

    city: str
    cubes: int
    agents: int


class FleeTo(Fact, frozen=True):
    agent: str
    city: str


class ExchangeByHudson(Fact, frozen=True):
    card: str


class PlayCityCard(Fact, frozen=True):
    """For Devil's Island, where several have cubes."""

    card: str
    city: str


class Imprison(Fact, frozen=True):
    """Whose cubes go to Limbo from that city, and how many."""

    card: str
    city: str
    seat: Seat
    cubes: int


class GoWithMiGo(Fact, frozen=True):
    """An agent of mine, from where it stands."""

    agent: str
    city: str


class ReturnFromMiGo(Fact, frozen=True):
    agent: str


class LandAt(Fact, frozen=True):
    agent: str
    city: str


class Sacrifice(Fact, frozen=True):
    """An agent, and what that is worth to a Loyalist."""

    agent: str
    points: int


# ---- when one is claimed


def take_effect(t: Desk, me: Seat, name: str) -> Script[None]:
    """EM-063 (3): what a permanent does at the moment it is claimed."""
    if name == "change_of_heart":
        change_of_heart(t, me)
    elif name == "cthulhu":
        yield from cthulhu(t, me)
    elif name == "society_of_leopold":
        society_of_leopold(t, me)


def change_of_heart(t: Desk, me: Seat) -> None:
    """EM-213: the claimer is of the other faction from now on; which one shows only if they were revealed."""
    player = t.state.players[me]
    player.changed = True
    t.note("changed-heart", seat=me)
    if player.revealed:
        t.note("revealed", seat=me, side=player.side)


def society_of_leopold(t: Desk, me: Seat) -> None:
    """EM-238 to EM-240, EM-R32: all vampires and zombies leave; owners of vampire Main Agents are revealed."""
    s = t.state
    for city in s.cities.values():
        city.zombies = 0
    vampires = [name for name, agent in s.agents.items() if agent.vampire and agent.city != MI_GO]
    for name in vampires:
        if is_named(name):
            t.note("vampire-destroyed", agent=name)
            del s.agents[name]
    t.note("undead-gone", seat=me)
    fallen = False
    for seat in clockwise(s, me):
        colour = s.players[seat].colour
        if colour not in vampires:
            continue
        reveal(t, seat)
        if s.players[seat].side == LOYALIST:
            s.agents[colour].vampire = False
        else:
            del s.agents[colour]
            fallen = True
    if fallen:
        raise GameOver("main-agent")


# ---- Cthulhu


def cthulhu(t: Desk, me: Seat) -> Script[None]:
    """EM-219 to EM-226: a city is destroyed with all that is in it, then every other player draws a counter."""
    s = t.state
    free = {f"city:{name}": tell_destruction(s, name) for name in CITIES if not s.cities[name].destroyed}
    option = yield from t.ask(me, free, "destroy", doing="destroying")
    name = option.removeprefix("city:")
    t.note("destroyed", seat=me, city=name)
    yield from let_agents_escape(t, me, name)
    return_cubes(s, name)
    eliminate_agents(t, name)
    yield from drive_out(t, [s.players[seat].colour for seat in clockwise(s, me)], name, "flee-cthulhu")
    s.players[me].permanents.remove("cthulhu")
    raze(t, name)
    for seat in others(s, me):
        if not s.players[seat].safe_in_mind:
            face_horror(t, seat)


def doomed(s: State, name: str) -> list[str]:
    """EM-221: the named agents in a city."""
    return [agent for agent in s.agents if is_named(agent) and s.agents[agent].city == name]


def tell_destruction(s: State, name: str) -> DestroyCity:
    cubes = sum(pile(s, f"city:{name}")) + sum(pile(s, f"stack:{name}"))
    return DestroyCity(city=name, cubes=cubes, agents=len(doomed(s, name)))


def let_agents_escape(t: Desk, me: Seat, name: str) -> Script[None]:
    """EM-217, EM-R30: the owner of Master of Disguise is asked again after each escape, until they pass."""
    s = t.state
    for seat in clockwise(s, me):
        while True:
            here = [agent for agent in doomed(s, name) if s.agents[agent].owner == seat]
            fled = yield from escape(t, me, "cthulhu", *here)
            if not fled:
                break


def return_cubes(s: State, name: str) -> None:
    """EM-220: cubes go back to the pool and must be bought again."""
    for place in (f"city:{name}", f"stack:{name}"):
        cubes = pile(s, place)
        for seat, number in enumerate(cubes):
            s.players[seat].pool += number
            cubes[seat] = 0


def eliminate_agents(t: Desk, name: str) -> None:
    """EM-221: named agents leave the game with their cards."""
    s = t.state
    for agent in doomed(s, name):
        owner = s.agents.pop(agent).owner
        t.note("agent-lost", seat=owner, agent=agent)
        remove_from(t, owner, agent)


def drive_out(t: Desk, agents: list[str], name: str, prompt: str) -> Script[None]:
    """EM-161, EM-222, EM-248, EM-249: each of these agents in the city must leave for a neighbour, free of cost."""
    s = t.state
    for agent in agents:
        counter = s.agents.get(agent)
        if counter is None or counter.city != name:
            continue
        cities = refuges(s, counter.owner, name)
        option = f"city:{cities[0]}"
        if len(cities) > 1:
            options = {f"city:{city}": FleeTo(agent=agent, city=city) for city in cities}
            option = yield from t.ask(counter.owner, options, prompt, doing="fleeing", agent=agent, city=name)
        counter.city = option.removeprefix("city:")
        t.note("moved", seat=counter.owner, agent=agent, from_city=name, city=counter.city)


def raze(t: Desk, name: str) -> None:
    """EM-223 to EM-225, EM-V09: control, city card, Royal, stack, zombies, discs and Bismarck.

    The War marker moves last: it may end the game, and what is automatic has then been done (EM-R06).
    """
    s = t.state
    city = s.cities[name]
    city.destroyed = True
    if city.control is None:
        s.removed.append(city_card(name))
    else:
        remove_from(t, city.control, city_card(name))
    city.control = None
    if s.italian:
        city.royal, city.royal_by = "", None
    city.zombies = 0
    city.blocked = city.card_blocked = False
    if city.locked_by is not None:
        s.removed.append("bismarck")
        city.locked_by = None
    if city.up:
        s.removed.append(city.up)
        s.unseen += city.stack.cards
        city.up, city.stack.cards = "", []
        empty_stack(t, name)


# ---- used by their owner, in one's own turn: first what can be chosen, and what it does, then the doing


def hudson_cards(s: State, me: Seat) -> list[OptionId]:
    return [] if s.hudson_used else [f"hand:{card}" for card in kinds(s.players[me].hand)]


def tell_hudson(s: State, me: Seat, option: OptionId) -> Fact:
    return ExchangeByHudson(card=option.removeprefix("hand:"))


def use_hudson(t: Desk, me: Seat, option: OptionId, offered: Fact | None) -> Script[None]:
    """EM-234: once a turn discard a card, face up, and draw one."""
    card = option.removeprefix("hand:")
    t.state.hudson_used = True
    discard(t, me, [card])
    t.note("hudson", seat=me, card=card)
    draw(t, me, 1)
    yield from ()


# ---- Devil's Island


def prisoners(s: State, me: Seat, city: str) -> dict[Seat, int]:
    """EM-229, EM-R31: the cubes of other players in the City box or on the strategy card of this city."""
    cubes = {seat: s.cities[city].cubes[seat] + s.cities[city].card_cubes[seat] for seat in others(s, me)}
    return {seat: number for seat, number in cubes.items() if number}


def prisons(s: State, me: Seat) -> list[OptionId]:
    hand = kinds(s.players[me].hand)
    return [f"hand:{card}" for card in hand if card in CITY_CARDS and prisoners(s, me, CARD_CITY[card])]


CARD_CITY = {card.id: card.city for card in CITY_CARDS.values()}


def imprisonments(s: State, me: Seat, card: str) -> dict[OptionId, Imprison]:
    """Whose cubes a city card can send to Limbo."""
    city = CARD_CITY[card]
    return {
        f"seat:{seat}": Imprison(card=card, city=city, seat=seat, cubes=cubes)
        for seat, cubes in prisoners(s, me, city).items()
    }


def tell_prison(s: State, me: Seat, option: OptionId) -> Fact:
    """What a city card does; whose cubes, if only one has any there."""
    card = option.removeprefix("hand:")
    whom = list(imprisonments(s, me, card).values())
    return whom[0] if len(whom) == 1 else PlayCityCard(card=card, city=CARD_CITY[card])


def use_devils_island(t: Desk, me: Seat, option: OptionId, offered: Fact | None) -> Script[None]:
    """EM-229: play a city card; all cubes of one player in that city go to Limbo."""
    s = t.state
    card = option.removeprefix("hand:")
    city = CARD_CITY[card]
    whom = imprisonments(s, me, card)
    if not isinstance(offered, Imprison):
        offered = yield from t.pick(me, whom, "devils-island-whom", facts=whom, doing="acting", city=city)
    play(t, me, [card])
    for place in (f"city:{city}", f"stack:{city}"):
        transfer(s, offered.seat, place, LIMBO, pile(s, place)[offered.seat])
    t.note("devils-island", seat=me, card=card, city=city, victim_seat=offered.seat, count=offered.cubes)


# ---- Mi-Go


def travellers(s: State, me: Seat) -> list[OptionId]:
    """EM-231, EM-233: agents of mine whose card I can put on Mi-Go, and those that can come back."""
    kept = [name for name in agents_of(s, me) if s.agents[name].city == MI_GO]
    leaving = [f"hand:{card}" for card in kinds(s.players[me].hand) if card in AGENTS and on_board(s, card, me)]
    returning = [f"agent:{name}" for name in kept if name not in s.sent_to_mi_go]
    return (leaving if len(kept) < PERMANENTS[MI_GO].capacity else []) + returning


def tell_traveller(s: State, me: Seat, option: OptionId) -> Fact:
    kind, name = option.split(":")
    return GoWithMiGo(agent=name, city=s.agents[name].city) if kind == "hand" else ReturnFromMiGo(agent=name)


def use_mi_go(t: Desk, me: Seat, option: OptionId, offered: Fact | None) -> Script[None]:
    """EM-231 to EM-233, EM-R43: send an agent with its card out of reach, or call one back."""
    s = t.state
    kind, name = option.split(":")
    player = s.players[me]
    agent = s.agents[name]
    if kind == "hand":
        show(t, me, [name])
        leave_hand(player, name)
        t.note("mi-go-takes", seat=me, agent=name, city=agent.city)
        agent.city = MI_GO
        s.sent_to_mi_go.append(name)
        return
    facts = {f"city:{city}": LandAt(agent=name, city=city) for city in CITIES if s.cities[city].is_open_to(me)}
    landing = yield from t.pick(me, facts, "mi-go-where", facts=facts, doing="acting", agent=name)
    agent.city = landing.city
    agent.vampire = agent.vampire and not s.leopold
    player.hand.append(name)
    player.shown.append(name)
    t.note("mi-go-returns", seat=me, agent=name, city=agent.city)


# ---- Yog-Sothoth


def offerings(s: State, me: Seat) -> list[OptionId]:
    """EM-241: cards in hand of named humans of mine on the board."""
    return [
        f"hand:{card}"
        for card in kinds(s.players[me].hand)
        if card in AGENTS and on_board(s, card, me) and not s.agents[card].vampire
    ]


def tell_sacrifice(s: State, me: Seat, option: OptionId) -> Fact:
    return Sacrifice(agent=option.removeprefix("hand:"), points=PERMANENTS["yog_sothoth"].vp_per_agent)


def sacrifice(t: Desk, me: Seat, option: OptionId, offered: Fact | None) -> Script[None]:
    """EM-241, EM-242: an agent is given to Yog-Sothoth; the card played is discarded."""
    s = t.state
    card = option.removeprefix("hand:")
    play(t, me, [card])
    del s.agents[card]
    s.players[me].sacrificed.append(card)
    t.note("sacrificed", seat=me, agent=card)
    yield from ()
