"""Bidding coins: for the first place, and for what is sold after a fall."""

from typing import Final

from tongbao.bots.silk_cities.greedy.outlook import Outlook
from tongbao.engine.choice import Choice
from tongbao.games.silk_cities.cards.actions import OUT, PASS, RAISE
from tongbao.games.silk_cities.rules.auctions import Auction, Lot
from tongbao.games.silk_cities.rules.golden_ages import ItemForSale
from tongbao.games.silk_cities.state.items import ITEMS, Built, Citizen, Good, Item

FIRST: Final = 2.0
"""What it is worth to be first in a round."""
SELLERS_SHARE: Final = 0.8
BUYERS_SHARE: Final = 0.85
"""How much of its worth is bid for an item."""
CHANGE: Final = 3
"""Rivals with no more coins than these are outbid."""
JUMP: Final = 0.3
"""How much of what is still to be bid is bid at once."""


def worth(outlook: Outlook, item: Item, is_seller: bool) -> float:
    """What an item of a sale is worth to the seat that may get or keep it."""
    if isinstance(item, Citizen):
        return outlook.citizen(item.role)
    if isinstance(item, Good):
        held = outlook.held(item.good)
        return outlook.good(item.good, max(0, held - 1) if is_seller else held)
    assert isinstance(item, Built)
    return outlook.improvement(item.improvement)


def most(outlook: Outlook, lot: Lot) -> float:
    """What to bid at most.

    In one's own sale a little less than a rival has, as long as he has much: who pays that can't bid again.
    """
    if not isinstance(lot, ItemForSale):
        return FIRST / outlook.coin
    game, sale, item, is_seller = outlook.game, lot.sale, lot.item, lot.sale.seller == outlook.seat
    if not is_seller:
        return BUYERS_SHARE * worth(outlook, item, is_seller) / outlook.coin
    richest, bidders = 0, sale.bidders(game, item)
    for rival in outlook.rivals():
        if rival in bidders:
            richest = max(richest, game.cities[rival].coins)
    share = SELLERS_SHARE if sum(sale.left) > 1 else 1.0
    return min(
        share * worth(outlook, item, is_seller) / outlook.coin, 0.0 + (richest - 1 if richest > CHANGE else richest)
    )


def limit(outlook: Outlook, auction: Auction, choices: list[Choice]) -> Choice:
    """The highest limit that isn't above what it is worth; out of a sale in which nothing is worth a coin."""
    lot = auction.lot
    if isinstance(lot, ItemForSale) and wants_nothing(outlook, lot):
        return OUT
    found, coins = choices[0], most(outlook, lot)
    for choice in choices:
        if choice is not OUT and choice.parameters[0] <= coins:
            found = choice
    return found


def wants_nothing(outlook: Outlook, lot: ItemForSale) -> bool:
    """Whether nothing that is still for sale is worth a coin to a buyer."""
    sale = lot.sale
    if sale.seller == outlook.seat:
        return False
    for number, left in enumerate(sale.left):
        item = ITEMS[number]
        if left and item.fits(outlook.city) and BUYERS_SHARE * worth(outlook, item, False) >= outlook.coin:
            return False
    return True


def raising(outlook: Outlook, auction: Auction, choices: list[Choice]) -> Choice:
    """Raise as long as it is worth the price, by a part of what is left to bid."""
    found, left = PASS, most(outlook, auction.lot) - auction.price
    for choice in choices:
        if choice.verb is RAISE and (choice.parameters[0] <= JUMP * left or choice.parameters[0] == 1 <= left):
            found = choice
    return found


def put(outlook: Outlook, choices: list[Choice]) -> Choice:
    """What is worth least first: rivals who pay for it can't pay for more."""
    found, least = choices[0], worth(outlook, ITEMS[choices[0].parameters[0]], True)
    for choice in choices:
        value = worth(outlook, ITEMS[choice.parameters[0]], True)
        if value < least:
            found, least = choice, value
    return found
