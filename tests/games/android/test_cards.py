"""Every twilight card is played through the engine, on its trigger, and does what its data promises."""

import pytest

from app.games.android import verbs as v
from app.games.android.content import CARDS, DECKS
from app.games.android.rows import Card
from tests.games.android.promises import Promise
from tests.games.android.stage import Stage


def variants() -> list[tuple[str, str, int, bool]]:
    """Every card; both sides of each fight, every option of each choice, both branches of each condition."""
    found = []
    for card in CARDS.values():
        sides = ("light", "dark") if card.fight else ("light",)
        effects = [*card.effect, *(card.fight.light + card.fight.dark if card.fight else [])]
        choices = max((len(one.options) for one in effects if isinstance(one, v.Choose)), default=1)
        poor = (False, True) if any(isinstance(one, v.If) for one in effects) else (False,)
        found += [(card.id, side, choice, short) for side in sides for choice in range(choices) for short in poor]
    return found


def paid(promise: Promise, card: Card, holder: int) -> None:
    """The cost of the card: its shift, its Time, its extra costs."""
    promise.add(f"{holder}.hand", -1)
    promise.shift(holder, "dark" if card.deck == "light" else "light", card.cost)
    if card.deck == "light":
        promise.add("time", -card.time)
    for cost in card.pay:
        promise.follow([cost])


@pytest.mark.rule("AN-365", "AN-366", "AN-361", "AN-363", "AN-393")
@pytest.mark.parametrize(("card", "tactics", "choice", "poor"), variants())
def test_a_card_does_what_it_says(card: str, tactics: str, choice: int, poor: bool) -> None:
    stage = Stage(card, tactics=tactics, choice=choice, poor=poor)
    stage.come_to_window()
    before, after, notes = stage.play()
    row = CARDS[card]
    promise = Promise(before, stage.holder, 0, stage.answers[1:], trigger=0)
    paid(promise, row, stage.holder)
    promise.follow(row.effect)
    if row.fight is not None:
        side = next((note.args["side"] for note in notes if note.id == "tactics"), "")
        assert side
        promise.shift(0, side, 1)
        promise.follow(row.fight.light if side == "light" else row.fight.dark)
    _and_what_follows(promise, stage)
    promise.kept(after, notes, but=_unfixed(row))
    if row.persist is not None:
        assert f"card:{card}" in after.players[stage.holder].area
    else:
        assert after.decks[f"{row.deck}:{row.detective}"].up[-1] == card or card in str(after.stage)


def _and_what_follows(promise: Promise, stage: Stage) -> None:
    """What the step that was answered still brings before somebody is asked again."""
    card = stage.card
    cancelled = any(isinstance(effect, v.Cancel) for effect in card.effect)
    if card.on.event == "place_evidence" and cancelled:
        promise.add("evidence", -1)
        promise.add("pool", 1)
    if card.on.event == "uncover" and not cancelled:
        promise.add("pieces", -1)
    if card.on.event == "dark_played" and not cancelled:
        promise.follow(CARDS[stage.answered].effect)
    if stage.light is not None and not cancelled and stage.light.id != "cap_l_01":  # that one asks first
        promise.me = 0
        promise.follow(stage.light.effect)


def _unfixed(card: Card) -> list[str]:
    """Figures that the rest of the turn changes before anybody is asked again."""
    if card.on.event == "end_turn":
        return ["time", "1.next"]
    return []


@pytest.mark.rule("AN-365", "AN-366")
def test_every_card_is_there() -> None:
    assert len({card for card, *_ in variants()}) == len(CARDS) == 180
    assert all(len(cards) == 18 for cards in DECKS.values())
