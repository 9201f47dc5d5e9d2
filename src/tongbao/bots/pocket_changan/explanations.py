"""Explanations of Pocket Chang’An: what the features of its evaluator are called where they are reasons."""

from typing import Final

from tongbao.bots.core.wording import LAST_ROUND, Wording, Wordings, cards, lead_on_others, rivals_cards, rounds, silent

CITY: Final[Wordings] = {
    "rounds to come": rounds(5.0),
    "last round": LAST_ROUND,
    "another turn for me": Wording(1.0, "end", 1, "another turn for you", "no further turn for you", 0.1),
    "my forecast": Wording(
        40.0,
        "forecast",
        1,
        "about {n} more {n|point|points} expected by the end",
        "about {n} fewer {n|point|points} expected by the end",
    ),
    "my total": Wording(
        40.0, "points", 1, "{n} more {n|point|points} as things stand", "{n} fewer {n|point|points} as things stand"
    ),
    "my base score": Wording(
        30.0,
        "points",
        1,
        "{n} more base {n|point|points} as things stand",
        "{n} fewer base {n|point|points} as things stand",
    ),
    "my bonus": Wording(
        20.0,
        "points",
        1,
        "{n} more bonus {n|point|points} as things stand",
        "{n} fewer bonus {n|point|points} as things stand",
    ),
    "my weakest type": Wording(
        3.0,
        "weakest",
        1,
        "{n} more {n|point|points} in your weakest type",
        "{n} fewer {n|point|points} in your weakest type",
    ),
    "my second weakest type": Wording(
        4.0,
        "second weakest",
        1,
        "{n} more {n|point|points} in your second weakest type",
        "{n} fewer {n|point|points} in your second weakest type",
    ),
    "my second strongest type": Wording(
        5.0,
        "second strongest",
        1,
        "{n} more {n|point|points} in your second strongest type",
        "{n} fewer {n|point|points} in your second strongest type",
    ),
    "my strongest type": Wording(
        6.0,
        "strongest",
        1,
        "{n} more {n|point|points} in your strongest type",
        "{n} fewer {n|point|points} in your strongest type",
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
        "an End Game Event you can play at once",
        "no End Game Event you can play at once",
        0.1,
    ),
    "cards in hand": cards(5.0),
    "cards that fit": Wording(
        4.0,
        "playable",
        1,
        "{n} more playable {n|card|cards} in hand",
        "{n} fewer playable {n|card|cards} in hand",
    ),
    "cards whose condition fails": Wording(
        2.0,
        "waiting",
        0,
        "{n} more {n|card|cards} in hand waiting for {n|its condition|their conditions}",
        "{n} fewer {n|card|cards} in hand waiting for {n|its condition|their conditions}",
    ),
    "best card": Wording(6.0, "hand", 1, "a better card to play next", "no card as good to play next", 0.5),
    "second card": Wording(6.0, "hand", 1, "a better second card to play", "no second card as good to play", 0.5),
    "worth of all cards held": Wording(12.0, "hand", 1, "a more valuable hand", "a less valuable hand", 0.5),
    "public cards in reach": Wording(
        5.0, "to buy", 1, "{n} more public {n|card|cards} you can buy", "{n} fewer public {n|card|cards} you can buy"
    ),
    "best public card": Wording(6.0, "to buy", 1, "a better public card to buy", "no public card as good to buy", 0.5),
    "second public card": Wording(
        6.0,
        "to buy",
        1,
        "a better second choice to buy",
        "a poorer second choice to buy",
        0.5,
    ),
    "best character to invite": Wording(
        6.0, "ward", 1, "a better character for a ward visit", "no character as good for a ward visit", 0.5
    ),
    "my cards each turn": Wording(
        4.0,
        "refill",
        1,
        "more cards from your Refill phases",
        "fewer cards from your Refill phases",
        0.5,
    ),
    "my freedom to buy": Wording(1.0, "freedom", 1, "more freedom to buy", "less freedom to buy", 0.1),
    "my freedom to play": Wording(1.0, "freedom", 1, "more freedom to play", "less freedom to play", 0.1),
    "free play on my turn": Wording(
        1.0,
        "waived",
        1,
        "no number or condition rules for playing on your next turn",
        "number and condition rules for playing on your next turn",
        0.1,
    ),
    "free buy on my turn": Wording(
        1.0,
        "waived",
        1,
        "no number rule for buying on your next turn",
        "the number rule for buying on your next turn",
        0.1,
    ),
    "events out of sight": Wording(
        3.0,
        "event",
        0,
        "{n} more End Game {n|Event|Events} out of sight",
        "{n} fewer End Game {n|Event|Events} out of sight",
    ),
}
"""By the names of the evaluator's features."""


RIVALS: Final[Wordings] = {
    "lead in total": Wording(
        15.0,
        "points",
        1,
        "{n} {n|point|points} better against {rival} as things stand",
        "{n} {n|point|points} worse against {rival} as things stand",
    ),
    "lead in forecast": Wording(
        15.0,
        "forecast",
        1,
        "about {n} {n|point|points} better against {rival} by the end",
        "about {n} {n|point|points} worse against {rival} by the end",
    ),
    "rival's forecast": Wording(
        40.0,
        "forecast",
        -1,
        "about {n} more {n|point|points} expected for {rival}",
        "about {n} fewer {n|point|points} expected for {rival}",
    ),
    "rival's total": Wording(
        40.0,
        "rival's points",
        -1,
        "{n} more {n|point|points} for {rival} as things stand",
        "{n} fewer {n|point|points} for {rival} as things stand",
    ),
    "rival's base score": Wording(
        30.0,
        "rival's points",
        -1,
        "{n} more base {n|point|points} for {rival}",
        "{n} fewer base {n|point|points} for {rival}",
    ),
    "rival's weakest type": Wording(
        3.0,
        "rival's weakest",
        -1,
        "{n} more {n|point|points} in {rival}’s weakest type",
        "{n} fewer {n|point|points} in {rival}’s weakest type",
    ),
    "rival's second weakest type": Wording(
        4.0,
        "rival's second weakest",
        -1,
        "{n} more {n|point|points} in {rival}’s second weakest type",
        "{n} fewer {n|point|points} in {rival}’s second weakest type",
    ),
    "rival's other types": Wording(
        10.0,
        "rival's other types",
        -1,
        "{n} more {n|point|points} in {rival}’s two strongest types",
        "{n} fewer {n|point|points} in {rival}’s two strongest types",
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
        "more room to grow where {rival} is weakest",
        "less room to grow where {rival} is weakest",
        0.5,
    ),
    "rival's cards each turn": Wording(
        4.0,
        "rival's refill",
        -1,
        "more cards from {rival}’s Refill phases",
        "fewer cards from {rival}’s Refill phases",
        0.5,
    ),
    "rival's protection": Wording(
        1.0,
        "rival's protection",
        -1,
        "better protection from attacks for {rival}",
        "poorer protection from attacks for {rival}",
        0.1,
    ),
    "public event for the rival": Wording(
        1.0,
        "event",
        0,
        "a public End Game Event {rival} has the points for",
        "no public End Game Event {rival} has the points for",
        0.1,
    ),
    "lead on the others": lead_on_others(20.0),
    "others' cards in hand": Wording(
        10.0,
        "others' cards",
        -1,
        "{n} more {n|card|cards} in the hands of everyone but {rival}",
        "{n} fewer {n|card|cards} in the hands of everyone but {rival}",
    ),
    "others' points to the end": Wording(
        7.0,
        "event",
        0,
        "the closest player apart from {rival} {n} {n|point|points} further from an End Game Event",
        "the closest player apart from {rival} {n} {n|point|points} nearer to an End Game Event",
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
