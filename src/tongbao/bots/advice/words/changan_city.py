"""The reasons of Chang’an in words: the city and its stock."""

from typing import Final

from tongbao.bots.advice.wording import Wording, Wordings
from tongbao.bots.advice.words.common import LAST_ROUND, rounds


def space(scale: float, where: str) -> Wording:
    """What is missing for the nearest space of a row; ``scale`` as in Wording."""
    return Wording(
        scale,
        f"space {where}",
        -1,
        f"no space {where} as close to being paid",
        f"a space {where} closer to being paid",
    )


CITY: Final[Wordings] = {
    "rounds to come": rounds(10.0),
    "last round": LAST_ROUND,
    "points": Wording(20.0, "points", 1, "{n} more {n|point|points}", "{n} {n|point|points} fewer"),
    "lead": Wording(
        10.0,
        "points",
        1,
        "{n} {n|point|points} more ahead of {rival}",
        "{n} {n|point|points} less ahead of {rival}",
    ),
    "first row": Wording(
        2.0,
        "row 1",
        1,
        "{n} more {n|card|cards} in row 1",
        "{n} {n|card|cards} fewer in row 1",
    ),
    "second row": Wording(
        2.0,
        "row 2",
        1,
        "{n} more {n|card|cards} in row 2",
        "{n} {n|card|cards} fewer in row 2",
    ),
    "third row": Wording(
        1.0,
        "row 3",
        1,
        "{n} more {n|card|cards} in row 3",
        "{n} {n|card|cards} fewer in row 3",
    ),
    "first row's bonus": Wording(
        1.0,
        "first bonus",
        1,
        "the bonus of row 1 nearer",
        "the bonus of row 1 further off",
        0.1,
    ),
    "second row's bonus": Wording(
        1.0,
        "second bonus",
        1,
        "the bonus of row 2 nearer",
        "the bonus of row 2 further off",
        0.1,
    ),
    "points of Game Ends": Wording(
        5.0,
        "points",
        1,
        "{n} more {n|point|points} from Game End cards",
        "{n} {n|point|points} fewer from Game End cards",
    ),
    "Game Ends in prospect": Wording(
        3.0,
        "ends",
        1,
        "more to come from your Game End cards",
        "less to come from your Game End cards",
        0.3,
    ),
    "Characters' uses": Wording(
        3.0,
        "Characters",
        1,
        "more use of the Characters in your city",
        "less use of the Characters in your city",
        0.3,
    ),
    "Permanents": Wording(
        3.0,
        "Permanents",
        1,
        "more use of your Permanents",
        "less use of your Permanents",
        0.3,
    ),
    "discount": Wording(3.0, "discount", 1, "cheaper spaces", "dearer spaces"),
    "gate bonus": Wording(
        4.0,
        "gate bonus",
        1,
        "gates that produce more",
        "gates that produce less",
    ),
    "token limit": Wording(
        2.0,
        "limit",
        1,
        "room to keep {n} more of each resource",
        "room to keep {n} less of each resource",
    ),
    "Coins": Wording(3.0, "Coins", 1, "{n} more {n|Coin|Coins}", "{n} {n|Coin|Coins} fewer"),
    "Wheat": Wording(3.0, "Wheat", 1, "{n} more Wheat", "{n} Wheat less"),
    "Stone": Wording(3.0, "Stone", 1, "{n} more Stone", "{n} Stone less"),
    "Wood": Wording(3.0, "Wood", 1, "{n} more Wood", "{n} Wood less"),
    "Silk": Wording(3.0, "Silk", 1, "{n} more Silk", "{n} Silk less"),
    "stock": Wording(
        3.0,
        "stock",
        1,
        "a better stock of resources",
        "a poorer stock of resources",
        0.3,
    ),
    "plans": Wording(
        4.0,
        "plans",
        1,
        "resources that fit the next spaces better",
        "resources that fit the next spaces less",
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
        4.0,
        "to build",
        1,
        "a better space to build on at once",
        "no space as good to build on at once",
    ),
    "row that can be built soon": Wording(
        4.0,
        "to build",
        1,
        "a better space to build on after one Produce",
        "no space as good to build on after one Produce",
    ),
    "spaces that can be paid": Wording(
        2.0,
        "to build",
        1,
        "{n} more {n|space|spaces} you can pay",
        "{n} {n|space|spaces} fewer you can pay",
    ),
    "best Produce": Wording(
        4.0,
        "Produce",
        1,
        "a better Produce to come",
        "a poorer Produce to come",
    ),
    "cards until the end": Wording(
        5.0,
        "end",
        0,
        "{n} more built {n|card|cards} to go until the last round",
        "{n} built {n|card|cards} fewer to go until the last round",
    ),
    "built cards by experience": Wording(
        3.0,
        "built worth",
        1,
        "built cards that usually bring more",
        "built cards that usually bring less",
        0.3,
    ),
}
"""By the names of the judge's features."""
