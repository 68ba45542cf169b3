"""Permanents, one by one (EM-212 to EM-242)."""

import pytest

from app.games.emerald.content import LOYALIST, RESTORATIONIST, Side
from app.games.emerald.shown import AgentView, CityView, SwayView
from tests.games.emerald.scene import Scene

BOTH = pytest.mark.parametrize("rulebook", ["it", "hu"])


def claim(name: str, scene: Scene) -> Scene:
    return scene.offer(name).cubes(0, f"offer:{name}", 1).play(0, f"offer:{name}")


@pytest.mark.rule("EM-213", "EM-063")
@pytest.mark.parametrize("revealed", [False, True])
def test_change_of_heart(revealed: bool) -> None:
    scene = Scene().side(0, LOYALIST, revealed=revealed).royal("rome", "killed", 0)
    claim("change_of_heart", scene)
    assert scene.private(0).side == RESTORATIONIST
    assert scene.public().players[0].changed is True
    if revealed:
        assert scene.public().players[0].side == RESTORATIONIST
        assert [note.args["side"] for note in scene.notes("revealed")] == [RESTORATIONIST]
        assert scene.vp(0) == 3
    else:
        assert scene.public().players[0].side is None
        assert not scene.notes("revealed")
        assert scene.vp(0) == 3


# ---- Master of Disguise


def hunted(rulebook: str = "it", *, card: str = "hand", hand: int = 5) -> Scene:
    """Goldman of seat 1 in Madrid is attacked by a Hired Assassin of seat 0."""
    scene = Scene(3, rulebook).main(0, "madrid").known(1).own(1, "master_of_disguise").main(1, "cairo")
    scene.agent("goldman", 1, "madrid", card=card).hand(0, "hired_assassin", "initial_assassin")
    while len(scene.player(1).hand) > hand:
        other = next(each for each in scene.player(1).hand if each != "goldman")
        scene.player(1).hand.remove(other)
        scene.player(1).deck.cards.insert(0, other)
    return scene.play(0, "use:hired_assassin")


@pytest.mark.rule("EM-214", "EM-216", "EM-V07", "EM-V40", "EM-X19", "EM-R47", "EM-247", "EM-286", "EM-031")
def test_an_agent_escapes() -> None:
    italian = hunted("it")
    ways = ["goldman:london", "goldman:paris", "goldman:rome", "goldman:washington"]
    assert italian.offered(1, "flee") == ways
    italian.play(1, "flee:goldman:paris")
    assert italian.top(1) == "goldman"
    assert "goldman" not in italian.me(1).hand
    assert len(italian.me(1).hand) == 5
    hungarian = hunted("hu")
    assert hungarian.offered(1, "flee") == ways
    hand = sorted(hungarian.me(1).hand)
    hungarian.play(1, "flee:goldman:paris")
    assert sorted(hungarian.me(1).hand) == hand
    assert hungarian.public().players[1].shown == {"goldman": 1}
    for scene in (italian, hungarian):
        assert scene.now.agents["goldman"].city == "paris"
        assert scene.me(0).hand == []
        assert scene.public().players[0].killed == {}
        assert scene.public().actions == 1
        assert scene.notes("escaped")[0].args["card"] == "goldman"
        assert scene.notes("escaped")[0].to is None


@pytest.mark.rule("EM-247")
def test_the_window_opens_whether_or_not_the_card_is_in_hand() -> None:
    scene = hunted(card="deck")
    assert scene.asked() == [1]
    assert scene.options_of(1) == ["pass"]
    scene.play(1, "pass")
    assert scene.public().players[0].killed == {"goldman": 1}
    assert hunted(card="deck", hand=0).asked() == [0]  # an empty hand is public


@pytest.mark.rule("EM-R36", "EM-247")
def test_without_a_way_out_there_is_no_escape() -> None:
    scene = Scene().main(0, "cairo").known(1).own(1, "master_of_disguise").agent("goldman", 1, "cairo", card="hand")
    scene.hand(0, "shoggoth").lock("rome", 0).destroy("constantinople")
    scene.play(0, "use:shoggoth")
    assert scene.asked() == [0]
    assert "goldman" not in scene.public().agents


@pytest.mark.rule("EM-215", "EM-V07", "EM-247")
@BOTH
def test_a_main_agent_escapes_by_the_card_of_the_city(rulebook: str) -> None:
    def scene(*, controls: bool) -> Scene:
        made = Scene(3, rulebook).main(0, "madrid").main(1, "madrid").known(1).own(1, "master_of_disguise")
        made.hand(1, "city_madrid" if controls else "initial_cube", "initial_gold").hand(
            0, "hired_assassin", "initial_assassin"
        )
        return made.play(0, "use:hired_assassin")

    fled = scene(controls=True)
    assert fled.asked() == [1]
    fled.play(1, "flee:tuesday:rome")
    assert fled.now.agents["tuesday"].city == "rome"
    assert fled.top(1) == "city_madrid"
    assert len(fled.me(1).hand) == 2
    assert 1 not in scene(controls=False).asked()


@pytest.mark.rule("EM-215", "EM-V03")
@BOTH
def test_no_escape_of_a_main_agent_from_shoggoth(rulebook: str) -> None:
    scene = Scene(3, rulebook).main(1, "madrid").known(1).own(1, "master_of_disguise").side(1, RESTORATIONIST)
    scene.hand(1, "city_madrid").hand(0, "shoggoth").play(0, "use:shoggoth")
    assert scene.over == "main-agent"


@pytest.mark.rule("EM-218")
def test_no_escape_from_zombies_leopold_or_double_agents() -> None:
    def scene(*hand: str) -> Scene:
        made = Scene().own(1, "master_of_disguise").known(1).agent("goldman", 1, "rome", card="hand").zombies(rome=1)
        return made.hand(0, *hand).doubles(0, "goldman")

    assert scene("zombies").play(0, "use:zombies", "agent:goldman").asked() == [0]
    assert scene().play(0, "double:goldman").asked() == [0]
    leopold = claim("society_of_leopold", scene().agent("most", 1, "rome", vampire=True, card="hand"))
    assert leopold.asked() == [0]
    assert "most" not in leopold.public().agents


# ---- Cthulhu


def rome(rulebook: str = "it") -> Scene:
    """Rome is full of things; seat 0 has a cube on Cthulhu."""
    scene = (
        Scene(3, rulebook)
        .offer("cthulhu")
        .cubes(0, "offer:cthulhu", 1)
        .control(0, "rome")
        .sanity("sane", "sane", "sane")
    )
    scene.cubes(0, "city:rome", 2).cubes(1, "city:rome", 1).cubes(1, "stack:rome", 3).royal("rome", "killed", 0)
    scene.agent("goldman", 1, "rome", card="hand").agent("most", 0, "rome", card="deck").main(1, "rome").main(2, "rome")
    scene.zombies(rome=2).state.cities["rome"].blocked = True
    return scene.up("rome", "figner", "okhrana", "nadar")


@pytest.mark.rule("EM-219", "EM-220", "EM-221", "EM-222", "EM-224", "EM-225", "EM-226", "EM-249", "EM-R30", "EM-182")
def test_cthulhu_destroys_rome() -> None:
    scene = rome()
    hand = len(scene.player(1).hand)
    pool = scene.player(1).pool
    scene.play(0, "offer:cthulhu")
    assert len(scene.options_of(0)) == 12
    scene.play(0, "city:rome")
    assert scene.asked() == [1]
    assert scene.prompt(1) == "flee-cthulhu"
    assert scene.offered(1, "city") == ["cairo", "constantinople", "madrid", "zurich"]
    scene.play(1, "city:zurich").play(2, "city:madrid")
    view = scene.public()
    nobody = SwayView(box={}, card={})
    assert view.cities["rome"] == CityView(below=0, box={}, card={}, zombies=0, sway=nobody, destroyed=True)
    assert scene.me(1).pool == pool + 4
    assert not any(agent.city == "rome" for agent in view.agents.values())
    assert {"goldman", "most", "figner", "city_rome"} <= set(view.removed)
    assert len(scene.me(1).hand) == hand  # Goldman's card was replaced
    assert "okhrana" not in view.removed  # face-down cards go unseen
    assert scene.now.unseen.count("nadar") >= 1
    assert (view.tracks["war"], len(view.offers)) == (2, 1)
    assert view.supply.zombies == 8
    assert view.supply.discs == 10
    assert view.players[0].permanents == {}
    assert [note.args["seat"] for note in scene.notes("sanity")] == [1, 2, 0]
    assert all(not player.killed for player in view.players.values())


@pytest.mark.rule("EM-222", "EM-226", "EM-249")
def test_cthulhu_goes_round_clockwise_from_the_claimer() -> None:
    scene = Scene(active=1).offer("cthulhu").cubes(1, "offer:cthulhu", 1).sanity("sane", "sane", "sane")
    scene.play(1, "offer:cthulhu", "city:washington")
    for seat in (1, 2, 0):
        assert scene.asked() == [seat]
        scene.play(seat, "city:london")
    assert [note.args["seat"] for note in scene.notes("sanity")] == [2, 0, 1]


@pytest.mark.rule("EM-223", "EM-V09", "EM-X20", "EM-R49")
@pytest.mark.parametrize(("rulebook", "vp", "royal"), [("it", 0, False), ("hu", 3, True)])
def test_cthulhu_and_the_discs_of_the_city(rulebook: str, vp: int, royal: bool) -> None:
    scene = rome(rulebook).known(0)
    assert scene.vp(0) == 6
    scene.play(0, "offer:cthulhu", "city:rome").play(1, "city:zurich").play(2, "city:madrid")
    assert scene.vp(0) == vp
    assert (scene.public().cities["rome"].royal is not None) == royal
    assert scene.is_known(0)
    assert scene.public().supply.safe == 3


@pytest.mark.rule("EM-R49")
def test_a_safe_counter_in_a_destroyed_city_is_out_of_the_game() -> None:
    scene = rome().royal("rome", "hidden", 0)
    scene.play(0, "offer:cthulhu", "city:rome").play(1, "city:zurich").play(2, "city:madrid")
    assert scene.public().supply.safe == 2


@pytest.mark.rule("EM-223")
@pytest.mark.parametrize("place", ["hand", "deck"])
def test_the_city_card_is_found_wherever_it_is(place: str) -> None:
    scene = rome()
    player = scene.player(0)
    player.discards = [laid for laid in player.discards if laid.card != "city_rome"]
    (player.hand if place == "hand" else player.deck.cards).insert(0, "city_rome")
    hand = len(player.hand)
    scene.play(0, "offer:cthulhu", "city:rome").play(1, "city:zurich").play(2, "city:madrid")
    assert scene.public().removed["city_rome"] == 1
    assert len(scene.me(0).hand) == hand
    places = {note.args["card"]: note.args["place"] for note in scene.notes("card-removed")}
    assert places["city_rome"] == place


@pytest.mark.rule("EM-225", "EM-162", "EM-163")
def test_cthulhu_breaks_a_lock() -> None:
    scene = Scene().offer("cthulhu").cubes(0, "offer:cthulhu", 1).lock("rome", 1).sanity("sane", "sane", "sane")
    scene.play(0, "offer:cthulhu", "city:rome")
    assert scene.public().removed["bismarck"] == 1
    assert scene.public().cities["rome"].locked is None
    assert scene.vp(1) == 0


@pytest.mark.rule("EM-R44", "EM-221")
def test_cthulhu_finds_that_a_card_is_gone() -> None:
    scene = Scene().offer("cthulhu").cubes(0, "offer:cthulhu", 1).agent("goldman", 1, "rome", card="removed")
    scene.sanity("sane", "sane", "sane").play(0, "offer:cthulhu", "city:rome")
    assert scene.public().removed["goldman"] == 1
    assert scene.notes("card-removed")[0].args["place"] == "gone"


@pytest.mark.rule("EM-R44", "EM-221")
def test_cthulhu_destroys_an_agent_whose_card_is_known_to_be_gone() -> None:
    scene = Scene(2).offer("cthulhu").cubes(0, "offer:cthulhu", 1).agent("goldman", 1, "rome", card="removed")
    scene.doubles(0, "goldman").sanity("sane", "sane").play(0, "double:goldman").idle(0).idle(1)
    scene.play(0, "offer:cthulhu", "city:rome")
    assert "goldman" not in scene.public().agents
    assert scene.public().removed["goldman"] == 1


@pytest.mark.rule("EM-R36")
def test_with_no_open_neighbour_the_driven_go_anywhere() -> None:
    """It takes two Cthulhus to come about; the rule stands all the same."""
    scene = Scene().control(0, "washington").hand(0, "bismarck").main(0, "cairo").main(2, "cairo")
    for name in ("london", "madrid"):
        scene.state.cities[name].destroyed = True
    scene.lawless = True
    scene.play(0, "use:bismarck")
    assert scene.offered(1, "city") == sorted(
        ["berlin", "cairo", "constantinople", "paris", "rome", "st_petersburg", "the_hague", "vienna", "zurich"]
    )
    scene.play(1, "city:cairo")
    assert scene.now.agents["tuesday"].city == "cairo"


@pytest.mark.rule("EM-217", "EM-X49", "EM-R30", "EM-V07")
@pytest.mark.parametrize("rulebook", ["it", "hu"])
def test_cthulhu_and_several_escapes(rulebook: str) -> None:
    scene = Scene(3, rulebook).offer("cthulhu").cubes(0, "offer:cthulhu", 1).sanity("sane", "sane", "sane")
    scene.agent("goldman", 1, "rome", card="hand").agent("morris", 1, "rome", card="deck").hand(1, "goldman")
    scene.own(1, "master_of_disguise").deck(1, "morris")
    scene.play(0, "offer:cthulhu", "city:rome")
    assert scene.asked() == [1]
    assert scene.offered(1, "flee")[0].startswith("goldman:")
    scene.play(1, "flee:goldman:zurich")
    if rulebook == "it":
        assert scene.offered(1, "flee") == [
            f"morris:{city}" for city in ("cairo", "constantinople", "madrid", "zurich")
        ]
        scene.play(1, "flee:morris:cairo")
        assert scene.now.agents["morris"].city == "cairo"
    else:
        assert scene.options_of(1) == ["pass"]
        scene.play(1, "pass")
        assert "morris" not in scene.public().agents
        assert scene.public().removed["morris"] == 1
    assert scene.now.agents["goldman"].city == "zurich"


@pytest.mark.rule("EM-217", "EM-247")
def test_the_claimer_too_may_save_agents_from_cthulhu() -> None:
    scene = Scene().offer("cthulhu").cubes(0, "offer:cthulhu", 1).own(0, "master_of_disguise")
    scene.agent("goldman", 0, "rome", card="hand").play(0, "offer:cthulhu", "city:rome")
    scene.play(0, "flee:goldman:zurich")
    assert scene.now.agents["goldman"].city == "zurich"


@pytest.mark.rule("EM-227", "EM-040", "EM-137")
def test_a_destroyed_city_takes_nothing() -> None:
    scene = Scene(2).destroy("rome").main(0, "zurich").hand(0, "initial_cube", "nadar", "zombies", "initial_blocking")
    assert not scene.play(0, "use:nadar").can(0, "city:rome")
    for card, prompt in (("zombies", "city:rome"), ("initial_blocking", "city:rome")):
        other = Scene(2, "hu").destroy("rome").main(0, "zurich").hand(0, card)
        assert not other.play(0, f"use:{card}").can(0, prompt)
    assert scene.public().cities["rome"].royal is None


@pytest.mark.rule("EM-X50", "EM-R06", "EM-R46", "EM-257")
@pytest.mark.parametrize(
    ("side", "draws", "reason"), [(LOYALIST, [1, 2, 0], "points"), (RESTORATIONIST, [1], "madness")]
)
def test_a_limit_reached_in_the_middle_of_an_effect(side: Side, draws: list[int], reason: str) -> None:
    scene = Scene().offer("cthulhu").cubes(0, "offer:cthulhu", 1).side(1, side).mad(1, 2).sanity("mad", "sane", "sane")
    scene.control(1, "london", "paris", "berlin", "vienna", "constantinople").track(war=8)  # 27, and 4 with the war
    assert scene.vp(1) == 27
    scene.play(0, "offer:cthulhu", "city:cairo")
    assert [note.args["seat"] for note in scene.notes("sanity")] == draws
    assert scene.over == reason


# ---- the others


@pytest.mark.rule("EM-228", "EM-V41")
@BOTH
def test_cultists_are_worth_two_in_my_cities(rulebook: str) -> None:
    scene = Scene(3, rulebook).own(1, "cultists").control(1, "rome").cubes(0, "stack:rome", 1).cubes(0, "city:rome", 2)
    scene.agent("goldman", 0, "rome").agent("most", 1, "paris").royal("paris", "killed", 1).royal("rome", "hidden", 1)
    cities = scene.public().cities
    assert cities["rome"].sway.card == {0: (2, 1), 1: (2, 0)}
    assert cities["rome"].sway.box == {0: (3, 1), 1: (2, 0)}
    assert cities["paris"].sway.card == {1: (1, 1)}  # only the disc that marks control counts
    assert scene.can(0, "stack:rome")  # no agent in the tie-break


@pytest.mark.rule("EM-229", "EM-R31")
def test_devils_island() -> None:
    scene = Scene().own(0, "devils_island").hand(0, "city_rome", "city_paris", "city_cairo", "initial_cube")
    scene.cubes(1, "city:rome", 2).cubes(1, "stack:rome", 1).cubes(2, "city:paris", 1).cubes(0, "city:rome", 1)
    scene.play(0, "do:devils-island")
    assert scene.offered(0, "hand") == ["city_paris", "city_rome"]  # only city cards, and none of an empty city
    assert scene.choices_after(0, "do:devils-island", "hand:city_rome") == ["seat:1"]  # not myself
    scene.play(0, "hand:city_rome")
    assert scene.me(1).limbo == 3
    assert scene.public().cities["rome"].box == {0: 1}
    assert scene.top(0) == "city_rome"
    scene.play(0, "do:devils-island")
    assert scene.me(2).limbo == 1
    assert scene.public().actions == 0
    assert scene.why(0, "do:devils-island") == "no-prisoners"


@pytest.mark.rule("EM-230", "EM-028")
def test_doctor_watson_works_at_the_end_of_the_turn_of_the_claim() -> None:
    scene = claim("doctor_watson", Scene())
    assert len(scene.me(0).hand) == 5
    scene.idle(0)
    assert len(scene.me(0).hand) == 6


@pytest.mark.rule("EM-231", "EM-232", "EM-233", "EM-V14", "EM-286")
@BOTH
def test_mi_go(rulebook: str) -> None:
    scene = (
        Scene(2, rulebook)
        .own(0, "mi_go")
        .agent("goldman", 0, "rome")
        .agent("most", 0, "rome")
        .agent("figner", 0, "rome")
    )
    scene.hand(0, "goldman", "most", "figner").cubes(0, "city:cairo", 1).side(0, RESTORATIONIST, revealed=True)
    scene.play(0, "do:mi-go")
    assert "hand:monday" not in scene.options_of(0)
    scene.play(0, "hand:goldman")
    assert scene.public().agents["goldman"].city == "mi_go"
    assert "goldman" not in scene.me(0).hand
    assert scene.public().cities["rome"].sway.box[0] == (2, 2)
    assert scene.vp(0) == 2 + 1  # still controlled, with Most
    assert scene.claimable(0) == []
    scene.play(0, "do:mi-go")
    assert not scene.can(0, "agent:goldman")  # not in the same turn
    scene.play(0, "hand:most")
    assert not scene.can(0, "do:mi-go")  # two at a time
    scene.idle(0).idle(1)
    hand = len(scene.me(0).hand)
    assert scene.claimable(0) == ["city:cairo"]
    scene.play(0, "do:mi-go", "agent:goldman", "city:cairo")
    assert scene.now.agents["goldman"].city == "cairo"
    assert len(scene.me(0).hand) == hand + 1
    assert scene.public().players[0].shown == {"goldman": 1}
    assert scene.public().actions == 0
    assert scene.claimable(0) == []


@pytest.mark.rule("EM-232", "EM-R08")
def test_nothing_reaches_an_agent_on_mi_go() -> None:
    scene = Scene().own(1, "mi_go").known(1).agent("goldman", 1, "mi_go", card="mi_go").doubles(0, "goldman")
    scene.hand(0, "shoggoth", "vampire", "nadar").main(0, "rome", vampire=True)
    assert scene.offered(0, "double") == []
    assert scene.why(0, "use:shoggoth") == "no-effect"
    assert scene.why(0, "use:vampire") == "no-effect"
    mine = (
        Scene()
        .own(0, "mi_go", "yog_sothoth")
        .agent("goldman", 0, "mi_go", card="mi_go")
        .hand(0, "initial_two_gold")
        .main(0, "rome")
    )
    assert mine.why(0, "do:sacrifice") == "nobody-to-sacrifice"
    assert mine.choices_after(0, "do:move") == ["agent:monday"]


@pytest.mark.rule("EM-234")
def test_mrs_hudson_once_a_turn() -> None:
    scene = Scene().own(0, "mrs_hudson").hand(0, "initial_cube", "initial_gold").deck(0, "initial_two_gold")
    scene.play(0, "do:hudson", "hand:initial_cube")
    assert scene.top(0) == "initial_cube"
    assert sorted(scene.me(0).hand) == ["initial_gold", "initial_two_gold"]
    assert scene.why(0, "do:hudson") == "once-a-turn"
    scene.idle(0)
    assert scene.asked() == [1]
    assert not scene.can(1, "do:hudson")
    assert scene.idle(1).idle(2).can(0, "do:hudson")
    assert not Scene().own(0, "mrs_hudson").hand(0).can(0, "do:hudson")  # nothing to discard


@pytest.mark.rule("EM-235")
def test_moran_gives_a_bomb_for_hiding_too() -> None:
    scene = Scene().main(0, "madrid").own(0, "sebastian_moran").hand(0, "hide_royalty", "initial_assassin")
    assert scene.asked_after(0, "use:hide_royalty", "royal:madrid").args["need"] == 2


@pytest.mark.rule("EM-236", "EM-237")
def test_freud_is_shown_in_the_limit_of_mad_counters() -> None:
    scene = Scene().own(0, "sigmund_freud")
    assert scene.public().players[0].mad_limit == 5
    assert scene.public().players[1].mad_limit == 3


@pytest.mark.rule("EM-238", "EM-240", "EM-V25", "EM-R43", "EM-R17")
@BOTH
def test_society_of_leopold(rulebook: str) -> None:
    scene = Scene(3, rulebook).agent("goldman", 1, "rome", vampire=True).agent("most", 0, "rome", vampire=True)
    scene.zombies(rome=3).agent("figner", 2, "mi_go", vampire=True, card="mi_go").own(2, "mi_go")
    scene.scoring(1, "vampire").hand(1, "vampire", "zombies").side(1, LOYALIST, revealed=True)
    claim("society_of_leopold", scene)
    view = scene.public()
    assert "goldman" not in view.agents
    assert "most" not in view.agents
    assert "goldman" in scene.pile(1)  # the card stays with its owner
    assert view.cities["rome"].zombies == 0
    assert view.supply.zombies == 0
    assert scene.vp(1) == 0
    assert all(not player.killed for player in view.players.values())
    scene.idle(0)
    assert scene.why(1, "use:vampire") == "no-effect"
    assert scene.why(1, "use:zombies") == "no-effect"
    assert scene.choices_after(1, "do:tracks") == ["arrow:zombies:war"]
    scene.play(1, "do:tracks", "do:pass", "end")
    scene.play(2, "do:mi-go", "city:rome")
    assert scene.public().agents["figner"] == AgentView(seat=2, city="rome")  # back as a human


@pytest.mark.rule("EM-239", "EM-X38", "EM-201", "EM-255")
def test_leopold_and_a_vampire_main_agent() -> None:
    loyal = claim("society_of_leopold", Scene().side(1, LOYALIST).main(1, "rome", vampire=True))
    assert loyal.public().players[1].side == LOYALIST
    assert loyal.public().agents["tuesday"] == AgentView(seat=1, city="rome")
    assert loyal.over == ""
    rebel = claim("society_of_leopold", Scene().side(1, RESTORATIONIST).main(1, "rome", vampire=True))
    assert rebel.over == "main-agent"
    assert "tuesday" not in rebel.public().agents
    assert rebel.public().players[0].killed == {}


@pytest.mark.rule("EM-240", "EM-R32")
def test_leopold_reveals_all_of_them_before_the_end() -> None:
    scene = Scene(4)
    sides: list[Side] = [LOYALIST, RESTORATIONIST, LOYALIST, RESTORATIONIST]
    for seat, side in enumerate(sides):
        scene.side(seat, side)
    for seat in (3, 1, 2):
        scene.main(seat, "rome", vampire=True)
    claim("society_of_leopold", scene)
    assert [note.args["seat"] for note in scene.notes("revealed")] == [1, 2, 3]
    assert scene.over == "main-agent"


@pytest.mark.rule("EM-241", "EM-242", "EM-V15", "EM-109", "EM-R17")
@BOTH
@pytest.mark.parametrize(("side", "vp"), [(LOYALIST, 2), (RESTORATIONIST, 0)])
def test_yog_sothoth(rulebook: str, side: Side, vp: int) -> None:
    scene = Scene(3, rulebook).own(0, "yog_sothoth").side(0, side, revealed=True).agent("figner", 0, "rome")
    scene.agent("most", 0, "rome", vampire=True).hand(0, "figner", "most")
    assert scene.choices_after(0, "do:sacrifice") == ["hand:figner"]
    scene.play(0, "do:sacrifice")
    assert scene.public().players[0].sacrificed == {"figner": 1}
    assert "figner" not in scene.public().agents
    assert scene.top(0) == "figner"
    assert scene.vp(0) == vp
    assert scene.is_known(0)
    assert scene.public().actions == 1
