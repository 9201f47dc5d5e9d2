"""Games of OpenSpiel for tests: played at random, and walked through in full."""

import random
from collections.abc import Iterator
from typing import Any

import pyspiel

import tongbao.research.openspiel as openspiel
from tongbao.research.small.pocket_changan import SmallPocketChangan

FOUR = SmallPocketChangan("four_of_pocket_changan", ["wu_ku", "xuan_wu_men", "le_you_yuan", "qi_ting"])
openspiel.register(FOUR)
TINY = "python_tongbao_four_of_pocket_changan(chance=explicit)"
"""The smallest tree: six cards, four of them hidden."""


def any_action(state: Any, dice: random.Random) -> int:
    """What anybody may do, or chance may bring, by chance."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        return int(dice.choices(outcomes, chances)[0])
    return int(dice.choice(state.legal_actions()))


def moves(name: str, seed: int, parameters: dict[str, Any] | None = None) -> Iterator[Any]:
    """A random game: its state, the same object each time, before every move and at the end."""
    state, dice = pyspiel.load_game(name, parameters or {}).new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        yield state
        state.apply_action(any_action(state, dice))
    yield state


def tree(state: Any) -> Iterator[Any]:
    """A state and all that may follow."""
    yield state
    if not state.is_terminal():
        for action in state.legal_actions():
            yield from tree(state.child(action))
