"""Feature numbers of choices in Cities of the Silk Road: blocks of numbers with a name each."""

from typing import Final

from tongbao.games.silk_cities.cards.actions import DEVELOPMENTS, GOODS, IMPROVEMENTS, ITEMS, REGIONS, ROLES

NAMES: Final[list[str]] = []
"""By number."""


def block(name: str, *sizes: int) -> int:
    """A block of features, one for each combination of so many values; its first number."""
    first = len(NAMES)
    names = [name]
    for size in sizes:
        names = [f"{known} {value}" for known in names for value in range(size)]
    NAMES.extend(names)
    return first


USUAL: Final = block("what a merchant would do")
END_TURN: Final = block("end the turn with laborers, merchants", 3, 3)
GATHER_HELD: Final = block("gather good, main one, held", 2, 2, 5)
GATHER_GIFT: Final = block("gather for a gift", 2)
GATHER_ALL: Final = block("gather with all")
ASSIGN_NEW: Final = block("assign role to role, of whom there are", 3, 3, 5)
ASSIGN_OLD: Final = block("assign role to role, out of", 3, 3, 4)
ASSIGN_ARMED: Final = block("assign role to role, soldiers against the most of a rival", 3, 3, 4)
GROW_SIZE: Final = block("grow at size, food left", 5, 4)
BUILD_KIND: Final = block("build early or late", 2, IMPROVEMENTS)
BUILD_LEFT: Final = block("build with coins left", 5)
USE_KIND: Final = block("use", IMPROVEMENTS)
PLAY_KIND: Final = block("play", DEVELOPMENTS)
PLAY_IDLE: Final = block("play while merchants are untapped", DEVELOPMENTS)
BUY_COST: Final = block("buy good at cost", len(GOODS), 7)
BUY_HELD: Final = block("buy good, held", len(GOODS), 4)
BUY_LEFT: Final = block("buy good with coins left", len(GOODS), 4)
BUY_GIFT: Final = block("buy for a gift", len(GOODS))
SELL_NET: Final = block("sell good for", len(GOODS), 7)
SELL_HELD: Final = block("sell good, held", len(GOODS), 4)
SELL_GIFT: Final = block("sell what a gift needs", len(GOODS))
OFFER_NET: Final = block("offer good, posted price less way", len(GOODS), 4)
OFFER_COINS: Final = block("offer good, partner's coins", len(GOODS), 4)
OTHER_ROUTE: Final = block("not the cheapest route")
ATTACK_EDGE: Final = block("attack, outnumbering by", 8)
ATTACK_ALONE: Final = block("attack, guards", 4)
ATTACK_HAND: Final = block("attack, cards in its hand", 5)
ATTACK_COST: Final = block("attack, way", 4)
SET_TOLL: Final = block("toll", 6)
POST_PRICE: Final = block("post price for good", len(GOODS), 4)
TAKE: Final = block("plunder", 6)
STOP: Final = block("stop plundering")
KEEP_KIND: Final = block("keep card", DEVELOPMENTS)
CLAIM_REGION: Final = block("claim region, at two or at more", 2, REGIONS)
SEND: Final = block("send soldiers", 7)
SEND_FREE: Final = block("send soldiers, nobody can bid more", 4)
SEND_NONE: Final = block("send none, after bids or before", 2)
SEND_LEFT: Final = block("send soldiers, left", 4)
STAY: Final = block("keep the empire")
FALL_GAIN: Final = block("fall for coins, rivals' coins", 8, 4)
FALL_REGION: Final = block("fall for region", REGIONS)
FALL_CARDS: Final = block("fall with cards for it")
ARMY_EDGE: Final = block("army outnumbering by", 8)
ARMY_LEFT: Final = block("army, at home", 4)
DEFENCE_EDGE: Final = block("defence against strength", 7)
DEFENCE_ALL: Final = block("defend with all")
DEFENCE_NONE: Final = block("defend with none")
ANSWER: Final = block("accept, refuse", 2)
ITEM: Final = block("put up", ITEMS)
ROLES_NUMBER: Final = len(ROLES)
GOODS_NUMBER: Final = len(GOODS)
