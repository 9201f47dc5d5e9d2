"""The judges of all games."""

from typing import Final

from tongbao.bots.judgement.changan import ChanganJudge
from tongbao.bots.judgement.judge import Judge
from tongbao.bots.judgement.pocket_changan import PocketChanganJudge
from tongbao.bots.judgement.silk_cities import SilkCitiesJudge
from tongbao.bots.judgement.xanadu import XanaduJudge
from tongbao.bots.learned.files import networks

JUDGES: Final[dict[str, type[Judge]]] = {
    "xanadu": XanaduJudge,
    "changan": ChanganJudge,
    "pocket_changan": PocketChanganJudge,
    "silk_cities": SilkCitiesJudge,
}
"""By the name of the game."""
MADE: Final[dict[str, Judge]] = {}


def judge_of(game: str) -> Judge:
    """The judge of the game of that name, with what it has learned."""
    found = MADE.get(game)
    if found is None:
        kind = JUDGES[game]
        MADE[game] = found = kind(networks(game, kind.names))
    return found
