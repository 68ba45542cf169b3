"""Nobody is asked for nothing, and what is done at once has been told."""

from typing import Any

import msgspec
import pytest

from app.conformance.playout import bot_player, random_player
from app.conformance.single_options import tells_something
from app.engine import Ask, Dice, Match, Table
from app.games.emerald.state import State
from tests.games.emerald.scene import GAME

SEATS = (2, 3, 4, 5)
BOTH = pytest.mark.parametrize("rulebook", ["it", "hu"])


@BOTH
@pytest.mark.parametrize("seats", SEATS)
def test_a_single_option_is_the_end_of_a_turn(seats: int, rulebook: str) -> None:
    ends = 0
    for number in range(2):
        match = Match.new(GAME, seats, {"rulebook": rulebook}, seed=bytes([number, seats] * 16))
        dice = Dice(bytes([number] * 32))
        while match.result is None:
            seat, ask = next(iter(match.asks.items()))
            if len(ask.options) == 1 and not match.in_window:
                assert (ask.prompt, list(ask.options)) == ("act", ["end"])
                ends += 1
            match.choose(seat, bot_player(match, seat, dice))
    assert ends > 20


@pytest.mark.rule("EM-095", "EM-272")
def test_who_can_only_pass_is_asked_as_others_do_not_know_it() -> None:
    """With an empty hand all know what could be done, but for the double agents that one holds."""
    alone = told = 0
    for number in range(12):
        match = Match.new(GAME, SEATS[number % 4], {}, seed=bytes([number] * 32))
        dice = Dice(bytes([number] * 32))
        while match.result is None and alone < 40:
            seat, ask = next(iter(match.asks.items()))
            if list(ask.options) == ["do:pass"]:
                assert match.state.players[seat].hand == []
                alone += 1
                told += tells_something(match, ask, dice.fork(f"{alone}"))
            match.choose(seat, random_player(match, seat, dice))
    assert alone == 40
    assert told > 10


def asking(match: Match[State]) -> Match[State]:
    """The match at the start of its action, if it asked everything."""
    point = GAME.read_checkpoint(match.saved)
    return Match(GAME, point.options, Table(point.state, point.dice, point.seats, engine=1), point.answered)


def forced_answers(match: Match[State], seat: int, option: str) -> list[str]:
    """The answers that have no alternative after this option of `act`."""
    twin = asking(match)
    if option not in twin.asks[seat].options:
        return []  # a claim, which is whole by itself
    twin.choose(seat, option)
    answers: list[str] = []
    while not twin.in_together and is_forced(twin.asks.get(seat)):
        (answer,) = twin.asks[seat].options
        answers.append(answer)
        twin.choose(seat, answer)
    return answers


def is_forced(ask: Ask | None) -> bool:
    return ask is not None and len(ask.options) == 1 and ask.prompt != "act"


def told(value: Any) -> set[str]:
    """All that a fact says."""
    if isinstance(value, dict | list):
        return set().union(*map(told, value.values() if isinstance(value, dict) else value))
    return {str(value)}


@BOTH
@pytest.mark.parametrize("seats", SEATS)
def test_what_is_done_at_once_was_told(seats: int, rulebook: str) -> None:
    """Where one click does what could have been thought over, its fact names all that it stands for."""
    dice, whole = Dice(bytes([seats] * 32)), 0
    for number in range(3):
        match = Match.new(GAME, seats, {"rulebook": rulebook}, seed=bytes([number, 7, seats, 1] * 8))
        for _ in range(500):
            if match.result is not None:
                break
            seat, ask = next(iter(match.asks.items()))
            option = random_player(match, seat, dice)
            answers = forced_answers(match, seat, option) if ask.prompt == "act" and not match.since else []
            match.choose(seat, option)
            if answers and match.undoable(seat) is None:
                whole += 1
                names = {part for answer in answers if answer != "done" for part in answer.split(":")[-1:]}
                said = told(msgspec.to_builtins(ask.options[option]))
                assert names <= said, (option, answers, ask.options[option])
    assert whole > 5


@pytest.mark.parametrize("engine", [1, 2])
def test_shortcuts_lead_where_they_say_whatever_is_asked(engine: int) -> None:
    dice, kinds = Dice(bytes(32)), set()
    for number in range(6):
        match = Match.new(GAME, SEATS[number % 4], {}, seed=bytes([number] * 32), engine=engine)
        for step in range(150):
            if match.result is not None:
                break
            seat, ask = next(iter(match.asks.items()))
            for thing, answers in ask.shortcuts.items() if step % 7 == 0 else ():
                assert thing not in ask.options
                clone = match.clone()
                for answer in answers:
                    clone.choose(seat, answer)
                kinds.add(thing.split(":")[-2] if ":" in thing else thing)
            match.choose(seat, dice.choice(list(ask.options)))
    assert {"stack", "city", "offer", "track", "agent"} <= kinds
