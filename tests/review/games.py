"""Finished games to look at again, one of each kind that can be reviewed."""

from functools import cache

import tongbao
from tongbao.bots import BOTS
from tongbao.bots.registry import EVALUATORS, evaluator_for, policy_for
from tongbao.bots.search.budget import Budget
from tongbao.bots.search.determinizations import Determinizations
from tongbao.bots.search.line import Line
from tongbao.bots.search.search import Search, SearchSettings
from tongbao.engine.choice import Choice
from tongbao.engine.secrecy import Seat
from tongbao.lab.contenders import contender
from tongbao.review.depth import Depth

REVIEWED = sorted(EVALUATORS)
SEAT = 0
SAMPLES = 400
GLANCE = Depth(chart=2, first=12, worlds=4, second=48, more=8, most=3, draws=2)
"""Good enough to see what a review looks like."""
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
    """The record of a game between good players in which SEAT went clearly wrong once, and when: at which decision."""
    table = tongbao.new(game, players=players, seed=seed)
    bots = [contender("judged", seed * 10 + seat) for seat in range(players)]
    planted = -1
    while not table.over:
        actor = table.actor
        choices = table.choices(actor)
        choice = bots[actor].choose(Seat(table, actor))
        if actor == SEAT and planted < 0 and len(choices) > 2 and table.decisions > 20:
            worlds, search_budget = Determinizations(Seat(table, actor), 5), Budget(samples=SAMPLES)
            lines = Search(worlds, evaluator_for(game), policy_for(game), search_budget, SearchSettings(8)).think(
                choices
            )
            of_each: dict[Choice, Line] = {}
            for line in sorted(lines, key=Line.mean):
                of_each[line.first()] = line
            best, worst = max(of_each.values(), key=Line.mean), min(of_each.values(), key=Line.mean)
            worlds = Determinizations(Seat(table, actor), 5)
            deeper = Search(worlds, evaluator_for(game), policy_for(game), Budget(samples=SAMPLES), SearchSettings(8))
            worst = deeper.think([worst.first()])[0]
            fresh = Search(
                Determinizations(Seat(table, actor), 99),
                evaluator_for(game),
                policy_for(game),
                Budget(),
                SearchSettings(32),
            )
            if fresh.tried(best.opening).mean() - fresh.tried(worst.opening).mean() > CLEARLY:
                choice, planted = worst.first(), table.decisions
        table.take(actor, choice)
    assert planted >= 0, "nobody could go wrong"
    return tongbao.Record.of(table).dumps(), planted
