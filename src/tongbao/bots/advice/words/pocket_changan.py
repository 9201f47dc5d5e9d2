"""The reasons of Pocket Chang’An in words."""

from typing import Final

from tongbao.bots.advice.wording import Wordings, silent
from tongbao.bots.advice.words.pocket_changan_cards import CARDS
from tongbao.bots.advice.words.pocket_changan_city import CITY
from tongbao.bots.advice.words.pocket_changan_rivals import RIVALS

NOT_TOLD: Final = ("turns until mine", "turns until the rival's", "worth of one point more")
"""The order of turns, which no choice changes; and what one point more is worth, which is the judge's own."""
CLOCK: Final = (
    "rounds to the limit",
    "cards left to draw",
    "my turns to the limit",
    "rival's turns to the limit",
)
"""What the rounds to come depend on."""
POCKET_CHANGAN: Final[Wordings] = {
    **CITY,
    **CARDS,
    **RIVALS,
    **dict.fromkeys(CLOCK, silent("end")),
    **dict.fromkeys(NOT_TOLD),
}
"""By the names of the judge's features."""
