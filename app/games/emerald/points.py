"""Victory points, who is Known, and the final count (EM-096 to EM-126, EM-254 to EM-265)."""

from typing import Literal

from app.games.emerald.content import (
    AGENTS,
    CITIES,
    EFFECTS,
    LOYALIST,
    PERMANENTS,
    PIECES,
    RESTORATIONIST,
    REVOLUTION,
    TRACKS,
    WAR,
    Side,
)
from app.games.emerald.state import HIDDEN, KILLED, MI_GO, Deed, Desk, GameOver, State, agents_of
from parlour import Result, Seat

FIRST_VP_SPACE = {track.id: track.first_vp_space for track in TRACKS.values()}

LINES = (
    "cities",
    "necronomicon",
    "royals-killed",
    "revolution",
    "agents",
    "black-hand",
    "royals-hidden",
    "war",
    "vampires",
    "zombies",
    "sacrifices",
    "kills",
)
"""Where points come from, in the order in which they are shown."""


def royals(s: State, seat: Seat, deed: Deed) -> list[str]:
    """The cities whose Royals this seat has killed, or hidden."""
    return [name for name, city in s.cities.items() if city.royal_by == seat and city.royal == deed]


def royal_points(cities: list[str]) -> int:
    return sum([CITIES[name].royal_vp for name in cities])


def city_points(s: State, seat: Seat) -> int:
    return sum([CITIES[name].control_vp for name, city in s.cities.items() if city.control == seat])


def track_points(s: State, track: str) -> int:
    """EM-102, EM-106, EM-R11: what the marker's present space is worth."""
    return TRACKS[track].vp[s.tracks[track]]


def vampires_on_board(s: State, seat: Seat) -> int:
    return sum(agent.vampire and agent.city != MI_GO for agent in s.agents.values() if agent.owner == seat)


def points(s: State, seat: Seat, *, secrets: bool) -> dict[str, int]:
    """EM-099 to EM-109: the seat's points by source, as of its faction.

    With `secrets` cards that the player removed in secret no longer count (EM-113); without, they still do (EM-R12).
    """
    player = s.players[seat]
    owned = [card for card in player.scoring if not (secrets and card in player.removed)]
    line: dict[str, int] = {
        "cities": city_points(s, seat),
        "necronomicon": EFFECTS["necronomicon"].vp if "necronomicon" in owned else 0,
    }
    if player.side == RESTORATIONIST:
        killed = royals(s, seat, KILLED)
        line["royals-killed"] = royal_points(killed)
        line["revolution"] = track_points(s, REVOLUTION)
        line["agents"] = sum([AGENTS[name].vp for name in agents_of(s, seat) if _scores(s, name)])
        line["black-hand"] = EFFECTS["black_hand"].vp_per_royal * len(killed) if "black_hand" in owned else 0
    else:
        line["royals-hidden"] = royal_points(royals(s, seat, HIDDEN))
        line["war"] = track_points(s, WAR)
        if "vampire" in owned:
            line["vampires"] = EFFECTS["vampire_points"].vp_per_vampire * vampires_on_board(s, seat)
        if "zombies" in owned and s.zombies_out == PIECES.zombies:
            line["zombies"] = EFFECTS["zombie_points"].vp_all_out
        line["sacrifices"] = PERMANENTS["yog_sothoth"].vp_per_agent * len(player.sacrificed)
    return line


def _scores(s: State, agent: str) -> bool:
    """EM-103: a named agent who is no vampire gives the VP on the counter."""
    return agent in AGENTS and not s.agents[agent].vampire


def discs(s: State) -> list[int]:
    """EM-096 to EM-098, EM-111: where the VP discs stand, by seat, made of nothing but what all can see.

    Each source gives 0 or more, so no disc ever goes below 0 (EM-114).
    """
    totals = [EFFECTS["necronomicon"].vp if "necronomicon" in player.scoring else 0 for player in s.players]
    for name, city in s.cities.items():
        if city.control is not None:
            totals[city.control] += CITIES[name].control_vp
        if city.royal_by is not None:
            totals[city.royal_by] += CITIES[name].royal_vp
    for seat, player in enumerate(s.players):
        if player.revealed:
            totals[seat] = sum(points(s, seat, secrets=False).values())
    return totals


def is_noticed(s: State, seat: Seat, disc: int) -> bool:
    """EM-124: whether the seat, whose VP disc stands there, has actual or potential VP, by what all can see."""
    player = s.players[seat]
    return bool(
        disc > 0
        or any(_scores(s, name) and AGENTS[name].vp for name in agents_of(s, seat))
        or any(space >= FIRST_VP_SPACE[track] for track, space in s.tracks.items())
        or player.killed
        or player.sacrificed
        or ("vampire" in player.scoring and vampires_on_board(s, seat))
        or ("zombies" in player.scoring and s.zombies_out == PIECES.zombies)
        or any(city.royal_by == seat for city in s.cities.values())
    )


def note_known(t: Desk, discs: list[int]) -> None:
    """EM-123, EM-126: whoever is noticed becomes Known, for good."""
    for seat, player in enumerate(t.state.players):
        if not player.known and is_noticed(t.state, seat, discs[seat]):
            player.known = True
            t.note("known", seat=seat)


def settle(t: Desk) -> None:
    """EM-125, EM-254, EM-R06: after an effect: who is Known now, and has a VP disc reached the limit?"""
    stand = discs(t.state)
    note_known(t, stand)
    if max(stand) >= t.state.limit:
        raise GameOver("points")


def reveal(t: Desk, seat: Seat) -> None:
    """EM-098: an identity becomes public, for good; the VP disc follows by itself."""
    player = t.state.players[seat]
    if not player.revealed:
        t.barrier(own=seat)
        player.revealed = True
        t.note("revealed", seat=seat, side=player.side)


# ---- the end


def control_discs(s: State) -> list[int]:
    """EM-R33: by seat: cities, Royals, Bismarck, agents on the board, the Known box and the VP track."""
    laid = [player.known + 1 for player in s.players]
    for city in s.cities.values():
        for seat in (city.control, city.royal_by, city.locked_by):
            if seat is not None:
                laid[seat] += 1
    for name, agent in s.agents.items():
        if name in AGENTS and agent.city != MI_GO:
            laid[agent.owner] += 1
    return laid


def final_points(s: State, seat: Seat) -> dict[str, int]:
    """EM-110, EM-258, EM-259: the true points, with a Loyalist's killed agents of Restorationists."""
    line = dict.fromkeys(LINES, 0) | points(s, seat, secrets=True)
    player = s.players[seat]
    if player.side == LOYALIST:
        line["kills"] = sum(s.players[kill.owner].side == RESTORATIONIST for kill in player.killed)
    return line


def lowest(scores: list[int]) -> list[Seat]:
    """EM-260: by whose score a side is out."""
    return [seat for seat, score in enumerate(scores) if score == min(scores)]


def eliminated_side(s: State, scores: list[int]) -> Side | Literal[""]:
    """EM-260, EM-261: the side of the lowest score is out; shared, it is the Loyalists; with one side, nobody."""
    sides = {player.side for player in s.players}
    if len(sides) == 1:
        return ""
    last = {s.players[seat].side for seat in lowest(scores)}
    return LOYALIST if LOYALIST in last else RESTORATIONIST


def brought_about(s: State) -> list[Seat]:
    """EM-254 to EM-256: whose points, madness or Main Agent ended the game; nobody's if a track or the zombies did."""
    players = list(enumerate(s.players))
    if s.over == "points":
        stand = discs(s)
        return [seat for seat, _ in players if stand[seat] >= s.limit]
    if s.over in ("madness", "main-agent"):
        return [seat for seat, player in players if player.colour not in s.agents]
    return []


def result(s: State) -> Result | None:
    """EM-258 to EM-263: the final count."""
    if not s.over:
        return None
    seats = range(len(s.players))
    lines = [final_points(s, seat) for seat in seats]
    scores = [sum(line.values()) for line in lines]
    out = eliminated_side(s, scores)
    left = [seat for seat in seats if s.players[seat].side != out]
    ranks = list(zip(scores, control_discs(s), strict=True))
    best = max(ranks[seat] for seat in left)
    winners = [seat for seat in left if ranks[seat] == best]
    return Result(scores, winners, s.over, {name: [line[name] for line in lines] for name in LINES})
