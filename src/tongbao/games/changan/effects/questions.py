"""Questions: the steps with which a card asks its player for a decision, and the gifts that many effects bring."""

from typing import Final

from tongbao.engine.choice import Choice, Verb
from tongbao.engine.reasons import Reason
from tongbao.engine.step import Step
from tongbao.games.changan import log
from tongbao.games.changan.actions import DONE, GAIN
from tongbao.games.changan.asking import Ask
from tongbao.games.changan.board import SILK, one
from tongbao.games.changan.permanents import Gift
from tongbao.games.changan.reasons import helps, reason
from tongbao.games.changan.silk import TakeSilk, can_take_silk, take_silk
from tongbao.games.changan.table import Changan


class Question(Ask):
    """A decision that the effect of ``card`` asks of ``seat``; ``left`` is how often it may still be asked."""

    __slots__ = ("card", "left")

    def __init__(self, seat: int, card: int, left: int = 1) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.left: Final = left

    def verb(self) -> Verb:
        """The verb of the answer."""
        raise NotImplementedError

    def verbs(self) -> list[Verb]:
        return [self.verb()]

    def why(self, game: Changan, choice: Choice) -> Reason:
        """The card doesn't let it be chosen; a question that offers less than it might says more."""
        return reason("not_among", {"card": self.card})

    def first(self, game: Changan) -> Reason:
        return reason("effect", {"card": self.card}, remedies=helps(game, [DONE]))


class GainChoice(Question):
    """Take resources of one's choice, one by one."""

    def verb(self) -> Verb:
        return GAIN

    def choices(self, game: Changan) -> list[Choice]:
        return GAIN.choices

    def take(self, game: Changan, choice: Choice) -> None:
        gain_one(game, self.seat, self.card, choice.parameters[0])
        if self.left > 1:
            game.next(GainChoice(self.seat, self.card, self.left - 1))


def gain_one(game: Changan, seat: int, card: int, type_: int, number: int = 1) -> None:
    """Take so many of one resource as the effect of a card."""
    game.tokens[seat][type_] += number
    if game.events is not None:
        tell_gain(game, seat, card, one(type_, number))


def gain_tokens(game: Changan, seat: int, card: int, tokens: list[int]) -> list[Step[Changan]]:
    """Take the tokens that a card gives; what follows: Silk that the stock doesn't have comes from the players."""
    game.gain(seat, tokens)
    wanted = tokens[SILK]
    if not wanted:
        tell_gain(game, seat, card, tokens)
        return []
    missing = take_silk(game, seat, wanted)
    tell_gain(game, seat, card, [*tokens[:SILK], wanted - missing])
    return [TakeSilk(seat, missing)] if missing else []


def give(game: Changan, seat: int, card: int, gift: Gift, draw: int = 0) -> None:
    """Take the tokens, draw so many cards, then take the resources of one's choice."""
    following = gain_tokens(game, seat, card, gift.tokens) if gift.gives else []
    draw_cards(game, seat, draw)
    if gift.choice:
        following.append(GainChoice(seat, card, gift.choice))
    game.then(following)


def draw_cards(game: Changan, seat: int, number: int) -> None:
    """Draw so many cards, or as many as there are."""
    for _ in range(number):
        card = game.draw(seat)
        if card:
            log.draw(game, seat, card)


def tell_gain(game: Changan, seat: int, card: int, tokens: list[int]) -> None:
    """In the log a Permanent gives, and of the effect of a Character tokens are the result."""
    if game.cards.permanent[card] is not None:
        log.gives(game, seat, card, tokens)
    else:
        log.gains(game, seat, tokens)


def brings_tokens(game: Changan, seat: int, tokens: list[int]) -> bool:
    """Whether the seat gets any of the tokens: all but Silk alone that can't be taken."""
    return sum(tokens[:SILK]) > 0 or (tokens[SILK] > 0 and can_take_silk(game, seat))


def brings(game: Changan, seat: int, gift: Gift) -> bool:
    """Whether the seat gets anything of a gift."""
    return gift.choice > 0 or brings_tokens(game, seat, gift.tokens)
