"""The War and the Revolution track (EM-076 to EM-081, EM-252, EM-253, EM-281)."""

from msgspec import Struct

from app.games.emerald.content import CARDS, SETUP, TRACKS, WAR, Arrow
from app.games.emerald.decks import play
from app.games.emerald.payment import DONE
from app.games.emerald.state import Desk, GameOver, Offer, State, kinds
from parlour import Fact, OptionId, Script, Seat


class MoveMarkers(Fact, frozen=True):
    """How many arrows in hand would move a marker now."""

    arrows: int


class PushMarker(Fact, frozen=True):
    """A card played for one of its arrows: from where to where the marker goes, and whether that ends the game."""

    card: str
    track: str
    start: int
    space: int
    ends: bool
    last: bool
    """Whether nothing could be added to it: then it is carried out at once."""


class MarkersDone(Fact, frozen=True):
    """Where the markers will stand."""

    war: int
    revolution: int
    cards: list[str]


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
    s.tracks = pushed(s.tracks, track, move)
    t.note("marker", track=track, space=s.tracks[track])
    if is_last(track, s.tracks[track]):
        raise GameOver(track)


def pushes(hand: list[str], spaces: dict[str, int]) -> dict[OptionId, Push]:
    """EM-079: the arrows in hand that would move their marker at least one space."""
    return {
        f"arrow:{card}:{arrow.track}": Push(card, arrow)
        for card in kinds(hand)
        for arrow in CARDS[card].arrows
        if landing(arrow.track, spaces[arrow.track], arrow.move) != spaces[arrow.track]
    }


def pushed(spaces: dict[str, int], track: str, move: int) -> dict[str, int]:
    """Where the markers stand when one of them is moved."""
    return {**spaces, track: landing(track, spaces[track], move)}


def is_last(track: str, space: int) -> bool:
    """EM-252, EM-253: whether a marker there ends the game."""
    return space == TRACKS[track].last


def tell_pushes(
    hand: list[str], spaces: dict[str, int], choices: dict[OptionId, Push], engine: int
) -> dict[OptionId, PushMarker]:
    """What each of these arrows would do now, and whether another could follow it."""
    facts: dict[OptionId, PushMarker] = {}
    for option, push in choices.items():
        track = push.arrow.track
        then = pushed(spaces, track, push.arrow.move)
        ends = is_last(track, then[track])
        rest = hand.copy()
        rest.remove(push.card)
        last = engine > 1 and (ends or not pushes(rest, then))
        facts[option] = PushMarker(
            card=push.card, track=track, start=spaces[track], space=then[track], ends=ends, last=last
        )
    return facts


def only_push(s: State, me: Seat) -> PushMarker | None:
    """The only thing that can be done with arrows, if there is but one."""
    hand = s.players[me].hand
    choices = pushes(hand, s.tracks)
    if len(choices) > 1:
        return None
    (fact,) = tell_pushes(hand, s.tracks, choices, 2).values()
    return fact if fact.last else None


def tell_arrows(s: State, me: Seat) -> Fact:
    return MoveMarkers(arrows=len(pushes(s.players[me].hand, s.tracks)))


def can_move_markers(s: State, me: Seat) -> bool:
    return bool(pushes(s.players[me].hand, s.tracks))


def move_markers(t: Desk, me: Seat, offered: Fact | None) -> Script[None]:
    """EM-076 to EM-081, EM-281: play cards for one arrow each, applied in the order named."""
    chosen = yield from choose_pushes(t, me, offered)
    play(t, me, [push.card for push in chosen])
    t.note("moved-markers", seat=me, cards=[push.card for push in chosen])
    for push in chosen:
        advance(t, push.arrow.track, push.arrow.move)


def choose_pushes(t: Desk, me: Seat, offered: Fact | None) -> Script[list[Push]]:
    """EM-281: arrow after arrow, until no more can follow; at once if the only one was `offered`."""
    spaces = dict(t.state.tracks)
    rest = list(t.state.players[me].hand)
    if isinstance(offered, PushMarker):
        return list(pushes(rest, spaces).values())
    chosen: list[Push] = []
    while True:
        ended = any(is_last(track, space) for track, space in spaces.items())
        choices = {} if ended else pushes(rest, spaces)
        facts = tell_pushes(rest, spaces, choices, t.engine)
        options: dict[OptionId, Fact | None] = {**facts}
        cards = [push.card for push in chosen]
        if chosen:
            options[DONE] = MarkersDone(**spaces, cards=cards)
        option = yield from t.ask(
            me, options, "tracks", doing="acting", chosen=cards, war=spaces["war"], revolution=spaces["revolution"]
        )
        if option == DONE:
            return chosen
        push = choices[option]
        chosen.append(push)
        if facts[option].last:
            return chosen
        rest.remove(push.card)
        spaces = pushed(spaces, push.arrow.track, push.arrow.move)


def empty_stack(t: Desk, city: str) -> None:
    """EM-056, EM-R04: a stack has run out: a permanent comes on offer and the War marker advances."""
    s = t.state
    turned = s.permanents.draw(t)
    t.note("stack-empty", city=city)
    if turned is not None:
        s.offers[turned] = Offer([0] * len(s.players))
        t.note("offered", permanent=turned)
    advance(t, WAR, SETUP.war_per_emptied_stack)
