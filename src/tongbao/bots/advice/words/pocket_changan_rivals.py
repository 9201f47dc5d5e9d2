"""The reasons of Pocket Chang’An in words: the rivals."""

from typing import Final

from tongbao.bots.advice.wording import Wording, Wordings, both
from tongbao.bots.advice.words.common import lead_on_others, rivals_cards

RIVALS: Final[Wordings] = {
    "lead in total": Wording(
        15.0,
        "points",
        1,
        both("{n} {n|point|points} more ahead of {rival} as things stand", "目前比{rival}多领先{n}分"),
        both("{n} {n|point|points} less ahead of {rival} as things stand", "目前对{rival}的领先少{n}分"),
    ),
    "lead in forecast": Wording(
        15.0,
        "forecast",
        1,
        both("about {n} {n|point|points} more ahead of {rival} in the end", "终局预计比{rival}多领先约{n}分"),
        both("about {n} {n|point|points} less ahead of {rival} in the end", "终局预计对{rival}的领先少约{n}分"),
    ),
    "rival's forecast": Wording(
        40.0,
        "forecast",
        -1,
        both("about {n} more {n|point|points} to expect for {rival}", "{rival}终局预计多约{n}分"),
        both("about {n} {n|point|points} fewer to expect for {rival}", "{rival}终局预计少约{n}分"),
    ),
    "rival's total": Wording(
        40.0,
        "rival's points",
        -1,
        both("{n} more {n|point|points} for {rival} as things stand", "{rival}目前多{n}分"),
        both("{n} {n|point|points} fewer for {rival} as things stand", "{rival}目前少{n}分"),
    ),
    "rival's base score": Wording(
        30.0,
        "rival's points",
        -1,
        both("{n} more base {n|point|points} for {rival}", "{rival}基础分多{n}分"),
        both("{n} base {n|point|points} fewer for {rival}", "{rival}基础分少{n}分"),
    ),
    "rival's weakest type": Wording(
        3.0,
        "rival's weakest",
        -1,
        both("{n} more {n|point|points} in the weakest type of {rival}", "{rival}最弱的类型多{n}点"),
        both("{n} {n|point|points} fewer in the weakest type of {rival}", "{rival}最弱的类型少{n}点"),
    ),
    "rival's second weakest type": Wording(
        4.0,
        "rival's second weakest",
        -1,
        both("{n} more {n|point|points} in the second weakest type of {rival}", "{rival}第二弱的类型多{n}点"),
        both("{n} {n|point|points} fewer in the second weakest type of {rival}", "{rival}第二弱的类型少{n}点"),
    ),
    "rival's other types": Wording(
        10.0,
        "rival's other types",
        -1,
        both("{n} more {n|point|points} in the two strongest types of {rival}", "{rival}最强的两种类型多{n}点"),
        {
            "en": "{n} {n|point|points} fewer in the two strongest types of {rival}",
            "zh": "{rival}最强的两种类型少{n}点",
        },
    ),
    "rival's points to the end": Wording(
        7.0,
        "event",
        0,
        {
            "en": "{rival} {n} {n|point|points} further from an End Game Event",
            "zh": "{rival}离结束游戏事件远{n}点",
        },
        {
            "en": "{rival} {n} {n|point|points} nearer to an End Game Event",
            "zh": "{rival}离结束游戏事件近{n}点",
        },
    ),
    "rival's cards in hand": rivals_cards(5.0),
    "rival's room": Wording(
        16.0,
        "rival's room",
        -1,
        both("more room to grow for {rival}", "{rival}成长空间更大"),
        both("less room to grow for {rival}", "{rival}成长空间较小"),
    ),
    "rival's room in the weakest type": Wording(
        4.0,
        "rival's room",
        -1,
        both("more room to grow where {rival} has least", "{rival}最窄的列成长空间更大"),
        both("less room to grow where {rival} has least", "{rival}最窄的列成长空间较小"),
        0.5,
    ),
    "rival's cards each turn": Wording(
        4.0,
        "rival's refill",
        -1,
        both("more cards to come from the Refill phases of {rival}", "{rival}补牌阶段日后可多抓牌"),
        both("fewer cards to come from the Refill phases of {rival}", "{rival}补牌阶段日后抓牌较少"),
        0.5,
    ),
    "rival's protection": Wording(
        1.0,
        "rival's protection",
        -1,
        both("better protection of {rival} from attacks", "{rival}更能抵御攻击"),
        both("poorer protection of {rival} from attacks", "{rival}较难抵御攻击"),
        0.1,
    ),
    "public event for the rival": Wording(
        1.0,
        "event",
        0,
        {
            "en": "a public End Game Event that {rival} has the points for",
            "zh": "公共区域有{rival}点数足够的结束游戏事件",
        },
        {
            "en": "no public End Game Event that {rival} has the points for",
            "zh": "公共区域没有{rival}点数足够的结束游戏事件",
        },
        0.1,
    ),
    "lead on the others": lead_on_others(20.0),
    "others' cards in hand": Wording(
        10.0,
        "others' cards",
        -1,
        both("{n} more {n|card|cards} in the hands of everybody but {rival}", "{rival}以外的玩家手牌多{n}张"),
        both("{n} {n|card|cards} fewer in the hands of everybody but {rival}", "{rival}以外的玩家手牌少{n}张"),
    ),
    "others' points to the end": Wording(
        7.0,
        "event",
        0,
        {
            "en": "nobody besides {rival} as near to an End Game Event, by {n} {n|point|points}",
            "zh": "{rival}之外最近者离结束游戏事件远{n}点",
        },
        {
            "en": "somebody besides {rival} {n} {n|point|points} nearer to an End Game Event",
            "zh": "{rival}之外有人离结束游戏事件近{n}点",
        },
    ),
    "best public card for the rival": Wording(
        6.0,
        "rival to buy",
        -1,
        both("a better public card for {rival}", "公共区域有对{rival}更好的牌"),
        both("no public card as good for {rival}", "公共区域对{rival}有用的牌较差"),
        0.5,
    ),
}
"""By the names of the judge's features."""
