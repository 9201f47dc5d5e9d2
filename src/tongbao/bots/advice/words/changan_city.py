"""The reasons of Chang’an in words: the city and its stock."""

from typing import Final

from tongbao.bots.advice.wording import Wording, Wordings, both
from tongbao.bots.advice.words.common import LAST_ROUND, rounds


def space(scale: float, english: str, chinese: str) -> Wording:
    """What is missing for the nearest space of a row; ``scale`` as in Wording."""
    return Wording(
        scale,
        f"space {english}",
        -1,
        both(f"no space {english} as close to being paid", f"{chinese}没有同样接近付得起的格子"),
        both(f"a space {english} closer to being paid", f"{chinese}的格子更接近付得起"),
    )


CITY: Final[Wordings] = {
    "rounds to come": rounds(10.0),
    "last round": LAST_ROUND,
    "points": Wording(
        20.0, "points", 1, both("{n} more {n|point|points}", "多{n}分"), both("{n} {n|point|points} fewer", "少{n}分")
    ),
    "lead": Wording(
        10.0,
        "points",
        1,
        both("{n} {n|point|points} more ahead of {rival}", "比{rival}多领先{n}分"),
        both("{n} {n|point|points} less ahead of {rival}", "对{rival}的领先少{n}分"),
    ),
    "first row": Wording(
        2.0,
        "row 1",
        1,
        both("{n} more {n|card|cards} in row 1", "第一排多{n}张牌"),
        both("{n} {n|card|cards} fewer in row 1", "第一排少{n}张牌"),
    ),
    "second row": Wording(
        2.0,
        "row 2",
        1,
        both("{n} more {n|card|cards} in row 2", "第二排多{n}张牌"),
        both("{n} {n|card|cards} fewer in row 2", "第二排少{n}张牌"),
    ),
    "third row": Wording(
        1.0,
        "row 3",
        1,
        both("{n} more {n|card|cards} in row 3", "第三排多{n}张牌"),
        both("{n} {n|card|cards} fewer in row 3", "第三排少{n}张牌"),
    ),
    "first row's bonus": Wording(
        1.0,
        "first bonus",
        1,
        both("the bonus of row 1 nearer", "离第一排奖励更近"),
        both("the bonus of row 1 further off", "离第一排奖励更远"),
        0.1,
    ),
    "second row's bonus": Wording(
        1.0,
        "second bonus",
        1,
        both("the bonus of row 2 nearer", "离第二排奖励更近"),
        both("the bonus of row 2 further off", "离第二排奖励更远"),
        0.1,
    ),
    "points of Game Ends": Wording(
        5.0,
        "points",
        1,
        both("{n} more {n|point|points} from Game End cards", "终局牌多{n}分"),
        both("{n} {n|point|points} fewer from Game End cards", "终局牌少{n}分"),
    ),
    "Game Ends in prospect": Wording(
        3.0,
        "ends",
        1,
        both("more to come from your Game End cards", "终局牌日后可多得分"),
        both("less to come from your Game End cards", "终局牌日后可得的分较少"),
        0.3,
    ),
    "Characters' uses": Wording(
        3.0,
        "Characters",
        1,
        both("more use of the Characters in your city", "城中人物用处更大"),
        both("less use of the Characters in your city", "城中人物用处较小"),
        0.3,
    ),
    "Permanents": Wording(
        3.0,
        "Permanents",
        1,
        both("more use of your Permanents", "常驻牌用处更大"),
        both("less use of your Permanents", "常驻牌用处较小"),
        0.3,
    ),
    "discount": Wording(
        3.0, "discount", 1, both("cheaper spaces", "格子费用更低"), both("dearer spaces", "格子费用更高")
    ),
    "gate bonus": Wording(
        4.0,
        "gate bonus",
        1,
        both("gates that produce more", "城门产量更高"),
        both("gates that produce less", "城门产量更低"),
    ),
    "token limit": Wording(
        2.0,
        "limit",
        1,
        both("room to keep {n} more of each resource", "每种资源可多留{n}份"),
        both("room to keep {n} less of each resource", "每种资源少留{n}份"),
    ),
    "Coins": Wording(
        3.0, "Coins", 1, both("{n} more {n|Coin|Coins}", "多{n}枚铜钱"), both("{n} {n|Coin|Coins} fewer", "少{n}枚铜钱")
    ),
    "Wheat": Wording(3.0, "Wheat", 1, both("{n} more Wheat", "多{n}份小麦"), both("{n} Wheat less", "少{n}份小麦")),
    "Stone": Wording(3.0, "Stone", 1, both("{n} more Stone", "多{n}份石料"), both("{n} Stone less", "少{n}份石料")),
    "Wood": Wording(3.0, "Wood", 1, both("{n} more Wood", "多{n}份木材"), both("{n} Wood less", "少{n}份木材")),
    "Silk": Wording(3.0, "Silk", 1, both("{n} more Silk", "多{n}匹丝绸"), both("{n} Silk less", "少{n}匹丝绸")),
    "stock": Wording(
        3.0,
        "stock",
        1,
        both("a better stock of resources", "资源储备更好"),
        both("a poorer stock of resources", "资源储备较差"),
        0.3,
    ),
    "plans": Wording(
        4.0,
        "plans",
        1,
        both("resources that fit the next spaces better", "资源更合下一步建造之需"),
        both("resources that fit the next spaces less", "资源较不合下一步建造之需"),
        0.3,
    ),
    "missing in the first row": space(4.0, "in row 1", "第一排"),
    "kinds missing in the first row": space(2.0, "in row 1", "第一排"),
    "missing in the second row": space(4.0, "in row 2", "第二排"),
    "kinds missing in the second row": space(2.0, "in row 2", "第二排"),
    "missing in the third row": space(6.0, "in row 3", "第三排"),
    "kinds missing in the third row": space(2.0, "in row 3", "第三排"),
    "missing on the Silk Road": space(6.0, "on the Silk Road", "丝路"),
    "kinds missing on the Silk Road": space(2.0, "on the Silk Road", "丝路"),
    "row that can be built": Wording(
        4.0,
        "to build",
        1,
        both("a better space to build on at once", "可立即建造更好的格子"),
        both("no space as good to build on at once", "可立即建造的格子较差"),
    ),
    "row that can be built soon": Wording(
        4.0,
        "to build",
        1,
        both("a better space to build on after one Produce", "再生产一次即可建造更好的格子"),
        both("no space as good to build on after one Produce", "再生产一次可建造的格子较差"),
    ),
    "spaces that can be paid": Wording(
        2.0,
        "to build",
        1,
        both("{n} more {n|space|spaces} you can pay", "付得起的格子多{n}个"),
        both("{n} {n|space|spaces} fewer you can pay", "付得起的格子少{n}个"),
    ),
    "best Produce": Wording(
        4.0,
        "Produce",
        1,
        both("a better Produce to come", "下次生产所得更多"),
        both("a poorer Produce to come", "下次生产所得较少"),
    ),
    "cards until the end": Wording(
        5.0,
        "end",
        0,
        both("{n} more built {n|card|cards} to go until the last round", "离最后一轮还要多建{n}张牌"),
        both("{n} built {n|card|cards} fewer to go until the last round", "离最后一轮要建的牌少{n}张"),
    ),
    "built cards by experience": Wording(
        3.0,
        "built worth",
        1,
        both("built cards that usually bring more", "建成的牌通常收益更高"),
        both("built cards that usually bring less", "建成的牌通常收益较低"),
        0.3,
    ),
}
"""By the names of the judge's features."""
