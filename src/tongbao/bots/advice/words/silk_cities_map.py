"""The reasons of Cities of the Silk Road in words: ways, war and markets."""

from typing import Final

from tongbao.bots.advice.wording import Wording, Wordings

MAP: Final[Wordings] = {
    "food region": Wording(
        1.0,
        "region",
        0,
        "a city in a food region",
        "a city in a metal region",
        0.1,
    ),
    "way to China": Wording(
        5.0,
        "way to China",
        -1,
        "a way to China that costs {n} more",
        "a way to China that costs {n} less",
    ),
    "way to India": Wording(
        5.0,
        "way to India",
        -1,
        "a way to India that costs {n} more",
        "a way to India that costs {n} less",
    ),
    "way to Persia": Wording(
        5.0,
        "way to Persia",
        -1,
        "a way to Persia that costs {n} more",
        "a way to Persia that costs {n} less",
    ),
    "way to Byzantium": Wording(
        5.0,
        "way to Byzantium",
        -1,
        "a way to Byzantium that costs {n} more",
        "a way to Byzantium that costs {n} less",
    ),
    "surcharge": Wording(
        2.0,
        "surcharge",
        -1,
        "a surcharge {n} higher",
        "a surcharge {n} lower",
    ),
    "toll": Wording(3.0, "toll", 0, "a toll {n} higher", "a toll {n} lower"),
    "best attack": Wording(
        4.0,
        "attack",
        1,
        "a better chance to attack",
        "a poorer chance to attack",
    ),
    "cities to beat": Wording(
        2.0,
        "attack",
        1,
        "{n} more {n|city|cities} you could sack",
        "{n} {n|city|cities} fewer you could sack",
    ),
    "threat in this round": Wording(
        4.0,
        "threat",
        -1,
        "more danger of an attack in this round",
        "less danger of an attack in this round",
    ),
    "threat in the next round": Wording(
        4.0,
        "threat",
        -1,
        "more danger of an attack in the next round",
        "less danger of an attack in the next round",
    ),
    "silk in China": Wording(
        4.0,
        "China",
        0,
        "{n} more silk {n|card|cards} in China",
        "{n} silk {n|card|cards} fewer in China",
    ),
    "cheapest silk in China": Wording(
        3.0,
        "China",
        -1,
        "dearer silk in China",
        "cheaper silk in China",
    ),
    "slots filled in Byzantium": Wording(
        4.0,
        "Byzantium",
        -1,
        "{n} more {n|slot|slots} filled in Byzantium",
        "{n} {n|slot|slots} fewer filled in Byzantium",
    ),
    "best free treasury": Wording(
        20.0,
        "treasury",
        0,
        "{n} more {n|coin|coins} in the best free treasury",
        "{n} {n|coin|coins} fewer in the best free treasury",
    ),
}
"""By the names of the judge's features."""
