"""Posting prices: what others need not even ask for."""

from typing import Final

from tongbao.bots.greedy.silk_cities.bargains import delivered
from tongbao.bots.greedy.silk_cities.outlook import Outlook
from tongbao.bots.greedy.silk_cities.stakes import HALF
from tongbao.engine.choice import Choice
from tongbao.games.silk_cities.actions import END, POSTED, WANT
from tongbao.games.silk_cities.empires import size_of

SHARE: Final = 0.85
"""How much of what a good is worth is posted for it, where nobody minds what the seller gains."""
LEAST: Final = [3, 3, 5, 8]
"""By good: nobody brings it for less."""
TOO_LOW: Final = 0.5
"""A posted price stays as long as it is more than this part of the right one."""
POSTINGS: Final = {choice.parameters: choice for choice in WANT.choices}
"""By good and price."""


def post(outlook: Outlook) -> Choice:
    """Post a price where the one that is posted would cost too much or is far too low; or end the turn."""
    city = outlook.city
    for good, posted in enumerate(city.wants):
        if not city.reposted[good]:
            worth = second_worth(outlook, good)
            price = posted_up_to(good, SHARE * worth / (1.0 + outlook.rivalry))
            if posted > worth or posted < TOO_LOW * price:
                return POSTINGS[good, price]
    return END


def second_worth(outlook: Outlook, good: int) -> float:
    """What even the second piece of a good is worth in coins; no more than can be paid twice."""
    held = outlook.held(good) + size_of(good)
    return min(delivered(outlook, good, held) / outlook.coin, HALF * outlook.city.coins)


def posted_up_to(good: int, most: float) -> int:
    """The highest price to post for a good that isn't higher; 0 if nobody would sell for it."""
    found = 0
    for price in POSTED:
        if LEAST[good] <= price <= most:
            found = price
    return found
