"""Sections 6 to 8: movement, entering, Lily and Jimmy, abilities of locations."""

import pytest

from app.games.android import move
from app.games.android.content import DETECTIVES, DISTRICTS, LOCATIONS, STOPS
from app.games.android.state import EventInPlay, State
from app.games.android.verbs import MoveDetective
from app.games.android.vocabulary import Where
from tests.games.android.scene import Scene, at_lent, deal, evidence, face, fill, lend, only_leads, tokens


def at(*places: str, **more: object) -> Scene:
    """Seats 0, 1 … stand at these places; no leads."""

    def change(state: State) -> None:
        only_leads(state)
        for seat, place in enumerate(places):
            state.players[seat].at = place
        for name, value in more.items():
            if name == "change":
                value(state)  # type: ignore[operator]

    return Scene(
        *more.get("detectives", ("louis", "floyd", "rachel")),  # type: ignore[misc]
        turn=more.get("turn", 0),  # type: ignore[arg-type]
        time=more.get("time", 6),  # type: ignore[arg-type]
        change=change,
    )


def reached(scene: Scene) -> set[str]:
    return {option.removeprefix("place:") for option in scene.options if option.startswith("place:")}


@pytest.mark.rule("AN-070", "AN-073", "AN-074")
def test_a_move_goes_straight_there_for_one_time() -> None:
    scene = at("napd")
    assert "napd" not in reached(scene)
    scene.play("place:monroe_associates")
    assert (scene.state.players[0].at, scene.state.time) == ("monroe_associates", 5)


@pytest.mark.rule("AN-071", "AN-072", "AN-X01", "AN-372")
def test_the_memorial_the_estate_and_two_vehicles() -> None:
    floyd = at("old_war_memorial", detectives=("floyd", "caprice", "louis"))
    assert "weyland_real_estate" not in reached(floyd)
    floyd.play("place:city_hall", "place:weyland_real_estate")
    assert floyd.state.time == 4
    caprice = at("napd", "old_war_memorial", detectives=("floyd", "caprice", "louis"), turn=1)
    assert "weyland_real_estate" in reached(caprice)


@pytest.mark.rule("AN-072")
def test_reach_is_a_circle_in_integers() -> None:
    for detective, kit in DETECTIVES.items():
        others = [name for name in DETECTIVES if name != detective][:2]
        scene = at("root", detectives=(detective, *others))
        here = LOCATIONS["root"]
        near = {
            place
            for place, spot in LOCATIONS.items()
            if spot.body == "earth"
            and place != "root"
            and (spot.x - here.x) ** 2 + (spot.y - here.y) ** 2 <= kit.range**2
        }
        assert reached(scene) == near | {"midway"}


@pytest.mark.rule("AN-075")
def test_no_vehicle_between_earth_and_moon() -> None:
    on_moon = {place for place, spot in LOCATIONS.items() if spot.body == "moon"}
    assert not reached(at("root")) & on_moon
    assert reached(at("melange_mining")) <= on_moon


@pytest.mark.rule("AN-076", "AN-077", "AN-078", "AN-079", "AN-X02")
def test_the_beanstalk_goes_stop_by_stop() -> None:
    assert STOPS == ("root", "midway", "castle_club", "challenger_memorial_ferry", "starport_kaguya")
    scene = at("starport_kaguya", time=2)
    assert "castle_club" not in reached(scene)
    assert "root" not in reached(scene)
    scene.play("place:challenger_memorial_ferry")
    assert scene.state.time == 1
    assert reached(scene) == {"castle_club", "starport_kaguya"}
    # the ends count as ground: the ruler works from them, but not to the stops in between
    assert "farside_annex" in reached(at("starport_kaguya"))
    assert "midway" not in reached(at("jacks_diner"))
    assert "midway" in reached(at("root"))


@pytest.mark.rule("AN-080", "AN-X03", "AN-288")
def test_a_dropship_goes_anywhere() -> None:
    scene = at("midway", change=lambda state: tokens(state, 0, dropship=1))
    assert reached(scene) == {"root", "castle_club"}
    goals = {option.removeprefix("dropship:") for option in scene.options if option.startswith("dropship:")}
    assert goals == set(LOCATIONS) - {"midway"}
    banked = scene.state.bank["dropship"]
    scene.play("dropship:order_of_sol")
    assert (scene.state.players[0].at, scene.state.time) == ("order_of_sol", 5)
    assert scene.state.players[0].tokens["dropship"] == 0
    assert scene.state.bank["dropship"] == banked + 1


@pytest.mark.rule("AN-081", "AN-R07")
def test_a_dropship_into_a_restricted_place_costs_three() -> None:
    scene = at("midway", time=2, change=lambda state: tokens(state, 0, dropship=1))
    assert "dropship:farside_annex" not in scene.options
    scene = at("midway", time=3, change=lambda state: tokens(state, 0, dropship=1))
    scene.play("dropship:farside_annex")
    assert scene.state.active == 1  # all 3 Time are gone


@pytest.mark.rule("AN-082", "AN-083", "AN-X04", "AN-R08", "AN-084")
def test_restricted_places() -> None:
    trio = ("louis", "caprice", "rachel")
    scene = at("roxies", "roxies", detectives=trio, time=2)
    assert "jinteki" not in reached(scene)
    assert scene.why("place:jinteki") == ("AN-083", "no-time-for-restricted")
    scene = at("roxies", "roxies", detectives=trio, time=4)
    scene.play("place:jinteki")
    assert scene.state.time == 1
    scene.play("place:roxies", "no")  # leaving costs nothing extra
    scene.settle()
    assert scene.state.players[0].at == "roxies"
    caprice = at("roxies", "roxies", detectives=trio, turn=1, time=2)  # her warrant lies there
    caprice.play("place:jinteki")
    assert caprice.state.time == 1


@pytest.mark.rule("AN-059", "AN-083")
def test_a_move_that_an_event_makes_dearer() -> None:
    """During the strike a stop of the Beanstalk costs 2 Time: with 1 left it is too dear, though not restricted."""

    def strike(state: State) -> None:
        state.track = [EventInPlay("gen_13", 2)]
        state.general.cards.remove("gen_13")

    scene = at("root", time=1, change=strike)
    assert "midway" not in reached(scene)
    assert scene.why("place:midway") == ("AN-059", "no-time")


@pytest.mark.rule("AN-086", "AN-087", "AN-R48", "AN-333")
def test_an_effect_that_moves_a_detective_is_an_entry() -> None:
    """Louis is fetched to a seedy place: no Time, no reach of his own, but his free draw; nobody else may answer."""

    def change(state: State) -> None:
        deal(state, 1, "lou_d_11", "lou_d_01")
        deal(state, 2, "lou_d_04")
        state.players[1].twilight = state.players[2].twilight = 4
        state.players[0].at = "monroe_associates"
        only_leads(state)

    scene = Scene(phase="turn", change=change)
    scene.play("card:lou_d_11")
    scene.settle()
    assert scene.ask.prompt == "move-detective"
    scene.play("place:humanity_labor")
    assert scene.ask.prompt == "free-draw"
    scene.play("no", "deck:dark:floyd")
    assert scene.state.players[0].at == "humanity_labor"
    assert scene.state.time == 5
    assert scene.ask.prompt == "action"


@pytest.mark.rule("AN-R48", "AN-096")
def test_lily_leaves_a_detective_alone_who_is_moved_in_anothers_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    lend(monkeypatch, MoveDetective(who="det:floyd", to=Where(id="roxies"), by="me", enter=True, pay_restricted=False))

    def set_up(state: State) -> None:
        state.lily = "roxies"
        state.jimmy = "napd"

    scene = at_lent(change=set_up)
    scene.play("ability:old_war_memorial")
    assert (scene.ask.seat, scene.ask.prompt) == (1, "free-draw")
    scene.play("no")
    assert (scene.ask.seat, scene.ask.prompt) == (0, "action")
    assert scene.state.players[1].at == scene.state.lily == "roxies"
    assert scene.state.time == 5
    assert not scene.told("interviewed")


@pytest.mark.rule("AN-087", "AN-100")
def test_staying_is_no_entry() -> None:
    """Lily comes to where Louis stands: nothing happens to him."""

    def change(state: State) -> None:
        state.players[1].at = "jacks_diner"
        state.players[0].at = "thurguns_free_clinic"
        state.lily = "levy_university"

    scene = Scene("louis", "floyd", "rachel", turn=1, change=change)
    scene.play("place:levy_university", "no")
    scene.play("place:thurguns_free_clinic")
    assert scene.state.lily == "thurguns_free_clinic"
    assert len(scene.told("interviewed")) == 1


@pytest.mark.rule("AN-088", "AN-R09", "AN-218", "AN-X11")
def test_figure_draw_lily_rules_window() -> None:
    """Raymond enters a seedy place where Lily is: free draw, then Lily, then his plot, then others are asked."""

    def change(state: State) -> None:
        only_leads(state)
        state.players[0].at = "a_plus_athletic_club"
        state.lily = "humanity_labor"
        deal(state, 1, "ray_d_17")
        face(state, 0, "ray_love", "a")

    scene = Scene("raymond", "louis", "floyd", change=change)
    scene.play("place:humanity_labor")
    assert scene.state.players[0].at == "humanity_labor"
    assert scene.ask.prompt == "free-draw"
    scene.play("deck:dark:floyd")
    assert scene.ask.prompt == "move-informant"
    scene.play("place:weyland_real_estate")
    assert scene.match.asks[1].prompt == "react"
    assert "card:ray_d_17" in scene.match.asks[1].options


@pytest.mark.rule("AN-089", "AN-094", "AN-095")
def test_quality_type_and_district_of_every_location() -> None:
    assert {spot.quality for spot in LOCATIONS.values()} == {"ritzy", "normal", "seedy"}
    assert {spot.type for spot in LOCATIONS.values()} == {
        "religious",
        "civic",
        "residential",
        "business",
        "nightlife",
    }
    assert all(spot.district in DISTRICTS for spot in LOCATIONS.values())
    assert [place for place, spot in LOCATIONS.items() if spot.district == "beanstalk"] == list(STOPS)
    for quality in ("ritzy", "seedy"):  # quality and type are independent
        assert len({spot.type for spot in LOCATIONS.values() if spot.quality == quality}) >= 4


@pytest.mark.rule("AN-090", "AN-X10")
def test_a_ritzy_place_offers_a_light_card() -> None:
    scene = at("napd", change=lambda state: fill(state, 0, 5))
    scene.play("place:magistrate_towers")
    assert scene.options == ["deck:light:louis", "no"]
    scene.play("deck:light:louis")
    assert len(scene.state.players[0].hand) == 6
    assert scene.state.time == 5


@pytest.mark.rule("AN-091")
def test_a_seedy_place_offers_a_dark_card_of_another() -> None:
    scene = at("napd")
    scene.play("place:cinder_street_market")
    assert scene.options == ["deck:dark:floyd", "deck:dark:rachel", "no"]
    scene.play("no")
    assert scene.state.players[0].hand == []


@pytest.mark.rule("AN-092")
def test_the_draw_is_offered_each_time() -> None:
    scene = at("napd")
    scene.play("place:magistrate_towers", "deck:light:louis", "place:monroe_associates")
    scene.play("place:magistrate_towers", "deck:light:louis")
    assert len(scene.state.players[0].hand) == 2


@pytest.mark.rule("AN-093", "AN-X10")
def test_no_free_draw_with_a_full_hand() -> None:
    scene = at("napd", change=lambda state: fill(state, 0, 6))
    scene.play("place:magistrate_towers")
    scene.settle()
    assert scene.ask.prompt == "action"
    assert len(scene.state.players[0].hand) == 6


# ---- Lily


def lily(time: int, **more: object) -> Scene:
    def change(state: State) -> None:
        state.lily, state.jimmy = "monroe_associates", "weyland_real_estate"
        evidence(state, "eve", "physical", 3, -2, up=False, by=1)

    scene = at("napd", time=time, change=change, **more)
    scene.play("place:monroe_associates")
    return scene


@pytest.mark.rule("AN-096", "AN-098", "AN-R11", "AN-358")
def test_lily_takes_one_time_and_turns_up_a_token() -> None:
    scene = lily(time=6)
    assert scene.state.time == 4
    assert scene.options == ["evidence:1", "evidence:2", "no"]
    scene.play("evidence:2")
    assert scene.state.evidence["evidence:2"].up
    assert scene.public().evidence["evidence:2"].value == "-2"
    assert scene.public().evidence["evidence:1"].value == ""
    assert scene.ask.seat == 0


@pytest.mark.rule("AN-099", "AN-R10", "AN-X09")
def test_the_interviewed_player_moves_her() -> None:
    scene = lily(time=2)
    scene.play("no")
    goals = {option.removeprefix("place:") for option in scene.options}
    assert scene.ask.seat == 0
    assert all(LOCATIONS[place].type == "business" for place in goals)
    assert all(LOCATIONS[place].district != "precinct_row" for place in goals)
    assert "weyland_real_estate" not in goals  # Jimmy is there
    assert "haas_bioroid" in goals
    scene.play("place:haas_bioroid")
    assert scene.state.lily == "haas_bioroid"
    assert scene.state.active == 1  # that Time was the last


@pytest.mark.rule("AN-099")
def test_she_may_go_where_a_lead_lies() -> None:
    def change(state: State) -> None:
        state.lily = "monroe_associates"
        only_leads(state, document_rachel="weyland_real_estate")

    scene = Scene(change=change)
    scene.play("place:monroe_associates")
    assert "place:weyland_real_estate" in scene.options


@pytest.mark.rule("AN-097", "AN-X09")
def test_without_time_nothing_happens() -> None:
    scene = lily(time=1)
    scene.settle()
    assert scene.state.lily == "monroe_associates"
    assert scene.state.active == 1
    assert not scene.told("interviewed")


@pytest.mark.rule("AN-101", "AN-106")
def test_an_informant_without_a_legal_place_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """All other business places are taken off the map for this test."""
    few = {place: spot for place, spot in LOCATIONS.items() if spot.type != "business" or place == "monroe_associates"}
    scene = at("napd", change=lambda state: setattr(state, "lily", "monroe_associates"))
    monkeypatch.setattr(move, "LOCATIONS", few)
    scene.play("place:monroe_associates")
    assert scene.state.lily == "monroe_associates"
    assert {"name": "lily"} in scene.told("informant-stays")


# ---- Jimmy


def jimmy(**more: object) -> Scene:
    def change(state: State) -> None:
        state.jimmy = "roxies"
        evidence(state, "eve", "physical", 3, -2, up=False, by=1)
        evidence(state, "vinnie", "document", 5, up=False, by=1)
        deal(state, 1, "flo_l_01", "lou_d_02")

    return at("roxies", turn=0, change=change, **more)


@pytest.mark.rule("AN-102", "AN-103", "AN-105", "AN-X49", "AN-R12", "AN-349", "AN-106")
def test_jimmy_shows_a_hand() -> None:
    scene = jimmy(detectives=("rachel", "floyd", "louis"))
    scene.play("jimmy")
    assert set(scene.options) == {"detective:floyd", "detective:louis", "suspect:eve", "suspect:vinnie"}
    scene.play("detective:floyd")
    assert scene.state.time == 5
    assert scene.private(0).seen.hands == {1: ["flo_l_01", "lou_d_02"]}
    assert scene.private(2).seen.hands == {}
    assert scene.told("looked-at-hand") == [{"seat": 0, "of_seat": 1}]
    (saw,) = [note for note in scene.notes if note.id == "saw-hand"]
    assert saw.to == (0,)
    assert scene.private(0).seen.hunches == {}
    goals = {option.removeprefix("place:") for option in scene.options}
    assert {LOCATIONS[place].type for place in goals} == {"nightlife"}
    assert all(LOCATIONS[place].district != "eastside" for place in goals)
    scene.play("place:blue_hour")
    assert scene.state.jimmy == "blue_hour"


@pytest.mark.rule("AN-104", "AN-105", "AN-143", "AN-106")
def test_jimmy_shows_the_tokens_on_a_sheet() -> None:
    scene = jimmy()
    scene.play("jimmy", "suspect:eve")
    assert scene.private(0).evidence == {"evidence:1": "3", "evidence:2": "-2"}
    assert scene.private(2).evidence == {}
    assert not scene.state.evidence["evidence:1"].up


@pytest.mark.rule("AN-008")
def test_only_lily_and_jimmy_and_leads_exclude_each_other() -> None:
    def change(state: State) -> None:
        state.scene = state.lily = "roxies"
        only_leads(state, document_louis="roxies")
        for player in state.players:
            player.at = "roxies"
        state.npcs["mr_li"].at = "roxies"

    scene = Scene(change=change)
    assert {player.at for player in scene.state.players} == {"roxies"}
    assert "lead:document:louis" in scene.options


# ---- abilities


@pytest.mark.rule("AN-107", "AN-109", "AN-378", "AN-025")
def test_an_ability_is_used_where_the_detective_stands() -> None:
    scene = at("city_hall")
    scene.play("ability:city_hall")
    assert scene.state.time == 4
    assert scene.state.players[0].tokens["favor:political"] == 1
    assert scene.state.bank["favor:political"] == 13
    assert not [option for option in at("rokvil_estates").options if option.startswith("ability")]


@pytest.mark.rule("AN-108", "AN-R13")
def test_once_a_day_for_each_player_and_place() -> None:
    scene = at("old_war_memorial", "old_war_memorial")
    scene.play("ability:old_war_memorial", "light")
    assert scene.why("ability:old_war_memorial") == ("AN-108", "used-today")
    scene.play("place:city_hall", "ability:city_hall", "end")
    assert scene.state.active == 1
    scene.play("ability:old_war_memorial", "dark")
    assert [player.twilight for player in scene.state.players] == [-1, 1, 0]


@pytest.mark.rule("AN-110")
def test_costs_of_every_sort() -> None:
    """A favor of a kind, a discarded card: each is asked for and goes."""

    def change(state: State) -> None:
        deal(state, 0, "lou_l_01", "lou_l_02")
        tokens(state, 0, mr_li=1, sara=0, corporate=1)

    scene = at("weyland_real_estate", change=change)
    only = scene.state.players[0].tokens
    scene.play("ability:weyland_real_estate")
    assert set(scene.options) == {"favor:corporate", "favor:mr_li"}
    scene.play("favor:mr_li")
    assert (only["favor:mr_li"], scene.state.time) == (0, 5)
    scene = at("a_plus_athletic_club", change=change)
    scene.play("ability:a_plus_athletic_club", "card:lou_l_02", "light")
    assert scene.state.players[0].hand == ["lou_l_01"]
    assert scene.state.players[0].twilight == -2


@pytest.mark.rule("AN-004", "AN-294")
def test_a_favor_that_another_part_of_the_cost_needs_is_not_offered_for_this_one() -> None:
    """Director Haas counts as corporate and as political: Floyd must keep him for the political favor."""
    scene = at(
        "haas_bioroid",
        detectives=("floyd", "louis", "rachel"),
        change=lambda state: tokens(state, 0, corporate=1, director_haas=1),
    )
    scene.play("ability:haas_bioroid")
    held = scene.state.players[0].tokens
    assert (held["favor:corporate"], held["favor:director_haas"], held["haas"]) == (0, 0, 1)


@pytest.mark.rule("AN-111")
def test_what_an_event_lends_is_separate_from_the_place_itself() -> None:
    def change(state: State) -> None:
        state.track = [EventInPlay("gen_05", 2)]
        state.general.cards.remove("gen_05")
        evidence(state, "eve", "physical", 1, up=False)

    scene = at("city_hall", change=change)
    scene.play("ability:city_hall", "action:gen_05:0")
    scene.answer()
    assert scene.state.players[0].tokens["favor:political"] == 2
