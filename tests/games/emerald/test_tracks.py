"""The tracks (EM-076 to EM-081, EM-281)."""

import pytest

from tests.games.emerald.scene import Scene


@pytest.mark.rule("EM-076", "EM-077", "EM-081", "EM-X10")
def test_three_cards_push_the_revolution_by_five() -> None:
    scene = Scene(5, active=4).hand(4, "city_london", "goldman", "kropotkin").track(war=2)
    before = scene.public().score
    scene.play(4, "do:tracks", "arrow:city_london:revolution")
    assert not scene.can(4, "arrow:city_london:war")  # each card has but one use
    scene.play(4, "arrow:goldman:revolution", "arrow:kropotkin:revolution")
    assert scene.public().tracks == {"war": 2, "revolution": 5}
    assert scene.public().score == before
    assert scene.public().actions == 1
    assert len(scene.pile(4)) == 3


@pytest.mark.rule("EM-078", "EM-079", "EM-X11")
def test_both_markers_in_one_action() -> None:
    scene = Scene().hand(0, "fenians", "diogenes_club").track(war=1)
    scene.play(0, "do:tracks", "arrow:fenians:revolution", "arrow:diogenes_club:war")
    assert scene.public().tracks == {"war": 0, "revolution": 1}
    scene = Scene().hand(0, "fenians", "diogenes_club")
    assert scene.choices_after(0, "do:tracks") == ["arrow:fenians:revolution"]
    scene = Scene().hand(0, "city_the_hague").track(war=1).play(0, "do:tracks")
    assert scene.public().tracks["war"] == 0
    assert Scene().hand(0, "diogenes_club").why(0, "do:tracks") == "no-arrow"


@pytest.mark.rule("EM-281", "EM-X45", "EM-080")
def test_cards_are_applied_in_the_order_named() -> None:
    scene = Scene().hand(0, "zombies", "diogenes_club")
    assert scene.choices_after(0, "do:tracks") == ["arrow:zombies:war"]
    scene.play(0, "do:tracks", "arrow:diogenes_club:war")
    assert scene.public().tracks["war"] == 0
    scene = Scene().hand(0, "zombies", "diogenes_club").track(war=14)
    assert scene.choices_after(0, "do:tracks", "arrow:zombies:war") == ["done"]
    scene.play(0, "do:tracks", "arrow:zombies:war")
    assert scene.over == "war"
    assert scene.public().tracks["war"] == 15


@pytest.mark.rule("EM-080", "EM-253", "EM-257")
def test_the_last_space_ends_the_game_and_what_is_beyond_is_lost() -> None:
    scene = Scene().hand(0, "goldman").track(revolution=14).play(0, "do:tracks")
    assert scene.over == "revolution"
    assert scene.public().tracks["revolution"] == 15
    assert scene.asked() == []
    assert scene.me(0).hand == []  # no cards are drawn


@pytest.mark.rule("EM-081", "EM-102", "EM-106", "EM-111", "EM-R11")
def test_revealed_players_follow_the_track_up_and_down() -> None:
    scene = Scene().hand(0, "goldman", "third_section").track(revolution=2)
    scene.side(0, "restorationist", revealed=True).side(1, "loyalist", revealed=True).side(2, "restorationist")
    scene.play(0, "do:tracks", "arrow:goldman:revolution", "done")
    assert (scene.vp(0), scene.vp(1), scene.vp(2)) == (1, 0, 0)
    scene.play(0, "do:tracks", "arrow:third_section:revolution")
    assert scene.vp(0) == 0
    scene = Scene().hand(0, "bismarck").track(war=5).side(0, "loyalist", revealed=True).side(1, "restorationist")
    assert scene.vp(0) == 2
    scene.play(0, "do:tracks")
    assert scene.vp(0) == 3
