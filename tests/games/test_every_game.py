"""What every installed game gets for nothing: conformance, its golden playthrough, its recorded matches, its words."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest

from app.conformance.checks import type_flaws
from app.conformance.golden import golden
from app.conformance.playout import bot_player, playout
from app.conformance.suite import QUICK, check
from app.conformance.words import untranslated, word_problems
from app.engine import BadSetup, Choice, Dice, Flag, Game, Match, OptionValue, installed, load
from app.export import read, verify
from tests.games.plain_options import untold

HERE = Path(__file__).parent


@cache
def games() -> list[str]:
    """The installed games that can be loaded; `test_it_loads` fails for the others."""
    found = []
    for name in installed():
        try:
            load(name)
        except BadSetup:
            continue
        found.append(name)
    return found


every_game = pytest.mark.parametrize("name", games())


@pytest.mark.parametrize("name", installed())
def test_it_loads(name: str) -> None:
    assert load(name).info.id == name


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in games() for seats in load(name).info.seats])
def test_conformance(name: str, seats: int, tmp_path: Path) -> None:
    report = check(load(name), QUICK, seats=seats, folder=tmp_path)
    assert not report.failures, str(report)
    assert report.matches >= 2


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in games() for seats in load(name).info.seats])
def test_views_are_what_their_types_say_and_options_have_facts(name: str, seats: int) -> None:
    """At every step of a match between bots, to its end, with the options switched on."""
    game: Game[Any] = load(name)
    options = {option.id: chosen(option, seats) for option in game.info.options}
    match = Match.new(game, seats, options, seed=bytes(32))
    for _ in playout(match, [bot_player] * seats, Dice(bytes(32)), most=game.info.longest):
        shown = {"public": match.view(None).public} | {
            f"seat {seat}": match.view(seat).private for seat in range(seats)
        }
        assert list(type_flaws(shown)) == []
        assert [untold(name, ask) for ask in match.asks.values() if untold(name, ask)] == []
    assert match.result is not None


def chosen(option: Flag | Choice, seats: int) -> OptionValue:
    """On, or one of the values, so that all of them are met with some number of seats."""
    return True if isinstance(option, Flag) else option.choices[seats % len(option.choices)]


@every_game
def test_pictures_of_the_rules_are_drawn_from_all_that_a_board_is_sent(name: str) -> None:
    game: Game[Any] = load(name)
    text = (files(game.module) / "howto" / "positions.json").read_text("utf-8")
    for position in msgspec.json.decode(text).values():
        for part, made in (("public", game.public), ("private", game.private)):
            if position.get(part):
                msgspec.convert(position[part], get_type_hints(made)["return"], strict=False)


@every_game
def test_golden_playthrough(name: str) -> None:
    """After a change that is meant: parlour golden <game> > tests/games/<game>/golden.txt, and read the diff."""
    path = HERE / name / "golden.txt"
    assert path.is_file(), f"{name} has no golden playthrough"
    expected, played = path.read_text(encoding="utf-8").splitlines(), golden(load(name)).splitlines()
    for number, (old, new) in enumerate(zip(expected, played, strict=False), start=1):
        assert new == old, f"line {number} of golden.txt differs"
    assert len(played) == len(expected)


@every_game
def test_recorded_matches(name: str) -> None:
    """Each recorded match is genuine, and there is one for every way that the game can end."""
    endings = set()
    for path in sorted((HERE / name / "fixtures").glob("*.json")):
        export = read(path)
        assert export.game == name
        assert export.result is not None, f"{path.name} is not finished"
        assert verify(export) == [], path.name
        endings.add(export.result.reason)
    assert endings == set(load(name).info.endings)


@every_game
def test_words(name: str) -> None:
    game: Game[Any] = load(name)
    assert untranslated(game) == []
    assert word_problems(game) == []


@every_game
def test_info_makes_sense(name: str) -> None:
    info = load(name).info
    assert info.seats == tuple(sorted(set(info.seats)))
    assert info.minutes > 0
    assert info.longest > 0
    assert info.rules_prefix
