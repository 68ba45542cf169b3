"""Whom a card in hand can strike or hide, worked out from what its player sees (EM-127 to EM-152)."""

from app.games.emerald.attempts import HIDE
from app.games.emerald.content import AGENTS, CARDS, CITIES, COUNTER_BOMBS, LOYALIST, PERMANENTS
from app.games.emerald.sight import Sight
from parlour import OptionId


def targets(sight: Sight, card: str) -> list[OptionId]:
    """Royals and agents within reach of this card, the bombs of the other cards in hand counted."""
    hiding = CARDS[card].action == HIDE
    marks = aims(sight, card)
    found: list[OptionId] = []
    for city in cities_in_reach(sight, card):
        bombs = bombs_in(sight, city, card)
        if "R" in marks and bombs >= CITIES[city].royal_defence and royal_is_open(sight, city, hiding=hiding):
            found.append(f"royal:{city}")
        if "AA" in marks and bombs >= CITIES[city].agent_defence:
            found += [f"agent:{name}" for name in sight.public.agents if is_prey(sight, name, city)]
    return found


def aims(sight: Sight, card: str) -> str:
    """EM-127: what the card's marks say, with what a vampire or Sebastian Moran adds to them."""
    if CARDS[card].action == HIDE:
        return "R"
    counter = sight.public.agents.get(card)
    if card not in AGENTS or (counter and counter.vampire):
        return "AA-R"
    moran = "AA" if "sebastian_moran" in sight.mine.permanents else ""
    return AGENTS[card].ability + moran


def cities_in_reach(sight: Sight, card: str) -> list[str]:
    """EM-129, EM-130: where the named agent stands, else wherever I have an agent."""
    mine = sight.agents_of(sight.me)
    acting = [name for name in mine if name == card] if card in AGENTS else mine
    standing = {sight.public.agents[name].city for name in acting}
    return [city for city in CITIES if city in standing]


def bombs_in(sight: Sight, city: str, card: str) -> int:
    """EM-133, EM-134: on my counters there, of Sebastian Moran, and on the other cards of my hand."""
    moran = PERMANENTS["sebastian_moran"].bombs if "sebastian_moran" in sight.mine.permanents else 0
    counters = [name for name in sight.agents_of(sight.me) if sight.public.agents[name].city == city]
    hand = sum(CARDS[each].bomb * number for each, number in sight.private.hand.items()) - CARDS[card].bomb
    return moran + sum(COUNTER_BOMBS[name] for name in counters) + hand


def royal_is_open(sight: Sight, city: str, *, hiding: bool) -> bool:
    """EM-137, EM-152: neither killed nor hidden; to hide one takes a Safe counter."""
    return not sight.public.cities[city].royal and (not hiding or sight.public.supply.safe > 0)


def is_prey(sight: Sight, agent: str, city: str) -> bool:
    """EM-142, EM-143, EM-148: a rival's agent there who may be killed."""
    counter = sight.public.agents[agent]
    player = sight.public.players[counter.seat]
    if counter.seat == sight.me or counter.city != city or counter.vampire or not player.known:
        return False
    return agent in AGENTS or (player.side != LOYALIST and len(sight.agents_of(counter.seat)) == 1)
