"""Explanations of Xanadu: what the features of its evaluator are called where they are reasons."""

from typing import Final

from tongbao.bots.core.wording import LAST_ROUND, TURNS, Wording, Wordings, cards, rivals_cards, rounds

PERCENT: Final = 100.0
XANADU: Final[Wordings] = {
    "rounds to come": rounds(5.0),
    "danger of the end": Wording(
        PERCENT, "end", 0, "{n}% more chance of the game ending soon", "{n}% less chance of the game ending soon", 2.0
    ),
    "danger before my turn": Wording(
        PERCENT,
        "end",
        0,
        "{n}% more risk of the game ending before your next turn",
        "{n}% less risk of the game ending before your next turn",
        2.0,
    ),
    "last round": LAST_ROUND,
    "turns until mine": TURNS,
    "coins": Wording(20.0, "coins", 1, "{n} more tong bao", "{n} fewer tong bao"),
    "prices": Wording(
        20.0, "prices", 1, "buildings that would sell for {n} more", "buildings that would sell for {n} less"
    ),
    "prospects": Wording(
        20.0,
        "prospects",
        1,
        "buildings that should bring {n} more in the end",
        "buildings that should bring {n} less in the end",
    ),
    "buildings": Wording(
        3.0,
        "buildings",
        0,
        "{n} more {n|building|buildings} in your city",
        "{n} fewer {n|building|buildings} in your city",
    ),
    "workers on them": Wording(
        4.0,
        "workers",
        0,
        "{n} more {n|worker|workers} on your buildings",
        "room for {n} more {n|worker|workers} on your buildings",
    ),
    "to sell with profit": Wording(
        2.0,
        "to sell",
        1,
        "{n} more {n|building|buildings} at the best price",
        "{n} fewer {n|building|buildings} at the best price",
    ),
    "resources every turn": Wording(
        4.0, "income", 1, "{n} more {n|resource|resources} every turn", "{n} fewer {n|resource|resources} every turn"
    ),
    "kinds every turn": Wording(
        4.0,
        "kinds",
        1,
        "{n} more {n|kind|kinds} of resource every turn",
        "{n} fewer {n|kind|kinds} of resource every turn",
    ),
    "kinds within reach": Wording(
        8.0,
        "reach",
        1,
        "{n} more {n|kind|kinds} of resource within a worker’s reach",
        "{n} fewer {n|kind|kinds} of resource within a worker’s reach",
    ),
    "cards in hand": cards(5.0),
    "best card": Wording(4.0, "hand", 1, "a better next building in hand", "a poorer next building in hand"),
    "second card": Wording(
        4.0, "later hand", 1, "a better second building in hand", "a poorer second building in hand"
    ),
    "third card": Wording(4.0, "later hand", 1, "a better third building in hand", "a poorer third building in hand"),
    "least effort": Wording(
        3.0,
        "effort",
        -1,
        "{n} more {n|worker|workers} needed for the next building",
        "{n} fewer {n|worker|workers} needed for the next building",
    ),
    "lead at these prices": Wording(
        10.0,
        "lead",
        1,
        "{n} further ahead of {rival} at current prices",
        "{n} less of a lead over {rival} at current prices",
    ),
    "lead in prospects": Wording(
        10.0,
        "lead",
        1,
        "{n} further ahead of {rival} in the long run",
        "{n} less of a lead over {rival} in the long run",
    ),
    "rival's coins": Wording(
        20.0, "rival's coins", -1, "{n} more tong bao for {rival}", "{n} fewer tong bao for {rival}"
    ),
    "rival's prices": Wording(
        20.0, "rival's prices", -1, "{rival}’s buildings priced {n} higher", "{rival}’s buildings priced {n} lower"
    ),
    "rival's prospects": Wording(
        20.0,
        "rival's prospects",
        -1,
        "{rival}’s buildings worth {n} more in the end",
        "{rival}’s buildings worth {n} less in the end",
    ),
    "rival's buildings": Wording(
        3.0,
        "rival's buildings",
        0,
        "{n} more {n|building|buildings} in {rival}’s city",
        "{n} fewer {n|building|buildings} in {rival}’s city",
    ),
    "rival's workers": Wording(
        4.0,
        "rival's workers",
        0,
        "{n} more {n|worker|workers} on {rival}’s buildings",
        "{n} fewer {n|worker|workers} on {rival}’s buildings",
    ),
    "rival's resources": Wording(
        4.0,
        "rival's income",
        -1,
        "{n} more {n|resource|resources} for {rival} every turn",
        "{n} fewer {n|resource|resources} for {rival} every turn",
    ),
    "rival's cards": rivals_cards(5.0),
    "turns until the rival's": Wording(
        1.0, "turns", 0, "a longer wait for {rival}’s next turn", "a shorter wait for {rival}’s next turn", 0.1
    ),
    "cards payable now": Wording(
        3.0,
        "payable",
        1,
        "{n} more {n|card|cards} in hand that you could build at once",
        "{n} fewer {n|card|cards} in hand that you could build at once",
    ),
    "best card payable now": Wording(
        8.0,
        "payable",
        1,
        "a building worth {n} more that you could build at once",
        "only a building worth {n} less that you could build at once",
    ),
    "lead over the second rival": Wording(
        10.0,
        "lead",
        1,
        "{n} further ahead of the second rival in the long run",
        "{n} less of a lead over the second rival in the long run",
    ),
    "lead over the third rival": Wording(
        10.0,
        "lead",
        1,
        "{n} further ahead of the third rival in the long run",
        "{n} less of a lead over the third rival in the long run",
    ),
    "second rival's cards": Wording(
        5.0,
        "second rival's cards",
        -1,
        "{n} more {n|card|cards} in the second rival’s hand",
        "{n} fewer {n|card|cards} in the second rival’s hand",
    ),
    "turns until the second rival's": Wording(
        1.0,
        "turns",
        0,
        "a longer wait for the second rival’s next turn",
        "a shorter wait for the second rival’s next turn",
        0.1,
    ),
    "others' cards": Wording(
        10.0,
        "others' cards",
        -1,
        "{n} more {n|card|cards} in the other players’ hands",
        "{n} fewer {n|card|cards} in the other players’ hands",
    ),
    "lead on the whole": Wording(
        10.0, "lead", 1, "further ahead of all rivals together", "a smaller lead over all rivals together"
    ),
    "worth of the hand": Wording(5.0, "cards", 1, "a more valuable hand", "a less valuable hand"),
    "quality of the hand": Wording(5.0, "hand", 1, "better cards in hand", "poorer cards in hand"),
}
"""By the names of the evaluator's features."""
