"""What one pays, and is paid, for what a face shows."""

from app.games.smog.content import FIGURES, Face
from app.games.smog.state import State


def price_with(face: Face, *, merchant: bool) -> int:
    """SM-131, SM-R19: the printed price; with the Merchant there one less, but never below one."""
    if not merchant:
        return face.price
    prices = FIGURES.prices
    return max(prices.merchant_minimum_price, face.price - prices.merchant_discount)


def buying_price(state: State, disc: str, face: Face) -> int:
    return price_with(face, merchant=state.is_on("merchant", disc))


def selling_price(face: Face, sale_bonus: int) -> int:
    """SM-059, SM-092: the printed price and any Dragon's Gift."""
    return face.price + sale_bonus
