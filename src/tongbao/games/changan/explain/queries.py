"""Queries: all choices that a page may ask about, possible or not (section 5)."""

from typing import Final

from tongbao.engine.choice import Choice, Verb
from tongbao.games.changan.cards.actions import (
    ACQUIRE,
    ACTIVATE,
    BUILD,
    BUILD_SILK,
    BUY,
    COPY,
    DRAW_DECK,
    DRAW_DISPLAY,
    END_TURN,
    KEEP,
    MOVE,
    PLAY,
    PRODUCE,
    RECOVER,
    SPACE,
)
from tongbao.games.changan.explain.why_not import FROM_HAND, why_never
from tongbao.games.changan.rules.asking import Ask
from tongbao.games.changan.rules.producing import under_way
from tongbao.games.changan.state.table import Changan

OF_A_TURN: Final = [
    DRAW_DECK.verb,
    DRAW_DISPLAY,
    PRODUCE,
    BUILD,
    BUILD_SILK,
    BUY,
    ACQUIRE,
    END_TURN.verb,
    PLAY,
    MOVE,
    SPACE,
]
"""What the table stands for at any time."""


def queries(game: Changan, seat: int) -> list[Choice]:
    """What decks, cards, gates, spaces and buttons stand for in a turn, and in what is being asked."""
    step = game.step
    verbs = OF_A_TURN[:]
    if isinstance(step, Ask) and step.seat == seat:
        verbs += [verb for verb in step.verbs() if verb not in verbs]
    return [choice for verb in verbs for choice in shown(game, seat, verb)]


def shown(game: Changan, seat: int, verb: Verb) -> list[Choice]:
    """The choices of a verb that something on the table stands for."""
    if verb in FROM_HAND:
        return [verb.of[card] for card in game.hands[seat]]
    if verb is KEEP:
        return [verb.of[card] for card in game.looked]
    if verb is RECOVER:
        return [verb.of[card] for card in game.discards]
    return [choice for choice in verb.choices if is_there(game, seat, choice)]


def is_there(game: Changan, seat: int, choice: Choice) -> bool:
    """Whether the seat, the Silk or the card that a choice names is at the table."""
    verb, numbers = choice.verb, choice.parameters
    if why_never(game, seat, choice) is not None:
        return False
    if verb is MOVE:
        return numbers[1] <= len(game.gates[seat][numbers[0]])
    if verb is COPY:
        return numbers[2] <= len(game.districts[numbers[0]][numbers[1]])
    producing = under_way(game)
    return verb is not ACTIVATE or (producing is not None and numbers[0] <= len(game.districts[seat][producing.gate]))
