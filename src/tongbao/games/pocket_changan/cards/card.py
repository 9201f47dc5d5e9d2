"""A card as the rules know it: what is printed on it, made ready to be asked."""

from typing import Any, Final

from tongbao.games.pocket_changan.cards.conditions import Condition
from tongbao.games.pocket_changan.cards.places import COLUMNS, WILD
from tongbao.games.pocket_changan.cards.schema import CardFace
from tongbao.games.pocket_changan.cards.scores import Score
from tongbao.games.pocket_changan.effects.effect import Effect
from tongbao.games.pocket_changan.powers import Powers


class Card:
    """One of the 64 cards. ``type`` is its printed column, ``form`` the same, 4 more for a character."""

    __slots__ = (
        "condition",
        "effect",
        "face",
        "form",
        "is_building",
        "is_character",
        "number",
        "score",
        "type",
    )

    def __init__(self, face: CardFace, condition: Condition | None, effect: Effect[Any], score: Score) -> None:
        self.face: Final = face
        self.number: Final = face.number
        self.type: Final = face.column
        self.is_character: Final = face.number == WILD
        self.is_building: Final = face.kind == "building"
        self.form: Final = face.column + (COLUMNS if face.number == WILD else 0)
        self.condition: Final = condition
        self.effect: Final = effect
        self.score: Final = score

    def meets(self, powers: Powers, free: bool) -> bool:
        """Whether the card's condition holds for a seat with these powers, or is waived; true without one."""
        return self.condition is None or self.condition.holds(powers, free)
