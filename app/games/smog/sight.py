"""What the bot makes of its view: what it lacks, how far things are, and what the next errand should be."""

from heapq import heappop, heappush

from msgspec import Struct

from app.games.smog.agents import toll
from app.games.smog.cards import side_after
from app.games.smog.content import DISCS, ELEMENTS, EXITS, FIGURES, GATES, NEIGHBOURS, PLACES, SIDES, Face
from app.games.smog.prices import price_with, selling_price
from app.games.smog.promenade import alms
from app.games.smog.views import PlayerView, Private, Public
from app.games.smog.walk import is_foggy
from parlour import View

COIN = 0.8
"""What a coin is worth, in actions."""
SHORT = 2.5
"""What each missing coin delays, in actions."""
DREAD = 0.4
"""How much the bot dislikes to pass an agent that acts at the start of a turn."""


class Way(Struct, frozen=True):
    """The best way to a place: how many moves, how much fog, and the first step."""

    cost: float
    moves: int
    fog: int
    first: str


class Errand(Struct, frozen=True):
    """Something to get, sell or reach: where, and what it takes."""

    score: float
    place: str
    verb: str
    thing: str = ""
    turns: int = 0
    """Quarter turns until the face points to me."""
    blocked: bool = False
    coins: int = 0
    actions: int = 0
    short: int = 0
    barred: bool = False
    """An agent there forbids it, for as long as it stays."""


class Sight:
    """One seat's look at the table."""

    def __init__(self, view: View[Public, Private]) -> None:
        assert view.seat is not None
        self.public = view.public
        self.private = view.private
        self.seat = view.seat
        self.me = view.public.players[view.seat]
        self.others = [player for seat, player in view.public.players.items() if seat != view.seat]
        self.side = SIDES.index(self.me.side)
        self.place = self.me.place
        self.coins = self.me.coins
        self.actions = view.public.turn.actions if view.public.active == view.seat else 0
        self.favour = view.public.favour and view.public.leader == view.seat
        self.agents = {agent: at.disc for agent, at in view.public.agents.items() if at.disc is not None}
        self.ways = self._ways()

    # ---- the board

    def is_on(self, agent: str, disc: str) -> bool:
        return self.agents.get(agent) == disc

    def is_dread(self, disc: str) -> bool:
        """Whether it is bad to begin a turn there."""
        lost = toll([agent for agent, at in self.agents.items() if at == disc], self.coins)
        return bool(lost.actions or lost.coins)

    def rotation(self, disc: str) -> int:
        return self.public.discs[disc].turned

    def face(self, disc: str, side: int, turns: int = 0) -> Face:
        return PLACES[disc].face_to(side, self.rotation(disc) + turns)

    def price(self, disc: str, face: Face) -> int:
        return price_with(face, merchant=self.is_on("merchant", disc))

    def _ways(self) -> dict[str, Way]:
        """The cheapest way to each place (Dijkstra); fog costs a coin, and some company is better avoided."""
        found: dict[str, Way] = {}
        queue: list[tuple[float, int, int, str, str]] = [(0, 0, 0, self.place, "")]
        while queue:
            cost, moves, fog, here, first = heappop(queue)
            if here in found:
                continue
            found[here] = Way(cost, moves, fog, first)
            gate = self.is_on("gatekeeper", here)
            for place in PLACES if gate else NEIGHBOURS[here]:
                if place in found:
                    continue
                misty = not gate and is_foggy(here, place, self.rotation)
                step = 1 + COIN * misty + DREAD * self.is_dread(place)
                heappush(queue, (cost + step, moves + 1, fog + misty, place, first or place))
        return found

    # ---- errands

    def wants(self, thing: str) -> bool:
        return thing in self.private.lacking

    def surplus(self) -> list[str]:
        """Elements that the combination does not ask for."""
        combination = self.private.combination
        return [e for e in ELEMENTS if self.me.elements[e] > combination.get(e, 0)]

    def purchases(self) -> list[Errand]:
        """Every way to buy something that is lacking, the best first and those that the Doctor forbids last."""
        found = [errand for disc in DISCS for errand in self.purchases_on(disc)]
        return sorted(found, key=lambda errand: (errand.barred, errand.score))

    def purchases_on(self, disc: str, turned: int = 0) -> list[Errand]:
        """What could be bought on this disc, if it had been turned so many quarters more."""
        if disc in self.public.turn.sold_on:
            return []
        found = []
        for turns in range(1 if self.is_on("lost_boy", disc) else 4):
            face = self.face(disc, self.side, turns + turned)
            if self.wants(face.thing):
                found.append(self._purchase(disc, face, turns))
        return found

    def _purchase(self, disc: str, face: Face, turns: int) -> Errand:
        way = self.ways[disc]
        blocked = face.id in self.public.discs[disc].blocked
        actions = way.moves + turns + blocked + 1
        coins = self.price(disc, face) + way.fog
        rounds = max(0, -((self.actions - actions) // FIGURES.turn.actions))
        short = max(0, coins - self.coins - (0 if self.favour else rounds))
        score = way.cost + turns + blocked + 1 + COIN * self.price(disc, face) + SHORT * short
        barred = self.is_on("doctor", disc)
        return Errand(score, disc, "buy", face.thing, turns, blocked, coins, actions, short, barred)

    def sales(self) -> list[Errand]:
        """Every way to sell an element that is not needed, by what it brings for its actions."""
        found = []
        for disc in DISCS:
            if self.is_on("doctor", disc) or PLACES[disc].sells_artefact or disc in self.public.turn.bought_on:
                continue
            for turns in range(1 if self.is_on("lost_boy", disc) else 4):
                face = self.face(disc, self.side, turns)
                if face.thing not in self.surplus():
                    continue
                way = self.ways[disc]
                blocked = face.id in self.public.discs[disc].blocked
                actions = way.moves + turns + blocked + 1
                gain = selling_price(face, self.me.sale_bonus) - way.fog
                found.append(Errand(-gain / actions, disc, "sell", face.thing, turns, blocked, 0, actions))
        return sorted(found, key=lambda errand: errand.score)

    def alms(self) -> int:
        """What begging would bring now."""
        if self.public.turn.begged:
            return 0
        return min(self.public.bank, alms(self.coins, [player.coins for player in self.others]))

    def is_ready(self) -> bool:
        """Nothing is lacking any more but the way out."""
        return not self.private.lacking

    def outlook(self, quarters: int) -> float:
        """How much there is still to do if the board were turned under all of us, clockwise by so many quarters."""
        seen = Sight.__new__(Sight)
        seen.__dict__ |= self.__dict__
        seen.side = side_after(self.side, quarters)
        gate = next(id for id, relative in GATES.items() if relative == self.private.gate)
        best: dict[str, float] = {}
        for errand in seen.purchases():
            best.setdefault(errand.thing, errand.score)
        return sum(best.values()) + self.ways[EXITS[gate][seen.side]].cost

    def rival(self) -> PlayerView:
        """The opponent who has got furthest, as far as one can see."""
        return max(self.others, key=lambda other: (len(other.artefacts), sum(other.elements.values())))
