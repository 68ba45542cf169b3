"""Which ends of the game have come near, as all can see (EM-252 to EM-257)."""

from app.games.emerald.attempts import why_not_kill
from app.games.emerald.content import PIECES, REVOLUTION, TRACKS, WAR
from app.games.emerald.points import discs
from app.games.emerald.shown import EndView, Seats
from app.games.emerald.state import State
from parlour import Seat

POINTS_URGENT = 6
"""So few points are left."""
SPACES_NEAR, SPACES_URGENT = 5, 3
"""So few spaces are left."""
ZOMBIES_NEAR = 5
"""So many are out."""


def near_ends(s: State) -> dict[str, EndView]:
    """By what would end the game. Of a player all that counts is what everybody knows."""
    ends = {"points": by_points(s)}
    for track in (WAR, REVOLUTION):
        space, last = s.tracks[track], TRACKS[track].last
        if last - space <= SPACES_NEAR:
            ends[track] = EndView(urgent=last - space <= SPACES_URGENT, count=space, limit=last)
    if seats := nearly_mad(s):
        ends["madness"] = EndView(urgent=True, seats=seats)
    if seats := unguarded(s):
        ends["main-agent"] = EndView(urgent=False, seats=seats)
    if s.zombies_out >= ZOMBIES_NEAR:
        all_out = s.zombies_out == PIECES.zombies
        ends["zombies"] = EndView(urgent=all_out, count=s.zombies_out, limit=PIECES.zombies)
    return ends


def by_points(s: State) -> EndView:
    """EM-254: who is furthest by the VP discs."""
    scores = discs(s)
    most = max(scores)
    leaders = [seat for seat, score in enumerate(scores) if score == most]
    return EndView(urgent=most >= s.limit - POINTS_URGENT, count=most, limit=s.limit, seats=_seats(leaders))


def nearly_mad(s: State) -> Seats:
    """EM-117, EM-119: with the next Mad counter their identity is revealed; a revealed Loyalist draws none."""
    players = enumerate(s.players)
    return _seats([seat for seat, player in players if not player.safe_in_mind and player.mad + 1 >= player.mad_limit])


def unguarded(s: State) -> Seats:
    """EM-143: whose Main Agent can be killed."""
    players = enumerate(s.players)
    return _seats(
        [seat for seat, player in players if player.colour in s.agents and not why_not_kill(s, player.colour)]
    )


def _seats(seats: list[Seat]) -> Seats:
    return dict.fromkeys(seats, 1)
