"""Verbs of Pocket Chang’An (section 5.2): sixteen, with 844 distinct choices."""

from typing import Final

from tongbao.engine.choice import ActionSpace, Parameter
from tongbao.games.pocket_changan.cards.places import CARDS, COLUMNS

CARD: Final = Parameter("card", 0, CARDS - 1)
COLUMN: Final = Parameter("column", 0, COLUMNS - 1)

ACTIONS: Final = ActionSpace("pocket_changan")
PLAY: Final = ACTIONS.verb("play", [CARD, COLUMN])
PAY: Final = ACTIONS.verb("pay", [CARD])
BUY: Final = ACTIONS.verb("buy", [CARD])
KEEP: Final = ACTIONS.verb("keep", []).only
PLACE: Final = ACTIONS.verb("place", [COLUMN])
DRAW: Final = ACTIONS.verb("draw", []).only
PASS: Final = ACTIONS.verb("pass", []).only
DESCEND: Final = ACTIONS.verb("descend", [COLUMN])
TAKE: Final = ACTIONS.verb("take", [CARD])
SKIP: Final = ACTIONS.verb("skip", []).only
OFFER: Final = ACTIONS.verb("offer", [CARD])
RECALL: Final = ACTIONS.verb("recall", [CARD])
COPY: Final = ACTIONS.verb("copy", [CARD])
LOSE: Final = ACTIONS.verb("lose", [CARD])
GIVE: Final = ACTIONS.verb("give", [CARD])
DROP: Final = ACTIONS.verb("drop", [CARD])

PLAY_IN: Final = [PLAY.choices[first : first + COLUMNS] for first in range(0, len(PLAY.choices), COLUMNS)]
"""By card and column: the choice to play the card there."""
