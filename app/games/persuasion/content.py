"""The figures of the game, read by name from `content.toml` once, when the game is loaded."""

import tomllib
from importlib.resources import files
from typing import Any, Literal, TypeAlias

from msgspec import Struct

Kind: TypeAlias = Literal["force", "blackmail", "gold"]
"""A kind of token."""

Power: TypeAlias = Literal["replace_follower", "swap_followers", ""]
"""What a figure lets its winner do on the board; empty for nothing."""

FigureId: TypeAlias = str
AreaId: TypeAlias = str

SpaceId: TypeAlias = str
"""A space of an area: `tavern:3` is the third of the Tavern."""

PlacementId: TypeAlias = str
"""A kind of token on a figure: `gold:priest`."""


class Area(Struct, frozen=True):
    """A quarter of the town (PE-002)."""

    id: AreaId
    points: int
    spaces: tuple[SpaceId, ...]


class Figure(Struct, frozen=True):
    """One of the twelve who can be persuaded: what the winner receives, and which tokens do nothing here."""

    id: FigureId
    vp: int
    tokens: dict[Kind, int]
    area: AreaId
    """Where the winner places a follower; empty for none."""
    immune: tuple[Kind, ...]
    power: Power


def _spaces(row: dict[str, Any]) -> tuple[SpaceId, ...]:
    return tuple(f"{row['id']}:{number}" for number in range(1, row["spaces"] + 1))


def _figure(row: dict[str, Any]) -> Figure:
    return Figure(
        id=row["id"],
        vp=row["vp"],
        tokens={kind: row[kind] for kind in KINDS if row[kind]},
        area=row["area"],
        immune=tuple(kind for kind in KINDS if row.get(f"immune_{kind}")),
        power=row["power"],
    )


_data = tomllib.loads(files(__package__).joinpath("content.toml").read_text(encoding="utf-8"))
_tokens = sorted(_data["token"], key=lambda row: -row["rank"])
_options = {row["id"]: row for row in _data["option"]}

KINDS: tuple[Kind, ...] = tuple(row["id"] for row in _tokens)
"""The kinds of token, the strongest first."""
TOKENS_IN_ALL: dict[Kind, int] = {row["id"]: row["total"] for row in _tokens}
STARTING_HAND: dict[Kind, int] = {row["id"]: row["start_per_player"] for row in _tokens}
TOKEN_POINTS: dict[Kind, int] = {row["id"]: row["end_value"] for row in _tokens}

DONATION: Kind = _data["supply"]["donation_token"]
DONATE_UP_TO: int = _data["supply"]["tokens_in_hand_after_donations_min"]
FOLLOWERS: int = _data["supply"]["followers_per_player"]
MOST_FIGURES: int = _data["bid_limits"]["max_figures"]
TRACK_LENGTH: int = _data["victory_track"]["last_space"] - _data["victory_track"]["first_space"] + 1
DOMINATION_POINTS: int = _options["domination"]["bonus_vp"]

COLOURS: tuple[str, ...] = tuple(row["id"] for row in _data["colour"])
SEATS: tuple[int, ...] = tuple(range(_data["meta"]["players_min"], _data["meta"]["players_max"] + 1))

AREAS: dict[AreaId, Area] = {row["id"]: Area(row["id"], row["points"], _spaces(row)) for row in _data["area"]}
SPACES: dict[SpaceId, AreaId] = {space: area.id for area in AREAS.values() for space in area.spaces}
"""Every space of the board, with the area it is in."""

FIGURES: dict[FigureId, Figure] = {
    row["id"]: _figure(row) for row in sorted(_data["figure"], key=lambda row: row["order"])
}
"""The twelve figures, in the order in which they are evaluated (PE-029)."""
