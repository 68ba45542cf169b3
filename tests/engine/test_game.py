"""Loading a game, its options, and the names that the engine offers."""

from types import ModuleType, SimpleNamespace

import pytest

import app.engine
from app.engine import BadSetup, Game, GameBug, Match, installed, load
from tests import tiny
from tests.engine.games import SEED, asks_in_turn, game_of


def test_all_names_are_there_and_no_others() -> None:
    """`__all__` is what the package offers: every public name that is not a module."""
    public = {
        name
        for name, thing in vars(app.engine).items()
        if not name.startswith("_") and not isinstance(thing, ModuleType)
    }
    assert public == set(app.engine.__all__)
    assert len(app.engine.__all__) == len(set(app.engine.__all__))


def test_a_game_that_lacks_names() -> None:
    with pytest.raises(GameBug, match="lacks INFO, setup, turn, result, public, private, redeal, bot"):
        Game(SimpleNamespace(__name__="nothing"))
    half = SimpleNamespace(**{**vars(tiny), "redeal": None})
    del half.redeal
    with pytest.raises(GameBug, match="lacks redeal"):
        Game(half)


def test_a_game_whose_views_have_no_types() -> None:
    def public(state: tiny.State) -> dict[str, int]:
        return {"round": state.round}

    with pytest.raises(GameBug, match=r"tests\.tiny\.public: its return annotation must be a class made from ViewPart"):
        Game(SimpleNamespace(**{**vars(tiny), "public": public}))


def test_a_game_that_is_not_installed() -> None:
    with pytest.raises(BadSetup, match="there is no game called 'chess'"):
        load("chess")


def test_installed_games_are_loaded_once() -> None:
    assert installed() == sorted(installed())
    assert "persuasion" in installed()
    assert load("persuasion") is load("persuasion")


def test_options_are_completed() -> None:
    game = game_of(asks_in_turn)
    assert game.settle(2, {}) == {"loud": False}
    assert game.settle(2, {"loud": True}) == {"loud": True}


@pytest.mark.parametrize(
    ("seats", "options"),
    [(0, {}), (5, {}), (-1, {}), (2, {"quiet": True}), (2, {"loud": "yes"}), (2, {"loud": 1}), (2, {"loud": None})],
)
def test_bad_setups(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        Match.new(game_of(asks_in_turn), seats, options, seed=SEED)


def test_choices_take_their_values_only() -> None:
    option = app.engine.Choice("rulebook", ("it", "hu"), "it")
    assert option.accepts("hu")
    assert not option.accepts("en")
    assert not option.accepts(True)
    assert not option.accepts(["it"])
