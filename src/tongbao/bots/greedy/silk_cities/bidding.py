"""Bidding coins: for the first place, and for what is sold after a fall."""

from typing import Final

from tongbao.bots.greedy.silk_cities.outlook import Outlook
from tongbao.engine.choice import Choice
from tongbao.games.silk_cities.actions import FIRST_GOOD_ITEM, FIRST_IMPROVEMENT_ITEM, OUT, PASS, RAISE
from tongbao.games.silk_cities.affairs import FIRST_PLACE
from tongbao.games.silk_cities.auctions import biddable

FIRST: Final = 2.0
"""What it is worth to be first in a round."""
SELLERS_SHARE: Final = 0.8
BUYERS_SHARE: Final = 0.85
"""How much of its worth is bid for an item."""
CHANGE: Final = 3
"""Rivals with no more coins than these are outbid."""
JUMP: Final = 0.3
"""How much of what is still to be bid is bid at once."""


def worth(outlook: Outlook, item: int) -> float:
    """What an item of a sale, or the first place, is worth to the seat that may get or keep it."""
    if item == FIRST_PLACE:
        return FIRST
    if item < FIRST_GOOD_ITEM:
        return outlook.citizen(item)
    if item < FIRST_IMPROVEMENT_ITEM:
        good = item - FIRST_GOOD_ITEM
        game = outlook.game
        sale = game.golden_age
        held = outlook.held(good)
        return outlook.good(good, max(0, held - 1) if sale is not None and sale.seller == outlook.seat else held)
    return outlook.improvement(item - FIRST_IMPROVEMENT_ITEM)


def most(outlook: Outlook, item: int) -> float:
    """What to bid at most.

    In one's own sale a little less than a rival has, as long as he has much: who pays that can't bid again.
    """
    game, seat, sale = outlook.game, outlook.seat, outlook.game.golden_age
    if sale is None:
        return worth(outlook, item) / outlook.coin
    if sale.seller != seat:
        return BUYERS_SHARE * worth(outlook, item) / outlook.coin
    richest = 0
    for rival in range(game.players):
        if rival != seat and biddable(game, sale, rival) >> item & 1:
            richest = max(richest, game.coins[rival])
    share = SELLERS_SHARE if sum(sale.left) > 1 else 1.0
    return min(share * worth(outlook, item) / outlook.coin, 0.0 + (richest - 1 if richest > CHANGE else richest))


def limit(outlook: Outlook, choices: list[Choice]) -> Choice:
    """The highest limit that isn't above what it is worth."""
    auction = outlook.game.auction
    found = choices[0]
    if auction is not None:
        coins = most(outlook, auction.item)
        for choice in choices:
            if choice is not OUT and choice.parameters[0] <= coins:
                found = choice
    return found


def raising(outlook: Outlook, choices: list[Choice]) -> Choice:
    """Raise as long as it is worth the price, by a part of what is left to bid."""
    auction = outlook.game.auction
    found = PASS
    if auction is not None:
        left = most(outlook, auction.item) - auction.price
        for choice in choices:
            if choice.verb is RAISE and (choice.parameters[0] <= JUMP * left or choice.parameters[0] == 1 <= left):
                found = choice
    return found


def put(outlook: Outlook, choices: list[Choice]) -> Choice:
    """What is worth least first: rivals who pay for it can't pay for more."""
    found, least = choices[0], worth(outlook, choices[0].parameters[0])
    for choice in choices:
        value = worth(outlook, choice.parameters[0])
        if value < least:
            found, least = choice, value
    return found
