"""Effects: what a card does (section 7); every kind is a subclass, found by its name in kinds.py."""

from typing import Final, Generic, TypeVar

from tongbao.games.pocket_changan.cards import effect_schema
from tongbao.games.pocket_changan.state.powers import Powers

G = TypeVar("G")
"""The class of the table."""


class Effect(Generic[G]):
    """What a card does: as long as it lies in an Urban Area, or once, right after it is laid (``when_played``).

    ``card`` is the card that it is printed on, ``kind`` the name of its kind.
    """

    __slots__ = ("card", "kind", "when_played")

    def __init__(self, card: int, printed: effect_schema.Effect) -> None:
        self.card: Final = card
        self.kind: Final = printed.kind
        self.when_played: Final = isinstance(printed, effect_schema.WhenPlayed)

    def add_to(self, powers: Powers) -> None:
        """In play: give the owner of the Urban Area what the effect gives."""

    def resolve(self, game: G, seat: int, laid: int) -> None:
        """When played: let it happen for the seat that laid or copies it; ``laid`` is the card just laid."""
