"""Sanity counters (EM-115 to EM-121)."""

from msgspec import Struct

from app.games.emerald.content import RESTORATIONIST
from app.games.emerald.points import reveal
from app.games.emerald.state import Desk, GameOver
from parlour import Seat


class Horror(Struct, frozen=True):
    """What a draw did: whether it was Mad, and whether it drove a Restorationist out of the game."""

    mad: bool
    insane: bool = False


def draw_sanity(t: Desk, seat: Seat) -> Horror:
    """EM-116 to EM-118, EM-277: draw a counter; the decisive Mad one reveals the identity before all else.

    The caller carries out what is left of its own effect, then `go_mad` if the player is insane.
    """
    s = t.state
    player = s.players[seat]
    drawn = s.sanity.draw(t)
    t.note("sanity", seat=seat, drawn=drawn or "none")
    if drawn == "sane":
        s.sane += 1
        return Horror(mad=False)
    if drawn == "mad":
        player.mad += 1
    if drawn == "mad" and player.mad < player.mad_limit:
        return Horror(mad=True)
    reveal(t, seat)
    return Horror(mad=True, insane=player.side == RESTORATIONIST)


def go_mad(t: Desk, seat: Seat) -> None:
    """EM-117, EM-255: the Main Agent of a mad Restorationist is eliminated and the game is over."""
    s = t.state
    s.agents.pop(s.players[seat].colour, None)
    t.note("went-mad", seat=seat)
    raise GameOver("madness")


def face_horror(t: Desk, seat: Seat) -> None:
    """Draw a counter and suffer what follows."""
    if draw_sanity(t, seat).insane:
        go_mad(t, seat)
