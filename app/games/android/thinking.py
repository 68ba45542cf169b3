"""What the bot thinks things are worth, in victory points, from what its seat sees."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from app.games.android import verbs as v
from app.games.android.abilities import PLOT_ACTIONS
from app.games.android.content import CARDS, LOCATIONS, PLOTS, SUSPECTS
from app.games.android.costs import price
from app.games.android.geography import BARRED_MOVE, MOVE, is_like, reached
from app.games.android.shown import Private, Public
from app.games.android.totals import total
from app.games.android.vocabulary import HandSize, Has, Lacks, Where
from parlour import View

SAFE = 14
"""With so much of a lead for the guilty suspect the bot turns to the conspiracy."""
BAGGAGE = 2.4
"""What a good baggage is worth while it can still decide the plot; a bad one costs as much."""
TIME = 0.8
LEAD = 1.9
"""What it is worth to follow up a lead."""
TOKENS = {
    "trauma": -1.0,
    "haas": 3.0,
    "jinteki": 3.0,
    "conspiracy": 4.0,
    "dropship": 0.6,
    "money": 0.9,
}


class Mind:
    """One seat's view of the table, with the figures that its choices need."""

    def __init__(self, view: View[Public, Private]) -> None:
        assert view.seat is not None
        self.public, self.private, self.seat = view.public, view.private, view.seat
        self.me = self.public.players[self.seat]

    # ---- the case

    @cached_property
    def guilty(self) -> str:
        return self.private.hunches.guilty

    @cached_property
    def innocent(self) -> str:
        return self.private.hunches.innocent

    @cached_property
    def living(self) -> list[str]:
        return [suspect for suspect, sheet in self.public.suspects.items() if sheet.alive]

    @cached_property
    def sheets(self) -> dict[str, dict[str, list[str]]]:
        """The values that this seat knows, by suspect and file."""
        known: dict[str, dict[str, list[str]]] = {
            suspect: {file: [] for file in SUSPECTS[suspect].files} for suspect in self.living
        }
        for id, token in self.public.evidence.items():
            if value := self.value(id):
                known[token.suspect][token.file].append(value)
        return known

    def value(self, id: str) -> str:
        """What an evidence token says, as far as this seat knows."""
        return self.public.evidence[id].value or self.private.evidence.get(id, "")

    def total(self, suspect: str, file: str = "", value: str = "") -> float:
        """What a suspect would come to by what is known, perhaps with one token more; half of what a file drops counts,
        since more may come."""
        files = self.sheets[suspect]
        if value:
            files = {kind: [*values, value] if kind == file else values for kind, values in files.items()}
        return total(suspect, files, self.public.suspects[suspect].alibis, dropped=0.5)

    @cached_property
    def undecided(self) -> bool:
        """Whether more evidence can still decide one of the own hunches."""
        return (self.guilty in self.living or self.innocent in self.living) and self.margin() < SAFE

    def margin(self, suspect: str = "", file: str = "", value: str = "") -> float:
        """How far the case goes for the own hunches, perhaps with one token more on somebody.

        While the guilty hunch lives: how far it is ahead, a little more if the innocent one is low.
        Once it is dead: how far the innocent one is behind.
        """
        totals = {one: self.total(one, *((file, value) if one == suspect else ())) for one in self.living}
        innocent = totals.get(self.innocent, 0.0)
        if self.guilty in totals:
            others = [total for one, total in totals.items() if one != self.guilty]
            if not others:
                return 99.0
            clear = 0.05 * innocent if self.innocent != self.guilty else 0.0
            return totals[self.guilty] - 0.8 * max(others) - 0.2 * sum(others) / len(others) - clear
        rivals = [total for one, total in totals.items() if one != self.innocent]
        return max(rivals, default=0.0) - innocent if self.innocent in totals else 0.0

    # ---- the plot

    @cached_property
    def plot_open(self) -> float:
        """How much a baggage counts now: most while good does not lead, little once it leads well."""
        plot = self.me.plot
        if plot is None:
            return 0.0
        lead = plot.good - plot.bad
        if lead > 2 or lead < -4:
            return 0.2
        return 1.0 if lead <= 0 else 0.6

    def word(self, word: str) -> float:
        plot = self.me.plot
        if plot is None:
            return 0.0
        face = PLOTS[plot.id].face(plot.face)
        return BAGGAGE * self.plot_open * ((word in face.good_words) - (word in face.bad_words))

    # ---- places

    def place(self, place: str) -> float:
        """What there is to do at a place."""
        leads = sum(lead.at == place for lead in self.public.leads.values())
        value = (LEAD - TIME) * min(leads, 1) + max(0.0, self.ability(place)) + self._plot_action(place)
        spot = LOCATIONS[place]
        if len(self.private.hand) < self.me.limit:
            value += {"ritzy": 0.35, "seedy": 0.1, "normal": 0.0}[spot.quality]
        if place == self.public.lily:
            value -= TIME
        if spot.restricted and place not in self.me.warrants:
            value -= (BARRED_MOVE - MOVE) * TIME
        return float(value)

    def _plot_action(self, place: str) -> float:
        """What the own plot lets one do there."""
        plot = self.me.plot
        if plot is None:
            return 0.0
        value = 0.0
        for key, action in PLOT_ACTIONS[plot.id, plot.face]:
            used = f"{key}@{self.seat}" in self.public.used
            if action.by == "owner" and not used and simple_fit(action.at, place, self.public):
                value = max(value, self.worth(action.do) + self.worth(action.pay))
        return value

    def ability(self, place: str) -> float:
        """What the ability of a place is worth, less its costs; nothing if the favors for it are missing."""
        ability = LOCATIONS[place].ability
        if ability is None or f"ability:{place}@{self.seat}" in self.public.used:
            return 0.0
        favors = sum(n for token, n in self.me.tokens.items() if token.startswith("favor:") or token == "money")
        if favors < len(ability.cost.favors):
            return 0.0
        return self.use(place, price(ability.cost.effects()))

    def use(self, place: str, pays: Sequence[str]) -> float:
        """What the ability of a place is worth at this price."""
        ability = LOCATIONS[place].ability
        return 0.0 if ability is None else self.worth(ability.effect) - sum(map(_price, pays))

    def _hops(self, start: str) -> dict[str, int]:
        """How many moves away every place is."""
        found, todo = {start: 0}, [start]
        for here in todo:
            for end in reached(here, self.me.range):
                if end not in found:
                    found[end] = found[here] + 1
                    todo.append(end)
        return found

    @cached_property
    def way(self) -> tuple[float, dict[str, int]]:
        """The best goal of a walk: what it is worth after the way, and how far every place is from it."""
        away = self._hops(self.me.at)
        rated = {goal: self.place(goal) - TIME * hops for goal, hops in away.items() if hops}
        goal = max(rated, key=lambda one: (rated[one], one))
        return rated[goal], self._hops(goal)

    def step(self, place: str) -> float:
        """What it is worth to go to a place next: on the way to the best goal, or for its own sake."""
        gain, away = self.way
        on_the_way = away[place] < away[self.me.at]
        return max(self.place(place) - TIME, gain + 0.05 * self.place(place) if on_the_way else -9.0)

    # ---- effects

    def worth(self, effects: Sequence[v.Effect], *, mine: bool = True) -> float:
        """What a list of effects is worth to this seat if it is `me` and, with `mine`, the owner."""
        return float(sum(self._one(effect, mine) for effect in effects))

    def _one(self, effect: v.Effect, mine: bool) -> float:
        who = getattr(effect, "who", "me")
        for_me = who == "me" or (who in ("owner", "it", "trigger") and mine)
        value = float(_VALUES.get(type(effect), lambda mind, one: 0.0)(self, effect))
        if who in ("any", "each"):
            return abs(value) if who == "any" else 0.0
        return value if for_me else -0.5 * value

    def card(self, card: str, shift: int | None = None, time: int | None = None) -> float:
        """What a light card in hand is worth when it is played, for what is printed or what it costs now."""
        row = CARDS[card]
        value = self.worth(row.effect)
        if row.fight is not None:
            value += max(self.worth(row.fight.light), self.worth(row.fight.dark))
        if row.persist is not None:
            value += 2.5 - 0.15 * self.public.day
        shift, time = row.cost if shift is None else shift, row.time if time is None else time
        return value + self.worth(row.pay) - 0.3 * shift - TIME * time

    # ---- the puzzle

    def space(self, space: str, lines: int) -> float:
        """Lines that a piece there completes, and how far it brings others."""
        row, column = space.split("-")
        filled = sum(one.startswith(row) or one.endswith(column) for one in (*self.public.puzzle.grid, space))
        return float(4.0 * lines + 0.3 * filled)


def simple_fit(where: Where, place: str, public: Public) -> bool:
    """Whether a place is one that an action names, as far as names and types go."""
    if where.anyof:
        return any(simple_fit(one, place, public) for one in where.anyof)
    return is_like(where, place) and (where.has != "crime_scene" or place == public.scene)


def _price(item: str) -> float:
    """What one item of a price is worth: see `costs.price`."""
    if item.startswith("cost:time:"):
        return TIME * int(item.rpartition(":")[2])
    return 0.3 if item.startswith("cost:") else 0.7


def _gain(mind: Mind, effect: Any) -> float:
    return float(TOKENS.get(effect.token, 0.7) * effect.n)


def _lose(mind: Mind, effect: Any) -> float:
    n = 2 if effect.n == "all" else effect.n
    held = mind.me.tokens
    there = sum(held.values()) if effect.token == "favor:any" else held.get(effect.token, 0)
    return float(-TOKENS.get(effect.token, 0.7) * min(n, there))


def _shift(mind: Mind, effect: Any) -> float:
    at = mind.me.twilight
    light = 0.3 * min(effect.n, at + 4)
    return float({"light": light, "dark": -0.2, "either": light}[effect.dir])


def _track(mind: Mind, effect: Any) -> float:
    """Sanity: steps 2 and 3 give Time, the last ones cost points and at the end trauma; the plot may mind each step."""
    if effect.card != "sanity":
        return 0.1
    days = 13 - mind.public.day
    worth = (0.0, 0.0, 0.4 * days, 0.4 * days - 1, 0.6 * days - 2.5, -0.4 * days - 5)
    here = mind.me.sanity or 0
    there = max(0, min(5, effect.n if effect.op == "set" else here + effect.n * (1 if effect.op == "add" else -1)))
    value = worth[there] - worth[here]
    plot = mind.me.plot
    if plot is not None and effect.op in ("add", "sub"):
        face = PLOTS[plot.id].face(plot.face)
        for sign, growths in ((1, face.good), (-1, face.bad)):
            if any(growth.on.event == "track" and growth.on.op == effect.op for growth in growths):
                value += sign * BAGGAGE * mind.plot_open
    return float(value)


def _baggage(mind: Mind, effect: Any) -> float:
    value = float(BAGGAGE * mind.plot_open * effect.n)
    return -value if effect.kind == "bad" else value


def _if(mind: Mind, effect: Any) -> float:
    for cond in effect.cond:
        held = mind.me.tokens.get(getattr(cond, "token", ""), 0)
        if (isinstance(cond, Has) and held < cond.n) or (isinstance(cond, Lacks) and held >= cond.n):
            return mind.worth(effect.else_)
        if isinstance(cond, HandSize) and sum(mind.me.hand.values()) < cond.min:
            return mind.worth(effect.else_)
    return mind.worth(effect.then)


def _evidence(mind: Mind, effect: Any) -> float:
    return float((1.7 if mind.undecided else 0.6) * effect.n)


_VALUES: dict[type, Any] = {
    v.Gain: _gain,
    v.Lose: _lose,
    v.Shift: _shift,
    v.Track: _track,
    v.Baggage: _baggage,
    v.If: _if,
    v.PlaceEvidence: _evidence,
    v.GainTime: lambda mind, e: TIME * e.n,
    v.LoseTime: lambda mind, e: -TIME * e.n,
    v.Draw: lambda mind, e: 0.35 * min(e.n, max(0, mind.me.limit - sum(mind.me.hand.values()))),
    v.Discard: lambda mind, e: -0.3 * (2 if e.n == "all" else e.n),
    v.Conditional: lambda mind, e: mind.word(e.word) * e.n,
    v.RemoveBaggage: lambda mind, e: 1.0 * mind.plot_open,
    v.SuspectToken: lambda mind, e: 1.5,
    v.FollowLead: lambda mind, e: 1.8,
    v.MoveEvidence: lambda mind, e: 1.2,
    v.DiscardEvidence: lambda mind, e: 1.2,
    v.RevealPuzzle: lambda mind, e: 1.8,
    v.DigDeeper: lambda mind, e: 0.6,
    v.Choose: lambda mind, e: max(mind.worth(option) for option in e.options),
    v.May: lambda mind, e: max(0.0, mind.worth(e.effect)),
    v.LookHand: lambda mind, e: 0.1,
    v.PeekEvidence: lambda mind, e: 0.3,
    v.MoveDetective: lambda mind, e: 0.8,
    v.Cancel: lambda mind, e: 1.5,
    v.ForEach: lambda mind, e: mind.worth(e.effect),
}
