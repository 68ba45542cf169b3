"""Influence cubes: placing, taking back, buying (EM-037 to EM-040, EM-064 to EM-069)."""

from app.games.emerald.content import CUBE_SYMBOLS, GOLD_SYMBOLS, SETUP
from app.games.emerald.decks import play
from app.games.emerald.influence import standings
from app.games.emerald.payment import Payment, Sum, can_pay, choose_cards, most_paid, only_payment, worth
from app.games.emerald.places import STOCK, cubes_out, has_open_place, number_out, open_places, transfer, where
from app.games.emerald.state import Desk, State
from parlour import Fact, OptionId, Script, Seat

# ---- what is told of the options


class PlaceUpTo(Fact, frozen=True):
    """The most cubes that my cards place, of those in stock; 0 where none can be."""

    cubes: int
    stock: int


class TakeBackUpTo(Fact, frozen=True):
    """The most cubes that my cards bring back, of those that are out."""

    cubes: int
    out: int


class BuyUpTo(Fact, frozen=True):
    """The most cubes that my cards buy, at that price each, with all the gold in hand, of those in the pool."""

    cubes: int
    price: int
    gold: int
    pool: int


class TakeCube(Fact, frozen=True):
    """One cube comes back from there, of so many; and so many more are to come back after it."""

    where: str
    at: str
    here: int
    left: int


class TakeBackWith(Fact, frozen=True):
    """Cubes come back from the only place where I have any."""

    cards: list[str]
    cubes: int
    where: str
    at: str


class BuyWith(Fact, frozen=True):
    cards: list[str]
    gold: int
    cubes: int


# ---- placing


def fits_cubes(available: int, so_far: Sum) -> bool:
    """EM-039, EM-065: no more symbols than cubes; but a card of two alone will do for a single cube."""
    if so_far.cards == 1 and so_far.total == 2 and available == 1:
        return True
    return 0 < so_far.total <= available


def can_place(s: State, me: Seat) -> bool:
    player = s.players[me]
    return can_pay(player.hand, CUBE_SYMBOLS, fits_cubes, player.stock) and has_open_place(s, me)


def tell_placing(s: State, me: Seat) -> Fact:
    player = s.players[me]
    cubes = min(most_paid(player.hand, CUBE_SYMBOLS, fits_cubes, player.stock), player.stock)
    return PlaceUpTo(cubes=cubes if has_open_place(s, me) else 0, stock=player.stock)


def place_cubes(t: Desk, me: Seat, offered: Fact | None) -> Script[None]:
    """EM-037, EM-038: cards with cube symbols; as many cubes from stock go to one place."""
    s = t.state
    player = s.players[me]
    standing = standings(s, me, open_places(s, me))

    def tell(place: OptionId, cards: list[str]) -> Fact:
        return standing[place].place(place, min(worth(cards, CUBE_SYMBOLS), player.stock))

    payment = yield from choose_cards(
        t,
        me,
        player.hand,
        CUBE_SYMBOLS,
        fits_cubes,
        player.stock,
        "place",
        tell,
        ends=list(standing),
        most=player.stock,
    )
    number = min(payment.total, player.stock)
    play(t, me, payment.cards)
    transfer(s, me, STOCK, payment.end, number)
    t.note("placed", seat=me, cards=payment.cards, count=number, **where(payment.end))


# ---- taking back


def can_take_back(s: State, me: Seat) -> bool:
    return can_pay(s.players[me].hand, CUBE_SYMBOLS, fits_cubes, number_out(s, me))


def tell_return(s: State, me: Seat) -> Fact:
    out = number_out(s, me)
    return TakeBackUpTo(cubes=min(most_paid(s.players[me].hand, CUBE_SYMBOLS, fits_cubes, out), out), out=out)


def return_from(out: dict[OptionId, int], source: OptionId, cards: list[str]) -> Fact:
    """What cards bring back if the first cube comes from there."""
    number = min(worth(cards, CUBE_SYMBOLS), sum(out.values()))
    if len(out) == 1:
        return TakeBackWith(cards=cards, cubes=number, **where(source))
    return TakeCube(**where(source), here=out[source], left=number - 1)


def only_return(s: State, me: Seat) -> TakeBackWith | None:
    """The only way to take cubes back, if there is one: one payment, one place."""
    cards = only_payment(s.players[me].hand, CUBE_SYMBOLS, fits_cubes, number_out(s, me))
    if not cards:
        return None
    out = cubes_out(s, me)
    fact = return_from(out, next(iter(out)), cards)
    return fact if isinstance(fact, TakeBackWith) else None


def take_back(t: Desk, me: Seat, offered: Fact | None) -> Script[None]:
    """EM-064 to EM-066: cards with cube symbols; as many of my cubes come back, from any mix of places."""
    s = t.state
    out = cubes_out(s, me)
    available = sum(out.values())
    if isinstance(offered, TakeBackWith):
        payment = Payment(offered.cards, worth(offered.cards, CUBE_SYMBOLS), next(iter(out)))
    else:
        payment = yield from choose_cards(
            t,
            me,
            s.players[me].hand,
            CUBE_SYMBOLS,
            fits_cubes,
            available,
            "take-back",
            lambda source, cards: return_from(out, source, cards),
            ends=list(out),
            most=available,
        )
    taken = yield from pick_sources(t, me, out, payment)
    play(t, me, payment.cards)
    for source in taken:
        transfer(s, me, source, STOCK, 1)
    t.note("took-back", seat=me, cards=payment.cards, count=len(taken))


def pick_sources(t: Desk, me: Seat, out: dict[OptionId, int], payment: Payment) -> Script[list[OptionId]]:
    """EM-065: the place of each cube, beginning with the one that ended the payment."""
    number = min(payment.total, sum(out.values()))
    taken = [payment.end]
    out = {**out, payment.end: out[payment.end] - 1}
    while len(taken) < number:
        sources = {place: here for place, here in out.items() if here}
        source = next(iter(sources))
        left = number - len(taken)
        if len(sources) > 1:
            facts = {place: TakeCube(**where(place), here=sources[place], left=left - 1) for place in sources}
            source = yield from t.ask(
                me, facts, "take-back-cube", doing="acting", chosen=payment.cards, total=payment.total, left=left
            )
        taken.append(source)
        out[source] -= 1
    return taken


# ---- buying


def fits_purchase(pool: int, paid: Sum) -> bool:
    """EM-068: a multiple of two gold, at most twice the cubes in the pool."""
    price = SETUP.gold_per_cube
    return paid.total > 0 and paid.total % price == 0 and paid.total <= price * pool


def can_buy(s: State, me: Seat) -> bool:
    player = s.players[me]
    return can_pay(player.hand, GOLD_SYMBOLS, fits_purchase, player.pool)


def tell_buying(s: State, me: Seat) -> Fact:
    player, price = s.players[me], SETUP.gold_per_cube
    cubes = most_paid(player.hand, GOLD_SYMBOLS, fits_purchase, player.pool) // price
    return BuyUpTo(cubes=cubes, price=price, gold=worth(player.hand, GOLD_SYMBOLS), pool=player.pool)


def purchase(cards: list[str]) -> BuyWith:
    """What these cards buy."""
    gold = worth(cards, GOLD_SYMBOLS)
    return BuyWith(cards=cards, gold=gold, cubes=gold // SETUP.gold_per_cube)


def only_purchase(s: State, me: Seat) -> BuyWith | None:
    """The only purchase, if there is but one."""
    player = s.players[me]
    cards = only_payment(player.hand, GOLD_SYMBOLS, fits_purchase, player.pool)
    return purchase(cards) if cards else None


def buy_cubes(t: Desk, me: Seat, offered: Fact | None) -> Script[None]:
    """EM-067 to EM-069: two gold for each cube from the pool."""
    player = t.state.players[me]
    if isinstance(offered, BuyWith):
        bought = offered
    else:
        payment = yield from choose_cards(
            t,
            me,
            player.hand,
            GOLD_SYMBOLS,
            fits_purchase,
            player.pool,
            "buy",
            lambda _, cards: purchase(cards),
            most=player.pool,
        )
        bought = purchase(payment.cards)
    play(t, me, bought.cards)
    player.pool -= bought.cubes
    player.stock += bought.cubes
    t.note("bought", seat=me, cards=bought.cards, count=bought.cubes)
