"""The end of the game and the final count (EM-252 to EM-265)."""

import pytest

from app.conformance.playout import bot_player, playout
from app.engine import Dice, Match
from app.games.emerald.content import LOYALIST, RESTORATIONIST, Side
from tests.games.emerald.scene import GAME, SEED, Scene, look


def finish(scene: Scene, track: str = "war", seat: int = 0) -> Scene:
    """The seat pushes a marker onto its last space."""
    card = {"war": "city_berlin", "revolution": "goldman"}[track]
    scene.hand(seat, card).track(**{track: 14})
    return scene.play(seat, "do:tracks")


def sides(scene: Scene, *all_sides: Side) -> Scene:
    for seat, side in enumerate(all_sides):
        scene.side(seat, side)
    return scene


@pytest.mark.rule("EM-252", "EM-253", "EM-257", "EM-258")
@pytest.mark.parametrize("track", ["war", "revolution"])
def test_a_marker_on_its_last_space_ends_the_game_at_once(track: str) -> None:
    scene = finish(Scene(), track)
    assert scene.over == track
    assert scene.asked() == []
    assert len(scene.me(0).hand) == 0
    assert scene.public().sides == dict(enumerate(player.side for player in scene.now.players))


@pytest.mark.rule("EM-254", "EM-X35")
@pytest.mark.parametrize(("seats", "limit"), [(2, 35), (3, 30), (4, 25), (5, 22)])
def test_the_limit_of_points_ends_the_game_even_if_the_final_score_is_below(seats: int, limit: int) -> None:
    scene = Scene(seats).side(0, LOYALIST)
    assert scene.public().limit == limit
    scene = (
        Scene(seats).side(0, LOYALIST).main(0, "madrid").hand(0, "hired_assassin", "infernal_machine").sanity("sane")
    )
    worth = {"london": 6, "paris": 6, "berlin": 6, "st_petersburg": 6, "vienna": 5, "constantinople": 4, "rome": 3}
    total = 0
    for city, points in worth.items():
        if total + points < limit:
            scene.control(0, city)
            total += points
    for city in ("the_hague", "cairo", "zurich"):
        value = {"the_hague": 3, "cairo": 3, "zurich": 2}[city]
        if total + value < limit:
            scene.control(0, city)
            total += value
    assert limit - 2 <= total < limit
    scene.play(0, "use:hired_assassin")
    assert scene.over == "points"
    assert scene.vp(0) >= limit > scene.result.scores[0]  # a Loyalist gets nothing for the Royal


@pytest.mark.rule("EM-258", "EM-259", "EM-X42", "EM-213")
def test_kills_count_by_the_sides_at_the_end() -> None:
    scene = sides(Scene(2), LOYALIST, LOYALIST).known(1).agent("goldman", 1, "rome").hand(0, "shoggoth", "city_berlin")
    scene.hand(1).offer("change_of_heart").cubes(1, "offer:change_of_heart", 1).track(war=13)
    scene.play(0, "use:shoggoth").idle(0).play(1, "offer:change_of_heart").idle(1)
    scene.play(0, "do:tracks")
    assert scene.result.breakdown["kills"] == [1, 0]
    assert scene.public().sides == {0: LOYALIST, 1: RESTORATIONIST}


@pytest.mark.rule("EM-260", "EM-X41")
def test_all_of_one_faction() -> None:
    scene = sides(Scene(3), LOYALIST, LOYALIST, LOYALIST).control(1, "rome").control(2, "paris", "zurich")
    finish(scene)
    assert scene.public().eliminated == ""
    assert scene.result.scores == [14, 11, 16]
    assert scene.result.winners == [2]


@pytest.mark.rule("EM-261", "EM-262", "EM-X13", "EM-265")
def test_the_side_of_the_lowest_score_is_out() -> None:
    """Tuesday and Wednesday are Loyalists, Thursday and Monday Restorationists; Tuesday is lowest."""
    scene = sides(Scene(4), RESTORATIONIST, LOYALIST, LOYALIST, RESTORATIONIST).track(war=0)
    scene.control(1, "zurich").control(2, "london", "paris", "st_petersburg").control(
        3, "berlin", "vienna", "constantinople"
    )
    scene.control(0, "madrid", "rome", "the_hague")
    finish(scene, "revolution")
    tuesday, yellow, blue, red = (scene.result.scores[seat] for seat in (1, 2, 3, 0))
    assert tuesday < red < blue
    assert yellow == 18
    assert scene.public().eliminated == LOYALIST
    assert scene.result.winners == [3]
    assert scene.public().sides == {0: RESTORATIONIST, 1: LOYALIST, 2: LOYALIST, 3: RESTORATIONIST}
    for seat in range(4):
        assert sum(line[seat] for line in scene.result.breakdown.values()) == scene.result.scores[seat]


@pytest.mark.rule("EM-262")
def test_the_highest_score_of_all_wins_nothing_with_the_wrong_side() -> None:
    scene = (
        sides(Scene(3), RESTORATIONIST, LOYALIST, LOYALIST).control(1, "london", "paris", "berlin").control(0, "madrid")
    )
    scene.track(war=0)
    finish(scene, "revolution")
    assert max(scene.result.scores) == scene.result.scores[1]
    assert scene.result.winners == [0]


@pytest.mark.rule("EM-261", "EM-X39")
def test_a_tie_for_the_lowest_eliminates_the_loyalists() -> None:
    scene = sides(Scene(3), LOYALIST, RESTORATIONIST, LOYALIST).zombies(rome=8).hand(0, "zombies").control(2, "london")
    scene.play(0, "use:zombies")
    assert scene.result.scores[:2] == [0, 0]
    assert scene.public().eliminated == LOYALIST
    assert scene.result.winners == [1]


@pytest.mark.rule("EM-263", "EM-X40", "EM-R33")
def test_a_tie_for_the_win() -> None:
    def scene() -> Scene:
        made = sides(Scene(3), LOYALIST, RESTORATIONIST, RESTORATIONIST).zombies(rome=8).hand(0, "zombies")
        return made.control(1, "paris").control(2, "london")

    level = scene().play(0, "use:zombies")
    assert level.result.scores == [0, 6, 6]
    assert level.result.winners == [1, 2]
    more = scene().agent("figner", 2, "rome").play(0, "use:zombies")  # a disc on an agent, no points
    assert more.result.scores == [0, 6, 6]
    assert more.result.winners == [2]
    away = scene().own(2, "mi_go").agent("figner", 2, "mi_go", card="mi_go").play(0, "use:zombies")
    assert away.result.winners == [1, 2]  # discs on Mi-Go do not count


@pytest.mark.rule("EM-264")
def test_who_lost_the_main_agent_can_still_win() -> None:
    scene = sides(Scene(3), LOYALIST, RESTORATIONIST, LOYALIST).known(1).control(1, "london").control(2, "paris")
    scene.hand(0, "shoggoth").play(0, "use:shoggoth")
    assert scene.over == "main-agent"
    assert scene.result.scores == [1, 6, 6]
    assert scene.result.winners == [1]


@pytest.mark.rule("EM-265")
def test_the_result_tells_where_the_points_came_from() -> None:
    scene = sides(Scene(2), LOYALIST, RESTORATIONIST).control(0, "london").royal("rome", "killed", 1)
    finish(scene)
    assert scene.result.reason == "war"
    assert scene.result.breakdown["cities"] == [12, 0]  # Berlin came with its card
    assert scene.result.breakdown["war"] == [8, 0]
    assert scene.result.breakdown["royals-killed"] == [0, 3]
    assert scene.public().eliminated == RESTORATIONIST
    assert scene.public().score == {0: 12, 1: 3}  # the discs, to compare


@pytest.mark.rule("EM-R40")
def test_several_reasons_end_the_game_once() -> None:
    scene = sides(Scene(2), LOYALIST, RESTORATIONIST).control(0, "london", "paris", "st_petersburg", "berlin", "vienna")
    scene.below("rome").cubes(0, "stack:rome", 1).side(0, LOYALIST, revealed=True).track(war=13)
    scene.play(0, "stack:rome")
    assert scene.vp(0) >= scene.public().limit
    assert scene.over == "war"
    assert len(scene.notes("over")) == 1


@pytest.mark.rule("EM-R50")
def test_the_italian_rulebook_is_the_default_and_the_one_in_force_is_shown() -> None:
    assert look(Match.new(GAME, 2, {}, seed=SEED)).public.rulebook == "it"
    assert look(Match.new(GAME, 2, {"rulebook": "hu"}, seed=SEED)).public.rulebook == "hu"


@pytest.mark.rule("EM-R34")
def test_control_discs_are_no_limit() -> None:
    scene = Scene(2).side(0, LOYALIST, revealed=True).main(0, "madrid")
    for name in ("figner", "czolgosz", "kibalchich", "asef", "moriarty", "irene_adler", "stieber", "rachkovsky"):
        scene.agent(name, 0, "rome")
    for city in ("rome", "zurich", "cairo", "the_hague", "constantinople", "washington"):
        scene.control(0, city)
    scene.hand(0, "hired_assassin", "infernal_machine")
    scene.play(0, "use:hired_assassin", "royal:madrid")
    assert scene.public().players[0].discs == 8 + 6 + 1 + 2  # 17, though 15 are in the box
    assert scene.public().cities["madrid"].royal_by == 0


@pytest.mark.rule("EM-R35")
def test_nothing_left_to_draw() -> None:
    scene = Scene().hand(0, "initial_cube")
    player = scene.player(0)
    scene.state.removed += player.deck.cards
    player.deck.cards = []
    scene.idle(0)
    assert scene.me(0).hand == ["initial_cube"]


@pytest.mark.rule("EM-265", "EM-275")
@pytest.mark.parametrize(("seats", "rulebook"), [(2, "hu"), (5, "it")])
def test_at_the_end_all_that_was_hidden_is_shown(seats: int, rulebook: str) -> None:
    match = Match.new(GAME, seats, {"rulebook": rulebook}, seed=SEED)
    for _ in playout(match, [bot_player] * seats, Dice(SEED), most=GAME.info.longest):
        assert look(match).public.secret is None or match.result is not None
    public = look(match).public
    assert match.result is not None
    assert public.over == match.result.reason
    assert public.secret is not None
    for seat, secret in public.secret.items():
        mine = look(match, seat).private
        assert (secret.doubles, secret.removed) == (mine.doubles, mine.removed)
