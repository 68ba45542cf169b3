"""Whole games of the larger kind in real browsers: people who click what their seat's bot would choose."""

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Any, get_type_hints

import msgspec
from playwright.sync_api import Error, Locator

from app.client_types import facts_of
from app.engine import Ask, Dice, Fact, View, apply_patch, load
from app.play.wire import expand_options
from tests.browser.players import Player, hear_the_end

Make = Callable[..., Player]

CLICKS = 6000


class Advised:
    """Somebody who sees what the page was told, thinks as a bot does, and clicks."""

    def __init__(self, player: Player, game: str) -> None:
        self.player = player
        self.game = load(game)
        self.facts: Any = reduce(or_, facts_of(self.game))
        self.dice = Dice(player.name.encode().ljust(32, b"."))
        self.public: dict[str, Any] = {}
        self.mine: dict[str, Any] = {}
        self.heard = 0
        self.clicks = 0

    def listen(self) -> None:
        """Take in what the page has been told since."""
        for frame in self.player.frames[self.heard :]:
            if frame["t"] == "full":
                self.public, self.mine = frame["public"], frame["mine"]
                self.seat = frame["me"]
            elif frame["t"] == "step":
                self.public = apply_patch(self.public, frame.get("patch", {}))
                self.mine = apply_patch(self.mine, frame.get("mine", {}))
        self.heard = len(self.player.frames)

    def play_on(self) -> bool:
        """Click once, if it is for me to choose."""
        self.listen()
        asked = self.mine.get("ask")
        if not asked or self.player.look() != "mine":
            return False
        self.listen()
        asked = self.mine.get("ask")
        if not asked:
            return False
        options = {option: self.fact(sent) for option, sent in expand_options(asked["options"]).items()}
        ask = Ask(self.seat, options, asked["prompt"], asked.get("args", {}))
        option = self.game.bot(self.view(), ask, self.dice)
        try:
            self.click(option)
        except Error:
            self.listen()  # a window may close while a hand is still on its way to it
            if self.mine.get("ask") == asked:
                raise
            self.player.page.keyboard.press("Escape")
        return True

    def fact(self, sent: Any) -> Fact | None:
        """What an option was told by, as the game's own Struct."""
        return None if sent == 1 else msgspec.convert(sent, self.facts, strict=False)

    def view(self) -> View[Any, Any]:
        """What the page was told, as the game's own Structs: keys that are numbers come as text."""
        public = msgspec.convert(self.public["game"], get_type_hints(self.game.public)["return"], strict=False)
        private = msgspec.convert(self.mine["private"], get_type_hints(self.game.private)["return"], strict=False)
        return View(self.seat, public, private)

    def click(self, option: str) -> None:
        page = self.player.page
        self.thing(option).click(force=True, timeout=20_000)
        if self.player.kind() == "confirm":
            page.locator(".prompt-buttons button.main").click(force=True)
        self.player.settle()
        self.clicks += 1

    def thing(self, option: str) -> Locator:
        """Where this option is in sight: on the board, among my things, or in the prompt bar."""
        places = ", ".join(f"{region} [data-id='{option}']" for region in ("#board", "#mine", "#seats"))
        found = self.player.page.locator(f"{places}, .prompt-buttons [data-option='{option}']")
        for candidate in found.all():
            if candidate.is_visible():
                return candidate
        return self.listed(option)

    def listed(self, option: str) -> Locator:
        """The list of everything that can be done has it in any case."""
        page = self.player.page
        page.keyboard.press("o")
        return page.locator(f".option-list [data-listed='{option}']").first


def play_to_the_end(crowd: list[Advised]) -> None:
    for _ in range(CLICKS):
        clicked = [person.play_on() for person in crowd]
        if any(clicked):
            continue
        if all(person.player.look() == "over" for person in crowd):
            return
        crowd[0].player.page.wait_for_timeout(20)
    raise AssertionError(f"no end: {[person.player.prompt.text_content() for person in crowd]}")


def play_a_whole_game(people: Make, game: str, seats: int, names: list[str]) -> None:
    """These people and, in the seats that are left, bots: from the first page to the result, which all read alike."""
    host, *friends = players = [people(name) for name in names]
    address = host.create(game, seats)
    for friend in friends:
        friend.sit(address)
    if seats > len(names):
        host.page.locator("#bots").click()
    host.start()
    for friend in friends:
        friend.arrive()
    crowd = [Advised(player, game) for player in players]
    play_to_the_end(crowd)
    for player in players:
        hear_the_end(player.page)
    assert len({player.page.locator("dialog h2").text_content() for player in players}) == 1
    assert all(person.clicks for person in crowd)
