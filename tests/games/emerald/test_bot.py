"""The bot: it wins against chance, knows its side, and ends games."""

from app.engine import Dice, Match
from tests.games.emerald.scene import GAME, Scene

LOYALIST, RESTORATIONIST = "loyalist", "restorationist"
GAMES = 100


def choice(scene: Scene, seat: int = 0) -> str:
    return GAME.bot(scene.match.view(seat), scene.match.asks[seat], Dice(bytes(32)))


def test_it_beats_random_play_in_95_of_100_games_of_two() -> None:
    won = 0
    for number in range(GAMES):
        rulebook = ("it", "hu")[number % 2]
        match = Match.new(GAME, 2, {"rulebook": rulebook}, seed=number.to_bytes(32, "big"))
        dice = Dice(number.to_bytes(32, "little"))
        me = number // 2 % 2
        while match.result is None:
            seat, ask = next(iter(match.asks.items()))
            option = GAME.bot(match.view(seat), ask, dice) if seat == me else dice.choice(ask.options)
            match.choose(seat, option)
        won += match.result.winners == [me]
    assert won >= 95


def test_it_reveals_itself_when_that_wins() -> None:
    scene = Scene(2).side(0, LOYALIST).side(1, RESTORATIONIST).track(war=7)
    scene.control(0, "london", "paris", "st_petersburg", "berlin", "vienna", "constantinople")
    assert choice(scene) == "do:reveal"


def test_a_restorationist_kills_and_a_loyalist_hides() -> None:
    def scene(side: str) -> Scene:
        made = Scene(2).side(0, side).main(0, "washington").royal("paris", "killed", 1)
        return made.hand(0, "hired_assassin", "hide_royalty", "infernal_machine", "initial_cube_bomb")

    assert choice(scene(RESTORATIONIST)) == "use:hired_assassin"
    assert choice(scene(LOYALIST)) == "use:hide_royalty"


def test_it_does_not_end_a_game_it_would_lose() -> None:
    scene = Scene(2).side(0, LOYALIST).control(1, "london", "paris").hand(0, "zombies", "initial_cube").zombies(rome=8)
    assert choice(scene) != "use:zombies"
    ahead = Scene(2).side(0, LOYALIST).control(0, "london", "paris").hand(0, "zombies").zombies(rome=8)
    assert choice(ahead) == "use:zombies"


def test_it_takes_its_chances_in_windows() -> None:
    scene = (
        Scene()
        .main(0, "madrid")
        .agent("figner", 0, "madrid")
        .doubles(1, "figner")
        .hand(0, "hired_assassin", "infernal_machine")
    )
    scene.play(0, "use:hired_assassin", "royal:madrid", "hand:infernal_machine", "done")
    assert choice(scene, 1) == "double:figner"
