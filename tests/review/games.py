"""Finished games to look at again, one of each kind that can be reviewed."""

from functools import cache

import tongbao
from tongbao.bots import BOTS
from tongbao.bots.judgement.judges import JUDGES, judge_of
from tongbao.bots.policies.policies import policy_of
from tongbao.bots.search.budget import Budget
from tongbao.bots.search.search import Depth, Search
from tongbao.bots.search.worlds import Worlds
from tongbao.engine.secrecy import Seat

REVIEWED = sorted(JUDGES)
SEAT = 0
SAMPLES = 120
CLEARLY = 0.12
"""A choice that is worse by so much of the chance of winning is a blunder."""


@cache
def played(game: str, players: int, seed: int = 1) -> str:
    """The record of a game between greedy players."""
    table = tongbao.new(game, players=players, seed=seed)
    bots = [BOTS["greedy"](seed * 10 + seat) for seat in range(players)]
    while not table.over:
        table.take(table.actor, bots[table.actor].choose(Seat(table, table.actor)))
    return tongbao.Record.of(table).dumps()


@cache
def blundered(game: str, players: int, seed: int = 1) -> tuple[str, int]:
    """The record of such a game in which one decision of SEAT was clearly bad, and the number of that decision."""
    table = tongbao.new(game, players=players, seed=seed)
    bots = [BOTS["greedy"](seed * 10 + seat) for seat in range(players)]
    planted = -1
    while not table.over:
        actor = table.actor
        choices = table.choices(actor)
        choice = bots[actor].choose(Seat(table, actor))
        if actor == SEAT and planted < 0 and len(choices) > 2 and table.decisions > 20:
            worlds, search_budget = Worlds(Seat(table, actor), 5), Budget(samples=SAMPLES)
            lines = Search(worlds, judge_of(game), policy_of(game), search_budget, Depth(2, 0, 0)).think(choices)
            best, worst = lines[0], min(lines, key=lambda line: sum(line.wins) / len(line.wins))
            if sum(best.wins) / len(best.wins) - sum(worst.wins) / len(worst.wins) > CLEARLY:
                choice, planted = worst.first(), table.decisions
        table.take(actor, choice)
    assert planted >= 0, "nobody could go wrong"
    return tongbao.Record.of(table).dumps(), planted
