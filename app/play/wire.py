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
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from app.engine import Fact, Note

MAX_FRAME = 4096
"""No message of a client is longer than this, in bytes."""
DEFLATE_FROM = 1024
"""Messages to a client from this size on, in bytes, are deflated. Below it little would be gained."""
MAX_OPTION = 200
MAX_CHAT = 500


MAX_THEN = 8
"""So many answers one message may hold after the first."""

WindowMode: TypeAlias = Literal["always", "able", "later"]
"""When somebody wants to be asked in reaction windows."""

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
    the same answer to the same ask is acknowledged again. `then` answers the asks that follow, one after another, as if
    each had been sent by itself: `{"t":"choose","n":4,"ask":12,"option":"use:spy","then":["city:paris"]}`. The first
    that is refused ends it, and what came before it stands; a resend of the whole goes on from there. In a reaction
    window nothing of such a message is carried out or held, whether the window was open before or one of the answers
    has opened it: the rest is refused.
    """

    n: int
    ask: int
    option: str
    then: Annotated[list[str], Meta(max_length=MAX_THEN)] = []


class UndoMessage(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take back my last choice. `{"t":"undo","n":5,"ask":13}`

    With `all`, everything that I can: `{"t":"undo","n":5,"ask":13,"all":true}`. `ask` is the number in `mine.at` now,
    so that a resend is harmless too. An answer that is held is taken back alone, in either case. In a window a pass
    can't be taken back where nothing else was possible, whoever gave it.
    """

    n: int
    ask: int
    all: bool = False


class PreviewMessage(Struct, tag_field="t", tag="preview", forbid_unknown_fields=True):
    """What would choosing this change, one option after another? `{"t":"preview","n":7,"ask":12,"options":["buy"]}`

    `ask` is the number in `mine.at` now. Answered with `preview` or `no`; nothing is changed and nobody else is told.
    """

    n: int
    ask: int
    options: Annotated[list[str], Meta(min_length=1, max_length=MAX_THEN + 1)]


class WindowsMessage(Struct, tag_field="t", tag="windows", forbid_unknown_fields=True):
    """When I want to be asked in reaction windows, as long as I am connected. `{"t":"windows","ask":"able"}`

    `always`: the server never answers for me. `able`: it passes for me where I can do nothing else (at first).
    `later`: it passes for me in every window, until I am asked something outside of one, or take something back; then
    it is `able` again. Of what several tabs say the last counts, and nothing of it outlasts the last connection: who
    comes back says it again. There is no answer.
    """

    ask: WindowMode


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


ClientMessage: TypeAlias = (
    HelloMessage
    | ChooseMessage
    | UndoMessage
    | PreviewMessage
    | WindowsMessage
    | ChatMessage
    | TypingMessage
    | PingMessage
)
CLIENT_TAGS = frozenset({"hello", "choose", "undo", "preview", "windows", "chat", "typing", "ping"})


# ---------------------------------------------------------------- to the browser


class FullFrame(Struct, tag_field="t", tag="full"):
    """Everything this viewer may know.

    `{"t":"full","epoch":"k3f","v":18,"me":2,"public":{"game":{…},"waiting":{"2":"bidding"}},
      "mine":{"private":{…},"at":12,"ask":{"prompt":"turn","options":{"disc:":{"harbour":1},"buy":{"is":"buy",…}},…},
      "undo":{"option":"buy","prompt":"turn","args":{},"fact":{"is":"buy","thing":"mana","coins":3},"steps":2}},
      "notes":[["won",["seat"],[1]]],"earlier":40}`

    `me` is -1 for a spectator. `at` counts this seat's entries in the move list and names the open ask; `undo` is the
    choice that would be taken back, if any, as it was offered, and how many there are. An ask with `window` is one of a
    reaction window; with `auto`, only `pass` is possible, and the server answers by itself unless I want to be asked
    always. `notes` are the latest, as `compact_notes` writes them; `earlier` says how many came before them.
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

    `reason` is a message id. Of several answers it is the first that is refused; those before it have been shown.
    """

    n: int
    reason: str


class PreviewFrame(Struct, tag_field="t", tag="preview", omit_defaults=True):
    """What would change for me: patches of `public` and `mine`. `{"t":"preview","n":7,"patch":{"game":{…}}}`

    They are what the steps would bring, from what I have been sent: of `mine` only `private`, and no notes. With
    neither, nothing can be said: it would change nothing, or it would tell something that I don't know.
    """

    n: int
    patch: Raw | UnsetType = UNSET
    mine: Raw | UnsetType = UNSET


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
    face: str = ""
    """The name of a face: that which the person has chosen, or the bot's own."""


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


def compact_options(options: Mapping[str, Fact | None]) -> dict[str, Any]:
    """Options as they are sent: `{"force:":"gold:","gold:":{"spy":1,"priest":1},"buy":{"is":"buy",…},"done":1}`.

    Each has its fact, or 1. Those with the same prefix share a map: when a whole kind of thing is no longer possible,
    that is one key of a patch instead of a dozen. A prefix with the same map as a later one only names that one.
    """
    by_prefix: dict[str, Any] = {}
    plain = True
    for option, fact in options.items():
        prefix, ending = _split_option(option)
        value: Any = 1
        if fact is not None:
            value, plain = msgspec.to_builtins(fact, str_keys=True), False
        if ending is None:
            by_prefix[prefix] = value
        elif prefix in by_prefix:
            by_prefix[prefix][ending] = value
        else:
            by_prefix[prefix] = {ending: value}
    return _share_endings(by_prefix) if plain else by_prefix


def _share_endings(by_prefix: dict[str, Any]) -> dict[str, Any]:
    same_endings: dict[tuple[str, ...], str] = {}
    for prefix in reversed(by_prefix):
        if (endings := by_prefix[prefix]) != 1 and (same := same_endings.setdefault(tuple(endings), prefix)) != prefix:
            by_prefix[prefix] = same
    return by_prefix


@lru_cache(8192)  # the same options are offered again and again
def _split_option(option: str) -> tuple[str, str | None]:
    prefix, colon, ending = option.partition(":")
    return (prefix + colon, ending) if colon else (prefix, None)


def expand_options(by_prefix: dict[str, Any]) -> dict[str, Any]:
    """The options again, each with its fact or 1; this is what the client does."""
    options: dict[str, Any] = {}
    for prefix, value in by_prefix.items():
        if prefix.endswith(":"):
            endings = by_prefix[value] if isinstance(value, str) else value
            options |= {prefix + ending: fact for ending, fact in endings.items()}
        else:
            options[prefix] = value
    return options


def compact_shortcuts(shortcuts: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """Shortcuts as they are sent: `{"spy:":[[["place","card:spy"],["city:paris","city:rome"]]],"nest":["dig","done"]}`.

    Of those that are a thing and a place, with the place as the last answer, there may be dozens: what one thing is
    good for shares the answers before the place.
    """
    sent: dict[str, Any] = {}
    groups: dict[tuple[str, ...], list[str]] = {}
    for id, answers in shortcuts.items():
        thing, colon, place = id.partition(":")
        if not place or [place] != list(answers[-1:]):
            sent[id] = list(answers)
            continue
        group = (thing, *answers[:-1])
        if group not in groups:
            groups[group] = []
            sent.setdefault(thing + colon, []).append([list(group[1:]), groups[group]])
        groups[group].append(place)
    return sent


def expand_shortcuts(sent: dict[str, Any]) -> dict[str, list[str]]:
    """The shortcuts again; this is what the client does."""
    shortcuts: dict[str, list[str]] = {}
    for id, value in sent.items():
        if id.endswith(":"):
            shortcuts |= {id + place: [*before, place] for before, places in value for place in places}
        else:
            shortcuts[id] = value
    return shortcuts


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
