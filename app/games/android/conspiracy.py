"""The conspiracy: three piles of pieces, a grid of 5 x 5, lines and connections (section 11)."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import TypeAlias

from msgspec import Struct

from app.games.android import verbs as v
from app.games.android.content import CENTER, GRID, GROUPS, PIECES, PILE_ORDER, PILES
from app.games.android.context import Ctx
from app.games.android.effects import Extent, extent_of, occasion, pick, run, tag, text_of, verb_for
from app.games.android.listeners import happens
from app.games.android.state import Placed, State
from app.games.android.tokens import gain
from parlour import Fact, OptionId, Script, Seat, Table

Lines: TypeAlias = tuple[frozenset[str], ...]
"""The line groups of a piece: each joins the sides and places that it names."""

SIDES = "NESW"
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
CENTER_SPACE = f"{CENTER[0]}-{CENTER[1]}"
SPACES = [f"{row}-{column}" for row in range(GRID) for column in range(GRID)]


def opposite(side: str) -> str:
    return SIDES[(SIDES.index(side) + 2) % 4]


def turned(piece: str, turn: int) -> Lines:
    """AN-147, AN-148: a piece's line groups after so many quarter turns clockwise."""
    return _turned(PIECES[piece].lines, turn)


@cache
def _turned(lines: tuple[tuple[str, ...], ...], turn: int) -> Lines:
    return tuple(
        frozenset(SIDES[(SIDES.index(port) + turn) % 4] if port in STEPS else port for port in line) for line in lines
    )


def looks(piece: str) -> dict[int, Lines]:
    """A piece's line groups by quarter turns; turns that look alike are named once."""
    alike = {frozenset(turned(piece, turn)): turn for turn in (3, 2, 1, 0)}
    return {turn: turned(piece, turn) for turn in sorted(alike.values())}


@cache
def beside(space: str, side: str) -> str | None:
    """The space across this edge, or None outside the area."""
    row, column = (int(part) for part in space.split("-"))
    row, column = row + STEPS[side][0], column + STEPS[side][1]
    return f"{row}-{column}" if 0 <= row < GRID and 0 <= column < GRID else None


# ---- placing


def _has_line(grid: Mapping[str, Placed], space: str, side: str) -> bool:
    """Whether what lies on a space has a line at this edge; the centre has one on each side (AN-145)."""
    if space == CENTER_SPACE:
        return True
    placed = grid.get(space)
    return placed is not None and any(side in line for line in turned(placed.piece, placed.turn))


def _open_edges(grid: Mapping[str, Placed], space: str) -> list[str]:
    """The edges of a space at which a line of a neighbour ends; none where a piece lies already (AN-161, AN-162)."""
    if space in grid or space == CENTER_SPACE:
        return []
    return [
        side for side in SIDES if (other := beside(space, side)) is not None and _has_line(grid, other, opposite(side))
    ]


def spaces_for(grid: Mapping[str, Placed], piece: str) -> dict[str, list[int]]:
    """AN-161: where a piece continues a line of a neighbour, and in which orientations."""
    ports = {turn: frozenset().union(*lines) for turn, lines in looks(piece).items()}
    found: dict[str, list[int]] = {}
    for space in SPACES:
        if edges := _open_edges(grid, space):
            turns = [turn for turn, sides in ports.items() if not sides.isdisjoint(edges)]
            if turns:
                found[space] = turns
    return found


def lines_through(space: str) -> list[list[str]]:
    """AN-173, AN-174: the row, the column and the diagonals through the centre on which a space lies."""
    row, column = (int(part) for part in space.split("-"))
    lines = [[f"{row}-{i}" for i in range(GRID)], [f"{i}-{column}" for i in range(GRID)]]
    if row == column:
        lines.append([f"{i}-{i}" for i in range(GRID)])
    if row + column == GRID - 1:
        lines.append([f"{i}-{GRID - 1 - i}" for i in range(GRID)])
    return lines


def completed(grid: Mapping[str, Placed], space: str) -> int:
    """How many lines a piece just placed on this space has completed."""
    return sum(all(one in grid or one == CENTER_SPACE for one in line) for line in lines_through(space))


# ---- connections


class Web(Struct, frozen=True):
    """What hangs together with the centre: how often each group, which lines (`<space>/<number>`), and which exits."""

    links: dict[str, int]
    lines: list[str]
    exits: list[str]


def connections(grid: Mapping[str, Placed]) -> dict[str, int]:
    """AN-179 to AN-183: for each group, from how many sides of the centre a line reaches it."""
    return dict(_web(_key(grid)).links)


def connected_lines(grid: Mapping[str, Placed]) -> list[str]:
    """AN-182: the lines on which one comes from the centre, as `<space>/<number of the piece's line>`."""
    return list(_web(_key(grid)).lines)


def reached_exits(grid: Mapping[str, Placed]) -> list[str]:
    """AN-149: the outer edges that such a line reaches."""
    return list(_web(_key(grid)).exits)


def _key(grid: Mapping[str, Placed]) -> tuple[tuple[str, str, int], ...]:
    return tuple((space, placed.piece, placed.turn) for space, placed in grid.items())


@lru_cache(maxsize=512)
def _web(placed: tuple[tuple[str, str, int], ...]) -> Web:
    grid = {space: turned(piece, turn) for space, piece, turn in placed}
    links, lines, exits = dict.fromkeys(GROUPS, 0), set[str](), set[str]()
    for side in SIDES:
        for group in _reached_from(grid, side, lines, exits):
            links[group] += 1
    return Web(links, sorted(lines), sorted(exits))


def _reached_from(grid: Mapping[str, Lines], side: str, lines: set[str], exits: set[str]) -> set[str]:
    """AN-182: follow every line from one side of the centre, and note it; the centre is never passed through."""
    found: set[str] = set()
    start = beside(CENTER_SPACE, side)
    todo = [(start, opposite(side))]
    seen = set()
    while todo:
        space, edge = todo.pop()
        if space is None or space == CENTER_SPACE or (space, edge) in seen:
            continue
        seen.add((space, edge))
        for number, line in enumerate(grid.get(space, ())):
            if edge not in line:
                continue
            lines.add(f"{space}/{number}")
            for port in line:
                if port not in STEPS:
                    found.add(port)
                elif (other := beside(space, port)) is None:
                    exits.add(_exit(space, port))
                    found.update(group.id for group in GROUPS.values() if _exit(space, port) in group.exits)
                else:
                    todo.append((other, opposite(port)))
    return found


def _exit(space: str, side: str) -> str:
    """AN-149: an outer edge, as the groups name those that lead to them."""
    row, column = space.split("-")
    return side + (column if side in "NS" else row)


# ---- piles and markers


def deeper(state: State, seat: Seat) -> str:
    """AN-176: the next more valuable pile that has pieces; empty if there is none (AN-177)."""
    mine = state.players[seat].pile
    if not mine:
        return ""
    above = PILE_ORDER[PILE_ORDER.index(mine) + 1 :]
    return next((pile for pile in above if len(state.piles[pile])), "")


def dig(t: Table[State], seat: Seat) -> None:
    """Dig deeper: the marker moves up; nothing else happens."""
    goal = deeper(t.state, seat)
    if goal:
        t.state.players[seat].pile = goal
        t.note("dug-deeper", seat=seat, pile=goal)


def _move_markers(state: State, seat: Seat, pile: str, *, own: bool) -> None:
    """AN-152 to AN-155: the drawer's marker goes back to the least valuable pile; an emptied one sends others on."""
    full = [one for one in PILE_ORDER if len(state.piles[one])]
    for other, player in enumerate(state.players):
        if not full:
            player.pile = ""
        elif own and other == seat:
            player.pile = full[0]
        elif player.pile == pile and not len(state.piles[pile]):
            above = [one for one in full if PILES[one].rank > PILES[pile].rank]
            player.pile = above[0] if above else full[-1]


def reveal(t: Table[State], ctx: Ctx, seat: Seat, pile: str) -> Script[None]:
    """AN-151 to AN-173: turn up a piece; markers, its benefit, place or discard, lines, its bonuses."""
    state = t.state
    own = pile == "marker"
    source = state.players[seat].pile if own else pile
    if not source or not len(state.piles[source]):
        return
    piece = state.piles[source].draw(t)
    assert piece is not None
    t.note("revealed-piece", seat=seat, piece=piece, pile=source)
    _move_markers(state, seat, source, own=own)
    inner = Ctx(me=seat, owner=seat, source=piece, ledger=ctx.ledger)
    before, state.piece = state.piece, piece
    yield from run(t, inner, PILES[source].benefit)
    yield from _place_or_discard(t, seat, piece, ctx)
    state.piece = before
    yield from _bonuses(t, inner, piece)


class FitPiece(Fact, frozen=True):
    """A space for a piece, counted from 1, how many lines it completes there, and the first turn in which it fits."""

    row: int
    column: int
    lines: int
    turn: int


class TurnPiece(Fact, frozen=True):
    """An orientation of a piece by quarter turns, and how many connections to groups it adds."""

    turn: int
    links: int
    groups: list[str]


def _fit(grid: Mapping[str, Placed], space: str, piece: str, turn: int) -> Fact:
    row, column = (int(part) + 1 for part in space.split("-"))
    return FitPiece(row, column, completed({**grid, space: Placed(piece, turn)}, space), turn)


def _turn(grid: Mapping[str, Placed], space: str, piece: str, turn: int) -> Fact:
    before, after = connections(grid), connections({**grid, space: Placed(piece, turn)})
    groups = [group for group, n in after.items() if n > before[group]]
    return TurnPiece(turn, sum(after.values()) - sum(before.values()), groups)


def _place_or_discard(t: Table[State], seat: Seat, piece: str, ctx: Ctx) -> Script[None]:
    """AN-160: add the piece to the puzzle, or discard it, even where it could be placed."""
    state = t.state
    where = spaces_for(state.grid, piece)
    options: dict[str, str] = {f"space:{space}": space for space in where}
    options["discard"] = ""
    facts = {option: _fit(state.grid, space, piece, where[space][0]) for option, space in options.items() if space}
    space = yield from pick(t, seat, options, "place-piece", facts=facts, piece=piece)
    if not space:
        state.pieces_out.append(piece)
        t.note("piece-discarded", seat=seat, piece=piece)
        return
    turns = {f"turn:{turn}": turn for turn in where[space]}
    facts = {option: _turn(state.grid, space, piece, one) for option, one in turns.items()}
    turn = yield from pick(t, seat, turns, "turn-piece", facts=facts, piece=piece, space=space)
    state.grid[space] = Placed(piece, turn)
    t.note("piece-placed", seat=seat, piece=piece, space=space)
    lines = completed(state.grid, space)
    if lines:
        t.note("lines-completed", seat=seat, n=lines)
        yield from gain(t, seat, "conspiracy", lines, ctx.ledger)


def _bonuses(t: Table[State], ctx: Ctx, piece: str) -> Script[None]:
    """AN-166: every printed bonus, also of a discarded piece, in an order of the player's choice."""
    ctx.bonus = True
    left = list(PIECES[piece].bonus)
    while left:
        options = {_bonus_option(piece, one): one for one in left}
        facts = {option: TakeBonus(text_of(piece, _offered(one))) for option, one in options.items()}
        bonus = yield from pick(t, ctx.me, options, "which-bonus", facts=facts, piece=piece)
        left.remove(bonus)
        yield from run(t, ctx, [bonus])


class TakeBonus(Fact, frozen=True):
    """The name of the text of a bonus."""

    does: str


def _bonus_option(piece: str, bonus: v.Effect) -> OptionId:
    """`bonus:<verb>`, with the kind of lead where a piece moves two."""
    named = _offered(bonus)
    alike = [one for one in PIECES[piece].bonus if tag(_offered(one)) == tag(named)]
    return f"bonus:{tag(named)}" + (f":{named.kind}" if len(alike) > 1 and isinstance(named, v.MoveLead) else "")


def _offered(bonus: v.Effect) -> v.Effect:
    return bonus.effect[0] if isinstance(bonus, v.May) else bonus


# ---- verbs


def _reveal_reach(state: State, ctx: Ctx, effect: v.RevealPuzzle, seat: Seat) -> Extent:
    pile = state.players[seat].pile if effect.pile == "marker" else effect.pile
    return extent_of(len(state.piles[pile]) if pile else 0, effect.n)


@verb_for(v.RevealPuzzle, _reveal_reach)
def _reveal_puzzle(t: Table[State], ctx: Ctx, effect: v.RevealPuzzle, seat: Seat) -> Script[None]:
    """Pieces drawn by cards and abilities count as uncovering, bonus pieces don't (README 4.5)."""
    for _ in range(effect.n):
        if _reveal_reach(t.state, ctx, effect, seat) == Extent.NOTHING:
            return
        yield from reveal(t, ctx, seat, effect.pile)
        if not ctx.bonus:
            yield from happens(t, occasion(t.state, "uncover", seat, choice="reveal"), ctx.ledger)


@verb_for(v.DigDeeper, lambda state, ctx, effect, seat: extent_of(int(bool(deeper(state, seat))), 1))
def _dig_deeper(t: Table[State], ctx: Ctx, effect: v.DigDeeper, seat: Seat) -> Script[None]:
    for _ in range(effect.n):
        if not deeper(t.state, seat):
            return
        dig(t, seat)
        yield from happens(t, occasion(t.state, "uncover", seat, choice="dig"), ctx.ledger)
