"""Small games: the rules of the four, with eight to twelve cards and so few rounds that whole trees can be walked.

Only cards, hands and rounds are fewer, and games begin where something stands already: what may be done then, and what
it scores, is the game's own code. Two play, and seat 0 begins. They are no part of the catalogue; docs/openspiel.md
tells how large they are.
"""

from typing import Any, Final

from tongbao.engine.meta import Meta
from tongbao.research.small.changan import SMALL_CHANGAN
from tongbao.research.small.pocket_changan import SMALL_POCKET_CHANGAN
from tongbao.research.small.silk_cities import SMALL_SILK_CITIES
from tongbao.research.small.xanadu import SMALL_XANADU

ALL: Final[list[Meta[Any]]] = [SMALL_XANADU, SMALL_CHANGAN, SMALL_POCKET_CHANGAN, SMALL_SILK_CITIES]
SMALL_GAMES: Final = {meta.name: meta for meta in ALL}
"""By name."""
