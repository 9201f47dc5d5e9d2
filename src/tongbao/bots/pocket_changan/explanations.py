"""Explanations of Pocket Chang’An: what the features of its evaluator are called where they are reasons."""

from typing import Final

from tongbao.bots.core.wording import LAST_ROUND, Wording, Wordings, cards, lead_on_others, rivals_cards, rounds, silent

CITY: Final[Wordings] = {
    "rounds to come": rounds(5.0),
    "last round": LAST_ROUND,
    "another turn for me": Wording(1.0, "end", 1, "another turn for you", "no more turn for you", 0.1),
    "my forecast": Wording(
        40.0,
        "forecast",
        1,
        "about {n} more {n|point|points} to expect in the end",
        "about {n} {n|point|points} fewer to expect in the end",
    ),
    "my total": Wording(
        40.0, "points", 1, "{n} more {n|point|points} as things stand", "{n} {n|point|points} fewer as things stand"
    ),
    "my base score": Wording(
        30.0,
        "points",
        1,
        "{n} more base {n|point|points} as things stand",
        "{n} base {n|point|points} fewer as things stand",
    ),
    "my bonus": Wording(
        20.0,
        "points",
        1,
        "{n} more bonus {n|point|points} as things stand",
        "{n} bonus {n|point|points} fewer as things stand",
    ),
    "my weakest type": Wording(
        3.0,
        "weakest",
        1,
        "{n} more {n|point|points} in your weakest type",
        "{n} {n|point|points} fewer in your weakest type",
    ),
    "my second weakest type": Wording(
        4.0,
        "second weakest",
        1,
        "{n} more {n|point|points} in your second weakest type",
        "{n} {n|point|points} fewer in your second weakest type",
    ),
    "my second strongest type": Wording(
        5.0,
        "second strongest",
        1,
        "{n} more {n|point|points} in your second strongest type",
        "{n} {n|point|points} fewer in your second strongest type",
    ),
    "my strongest type": Wording(
        6.0,
        "strongest",
        1,
        "{n} more {n|point|points} in your strongest type",
        "{n} {n|point|points} fewer in your strongest type",
    ),
    "my points to the end": Wording(
        7.0,
        "event",
        0,
        "{n} {n|point|points} further from an End Game Event",
        "{n} {n|point|points} nearer to an End Game Event",
    ),
    "room in my weakest type": Wording(
        4.0, "room", 1, "more room to grow in your weakest type", "less room to grow in your weakest type", 0.5
    ),
    "room in my second weakest type": Wording(
        4.0,
        "room",
        1,
        "more room to grow in your second weakest type",
        "less room to grow in your second weakest type",
        0.5,
    ),
    "room in my second strongest type": Wording(
        4.0,
        "room",
        1,
        "more room to grow in your second strongest type",
        "less room to grow in your second strongest type",
        0.5,
    ),
    "room in my strongest type": Wording(
        4.0, "room", 1, "more room to grow in your strongest type", "less room to grow in your strongest type", 0.5
    ),
    "my other help": Wording(1.0, "help", 1, "more help from cards in play", "less help from cards in play", 0.1),
    "my protection": Wording(
        1.0, "protection", 1, "better protection from attacks", "poorer protection from attacks", 0.1
    ),
}
"""By the names of the evaluator's features."""


CARDS: Final[Wordings] = {
    "an event to end with": Wording(1.0, "event", 1, "an End Game Event in hand", "no End Game Event in hand", 0.1),
    "an event that fits now": Wording(
        1.0,
        "event",
        1,
        "an End Game Event that you can play at once",
        "no End Game Event that you can play at once",
        0.1,
    ),
    "cards in hand": cards(5.0),
    "cards that fit": Wording(
        4.0,
        "playable",
        1,
        "{n} more {n|card|cards} in hand that you can play",
        "{n} {n|card|cards} fewer in hand that you can play",
    ),
    "cards whose condition fails": Wording(
        2.0,
        "waiting",
        0,
        "{n} more {n|card|cards} in hand waiting for {n|its condition|their conditions}",
        "{n} {n|card|cards} fewer in hand waiting for {n|its condition|their conditions}",
    ),
    "best card": Wording(6.0, "hand", 1, "a better card to play next", "no card as good to play next", 0.5),
    "second card": Wording(6.0, "hand", 1, "a better second card to play", "no second card as good to play", 0.5),
    "worth of all cards held": Wording(12.0, "hand", 1, "a hand worth more", "a hand worth less", 0.5),
    "public cards in reach": Wording(
        5.0, "to buy", 1, "{n} more public {n|card|cards} you can buy", "{n} public {n|card|cards} fewer you can buy"
    ),
    "best public card": Wording(6.0, "to buy", 1, "a better public card to buy", "no public card as good to buy", 0.5),
    "second public card": Wording(
        6.0,
        "to buy",
        1,
        "a better second choice of public cards to buy",
        "a poorer second choice of public cards to buy",
        0.5,
    ),
    "best character to invite": Wording(
        6.0, "ward", 1, "a better character for a ward visit", "no character as good for a ward visit", 0.5
    ),
    "my cards each turn": Wording(
        4.0,
        "refill",
        1,
        "more cards to come from your Refill phases",
        "fewer cards to come from your Refill phases",
        0.5,
    ),
    "my freedom to buy": Wording(1.0, "freedom", 1, "more freedom to buy", "less freedom to buy", 0.1),
    "my freedom to play": Wording(1.0, "freedom", 1, "more freedom to play", "less freedom to play", 0.1),
    "free play on my turn": Wording(
        1.0,
        "waived",
        1,
        "a next turn on which number and condition of a card don’t matter",
        "a next turn on which number and condition of a card matter",
        0.1,
    ),
    "free buy on my turn": Wording(
        1.0,
        "waived",
        1,
        "a next turn on which you buy whatever the number",
        "a next turn on which you buy by number",
        0.1,
    ),
    "events out of sight": Wording(
        3.0,
        "event",
        0,
        "{n} more End Game {n|Event|Events} out of sight",
        "{n} End Game {n|Event|Events} fewer out of sight",
    ),
}
"""By the names of the evaluator's features."""


RIVALS: Final[Wordings] = {
    "lead in total": Wording(
        15.0,
        "points",
        1,
        "{n} {n|point|points} more ahead of {rival} as things stand",
        "{n} {n|point|points} less ahead of {rival} as things stand",
    ),
    "lead in forecast": Wording(
        15.0,
        "forecast",
        1,
        "about {n} {n|point|points} more ahead of {rival} in the end",
        "about {n} {n|point|points} less ahead of {rival} in the end",
    ),
    "rival's forecast": Wording(
        40.0,
        "forecast",
        -1,
        "about {n} more {n|point|points} to expect for {rival}",
        "about {n} {n|point|points} fewer to expect for {rival}",
    ),
    "rival's total": Wording(
        40.0,
        "rival's points",
        -1,
        "{n} more {n|point|points} for {rival} as things stand",
        "{n} {n|point|points} fewer for {rival} as things stand",
    ),
    "rival's base score": Wording(
        30.0,
        "rival's points",
        -1,
        "{n} more base {n|point|points} for {rival}",
        "{n} base {n|point|points} fewer for {rival}",
    ),
    "rival's weakest type": Wording(
        3.0,
        "rival's weakest",
        -1,
        "{n} more {n|point|points} in the weakest type of {rival}",
        "{n} {n|point|points} fewer in the weakest type of {rival}",
    ),
    "rival's second weakest type": Wording(
        4.0,
        "rival's second weakest",
        -1,
        "{n} more {n|point|points} in the second weakest type of {rival}",
        "{n} {n|point|points} fewer in the second weakest type of {rival}",
    ),
    "rival's other types": Wording(
        10.0,
        "rival's other types",
        -1,
        "{n} more {n|point|points} in the two strongest types of {rival}",
        "{n} {n|point|points} fewer in the two strongest types of {rival}",
    ),
    "rival's points to the end": Wording(
        7.0,
        "event",
        0,
        "{rival} {n} {n|point|points} further from an End Game Event",
        "{rival} {n} {n|point|points} nearer to an End Game Event",
    ),
    "rival's cards in hand": rivals_cards(5.0),
    "rival's room": Wording(16.0, "rival's room", -1, "more room to grow for {rival}", "less room to grow for {rival}"),
    "rival's room in the weakest type": Wording(
        4.0,
        "rival's room",
        -1,
        "more room to grow where {rival} has least",
        "less room to grow where {rival} has least",
        0.5,
    ),
    "rival's cards each turn": Wording(
        4.0,
        "rival's refill",
        -1,
        "more cards to come from the Refill phases of {rival}",
        "fewer cards to come from the Refill phases of {rival}",
        0.5,
    ),
    "rival's protection": Wording(
        1.0,
        "rival's protection",
        -1,
        "better protection of {rival} from attacks",
        "poorer protection of {rival} from attacks",
        0.1,
    ),
    "public event for the rival": Wording(
        1.0,
        "event",
        0,
        "a public End Game Event that {rival} has the points for",
        "no public End Game Event that {rival} has the points for",
        0.1,
    ),
    "lead on the others": lead_on_others(20.0),
    "others' cards in hand": Wording(
        10.0,
        "others' cards",
        -1,
        "{n} more {n|card|cards} in the hands of everybody but {rival}",
        "{n} {n|card|cards} fewer in the hands of everybody but {rival}",
    ),
    "others' points to the end": Wording(
        7.0,
        "event",
        0,
        "nobody besides {rival} as near to an End Game Event, by {n} {n|point|points}",
        "somebody besides {rival} {n} {n|point|points} nearer to an End Game Event",
    ),
    "best public card for the rival": Wording(
        6.0, "rival to buy", -1, "a better public card for {rival}", "no public card as good for {rival}", 0.5
    ),
}
"""By the names of the evaluator's features."""


NOT_TOLD: Final = ("turns until mine", "turns until the rival's", "worth of one point more")
"""The order of turns, which no choice changes; and what one point more is worth, which is the evaluator's own."""
CLOCK: Final = ("rounds to the limit", "cards left to draw", "my turns to the limit", "rival's turns to the limit")
"""What the rounds to come depend on."""
POCKET_CHANGAN: Final[Wordings] = {
    **CITY,
    **CARDS,
    **RIVALS,
    **dict.fromkeys(CLOCK, silent("end")),
    **dict.fromkeys(NOT_TOLD),
}
"""By the names of the evaluator's features."""
