"""The games that can be played, by name."""

from typing import Any, Final

from tongbao.engine.meta import Meta
from tongbao.games.changan.meta import CHANGAN
from tongbao.games.pocket_changan.meta import POCKET_CHANGAN
from tongbao.games.silk_cities.meta import SILK_CITIES
from tongbao.games.xanadu.meta import XANADU

ALL: Final[list[Meta[Any]]] = [XANADU, CHANGAN, POCKET_CHANGAN, SILK_CITIES]
GAMES: Final = {meta.name: meta for meta in ALL}
