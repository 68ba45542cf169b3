"""A game whose setup does what no game should: the room option says what."""

import os
import signal
import time
from collections.abc import Mapping

import msgspec

from parlour import Choice, Dice, OptionValue
from tests import tiny
from tests.tiny import bot, private, public, redeal, result, turn

__all__ = ["INFO", "bot", "private", "public", "redeal", "result", "setup", "turn"]

INFO = msgspec.structs.replace(
    tiny.INFO,
    id="stubborn",
    options=(Choice("way", ("good", "slow", "loop", "sleep", "die", "print", "raise", "eat"), "good"),),
)
SECRET_THING = "card-17"


def setup(seats: int, options: Mapping[str, OptionValue], dice: Dice) -> tiny.State:
    match options["way"]:
        case "slow":
            time.sleep(2)
        case "loop":
            while True:
                pass
        case "sleep":
            time.sleep(3600)
        case "die":
            os.kill(os.getpid(), signal.SIGKILL)
        case "print":
            print("here I am")
        case "raise":
            raise KeyError(SECRET_THING)
        case "eat":
            bytearray(1 << 40)
    return tiny.setup(seats, {"secret-nests": False}, dice)
