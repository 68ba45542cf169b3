"""Bots have names and faces of their own; people choose a face, and all at the table see it."""

from app.bus import Bus
from app.engine import MOST_SEATS
from app.play.faces import BOT_FACES, FACES, bot_face, bot_names
from app.play.hub import Hub
from app.settings import Settings
from app.store import Store
from app.web.name_lists import names_in
from tests.people import ROOT


def test_bots_of_a_room_have_names_and_faces_that_differ_and_stay() -> None:
    for room in ("kolu-temi", "rafo-sudi", "bena-miro"):
        names = bot_names(room, range(MOST_SEATS), [])
        assert names == bot_names(room, range(MOST_SEATS), [])
        assert len({*names.values()}) == len({bot_face(name) for name in names.values()}) == MOST_SEATS


def test_at_another_table_other_bots_sit() -> None:
    assert len({tuple(bot_names(f"room-{number}", range(3), []).values()) for number in range(20)}) > 10


def test_no_bot_takes_the_name_of_somebody_at_the_table() -> None:
    everybody = bot_names("room", range(MOST_SEATS), [])
    taken = [name.upper() for name in everybody.values()]
    assert not {*bot_names("room", range(MOST_SEATS), taken).values()} & {*everybody.values()}


def test_every_face_is_drawn() -> None:
    drawn = names_in((ROOT / "app" / "static" / "faces.txt").read_text("utf-8"))
    assert {*drawn} == {f"face-{name}" for name in (*FACES, *BOT_FACES.values())}


async def test_a_face_is_seen_on_the_seat_and_goes_with_its_person(store: Store, bus: Bus) -> None:
    hub = Hub(store, bus, Settings())
    ann = await store.add_player("Ann")
    await store.set_face(ann.id, "guest-07")
    known = await store.player(ann.id)
    assert known is not None
    room = await hub.open(
        await hub.create_room(known, game="persuasion", seats=3, options={}, public=False, spectators=True)
    )
    await room.sit(known, 1)
    await room.fill_with_bots(known)
    seats = room.info(None).seats
    assert seats[1].face == "guest-07"
    assert all(seat.name in BOT_FACES and seat.face == BOT_FACES[seat.name] for seat in (seats[0], seats[2]))
    await store.change_seats(ann.id, face="guest-08")
    await hub.show_anew(ann.id)
    assert room.info(None).seats[1].face == "guest-08"
    await room.stand(known)
    assert room.info(None).seats[1].face == ""
