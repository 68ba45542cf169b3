"""Standing rules: of cards that stay in play, of plot faces and endings, of memories (README 4.7)."""

from collections.abc import Callable

import pytest

from app.games.android.content import CARDS, PLOTS, SPECIALS
from app.games.android.state import EventInPlay, Memory, State
from app.games.android.views import public
from tests.games.android.promises import Promise
from tests.games.android.scene import ALL, Scene, deal, evidence, face, fill, mute, only_leads, tokens
from tests.games.android.stage import clone

PERSISTENT = [card.id for card in CARDS.values() if card.persist is not None]


def with_card(key: str, *, change: Callable[[State], object] = lambda state: None, **more: object) -> Scene:
    """The detective of this card sits at seat 0 with it in play: `card:flo_l_02`, `face:lou_sara:1a`."""
    kind, id, *side = key.split(":")
    detective = CARDS[id].detective if kind == "card" else PLOTS[id].detective

    def set_up(state: State) -> None:
        only_leads(state)
        state.memories = []
        mute(state)
        if side and side[0] in ("start", "a", "b"):
            face(state, 0, id, side[0])
        else:
            state.players[0].area.append(key)
        if kind == "card":
            state.decks[f"light:{detective}"].down.cards.remove(id)
        change(state)

    others = [name for name in ALL if name not in (detective, "raymond", "caprice")][:2]
    return Scene(detective, *others, change=set_up, **more)  # type: ignore[arg-type]


def at(place: str) -> Callable[[State], object]:
    return lambda state: setattr(state.players[0], "at", place)


def lead(kind: str, place: str = "jacks_diner") -> Callable[[State], object]:
    def set_up(state: State) -> None:
        only_leads(state, **{f"{kind}_louis": place})
        at(place)(state)

    return set_up


def dark(card: str, place: str) -> Callable[[State], object]:
    """Seat 1 has this dark card and can pay for it; the detective is next to where it works."""

    def set_up(state: State) -> None:
        deal(state, 1, card)
        state.players[1].twilight = 4
        at(place)(state)

    return set_up


# ---- cards that stay in play


@pytest.mark.rule("AN-365", "AN-385")
def test_a_lens_looks_at_a_token() -> None:
    scene = with_card(
        "card:flo_l_01",
        change=lambda state: [lead("document")(state), evidence(state, "eve", "physical", 4, up=False, by=1)],
    )
    scene.play("free:document:louis")
    scene.answer("evidence", until="may")
    scene.play("yes", "evidence:1")
    assert scene.private(0).evidence["evidence:1"] == "4"


@pytest.mark.rule("AN-365")
@pytest.mark.parametrize(("key", "more"), [("card:flo_l_02", 70), ("card:rac_l_11", 60), ("face:rac_debt:1a", 40)])
def test_range(key: str, more: int) -> None:
    plain = {"floyd": 255, "rachel": 300}
    shown = with_card(key).public().players[0]
    assert shown.range == plain[shown.detective] + more


@pytest.mark.rule("AN-389", "AN-006", "AN-385")
def test_an_offer_at_the_start_of_a_turn() -> None:
    scene = with_card("card:flo_l_03", phase="turn")
    assert scene.ask.prompt == "may"
    scene.play("yes", "deck:light:floyd")
    assert len(scene.state.players[0].hand) == 1


@pytest.mark.rule("AN-385")
def test_strength_in_a_fight() -> None:
    floyd = with_card("card:flo_l_08", change=dark("flo_d_02", "jacks_diner"))
    floyd.play("place:humanity_labor", "no", "card:flo_d_02")
    floyd.settle()
    assert floyd.state.time == 6 - 1 - 2 + 1  # the fight took 2, the card gives 1

    def set_up(state: State) -> None:
        dark("rac_d_01", "jacks_diner")(state)
        tokens(state, 0, trauma=2)
        face(state, 0, "rac_debt")

    rachel = with_card(
        "card:rac_l_14",
        change=set_up,
    )
    rachel.play("place:humanity_labor", "no", "card:rac_d_01", "tactics:light")
    rachel.settle()
    assert rachel.state.players[0].tokens["trauma"] == 1
    assert rachel.state.players[0].plot is not None
    assert rachel.state.players[0].plot.good == 1  # courage


@pytest.mark.rule("AN-385", "AN-389")
@pytest.mark.parametrize("card", ["flo_l_13", "rac_l_03"])
def test_a_physical_lead_pays_once_a_turn(card: str) -> None:
    def two(state: State) -> None:
        only_leads(state, physical_louis="jacks_diner", physical_floyd="blue_hour")
        at("jacks_diner")(state)

    scene = with_card(f"card:{card}", change=two)
    scene.play("lead:physical:louis")
    scene.answer("evidence", "place:a_plus_athletic_club")
    first = (scene.state.time, scene.state.players[0].tokens.get("money", 0))
    assert first == ((6, 0) if card == "flo_l_13" else (5, 3))
    scene.change(lambda state: setattr(state.leads["lead:physical:floyd"], "at", "jacks_diner"))
    scene.play("lead:physical:floyd")
    scene.answer("evidence", "place:a_plus_athletic_club")
    second = (scene.state.time, scene.state.players[0].tokens.get("money", 0))
    assert second == (first[0] - 1, first[1])


@pytest.mark.rule("AN-385")
def test_at_the_end_of_a_turn_in_an_office() -> None:
    scene = with_card("card:flo_l_18", change=at("monroe_associates"))
    scene.play("end", "yes")
    assert len(scene.state.players[0].hand) == 1
    elsewhere = with_card("card:flo_l_18", change=at("jacks_diner"))
    elsewhere.play("end")
    elsewhere.settle()
    assert elsewhere.state.players[0].hand == []


@pytest.mark.rule("AN-385")
def test_a_second_card_in_seedy_places() -> None:
    scene = with_card("card:rac_l_11", change=at("monroe_associates"))
    scene.play("place:humanity_labor", "deck:dark:louis", "yes", "deck:dark:floyd")
    assert len(scene.state.players[0].hand) == 2


@pytest.mark.rule("AN-365", "AN-200")
def test_two_of_a_trait_at_most() -> None:
    def change(state: State) -> None:
        state.decks["light:floyd"].down.cards.remove("flo_l_03")
        state.players[0].area.append("card:flo_l_03")
        deal(state, 0, "flo_l_18")

    scene = with_card("card:flo_l_02", change=change)
    scene.play("card:flo_l_18")
    assert scene.options == ["card:flo_l_02", "card:flo_l_03"]
    scene.play("card:flo_l_02")
    assert scene.public().players[0].in_play == ["flo_l_03", "flo_l_18"]
    assert scene.state.decks["light:floyd"].up == ["flo_l_02"]


# ---- faces of plots


@pytest.mark.rule("AN-232", "AN-003")
def test_a_free_lead_once_a_turn() -> None:
    scene = with_card("face:lou_sara:b", change=lead("document"))
    scene.play("free:document:louis")
    scene.answer("evidence")
    assert scene.state.time == 6
    assert not [option for option in scene.options if option.startswith("free:")]


@pytest.mark.rule("AN-232", "AN-389")
def test_a_better_mood_in_the_morning() -> None:
    scene = with_card("face:lou_sara:1a", phase="turn")
    assert scene.ask.prompt == "may"
    scene.play("yes")
    assert scene.state.players[0].mood == "good"
    sunny = with_card("face:lou_sara:1a", phase="turn", change=lambda state: setattr(state.players[0], "mood", "good"))
    assert sunny.ask.prompt == "action"  # nothing would happen: not asked


@pytest.mark.rule("AN-232")
def test_no_more_favors_of_sara() -> None:
    def change(state: State) -> None:
        state.players[0].area.append("face:lou_sara:1b")
        deal(state, 0, "lou_l_09")
        at("napd")(state)
        tokens(state, 0, sara=0)

    scene = with_card("face:lou_take:start", change=change)
    scene.play("place:magistrate_towers", "no", "card:lou_l_09")
    scene.settle()
    assert scene.state.players[0].tokens["favor:sara"] == 0


@pytest.mark.rule("AN-232", "AN-343")
def test_no_light_tactics() -> None:
    scene = with_card("face:lou_take:b", change=dark("lou_d_04", "jacks_diner"))
    scene.play("place:humanity_labor", "no", "card:lou_d_04")
    scene.settle()
    assert scene.told("tactics")[0]["side"] == "dark"


@pytest.mark.rule("AN-232", "AN-389")
def test_once_a_week_a_step_back() -> None:
    scene = with_card("face:cap_love:1a", phase="turn", change=lambda state: setattr(state.players[0], "sanity", 3))
    scene.play("no")
    assert scene.ask.prompt == "action"
    again = with_card("face:cap_love:1a", phase="turn", change=lambda state: setattr(state.players[0], "sanity", 3))
    again.play("yes")
    assert again.state.players[0].sanity == 2
    assert again.state.used["face:cap_love:1a#0@0"] == "week"
    assert "face:cap_love:1a#0@0" not in scene.state.used  # a refused offer uses up nothing


@pytest.mark.rule("AN-232", "AN-086")
def test_they_send_a_car() -> None:
    scene = with_card("face:cap_owned:b", phase="turn", change=at("melange_mining"))
    scene.play("yes")
    assert scene.state.players[0].at == "jinteki"
    assert scene.state.time == 6


@pytest.mark.rule("AN-232", "AN-188")
@pytest.mark.parametrize("key", ["face:cap_owned:1a", "face:flo_case:1a"])
def test_a_larger_hand(key: str) -> None:
    assert with_card(key).public().players[0].limit == 7


@pytest.mark.rule("AN-232", "AN-107")
def test_barred_from_jinteki() -> None:
    def change(state: State) -> None:
        at("jinteki")(state)
        tokens(state, 0, corporate=1, society=1)

    scene = with_card("face:cap_owned:2b", change=change)
    assert scene.why("ability:jinteki") == ("AN-003", "forbidden-by-card")


@pytest.mark.rule("AN-232", "AN-208")
@pytest.mark.parametrize(
    ("key", "card", "cost"),
    [
        ("face:cap_mind:b", "cap_l_01", 0),
        ("face:cap_mind:1b", "cap_l_01", 2),
        ("face:rac_debt:a", "rac_l_03", 2),
    ],
)
def test_dearer_and_cheaper_light_cards(key: str, card: str, cost: int) -> None:
    scene = with_card(key, change=lambda state: deal(state, 0, card))
    scene.play(f"card:{card}")
    scene.settle()
    assert scene.state.players[0].twilight == cost


@pytest.mark.rule("AN-232", "AN-208")
def test_dearer_dark_cards() -> None:
    scene = with_card("face:flo_harm:1a", change=dark("flo_d_01", "napd"))
    scene.play("place:magistrate_towers", "no", "card:flo_d_01")
    scene.settle()
    assert scene.state.players[1].twilight == 4 - 3


@pytest.mark.rule("AN-232", "AN-057")
def test_more_time() -> None:
    scene = with_card("face:cap_mind:2a", phase="turn")
    assert scene.state.time == 7


@pytest.mark.rule("AN-232", "AN-195")
def test_no_more_implants() -> None:
    scene = with_card("face:rac_debt:2b", change=lambda state: deal(state, 0, "rac_l_12", "rac_l_13"))
    assert "card:rac_l_12" not in scene.options
    assert "card:rac_l_13" in scene.options


@pytest.mark.rule("AN-232")
def test_a_card_and_a_shift_in_the_morning() -> None:
    scene = with_card("face:ray_war:b", phase="turn")
    scene.play("yes", "deck:dark:louis")
    assert len(scene.state.players[0].hand) == 1
    assert scene.state.players[0].twilight == 1


# ---- memories


@pytest.mark.rule("AN-328", "AN-379")
@pytest.mark.parametrize("memory", ["ray_memory_1", "ray_memory_2", "ray_memory_3", "ray_memory_4"])
@pytest.mark.parametrize("choice", [0, 1])
def test_a_memory_does_what_it_says(memory: str, choice: int) -> None:
    def change(state: State) -> None:
        only_leads(state)
        mute(state)
        state.memories = [Memory(memory, 1)]
        fill(state, 0, 6 if memory == "ray_memory_1" else 3)
        tokens(state, 0, street=2, society=1, dropship=1)
        deal(state, 1, "ray_d_10")
        state.players[1].twilight = 4
        state.players[0].at = {"ray_memory_2": "midway", "ray_memory_3": "melange_mining"}.get(memory, "jacks_diner")

    phase = "turn" if memory == "ray_memory_4" else "actions"
    scene = Scene("raymond", "louis", "floyd", phase=phase, change=change)
    deed = {
        "ray_memory_1": ["deck:light:raymond"],
        "ray_memory_2": ["place:castle_club"],
        "ray_memory_3": ["place:shift_barracks_twelve", "no", "card:ray_d_10", "tactics:dark"],
        "ray_memory_4": [],
    }[memory]
    scene.play(*deed)
    while f"memory:{memory}" not in str(scene.match.asks.get(1)):
        seat, ask = next(iter(scene.match.asks.items()))
        scene.choose(seat, "no" if "no" in ask.options else list(ask.options)[-1])
    before, told, answers = clone(scene.state), len(scene.notes), []
    scene.play(f"memory:{memory}")
    while scene.state.stage and scene.state.stage[-1].id == memory:
        wanted = f"choice:{memory}:{choice}"
        option = wanted if wanted in scene.options else scene.options[0]
        answers.append(option)
        scene.play(option)
    promise = Promise(before, 1, 0, answers)
    promise.follow(SPECIALS[memory].effect)
    promise.kept(scene.state, scene.notes[told:])
    assert scene.public().memories[1] == memory


def test_every_card_that_stays_in_play_is_here() -> None:
    assert PERSISTENT == [
        "flo_l_01", "flo_l_02", "flo_l_03", "flo_l_08", "flo_l_13", "flo_l_18", "rac_l_03", "rac_l_11", "rac_l_14",
    ]  # fmt: skip


# ---- what is shown of them, and what is counted for them


def test_what_rules_make_of_a_player_shows_though_the_player_is_the_same() -> None:
    """Views reuse what has not changed: an event changes every range, and nothing that lies before a player."""
    match = with_card("card:flo_l_02").match
    match.views.look(match.state)
    before = match.views.public().players
    match.state.track = [EventInPlay("gen_12", 5)]
    match.state.players[1].twilight += 1
    match.views.look(match.state)
    after = match.views.public().players
    assert [player.range for player in after.values()] == [player.range + 80 for player in before.values()]
    assert after == public(match.state).players
    match.state.track[0].up = False
    match.views.look(match.state)
    assert [player.range for player in match.views.public().players.values()] == [
        player.range for player in before.values()
    ]
    assert match.views.public() == public(match.state)


@pytest.mark.rule("AN-390")
def test_only_what_a_card_asks_for_is_counted() -> None:
    scene = Scene("floyd", "louis", "rachel", change=mute)
    scene.play("deck:light:floyd", "place:levy_university")
    scene.answer(until="action")
    assert scene.state.tally.turn == {"enter:0:levy_university": 1}  # not the draw, not the move
    assert not scene.state.tally.round
    assert "enter:0:levy_university" not in scene.state.tally.week  # of a week only Haas-Bioroid is asked for
