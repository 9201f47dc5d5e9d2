"""The reasons of Pocket Chang’An in words: points, types and abilities."""

from typing import Final

from tongbao.bots.advice.wording import Wording, Wordings, both
from tongbao.bots.advice.words.common import LAST_ROUND, rounds

CITY: Final[Wordings] = {
    "rounds to come": rounds(5.0),
    "last round": LAST_ROUND,
    "another turn for me": Wording(
        1.0,
        "end",
        1,
        both("another turn for you", "自己还有一个回合"),
        both("no more turn for you", "自己不再有回合"),
        0.1,
    ),
    "my forecast": Wording(
        40.0,
        "forecast",
        1,
        both("about {n} more {n|point|points} to expect in the end", "终局预计多约{n}分"),
        both("about {n} {n|point|points} fewer to expect in the end", "终局预计少约{n}分"),
    ),
    "my total": Wording(
        40.0,
        "points",
        1,
        both("{n} more {n|point|points} as things stand", "目前多{n}分"),
        both("{n} {n|point|points} fewer as things stand", "目前少{n}分"),
    ),
    "my base score": Wording(
        30.0,
        "points",
        1,
        both("{n} more base {n|point|points} as things stand", "目前基础分多{n}分"),
        both("{n} base {n|point|points} fewer as things stand", "目前基础分少{n}分"),
    ),
    "my bonus": Wording(
        20.0,
        "points",
        1,
        both("{n} more bonus {n|point|points} as things stand", "目前加分多{n}分"),
        both("{n} bonus {n|point|points} fewer as things stand", "目前加分少{n}分"),
    ),
    "my weakest type": Wording(
        3.0,
        "weakest",
        1,
        both("{n} more {n|point|points} in your weakest type", "最弱的类型多{n}点"),
        both("{n} {n|point|points} fewer in your weakest type", "最弱的类型少{n}点"),
    ),
    "my second weakest type": Wording(
        4.0,
        "second weakest",
        1,
        both("{n} more {n|point|points} in your second weakest type", "第二弱的类型多{n}点"),
        both("{n} {n|point|points} fewer in your second weakest type", "第二弱的类型少{n}点"),
    ),
    "my second strongest type": Wording(
        5.0,
        "second strongest",
        1,
        both("{n} more {n|point|points} in your second strongest type", "第二强的类型多{n}点"),
        both("{n} {n|point|points} fewer in your second strongest type", "第二强的类型少{n}点"),
    ),
    "my strongest type": Wording(
        6.0,
        "strongest",
        1,
        both("{n} more {n|point|points} in your strongest type", "最强的类型多{n}点"),
        both("{n} {n|point|points} fewer in your strongest type", "最强的类型少{n}点"),
    ),
    "my points to the end": Wording(
        7.0,
        "event",
        0,
        both("{n} {n|point|points} further from an End Game Event", "离结束游戏事件远{n}点"),
        both("{n} {n|point|points} nearer to an End Game Event", "离结束游戏事件近{n}点"),
    ),
    "room in my weakest type": Wording(
        4.0,
        "room",
        1,
        both("more room to grow in your weakest type", "最弱的类型成长空间更大"),
        both("less room to grow in your weakest type", "最弱的类型成长空间较小"),
        0.5,
    ),
    "room in my second weakest type": Wording(
        4.0,
        "room",
        1,
        both("more room to grow in your second weakest type", "第二弱的类型成长空间更大"),
        both("less room to grow in your second weakest type", "第二弱的类型成长空间较小"),
        0.5,
    ),
    "room in my second strongest type": Wording(
        4.0,
        "room",
        1,
        both("more room to grow in your second strongest type", "第二强的类型成长空间更大"),
        both("less room to grow in your second strongest type", "第二强的类型成长空间较小"),
        0.5,
    ),
    "room in my strongest type": Wording(
        4.0,
        "room",
        1,
        both("more room to grow in your strongest type", "最强的类型成长空间更大"),
        both("less room to grow in your strongest type", "最强的类型成长空间较小"),
        0.5,
    ),
    "my other help": Wording(
        1.0,
        "help",
        1,
        both("more help from cards in play", "在场的牌助益更大"),
        both("less help from cards in play", "在场的牌助益较小"),
        0.1,
    ),
    "my protection": Wording(
        1.0,
        "protection",
        1,
        both("better protection from attacks", "更能抵御攻击"),
        both("poorer protection from attacks", "较难抵御攻击"),
        0.1,
    ),
}
"""By the names of the judge's features."""
