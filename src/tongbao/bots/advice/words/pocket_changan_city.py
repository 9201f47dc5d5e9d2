"""The reasons of Pocket Chang’An in words: points, types and abilities."""

from typing import Final

from tongbao.bots.advice.wording import Wording, Wordings
from tongbao.bots.advice.words.common import LAST_ROUND, rounds

CITY: Final[Wordings] = {
    "rounds to come": rounds(5.0),
    "last round": LAST_ROUND,
    "another turn for me": Wording(
        1.0,
        "end",
        1,
        "another turn for you",
        "no more turn for you",
        0.1,
    ),
    "my forecast": Wording(
        40.0,
        "forecast",
        1,
        "about {n} more {n|point|points} to expect in the end",
        "about {n} {n|point|points} fewer to expect in the end",
    ),
    "my total": Wording(
        40.0,
        "points",
        1,
        "{n} more {n|point|points} as things stand",
        "{n} {n|point|points} fewer as things stand",
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
        4.0,
        "room",
        1,
        "more room to grow in your weakest type",
        "less room to grow in your weakest type",
        0.5,
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
        4.0,
        "room",
        1,
        "more room to grow in your strongest type",
        "less room to grow in your strongest type",
        0.5,
    ),
    "my other help": Wording(
        1.0,
        "help",
        1,
        "more help from cards in play",
        "less help from cards in play",
        0.1,
    ),
    "my protection": Wording(
        1.0,
        "protection",
        1,
        "better protection from attacks",
        "poorer protection from attacks",
        0.1,
    ),
}
"""By the names of the judge's features."""
