"""What a seat is told of its options: from the rules that carry them out, in words, also when it takes them back."""

from pathlib import Path

import msgspec
import pytest

import app.games.smog as smog
from app.conformance.playout import random_player
from app.conformance.words import messages
from app.engine import Dice, Fact, Match
from app.games.smog.agents import BeginTurn, LengthenWay, SendAgent, StayAgent
from app.games.smog.card_facts import (
    PlayCard,
    PlayForBankCoins,
    PlayForGift,
    PlayForOpponentsCoins,
    PlayForRust,
    PlayForSale,
    PlayForTheft,
    RustBribe,
    StealThing,
    TurnBoard,
)
from app.games.smog.content import ARTEFACTS, CARDS, COMBINATIONS, ELEMENTS, SIDES
from app.games.smog.market import Buy, ClearHourglass, Sell, TurnDisc
from app.games.smog.promenade import Beg, ChooseDisc, TurnAny
from app.games.smog.rules import EndTurn, Leave
from app.games.smog.setup import BlockFace
from app.games.smog.shadow_master import Bribe, BribeInVain
from app.games.smog.state import Phase
from app.games.smog.views import FacingView
from app.games.smog.walk import PassGate, PayCoins, PayElement, Walk, WalkThroughFog
from app.words import LANGUAGES, tell
from tests.games.smog.table import GAME, Setting, reads, situation

FOLDER = Path(smog.__file__).parent
ALL = dict.fromkeys(ELEMENTS, 1)


# ---- the market


@pytest.mark.rule("SM-054", "SM-131", "SM-R19")
@pytest.mark.parametrize(("seat", "thing", "alone", "with_merchant"), [(0, "ectoplasm", 2, 1), (1, "blood", 1, 1)])
def test_buying_tells_what_is_paid(seat: int, thing: str, alone: int, with_merchant: int) -> None:
    def lay(s: Setting) -> None:
        s.give(seat, place="1", coins=5)

    def lay_with_merchant(s: Setting) -> None:
        lay(s)
        s.agents(merchant="1")

    assert situation(lay, active=seat).fact("buy") == Buy(thing=thing, coins=alone, has=5)
    play = situation(lay_with_merchant, active=seat)
    assert play.fact("buy") == Buy(thing=thing, coins=with_merchant, has=5)
    assert play.seen().public.discs["1"].prices == {"ectoplasm": 1, "titanium": 3, "mana": 2}
    assert play.do("buy").player(seat).coins == 5 - with_merchant


@pytest.mark.rule("SM-158")
def test_what_is_too_dear_tells_its_price_too() -> None:
    play = situation(lambda s: s.give(0, place="1", coins=1))
    assert play.why("buy") == "SM-158"
    assert play.fact("buy") == Buy(thing="ectoplasm", coins=2, has=1)
    assert tell("en", "smog", "why-too-dear", {"coins": 2, "has": 1}) == "It costs 2, and you have 1 in hand."


@pytest.mark.rule("SM-061", "SM-092", "SM-R21")
@pytest.mark.parametrize(("bonus", "bank", "coins"), [(0, 9, 2), (3, 9, 5), (3, 4, 4)])
def test_selling_tells_what_it_brings(bonus: int, bank: int, coins: int) -> None:
    def lay(s: Setting) -> None:
        s.give(0, place="1", coins=0, ectoplasm=2, sale_bonus=bonus)
        s.empty_bank(1, left=bank)

    play = situation(lay)
    assert play.fact("sell") == Sell(thing="ectoplasm", coins=coins, has=2)
    assert play.seen().public.players[0].sale == coins
    assert play.do("sell").player(0).coins == coins


@pytest.mark.rule("SM-033", "SM-052", "SM-069")
def test_turning_and_clearing_tell_which_face_is_meant() -> None:
    def lay(s: Setting) -> None:
        s.give(0, place="1")
        s.block("1", "mana")

    play = situation(lay)
    assert play.fact("turn") == TurnDisc(disc="1", way="cw", thing="mana", price=3, hourglasses=1)
    assert play.fact("hourglass:1:mana") == ClearHourglass(disc="1", thing="mana", price=3)
    assert play.do("hourglass:1:mana").fact("turn") == TurnDisc(
        disc="1", way="cw", thing="mana", price=3, hourglasses=0
    )


@pytest.mark.rule("SM-131", "SM-069", "SM-126")
def test_with_the_merchant_there_all_prices_are_those_that_one_would_pay() -> None:
    def lay(s: Setting) -> None:
        s.agents(merchant="1")
        s.block("1", "titanium")
        s.give(0, place="1", coins=5)

    play = situation(lay)
    assert play.fact("turn") == TurnDisc(disc="1", way="cw", thing="mana", price=2, hourglasses=0)
    assert play.fact("hourglass:1:titanium") == ClearHourglass(disc="1", thing="titanium", price=3)
    assert play.do("turn").fact("buy") == Buy(thing="mana", coins=2, has=5)

    def lay_afar(s: Setting) -> None:
        lay(s)
        s.give(0, place="P")
        s.state.favour, s.state.phase = True, Phase.ROUND

    play = situation(lay_afar).do("agent:merchant")
    lengthen = play.fact("hourglass:1:titanium")
    assert isinstance(lengthen, LengthenWay)
    assert lengthen.price == 3
    play.do("disc:1").until(0).do("turn-any")
    chosen = ChooseDisc(disc="1", now="ectoplasm", now_price=1, cw="mana", cw_price=2, ccw="blood", ccw_price=1)
    assert play.fact("disc:1") == chosen


@pytest.mark.rule("SM-033")
def test_the_table_shows_what_each_disc_would_turn_to() -> None:
    play = situation(lambda s: s.give(0, place="1"))
    for disc, seen in play.seen().public.discs.items():
        for side, name in enumerate(SIDES):
            facing = FacingView(*(play.state.face(disc, side, quarters).id for quarters in (0, 1, -1)))
            assert seen.shows[name] == facing
    next_face = play.seen().public.discs["1"].shows["N"].cw
    assert play.do("turn").seen().public.discs["1"].shows["N"].now == next_face


@pytest.mark.rule("SM-045")
@pytest.mark.parametrize("place", ["P", "1", "5", "A"])
def test_what_can_be_done_where_one_stands_is_what_will_be_asked(place: str) -> None:
    def lay(s: Setting) -> None:
        s.give(0, "fairys_gift", gate="g1", place=place, mana=1)

    play = situation(lay)
    asked = {id for id in (*play.options, *play.ask.blocked) if ":" not in id}
    assert set(play.seen(0).private.acts) == asked
    play.do("end-turn")
    assert set(play.seen(0).private.acts) == asked, "also while another is in turn"


@pytest.mark.rule("SM-031")
def test_an_hourglass_tells_what_it_blocks_and_for_whom() -> None:
    def lay(s: Setting) -> None:
        s.state.phase = Phase.HOURGLASSES
        s.give(0, combination="c05", artefacts=["atlantean_key"])  # no Blood

    play = situation(lay, seats=2)

    def told(disc: str, side: int) -> tuple[tuple[int, ...], int, int]:
        face = play.state.face(disc, side)
        fact = play.fact(f"face:{disc}:{face.id}")
        assert isinstance(fact, BlockFace)
        assert (fact.disc, fact.thing, fact.price) == (disc, face.thing, face.price)
        return fact.seats, fact.facing, fact.own

    for disc in ("1", "A"):
        assert [told(disc, side) for side in range(4)] == [((), 0, 1), ((), 0, 0), ((1,), 1, 0), ((), 0, 0)]
    facts = [fact for fact in map(play.fact, play.options) if isinstance(fact, BlockFace)]
    assert len(facts) == len(play.options)
    assert {fact.thing for fact in facts if not fact.needed} == {"blood", "atlantean_key"}
    assert {fact.thing for fact in facts if fact.needed} & {"blood", "atlantean_key"} == set()


# ---- ways, alms, bribes


@pytest.mark.rule("SM-048", "SM-050")
def test_a_way_tells_of_fog_and_what_it_costs() -> None:
    play = situation(lambda s: s.give(0, place="1", coins=3, blood=2))
    assert play.fact("disc:A") == Walk(place="A")
    assert play.fact("disc:2") == WalkThroughFog(place="2", coins=1, elements=1)
    play.do("disc:2")
    assert dict(play.ask.options) == {
        "coin": PayCoins(coins=1, has=3),
        "element:blood": PayElement(element="blood", elements=1, has=2),
    }
    poor = situation(lambda s: s.give(0, place="1", coins=0))
    assert poor.why("disc:2") == "SM-050"
    assert poor.fact("disc:2") == WalkThroughFog(place="2", coins=1, elements=1)


@pytest.mark.rule("SM-141")
def test_the_gatekeeper_opens_ways_without_fog() -> None:
    def lay(s: Setting) -> None:
        s.agents(gatekeeper="1")
        s.give(0, place="1", coins=3)

    play = situation(lay)
    facts = {place: play.fact(f"disc:{place}") for place in ("A", "2", "5")}
    assert facts == {"A": Walk(place="A"), "2": PassGate(place="2"), "5": PassGate(place="5")}


@pytest.mark.rule("SM-072", "SM-073", "SM-071")
@pytest.mark.parametrize(("coins", "alms"), [(1, 2), (2, 1), (3, 0)])
def test_begging_tells_what_it_brings(coins: int, alms: int) -> None:
    def lay(s: Setting) -> None:
        for seat in range(4):
            s.give(seat, coins=2)
        s.give(0, coins=coins)

    play = situation(lay)
    assert play.fact("beg") == Beg(coins=alms)
    if alms:
        assert play.do("beg").player(0).coins == coins + alms
    else:
        assert play.why("beg") == "SM-071"


@pytest.mark.rule("SM-098", "SM-113")
def test_a_bribe_tells_how_it_compares_and_when_it_is_lost() -> None:
    def lay(s: Setting) -> None:
        s.give(0, coins=3, bribe=3)
        s.give(1, bribe=2)
        s.give(2, bribe=1)

    assert situation(lay).fact("bribe") == Bribe(coins=4, most=2)

    def lay_favour(s: Setting) -> None:
        lay(s)
        s.state.favour = True

    play = situation(lay_favour).do("bribe")
    assert play.fact("bribe") == BribeInVain(coins=5)
    assert play.do("bribe").player(0).bribe == 0


@pytest.mark.rule("SM-042", "SM-157")
def test_the_end_of_a_turn_tells_what_is_given_away() -> None:
    play = situation(lambda s: s.give(0, place="1"))
    assert play.fact("end-turn") == EndTurn(actions=3)
    assert play.do("turn", "turn", "turn").fact("end-turn") == EndTurn(actions=0)


@pytest.mark.rule("SM-075", "SM-077")
def test_turning_any_disc_tells_of_faces_and_cards() -> None:
    play = situation()
    assert play.fact("turn-any") == TurnAny(cards=24)
    play.do("turn-any")
    assert play.fact("disc:1") == ChooseDisc(
        disc="1", now="ectoplasm", now_price=2, cw="mana", cw_price=3, ccw="blood", ccw_price=1
    )
    play.do("disc:1")
    assert play.fact("ccw") == TurnDisc(disc="1", way="ccw", thing="blood", price=1, hourglasses=0)


@pytest.mark.rule("SM-078")
def test_leaving_tells_what_is_lacking() -> None:
    def lay(s: Setting) -> None:
        s.give(0, gate="g1", place="5", artefacts=list(ARTEFACTS)[:2])

    play = situation(lay)
    assert play.player(0).exit == "5"
    assert play.fact("leave") == Leave(lacking=list(ARTEFACTS)[2:])
    lacking = play.seen(0).private.lacking
    assert lacking == {**{e: n for e, n in COMBINATIONS[play.player(0).combination].items() if n}} | dict.fromkeys(
        list(ARTEFACTS)[2:], 1
    )


# ---- agents


@pytest.mark.rule("SM-130", "SM-133")
@pytest.mark.parametrize(
    ("agents", "coins", "lost"),
    [
        ({"witch": "5"}, 2, BeginTurn(actions=1, coins=0)),
        ({"dandy": "5"}, 2, BeginTurn(actions=0, coins=1)),
        ({"dandy": "5"}, 0, BeginTurn(actions=0, coins=0)),
        ({"witch": "5", "dandy": "5"}, 2, BeginTurn(actions=1, coins=1)),
    ],
)
def test_the_start_of_a_turn_tells_what_it_costs(agents: dict[str, str], coins: int, lost: BeginTurn) -> None:
    def lay(s: Setting) -> None:
        s.agents(**agents)
        s.give(0, "queens_favour", place="5", coins=coins)

    play = situation(lay)
    assert play.fact("begin-turn") == lost
    play.do("begin-turn")
    assert (play.state.turn.actions, play.player(0).coins) == (3 - lost.actions, coins - lost.coins)


@pytest.mark.rule("SM-119", "SM-126")
def test_the_way_of_an_agent_tells_whom_it_meets_and_how_long_it_gets() -> None:
    def lay(s: Setting) -> None:
        s.agents(witch="A")
        s.block("A", "p3")
        s.give(1, place="1")
        s.state.favour, s.state.phase = True, Phase.ROUND

    play = situation(lay, seats=4).do("agent:witch")
    assert play.fact("disc:A") == StayAgent(agent="witch", disc="A")
    assert play.fact("disc:1") == SendAgent(agent="witch", disc="1", gentlemen=["master_fox"], met=1)
    lengthen = play.fact("hourglass:A:p3")
    assert isinstance(lengthen, LengthenWay)
    assert (lengthen.thing, lengthen.price, lengthen.steps) == ("atlantean_key", 3, 2)


# ---- cards


def test_every_card_tells_what_it_would_do_now() -> None:
    def lay(s: Setting) -> None:
        s.give(0, *CARDS, place="1", sale_bonus=3, **ALL)
        s.give(1, coins=2, bribe=4, artefacts=["spectral_chain"], blood=1)
        s.give(2, coins=0, bribe=1, mana=1)
        s.give(3, coins=1)

    play = situation(lay)
    facts = {card: play.fact(f"card:{card}") for card in CARDS}
    assert facts["queens_favour"] == PlayForBankCoins(card="queens_favour", coins=2)
    assert facts["alchemical_drain"] == PlayForOpponentsCoins(card="alchemical_drain", coins=2)
    assert facts["dragons_gift"] == PlayForSale(card="dragons_gift", coins=6)
    assert facts["dissolved_to_rust"] == PlayForRust(card="dissolved_to_rust", coins=4)
    assert facts["ethereal_channel"] == PlayForTheft(card="ethereal_channel", things=["blood", "mana"])
    assert facts["lords_decree"] == PlayForTheft(card="lords_decree", things=["spectral_chain"])
    assert facts["fairys_gift"] == PlayForGift(card="fairys_gift", thing="ectoplasm")
    assert facts["ritual_summoning"] == PlayCard(card="ritual_summoning", lacking=[])  # no agent is on the board
    play.do("card:dissolved_to_rust")
    assert play.fact("gentleman:master_fox") == RustBribe(seat=1, coins=4)


@pytest.mark.rule("SM-082")
def test_a_card_tells_which_elements_it_lacks() -> None:
    play = situation(lambda s: s.give(0, "fairys_gift", "titans_breath", place="1", mana=1))
    assert play.fact("card:fairys_gift") == PlayCard(card="fairys_gift", lacking=["blood", "ectoplasm"])
    assert play.seen(0).private.unmet == {"fairys_gift": ["blood", "ectoplasm"]}


@pytest.mark.rule("SM-093", "SM-079")
def test_the_wheel_tells_what_one_will_have() -> None:
    play = situation(lambda s: s.give(0, "wheel_of_chaos", titanium=1, ectoplasm=1, gate="g1")).do(
        "card:wheel_of_chaos"
    )
    fact = play.fact("cw")
    assert fact == TurnBoard(way="cw", competence="titanium", exit="3")
    play.do("cw")
    assert (play.player(0).competence, play.player(0).exit) == ("titanium", "3")


@pytest.mark.rule("SM-094")
def test_a_theft_of_the_only_thing_can_still_be_thought_over() -> None:
    def lay(s: Setting) -> None:
        s.give(0, "ethereal_channel", **ALL)
        s.give(1, mana=1)

    play = situation(lay).do("card:ethereal_channel")
    assert dict(play.ask.options) == {"element:mana": StealThing(thing="mana", seat=1)}
    last = play.match.undoable(0)
    assert last is not None
    assert last.option == "card:ethereal_channel"


# ---- words


SENTENCES: list[tuple[Fact, str, str, str]] = [
    (
        Buy(thing="mana", coins=3, has=5),
        "Buy Mana for 3 coins (you have 5)",
        "Compra Mana per 3 monete (ne hai 5)",
        "Vétel: Mana, ára 3 érme (5 van nálad)",
    ),
    (
        WalkThroughFog(place="2", coins=1, elements=1),
        "Go to disc 2 through the fog, for 1 coin or 1 element",
        "Vai attraverso la nebbia: il disco 2, per 1 moneta o 1 elemento",
        "Menj ide a ködön át: a 2. korong; ára 1 érme vagy 1 elem",
    ),
    (
        BlockFace(disc="A", thing="atlantean_key", price=3, seats=(1,), facing=1, own=0, needed=1),
        "disc A: block Atlantean Key (price 3), facing Ben",
        "il disco A: blocca Chiave Atlantidea (prezzo 3), rivolta a Ben",
        "az A korong: elzárod ezt: Atlantiszi Kulcs (ára 3); Ben felé néz",
    ),
    (
        BlockFace(disc="A", thing="atlantean_key", price=3, seats=(), facing=0, own=0, needed=1),
        "disc A: block Atlantean Key (price 3), facing nobody now",
        "il disco A: blocca Chiave Atlantidea (prezzo 3), per ora rivolta a nessuno",
        "az A korong: elzárod ezt: Atlantiszi Kulcs (ára 3); most senki felé sem néz",
    ),
    (
        BlockFace(disc="A", thing="atlantean_key", price=3, seats=(), facing=0, own=1, needed=1),
        "disc A: block Atlantean Key (price 3), facing you, who need it",
        "il disco A: blocca Chiave Atlantidea (prezzo 3), rivolta a te, e ti serve",
        "az A korong: elzárod ezt: Atlantiszi Kulcs (ára 3); feléd néz, és kell neked",
    ),
    (
        BeginTurn(actions=1, coins=1),
        "Begin the turn with 1 action less, and lose 1 coin",
        "Comincia il turno con 1 azione in meno, e perdi 1 moneta",
        "Kezdődjön a kör 1 akcióval kevesebbel, és 1 érmét veszítesz",
    ),
    (
        StealThing(thing="mana", seat=1),
        "Take Mana from Ben",
        "Prendi Mana a Ben",
        "Elveszed tőle: Ben (Mana)",
    ),
    (
        Bribe(coins=4, most=2),
        "Bribe 1 coin: 4 in your box, at most 2 in another",
        "Corrompi con 1 moneta: 4 nella tua cassetta, al massimo 2 in un'altra",
        "1 érme kenőpénz: a te dobozodban 4 lesz, másében legfeljebb 2 van",
    ),
]


@pytest.mark.parametrize(("fact", "english", "italian", "hungarian"), SENTENCES, ids=[s[1] for s in SENTENCES])
def test_options_are_whole_sentences(fact: Fact, english: str, italian: str, hungarian: str) -> None:
    assert [reads(fact, language) for language in LANGUAGES] == [english, italian, hungarian]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_option_has_words_and_no_other(language: str) -> None:
    tags = {str(kind.__struct_config__.tag) for kind in Fact.__subclasses__() if ".smog." in kind.__module__}
    plain = {"gentleman", "lot", "done", "draw", "no-draw"}
    words = messages(FOLDER / "words" / f"{language}.ftl")
    assert {id.removeprefix("option-") for id in words if id.startswith("option-")} == tags | plain


# ---- taking back and looking ahead


NAMED = {"bought": "thing", "sold": "thing", "moved": "disc", "gated": "disc", "turned": "disc"}
"""What the words of an option must name, by the note that it caused."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_undo_offers_names_what_was_done(seats: int) -> None:
    dice, seen = Dice(bytes([seats]) * 32), dict.fromkeys(NAMED, 0)
    for number in range(4):
        match = Match.new(GAME, seats, {}, seed=bytes([number]) * 32)
        for _ in range(300):
            if match.result is not None:
                break
            (seat,) = match.asks
            ask = match.asks[seat]
            option = random_player(match, seat, dice)
            news = match.choose(seat, option)
            last = match.undoable(seat)
            if last is None:
                continue
            assert last.option == option
            for note in news.notes:
                if note.id in NAMED and last.offer.prompt == "turn" and (fact := ask.options[option]) is not None:
                    seen[note.id] += 1
                    assert last.offer.fact == msgspec.to_builtins(fact)
                    name = tell("en", "smog", f"name-{note.args[NAMED[note.id]]}")
                    assert name in reads(fact), (last, note)
    assert min(seen[id] for id in ("bought", "moved", "turned")) > 0


def test_what_can_be_looked_at_before_it_is_chosen() -> None:
    def lay(s: Setting) -> None:
        s.give(0, "queens_favour", "wheel_of_chaos", place="1", coins=5, **ALL)

    play = situation(lay)
    match = play.match
    bought = match.preview(0, ["buy"])
    assert bought is not None
    assert bought.state.players[0].elements["ectoplasm"] == 2
    # a card of the own hand tells its owner nothing new, though all others will have seen it
    richer = match.preview(0, ["card:queens_favour"])
    assert richer is not None
    assert richer.state.players[0].coins == 7
    assert match.preview(0, ["card:wheel_of_chaos", "cw"]) is not None
    assert match.preview(0, ["end-turn"]) is None
    play.do("buy", "card:queens_favour")
    assert match.undoable(0) is None


def test_a_drawn_card_is_not_shown_beforehand() -> None:
    play = situation().do("turn-any", "disc:1", "cw")
    assert play.match.preview(0, ["no-draw"]) is not None
    assert play.match.preview(0, ["draw"]) is None


@pytest.mark.rule("SM-040", "SM-R30")
def test_who_can_only_begin_or_end_a_turn_is_still_asked() -> None:
    def lay(s: Setting) -> None:
        s.agents(dandy="5")
        s.give(0, "queens_favour", place="5", coins=0)

    play = situation(lay)
    assert play.options == ["begin-turn"]
    play.do("begin-turn", "turn", "turn", "turn")
    assert play.options == ["end-turn"]
    last = play.match.undoable(0)
    assert last is not None
    assert last.option == "turn"
