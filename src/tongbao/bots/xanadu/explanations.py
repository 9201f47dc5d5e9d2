"""Explanations of Xanadu: what the features of its evaluator are called where they are reasons."""

from typing import Final

from tongbao.bots.core.wording import LAST_ROUND, TURNS, Wording, Wordings, cards, rivals_cards, rounds

PERCENT: Final = 100.0
XANADU: Final[Wordings] = {
    "rounds to come": rounds(5.0),
    "danger of the end": Wording(
        PERCENT, "end", 0, "the end of the game nearer by {n}%", "the end of the game less near by {n}%", 2.0
    ),
    "danger before my turn": Wording(
        PERCENT,
        "end",
        0,
        "{n}% more danger that the game ends before your next turn",
        "{n}% less danger that the game ends before your next turn",
        2.0,
    ),
    "last round": LAST_ROUND,
    "turns until mine": TURNS,
    "coins": Wording(20.0, "coins", 1, "{n} more tong bao", "{n} tong bao less"),
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
        "{n} {n|building|buildings} fewer in your city",
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
        "{n} {n|building|buildings} fewer at the best price",
    ),
    "resources every turn": Wording(
        4.0, "income", 1, "{n} more {n|resource|resources} every turn", "{n} {n|resource|resources} fewer every turn"
    ),
    "kinds every turn": Wording(
        4.0,
        "kinds",
        1,
        "{n} more {n|kind|kinds} of resources every turn",
        "{n} {n|kind|kinds} of resources fewer every turn",
    ),
    "kinds within reach": Wording(
        8.0,
        "reach",
        1,
        "{n} more {n|kind|kinds} of resources within reach of a worker",
        "{n} {n|kind|kinds} of resources fewer within reach of a worker",
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
        "{n} {n|worker|workers} fewer needed for the next building",
    ),
    "lead at these prices": Wording(
        10.0, "lead", 1, "{n} more ahead of {rival} at these prices", "{n} less ahead of {rival} at these prices"
    ),
    "lead in prospects": Wording(
        10.0, "lead", 1, "{n} more ahead of {rival} in the long run", "{n} less ahead of {rival} in the long run"
    ),
    "rival's coins": Wording(
        20.0, "rival's coins", -1, "{n} more tong bao for {rival}", "{n} tong bao less for {rival}"
    ),
    "rival's prices": Wording(
        20.0, "rival's prices", -1, "the buildings of {rival} at {n} more", "the buildings of {rival} at {n} less"
    ),
    "rival's prospects": Wording(
        20.0,
        "rival's prospects",
        -1,
        "the buildings of {rival} worth {n} more in the end",
        "the buildings of {rival} worth {n} less in the end",
    ),
    "rival's buildings": Wording(
        3.0,
        "rival's buildings",
        0,
        "{n} more {n|building|buildings} in the city of {rival}",
        "{n} {n|building|buildings} fewer in the city of {rival}",
    ),
    "rival's workers": Wording(
        4.0,
        "rival's workers",
        0,
        "{n} more {n|worker|workers} on the buildings of {rival}",
        "{n} {n|worker|workers} fewer on the buildings of {rival}",
    ),
    "rival's resources": Wording(
        4.0,
        "rival's income",
        -1,
        "{n} more {n|resource|resources} for {rival} every turn",
        "{n} {n|resource|resources} fewer for {rival} every turn",
    ),
    "rival's cards": rivals_cards(5.0),
    "turns until the rival's": Wording(1.0, "turns", 0, "{rival} later on turn", "{rival} sooner on turn", 0.1),
    "cards payable now": Wording(
        3.0,
        "payable",
        1,
        "{n} more {n|card|cards} in hand that could be built at once",
        "{n} {n|card|cards} fewer in hand that could be built at once",
    ),
    "best card payable now": Wording(
        8.0,
        "payable",
        1,
        "a building worth {n} more that could be built at once",
        "nothing as good to build at once, by {n}",
    ),
    "lead over the second rival": Wording(
        10.0,
        "lead",
        1,
        "{n} more ahead of the second rival in the long run",
        "{n} less ahead of the second rival in the long run",
    ),
    "lead over the third rival": Wording(
        10.0,
        "lead",
        1,
        "{n} more ahead of the third rival in the long run",
        "{n} less ahead of the third rival in the long run",
    ),
    "second rival's cards": Wording(
        5.0,
        "second rival's cards",
        -1,
        "{n} more {n|card|cards} in the hand of the second rival",
        "{n} {n|card|cards} fewer in the hand of the second rival",
    ),
    "turns until the second rival's": Wording(
        1.0, "turns", 0, "the second rival later on turn", "the second rival sooner on turn", 0.1
    ),
    "others' cards": Wording(
        10.0,
        "others' cards",
        -1,
        "{n} more {n|card|cards} in the other players’ hands",
        "{n} {n|card|cards} fewer in the other players’ hands",
    ),
    "lead on the whole": Wording(
        10.0, "lead", 1, "further ahead of all rivals together", "less far ahead of all rivals together"
    ),
    "worth of the hand": Wording(5.0, "cards", 1, "a hand worth more", "a hand worth less"),
    "quality of the hand": Wording(5.0, "hand", 1, "better cards in hand", "poorer cards in hand"),
}
"""By the names of the evaluator's features."""
