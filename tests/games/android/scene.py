"""Situations: a real match in which figures, hands and tokens lie as a test needs them."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from msgspec.structs import replace

from app.engine import ENGINE, PASS, Ask, Fact, Match, Note, Seat, Table, load
from app.games.android.content import DECKS, LOCATIONS, PLOTS, TOKENS, deck_of
from app.games.android.rows import Ability, Cost
from app.games.android.shown import Private, Public, Reveal, SpecificEventView
from app.games.android.state import Evidence, Hunch, Lead, Placed, PlotInPlay, State
from app.games.android.verbs import Effect
from app.games.android.views import private, public

TRIO = ("louis", "floyd", "rachel")
ALL = ("caprice", "floyd", "louis", "rachel", "raymond")
SEED = bytes(range(32))


def fresh(detectives: Iterable[str], murder: str = "estates", seed: bytes = SEED) -> Match[State]:
    """A new match in which these detectives were picked, in seat order."""
    names = tuple(detectives)
    match: Match[State] = Match.new(load("android"), len(names), {"murder": murder, "detectives": "pick"}, seed=seed)
    for seat, name in enumerate(names):
        if match.state.phase == "pick" and seat in match.asks:
            match.choose(seat, f"detective:{name}")
    return match


class Scene:
    """A match in which it is somebody's turn, hands are empty and everything else is as told."""

    def __init__(
        self,
        *detectives: str,
        turn: Seat = 0,
        time: int = 6,
        day: int = 1,
        phase: str = "actions",
        murder: str = "estates",
        engine: int = ENGINE,
        change: Callable[[State], object] = lambda state: None,
    ) -> None:
        self.engine = engine
        begun = fresh(detectives or TRIO, murder)
        while begun.state.phase == "kit":
            seat = next(iter(begun.asks))
            begun.choose(seat, next(iter(begun.asks[seat].options)))
        point = begun.game.read_checkpoint(begun.saved)
        state = point.state
        clear_hands(state)
        state.first = state.case = 0
        state.day, state.phase, state.time = day, phase, time
        state.active = turn if phase in ("actions", "dusk") else -1
        state.turns = turn
        for player in state.players:
            face(state, state.players.index(player), PLOTS_BY_DETECTIVE[player.detective][0])
        change(state)
        self.notes: list[Note] = []
        self._build(state, point.dice)

    def _build(self, state: State, dice: Any) -> None:
        seats = len(state.players)
        game = load("android")
        self.match: Match[State] = Match(
            game, game.settle(seats, {}), Table(state, dice, seats, self.engine), [0] * seats
        )
        self.notes += self.match.opening

    def change(self, change: Callable[[State], object]) -> None:
        """Set something between two actions."""
        point = self.match.game.read_checkpoint(self.match.saved)
        assert not self.match.since, "something has been chosen since the last checkpoint"
        change(point.state)
        self._build(point.state, point.dice)

    # ---- looking

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def ask(self) -> Ask:
        """The only open ask."""
        (ask,) = self.match.asks.values()
        return ask

    @property
    def options(self) -> list[str]:
        """What is offered to the only seat that is asked."""
        return list(self.ask.options)

    def fact(self, option: str) -> Fact | None:
        """What the only seat that is asked is told of an option, also of one that is blocked."""
        if option in self.ask.options:
            return self.ask.options[option]
        return next(iter(self.ask.blocked[option][2:]), None)

    def why(self, option: str) -> tuple[str, str]:
        """Why an option is missing: the rule and the name of the message."""
        assert option not in self.ask.options
        return self.ask.blocked[option][:2]

    def public(self) -> Public:
        return public(self.state)

    def private(self, seat: Seat) -> Private:
        return private(self.state, seat)

    def specific(self) -> SpecificEventView:
        """What is shown of the murder's own event."""
        shown = self.public().specific
        assert shown is not None
        return shown

    def reveal(self) -> Reveal:
        """What the end has shown."""
        shown = self.public().reveal
        assert shown is not None
        return shown

    def told(self, id: str) -> list[dict[str, Any]]:
        """The arguments of all notes of this name so far."""
        return [note.args for note in self.notes if note.id == id]

    # ---- playing

    def choose(self, seat: Seat, option: str) -> None:
        self.notes += self.match.choose(seat, option).notes

    def play(self, *options: str) -> None:
        """Choose these options one after another, by whoever has them; in between windows are passed and cards paid."""
        for option in options:
            self._play_one(option)

    def _play_one(self, option: str) -> None:
        for _ in range(40):
            seat = next((seat for seat, ask in self.match.asks.items() if option in ask.options), None)
            if seat is not None:
                self.choose(seat, option)
                return
            if self.match.in_window:
                self._pass()
            elif not self._pay_as_printed():
                break
        raise AssertionError(f"{option} is not offered, but {self.match.asks}")

    def _pass(self) -> None:
        for seat in list(self.match.asks):
            self.choose(seat, PASS)

    def _pay_as_printed(self) -> bool:
        """Neither raise nor lower nor discount the cost of a card; whether that was asked."""
        ((seat, ask),) = self.match.asks.items()
        choice = {"adjust-cost": "keep", "discount": "pay"}.get(ask.prompt, "")
        if choice not in ask.options:
            return False
        self.choose(seat, choice)
        return True

    def settle(self) -> None:
        """Pass all windows and pay for cards until somebody must decide something else."""
        while self.match.asks and (self.match.in_window or self._pay_as_printed()):
            if self.match.in_window:
                self._pass()

    def answer(self, *preferred: str, until: str = "action") -> None:
        """Go on with the first preferred option of each ask, or its first option, until this prompt."""
        for _ in range(200):
            self.settle()
            if self.match.result is not None or self.ask.prompt == until:
                return
            seat, ask = next(iter(self.match.asks.items()))
            self.choose(seat, next((one for one in preferred if one in ask.options), next(iter(ask.options))))
        raise AssertionError(f"never came to {until}")


# ---- changes of a state


PLOTS_BY_DETECTIVE = {
    detective: [plot.id for plot in PLOTS.values() if plot.detective == detective] for detective in ALL
}


def clear_hands(state: State) -> None:
    """All cards back into their decks, face down."""
    for player in state.players:
        for card in player.hand:
            state.decks[deck_of(card)].down.cards.append(card)
        player.hand, player.shown, player.hand_low = [], {}, 0


def deal(state: State, seat: Seat, *cards: str) -> None:
    """Put these cards into a hand."""
    for card in cards:
        pile = state.decks[deck_of(card)]
        (pile.down.cards if card in pile.down.cards else pile.up).remove(card)
        state.players[seat].hand.append(card)
        state.players[seat].hand_low = len(state.players[seat].hand)


def fill(state: State, seat: Seat, size: int, deck: str = "") -> None:
    """Fill a hand up to a size with cards of a deck, the own light deck if none is named."""
    deck = deck or f"light:{state.players[seat].detective}"
    cards = [card for card in DECKS[deck] if card in state.decks[deck].down.cards]
    deal(state, seat, *cards[: size - len(state.players[seat].hand)])


def face(state: State, seat: Seat, plot: str, side: str = "start", good: int = 0, bad: int = 0) -> None:
    """Put this plot card in play before a player."""
    player = state.players[seat]
    player.area = [key for key in player.area if not key.startswith("face:")] + [f"face:{plot}:{side}"]
    player.plot = PlotInPlay(plot, side, good, bad)
    player.plots_left = [one for one in PLOTS_BY_DETECTIVE[player.detective] if one != plot]


def mute(state: State) -> None:
    """Keep plots in play but let none of their conditions act, so that a test sees one thing only."""
    for player in state.players:
        player.area = [key for key in player.area if not key.startswith("face:")]


def tokens(state: State, seat: Seat, **amounts: int) -> None:
    """Give tokens of the bank: `street=2` are two street favors, `mr_li=1` a favor of his, `trauma=1` a trauma."""
    for name, n in amounts.items():
        token = f"favor:{name}" if name not in TOKENS and name != "money" else name
        held = state.players[seat].tokens.get(token, 0)
        state.players[seat].tokens[token] = n
        if token != "money":
            state.bank[token] -= n - held


def evidence(state: State, suspect: str, file: str, *values: object, up: bool = True, by: Seat = 0) -> list[str]:
    """Lay tokens with these values into a file; returns their ids."""
    ids = []
    for value in map(str, values):
        state.pool.remove(value)
        state.placed += 1
        ids.append(f"evidence:{state.placed}")
        state.evidence[ids[-1]] = Evidence(value, suspect, file, by, state.day, up=up, seen=[by])
    return ids


def only_leads(state: State, **places: str) -> None:
    """Take all leads off the map but these: `document_louis="napd"`."""
    state.leads = {}
    for name, place in places.items():
        kind, _, of = name.partition("_")
        state.leads[f"lead:{kind}:{of}"] = Lead(kind, of, place)


def hunches(state: State, guilty: list[str], innocent: list[str]) -> None:
    """Deal these hunches; the last of each list is left over."""
    state.hunches = [
        Hunch(kind, suspect, seat if seat < len(state.players) else -1, [seat] if seat < len(state.players) else [])
        for kind, suspects in (("guilty", guilty), ("innocent", innocent))
        for seat, suspect in enumerate(suspects)
    ]


def puzzle(state: State, **spaces: str) -> None:
    """Place pieces: `s12="shift_05"` is row 1, column 2, upright; `s12="shift_05/1"` is turned once."""
    for name, text in spaces.items():
        piece, _, turn = text.partition("/")
        for pile in state.piles.values():
            if piece in pile.cards:
                pile.cards.remove(piece)
        state.grid[f"{name[1]}-{name[2]}"] = Placed(piece, int(turn or 0))


def top(state: State, pile: str, piece: str) -> None:
    """Put a piece on top of its pile."""
    cards = state.piles[pile].cards
    cards.remove(piece)
    cards.append(piece)


# ---- fixture cards: effects that no card of the pack has


LENT = "old_war_memorial"


def lend(monkeypatch: pytest.MonkeyPatch, *effects: Effect, place: str = LENT) -> None:
    """Let a location have an ability of 1 Time with these effects."""
    ability = Ability(id="lent", cost=Cost(time=1), effect=list(effects), limit="round")
    monkeypatch.setitem(LOCATIONS, place, replace(LOCATIONS[place], ability=ability))


def at_lent(
    *detectives: str, change: Callable[[State], object] = lambda state: None, time: int = 6, day: int = 1
) -> Scene:
    """Seat 0 stands where such an ability can be used."""

    def set_up(state: State) -> None:
        only_leads(state)
        state.players[0].at = LENT
        change(state)

    return Scene(*detectives, time=time, day=day, change=set_up)
