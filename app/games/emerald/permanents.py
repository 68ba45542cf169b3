"""Permanents: what happens when one is claimed, and those that are used (EM-212 to EM-242)."""

from app.games.emerald.content import AGENTS, CITIES, CITY_CARDS, LOYALIST, PERMANENTS, city_card
from app.games.emerald.cubes import LIMBO, pile, transfer
from app.games.emerald.decks import discard, draw, leave_hand, play, remove_from
from app.games.emerald.escape import escape
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
from parlour import OptionId, Script, Seat


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
    free = [f"city:{name}" for name in CITIES if not s.cities[name].destroyed]
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


def let_agents_escape(t: Desk, me: Seat, name: str) -> Script[None]:
    """EM-217, EM-R30: the owner of Master of Disguise is asked again after each escape, until they pass."""
    s = t.state
    for seat in clockwise(s, me):
        while True:
            here = [agent for agent in agents_of(s, seat) if is_named(agent) and s.agents[agent].city == name]
            fled = yield from escape(t, *here)
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
    for agent in [agent for agent in s.agents if is_named(agent) and s.agents[agent].city == name]:
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
        options = [f"city:{city}" for city in refuges(s, counter.owner, name)]
        option = options[0]
        if len(options) > 1:
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


# ---- used by their owner, in one's own turn: each `can_` says whether there is anything to do


def can_use_hudson(s: State, me: Seat) -> bool:
    return not s.hudson_used and bool(s.players[me].hand)


def use_hudson(t: Desk, me: Seat) -> Script[None]:
    """EM-234: once a turn discard a card, face up, and draw one."""
    s = t.state
    options = [f"hand:{card}" for card in kinds(s.players[me].hand)]
    option = yield from t.ask(me, options, "hudson", doing="acting")
    card = option.removeprefix("hand:")
    s.hudson_used = True
    discard(t, me, [card])
    t.note("hudson", seat=me, card=card)
    draw(t, me, 1)


def prisoners(s: State, me: Seat, city: str) -> list[Seat]:
    """EM-229, EM-R31: the other players with cubes in the City box or on the strategy card of this city."""
    return [seat for seat in others(s, me) if s.cities[city].cubes[seat] + s.cities[city].card_cubes[seat]]


def prisons(s: State, me: Seat) -> list[str]:
    return [card for card in kinds(s.players[me].hand) if card in CITY_CARDS and prisoners(s, me, CARD_CITY[card])]


CARD_CITY = {card.id: card.city for card in CITY_CARDS.values()}


def can_use_devils_island(s: State, me: Seat) -> bool:
    return bool(prisons(s, me))


def use_devils_island(t: Desk, me: Seat) -> Script[None]:
    """EM-229: play a city card; all cubes of one player in that city go to Limbo."""
    s = t.state
    option = yield from t.ask(me, [f"hand:{card}" for card in prisons(s, me)], "devils-island", doing="acting")
    card = option.removeprefix("hand:")
    city = CARD_CITY[card]
    seats = {f"seat:{seat}": seat for seat in prisoners(s, me, city)}
    victim = yield from t.pick(me, seats, "devils-island-whom", doing="acting", city=city)
    play(t, me, [card])
    number = s.cities[city].cubes[victim] + s.cities[city].card_cubes[victim]
    for place in (f"city:{city}", f"stack:{city}"):
        transfer(s, victim, place, LIMBO, pile(s, place)[victim])
    t.note("devils-island", seat=me, card=card, city=city, victim_seat=victim, count=number)


def travellers(s: State, me: Seat) -> list[OptionId]:
    """EM-231, EM-233: agents of mine whose card I can put on Mi-Go, and those that can come back."""
    kept = [name for name in agents_of(s, me) if s.agents[name].city == MI_GO]
    leaving = [f"hand:{card}" for card in kinds(s.players[me].hand) if card in AGENTS and on_board(s, card, me)]
    returning = [f"agent:{name}" for name in kept if name not in s.sent_to_mi_go]
    return (leaving if len(kept) < PERMANENTS[MI_GO].capacity else []) + returning


def can_use_mi_go(s: State, me: Seat) -> bool:
    return bool(travellers(s, me))


def use_mi_go(t: Desk, me: Seat) -> Script[None]:
    """EM-231 to EM-233, EM-R43: send an agent with its card out of reach, or call one back."""
    s = t.state
    option = yield from t.ask(me, travellers(s, me), "mi-go", doing="acting")
    kind, name = option.split(":")
    player = s.players[me]
    agent = s.agents[name]
    if kind == "hand":
        t.barrier()
        leave_hand(player, name)
        t.note("mi-go-takes", seat=me, agent=name, city=agent.city)
        agent.city = MI_GO
        s.sent_to_mi_go.append(name)
        return
    cities = {f"city:{city}": city for city in CITIES if s.cities[city].is_open_to(me)}
    agent.city = yield from t.pick(me, cities, "mi-go-where", doing="acting", agent=name)
    agent.vampire = agent.vampire and not s.leopold
    player.hand.append(name)
    player.shown.append(name)
    t.note("mi-go-returns", seat=me, agent=name, city=agent.city)


def offerings(s: State, me: Seat) -> list[str]:
    """EM-241: cards in hand of named humans of mine on the board."""
    return [
        card
        for card in kinds(s.players[me].hand)
        if card in AGENTS and on_board(s, card, me) and not s.agents[card].vampire
    ]


def can_sacrifice(s: State, me: Seat) -> bool:
    return bool(offerings(s, me))


def sacrifice(t: Desk, me: Seat) -> Script[None]:
    """EM-241, EM-242: an agent is given to Yog-Sothoth; the card played is discarded."""
    s = t.state
    option = yield from t.ask(me, [f"hand:{card}" for card in offerings(s, me)], "sacrifice", doing="acting")
    card = option.removeprefix("hand:")
    play(t, me, [card])
    del s.agents[card]
    s.players[me].sacrificed.append(card)
    t.note("sacrificed", seat=me, agent=card)
