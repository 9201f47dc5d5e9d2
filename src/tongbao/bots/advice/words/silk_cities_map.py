"""The reasons of Cities of the Silk Road in words: ways, war and markets."""

from typing import Final

from tongbao.bots.advice.wording import Wording, Wordings, both

MAP: Final[Wordings] = {
    "food region": Wording(
        1.0,
        "region",
        0,
        both("a city in a food region", "城在粮食地区"),
        both("a city in a metal region", "城在金属地区"),
        0.1,
    ),
    "way to China": Wording(
        5.0,
        "way to China",
        -1,
        both("a way to China that costs {n} more", "到中国的路费多{n}"),
        both("a way to China that costs {n} less", "到中国的路费少{n}"),
    ),
    "way to India": Wording(
        5.0,
        "way to India",
        -1,
        both("a way to India that costs {n} more", "到印度的路费多{n}"),
        both("a way to India that costs {n} less", "到印度的路费少{n}"),
    ),
    "way to Persia": Wording(
        5.0,
        "way to Persia",
        -1,
        both("a way to Persia that costs {n} more", "到波斯的路费多{n}"),
        both("a way to Persia that costs {n} less", "到波斯的路费少{n}"),
    ),
    "way to Byzantium": Wording(
        5.0,
        "way to Byzantium",
        -1,
        both("a way to Byzantium that costs {n} more", "到拜占庭的路费多{n}"),
        both("a way to Byzantium that costs {n} less", "到拜占庭的路费少{n}"),
    ),
    "surcharge": Wording(
        2.0,
        "surcharge",
        -1,
        both("a surcharge {n} higher", "附加路费高{n}"),
        both("a surcharge {n} lower", "附加路费低{n}"),
    ),
    "toll": Wording(3.0, "toll", 0, both("a toll {n} higher", "过路费高{n}"), both("a toll {n} lower", "过路费低{n}")),
    "best attack": Wording(
        4.0,
        "attack",
        1,
        both("a better chance to attack", "更有机会进攻"),
        both("a poorer chance to attack", "较少机会进攻"),
    ),
    "cities to beat": Wording(
        2.0,
        "attack",
        1,
        both("{n} more {n|city|cities} you could sack", "可攻破的城多{n}座"),
        both("{n} {n|city|cities} fewer you could sack", "可攻破的城少{n}座"),
    ),
    "threat in this round": Wording(
        4.0,
        "threat",
        -1,
        both("more danger of an attack in this round", "本轮更易遭进攻"),
        both("less danger of an attack in this round", "本轮更不易遭进攻"),
    ),
    "threat in the next round": Wording(
        4.0,
        "threat",
        -1,
        both("more danger of an attack in the next round", "下轮更易遭进攻"),
        both("less danger of an attack in the next round", "下轮更不易遭进攻"),
    ),
    "silk in China": Wording(
        4.0,
        "China",
        0,
        both("{n} more silk {n|card|cards} in China", "中国多{n}张丝绸牌"),
        both("{n} silk {n|card|cards} fewer in China", "中国少{n}张丝绸牌"),
    ),
    "cheapest silk in China": Wording(
        3.0,
        "China",
        -1,
        both("dearer silk in China", "中国的丝绸更贵"),
        both("cheaper silk in China", "中国的丝绸更便宜"),
    ),
    "slots filled in Byzantium": Wording(
        4.0,
        "Byzantium",
        -1,
        both("{n} more {n|slot|slots} filled in Byzantium", "拜占庭多占{n}位"),
        both("{n} {n|slot|slots} fewer filled in Byzantium", "拜占庭少占{n}位"),
    ),
    "best free treasury": Wording(
        20.0,
        "treasury",
        0,
        both("{n} more {n|coin|coins} in the best free treasury", "最丰的无主府库多{n}枚钱币"),
        both("{n} {n|coin|coins} fewer in the best free treasury", "最丰的无主府库少{n}枚钱币"),
    ),
}
"""By the names of the judge's features."""
