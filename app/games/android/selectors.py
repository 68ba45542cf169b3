"""Which players and suspects a card means (README 4.3)."""

from app.games.android.context import Ctx
from app.games.android.state import State
from parlour import Seat


def seats_of(state: State, ctx: Ctx, who: str) -> list[Seat]:
    """The players meant, in order from the first player; of `any` and `other`, those who could be picked."""
    if who == "me":
        return [ctx.me]
    if who == "owner":
        return [] if ctx.owner is None else [ctx.owner]
    if who == "first":
        return [state.first]
    if who == "it":
        return [] if ctx.it is None else [ctx.it]
    if who == "trigger":
        return [] if ctx.trigger is None else [ctx.trigger.who]
    if who.startswith("det:"):
        seat = state.seat_of(who.removeprefix("det:"))
        return [] if seat is None else [seat]
    barred = {"other": ctx.me, "each_other": ctx.me, "each_not_owner": ctx.owner}.get(who)
    return [seat for seat in state.order() if seat != barred]


def is_pick(who: str) -> bool:
    """Whether `me` picks one of the players meant."""
    return who in ("any", "other")


def suspects_of(state: State, ctx: Ctx, suspect: str) -> list[str]:
    """The living suspects that an effect may be about."""
    living = state.living()
    if suspect == "choose":
        return living
    if suspect == "no_physical":
        counts = {one: len(state.on_sheet(one, "physical")) for one in living}
        return [one for one in living if counts[one] == min(counts.values())]
    if suspect == "event":
        suspect = state.specific.suspect if state.specific is not None else ""
    return [suspect] if suspect in living else []
