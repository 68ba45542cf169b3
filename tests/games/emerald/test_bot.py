"""The bot: it wins against chance, knows its side, and ends games."""

from app.engine import Dice, Match
from app.games.emerald.content import LOYALIST, RESTORATIONIST, Side
from tests.games.emerald.scene import GAME, Scene

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
            option = GAME.bot(match.view(seat), ask, dice) if seat == me else dice.choice(list(ask.options))
            match.choose(seat, option)
        won += match.result.winners == [me]
    assert won >= 95


def test_it_reveals_itself_when_that_wins() -> None:
    scene = Scene(2).side(0, LOYALIST).side(1, RESTORATIONIST).track(war=7)
    scene.control(0, "london", "paris", "st_petersburg", "berlin", "vienna", "constantinople")
    assert choice(scene) == "do:reveal"


def test_a_restorationist_kills_and_a_loyalist_hides() -> None:
    def scene(side: Side) -> Scene:
        made = Scene(2).side(0, side).main(0, "washington").royal("paris", "killed", 1)
        return made.hand(0, "hired_assassin", "hide_royalty", "infernal_machine", "initial_cube_bomb")

    assert choice(scene(RESTORATIONIST)) == "use:hired_assassin"
    assert choice(scene(LOYALIST)) == "use:hide_royalty"


def test_it_does_not_end_a_game_it_would_lose() -> None:
    scene = Scene(2).side(0, LOYALIST).control(1, "london", "paris").hand(0, "zombies", "initial_cube").zombies(rome=8)
    assert choice(scene) != "use:zombies"
    ahead = Scene(2).side(0, LOYALIST).control(0, "london", "paris").hand(0, "zombies").zombies(rome=8)
    assert choice(ahead) == "use:zombies"


def test_it_does_not_start_an_attempt_whose_only_target_it_would_spare() -> None:
    """The Royal of London is out of reach; a Main Agent's death would end a game that is being lost."""

    def scene() -> Scene:
        made = Scene(2).side(0, RESTORATIONIST).main(0, "london").main(1, "london").control(1, "paris").known(1)
        return made.hand(0, "hired_assassin", "infernal_machine", "initial_cube_bomb")

    behind = scene()
    assert behind.can(0, "use:hired_assassin")
    assert choice(behind) != "use:hired_assassin"
    assert choice(scene().control(0, "london", "berlin", "vienna")) == "use:hired_assassin"


def test_a_loyalist_does_not_send_a_killer_of_royals_after_an_agent() -> None:
    def scene(killer: str) -> Scene:
        made = Scene(2).side(0, LOYALIST).main(0, "madrid").agent(killer, 0, "madrid", card="hand").known(1)
        return made.agent("goldman", 1, "madrid").hand(0, killer, "infernal_machine").stock(0, 0)

    royals_only = scene("figner")
    assert royals_only.can(0, "use:figner")
    assert choice(royals_only) != "use:figner"
    assert choice(scene("asef")) == "use:asef"
    assert choice(scene("figner").own(0, "sebastian_moran")) == "use:figner"  # now it kills agents as well


def test_it_does_not_end_a_game_that_it_loses_by_killing_a_royal() -> None:
    def scene(rival: tuple[str, ...]) -> Scene:
        made = Scene(2).side(0, RESTORATIONIST).side(1, RESTORATIONIST).main(0, "madrid").control(1, *rival)
        made.control(0, "london", "paris", "st_petersburg", "berlin", "vienna", "constantinople")
        return made.scoring(1, "necronomicon").hand(0, "hired_assassin", "infernal_machine").stock(0, 0)

    assert scene(()).vp(0) == 33  # and the Royal of Madrid is worth 2
    assert choice(scene(("rome",))) == "use:hired_assassin"
    level = scene(("washington", "rome", "cairo", "the_hague", "madrid", "zurich"))
    level.agent("holmes", 1, "rome").agent("goldman", 1, "rome").agent("reclus", 1, "rome").agent("morris", 1, "rome")
    level.royal("paris", "killed", 1).royal("vienna", "killed", 1)
    assert choice(level) != "use:hired_assassin"


def test_of_two_abilities_it_takes_the_one_that_does_it_good() -> None:
    scene = Scene(2).side(0, LOYALIST).main(0, "madrid").agent("burtsev", 0, "madrid", vampire=True)
    scene.hand(0, "burtsev", "infernal_machine").play(0, "use:burtsev")
    assert choice(scene) == "ability:burtsev"  # not the Royal, who is worth nothing to a Loyalist


def test_it_does_not_rely_on_a_side_seen_before_a_change_of_heart() -> None:
    """Ending the game by the zombies: whoever is last, and whether of my side, decides."""

    def scene(comrade: Side) -> Scene:
        made = Scene(3).side(0, LOYALIST).control(0, "london", "paris").control(1, "berlin").zombies(rome=8)
        made.player(0).seen = {"2": comrade}
        return made.hand(0, "zombies")

    assert choice(scene(RESTORATIONIST)) == "use:zombies"
    assert choice(scene(LOYALIST)) != "use:zombies"
    changed = scene(LOYALIST).own(2, "change_of_heart")
    changed.player(2).changed = True
    assert choice(changed) == "use:zombies"


def test_it_takes_its_chances_in_windows() -> None:
    scene = (
        Scene()
        .main(0, "madrid")
        .agent("figner", 0, "madrid")
        .doubles(1, "figner")
        .hand(0, "hired_assassin", "infernal_machine")
    )
    scene.play(0, "use:hired_assassin")
    assert choice(scene, 1) == "double:figner"
