"""How deep the search looks in each game; found by duels."""

from typing import Final

from tongbao.bots.judgement.judges import judge_of
from tongbao.bots.policies.policies import policy_of
from tongbao.bots.search.budget import Budget
from tongbao.bots.search.search import Depth, Search
from tongbao.bots.search.worlds import Worlds

USUAL: Final = (4, 0, 0)
DEPTHS: Final[dict[str, tuple[int, int, int]]] = {}
"""By game: worlds, and after how many full rounds of all seats the judge is asked, at first and when it matters."""


def depth_in(game: str, players: int) -> Depth:
    """How deep to look in a game with so many players."""
    worlds, rounds, more_rounds = DEPTHS.get(game, USUAL)
    return Depth(worlds, rounds * players, more_rounds * players)


def search_in(worlds: Worlds, budget: Budget) -> Search:
    """A search with all that was learned of the game, as deep as is usual for it."""
    game = worlds.world(0)
    name = game.setup.meta.name
    return Search(worlds, judge_of(name), policy_of(name), budget, depth_in(name, game.players))
