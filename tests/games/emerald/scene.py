"""A table on which a test lays out a situation, and hands to play it with.

Seats are 0 Monday, 1 Tuesday, 2 Wednesday, 3 Thursday, 4 Friday. Pieces and cards are moved, never made: whatever is
laid out keeps the invariants, and they are checked again after every choice.
"""

from typing import Any

from app.engine import Ask, Dice, Fact, Game, Match, Note, Result, Table, View, load
from app.games.emerald.content import AGENTS, CITY_CARDS, INITIAL, Side, city_card
from app.games.emerald.places import PLACES
from app.games.emerald.shown import Private, Public
from app.games.emerald.state import Agent, CityState, Deed, Discarded, Offer, Player, State
from app.games.emerald.travel import Travel, TravelAndPay

GAME: Game[State] = load("emerald")
SEED = bytes(range(32))
PLAIN = (
    "hired_assassin",
    "infernal_machine",
    "hide_royalty",
    "fenians",
    "freemasons",
    "holy_brotherhood",
    "peoples_will",
    "nadar",
    "okhrana",
)
"""Strategy cards that do nothing by themselves; they fill holes."""


def look(match: Match[State], seat: int | None = None) -> View[Public, Private]:
    """What this seat sees, or a spectator."""
    return match.view(seat)


class Scene:
    """A game in which all Main Agents stand in Washington and seat 0 is to move, until the test says otherwise."""

    def __init__(self, seats: int = 3, rulebook: str = "it", *, seed: bytes = SEED, active: int = 0) -> None:
        self.options = {"rulebook": rulebook}
        self.dice = Dice(seed)
        self.state: State = GAME.setup(seats, self.options, self.dice)
        self.state.first = self.state.active = active
        for seat, player in enumerate(self.state.players):
            self.state.agents[player.colour] = Agent(seat, "washington")
            player.doubles, taken = [], player.doubles
            self.state.doubles.cards += taken
        for city in self.state.cities.values():
            self._replace_if_special(city)
        self._match: Match[State] | None = None
        self.log: list[Note] = []
        self.lawless = False
        """Set where a test needs a state that the pieces of the game can't make: invariants are not checked."""

    def _replace_if_special(self, city: CityState) -> None:
        """No agent and no Sanity symbol face up unless a test wants it."""
        if city.up in PLAIN:
            return
        for place in [self.state.unseen, *(other.stack.cards for other in self.state.cities.values())]:
            for card in place:
                if card in PLAIN:
                    place[place.index(card)], city.up = city.up, card
                    return

    # ---- laying out

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def fetch(self, card: str, seat: int) -> None:
        """Take this card from wherever it is; initial cards only from the seat's own."""
        s = self.state
        owners = [s.players[seat]] if card in INITIAL else s.players
        piles: list[list[str]] = [] if card in INITIAL else [s.unseen]
        piles += [player.deck.cards for player in owners]
        piles += [city.stack.cards for city in s.cities.values()] if card not in INITIAL else []
        piles += [player.hand for player in owners]
        for pile in piles:
            if card in pile:
                pile.remove(card)
                if pile in [city.stack.cards for city in s.cities.values()]:
                    pile.append(s.unseen.pop(0))
                return
        for player in owners:
            for laid in player.discards:
                if laid.card == card:
                    player.discards.remove(laid)
                    return
        for city in s.cities.values():
            if city.up == card:
                city.up = s.unseen.pop(0)
                self._replace_if_special(city)
                return
        raise LookupError(card)

    def hand(self, seat: int, *cards: str) -> "Scene":
        """This hand and no other; what was in it goes under the draw deck."""
        player = self.player(seat)
        player.deck.cards[:0] = player.hand
        player.hand = []
        for card in cards:
            self._take_card(card, seat)
            player.hand.append(card)
        return self

    def _take_card(self, card: str, seat: int) -> None:
        if card in CITY_CARDS and self.state.cities[CITY_CARDS[card].city].control is None:
            self.state.cities[CITY_CARDS[card].city].control = seat
        else:
            self.fetch(card, seat)

    def deck(self, seat: int, *cards: str) -> "Scene":
        """The draw deck holds exactly these, the first on top; the rest of it goes to the discard pile."""
        player = self.player(seat)
        rest, player.deck.cards = player.deck.cards, []
        player.discards = [Discarded(card) for card in rest] + player.discards
        for card in cards:
            self.fetch(card, seat)
        player.deck.cards = list(reversed(cards))
        return self

    def discards(self, seat: int, *cards: str) -> "Scene":
        """These cards on the discard pile, the last on top."""
        for card in cards:
            self._take_card(card, seat)
            self.player(seat).discards.append(Discarded(card))
        return self

    def up(self, city: str, card: str, *below: str) -> "Scene":
        """The face-up card of a city, and the cards under it if named (the next one first)."""
        s = self.state
        if s.cities[city].up != card:
            s.unseen.append(s.cities[city].up)
            s.cities[city].up = ""
            self.fetch(card, 0)
            s.cities[city].up = card
        return self.below(city, *below) if below else self

    def below(self, city: str, *cards: str) -> "Scene":
        s = self.state
        s.unseen += s.cities[city].stack.cards
        s.cities[city].stack.cards = []
        for card in cards:
            self.fetch(card, 0)
        s.cities[city].stack.cards = list(reversed(cards))
        return self

    def agent(self, name: str, seat: int, city: str, *, vampire: bool = False, card: str = "discards") -> "Scene":
        """An agent in play, human or vampire; a named one's card lies where `card` says with its controller."""
        if name in AGENTS:
            self.fetch(name, seat)
            player = self.player(seat)
            if card == "discards":
                player.discards.insert(0, Discarded(name))
            elif card == "hand":
                player.hand.append(name)
            elif card == "deck":
                player.deck.cards.insert(0, name)
            elif card == "removed":
                player.removed.append(name)
            else:
                assert card == "mi_go"
        self.state.agents[name] = Agent(seat, city, vampire)
        return self

    def main(self, seat: int, city: str, *, vampire: bool = False) -> "Scene":
        return self.agent(self.player(seat).colour, seat, city, vampire=vampire)

    def offer(self, *permanents: str) -> "Scene":
        """These permanents on offer, the others in their deck."""
        s = self.state
        s.permanents.cards += list(s.offers)
        s.offers = {}
        for name in permanents:
            s.permanents.cards.remove(name)
            s.offers[name] = Offer([0] * len(s.players))
        return self

    def own(self, seat: int, *permanents: str) -> "Scene":
        """Permanents that the seat has claimed; what was on offer goes back to the deck."""
        for name in permanents:
            if name in self.state.offers:
                del self.state.offers[name]
            else:
                self.state.permanents.cards.remove(name)
            self.player(seat).permanents.append(name)
        return self

    def doubles(self, seat: int, *agents: str) -> "Scene":
        for name in agents:
            self.state.doubles.cards.remove(name)
            self.player(seat).doubles.append(name)
        return self

    def side(self, seat: int, side: Side, *, revealed: bool = False) -> "Scene":
        """The seat's identity, swapped with whoever has such a card."""
        s = self.state
        player = self.player(seat)
        if player.identity != side:
            if side in s.identities_left:
                s.identities_left.remove(side)
                s.identities_left.append(player.identity)
            else:
                other = next(each for each in s.players if each.identity == side and each is not player)
                other.identity = player.identity
            player.identity = side
        player.revealed = revealed
        return self

    def known(self, *seats: int) -> "Scene":
        for seat in seats:
            self.player(seat).known = True
        return self

    def cubes(self, seat: int, place: str, number: int) -> "Scene":
        """Cubes from the pool, not from the stock, to a place, to `limbo` or to `stock`."""
        player = self.player(seat)
        player.pool -= number
        if place in ("limbo", "stock"):
            setattr(player, place, getattr(player, place) + number)
            return self
        kind, name = place.split(":")
        pile = self.state.offers[name].cubes if kind == "offer" else None
        if pile is None:
            city = self.state.cities[name]
            pile = city.card_cubes if kind == "stack" else city.cubes
        pile[seat] += number
        return self

    def stock(self, seat: int, number: int) -> "Scene":
        player = self.player(seat)
        player.pool += player.stock - number
        player.stock = number
        return self

    def pool(self, seat: int, number: int) -> "Scene":
        player = self.player(seat)
        player.stock += player.pool - number
        player.pool = number
        return self

    def control(self, seat: int, *cities: str) -> "Scene":
        """Cities under control, their cards on the discard pile."""
        for name in cities:
            if self.state.cities[name].control is None:
                self.state.cities[name].control = seat
                self.player(seat).discards.insert(0, Discarded(city_card(name)))
        return self

    def scoring(self, seat: int, *cards: str, place: str = "discards") -> "Scene":
        """Cards with points of their own, claimed earlier."""
        for card in cards:
            self.fetch(card, seat)
            if place == "hand":
                self.player(seat).hand.append(card)
            else:
                self.player(seat).discards.insert(0, Discarded(card))
            self.player(seat).scoring.append(card)
        return self

    def royal(self, city: str, deed: Deed, seat: int) -> "Scene":
        self.state.cities[city].royal, self.state.cities[city].royal_by = deed, seat
        self.state.safe_left -= deed == "hidden"
        return self

    def mad(self, seat: int, number: int) -> "Scene":
        """Mad counters drawn before."""
        for _ in range(number):
            self.state.sanity.cards.remove("mad")
        self.player(seat).mad += number
        return self

    def sanity(self, *drawn: str) -> "Scene":
        """The next counters to be drawn."""
        for counter in drawn:
            self.state.sanity.cards.remove(counter)
        self.state.sanity.cards += reversed(drawn)
        return self

    def no_sanity(self) -> "Scene":
        """All counters have been drawn; those that were Mad are with nobody in particular: the last seat."""
        s = self.state
        s.sane += s.sanity.cards.count("sane")
        s.players[-1].mad += s.sanity.cards.count("mad")
        s.sanity.cards = []
        return self

    def track(self, **spaces: int) -> "Scene":
        self.state.tracks.update(spaces)
        return self

    def zombies(self, **cities: int) -> "Scene":
        for name, number in cities.items():
            self.state.cities[name].zombies = number
        return self

    def lock(self, city: str, seat: int) -> "Scene":
        """Bismarck lies on a city of this seat."""
        self.control(seat, city)
        self.fetch("bismarck", seat)
        self.state.cities[city].locked_by = seat
        return self

    def destroy(self, city: str) -> "Scene":
        """Cthulhu lies on a city in which there was nobody and nothing."""
        s = self.state
        place = s.cities[city]
        if "cthulhu" in s.offers:
            del s.offers["cthulhu"]
        else:
            s.permanents.cards.remove("cthulhu")
        s.removed += [city_card(city), place.up]
        s.unseen += place.stack.cards
        place.up, place.stack.cards, place.destroyed = "", [], True
        return self

    # ---- playing

    @property
    def match(self) -> Match[State]:
        if self._match is None:
            seats = len(self.state.players)
            problems = list(GAME.invariants(self.state))
            assert self.lawless or not problems, problems
            table = Table(self.state, self.dice, seats)
            self._match = Match(GAME, dict(self.options), table, [0] * seats)
            self.state = None  # type: ignore[assignment]  # from here on `now` is the state
        return self._match

    @property
    def now(self) -> State:
        return self.match.state

    def me(self, seat: int) -> Player:
        return self.now.players[seat]

    def play(self, seat: int, *options: str) -> "Scene":
        """Choose these, one after the other."""
        for option in options:
            news = self.match.choose(seat, option)
            self.log += news.notes
            problems = list(GAME.invariants(self.now))
            assert self.lawless or not problems, (option, problems)
        return self

    def idle(self, seat: int) -> "Scene":
        """Pass what is left of the turn and end it."""
        while "do:pass" in self.options_of(seat):
            self.play(seat, "do:pass")
        return self.play(seat, "end")

    def second_action(self, seat: int) -> "Scene":
        """Use up the first action."""
        return self.play(seat, "do:pass")

    def options_of(self, seat: int) -> list[str]:
        return list(self.match.asks[seat].options)

    def can(self, seat: int, option: str) -> bool:
        return seat in self.match.asks and option in self.match.asks[seat].options

    def why(self, seat: int, option: str) -> str:
        """The message that says why an option is missing."""
        return self.match.asks[seat].blocked[option][1]

    def fact(self, seat: int, option: str) -> Fact | None:
        """What is told of an option, or of one that is missing."""
        ask = self.match.asks[seat]
        return ask.options[option] if option in ask.options else ask.blocked[option][2]  # type: ignore[misc]

    def price(self, seat: int, city: str) -> int:
        """What the trip to this city would cost."""
        fact = self.fact(seat, f"city:{city}")
        assert isinstance(fact, Travel | TravelAndPay)
        return fact.gold

    def claimable(self, seat: int) -> list[str]:
        """The places that can be claimed now."""
        return [option for option in self.options_of(seat) if option in PLACES]

    def asked_after(self, seat: int, *options: str) -> Ask:
        """What is asked after these choices, the first of an action, in a match that asks everything."""
        point = GAME.read_checkpoint(self.match.saved)
        table = Table(point.state, point.dice, point.seats, engine=1)
        asking = Match(GAME, point.options, table, point.answered)
        for option in options:
            asking.choose(seat, option)
        return asking.asks[seat]

    def choices_after(self, seat: int, *options: str) -> list[str]:
        """What can be chosen then, even if there is but one thing."""
        return list(self.asked_after(seat, *options).options)

    def prompt(self, seat: int) -> str:
        return self.match.asks[seat].prompt

    def asked(self) -> list[int]:
        return sorted(self.match.asks)

    def args(self, seat: int) -> dict[str, Any]:
        return dict(self.match.asks[seat].args)

    # ---- looking

    @property
    def over(self) -> str:
        return self.match.result.reason if self.match.result else ""

    @property
    def result(self) -> Result:
        assert self.match.result is not None
        return self.match.result

    def public(self) -> Public:
        return look(self.match).public

    def private(self, seat: int) -> Private:
        return look(self.match, seat).private

    def vp(self, seat: int) -> int:
        """The VP disc."""
        return self.public().score[seat]

    def is_known(self, seat: int) -> bool:
        return self.public().players[seat].known

    def top(self, seat: int) -> str:
        return self.public().players[seat].top

    def pile(self, seat: int) -> list[str]:
        return [laid.card for laid in self.me(seat).discards]

    def notes(self, id: str) -> list[Note]:
        return [note for note in self.log if note.id == id]

    def offered(self, seat: int, kind: str) -> list[str]:
        """The names behind the options of one kind, sorted."""
        return sorted(option.split(":", 1)[1] for option in self.options_of(seat) if option.startswith(f"{kind}:"))
