"""Using the effect of a Character, and the offer to use it when it was just built (sections 6.3 and 11.1)."""

from typing import Any, Final

from tongbao.engine.choice import NOTHING, Choice, Verb
from tongbao.engine.reasons import Reason
from tongbao.games.changan import log
from tongbao.games.changan.actions import DECLINE, USE
from tongbao.games.changan.effects.effect import CharacterEffect
from tongbao.games.changan.effects.questions import Question
from tongbao.games.changan.reasons import helps, reason
from tongbao.games.changan.table import Changan

OFFER: Final = [USE, DECLINE]


def use(game: Changan, seat: int, card: int, effect: CharacterEffect[Any]) -> None:
    """Let the effect of a Character happen for the seat."""
    log.uses(game, seat, card)
    effect.ask(game, seat, card)


def no_character(game: Changan, card: int) -> Reason:
    """A built card that is never used: it is no Character."""
    kind = "permanent" if game.cards.permanent[card] is not None else "game_end"
    return reason(kind, {"card": card}, causes=[card])


class Offer(Question):
    """A Character was just built: its effect may be used now if it is usable (6.3)."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, card: int, effect: CharacterEffect[Any]) -> None:
        super().__init__(seat, card)
        self.effect: Final = effect

    def verb(self) -> Verb:
        return USE.verb

    def choices(self, game: Changan) -> list[Choice]:
        return OFFER if self.effect.usable(game, self.seat) else NOTHING

    def verbs(self) -> list[Verb]:
        return [USE.verb, DECLINE.verb]

    def first(self, game: Changan) -> Reason:
        return reason("offer", {"card": self.card}, remedies=helps(game, OFFER))

    def take(self, game: Changan, choice: Choice) -> None:
        if choice is USE:
            use(game, self.seat, self.card, self.effect)
        else:
            log.declines(game, self.seat, self.card)
