"""What a seat may wish for, and why it isn't offered (section 5)."""

from typing import Final

from tongbao.engine.choice import Choice, Verb
from tongbao.engine.reasons import Reason
from tongbao.games.changan.actions import (
    ACQUIRE,
    ACTIVATE,
    BUILD,
    BUILD_SILK,
    BUY,
    COPY,
    DISCARD,
    DRAW_DECK,
    DRAW_DISPLAY,
    END_TURN,
    GIVE,
    KEEP,
    MOVE,
    PICK,
    PLAY,
    PRODUCE,
    RAID,
    RECOVER,
    SEAT,
    SPACE,
    STEAL,
    SWAP,
)
from tongbao.games.changan.asking import Ask
from tongbao.games.changan.board import ROAD, SILK
from tongbao.games.changan.producing import under_way
from tongbao.games.changan.reasons import reason
from tongbao.games.changan.refusals import why_spent
from tongbao.games.changan.table import Changan

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
FROM_HAND: Final = (PLAY, DISCARD, PICK)
OF_OTHERS: Final = (ACQUIRE, RAID, SEAT, STEAL)


def wishes(game: Changan, seat: int) -> list[Choice]:
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


def why_not(game: Changan, seat: int, choice: Choice) -> Reason:
    """Why a seat that has to choose something isn't offered this: the nearest thing in its way."""
    step = game.step
    assert isinstance(step, Ask)
    never = why_never(game, seat, choice)
    if never is not None:
        return never
    return step.why(game, choice) if choice.verb in step.verbs() else why_spent(game, choice) or step.first(game)


def why_never(game: Changan, seat: int, choice: Choice) -> Reason | None:
    """Why the choice isn't possible at this table, or with this hand, whatever is asked; None if it may be."""
    verb, numbers = choice.verb, choice.parameters
    if (verb in OF_OTHERS or verb is COPY) and numbers[0] >= game.players:
        return reason("no_seat", {})
    if verb in OF_OTHERS and numbers[0] == seat:
        return reason("self", {})
    if not game.terms.expansion and takes_silk(choice):
        return reason("no_road", {})
    if verb in FROM_HAND and numbers[0] not in game.hands[seat]:
        return reason("not_in_hand", {"card": numbers[0]})
    return None


def takes_silk(choice: Choice) -> bool:
    """Whether the choice is one of the expansion: of Silk, or of the Silk Road (section 9)."""
    verb, numbers = choice.verb, choice.parameters
    if verb is BUILD or verb is STEAL:
        return numbers[1] in (ROAD, SILK)
    return verb is BUILD_SILK or (verb in (GIVE, SWAP) and numbers[0] == SILK)
