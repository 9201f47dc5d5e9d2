"""Explanations of Chang’an: what the features of its evaluator are called where they are reasons."""

from typing import Final

from tongbao.bots.core.wording import LAST_ROUND, Wording, Wordings, cards, lead_on_others, rivals_cards, rounds


def space(scale: float, where: str) -> Wording:
    """What is missing for the nearest space of a row; ``scale`` as in Wording."""
    return Wording(
        scale,
        f"space {where}",
        -1,
        f"a space {where} that is harder to afford",
        f"a space {where} that is easier to afford",
    )


CITY: Final[Wordings] = {
    "rounds to come": rounds(10.0),
    "last round": LAST_ROUND,
    "points": Wording(20.0, "points", 1, "{n} more {n|point|points}", "{n} fewer {n|point|points}"),
    "lead": Wording(
        10.0, "points", 1, "{n} {n|point|points} gained on {rival}", "{n} {n|point|points} lost against {rival}"
    ),
    "first row": Wording(2.0, "row 1", 1, "{n} more {n|card|cards} in row 1", "{n} fewer {n|card|cards} in row 1"),
    "second row": Wording(2.0, "row 2", 1, "{n} more {n|card|cards} in row 2", "{n} fewer {n|card|cards} in row 2"),
    "third row": Wording(1.0, "row 3", 1, "{n} more {n|card|cards} in row 3", "{n} fewer {n|card|cards} in row 3"),
    "first row's bonus": Wording(
        1.0, "first bonus", 1, "more progress towards the row 1 bonus", "less progress towards the row 1 bonus", 0.1
    ),
    "second row's bonus": Wording(
        1.0, "second bonus", 1, "more progress towards the row 2 bonus", "less progress towards the row 2 bonus", 0.1
    ),
    "points of Game Ends": Wording(
        5.0,
        "points",
        1,
        "{n} more {n|point|points} from Game End cards",
        "{n} fewer {n|point|points} from Game End cards",
    ),
    "Game Ends in prospect": Wording(
        3.0, "ends", 1, "better prospects for your Game End cards", "poorer prospects for your Game End cards", 0.3
    ),
    "Characters' uses": Wording(
        3.0, "Characters", 1, "more use of the Characters in your city", "less use of the Characters in your city", 0.3
    ),
    "Permanents": Wording(3.0, "Permanents", 1, "more use of your Permanents", "less use of your Permanents", 0.3),
    "discount": Wording(3.0, "discount", 1, "cheaper spaces", "more expensive spaces"),
    "gate bonus": Wording(4.0, "gate bonus", 1, "gates that produce more", "gates that produce less"),
    "token limit": Wording(
        2.0, "limit", 1, "room to keep {n} more of each resource", "room to keep {n} less of each resource"
    ),
    "Coins": Wording(3.0, "Coins", 1, "{n} more {n|Coin|Coins}", "{n} fewer {n|Coin|Coins}"),
    "Wheat": Wording(3.0, "Wheat", 1, "{n} more Wheat", "{n} less Wheat"),
    "Stone": Wording(3.0, "Stone", 1, "{n} more Stone", "{n} less Stone"),
    "Wood": Wording(3.0, "Wood", 1, "{n} more Wood", "{n} less Wood"),
    "Silk": Wording(3.0, "Silk", 1, "{n} more Silk", "{n} less Silk"),
    "stock": Wording(3.0, "stock", 1, "a better stock of resources", "a poorer stock of resources", 0.3),
    "plans": Wording(
        4.0,
        "plans",
        1,
        "resources that suit the next spaces better",
        "resources that suit the next spaces less well",
        0.3,
    ),
    "missing in the first row": space(4.0, "in row 1"),
    "kinds missing in the first row": space(2.0, "in row 1"),
    "missing in the second row": space(4.0, "in row 2"),
    "kinds missing in the second row": space(2.0, "in row 2"),
    "missing in the third row": space(6.0, "in row 3"),
    "kinds missing in the third row": space(2.0, "in row 3"),
    "missing on the Silk Road": space(6.0, "on the Silk Road"),
    "kinds missing on the Silk Road": space(2.0, "on the Silk Road"),
    "row that can be built": Wording(
        4.0, "to build", 1, "a better space to build on now", "no space as good to build on now"
    ),
    "row that can be built soon": Wording(
        4.0,
        "to build",
        1,
        "a better space to build on after one Produce",
        "no space as good to build on after one Produce",
    ),
    "spaces that can be paid": Wording(
        2.0, "to build", 1, "{n} more {n|space|spaces} you can afford", "{n} fewer {n|space|spaces} you can afford"
    ),
    "best Produce": Wording(4.0, "Produce", 1, "a better next Produce", "a poorer next Produce"),
    "cards until the end": Wording(
        5.0,
        "end",
        0,
        "{n} more {n|card|cards} to build before the last round",
        "{n} fewer {n|card|cards} to build before the last round",
    ),
    "built cards by experience": Wording(
        3.0, "built worth", 1, "built cards that usually bring more", "built cards that usually bring less", 0.3
    ),
}
"""By the names of the evaluator's features."""


CARDS: Final[Wordings] = {
    "cards in hand": cards(3.0),
    "worth of the hand": Wording(8.0, "hand", 1, "a more valuable hand", "a less valuable hand", 0.5),
    "best card in hand": Wording(4.0, "hand", 1, "a stronger best card in hand", "a weaker best card in hand", 0.5),
    "second card in hand": Wording(
        4.0, "hand", 1, "a stronger second card in hand", "a weaker second card in hand", 0.5
    ),
    "cards at the gates": Wording(
        4.0, "gates", 1, "{n} more {n|card|cards} at your gates", "{n} fewer {n|card|cards} at your gates"
    ),
    "worth on top of the gates": Wording(
        8.0, "tops", 1, "stronger cards on top of your gates", "weaker cards on top of your gates", 0.5
    ),
    "best card on top": Wording(
        4.0, "tops", 1, "a stronger best card on top of a gate", "a weaker best card on top of a gate", 0.5
    ),
    "full gates": Wording(1.0, "full gates", 0, "{n} more full {n|gate|gates}", "{n} fewer full {n|gate|gates}"),
    "empty gates": Wording(2.0, "gates", 0, "{n} more empty {n|gate|gates}", "{n} fewer empty {n|gate|gates}"),
    "cards that can be acquired": Wording(
        4.0, "acquired", -1, "a better card for others to acquire from you", "less for others to acquire from you", 0.5
    ),
    "best card in the display": Wording(
        4.0, "display", 1, "a better card in the display", "no card as good in the display", 0.5
    ),
    "Road cards": Wording(
        2.0, "road", 1, "{n} more {n|card|cards} on your Silk Road", "{n} fewer {n|card|cards} on your Silk Road"
    ),
    "hand by experience": Wording(
        3.0, "hand", 1, "cards in hand that usually bring more", "cards in hand that usually bring less", 0.3
    ),
    "best of the hand by experience": Wording(
        3.0, "hand", 1, "a card in hand that usually brings more", "no card in hand that usually brings as much", 0.3
    ),
    "gates by experience": Wording(
        3.0,
        "tops",
        1,
        "cards at your gates that usually bring more",
        "cards at your gates that usually bring less",
        0.3,
    ),
    "display by experience": Wording(
        3.0,
        "display",
        1,
        "a card in the display that usually brings more",
        "no card in the display that usually brings as much",
        0.3,
    ),
}
"""By the names of the evaluator's features."""


RIVALS: Final[Wordings] = {
    "rival's built cards": Wording(
        5.0,
        "rival's built",
        -1,
        "{n} more built {n|card|cards} for {rival}",
        "{n} fewer built {n|card|cards} for {rival}",
    ),
    "rival's points": Wording(
        20.0, "points", -1, "{n} more {n|point|points} for {rival}", "{n} fewer {n|point|points} for {rival}"
    ),
    "rival's second row": Wording(
        2.0,
        "rival's built",
        -1,
        "{n} more {n|card|cards} in {rival}’s row 2",
        "{n} fewer {n|card|cards} in {rival}’s row 2",
    ),
    "rival's third row": Wording(
        1.0,
        "rival's built",
        -1,
        "{n} more {n|card|cards} in {rival}’s row 3",
        "{n} fewer {n|card|cards} in {rival}’s row 3",
    ),
    "rival's Game Ends in prospect": Wording(
        3.0,
        "rival's ends",
        -1,
        "better prospects for {rival}’s Game End cards",
        "poorer prospects for {rival}’s Game End cards",
        0.3,
    ),
    "rival's Characters' uses": Wording(
        3.0,
        "rival's Characters",
        -1,
        "more use of the Characters in {rival}’s city",
        "less use of the Characters in {rival}’s city",
        0.3,
    ),
    "rival's Permanents": Wording(
        3.0,
        "rival's Permanents",
        -1,
        "more use of {rival}’s Permanents",
        "less use of {rival}’s Permanents",
        0.3,
    ),
    "rival's tokens": Wording(
        8.0,
        "rival's resources",
        -1,
        "{n} more {n|resource|resources} for {rival}",
        "{n} fewer {n|resource|resources} for {rival}",
    ),
    "rival's Silk": Wording(3.0, "rival's Silk", -1, "{n} more Silk for {rival}", "{n} less Silk for {rival}"),
    "rival's plans": Wording(
        4.0,
        "rival's plans",
        -1,
        "resources that suit {rival}’s next spaces better",
        "resources that suit {rival}’s next spaces less well",
        0.3,
    ),
    "rival's row that can be built": Wording(
        4.0,
        "rival to build",
        -1,
        "a better space for {rival} to build on now",
        "no space as good for {rival} to build on now",
    ),
    "rival's row that can be built soon": Wording(
        4.0,
        "rival to build",
        -1,
        "a better space for {rival} to build on after one Produce",
        "no space as good for {rival} to build on after one Produce",
    ),
    "rival's best Produce": Wording(
        4.0, "rival's Produce", -1, "a better next Produce for {rival}", "a poorer next Produce for {rival}"
    ),
    "rival's cards in hand": rivals_cards(3.0),
    "rival's cards at the gates": Wording(
        4.0,
        "rival's gates",
        -1,
        "{n} more {n|card|cards} at {rival}’s gates",
        "{n} fewer {n|card|cards} at {rival}’s gates",
    ),
    "rival's Road cards": Wording(
        2.0,
        "rival's road",
        -1,
        "{n} more {n|card|cards} on {rival}’s Silk Road",
        "{n} fewer {n|card|cards} on {rival}’s Silk Road",
    ),
    "others' lead": lead_on_others(10.0),
    "others' cards": Wording(
        10.0,
        "others' cards",
        -1,
        "{n} more {n|card|cards} in the hands and at the gates of everyone but {rival}",
        "{n} fewer {n|card|cards} in the hands and at the gates of everyone but {rival}",
    ),
    "others can end": Wording(
        1.0,
        "end",
        0,
        "another player able to start the last round",
        "no other player able to start the last round",
        0.1,
    ),
    "rival's built cards by experience": Wording(
        3.0,
        "rival's built worth",
        -1,
        "built cards that usually bring {rival} more",
        "built cards that usually bring {rival} less",
        0.3,
    ),
    "rival's gates by experience": Wording(
        3.0,
        "rival's tops",
        -1,
        "cards at {rival}’s gates that usually bring more",
        "cards at {rival}’s gates that usually bring less",
        0.3,
    ),
}
"""By the names of the evaluator's features."""


NOT_TOLD: Final = (
    "my turn still to come",
    "turns until mine",
    "turns until the rival's",
    "Silk Road",
    "built cards",
    "covered cards",
    "outlook",
    "lead in outlook",
)
"""The order of turns and the expansion, which no choice changes; built cards, which are told by row; covered cards,
which are good and bad; and the outlook, which only sums up the rest."""
CHANGAN: Final[Wordings] = {**CITY, **CARDS, **RIVALS, **dict.fromkeys(NOT_TOLD)}
"""By the names of the evaluator's features."""
