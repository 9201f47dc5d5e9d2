"""The bots against which a program learns."""

from collections.abc import Sequence

from tongbao import BadOption
from tongbao.bots import BOTS, Bot, bots_for


def rivals_of(game: str, players: int, names: str | Sequence[str]) -> list[type[Bot]]:
    """The bots of all seats but one: the same for each, or one for each, clockwise. Raises BadOption."""
    wishes = [names] * (players - 1) if isinstance(names, str) else list(names)
    if len(wishes) != players - 1:
        raise BadOption(f"With {players} players there are {players - 1} opponents, not {len(wishes)}.")
    possible = bots_for(game)
    for name in wishes:
        if name not in possible:
            raise BadOption(f"“{name}” can’t be an opponent in {game}; there are: {', '.join(possible)}.")
    return [BOTS[name] for name in wishes]
