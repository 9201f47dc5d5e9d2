"""Explanations of Chang’an: what the features of its evaluator are called where they are reasons."""

from typing import Final

from tongbao.bots.core.wording import LAST_ROUND, Wording, Wordings, cards, lead_on_others, rivals_cards, rounds


def space(scale: float, where: str) -> Wording:
    """What is missing for the nearest space of a row; ``scale`` as in Wording."""
    return Wording(
        scale, f"space {where}", -1, f"no space {where} as close to being paid", f"a space {where} closer to being paid"
    )


CITY: Final[Wordings] = {
    "rounds to come": rounds(10.0),
    "last round": LAST_ROUND,
    "points": Wording(20.0, "points", 1, "{n} more {n|point|points}", "{n} {n|point|points} fewer"),
    "lead": Wording(
        10.0, "points", 1, "{n} {n|point|points} more ahead of {rival}", "{n} {n|point|points} less ahead of {rival}"
    ),
    "first row": Wording(2.0, "row 1", 1, "{n} more {n|card|cards} in row 1", "{n} {n|card|cards} fewer in row 1"),
    "second row": Wording(2.0, "row 2", 1, "{n} more {n|card|cards} in row 2", "{n} {n|card|cards} fewer in row 2"),
    "third row": Wording(1.0, "row 3", 1, "{n} more {n|card|cards} in row 3", "{n} {n|card|cards} fewer in row 3"),
    "first row's bonus": Wording(
        1.0, "first bonus", 1, "the bonus of row 1 nearer", "the bonus of row 1 further off", 0.1
    ),
    "second row's bonus": Wording(
        1.0, "second bonus", 1, "the bonus of row 2 nearer", "the bonus of row 2 further off", 0.1
    ),
    "points of Game Ends": Wording(
        5.0,
        "points",
        1,
        "{n} more {n|point|points} from Game End cards",
        "{n} {n|point|points} fewer from Game End cards",
    ),
    "Game Ends in prospect": Wording(
        3.0, "ends", 1, "more to come from your Game End cards", "less to come from your Game End cards", 0.3
    ),
    "Characters' uses": Wording(
        3.0, "Characters", 1, "more use of the Characters in your city", "less use of the Characters in your city", 0.3
    ),
    "Permanents": Wording(3.0, "Permanents", 1, "more use of your Permanents", "less use of your Permanents", 0.3),
    "discount": Wording(3.0, "discount", 1, "cheaper spaces", "dearer spaces"),
    "gate bonus": Wording(4.0, "gate bonus", 1, "gates that produce more", "gates that produce less"),
    "token limit": Wording(
        2.0, "limit", 1, "room to keep {n} more of each resource", "room to keep {n} less of each resource"
    ),
    "Coins": Wording(3.0, "Coins", 1, "{n} more {n|Coin|Coins}", "{n} {n|Coin|Coins} fewer"),
    "Wheat": Wording(3.0, "Wheat", 1, "{n} more Wheat", "{n} Wheat less"),
    "Stone": Wording(3.0, "Stone", 1, "{n} more Stone", "{n} Stone less"),
    "Wood": Wording(3.0, "Wood", 1, "{n} more Wood", "{n} Wood less"),
    "Silk": Wording(3.0, "Silk", 1, "{n} more Silk", "{n} Silk less"),
    "stock": Wording(3.0, "stock", 1, "a better stock of resources", "a poorer stock of resources", 0.3),
    "plans": Wording(
        4.0, "plans", 1, "resources that fit the next spaces better", "resources that fit the next spaces less", 0.3
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
        4.0, "to build", 1, "a better space to build on at once", "no space as good to build on at once"
    ),
    "row that can be built soon": Wording(
        4.0,
        "to build",
        1,
        "a better space to build on after one Produce",
        "no space as good to build on after one Produce",
    ),
    "spaces that can be paid": Wording(
        2.0, "to build", 1, "{n} more {n|space|spaces} you can pay", "{n} {n|space|spaces} fewer you can pay"
    ),
    "best Produce": Wording(4.0, "Produce", 1, "a better Produce to come", "a poorer Produce to come"),
    "cards until the end": Wording(
        5.0,
        "end",
        0,
        "{n} more built {n|card|cards} to go until the last round",
        "{n} built {n|card|cards} fewer to go until the last round",
    ),
    "built cards by experience": Wording(
        3.0, "built worth", 1, "built cards that usually bring more", "built cards that usually bring less", 0.3
    ),
}
"""By the names of the evaluator's features."""


CARDS: Final[Wordings] = {
    "cards in hand": cards(3.0),
    "worth of the hand": Wording(8.0, "hand", 1, "a hand worth more", "a hand worth less", 0.5),
    "best card in hand": Wording(
        4.0, "hand", 1, "a better best card in hand", "a best card in hand that is worth less", 0.5
    ),
    "second card in hand": Wording(
        4.0, "hand", 1, "a better second card in hand", "a second card in hand that is worth less", 0.5
    ),
    "cards at the gates": Wording(
        4.0, "gates", 1, "{n} more {n|card|cards} at your gates", "{n} {n|card|cards} fewer at your gates"
    ),
    "worth on top of the gates": Wording(
        8.0, "tops", 1, "better cards on top of your gates", "poorer cards on top of your gates", 0.5
    ),
    "best card on top": Wording(
        4.0, "tops", 1, "a better best card on top of a gate", "a best card on top of a gate that is worth less", 0.5
    ),
    "full gates": Wording(1.0, "full gates", 0, "{n} more full {n|gate|gates}", "{n} full {n|gate|gates} fewer"),
    "empty gates": Wording(2.0, "gates", 0, "{n} more empty {n|gate|gates}", "{n} empty {n|gate|gates} fewer"),
    "cards that can be acquired": Wording(
        4.0, "acquired", -1, "a better card of yours for others to acquire", "less for others to acquire from you", 0.5
    ),
    "best card in the display": Wording(
        4.0, "display", 1, "a better card in the display", "no card as good in the display", 0.5
    ),
    "Road cards": Wording(
        2.0, "road", 1, "{n} more {n|card|cards} on your Silk Road", "{n} {n|card|cards} fewer on your Silk Road"
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
        "{n} built {n|card|cards} fewer for {rival}",
    ),
    "rival's points": Wording(
        20.0, "points", -1, "{n} more {n|point|points} for {rival}", "{n} {n|point|points} fewer for {rival}"
    ),
    "rival's second row": Wording(
        2.0,
        "rival's built",
        -1,
        "{n} more {n|card|cards} in row 2 of {rival}",
        "{n} {n|card|cards} fewer in row 2 of {rival}",
    ),
    "rival's third row": Wording(
        1.0,
        "rival's built",
        -1,
        "{n} more {n|card|cards} in row 3 of {rival}",
        "{n} {n|card|cards} fewer in row 3 of {rival}",
    ),
    "rival's Game Ends in prospect": Wording(
        3.0,
        "rival's ends",
        -1,
        "more to come from the Game End cards of {rival}",
        "less to come from the Game End cards of {rival}",
        0.3,
    ),
    "rival's Characters' uses": Wording(
        3.0,
        "rival's Characters",
        -1,
        "more use of the Characters in the city of {rival}",
        "less use of the Characters in the city of {rival}",
        0.3,
    ),
    "rival's Permanents": Wording(
        3.0,
        "rival's Permanents",
        -1,
        "more use of the Permanents of {rival}",
        "less use of the Permanents of {rival}",
        0.3,
    ),
    "rival's tokens": Wording(
        8.0,
        "rival's resources",
        -1,
        "{n} more {n|resource|resources} for {rival}",
        "{n} {n|resource|resources} fewer for {rival}",
    ),
    "rival's Silk": Wording(3.0, "rival's Silk", -1, "{n} more Silk for {rival}", "{n} Silk less for {rival}"),
    "rival's plans": Wording(
        4.0,
        "rival's plans",
        -1,
        "resources of {rival} that fit the next spaces better",
        "resources of {rival} that fit the next spaces less",
        0.3,
    ),
    "rival's row that can be built": Wording(
        4.0,
        "rival to build",
        -1,
        "a better space for {rival} to build on at once",
        "no space as good for {rival} to build on at once",
    ),
    "rival's row that can be built soon": Wording(
        4.0,
        "rival to build",
        -1,
        "a better space for {rival} to build on after one Produce",
        "no space as good for {rival} to build on after one Produce",
    ),
    "rival's best Produce": Wording(
        4.0, "rival's Produce", -1, "a better Produce to come for {rival}", "a poorer Produce to come for {rival}"
    ),
    "rival's cards in hand": rivals_cards(3.0),
    "rival's cards at the gates": Wording(
        4.0,
        "rival's gates",
        -1,
        "{n} more {n|card|cards} at the gates of {rival}",
        "{n} {n|card|cards} fewer at the gates of {rival}",
    ),
    "rival's Road cards": Wording(
        2.0,
        "rival's road",
        -1,
        "{n} more {n|card|cards} on the Silk Road of {rival}",
        "{n} {n|card|cards} fewer on the Silk Road of {rival}",
    ),
    "others' lead": lead_on_others(10.0),
    "others' cards": Wording(
        10.0,
        "others' cards",
        -1,
        "{n} more {n|card|cards} in the hands and at the gates of everybody but {rival}",
        "{n} {n|card|cards} fewer in the hands and at the gates of everybody but {rival}",
    ),
    "others can end": Wording(
        1.0, "end", 0, "somebody else able to begin the last round", "nobody else able to begin the last round", 0.1
    ),
    "rival's built cards by experience": Wording(
        3.0,
        "rival's built worth",
        -1,
        "built cards of {rival} that usually bring more",
        "built cards of {rival} that usually bring less",
        0.3,
    ),
    "rival's gates by experience": Wording(
        3.0,
        "rival's tops",
        -1,
        "cards at the gates of {rival} that usually bring more",
        "cards at the gates of {rival} that usually bring less",
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
