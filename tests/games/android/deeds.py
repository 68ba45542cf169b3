"""Ways to let any trigger happen to seat 0 by real play."""

import pytest

from app.games.android import verbs as v
from app.games.android import vocabulary as w
from app.games.android.content import CARDS, DECKS, LOCATIONS
from app.games.android.context import Ctx
from app.games.android.geography import place_fits
from app.games.android.state import Lead, Memory, State
from tests.games.android.scene import ALL, LENT, Scene, deal, face, fill, lend
from tests.games.android.stage import SPOT, fillers, rich


class Deed:
    """A trigger that is to happen while a plot card lies before seat 0."""

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        detective: str,
        plot: str,
        side: str,
        on: w.Trigger,
        ifs: list[w.Condition],
    ) -> None:
        self.monkeypatch, self.detective, self.plot, self.side = monkeypatch, detective, plot, side
        self.on, self.ifs = on, ifs
        self.others = [name for name in ALL if name not in (detective, "raymond", "caprice")][:2]
        self.place = self._place()

    def _place(self) -> str:
        """Where it happens: as the trigger says, and not where a condition forbids."""
        state = Scene(self.detective, *self.others).state
        ctx = Ctx(me=0, owner=0, source=self.plot)

        def good(place: str) -> bool:
            if self.on.where is not None and not place_fits(state, ctx, self.on.where, place, 0):
                return False
            for cond in self.ifs:
                inner = cond.cond if isinstance(cond, w.Not) else cond
                barred = isinstance(cond, w.Not)
                if isinstance(inner, w.At) and place_fits(state, ctx, inner.where, place, 0) == barred:
                    return False
            return True

        wanted = [SPOT, *LOCATIONS]
        if self.on.event == "use_location":
            wanted = [place for place in LOCATIONS if LOCATIONS[place].ability is not None]
        return next(place for place in wanted if good(place))

    def _set_up(self, state: State) -> None:
        rich(state)
        face(state, 0, self.plot, self.side)
        if (self.plot, self.side) == ("flo_harm", "a"):
            state.players[0].area.remove("special:flo_directive_1")
        deal(state, 0, *fillers(self.detective, n=2))
        deal(state, 1, *fillers(self.others[0], n=2))
        state.players[0].at = self.place
        state.players[0].twilight, state.players[1].twilight = -4, 4
        state.leads = {id: lead for id, lead in state.leads.items() if lead.at != self.place}
        for cond in self.ifs:
            self._meet(state, cond)

    def _meet(self, state: State, cond: w.Condition) -> None:
        if isinstance(cond, w.Sanity):
            state.players[0].sanity = max(cond.min, min(cond.max, state.players[0].sanity))
        elif isinstance(cond, w.SameLocation):
            state.players[1].at = self.place
        elif isinstance(cond, w.Lacks):
            state.players[0].tokens["money"] = 0
        elif isinstance(cond, w.Did):
            state.tally.turn[f"{cond.event}:0:{self.place}"] = cond.n - (cond.event == self.on.event)

    def happen(self) -> Scene:
        scene: Scene = getattr(self, f"_{self.on.event}")()
        return scene

    def _scene(self, *, phase: str = "actions", turn: int = 0, change: object = None) -> Scene:
        def both(state: State) -> None:
            self._set_up(state)
            if callable(change):
                change(state)

        return Scene(self.detective, *self.others, phase=phase, turn=turn, change=both)

    # ---- one for each event

    def _lent(self, *effects: v.Effect) -> Scene:
        lend(self.monkeypatch, *effects)
        scene = self._scene(change=lambda state: setattr(state.players[0], "at", LENT))
        scene.play(f"ability:{LENT}")
        scene.answer()
        return scene

    def _gain(self) -> Scene:
        if self.on.token == "favor:parsons":

            def set_up(state: State) -> None:
                state.npcs["parsons"].state = "alive"
                state.players[0].at = "eastside_tenements"

            scene = self._scene(change=set_up)
            scene.play("action:ray_friend:a-0")
            return scene
        return self._lent(v.Gain(who="me", token=self.on.token or "", n=2))

    def _lose(self) -> Scene:
        return self._lent(v.Lose(who="me", token=self.on.token or "", n=2))

    def _track(self) -> Scene:
        return self._lent(v.Track(who="me", card="sanity", op=self.on.op or "add", n=1))

    def _hit_placed(self) -> Scene:
        return self._lent(v.SuspectToken(who="me", op="add", token="hit", n=1, suspect="choose"))

    def _alibi_placed(self) -> Scene:
        return self._lent(v.SuspectToken(who="me", op="add", token="alibi", n=1, suspect="choose"))

    def _spend(self) -> Scene:
        scene = self._scene(change=lambda state: setattr(state.players[0], "at", "humanity_labor"))
        scene.play("ability:humanity_labor", self.on.token or "")
        scene.answer()
        return scene

    def _follow(self, kind: str, *uses: str) -> Scene:
        scene = self._scene(
            change=lambda state: state.leads.update({f"lead:{kind}:test": Lead(kind, "test", self.place)})
        )
        scene.play(f"lead:{kind}:test")
        scene.answer(*uses, "pay", "no", "discard")
        return scene

    def _follow_lead(self) -> Scene:
        return self._follow(self.on.kind or "physical", "evidence")

    def _place_evidence(self) -> Scene:
        return self._follow(self.on.file or "physical", "evidence")

    def _uncover(self) -> Scene:
        return self._follow("physical", "reveal")

    def _fly(self, place: str, change: object = None) -> Scene:
        start = "starport_kaguya" if place != "starport_kaguya" else "root"

        def set_up(state: State) -> None:
            state.players[0].at = start
            if callable(change):
                change(state)

        scene = self._scene(change=set_up)
        scene.play(f"dropship:{place}")
        return scene

    def _enter(self) -> Scene:
        scene = self._fly(self.place)
        scene.answer("no")
        return scene

    def _dark(self, *, fight: bool = False) -> Scene:
        """Seat 1 plays a dark card of this detective on an entry."""
        card = next(
            CARDS[id]
            for id in DECKS[f"dark:{self.detective}"]
            if CARDS[id].on.event == "enter"
            and not CARDS[id].require
            and (CARDS[id].fight is not None) == fight
            and (not self.on.trait or self.on.trait in CARDS[id].traits)
        )
        ctx = Ctx(me=1, owner=0, source=card.id)
        state = self._scene().state
        assert card.on.where is not None
        place = next(
            place
            for place in LOCATIONS
            if place_fits(state, ctx, card.on.where, place, 0) and place not in ("starport_kaguya", "root")
        )
        scene = self._fly(place, change=lambda state: deal(state, 1, card.id))
        if not scene.match.in_window and scene.ask.prompt == "free-draw":
            scene.play("no")
        scene.play(f"card:{card.id}")
        scene.answer(f"tactics:{self.on.choice or 'light'}", "keep", "pay")
        return scene

    def _dark_played(self) -> Scene:
        return self._dark()

    def _fight(self) -> Scene:
        return self._dark(fight=True)

    def _tactics(self) -> Scene:
        return self._dark(fight=True)

    def _play_light(self) -> Scene:
        card = next(
            id
            for id in DECKS[f"light:{self.detective}"]
            if CARDS[id].on.event == "action"
            and (not self.on.trait or self.on.trait in CARDS[id].traits)
            and not CARDS[id].require
        )
        scene = self._scene(change=lambda state: deal(state, 0, card) if card not in state.players[0].hand else None)
        scene.play(f"card:{card}")
        scene.answer("keep", "pay")
        return scene

    def _play_dark(self) -> Scene:
        """Seat 0 plays a dark card on seat 1, in that player's turn."""
        victim = self.others[1] if self.others[0] == "floyd" else self.others[0]
        turn = 1 + self.others.index(victim)

        def change(state: State) -> None:
            deal(state, 0, "lou_d_01")
            state.players[0].twilight = 4
            state.players[turn].at = "napd"

        scene = self._scene(turn=turn, change=change)
        scene.play("place:cinder_street_market", "no", "card:lou_d_01")
        scene.answer("keep", "pay")
        return scene

    def _use_location(self) -> Scene:
        scene = self._scene(change=lambda state: fill(state, 0, 3))
        scene.play(f"ability:{self.place}")
        scene.answer()
        return scene

    def _talk(self) -> Scene:
        scene = self._scene(change=lambda state: setattr(state, "jimmy", self.place))
        scene.play("jimmy")
        scene.answer()
        return scene

    def _advance_case(self) -> Scene:
        scene = self._scene(change=lambda state: setattr(state, "case", 1))
        scene.change(lambda state: setattr(state.players[0], "at", state.scene))
        scene.play("jump")
        scene.settle()
        return scene

    def _end_turn(self) -> Scene:
        scene = self._scene()
        scene.play("end")
        scene.settle()
        return scene

    def _start_turn(self) -> Scene:
        scene = self._scene(phase="turn")
        scene.settle()
        return scene

    def _memory_used(self) -> Scene:
        scene = self._scene(phase="turn", change=lambda state: setattr(state, "memories", [Memory("ray_memory_4", 1)]))
        scene.play("memory:ray_memory_4")
        scene.answer()
        return scene
