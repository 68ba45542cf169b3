"""What a seat is told of its options: from the rules that carry them out, in words, and never asked for nothing."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import app.games.android as android
from app.conformance.playout import bot_player, playout
from app.conformance.words import messages
from app.engine import Dice, Fact, Match, load
from app.games.android.abilities import ACTIONS, TakeAction, UsePlace, action_fact
from app.games.android.cards import DrawFrom
from app.games.android.conspiracy import FitPiece, TurnPiece
from app.games.android.content import CARDS, EVENTS, LOCATIONS, PIECES, PILES, PLOTS, SPECIALS
from app.games.android.effects import text_of
from app.games.android.hunches import PeekAt
from app.games.android.leads import FollowFor, FollowUp, UseForEvidence, UseToDig, UseToReveal
from app.games.android.move import FlyDropship, HandToSee, TakeBeanstalk, Travel
from app.games.android.plots import BaggageNow, Branch
from app.games.android.state import EventInPlay, State
from app.games.android.tokens import ShiftBy, TokenHeld
from app.games.android.totals import HiddenOnSheet, LayOn, OnSheet, known_total
from app.games.android.turns import DropCard, JumpCase, LoseRest
from app.games.android.twilight import CostBecomes, DiscountBy, PayInShifts, PlayCheaper, PlayDark, PlayLight
from app.games.android.verbs import Baggage, Choose, Gain, May, PeekHunch, Shift
from app.games.android.windows import FightWith
from app.words import LANGUAGES, tell
from tests.games.android.scene import (
    ALL,
    Scene,
    at_lent,
    deal,
    evidence,
    face,
    fill,
    hunches,
    lend,
    mute,
    only_leads,
    puzzle,
    tokens,
    top,
)

WORDS = Path(android.__file__).parent / "words"
NAMES = ("Ada", "Ben", "Cleo")


def reads(fact: Fact, language: str = "en", prompt: str = "") -> str:
    """An option with this fact, as a person reads it; with a prompt, by the words that are only for it."""
    fields: dict[str, Any] = msgspec.to_builtins(fact)
    tag = fields.pop("is")
    id = f"ask-{prompt}.{tag}" if prompt else f"option-{tag}"
    return tell(language, "android", id, fields, names=NAMES)


def kinds_of(fact: type[Fact] = Fact) -> Iterator[type[Fact]]:
    """All facts of the game."""
    for kind in fact.__subclasses__():
        yield from kinds_of(kind)
        if ".android." in kind.__module__:
            yield kind


# ---- moves


@pytest.mark.rule("AN-070", "AN-077", "AN-082")
def test_a_move_tells_its_time_and_what_is_there() -> None:
    def change(state: State) -> None:
        only_leads(state, document_rachel="jinteki")
        state.players[0].at, state.lily, state.jimmy = "roxies", "napd", "city_hall"

    scene = Scene("louis", "caprice", "rachel", change=change)
    assert scene.fact("place:jinteki") == Travel("jinteki", 3, 1, ["document"])
    near = next(option for option in scene.options if option.startswith("place:") and option != "place:jinteki")
    fact = scene.fact(near)
    assert isinstance(fact, Travel)
    assert fact.time == 1
    scene.play("place:jinteki")
    assert scene.state.time == 6 - 3


@pytest.mark.rule("AN-059", "AN-077", "AN-080")
def test_the_beanstalk_and_a_dropship_tell_what_an_event_adds() -> None:
    def strike(state: State) -> None:
        state.players[0].at = "root"
        only_leads(state)
        state.lily, state.jimmy = "midway", "napd"
        tokens(state, 0, dropship=1)
        state.track = [EventInPlay("gen_13", 2)]
        state.general.cards.remove("gen_13")

    scene = Scene(change=strike)
    assert scene.fact("place:midway") == TakeBeanstalk("midway", 2, 1, ["lily"])
    assert scene.fact("dropship:napd") == FlyDropship("napd", 1, 1, ["jimmy"])
    scene.play("dropship:napd")
    assert scene.state.time == 6 - 1


# ---- what the other actions cost


@pytest.mark.rule("AN-061", "AN-064", "AN-065", "AN-066")
def test_small_actions_tell_their_time() -> None:
    def change(state: State) -> None:
        mute(state)
        deal(state, 0, "lou_l_01")
        state.players[0].at, state.case = state.scene, 1

    scene = Scene(change=change)
    left = len(scene.state.decks["light:louis"].down)
    assert scene.fact("deck:light:louis") == DrawFrom("light", "louis", 1, left)
    assert scene.fact("discard:lou_l_01") == DropCard("lou_l_01", 1)
    assert scene.fact("jump") == JumpCase(1, 1)
    assert scene.fact("end") == LoseRest(6)
    scene.play("discard:lou_l_01")
    assert scene.fact("end") == LoseRest(5)
    scene.play("jump")
    assert scene.fact("end") == LoseRest(4)


@pytest.mark.rule("AN-107", "AN-110")
def test_the_ability_of_a_place_tells_what_it_costs_now() -> None:
    def change(state: State) -> None:
        state.players[0].at = "haas_bioroid"
        tokens(state, 0, corporate=1, political=1)

    scene = Scene(change=change)
    favors = ["favor:corporate", "favor:political"]
    assert scene.fact("ability:haas_bioroid") == UsePlace(
        "haas_bioroid", ["cost:time:1", *favors], "does:haas_bioroid", 0
    )
    scene.play("ability:haas_bioroid", *[token for token in favors if token in scene.options])
    assert scene.state.time == 5


@pytest.mark.rule("AN-393")
def test_the_ability_of_a_place_tells_what_an_event_adds() -> None:
    def change(state: State) -> None:
        state.players[0].at = "city_hall"
        state.track = [EventInPlay("gen_14", 2)]
        state.general.cards.remove("gen_14")

    scene = Scene(change=change)
    fact = scene.fact("ability:city_hall")
    assert isinstance(fact, UsePlace)
    assert fact.more == 1
    scene.play("ability:city_hall")
    assert scene.state.players[0].tokens["favor:political"] == 1 + fact.more


@pytest.mark.parametrize("key", ACTIONS)
def test_actions_of_plots_and_events_name_what_they_cost_and_do(key: str) -> None:
    fact = action_fact(key, ACTIONS[key])
    assert isinstance(fact, TakeAction)
    named = {f"name-{value.replace(':', '-')}" for value in (fact.does, fact.source, *fact.pays)}
    assert named <= set(messages(WORDS / "en.ftl"))


# ---- cards


def with_card(card: str, *others: str, twilight: int = 0, engine: int = 2, plot: str = "lou_take") -> Scene:
    def change(state: State) -> None:
        deal(state, 0, card, *others)
        mute(state)
        face(state, 0, plot)
        only_leads(state)
        state.players[0].twilight = twilight
        state.players[0].at = "napd"

    return Scene(change=change, engine=engine)


@pytest.mark.rule("AN-205", "AN-207", "AN-208")
def test_a_card_tells_its_time_and_shift() -> None:
    scene = with_card("lou_l_15")
    assert scene.fact("card:lou_l_15") == PlayLight("lou_l_15", 1, 2, 0, 0, [])
    assert "cheaper:lou_l_15" not in scene.options  # there is no card to discard
    scene.play("card:lou_l_15")
    assert (scene.state.time, scene.state.players[0].twilight) == (5, 2)


@pytest.mark.rule("AN-209", "AN-210")
def test_discards_are_asked_for_on_demand_only() -> None:
    scene = with_card("lou_l_15", "lou_l_01", "lou_l_02", "lou_l_03")
    assert scene.fact("cheaper:lou_l_15") == PlayCheaper("lou_l_15", 2, 0)
    dear = with_card("lou_l_15", "lou_l_01", "lou_l_02", "lou_l_03")
    dear.play("card:lou_l_15")
    assert dear.ask.prompt != "discount"
    assert dear.state.players[0].twilight == 2
    scene.play("cheaper:lou_l_15")
    assert scene.ask.prompt == "discount"
    assert scene.fact("card:lou_l_01") == DiscountBy("lou_l_01", 1)
    assert scene.fact("pay") == PayInShifts(2)
    scene.play("card:lou_l_01")
    assert scene.fact("card:lou_l_02") == DiscountBy("lou_l_02", 0)
    assert scene.fact("pay") == PayInShifts(1)
    scene.play("card:lou_l_02")
    assert scene.state.players[0].twilight == 0
    assert scene.state.players[0].hand == ["lou_l_03"]


@pytest.mark.rule("AN-211", "AN-212")
def test_a_card_in_the_colour_of_the_plot_tells_how_far_its_cost_may_go() -> None:
    plot = CARDS["lou_l_15"].plot
    scene = with_card("lou_l_15", plot=plot) if plot != "generic" else with_card("lou_l_15", plot="lou_case")
    assert scene.fact("card:lou_l_15") == PlayLight("lou_l_15", 1, 2, 1, 0, [])
    scene.play("card:lou_l_15")
    assert dict(scene.ask.options) == {"lower": CostBecomes(1), "keep": CostBecomes(2), "raise": CostBecomes(3)}
    scene.play("lower")
    assert scene.state.players[0].twilight == 1


@pytest.mark.rule("AN-206")
def test_a_dark_card_tells_what_it_costs_its_player_and_the_fight_what_it_brings() -> None:
    def change(state: State) -> None:
        only_leads(state)
        mute(state)
        deal(state, 1, "lou_d_04")
        state.players[1].twilight, state.players[0].twilight = 4, -4
        state.players[0].at = "jacks_diner"

    scene = Scene(change=change)
    scene.play("place:humanity_labor", "no")
    assert scene.match.asks[1].options["card:lou_d_04"] == PlayDark("lou_d_04", CARDS["lou_d_04"].cost, 0, 0, [])
    scene.play("card:lou_d_04")
    scene.settle()
    assert scene.state.players[1].twilight == 4 - CARDS["lou_d_04"].cost
    assert scene.fact("tactics:light") == FightWith(1, 0, "does:lou_d_04:light")  # at the end of the track
    assert scene.fact("tactics:dark") == FightWith(0, 1, "does:lou_d_04:dark")
    scene.play("tactics:dark")
    assert scene.state.players[0].twilight == -3


@pytest.mark.rule("AN-209")
def test_matches_that_began_earlier_keep_their_asks() -> None:
    """Engine 1: one option a card, discards asked about each time, and no lead is followed for something."""
    scene = with_card("lou_l_15", "lou_l_01", "lou_l_02", engine=1)
    assert not [option for option in scene.options if option.startswith(("cheaper:", "follow:"))]
    scene.play("card:lou_l_15")
    assert scene.ask.prompt == "discount"
    assert scene.options == ["card:lou_l_01", "card:lou_l_02", "pay"]
    lead = following(engine=1)
    assert [option for option in lead.options if "document:louis" in option] == ["lead:document:louis"]


# ---- leads and evidence


def following(*, engine: int = 2, time: int = 6) -> Scene:
    def change(state: State) -> None:
        mute(state)
        only_leads(state, document_louis="city_hall", physical_rachel="napd")
        for player in state.players:
            player.at = "challenger_memorial_ferry"
        state.players[0].at = "city_hall"

    return Scene(change=change, engine=engine, time=time)


@pytest.mark.rule("AN-114", "AN-115")
def test_a_lead_tells_its_time_and_may_say_at_once_what_for() -> None:
    scene = following()
    assert scene.fact("lead:document:louis") == FollowUp("document", "louis", 1)
    for use in ("evidence", "reveal", "dig"):
        assert scene.fact(f"follow:{use}:document:louis") == FollowFor(use, "document", "louis", 1)
    scene.play("lead:document:louis")
    assert scene.state.time == 5
    scene.answer(until="use-lead")
    pool, pile = len(scene.state.pool), scene.state.players[0].pile
    assert dict(scene.ask.options) == {
        "evidence": UseForEvidence(pool),
        "reveal": UseToReveal(pile, len(scene.state.piles[pile])),
        "dig": UseToDig("favor"),
    }
    scene.play("dig")
    assert scene.state.players[0].pile == "favor"


@pytest.mark.rule("AN-115", "AN-131", "AN-133")
def test_a_lead_is_followed_up_in_two_clicks() -> None:
    """With the lead one says what for, and a click on a file lays the token there face down: as single answers do."""
    short, single = following(), following()
    short.play("follow:evidence:document:louis")
    short.answer(until="place-on")
    answers = short.ask.shortcuts["file:eve:document"]
    assert answers == ("suspect:eve", "down")
    short.play(*answers)
    single.play("lead:document:louis")
    single.answer(until="use-lead")
    single.play("evidence", "suspect:eve", "down")
    short.settle()
    single.settle()
    assert short.state == single.state
    assert [(on.suspect, on.file, on.up) for on in short.state.evidence.values()] == [("eve", "document", False)]


def test_what_a_lead_was_for_is_asked_if_it_became_impossible() -> None:
    scene = following()
    scene.play("follow:dig:document:louis")
    scene.state.piles["favor"].cards, scene.state.piles["baggage"].cards = [], []  # before the lead has been moved
    scene.answer(until="use-lead")
    assert scene.options == ["evidence", "reveal"]


@pytest.mark.rule("AN-299", "AN-300", "AN-301", "AN-302")
@pytest.mark.parametrize("suspect", ["eve", "vinnie", "thomas_haas"])
def test_a_token_tells_what_it_makes_of_the_total_by_what_its_drawer_knows(suspect: str) -> None:
    scene = following()

    def lay(state: State) -> None:
        evidence(state, suspect, "document", 3, 4, up=True, by=1)
        evidence(state, suspect, "document", -2, up=False, by=1)  # not known to the drawer

    scene.change(lay)
    scene.play("follow:evidence:document:louis")
    scene.answer(until="place-on")
    fact = scene.fact(f"suspect:{suspect}")
    assert isinstance(fact, LayOn)
    assert fact.before == known_total(scene.state, 0, suspect) == scene.private(0).totals[suspect]
    assert scene.public().suspects[suspect].total == fact.before
    scene.play(f"suspect:{suspect}", "down")
    assert fact.after == known_total(scene.state, 0, suspect) == scene.private(0).totals[suspect]
    assert scene.public().suspects[suspect].total == fact.before  # nobody else knows


@pytest.mark.rule("AN-097", "AN-102", "AN-143")
def test_a_token_tells_its_value_to_those_who_know_it_only() -> None:
    def change(state: State) -> None:
        evidence(state, "eve", "physical", 3, up=False, by=0)
        evidence(state, "vinnie", "document", 4, up=False, by=1)
        fill(state, 1, 3)
        state.players[0].at, state.lily = "napd", "monroe_associates"
        only_leads(state)

    scene = Scene(change=change)
    scene.play("place:monroe_associates")
    assert scene.ask.prompt == "lily-turns-up"
    assert scene.fact("evidence:1") == OnSheet("eve", "physical", "3")
    assert scene.fact("evidence:2") == HiddenOnSheet("vinnie", "document")

    def met(state: State) -> None:
        change(state)
        state.jimmy = "napd"

    talk = Scene(change=met)
    talk.play("jimmy")
    assert talk.fact("detective:floyd") == HandToSee(1, 3)


# ---- tokens, shifts, baggage, plots, the conspiracy


@pytest.mark.rule("AN-204", "AN-268")
def test_shifts_and_favors_tell_how_much_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    lend(monkeypatch, Shift(who="me", dir="either", n=2), Gain(who="me", token="favor:choice", n=1))

    def change(state: State) -> None:
        mute(state)
        state.players[0].twilight = 3
        tokens(state, 0, street=2)

    scene = at_lent(change=change)
    scene.play("ability:old_war_memorial")
    assert dict(scene.ask.options) == {"light": ShiftBy(1, 2), "dark": ShiftBy(0, 1)}
    scene.play("dark")
    assert scene.state.players[0].twilight == 3 + 1
    bank = scene.state.bank["favor:street"]
    assert scene.fact("favor:street") == TokenHeld("favor:street", 2, bank)
    scene.play("favor:street")
    assert (scene.state.players[0].tokens["favor:street"], scene.state.bank["favor:street"]) == (3, bank - 1)


@pytest.mark.rule("AN-231", "AN-235")
def test_baggage_tells_how_much_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    lend(monkeypatch, Baggage(who="me", kind="choose", n=1))
    scene = at_lent(change=lambda state: face(state, 0, "lou_case", good=1, bad=2))
    scene.play("ability:old_war_memorial")
    assert dict(scene.ask.options) == {"good": BaggageNow(1, 1), "bad": BaggageNow(0, 2)}
    scene.play("good")
    assert scene.state.players[0].plot is not None
    assert scene.state.players[0].plot.good == 2


@pytest.mark.rule("AN-235", "AN-238")
def test_a_crossroad_tells_what_its_endings_are_worth() -> None:
    """Where the player may choose, each side tells the points of its good and its bad ending."""
    chosen = next(plot for plot in PLOTS.values() if "choose_crossroad" in str(plot.start.rules))

    def change(state: State) -> None:
        only_leads(state)
        face(state, 0, chosen.id, good=1)

    others = [name for name in ALL if name not in (chosen.detective, "raymond")][:2]
    scene = Scene(chosen.detective, *others, turn=2, day=3, change=change)
    scene.play("end")
    scene.answer(until="choose-crossroad")
    for side in chosen.crossroad:
        good, bad = (chosen.face(ending).vp for ending in (side.next_good, side.next_bad))
        assert scene.fact(f"side:{chosen.id}:{side.side}") == Branch(f"{chosen.id}_{side.side}", good, bad)


@pytest.mark.rule("AN-161", "AN-173", "AN-183")
def test_a_piece_tells_what_it_completes_and_connects() -> None:
    scene = following()

    def nearly_a_row(state: State) -> None:
        puzzle(state, s21="shift_01/1", s23="shift_02/1", s24="shift_05")
        top(state, "shift", "shift_07")

    scene.change(nearly_a_row)
    scene.play("follow:reveal:document:louis")
    scene.answer(until="place-piece")
    assert scene.fact("space:2-0") == FitPiece(3, 1, 1, 0)
    scene.play("space:2-0")
    told = {option: scene.fact(option) for option in scene.options}
    assert len(told) > 1
    before = sum(scene.public().puzzle.links.values())
    links = {option: fact.links for option, fact in told.items() if isinstance(fact, TurnPiece)}
    best = max(links, key=links.__getitem__)
    assert links[best] > 0
    scene.play(best)
    assert sum(scene.public().puzzle.links.values()) == before + links[best]
    assert scene.state.players[0].tokens["conspiracy"] == 1


@pytest.mark.rule("AN-182")
def test_the_lines_that_hang_together_with_the_centre_are_shown() -> None:
    """A piece of two bends beside the centre: the line that comes from there, not the other; nor what lies apart."""
    scene = following()
    scene.change(lambda state: puzzle(state, s21="shift_06", s20="shift_05", s44="shift_01"))
    assert scene.public().puzzle.lines == ["2-1/0"]
    scene.change(lambda state: puzzle(state, s11="shift_02"))
    assert scene.public().puzzle.lines == ["1-1/0", "2-1/0"]


# ---- hunches


@pytest.mark.rule("AN-346")
def test_a_look_at_a_hunch_tells_whether_one_knows_it_already(monkeypatch: pytest.MonkeyPatch) -> None:
    lend(monkeypatch, PeekHunch(who="me", of="any", kind="guilty", n=2))

    def change(state: State) -> None:
        suspects = ["eve", "vinnie", "thomas_haas", "mark_henry"]
        hunches(state, suspects, suspects[1:] + suspects[:1])
        next(hunch for hunch in state.hunches if hunch.holder == 1 and hunch.kind == "guilty").seen.append(0)

    scene = at_lent("louis", "floyd", "rachel", change=change)
    scene.play("ability:old_war_memorial")
    known = {"unused": 0, "floyd": 1, "rachel": 0}
    assert dict(scene.ask.options) == {
        f"hunch:guilty:{holder}": PeekAt("guilty", holder, known=seen) for holder, seen in known.items()
    }
    assert reads(PeekAt("guilty", "floyd", known=1)) == "guilty: Floyd (you know it)"


# ---- words


SENTENCES: list[tuple[Fact, str, str, str]] = [
    (
        Travel("jinteki", 3, 1, ["document"]),
        "Move to Jinteki: 3 Time (there: Document)",
        "Vai: Jinteki (3 Tempo; là: Documento)",
        "Menj ide: Jinteki (3 Idő; ott van: Irat)",
    ),
    (
        FollowFor("dig", "document", "louis", 1),
        "Follow the lead (Document: Louis) to dig deeper: 1 Time",
        "Esamina l'indizio (Documento: Louis) per scavare: 1 Tempo",
        "Kövesd a nyomot (Irat: Louis) mélyebbre ásva: 1 Idő",
    ),
    (
        PlayLight("lou_l_15", 1, 2, 1, 0, []),
        "Play Old Notebook: 1 Time, shift 2 toward the dark (±1)",
        "Gioca Vecchio taccuino: 1 Tempo, devia di 2 verso l'ombra (±1)",
        "Játszd ki: Régi jegyzetfüzet (1 Idő, 2 lépés az árny felé ±1)",
    ),
    (
        PlayCheaper("lou_l_15", 2, 0),
        "Play Old Notebook cheaper, by discarding: 0 instead of 2",
        "Gioca Vecchio taccuino pagando meno, con scarti: 0 invece di 2",
        "Játszd ki olcsóbban: Régi jegyzetfüzet (lapokat eldobva 2 helyett 0)",
    ),
    (
        LayOn("eve", "document", "strong", 3, 5),
        "Eve 5VA3TC, Document (strong): 3 → 5",
        "Eve 5VA3TC, Documento (forte): 3 → 5",
        "Eve 5VA3TC, Irat (erős): 3 → 5",
    ),
    (
        FightWith(0, 1, "does:ray_d_02:dark"),
        "Dark tactics (shift 1): +2 Trauma",
        "Tattica dell'ombra (devia di 1): +2 Trauma",
        "Az árny taktikája (1 lépés): +2 Trauma",
    ),
    (
        ShiftBy(1, 2),
        "Shift 2 toward the light",
        "Devia di 2 verso la luce",
        "2 lépés a fény felé",
    ),
    (
        JumpCase(1, 1),
        "Jump on the case, in place of Ben: 1 Time",
        "Avanza nel caso, al posto di Ben: 1 Tempo",
        "Csapj le az ügyre Ben helyett: 1 Idő",
    ),
    (
        LoseRest(2),
        "End my turn (2 Time lost)",
        "Fine del turno (Tempo perso: 2)",
        "Kör vége (2 Idő elvész)",
    ),
    (
        UsePlace("city_hall", ["cost:time:1"], "does:city_hall", 1),
        "City Hall: 1 Time → +1 Political favor, once a day (+1)",
        "Municipio: 1 Tempo → +1 Favore politico, una volta al giorno (+1)",
        "Városháza: 1 Idő → +1 Politikai szívesség, naponta egyszer (+1)",
    ),
]


@pytest.mark.parametrize(
    ("fact", "english", "italian", "hungarian"), SENTENCES, ids=[type(s[0]).__name__ for s in SENTENCES]
)
def test_options_are_whole_sentences(fact: Fact, english: str, italian: str, hungarian: str) -> None:
    assert [reads(fact, language) for language in LANGUAGES] == [english, italian, hungarian]


PLAIN = {
    *("bad", "card", "dark", "deck", "detective", "done", "down", "favor", "file", "good", "hunch", "light", "lily"),
    *("memory", "new", "no", "npc", "pass", "pile", "place", "suspect", "up", "value", "warrant", "yes"),
}
"""Options without a fact: the id says it all."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_option_has_words_and_no_other(language: str) -> None:
    tags = {str(kind.__struct_config__.tag) for kind in kinds_of()}
    words = messages(WORDS / f"{language}.ftl")
    general = {id.removeprefix("option-") for id in words if id.startswith("option-")}
    asked = {name for id, message in words.items() if id.startswith("ask-") for name in message.attributes}
    assert general - PLAIN <= tags
    assert tags <= general | asked


def test_every_text_of_an_effect_has_words() -> None:
    """Choices and offers, wherever a card has them."""
    words = set(messages(WORDS / "en.ftl"))
    sources = {**CARDS, **LOCATIONS, **PLOTS, **EVENTS, **SPECIALS, **PIECES, **PILES}
    named = {text for id, thing in sources.items() for text in texts(id, thing)}
    assert len(named) > 30
    assert {f"name-{text.replace(':', '-')}" for text in named} - words == set()


def texts(source: str, thing: object) -> Iterator[str]:
    if isinstance(thing, Choose):
        yield from (f"does:{source}:or-{index}" for index in range(len(thing.options)))
    if isinstance(thing, May):
        yield text_of(source, thing.effect[0])
    parts = thing if isinstance(thing, (list, tuple)) else []
    if isinstance(thing, msgspec.Struct):
        parts = [getattr(thing, name) for name in thing.__struct_fields__]
    for part in parts:
        yield from texts(source, part)


# ---- never asked for nothing


@pytest.mark.parametrize("seats", [3, 5])
def test_nobody_is_asked_for_nothing(seats: int) -> None:
    match = Match.new(load("android"), seats, {}, seed=bytes([seats]) * 32)
    asked = 0
    for _ in playout(match, [bot_player] * seats, Dice(bytes(32)), most=3000):
        if not match.in_window:
            asked += len(match.asks)
            assert [
                ask.prompt for ask in match.asks.values() if len(ask.options) == 1 and "end" not in ask.options
            ] == []
    assert asked > 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_acting_against_a_plot_says_whose_it_is(language: str) -> None:
    text = tell(language, "android", "ask-against-plot", {"of_seat": 1, "plot": "lou_case"}, names=NAMES)
    assert "Ben" in text
    assert tell(language, "android", "name-lou_case") in text
