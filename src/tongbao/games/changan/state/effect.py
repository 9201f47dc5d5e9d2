"""Effects: objects made from what is printed on their cards, which never change (section 11)."""

from typing import Final, Generic, TypeVar

from tongbao.engine.reasons import Reason
from tongbao.games.changan.cards.effect_schema import Printed
from tongbao.games.changan.state.permanents import NO_GIFT, Gift, Permanents

G = TypeVar("G")
"""The class of the game."""


class Effect:
    """An effect of any kind; ``kind`` is the name of its kind."""

    __slots__ = ("kind",)

    def __init__(self, printed: Printed) -> None:
        self.kind: Final = str(printed.__struct_config__.tag)


class CharacterEffect(Effect, Generic[G]):
    """What a Character does when it is built, activated in Produce, or copied (section 11.1).

    ``gift`` are the tokens and the resources of one's choice that it brings, beside all else that it does.
    """

    __slots__ = ("gift",)

    def __init__(self, printed: Printed, gift: Gift = NO_GIFT) -> None:
        super().__init__(printed)
        self.gift: Final = gift

    def usable(self, game: G, seat: int) -> bool:
        """Whether it can do anything for the seat now."""
        raise NotImplementedError

    def why_useless(self, game: G, seat: int, card: int) -> Reason:
        """Why it can't, printed on a card; never asked of an effect that is always usable."""
        raise NotImplementedError

    def ask(self, game: G, seat: int, card: int) -> None:
        """Do for the seat what needs no decision, and put the card's questions in front."""
        raise NotImplementedError


class PermanentEffect(Effect):
    """What a Permanent changes as long as it is built (section 11.2)."""

    def add_to(self, answers: Permanents, card: int) -> None:
        """Add the part of the card: numbers add up, of prices the lowest counts (C-47)."""
        raise NotImplementedError

    def guards(self, what: str) -> bool:
        """Whether others can't take from there: ``gates``, ``tokens``, ``hand`` or ``silk``."""
        return False

    def eases_price(self, row: int) -> bool:
        """Whether it saves or replaces some of the price of a district space in a row, from 1 on."""
        return False

    def is_wild(self) -> bool:
        """Whether its card counts as every kind in the row bonuses."""
        return False


class GameEndEffect(Effect, Generic[G]):
    """What a Game End card is worth in the end (section 11.3): at most ``most`` points."""

    __slots__ = ("most",)

    def __init__(self, printed: Printed, most: int) -> None:
        super().__init__(printed)
        self.most: Final = most

    def points(self, game: G, seat: int) -> int:
        """What it gives the seat that has built it, as things stand."""
        raise NotImplementedError
