"""The abilities of the cards, one by one (EM-159 to EM-192)."""

import pytest

from app.games.emerald import content
from app.games.emerald.content import LOYALIST, RESTORATIONIST
from app.games.emerald.shown import AgentView
from tests.games.emerald.scene import Scene

BOTH = pytest.mark.parametrize("rulebook", ["it", "hu"])


# ---- Bismarck


def bismarck(rulebook: str = "it") -> Scene:
    scene = Scene(3, rulebook).control(0, "paris").hand(0, "bismarck", "initial_cube").main(0, "paris")
    scene.cubes(0, "city:paris", 1).cubes(1, "city:paris", 2).cubes(1, "stack:paris", 3).cubes(0, "stack:paris", 1)
    scene.zombies(paris=2).state.cities["paris"].blocked = True
    scene.state.cities["paris"].card_blocked = True
    return scene.agent("goldman", 1, "paris").main(2, "paris")


@pytest.mark.rule("EM-159", "EM-160", "EM-161", "EM-248")
def test_bismarck_clears_the_city() -> None:
    scene = bismarck()
    assert scene.choices_after(0, "use:bismarck") == ["city:paris"]
    scene.play(0, "use:bismarck")
    paris = scene.public().cities["paris"]
    assert (paris.box, paris.card, paris.zombies) == ({}, {}, 0)
    assert not paris.blocked
    assert not paris.card_blocked
    assert (scene.me(0).limbo, scene.me(1).limbo) == (2, 5)
    assert scene.public().supply.zombies == 8
    assert scene.public().supply.discs == 10
    assert scene.asked() == [1]  # clockwise
    assert scene.prompt(1) == "flee-bismarck"
    assert scene.offered(1, "city") == ["london", "madrid", "the_hague", "zurich"]
    scene.play(1, "city:madrid")
    assert scene.asked() == [2]
    scene.play(2, "city:london")
    assert scene.now.agents["goldman"].city == "madrid"
    assert scene.now.agents["monday"].city == "paris"
    assert scene.prompt(0) == "act"


@pytest.mark.rule("EM-161", "EM-248")
def test_bismarck_drives_out_clockwise_from_the_active_player() -> None:
    scene = Scene(active=1).control(1, "paris").hand(1, "bismarck").main(0, "paris").main(2, "paris")
    scene.play(1, "use:bismarck")
    assert scene.asked() == [2]
    scene.play(2, "city:london")
    assert scene.asked() == [0]


@pytest.mark.rule("EM-161", "EM-248")
def test_driven_out_by_bismarck_with_a_single_way_to_go() -> None:
    scene = Scene().control(0, "cairo").hand(0, "bismarck").destroy("rome").main(1, "cairo")
    scene.play(0, "use:bismarck")
    assert scene.now.agents["tuesday"].city == "constantinople"
    assert scene.asked() == [0]  # there was nothing to choose


@pytest.mark.rule("EM-162", "EM-V35", "EM-263", "EM-R33")
@BOTH
def test_bismarck_has_a_disc_more(rulebook: str) -> None:
    scene = bismarck(rulebook)
    scene.play(0, "use:bismarck").play(1, "city:madrid").play(2, "city:london")
    assert scene.public().players[0].discs == 2 + 1 + 1  # city and Bismarck, the Known box, the VP track
    assert scene.public().cities["paris"].control == 0


@pytest.mark.rule("EM-163", "EM-V26", "EM-208", "EM-180")
@BOTH
def test_what_is_forbidden_in_a_locked_city(rulebook: str) -> None:
    scene = Scene(3, rulebook, active=1).lock("paris", 0).main(1, "london").main(2, "zurich").cubes(1, "stack:paris", 1)
    scene.hand(1, "nadar", "zombies", "initial_cube", "initial_blocking", "initial_two_gold").zombies(london=1)
    scene.play(1, "use:nadar")
    assert not scene.can(1, "city:paris")
    scene = Scene(3, rulebook, active=1).lock("paris", 0).main(1, "london").hand(1, "zombies").zombies(london=1)
    assert "city:paris" not in scene.play(1, "use:zombies").options_of(1)
    scene = Scene(3, rulebook).lock("paris", 0).hand(0, "initial_cube", "initial_blocking")
    scene.play(0, "do:place", "hand:initial_cube")
    assert not scene.can(0, "city:paris")
    scene = Scene(3, rulebook).lock("paris", 0).hand(0, "initial_blocking").play(0, "use:initial_blocking")
    assert not scene.can(0, "city:paris")
    assert scene.can(0, "stack:paris")


@pytest.mark.rule("EM-163")
def test_flights_do_not_lead_into_a_locked_city_unless_it_is_mine() -> None:
    def scene(owner: int) -> Scene:
        made = (
            Scene()
            .lock("paris", owner)
            .known(1)
            .agent("goldman", 1, "london", card="hand")
            .own(1, "master_of_disguise")
        )
        return made.hand(0, "shoggoth").play(0, "use:shoggoth")

    assert not scene(0).can(1, "flee:goldman:paris")
    assert scene(1).can(1, "flee:goldman:paris")
    back = Scene().lock("paris", 1).own(0, "mi_go").agent("goldman", 0, "mi_go", card="mi_go")
    assert not back.play(0, "do:mi-go").can(0, "city:paris")


@pytest.mark.rule("EM-164", "EM-V01", "EM-X14")
def test_cubes_on_the_card_of_a_locked_city() -> None:
    for rulebook, seat, allowed in (("it", 0, True), ("it", 1, False), ("hu", 0, False), ("hu", 1, False)):
        scene = Scene(3, rulebook, active=seat).lock("berlin", 0).hand(seat, "initial_cube")
        scene.play(seat, "do:place")
        assert scene.can(seat, "stack:berlin") == allowed


@pytest.mark.rule("EM-165", "EM-R22")
def test_a_foreign_agent_in_a_locked_city_stays_counts_and_leaves_for_good() -> None:
    scene = Scene(active=1).lock("paris", 0).agent("figner", 0, "paris").doubles(1, "figner").known(0)
    scene.hand(1, "initial_gold", "initial_cube_gold", "shoggoth").deck(1, "initial_gold_bomb").agent(
        "most", 0, "paris"
    )
    scene.play(1, "double:figner")
    assert scene.now.agents["figner"].city == "paris"
    assert scene.public().cities["paris"].sway.card[1] == (1, 1)
    assert scene.choices_after(1, "use:shoggoth") == ["agent:most"]  # the lock protects nobody
    scene.play(1, "use:shoggoth", "end").idle(2).idle(0)
    scene.play(1, "do:move", "agent:figner", "city:london")
    scene.play(1, "hand:initial_gold")
    assert scene.now.agents["figner"].city == "london"
    cities = scene.choices_after(1, "do:move", "agent:figner")
    assert "city:the_hague" in cities
    assert "city:paris" not in cities


# ---- cards


@pytest.mark.rule("EM-166")
def test_the_diogenes_club_is_not_in_its_own_reshuffle() -> None:
    scene = Scene().hand(0, "diogenes_club").deck(0, "initial_cube")
    scene.play(0, "use:diogenes_club")
    assert len(scene.me(0).hand) == 2
    assert scene.pile(0) == ["diogenes_club"]
    assert scene.notes("reshuffled")


@pytest.mark.rule("EM-167")
@pytest.mark.parametrize("place", ["stack:rome", "city:rome", "offer:cultists"])
def test_the_duchess_places_one_cube(place: str) -> None:
    scene = Scene().offer("cultists").hand(0, "duchess_d_uzes").play(0, "use:duchess_d_uzes", place)
    assert scene.me(0).stock == 5
    assert scene.public().actions == 0


@pytest.mark.rule("EM-168")
def test_freemasons_exchange_cards_and_are_not_drawn_themselves() -> None:
    scene = Scene().hand(0, "freemasons", "initial_cube", "initial_gold").deck(0)
    scene.play(0, "use:freemasons", "hand:initial_cube", "hand:initial_gold")
    assert len(scene.me(0).hand) == 3
    assert scene.pile(0) == ["freemasons"]
    assert scene.notes("discarded")[0].args["card"] == "initial_gold"
    assert "freemasons" not in scene.me(0).deck.cards


@pytest.mark.rule("EM-170", "EM-R23")
def test_the_holy_brotherhood_moves_my_cubes_from_one_place_to_another() -> None:
    scene = Scene().offer("cultists").hand(0, "holy_brotherhood").cubes(0, "city:rome", 3).cubes(0, "limbo", 1)
    scene.cubes(1, "city:paris", 1).cubes(0, "offer:cultists", 1).cubes(0, "stack:rome", 1)
    scene.play(0, "use:holy_brotherhood")
    assert scene.options_of(0) == ["stock", "limbo", "stack:rome", "city:rome", "offer:cultists"]
    scene.play(0, "city:rome", "count:2")
    assert not {"city:rome", "stock", "limbo"} & set(scene.options_of(0))
    scene.play(0, "offer:cultists")
    assert scene.public().offers["cultists"].cubes == {0: 3}
    assert scene.public().cities["rome"].box == {0: 1}
    scene = (
        Scene().hand(0, "holy_brotherhood").cubes(0, "limbo", 1).play(0, "use:holy_brotherhood", "limbo", "city:rome")
    )
    assert scene.public().cities["rome"].box == {0: 1}
    scene = Scene().hand(0, "holy_brotherhood").stock(0, 0).cubes(0, "limbo", 1)
    assert scene.choices_after(0, "use:holy_brotherhood") == ["limbo"]  # nothing in stock
    scene = Scene().hand(0, "holy_brotherhood").lock("paris", 1).play(0, "use:holy_brotherhood", "count:1")
    assert not scene.can(0, "city:paris")


@pytest.mark.rule("EM-172", "EM-V06", "EM-R42", "EM-273", "EM-284")
@BOTH
def test_irene_adler_takes_a_counter_at_random(rulebook: str) -> None:
    def scene(seed: int) -> Scene:
        made = (
            Scene(3, rulebook, seed=bytes([seed] * 32)).hand(0, "irene_adler").doubles(1, "goldman", "most", "figner")
        )
        return made.doubles(2, "morris")

    first = scene(1)
    assert first.choices_after(0, "use:irene_adler") == ["seat:1"]  # seat 2 has but one
    taken = {next(iter(scene(seed).play(0, "use:irene_adler").me(0).doubles)) for seed in range(12)}
    assert taken == {"goldman", "most", "figner"}
    first.play(0, "use:irene_adler")
    which = first.me(0).doubles[0]
    assert first.private(1).taken == {which: 0}
    assert first.private(0).doubles == {which: 1}
    assert first.notes("stole-counter")[0].to is None
    assert first.notes("stole-counter-which")[0].to == (0, 1)
    assert first.private(2).taken == {}
    assert first.top(0) == "irene_adler"


@pytest.mark.rule("EM-R42")
def test_revealed_counters_do_not_count_for_adler() -> None:
    scene = Scene().hand(0, "irene_adler").doubles(1, "goldman")
    scene.state.doubles.cards.remove("most")
    scene.state.exposed.append("most")
    assert scene.why(0, "use:irene_adler") == "no-effect"


@pytest.mark.rule("EM-173", "EM-V05", "EM-X18")
def test_golovinsky() -> None:
    scene = Scene(rulebook="it").hand(0, "golovinsky").track(war=3).play(0, "use:golovinsky")
    assert scene.options_of(0) == ["count:1", "count:2"]
    scene.play(0, "count:1")
    assert scene.public().tracks["war"] == 4
    scene = Scene(rulebook="hu").hand(0, "golovinsky").track(war=3).play(0, "use:golovinsky")
    assert scene.public().tracks["war"] == 5
    scene = Scene(rulebook="hu").hand(0, "golovinsky").track(war=14).play(0, "use:golovinsky")
    assert (scene.over, scene.public().tracks["war"]) == ("war", 15)


@pytest.mark.rule("EM-174", "EM-R24")
def test_nadar_flies_anywhere_with_the_main_agent_too() -> None:
    scene = Scene().hand(0, "nadar").destroy("cairo").lock("rome", 1).agent("goldman", 0, "paris")
    scene.own(0, "mi_go").agent("figner", 0, "mi_go", card="mi_go")
    scene.play(0, "use:nadar")
    assert scene.offered(0, "agent") == ["goldman", "monday"]
    scene.play(0, "agent:monday")
    assert len(scene.offered(0, "city")) == 12 - 3
    scene.play(0, "city:st_petersburg")
    assert scene.now.agents["monday"].city == "st_petersburg"
    assert scene.pile(0)[-1] == "nadar"


@pytest.mark.rule("EM-175")
def test_okhrana_takes_two_cubes_of_one_player_from_two_places() -> None:
    scene = Scene().hand(0, "okhrana").cubes(1, "city:rome", 1).cubes(1, "stack:paris", 1).cubes(2, "city:rome", 1)
    scene.cubes(0, "city:rome", 1)
    scene.play(0, "use:okhrana")
    assert "city-cube:monday:rome" not in scene.options_of(0)
    scene.play(0, "city-cube:tuesday:rome")
    assert scene.options_of(0) == ["stack-cube:tuesday:paris", "done"]
    scene.play(0, "stack-cube:tuesday:paris")
    assert (scene.me(1).limbo, scene.me(2).limbo) == (2, 0)


@pytest.mark.rule("EM-176", "EM-V32", "EM-284")
@BOTH
def test_rachkovsky_brings_two_counters_at_the_claim_only(rulebook: str) -> None:
    scene = Scene(3, rulebook).up("rome", "rachkovsky").cubes(0, "stack:rome", 1).play(0, "stack:rome")
    assert len(scene.me(0).doubles) == 2
    assert scene.notes("drew-counters")[0].args == {"seat": 0, "count": 2}
    assert scene.notes("drew-counters-which")[0].to == (0,)
    few = Scene(3, rulebook).up("rome", "rachkovsky").cubes(0, "stack:rome", 1)
    few.doubles(2, *few.state.doubles.cards[1:])
    assert len(few.play(0, "stack:rome").me(0).doubles) == 1
    taken = Scene(3, rulebook).agent("rachkovsky", 1, "rome").doubles(0, "rachkovsky").play(0, "double:rachkovsky")
    assert taken.me(0).doubles == []


@pytest.mark.rule("EM-177")
def test_the_peoples_will() -> None:
    scene = Scene().hand(0, "peoples_will").play(0, "use:peoples_will")
    assert (scene.me(0).stock, scene.me(0).pool) == (7, 13)


@pytest.mark.rule("EM-178", "EM-283", "EM-273", "EM-V32")
@BOTH
def test_pinkerton_agents_keep_two_of_four(rulebook: str) -> None:
    scene = Scene(3, rulebook).hand(0, "pinkerton").play(0, "use:pinkerton")
    assert len(scene.options_of(0)) == 4
    drawn = scene.offered(0, "double")
    scene.play(0, f"double:{drawn[0]}", f"double:{drawn[1]}")
    assert sorted(scene.me(0).doubles) == drawn[:2]
    assert sorted(scene.private(0).put_back) == drawn[2:]
    assert scene.public().supply.doubles == 20
    assert scene.private(1).put_back == {}
    few = Scene(3, rulebook).hand(0, "pinkerton")
    few.doubles(2, *few.state.doubles.cards[2:])
    few.play(0, "use:pinkerton")
    assert len(few.me(0).doubles) == 2
    assert few.prompt(0) == "act"
    three = Scene(3, rulebook).hand(0, "pinkerton")
    three.doubles(2, *three.state.doubles.cards[3:])
    assert len(three.play(0, "use:pinkerton").options_of(0)) == 3
    none = Scene(3, rulebook).hand(0, "pinkerton")
    none.doubles(2, *none.state.doubles.cards)
    assert none.why(0, "use:pinkerton") == "no-effect"
    claimed = Scene(3, rulebook).up("rome", "pinkerton").cubes(0, "stack:rome", 1).play(0, "stack:rome")
    assert claimed.me(0).doubles == []


@pytest.mark.rule("EM-178")
def test_what_pinkerton_agents_put_back_is_shuffled_into_the_supply() -> None:
    places = set()
    for seed in range(6):
        scene = Scene(seed=bytes([seed] * 32)).hand(0, "pinkerton").play(0, "use:pinkerton")
        scene.play(0, scene.options_of(0)[0])
        scene.play(0, scene.options_of(0)[0])
        places.add(tuple(scene.now.doubles.cards.index(agent) for agent in scene.me(0).put_back))
    assert len(places) > 3


@pytest.mark.rule("EM-273")
def test_what_was_put_back_is_known_until_somebody_draws() -> None:
    scene = Scene(2).hand(0, "pinkerton").hand(1).up("rome", "rachkovsky").cubes(1, "stack:rome", 1).main(1, "rome")
    scene.play(0, "use:pinkerton")
    scene.play(0, scene.options_of(0)[0])
    scene.play(0, scene.options_of(0)[0])
    assert len(scene.private(0).put_back) == 2
    scene.idle(0).play(1, "stack:rome")
    assert scene.private(0).put_back == {}


@pytest.mark.rule("EM-179", "EM-180", "EM-V36", "EM-R02")
@BOTH
@pytest.mark.parametrize("card", ["initial_blocking", "lestrade"])
def test_a_blocking_disc_is_put_or_taken_off(rulebook: str, card: str) -> None:
    scene = Scene(3, rulebook).offer("cultists").hand(0, card, "initial_cube").destroy("cairo")
    scene.state.cities["rome"].blocked = True
    scene.play(0, f"use:{card}")
    assert {"stack:rome", "city:rome", "offer:cultists"} <= set(scene.options_of(0))
    assert "city:cairo" not in scene.options_of(0)
    scene.play(0, "city:rome")  # one lies there: it is taken off, no second one is put
    assert not scene.public().cities["rome"].blocked
    assert scene.public().supply.discs == 10
    assert scene.notes("unblocked")
    assert not scene.notes("blocked")
    scene = Scene(3, rulebook).offer("cultists", "mi_go").hand(0, card).play(0, f"use:{card}", "offer:cultists")
    assert not scene.public().offers["mi_go"].blocked
    assert scene.public().offers["cultists"].blocked is True
    assert scene.public().supply.discs == 9
    assert scene.notes("blocked")
    assert not scene.notes("unblocked")


@pytest.mark.rule("EM-180")
def test_with_all_ten_discs_in_play_one_can_only_be_taken_off() -> None:
    scene = Scene().hand(0, "initial_blocking")
    cities = list(scene.state.cities.values())
    for city in cities[:10]:
        city.blocked = True
    scene.play(0, "use:initial_blocking")
    assert len(scene.options_of(0)) == 10


@pytest.mark.rule("EM-181", "EM-V04", "EM-X17", "EM-050")
@pytest.mark.parametrize(("rulebook", "claimable"), [("it", ["stack:paris"]), ("hu", [])])
def test_the_scope_of_a_disc_on_a_city_box(rulebook: str, claimable: list[str]) -> None:
    scene = Scene(3, rulebook).cubes(0, "stack:paris", 1).cubes(0, "city:paris", 1).cubes(0, "city:rome", 1)
    scene.state.cities["paris"].blocked = True
    assert scene.claimable(0) == [*claimable, "city:rome"]
    assert scene.why(0, "city:paris") == "blocking-disc"


@pytest.mark.rule("EM-182")
def test_the_disc_goes_back_when_its_card_leaves() -> None:
    scene = Scene().offer("cthulhu").cubes(0, "offer:cthulhu", 1)
    scene.state.cities["rome"].card_blocked = True
    scene.play(0, "offer:cthulhu", "city:rome")
    assert scene.public().supply.discs == 10


@pytest.mark.rule("EM-183", "EM-184")
def test_shoggoth_destroys_anywhere_without_bombs() -> None:
    scene = Scene().hand(0, "shoggoth").main(0, "cairo").agent("goldman", 1, "rome").doubles(2, "goldman")
    scene.main(1, "rome").main(2, "rome").known(0, 1, 2).agent("most", 2, "rome", vampire=True)
    scene.agent("morris", 0, "cairo")
    assert scene.choices_after(0, "use:shoggoth") == [
        "agent:goldman"
    ]  # no vampire, no guarded Main Agent, nobody of mine
    scene.play(0, "use:shoggoth")
    assert scene.public().players[0].killed == {"goldman": 1}
    assert scene.public().removed == {"shoggoth": 1}
    scene = Scene().hand(0, "shoggoth").known(1).side(1, RESTORATIONIST).play(0, "use:shoggoth")
    assert scene.over == "main-agent"


@pytest.mark.rule("EM-184", "EM-V03", "EM-X16", "EM-214")
def test_shoggoth_and_the_master_of_disguise() -> None:
    def scene(rulebook: str) -> Scene:
        made = Scene(3, rulebook).hand(0, "shoggoth").known(1).own(1, "master_of_disguise")
        return made.agent("goldman", 1, "rome", card="hand").play(0, "use:shoggoth")

    italian = scene("it")
    assert italian.asked() == [1]
    italian.play(1, "flee:goldman:zurich")
    assert italian.now.agents["goldman"].city == "zurich"
    hungarian = scene("hu")
    assert hungarian.asked() == [0]
    assert "goldman" not in hungarian.public().agents


@pytest.mark.rule("EM-185", "EM-R25")
def test_terrors_cannot_frighten_a_revealed_loyalist() -> None:
    scene = Scene().hand(0, "terrors_of_the_night").side(1, LOYALIST, revealed=True)
    assert scene.choices_after(0, "use:terrors_of_the_night") == ["seat:2"]
    assert scene.play(0, "use:terrors_of_the_night").top(0) == "terrors_of_the_night"
    scene = Scene(2).hand(0, "terrors_of_the_night").side(1, LOYALIST, revealed=True)
    assert scene.why(0, "use:terrors_of_the_night") == "no-effect"


@pytest.mark.rule("EM-186", "EM-R04")
def test_the_third_section_removes_a_face_up_card() -> None:
    scene = Scene().hand(0, "third_section").up("rome", "goldman", "okhrana").cubes(1, "stack:rome", 2)
    scene.state.cities["paris"].card_blocked = True
    scene.play(0, "use:third_section")
    assert not scene.can(0, "stack:paris")
    scene.play(0, "stack:rome")
    assert scene.public().removed == {"goldman": 1}
    assert scene.public().cities["rome"].up == "okhrana"
    assert scene.me(1).limbo == 2
    assert "goldman" not in scene.public().agents
    last = Scene().hand(0, "third_section").below("rome").offer("mi_go").play(0, "use:third_section", "stack:rome")
    assert last.public().tracks["war"] == 2
    assert len(last.public().offers) == 2


@pytest.mark.rule("EM-187", "EM-R26")
@BOTH
def test_the_third_section_removes_a_permanent_on_offer(rulebook: str) -> None:
    scene = Scene(3, rulebook).hand(0, "third_section").offer("cultists", "mi_go").cubes(1, "offer:cultists", 2)
    scene.play(0, "use:third_section", "offer:cultists")
    assert set(scene.public().offers) == {"mi_go"}
    assert scene.me(1).limbo == 2


@pytest.mark.rule("EM-186", "EM-187", "EM-V39", "EM-X54", "EM-182")
def test_the_third_section_and_blocked_cards() -> None:
    def scene(rulebook: str) -> Scene:
        made = Scene(3, rulebook).hand(0, "third_section").offer("cultists", "mi_go").cubes(1, "offer:mi_go", 2)
        made.state.offers["mi_go"].blocked = made.state.cities["paris"].card_blocked = True
        return made.play(0, "use:third_section")

    assert scene("it").offered(0, "offer") == ["cultists"]
    any_of_them = scene("hu")
    assert any_of_them.offered(0, "offer") == ["cultists", "mi_go"]
    assert not any_of_them.can(0, "stack:paris")  # the ban on blocked strategy cards stands in both books
    any_of_them.play(0, "offer:mi_go")
    assert set(any_of_them.public().offers) == {"cultists"}
    assert any_of_them.me(1).limbo == 2
    assert any_of_them.public().supply.discs == 10 - 1  # the disc of Paris is still there


@pytest.mark.rule("EM-188", "EM-189")
def test_the_third_section_removes_a_card_of_my_hand_unseen() -> None:
    scene = Scene().hand(0, "third_section", "city_rome", "goldman").agent("figner", 0, "rome", card="hand")
    scene.play(0, "use:third_section")
    assert not scene.can(0, "hand:city_rome")
    assert not scene.can(0, "hand:third_section")
    scene.play(0, "hand:figner")
    assert scene.public().agents["figner"]
    assert scene.me(0).removed == ["figner"]
    assert scene.top(0) == "third_section"  # it may be used again
    assert content.CARDS["third_section"].single_use is False


@pytest.mark.rule("EM-R44", "EM-087")
def test_an_agent_whose_card_is_gone_changes_hands_without_it() -> None:
    scene = Scene().agent("figner", 1, "madrid", card="removed").doubles(0, "figner").play(0, "double:figner")
    assert scene.now.agents["figner"].owner == 0
    assert scene.public().removed == {"figner": 1}
    assert scene.notes("card-gone")[0].to is None
    assert "figner" not in scene.pile(0)
    assert scene.public().players[1].removed == 0


@pytest.mark.rule("EM-R44", "EM-087")
def test_an_agent_whose_card_is_known_to_be_gone_changes_hands_again() -> None:
    scene = Scene().agent("figner", 1, "madrid", card="removed").doubles(0, "figner").known(0)
    scene.main(2, "madrid", vampire=True).hand(2, "vampire").play(0, "double:figner").idle(0).idle(1)
    scene.play(2, "use:vampire")
    assert scene.public().agents["figner"] == AgentView(seat=2, city="madrid", vampire=True)
    assert scene.public().removed == {"figner": 1}
    assert "figner" not in scene.pile(2)
    assert len(scene.notes("card-gone")) == 1  # all have learned it before


@pytest.mark.rule("EM-190", "EM-269", "EM-284")
def test_burtsev_sees_an_identity_as_it_is_now() -> None:
    scene = (
        Scene().hand(0, "burtsev").side(1, LOYALIST).side(2, RESTORATIONIST, revealed=True).own(1, "change_of_heart")
    )
    scene.player(1).changed = True
    assert scene.choices_after(0, "use:burtsev") == ["seat:1"]
    scene.play(0, "use:burtsev")
    assert scene.top(0) == "burtsev"
    assert scene.private(0).seen == {1: RESTORATIONIST}
    assert scene.notes("looked-at")[0].to is None
    assert "side" not in scene.notes("looked-at")[0].args
    assert scene.notes("saw-side")[0].to == (0,)
    assert scene.private(2).seen == {}
    assert scene.public().players[1].side is None


@pytest.mark.rule("EM-191", "EM-192", "EM-171")
def test_cards_without_an_ability_of_their_own() -> None:
    silent = ("black_hand", "necronomicon", "infernal_machine", "fenians")
    assert all(content.CARDS[card].action == "" for card in silent)
    assert content.CARDS["lestrade"].action == "blocking_disc"
    scene = Scene().hand(0, *silent, "goldman", "kropotkin")
    assert scene.offered(0, "use") == []
    own = {card.id for card in content.AGENTS.values() if card.action and not card.ability}
    assert own == {"irene_adler", "burtsev"}


@pytest.mark.rule("EM-R17", "EM-145")
def test_a_dead_agents_card_keeps_its_other_uses() -> None:
    scene = Scene().hand(0, "irene_adler", "burtsev", "figner").doubles(1, "most", "goldman")
    assert scene.offered(0, "use") == ["burtsev", "irene_adler"]
    scene.play(0, "do:place", "hand:figner", "city:rome")
    assert scene.pile(0) == ["figner"]
    dead = Scene().own(0, "mi_go", "yog_sothoth").hand(0, "figner")
    assert not dead.can(0, "do:mi-go")
    assert not dead.can(0, "do:sacrifice")


@pytest.mark.rule("EM-196", "EM-127")
def test_a_card_with_two_abilities_asks_which() -> None:
    scene = Scene().agent("burtsev", 0, "madrid", vampire=True).main(0, "madrid").hand(0, "burtsev", "infernal_machine")
    scene.play(0, "use:burtsev")
    assert scene.options_of(0) == ["ability:assassinate", "ability:burtsev"]
    scene.play(0, "ability:burtsev", "seat:1")
    assert 1 in scene.private(0).seen
