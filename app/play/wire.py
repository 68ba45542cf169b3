"""The whole websocket protocol: every message type, both ways, with an example each.

A browser sends `*Message`s, the server `*Frame`s (and `RoomInfo`, which the HTTP API serves too).
One websocket per person and room, JSON in text frames; what the server sends at length is deflated, in binary frames.
The number `v` is counted per viewer (a seat, or the spectators): it moves only when that viewer's stream moves, so
nobody can count a rival's secret steps. `epoch` names the numbering; it changes when the room is loaded again, and a
client that connects with another epoch gets a full frame.

Public views are merge-patched once for all viewers; what is one viewer's own (`mine`: private view, open ask, what undo
would take back) is a second merge patch. Unknown message types are ignored on both sides, so old clients live on.
"""

import zlib
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from app.engine import Note

MAX_FRAME = 4096
"""No message of a client is longer than this, in bytes."""
DEFLATE_FROM = 1024
"""Messages to a client from this size on, in bytes, are deflated. Below it little would be gained."""
MAX_OPTION = 200
MAX_CHAT = 500


CompactNotes: TypeAlias = list[list[Any]]
"""Notes as `compact_notes` writes them."""


# ---------------------------------------------------------------- from the browser


class HelloMessage(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """First message of every connection: what the client has already. `{"t":"hello","epoch":"k3f","v":17}`"""

    epoch: str = ""
    v: int = 0


class ChooseMessage(Struct, tag_field="t", tag="choose", forbid_unknown_fields=True):
    """Answer the ask with this id. `{"t":"choose","n":4,"ask":12,"option":"gold:priest"}`

    `n` is the client's own number, echoed in the answer. A resend is harmless: an ask can be answered only once, and
    the same answer to the same ask is acknowledged again.
    """

    n: int
    ask: int
    option: str


class UndoMessage(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take back my last choice. `{"t":"undo","n":5,"ask":13}`

    `ask` is the number in `mine.at` now, so that a resend is harmless too.
    """

    n: int
    ask: int


class ChatMessage(Struct, tag_field="t", tag="chat", forbid_unknown_fields=True):
    """A line of chat. `{"t":"chat","n":6,"text":"Well played!"}`

    From a seat it goes to the players, else to the spectators.
    """

    n: int
    text: str


class TypingMessage(Struct, tag_field="t", tag="typing", forbid_unknown_fields=True):
    """I am writing a line of chat. `{"t":"typing"}`"""


class PingMessage(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """I am still here. `{"t":"ping"}`"""


ClientMessage: TypeAlias = HelloMessage | ChooseMessage | UndoMessage | ChatMessage | TypingMessage | PingMessage
CLIENT_TAGS = frozenset({"hello", "choose", "undo", "chat", "typing", "ping"})


# ---------------------------------------------------------------- to the browser


class FullFrame(Struct, tag_field="t", tag="full"):
    """Everything this viewer may know.

    `{"t":"full","epoch":"k3f","v":18,"me":2,"public":{"game":{…},"waiting":{"2":"bidding"}},
      "mine":{"private":{…},"at":12,"ask":{"prompt":"bid","options":{"gold:":{"spy":1}},…},"undo":"gold:spy"},
      "notes":[["won",["seat"],[1]]],"earlier":40}`

    `me` is -1 for a spectator. `at` counts this seat's entries in the move list and names the open ask; `undo` is the
    option that would be taken back, if any. An ask with `auto` is one that the server answers by itself (only `pass` is
    possible). `notes` are the latest, as `compact_notes` writes them; `earlier` says how many came before them.
    """

    epoch: str
    v: int
    me: int
    public: Raw
    mine: Raw
    notes: CompactNotes
    earlier: int = 0


class StepFrame(Struct, tag_field="t", tag="step", omit_defaults=True):
    """What changed for this viewer: `cut` of the last notes are taken back, then `notes` are added.

    `{"t":"step","v":19,"patch":{"game":{"round":3}},"mine":{"ask":null},"notes":[["round",["round"],[3]]]}`
    """

    v: int
    patch: Raw | UnsetType = UNSET
    mine: Raw | UnsetType = UNSET
    notes: Raw | UnsetType = UNSET
    cut: int = 0


class OkFrame(Struct, tag_field="t", tag="ok"):
    """The message with this number has been carried out, durably. `{"t":"ok","n":4}`"""

    n: int


class HeldFrame(Struct, tag_field="t", tag="held"):
    """The choice with this number is taken, and carried out when the window closes. `{"t":"held","n":4}`

    Then `ok` or `no` follows. Until then it can be taken back by an `undo` with the number that comes after its `ask`,
    as if it had been carried out. It need not be sent again on this connection.
    """

    n: int


class NoFrame(Struct, tag_field="t", tag="no"):
    """It has been refused, and nothing has changed. `{"t":"no","n":4,"reason":"refused-stale"}`

    `reason` is a message id.
    """

    n: int
    reason: str


class SeatInfo(Struct, omit_defaults=True):
    """One seat as the whole room sees it."""

    seat: int
    name: str = ""
    taken: bool = False
    bot: bool = False
    """Played by a bot at the moment."""
    lent: bool = False
    """A person's seat that a bot plays for now."""
    present: bool = False
    absent_for: int = 0
    """Whole seconds since the person was last here, if past the grace time."""
    votes: int = 0
    """How many at the table want to hand this seat to a bot."""


class RoomInfo(Struct, tag_field="t", tag="room", omit_defaults=True):
    """The room around the table: seats, presence, state. Sent whole whenever something of it changes."""

    id: str
    game: str
    state: str
    """open | running | over | stuck"""
    seats: list[SeatInfo]
    options: dict[str, Any]
    public: bool = False
    spectators_allowed: bool = False
    spectators: int = 0
    host: str = ""
    """The host's name."""
    you_host: bool = False
    me: int = -1
    commitment: str = ""
    """While the room is open a commitment to the server's part of the seed, then to the whole seed."""
    even_pace: bool = False
    """Every reaction window lasts a common time, within which nothing can be told."""
    next_room: str = ""
    notice: str = ""
    """A message id about the server itself, e.g. that storing is slow or that it restarts."""


class LobbyRow(Struct, omit_defaults=True):
    """A listed room as the lobby shows it (over HTTP): built from what anybody may know."""

    id: str
    game: str
    state: str
    seats: list[SeatInfo]
    options: dict[str, Any]
    spectators_allowed: bool = False
    created_at: int = 0


class ChatLine(Struct, omit_defaults=True):
    """A line of chat; `seat` is -1 for a spectator."""

    id: int
    name: str
    text: str
    at: int
    seat: int = -1


class ChatFrame(Struct, tag_field="t", tag="chat"):
    """Lines of my audience's chat, oldest first; on connect the latest ones. `{"t":"chat","lines":[{…}]}`"""

    lines: list[ChatLine]


class TypingFrame(Struct, tag_field="t", tag="typing"):
    """Somebody of my audience is writing. `{"t":"typing","name":"Ann"}`"""

    name: str


class PongFrame(Struct, tag_field="t", tag="pong"):
    """Answer to a ping. `{"t":"pong"}`"""


class ByeFrame(Struct, tag_field="t", tag="bye"):
    """The server closes this connection; `reason` is a message id. `{"t":"bye","reason":"bye-restart"}`"""

    reason: str


# ---------------------------------------------------------------- reading and writing

encode = msgspec.json.Encoder().encode


def compact_options(options: Iterable[str]) -> dict[str, Any]:
    """Options as they are sent: `{"force:":"gold:","gold:":{"spy":1,"priest":1},"done":1}`.

    Those with the same prefix share a map: when a whole kind of thing is no longer possible, that is one key of a patch
    instead of a dozen. A prefix with the same endings as a later one only names that one.
    """
    by_prefix: dict[str, Any] = {}
    for prefix, ending in map(_split_option, options):
        if ending is None:
            by_prefix[prefix] = 1
        elif prefix in by_prefix:
            by_prefix[prefix][ending] = 1
        else:
            by_prefix[prefix] = {ending: 1}
    same_endings: dict[tuple[str, ...], str] = {}
    for prefix in reversed(by_prefix):
        if (endings := by_prefix[prefix]) != 1 and (same := same_endings.setdefault(tuple(endings), prefix)) != prefix:
            by_prefix[prefix] = same
    return by_prefix


@lru_cache(8192)  # the same options are offered again and again
def _split_option(option: str) -> tuple[str, str | None]:
    prefix, colon, ending = option.partition(":")
    return (prefix + colon, ending) if colon else (prefix, None)


def expand_options(by_prefix: dict[str, Any]) -> list[str]:
    """The options again; this is what the client does."""
    options: list[str] = []
    for prefix, value in by_prefix.items():
        endings = by_prefix[value] if isinstance(value, str) else value
        options += [prefix + ending for ending in endings] if isinstance(endings, dict) else [prefix]
    return options


def compact_notes(notes: Iterable[Note]) -> CompactNotes:
    """Notes as they are sent, without audience: `[["won",["figure","seat"],["spy",1],["priest",2]],["end",[],[]]]`.

    Successive notes with the same id share a group that names their arguments once. A note with fewer arguments than
    the others has a shorter row.
    """
    groups: CompactNotes = []
    id, names = "", list[str]()
    for note in notes:
        given = list(note.args)
        shared = min(len(given), len(names))
        if groups and note.id == id and given[:shared] == names[:shared]:
            names += given[shared:]
        else:
            id, names = note.id, given
            groups.append([id, names])
        groups[-1].append(list(note.args.values()))
    return groups


def expand_notes(groups: CompactNotes) -> list[tuple[str, dict[str, Any]]]:
    """The notes again, each with its arguments by name; this is what the client does."""
    return [(id, dict(zip(names, row, strict=False))) for id, names, *rows in groups for row in rows]


_TEXT, _BINARY = 0x81, 0x82


def pack(message: Struct) -> bytes:
    """A message as a websocket frame: the same bytes for any number of connections."""
    payload = encode(message)
    return _framed(_BINARY, deflated(payload)) if len(payload) >= DEFLATE_FROM else _framed(_TEXT, payload)


def _framed(opcode: int, payload: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        return bytes((opcode, size)) + payload
    if size < 65536:
        return bytes((opcode, 126)) + size.to_bytes(2, "big") + payload
    return bytes((opcode, 127)) + size.to_bytes(8, "big") + payload


class CommonStep:
    """A StepFrame that several viewers are sent, each with a number of their own: it is encoded and deflated once."""

    __slots__ = ("_deflated", "_encoded")

    def __init__(self, step: StepFrame) -> None:
        self._encoded = encode(step)[len(_STEP_HEAD % step.v) :]
        self._deflated = deflated(self._encoded) if len(self._encoded) >= DEFLATE_FROM else None

    def pack(self, v: int) -> bytes:
        """The frame with this number. Before what is deflated it stands in a block that is only stored (RFC 1951)."""
        head = _STEP_HEAD % v
        if self._deflated is None:
            return _framed(_TEXT, head + self._encoded)
        size = len(head)
        return _framed(
            _BINARY, b"\0" + size.to_bytes(2, "little") + (size ^ 0xFFFF).to_bytes(2, "little") + head + self._deflated
        )


_STEP_HEAD = b'{"t":"step","v":%d'


def deflated(payload: bytes) -> bytes:
    """As fast as it goes, with little memory: a whole table shrinks to a fifth, the end of a round to a third."""
    compressor = zlib.compressobj(zlib.Z_BEST_SPEED, wbits=-zlib.MAX_WBITS, memLevel=4)
    return compressor.compress(payload) + compressor.flush()


def inflated(frame: str | bytes) -> str | bytes:
    """The JSON in a frame of the server; this is what the client does."""
    return frame if isinstance(frame, str) else zlib.decompress(frame, wbits=-zlib.MAX_WBITS)


_read = msgspec.json.Decoder(ClientMessage).decode


class _Tagged(Struct):
    t: str


_read_tag = msgspec.json.Decoder(_Tagged).decode


class Malformed(Exception):
    """A frame that is not one of ours; the message is the reason's message id."""


def decode(frame: str | bytes) -> ClientMessage | None:
    """The message in a frame; None for a type that we don't know. Raises Malformed."""
    if len(frame) > MAX_FRAME:
        raise Malformed("refused-too-long")
    try:
        message: ClientMessage = _read(frame)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        try:
            known = _read_tag(frame).t in CLIENT_TAGS
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
            known = True
        if known:
            raise Malformed("refused-malformed") from error
        return None
    return message
