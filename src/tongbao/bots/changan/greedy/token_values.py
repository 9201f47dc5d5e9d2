"""Token values: how far tokens go towards the next spaces."""

from typing import Final

from tongbao.games.changan.cards.board import GATES, PRICES, ROAD, ROWS
from tongbao.games.changan.state.permanents import Permanents

OPENS: Final = [0.0, 1.2, 1.8, 0.0]
"""What it is worth to have so many cards in a district, beside their points: the spaces that follow."""
OPENS_ROAD: Final = [0.0, 1.0, 2.0, 0.0]
GAINS: Final = [2.2, 3.6, 6.2]
"""What building in a row brings: its points and what it opens, less what it closes."""
GAINS_ROAD: Final = [4.0, 7.0, 11.0]
YIELD: Final = 4
"""What a Produce brings."""
PATIENCE: Final = 0.73
"""How much of a gain is left if it comes a turn later."""
PATIENT: Final = [PATIENCE**turns for turns in range(40)]
"""By turns."""
NEAREST: Final = 0.55
NEXT: Final = 0.35
"""How much of the best plan and of the second best counts already."""
STOCK: Final = [0.0, 0.4, 0.75, 1.05, 1.3, 1.5, 1.65]
"""What so many tokens of a type are worth, whatever they are for."""
SURPLUS: Final = 0.02
"""What a token is worth that the limit takes away."""
SHORT: Final = 0.02
"""How much of a gain is lost with each missing token, the turns it takes left aside."""


def stocked(tokens: list[int], limit: int) -> float:
    """What tokens are worth, whatever they are for."""
    worth = 0.0
    for type_ in range(GATES):
        number = max(0, tokens[type_])
        worth += STOCK[min(number, limit, len(STOCK) - 1)] + SURPLUS * number
    return worth


def planned(tokens: list[int], mine: Permanents, road: int, rounds: float) -> float:
    """What they are worth for the spaces that are next, with so many rounds to come; ``road`` is the row, or ROWS."""
    best = second = 0.0
    limit = mine.token_limit
    for district in range(GATES + 1):
        if district == ROAD:
            row = road
        else:
            row = len(mine.city[district])
        if row >= ROWS:
            continue
        gain = GAINS_ROAD[row] if district == ROAD else GAINS[row]
        missing, turns = 0, 0
        price = PRICES[district][row]
        spare = mine.discount[row] if district != ROAD else 0
        for type_ in range(GATES):
            short = price[type_] - min(tokens[type_], limit)
            if short > 0:
                saved = min(spare, short)
                spare -= saved
                short -= saved
                missing += short
                turns += (short + YIELD - 1) // YIELD
        value = gain * (1.0 - SHORT * missing) * PATIENT[turns] * max(0.0, min(1.0, rounds - turns))
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return NEAREST * best + NEXT * second
