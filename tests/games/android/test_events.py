"""Sections 15 and 17: events and NPCs. Every event is drawn, its actions are taken, its rules are felt."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from app.games.android.content import DETECTIVES, GENERAL, NPCS, PLOTS, SPECIFIC
from app.games.android.shown import EventView
from app.games.android.state import EventInPlay, Lead, SpecificEvent, State
from app.games.android.verbs import MoveDetective
from app.games.android.vocabulary import Where
from tests.games.android.promises import Promise
from tests.games.android.scene import ALL, Scene, deal, evidence, face, mute, only_leads, tokens
from tests.games.android.stage import clone, rich


def next_event(state: State, event: str) -> None:
    """Put this general event on top of its deck."""
    state.general.cards.remove(event)
    state.general.cards.append(event)


def in_play(state: State, *events: str) -> None:
    """These general events lie face up, the newest first, their NPCs at their places."""
    for day, event in zip((5, 4), events, strict=False):
        state.general.cards.remove(event)
        state.track.append(EventInPlay(event, day))
        if GENERAL[event].npc:
            state.npcs[GENERAL[event].npc].at = GENERAL[event].at
            state.npcs[GENERAL[event].npc].event = event


def drawing(event: str, *detectives: str, change: object = None) -> Scene:
    """The end of day 2, at which this event is drawn."""

    def set_up(state: State) -> None:
        next_event(state, event)
        if callable(change):
            change(state)

    scene = Scene(*(detectives or ("louis", "floyd", "rachel")), turn=2, day=2, change=set_up)
    scene.play("end")
    return scene


# ---- every general event


@pytest.mark.rule("AN-248", "AN-250", "AN-368", "AN-R56", "AN-251")
@pytest.mark.parametrize("event", list(GENERAL))
def test_a_general_event_takes_effect(event: str) -> None:
    def change(state: State) -> None:
        rich(state, owner=0)
        for player in state.players:
            player.area = []
        next_event(state, event)

    scene = Scene("louis", "floyd", "rachel", turn=2, day=2, change=change)
    before, told = clone(scene.state), len(scene.notes)
    answers: list[str] = []
    scene.play("end")
    while scene.ask.prompt != "action":
        answers.append(scene.options[0])
        scene.play(scene.options[0])
    row = GENERAL[event]
    promise = Promise(before, 0, None, answers)
    promise.follow(row.effect)
    for seat in range(3):  # the turn that follows takes what was put aside for it
        promise.figures.pop(f"{seat}.next", None)
    promise.kept(scene.state, scene.notes[told:], but=["time", *[f"{seat}.next" for seat in range(3)]])
    assert scene.state.track == [EventInPlay(event, 2, row.lasts)]
    assert scene.public().events == {1: EventView(id=event, up=row.lasts)}
    if row.npc:
        assert scene.public().npcs[row.npc].at == row.at


@pytest.mark.rule("AN-258", "AN-259", "AN-R06", "AN-069", "AN-368")
@pytest.mark.parametrize(
    ("event", "detective"),
    [
        (event.id, detective)
        for event in GENERAL.values()
        if event.actions
        for detective in (NPCS[event.npc].detective, "rachel" if NPCS[event.npc].detective != "rachel" else "floyd")
    ],
)
def test_an_action_of_a_general_event(event: str, detective: str) -> None:
    """Once by the detective to whom the NPC belongs, once by another."""
    others = [name for name in ALL if name not in (detective, "raymond")][:2]
    row = GENERAL[event]
    (action,) = row.actions

    def change(state: State) -> None:
        rich(state)
        mute(state)
        in_play(state, event)
        state.players[0].at = row.at

    scene = Scene(detective, *others, change=change)
    key = f"action:{event}:0"
    before, told, answers = clone(scene.state), len(scene.notes), []
    scene.play(key)
    while scene.ask.prompt != "action":
        option = "yes" if "yes" in scene.options else scene.options[0]
        answers.append(option)
        scene.play(option)
    promise = Promise(before, 0, None, answers)
    promise.follow(action.pay)
    promise.follow(action.do)
    promise.kept(scene.state, scene.notes[told:])
    assert key not in scene.options
    if action.uses == "first":
        assert scene.public().events[1].up is False
        assert scene.state.npcs[row.npc].at == ""
    else:  # once for each player

        def set_up(state: State) -> None:
            state.players[1].at = row.at
            state.turns = 0

        scene.change(set_up)
        scene.play("end")
        scene.settle()
        assert key in scene.options


def effect_of(event: str, *detectives: str, change: object = None, turn: int = 0) -> Scene:
    def set_up(state: State) -> None:
        only_leads(state)
        in_play(state, event)
        mute(state)
        if callable(change):
            change(state)

    return Scene(*(detectives or ("louis", "floyd", "rachel")), turn=turn, change=set_up)


def reached(scene: Scene) -> set[str]:
    return {option.removeprefix("place:") for option in scene.options if option.startswith("place:")}


@pytest.mark.rule("AN-368", "AN-393")
def test_rules_of_events_about_moving() -> None:
    def at(place: str) -> Callable[[State], None]:
        return lambda state: setattr(state.players[0], "at", place)

    def set_up(state: State) -> None:
        only_leads(state)
        at("roxies")(state)

    plain = Scene(change=set_up)
    assert reached(effect_of("gen_11", change=at("roxies"))) < reached(plain)  # range -60
    assert reached(effect_of("gen_12", change=at("roxies"))) > reached(plain)  # range +80
    slow = effect_of("gen_13", change=at("root"))
    slow.play("place:midway")
    assert slow.state.time == 4  # the Beanstalk costs 1 more
    grounded = effect_of("gen_23", change=at("melange_mining"))
    assert reached(grounded) == set()  # no vehicle on the Moon
    assert reached(effect_of("gen_23", change=at("starport_kaguya"))) == {"challenger_memorial_ferry"}
    assert reached(effect_of("gen_23", change=at("napd")))
    free = effect_of("gen_25", change=at("starport_kaguya"))
    free.play("place:farside_annex")
    assert free.state.time == 5  # entered for 1 Time
    assert "ability:farside_annex" in free.options  # without a favor


@pytest.mark.rule("AN-368", "AN-393", "AN-003")
def test_rules_of_events_about_abilities() -> None:
    def stand(place: str, **held: int) -> object:
        def set_up(state: State) -> None:
            tokens(state, 0, mr_li=0, sara=0, **held)
            state.players[0].at = place

        return set_up

    cheap = effect_of("gen_04", change=stand("haas_bioroid", street=1))
    cheap.play("ability:haas_bioroid")
    assert cheap.state.players[0].tokens == {"favor:mr_li": 0, "favor:sara": 0, "favor:street": 0, "haas": 1}
    rich_hall = effect_of("gen_14", change=stand("city_hall"))
    rich_hall.play("ability:city_hall")
    assert rich_hall.state.players[0].tokens["favor:political"] == 2
    closed = effect_of("gen_15", change=stand("eastside_tenements"))
    assert closed.why("ability:eastside_tenements") == ("AN-003", "forbidden-by-card")
    labor = effect_of("gen_22", change=stand("humanity_labor"))
    assert "ability:humanity_labor" in labor.options
    club = effect_of("gen_28", change=stand("castle_club"))
    assert "ability:castle_club" in club.options


@pytest.mark.rule("AN-368", "AN-393")
def test_other_rules_of_events() -> None:
    # seedy places of the Eastside let one draw a second dark card
    seedy = effect_of("gen_15", change=lambda state: setattr(state.players[0], "at", "napd"))
    seedy.play("place:cinder_street_market", "deck:dark:floyd", "yes", "deck:dark:rachel")
    assert len(seedy.state.players[0].hand) == 2
    # Lily turns up one token more

    def lily(state: State) -> None:
        evidence(state, "eve", "physical", 1, 2, 3, up=False)
        state.lily = "monroe_associates"

    scene = effect_of("gen_20", change=lily)
    scene.play("place:monroe_associates", "evidence:1", "evidence:2")
    assert scene.ask.prompt == "move-informant"

    def jimmy(state: State) -> None:
        state.jimmy = state.players[0].at = "pier_nine_arcade"

    talk = effect_of("gen_21", change=jimmy)
    talk.play("jimmy", "detective:floyd")
    talk.play(talk.options[0])
    assert talk.state.players[0].tokens["favor:street"] == 1

    # nothing shifts by effects, but costs and tactics still do
    def set_up(state: State) -> None:
        state.players[0].at = "old_war_memorial"
        deal(state, 0, "lou_l_01")

    still = effect_of("gen_24", change=set_up)
    still.play("ability:old_war_memorial")
    assert still.state.players[0].twilight == 0
    still.play("card:lou_l_01")
    assert still.state.players[0].twilight == 1
    # Human First cards are cheaper

    def march(state: State) -> None:
        deal(state, 1, "flo_d_01")
        state.players[0].at = "napd"
        state.players[1].twilight = 4

    cheaper = effect_of("gen_22", "floyd", "louis", "rachel", change=march)
    cheaper.play("place:magistrate_towers", "no", "card:flo_d_01", "keep")
    assert cheaper.state.players[1].twilight == 4 - 1


@pytest.mark.rule("AN-385", "AN-368")
@pytest.mark.parametrize(("drawn", "free_of_favors"), [(5, False), (8, True)])
def test_of_two_events_about_one_cost_the_later_counts(drawn: int, free_of_favors: bool) -> None:
    """Hammers in the Square asks no favor at Humanity Labor, Free Beds for the Frightened two."""

    def change(state: State) -> None:
        state.general.cards.remove("gen_22")
        state.track = [EventInPlay("gen_22", drawn)]
        state.specific = SpecificEvent("clinic_ev3", [], "up")
        tokens(state, 0, mr_li=0, sara=0, street=1)
        state.players[0].at = "humanity_labor"

    scene = Scene(day=9, change=change)
    assert ("ability:humanity_labor" in scene.options) == free_of_favors


# ---- the track


@pytest.mark.rule("AN-249", "AN-256", "AN-X29", "AN-254", "AN-257")
def test_a_new_event_pushes_the_others_on() -> None:
    scene = drawing("gen_12", change=lambda state: in_play(state, "gen_14", "gen_02"))
    assert [event.id for event in scene.state.track] == ["gen_12", "gen_14"]
    assert all(event.up for event in scene.state.track)
    assert scene.state.npcs["mr_li"].at == ""
    assert "gen_02" not in scene.state.general.cards
    assert {"event": "gen_02"} in scene.told("event-off")


@pytest.mark.rule("AN-254", "AN-255", "AN-X30", "AN-X56", "AN-R56")
def test_a_second_event_of_the_same_npc_ends_the_first() -> None:
    scene = drawing("gen_27", change=lambda state: in_play(state, "gen_01"))
    assert scene.public().events == {1: EventView(id="gen_27", up=True), 2: EventView(id="gen_01", up=False)}
    assert scene.public().npcs["sara"].at == "magistrate_towers"
    scene.change(lambda state: setattr(state.players[0], "at", "challenger_memorial_ferry"))
    assert not [option for option in scene.options if option.startswith("action:gen_01")]


@pytest.mark.rule("AN-254", "AN-257")
def test_an_event_of_another_npc_leaves_the_first_alone() -> None:
    scene = drawing("gen_27", change=lambda state: in_play(state, "gen_02"))
    assert scene.public().events == {1: EventView(id="gen_27", up=True), 2: EventView(id="gen_02", up=True)}
    assert scene.public().npcs["mr_li"].at == "roxies"


@pytest.mark.rule("AN-252", "AN-293", "AN-X48")
def test_an_event_of_an_eliminated_npc_ends_at_once() -> None:
    scene = drawing("gen_01", change=lambda state: setattr(state.npcs["sara"], "state", "eliminated"))
    assert scene.public().events[1] == EventView(id="gen_01", up=False)
    assert scene.public().npcs["sara"].at == ""


@pytest.mark.rule("AN-253", "AN-R34")
def test_npcs_of_absent_detectives_still_appear() -> None:
    scene = drawing("gen_08")  # Chairman Hiro, Caprice is not played
    assert scene.public().npcs["hiro"].at == "earthrise_residences"
    scene.change(lambda state: setattr(state.players[0], "at", "earthrise_residences"))
    assert "action:gen_08:0" in scene.options


@pytest.mark.rule("AN-255")
def test_a_face_down_event_keeps_its_space() -> None:
    def change(state: State) -> None:
        in_play(state, "gen_14", "gen_12")
        state.track[1].up = False

    scene = drawing("gen_13", change=change)
    assert [event.id for event in scene.state.track] == ["gen_13", "gen_14"]


@pytest.mark.rule("AN-257", "AN-377")
def test_events_hold_until_pushed_off() -> None:
    assert len(GENERAL) == 30
    assert len([event for event in GENERAL.values() if event.npc == "sara"]) == 2
    scene = effect_of("gen_14")
    for _ in range(3):
        scene.play("end")
    assert scene.state.day == 2
    assert scene.public().events[1] == EventView(id="gen_14", up=True)


@pytest.mark.rule("AN-R57")
def test_informants_sent_to_a_fixed_place() -> None:
    scene = drawing("gen_21", change=lambda state: setattr(state, "lily", "pier_nine_arcade"))
    assert scene.state.jimmy == "roxies"  # she stands there: he stays
    scene = drawing("gen_21")
    assert scene.state.jimmy == "pier_nine_arcade"
    stays = drawing("gen_20", change=lambda state: setattr(state, "jimmy", state.scene))
    assert (stays.state.lily, stays.state.jimmy) == ("napd", "rokvil_estates")
    lily = drawing("gen_20", change=lambda state: setattr(state.players[0], "at", state.scene))
    assert lily.state.lily == "rokvil_estates"
    assert not lily.told("interviewed")


@pytest.mark.rule("AN-X24", "AN-056", "AN-198")
def test_an_event_that_moves_a_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fixture event sends Louis to a seedy place at the end of the day: his free draw, but no dark card."""
    send = MoveDetective(who="det:louis", to=Where(id="roxies"), by="det:louis", enter=True, pay_restricted=False)
    monkeypatch.setitem(GENERAL, "gen_26", replace(GENERAL["gen_26"], effect=[send]))

    def change(state: State) -> None:
        deal(state, 1, "lou_d_01")
        state.players[1].twilight = 4

    scene = drawing("gen_26", change=change)
    assert (scene.ask.seat, scene.ask.prompt) == (0, "free-draw")
    scene.play("no")
    assert scene.state.players[0].at == "roxies"
    assert scene.state.players[1].hand == ["lou_d_01"]
    assert not scene.told("plays-card")


# ---- specific events


def specific(event: str, *detectives: str, change: object = None) -> Scene:
    """The end of week 1: this event will be turned up before the first turn of week 2."""
    row = SPECIFIC[event]

    def set_up(state: State) -> None:
        others = [one.id for one in SPECIFIC.values() if one.murder == row.murder and one.id != event]
        state.specific = SpecificEvent(event, others)
        for seat in range(len(state.players)):
            state.players[seat].plot = None
            mute(state)
        if callable(change):
            change(state)

    names = detectives or ALL
    scene = Scene(*names, turn=len(names) - 1, day=6, murder=row.murder, change=set_up)
    scene.change(lambda state: None)
    return scene


@pytest.mark.rule("AN-260", "AN-263", "AN-368", "AN-377")
@pytest.mark.parametrize("event", list(SPECIFIC))
def test_a_specific_event_is_turned_up(event: str) -> None:
    def change(state: State) -> None:
        rich(state)
        state.leads = {id: lead for id, lead in state.leads.items() if lead.kind == "testimony"}

    scene = specific(event, change=change)
    scene.play("end")
    while scene.ask.prompt != "action":
        scene.play("suspect:eve" if scene.ask.prompt == "event-suspect" else scene.options[0])
    row = SPECIFIC[event]
    assert scene.told("specific-event") == [{"event": event}]
    for suspect, place in row.witness.items():
        assert scene.state.leads[f"lead:testimony:{suspect}"].at == place
    shown = scene.specific()
    assert (shown.status, shown.id) == ("up" if row.lasts else "over", event)
    if row.suspect:
        assert shown.suspect == ("eve" if row.suspect == "chosen_by_first" else row.suspect)
    if event == "foundry_ev2":  # everybody may move a face-up token
        assert scene.told("evidence-moved")


@pytest.mark.rule("AN-258", "AN-368", "AN-265")
@pytest.mark.parametrize(
    ("event", "choice"),
    [
        (event.id, choice)
        for event in SPECIFIC.values()
        if event.actions
        for choice in ((0, 1) if event.id == "clinic_ev2" else (0,))
    ],
)
def test_an_action_of_a_specific_event(event: str, choice: int) -> None:
    row = SPECIFIC[event]
    (action,) = row.actions

    def change(state: State) -> None:
        rich(state)
        mute(state)
        suspect = "eve" if row.suspect in ("chosen_by_first", "") else row.suspect
        state.specific = SpecificEvent(event, [], "up", suspect if row.suspect else "")
        state.players[0].at = action.at.id
        if row.suspect == "mark_henry":
            evidence(state, "mark_henry", "document", 2, 3)

    scene = Scene("louis", "floyd", "rachel", "caprice", "raymond", day=7, murder=row.murder, change=change)
    before, told, answers = clone(scene.state), len(scene.notes), []
    scene.play(f"action:{event}:0")
    while scene.ask.prompt != "action":
        wanted = [f"choice:{event}:{choice}", "down"]
        option = next((one for one in wanted if one in scene.options), scene.options[0])
        answers.append(option)
        scene.play(option)
    promise = Promise(before, 0, None, answers)
    promise.follow(action.pay)
    if any(cost.__struct_config__.tag == "lose" for cost in action.pay):
        promise.figures["0.favor:society"] = before.players[0].tokens["favor:society"] - 1
    promise.follow(action.do)
    promise.kept(scene.state, scene.notes[told:])
    assert scene.specific().status == ("over" if action.uses == "first" else "up")
    assert f"action:{event}:0" not in scene.options


@pytest.mark.rule("AN-368", "AN-393")
def test_rules_of_specific_events() -> None:
    def rule(event: str, *, change: object = None, turn: int = 0) -> Scene:
        def set_up(state: State) -> None:
            only_leads(state)
            mute(state)
            state.specific = SpecificEvent(event, [], "up", "")
            if callable(change):
                change(state)

        return Scene("louis", "floyd", "rachel", turn=turn, day=7, change=set_up)

    ritzy = rule("estates_ev3", change=lambda state: setattr(state.players[0], "at", "napd"))
    ritzy.play("place:magistrate_towers", "no")
    assert ritzy.state.time == 4

    def lead(kind: str, place: str) -> object:
        def set_up(state: State) -> None:
            only_leads(state, **{f"{kind}_louis": place})
            state.players[0].at = place

        return set_up

    turned = rule("estates_ev3", change=lead("document", "city_hall"))
    turned.play("lead:document:louis")
    turned.answer("evidence", "down")
    assert [token.up for token in turned.state.evidence.values()] == [True]
    cheap = rule("foundry_ev3", change=lead("document", "city_hall"))
    cheap.play("lead:document:louis")
    assert cheap.state.time == 6  # a document lead costs 1 less
    dear = rule("dome_ev3", change=lead("testimony", "melange_mining"))
    dear.play("lead:testimony:louis")
    assert dear.state.time == 4  # testimony on the Moon costs 1 more
    quota = rule("dome_ev3", change=lambda state: setattr(state.players[0], "at", "melange_mining"))
    quota.play("ability:melange_mining")
    assert quota.state.players[0].tokens["favor:corporate"] == 3

    def at_the_root(state: State) -> None:
        state.players[0].at = "root"
        tokens(state, 0, dropship=1)

    held = rule("midway_ev3", change=at_the_root)
    held.play("place:midway")
    assert reached(held) == set()  # not on in the same turn, except by dropship
    assert "dropship:napd" in held.options

    def hurt_at_the_clinic(state: State) -> None:
        state.players[0].at = "thurguns_free_clinic"
        tokens(state, 0, trauma=1, mr_li=0, sara=0)

    clinic = rule(
        "clinic_ev3",
        change=hurt_at_the_clinic,
    )
    clinic.play("ability:thurguns_free_clinic")
    assert clinic.state.players[0].tokens["trauma"] == 0

    def at_humanity_labor(state: State) -> None:
        state.players[0].at = "humanity_labor"
        tokens(state, 0, street=1, mr_li=0, sara=0)

    two = rule(
        "clinic_ev3",
        change=at_humanity_labor,
    )
    assert two.why("ability:humanity_labor") == ("AN-004", "cannot-pay")

    def brawl(state: State) -> None:
        deal(state, 1, "lou_d_04")
        state.players[1].twilight = 4
        state.players[0].at = "jacks_diner"
        evidence(state, "eve", "physical", 3, up=False)

    fight = rule("roxies_ev3", change=brawl)
    fight.play("place:humanity_labor", "no", "card:lou_d_04", "tactics:light", "deck:dark:floyd")
    assert fight.state.players[1].twilight == 4 - 2  # Fight cards cost 1 less
    fight.play("yes")
    fight.answer("file:eve:document")
    assert fight.state.evidence["evidence:1"].file == "document"


@pytest.mark.rule("AN-261", "AN-262", "AN-X31")
def test_leads_change_places() -> None:
    def change(state: State) -> None:
        for lead in [id for id in state.leads if not id.startswith("lead:testimony")]:
            del state.leads[lead]
        state.leads["lead:document:louis"] = Lead("document", "louis", "jacks_diner")
        state.suspects["vinnie"].alive = False
        del state.leads["lead:testimony:mark_henry"]

    scene = specific("estates_ev2", change=change)
    old = {id: lead.at for id, lead in scene.state.leads.items()}
    scene.play("end")
    scene.answer()
    assert scene.state.leads["lead:testimony:eve"].at == "jacks_diner"
    # in the order of the card's list: first Thomas Haas takes Eve's place and she his, then she and the document swap
    assert scene.state.leads["lead:testimony:thomas_haas"].at == old["lead:testimony:eve"] == "levy_university"
    assert scene.state.leads["lead:document:louis"].at == old["lead:testimony:thomas_haas"]
    assert scene.state.leads["lead:testimony:vinnie"].at == old["lead:testimony:vinnie"]  # killed: skipped


@pytest.mark.rule("AN-264")
def test_an_event_about_somebody_not_there_ends_at_once() -> None:
    trio = ("louis", "floyd", "rachel")  # four suspects: Perrin Vale is third on this sheet, so kill him first
    scene = specific("clinic_ev2", *trio, change=lambda state: setattr(state.suspects["perrin_vale"], "alive", False))
    scene.play("end")
    scene.answer()
    assert scene.specific().status == "over"
    assert scene.state.leads["lead:testimony:noise"].at == "castle_club"  # the leads have moved all the same
    absent = specific("foundry_ev2", *trio, change=lambda state: state.suspects.pop("noise"))
    absent.play("end")
    absent.answer()
    assert absent.specific().status == "over"


@pytest.mark.rule("AN-263")
def test_a_specific_event_is_not_pushed_off() -> None:
    def change(state: State) -> None:
        state.specific = SpecificEvent("roxies_ev2", [], "up", "")
        next_event(state, "gen_12")

    scene = Scene(turn=2, day=8, change=change)
    scene.play("end")
    assert scene.specific().status == "up"
    assert scene.public().events[1].id == "gen_12"


# ---- NPCs


@pytest.mark.rule("AN-291", "AN-295")
def test_npcs_belong_to_detectives() -> None:
    assert all(npc.detective in DETECTIVES for npc in NPCS.values())

    def change(state: State) -> None:
        deal(state, 0, "ray_l_15")
        state.players[0].at = "roxies"
        face(state, 0, "ray_friend", "a")

    scene = Scene("raymond", "louis", "floyd", change=change)
    assert scene.public().npcs["parsons"].state == "missing"
    scene.change(lambda state: setattr(state.players[0], "at", "eastside_tenements"))
    scene.play("action:ray_friend:a-0")
    assert "favor:parsons" not in scene.state.players[0].tokens  # missing: his favors can't be gained

    def set_up(state: State) -> None:
        in_play(state, "gen_06")
        state.players[0].at = "temple_of_small_lights"
        state.lily = "napd"

    found = Scene(
        "raymond",
        "louis",
        "floyd",
        change=set_up,
    )
    found.play("action:gen_06:0")
    assert found.public().npcs["parsons"].state == "alive"


@pytest.mark.rule("AN-292", "AN-293", "AN-X48")
def test_an_eliminated_npc() -> None:
    def change(state: State) -> None:
        only_leads(state)
        tokens(state, 0, sara=2)
        in_play(state, "gen_01")
        face(state, 0, "lou_sara", "b", bad=1)

    scene = Scene("louis", "rachel", "caprice", turn=2, day=6, change=change)
    scene.play("end")
    scene.answer()
    assert scene.public().npcs["sara"].state == "eliminated"
    assert scene.state.players[0].tokens.get("favor:sara", 0) == 0
    assert scene.public().events[1].up is False

    def later(state: State) -> None:
        face(state, 0, "lou_sara", "a")
        state.npcs["sara"].state = "eliminated"
        state.players[0].at = "skylane_terrace"
        tokens(state, 0, sara=0)

    gone = Scene(change=later)
    gone.play("action:lou_sara:a-0")
    assert gone.state.players[0].tokens["favor:sara"] == 0


@pytest.mark.rule("AN-329")
def test_chairman_hiro_gives_no_favors() -> None:
    assert NPCS["hiro"].favors == 0
    assert "favor:hiro" not in Scene("caprice", "louis", "floyd").state.bank


@pytest.mark.rule("AN-R35")
def test_markers_enter_the_map_by_events_only() -> None:
    assert all(status.at == "" for status in Scene(*ALL).state.npcs.values())
    effects = [
        effect
        for plot in PLOTS.values()
        for side in (plot.start, *plot.crossroad, *plot.ending)
        for effect in side.effect
    ]
    assert not [effect for effect in effects if getattr(effect, "op", "") == "place"]
