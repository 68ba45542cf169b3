"""A stage for any twilight card: a table on which its conditions hold, and the action that sets it off."""

from typing import Any

import msgspec

from app.games.android import vocabulary as w
from app.games.android.conditions import all_hold, fits
from app.games.android.content import CARDS, DECKS, KINDS, LOCATIONS, NPCS
from app.games.android.context import Ctx, Occasion
from app.games.android.geography import place_fits
from app.games.android.rows import Card
from app.games.android.state import Lead, State
from app.games.android.verbs import FollowLead
from tests.games.android.scene import ALL, PLOTS_BY_DETECTIVE, Scene, deal, evidence, face, mute, tokens

SPOT = "jacks_diner"
"""Where detectives stand unless a card wants them elsewhere: normal quality, nobody else there."""


def clone(state: State) -> State:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=State)


def rich(state: State, owner: int = 0) -> None:
    """Something of everything, so that every effect finds what it is about; plots are muted."""
    mute(state)
    state.memories = []
    for seat, player in enumerate(state.players):
        tokens(state, seat, corporate=1, political=1, society=1, street=1, trauma=2, dropship=1)
        for npc in NPCS.values():
            if npc.detective == player.detective and npc.favors:
                tokens(state, seat, **{npc.id: 1})
        if player.detective == "rachel":
            player.tokens["money"] = 3
        if player.detective == "caprice":
            player.sanity = 2
    tokens(state, owner, corporate=2, political=2, society=2, street=2, trauma=3)
    for suspect in list(state.suspects)[:3]:
        for number, file in enumerate(KINDS, start=1):
            evidence(state, suspect, file, number, up=True, by=2)
            if file != "testimony":
                evidence(state, suspect, file, -number, up=False, by=2)
    state.suspects["eve"].hits = 1
    state.bank["hit"] -= 1
    state.lily, state.jimmy = "temple_of_small_lights", "chapel_of_the_silent_sea"
    for seat, player in enumerate(state.players):
        player.at = SPOT if seat == owner else "dome_authority"


def fillers(detective: str, *, but: str = "", n: int = 3) -> list[str]:
    """Light cards that are no answers, to fill a hand with."""
    cards = [card for card in DECKS[f"light:{detective}"] if CARDS[card].on.event == "action" and card != but]
    return cards[:n]


class Stage:
    """Seat 0 is the detective to whom the card belongs; a dark card is held by seat 1."""

    def __init__(self, card: str, *, tactics: str = "light", choice: int = 0, poor: bool = False) -> None:
        self.card: Card = CARDS[card]
        self.tactics, self.choice, self.poor = tactics, choice, poor
        self.holder = 0 if self.card.deck == "light" else 1
        self.answered = self._dark_card_to_answer() if self.card.on.event == "dark_played" else ""
        self.answers: list[str] = []
        self.light: Card | None = None
        """The light card that a dark card of W7 answers."""
        detective = self.card.detective
        others = [name for name in ALL if name not in (detective, "raymond", "caprice")][:2]
        phase = "turn" if self.card.on.event == "start_turn" else "actions"
        self.scene = Scene(detective, *others, phase=phase, change=self._set_up)

    # ---- setting up

    def _dark_card_to_answer(self) -> str:
        on = self.card.on
        for card in DECKS[f"dark:{self.card.detective}"]:
            dark = CARDS[card]
            wanted = (not on.trait or on.trait in dark.traits) and (not on.not_trait or on.not_trait not in dark.traits)
            if wanted and dark.on.event == "enter" and not dark.require:
                return card
        raise AssertionError(f"{self.card.id} has nothing to answer")

    def _set_up(self, state: State) -> None:
        rich(state)
        plot = self.card.plot if self.card.plot != "generic" else PLOTS_BY_DETECTIVE[self.card.detective][0]
        face(state, 0, plot, good=1, bad=2)
        mute(state)
        names = [player.detective for player in state.players]
        deal(state, 0, *fillers(names[0], but=self.card.id))
        deal(state, 1, *fillers(names[1]))
        if self.card.id not in state.players[0].hand:
            deal(state, self.holder, self.card.id)
        if self.answered:
            deal(state, 1, self.answered)
        state.players[0].twilight = -4 if self.holder == 0 else 0
        state.players[1].twilight = 4
        if any(isinstance(effect, FollowLead) for effect in self.card.effect):
            state.leads["lead:document:test"] = Lead("document", "test", SPOT)
        if self.poor:
            for token in list(state.players[0].tokens):
                if token not in ("dropship", "trauma"):
                    tokens(state, 0, **{token.removeprefix("favor:"): 0})
        self._meet_conditions(state)

    def _meet_conditions(self, state: State) -> None:
        for cond in self.card.require:
            self._meet(state, cond)
        ctx = Ctx(me=self.holder, owner=0, source=self.card.id)
        if self.card.on.event != "enter":
            assert all_hold(state, ctx, self.card.require), self.card.require

    def _meet(self, state: State, cond: w.Condition) -> None:
        ctx = Ctx(me=self.holder, owner=0, source=self.card.id)
        if isinstance(cond, w.At):
            state.players[0].at = next(p for p in LOCATIONS if place_fits(state, ctx, cond.where, p, 0))
        elif isinstance(cond, w.ExistsPlayer):
            state.players[1].at = next(p for p in LOCATIONS if place_fits(state, ctx, cond.where, p, 1))
        elif isinstance(cond, w.Sanity):
            state.players[0].sanity = max(cond.min, state.players[0].sanity)
        elif isinstance(cond, w.Mood):
            state.players[0].mood = cond.side
        elif isinstance(cond, w.NpcIs):
            state.npcs[cond.id].state = cond.state
        elif isinstance(cond, w.Day):
            state.day = cond.min
        elif isinstance(cond, w.Not) and isinstance(cond.cond, w.DirectiveInPlay):
            state.players[0].area.remove(f"special:flo_directive_{cond.cond.n}")
        elif isinstance(cond, w.Not) and isinstance(cond.cond, w.At):
            state.players[0].at = next(p for p in LOCATIONS if not place_fits(state, ctx, cond.cond.where, p, 0))

    # ---- coming to the moment

    def come_to_window(self) -> None:
        """Do what the card answers, up to the window in which its holder is asked."""
        event = self.card.on.event
        if event == "dark_played":
            self._enter(CARDS[self.answered])
            self._go_on(f"card:{self.answered}")
            self.play_option(1, f"card:{self.answered}")
        elif event != "action":
            getattr(self, f"_do_{event}", self._enter_it)()
        self._go_on(f"card:{self.card.id}")

    def _go_on(self, wanted: str) -> None:
        """Pass and answer until somebody is offered this."""
        for _ in range(60):
            match = self.scene.match
            if any(wanted in ask.options for ask in match.asks.values()):
                return
            seat, ask = next(iter(match.asks.items()))
            use = "take:money" if self.card.on.event == "gain" else "evidence"
            prefer = ("pass", "keep", "pay", "no", use, "favor:mr_li", "favor:captain_beckmann")
            self.scene.choose(seat, next((one for one in prefer if one in ask.options), next(iter(ask.options))))
        raise AssertionError(f"nobody is offered {wanted}")

    def play_option(self, seat: int, option: str) -> None:
        self.scene.choose(seat, option)

    def _act(self, option: str) -> None:
        self.scene.play(option)

    def _enter_it(self) -> None:
        self._enter(self.card)

    def _enter(self, card: Card) -> None:
        """Fly to a place that the trigger names."""
        ctx = Ctx(me=1 if card.deck == "dark" else 0, owner=0, source=card.id)
        state = self.scene.state

        def wanted(place: str) -> bool:
            moment = Occasion(event="enter", who=0, at=place)
            return place != state.players[0].at and fits(state, ctx, card.on, moment)

        self._act(f"dropship:{next(place for place in LOCATIONS if wanted(place))}")

    def _do_move(self) -> None:
        self._act(next(option for option in self.scene.options if option.startswith("place:")))

    def _do_start_turn(self) -> None:
        """The scene begins with the start of the turn."""

    def _do_end_turn(self) -> None:
        if self.card.on.where is not None:
            ctx = Ctx(me=1, owner=0, source=self.card.id)
            place = next(p for p in LOCATIONS if place_fits(self.scene.state, ctx, self.card.on.where, p, 0))
            self.scene.change(lambda state: setattr(state.players[0], "at", place))
        self._act("end")

    def _lead(self, kind: str) -> None:
        def put(state: State) -> None:
            state.leads = {id: lead for id, lead in state.leads.items() if lead.at != SPOT}
            state.leads[f"lead:{kind}:test"] = Lead(kind, "test", SPOT)

        self.scene.change(put)
        self._act(f"lead:{kind}:test")

    def _do_follow_lead(self) -> None:
        self._lead(self.card.on.kind or "document")

    def _do_place_evidence(self) -> None:
        self._lead(self.card.on.file or "document")

    def _do_uncover(self) -> None:
        self._lead("document")
        self.scene.answer(until="use-lead")
        self._act("reveal")

    def _do_draw(self) -> None:
        self._act(next(option for option in self.scene.options if option.startswith("deck:")))

    def _do_play_light(self) -> None:
        """Some light card of this trait, with a price that can be paid."""
        trait = self.card.on.trait
        light = next(
            card
            for card in DECKS[f"light:{self.card.detective}"]
            if CARDS[card].on.event == "action"
            and (not trait or trait in CARDS[card].traits)
            and not CARDS[card].pay
            and not CARDS[card].require
        )

        def give(state: State) -> None:
            if light not in state.players[0].hand:
                deal(state, 0, light)
            state.players[0].twilight = -4

        self.scene.change(give)
        self.light = CARDS[light]
        self._act(f"card:{light}")

    def _do_use_location(self) -> None:
        self.scene.change(lambda state: setattr(state.players[0], "at", "old_war_memorial"))
        self._act("ability:old_war_memorial")

    def _do_talk(self) -> None:
        self.scene.change(lambda state: setattr(state, "jimmy", SPOT))
        self._act("jimmy")

    def _do_gain(self) -> None:
        self._lead("document")

    def _do_spend(self) -> None:
        self.scene.change(lambda state: setattr(state.players[0], "at", "humanity_labor"))
        self._act("ability:humanity_labor")

    # ---- playing it

    def play(self) -> tuple[State, State, list[Any]]:
        """Play the card and answer what it asks; the state before and after it, and the notes it wrote."""
        before = clone(self.scene.state)
        told = len(self.scene.notes)
        self._choose(self.holder, f"card:{self.card.id}")
        while any(stage.id == self.card.id for stage in self.scene.state.stage):
            seat, ask = next(iter(self.scene.match.asks.items()))
            self._choose(seat, "no" if ask.prompt == "free-draw" else self._answer(list(ask.options)))
        return before, clone(self.scene.state), self.scene.notes[told:]

    def _choose(self, seat: int, option: str) -> None:
        self.answers.append(option)
        self.scene.choose(seat, option)

    def _answer(self, options: Any) -> str:
        choice = f"choice:{self.card.id}:{self.choice}"
        for option in (f"tactics:{self.tactics}", choice, "pass", "keep", "pay", "yes", "discard", "evidence"):
            if option in options:
                return option
        return str(next((option for option in options if option != "no"), options[0]))
