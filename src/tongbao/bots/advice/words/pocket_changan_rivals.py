"""The reasons of Pocket Chang’An in words: the rivals."""

from typing import Final

from tongbao.bots.advice.wording import Wording, Wordings
from tongbao.bots.advice.words.common import lead_on_others, rivals_cards

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
    "rival's room": Wording(
        16.0,
        "rival's room",
        -1,
        "more room to grow for {rival}",
        "less room to grow for {rival}",
    ),
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
        6.0,
        "rival to buy",
        -1,
        "a better public card for {rival}",
        "no public card as good for {rival}",
        0.5,
    ),
}
"""By the names of the judge's features."""
