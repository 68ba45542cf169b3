"""Standing rules (README 4.7): which cards have rules in force, and what they make of the game's numbers."""

from collections.abc import Iterable
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

from app.games.android.content import CARDS, COMMON, DETECTIVES, EVENTS, LOCATIONS, PLOTS, SPECIALS
from app.games.android.rows import Card
from app.games.android.state import NOBODY, State
from app.games.android.verbs import Allow, Forbid, Growth, Modify, Rule, Static
from app.games.android.vocabulary import Filter
from parlour import Seat

S = TypeVar("S", Modify, Forbid, Allow)
Name: TypeAlias = tuple[type[Static], str]
"""What static rules are found by: `(Modify, "range")`."""


class Listener(Struct, frozen=True):
    """A rule with a trigger, or a way in which a plot gains baggage."""

    key: str
    source: str
    """The id of the card, for notes and prompts."""
    rule: Rule | Growth
    kind: str = ""
    """`good` or `bad` for a plot's growth."""


class Page(Struct, frozen=True):
    """The rules of one card: its static ones by name, its listeners by event."""

    statics: dict[Name, list[tuple[str, Static]]]
    listeners: dict[str, list[Listener]]


def _page(key: str, rules: list[Rule], good: list[Growth] | None = None, bad: list[Growth] | None = None) -> Page:
    statics: dict[Name, list[tuple[str, Static]]] = {}
    listeners: dict[str, list[Listener]] = {}
    source = key.split(":")[1]
    for index, rule in enumerate(rules):
        if rule.static is not None:
            name = (type(rule.static), rule.static.what)
            statics.setdefault(name, []).append((f"{key}#{index}", rule.static))
        elif rule.on is not None:
            listeners.setdefault(rule.on.event, []).append(Listener(f"{key}#{index}", source, rule))
    for kind, growths in (("good", good or []), ("bad", bad or [])):
        for index, growth in enumerate(growths):
            listeners.setdefault(growth.on.event, []).append(Listener(f"{key}#{kind}{index}", source, growth, kind))
    return Page(statics, listeners)


def _book() -> dict[str, Page]:
    pages = {f"special:{id}": _page(f"special:{id}", special.rules) for id, special in SPECIALS.items()}
    for special in SPECIALS.values():
        for side in special.sides:
            pages[f"special:{special.id}:{side.side}"] = _page(f"special:{special.id}:{side.side}", side.rules)
    for plot in PLOTS.values():
        for face in (plot.start, *plot.crossroad, *plot.ending):
            key = f"face:{plot.id}:{face.side}"
            pages[key] = _page(key, face.rules, face.good, face.bad)
    for card in CARDS.values():
        if card.persist is not None:
            pages[f"card:{card.id}"] = _page(f"card:{card.id}", card.persist.rules)
    for event in EVENTS.values():
        pages[f"event:{event.id}"] = _page(f"event:{event.id}", event.rules)
    return pages


BOOK = _book()


class Holders(Struct, frozen=True):
    """The cards with rules of one name, or that listen to one event."""

    laid: frozenset[str] = frozenset()
    """Those that lie before a player when they are in force."""
    events: frozenset[str] = frozenset()
    """The ids of the events among them."""
    owner_only: bool = False
    """Whether the rules of `laid` concern nobody but the player before whom they lie."""


def _holders(cards: list[str], *, owner_only: bool = False) -> Holders:
    laid = frozenset(card for card in cards if not card.startswith("event:"))
    events = frozenset(card.removeprefix("event:") for card in cards if card not in laid)
    return Holders(laid, events, owner_only)


def _statics() -> dict[Name, Holders]:
    found: dict[Name, list[str]] = {}
    shared: set[Name] = set()
    for key, page in BOOK.items():
        for name, rules in page.statics.items():
            found.setdefault(name, []).append(key)
            if not key.startswith("event:") and any(rule.who not in ("owner", "me") for _, rule in rules):
                shared.add(name)
    return {name: _holders(cards, owner_only=name not in shared) for name, cards in found.items()}


def _listening() -> dict[str, Holders]:
    found: dict[str, list[str]] = {}
    for key, page in BOOK.items():
        for event in page.listeners:
            found.setdefault(event, []).append(key)
    return {event: _holders(cards) for event, cards in found.items()}


HOLDERS = _statics()
"""The cards that have a static rule of this name."""
LISTENING = _listening()
"""The cards that listen to this event."""
NONE = Holders()


# ---- what is in force


def in_force(state: State, cards: Holders, seats: Iterable[Seat]) -> list[tuple[Seat, str]]:
    """Those of some cards that are in force before these players, by age, with their owners; events last."""
    found: list[tuple[Seat, str]] = []
    if laid := cards.laid:
        for seat in seats:
            player = state.players[seat]
            if not laid.isdisjoint(player.area):
                found += [(seat, key) for key in player.area if key in laid]
            if player.mood and (key := f"special:lou_mood:{player.mood}") in laid:
                found.append((seat, key))
    if (events := cards.events) and not events.isdisjoint(in_force_now := events_in_force(state)):
        found += [(NOBODY, f"event:{event}") for event in in_force_now if event in events]
    return found


def is_in_force(state: State, owner: Seat, card: str) -> bool:
    """Whether this card, of this owner (NOBODY: an event), is still in force."""
    if owner == NOBODY:
        return card.removeprefix("event:") in events_in_force(state)
    player = state.players[owner]
    return card in player.area or (bool(player.mood) and card == f"special:lou_mood:{player.mood}")


def events_in_force(state: State) -> list[str]:
    """The events in force, older first; the specific event came at the start of week 2."""
    found: list[str] = []
    for event in state.track:
        if event.up:
            found.insert(0, event.id)
    special = state.specific
    if special is not None and special.status == "up":
        found.insert(sum(event.up and event.week == 1 for event in state.track), special.id)
    return found


def _concerns(who: str, owner: Seat, seat: Seat) -> bool:
    return who == "each" or (who in ("owner", "me") and seat == owner) or (who == "each_not_owner" and seat != owner)


def rules(state: State, kind: type[S], what: str, seat: Seat) -> list[tuple[str, Seat, S]]:
    """The static rules of this name (`Modify`, `range`) that concern a seat, each with its key and owner."""
    found: list[tuple[str, Seat, Any]] = []
    name = (kind, what)
    holders = HOLDERS.get(name, NONE)
    for owner, page in in_force(state, holders, (seat,) if holders.owner_only else state.order()):
        found += [(key, owner, rule) for key, rule in BOOK[page].statics[name] if _concerns(rule.who, owner, seat)]
    for lasting in state.lasting:
        if type(lasting.rule) is kind and lasting.rule.what == what and seat in lasting.seats:
            found.append((lasting.source, lasting.owner, lasting.rule))
    return found


def sources(state: State) -> tuple[object, ...]:
    """All of the state that `rules` reads, and what makes numbers of them."""
    players = [(player.detective, player.area, player.mood, player.sanity) for player in state.players]
    return state.first, players, state.track, state.specific, state.lasting


def modifiers(state: State, what: str, seat: Seat) -> list[tuple[str, Seat, Modify]]:
    return rules(state, Modify, what, seat)


def forbidden(state: State, what: str, seat: Seat) -> list[Filter]:
    """The filters of the prohibitions of this kind for a seat; each caller tests what its filters mean."""
    return [rule.filter for _, _, rule in rules(state, Forbid, what, seat)]


def allowed(state: State, what: str, seat: Seat) -> list[tuple[str, Allow]]:
    return [(key, rule) for key, _, rule in rules(state, Allow, what, seat)]


def value(state: State, owner: Seat, delta: int | str | None) -> int:
    """A delta as a number: `step.<key>` reads the owner's Sanity step."""
    if isinstance(delta, str) and delta.startswith("step."):
        step = SPECIALS["cap_sanity"].steps[state.players[owner].sanity]
        return int(getattr(step, delta.removeprefix("step.")))
    return delta if isinstance(delta, int) else 0


def _sum(state: State, what: str, seat: Seat) -> int:
    total = 0
    for _, owner, rule in modifiers(state, what, seat):
        total += value(state, owner, rule.delta)
    return total


# ---- the numbers


def time_per_turn(state: State, seat: Seat) -> int:
    """AN-057: six Time, changed by effects that say so."""
    return COMMON.time + _sum(state, "time_per_turn", seat)


def hand_limit(state: State, seat: Seat) -> int:
    """AN-188: six cards; a `set` replaces the six, deltas are added."""
    limit, more = COMMON.hand_limit, 0
    for _, owner, rule in modifiers(state, "hand_limit", seat):
        if isinstance(rule.set, int):
            limit = rule.set
        else:
            more += value(state, owner, rule.delta)
    return limit + more


def vehicle_range(state: State, seat: Seat) -> int:
    return max(0, DETECTIVES[state.players[seat].detective].range + _sum(state, "range", seat))


def lead_cost(state: State, seat: Seat, kind: str, place: str) -> int:
    """AN-114: 1 Time, changed by effects that name this kind or the body of its place."""
    cost = 1
    for _, owner, rule in modifiers(state, "lead_cost", seat):
        if rule.filter.kind in ("", kind) and rule.filter.body in ("", LOCATIONS[place].body):
            cost += value(state, owner, rule.delta)
    return max(0, cost)


def move_surcharges(state: State, seat: Seat, places: Iterable[str]) -> dict[str, int]:
    """What effects add to the Time of a move to those of these places that they name."""
    found: dict[str, int] = {}
    for _, owner, rule in modifiers(state, "move_cost", seat):
        for place in places:
            spot, named = LOCATIONS[place], rule.filter
            if (
                named.district in ("", spot.district)
                and named.type in ("", spot.type)
                and named.quality in ("", spot.quality)
            ):
                found[place] = found.get(place, 0) + value(state, owner, rule.delta)
    return found


def ability_favors(state: State, seat: Seat, place: str) -> list[str] | None:
    """The favors that an effect sets as the cost of a place's ability; None if none does. The latest counts."""
    favors = None
    for _, _, rule in modifiers(state, "ability_cost", seat):
        if rule.filter.location == place and isinstance(rule.set, list):
            favors = rule.set
    return favors


def ability_yield(state: State, seat: Seat, place: str) -> int:
    return sum(
        value(state, owner, rule.delta)
        for _, owner, rule in modifiers(state, "ability_yield", seat)
        if rule.filter.location == place
    )


def informant_yield(state: State, seat: Seat, name: str) -> int:
    """AN-098: one token, more if an effect says so."""
    return 1 + sum(
        value(state, owner, rule.delta)
        for _, owner, rule in modifiers(state, "informant_yield", seat)
        if rule.filter.name == name
    )


def flagged(state: State, seat: Seat, flag: str) -> bool:
    return bool(allowed(state, f"flag:{flag}", seat))


# ---- limits (README 4.6)


def free(state: State, key: str, seat: Seat | str) -> bool:
    """Whether a limited thing is not used up for this user."""
    return f"{key}@{seat}" not in state.used


def use(state: State, key: str, seat: Seat | str, limit: str) -> None:
    """AN-389: count one use of a rule, condition, action or ability, by itself and for this user."""
    if limit != "none":
        state.used[f"{key}@{seat}"] = limit


def expire(state: State, *spans: str) -> None:
    """The end of a turn, day or week: limits are fresh again and what lasted so long is over."""
    state.used = {key: until for key, until in state.used.items() if until not in spans}
    state.lasting = [lasting for lasting in state.lasting if lasting.ends not in spans]
    for span in spans:
        setattr(state.tally, span, {})


# ---- the cost of a twilight card


def card_base_cost(state: State, seat: Seat, card: Card) -> tuple[int, int]:
    """AN-208: what a card costs this player before choices, and how many times they may raise or lower it by 1."""
    sets, delta, choices = [], 0, 0
    for _, owner, rule in modifiers(state, "card_cost", seat):
        named = rule.filter
        if named.deck not in ("", card.deck) or named.detective not in ("", card.detective):
            continue
        if (named.trait and named.trait not in card.traits) or (named.by == "owner" and seat != owner):
            continue
        if isinstance(rule.set, int):
            sets.append(rule.set)
        elif rule.delta == "either1":
            choices += 1
        else:
            delta += value(state, owner, rule.delta)
    base = min(sets) if sets else card.cost
    return max(0, base + delta), choices + matches_plot(state, card)


def matches_plot(state: State, card: Card) -> bool:
    """AN-211, AN-212: the card has the colour of the current plot of the detective whose deck it is from."""
    target = state.seat_of(card.detective)
    plot = None if target is None else state.players[target].plot
    return plot is not None and plot.plot == card.plot
