"""Verbs of Cities of the Silk Road (section 14): 32, with 493 distinct choices."""

from typing import Final

from tongbao.engine.choice import ActionSpace, Choice, Parameter, Verb

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
PAST_CITIES: Final = 1
STEP_BY_STEP: Final = 2
MODES: Final = 3
"""The modes of a route: the cheapest, the cheapest without other players' cities, and region by region (section 6)."""
SLOTS: Final = 6
BUY_FOOD: Final = 7
BUY_METAL: Final = 8
WARES: Final = range(1, BUY_METAL + 1)
"""What ``buy`` names: the six slots of China's track, food of India, metal of Persia."""
TAKE_COINS: Final = 4
TAKE_CAPTIVE: Final = 5
"""What ``plunder`` names after the four goods."""
ITEMS: Final = len(ROLES) + len(GOODS) + IMPROVEMENTS
"""What ``put`` names: three roles, four goods, nineteen improvements."""
TOP: Final = 100
LADDER: Final = [*range(21), *range(22, 41, 2), *range(45, TOP + 1, 5)]
POSTED: Final = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20]
HIGHEST_TOLL: Final = 5
RAISES: Final = [1, 2, 5, 10]

REGION: Final = Parameter("region", 0, REGIONS - 1)
GOOD: Final = Parameter("good", 0, len(GOODS) - 1)
IMPROVEMENT: Final = Parameter("improvement", 0, IMPROVEMENTS - 1)
CARD: Final = Parameter("card", 0, DEVELOPMENTS - 1)
SEAT: Final = Parameter("player", 0, MOST_PLAYERS - 1)
MODE: Final = Parameter("mode", 0, MODES - 1)
MANY: Final = Parameter("n", 1, CITY_SIZE)
PRICE: Final = Parameter("n", 0, TOP)
PAIRS_OF_ROLES: Final[list[tuple[int, ...]]] = [(a, b) for a in range(3) for b in range(3) if a != b]

ACTIONS: Final = ActionSpace("silk_cities")
CLAIM: Final = ACTIONS.verb("claim", [REGION])
SOLDIERS: Final = ACTIONS.verb("soldiers", [MANY])
PASS: Final = ACTIONS.verb("pass", []).only
ASSIGN: Final = ACTIONS.verb("assign", [Parameter("role", 0, 2), Parameter("to", 0, 2)], PAIRS_OF_ROLES)
GATHER: Final = ACTIONS.verb("gather", [Parameter("good", FOOD, METAL)])
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
TOLL: Final = ACTIONS.verb("toll", [Parameter("n", 0, HIGHEST_TOLL)])
WANT: Final = ACTIONS.verb("want", [GOOD, PRICE], [(good, n) for good in range(len(GOODS)) for n in POSTED])
ATTACK: Final = ACTIONS.verb("attack", [SEAT, MODE])
ARMY: Final = ACTIONS.verb("army", [MANY])
DEFEND: Final = ACTIONS.verb("defend", [Parameter("n", 0, CITY_SIZE)])
PLUNDER: Final = ACTIONS.verb("plunder", [Parameter("what", 0, TAKE_CAPTIVE)])
DONE: Final = ACTIONS.verb("done", []).only
END: Final = ACTIONS.verb("end", []).only
KEEP: Final = ACTIONS.verb("keep", []).only
RISE: Final = ACTIONS.verb("rise", [REGION])
PUT: Final = ACTIONS.verb("put", [Parameter("item", 0, ITEMS - 1)])
LIMIT: Final = ACTIONS.verb("limit", [PRICE], [(n,) for n in LADDER])
RAISE: Final = ACTIONS.verb("raise", [Parameter("n", 1, 10)], [(n,) for n in RAISES])
OUT: Final = ACTIONS.verb("out", []).only
KEEP_CARD: Final = ACTIONS.verb("keep_card", [CARD])
GATHER_ALL: Final = ACTIONS.verb("gather_all", [Parameter("good", FOOD, METAL)])


# Choices that are offered together, made once.


def beginning(verb: Verb, *numbers: int) -> list[Choice]:
    """The choices of a verb whose parameters begin with these numbers."""
    return [choice for choice in verb.choices if choice.parameters[: len(numbers)] == numbers]


def subsets(choices: list[Choice]) -> list[list[Choice]]:
    """By mask, the choices whose bits are set."""
    return [[choice for i, choice in enumerate(choices) if mask >> i & 1] for mask in range(1 << len(choices))]


def up_to(choices: list[Choice], most: int) -> list[Choice]:
    """The choices whose number is at most this."""
    return [choice for choice in choices if choice.parameters[0] <= most]


BUYS: Final = [subsets(beginning(BUY, what)) for what in range(BUY_METAL + 1)]
SELLS: Final = [subsets(beginning(SELL, good)) for good in range(len(GOODS))]
OFFERS: Final = [[subsets(beginning(OFFER, good, seat)) for seat in range(MOST_PLAYERS)] for good in range(len(GOODS))]
ATTACKS: Final = [subsets(beginning(ATTACK, seat)) for seat in range(MOST_PLAYERS)]
"""By what is named and then by the mask of the route modes that are possible."""
ASSIGNMENTS: Final = [
    [
        [choice for choice in beginning(ASSIGN, role) if mask >> choice.parameters[1] & 1]
        for mask in range(1 << len(ROLES))
    ]
    for role in range(len(ROLES))
]
"""By the role that is left and by the mask of the new ones that are possible."""
TOLLS: Final = [[choice for choice in TOLL.choices if choice.parameters != (toll,)] for toll in range(HIGHEST_TOLL + 1)]
WANTS: Final = [
    [[choice for choice in beginning(WANT, good) if choice.parameters[1] != price] for price in range(POSTED[-1] + 1)]
    for good in range(len(GOODS))
]
"""By good where there are several, and by what holds now: everything else."""
ASKS_UP_TO: Final = [up_to(ASK.choices, coins) for coins in range(TOP + 1)]
LIMITS_UP_TO: Final = [up_to(LIMIT.choices, coins) for coins in range(TOP + 1)]
LIMITS_OR_OUT_UP_TO: Final = [[*limits, OUT] for limits in LIMITS_UP_TO]
"""By coins; more than the top of the ladder are as good as its top."""
RAISES_UP_TO: Final = [up_to(RAISE.choices, room) for room in range(RAISES[-1] + 1)]
