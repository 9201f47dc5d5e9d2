"""Which class a thing is of is told rightly, whatever was asked before; compiled classes of ``ABC`` mix it up.

All compiled by mypyc 2.4.1 share the answers that ``ABC`` itself remembers, so the core has plain base classes.
"""

from itertools import permutations

import tongbao
from tongbao.bots.core.bot import Bot, RandomBot
from tongbao.bots.core.evaluator import Evaluator
from tongbao.bots.core.policy import Policy
from tongbao.engine.game import Game
from tongbao.engine.luck import FastLuck, Luck
from tongbao.engine.meta import Meta
from tongbao.games.silk_cities.meta import SilkCitiesMeta
from tongbao.games.silk_cities.state.table import SilkCities
from tongbao.games.xanadu.table import Xanadu

BASES = [Game, Luck, Meta, Bot, Evaluator, Policy]


def test_every_thing_is_of_its_own_kind_alone() -> None:
    things = {tongbao.new("xanadu", seed=1): Game, FastLuck.from_seed(1): Luck, RandomBot(1): Bot}
    for bases in permutations(BASES):
        for thing, kind in things.items():
            assert [base for base in bases if isinstance(thing, base)] == [kind]


def test_a_game_is_no_other_game() -> None:
    game = tongbao.new("xanadu", seed=1)
    for _ in range(2):
        assert not isinstance(game, SilkCities)
        assert isinstance(game, Xanadu)
        assert isinstance(game, Game)
        assert issubclass(SilkCitiesMeta, Meta)
        assert not issubclass(SilkCitiesMeta, Game)
