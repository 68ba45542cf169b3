"""Master of Disguise (EM-214 to EM-218, EM-247)."""

from app.games.emerald.content import city_card
from app.games.emerald.decks import draw, lay, leave_hand, show
from app.games.emerald.routes import next_to
from app.games.emerald.state import Desk, State, has, is_named
from parlour import PASS, Fact, OptionId, Script, Seat


class Escape(Fact, frozen=True):
    """Where an agent of mine gets away to, and the card that it takes."""

    agent: str
    city: str
    card: str


def is_asked(s: State, agent: str) -> bool:
    """EM-247: by public facts: the owner has cards in hand and a way out; for a Main Agent, control of the city."""
    counter = s.agents[agent]
    return (
        has(s, counter.owner, "master_of_disguise")
        and bool(s.players[counter.owner].hand)
        and bool(next_to(s, counter.owner, counter.city))
        and (is_named(agent) or s.cities[counter.city].control == counter.owner)
    )


def ticket(s: State, agent: str) -> str:
    """EM-214, EM-215: the card that lets an agent escape: its own, or for a Main Agent the city's."""
    return agent if is_named(agent) else city_card(s.agents[agent].city)


def flights(s: State, agent: str) -> dict[OptionId, Fact]:
    """Where the agent can really flee to: nowhere without the card in hand."""
    counter = s.agents[agent]
    card = ticket(s, agent)
    if card not in s.players[counter.owner].hand:
        return {}
    cities = next_to(s, counter.owner, counter.city)
    return {f"flee:{agent}:{city}": Escape(agent=agent, city=city, card=card) for city in cities}


def escape(t: Desk, by: Seat, card: str, *agents: str) -> Script[bool]:
    """EM-214 to EM-216: the owner may let one of these agents (all of one seat) escape from what a card does to them.

    Returns whether one did.
    """
    s = t.state
    asked = [agent for agent in agents if is_asked(s, agent)]
    if not asked:
        return False
    owner = s.agents[asked[0]].owner
    options = {option: fact for agent in asked for option, fact in flights(s, agent).items()}
    answers = yield from t.react(
        [owner], "escape", lambda seat: options, doing="escaping", agents=asked, by_seat=by, card=card
    )
    if answers[owner] == PASS:
        return False
    _, agent, city = answers[owner].split(":")
    flee(t, agent, city)
    return True


def flee(t: Desk, agent: str, city: str) -> None:
    """EM-V07, EM-R47: with `hu` an agent's own card is only shown; else the card is played and replaced at once."""
    s = t.state
    counter = s.agents[agent]
    player = s.players[counter.owner]
    card = ticket(s, agent)
    show(t, counter.owner, [card])
    t.note("escaped", seat=counter.owner, agent=agent, card=card, from_city=counter.city, city=city)
    counter.city = city
    if is_named(agent) and not s.italian:
        if card not in player.shown:
            player.shown.append(card)
        return
    leave_hand(player, card)
    lay(player, card)
    draw(t, counter.owner, 1)
