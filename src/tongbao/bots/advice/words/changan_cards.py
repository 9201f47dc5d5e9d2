"""The reasons of Chang’an in words: cards in hand, at the gates and on display."""

from typing import Final

from tongbao.bots.advice.wording import Wording, Wordings
from tongbao.bots.advice.words.common import cards

CARDS: Final[Wordings] = {
    "cards in hand": cards(3.0),
    "worth of the hand": Wording(8.0, "hand", 1, "a hand worth more", "a hand worth less", 0.5),
    "best card in hand": Wording(
        4.0,
        "hand",
        1,
        "a better best card in hand",
        "a best card in hand that is worth less",
        0.5,
    ),
    "second card in hand": Wording(
        4.0,
        "hand",
        1,
        "a better second card in hand",
        "a second card in hand that is worth less",
        0.5,
    ),
    "cards at the gates": Wording(
        4.0,
        "gates",
        1,
        "{n} more {n|card|cards} at your gates",
        "{n} {n|card|cards} fewer at your gates",
    ),
    "worth on top of the gates": Wording(
        8.0,
        "tops",
        1,
        "better cards on top of your gates",
        "poorer cards on top of your gates",
        0.5,
    ),
    "best card on top": Wording(
        4.0,
        "tops",
        1,
        "a better best card on top of a gate",
        "a best card on top of a gate that is worth less",
        0.5,
    ),
    "full gates": Wording(
        1.0,
        "full gates",
        0,
        "{n} more full {n|gate|gates}",
        "{n} full {n|gate|gates} fewer",
    ),
    "empty gates": Wording(
        2.0,
        "gates",
        0,
        "{n} more empty {n|gate|gates}",
        "{n} empty {n|gate|gates} fewer",
    ),
    "cards that can be acquired": Wording(
        4.0,
        "acquired",
        -1,
        "a better card of yours for others to acquire",
        "less for others to acquire from you",
        0.5,
    ),
    "best card in the display": Wording(
        4.0,
        "display",
        1,
        "a better card in the display",
        "no card as good in the display",
        0.5,
    ),
    "Road cards": Wording(
        2.0,
        "road",
        1,
        "{n} more {n|card|cards} on your Silk Road",
        "{n} {n|card|cards} fewer on your Silk Road",
    ),
    "hand by experience": Wording(
        3.0,
        "hand",
        1,
        "cards in hand that usually bring more",
        "cards in hand that usually bring less",
        0.3,
    ),
    "best of the hand by experience": Wording(
        3.0,
        "hand",
        1,
        "a card in hand that usually brings more",
        "no card in hand that usually brings as much",
        0.3,
    ),
    "gates by experience": Wording(
        3.0,
        "tops",
        1,
        "cards at your gates that usually bring more",
        "cards at your gates that usually bring less",
        0.3,
    ),
    "display by experience": Wording(
        3.0,
        "display",
        1,
        "a card in the display that usually brings more",
        "no card in the display that usually brings as much",
        0.3,
    ),
}
"""By the names of the judge's features."""
