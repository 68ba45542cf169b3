"""What is said when the game is over: who was on which side, who is out, and why fewer points can win."""

from pathlib import Path

import pytest

from app.games.emerald.content import LOYALIST, RESTORATIONIST
from app.words import LANGUAGES
from tests.games.emerald.scene import Scene
from tests.games.emerald.test_end import finish, sides
from tests.games.ending import NAMES, Told, browser, finished, told

__all__ = ["browser", "told"]

FIXTURES = sorted((Path(__file__).parent / "fixtures").glob("*.json"))


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_every_end_names_who_won_with_what_and_who_was_out(told: Told, path: Path) -> None:
    match = finished(path)
    result, public = match.result, match.view(None).public
    assert result is not None
    for language in LANGUAGES:
        end = told(match, language)
        winner = result.winners[0]
        assert NAMES[winner] in end["why"]
        assert str(result.scores[winner]) in end["why"]
        for seat in public.lowest if public.eliminated else ():
            assert f"{NAMES[seat]} ({result.scores[seat]})" in end["why"]
        assert len(end["reveals"]) == len(result.scores) + 2
        assert [reveal.get("seat") for reveal in end["reveals"]] == [*range(len(result.scores)), None, None]


@pytest.mark.rule("EM-261", "EM-262", "EM-265")
def test_why_seventeen_points_beat_thirty(told: Told) -> None:
    scene = sides(Scene(3), RESTORATIONIST, LOYALIST, LOYALIST).track(war=0)
    scene.control(1, "london", "paris", "berlin").control(0, "madrid")
    finish(scene, "revolution")
    scores = scene.result.scores
    assert scores[1] == max(scores)
    end = told(scene.match)
    assert end["why"] == (
        f"Cleo ({scores[2]}) has the fewest points, so all Loyalists are out, even Béla ({scores[1]}); "
        f"of the Restorationists, Ann has the most points: {scores[0]}."
    )
    assert end["how"] == "Revolution has broken out."
    assert end["marks"] == {"0": "Restorationist", "1": "Loyalist, out", "2": "Loyalist, out"}
    titles = [reveal["title"] for reveal in end["reveals"]]
    assert titles == ["Restorationist", "Loyalist", "Loyalist", "The lowest score", "Who is left"]
    assert end["reveals"][3]["body"] == f"Cleo{scores[2]} So all Loyalists are out. Béla{scores[1]}"


@pytest.mark.rule("EM-261")
def test_a_lowest_score_of_both_sides(told: Told) -> None:
    scene = sides(Scene(3), LOYALIST, RESTORATIONIST, LOYALIST).zombies(rome=8).hand(0, "zombies").control(2, "london")
    end = told(scene.play(0, "use:zombies").match)
    assert "Both sides share it. So all Loyalists are out." in end["reveals"][3]["body"]
    assert end["why"].startswith("Ann (0) and Béla (0) have the fewest points, so all Loyalists are out, even Cleo (6)")


@pytest.mark.rule("EM-263")
def test_control_discs_decide_between_equals(told: Told) -> None:
    scene = sides(Scene(3), LOYALIST, RESTORATIONIST, RESTORATIONIST).zombies(rome=8).hand(0, "zombies")
    scene.control(1, "paris").control(2, "london").agent("figner", 2, "rome")
    end = told(scene.play(0, "use:zombies").match)
    assert end["why"].endswith("Cleo has the most points: 6, and more control discs than Béla.")
    assert "who has more control discs" in end["reveals"][-1]["body"]


@pytest.mark.rule("EM-260")
def test_all_of_one_side(told: Told) -> None:
    scene = sides(Scene(3), LOYALIST, LOYALIST, LOYALIST).control(1, "rome").control(2, "paris", "zurich")
    end = told(finish(scene).match)
    assert end["why"] == "All were on one side, so nobody is out, and Cleo has the most points: 16."
    assert {*end["marks"].values()} == {"Loyalist"}


@pytest.mark.rule("EM-264")
def test_whose_main_agent_died(told: Told) -> None:
    scene = sides(Scene(3), LOYALIST, RESTORATIONIST, LOYALIST).known(1).control(1, "london").control(2, "paris")
    end = told(scene.hand(0, "shoggoth").play(0, "use:shoggoth").match)
    assert end["how"] == "Béla: the Main Agent of a Restorationist is dead."


@pytest.mark.rule("EM-254")
def test_whose_points_ended_the_game(told: Told) -> None:
    match = finished(next(path for path in FIXTURES if path.stem == "points"))
    cause = match.view(None).public.story.cause
    assert cause
    assert told(match)["how"].startswith(NAMES[next(iter(cause))])


def test_nothing_of_it_is_told_before_the_end() -> None:
    public = Scene(3).public()
    assert public.story is None
    assert public.sides is None
