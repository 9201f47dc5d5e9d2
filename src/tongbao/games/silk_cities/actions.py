"""The 31 verbs of Cities of the Silk Road (section 14): 491 distinct choices."""

from typing import Final

from tongbao.engine.choice import ActionSpace, Choice, Parameter

GOODS: Final = ("food", "metal", "silk", "fine")
FOOD: Final = 0
METAL: Final = 1
SILK: Final = 2
FINE: Final = 3
ROLES: Final = ("laborer", "merchant", "soldier")
LABORER: Final = 0
MERCHANT: Final = 1
SOLDIER: Final = 2
MOST_PLAYERS: Final = 5
CITY_SIZE: Final = 12
REGIONS: Final = 16
IMPROVEMENTS: Final = 19
DEVELOPMENTS: Final = 33
CHEAPEST: Final = 0
FREE_OF_CITIES: Final = 1
STEP_BY_STEP: Final = 2
MODES: Final = 3
SLOTS: Final = 6
BUY_FOOD: Final = 7
BUY_METAL: Final = 8
"""After the six slots of China's track, what ``buy`` names: food of India and metal of Persia."""
TAKE_COINS: Final = 4
TAKE_CAPTIVE: Final = 5
"""After the four goods, what ``plunder`` names."""
FIRST_GOOD_ITEM: Final = 3
FIRST_IMPROVEMENT_ITEM: Final = 7
ITEMS: Final = 26
"""What ``put`` names: three roles, four goods, nineteen improvements."""
LADDER: Final = [*range(21), *range(22, 41, 2), *range(45, 101, 5)]
POSTED: Final = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20]
HIGHEST_TOLL: Final = 5
RAISES: Final = [1, 2, 5, 10]

REGION: Final = Parameter("region", 0, REGIONS - 1)
GOOD: Final = Parameter("good", 0, 3)
IMPROVEMENT: Final = Parameter("improvement", 0, IMPROVEMENTS - 1)
CARD: Final = Parameter("card", 0, DEVELOPMENTS - 1)
SEAT: Final = Parameter("player", 0, MOST_PLAYERS - 1)
MODE: Final = Parameter("mode", 0, MODES - 1)
MANY: Final = Parameter("soldiers", 1, CITY_SIZE)
PRICE: Final = Parameter("coins", 0, 100)
PAIRS_OF_ROLES: Final[list[tuple[int, ...]]] = [(a, b) for a in range(3) for b in range(3) if a != b]

ACTIONS: Final = ActionSpace("silk_cities")
CLAIM: Final = ACTIONS.verb("claim", [REGION])
SOLDIERS: Final = ACTIONS.verb("soldiers", [MANY])
PASS: Final = ACTIONS.verb("pass", []).only
ASSIGN: Final = ACTIONS.verb("assign", [Parameter("from", 0, 2), Parameter("to", 0, 2)], PAIRS_OF_ROLES)
GATHER: Final = ACTIONS.verb("gather", [Parameter("good", 0, 1)])
GROW: Final = ACTIONS.verb("grow", []).only
BUILD: Final = ACTIONS.verb("build", [IMPROVEMENT])
USE: Final = ACTIONS.verb("use", [IMPROVEMENT])
PLAY: Final = ACTIONS.verb("play", [CARD])
BUY: Final = ACTIONS.verb("buy", [Parameter("what", 1, BUY_METAL), MODE])
SELL: Final = ACTIONS.verb("sell", [GOOD, MODE])
OFFER: Final = ACTIONS.verb("offer", [GOOD, SEAT, MODE])
ASK: Final = ACTIONS.verb("ask", [PRICE], [(n,) for n in LADDER[1:]])
ACCEPT: Final = ACTIONS.verb("accept", []).only
REFUSE: Final = ACTIONS.verb("refuse", []).only
HOP: Final = ACTIONS.verb("hop", [REGION])
TOLL: Final = ACTIONS.verb("toll", [Parameter("coins", 0, HIGHEST_TOLL)])
WANT: Final = ACTIONS.verb("want", [GOOD, PRICE], [(g, n) for g in range(4) for n in POSTED])
ATTACK: Final = ACTIONS.verb("attack", [SEAT, MODE])
ARMY: Final = ACTIONS.verb("army", [MANY])
DEFEND: Final = ACTIONS.verb("defend", [Parameter("soldiers", 0, CITY_SIZE)])
PLUNDER: Final = ACTIONS.verb("plunder", [Parameter("what", 0, TAKE_CAPTIVE)])
DONE: Final = ACTIONS.verb("done", []).only
END: Final = ACTIONS.verb("end", []).only
KEEP: Final = ACTIONS.verb("keep", []).only
RISE: Final = ACTIONS.verb("rise", [REGION])
PUT: Final = ACTIONS.verb("put", [Parameter("item", 0, ITEMS - 1)])
LIMIT: Final = ACTIONS.verb("limit", [PRICE], [(n,) for n in LADDER])
RAISE: Final = ACTIONS.verb("raise", [Parameter("coins", 1, 10)], [(n,) for n in RAISES])
OUT: Final = ACTIONS.verb("out", []).only
KEEP_CARD: Final = ACTIONS.verb("keep_card", [CARD])


def up_to(ladder: list[int], most: int) -> int:
    """How many steps of a ladder are at most this."""
    return sum([step <= most for step in ladder])


TOP: Final = LADDER[-1]
ASKS_UP_TO: Final[list[list[Choice]]] = [ASK.choices[: up_to(LADDER[1:], coins)] for coins in range(TOP + 1)]
LIMITS_UP_TO: Final[list[list[Choice]]] = [LIMIT.choices[: up_to(LADDER, coins)] for coins in range(TOP + 1)]
LIMITS_OR_OUT_UP_TO: Final[list[list[Choice]]] = [[*limits, OUT] for limits in LIMITS_UP_TO]
"""By coins, what may be named; more coins than the ladder's top are as good as the top."""


def some_of(choices: list[Choice], mask: int) -> list[Choice]:
    """The choices whose bits are set."""
    return [choice for i, choice in enumerate(choices) if mask >> i & 1]


ALL_MODES: Final = range(1 << MODES)
BUYS: Final = [some_of(BUY.choices[what * MODES :][:MODES], m) for what in range(BUY_METAL) for m in ALL_MODES]
SELLS: Final = [some_of(SELL.choices[good * MODES :][:MODES], m) for good in range(4) for m in ALL_MODES]
OFFERS: Final = [
    some_of(OFFER.choices[place * MODES :][:MODES], m) for place in range(4 * MOST_PLAYERS) for m in ALL_MODES
]
ATTACKS: Final = [some_of(ATTACK.choices[seat * MODES :][:MODES], m) for seat in range(MOST_PLAYERS) for m in ALL_MODES]
"""By what is named and a mask of route modes (times eight and added), the choices."""
ASSIGNS: Final = [
    [choice for choice in ASSIGN.choices if source >> choice.parameters[0] & 1 and payable >> choice.parameters[1] & 1]
    for source in range(8)
    for payable in range(8)
]
"""By masks of the roles that may be left and of those that can be paid."""
BUILD_BITS: Final = 10
BUILDS_LOW: Final = [some_of(BUILD.choices[:BUILD_BITS], mask) for mask in range(1 << BUILD_BITS)]
BUILDS_HIGH: Final = [some_of(BUILD.choices[BUILD_BITS:], mask) for mask in range(1 << IMPROVEMENTS - BUILD_BITS)]
"""By the mask of improvements that may be built, in two halves."""
WANTS: Final = [
    [choice for choice in WANT.choices if choice.parameters[0] == good and choice.parameters[1] != present]
    for good in range(4)
    for present in range(POSTED[-1] + 1)
]
"""By good and present posted price (the good times 21 and added)."""
TOLLS: Final = [[choice for choice in TOLL.choices if choice.parameters[0] != n] for n in range(HIGHEST_TOLL + 1)]
