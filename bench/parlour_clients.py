"""Parlour's clients under load: they speak its own protocol."""

import random
import zlib
from typing import Any

import msgspec
from msgspec import Raw, Struct

from app.engine import apply_patch
from app.play.wire import expand_options
from bench.load import SEED, SeatClient, SpectatorClient


class FullPart(Struct):
    """What a seat's client reads of a full frame."""

    mine: dict[str, Any]


class StepPart(Struct):
    """What it reads of a step: of what all are shown, only whether the match is over."""

    patch: dict[str, Raw] | None = None
    mine: dict[str, Any] | None = None


_read_full = msgspec.json.Decoder(FullPart).decode
_read_step = msgspec.json.Decoder(StepPart).decode
_encode = msgspec.json.Encoder().encode
_dice = random.Random(SEED)

HELLO = b'{"t":"hello"}'
FULL, STEP, OK, NO = (b'{"t":"%s"' % kind for kind in (b"full", b"step", b"ok", b"no"))


class ParlourSeat(SeatClient):
    """A seat in any game: it keeps its own part of the view up to date, and chooses at random from what it is asked."""

    def __init__(self, host: str, room_id: str, cookie: str) -> None:
        super().__init__(host, f"/ws/{room_id}", cookie)
        self.mine: dict[str, Any] = {}
        self.n = 0
        self._answered = -1

    def opened(self) -> None:
        self.send(HELLO)

    def message(self, payload: bytes, now: float) -> None:
        self._receive(payload, len(payload), now)

    def binary(self, payload: bytes, now: float) -> None:
        self._receive(zlib.decompress(payload, wbits=-zlib.MAX_WBITS), len(payload), now)

    def _receive(self, payload: bytes, size: int, now: float) -> None:
        self.frame_bytes += size
        if payload.startswith(STEP):
            self.updates += 1
            self.update_bytes += size
            step = _read_step(payload)
            if step.mine is not None:
                self.mine = apply_patch(self.mine, step.mine)
                self.moves = self.mine["at"]
            if step.patch is not None:
                if "result" in step.patch:
                    self.room.end()
                self.room.seen(self, now)
            self.room.may_go_on(self)
        elif payload.startswith(OK):
            self.room.acknowledged(self, now)
        elif payload.startswith(FULL):
            self.mine = _read_full(payload).mine
            self.is_ready()
        elif payload.startswith(NO):
            self._answered = -1  # the same ask may come again
            self.room.refuse(self)

    def can_move(self) -> bool:
        ask = self.mine.get("ask")
        return ask is not None and self.mine["at"] > self._answered and "auto" not in ask

    def move(self) -> None:
        """Anything that can be done, except to take back what was done."""
        options = expand_options(self.mine["ask"]["options"])
        option = _dice.choice([option for option in options if not option.startswith("back:")])
        self.n += 1
        self._answered = self.mine["at"]
        self.send(_encode({"t": "choose", "n": self.n, "ask": self._answered, "option": option}))


class ParlourSpectator(SpectatorClient):
    """A client without a seat, which reads only how a message begins."""

    def __init__(self, host: str, room_id: str) -> None:
        super().__init__(host, f"/ws/{room_id}")

    def opened(self) -> None:
        self.send(HELLO)

    def binary(self, payload: bytes, now: float) -> None:
        self.message(zlib.decompressobj(wbits=-zlib.MAX_WBITS).decompress(payload, len(STEP)), now)

    def message(self, payload: bytes, now: float) -> None:
        if payload.startswith(STEP):
            self.updates += 1
            self.last_update = now
        elif payload.startswith(FULL):
            self.is_ready()
