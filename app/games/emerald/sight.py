"""What a bot makes of what it sees: its own side and score, its guess of the others', the worth of places and cards."""

from functools import cached_property

from app.games.emerald.content import (
    AGENTS,
    CARDS,
    CITIES,
    IDENTITIES,
    LOYALIST,
    PERMANENTS,
    REVOLUTION,
    STRATEGY,
    TRACKS,
    WAR,
    Card,
)
from app.games.emerald.influence import cubes_lacking
from app.games.emerald.shown import Cubes, PlayerView, Private, Public, Sway
from parlour import OptionId, Seat, View

PERMANENT_WORTH = {
    "cultists": 3.0,
    "doctor_watson": 4.0,
    "mrs_hudson": 2.5,
    "sebastian_moran": 2.0,
    "sigmund_freud": 1.5,
    "master_of_disguise": 1.5,
    "yog_sothoth": 1.5,
    "devils_island": 1.5,
    "mi_go": 1.0,
    "society_of_leopold": 0.5,
    "cthulhu": 0.5,
    "change_of_heart": -3.0,
}
"""What a permanent is worth to a bot, in victory points."""

HIDDEN_AGENT_SHARE = 0.5
"""A hidden rival may be of either side, so half of what only one side would score is expected of it."""


GOOD_CHANCE = 0.5
"""Ending the game is worth it from here on."""


GROWN_DECK = 18
"""Up to so many cards a deck is still being built."""


class Sight:
    """One seat's view, read as that seat would."""

    def __init__(self, view: View[Public, Private]) -> None:
        assert view.seat is not None
        self.me: Seat = view.seat
        self.public: Public = view.public
        self.private: Private = view.private
        self.mine: PlayerView = view.public.players[view.seat]
        self.loyal: bool = view.private.side == LOYALIST
        self.rivals: list[Seat] = [seat for seat in range(view.public.seats) if seat != view.seat]

    # ---- the standing

    @cached_property
    def score(self) -> int:
        return self.private.score

    def expected(self, seat: Seat) -> float:
        """The seat's points as far as one can guess: the disc, and half of what only one side would score."""
        disc = float(self.public.score[seat])
        if self.public.players[seat].side:
            return disc
        humans = [name for name in self.agents_of(seat) if not self.public.agents[name].vampire]
        agents = sum(AGENTS[name].vp for name in humans if name in AGENTS)
        tracks = sum(TRACKS[track].vp[space] for track, space in self.public.tracks.items())
        return disc + HIDDEN_AGENT_SHARE * float(agents + tracks)

    @cached_property
    def lead(self) -> float:
        """How far ahead of the best rival; with several rivals the lowest score matters as much, but is hard to see."""
        return self.score - max(self.expected(seat) for seat in self.rivals)

    def chance_of_my_side(self, seat: Seat) -> float:
        """How likely a rival is of my side, by what is revealed, what I have seen, and the cards that are left."""
        player = self.public.players[seat]
        side = player.side or self.private.seen.get(seat)
        if player.changed and not player.side:
            side = None  # it may have been seen before the change
        if side:
            return float(side == self.private.side)
        known = [self.private.side, *(self.public.players[other].side for other in self.rivals)]
        left = len(IDENTITIES) - len([each for each in known if each])
        return (len(IDENTITIES) // 2 - known.count(self.private.side)) / left

    @cached_property
    def survival(self) -> float:
        """EM-261: how likely my side outlives an end now: nobody of it may have the lowest score."""
        if len(self.rivals) == 1:
            return 1.0
        scores = {seat: self.expected(seat) for seat in self.rivals}
        lowest = min(scores.values())
        if self.score <= lowest:
            return 0.0
        chance = 1.0
        for seat, score in scores.items():
            if score < lowest + 1:
                chance *= 1 - self.chance_of_my_side(seat)
        return chance

    @cached_property
    def would_win(self) -> bool:
        """Whether an end of the game now would suit us."""
        return self.lead > 1 and self.survival >= GOOD_CHANCE

    def ends_by(self, points: float) -> bool:
        """Whether so many more public points reach the limit."""
        return self.public.score[self.me] + points >= self.public.limit

    @cached_property
    def fear(self) -> float:
        """What drawing a Sanity counter costs: little at first, the game at the last."""
        if self.loyal:
            return 0.3
        left = self.mine.mad_limit - self.mine.mad
        if left > 1:
            return 1.5 / left
        return -3.0 if self.would_win else 12.0

    # ---- people

    def agents_of(self, seat: Seat) -> list[str]:
        return [name for name, agent in self.public.agents.items() if agent.seat == seat]

    # ---- places

    def sway(self, place: OptionId) -> Sway:
        """Influence and agents in a place, by seat."""
        kind, name = place.split(":")
        if kind == "offer":
            return {seat: (cubes, 0) for seat, cubes in self.public.offers[name].cubes.items()}
        sway = self.public.cities[name].sway
        return sway.card if kind == "stack" else sway.box

    def cubes(self, place: OptionId) -> Cubes:
        """Cubes in a place, by seat."""
        kind, name = place.split(":")
        if kind == "offer":
            return self.public.offers[name].cubes
        city = self.public.cities[name]
        return city.card if kind == "stack" else city.box

    def cubes_needed(self, place: OptionId) -> int:
        """How many more cubes I need there to claim."""
        return cubes_lacking(self.sway(place), self.me, self.cubes(place).get(self.me, 0))

    def worth(self, place: OptionId) -> float:
        """What claiming this is worth to me, in victory points."""
        kind, name = place.split(":")
        if kind == "offer":
            dread = self.fear if PERMANENTS[name].sanity else 0.0
            return 0.0 if self.public.offers[name].blocked else PERMANENT_WORTH[name] - dread
        city = self.public.cities[name]
        if city.destroyed or (kind == "city" and (city.locked is not None or city.control == self.me)):
            return 0.0
        if city.blocked or (kind == "stack" and city.card_blocked):
            return 0.0
        if kind == "city":
            points = CITIES[name].control_vp
            if self.ends_by(points):
                return 50.0 if self.lead + points > 0 and self.survival >= GOOD_CHANCE else 0.0
            return points * (1.0 if city.control is None else self.theft)
        return self.card_worth(STRATEGY[city.up]) if city.up else 0.0

    @cached_property
    def theft(self) -> float:
        """What a point taken from a rival is worth: less than one, for it will be taken back."""
        return 0.6 if len(self.rivals) == 1 else 0.45

    def card_worth(self, card: Card) -> float:
        """What a strategy card is worth in my deck."""
        cards = self.mine.hand + self.mine.deck + self.mine.discards
        worth = (1.2 if cards < GROWN_DECK else 0.7) * (card.cube + card.gold + card.bomb) - (
            self.fear if card.sanity else 0.0
        )
        if card.id in AGENTS:
            worth += 1.0 + (0.0 if self.loyal else 1.2 * card.vp)
        if card.id == "necronomicon":
            worth += 3.0
        if card.id in ("hired_assassin", "infernal_machine", "black_hand") and not self.loyal:
            worth += 1.0
        if card.id == "hide_royalty" and self.loyal:
            worth += 1.5
        return worth

    @cached_property
    def places(self) -> list[OptionId]:
        stacks = [f"stack:{name}" for name, city in self.public.cities.items() if city.up]
        boxes = [f"city:{name}" for name, city in self.public.cities.items() if not city.destroyed]
        return [*stacks, *boxes, *(f"offer:{name}" for name in self.public.offers)]

    @cached_property
    def target(self) -> tuple[OptionId, int, float]:
        """Where the next cubes should go, how many, and how good that is."""
        best: tuple[OptionId, int, float] = ("", 0, 0.0)
        for place in self.places:
            need = self.cubes_needed(place)
            if need <= 0 or need > self.mine.stock:
                continue
            kind, name = place.split(":")
            if kind != "offer" and self.public.cities[name].locked is not None:
                continue
            value = self.worth(place) / (need + 0.8)
            if value > best[2]:
                best = (place, need, value)
        return best

    @cached_property
    def ready(self) -> list[OptionId]:
        """Places I can claim as things stand."""
        return [place for place in self.places if self.cubes_needed(place) == 0 and self.worth(place) > 0]

    # ---- tracks

    def push_worth(self, track: str, start: int, space: int, *, ends: bool) -> float:
        """What moving a marker does for my side, against the other."""
        mine = track == (WAR if self.loyal else REVOLUTION)
        gain = float(TRACKS[track].vp[space] - TRACKS[track].vp[start])
        if ends:
            good = self.lead + (gain if mine else 0.0) > 1 and self.survival >= GOOD_CHANCE
            return 40.0 if good else -40.0
        gain += 0.1 * (space - start)
        return gain if mine else -0.7 * gain

    # ---- cards in hand

    def keep_worth(self, card: str) -> float:
        """How loath I am to spend this card from my hand."""
        info = CARDS[card]
        return 1.2 * info.cube + 0.5 * info.gold + (0.4 if self.loyal else 0.7) * info.bomb
