"""What undo says, in whole matches of every game: the words of the option as it was offered, whatever came after."""

import json
import re
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, Page

from app.conformance.playout import bot_player, random_player
from app.engine import UNDO, UNDO_ALL, Ask, Dice, Game, Match, Move, Offer, OptionId, apply_patch, installed, load
from app.play import game_calls
from app.play.offers import decode_offer, encode_offer
from app.play.views import OwnView, sent_ask
from app.play.wire import encode, expand_options
from app.words import LANGUAGES, say, source
from tests.games.drawing import browser, draw
from tests.games.test_every_game import chosen

__all__ = ["browser", "draw"]

Offered: TypeAlias = dict[str, Any]
"""An option, its prompt with arguments and its fact, as a client is sent them."""

NAMES = ["Ann", "Béla", "Cesare", "Dóra", "Ezio"]
BROKEN = re.compile(r"[{}]|undefined|\[object|\boption-|^[a-z0-9_:-]*$")

TELL = """async ({ names, source, offers }) => {
  const { Words } = await import("/static/shared/words.js");
  const { TableState } = await import("/static/table/state.js");
  const { Labels } = await import("/static/table/labels.js");
  const words = new Words("");
  words.use("en", source);
  const room = { state: "running", seats: names.map((name, seat) => ({ seat, name })) };
  const state = new TableState({ room, words, windows: { answers: () => false }, isReplay: false });
  const labels = new Labels({ words, state });
  return offers.map((offer) => {
    const ask = { prompt: offer.prompt, args: offer.args, options: { [offer.option]: offer.fact ?? 1 } };
    state.moment = { ...state.moment, me: 0, mine: { ask } };
    state.update();
    return [labels.of(offer.option), labels.ofOffer(offer), labels.ofUndo(offer), labels.attribute(offer, "undo")];
  });
}"""


class Played:
    """A match with all that its seats are sent, and its move list since the base as a store has it."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        options = {option.id: chosen(option, seats) for option in game.info.options} if seats % 2 else {}
        self.match = Match.new(game, seats, options, seed=bytes([seats]) * 32)
        self.dice = Dice(bytes([seats]) * 32)
        self.entries: list[tuple[Move, bytes | None]] = []
        self.chosen: list[list[Offered]] = [[] for _ in range(seats)]
        """What each seat has chosen, as far as it may still be taken back: as it was offered."""
        self.undoable: dict[str, Offered] = {}
        """All that undo has ever offered to take back."""
        self.clients_come()

    def clients_come(self) -> None:
        self.views = [OwnView(seat) for seat in self.match.table.seats]
        self.mine: list[Any] = [{} for _ in self.views]

    def look(self) -> None:
        """Send every client what has changed, and compare what undo says."""
        self.match.views.look(self.match.state)
        for seat, view in enumerate(self.views):
            if (patch := view.update(self.match)) is not None:
                self.mine[seat] = apply_patch(self.mine[seat], json.loads(bytes(patch)))
            undo = dict(self.mine[seat].get("undo", {}))
            if undo:
                assert undo.pop("steps") == self.match.undo_steps(seat)
                assert undo == self.chosen[seat][-1]
                self.undoable[json.dumps(undo)] = undo
            else:
                self.chosen[seat].clear()

    def play_on(self) -> None:
        """A choice, or now and then an undo of whoever can."""
        able = [seat for seat, mine in enumerate(self.mine) if "undo" in mine]
        if able and self.dice.below(6) == 0:
            seat = self.dice.choice(able)
            option = self.dice.choice([UNDO, UNDO, UNDO_ALL])
            del self.chosen[seat][-1 if option == UNDO else 0 :]
        else:
            seat = self.dice.choice(sorted(self.match.asks))
            option = self.dice.choice([bot_player, random_player])(self.match, seat, self.dice)
            self.chosen[seat].append(offered(self.match.asks[seat], option))
        self.make(Move(seat, option))

    def make(self, move: Move) -> None:
        base = self.match.base
        _, offer = game_calls.make(self.match, move)
        self.entries.append((move, None if offer is None else encode_offer(offer)))
        if self.match.base is not base:
            self.entries.clear()

    def restart(self) -> None:
        """From the checkpoint and the moves since; some of them may have been stored before there were offers."""
        moves: list[tuple[Move, Offer | None]] = [
            (move, decode_offer(offer if self.dice.below(2) else None)) for move, offer in self.entries
        ]
        self.match = game_calls.restore(self.match.game, self.match.base, moves)
        self.clients_come()


def offered(ask: Ask, option: OptionId) -> Offered:
    """An option as the client has it of the whole ask."""
    sent = json.loads(encode(sent_ask(ask, in_window=False, only_pass=False)))
    fact = expand_options(sent["options"])[option]
    return {"option": option, "prompt": sent["prompt"], "args": sent["args"]} | ({} if fact == 1 else {"fact": fact})


@pytest.mark.parametrize("name", installed())
def test_undo_says_what_it_takes_back(name: str, draw: object, browser: Browser) -> None:
    game: Game[Any] = load(name)
    undoable: dict[str, Offered] = {}
    for seats in game.info.seats:
        played = Played(game, seats)
        played.look()
        for number in range(2 * game.info.longest):
            if played.match.result is not None:
                break
            played.play_on()
            if number % 20 == 0:
                played.restart()
            played.look()
        assert played.match.result is not None, "a whole match"
        undoable |= played.undoable
    assert len(undoable) > 50
    reads_as_offered(name, list(undoable.values()), browser.contexts[0].pages[0])


def reads_as_offered(game: str, offers: list[Offered], page: Page) -> None:
    """In every language, by the client's own words."""
    for language in LANGUAGES:
        words = f"{source(language, None)}\n{source(language, game)}"
        told = page.evaluate(TELL, {"names": NAMES, "source": words, "offers": offers})
        for offer, (label, taken, undo, own) in zip(offers, told, strict=True):
            assert label == taken, offer
            assert undo == (own or say(language, None, "table-undo", {"what": label})), offer
            assert not BROKEN.search(label), (language, label, offer)
