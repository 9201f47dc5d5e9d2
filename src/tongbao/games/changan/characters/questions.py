"""Questions: the steps with which a card asks its player for a decision, and the gifts that most effects begin with."""

from typing import Final

from tongbao.engine.choice import Choice, Verb
from tongbao.engine.step import Step
from tongbao.games.changan import log
from tongbao.games.changan.actions import GAIN
from tongbao.games.changan.board import GATES, SILK, one
from tongbao.games.changan.cards.effects import Gift
from tongbao.games.changan.silk import can_take_silk, take_silk
from tongbao.games.changan.table import Changan

ALL_GAINS: Final = GAIN.choices
GAINS_IN: Final = [[GAIN.of[t] for t in range(GATES) if mask >> t & 1] for mask in range(1 << GATES)]
"""By mask of types."""


class Question(Step[Changan]):
    """A decision that the effect of ``card`` asks of ``seat``; ``left`` is how often it may still be asked."""

    __slots__ = ("card", "left")

    def __init__(self, seat: int, card: int, left: int = 1) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.left: Final = left

    def verb(self, game: Changan) -> Verb:
        """The verb of the answer."""
        raise NotImplementedError

    def __str__(self) -> str:
        return f"{type(self).__name__} {self.seat} {self.card} {self.left}"


class GainChoice(Question):
    """Take resources of one's choice, one by one."""

    def verb(self, game: Changan) -> Verb:
        return GAIN

    def choices(self, game: Changan) -> list[Choice]:
        return ALL_GAINS

    def take(self, game: Changan, choice: Choice) -> None:
        gain_one(game, self.seat, self.card, choice.parameters[0])
        if self.left > 1:
            game.next(GainChoice(self.seat, self.card, self.left - 1))


def gain_one(game: Changan, seat: int, card: int, type_: int, number: int = 1) -> None:
    """Take so many of one resource as the effect of a card."""
    game.tokens[seat][type_] += number
    if game.events is not None:
        log.gains(game, seat, card, one(type_, number))


def give_tokens(game: Changan, seat: int, card: int, tokens: list[int]) -> None:
    """Take the tokens that a card gives."""
    game.gain(seat, tokens)
    if tokens[SILK]:
        tokens = [*tokens[:SILK], take_silk(game, seat, tokens[SILK])]
    log.gains(game, seat, card, tokens)


def give(game: Changan, seat: int, card: int, gift: Gift) -> None:
    """Take the tokens, then the resources of one's choice."""
    if gift.choice:
        game.next(GainChoice(seat, card, gift.choice))
    if gift.gives:
        give_tokens(game, seat, card, gift.tokens)


def worth_using(game: Changan, seat: int, gift: Gift) -> bool:
    """Whether a gift brings anything: all but Silk alone that can't be taken."""
    return gift.choice > 0 or sum(gift.tokens[:SILK]) > 0 or (gift.tokens[SILK] > 0 and can_take_silk(game, seat))
