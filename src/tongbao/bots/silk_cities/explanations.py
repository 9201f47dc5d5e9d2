"""Explanations of Cities of the Silk Road: what the features of its evaluator are called as reasons."""

from typing import Final

from tongbao.bots.core.wording import TURNS, Wording, Wordings, silent

IMPROVEMENTS: Final = {
    "Caravanserai": "Caravanserai",
    "Qanat": "Qanat",
    "Smelter": "Smelting Works",
    "Mint": "Mint",
    "Granary": "Granary",
    "City Walls": "City Walls",
    "Watchtower": "Watchtower",
    "Horse Stud": "Fergana Horse Stud",
    "Barracks": "Barracks",
    "Bazaar": "Bazaar",
    "Dye House": "Silk Dye House",
    "Customs House": "Customs House",
    "Monastery": "Buddhist Monastery",
    "Church": "Nestorian Church",
    "Fire Temple": "Fire Temple",
    "Academy": "Academy",
    "Paper Mill": "Paper Mill",
    "Palace": "Palace",
    "Royal Mausoleum": "Royal Mausoleum",
}
"""The names of improvements by feature."""


def improvement(name: str) -> Wording:
    """Whether an improvement stands in the city."""
    return Wording(1.0, name, 1, f"the {name} in your city", f"no {name} in your city", 0.5)


CITY: Final[Wordings] = {
    "turns until mine": TURNS,
    "Victory Points": Wording(
        5.0, "Victory Points", 1, "{n} more Victory {n|Point|Points}", "{n} Victory {n|Point|Points} fewer"
    ),
    "cards without points": Wording(
        3.0,
        "other cards",
        1,
        "{n} more development {n|card|cards} to play",
        "{n} development {n|card|cards} fewer to play",
    ),
    "strength of cards to attack": Wording(
        3.0, "other cards", 1, "stronger battle cards for an attack", "weaker battle cards for an attack"
    ),
    "strength of cards to defend": Wording(
        3.0, "other cards", 1, "stronger battle cards for the defence", "weaker battle cards for the defence"
    ),
    "coins": Wording(20.0, "coins", 1, "{n} more {n|coin|coins}", "{n} {n|coin|coins} fewer"),
    "income": Wording(10.0, "income", 1, "{n} more {n|coin|coins} of income", "{n} {n|coin|coins} of income fewer"),
    "food": Wording(4.0, "food", 1, "{n} more food", "{n} food less"),
    "metal": Wording(4.0, "metal", 1, "{n} more metal", "{n} metal less"),
    "standard silk": Wording(2.0, "silk", 1, "{n} more standard silk", "{n} standard silk less"),
    "fine silk": Wording(2.0, "silk", 1, "{n} more fine silk", "{n} fine silk less"),
    "what my silk will bring": Wording(
        20.0,
        "silk",
        1,
        "about {n} more {n|coin|coins} to expect for your silk",
        "about {n} {n|coin|coins} fewer to expect for your silk",
    ),
    "laborers": Wording(4.0, "laborers", 1, "{n} more {n|laborer|laborers}", "{n} {n|laborer|laborers} fewer"),
    "merchants": Wording(3.0, "merchants", 1, "{n} more {n|merchant|merchants}", "{n} {n|merchant|merchants} fewer"),
    "trained soldiers": Wording(
        4.0, "soldiers", 1, "{n} more trained {n|soldier|soldiers}", "{n} trained {n|soldier|soldiers} fewer"
    ),
    "soldiers in training": Wording(
        3.0, "soldiers", 1, "{n} more {n|soldier|soldiers} in training", "{n} {n|soldier|soldiers} fewer in training"
    ),
    "soldiers who can defend now": Wording(
        4.0,
        "soldiers",
        1,
        "{n} more {n|soldier|soldiers} to defend the city now",
        "{n} {n|soldier|soldiers} fewer to defend the city now",
    ),
    "citizens": Wording(8.0, "laborers", 1, "{n} more {n|citizen|citizens}", "{n} {n|citizen|citizens} fewer"),
    "price of growth": Wording(4.0, "growth", -1, "growth dearer by {n} food", "growth cheaper by {n} food"),
    "Golden Age": Wording(30.0, "Golden Age", 1, "a Golden Age worth {n} more", "a Golden Age worth {n} less"),
    "gifts ready": Wording(
        2.0,
        "gifts",
        1,
        "{n} more {n|gift|gifts} you can pay for a card",
        "{n} {n|gift|gifts} fewer you can pay for a card",
    ),
    "gifts not ready": Wording(
        2.0,
        "gifts",
        0,
        "{n} more {n|gift|gifts} to pay later for a card",
        "{n} {n|gift|gifts} fewer to pay later for a card",
    ),
    "improvements within reach": Wording(
        5.0,
        "reach",
        1,
        "{n} more {n|improvement|improvements} you can pay",
        "{n} {n|improvement|improvements} fewer you can pay",
    ),
    "gift within reach": Wording(
        1.0, "reach", 1, "an improvement for gifts that you can pay", "no improvement for gifts that you can pay", 0.1
    ),
    **{feature: improvement(name) for feature, name in IMPROVEMENTS.items()},
}
"""By the names of the evaluator's features."""


MAP: Final[Wordings] = {
    "food region": Wording(1.0, "region", 0, "a city in a food region", "a city in a metal region", 0.1),
    "way to China": Wording(
        5.0, "way to China", -1, "a way to China that costs {n} more", "a way to China that costs {n} less"
    ),
    "way to India": Wording(
        5.0, "way to India", -1, "a way to India that costs {n} more", "a way to India that costs {n} less"
    ),
    "way to Persia": Wording(
        5.0, "way to Persia", -1, "a way to Persia that costs {n} more", "a way to Persia that costs {n} less"
    ),
    "way to Byzantium": Wording(
        5.0, "way to Byzantium", -1, "a way to Byzantium that costs {n} more", "a way to Byzantium that costs {n} less"
    ),
    "surcharge": Wording(2.0, "surcharge", -1, "a surcharge {n} higher", "a surcharge {n} lower"),
    "toll": Wording(3.0, "toll", 0, "a toll {n} higher", "a toll {n} lower"),
    "best attack": Wording(4.0, "attack", 1, "a better chance to attack", "a poorer chance to attack"),
    "cities to beat": Wording(
        2.0, "attack", 1, "{n} more {n|city|cities} you could sack", "{n} {n|city|cities} fewer you could sack"
    ),
    "threat in this round": Wording(
        4.0, "threat", -1, "more danger of an attack in this round", "less danger of an attack in this round"
    ),
    "threat in the next round": Wording(
        4.0, "threat", -1, "more danger of an attack in the next round", "less danger of an attack in the next round"
    ),
    "silk in China": Wording(
        4.0, "China", 0, "{n} more silk {n|card|cards} in China", "{n} silk {n|card|cards} fewer in China"
    ),
    "cheapest silk in China": Wording(3.0, "China", -1, "dearer silk in China", "cheaper silk in China"),
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
"""By the names of the evaluator's features."""


RIVALS: Final[Wordings] = {
    "rivals' coins": Wording(
        40.0,
        "coins",
        -1,
        "{n} more {n|coin|coins} for all rivals together",
        "{n} {n|coin|coins} fewer for all rivals together",
    ),
    "rival's cards": Wording(
        6.0,
        "rival's cards",
        -1,
        "{n} more development {n|card|cards} for {rival}",
        "{n} development {n|card|cards} fewer for {rival}",
    ),
    "rival one card from winning": Wording(
        1.0, "rival's cards", -1, "{rival} close to winning", "{rival} less close to winning", 0.1
    ),
    "rival's coins": Wording(
        20.0, "rival's coins", -1, "{n} more {n|coin|coins} for {rival}", "{n} {n|coin|coins} fewer for {rival}"
    ),
    "rival's income": Wording(
        10.0,
        "rival's income",
        -1,
        "{n} more {n|coin|coins} of income for {rival}",
        "{n} {n|coin|coins} of income fewer for {rival}",
    ),
    "rival's citizens": Wording(
        8.0,
        "rival's citizens",
        -1,
        "{n} more {n|citizen|citizens} for {rival}",
        "{n} {n|citizen|citizens} fewer for {rival}",
    ),
    "rival's merchants": Wording(
        3.0,
        "rival's merchants",
        -1,
        "{n} more {n|merchant|merchants} for {rival}",
        "{n} {n|merchant|merchants} fewer for {rival}",
    ),
    "rival's soldiers": Wording(
        4.0,
        "rival's soldiers",
        -1,
        "{n} more {n|soldier|soldiers} for {rival}",
        "{n} {n|soldier|soldiers} fewer for {rival}",
    ),
    "rival's food": Wording(4.0, "rival's food", -1, "{n} more food for {rival}", "{n} food less for {rival}"),
    "rival's metal": Wording(4.0, "rival's metal", -1, "{n} more metal for {rival}", "{n} metal less for {rival}"),
    "rival's silk": Wording(3.0, "rival's silk", -1, "more silk for {rival}", "less silk for {rival}"),
    "rival's gifts ready": Wording(
        2.0,
        "rival's gifts",
        -1,
        "{n} more {n|gift|gifts} {rival} can pay for a card",
        "{n} {n|gift|gifts} fewer {rival} can pay for a card",
    ),
    "rival's gifts not ready": Wording(
        2.0,
        "rival's gifts",
        0,
        "{n} more {n|gift|gifts} for {rival} to pay later for a card",
        "{n} {n|gift|gifts} fewer for {rival} to pay later for a card",
    ),
    "rival's Golden Age": Wording(
        30.0,
        "rival's Golden Age",
        -1,
        "a Golden Age of {rival} worth {n} more",
        "a Golden Age of {rival} worth {n} less",
    ),
    "rival's improvements": Wording(
        5.0,
        "rival's improvements",
        -1,
        "{n} more {n|improvement|improvements} for {rival}",
        "{n} {n|improvement|improvements} fewer for {rival}",
    ),
    "rival's Royal Mausoleum": Wording(
        1.0,
        "rival's improvements",
        -1,
        "the Royal Mausoleum in the city of {rival}",
        "no Royal Mausoleum in the city of {rival}",
        0.5,
    ),
    "rival's turn before mine": Wording(
        1.0, "turns", -1, "{rival} on turn before you", "{rival} not on turn before you", 0.1
    ),
    "rival in danger": Wording(
        4.0, "attack", 1, "a better chance to attack {rival}", "a poorer chance to attack {rival}"
    ),
    "others' cards": Wording(
        12.0,
        "others' cards",
        -1,
        "{n} more development {n|card|cards} for everybody but {rival}",
        "{n} development {n|card|cards} fewer for everybody but {rival}",
    ),
    "second rival's cards": Wording(
        6.0,
        "others' cards",
        -1,
        "{n} more development {n|card|cards} for the best but {rival}",
        "{n} development {n|card|cards} fewer for the best but {rival}",
    ),
    "others' gifts ready": Wording(
        3.0,
        "others' gifts",
        -1,
        "{n} more {n|gift|gifts} that others than {rival} can pay for a card",
        "{n} {n|gift|gifts} fewer that others than {rival} can pay for a card",
    ),
    "more soldiers than any rival": Wording(
        3.0,
        "soldiers",
        1,
        "{n} {n|soldier|soldiers} further ahead of every rival",
        "{n} {n|soldier|soldiers} less far ahead of every rival",
    ),
    "coins ahead of the richest rival": Wording(
        20.0,
        "coins",
        1,
        "{n} {n|coin|coins} further ahead of the richest rival",
        "{n} {n|coin|coins} less far ahead of the richest rival",
    ),
    "rival's best attack": Wording(
        4.0, "rival's attack", -1, "a better chance to attack for {rival}", "a poorer chance to attack for {rival}"
    ),
    "silk the rival could sell": Wording(
        20.0,
        "rival's silk",
        -1,
        "about {n} more {n|coin|coins} to expect for the silk of {rival}",
        "about {n} {n|coin|coins} fewer to expect for the silk of {rival}",
    ),
    "rival's way to Byzantium": Wording(
        5.0,
        "rival's way",
        1,
        "a way of {rival} to Byzantium that costs {n} more",
        "a way of {rival} to Byzantium that costs {n} less",
    ),
}
"""By the names of the evaluator's features."""


NOT_TOLD: Final = (
    "round",
    "silk cards to come",
    "turn still to come in this round",
    "points of an unknown card",
    "barbarians to come",
    "gifts payable twice",
)
"""The clock and the decks, which no choice changes; and goods for gifts, which the goods tell."""
PARTS: Final = {
    "last two Victory Points missing": "Victory Points",
    "first ten coins": "coins",
    "coins after gifts": "coins",
    "first three food": "food",
    "first three metal": "metal",
    "first citizens": "laborers",
    "rival's points to expect": "rival's cards",
    "rival's coins after gifts": "rival's coins",
}
"""What tells a part of a topic once more, by feature."""
SILK_CITIES: Final[Wordings] = {
    **CITY,
    **MAP,
    **RIVALS,
    **{feature: silent(topic) for feature, topic in PARTS.items()},
    **dict.fromkeys(NOT_TOLD),
}
"""By the names of the evaluator's features."""
