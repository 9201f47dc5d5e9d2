"""Verbs of Xanadu (section 7): nine, with 374 distinct choices."""

from typing import Final

from tongbao.engine.choice import ActionSpace, Parameter
from tongbao.games.xanadu.cards.schema import MOST_CARDS

CARD: Final = Parameter("card", 1, MOST_CARDS)

ACTIONS: Final = ActionSpace("xanadu")
START: Final = ACTIONS.verb("start", [CARD])
SELL: Final = ACTIONS.verb("sell", [CARD])
END_SALES: Final = ACTIONS.verb("end_sales", []).only
BUILD: Final = ACTIONS.verb("build", [CARD])
END_BUILDING: Final = ACTIONS.verb("end_building", []).only
PLACE: Final = ACTIONS.verb("place", [CARD])
END_WORKERS: Final = ACTIONS.verb("end_workers", []).only
WORKER: Final = ACTIONS.verb("worker", [CARD])
SKIP_TURN: Final = ACTIONS.verb("skip_turn", []).only
