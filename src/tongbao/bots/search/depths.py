"""How deep the search looks in each game; found by duels."""

from typing import Final

from tongbao.bots.judgement.judges import judge_of
from tongbao.bots.policies.policies import policy_of
from tongbao.bots.search.budget import Budget
from tongbao.bots.search.search import Depth, Search
from tongbao.bots.search.worlds import Worlds

DOUBT: Final = 0.01
USUAL: Final = Depth(4, doubt=DOUBT)
DEPTHS: Final[dict[str, Depth]] = {
    "xanadu": Depth(16, ahead=1, doubt=DOUBT),
    "changan": Depth(8, more_rounds=1, ahead=1, doubt=DOUBT),
    "pocket_changan": Depth(8, rounds=1, more_rounds=1, ahead=1, doubt=DOUBT),
    "silk_cities": Depth(4, doubt=DOUBT),
}
"""By game; the rounds are full rounds of all seats."""
CROWDED: Final = {"xanadu": Depth(16, more_rounds=1, doubt=DOUBT)}
"""The same with more than two seats, where that is found otherwise."""


def depth_in(game: str, players: int) -> Depth:
    """How deep to look in a game with so many players."""
    depth = (CROWDED.get(game) if players > 2 else None) or DEPTHS.get(game, USUAL)
    rounds, more_rounds, ahead = depth.rounds * players, depth.more_rounds * players, depth.ahead * players
    return Depth(depth.worlds, rounds, more_rounds, ahead, depth.doubt)


def search_in(worlds: Worlds, budget: Budget) -> Search:
    """A search with all that was learned of the game, as deep as is usual for it."""
    game = worlds.world(0)
    name = game.setup.meta.name
    return Search(worlds, judge_of(name), policy_of(name), budget, depth_in(name, game.players))
