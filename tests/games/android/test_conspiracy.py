"""Section 11: the puzzle, its piles, lines and connections."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from app.games.android import conspiracy, tally
from app.games.android.conspiracy import connections, spaces_for
from app.games.android.content import CENTER, GRID, GROUPS, PIECES, PILE_ORDER, PILES
from app.games.android.rows import Piece
from app.games.android.state import Placed, State
from tests.games.android.scene import Scene, face, only_leads, puzzle, tokens, top


def uncovering(
    *answers: str, change: object = None, piece: str = "shift_05", pile: str = "shift", day: int = 1, seat: int = 0
) -> Scene:
    """The active player follows up a lead and reveals this piece, whose pile their marker stands at."""

    def set_up(state: State) -> None:
        only_leads(state, physical_rachel="roxies")
        state.players[seat].at = "roxies"
        state.players[seat].pile = pile
        top(state, pile, piece)
        if callable(change):
            change(state)

    scene = Scene("louis", "floyd", "rachel", turn=seat, day=day, change=set_up)
    scene.play("lead:physical:rachel")
    scene.answer(until="use-lead")
    scene.play(*answers)
    return scene


def plain(monkeypatch: pytest.MonkeyPatch, id: str, *lines: str) -> str:
    """Give a piece other lines and no bonus: `"NS"` joins north and south."""
    monkeypatch.setitem(PIECES, id, replace(PIECES[id], lines=tuple(tuple(line) for line in lines), bonus=[]))
    return id


# ---- the area and its pieces


@pytest.mark.rule("AN-144", "AN-145")
def test_the_area() -> None:
    assert (GRID, CENTER) == (5, (2, 2))
    # a straight piece fits on each side of the centre: a line leaves it there
    assert set(spaces_for({}, "shift_05")) == {"1-2", "2-1", "2-3", "3-2"}


@pytest.mark.rule("AN-146", "AN-147", "AN-369")
def test_pieces() -> None:
    for piece in PIECES.values():
        assert piece.pile in PILES
        ports = [port for line in piece.lines for port in line]
        assert len(ports) == len(set(ports))  # groups don't touch
        assert all(port in "NESW" or port in ("haas_bioroid", "jinteki") for port in ports)
    bonuses = [effect for piece in PIECES.values() for effect in piece.bonus]
    assert bonuses


@pytest.mark.rule("AN-149", "AN-185", "AN-397")
def test_groups() -> None:
    assert len(GROUPS) == 12
    exits = [edge for group in GROUPS.values() for edge in group.exits]
    assert sorted(exits) == sorted(f"{side}{i}" for side in "NESW" for i in range(5))
    assert sorted(len(group.exits) for group in GROUPS.values()) == [0, 0] + [2] * 10
    worth = {group.id: (group.score.what, group.score.delta) for group in GROUPS.values()}
    assert worth == {
        "haas_bioroid": ("vp_token:haas", 1),
        "jinteki": ("vp_token:jinteki", 1),
        "human_first": ("vp_token:favor:street", 1),
        "cardinal_reese": ("vp_sad_ending", -1),
        "liberty_society": ("vp_innocent", 2),
        "mayor_wells": ("vp_token:favor:political", 1),
        "levy_trustees": ("vp_token:favor:society", 1),
        "weyland": ("vp_token:favor:corporate", 1),
        "commissioner": ("vp_guilty", 2),
        "starlight_crusade": ("vp_happy_ending", 1),
        "canal_veterans": ("vp_token:trauma", -1),
        "syndicate": ("vp_token:conspiracy", 1),
    }


@pytest.mark.rule("AN-148", "AN-161", "AN-162", "AN-X15", "AN-R20", "AN-164")
def test_a_straight_line_beside_the_centre(monkeypatch: pytest.MonkeyPatch) -> None:
    piece = plain(monkeypatch, "shift_01", "NS")
    assert spaces_for({}, piece) == {"1-2": [0], "3-2": [0], "2-1": [1], "2-3": [1]}
    scene = uncovering("reveal", "no", piece=piece)
    assert set(scene.options) == {"space:1-2", "space:2-1", "space:2-3", "space:3-2", "discard"}
    scene.play("space:2-3")
    assert scene.state.grid == {"2-3": Placed(piece, 1)}


@pytest.mark.rule("AN-161", "AN-162")
def test_a_piece_continues_a_line_of_a_neighbour(monkeypatch: pytest.MonkeyPatch) -> None:
    piece = plain(monkeypatch, "shift_01", "NS")
    corner = plain(monkeypatch, "shift_04", "SE")
    grid = {"1-2": Placed(corner, 0)}  # its line turns east, away from the north
    assert "0-2" not in spaces_for(grid, piece)
    assert spaces_for(grid, piece)["1-3"] == [1]
    assert "4-4" not in spaces_for(grid, piece)  # not beside anything


@pytest.mark.rule("AN-163", "AN-R18", "AN-X16")
def test_a_piece_may_cut_a_line_off(monkeypatch: pytest.MonkeyPatch) -> None:
    north = plain(monkeypatch, "shift_01", "SE")
    east = plain(monkeypatch, "shift_02", "WN")
    piece = plain(monkeypatch, "shift_03", "WN")
    grid = {"1-2": Placed(north, 0), "2-3": Placed(east, 0)}
    assert 0 in spaces_for(grid, piece)["1-3"]


# ---- uncovering


@pytest.mark.rule("AN-150", "AN-151", "AN-R19")
def test_reveal_or_dig() -> None:
    scene = uncovering()
    assert scene.options == ["evidence", "reveal", "dig"]
    scene.play("reveal")
    assert scene.told("revealed-piece") == [{"seat": 0, "piece": "shift_05", "pile": "shift"}]
    assert scene.public().puzzle.piece == "shift_05"
    assert scene.ask.prompt == "may"  # the benefit comes before the piece is placed


@pytest.mark.rule("AN-152", "AN-X13", "AN-178", "AN-176")
def test_the_marker_goes_back_to_the_least_valuable_pile() -> None:
    scene = uncovering("dig")
    assert scene.state.players[0].pile == "favor"
    scene = uncovering("reveal", "favor:street", "discard", pile="favor", piece="favor_04")
    assert scene.state.players[0].pile == "shift"
    scene = uncovering("reveal", "no", "discard", pile="baggage", piece="baggage_01")
    scene.answer("no")
    assert scene.state.players[0].pile == "shift"


@pytest.mark.rule("AN-176", "AN-X12", "AN-177")
def test_digging_jumps_over_empty_piles() -> None:
    scene = uncovering("dig")
    assert (scene.state.players[0].pile, scene.told("revealed-piece")) == ("favor", [])
    scene = uncovering("dig", change=lambda state: state.piles["favor"].cards.clear())
    assert scene.state.players[0].pile == "baggage"
    scene = uncovering(pile="baggage", piece="baggage_01")
    assert "dig" not in scene.options


@pytest.mark.rule("AN-153", "AN-X14")
def test_an_emptied_pile_sends_markers_on() -> None:
    def change(state: State) -> None:
        state.piles["shift"].cards[:-1] = []
        state.players[2].pile = "favor"

    scene = uncovering("reveal", change=change)
    assert [player.pile for player in scene.state.players] == ["favor", "favor", "favor"]

    def deeper(state: State) -> None:
        change(state)
        state.players[2].pile = "baggage"

    scene = uncovering("reveal", change=deeper)
    assert [player.pile for player in scene.state.players] == ["favor", "favor", "baggage"]


@pytest.mark.rule("AN-154")
def test_without_a_more_valuable_pile_they_go_to_the_best_one_left() -> None:
    def change(state: State) -> None:
        state.piles["baggage"].cards[:-1] = []
        state.players[1].pile = "baggage"

    scene = uncovering("reveal", change=change, pile="baggage", piece="baggage_01")
    assert [player.pile for player in scene.state.players] == ["shift", "favor", "shift"]


@pytest.mark.rule("AN-155")
def test_when_all_piles_are_empty() -> None:
    def change(state: State) -> None:
        for pile in ("favor", "baggage"):
            state.piles[pile].cards.clear()
        state.piles["shift"].cards[:-1] = []

    scene = uncovering("reveal", "no", "discard", change=change)
    assert [player.pile for player in scene.state.players] == ["", "", ""]
    scene.change(lambda state: setattr(state.leads["lead:physical:rachel"], "at", "roxies"))
    scene.play("lead:physical:rachel")
    scene.answer(until="place-on")
    assert scene.told("drew-evidence")  # a follow-up can only place evidence: nothing else was asked


@pytest.mark.rule("AN-156", "AN-157")
def test_a_shift_piece_shifts_anybody() -> None:
    scene = uncovering("reveal", "yes")
    assert scene.options == ["detective:louis", "detective:floyd", "detective:rachel"]
    scene.play("detective:rachel", "dark")
    assert scene.state.players[2].twilight == 1
    assert scene.ask.prompt == "place-piece"


@pytest.mark.rule("AN-156", "AN-158", "AN-R22", "AN-378")
def test_a_favor_piece_gives_a_standard_favor() -> None:
    scene = uncovering(
        "reveal", pile="favor", piece="favor_04", change=lambda state: state.bank.update({"favor:street": 0})
    )
    assert scene.options == ["favor:corporate", "favor:political", "favor:society"]
    scene.play("favor:society")
    assert scene.state.players[0].tokens["favor:society"] == 1


@pytest.mark.rule("AN-156", "AN-159", "AN-R33")
def test_a_baggage_piece_puts_baggage_on_any_current_plot() -> None:
    def change(state: State) -> None:
        state.players[1].plot = None  # between two plots: only an ending lies there

    scene = uncovering("reveal", "yes", pile="baggage", piece="baggage_01", change=change)
    assert scene.options == ["detective:louis", "detective:rachel"]
    scene.play("detective:rachel", "bad")
    assert scene.state.players[2].plot is not None
    assert scene.state.players[2].plot.bad == 1


@pytest.mark.rule("AN-160", "AN-165")
def test_a_piece_may_be_discarded_though_it_fits() -> None:
    scene = uncovering("reveal", "no", "discard")
    assert scene.state.grid == {}
    assert scene.public().puzzle.out == ["shift_05"]
    assert all("shift_05" not in pile.cards for pile in scene.state.piles.values())


@pytest.mark.rule("AN-166", "AN-R21", "AN-X19", "AN-168")
def test_bonuses_also_of_a_discarded_piece() -> None:
    scene = uncovering("reveal", "no", "discard", "yes", "suspect:eve", piece="shift_10")
    assert scene.state.suspects["eve"].hits == 1


@pytest.mark.rule("AN-166")
def test_bonuses_come_in_an_order_of_ones_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    both = [*PIECES["shift_10"].bonus, *PIECES["shift_08"].bonus]
    monkeypatch.setitem(PIECES, "shift_10", replace(PIECES["shift_10"], bonus=both))
    scene = uncovering("reveal", "no", "discard", piece="shift_10")
    assert scene.options == ["bonus:suspect_token", "bonus:gain"]
    scene.play("bonus:gain")
    assert scene.state.players[0].tokens["dropship"] == 1
    scene.play("yes", "suspect:eve")
    assert scene.state.suspects["eve"].hits == 1


@pytest.mark.rule("AN-166", "AN-167")
@pytest.mark.parametrize("order", [("document", "physical"), ("physical", "document")])
def test_of_two_bonuses_of_one_sort_either_may_come_first(order: tuple[str, str]) -> None:
    def change(state: State) -> None:
        only_leads(state, document_louis="city_hall", physical_rachel="roxies")
        state.players[0].pile = "baggage"

    scene = uncovering("reveal", "no", "discard", pile="baggage", piece="baggage_08", change=change)
    assert scene.options == ["bonus:move_lead:document", "bonus:move_lead:physical"]
    scene.play(f"bonus:move_lead:{order[0]}")
    for kind in order:
        assert scene.ask.args == {"source": "baggage_08", "verb": "move_lead", "kind": kind}
        scene.play("yes")
        assert scene.ask.args["kind"] == kind
        scene.play(scene.options[0])


@pytest.mark.rule("AN-167", "AN-127")
def test_move_a_lead() -> None:
    def change(state: State) -> None:
        only_leads(state, physical_rachel="roxies", physical_louis="foundry_row")

    scene = uncovering("reveal", "no", "discard", "yes", piece="shift_04", change=change)
    assert set(scene.options) == {"lead:physical:louis", "lead:physical:rachel"}


@pytest.mark.rule("AN-169", "AN-172")
def test_a_bonus_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is resolved fully and leaves the player's own marker where it is."""
    monkeypatch.setitem(tally.COUNTED, "uncover", {"turn": [""]})  # as if a card asked for it

    def change(state: State) -> None:
        top(state, "shift", "shift_05")
        state.players[0].pile = "favor"

    scene = uncovering("reveal", "favor:street", "discard", "yes", pile="favor", piece="favor_05", change=change)
    assert scene.ask.prompt == "may"  # the benefit of the shift piece
    assert scene.state.players[0].pile == "shift"  # from the first piece
    scene.play("no", "space:1-2")
    scene.answer()
    assert "1-2" in scene.state.grid
    assert scene.state.tally.turn["uncover:0:roxies"] == 1  # the bonus piece is no uncovering of its own
    # with that pile empty the bonus is void
    scene = uncovering(
        "reveal",
        "favor:street",
        "discard",
        pile="favor",
        piece="favor_05",
        change=lambda state: state.piles["shift"].cards.clear(),
    )
    assert scene.ask.prompt == "action"


@pytest.mark.rule("AN-172")
def test_a_pile_emptied_by_a_bonus_piece_moves_the_own_marker_too() -> None:
    def change(state: State) -> None:
        state.piles["shift"].cards[:-1] = []

    scene = uncovering("reveal", "favor:street", "discard", "yes", pile="favor", piece="favor_05", change=change)
    assert [player.pile for player in scene.state.players] == ["favor"] * 3


@pytest.mark.rule("AN-172", "AN-153")
@pytest.mark.parametrize("favors_left", [2, 0])
def test_a_piece_read_at_the_farside_annex_leaves_the_marker_where_it_has_dug_to(favors_left: int) -> None:
    """The ability names its pile: nobody's marker is used, whether that pile is emptied by it or not."""

    def change(state: State) -> None:
        only_leads(state)
        tokens(state, 0, corporate=1)
        top(state, "favor", "favor_05")
        state.piles["favor"].cards[: -1 - favors_left] = []
        state.players[0].at = "farside_annex"
        for player, pile in zip(state.players, ("baggage", "favor", "shift"), strict=True):
            player.pile = pile

    scene = Scene(change=change)
    scene.play("ability:farside_annex", "favor:corporate")
    assert scene.told("revealed-piece") == [{"seat": 0, "piece": "favor_05", "pile": "favor"}]
    emptied = "baggage" if favors_left == 0 else "favor"
    assert [player.pile for player in scene.state.players] == ["baggage", emptied, "shift"]


@pytest.mark.rule("AN-170", "AN-R50")
def test_a_dropship_pass() -> None:
    scene = uncovering("reveal", "no", "discard", piece="shift_08")
    assert scene.state.players[0].tokens["dropship"] == 1
    scene = uncovering("reveal", "no", "discard", piece="shift_08", change=lambda state: state.bank.update(dropship=0))
    assert "dropship" not in scene.state.players[0].tokens


@pytest.mark.rule("AN-171", "AN-183")
def test_haas_and_jinteki_are_on_pieces() -> None:
    carriers = {
        port: piece
        for piece in PIECES.values()
        for line in piece.lines
        for port in line
        if port in ("haas_bioroid", "jinteki")
    }
    assert set(carriers) == {"haas_bioroid", "jinteki"}
    for company, piece in carriers.items():
        links = connections({"1-2": Placed(piece.id, turn_towards(piece, company, "S"))})
        assert links[company] == 1
        assert connections({})[company] == 0


def turn_towards(piece: Piece, port: str, side: str) -> int:
    """The turn after which the line of this port leaves by this side."""
    line = next(line for line in piece.lines if port in line)
    edge = next(one for one in line if one in "NESW")
    return ("NESW".index(side) - "NESW".index(edge)) % 4


# ---- lines


@pytest.mark.rule("AN-173", "AN-174", "AN-X17")
def test_the_row_of_the_centre_needs_four_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    plain(monkeypatch, "shift_05", "NESW")
    plain(monkeypatch, "favor_04", "NESW")
    row = {"s20": "favor_01", "s21": "favor_02", "s23": "favor_04"}
    scene = uncovering("reveal", "no", "space:2-4", change=lambda state: puzzle(state, **row))
    assert scene.told("lines-completed") == [{"seat": 0, "n": 1}]
    assert scene.state.players[0].tokens["conspiracy"] == 1
    row.pop("s20")
    scene = uncovering("reveal", "no", "space:2-4", change=lambda state: puzzle(state, **row))
    assert scene.told("lines-completed") == []


@pytest.mark.rule("AN-173", "AN-174", "AN-X17", "AN-289")
@pytest.mark.parametrize(("space", "won"), [("2-4", 2), ("0-4", 3), ("4-4", 3), ("1-3", 3), ("0-1", 2)])
def test_a_piece_may_complete_several_lines(monkeypatch: pytest.MonkeyPatch, space: str, won: int) -> None:
    """All spaces but one are filled: its row and its column are completed, and a diagonal if it lies on one."""
    plain(monkeypatch, "shift_05", "NESW")
    others = [piece for piece in PIECES if piece != "shift_05"]
    for piece in others:
        plain(monkeypatch, piece, "NESW")

    def change(state: State) -> None:
        spaces = [f"{row}-{column}" for row in range(5) for column in range(5)]
        spaces = [one for one in spaces if one not in (space, "2-2")]
        for one, piece in zip(spaces, others, strict=False):
            puzzle(state, **{f"s{one[0]}{one[2]}": piece})

    scene = uncovering("reveal", "no", f"space:{space}", change=change)
    assert scene.state.players[0].tokens["conspiracy"] == won


@pytest.mark.rule("AN-175")
def test_spaces_may_become_impossible_to_fill(monkeypatch: pytest.MonkeyPatch) -> None:
    dead_end = plain(monkeypatch, "shift_01", "S")
    bend = plain(monkeypatch, "shift_02", "N")
    turns = {"1-2": 0, "2-3": 1, "3-2": 2, "2-1": 3}  # each looks at the centre
    grid = {space: Placed(dead_end, turn) for space, turn in turns.items()}
    assert spaces_for(grid, bend) == {}
    scene = uncovering("reveal", "no", piece=bend, change=lambda state: state.grid.update(grid))
    assert scene.state.pieces_out == [bend]  # nothing else was possible


# ---- connections


def linked(monkeypatch: pytest.MonkeyPatch, **lines: tuple[str, ...]) -> dict[str, int]:
    """Connections of pieces with these lines: `s12=("NS",)`."""
    ids = iter(PIECES)
    grid = {f"{space[1]}-{space[2]}": Placed(plain(monkeypatch, next(ids), *made), 0) for space, made in lines.items()}
    conspiracy._web.cache_clear()  # it knows pieces by their ids
    return {group: n for group, n in connections(grid).items() if n}


@pytest.fixture(autouse=True)
def _forget_connections() -> Iterator[None]:
    yield
    conspiracy._web.cache_clear()


@pytest.mark.rule("AN-179", "AN-182")
def test_an_unbroken_line_connects(monkeypatch: pytest.MonkeyPatch) -> None:
    assert linked(monkeypatch, s12=("NS",), s02=("NS",)) == {"liberty_society": 1}
    assert linked(monkeypatch, s12=("NS",), s02=("S",)) == {}
    assert linked(monkeypatch, s02=("NS",)) == {}


@pytest.mark.rule("AN-182")
def test_lines_on_one_piece_cross_without_touching(monkeypatch: pytest.MonkeyPatch) -> None:
    crossing = {"s12": ("NS", "EW"), "s02": ("NS",), "s13": ("EW",), "s14": ("EW",)}
    assert linked(monkeypatch, **crossing) == {"liberty_society": 1}
    joined = {**crossing, "s12": ("NESW",)}
    assert linked(monkeypatch, **joined) == {"liberty_society": 1, "human_first": 1}


@pytest.mark.rule("AN-182")
def test_the_centre_is_never_passed_through(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line from the north side that comes round to the west side does not go on through the centre."""
    ring = {"s12": ("SW",), "s11": ("ES",), "s21": ("NE",), "s23": ("EW",), "s24": ("EW",)}
    assert linked(monkeypatch, **ring) == {"human_first": 1}


@pytest.mark.rule("AN-180", "AN-181", "AN-R23", "AN-X18")
def test_each_side_of_the_centre_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    # lines from north and east meet on 1-3 and go on together to Human First
    shared = {"s12": ("SE",), "s23": ("WN",), "s13": ("WSE",), "s14": ("EW",)}
    assert linked(monkeypatch, **shared) == {"human_first": 2}
    # two separate lines from the east side to it count once
    twice = {"s23": ("WEN",), "s24": ("WE",), "s13": ("SE",), "s14": ("WE",)}
    assert linked(monkeypatch, **twice) == {"human_first": 1}


@pytest.mark.rule("AN-184")
def test_connections_change_nothing_until_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """They pay nothing out: the points beside a name only say what all could count if the case were closed now."""
    north = {
        space: Placed(plain(monkeypatch, piece, "NS"), 0) for space, piece in zip(("1-2", "0-2"), PIECES, strict=False)
    }
    conspiracy._web.cache_clear()

    def connect(state: State) -> None:
        state.grid |= north

    apart, connected = uncovering(), uncovering(change=connect)
    assert (apart.public().puzzle.links, connected.public().puzzle.links) == ({}, {"liberty_society": 1})
    assert (apart.public().puzzle.exits, connected.public().puzzle.exits) == ([], ["N2"])
    assert connected.match.result is None
    assert [player.tokens for player in connected.state.players] == [player.tokens for player in apart.state.players]


@pytest.mark.rule("AN-026", "AN-355")
def test_the_kind_of_a_piece_is_known_by_its_pile() -> None:
    assert PILE_ORDER == ["shift", "favor", "baggage"]
    scene = Scene(change=lambda state: face(state, 0, "lou_take"))
    assert scene.public().puzzle.piles == {"shift": 10, "favor": 9, "baggage": 8}
