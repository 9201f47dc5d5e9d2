"""The games that can be played, by name."""

from typing import Final

from tongbao.engine.meta import Meta
from tongbao.games.changan.meta import CHANGAN
from tongbao.games.pocket_changan.meta import POCKET_CHANGAN
from tongbao.games.silk_cities.meta import SILK_CITIES
from tongbao.games.xanadu.meta import XANADU

GAMES: Final[dict[str, Meta]] = {game.name: game for game in [XANADU, CHANGAN, POCKET_CHANGAN, SILK_CITIES]}
