"""What a seat is told of its options: from the rules that carry them out, and in words."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.conformance.playout import random_player
from app.conformance.words import messages
from app.engine import Dice, Fact, Match
from app.games.emerald.abilities import (
    BlockPlace,
    Confiscate,
    DiscardUpTo,
    ExchangeCards,
    LockCity,
    RemoveCard,
    ShiftCubes,
    UnblockPlace,
    UseToDraw,
    UseToRecruit,
)
from app.games.emerald.attempts import AimAtAgent, AimAtMainAgent, AimAtRoyal, Throw, UseToKill
from app.games.emerald.claim import ClaimCard, ClaimCity, ClaimPermanent, TakeCity
from app.games.emerald.content import LOYALIST, RESTORATIONIST
from app.games.emerald.cubes import BuyUpTo, BuyWith, PlaceUpTo, TakeBackUpTo, TakeBackWith, TakeCube
from app.games.emerald.doubles import Expose, KeepAgent, RevealInVain
from app.games.emerald.escape import Escape
from app.games.emerald.influence import Place
from app.games.emerald.intrigue import Frighten, LookAt, TakeCounter
from app.games.emerald.payment import AddCard
from app.games.emerald.permanents import DestroyCity, GoWithMiGo, Imprison, PlayCityCard, Sacrifice
from app.games.emerald.routes import cheapest_ways
from app.games.emerald.tracks import MarkersDone, MoveMarkers, PushMarker
from app.games.emerald.travel import EndTrips, MoveAgents, PayFare, SendAgent, Travel, TravelAndPay
from app.games.emerald.turn import EndTurn, RevealIdentity, RevealTooSoon
from app.games.emerald.undead import BiteAgent, EndOfDays, RaiseZombie, TurnVampire, UseZombies, ZombiesKill
from app.words import LANGUAGES, tell
from tests.games.emerald.scene import GAME, Scene

FOLDER = Path(GAME.module.__file__).parent


def reads(fact: Fact, language: str = "en") -> str:
    """An option with this fact, as a person reads it."""
    fields: dict[str, Any] = msgspec.to_builtins(fact)
    return tell(language, "emerald", f"option-{fields.pop('is')}", fields, names=("Ada", "Ben", "Cleo", "Dan", "Eve"))


# ---- claims and cubes


@pytest.mark.rule("EM-044", "EM-045", "EM-052", "EM-058")
def test_a_claim_tells_what_it_gives_and_costs() -> None:
    scene = Scene().up("berlin", "shoggoth").main(0, "berlin").cubes(0, "stack:berlin", 3).cubes(1, "stack:berlin", 2)
    scene.offer("cultists").cubes(0, "offer:cultists", 1).cubes(0, "city:rome", 2).control(1, "paris")
    scene.cubes(0, "city:paris", 1)
    assert scene.fact(0, "stack:berlin") == ClaimCard("shoggoth", "berlin", mine=4, most=2, cubes=3, sanity=1)
    assert scene.fact(0, "city:rome") == ClaimCity("rome", points=3, mine=2, most=0, cubes=2)
    assert scene.fact(0, "city:paris") == TakeCity("paris", points=6, seat=1, mine=1, most=0, cubes=1)
    assert scene.fact(0, "offer:cultists") == ClaimPermanent("cultists", mine=1, most=0, cubes=1, sanity=1)
    before = scene.vp(0)
    scene.play(0, "city:rome")
    assert (scene.me(0).limbo, scene.vp(0) - before) == (2, 3)


@pytest.mark.rule("EM-119", "EM-047")
def test_a_claim_that_is_not_possible_tells_why_in_figures() -> None:
    scene = Scene().cubes(0, "city:rome", 1).cubes(1, "city:rome", 3)
    scene.side(0, LOYALIST, revealed=True).up("berlin", "shoggoth").cubes(0, "stack:berlin", 1)
    assert scene.fact(0, "city:rome") == ClaimCity("rome", points=3, mine=1, most=3, cubes=1)
    assert scene.why(0, "city:rome") == "outweighed"
    words = tell("en", "emerald", "why-outweighed", {"mine": 1, "most": 3})
    assert words == "Somebody has more influence there: 3 against your 1."
    assert scene.fact(0, "stack:berlin") == ClaimCard("shoggoth", "berlin", mine=1, most=0, cubes=1, sanity=0)


@pytest.mark.rule("EM-038", "EM-065", "EM-068", "EM-074", "EM-079", "EM-083")
def test_an_action_tells_how_much_of_it_is_possible() -> None:
    scene = Scene().main(0, "paris").cubes(0, "city:rome", 2).pool(0, 3)
    scene.hand(0, "initial_cube", "initial_two_cubes", "initial_gold", "initial_two_gold", "initial_cube_gold")
    assert scene.fact(0, "do:place") == PlaceUpTo(cubes=4, stock=scene.now.players[0].stock)
    assert scene.fact(0, "do:take-back") == TakeBackUpTo(cubes=2, out=2)
    assert scene.fact(0, "do:buy") == BuyUpTo(cubes=2, price=2, gold=4, pool=3)
    assert scene.fact(0, "do:discard") == DiscardUpTo(cards=5)
    least = min(way.cost for way in cheapest_ways("paris", ()).values())
    assert scene.fact(0, "do:move") == MoveAgents(agents=1, gold=4, least=least)
    pushing = Scene().hand(0, "goldman", "fenians", "third_section").track(war=2, revolution=2)
    assert pushing.fact(0, "do:tracks") == MoveMarkers(arrows=len(pushing.choices_after(0, "do:tracks")))


@pytest.mark.rule("EM-039", "EM-065", "EM-068", "EM-073", "EM-084")
def test_an_action_that_is_not_possible_tells_why_in_figures() -> None:
    scene = Scene().main(0, "paris").stock(0, 0).hand(0, "initial_gold", "initial_cube")
    assert scene.fact(0, "do:place") == PlaceUpTo(cubes=0, stock=0)
    assert scene.fact(0, "do:buy") == BuyUpTo(cubes=0, price=2, gold=1, pool=scene.now.players[0].pool)
    assert scene.fact(0, "do:reveal") == RevealTooSoon(points=scene.vp(0), limit=scene.now.limit)
    poor = Scene().main(0, "paris").hand(0, "initial_cube")
    assert poor.why(0, "do:move") == "cannot-move"
    fact = poor.fact(0, "do:move")
    assert isinstance(fact, MoveAgents)
    assert (fact.agents, fact.gold) == (0, 0)
    assert f"costs {fact.least} gold" in tell("en", "emerald", "why-cannot-move", msgspec.to_builtins(fact))
    assert poor.fact(0, "do:take-back") == TakeBackUpTo(cubes=0, out=0)


@pytest.mark.rule("EM-170")
def test_how_many_cubes_go_elsewhere_is_told_with_how_many_there_are() -> None:
    scene = Scene().hand(0, "holy_brotherhood").cubes(0, "city:rome", 3)
    ask = scene.asked_after(0, "use:holy_brotherhood", "city:rome")
    assert ask.prompt == "brotherhood-number"
    assert dict(ask.options) == {f"count:{n}": ShiftCubes(cubes=n, where="city", at="rome", here=3) for n in (1, 2)}


@pytest.mark.rule("EM-037", "EM-039", "EM-043", "EM-048")
@pytest.mark.parametrize(
    ("mine", "rivals", "agents", "fact"),
    [
        (0, 0, 0, Place(2, "stack", "rome", mine=2, most=0, need=0)),
        (0, 2, 0, Place(2, "stack", "rome", mine=2, most=2, need=0)),
        (0, 1, 1, Place(2, "stack", "rome", mine=2, most=2, need=1)),
        (1, 5, 0, Place(2, "stack", "rome", mine=3, most=5, need=2)),
    ],
)
def test_cubes_tell_what_they_would_do(mine: int, rivals: int, agents: int, fact: Place) -> None:
    scene = Scene(2).hand(0, "initial_two_cubes", "initial_gold").cubes(0, "stack:rome", mine)
    scene.cubes(1, "stack:rome", rivals).main(1, "rome" if agents else "paris").play(0, "do:place")
    assert scene.fact(0, "stack:rome") == fact
    scene.play(0, "stack:rome")
    weight = scene.public().cities["rome"].sway.card
    assert (weight[0][0], weight.get(1, (0, 0))[0]) == (fact.mine, fact.most)
    scene.idle(0).idle(1)
    assert ("stack:rome" in scene.claimable(0)) == (fact.need == 0)


@pytest.mark.rule("EM-065", "EM-068")
def test_payments_tell_what_they_come_to() -> None:
    scene = Scene().hand(0, "initial_two_cubes", "initial_cube").cubes(0, "limbo", 2).cubes(0, "city:rome", 1)
    scene.play(0, "do:take-back")
    assert scene.fact(0, "hand:initial_cube") == AddCard("initial_cube", total=1)
    scene.play(0, "hand:initial_two_cubes")
    assert scene.fact(0, "limbo") == TakeCube("limbo", "", here=2, left=1)
    assert scene.fact(0, "city:rome") == TakeCube("city", "rome", here=1, left=1)
    alone = Scene().hand(0, "initial_two_cubes").cubes(0, "limbo", 3)
    assert alone.fact(0, "do:take-back") == TakeBackWith(["initial_two_cubes"], 2, "limbo", "")
    assert alone.play(0, "do:take-back").me(0).limbo == 1
    rich = Scene().hand(0, "initial_gold", "initial_two_gold", "initial_cube_gold")
    rich.play(0, "do:buy")
    assert rich.fact(0, "hand:initial_two_gold") == AddCard("initial_two_gold", total=2)
    rich.play(0, "hand:initial_gold")
    paid = ["initial_gold", "initial_cube_gold"]
    assert rich.fact(0, "hand:initial_two_gold") == BuyWith([paid[0], "initial_two_gold", paid[1]], gold=4, cubes=2)
    rich.play(0, "hand:initial_cube_gold")
    assert rich.fact(0, "done") == BuyWith(paid, gold=2, cubes=1)
    assert rich.play(0, "done").me(0).stock == 7


# ---- travelling, tracks, the turn


@pytest.mark.rule("EM-071", "EM-072", "EM-073")
def test_a_journey_tells_its_price_and_way() -> None:
    scene = Scene().main(0, "london").agent("goldman", 0, "rome").hand(0, "initial_gold", "initial_two_gold")
    scene.play(0, "do:move")
    assert scene.fact(0, "agent:goldman") == SendAgent("goldman", "rome")
    scene.play(0, "agent:monday")
    way = ("london", "atlantic", "washington")
    cards = ["initial_gold", "initial_two_gold"]
    assert scene.fact(0, "city:washington") == TravelAndPay("monday", "washington", 3, way, cards)
    assert scene.fact(0, "city:paris") == Travel("monday", "paris", 1, ("london", "paris"))
    scene.play(0, "city:paris")
    assert scene.fact(0, "done") == EndTrips(gold=1)
    scene.play(0, "done")
    assert scene.fact(0, "hand:initial_two_gold") == PayFare(["initial_two_gold"], gold=2)
    far = Scene().main(0, "london").hand(0, "initial_gold").play(0, "do:move")
    assert far.why(0, "city:washington") == "cannot-pay"
    assert far.price(0, "washington") == 3


@pytest.mark.rule("EM-079", "EM-080", "EM-252")
def test_an_arrow_tells_where_the_marker_lands() -> None:
    scene = Scene().hand(0, "zombies", "diogenes_club").track(war=14).play(0, "do:tracks")
    assert scene.fact(0, "arrow:zombies:war") == PushMarker("zombies", "war", 14, 15, ends=True, last=True)
    assert scene.fact(0, "arrow:diogenes_club:war") == PushMarker(
        "diogenes_club", "war", 14, 13, ends=False, last=False
    )
    scene.play(0, "arrow:diogenes_club:war")
    assert scene.fact(0, "done") == MarkersDone(13, 0, ["diogenes_club"])
    assert scene.play(0, "done").public().tracks["war"] == 13


@pytest.mark.rule("EM-028", "EM-084")
def test_the_end_of_a_turn_tells_what_is_drawn() -> None:
    scene = Scene().hand(0, "initial_gold", "initial_cube").play(0, "do:pass", "do:pass")
    assert scene.fact(0, "end") == EndTurn(draws=3)
    assert len(scene.play(0, "end").me(0).hand) == 5
    few = Scene().hand(0, "initial_gold").deck(0, "initial_cube")
    few.player(0).removed += [laid.card for laid in few.player(0).discards]
    few.player(0).discards = []
    assert few.play(0, "do:pass", "do:pass").fact(0, "end") == EndTurn(draws=1)
    rich = Scene(2).side(0, LOYALIST).track(war=7)
    rich.control(0, "london", "paris", "st_petersburg", "berlin", "vienna", "constantinople")
    fact = rich.fact(0, "do:reveal")
    assert isinstance(fact, RevealIdentity)
    assert fact.points == rich.play(0, "do:reveal").vp(0) >= fact.limit


# ---- attempts and abilities


@pytest.mark.rule("EM-132", "EM-133", "EM-138")
def test_an_attempt_tells_defence_bombs_and_what_it_brings() -> None:
    scene = Scene().main(0, "madrid").agent("ravachol", 0, "madrid").agent("goldman", 1, "madrid").known(1)
    scene.hand(0, "ravachol", "hired_assassin", "initial_cube_bomb", "initial_gold_bomb").sanity("sane")
    assert scene.fact(0, "use:hired_assassin") == UseToKill("hired_assassin", ["royal:madrid", "goldman"])
    scene.play(0, "use:hired_assassin")
    royal = scene.fact(0, "royal:madrid")
    assert isinstance(royal, AimAtRoyal)
    assert (royal.defence, royal.bombs, royal.need, royal.points, royal.sanity, royal.cards) == (4, 3, 1, 2, 1, [])
    agent = scene.fact(0, "agent:goldman")
    assert isinstance(agent, AimAtAgent)
    assert (agent.owner_seat, agent.need) == (1, max(0, agent.defence - 3))
    scene.play(0, "royal:madrid")
    assert scene.fact(0, "hand:initial_cube_bomb") == Throw(["initial_cube_bomb"], bombs=1, need=1)
    assert scene.play(0, "hand:initial_cube_bomb").vp(0) == royal.points
    single = Scene().main(0, "rome").main(1, "rome").known(1).side(1, LOYALIST).royal("rome", "killed", 1)
    single.hand(0, "hired_assassin", "infernal_machine")
    main = single.fact(0, "use:hired_assassin")
    assert isinstance(main, AimAtMainAgent)
    assert (main.agent, main.cards, main.paid) == ("tuesday", ["infernal_machine"], 1)
    assert single.play(0, "use:hired_assassin").public().removed["infernal_machine"] == 1


def test_abilities_tell_what_they_would_do() -> None:
    scene = Scene(2).hand(0, "diogenes_club", "peoples_will", "burtsev", "terrors_of_the_night", "irene_adler")
    scene.doubles(1, "goldman", "most").mad(1, 1)
    facts = {option: scene.fact(0, option) for option in scene.options_of(0) if option.startswith("use:")}
    assert facts == {
        "use:diogenes_club": UseToDraw("diogenes_club", draws=2),
        "use:peoples_will": UseToRecruit("peoples_will", cubes=1),
        "use:burtsev": LookAt(seat=1),
        "use:terrors_of_the_night": Frighten(seat=1, mad=1, limit=3),
        "use:irene_adler": TakeCounter(seat=1, counters=2),
    }
    assert len(scene.play(0, "use:peoples_will", "use:diogenes_club").me(0).hand) == 5
    block = Scene().hand(0, "initial_blocking", "third_section", "okhrana").cubes(1, "city:rome", 2)
    block.state.cities["paris"].blocked = True
    ask = block.asked_after(0, "use:initial_blocking")
    assert ask.options["city:rome"] == BlockPlace("city", "rome")
    assert ask.options["city:paris"] == UnblockPlace("city", "paris")
    removal = block.asked_after(0, "use:third_section").options
    assert removal["hand:okhrana"] == RemoveCard("okhrana", "hand", "okhrana")
    assert removal["stack:rome"] == RemoveCard(block.now.cities["rome"].up, "stack", "rome")
    assert block.fact(0, "use:okhrana") == Confiscate(seat=1, where="city", at="rome", here=2)
    locks = Scene().control(0, "paris").hand(0, "bismarck").agent("goldman", 1, "paris").main(1, "paris")
    assert locks.fact(0, "use:bismarck") == LockCity("paris", agents=2)


def test_the_undead_tell_whom_they_reach() -> None:
    scene = Scene(2).hand(0, "vampire", "zombies").known(1).agent("goldman", 1, "rome").zombies(rome=1)
    scene.main(0, "rome", vampire=True).agent("most", 0, "paris")
    bites = scene.asked_after(0, "use:vampire").options
    assert bites == {"agent:goldman": BiteAgent("goldman", 1), "agent:most": TurnVampire("most")}
    assert scene.fact(0, "use:zombies") == UseZombies("zombies", victims=1, rising=3)
    scene.play(0, "use:zombies")
    assert scene.fact(0, "agent:goldman") == ZombiesKill("goldman", 1, "rome")
    scene.play(0, "done")
    assert scene.fact(0, "city:rome") == RaiseZombie("rome", zombies=2)
    assert Scene().hand(0, "zombies").zombies(rome=8).fact(0, "use:zombies") == EndOfDays("zombies")


@pytest.mark.rule("EM-229", "EM-231", "EM-241", "EM-220", "EM-221")
def test_permanents_tell_what_they_would_do() -> None:
    scene = Scene().own(0, "devils_island", "mi_go", "yog_sothoth").hand(0, "city_rome", "city_paris", "goldman")
    scene.cubes(1, "city:rome", 2).cubes(1, "stack:rome", 1).cubes(1, "city:paris", 1).cubes(2, "city:paris", 1)
    scene.agent("goldman", 0, "cairo", card="hand").hand(0, "city_rome", "city_paris", "goldman")
    assert scene.fact(0, "do:mi-go") == GoWithMiGo("goldman", "cairo")
    assert scene.fact(0, "do:sacrifice") == Sacrifice("goldman", points=2)
    scene.play(0, "do:devils-island")
    assert scene.fact(0, "hand:city_paris") == PlayCityCard("city_paris", "paris")
    imprisoned = scene.fact(0, "hand:city_rome")
    assert imprisoned == Imprison("city_rome", "rome", seat=1, cubes=3)
    assert scene.play(0, "hand:city_rome").me(1).limbo == 3
    great_old_one = Scene().offer("cthulhu").cubes(0, "offer:cthulhu", 1).cubes(1, "city:rome", 2)
    great_old_one.agent("goldman", 1, "rome").play(0, "offer:cthulhu")
    assert great_old_one.fact(0, "city:rome") == DestroyCity("rome", cubes=2, agents=1)


# ---- windows


@pytest.mark.rule("EM-153", "EM-243")
def test_a_window_says_who_does_what_with_what() -> None:
    scene = Scene().agent("figner", 0, "madrid").main(0, "madrid").hand(0, "figner", "infernal_machine")
    scene.doubles(1, "figner").play(0, "use:figner")
    assert scene.args(1) == {"by_seat": 0, "city": "madrid", "card": "figner", "target": "royal"}
    assert scene.fact(1, "double:figner") == Expose("figner", owner_seat=0)


@pytest.mark.rule("EM-090", "EM-V12")
def test_who_may_keep_an_agent_is_told_by_whom_and_whether_it_helps() -> None:
    def scene(agent: str, side: Any) -> Scene:
        return Scene(2).agent(agent, 1, "rome").side(1, side).doubles(0, agent).play(0, f"double:{agent}")

    holmes = scene("holmes", RESTORATIONIST)
    assert holmes.args(1) == {"agent": "holmes", "by_seat": 0}
    assert holmes.fact(1, "reveal") == KeepAgent("holmes")
    assert scene("moriarty", RESTORATIONIST).fact(1, "reveal") == RevealInVain("moriarty")
    words = tell("en", "emerald", "ask-keep-holmes", holmes.args(1), names=("Ada", "Ben"))
    assert words.startswith("Ada exposes Sherlock Holmes as a double agent.")


@pytest.mark.rule("EM-214", "EM-247")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Ada strikes with Shoggoth. In danger: Emma Goldman. Escape in disguise?"),
        ("it", "Ada colpisce con Shoggoth. In pericolo: Emma Goldman. Fuggire travestiti?"),
        ("hu", "Ada lecsap, lapja: Shoggoth. Veszélyben: Emma Goldman. Elmenekül álruhában?"),
    ],
)
def test_an_escape_is_asked_with_who_strikes(language: str, words: str) -> None:
    scene = Scene().hand(0, "shoggoth").known(1).own(1, "master_of_disguise")
    scene.agent("goldman", 1, "rome", card="hand").play(0, "use:shoggoth")
    assert scene.args(1) == {"agents": ["goldman"], "by_seat": 0, "card": "shoggoth"}
    assert scene.fact(1, "flee:goldman:zurich") == Escape("goldman", "zurich", "goldman")
    assert tell(language, "emerald", "ask-escape", scene.args(1), names=("Ada", "Ben", "Cleo")) == words


# ---- words


SENTENCES: list[tuple[Fact, str, str, str]] = [
    (
        Place(2, "stack", "paris", mine=3, most=2, need=0),
        "Place 2 cubes on the card of Paris: 3 against 2, nobody is ahead of you",
        "Piazza 2 cubi: la carta in palio (Parigi); 3 contro 2, nessuno ti supera",
        "2 kocka ide: Párizs lapja; 3 a 2 ellen, senki sem előz meg",
    ),
    (
        ClaimCity("rome", points=3, mine=2, most=0, cubes=1),
        "Claim Rome for 3 points: 2 against 0, 1 cube to Limbo",
        "Riscatta Roma per 3 punti: 2 contro 0, 1 cubo nel Limbo",
        "Elveszed: Róma, 3 pont; 2 a 0 ellen, 1 kocka a Tárolóba",
    ),
    (
        Travel("goldman", "rome", 4, ("vienna", "zurich", "rome")),
        "Emma Goldman travels to Rome for 4 gold (Vienna, Zurich, Rome)",
        "Emma Goldman viaggia verso Roma per 4 oro (Vienna, Zurigo, Roma)",
        "Emma Goldman ide utazik: Róma, 4 aranyért (Bécs, Zürich, Róma)",
    ),
    (
        PushMarker("zombies", "war", 14, 15, ends=True, last=True),
        "Zombies: War from 14 to 15, and the game ends",
        "Zombi: Guerra da 14 a 15, e la partita finisce",
        "Zombik: Háború, 14 helyett 15, és vége a játéknak",
    ),
    (
        ExchangeCards([], count=0, draws=1),
        "Discard nothing and draw 1 card",
        "Non scartare nulla e pesca 1 carta",
        "Semmit sem dobsz el; 1 lap húzása",
    ),
    (
        AimAtAgent("figner", "goldman", "rome", 1, defence=4, bombs=2, need=2, cards=["fenians"], paid=1),
        "Kill Emma Goldman (Ben) in Rome with Vera Figner: 2 bombs from your hand (Fenians)",
        "Uccidi Emma Goldman (Ben, Roma) con Vera Figner: 2 bombe dalla mano (Feniani)",
        "Megölöd: Emma Goldman (Ben, Róma), ezzel: Vera Figner; 2 bomba kézből (Feniánok)",
    ),
    (
        EndTurn(draws=2),
        "End the turn and draw 2 cards",
        "Termina il turno e pesca 2 carte",
        "Kör vége, 2 lap húzása",
    ),
    (
        EndTurn(draws=0),
        "End the turn",
        "Termina il turno",
        "Kör vége",
    ),
]


@pytest.mark.parametrize(("fact", "english", "italian", "hungarian"), SENTENCES, ids=[s[1] for s in SENTENCES])
def test_options_are_whole_sentences(fact: Fact, english: str, italian: str, hungarian: str) -> None:
    assert [reads(fact, language) for language in LANGUAGES] == [english, italian, hungarian]


PLAIN = {"do", "use", "stack", "city", "offer", "agent", "royal", "zombie", "double", "count", "arrow"} | {
    "limbo",
    "stock",
    "done",
    "end",
    "pass",
    "reveal",
}
"""Kinds of options that may have no fact: in the list of moves, or because there is nothing to add."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_words_and_nothing_else_has(language: str) -> None:
    tags = {str(kind.__struct_config__.tag) for kind in Fact.__subclasses__() if ".emerald." in kind.__module__}
    words = messages(FOLDER / "words" / f"{language}.ftl")
    assert {id.removeprefix("option-") for id in words if id.startswith("option-")} == tags | PLAIN


def test_no_word_is_left_out_in_random_matches() -> None:
    """Every fact that is offered reads as one line without a variable that is missing."""
    dice, seen = Dice(bytes([5] * 32)), set()
    for number in range(24):
        match = Match.new(GAME, (2, 3, 4, 5)[number % 4], {}, seed=bytes([number, 9] * 16))
        for _ in range(900):
            if match.result is not None:
                break
            seat, ask = next(iter(match.asks.items()))
            for fact in ask.options.values():
                if fact is not None and type(fact) not in seen:
                    seen.add(type(fact))
                    for language in LANGUAGES:
                        sentence = reads(fact, language)
                        assert "$" not in sentence
                        assert "{" not in sentence
                        assert "\n" not in sentence
            match.choose(seat, random_player(match, seat, dice))
    assert len(seen) > 50
