"""What a seat is told of its options: whether a token will count, and how an area will stand."""

from typing import Any

import msgspec
import pytest

from app.conformance.playout import random_player
from app.engine import Dice, Fact, Match, Seat
from app.games.persuasion.content import FIGURES, KINDS, Kind
from app.games.persuasion.evaluation import ExchangeWith, FirstFollower, ReplaceFollower, SafeFollower
from app.games.persuasion.rules import PlaceInVain, PlaceOneTooMany, PlaceToken, TakeBackToken, void_placements
from app.words import LANGUAGES, tell
from tests.games.persuasion.scene import GAME, A, B, C, Scene, showdown

SIX = ("general", "captain", "innkeeper", "magistrate", "priest", "merchant")


def told(scene: Scene, seat: Seat, option: str) -> Fact | None:
    return scene.match.asks[seat].options[option]


def reads(fact: Fact, language: str) -> str:
    """An option with this fact, as a person reads it."""
    fields: dict[str, Any] = msgspec.to_builtins(fact)
    return tell(language, "persuasion", f"option-{fields.pop('is')}", fields, names=("Ada", "Ben", "Cleo", "Dan"))


# ---- placing


def place(kind: Kind, figure: str, *, lies: int, more: int) -> PlaceToken:
    """The fact of a token that counts, with what the figure's card says."""
    pays = FIGURES[figure]
    tokens: Any = {paid: pays.tokens.get(paid, 0) for paid in KINDS}
    named: Any = {"power": pays.power or "none", "area": pays.area or "none"}
    return PlaceToken(kind=kind, figure=figure, vp=pays.vp, **tokens, **named, lies=lies, more=more)


@pytest.mark.rule("PE-018", "PE-019", "PE-024")
def test_a_token_tells_what_lies_there() -> None:
    scene = Scene("2F+3G", "", "")
    assert told(scene, A, "gold:priest") == place("gold", "priest", lies=0, more=5)
    scene.choose(A, "gold:priest", "gold:priest")
    assert told(scene, A, "gold:priest") == place("gold", "priest", lies=2, more=5)
    assert told(scene, A, "force:priest") == place("force", "priest", lies=2, more=5)
    assert told(scene, A, "back:gold:priest") == TakeBackToken(kind="gold", figure="priest", lies=2)
    assert told(scene, A, "force:general") == PlaceInVain(kind="force", figure="general")


@pytest.mark.rule("PE-026", "PE-R04")
def test_a_seventh_figure_tells_which_one_will_not_count() -> None:
    scene = Scene("9G", "", "")
    scene.choose(A, *(f"gold:{figure}" for figure in SIX))
    later = told(scene, A, "gold:printer")
    assert later == PlaceOneTooMany(kind="gold", figure="printer", void_figure="printer")
    earlier = told(scene, A, "gold:aristocrat")
    assert earlier == PlaceOneTooMany(kind="gold", figure="aristocrat", void_figure="merchant")
    assert told(scene, A, "gold:merchant") == place("gold", "merchant", lies=1, more=0)
    scene.choose(A, "gold:aristocrat")
    assert scene.private(A).void == {"gold:merchant": "PE-026"}
    assert (scene.private(A).void_immune, scene.private(A).void_limit) == (0, 1)


@pytest.mark.rule("PE-024", "PE-026")
@pytest.mark.parametrize("seats", [3, 4])
def test_what_is_told_of_a_token_is_what_becomes_of_it(seats: int) -> None:
    """In whole rounds at random: a token that is said to count makes nothing void, any other makes something."""
    dice, kinds = Dice(bytes([seats]) * 32), set()
    match = Match.new(GAME, seats, {}, seed=bytes(32))
    for _ in range(400):
        seat = dice.choice(sorted(match.asks))
        option = random_player(match, seat, dice)
        fact = match.asks[seat].options[option]
        if isinstance(fact, PlaceToken | PlaceInVain | PlaceOneTooMany):
            placed = match.state.players[seat].placed
            before = set(void_placements(placed))
            after = set(void_placements({**placed, option: 1}))
            figures = {placement.split(":")[1] for placement in after - before if placement != option}
            assert (option in after or bool(figures)) == (not isinstance(fact, PlaceToken))
            if isinstance(fact, PlaceOneTooMany):
                assert figures <= {fact.void_figure}
            kinds.add(type(fact))
        match.choose(seat, option)
    assert {PlaceToken, PlaceInVain} <= kinds


# ---- followers


@pytest.mark.rule("PE-060", "PE-080")
def test_the_spy_tells_how_the_area_will_stand() -> None:
    scene = showdown("spy 1G", "", "", followers={"tavern": [A, B, B, C]})
    assert told(scene, A, "follower:tavern:2") == ReplaceFollower(seat=B, area="tavern", mine=2, most=1)
    assert told(scene, A, "follower:tavern:4") == ReplaceFollower(seat=C, area="tavern", mine=2, most=2)
    scene.choose(A, "follower:tavern:2")
    assert scene.count("tavern") == [2, 1, 1]


@pytest.mark.rule("PE-065", "PE-080")
def test_the_apothecary_tells_how_both_areas_will_stand() -> None:
    scene = showdown("apothecary 1G", "", "", followers={"market": [A, B], "harbor": [C, C]})
    assert told(scene, A, "follower:market:2") == FirstFollower(seat=B, area="market", mine=1, most=1)
    scene.choose(A, "follower:market:1")
    fact = told(scene, A, "follower:harbor:1")
    assert fact == ExchangeWith(seat=C, area="harbor", mine=1, most=1, first_area="market", first_mine=0, first_most=1)
    ask = scene.match.asks[A]
    assert ask.blocked["follower:market:2"] == ("PE-R11", "same-area", SafeFollower(seat=B, area="market"))
    last = scene.match.undoable(A)
    assert last is not None
    assert last.offer.fact == msgspec.to_builtins(FirstFollower(seat=A, area="market", mine=1, most=1))


@pytest.mark.rule("PE-065", "PE-R11")
def test_the_only_partner_of_an_exchange_is_still_asked_for() -> None:
    """The exchange ends what could be taken back."""
    scene = showdown("apothecary 1G", "", "", followers={"market": [B], "tavern": [C]})
    scene.choose(A, "follower:market:1")
    assert list(scene.match.asks[A].options) == ["follower:tavern:1"]
    assert scene.match.undoable(A) is not None


# ---- what all see


@pytest.mark.rule("PE-080", "PE-081")
def test_all_see_who_leads_an_area() -> None:
    table = Scene("", "", "", followers={"tavern": [A, B, B], "market": [A, C]}).public()
    leaders = table.leaders
    assert (leaders["tavern"], leaders["market"], leaders["harbor"]) == ((B,), (A, C), ())
    assert table.majority == {"tavern": B}


@pytest.mark.rule("PE-030", "PE-031", "PE-035")
def test_all_see_which_bids_count_the_strongest_first() -> None:
    scene = showdown("printer 9G, general 1F", "printer 1F, priest 1G", "printer 1B+1G, priest 1G")
    ranking = scene.public().ranking
    assert ranking["printer"] == (B, C, A)
    assert ranking["priest"] == (B, C)
    assert "general" not in ranking, "its only bid is void"


# ---- words


SENTENCES: list[tuple[Fact, str, str, str]] = [
    (
        place("gold", "priest", lies=2, more=3),
        "1 Gold on the Priest (6 VP, a follower in the Cathedral, 2 tokens of yours there, 3 more figures possible)",
        "1 Corruzione su: Prete (6 PV, un seguace in zona Cattedrale, 2 tuoi segnalini già lì, "
        "poi ancora 3 personaggi)",
        "1 Arany ide: Pap (6 GYP, egy hív ide: Székesegyház, már 2 jelződ van ott, utána még 3 alak lehet)",
    ),
    (
        place("blackmail", "spy", lies=0, more=0),
        "1 Blackmail on the Spy (replace a follower, the last figure that counts)",
        "1 Ricatto su: Spia (sostituisce un seguace, l’ultimo personaggio che conta)",
        "1 Zsarolás ide: Kém (egy hívet lecserél, ez az utolsó számító alak)",
    ),
    (
        TakeBackToken(kind="force", figure="general", lies=1),
        "1 Force from the General to my hand",
        "1 Coercizione da: Generale, di nuovo in mano",
        "1 Erő vissza a kézbe innen: Tábornok",
    ),
    (
        PlaceOneTooMany(kind="gold", figure="aristocrat", void_figure="merchant"),
        "1 Gold on the Aristocrat: a seventh figure, no effect of your tokens on the Merchant",
        "1 Corruzione su: Aristocratico. Un settimo personaggio: i tuoi segnalini non hanno effetto su: Mercante",
        "1 Arany ide: Arisztokrata. Hetedik alak: hatástalanok a jelzőid itt: Kereskedő",
    ),
    (
        ReplaceFollower(seat=1, area="tavern", mine=2, most=1),
        "Replace a follower of Ben in the Tavern: 2 yours against 1",
        "Sostituisci un seguace di Ben (zona: Taverna): 2 tuoi contro 1",
        "Lecseréled Ben egyik hívét (Fogadó): 2 a tiéd, másé legfeljebb 1",
    ),
]


@pytest.mark.parametrize(("fact", "english", "italian", "hungarian"), SENTENCES, ids=[s[1] for s in SENTENCES])
def test_options_are_whole_sentences(fact: Fact, english: str, italian: str, hungarian: str) -> None:
    assert [reads(fact, language) for language in LANGUAGES] == [english, italian, hungarian]
