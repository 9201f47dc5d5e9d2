"""The reasons of Cities of the Silk Road in words: the own city."""

from typing import Final

from tongbao.bots.advice.wording import Wording, Wordings, both
from tongbao.bots.advice.words.common import TURNS

IMPROVEMENTS: Final = {
    "Caravanserai": ("Caravanserai", "商队客栈"),
    "Qanat": ("Qanat", "坎儿井"),
    "Smelter": ("Smelting Works", "冶炼场"),
    "Mint": ("Mint", "铸币坊"),
    "Granary": ("Granary", "粮仓"),
    "City Walls": ("City Walls", "城墙"),
    "Watchtower": ("Watchtower", "烽燧"),
    "Horse Stud": ("Fergana Horse Stud", "大宛马场"),
    "Barracks": ("Barracks", "校场"),
    "Bazaar": ("Bazaar", "巴扎"),
    "Dye House": ("Silk Dye House", "丝绸染坊"),
    "Customs House": ("Customs House", "关津"),
    "Monastery": ("Buddhist Monastery", "佛寺"),
    "Church": ("Nestorian Church", "景教寺"),
    "Fire Temple": ("Fire Temple", "祆祠"),
    "Academy": ("Academy", "学宫"),
    "Paper Mill": ("Paper Mill", "造纸坊"),
    "Palace": ("Palace", "王宫"),
    "Royal Mausoleum": ("Royal Mausoleum", "王陵"),
}
"""The names of improvements by feature."""


def improvement(english: str, chinese: str) -> Wording:
    """Whether an improvement stands in the city."""
    return Wording(
        1.0,
        english,
        1,
        both(f"the {english} in your city", f"城中有{chinese}"),
        both(f"no {english} in your city", f"城中没有{chinese}"),
        0.5,
    )


CITY: Final[Wordings] = {
    "turns until mine": TURNS,
    "Victory Points": Wording(
        5.0,
        "Victory Points",
        1,
        both("{n} more Victory {n|Point|Points}", "多{n}点胜利分"),
        both("{n} Victory {n|Point|Points} fewer", "少{n}点胜利分"),
    ),
    "cards without points": Wording(
        3.0,
        "other cards",
        1,
        both("{n} more development {n|card|cards} to play", "可打出的发展牌多{n}张"),
        both("{n} development {n|card|cards} fewer to play", "可打出的发展牌少{n}张"),
    ),
    "strength of cards to attack": Wording(
        3.0,
        "other cards",
        1,
        both("stronger battle cards for an attack", "进攻用的战斗牌更强"),
        both("weaker battle cards for an attack", "进攻用的战斗牌较弱"),
    ),
    "strength of cards to defend": Wording(
        3.0,
        "other cards",
        1,
        both("stronger battle cards for the defence", "防守用的战斗牌更强"),
        both("weaker battle cards for the defence", "防守用的战斗牌较弱"),
    ),
    "coins": Wording(
        20.0,
        "coins",
        1,
        both("{n} more {n|coin|coins}", "多{n}枚钱币"),
        both("{n} {n|coin|coins} fewer", "少{n}枚钱币"),
    ),
    "income": Wording(
        10.0,
        "income",
        1,
        both("{n} more {n|coin|coins} of income", "收入多{n}枚钱币"),
        both("{n} {n|coin|coins} of income fewer", "收入少{n}枚钱币"),
    ),
    "food": Wording(4.0, "food", 1, both("{n} more food", "多{n}粮食"), both("{n} food less", "少{n}粮食")),
    "metal": Wording(4.0, "metal", 1, both("{n} more metal", "多{n}金属"), both("{n} metal less", "少{n}金属")),
    "standard silk": Wording(
        2.0, "silk", 1, both("{n} more standard silk", "多{n}普通丝绸"), both("{n} standard silk less", "少{n}普通丝绸")
    ),
    "fine silk": Wording(
        2.0, "silk", 1, both("{n} more fine silk", "多{n}上等丝绸"), both("{n} fine silk less", "少{n}上等丝绸")
    ),
    "what my silk will bring": Wording(
        20.0,
        "silk",
        1,
        both("about {n} more {n|coin|coins} to expect for your silk", "丝绸预计多卖约{n}枚钱币"),
        both("about {n} {n|coin|coins} fewer to expect for your silk", "丝绸预计少卖约{n}枚钱币"),
    ),
    "laborers": Wording(
        4.0,
        "laborers",
        1,
        both("{n} more {n|laborer|laborers}", "多{n}名劳工"),
        both("{n} {n|laborer|laborers} fewer", "少{n}名劳工"),
    ),
    "merchants": Wording(
        3.0,
        "merchants",
        1,
        both("{n} more {n|merchant|merchants}", "多{n}名商人"),
        both("{n} {n|merchant|merchants} fewer", "少{n}名商人"),
    ),
    "trained soldiers": Wording(
        4.0,
        "soldiers",
        1,
        both("{n} more trained {n|soldier|soldiers}", "多{n}名训练完毕的士兵"),
        both("{n} trained {n|soldier|soldiers} fewer", "少{n}名训练完毕的士兵"),
    ),
    "soldiers in training": Wording(
        3.0,
        "soldiers",
        1,
        both("{n} more {n|soldier|soldiers} in training", "多{n}名训练中的士兵"),
        both("{n} {n|soldier|soldiers} fewer in training", "少{n}名训练中的士兵"),
    ),
    "soldiers who can defend now": Wording(
        4.0,
        "soldiers",
        1,
        both("{n} more {n|soldier|soldiers} to defend the city now", "此刻可守城的士兵多{n}名"),
        both("{n} {n|soldier|soldiers} fewer to defend the city now", "此刻可守城的士兵少{n}名"),
    ),
    "citizens": Wording(
        8.0,
        "laborers",
        1,
        both("{n} more {n|citizen|citizens}", "多{n}名公民"),
        both("{n} {n|citizen|citizens} fewer", "少{n}名公民"),
    ),
    "price of growth": Wording(
        4.0,
        "growth",
        -1,
        both("growth dearer by {n} food", "增长贵{n}粮食"),
        both("growth cheaper by {n} food", "增长便宜{n}粮食"),
    ),
    "Golden Age": Wording(
        30.0,
        "Golden Age",
        1,
        both("a Golden Age worth {n} more", "黄金时代可多得{n}枚"),
        both("a Golden Age worth {n} less", "黄金时代少得{n}枚"),
    ),
    "gifts ready": Wording(
        2.0,
        "gifts",
        1,
        both("{n} more {n|gift|gifts} you can pay for a card", "付得起的供养多{n}次"),
        both("{n} {n|gift|gifts} fewer you can pay for a card", "付得起的供养少{n}次"),
    ),
    "gifts not ready": Wording(
        2.0,
        "gifts",
        0,
        both("{n} more {n|gift|gifts} to pay later for a card", "尚付不起的供养多{n}次"),
        both("{n} {n|gift|gifts} fewer to pay later for a card", "尚付不起的供养少{n}次"),
    ),
    "improvements within reach": Wording(
        5.0,
        "reach",
        1,
        both("{n} more {n|improvement|improvements} you can pay", "付得起的改良多{n}座"),
        both("{n} {n|improvement|improvements} fewer you can pay", "付得起的改良少{n}座"),
    ),
    "gift within reach": Wording(
        1.0,
        "reach",
        1,
        both("an improvement for gifts that you can pay", "付得起一座供养用的改良"),
        both("no improvement for gifts that you can pay", "付不起供养用的改良"),
        0.1,
    ),
    **{feature: improvement(english, chinese) for feature, (english, chinese) in IMPROVEMENTS.items()},
}
"""By the names of the judge's features."""
