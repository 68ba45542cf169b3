"""The figures of the game, read once from content.toml."""

import tomllib
from importlib.resources import files
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

_RAW: dict[str, Any] = tomllib.loads((files(__package__) / "content.toml").read_text(encoding="utf-8"))

Side: TypeAlias = Literal["N", "E", "S", "W"]

SIDES: tuple[Side, ...] = ("N", "E", "S", "W")
"""The sides of the board, clockwise; a side is its index here."""

PlaceId: TypeAlias = str
"""A disc, `1` to `8` and `A` to `D`, or the Promenade."""

FaceId: TypeAlias = str
ElementId: TypeAlias = str
ArtefactId: TypeAlias = str
AgentId: TypeAlias = str
CardId: TypeAlias = str

PROMENADE = "P"


# ---- constants


class SetupFigures(Struct, frozen=True):
    coins_per_player: int
    hourglass_laps: int
    own_element_start: int
    agents_at_corners: int


class RoundFigures(Struct, frozen=True):
    income_coins: int
    income_in_first_round: bool


class TurnFigures(Struct, frozen=True):
    actions: int
    actions_with_favour: int


class Prices(Struct, frozen=True):
    fog_fee_coins: int
    fog_fee_elements: int
    beg_alone_poorest: int
    beg_tied_poorest: int
    merchant_discount: int
    merchant_minimum_price: int
    dandy_loss: int
    witch_actions_lost: int


class ShadowMasterFigures(Struct, frozen=True):
    bribe_limit: int


class AgentEntry(Struct, frozen=True):
    trades_that_bring_an_agent: int
    max_on_board: int


class AgentMovement(Struct, frozen=True):
    base_by_players: dict[str, int]
    extra_per_hourglass: int


class Supply(Struct, frozen=True):
    coins: int
    hourglasses: int
    special_cards: int
    artefact_cards: int


class ElementTrack(Struct, frozen=True):
    minimum: int
    maximum: int


class Figures(Struct, frozen=True):
    setup: SetupFigures
    round: RoundFigures
    turn: TurnFigures
    prices: Prices
    shadow_master: ShadowMasterFigures
    agent_entry: AgentEntry
    agent_movement: AgentMovement
    supply: Supply
    element_track: ElementTrack


FIGURES = msgspec.convert(_RAW, Figures)


# ---- things


class Face(Struct, frozen=True):
    """One printed edge of a disc: what it trades and for how much."""

    id: str
    """Unique on its disc: the element of an inner disc, `p` and the price on an outer one."""
    thing: str
    price: int


class Place(Struct, frozen=True):
    """One of the thirteen places of the board."""

    id: str
    kind: str
    x: int
    y: int
    faces: tuple[Face, ...]
    fog: int | None
    """The side along which fog is printed, at rotation 0."""
    start_rotation: int

    @property
    def sells_artefact(self) -> bool:
        return self.kind == "outer"

    def face_to(self, side: int, rotation: int) -> Face:
        """SM-033: what this disc shows to that side of the board, turned so often."""
        return self.faces[(side - rotation) % 4]

    def has_fog(self, side: int, rotation: int) -> bool:
        """SM-033: whether fog lies along this edge of the disc, turned so often."""
        return self.fog is not None and (self.fog + rotation) % 4 == side


class SpecialCard(Struct, frozen=True):
    """A kind of special action card; its numbers are 0 where the effect has none."""

    id: str
    copies: int
    requires: tuple[str, ...]
    actions: int = 0
    coins: int = 0
    sale_bonus: int = 0
    elements: int = 0
    coins_from_each: int = 0


def _place(row: dict[str, Any]) -> Place:
    faces = tuple(
        Face(face["element"], face["element"], face["price"])
        if "element" in face
        else Face(f"p{face['price']}", face["artefact"], face["price"])
        for face in row["faces"]
    )
    fog = SIDES.index(row["fog_edge"]) if "fog_edge" in row else None
    return Place(row["id"], row["kind"], row["x"], row["y"], faces, fog, row.get("start_rotation", 0))


ELEMENTS: tuple[str, ...] = tuple(row["id"] for row in _RAW["element"])
COMPETENCES: tuple[str, ...] = tuple(row["element"] for row in sorted(_RAW["side"], key=lambda row: row["index"]))
"""The element of each side."""
START_SIDES: dict[int, tuple[int, ...]] = {
    seats: tuple(SIDES.index(side) for side in _RAW["start_sides"][str(seats)]) for seats in (2, 3, 4)
}
PLACES: dict[str, Place] = {row["id"]: _place(row) for row in _RAW["disc"]}
DISCS: tuple[str, ...] = tuple(id for id, place in PLACES.items() if place.faces)
ARTEFACTS: dict[str, int] = {row["id"]: row["copies"] for row in _RAW["artefact"]}
GENTLEMEN: tuple[str, ...] = tuple(row["id"] for row in _RAW["gentleman"])
AGENTS: tuple[str, ...] = tuple(row["id"] for row in _RAW["agent"])
CORNERS: tuple[str, ...] = tuple(_RAW["agent_slots"]["order"])
"""The corners of the board in the order in which their agents enter."""
CARDS: dict[str, SpecialCard] = {row["id"]: msgspec.convert(row, SpecialCard) for row in _RAW["special_card"]}
COMBINATIONS: dict[str, dict[str, int]] = {
    row["id"]: {element: row[element] for element in ELEMENTS} for row in _RAW["combination"]
}
GATES: dict[str, str] = {row["id"]: row["relative"] for row in _RAW["gate"]}
"""Where each gate card lies, as its owner sees the board."""
EXITS: dict[str, tuple[str, ...]] = {row["id"]: tuple(row[side] for side in SIDES) for row in _RAW["gate"]}
"""The disc of each gate card, by the side that its owner faces."""


# ---- the map


def _links() -> dict[str, dict[str, int]]:
    neighbours: dict[str, dict[str, int]] = {id: {} for id in PLACES}
    for link in _RAW["adjacency"]["links"]:
        side = SIDES.index(link["side"])
        neighbours[link["a"]][link["b"]] = side
        neighbours[link["b"]][link["a"]] = (side + 2) % 4
    return neighbours


NEIGHBOURS: dict[str, dict[str, int]] = _links()
"""For each place its neighbours, with the side of the board on which each of them lies."""


def _reach() -> dict[str, tuple[frozenset[str], ...]]:
    """From each disc, the discs at most n steps away for n = 0, 1, 2 …; agents never enter the Promenade."""
    reach = {}
    for start in DISCS:
        rings = [frozenset({start})]
        while len(rings) <= max(FIGURES.agent_movement.base_by_players.values()):
            rings.append(rings[-1] | {n for disc in rings[-1] for n in NEIGHBOURS[disc] if n != PROMENADE})
        reach[start] = tuple(rings)
    return reach


def _path_ends(path: tuple[str, ...], steps: int) -> frozenset[str]:
    if steps == 0:
        return frozenset({path[-1]})
    onward = (n for n in NEIGHBOURS[path[-1]] if n != PROMENADE and n not in path)
    return frozenset().union(*(_path_ends((*path, n), steps - 1) for n in onward))


AGENT_REACH: dict[str, tuple[frozenset[str], ...]] = _reach()
_LONGEST = max(FIGURES.agent_movement.base_by_players.values()) + 4 * FIGURES.agent_movement.extra_per_hourglass
FULL_MOVES: dict[str, tuple[frozenset[str], ...]] = {
    start: tuple(_path_ends((start,), steps) for steps in range(_LONGEST + 1)) for start in DISCS
}
"""From each disc, where a path of exactly n steps can end that visits no disc twice."""
