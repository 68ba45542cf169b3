"""Victory points (EM-096 to EM-114) and who is Known (EM-122 to EM-126)."""

import pytest

from app.games.emerald.content import LOYALIST, RESTORATIONIST, Side
from tests.games.emerald.scene import Scene


def everything(seat_side: Side, *, revealed: bool) -> Scene:
    """Seat 0 has a bit of everything: a city (3), a killed (4) and a hidden (2) Royal, cards, agents, vampires."""
    scene = Scene(3).side(0, seat_side, revealed=revealed).control(0, "rome").own(0, "yog_sothoth")
    scene.royal("washington", "killed", 0).royal("madrid", "hidden", 0)
    scene.scoring(0, "necronomicon", "black_hand", "vampire", "zombies").track(war=3, revolution=5)
    scene.agent("holmes", 0, "cairo").agent("goldman", 0, "cairo", vampire=True).main(0, "cairo", vampire=True)
    scene.agent("morris", 1, "cairo", vampire=True)  # of no worth to seat 0
    scene.zombies(rome=5, cairo=3)
    scene.player(0).sacrificed = ["most"]
    return scene


@pytest.mark.rule("EM-096", "EM-097", "EM-099", "EM-100")
@pytest.mark.parametrize("side", [LOYALIST, RESTORATIONIST])
def test_a_hidden_players_disc_counts_public_deeds_of_either_side(side: Side) -> None:
    assert everything(side, revealed=False).vp(0) == 3 + 4 + 2 + 3


@pytest.mark.rule("EM-098", "EM-101", "EM-102", "EM-103", "EM-104")
def test_a_revealed_restorationist() -> None:
    scene = everything(RESTORATIONIST, revealed=True)
    assert scene.private(0).points == {
        "cities": 3,
        "necronomicon": 3,
        "royals-killed": 4,
        "revolution": 2,
        "agents": 3,
        "black-hand": 2,
    }
    assert scene.vp(0) == scene.private(0).score == 17


@pytest.mark.rule("EM-098", "EM-105", "EM-106", "EM-107", "EM-108", "EM-109")
def test_a_revealed_loyalist() -> None:
    scene = everything(LOYALIST, revealed=True)
    assert scene.private(0).points == {
        "cities": 3,
        "necronomicon": 3,
        "royals-hidden": 2,
        "war": 1,
        "vampires": 2,
        "zombies": 8,
        "sacrifices": 2,
    }
    assert scene.vp(0) == 21


@pytest.mark.rule("EM-108")
def test_seven_zombies_score_nothing() -> None:
    scene = everything(LOYALIST, revealed=True).zombies(rome=4)
    assert scene.vp(0) == 13


@pytest.mark.rule("EM-107", "EM-V31")
@pytest.mark.parametrize("rulebook", ["it", "hu"])
def test_a_vampire_on_mi_go_gives_nothing(rulebook: str) -> None:
    scene = Scene(rulebook=rulebook).side(0, LOYALIST, revealed=True).scoring(0, "vampire").own(0, "mi_go")
    scene.agent("goldman", 0, "mi_go", vampire=True, card="mi_go").agent("most", 0, "rome", vampire=True)
    assert scene.vp(0) == 1


@pytest.mark.rule("EM-102", "EM-106")
def test_every_player_of_a_side_gets_its_track() -> None:
    scene = Scene(4).track(war=7, revolution=3)
    sides: list[Side] = [LOYALIST, LOYALIST, RESTORATIONIST, RESTORATIONIST]
    for seat, side in enumerate(sides):
        scene.side(seat, side, revealed=True)
    assert [scene.vp(seat) for seat in range(4)] == [3, 3, 1, 1]


@pytest.mark.rule("EM-098", "EM-111")
def test_the_disc_is_kept_true_once_revealed() -> None:
    scene = Scene().side(1, RESTORATIONIST, revealed=True).agent("holmes", 1, "rome").doubles(0, "holmes")
    scene.agent("goldman", 1, "rome").doubles(0, "goldman")
    assert scene.vp(1) == 5
    scene.play(0, "double:goldman")
    assert scene.vp(1) == 3
    assert scene.public().players[1].side == RESTORATIONIST


@pytest.mark.rule("EM-096", "EM-191", "EM-100")
def test_the_necronomicon_scores_at_the_claim() -> None:
    scene = Scene().up("rome", "necronomicon").cubes(0, "stack:rome", 1).sanity("sane")
    scene.play(0, "stack:rome")
    assert scene.vp(0) == 3
    assert scene.public().players[0].scoring == {"necronomicon": 1}
    other = Scene().up("rome", "okhrana").cubes(0, "stack:rome", 1).play(0, "stack:rome")
    assert other.public().players[0].scoring == {}  # a card without points of its own
    assert "use:necronomicon" not in Scene().hand(0, "necronomicon", "black_hand").options_of(0)


@pytest.mark.rule("EM-112", "EM-113", "EM-188", "EM-X36", "EM-285", "EM-275", "EM-R12", "EM-V30")
@pytest.mark.parametrize("rulebook", ["it", "hu"])
def test_a_secret_removal_is_felt_only_at_the_end(rulebook: str) -> None:
    scene = Scene(2, rulebook).scoring(0, "necronomicon").hand(0, "necronomicon", "third_section", "goldman")
    scene.track(revolution=13)
    assert (scene.vp(0), scene.private(0).points["necronomicon"]) == (3, 3)
    scene.play(0, "use:third_section", "hand:necronomicon")
    assert scene.vp(0) == 3
    assert scene.private(0).points["necronomicon"] == 0
    assert scene.public().players[0].removed == 1
    assert scene.public().removed == {}
    assert all("necronomicon" not in note.args.values() for note in scene.log if note.to is None)
    assert scene.private(0).removed == {"necronomicon": 1}
    scene.play(0, "do:tracks")
    assert scene.over == "revolution"
    assert scene.result.breakdown["necronomicon"] == [0, 0]
    secret = scene.public().secret
    assert secret is not None
    assert secret[0].removed == {"necronomicon": 1}


@pytest.mark.rule("EM-X53", "EM-113", "EM-R53", "EM-285", "EM-125")
def test_points_kept_in_view() -> None:
    scene = (
        Scene(2).side(0, LOYALIST, revealed=True).scoring(0, "vampire").hand(0, "vampire", "third_section", "bismarck")
    )
    scene.agent("goldman", 0, "rome", vampire=True).main(0, "rome", vampire=True)
    scene.play(0, "use:third_section", "hand:vampire")
    assert scene.vp(0) == 2
    assert scene.private(0).score == 0
    assert scene.is_known(0)  # still by what all can see
    assert scene.public().players[0].scoring == {"vampire": 1}
    end = (
        Scene(2).side(0, LOYALIST, revealed=True).scoring(0, "vampire").hand(0, "vampire", "third_section", "bismarck")
    )
    end.agent("goldman", 0, "rome", vampire=True).main(0, "rome", vampire=True).track(war=13)
    end.play(0, "use:third_section", "hand:vampire", "do:tracks")
    assert end.result.breakdown["vampires"] == [0, 0]


@pytest.mark.rule("EM-060", "EM-114", "EM-R13")
def test_discs_never_go_below_zero() -> None:
    scene = Scene().control(1, "london").side(1, LOYALIST, revealed=True).cubes(0, "city:london", 1)
    scene.play(0, "city:london")
    assert scene.vp(1) == 0
    scene = Scene(2).royal("rome", "killed", 0).side(0, LOYALIST, revealed=True).track(revolution=14).hand(0, "fenians")
    scene.side(1, RESTORATIONIST)
    scene.play(0, "do:tracks")
    assert scene.result.scores == [0, 8]
    assert scene.vp(0) == 0


@pytest.mark.rule("EM-R48", "EM-097", "EM-X34", "EM-117")
def test_a_bluff_is_taken_back_when_revealed() -> None:
    scene = Scene().side(0, LOYALIST).royal("washington", "killed", 0).mad(0, 2).sanity("mad").track(war=3)
    scene.side(1, RESTORATIONIST).side(2, RESTORATIONIST)
    scene.up("rome", "shoggoth").cubes(0, "stack:rome", 1)
    assert scene.vp(0) == 4
    scene.play(0, "stack:rome")
    assert scene.vp(0) == 1  # the Royal is worth nothing to a Loyalist, the war is


# ---- Known to the authorities


def is_known_after(scene: Scene) -> bool:
    """After any effect who is Known is worked out for all."""
    return scene.play(0, "do:pass").is_known(1)


@pytest.mark.rule("EM-123", "EM-124", "EM-125", "EM-103", "EM-199")
@pytest.mark.parametrize("side", [LOYALIST, RESTORATIONIST])
def test_potential_points_make_known_whatever_the_side(side: Side) -> None:
    def scene() -> Scene:
        return Scene().side(1, side)

    assert not is_known_after(scene())
    assert is_known_after(scene().control(1, "rome"))
    assert is_known_after(scene().agent("goldman", 1, "rome"))
    assert not is_known_after(scene().agent("goldman", 1, "rome", vampire=True))
    assert not is_known_after(scene().agent("figner", 1, "rome"))  # a counter without points
    assert not is_known_after(scene().track(war=2, revolution=2))
    assert is_known_after(scene().track(war=3))
    assert is_known_after(scene().track(revolution=3))
    assert is_known_after(scene().royal("rome", "killed", 1))
    assert is_known_after(scene().scoring(1, "vampire").main(1, "rome", vampire=True))
    assert not is_known_after(scene().main(1, "rome", vampire=True))
    assert not is_known_after(scene().scoring(1, "vampire"))
    assert is_known_after(scene().scoring(1, "zombies").zombies(rome=8))
    assert not is_known_after(scene().scoring(1, "zombies").zombies(rome=7))


@pytest.mark.rule("EM-124")
def test_a_royal_that_scored_nothing_still_makes_known() -> None:
    scene = Scene().side(1, LOYALIST, revealed=True).royal("rome", "killed", 1)
    assert scene.vp(1) == 0
    assert is_known_after(scene)


@pytest.mark.rule("EM-124", "EM-242")
def test_a_kill_or_a_sacrifice_makes_known() -> None:
    scene = Scene().hand(0, "shoggoth").agent("figner", 1, "rome").known(1).play(0, "use:shoggoth")
    assert scene.is_known(0)
    scene = Scene().own(0, "yog_sothoth").agent("figner", 0, "rome", card="hand")
    assert not scene.is_known(0)
    scene.play(0, "do:sacrifice")
    assert scene.is_known(0)


@pytest.mark.rule("EM-124")
def test_the_track_makes_everybody_known_at_once() -> None:
    scene = Scene(5).hand(0, "goldman", "city_paris").track(revolution=2)
    scene.play(0, "do:tracks", "arrow:goldman:revolution", "done")
    assert all(scene.is_known(seat) for seat in range(5))


@pytest.mark.rule("EM-122")
def test_nobody_unknown_is_hurt() -> None:
    scene = Scene().agent("figner", 1, "rome").zombies(rome=1).main(0, "rome", vampire=True)
    scene.hand(0, "shoggoth", "vampire", "zombies", "initial_assassin", "hired_assassin")
    assert scene.why(0, "use:shoggoth") == "no-effect"
    scene.play(0, "use:initial_assassin")
    assert scene.why(0, "agent:figner") == "not-known"
    scene = Scene().agent("figner", 1, "rome").zombies(rome=1).main(0, "rome", vampire=True).hand(0, "vampire")
    assert "use:vampire" not in scene.options_of(0)
    scene = Scene().agent("figner", 1, "rome").zombies(rome=1).hand(0, "zombies").play(0, "use:zombies")
    assert scene.prompt(0) == "zombie-place"  # no kill is offered


@pytest.mark.rule("EM-126")
def test_known_is_for_good() -> None:
    scene = Scene().control(1, "rome").cubes(0, "city:rome", 1).play(0, "do:pass", "do:pass", "end")
    assert scene.is_known(1)
    scene.idle(1).idle(2).play(0, "city:rome")
    assert scene.vp(1) == 0
    assert scene.is_known(1)


@pytest.mark.rule("EM-X47", "EM-124")
@pytest.mark.parametrize("vampire", [False, True])
def test_taking_over_reclus(vampire: bool) -> None:
    scene = Scene().agent("reclus", 1, "rome", vampire=vampire).doubles(0, "reclus").play(0, "double:reclus")
    assert scene.is_known(0) == (not vampire)
