"""Section 9: following up leads."""

import pytest

from app.games.android.content import DISTRICTS, LOCATIONS
from app.games.android.state import Lead, SpecificEvent, State
from tests.games.android.scene import TRIO, Scene, deal, face, only_leads, tokens, top


def lead_at(place: str, *, seat: int = 0, kind: str = "document", day: int = 1, time: int = 6, **more: object) -> Scene:
    """A lead of Louis lies where the active player stands, another elsewhere."""

    def change(state: State) -> None:
        only_leads(state, **{f"{kind}_louis": place, "physical_rachel": "pier_nine_arcade"})
        for player in state.players:
            player.at = "challenger_memorial_ferry"
        state.players[seat].at = place
        if "change" in more:
            more["change"](state)  # type: ignore[operator]

    names = more.get("detectives", TRIO)
    return Scene(*names, turn=seat, day=day, time=time, change=change)  # type: ignore[misc]


def places(scene: Scene) -> set[str]:
    return {option.removeprefix("place:") for option in scene.options}


@pytest.mark.rule("AN-112", "AN-131", "AN-X07")
@pytest.mark.parametrize("kind", ["testimony", "physical", "document"])
def test_each_kind_goes_into_its_file(kind: str) -> None:
    scene = lead_at("city_hall", kind=kind)
    scene.play(f"lead:{kind}:louis")
    scene.answer("evidence", "suspect:eve", "down")
    (token,) = scene.state.evidence.values()
    assert (token.suspect, token.file, token.up) == ("eve", kind, False)


@pytest.mark.rule("AN-113", "AN-130")
def test_testimony_may_go_on_any_living_suspect() -> None:
    def change(state: State) -> None:
        only_leads(state, testimony_eve="city_hall")
        state.suspects["vinnie"].alive = False

    scene = lead_at("city_hall", change=change)
    scene.play("lead:testimony:eve")
    scene.answer("evidence", until="place-on")
    assert scene.options == ["suspect:mark_henry", "suspect:eve", "suspect:thomas_haas"]


@pytest.mark.rule("AN-114", "AN-R51")
def test_one_time_for_each_follow_up() -> None:
    scene = lead_at("city_hall")
    scene.play("lead:document:louis")
    assert scene.state.time == 5

    def set_up(state: State) -> None:
        state.pool.clear()
        empty_piles(state)

    bare = lead_at("city_hall", change=set_up)
    bare.play("lead:document:louis")  # neither evidence nor conspiracy is possible: it is moved all the same
    bare.play("place:napd")
    assert bare.state.leads["lead:document:louis"].at == "napd"
    assert bare.ask.prompt == "action"


def empty_piles(state: State) -> None:
    for pile in state.piles.values():
        pile.cards.clear()
    for player in state.players:
        player.pile = ""


@pytest.mark.rule("AN-115", "AN-R14", "AN-116", "AN-342")
def test_time_window_lead_then_the_choice() -> None:
    scene = lead_at("city_hall", change=lambda state: deal(state, 1, "lou_d_06"))
    scene.play("lead:document:louis")
    assert scene.match.asks[1].prompt == "react"  # W3, before the lead moves
    assert scene.state.leads["lead:document:louis"].at == "city_hall"
    scene.choose(1, "pass")
    assert (scene.ask.prompt, scene.ask.seat) == ("move-lead", 2)  # the player on the right
    scene.play("place:napd")
    assert scene.ask.prompt == "use-lead"
    assert scene.state.leads["lead:document:louis"].at == "napd"
    assert scene.options == ["evidence", "reveal", "dig"]
    rachel = lead_at("city_hall", seat=2)
    rachel.play("lead:document:louis")
    assert rachel.ask.seat == 1
    rachel.play("place:napd")
    assert "take:money" in rachel.options
    rachel.play("take:money")
    assert rachel.state.players[2].tokens["money"] == 3


@pytest.mark.rule("AN-117", "AN-118", "AN-119", "AN-120", "AN-121", "AN-X05")
def test_where_the_lead_may_go() -> None:
    def change(state: State) -> None:
        only_leads(state, document_floyd="old_war_memorial", physical_louis="thurguns_free_clinic")
        state.players[0].at = "rokvil_estates"  # Caprice, in the yellow district
        state.players[1].at = "old_war_memorial"

    scene = Scene("caprice", "floyd", "louis", turn=1, change=change)
    scene.play("lead:document:floyd")
    assert scene.ask.seat == 0
    civic = {place for place, spot in LOCATIONS.items() if spot.type == "civic"}
    yellow = {place for place in civic if LOCATIONS[place].district == "shoreline"}
    assert (len(yellow), DISTRICTS["shoreline"].color) == (2, "yellow")
    assert places(scene) == civic - yellow - {"thurguns_free_clinic", "old_war_memorial"}
    assert "napd" in places(scene)
    assert scene.why("place:city_hall") == ("AN-120", "own-district")
    assert scene.why("place:thurguns_free_clinic") == ("AN-119", "lead-there")


@pytest.mark.rule("AN-121")
def test_the_beanstalk_is_a_district() -> None:
    scene = lead_at("city_hall")  # Rachel, who moves it, stands on the Ferry
    scene.play("lead:document:louis")
    assert "challenger_memorial_ferry" not in places(scene)


@pytest.mark.rule("AN-122")
def test_nobody_else_hinders_a_lead() -> None:
    def change(state: State) -> None:
        state.lily, state.jimmy, state.scene = "napd", "levy_university", "dome_authority"
        state.players[1].at = "farside_annex"
        state.npcs["sara"].at = "thurguns_free_clinic"

    scene = lead_at("city_hall", change=change)
    scene.play("lead:document:louis")
    assert places(scene) == {
        "old_war_memorial",
        "napd",
        "levy_university",
        "dome_authority",
        "farside_annex",
        "thurguns_free_clinic",
    }


@pytest.mark.rule("AN-123")
def test_if_no_place_fits_the_district_is_dropped_and_then_the_lead_stays() -> None:
    civic = [place for place, spot in LOCATIONS.items() if spot.type == "civic"]

    def crowd(state: State, free: list[str]) -> None:
        only_leads(state)
        for i, place in enumerate(one for one in civic if one not in free):
            state.leads[f"lead:physical:{i}"] = Lead("physical", str(i), place)

    scene = lead_at("city_hall", change=lambda state: crowd(state, ["challenger_memorial_ferry"]))
    lead = next(id for id, on in scene.state.leads.items() if on.at == "city_hall")
    scene.play(lead)  # only the Ferry is free, in the mover's own district
    assert scene.state.leads[lead].at == "challenger_memorial_ferry"
    scene = lead_at("city_hall", change=lambda state: crowd(state, []))
    scene.play(lead)
    assert scene.state.leads[lead].at == "city_hall"
    assert scene.told("lead-stays")


@pytest.mark.rule("AN-124", "AN-X06", "AN-125")
def test_in_the_climax_a_followed_lead_is_gone() -> None:
    scene = lead_at("city_hall", kind="physical", day=11)
    scene.play("lead:physical:louis")
    assert scene.ask.prompt == "use-lead"  # nobody was asked to move it
    assert "lead:physical:louis" not in scene.state.leads
    scene.answer("evidence")
    assert len(scene.state.evidence) == 1
    day_before = lead_at("city_hall", kind="physical", day=10)
    day_before.play("lead:physical:louis")
    assert day_before.ask.prompt == "move-lead"
    none = Scene(day=12, change=only_leads)
    assert none.ask.prompt == "action"  # the game goes on without leads


@pytest.mark.rule("AN-059", "AN-114")
def test_a_lead_that_an_event_makes_dearer() -> None:
    """Miners close ranks: testimony on the Moon costs 2 Time."""

    def ranks(state: State) -> None:
        state.specific = SpecificEvent("dome_ev3", [], "up")

    scene = lead_at("melange_mining", kind="testimony", day=7, time=1, change=ranks)
    assert "lead:testimony:louis" not in scene.options
    assert scene.why("lead:testimony:louis") == ("AN-059", "no-time")
    scene = lead_at("melange_mining", kind="testimony", day=7, time=2, change=ranks)
    assert "lead:testimony:louis" in scene.options


@pytest.mark.rule("AN-126", "AN-265", "AN-R52", "AN-X59", "AN-264")
def test_a_held_suspect() -> None:
    def change(state: State) -> None:
        only_leads(state, testimony_thomas_haas="humanity_labor", document_rachel="napd")
        state.specific = SpecificEvent("roxies_ev1", [], "up", "thomas_haas")
        state.players[0].at = "humanity_labor"
        top(state, "shift", "shift_09")  # its bonus moves a testimony lead

    scene = Scene(day=7, change=change)
    assert "lead:testimony:thomas_haas" not in scene.options
    assert scene.why("lead:testimony:thomas_haas") == ("AN-126", "suspect-held")
    scene.play("action:roxies_ev1:0")
    assert scene.state.time == 4
    scene.answer("down")
    assert [token.suspect for token in scene.state.evidence.values()] == ["thomas_haas"] * 2
    assert {token.file for token in scene.state.evidence.values()} == {"testimony"}
    assert scene.state.leads["lead:testimony:thomas_haas"].at == "napd"
    assert scene.state.leads["lead:document:rachel"].at == "humanity_labor"
    assert scene.specific().status == "over"

    # killed first: the event is gone at once and the lead is free
    def set_up(state: State) -> None:
        change(state)
        hits(state, "thomas_haas", 2)
        pay_a_hit(state)

    scene = Scene(day=7, change=set_up)
    scene.play("ability:humanity_labor", "suspect:thomas_haas")
    assert scene.specific().status == "over"
    assert "lead:testimony:thomas_haas" in scene.options


@pytest.mark.rule("AN-R52", "AN-X59")
@pytest.mark.parametrize("held", [True, False])
def test_a_held_suspects_lead_is_not_moved_by_a_puzzle_bonus(held: bool) -> None:
    def change(state: State) -> None:
        only_leads(state, testimony_thomas_haas="humanity_labor", document_rachel="napd")
        state.specific = SpecificEvent("roxies_ev1", [], "up" if held else "over", "thomas_haas")
        state.players[0].at = "napd"
        top(state, "shift", "shift_09")  # its bonus moves a testimony lead

    scene = Scene(day=7, change=change)
    scene.play("lead:document:rachel")
    scene.answer(until="use-lead")
    scene.play("reveal", "no", "discard")
    assert scene.ask.prompt == ("action" if held else "may")


def hits(state: State, suspect: str, n: int) -> None:
    state.suspects[suspect].hits = n
    state.bank["hit"] -= n


def pay_a_hit(state: State) -> None:
    tokens(state, 0, street=1, mr_li=0, sara=0)


@pytest.mark.rule("AN-R52")
def test_a_held_lead_is_not_moved_by_the_puzzle_bonus() -> None:
    def change(state: State) -> None:
        only_leads(state, testimony_thomas_haas="humanity_labor", document_louis="city_hall")
        state.specific = SpecificEvent("roxies_ev1", [], "up", "thomas_haas")
        state.players[0].at = "city_hall"
        top(state, "shift", "shift_09")

    scene = Scene(day=7, change=change)
    scene.play("lead:document:louis")
    scene.answer("reveal", "no", "discard")
    assert not [ask for ask in scene.told("lead-moved") if ask["kind"] == "testimony"]
    assert scene.state.leads["lead:testimony:thomas_haas"].at == "humanity_labor"


@pytest.mark.rule("AN-127", "AN-167")
def test_the_bonus_moves_a_lead_as_if_the_left_neighbour_had_followed_it() -> None:
    """So the player with the bonus is the mover, and their own district is barred."""

    def change(state: State) -> None:
        only_leads(state, document_louis="city_hall", physical_rachel="pier_nine_arcade")
        state.players[0].at = "city_hall"
        state.players[2].at = "dome_authority"
        top(state, "shift", "shift_04")

    scene = Scene(change=change)
    scene.play("lead:document:louis", "place:napd", "reveal", "no")
    scene.answer("discard", "yes", until="move-lead")
    assert scene.ask.seat == 0
    assert {LOCATIONS[place].type for place in places(scene)} == {"nightlife"}
    assert all(LOCATIONS[place].district != "shoreline" for place in places(scene))


@pytest.mark.rule("AN-R16")
def test_in_the_climax_the_bonus_takes_a_lead_out_of_the_game() -> None:
    def change(state: State) -> None:
        only_leads(state, document_louis="city_hall", physical_rachel="pier_nine_arcade")
        state.players[0].at = "city_hall"
        top(state, "shift", "shift_04")

    scene = Scene(day=11, change=change)
    scene.play("lead:document:louis")
    scene.answer("reveal", "discard", "yes")
    assert scene.state.leads == {}

    # an effect that simply moves a lead still moves it
    def set_up(state: State) -> None:
        only_leads(state, testimony_eve="napd")
        deal(state, 2, "rac_l_15")

    scene = Scene(
        "louis",
        "floyd",
        "rachel",
        turn=2,
        day=11,
        change=set_up,
    )
    scene.play("card:rac_l_15", "place:roxies")
    assert scene.state.leads["lead:testimony:eve"].at == "roxies"


@pytest.mark.rule("AN-128", "AN-R15")
def test_a_dead_suspects_lead_can_still_be_followed() -> None:
    def change(state: State) -> None:
        only_leads(state, testimony_eve="city_hall")
        state.suspects["eve"].alive = False

    scene = lead_at("city_hall", change=change)
    scene.play("lead:testimony:eve")
    scene.answer("evidence", until="place-on")
    assert "suspect:eve" not in scene.options


@pytest.mark.rule("AN-R53")
def test_a_card_that_moves_the_very_lead_lets_the_follow_up_go_on() -> None:
    def change(state: State) -> None:
        only_leads(state, document_raymond="city_hall")
        state.players[0].at = "city_hall"
        for seat in (1, 2):
            state.players[seat].at = "dome_authority"
        deal(state, 1, "ray_d_05")
        state.players[1].twilight = 4
        face(state, 0, "ray_war")

    scene = Scene("raymond", "louis", "floyd", change=change)
    scene.play("lead:document:raymond", "card:ray_d_05")
    scene.settle()
    assert (scene.ask.prompt, scene.ask.seat) == ("move-lead", 1)
    scene.play("place:napd")
    assert (scene.ask.prompt, scene.ask.seat) == ("move-lead", 2)  # and now the right neighbour moves it on
    assert "place:napd" not in scene.options
    scene.play("place:levy_university")
    assert scene.ask.prompt == "use-lead"


@pytest.mark.rule("AN-X44", "AN-362")
def test_a_cancelled_follow_up() -> None:
    def change(state: State) -> None:
        only_leads(state, testimony_eve="city_hall")
        state.players[0].at = "city_hall"
        deal(state, 1, "flo_d_05")
        state.players[1].twilight = 4

    scene = Scene("floyd", "louis", "rachel", change=change)
    scene.play("lead:testimony:eve", "card:flo_d_05")
    scene.settle()
    assert scene.state.time == 5
    assert scene.state.leads["lead:testimony:eve"].at == "city_hall"
    assert scene.state.evidence == {}
    assert "lead:testimony:eve" in scene.options
