"""The reasons of Pocket Chang’An in words: cards and events."""

from typing import Final

from tongbao.bots.advice.wording import Wording, Wordings
from tongbao.bots.advice.words.common import cards

CARDS: Final[Wordings] = {
    "an event to end with": Wording(
        1.0,
        "event",
        1,
        "an End Game Event in hand",
        "no End Game Event in hand",
        0.1,
    ),
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
    "best card": Wording(
        6.0,
        "hand",
        1,
        "a better card to play next",
        "no card as good to play next",
        0.5,
    ),
    "second card": Wording(
        6.0,
        "hand",
        1,
        "a better second card to play",
        "no second card as good to play",
        0.5,
    ),
    "worth of all cards held": Wording(12.0, "hand", 1, "a hand worth more", "a hand worth less", 0.5),
    "public cards in reach": Wording(
        5.0,
        "to buy",
        1,
        "{n} more public {n|card|cards} you can buy",
        "{n} public {n|card|cards} fewer you can buy",
    ),
    "best public card": Wording(
        6.0,
        "to buy",
        1,
        "a better public card to buy",
        "no public card as good to buy",
        0.5,
    ),
    "second public card": Wording(
        6.0,
        "to buy",
        1,
        "a better second choice of public cards to buy",
        "a poorer second choice of public cards to buy",
        0.5,
    ),
    "best character to invite": Wording(
        6.0,
        "ward",
        1,
        "a better character for a ward visit",
        "no character as good for a ward visit",
        0.5,
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
"""By the names of the judge's features."""
