"""The reasons of Cities of the Silk Road in words."""

from typing import Final

from tongbao.bots.advice.wording import Wordings, silent
from tongbao.bots.advice.words.silk_cities_city import CITY
from tongbao.bots.advice.words.silk_cities_map import MAP
from tongbao.bots.advice.words.silk_cities_rivals import RIVALS

NOT_TOLD: Final = (
    "round",
    "silk cards to come",
    "turn still to come in this round",
    "points of an unknown card",
    "barbarians to come",
    "gifts payable twice",
)
"""The clock and the decks, which no choice changes; and goods for gifts, which the goods tell."""
PARTS: Final = {
    "last two Victory Points missing": "Victory Points",
    "first ten coins": "coins",
    "coins after gifts": "coins",
    "first three food": "food",
    "first three metal": "metal",
    "first citizens": "laborers",
    "rival's points to expect": "rival's cards",
    "rival's coins after gifts": "rival's coins",
}
"""What tells a part of a topic once more, by feature."""
SILK_CITIES: Final[Wordings] = {
    **CITY,
    **MAP,
    **RIVALS,
    **{feature: silent(topic) for feature, topic in PARTS.items()},
    **dict.fromkeys(NOT_TOLD),
}
"""By the names of the judge's features."""
