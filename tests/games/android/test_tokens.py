"""Section 16: favors and other tokens; and what each ability of a location promises."""

import msgspec
import pytest

from app.games.android import verbs as v
from app.games.android.cards import DiscardOne, DiscardUnseen
from app.games.android.content import LOCATIONS, NPCS, PIECES, PILES, STANDARD, TOKENS
from app.games.android.state import State
from tests.games.android.promises import Promise
from tests.games.android.scene import Scene, at_lent, deal, face, fill, lend, mute, only_leads, tokens, top
from tests.games.android.stage import clone, rich

ABILITIES = [place for place, spot in LOCATIONS.items() if spot.ability is not None]


# ---- every ability, every pile and every piece


@pytest.mark.rule("AN-364", "AN-107", "AN-108", "AN-272", "AN-275")
@pytest.mark.parametrize("place", ABILITIES)
@pytest.mark.parametrize("pick", [0, -1])
def test_an_ability_does_what_it_says(place: str, pick: int) -> None:
    ability = LOCATIONS[place].ability
    assert ability is not None

    def change(state: State) -> None:
        rich(state)
        mute(state)
        state.players[0].at = place
        state.players[0].area = []
        for seat in range(3):
            fill(state, seat, 3)
        for npc in ("mr_li", "sara"):
            tokens(state, 0, **{npc: 0})
        if place == "starport_kaguya":
            tokens(state, 0, dropship=0)

    scene = Scene(change=change)
    before, told, answers = clone(scene.state), len(scene.notes), []
    scene.play(f"ability:{place}")
    while scene.ask.prompt != "action":
        usual = [option for option in scene.options if option not in ("discard", "no")]
        option = "discard" if "discard" in scene.options else usual[pick]
        answers.append(option)
        scene.play(option)
    promise = Promise(before, 0, 0, answers)
    promise.add("time", -ability.cost.time)
    promise.add("0.hand", -ability.cost.discard)
    for kind in ability.cost.favors:
        token = promise.answer("favor:") if kind == "any" else f"favor:{kind}"
        promise.add(f"0.{token}", -1)
    promise.follow(ability.effect)
    promise.kept(scene.state, scene.notes[told:])
    assert f"ability:{place}" not in scene.options


@pytest.mark.rule("AN-166", "AN-369", "AN-156")
@pytest.mark.parametrize("piece", list(PIECES))
def test_a_piece_does_what_it_says(piece: str) -> None:
    """Benefit of its kind and its bonuses, all taken; the piece itself is discarded."""
    row = PIECES[piece]

    def change(state: State) -> None:
        rich(state)
        mute(state)
        only_leads(state, physical_rachel="roxies", document_louis="napd", testimony_eve="blue_hour")
        state.players[0].at = "roxies"
        state.players[0].pile = row.pile
        for plain in ("shift_05", "favor_04"):
            top(state, PIECES[plain].pile, plain)
        top(state, row.pile, piece)

    scene = Scene(change=change)
    scene.play("lead:physical:rachel")
    scene.answer(until="use-lead")
    before, told, answers = clone(scene.state), len(scene.notes), []
    scene.play("reveal")
    while scene.ask.prompt != "action":
        wanted = ["discard", "yes"]
        option = next((one for one in wanted if one in scene.options), scene.options[0])
        answers.append(option)
        scene.play(option)
    promise = Promise(before, 0, 0, answers)
    promise.add("pieces", -1)
    promise.follow(PILES[row.pile].benefit)
    for bonus in row.bonus:
        promise.follow([bonus])
        inner = bonus.effect[0] if isinstance(bonus, v.May) else bonus
        if isinstance(inner, v.RevealPuzzle) and inner.pile != "favor":
            promise.follow(PILES[inner.pile].benefit)
    promise.kept(scene.state, scene.notes[told:])
    assert piece in scene.state.pieces_out


# ---- favors


@pytest.mark.rule("AN-266", "AN-267", "AN-269", "AN-270")
def test_favors_are_spent_back_to_the_bank() -> None:
    def change(state: State) -> None:
        state.players[0].at = "thurguns_free_clinic"
        tokens(state, 0, street=9, trauma=3, mr_li=0, sara=0)

    scene = Scene(change=change)
    assert scene.public().players[0].tokens["favor:street"] == 9
    bank = scene.state.bank["favor:street"]
    scene.play("ability:thurguns_free_clinic")
    assert scene.state.bank["favor:street"] == bank + 1
    assert scene.state.players[0].tokens["favor:street"] == 8


@pytest.mark.rule("AN-268", "AN-X47", "AN-290")
def test_an_empty_bank_gives_nothing() -> None:
    def change(state: State) -> None:
        state.players[0].at = "eastside_tenements"
        tokens(state, 1, street=14)

    scene = Scene(change=change)
    scene.play("ability:eastside_tenements")
    assert scene.state.players[0].tokens.get("favor:street", 0) == 0

    def spend(state: State) -> None:
        change(state)
        state.players[1].at = "thurguns_free_clinic"

    scene = Scene(turn=1, change=spend)
    scene.play("ability:thurguns_free_clinic")
    assert scene.state.bank["favor:street"] == 1

    def set_up(state: State) -> None:
        state.turns = 0
        state.active = 0

    scene.change(set_up)
    scene.play("ability:eastside_tenements")
    assert scene.state.players[0].tokens["favor:street"] == 1


@pytest.mark.rule("AN-290", "AN-274", "AN-286", "AN-287")
def test_every_token_is_limited() -> None:
    assert all(token.limited for token in TOKENS.values() if token.id != "baggage")
    assert not TOKENS["baggage"].limited
    assert [token.id for token in TOKENS.values() if not token.returns] == ["haas", "jinteki", "conspiracy"]
    assert TOKENS["trauma"].vp == -1


@pytest.mark.rule("AN-290", "AN-274")
@pytest.mark.parametrize(("token", "back"), [("haas", 0), ("favor:street", 1)])
def test_what_is_lost_returns_but_for_company_tokens(monkeypatch: pytest.MonkeyPatch, token: str, back: int) -> None:
    lend(monkeypatch, v.Lose(who="me", token=token, n=1))
    scene = at_lent(change=lambda state: tokens(state, 0, **{token.removeprefix("favor:"): 1}))
    bank = scene.state.bank[token]
    scene.play("ability:old_war_memorial")
    assert scene.state.bank[token] == bank + back
    assert scene.state.players[0].tokens[token] == 0


@pytest.mark.rule("AN-272", "AN-274")
@pytest.mark.parametrize(("place", "token"), [("haas_bioroid", "haas"), ("jinteki", "jinteki")])
def test_company_tokens_run_out(place: str, token: str) -> None:
    def change(state: State, left: int = 1) -> None:
        state.players[0].at = place
        tokens(state, 0, corporate=1, political=1, society=1, mr_li=0, sara=0)
        state.bank[token] = left

    scene = Scene(change=change)
    scene.play(f"ability:{place}")
    assert (scene.state.players[0].tokens[token], scene.state.bank[token]) == (1, 0)
    scene = Scene(change=lambda state: change(state, 0))
    scene.play(f"ability:{place}")
    assert scene.state.players[0].tokens.get(token, 0) == 0


# ---- warrants


@pytest.mark.rule("AN-275", "AN-276", "AN-277", "AN-R43", "AN-374", "AN-278")
def test_warrants() -> None:
    restricted = {place for place, spot in LOCATIONS.items() if spot.restricted}
    assert restricted == {"haas_bioroid", "jinteki", "farside_annex"}

    def change(state: State) -> None:
        state.players[0].at = "monroe_associates"
        state.players[0].warrants = ["jinteki"]

    scene = Scene(change=change)
    scene.play("ability:monroe_associates")
    assert {option.removeprefix("place:") for option in scene.options} == restricted - {"jinteki"}
    scene.play("place:haas_bioroid")
    assert scene.options == ["warrant:jinteki", "new"]
    scene.play("new")
    assert scene.state.players[0].warrants == ["jinteki", "haas_bioroid"]
    scene.change(lambda state: state.used.clear())
    scene.play("ability:monroe_associates")  # two are on the map: one must move, to the only place left
    assert scene.options == ["warrant:jinteki", "warrant:haas_bioroid"]
    scene.play("warrant:jinteki")
    assert scene.state.players[0].warrants == ["haas_bioroid", "farside_annex"]
    assert scene.public().players[0].warrants == ["haas_bioroid", "farside_annex"]


# ---- NPC favors and money


@pytest.mark.rule("AN-294", "AN-296", "AN-388", "AN-X52")
def test_an_npc_favor_pays_as_one_of_its_kinds() -> None:
    def floyd(state: State) -> None:
        state.players[0].at = "dome_authority"
        tokens(state, 0, director_haas=1)

    scene = Scene("floyd", "louis", "rachel", change=floyd)
    assert NPCS["director_haas"].counts_as == ["corporate", "political"]
    scene.play("ability:dome_authority")
    assert scene.state.players[0].tokens["favor:director_haas"] == 0
    assert scene.state.bank["favor:director_haas"] == NPCS["director_haas"].favors

    # an effect knows tokens of the kind only
    def set_up(state: State) -> None:
        floyd(state)
        mute(state)
        deal(state, 1, "flo_d_10")
        state.players[1].twilight = 4
        state.players[0].at = "old_war_memorial"

    hurt = Scene(
        "floyd",
        "louis",
        "rachel",
        change=set_up,
    )
    hurt.play("ability:old_war_memorial", "card:flo_d_10")
    hurt.settle()
    assert hurt.state.players[0].tokens["favor:director_haas"] == 1
    assert hurt.state.players[0].plot is not None
    assert hurt.state.players[0].plot.bad == 1


@pytest.mark.rule("AN-388", "AN-X52", "AN-294")
def test_who_pays_with_it_has_spent_it() -> None:
    def change(state: State) -> None:
        state.players[0].at = "humanity_labor"
        face(state, 0, "lou_sara")

    scene = Scene(change=change)
    scene.play("ability:humanity_labor", "suspect:eve")  # only a Mr. Li favor can pay for it
    assert scene.state.players[0].tokens["favor:mr_li"] == 1
    assert scene.state.players[0].plot is not None
    assert scene.state.players[0].plot.bad == 1


@pytest.mark.rule("AN-388", "AN-X53", "AN-325")
def test_rachel_pays_with_money() -> None:
    def change(state: State, **held: int) -> None:
        state.players[0].at = "midway"
        tokens(state, 0, **held)

    scene = Scene("rachel", "louis", "floyd", change=lambda state: change(state, money=1))
    scene.play("ability:midway")
    assert scene.options == list(STANDARD)
    scene.play("favor:political")
    assert {token: n for token, n in scene.state.players[0].tokens.items() if n} == {"favor:political": 2}
    scene = Scene("rachel", "louis", "floyd", change=lambda state: change(state, money=0, street=1))
    scene.play("ability:midway")
    assert scene.options == ["favor:corporate", "favor:political", "favor:society"]


@pytest.mark.rule("AN-388", "AN-294")
def test_the_payer_of_an_npc_favor_names_its_kind() -> None:
    def change(state: State) -> None:
        state.players[0].at = "midway"
        tokens(state, 0, mr_li=1, sara=0)

    scene = Scene(change=change)
    scene.play("ability:midway")
    assert scene.ask.prompt == "paid-as"
    scene.play("favor:street")
    assert scene.options == ["favor:corporate", "favor:political", "favor:society"]


@pytest.mark.rule("AN-295")
def test_only_standard_favors_change_hands() -> None:
    """Louis asks a favor of somebody at a seedy place; the giver chooses, but never the favor of an NPC."""

    def change(state: State) -> None:
        deal(state, 0, "lou_l_13")
        tokens(state, 1, director_haas=1, street=1, society=1)
        tokens(state, 2, captain_beckmann=1)
        tokens(state, 3, political=1)
        for seat, place in ((1, "roxies"), (2, "roxies"), (3, "napd")):
            assert (LOCATIONS[place].quality == "seedy") == (seat != 3)
            state.players[seat].at = place

    scene = Scene("louis", "floyd", "rachel", "caprice", change=change)
    scene.play("card:lou_l_13")
    scene.settle()
    assert list(scene.match.asks) == [1]  # Rachel has none to give, Caprice stands elsewhere
    assert scene.options == ["favor:street", "favor:society"]
    scene.play("favor:society")
    assert scene.state.players[0].tokens["favor:society"] == 1
    assert scene.state.players[1].tokens["favor:society"] == 0


@pytest.mark.rule("AN-325")
def test_money_has_a_floor_and_a_ceiling(monkeypatch: pytest.MonkeyPatch) -> None:
    lend(monkeypatch, v.Gain(who="me", token="money", n=9))
    scene = at_lent("rachel", "louis", "floyd")
    scene.play("ability:old_war_memorial")
    assert scene.state.players[0].tokens["money"] == 6
    lend(monkeypatch, v.Lose(who="me", token="money", n=9))
    scene = at_lent("rachel", "louis", "floyd")
    scene.play("ability:old_war_memorial")
    assert scene.state.players[0].tokens["money"] == 0
    lend(monkeypatch, v.Gain(who="me", token="money", n=1))
    scene = at_lent("louis", "rachel", "floyd")
    scene.play("ability:old_war_memorial")
    assert "money" not in scene.state.players[0].tokens  # hers alone


@pytest.mark.rule("AN-325")
@pytest.mark.parametrize(("money", "left", "trauma"), [(2, 1, 0), (0, 0, 1)])
def test_her_upkeep_at_the_end_of_the_week(money: int, left: int, trauma: int) -> None:
    def change(state: State) -> None:
        mute(state)
        for player in state.players:
            player.plot = None
        tokens(state, 0, money=money)

    scene = Scene("rachel", "louis", "caprice", turn=2, day=6, change=change)
    scene.play("end")
    assert scene.state.players[0].tokens["money"] == left
    assert scene.state.players[0].tokens.get("trauma", 0) == trauma


# ---- Sanity, Directives, Mood


@pytest.mark.rule("AN-322", "AN-X60", "AN-392", "AN-188")
def test_sanity_changes_time_hand_and_costs() -> None:
    def change(state: State) -> None:
        state.players[0].sanity = 3
        fill(state, 0, 6)

    scene = Scene("caprice", "louis", "floyd", change=change)
    assert scene.public().players[0].limit == 5
    assert len(scene.state.players[0].hand) == 6  # nothing is discarded
    scene.play("discard:cap_l_01")
    assert not [option for option in scene.options if option.startswith("deck:")]
    scene.play("discard:cap_l_02")
    assert [option for option in scene.options if option.startswith("deck:")]
    turn = Scene("caprice", "louis", "floyd", phase="turn", change=lambda state: setattr(state.players[0], "sanity", 4))
    turn.settle()
    assert turn.state.time == 8


@pytest.mark.rule("AN-322")
def test_cracked_she_takes_trauma_each_day() -> None:
    scene = Scene("caprice", "louis", "floyd", turn=2, change=lambda state: setattr(state.players[0], "sanity", 5))
    scene.play("end")
    assert scene.state.players[0].tokens["trauma"] == 1


@pytest.mark.rule("AN-323")
def test_directives(monkeypatch: pytest.MonkeyPatch) -> None:
    lend(monkeypatch, v.Gain(who="me", token="trauma", n=1))
    scene = at_lent("floyd", "louis", "rachel")
    scene.play("ability:old_war_memorial")
    assert scene.state.players[0].tokens.get("trauma", 0) == 0  # the First

    def set_up(state: State) -> None:
        deal(state, 0, "flo_l_04", "flo_l_14")
        mute(state)

    hand = Scene(
        "floyd",
        "louis",
        "rachel",
        change=set_up,
    )
    assert {"card:flo_l_04", "card:flo_l_14"} <= set(hand.options)
    hand.play("card:flo_l_14")
    hand.answer()
    assert "card:flo_l_04" not in hand.options  # the Second: one light card a turn


@pytest.mark.rule("AN-323", "AN-390")
@pytest.mark.parametrize(("entered", "waived", "owed"), [(False, False, -3), (True, False, 0), (False, True, 0)])
def test_the_third_directive_calls_him_home(entered: bool, waived: bool, owed: int) -> None:
    """Standing there when the week began counts as entered."""

    def change(state: State) -> None:
        mute(state)
        state.first = 1
        state.tally.week = {"enter:0:haas_bioroid": 1} if entered else {"enter:0:napd": 1}
        if waived:
            state.decks["light:floyd"].down.cards.remove("flo_l_18")
            state.players[0].area.append("card:flo_l_18")

    scene = Scene("floyd", "louis", "rachel", turn=2, day=4, change=change)
    scene.play("end")
    scene.answer()
    assert ({"seat": 0, "n": -3, "source": "flo_directive_3"} in scene.told("time-next")) == (owed < 0)


@pytest.mark.rule("AN-323", "AN-390")
@pytest.mark.parametrize(("start", "owed"), [("haas_bioroid", []), ("napd", [-3])])
def test_where_he_stands_when_the_week_begins_counts_as_entered(start: str, owed: list[int]) -> None:
    """What he entered in week 1 does not help him in week 2."""

    def change(state: State) -> None:
        state.players[0].at = start
        state.tally.week = {"enter:0:haas_bioroid": 1}
        assert state.specific is not None
        state.specific.id = "estates_ev3"

    scene = Scene("floyd", "louis", "rachel", phase="day", day=7, change=change)
    scene.settle()

    def set_up(state: State) -> None:
        state.day = 10
        state.phase = "night"

    scene.change(set_up)
    penalties = [note["n"] for note in scene.told("time-next") if note["source"] == "flo_directive_3"]
    assert penalties == owed


@pytest.mark.rule("AN-324", "AN-208")
@pytest.mark.parametrize(("mood", "asked"), [("bad", False), ("good", True)])
def test_mood_lets_louis_adjust_one_kind_of_cards(mood: str, asked: bool) -> None:
    def change(state: State) -> None:
        deal(state, 0, "lou_l_02")
        state.players[0].mood = mood
        mute(state)

    scene = Scene(change=change)
    scene.play("card:lou_l_02")
    assert (scene.ask.prompt == "adjust-cost") == asked


@pytest.mark.rule("AN-324", "AN-208")
@pytest.mark.parametrize(("mood", "asked"), [("bad", True), ("good", False)])
def test_a_sour_mood_is_for_dark_cards(mood: str, asked: bool) -> None:
    def change(state: State) -> None:
        mute(state)
        only_leads(state)
        deal(state, 1, "flo_d_04")
        state.players[1].mood, state.players[1].twilight = mood, 4
        state.players[0].at = "jacks_diner"

    scene = Scene("floyd", "louis", "rachel", change=change)
    scene.play("place:a_plus_athletic_club", "card:flo_d_04")
    assert (scene.ask.prompt == "adjust-cost") == asked


@pytest.mark.rule("AN-391")
def test_a_choice_that_could_not_be_carried_out_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    options = [
        [v.Lose(who="me", token="favor:street", n=1)],
        [v.LoseTime(who="me", n=1, when="now")],
        [v.Shift(who="me", dir="dark", n=1)],
    ]
    lend(monkeypatch, v.Choose(who="me", options=options))  # type: ignore[arg-type]
    scene = at_lent(change=lambda state: mute(state))
    scene.play("ability:old_war_memorial")
    assert scene.options == ["choice:old_war_memorial:1", "choice:old_war_memorial:2"]
    none = [[v.Lose(who="me", token="favor:street", n=1)], [v.Lose(who="me", token="favor:society", n=1)]]
    lend(monkeypatch, v.Choose(who="me", options=none))  # type: ignore[arg-type]
    scene = at_lent()
    scene.play("ability:old_war_memorial")
    assert scene.options == ["choice:old_war_memorial:0", "choice:old_war_memorial:1"]  # unless none could


# ---- cards taken from a hand, cards searched for


@pytest.mark.rule("AN-R59", "AN-R26")
def test_who_picks_from_another_hand_picks_what_they_know_or_a_back(monkeypatch: pytest.MonkeyPatch) -> None:
    lend(monkeypatch, v.Discard(who="other", kind="any", n=1, by="me"))

    def change(state: State) -> None:
        deal(state, 1, "flo_l_01", "flo_l_02", "rac_d_01")
        state.players[1].shown = {"flo_l_01": [0]}

    scene = at_lent(change=change)
    scene.play("ability:old_war_memorial")
    assert dict(scene.ask.options) == {
        "card:flo_l_01": DiscardOne("flo_l_01", more=0),
        "deck:light:floyd": DiscardUnseen("light", "floyd", cards=1, more=0),
        "deck:dark:rachel": DiscardUnseen("dark", "rachel", cards=1, more=0),
    }
    scene.play("deck:dark:rachel")
    assert scene.state.players[1].hand == ["flo_l_01", "flo_l_02"]
    assert scene.told("discarded") == [{"seat": 1, "card": "rac_d_01"}]


@pytest.mark.rule("AN-R58")
def test_searching_the_own_light_deck() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"do": "fetch_card", "who": "me", "deck": "dark", "n": 1}, v.Effect)

    def change(state: State) -> None:
        mute(state)
        deal(state, 0, "flo_l_04")
        state.decks["light:floyd"].down.cards.remove("flo_l_02")
        state.decks["light:floyd"].up = ["flo_l_02"]

    scene = Scene("floyd", "louis", "rachel", change=change)
    scene.play("card:flo_l_04")
    assert "card:flo_l_02" in scene.options  # face-up ones included
    assert "card:flo_l_05" not in scene.options
    scene.play("card:flo_l_01")
    pile = scene.state.decks["light:floyd"]
    assert scene.state.players[0].hand == ["flo_l_01"]
    assert pile.up == ["flo_l_04"]  # all others lie face down, shuffled; then the card itself goes under
    assert {"seat": 0, "source": "flo_l_04"} in scene.told("fetched")
    assert [note.to for note in scene.notes if note.id == "drew-card"] == [(0,)]
