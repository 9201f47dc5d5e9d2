"""The Character that lets two built cards change places (section 11.1)."""

from typing import Final

from tongbao.engine.choice import NOTHING, Choice, Verb
from tongbao.games.changan import log
from tongbao.games.changan.actions import DONE, SPACE
from tongbao.games.changan.board import GATES, ROWS
from tongbao.games.changan.characters.questions import Question
from tongbao.games.changan.table import Changan

SPACES: Final = [[SPACE.choices[d * ROWS + r] for r in range(ROWS)] for d in range(GATES)]
"""By district and row from 0."""


def spaces(game: Changan, seat: int) -> list[Choice]:
    """The spaces of the seat's districts that hold a card."""
    city = game.districts[seat]
    return [SPACES[d][r] for d in range(GATES) for r in range(len(city[d]))]


class SwapFirst(Question):
    """Choose the first of two built cards, or none."""

    def verb(self, game: Changan) -> Verb:
        return SPACE

    def choices(self, game: Changan) -> list[Choice]:
        found = spaces(game, self.seat)
        if len(found) < 2:
            return NOTHING
        found.append(DONE)
        return found

    def take(self, game: Changan, choice: Choice) -> None:
        if choice is not DONE:
            game.next(SwapSecond(self.seat, self.card, choice))


class SwapSecond(Question):
    """Choose the second; the two change places, nothing else happens."""

    __slots__ = ("first",)

    def __init__(self, seat: int, card: int, first: Choice) -> None:
        super().__init__(seat, card)
        self.first: Final = first

    def verb(self, game: Changan) -> Verb:
        return SPACE

    def choices(self, game: Changan) -> list[Choice]:
        return [space for space in spaces(game, self.seat) if space is not self.first]

    def take(self, game: Changan, choice: Choice) -> None:
        d, r = self.first.parameters
        e, q = choice.parameters
        city = [district[:] for district in game.districts[self.seat]]
        city[d][r - 1], city[e][q - 1] = city[e][q - 1], city[d][r - 1]
        game.districts[self.seat] = city
        log.swaps(game, self.seat, city[e][q - 1], city[d][r - 1])

    def __str__(self) -> str:
        return f"{super().__str__()} {self.first}"
