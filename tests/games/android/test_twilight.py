"""Sections 12 and 13: twilight cards, what they cost, who plays first, and fights."""

import pytest

from app.games.android.cards import DiscardOne
from app.games.android.content import CARDS, COMMON, DECKS, deck_of
from app.games.android.state import State
from tests.games.android.scene import ALL, Scene, deal, face, fill, only_leads, tokens


def playing(card: str, *, twilight: int = 0, others: int = 0, seats: tuple[str, ...] = (), **more: object) -> Scene:
    """Seat 0 has this light card as an action, at this place of the twilight track, with other cards besides."""

    def change(state: State) -> None:
        deal(state, 0, card)
        fillers = [one for one in DECKS[f"light:{state.players[0].detective}"] if one != card]
        deal(state, 0, *fillers[:others])
        state.players[0].twilight = twilight
        if "change" in more:
            more["change"](state)  # type: ignore[operator]

    detective = CARDS[card].detective
    names = seats or (detective, *[name for name in ALL if name not in (detective, "raymond")][:2])
    return Scene(*names, time=more.get("time", 6), change=change)  # type: ignore[arg-type]


# ---- hands and decks


@pytest.mark.rule("AN-186", "AN-187")
def test_whose_cards_a_hand_holds() -> None:
    """A card of one's own dark deck can only be discarded."""
    scene = Scene(change=lambda state: deal(state, 0, "lou_d_01", "rac_l_02", "flo_d_03"))
    assert {option for option in scene.options if option.startswith("card:")} == set()
    assert {"discard:lou_d_01", "discard:rac_l_02", "discard:flo_d_03"} <= set(scene.options)
    assert "deck:dark:louis" not in scene.options
    assert "deck:light:rachel" not in scene.options


@pytest.mark.rule("AN-188", "AN-189", "AN-327")
def test_the_hand_limit_counts_twilight_cards_in_hand_only() -> None:
    def change(state: State) -> None:
        fill(state, 0, 5)
        state.players[0].area += ["card:flo_l_01", "card:flo_l_02"]

    scene = Scene("floyd", "raymond", "louis", change=change)
    assert scene.public().players[0].limit == 6
    assert any(memory.holder == 0 for memory in scene.state.memories)
    assert "deck:light:floyd" in scene.options
    scene.play("deck:light:floyd")
    assert "deck:light:floyd" not in scene.options


@pytest.mark.rule("AN-188", "AN-192", "AN-R24")
def test_a_deck_is_turned_when_the_next_card_must_be_drawn() -> None:
    def change(state: State) -> None:
        pile = state.decks["light:louis"]
        pile.up, pile.down.cards = sorted(pile.down.cards)[:-1], sorted(pile.down.cards)[-1:]

    scene = Scene(change=change)
    scene.play("deck:light:louis")
    assert scene.state.players[0].hand == ["lou_l_18"]
    assert len(scene.state.decks["light:louis"].up) == 17  # not turned yet
    scene.play("discard:lou_l_18", "deck:light:louis")
    pile = scene.state.decks["light:louis"]
    assert (len(pile.up), len(pile.down)) == (0, 17)  # the card discarded in between is shuffled in
    assert scene.told("reshuffled") == [{"deck": "deck:light:louis"}]


@pytest.mark.rule("AN-193")
def test_a_deck_without_a_card_gives_none() -> None:
    def change(state: State) -> None:
        state.decks["dark:floyd"].down.cards.clear()

    scene = Scene(change=change)
    assert "deck:dark:floyd" not in scene.options
    assert "deck:dark:rachel" in scene.options


@pytest.mark.rule("AN-194", "AN-R26", "AN-345")
def test_how_many_cards_of_which_deck_is_public() -> None:
    scene = Scene(change=lambda state: deal(state, 0, "lou_l_01", "lou_l_02", "rac_d_01"))
    assert scene.public().players[0].hand == {"dark:rachel": 1, "light:louis": 2}


@pytest.mark.rule("AN-190")
def test_no_discard_for_nothing() -> None:
    scene = Scene(time=1, change=lambda state: deal(state, 0, "lou_l_01", "lou_l_02"))
    scene.play("discard:lou_l_01")
    assert scene.state.active == 1  # it took the last Time


# ---- playing


@pytest.mark.rule("AN-195", "AN-200", "AN-191", "AN-205")
def test_a_light_card_as_an_action() -> None:
    scene = playing("lou_l_05")
    scene.play("card:lou_l_05")
    assert scene.state.time == 5
    assert scene.state.players[0].mood == "good"
    assert scene.state.decks["light:louis"].up == ["lou_l_05"]
    scene = playing("lou_l_08", change=lambda state: face(state, 0, "lou_take"))
    scene.play("card:lou_l_08")
    assert scene.state.players[0].twilight == 2
    assert scene.told("plays-card") == [{"seat": 0, "card": "lou_l_08", "deck": "light"}]


@pytest.mark.rule("AN-196", "AN-R27")
def test_a_light_answer_states_its_time() -> None:
    answers = [card for card in CARDS.values() if card.deck == "light" and card.on.event != "action"]
    assert answers
    assert all(card.time == 0 for card in answers)
    assert all(card.time == 1 for card in CARDS.values() if card.on.event == "action")


@pytest.mark.rule("AN-197", "AN-206", "AN-R30")
def test_a_dark_card_costs_its_player_a_light_shift_and_no_time() -> None:
    def change(state: State) -> None:
        deal(state, 1, "lou_d_03")
        only_leads(state)
        state.players[0].at = "magistrate_towers"
        face(state, 0, "lou_case")
        tokens(state, 0, mr_li=0, sara=1)

    scene = Scene("louis", "floyd", "rachel", change=change)
    scene.change(lambda state: setattr(state, "lily", "city_hall"))
    scene.play("place:napd", "card:lou_d_03")
    scene.settle()
    assert scene.state.players[1].twilight == -3
    assert scene.state.players[0].twilight == 0
    assert scene.state.time == 4  # 1 for the move, 1 that the card takes
    assert scene.state.decks["dark:louis"].up == ["lou_d_03"]


@pytest.mark.rule("AN-197", "AN-198")
def test_a_dark_card_works_in_its_detectives_turn_only() -> None:
    def change(state: State) -> None:
        deal(state, 0, "rac_d_18")
        only_leads(state)
        state.players[1].at = "napd"

    scene = Scene("louis", "floyd", "rachel", turn=1, change=change)
    scene.play("place:magistrate_towers", "no")
    assert scene.ask.prompt == "action"  # nobody was asked: it is Floyd who entered a ritzy place


@pytest.mark.rule("AN-199")
def test_conditions_must_hold() -> None:
    here = playing("cap_l_05", change=lambda state: setattr(state.players[0], "at", "city_hall"))
    assert "card:cap_l_05" in here.options
    assert "card:cap_l_05" not in playing("cap_l_05").options


@pytest.mark.rule("AN-201")
def test_a_cancelled_card() -> None:
    def change(state: State) -> None:
        deal(state, 1, "lou_d_05")
        state.players[0].mood = "good"
        state.players[1].twilight = 4
        face(state, 0, "lou_take")

    scene = playing("lou_l_08", change=change, seats=("louis", "floyd", "rachel"))
    scene.play("card:lou_l_08", "keep", "card:lou_d_05")
    scene.answer("deck:dark:floyd")
    assert scene.state.players[0].twilight == 2  # paid stays paid
    assert scene.state.time == 5
    assert "favor:political" not in scene.state.players[0].tokens
    assert scene.state.decks["light:louis"].up == ["lou_l_08"]


# ---- cost


@pytest.mark.rule("AN-202", "AN-203", "AN-204")
def test_the_track() -> None:
    assert (COMMON.min, COMMON.center, COMMON.max) == (-4, 0, 4)

    def change(state: State) -> None:
        state.players[0].at = "a_plus_athletic_club"
        state.players[0].twilight = 3
        fill(state, 0, 2)

    scene = Scene(change=change)
    scene.play("ability:a_plus_athletic_club", "card:lou_l_01", "dark")
    assert scene.state.players[0].twilight == 4  # the second step is lost


@pytest.mark.rule("AN-207", "AN-209", "AN-X20", "AN-210")
def test_the_whole_cost_must_fit() -> None:
    """At +3 a card of cost 2 is played only by discarding the other card."""
    scene = playing("lou_l_15", twilight=3, others=0)
    assert "card:lou_l_15" not in scene.options
    scene = playing("lou_l_15", twilight=3, others=1)
    assert "card:lou_l_15" not in scene.options
    scene.play("cheaper:lou_l_15")  # it can only be that card, so nobody is asked
    assert scene.told("discarded") == [{"seat": 0, "card": "lou_l_01"}]
    assert scene.state.players[0].twilight == 4
    assert scene.state.time == 5
    assert scene.state.players[0].hand == []


@pytest.mark.rule("AN-209", "AN-R25", "AN-R29")
def test_each_discarded_card_lowers_the_cost_by_one_down_to_zero() -> None:
    scene = playing("lou_l_15", others=3)
    scene.play("cheaper:lou_l_15", "card:lou_l_01", "card:lou_l_02")
    assert scene.ask.prompt != "discount"  # at cost 0 no more may be discarded
    assert scene.state.players[0].twilight == 0
    assert len(scene.state.players[0].hand) == 1
    raised = playing("lou_l_15", others=3, change=lambda state: face(state, 0, "lou_case"))
    raised.play("cheaper:lou_l_15", "raise", "card:lou_l_01", "pay")
    assert raised.state.players[0].twilight == 2


@pytest.mark.rule("AN-004", "AN-209")
def test_cards_that_the_extra_cost_takes_are_no_discount() -> None:
    """Lose the Tail wants two cards besides: with just these two there is none to lower its cost with."""

    def change(state: State) -> None:
        only_leads(state)
        state.memories = []
        deal(state, 0, "ray_l_05", "ray_l_01", "ray_l_02")
        deal(state, 1, "ray_d_01")
        state.players[0].at = "jacks_diner"
        state.players[1].twilight = 4

    scene = Scene("raymond", "louis", "rachel", change=change)
    scene.play("place:levy_university", "no", "card:ray_d_01", "card:ray_l_05")
    assert scene.ask.prompt == "discard-which"
    cards = ("ray_l_01", "ray_l_02")
    assert dict(scene.ask.options) == {f"card:{card}": DiscardOne(card, more=1) for card in cards}
    scene.play("card:ray_l_01")
    assert scene.state.players[0].hand == []
    assert scene.state.players[0].twilight == 1
    assert scene.told("cancelled")

    def set_up(s: State) -> None:
        change(s)
        s.players[0].twilight = 4

    unable = Scene("raymond", "louis", "rachel", change=set_up)
    unable.play("place:levy_university", "no", "card:ray_d_01")
    unable.settle()
    assert "ray_l_05" in unable.state.players[0].hand
    assert not unable.told("cancelled")


@pytest.mark.rule("AN-211", "AN-212", "AN-X21", "AN-R29", "AN-R30")
@pytest.mark.parametrize(("at", "offered"), [(-4, []), (-3, ["lower", "keep"]), (-2, ["lower", "keep", "raise"])])
def test_a_match_raises_or_lowers_by_one(at: int, offered: list[str]) -> None:
    """A dark card of Louis in the colour of his current plot, printed cost 1, at -4, -3 and -2."""

    def change(state: State) -> None:
        only_leads(state)
        deal(state, 2, "lou_d_18")
        face(state, 0, "lou_case")
        state.players[2].twilight = at
        state.players[0].at = "napd"

    scene = Scene("louis", "floyd", "rachel", change=change)
    scene.play("place:magistrate_towers", "no", "card:lou_d_18")
    if offered:
        assert scene.options == offered
    else:
        assert scene.state.players[2].twilight == -4  # only at cost 0: nothing to decide

    # with a plot of another colour only a discarded card helps at -4
    def set_up(state: State) -> None:
        change(state)
        face(state, 0, "lou_take")
        fill(state, 2, 2)

    scene = Scene("louis", "floyd", "rachel", change=set_up)
    scene.play("place:magistrate_towers", "no")
    ways = [option for option in scene.match.asks[2].options if option.endswith(":lou_d_18")]
    assert ways == (["card:lou_d_18"] if at > -4 else []) + ["cheaper:lou_d_18"]
    scene.play("cheaper:lou_d_18")
    if at > -4:
        assert (scene.ask.prompt, scene.options) == ("discount", ["card:rac_l_01", "pay"])
        scene.play("card:rac_l_01")
    assert scene.state.players[2].twilight == at
    assert scene.state.players[2].hand == []


@pytest.mark.rule("AN-212")
def test_endings_and_plain_cards_match_nothing() -> None:
    def change(state: State) -> None:
        state.players[0].plot = None
        state.players[0].area = [key for key in state.players[0].area if not key.startswith("face")]
        state.players[0].area.append("face:lou_sara:1a")

    scene = playing("lou_l_08", change=change)
    scene.play("card:lou_l_08")
    assert scene.state.players[0].twilight == 2  # nothing was asked
    generic = playing("lou_l_04", change=lambda state: only_leads(state))
    generic.play("card:lou_l_04")
    assert generic.state.players[0].twilight == 3


@pytest.mark.rule("AN-208", "AN-213", "AN-X22")
def test_a_cost_set_to_zero() -> None:
    def change(state: State) -> None:
        face(state, 0, "cap_owned", "a")

    scene = playing("cap_l_13", others=1, change=change)
    scene.play("card:cap_l_13")
    assert scene.options == ["keep", "raise"]  # of that plot's colour: it may still be raised to 1
    scene.play("keep")
    assert scene.ask.prompt != "discount"
    assert scene.state.players[0].twilight == 0
    assert scene.state.time == 5

    def dark(state: State) -> None:
        change(state)
        deal(state, 1, "cap_d_03")
        state.players[0].at = "napd"
        state.players[1].twilight = -4

    scene = Scene("caprice", "floyd", "rachel", change=dark)
    scene.play("place:magistrate_towers", "no", "card:cap_d_03")
    assert scene.state.players[1].twilight == -4  # her Human First cards cost others 0 as well


@pytest.mark.rule("AN-208")
def test_what_effects_add() -> None:
    """Sanity step 4 makes dark cards on Caprice cheaper, a plot makes Louis's enemies pay more for fights."""

    def caprice(state: State) -> None:
        only_leads(state)
        deal(state, 1, "cap_d_01")
        state.players[0].sanity = 4
        state.players[0].at = "monroe_associates"
        state.players[1].twilight = -4

    scene = Scene("caprice", "floyd", "rachel", change=caprice)
    scene.play("place:jacks_diner", "card:cap_d_01")
    assert scene.state.players[1].twilight == -4

    def louis(state: State) -> None:
        only_leads(state)
        deal(state, 1, "lou_d_04")
        face(state, 0, "lou_take", "a")
        state.players[0].at = "jacks_diner"
        state.players[1].twilight = 4

    scene = Scene("louis", "floyd", "rachel", change=louis)
    scene.play("place:humanity_labor", "no", "card:lou_d_04")
    assert scene.state.players[1].twilight == 0  # 3 + 1


@pytest.mark.rule("AN-219")
def test_traits_do_nothing_by_themselves() -> None:
    traits = {trait for card in CARDS.values() for trait in card.traits}
    assert {"human_first", "fight"} <= traits
    legal = playing("cap_l_14", change=lambda state: face(state, 0, "cap_mind"))
    legal.play("card:cap_l_14")
    assert legal.ask.prompt == "place-warrant"


# ---- priority


@pytest.mark.rule("AN-214", "AN-215", "AN-R28", "AN-337", "AN-X23")
def test_one_dark_card_by_priority() -> None:
    def change(state: State) -> None:
        only_leads(state)
        deal(state, 0, "flo_d_18")
        deal(state, 2, "flo_d_17")
        state.players[0].twilight = state.players[2].twilight = 4
        state.players[1].at = "foundry_row"
        state.first = 2

    scene = Scene("louis", "floyd", "rachel", turn=1, change=change)
    scene.play("place:haas_bioroid")
    assert set(scene.match.asks) == {0, 2}
    scene.choose(0, "card:flo_d_18")
    assert scene.state.players[0].hand == ["flo_d_18"]  # nothing is shown before all have answered
    scene.choose(2, "card:flo_d_17")
    scene.settle()
    assert [note["card"] for note in scene.told("plays-card")] == ["flo_d_17"]  # Rachel is first player
    assert scene.state.players[0].hand == ["flo_d_18"]
    assert not [note for note in scene.notes if "flo_d_18" in note.args.values()]


@pytest.mark.rule("AN-214", "AN-215", "AN-R28", "AN-X23")
def test_priority_counts_from_the_first_player_not_from_the_active_one() -> None:
    """First, active and both holders are four different people: from the active one it would be the other holder."""

    def change(state: State) -> None:
        only_leads(state)
        deal(state, 1, "flo_d_17")
        deal(state, 3, "flo_d_18")
        state.players[1].twilight = state.players[3].twilight = 4
        state.players[2].at = "foundry_row"
        state.first = 0

    scene = Scene("louis", "rachel", "floyd", "caprice", turn=2, change=change)
    scene.play("place:haas_bioroid")
    assert set(scene.match.asks) == {1, 3}
    scene.choose(3, "card:flo_d_18")
    scene.choose(1, "card:flo_d_17")
    scene.settle()
    assert [note["card"] for note in scene.told("plays-card")] == ["flo_d_17"]
    assert scene.state.players[3].hand == ["flo_d_18"]


@pytest.mark.rule("AN-215")
def test_the_active_player_is_never_among_them() -> None:
    def change(state: State) -> None:
        only_leads(state)
        deal(state, 0, "lou_d_01", "lou_d_04")
        deal(state, 1, "lou_d_18")

    scene = Scene(change=change)
    scene.play("place:cinder_street_market", "no")
    assert set(scene.match.asks) == {1}


@pytest.mark.rule("AN-216", "AN-217", "AN-X55", "AN-340")
def test_then_the_active_player_answers_with_a_light_card() -> None:
    def change(state: State, time: int = 2) -> None:
        only_leads(state)
        deal(state, 1, "lou_d_01")
        deal(state, 0, "lou_l_03")
        state.players[0].at = "napd"
        state.time = time
        state.players[1].twilight = 4

    scene = Scene(change=change)
    scene.play("place:cinder_street_market", "no", "card:lou_d_01")
    assert scene.ask.prompt == "draw-from"  # the dark card is resolved completely first
    assert scene.state.players[0].mood == "bad"
    scene.play("deck:dark:floyd")
    assert scene.match.asks[0].prompt == "answer-light"
    scene.play("card:lou_l_03")
    scene.answer("down", until="action")
    assert len(scene.state.evidence) == 1
    assert scene.state.players[0].twilight == 1 + 2  # the dark card's shift, and its own cost
    assert scene.state.active == 1  # its extra cost took the last Time
    # without Time he is not asked
    scene = Scene(change=lambda state: change(state, time=1))
    scene.play("place:cinder_street_market", "no", "card:lou_d_01", "deck:dark:floyd")
    scene.settle()
    assert not [note for note in scene.told("plays-card") if note["deck"] == "light"]


@pytest.mark.rule("AN-218", "AN-X11")
def test_a_card_just_drawn_may_be_played() -> None:
    def change(state: State) -> None:
        only_leads(state)
        state.players[0].at = "skylane_terrace"
        pile = state.decks["light:louis"].down.cards
        pile.remove("lou_l_09")
        pile.append("lou_l_09")
        face(state, 0, "lou_case")

    scene = Scene("louis", "floyd", "rachel", change=change)
    scene.change(lambda state: setattr(state.players[0], "at", "napd"))
    scene.play("place:magistrate_towers", "deck:light:louis")
    assert scene.match.asks[0].prompt == "answer-light"
    assert "card:lou_l_09" in scene.match.asks[0].options


# ---- fights


def fighting(card: str, place: str, *, seats: tuple[str, ...], start: str = "napd", **more: object) -> Scene:
    """Seat 0 enters a place where seat 1 plays this Fight card on them."""

    def change(state: State) -> None:
        only_leads(state)
        deal(state, 1, card)
        state.players[0].at = start
        state.players[0].twilight = more.get("twilight", 0)  # type: ignore[assignment]
        state.players[1].twilight = 4
        if "change" in more:
            more["change"](state)  # type: ignore[operator]

    scene = Scene(*seats, change=change)
    scene.play(f"place:{place}", "no", f"card:{card}")
    scene.settle()
    return scene


@pytest.mark.rule("AN-220", "AN-221", "AN-222", "AN-343", "AN-225", "AN-X25")
def test_the_victim_of_a_fight_chooses_tactics() -> None:
    trio = ("raymond", "floyd", "caprice")
    scene = fighting("ray_d_02", "magistrate_towers", seats=trio, twilight=-4)
    assert (scene.ask.seat, scene.options) == (0, ["tactics:light", "tactics:dark"])
    assert scene.ask.args["card"] == "ray_d_02"  # both results are printed on it
    scene.play("tactics:light")
    assert scene.state.players[0].twilight == -4  # the shift is lost
    assert scene.state.time == 6 - 1 - 2
    scene = fighting("ray_d_02", "magistrate_towers", seats=trio, twilight=-4)
    scene.play("tactics:dark")
    assert scene.state.players[0].twilight == -3
    assert scene.state.players[0].tokens["trauma"] == 2


@pytest.mark.rule("AN-223", "AN-224", "AN-R31", "AN-226")
def test_the_shift_comes_before_the_result_and_apart_from_the_cost() -> None:
    scene = fighting("rac_d_01", "cinder_street_market", seats=("rachel", "louis", "floyd"))
    assert scene.state.players[1].twilight == 4 - 2
    scene.play("tactics:dark")
    ids = [note.id for note in scene.notes]
    last_shift = len(ids) - 1 - ids[::-1].index("shifted")
    assert last_shift < ids.index("gained")
    assert scene.state.players[0].twilight == 1
    own = playing("lou_l_14", change=lambda state: face(state, 0, "lou_case"))
    own.play("card:lou_l_14", "tactics:light")
    assert own.state.players[0].twilight == 2 - 1  # cost 2 to the dark, tactics 1 to the light


@pytest.mark.rule("AN-323", "AN-343")
def test_a_rule_may_bar_tactics() -> None:
    scene = fighting("flo_d_02", "humanity_labor", seats=("floyd", "louis", "rachel"), start="jacks_diner")
    assert scene.told("tactics") == [{"seat": 0, "side": "light", "card": "flo_d_02"}]  # the First Directive


@pytest.mark.rule("AN-332", "AN-X45", "AN-214")
def test_a_light_card_may_cancel_a_fight() -> None:
    def change(state: State) -> None:
        deal(state, 0, "cap_l_04", "cap_l_18")
        face(state, 0, "cap_love")

    scene = fighting(
        "cap_d_02", "humanity_labor", seats=("caprice", "louis", "floyd"), start="jacks_diner", change=change
    )
    assert scene.ask.prompt == "tactics"  # settled: she passed

    def set_up(state: State) -> None:
        change(state)
        only_leads(state)
        deal(state, 1, "cap_d_02")
        state.players[0].at = "jacks_diner"
        state.players[1].twilight = 4

    scene = Scene(
        "caprice",
        "louis",
        "floyd",
        change=set_up,
    )
    scene.play("place:humanity_labor", "no", "card:cap_d_02", "card:cap_l_04")
    scene.answer("deck:dark:louis")
    assert scene.told("tactics") == []
    assert scene.state.decks["dark:caprice"].up == ["cap_d_02"]
    assert scene.state.decks["light:caprice"].up == ["cap_l_04"]
    assert scene.state.players[0].twilight == 2
    assert scene.state.players[1].twilight == 4 - 3
    assert "cap_l_18" in scene.state.players[0].hand  # no further light card was offered


@pytest.mark.rule("AN-186")
def test_decks_of_all() -> None:
    assert all(deck_of(card) == deck for deck, cards in DECKS.items() for card in cards)
