"""The reasons of Chang’an in words."""

from typing import Final

from tongbao.bots.advice.wording import Wordings
from tongbao.bots.advice.words.changan_cards import CARDS
from tongbao.bots.advice.words.changan_city import CITY
from tongbao.bots.advice.words.changan_rivals import RIVALS

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
CHANGAN: Final[Wordings] = {
    **CITY,
    **CARDS,
    **RIVALS,
    **dict.fromkeys(NOT_TOLD),
}
"""By the names of the judge's features."""
