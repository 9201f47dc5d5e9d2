"""The reasons of Chang’an in words: cards in hand, at the gates and on display."""

from typing import Final

from tongbao.bots.advice.wording import Wording, Wordings, both
from tongbao.bots.advice.words.common import cards

CARDS: Final[Wordings] = {
    "cards in hand": cards(3.0),
    "worth of the hand": Wording(
        8.0, "hand", 1, both("a hand worth more", "手牌价值更高"), both("a hand worth less", "手牌价值较低"), 0.5
    ),
    "best card in hand": Wording(
        4.0,
        "hand",
        1,
        both("a better best card in hand", "手中最好的牌更好"),
        both("a best card in hand that is worth less", "手中最好的牌较差"),
        0.5,
    ),
    "second card in hand": Wording(
        4.0,
        "hand",
        1,
        both("a better second card in hand", "手中第二好的牌更好"),
        both("a second card in hand that is worth less", "手中第二好的牌较差"),
        0.5,
    ),
    "cards at the gates": Wording(
        4.0,
        "gates",
        1,
        both("{n} more {n|card|cards} at your gates", "城门的牌多{n}张"),
        both("{n} {n|card|cards} fewer at your gates", "城门的牌少{n}张"),
    ),
    "worth on top of the gates": Wording(
        8.0,
        "tops",
        1,
        both("better cards on top of your gates", "城门顶牌更好"),
        both("poorer cards on top of your gates", "城门顶牌较差"),
        0.5,
    ),
    "best card on top": Wording(
        4.0,
        "tops",
        1,
        both("a better best card on top of a gate", "最好的城门顶牌更好"),
        both("a best card on top of a gate that is worth less", "最好的城门顶牌较差"),
        0.5,
    ),
    "full gates": Wording(
        1.0,
        "full gates",
        0,
        both("{n} more full {n|gate|gates}", "多{n}座放满的城门"),
        both("{n} full {n|gate|gates} fewer", "少{n}座放满的城门"),
    ),
    "empty gates": Wording(
        2.0,
        "gates",
        0,
        both("{n} more empty {n|gate|gates}", "多{n}座空城门"),
        both("{n} empty {n|gate|gates} fewer", "少{n}座空城门"),
    ),
    "cards that can be acquired": Wording(
        4.0,
        "acquired",
        -1,
        both("a better card of yours for others to acquire", "自己更好的牌可被夺取"),
        both("less for others to acquire from you", "自己可被夺取的牌价值较低"),
        0.5,
    ),
    "best card in the display": Wording(
        4.0,
        "display",
        1,
        both("a better card in the display", "公开区有更好的牌"),
        both("no card as good in the display", "公开区的牌较差"),
        0.5,
    ),
    "Road cards": Wording(
        2.0,
        "road",
        1,
        both("{n} more {n|card|cards} on your Silk Road", "丝路上多{n}张牌"),
        both("{n} {n|card|cards} fewer on your Silk Road", "丝路上少{n}张牌"),
    ),
    "hand by experience": Wording(
        3.0,
        "hand",
        1,
        both("cards in hand that usually bring more", "手牌通常收益更高"),
        both("cards in hand that usually bring less", "手牌通常收益较低"),
        0.3,
    ),
    "best of the hand by experience": Wording(
        3.0,
        "hand",
        1,
        both("a card in hand that usually brings more", "手中有通常收益更高的牌"),
        both("no card in hand that usually brings as much", "手中没有通常收益那样高的牌"),
        0.3,
    ),
    "gates by experience": Wording(
        3.0,
        "tops",
        1,
        both("cards at your gates that usually bring more", "城门的牌通常收益更高"),
        both("cards at your gates that usually bring less", "城门的牌通常收益较低"),
        0.3,
    ),
    "display by experience": Wording(
        3.0,
        "display",
        1,
        both("a card in the display that usually brings more", "公开区有通常收益更高的牌"),
        both("no card in the display that usually brings as much", "公开区没有通常收益那样高的牌"),
        0.3,
    ),
}
"""By the names of the judge's features."""
