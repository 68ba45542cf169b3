"""Bots have names of their own, and each name a face; people choose one of those drawn for them."""

import hashlib
from collections.abc import Collection, Iterable, Mapping
from types import MappingProxyType

from app.engine import Seat

BOT_FACES: Mapping[str, str] = MappingProxyType(
    {
        "Ada": "bot-03",
        "Basil": "bot-08",
        "Clara": "bot-06",
        "Dorian": "bot-05",
        "Edith": "bot-01",
        "Felix": "bot-04",
        "Greta": "bot-07",
        "Hugo": "bot-02",
        "Iris": "bot-03",
        "Jasper": "bot-08",
        "Kitty": "bot-06",
        "Linus": "bot-05",
        "Mina": "bot-01",
        "Nestor": "bot-04",
        "Odile": "bot-07",
        "Pascal": "bot-02",
    }
)
"""Each face has two names, so that there is one whatever people are called."""
FACES = tuple(f"guest-{number:02}" for number in range(1, 25))
"""What people choose from."""
NO_FACE = ""


def bot_names(room: str, seats: Iterable[Seat], taken: Collection[str]) -> dict[Seat, str]:
    """A name for the bot on each of these seats: the same whenever it is asked, and none that is taken.

    Neighbours have different faces; at another table other bots sit.
    """
    used = {name.casefold() for name in taken}
    faces = {BOT_FACES[name] for name in taken if name in BOT_FACES}
    names: dict[Seat, str] = {}
    for seat in seats:
        order = _shuffled(room, seat)
        free = [name for name in order if name.casefold() not in used]
        name = next((name for name in free if BOT_FACES[name] not in faces), (free or order)[0])
        used.add(name.casefold())
        faces.add(BOT_FACES[name])
        names[seat] = name
    return names


def bot_face(name: str) -> str:
    """The face of a bot with this name; those in a match from elsewhere, who bear people's names, have none."""
    return BOT_FACES.get(name, NO_FACE)


def _shuffled(room: str, seat: Seat) -> list[str]:
    """All names, in an order of this room's and seat's own."""
    return sorted(BOT_FACES, key=lambda name: hashlib.sha256(f"{room}/{seat}/{name}".encode()).digest())
