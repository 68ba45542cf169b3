"""What a hand can pay, and what moving agents can cost, against counting out every possibility."""

from itertools import combinations, combinations_with_replacement, product

import pytest

from app.games.emerald.attempts import fits_bombs
from app.games.emerald.content import CITIES
from app.games.emerald.cubes import fits_cubes, fits_purchase
from app.games.emerald.payment import Fits, Sum, can_complete
from app.games.emerald.routes import fares
from app.games.emerald.travel import fits_fare, total_fares


def paid(worths: tuple[int, ...]) -> Sum:
    return Sum(sum(worths), min(worths, default=0), len(worths))


@pytest.mark.parametrize("fits", [fits_cubes, fits_purchase, fits_bombs, fits_fare])
def test_a_hand_can_pay_what_some_of_its_cards_amount_to(fits: Fits) -> None:
    hands = [hand for cards in range(6) for hand in combinations_with_replacement((1, 2, 3), cards)]
    for hand, number in product(hands, range(-1, 10)):
        chosen = [some for cards in range(len(hand) + 1) for some in combinations(hand, cards)]
        assert can_complete(Sum(), hand, fits, number) == any(fits(number, paid(some)) for some in chosen)


def test_moving_agents_can_cost_what_one_way_of_each_amounts_to() -> None:
    for closed, starts in product(((), ("paris", "vienna")), combinations_with_replacement(CITIES, 2)):
        stay_or_go = [(0, *fares(start, closed)) for start in starts]
        sums = {sum(costs) for costs in product(*stay_or_go)}
        assert total_fares(starts, closed) == sum(1 << cost for cost in sums)
