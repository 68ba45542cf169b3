"""A table to set up a situation on, and a hand to play it with."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from app.engine import Ask, Dice, Fact, Game, Match, Note, Result, Table, View, load
from app.games.smog.content import DISCS, FIGURES, GENTLEMEN, PLACES
from app.games.smog.state import Figure, Phase, Player, State
from app.games.smog.views import Private, Public
from app.words import tell

GAME: Game[State] = load("smog")
SEED = bytes(range(32))
CORNERS = ["witch", "doctor", "dandy", "merchant"]

Has: TypeAlias = int | str | list[str]
"""What a player can be given: a number, a place or card, artefacts."""


def reads(fact: Fact, language: str = "en", names: tuple[str, ...] = ("Ada", "Ben", "Cleo", "Dan")) -> str:
    """An option with this fact, as a person reads it."""
    fields: dict[str, Any] = msgspec.to_builtins(fact)
    return tell(language, "smog", f"option-{fields.pop('is')}", fields, names=names)


def opening(seats: int, *, seed: bytes = SEED) -> "Play":
    """A new match, as people start it."""
    return Play(Match.new(GAME, seats, {}, seed=seed))


class Setting:
    """A state that is being laid out: seat 0 at N, seat 1 at E … (0 at N, 1 at S if there are two)."""

    def __init__(self, seats: int, active: int) -> None:
        self.state = GAME.setup(seats, {}, Dice(SEED))
        state = self.state
        for seat, player in enumerate(state.players):
            player.side = (0, 2)[seat] if seats == 2 else seat
            player.gentleman = GENTLEMEN[seat]
            player.elements = dict.fromkeys(player.elements, 0)
        state.corners = list(CORNERS)
        state.leader = state.active = active
        state.phase, state.round = Phase.TURN, 1
        state.entered = FIGURES.agent_entry.trades_that_bring_an_agent  # no agent comes unless a test wants it

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def give(self, seat: int, *cards: str, **has: Has) -> "Setting":
        """Cards from the deck; `coins`, `bribe`, `place`, `side` … as named; elements by their names."""
        player = self.player(seat)
        for card in cards:
            self.state.deck.cards.remove(card)
            player.hand.append(card)
        for name, value in has.items():
            if name in player.elements:
                assert isinstance(value, int)
                player.elements[name] = value
            else:
                setattr(player, name, value)
        return self

    def agents(self, **discs: str) -> "Setting":
        """Agents on the board, the oldest first; they have come from the first corners."""
        state = self.state
        others = [agent for agent in CORNERS if agent not in discs]
        state.corners = [*discs, *others][: len(CORNERS)]
        state.on_board = [Figure(slot, disc) for slot, disc in enumerate(discs.values())]
        state.last_slot, state.entered = len(discs) - 1, 2
        return self

    def block(self, disc: str, *faces: str) -> None:
        self.state.discs[disc].blocked.extend(faces)

    def block_all_but(self, *spared: str) -> None:
        """Use up all hourglasses, none of them on the spared discs."""
        faces = [(disc, face.id) for disc in DISCS if disc not in spared for face in PLACES[disc].faces]
        for disc, face in faces[: FIGURES.supply.hourglasses]:
            self.block(disc, face)

    def empty_bank(self, into: int, *, left: int = 0) -> None:
        """Let this seat hold all coins but those of the others and `left`."""
        player = self.player(into)
        player.coins = 0
        player.coins = FIGURES.supply.coins - left - sum(p.coins + p.bribe for p in self.state.players)

    def start(self) -> "Play":
        state = self.state
        state.bank = FIGURES.supply.coins - sum(p.coins + p.bribe for p in state.players)
        state.hourglasses = FIGURES.supply.hourglasses - sum(len(d.blocked) for d in state.discs.values())
        assert list(GAME.invariants(state)) == []
        seats = len(state.players)
        return Play(Match(GAME, {}, Table(state, Dice(SEED), seats), [0] * seats))


Lay: TypeAlias = Callable[[Setting], object]
"""Lays out a situation; what it returns does not matter."""


def situation(edit: Lay | None = None, *, seats: int = 4, active: int = 0) -> "Play":
    """Seat `active` begins its turn in a situation laid out by `edit`."""
    setting = Setting(seats, active)
    if edit:
        edit(setting)
    return setting.start()


class Play:
    """A match of which one seat at a time is asked."""

    def __init__(self, match: "Match[State]") -> None:
        self.match = match
        self.notes: list[Note] = list(match.opening)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def seat(self) -> int:
        (seat,) = self.match.asks
        return seat

    @property
    def ask(self) -> Ask:
        return self.match.asks[self.seat]

    @property
    def options(self) -> list[str]:
        return list(self.ask.options)

    def fact(self, option: str) -> Fact:
        """What is told of an option, open or blocked."""
        why = self.ask.blocked.get(option, ())
        fact = why[-1] if why else self.ask.options[option]
        assert isinstance(fact, Fact)
        return fact

    def why(self, option: str) -> str:
        """The rule that blocks this option; it is not among the open ones."""
        assert option not in self.options
        return self.ask.blocked[option][0]

    def open(self, kind: str) -> set[str]:
        """What is open of one kind: `disc` gives the discs, `hourglass` disc and face."""
        return {option.partition(":")[2] for option in self.options if option.startswith(f"{kind}:")}

    def do(self, *options: str) -> "Play":
        """Choose these, one after another, whoever is asked; the state stays sound."""
        for option in options:
            news = self.match.choose(self.seat, option)
            self.notes += news.notes
            assert list(GAME.invariants(self.state)) == []
        return self

    def end_round(self) -> "Play":
        """All who are still to play in this round end their turn at once."""
        before = self.state.round
        while self.state.round == before:
            self._let_go()
        return self

    def until(self, seat: int) -> "Play":
        """All let things go until this seat has begun its turn."""
        while self.seat != seat or self.ask.prompt != "turn":
            self._let_go()
        return self

    def _let_go(self) -> None:
        self.do(next(option for option in ("end-turn", "begin-turn", "done") if option in self.options))

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def seen(self, seat: int | None = None) -> View[Public, Private]:
        """What a seat sees; without one, a spectator, for whom nothing is private."""
        return self.match.view(seat)

    @property
    def result(self) -> Result:
        assert self.match.result is not None, "the game goes on"
        return self.match.result

    def noted(self, id: str, viewer: int | None = None) -> list[dict[str, Any]]:
        """The arguments of the notes with this id that the viewer may read."""
        return [note.args for note in self.notes if note.id == id and note.visible_to(viewer)]

    def agents(self) -> dict[str, str]:
        """Which agent stands where, the oldest first."""
        return {self.state.corners[figure.slot]: figure.disc for figure in self.state.on_board}
