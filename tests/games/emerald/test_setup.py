"""Components and setup (EM-001 to EM-022, EM-279)."""

from collections import Counter

import pytest

from app.engine import Dice, Match
from app.games.emerald import content
from app.games.emerald.shown import AgentView
from app.games.emerald.state import State
from tests.games.emerald.scene import GAME, SEED, Scene, look

SEATS = (2, 3, 4, 5)


def fresh(seats: int, seed: bytes = SEED) -> State:
    return GAME.setup(seats, {"rulebook": "it"}, Dice(seed))


@pytest.mark.rule("EM-001", "EM-010")
@pytest.mark.parametrize("seats", SEATS)
def test_six_identities_three_of_each_one_for_each_player(seats: int) -> None:
    s = fresh(seats)
    dealt = [player.identity for player in s.players]
    assert Counter(dealt + s.identities_left) == {"loyalist": 3, "restorationist": 3}
    assert len(s.identities_left) == 6 - seats
    match = Match.new(GAME, seats, {}, seed=SEED)
    for seat in range(seats):
        assert look(match, seat).private.side == match.state.players[seat].identity
        assert all(player.side is None for player in look(match, seat).public.players.values())
    assert look(match).public.identities_left is None


@pytest.mark.rule("EM-002", "EM-003", "EM-011", "EM-020")
def test_each_player_has_ten_initial_cards_twenty_cubes_and_a_hand_of_five() -> None:
    cards = {
        name: (card.cube, card.gold, card.bomb, card.copies, card.action) for name, card in content.INITIAL.items()
    }
    assert sorted(cards.values()) == sorted(
        [
            (1, 0, 0, 1, ""),
            (0, 1, 0, 1, ""),
            (2, 0, 0, 1, ""),
            (0, 2, 0, 1, ""),
            (1, 1, 0, 1, ""),
            (1, 0, 1, 2, ""),
            (0, 1, 1, 1, ""),
            (1, 0, 0, 1, "blocking_disc"),
            (0, 0, 2, 1, "assassinate_either"),
        ]
    )
    for player in fresh(4).players:
        assert Counter(player.hand + player.deck.cards) == Counter(content.copies(content.INITIAL))
        assert len(player.hand) == 5
        assert (player.stock, player.pool) == (6, 14)
    assert fresh(4).players[0].hand != fresh(4, bytes(32)).players[0].hand


@pytest.mark.rule("EM-002")
def test_a_main_agent_has_two_sides_and_one_bomb() -> None:
    scene = Scene().hand(0, "initial_cube").scoring(0, "vampire", place="hand")
    scene.play(0, "use:vampire")
    assert scene.public().agents["monday"] == AgentView(seat=0, city="washington", vampire=True)


@pytest.mark.rule("EM-004", "EM-V11")
def test_sixty_strategy_cards_with_one_necronomicon() -> None:
    others = {name: card.copies for name, card in content.STRATEGY.items() if name not in content.AGENTS}
    assert others == {
        "bismarck": 1,
        "black_hand": 1,
        "diogenes_club": 2,
        "duchess_d_uzes": 1,
        "fenians": 1,
        "freemasons": 3,
        "hide_royalty": 3,
        "hired_assassin": 6,
        "holy_brotherhood": 2,
        "infernal_machine": 2,
        "lestrade": 1,
        "golovinsky": 1,
        "nadar": 2,
        "necronomicon": 1,
        "shoggoth": 2,
        "okhrana": 2,
        "peoples_will": 2,
        "pinkerton": 1,
        "terrors_of_the_night": 1,
        "third_section": 1,
        "vampire": 1,
        "zombies": 1,
    }
    for rulebook in ("it", "hu"):
        s: State = GAME.setup(2, {"rulebook": rulebook}, Dice(SEED))
        dealt = s.unseen + [card for city in s.cities.values() for card in [*city.stack.cards, city.up]]
        assert Counter(dealt) == Counter(content.copies(content.STRATEGY))
        assert len(dealt) == 60
        assert dealt.count("necronomicon") == 1


@pytest.mark.rule("EM-005")
def test_the_named_agents() -> None:
    assert len(content.AGENTS) == 22
    assert set(content.AGENTS) == {
        "ungern_sternberg",
        "reclus",
        "goldman",
        "malatesta",
        "asef",
        "irene_adler",
        "most",
        "czolgosz",
        "michel",
        "rochefort",
        "kibalchich",
        "rachkovsky",
        "kropotkin",
        "moriarty",
        "ravachol",
        "kravchinsky",
        "nechaev",
        "holmes",
        "figner",
        "burtsev",
        "stieber",
        "morris",
    }
    s = fresh(3)
    counters = s.doubles.cards + [agent for player in s.players for agent in player.doubles]
    assert sorted(counters) == sorted(content.AGENTS)


@pytest.mark.rule("EM-006", "EM-014")
def test_twelve_cities_with_their_cards_in_the_supply() -> None:
    names = "berlin cairo constantinople the_hague london madrid paris rome st_petersburg washington vienna zurich"
    view = look(Match.new(GAME, 2, {}, seed=SEED)).public
    assert set(view.cities) == set(names.split())
    assert set(view.supply.city_cards) == set(names.split())
    assert {card.city for card in content.CITY_CARDS.values()} == set(names.split())


@pytest.mark.rule("EM-007", "EM-015")
def test_twelve_permanents_two_of_them_on_offer() -> None:
    s = fresh(3)
    assert len(s.offers) == 2
    assert sorted([*s.offers, *s.permanents.cards]) == sorted(
        [
            "change_of_heart",
            "cthulhu",
            "cultists",
            "devils_island",
            "doctor_watson",
            "master_of_disguise",
            "mi_go",
            "mrs_hudson",
            "sebastian_moran",
            "sigmund_freud",
            "society_of_leopold",
            "yog_sothoth",
        ]
    )
    assert set(fresh(3, bytes(32)).offers) != set(s.offers)


@pytest.mark.rule("EM-008", "EM-016", "EM-018", "EM-019", "EM-022")
def test_the_other_pieces_at_the_start() -> None:
    view = look(Match.new(GAME, 3, {}, seed=SEED)).public
    supply = view.supply
    assert (supply.discs, supply.safe, supply.zombies, supply.sanity) == (10, 3, 8, 18)
    assert view.tracks == {"war": 0, "revolution": 0}
    assert view.score == {0: 0, 1: 0, 2: 0}
    assert not any(player.known or player.side for player in view.players.values())
    assert Counter(fresh(3).sanity.cards) == {"sane": 9, "mad": 9}
    assert fresh(3).sanity.cards != fresh(3, bytes(32)).sanity.cards


@pytest.mark.rule("EM-012")
@pytest.mark.parametrize(("seats", "size", "left"), [(2, 3, 24), (3, 3, 24), (4, 4, 12), (5, 4, 12)])
def test_stacks(seats: int, size: int, left: int) -> None:
    s = fresh(seats)
    assert all(len(city.stack) + 1 == size for city in s.cities.values())
    assert len(s.unseen) == left


@pytest.mark.rule("EM-013")
def test_a_counter_on_its_card_is_not_in_the_city() -> None:
    scene = Scene().up("berlin", "goldman").hand(0, "shoggoth").known(1, 2)
    assert scene.public().cities["berlin"].up == "goldman"
    assert "goldman" not in scene.public().agents
    assert scene.public().cities["berlin"].sway.card == {}
    scene.play(0, "use:shoggoth")
    assert scene.options_of(0) == ["agent:tuesday", "agent:wednesday"]


@pytest.mark.rule("EM-017")
@pytest.mark.parametrize(("seats", "dealt"), [(2, 4), (3, 3), (4, 2), (5, 2)])
def test_double_agents_are_dealt_in_secret(seats: int, dealt: int) -> None:
    match = Match.new(GAME, seats, {}, seed=SEED)
    view = look(match).public
    assert all(player.doubles == dealt for player in view.players.values())
    assert view.supply.doubles == 22 - dealt * seats
    assert len(look(match, 0).private.doubles) == dealt


@pytest.mark.rule("EM-021", "EM-251", "EM-023")
def test_main_agents_are_placed_in_turn_order_from_the_first_player() -> None:
    match = Match.new(GAME, 3, {}, seed=SEED)
    first = match.state.first
    order = [(first + step) % 3 for step in range(3)]
    for seat in order:
        assert list(match.asks) == [seat]
        assert len(match.asks[seat].options) == 12
        assert look(match, seat).private.hand
        match.choose(seat, "city:rome")
    assert {agent.city for agent in look(match).public.agents.values()} == {"rome"}
    assert list(match.asks) == [first]
    assert match.asks[first].prompt == "act"
    firsts = {fresh(3, bytes([n] * 32)).first for n in range(20)}
    assert firsts == {0, 1, 2}


@pytest.mark.rule("EM-279")
def test_colours_name_the_main_agents() -> None:
    match = Match.new(GAME, 5, {}, seed=SEED)
    colours = [player.colour for player in look(match).public.players.values()]
    assert colours == ["monday", "tuesday", "wednesday", "thursday", "friday"]
    for seat in [(match.state.first + step) % 5 for step in range(5)]:
        match.choose(seat, "city:rome")
    assert {name: agent.seat for name, agent in look(match).public.agents.items()} == {
        colour: seat for seat, colour in enumerate(colours)
    }
    assert len(set(content.MAIN_AGENT_BOMBS.values())) == 1


@pytest.mark.rule("EM-009")
def test_counters_show_bombs_marks_and_points() -> None:
    assert content.MAIN_AGENT_BOMBS["monday"] == 1
    assert {card.ability for card in content.AGENTS.values()} == {"", "AR", "AA", "AA-R"}
    wanted = {"": "", "AR": "assassinate_royal", "AA": "assassinate_agent", "AA-R": "assassinate_either"}
    for card in content.AGENTS.values():
        assert not card.ability or card.action == wanted[card.ability]
    scene = Scene().agent("holmes", 0, "rome").side(0, "restorationist", revealed=True)
    assert scene.vp(0) == content.AGENTS["holmes"].vp
    scene = Scene().agent("holmes", 0, "rome").side(0, "loyalist", revealed=True)
    assert scene.vp(0) == 0
