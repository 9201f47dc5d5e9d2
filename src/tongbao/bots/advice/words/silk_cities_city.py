"""The reasons of Cities of the Silk Road in words: the own city."""

from typing import Final

from tongbao.bots.advice.wording import Wording, Wordings
from tongbao.bots.advice.words.common import TURNS

IMPROVEMENTS: Final = {
    "Caravanserai": "Caravanserai",
    "Qanat": "Qanat",
    "Smelter": "Smelting Works",
    "Mint": "Mint",
    "Granary": "Granary",
    "City Walls": "City Walls",
    "Watchtower": "Watchtower",
    "Horse Stud": "Fergana Horse Stud",
    "Barracks": "Barracks",
    "Bazaar": "Bazaar",
    "Dye House": "Silk Dye House",
    "Customs House": "Customs House",
    "Monastery": "Buddhist Monastery",
    "Church": "Nestorian Church",
    "Fire Temple": "Fire Temple",
    "Academy": "Academy",
    "Paper Mill": "Paper Mill",
    "Palace": "Palace",
    "Royal Mausoleum": "Royal Mausoleum",
}
"""The names of improvements by feature."""


def improvement(name: str) -> Wording:
    """Whether an improvement stands in the city."""
    return Wording(
        1.0,
        name,
        1,
        f"the {name} in your city",
        f"no {name} in your city",
        0.5,
    )


CITY: Final[Wordings] = {
    "turns until mine": TURNS,
    "Victory Points": Wording(
        5.0,
        "Victory Points",
        1,
        "{n} more Victory {n|Point|Points}",
        "{n} Victory {n|Point|Points} fewer",
    ),
    "cards without points": Wording(
        3.0,
        "other cards",
        1,
        "{n} more development {n|card|cards} to play",
        "{n} development {n|card|cards} fewer to play",
    ),
    "strength of cards to attack": Wording(
        3.0,
        "other cards",
        1,
        "stronger battle cards for an attack",
        "weaker battle cards for an attack",
    ),
    "strength of cards to defend": Wording(
        3.0,
        "other cards",
        1,
        "stronger battle cards for the defence",
        "weaker battle cards for the defence",
    ),
    "coins": Wording(
        20.0,
        "coins",
        1,
        "{n} more {n|coin|coins}",
        "{n} {n|coin|coins} fewer",
    ),
    "income": Wording(
        10.0,
        "income",
        1,
        "{n} more {n|coin|coins} of income",
        "{n} {n|coin|coins} of income fewer",
    ),
    "food": Wording(4.0, "food", 1, "{n} more food", "{n} food less"),
    "metal": Wording(4.0, "metal", 1, "{n} more metal", "{n} metal less"),
    "standard silk": Wording(2.0, "silk", 1, "{n} more standard silk", "{n} standard silk less"),
    "fine silk": Wording(2.0, "silk", 1, "{n} more fine silk", "{n} fine silk less"),
    "what my silk will bring": Wording(
        20.0,
        "silk",
        1,
        "about {n} more {n|coin|coins} to expect for your silk",
        "about {n} {n|coin|coins} fewer to expect for your silk",
    ),
    "laborers": Wording(
        4.0,
        "laborers",
        1,
        "{n} more {n|laborer|laborers}",
        "{n} {n|laborer|laborers} fewer",
    ),
    "merchants": Wording(
        3.0,
        "merchants",
        1,
        "{n} more {n|merchant|merchants}",
        "{n} {n|merchant|merchants} fewer",
    ),
    "trained soldiers": Wording(
        4.0,
        "soldiers",
        1,
        "{n} more trained {n|soldier|soldiers}",
        "{n} trained {n|soldier|soldiers} fewer",
    ),
    "soldiers in training": Wording(
        3.0,
        "soldiers",
        1,
        "{n} more {n|soldier|soldiers} in training",
        "{n} {n|soldier|soldiers} fewer in training",
    ),
    "soldiers who can defend now": Wording(
        4.0,
        "soldiers",
        1,
        "{n} more {n|soldier|soldiers} to defend the city now",
        "{n} {n|soldier|soldiers} fewer to defend the city now",
    ),
    "citizens": Wording(
        8.0,
        "laborers",
        1,
        "{n} more {n|citizen|citizens}",
        "{n} {n|citizen|citizens} fewer",
    ),
    "price of growth": Wording(
        4.0,
        "growth",
        -1,
        "growth dearer by {n} food",
        "growth cheaper by {n} food",
    ),
    "Golden Age": Wording(
        30.0,
        "Golden Age",
        1,
        "a Golden Age worth {n} more",
        "a Golden Age worth {n} less",
    ),
    "gifts ready": Wording(
        2.0,
        "gifts",
        1,
        "{n} more {n|gift|gifts} you can pay for a card",
        "{n} {n|gift|gifts} fewer you can pay for a card",
    ),
    "gifts not ready": Wording(
        2.0,
        "gifts",
        0,
        "{n} more {n|gift|gifts} to pay later for a card",
        "{n} {n|gift|gifts} fewer to pay later for a card",
    ),
    "improvements within reach": Wording(
        5.0,
        "reach",
        1,
        "{n} more {n|improvement|improvements} you can pay",
        "{n} {n|improvement|improvements} fewer you can pay",
    ),
    "gift within reach": Wording(
        1.0,
        "reach",
        1,
        "an improvement for gifts that you can pay",
        "no improvement for gifts that you can pay",
        0.1,
    ),
    **{feature: improvement(name) for feature, name in IMPROVEMENTS.items()},
}
"""By the names of the judge's features."""
