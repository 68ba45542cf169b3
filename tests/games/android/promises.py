"""What a list of effects promises: a second, much simpler reading of the vocabulary, in plain arithmetic.

A `Promise` looks at a state before an effect, follows the data with the answers that were given, and says what must be
true afterwards. It knows nothing of windows, asks or rules in force: tests use it where nothing else interferes.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict

from app.engine import Note
from app.games.android import verbs as v
from app.games.android import vocabulary as w
from app.games.android.content import NPCS, PILE_ORDER, PLOTS, SPECIALS, STANDARD, SUSPECTS
from app.games.android.context import Ctx
from app.games.android.geography import place_fits
from app.games.android.standing import events_in_force, hand_limit
from app.games.android.state import NOBODY, Hunch, State


def figures(state: State) -> dict[str, Any]:
    """All that effects may change, as plain figures."""
    found: dict[str, Any] = {"time": state.time, "pool": len(state.pool), "evidence": len(state.evidence)}
    for seat, player in enumerate(state.players):
        plot = player.plot
        found |= {
            f"{seat}.twilight": player.twilight,
            f"{seat}.sanity": player.sanity,
            f"{seat}.mood": player.mood,
            f"{seat}.next": player.time_next,
            f"{seat}.hand": len(player.hand),
            f"{seat}.good": plot.good if plot else 0,
            f"{seat}.bad": plot.bad if plot else 0,
        }
        found |= {f"{seat}.{token}": n for token, n in player.tokens.items()}
    found["hit"] = sum(sheet.hits for sheet in state.suspects.values())
    found["alibi"] = sum(sheet.alibis for sheet in state.suspects.values())
    found["up"] = sum(token.up for token in state.evidence.values())
    found["pieces"] = sum(len(pile) for pile in state.piles.values())
    return found


class Promise:
    """Follows effects from `before` with the answers given; `kept` compares with what really came."""

    def __init__(
        self,
        before: State,
        me: int,
        owner: int | None,
        answers: Sequence[str],
        *,
        trigger: int | None = None,
        more: int = 0,
    ) -> None:
        self.before, self.me, self.owner, self.answers = before, me, owner, list(answers)
        self.trigger, self.it, self.more = trigger, None, more
        self.figures = figures(before)
        self.pile = before.players[me].pile
        self.done: list[v.Effect] = []
        """The effects that were carried out and change no figure: `kept` looks at each."""

    # ---- answers

    def answer(self, *beginnings: str) -> str:
        """The next answer that begins so; "" if nobody was asked."""
        for index, answer in enumerate(self.answers):
            if answer.startswith(beginnings):
                return self.answers.pop(index)
        return ""

    def seats(self, who: str) -> list[int]:
        everybody = self.before.order()
        if who == "any" or who == "other":
            chosen = self.answer("detective:").removeprefix("detective:")
            seat = self.before.seat_of(chosen)
            return [] if seat is None else [seat]
        if who.startswith("det:"):
            seat = self.before.seat_of(who[4:])
            return [] if seat is None else [seat]
        return {
            "me": [self.me],
            "owner": [] if self.owner is None else [self.owner],
            "first": [self.before.first],
            "trigger": [] if self.trigger is None else [self.trigger],
            "it": [] if self.it is None else [self.it],
            "each": everybody,
            "each_other": [seat for seat in everybody if seat != self.me],
            "each_not_owner": [seat for seat in everybody if seat != self.owner],
        }[who]

    # ---- following

    def follow(self, effects: Sequence[v.Effect]) -> None:
        for effect in effects:
            getattr(self, f"_{type(effect).__struct_config__.tag}", self._other)(effect)

    def _other(self, effect: Any) -> None:
        self.done.append(effect)

    def add(self, figure: str, n: int, *, least: int = 0, most: int = 99) -> int:
        old = self.figures.get(figure, 0)
        self.figures[figure] = max(least, min(most, old + n))
        return int(self.figures[figure] - old)

    def shift(self, seat: int, way: str, n: int) -> None:
        self.add(f"{seat}.twilight", n if way == "dark" else -n, least=-4, most=4)

    def _shift(self, effect: v.Shift) -> None:
        for seat in self.seats(effect.who):
            way = effect.dir
            if way == "either":
                room = {"light": self.figures[f"{seat}.twilight"] > -4, "dark": self.figures[f"{seat}.twilight"] < 4}
                way = self.answer("light", "dark") or next(one for one, free in room.items() if free)  # type: ignore[assignment]
            self.shift(seat, way, effect.n)

    def _gain_time(self, effect: v.GainTime) -> None:
        for seat in self.seats(effect.who):
            self.add("time" if effect.when == "now" else f"{seat}.next", effect.n, least=-99)

    def _lose_time(self, effect: v.LoseTime) -> None:
        for seat in self.seats(effect.who):
            if effect.when == "next":
                self.add(f"{seat}.next", -effect.n, least=-99)
            elif seat == self.before.active:
                self.add("time", -effect.n)

    def _draw(self, effect: v.Draw) -> None:
        for seat in self.seats(effect.who):
            limit = hand_limit(self.before, seat)
            self.add(f"{seat}.hand", min(effect.n, max(0, limit - self.figures[f"{seat}.hand"])))

    def _discard(self, effect: v.Discard) -> None:
        if effect.kind.startswith("in_play:"):
            self.done.append(effect)
            return
        for seat in self.seats(effect.who):
            self.add(f"{seat}.hand", -(99 if effect.n == "all" else effect.n))

    def _fetch_card(self, effect: v.FetchCard) -> None:
        for seat in self.seats(effect.who):
            self.add(f"{seat}.hand", 1)

    def _gain(self, effect: v.Gain) -> None:
        for seat in self.seats(effect.who):
            n, self.more = effect.n + self.more, 0
            if effect.token == "favor:choice":
                for _ in range(n):
                    self.add(f"{seat}.{self.answer(*STANDARD)}", 1)
            elif effect.token == "favor:choice_same":
                self.add(f"{seat}.{self.answer(*STANDARD)}", n)
            elif self._may_gain(seat, effect.token):
                self.add(f"{seat}.{effect.token}", n, most=SPECIALS["rac_money"].max if effect.token == "money" else 99)

    def _may_gain(self, seat: int, token: str) -> bool:
        detective = self.before.players[seat].detective
        if token == "money":
            return detective == "rachel"
        if token == "trauma" and "special:flo_directive_1" in self.before.players[seat].area:
            return False
        npc = NPCS.get(token.removeprefix("favor:"))
        return npc is None or (npc.detective == detective and self.before.npcs[npc.id].state != "eliminated")

    def _lose(self, effect: v.Lose) -> None:
        for seat in self.seats(effect.who):
            if effect.token == "favor:any":
                for _ in range(99 if effect.n == "all" else effect.n):
                    if token := self.answer("favor:"):
                        self.add(f"{seat}.{token}", -1)
            else:
                self.add(f"{seat}.{effect.token}", -(99 if effect.n == "all" else effect.n))

    def _transfer(self, effect: v.Transfer) -> None:
        (giver,) = self.seats(effect.of) or [next(s for s in self.before.order() if s != self.me)]
        (taker,) = self.seats(effect.to)
        token = self.answer(*STANDARD)
        self.add(f"{giver}.{token}", -1)
        self.add(f"{taker}.{token}", 1)

    def _baggage(self, effect: v.Baggage) -> None:
        for seat in self.seats(effect.who):
            kind = effect.kind if effect.kind != "choose" else self.answer("good", "bad")
            if self.before.players[seat].plot is not None:
                self.add(f"{seat}.{kind}", effect.n)

    def _conditional(self, effect: v.Conditional) -> None:
        for seat in self.seats(effect.who):
            plot = self.before.players[seat].plot
            if plot is not None:
                face = PLOTS[plot.plot].face(plot.face)
                for kind, words in (("good", face.good_words), ("bad", face.bad_words)):
                    if effect.word in words:
                        self.add(f"{seat}.{kind}", effect.n)

    def _remove_baggage(self, effect: v.RemoveBaggage) -> None:
        for seat in self.seats(effect.who):
            self.add(f"{seat}.{effect.kind}", -(99 if effect.n == "all" else effect.n))

    def _place_evidence(self, effect: v.PlaceEvidence) -> None:
        for _ in self.seats(effect.who):
            self.add("evidence", effect.n)
            self.add("pool", -effect.n)
            self.figures["up"] += self.answers.count("up")
        self.done.append(effect)

    def _discard_evidence(self, effect: v.DiscardEvidence) -> None:
        for _ in self.seats(effect.who):
            self.add("evidence", -1)
            self.add("pool", 1)
            token = self.answer("evidence:")
            self.figures["up"] -= effect.face == "up" or (token and self.before.evidence[token].up)

    def _flip_evidence(self, effect: v.FlipEvidence) -> None:
        for _ in self.seats(effect.who):
            turned = int(effect.n) if effect.n == 1 else 1 + ("done" not in self.answers)
            self.add("up", turned if effect.to == "up" else -turned)

    def _suspect_token(self, effect: v.SuspectToken) -> None:
        self.add(effect.token, int(effect.n) * (1 if effect.op == "add" else -1))

    def _track(self, effect: v.Track) -> None:
        for seat in self.seats(effect.who):
            detective = self.before.players[seat].detective
            if effect.card == "mood" and detective == "louis":
                self.figures[f"{seat}.mood"] = effect.value
            elif effect.card == "sanity" and detective == "caprice":
                if effect.op == "set":
                    self.figures[f"{seat}.sanity"] = effect.n
                else:
                    self.add(f"{seat}.sanity", effect.n if effect.op == "add" else -effect.n, most=5)
            elif effect.card == "directive":
                self.done.append(effect)

    def _npc(self, effect: v.NpcVerb) -> None:
        seat = self.before.seat_of(NPCS[effect.id].detective)
        if effect.op == "eliminate" and seat is not None:
            self.figures[f"{seat}.favor:{effect.id}"] = 0
        self.done.append(effect)

    def _reveal_puzzle(self, effect: v.RevealPuzzle) -> None:
        self.add("pieces", -effect.n)
        if (self.pile if effect.pile == "marker" else effect.pile) == "favor":
            self.add(f"{self.me}.{self.answer(*STANDARD)}", 1)

    def _dig_deeper(self, effect: v.DigDeeper) -> None:
        self.pile = PILE_ORDER[PILE_ORDER.index(self.pile) + 1]
        self.done.append(effect)

    def _follow_lead(self, effect: v.FollowLead) -> None:
        if "evidence" in self.answers:
            self.add("evidence", 1)
            self.add("pool", -1)
        self.done.append(effect)

    def _choose(self, effect: v.Choose) -> None:
        for _ in self.seats(effect.who):
            chosen = self.answer("choice:")
            self.follow(effect.options[int(chosen.rpartition(":")[2]) if chosen else 0])

    def _may(self, effect: v.May) -> None:
        for _ in self.seats(effect.who):
            if self.answer("yes", "no") == "yes":
                self.follow(effect.effect)

    def _if(self, effect: v.If) -> None:
        self.follow(effect.then if all(self.holds(cond) for cond in effect.cond) else effect.else_)

    def _for_each(self, effect: v.ForEach) -> None:
        for seat in self.seats(effect.who):
            self.it = seat  # type: ignore[assignment]
            self.follow(effect.effect)
        self.it = None

    def holds(self, cond: w.Condition) -> bool:
        if isinstance(cond, w.Has | w.Lacks):
            (seat,) = self.seats(cond.who)
            if cond.token.startswith("in_play:"):
                held = len(self.before.players[seat].in_play("card"))
            elif cond.token == "favor:any":
                held = sum(n for name, n in self.figures.items() if name.startswith(f"{seat}.favor:"))
            else:
                held = self.figures.get(f"{seat}.{cond.token}", 0)
            return (held >= cond.n) == isinstance(cond, w.Has)
        if isinstance(cond, w.IsDetective):
            return all(self.before.players[seat].detective == cond.id for seat in self.seats(cond.who))
        if isinstance(cond, w.HandSize):
            (seat,) = self.seats(cond.who)
            return cond.min <= int(self.figures[f"{seat}.hand"]) <= cond.max
        raise NotImplementedError(cond)

    # ---- judging

    def kept(self, after: State, notes: Sequence[Note], *, but: Sequence[str] = ()) -> None:
        """Everything that was promised is so, and nothing else has changed."""
        expected = {name: value for name, value in self.figures.items() if value}
        found = {name: value for name, value in figures(after).items() if value}
        for name in but:
            expected.pop(name, None)
            found.pop(name, None)
        assert found == expected
        for effect in self.done:
            self._look(effect, after, notes)

    def _look(self, effect: Any, after: State, notes: Sequence[Note]) -> None:
        before, ids = self.before, {note.id for note in notes}
        if isinstance(effect, v.LookHand):
            assert "looked-at-hand" in ids
            assert any(self._hand_seen(after, seat) for seat in range(len(after.players)) if seat != self.me)
        elif isinstance(effect, v.PlaceEvidence):
            self._look_placed(effect, after)
        elif isinstance(effect, v.PeekEvidence):
            assert "looked-at-evidence" in ids
            self._look_peeked(effect, after)
        elif isinstance(effect, v.MoveEvidence):
            lay = {id: (token.suspect, token.file) for id, token in before.evidence.items()}
            moved = [id for id, at in lay.items() if id in after.evidence and _lies(after, id) != at]
            assert 1 <= len(moved) <= (99 if effect.n == "all" else effect.n)
            assert all((_lies(after, id)[1] == lay[id][1]) == (effect.scope == "same_file") for id in moved)
        elif isinstance(effect, v.PeekHunch):
            new = _hunches_seen(after, self.me)[len(_hunches_seen(before, self.me)) :]
            assert 1 <= len(new) <= effect.n
            assert all((hunch.holder == NOBODY) == (effect.of == "unused") for hunch in new)
        elif isinstance(effect, v.SwapHunch):
            assert _mine(after, self.me) != _mine(before, self.me)
        elif isinstance(effect, v.MoveLead | v.FollowLead):
            places = {id: lead.at for id, lead in before.leads.items()}
            moved = [id for id, lead in after.leads.items() if lead.at != places[id]]
            kinds = [f"witness:{before.leads[id].of}" if ":" in effect.kind else before.leads[id].kind for id in moved]
            assert kinds
            if effect.kind != "any":
                assert effect.kind in kinds
            if isinstance(effect, v.MoveLead) and effect.to is not None:
                assert effect.to.id in [after.leads[id].at for id in moved]
        elif isinstance(effect, v.MoveDetective):
            ctx = Ctx(me=self.me, owner=self.owner, source="")
            for seat in self.seats(effect.who):
                at = after.players[seat].at
                assert at != before.players[seat].at
                assert place_fits(before, ctx, effect.to, at, seat)
        elif isinstance(effect, v.PlaceWarrant):
            assert "warrant" in ids
            assert [player.warrants for player in after.players] != [player.warrants for player in before.players]
        elif isinstance(effect, v.Informant):
            self._look_informant(effect, after, ids)
        elif isinstance(effect, v.ClaimCase):
            assert after.case == self.me
        elif isinstance(effect, v.DigDeeper):
            assert "dug-deeper" in ids
        elif isinstance(effect, v.NpcVerb):
            self._look_npc(effect, after)
        elif isinstance(effect, v.Track):
            assert f"special:flo_directive_{effect.n}" not in after.players[self.owner or 0].area
        elif isinstance(effect, v.Discard):
            gone = len(_in_play(before)) - len(_in_play(after))
            assert gone == (len(_in_play(before)) if effect.n == "all" else min(effect.n, len(_in_play(before))))
        elif isinstance(effect, v.Modify | v.Forbid | v.Allow):
            assert effect in [lasting.rule for lasting in after.lasting]
        elif isinstance(effect, v.Cancel):
            assert "cancelled" in ids
        elif isinstance(effect, v.EndEvent):
            assert set(events_in_force(after)) < set(events_in_force(before))
        else:
            raise NotImplementedError(asdict(effect))

    def _hand_seen(self, after: State, seat: int) -> bool:
        """Whether `me` knows all that is still there of a hand."""
        kept = [card for card in self.before.players[seat].hand if card in after.players[seat].hand]
        return bool(kept) and all(self.me in after.players[seat].shown.get(card, ()) for card in kept)

    def _look_placed(self, effect: v.PlaceEvidence, after: State) -> None:
        """The new tokens lie in the file, on the suspects and on the side that the effect names."""
        new = [token for id, token in after.evidence.items() if id not in self.before.evidence and token.by == self.me]
        assert len(new) >= effect.n
        for token in new:
            assert effect.file in ("choose", token.file)
            assert effect.face == "choose" or token.up == (effect.face == "up")
            if effect.suspect == "event":
                assert self.before.specific is not None
                assert token.suspect == self.before.specific.suspect
            elif effect.suspect in SUSPECTS:
                assert token.suspect == effect.suspect
            elif effect.suspect == "no_physical":
                counts = {one: len(self.before.on_sheet(one, "physical")) for one in self.before.living()}
                assert counts[token.suspect] == min(counts.values())
        if effect.different:
            assert len({token.suspect for token in new}) == len(new)

    def _look_peeked(self, effect: v.PeekEvidence, after: State) -> None:
        """So many tokens, or the whole of so many files or sheets, and nothing else."""
        before = {id for id, token in self.before.evidence.items() if self.me in token.seen}
        new = [id for id, token in after.evidence.items() if self.me in token.seen and token.by != self.me]
        new = [id for id in new if id not in before]
        assert new

        def group(id: str) -> str:
            token = self.before.evidence[id]
            return {"tokens": id, "file": f"{token.suspect} {token.file}", "sheet": token.suspect}[effect.scope]

        groups = {group(id) for id in new}
        assert len(groups) <= (99 if effect.n == "all" else effect.n)
        down = [id for id, token in self.before.evidence.items() if not token.up and group(id) in groups]
        assert set(down) <= set(new) | before

    def _look_informant(self, effect: v.Informant, after: State, ids: set[str]) -> None:
        assert ids & {"informant-moved", "informant-stays"}
        names = ("lily", "jimmy") if effect.name == "choose" else (effect.name,)
        if effect.where is not None and effect.where.id:
            assert getattr(after, effect.name) == effect.where.id
        elif effect.where is not None:
            assert getattr(after, effect.name) == after.scene
        else:
            assert any(getattr(after, name) != getattr(self.before, name) for name in names)
        if effect.op == "talk":
            assert ids & {"looked-at-hand", "looked-at-evidence", "turned-up"}

    def _look_npc(self, effect: v.NpcVerb, after: State) -> None:
        status = after.npcs[effect.id]
        if effect.op == "eliminate":
            assert status.state == "eliminated"
        elif effect.op == "find":
            assert status.state != "missing"
        elif effect.op == "place" and effect.where is not None:
            assert status.at == effect.where.id


def _lies(state: State, id: str) -> tuple[str, str]:
    return state.evidence[id].suspect, state.evidence[id].file


def _hunches_seen(state: State, seat: int) -> list[Hunch]:
    """The own ones first, whatever was dealt."""
    seen = [hunch for hunch in state.hunches if seat in hunch.seen]
    return sorted(seen, key=lambda hunch: hunch.holder != seat)


def _mine(state: State, seat: int) -> list[str]:
    return sorted(f"{hunch.kind} {hunch.suspect}" for hunch in state.hunches if hunch.holder == seat)


def _in_play(state: State) -> list[str]:
    return [card for player in state.players for card in player.in_play("card")]
