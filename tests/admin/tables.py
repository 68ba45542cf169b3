"""Rooms with real matches in a store, played by bots by the same calls as on a server."""

import msgspec

from app.engine import ENGINE, Dice, Seat, load
from app.play.live_match import LiveMatch
from app.play.move_list import new_match, start_entry
from app.play.room import LiveRoom
from app.store import RoomRow, Store

SECRET = bytes(range(32))


async def begin(store: Store, game: str, room: str, *, seats: int = 3, engine: int = ENGINE) -> LiveMatch:
    """A match that has just begun: people in all seats but the last, which is a bot's."""
    options = msgspec.json.encode(load(game).settle(seats, {})).decode()
    row = RoomRow(id=room, game=game, seats=seats, options=options, host="ann", secret=SECRET, engine=engine)
    await store.add_room(row, seats)
    for seat in range(seats - 1):
        assert await store.claim_seat(room, seat, f"player-{seat}", f"Player {seat}", bytes([seat + 1]) * 16)
    assert await store.put_bot(room, seats - 1, "Ada", b"\xff" * 16)
    record = await store.room(room)
    assert record is not None
    assert await store.start_room(room, start=start_entry(record, new_match(record)))
    return await load_live_match(store, room)


async def load_live_match(store: Store, room: str) -> LiveMatch:
    """The match of a room, as the store has it."""
    record = await store.room(room)
    assert record is not None
    return await LiveMatch.load(record, store)


def match_of(room: LiveRoom) -> LiveMatch:
    """The match of a room in memory, to look into it."""
    live = room._match.live
    assert live is not None
    return live


async def play_on(live: LiveMatch, choices: int, *, seed: bytes = b"bots") -> int:
    """Let bots choose for everybody, so many times or to the end. Returns how many choices they made."""
    dice = Dice(seed).fork(str(live.seq))
    for made in range(choices):
        if not live.match.asks:
            return made
        seat = min(live.match.asks)
        await live.choose(seat, live.match.answered[seat], bot_choice(live, seat, dice))
    return choices


def bot_choice(live: LiveMatch, seat: Seat, dice: Dice) -> str:
    return live.game.bot(live.match.view(seat), live.match.asks[seat], dice)


async def take_something_back(live: LiveMatch) -> bool:
    """Undo a choice that somebody may still take back, if there is one."""
    for seat in live.match.table.seats:
        if live.match.undoable(seat) is not None:
            await live.undo(seat, live.match.answered[seat])
            return True
    return False
