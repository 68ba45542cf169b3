"""Any position of any match at the real table in Chromium: files from the folders, and the engine as the server.

No database, no accounts and no waiting, so a test can look at hundreds of positions, and whoever draws a board at one:
`python -m tests.tables.shots`.
"""

import json
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import Any, Self

import msgspec
from jinja2 import Environment, FileSystemLoader
from playwright.sync_api import Browser, Page, Route, WebSocketRoute

from app.conformance.playout import bot_player, playout, seed_of
from app.engine import Dice, LogChange, Match, Move, Note, Offer, Refused, Seat, load
from app.export import play, read, start
from app.play.replays import ALL, private_view
from app.play.views import OwnView, PublicView, sent_offer
from app.play.wire import compact_notes
from app.resources import APP
from app.web.faces import face_symbols
from app.words import source, tell
from tests.files_from_folders import FilesFromFolders

SITE = "http://parlour.test"
ROOM = "kolu-temi-rafo-sudi-bena"
NAMES = ("Ann", "Béla Ősz", "Cesare", "Dóra", "Ezio", "Flóra", "Gino", "Hanna")
FACES = ("guest-10", "guest-03", "guest-15", "guest-08", "guest-05", "guest-14", "guest-21", "guest-06")
CHANGED = """async ({ language, text }) => {
  document.querySelector("#top button:last-of-type").click();
  const [languages, , texts] = document.querySelectorAll("#dialog select");
  for (const [select, value] of [[texts, text], [languages, language]]) {
    select.value = value;
    select.dispatchEvent(new Event("change"));
  }
  while (document.documentElement.lang !== language) await new Promise((later) => setTimeout(later, 5));
  document.getElementById("dialog").close();
}"""
"""What a reader does in the settings."""
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"}


class Position:
    """A match between bots, or a recorded one, after so many choices, and the notes that were written until then."""

    def __init__(self, game: str, seats: int, seed: str = "0", **options: object) -> None:
        match = Match.new(load(game), seats, options, seed=seed_of(seed))
        self._begin(match, playout(match, [bot_player] * seats, Dice(seed_of(seed)).fork("players"), most=100_000))

    @classmethod
    def recorded(cls, file: Path) -> Self:
        """The beginning of a match that was exported."""
        position, export = cls.__new__(cls), read(file)
        match = start(export)
        position._begin(match, play(export, match))
        return position

    @classmethod
    def of(cls, match: Match[Any]) -> Self:
        """A match as it stands, such as one that was set up for a test."""
        position = cls.__new__(cls)
        position._begin(match, iter(()))
        return position

    def _begin(self, match: Match[Any], moves: Iterator[tuple[Move, LogChange]]) -> None:
        self.match = match
        self.seats = len(match.table.seats)
        self.notes: list[Note] = list(match.opening)
        self.choices = 0
        self._moves = moves

    def still(self) -> "Position":
        """The position as it is now, which stays when this one goes on."""
        twin = copy(self)
        twin.match, twin.notes, twin._moves = self.match.clone(), list(self.notes), iter(())
        return twin

    def play_on(self) -> bool:
        """One more choice. False if the match is over."""
        for _, change in self._moves:
            self._tell(change.notes, change.cut)
            self.choices += 1
            return True
        return False

    def play_to(self, choices: int) -> "Position":
        """So many choices from the beginning, or to the end."""
        while self.choices < choices and self.play_on():
            pass
        return self

    def choose(self, seat: Seat, option: str) -> None:
        """What a person chooses who is at the table."""
        change = self.match.choose(seat, option)
        self._tell(change.notes, change.cut)

    def answer_others(self, seat: Seat) -> None:
        """Let bots choose until this seat is asked (and can do more than pass), or the match is over."""
        dice = Dice(seed_of(f"others {self.choices}"))
        while self.match.result is None and (seat not in self.match.asks or self.match.only_pass(seat)):
            other = next(iter(self.match.asks))
            self.choose(other, bot_player(self.match, other, dice))
            self.choices += 1

    def _tell(self, notes: list[Note], cut: int) -> None:
        del self.notes[len(self.notes) - cut :]
        self.notes += notes


def _sent(notes: list[Note]) -> Any:
    return msgspec.to_builtins(compact_notes(notes), str_keys=True)


class PosedTable:
    """A page at the table in this position, as one seat (None: a spectator) sees it; or a replay, all cards open."""

    def __init__(
        self,
        browser: Browser,
        position: Position,
        *,
        me: Seat | None,
        language: str = "en",
        replay: bool = False,
        **context: Any,
    ) -> None:
        self.position, self.me, self.language, self.replay = position, me, language, replay
        self.text = 1
        self._seats = position.seats
        self.game = position.match.game.info.id
        usual = {"viewport": {"width": 1280, "height": 800}, "locale": language, "reduced_motion": "reduce"}
        context = usual | {"color_scheme": "dark"} | context
        self.context = browser.new_context(**context)
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.chosen: list[str] = []
        """What was chosen on the page."""
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda line: self.problems.append(line.text) if line.type == "error" else None)
        self.page.route(f"{SITE}/**", self._serve)
        self.page.route_web_socket(f"ws://parlour.test/ws/{ROOM}", self._connect)
        self._sockets: list[WebSocketRoute] = []
        self._v = 0

    def open(self) -> Page:
        """Open the page, with the position drawn."""
        self.page.goto(f"{SITE}/r/{ROOM}" + ("/replay?at=1" if self.replay else ""))
        self.page.wait_for_selector("#canvas > *")
        self.page.evaluate("document.fonts.ready")
        return self.page

    def show(self) -> None:
        """Draw the position as it is now, as whoever `me` is by now sees it."""
        self._v += 1
        messages = [self._full(), self._room()]
        if self.position.seats < self._seats:  # whoever is named must be there
            messages.reverse()
        self._seats = self.position.seats
        for message in messages:
            self._sockets[-1].send(json.dumps(message))
        self.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    def play_on(self) -> list[Note]:
        """One more choice, sent as a server sends it; returns what is told of it. The page is not waited for."""
        match, known = self.position.match, len(self.position.notes)
        public, own = PublicView(match), None if self.me is None else OwnView(self.me)
        if own is not None:
            own.update(match)
        self.position.play_on()
        told = [note for note in self.position.notes[known:] if note.to is None or self.me in note.to]
        changes = {"patch": public.update(match), "mine": None if own is None else own.update(match)}
        self._v += 1
        step: dict[str, Any] = {"t": "step", "v": self._v, "notes": _sent(told)}
        step |= {name: json.loads(bytes(change)) for name, change in changes.items() if change is not None}
        self._sockets[-1].send(json.dumps(step))
        return told

    def tell(self, note: Note) -> None:
        """Tell what was noted as if it happened now: the board holds up what it shows for it."""
        self._v += 1
        self._sockets[-1].send(json.dumps({"t": "step", "v": self._v, "notes": _sent([note])}))

    def change(self, language: str, text: int = 1) -> None:
        """Another language and size of text, on the page that is open."""
        if (language, text) != (self.language, self.text):
            self.page.evaluate(CHANGED, {"language": language, "text": str(text)})
            self.language, self.text = language, text

    def close(self) -> None:
        self.context.close()

    # ---- what a server would say

    def _room(self) -> dict[str, Any]:
        match = self.position.match
        seats = [
            {"seat": seat, "name": NAMES[seat], "taken": True, "present": True, "face": FACES[seat]}
            for seat in match.table.seats
        ]
        state = "over" if match.result else "running"
        room = {"t": "room", "id": ROOM, "game": self.game, "state": state, "options": match.options, "seats": seats}
        return room | {"me": -1 if self.me is None else self.me, "commitment": "3f7a" * 16}

    def _full(self) -> dict[str, Any]:
        match = self.position.match
        mine: dict[str, Any] = {}
        public = json.loads(PublicView(match).packed)
        if self.me is not None:
            own = OwnView(self.me)
            own.update(match)
            mine = json.loads(own.packed)
        notes = [note for note in self.position.notes if note.to is None or self.me in note.to]
        seen = {"public": public, "mine": mine, "notes": _sent(notes)}
        return {"t": "full", "epoch": "e1", "v": self._v, "me": -1 if self.me is None else self.me, "earlier": 0} | seen

    def _recording(self) -> dict[str, Any]:
        """A replay of a single move: whoever is asked chooses what is said at greatest length."""
        match = self.position.match
        began = {"public": json.loads(PublicView(match).packed), "private": json.loads(private_view(match, ALL))}
        step: dict[str, Any] = {}
        for seat, ask in list(match.asks.items())[:1]:
            option = max(ask.options, key=len)
            step = {"seat": seat, "option": option, "offer": sent_offer(Offer.of(ask, option))}
        return {"start": began | {"notes": _sent(self.position.notes)}, "steps": [step | {"notes": []}]}

    def _connect(self, socket: WebSocketRoute) -> None:
        self._sockets.append(socket)

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            for answer in self._answers(message):
                socket.send(json.dumps(answer))

        socket.on_message(hear)

    def _answers(self, message: dict[str, Any]) -> Iterator[dict[str, Any]]:
        kind, match = message["t"], self.position.match
        if kind == "ping":
            yield {"t": "pong"}
        elif kind == "hello":
            yield from (self._room(), self._full(), {"t": "chat", "lines": []})
        elif kind == "preview" and self.me is not None:
            yield {"t": "preview", "n": message["n"]} | self._preview(message["options"])
        elif kind == "choose" and self.me is not None:
            try:
                for option in (message["option"], *message.get("then", [])):
                    self.position.choose(self.me, option)
                    self.chosen.append(option)
            except Refused:
                yield {"t": "no", "n": message["n"], "reason": "refused-not-offered"}
                return
            yield {"t": "ok", "n": message["n"]}
            self.position.answer_others(self.me)
            yield from self._next()
        elif kind == "undo" and self.me is not None:
            change = match.undo_all(self.me) if message.get("all") else match.undo(self.me)
            self.position._tell(change.notes, change.cut)
            yield {"t": "ok", "n": message["n"]}
            yield from self._next()

    def _next(self) -> Iterator[dict[str, Any]]:
        self._v += 1
        yield self._full()

    def _preview(self, options: list[str]) -> dict[str, Any]:
        match = self.position.match
        assert self.me is not None
        public, own = PublicView(match), OwnView(self.me)
        own.update(match)
        twin = match.preview(self.me, options)
        if twin is None:
            return {}
        changes = {"patch": public.ahead(twin), "mine": own.ahead(twin)}
        return {name: json.loads(bytes(change)) for name, change in changes.items() if change is not None}

    # ---- files

    def _serve(self, route: Route) -> None:
        path = route.request.url.removeprefix(SITE).split("?")[0]
        if path.startswith(f"/r/{ROOM}"):
            route.fulfill(body=self._html(), content_type="text/html")
        elif path.endswith("/replay"):
            route.fulfill(body=json.dumps(self._recording()), content_type="application/json")
        elif path.startswith("/words/"):
            language = path.rsplit("/", 1)[-1].removesuffix(".ftl")
            words = f"{source(language, None)}\n{source(language, self.game)}"
            route.fulfill(body=words, content_type="text/plain; charset=utf-8")
        else:
            file = APP / path.removeprefix("/")
            if not file.is_file() or file.suffix not in TYPES:
                route.fulfill(status=404)
                return
            body = file.read_bytes()
            if file.name == "fonts.css":  # a table does not wait for its fonts; a picture does
                body = body.replace(b"optional", b"block")
            route.fulfill(body=body, content_type=TYPES[file.suffix])

    def _html(self) -> str:
        pages = Environment(loader=FileSystemLoader(APP / "templates"), autoescape=True)
        game = {"id": self.game, "title": tell("en", self.game, "title", {}), "style": True, "digest": True}
        context = {"room": self._room(), "game": game, "language": self.language, "files": FilesFromFolders()}
        context |= {"faces": face_symbols(FACES)}
        return pages.get_template("replay.html" if self.replay else "table.html").render(context, say=str)
