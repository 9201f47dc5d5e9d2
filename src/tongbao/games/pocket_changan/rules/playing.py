"""Playing a card: where it may go, and what keeps it from a column (section 6.1)."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.games.pocket_changan.cards.actions import PLAY_IN
from tongbao.games.pocket_changan.state import events
from tongbao.games.pocket_changan.state.card import Card
from tongbao.games.pocket_changan.state.powers import Powers
from tongbao.games.pocket_changan.state.table import PocketChangan


def is_free(game: PocketChangan, seat: int) -> bool:
    """Whether the seat plays without the rules of number and condition: Bai Fei Dai Xing or Li Longji."""
    return game.free_play is not None or game.powers[seat].is_free


def columns_for(game: PocketChangan, seat: int, card: int) -> list[int]:
    """The columns where the seat may play the card now: column, number and condition."""
    held, powers, free = game.cards[card], game.powers[seat], is_free(game, seat)
    if not held.meets(powers, free):
        return []
    return [k for k in powers.opens[held.form] if free or powers.fits(held.number, k)]


def plays(game: PocketChangan, seat: int) -> list[Choice]:
    """A choice for every hand card and every column where it may be played."""
    cards, powers, free = game.cards, game.powers[seat], is_free(game, seat)
    found: list[Choice] = []
    for card in game.hands[seat]:
        held = cards[card]
        condition = held.condition
        if condition is None or condition.holds(powers, free):
            for k in powers.opens[held.form]:
                if free or powers.fits(held.number, k):
                    found.append(PLAY_IN[card][k])
    return found


class Gap:
    """What keeps a card from a column of a seat with these powers; ``free``: rules 2 and 3 are waived.

    ``closed``: the column isn't open to it; ``misfit``: its number doesn't fit there; ``unmet``: its condition doesn't
    hold. Of a condition ``has`` is what it looks at, ``needs`` what that must be at least; both 0 without one.
    """

    __slots__ = ("closed", "has", "misfit", "needs", "unmet")

    def __init__(self, card: Card, powers: Powers, free: bool, k: int) -> None:
        condition = card.condition
        self.closed: Final = k not in powers.opens[card.form]
        self.unmet: Final = not card.meets(powers, free)
        self.misfit: Final = not free and not powers.fits(card.number, k)
        self.has: Final = condition.reached(powers.points) if condition is not None else 0
        self.needs: Final = condition.asks(powers) + 1 if condition is not None else 0

    def is_nearer_than(self, other: "Gap") -> bool:
        """Whether less keeps the card away than in the other case, and neither column nor number does any more."""
        if self.closed or self.misfit:
            return False
        if not self.unmet:
            return True
        if self.short == other.short:
            return other.unmet and (other.closed or other.misfit)
        return other.unmet and self.short < other.short

    @property
    def short(self) -> int:
        """How much the condition is short of; less than 1 if there is enough."""
        return self.needs - self.has


def play(game: PocketChangan, seat: int, card: int, column: int) -> None:
    """The card goes from the hand to the end of the column; then its play effect is resolved."""
    game.take_from_hand(seat, card)
    game.lay(seat, card, column)
    events.play(game, seat, card, column)
    game.cards[card].effect.resolve(game, seat, card)
