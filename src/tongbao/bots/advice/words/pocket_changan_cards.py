"""The reasons of Pocket Chang’An in words: cards and events."""

from typing import Final

from tongbao.bots.advice.wording import Wording, Wordings, both
from tongbao.bots.advice.words.common import cards

CARDS: Final[Wordings] = {
    "an event to end with": Wording(
        1.0,
        "event",
        1,
        both("an End Game Event in hand", "手中有结束游戏事件"),
        both("no End Game Event in hand", "手中没有结束游戏事件"),
        0.1,
    ),
    "an event that fits now": Wording(
        1.0,
        "event",
        1,
        both("an End Game Event that you can play at once", "可立即打出结束游戏事件"),
        both("no End Game Event that you can play at once", "无法立即打出结束游戏事件"),
        0.1,
    ),
    "cards in hand": cards(5.0),
    "cards that fit": Wording(
        4.0,
        "playable",
        1,
        both("{n} more {n|card|cards} in hand that you can play", "可打出的手牌多{n}张"),
        both("{n} {n|card|cards} fewer in hand that you can play", "可打出的手牌少{n}张"),
    ),
    "cards whose condition fails": Wording(
        2.0,
        "waiting",
        0,
        {
            "en": "{n} more {n|card|cards} in hand waiting for {n|its condition|their conditions}",
            "zh": "未满足打出前提的手牌多{n}张",
        },
        {
            "en": "{n} {n|card|cards} fewer in hand waiting for {n|its condition|their conditions}",
            "zh": "未满足打出前提的手牌少{n}张",
        },
    ),
    "best card": Wording(
        6.0,
        "hand",
        1,
        both("a better card to play next", "下一张可打更好的牌"),
        both("no card as good to play next", "下一张可打的牌较差"),
        0.5,
    ),
    "second card": Wording(
        6.0,
        "hand",
        1,
        both("a better second card to play", "可打的第二张牌更好"),
        both("no second card as good to play", "可打的第二张牌较差"),
        0.5,
    ),
    "worth of all cards held": Wording(
        12.0, "hand", 1, both("a hand worth more", "手牌价值更高"), both("a hand worth less", "手牌价值较低"), 0.5
    ),
    "public cards in reach": Wording(
        5.0,
        "to buy",
        1,
        both("{n} more public {n|card|cards} you can buy", "可购买的公共牌多{n}张"),
        both("{n} public {n|card|cards} fewer you can buy", "可购买的公共牌少{n}张"),
    ),
    "best public card": Wording(
        6.0,
        "to buy",
        1,
        both("a better public card to buy", "可购买更好的公共牌"),
        both("no public card as good to buy", "可购买的公共牌较差"),
        0.5,
    ),
    "second public card": Wording(
        6.0,
        "to buy",
        1,
        both("a better second choice of public cards to buy", "可购买的第二好公共牌更好"),
        both("a poorer second choice of public cards to buy", "可购买的第二好公共牌较差"),
        0.5,
    ),
    "best character to invite": Wording(
        6.0,
        "ward",
        1,
        both("a better character for a ward visit", "造访里坊可得更好的人物"),
        both("no character as good for a ward visit", "造访里坊可得的人物较差"),
        0.5,
    ),
    "my cards each turn": Wording(
        4.0,
        "refill",
        1,
        both("more cards to come from your Refill phases", "补牌阶段日后可多抓牌"),
        both("fewer cards to come from your Refill phases", "补牌阶段日后抓牌较少"),
        0.5,
    ),
    "my freedom to buy": Wording(
        1.0, "freedom", 1, both("more freedom to buy", "购买更自由"), both("less freedom to buy", "购买较受限"), 0.1
    ),
    "my freedom to play": Wording(
        1.0, "freedom", 1, both("more freedom to play", "打牌更自由"), both("less freedom to play", "打牌较受限"), 0.1
    ),
    "free play on my turn": Wording(
        1.0,
        "waived",
        1,
        {
            "en": "a next turn on which number and condition of a card don’t matter",
            "zh": "下回合打牌不受数字和打出前提限制",
        },
        both("a next turn on which number and condition of a card matter", "下回合打牌受数字和打出前提限制"),
        0.1,
    ),
    "free buy on my turn": Wording(
        1.0,
        "waived",
        1,
        both("a next turn on which you buy whatever the number", "下回合购买不受数字限制"),
        both("a next turn on which you buy by number", "下回合购买受数字限制"),
        0.1,
    ),
    "events out of sight": Wording(
        3.0,
        "event",
        0,
        both("{n} more End Game {n|Event|Events} out of sight", "未现身的结束游戏事件多{n}张"),
        both("{n} End Game {n|Event|Events} fewer out of sight", "未现身的结束游戏事件少{n}张"),
    ),
}
"""By the names of the judge's features."""
