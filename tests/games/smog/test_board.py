"""Chapters 1 and 3: what the board is made of and how a disc is read."""

from collections import Counter

import pytest

from app.engine import BadSetup, Match
from app.games.smog.content import (
    AGENTS,
    ARTEFACTS,
    CARDS,
    COMBINATIONS,
    COMPETENCES,
    CORNERS,
    DISCS,
    ELEMENTS,
    EXITS,
    FIGURES,
    GATES,
    NEIGHBOURS,
    PLACES,
    PROMENADE,
    SIDES,
)
from app.games.smog.views import AgentView
from tests.games.smog.table import GAME, SEED, Play, Setting, opening, situation

INNER, OUTER = "12345678", "ABCD"


@pytest.mark.rule("SM-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play(seats: int) -> None:
    assert len(opening(seats).state.players) == seats


@pytest.mark.rule("SM-001")
@pytest.mark.parametrize("seats", [1, 5])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        Match.new(GAME, seats, {}, seed=SEED)


@pytest.mark.rule("SM-002", "SM-003")
def test_thirteen_places_on_the_map() -> None:
    rows: dict[int, dict[int, str]] = {}
    for id, place in PLACES.items():
        rows.setdefault(place.y, {})[place.x] = id
    drawn = ["".join(rows[y].get(x, " ") for x in range(-2, 3)) for y in range(-2, 3)]
    assert drawn == ["  A  ", " 812 ", "D7P3B", " 654 ", "  C  "]
    assert set(opening(2).state.discs) == set(PLACES) - {PROMENADE}


@pytest.mark.rule("SM-004", "SM-X14")
def test_neighbours_are_next_to_each_other_in_a_row_or_column() -> None:
    links = {frozenset({a, b}) for a, others in NEIGHBOURS.items() for b in others}
    near = {
        frozenset({a.id, b.id})
        for a in PLACES.values()
        for b in PLACES.values()
        if abs(a.x - b.x) + abs(a.y - b.y) == 1
    }
    assert links == near
    assert len(links) == 16
    play = situation(lambda s: s.give(0, place="1"))
    assert play.open("disc") == {"P", "2", "8", "A"}
    play = situation(lambda s: s.give(0, place="A"))
    assert play.open("disc") == {"1"}


@pytest.mark.rule("SM-005", "SM-R03")
def test_each_side_has_an_element() -> None:
    assert dict(zip(SIDES, COMPETENCES, strict=True)) == {
        "N": "blood",
        "E": "mana",
        "S": "ectoplasm",
        "W": "titanium",
    }


@pytest.mark.rule("SM-006", "SM-007")
def test_inner_discs_trade_elements_and_outer_discs_one_artefact() -> None:
    for disc in INNER:
        faces = PLACES[disc].faces
        assert {face.thing for face in faces} == set(ELEMENTS)
        assert sorted(face.price for face in faces) == [1, 2, 3, 4]
    sold = {disc: {face.thing for face in PLACES[disc].faces} for disc in OUTER}
    assert sold == {
        "A": {"atlantean_key"},
        "B": {"spectral_chain"},
        "C": {"adamantine_key"},
        "D": {"mithril_padlock"},
    }


@pytest.mark.rule("SM-R01")
def test_a_quarter_turn_of_the_board_with_the_elements_renamed_is_the_same_board() -> None:
    quarter = {(place.x, place.y): place.id for place in PLACES.values()}
    following = dict(zip(ELEMENTS, ELEMENTS[1:] + ELEMENTS[:1], strict=True))
    for disc in DISCS:
        place = PLACES[disc]
        image = PLACES[quarter[-place.y, place.x]]
        for side in range(4):
            face, turned = place.faces[side], image.faces[(side + 1) % 4]
            assert face.price == turned.price
            if disc in INNER:
                assert following[face.thing] == turned.thing
        if place.fog is not None:
            assert image.fog == (place.fog + 1) % 4
    assert {face.price for disc in OUTER for face in PLACES[disc].faces} == {2, 3, 4, 5}


@pytest.mark.rule("SM-008", "SM-R26")
def test_nothing_is_traded_on_the_promenade() -> None:
    play = situation(lambda s: s.give(0, "fairys_gift", coins=9, mana=1, blood=1, ectoplasm=1))
    assert play.player(0).place == PROMENADE
    assert not {"buy", "sell", "turn"} & set(play.options)
    assert play.why("card:fairys_gift") == "SM-R26"
    places = {option.split(":")[1] for option in _to_hourglasses(2).options}
    assert places == set(DISCS)


@pytest.mark.rule("SM-009")
def test_fog_is_printed_on_four_discs() -> None:
    foggy = {id: SIDES[place.fog] for id, place in PLACES.items() if place.fog is not None}
    assert foggy == {"1": "E", "3": "S", "5": "W", "7": "N"}


@pytest.mark.rule("SM-010", "SM-035")
def test_an_hourglass_turns_with_its_face() -> None:
    def lay(s: Setting) -> None:
        s.block("1", "ectoplasm")
        s.give(0, place="1", coins=9)
        s.give(1, place="1", coins=9)

    play = situation(lay)
    assert play.why("buy") == "SM-055"
    play.do("turn")
    assert "buy" in play.options
    play.do("end-turn")
    assert play.seat == 1
    assert play.why("buy") == "SM-055"


@pytest.mark.rule("SM-010")
def test_a_face_takes_one_hourglass() -> None:
    play = _to_hourglasses(2)
    assert "face:3:mana" in play.options
    play.do("face:3:mana")
    assert "face:3:mana" not in play.options


@pytest.mark.rule("SM-011", "SM-026")
def test_tracks_start_at_zero_and_elements_have_no_supply() -> None:
    for player in opening(4).state.players:
        assert set(player.elements) == set(ELEMENTS)
        assert sum(player.elements.values()) == 1
    play = situation(lambda s: [s.give(seat, blood=9) for seat in range(4)])
    assert sum(player.elements["blood"] for player in play.state.players) == 36


@pytest.mark.rule("SM-012")
def test_sixteen_artefacts_four_of_each() -> None:
    assert list(ARTEFACTS.values()) == [4, 4, 4, 4]
    assert sum(ARTEFACTS.values()) == FIGURES.supply.artefact_cards

    def lay(s: Setting) -> None:
        for seat in range(4):
            s.give(seat, artefacts=list(ARTEFACTS))

    assert sum(len(p.artefacts) for p in situation(lay).state.players) == 16


@pytest.mark.rule("SM-013", "SM-154", "SM-155")
def test_thirty_coins_and_thirty_hourglasses() -> None:
    state = opening(3).state
    assert state.bank + sum(player.coins for player in state.players) == 30
    assert state.hourglasses == 30
    state.bank += 1
    state.hourglasses -= 1
    assert [wrong[:6] for wrong in GAME.invariants(state)] == ["SM-154", "SM-155"]


@pytest.mark.rule("SM-014", "SM-020", "SM-R08")
def test_twenty_four_special_cards_two_of_each() -> None:
    deck = opening(4).state.deck.cards
    assert Counter(deck) == dict.fromkeys(CARDS, 2)
    assert len(deck) == 24
    assert deck != opening(4, seed=bytes(32)).state.deck.cards


@pytest.mark.rule("SM-015", "SM-R51")
def test_thirteen_combinations() -> None:
    kinds = Counter(tuple(sorted(card.values(), reverse=True)) for card in COMBINATIONS.values())
    assert kinds == {(1, 1, 1, 1): 1, (2, 1, 1, 0): 12}
    assert len({tuple(card.values()) for card in COMBINATIONS.values()}) == 13


@pytest.mark.rule("SM-016", "SM-R02", "SM-X46")
def test_eight_gates_one_for_each_inner_disc() -> None:
    assert list(GATES.values()) == [
        "far",
        "far_right",
        "right",
        "near_right",
        "near",
        "near_left",
        "left",
        "far_left",
    ]
    for side in range(4):
        assert {exits[side] for exits in EXITS.values()} == set(INNER)
    far_right = EXITS["g2"]
    assert far_right[SIDES.index("S")] == "2"
    assert far_right[SIDES.index("N")] == "6"


@pytest.mark.rule("SM-017", "SM-R07")
def test_six_agents_and_four_corners() -> None:
    assert set(AGENTS) == {"witch", "merchant", "dandy", "gatekeeper", "doctor", "lost_boy"}
    assert CORNERS == ("NE", "SE", "SW", "NW")

    def lay(s: Setting) -> None:
        s.state.entered = 0
        s.give(0, place="5", coins=9)

    play = situation(lay).do("buy")
    assert play.seen().public.agents["witch"] == AgentView(corner="NE", disc="5", oldest=True)


@pytest.mark.rule("SM-018", "SM-030", "SM-R52")
def test_one_token_with_two_sides() -> None:
    view = opening(4).seen().public
    assert view.leader in range(4)
    assert view.favour is False
    play = situation(lambda s: s.give(1, bribe=1)).end_round()
    view = play.seen().public
    assert (view.leader, view.favour) == (1, True)


READINGS = [
    ("SM-X01", 0, ["ectoplasm 2", "blood 1", "titanium 4", "mana 3"], "E"),
    ("SM-X02", 1, ["mana 3", "ectoplasm 2", "blood 1", "titanium 4"], "S"),
    ("SM-X52", 3, ["blood 1", "titanium 4", "mana 3", "ectoplasm 2"], "N"),
]


@pytest.mark.rule("SM-032", "SM-033", "SM-034", "SM-X01", "SM-X02", "SM-X52")
@pytest.mark.parametrize(("example", "turned", "read", "fog"), READINGS, ids=[r[0] for r in READINGS])
def test_every_side_reads_its_own_face(example: str, turned: int, read: list[str], fog: str) -> None:
    def lay(s: Setting) -> None:
        s.state.discs["1"].rotation = turned
        for seat in range(4):
            s.give(seat, place="1", coins=5)

    for seat, (thing, price) in enumerate(line.split() for line in read):
        play = situation(lay, active=seat).do("buy")
        bought = play.noted("bought")[-1]
        assert (bought["seat"], bought["thing"], bought["coins"]) == (seat, thing, int(price))
    state = situation(lay).state
    assert [side for side in SIDES if PLACES["1"].has_fog(SIDES.index(side), state.rotation("1"))] == [fog]


@pytest.mark.rule("SM-X52", "SM-X12")
@pytest.mark.parametrize(("turned", "foggy", "clear"), [(3, "A", "2"), (1, "P", "2"), (0, "2", "P")])
def test_fog_turns_with_the_disc(turned: int, foggy: str, clear: str) -> None:
    def lay(s: Setting) -> None:
        s.state.discs["1"].rotation = turned
        s.give(0, place="1", coins=0)

    play = situation(lay)
    assert play.why(f"disc:{foggy}") == "SM-050"
    assert f"disc:{clear}" in play.options


def _to_hourglasses(seats: int) -> Play:
    play = opening(seats)
    while "lot" in play.options:
        play.do("lot")
    return play
