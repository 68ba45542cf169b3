"""The War and the Revolution track (EM-076 to EM-081, EM-252, EM-253, EM-281)."""

from msgspec import Struct

from app.games.emerald.content import CARDS, SETUP, TRACKS, WAR, Arrow
from app.games.emerald.decks import play
from app.games.emerald.payment import DONE
from app.games.emerald.state import Desk, GameOver, Offer, State, kinds
from parlour import OptionId, Script, Seat


class Push(Struct, frozen=True):
    """A card played for one of its arrows."""

    card: str
    arrow: Arrow


def landing(track: str, space: int, move: int) -> int:
    """EM-079, EM-080: where a marker comes to stand: never below the first space, never past the last."""
    return max(0, min(TRACKS[track].last, space + move))


def advance(t: Desk, track: str, move: int) -> None:
    """EM-252, EM-253: move a marker; on its last space the game is over."""
    s = t.state
    s.tracks[track] = landing(track, s.tracks[track], move)
    t.note("marker", track=track, space=s.tracks[track])
    if s.tracks[track] == TRACKS[track].last:
        raise GameOver(track)


def pushes(hand: list[str], spaces: dict[str, int]) -> dict[OptionId, Push]:
    """EM-079: the arrows in hand that would move their marker at least one space."""
    return {
        f"arrow:{card}:{arrow.track}": Push(card, arrow)
        for card in kinds(hand)
        for arrow in CARDS[card].arrows
        if landing(arrow.track, spaces[arrow.track], arrow.move) != spaces[arrow.track]
    }


def can_move_markers(s: State, me: Seat) -> bool:
    return bool(pushes(s.players[me].hand, s.tracks))


def move_markers(t: Desk, me: Seat) -> Script[None]:
    """EM-076 to EM-081, EM-281: play cards for one arrow each, applied in the order named."""
    s = t.state
    spaces = dict(s.tracks)
    rest = list(s.players[me].hand)
    chosen: list[Push] = []
    while True:
        ended = any(spaces[track.id] == track.last for track in TRACKS.values())
        choices = {} if ended else pushes(rest, spaces)
        options = [*choices, DONE] if chosen else list(choices)
        cards = [push.card for push in chosen]
        option = yield from t.ask(
            me, options, "tracks", doing="acting", chosen=cards, war=spaces["war"], revolution=spaces["revolution"]
        )
        if option == DONE:
            break
        push = choices[option]
        chosen.append(push)
        rest.remove(push.card)
        spaces[push.arrow.track] = landing(push.arrow.track, spaces[push.arrow.track], push.arrow.move)
    play(t, me, [push.card for push in chosen])
    t.note("moved-markers", seat=me, cards=[push.card for push in chosen])
    for push in chosen:
        advance(t, push.arrow.track, push.arrow.move)


def empty_stack(t: Desk, city: str) -> None:
    """EM-056, EM-R04: a stack has run out: a permanent comes on offer and the War marker advances."""
    s = t.state
    turned = s.permanents.draw(t)
    t.note("stack-empty", city=city)
    if turned is not None:
        s.offers[turned] = Offer([0] * len(s.players))
        t.note("offered", permanent=turned)
    advance(t, WAR, SETUP.war_per_emptied_stack)
