"""How deep the search looks in each game; found by duels."""

from typing import Final

from tongbao.bots.search.search import Depth

USUAL: Final = (4, 0, 0)
DEPTHS: Final[dict[str, tuple[int, int, int]]] = {}
"""By game: worlds, and after how many full rounds of all seats the judge is asked, at first and when it matters."""


def depth_in(game: str, players: int) -> Depth:
    """How deep to look in a game with so many players."""
    worlds, rounds, more_rounds = DEPTHS.get(game, USUAL)
    return Depth(worlds, rounds * players, more_rounds * players)
