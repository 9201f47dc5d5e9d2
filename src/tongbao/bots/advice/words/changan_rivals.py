"""The reasons of Chang’an in words: the rivals."""

from typing import Final

from tongbao.bots.advice.wording import Wording, Wordings, both
from tongbao.bots.advice.words.common import lead_on_others, rivals_cards

RIVALS: Final[Wordings] = {
    "rival's built cards": Wording(
        5.0,
        "rival's built",
        -1,
        both("{n} more built {n|card|cards} for {rival}", "{rival}多建成{n}张牌"),
        both("{n} built {n|card|cards} fewer for {rival}", "{rival}少建成{n}张牌"),
    ),
    "rival's points": Wording(
        20.0,
        "points",
        -1,
        both("{n} more {n|point|points} for {rival}", "{rival}多{n}分"),
        both("{n} {n|point|points} fewer for {rival}", "{rival}少{n}分"),
    ),
    "rival's second row": Wording(
        2.0,
        "rival's built",
        -1,
        both("{n} more {n|card|cards} in row 2 of {rival}", "{rival}第二排多{n}张牌"),
        both("{n} {n|card|cards} fewer in row 2 of {rival}", "{rival}第二排少{n}张牌"),
    ),
    "rival's third row": Wording(
        1.0,
        "rival's built",
        -1,
        both("{n} more {n|card|cards} in row 3 of {rival}", "{rival}第三排多{n}张牌"),
        both("{n} {n|card|cards} fewer in row 3 of {rival}", "{rival}第三排少{n}张牌"),
    ),
    "rival's Game Ends in prospect": Wording(
        3.0,
        "rival's ends",
        -1,
        both("more to come from the Game End cards of {rival}", "{rival}的终局牌日后可多得分"),
        both("less to come from the Game End cards of {rival}", "{rival}的终局牌日后可得的分较少"),
        0.3,
    ),
    "rival's Characters' uses": Wording(
        3.0,
        "rival's Characters",
        -1,
        both("more use of the Characters in the city of {rival}", "{rival}城中人物用处更大"),
        both("less use of the Characters in the city of {rival}", "{rival}城中人物用处较小"),
        0.3,
    ),
    "rival's Permanents": Wording(
        3.0,
        "rival's Permanents",
        -1,
        both("more use of the Permanents of {rival}", "{rival}的常驻牌用处更大"),
        both("less use of the Permanents of {rival}", "{rival}的常驻牌用处较小"),
        0.3,
    ),
    "rival's tokens": Wording(
        8.0,
        "rival's resources",
        -1,
        both("{n} more {n|resource|resources} for {rival}", "{rival}多{n}份资源"),
        both("{n} {n|resource|resources} fewer for {rival}", "{rival}少{n}份资源"),
    ),
    "rival's Silk": Wording(
        3.0,
        "rival's Silk",
        -1,
        both("{n} more Silk for {rival}", "{rival}多{n}匹丝绸"),
        both("{n} Silk less for {rival}", "{rival}少{n}匹丝绸"),
    ),
    "rival's plans": Wording(
        4.0,
        "rival's plans",
        -1,
        both("resources of {rival} that fit the next spaces better", "{rival}的资源更合下一步建造之需"),
        both("resources of {rival} that fit the next spaces less", "{rival}的资源较不合下一步建造之需"),
        0.3,
    ),
    "rival's row that can be built": Wording(
        4.0,
        "rival to build",
        -1,
        both("a better space for {rival} to build on at once", "{rival}可立即建造更好的格子"),
        both("no space as good for {rival} to build on at once", "{rival}可立即建造的格子较差"),
    ),
    "rival's row that can be built soon": Wording(
        4.0,
        "rival to build",
        -1,
        both("a better space for {rival} to build on after one Produce", "{rival}再生产一次即可建造更好的格子"),
        both("no space as good for {rival} to build on after one Produce", "{rival}再生产一次可建造的格子较差"),
    ),
    "rival's best Produce": Wording(
        4.0,
        "rival's Produce",
        -1,
        both("a better Produce to come for {rival}", "{rival}下次生产所得更多"),
        both("a poorer Produce to come for {rival}", "{rival}下次生产所得较少"),
    ),
    "rival's cards in hand": rivals_cards(3.0),
    "rival's cards at the gates": Wording(
        4.0,
        "rival's gates",
        -1,
        both("{n} more {n|card|cards} at the gates of {rival}", "{rival}城门的牌多{n}张"),
        both("{n} {n|card|cards} fewer at the gates of {rival}", "{rival}城门的牌少{n}张"),
    ),
    "rival's Road cards": Wording(
        2.0,
        "rival's road",
        -1,
        both("{n} more {n|card|cards} on the Silk Road of {rival}", "{rival}丝路上多{n}张牌"),
        both("{n} {n|card|cards} fewer on the Silk Road of {rival}", "{rival}丝路上少{n}张牌"),
    ),
    "others' lead": lead_on_others(10.0),
    "others' cards": Wording(
        10.0,
        "others' cards",
        -1,
        {
            "en": "{n} more {n|card|cards} in the hands and at the gates of everybody but {rival}",
            "zh": "{rival}以外的玩家手中与城门多{n}张牌",
        },
        {
            "en": "{n} {n|card|cards} fewer in the hands and at the gates of everybody but {rival}",
            "zh": "{rival}以外的玩家手中与城门少{n}张牌",
        },
    ),
    "others can end": Wording(
        1.0,
        "end",
        0,
        both("somebody else able to begin the last round", "别人可引发最后一轮"),
        both("nobody else able to begin the last round", "别人无法引发最后一轮"),
        0.1,
    ),
    "rival's built cards by experience": Wording(
        3.0,
        "rival's built worth",
        -1,
        both("built cards of {rival} that usually bring more", "{rival}建成的牌通常收益更高"),
        both("built cards of {rival} that usually bring less", "{rival}建成的牌通常收益较低"),
        0.3,
    ),
    "rival's gates by experience": Wording(
        3.0,
        "rival's tops",
        -1,
        both("cards at the gates of {rival} that usually bring more", "{rival}城门的牌通常收益更高"),
        both("cards at the gates of {rival} that usually bring less", "{rival}城门的牌通常收益较低"),
        0.3,
    ),
}
"""By the names of the judge's features."""
