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
    "Fire Temple": "Zoroastrian Temple",
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
        5.0, "Victory Points", 1, "{n} more Victory {n|Point|Points}", "{n} fewer Victory {n|Point|Points}"
    ),
    "cards without points": Wording(
        3.0,
        "other cards",
        1,
        "{n} more development {n|card|cards} to play",
        "{n} fewer development {n|card|cards} to play",
    ),
    "strength of cards to attack": Wording(
        3.0, "other cards", 1, "stronger battle cards for an attack", "weaker battle cards for an attack"
    ),
    "strength of cards to defend": Wording(
        3.0, "other cards", 1, "stronger battle cards for defence", "weaker battle cards for defence"
    ),
    "coins": Wording(20.0, "coins", 1, "{n} more {n|coin|coins}", "{n} fewer {n|coin|coins}"),
    "income": Wording(10.0, "income", 1, "{n} more {n|coin|coins} of income", "{n} fewer {n|coin|coins} of income"),
    "food": Wording(4.0, "food", 1, "{n} more food", "{n} less food"),
    "metal": Wording(4.0, "metal", 1, "{n} more metal", "{n} less metal"),
    "standard silk": Wording(2.0, "silk", 1, "{n} more standard silk", "{n} less standard silk"),
    "fine silk": Wording(2.0, "silk", 1, "{n} more fine silk", "{n} less fine silk"),
    "what my silk will bring": Wording(
        20.0,
        "silk",
        1,
        "about {n} more {n|coin|coins} expected for your silk",
        "about {n} fewer {n|coin|coins} expected for your silk",
    ),
    "laborers": Wording(4.0, "laborers", 1, "{n} more {n|labourer|labourers}", "{n} fewer {n|labourer|labourers}"),
    "merchants": Wording(3.0, "merchants", 1, "{n} more {n|merchant|merchants}", "{n} fewer {n|merchant|merchants}"),
    "trained soldiers": Wording(
        4.0, "soldiers", 1, "{n} more trained {n|soldier|soldiers}", "{n} fewer trained {n|soldier|soldiers}"
    ),
    "soldiers in training": Wording(
        3.0, "soldiers", 1, "{n} more {n|soldier|soldiers} in training", "{n} fewer {n|soldier|soldiers} in training"
    ),
    "soldiers who can defend now": Wording(
        4.0,
        "soldiers",
        1,
        "{n} more {n|soldier|soldiers} to defend the city now",
        "{n} fewer {n|soldier|soldiers} to defend the city now",
    ),
    "citizens": Wording(8.0, "laborers", 1, "{n} more {n|citizen|citizens}", "{n} fewer {n|citizen|citizens}"),
    "price of growth": Wording(4.0, "growth", -1, "growth that costs {n} more food", "growth that costs {n} less food"),
    "Golden Age": Wording(30.0, "Golden Age", 1, "a Golden Age worth {n} more", "a Golden Age worth {n} less"),
    "gifts ready": Wording(
        2.0,
        "gifts",
        1,
        "{n} more {n|gift|gifts} for a card within reach",
        "{n} fewer {n|gift|gifts} for a card within reach",
    ),
    "gifts not ready": Wording(
        2.0,
        "gifts",
        0,
        "{n} more {n|gift|gifts} for a card not yet within reach",
        "{n} fewer {n|gift|gifts} for a card not yet within reach",
    ),
    "improvements within reach": Wording(
        5.0,
        "reach",
        1,
        "{n} more {n|improvement|improvements} you can afford",
        "{n} fewer {n|improvement|improvements} you can afford",
    ),
    "gift within reach": Wording(
        1.0, "reach", 1, "an affordable improvement that takes gifts", "no affordable improvement that takes gifts", 0.1
    ),
    **{feature: improvement(name) for feature, name in IMPROVEMENTS.items()},
}
"""By the names of the evaluator's features."""


MAP: Final[Wordings] = {
    "food region": Wording(1.0, "region", 0, "a city in a food region", "a city in a metal region", 0.1),
    "way to China": Wording(
        5.0, "way to China", -1, "a route to China that costs {n} more", "a route to China that costs {n} less"
    ),
    "way to India": Wording(
        5.0, "way to India", -1, "a route to India that costs {n} more", "a route to India that costs {n} less"
    ),
    "way to Persia": Wording(
        5.0, "way to Persia", -1, "a route to Persia that costs {n} more", "a route to Persia that costs {n} less"
    ),
    "way to Byzantium": Wording(
        5.0,
        "way to Byzantium",
        -1,
        "a route to Byzantium that costs {n} more",
        "a route to Byzantium that costs {n} less",
    ),
    "surcharge": Wording(2.0, "surcharge", -1, "a surcharge {n} higher", "a surcharge {n} lower"),
    "toll": Wording(3.0, "toll", 0, "a toll {n} higher", "a toll {n} lower"),
    "best attack": Wording(4.0, "attack", 1, "a better chance to attack", "a worse chance to attack"),
    "cities to beat": Wording(
        2.0, "attack", 1, "{n} more {n|city|cities} you could sack", "{n} fewer {n|city|cities} you could sack"
    ),
    "threat in this round": Wording(
        4.0, "threat", -1, "more danger of attack this round", "less danger of attack this round"
    ),
    "threat in the next round": Wording(
        4.0, "threat", -1, "more danger of attack next round", "less danger of attack next round"
    ),
    "rounds in which I am safe": Wording(
        2.0, "threat", 1, "{n} more {n|round|rounds} safe from attacks", "{n} fewer {n|round|rounds} safe from attacks"
    ),
    "Byzantium has honoured": Wording(
        1.0,
        "Byzantium",
        -1,
        "no card left for silk in Byzantium this round",
        "a card still to be had in Byzantium",
        0.5,
    ),
    "rounds until my empire may fall": Wording(
        3.0,
        "empire",
        -1,
        "{n} more {n|round|rounds} until your empire can fall",
        "{n} fewer {n|round|rounds} until your empire can fall",
    ),
    "silk in China": Wording(
        4.0, "China", 0, "{n} more silk {n|card|cards} in China", "{n} fewer silk {n|card|cards} in China"
    ),
    "cheapest silk in China": Wording(3.0, "China", -1, "more expensive silk in China", "cheaper silk in China"),
    "slots filled in Byzantium": Wording(
        4.0,
        "Byzantium",
        -1,
        "{n} more {n|slot|slots} filled in Byzantium",
        "{n} fewer {n|slot|slots} filled in Byzantium",
    ),
    "best free treasury": Wording(
        20.0,
        "treasury",
        0,
        "{n} more {n|coin|coins} in the best free treasury",
        "{n} fewer {n|coin|coins} in the best free treasury",
    ),
}
"""By the names of the evaluator's features."""


RIVALS: Final[Wordings] = {
    "rivals' coins": Wording(
        40.0,
        "coins",
        -1,
        "{n} more {n|coin|coins} for your rivals combined",
        "{n} fewer {n|coin|coins} for your rivals combined",
    ),
    "rival's cards": Wording(
        6.0,
        "rival's cards",
        -1,
        "{n} more development {n|card|cards} for {rival}",
        "{n} fewer development {n|card|cards} for {rival}",
    ),
    "rival one card from winning": Wording(
        1.0, "rival's cards", -1, "{rival} closer to winning", "{rival} further from winning", 0.1
    ),
    "rival's coins": Wording(
        20.0, "rival's coins", -1, "{n} more {n|coin|coins} for {rival}", "{n} fewer {n|coin|coins} for {rival}"
    ),
    "rival's income": Wording(
        10.0,
        "rival's income",
        -1,
        "{n} more {n|coin|coins} of income for {rival}",
        "{n} fewer {n|coin|coins} of income for {rival}",
    ),
    "rival's citizens": Wording(
        8.0,
        "rival's citizens",
        -1,
        "{n} more {n|citizen|citizens} for {rival}",
        "{n} fewer {n|citizen|citizens} for {rival}",
    ),
    "rival's merchants": Wording(
        3.0,
        "rival's merchants",
        -1,
        "{n} more {n|merchant|merchants} for {rival}",
        "{n} fewer {n|merchant|merchants} for {rival}",
    ),
    "rival's soldiers": Wording(
        4.0,
        "rival's soldiers",
        -1,
        "{n} more {n|soldier|soldiers} for {rival}",
        "{n} fewer {n|soldier|soldiers} for {rival}",
    ),
    "rival's food": Wording(4.0, "rival's food", -1, "{n} more food for {rival}", "{n} less food for {rival}"),
    "rival's metal": Wording(4.0, "rival's metal", -1, "{n} more metal for {rival}", "{n} less metal for {rival}"),
    "rival's silk": Wording(3.0, "rival's silk", -1, "more silk for {rival}", "less silk for {rival}"),
    "rival's gifts ready": Wording(
        2.0,
        "rival's gifts",
        -1,
        "{n} more {n|gift|gifts} for a card within {rival}’s reach",
        "{n} fewer {n|gift|gifts} for a card within {rival}’s reach",
    ),
    "rival's gifts not ready": Wording(
        2.0,
        "rival's gifts",
        0,
        "{n} more {n|gift|gifts} for a card not yet within {rival}’s reach",
        "{n} fewer {n|gift|gifts} for a card not yet within {rival}’s reach",
    ),
    "rival's Golden Age": Wording(
        30.0,
        "rival's Golden Age",
        -1,
        "a Golden Age for {rival} worth {n} more",
        "a Golden Age for {rival} worth {n} less",
    ),
    "rival's improvements": Wording(
        5.0,
        "rival's improvements",
        -1,
        "{n} more {n|improvement|improvements} for {rival}",
        "{n} fewer {n|improvement|improvements} for {rival}",
    ),
    "rival's Royal Mausoleum": Wording(
        1.0,
        "rival's improvements",
        -1,
        "the Royal Mausoleum in {rival}’s city",
        "no Royal Mausoleum in {rival}’s city",
        0.5,
    ),
    "rival's turn before mine": Wording(
        1.0, "turns", -1, "{rival} acting before you", "{rival} not acting before you", 0.1
    ),
    "rival in danger": Wording(
        4.0, "attack", 1, "a better chance to attack {rival}", "a worse chance to attack {rival}"
    ),
    "others' cards": Wording(
        12.0,
        "others' cards",
        -1,
        "{n} more development {n|card|cards} for everyone but {rival}",
        "{n} fewer development {n|card|cards} for everyone but {rival}",
    ),
    "second rival's cards": Wording(
        6.0,
        "others' cards",
        -1,
        "{n} more development {n|card|cards} for the player with the most besides {rival}",
        "{n} fewer development {n|card|cards} for the player with the most besides {rival}",
    ),
    "others' gifts ready": Wording(
        3.0,
        "others' gifts",
        -1,
        "{n} more {n|gift|gifts} for a card within reach of players other than {rival}",
        "{n} fewer {n|gift|gifts} for a card within reach of players other than {rival}",
    ),
    "more soldiers than any rival": Wording(
        3.0,
        "soldiers",
        1,
        "a lead of {n} more {n|soldier|soldiers} over every rival",
        "a lead of {n} fewer {n|soldier|soldiers} over every rival",
    ),
    "coins ahead of the richest rival": Wording(
        20.0,
        "coins",
        1,
        "a lead of {n} more {n|coin|coins} over the richest rival",
        "a lead of {n} fewer {n|coin|coins} over the richest rival",
    ),
    "rival's best attack": Wording(
        4.0, "rival's attack", -1, "a better chance for {rival} to attack", "a worse chance for {rival} to attack"
    ),
    "silk the rival could sell": Wording(
        20.0,
        "rival's silk",
        -1,
        "about {n} more {n|coin|coins} expected for {rival}’s silk",
        "about {n} fewer {n|coin|coins} expected for {rival}’s silk",
    ),
    "rival's way to Byzantium": Wording(
        5.0,
        "rival's way",
        1,
        "a route to Byzantium that costs {rival} {n} more",
        "a route to Byzantium that costs {rival} {n} less",
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
