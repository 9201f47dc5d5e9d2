"""A card set: the faces, and tables made from them once so that the rules need only look up."""

from typing import Any, Final

from tongbao.games.changan.cards.schema import DECKS, CardFace
from tongbao.games.changan.state.effect import CharacterEffect, Effect, GameEndEffect, PermanentEffect


class CardSet:
    """The faces by number (``faces[0]`` is card 1) and the tables of the rules, lists indexed by card.

    ``deck`` (a place in DECKS), ``kind``, ``coin``, ``marks`` and ``vp``. The effects stand by kind of card in
    ``character``, ``permanent`` and ``game_end``, None for cards of the other kinds; ``on_road`` are those of
    Characters as they work when triggered on the Silk Road (section 9). ``is_wild``: whether the card counts as every
    kind in the row bonuses. Index 0 is no card.
    """

    def __init__(self, faces: list[CardFace], effects: list[Effect], on_road: list[Effect]) -> None:
        self.faces: Final = faces
        self.deck: Final = [0, *[DECKS.index(face.deck) for face in faces]]
        self.kind: Final = ["", *[face.kind for face in faces]]
        self.coin: Final = [0, *[int(face.coin) for face in faces]]
        self.marks: Final = [0, *[face.resources for face in faces]]
        self.vp: Final = [0, *[face.vp for face in faces]]
        self.character: Final[list[CharacterEffect[Any] | None]] = [None, *[as_character(e) for e in effects]]
        self.on_road: Final[list[CharacterEffect[Any] | None]] = [None, *[as_character(e) for e in on_road]]
        self.permanent: Final[list[PermanentEffect | None]] = [None]
        self.game_end: Final[list[GameEndEffect[Any] | None]] = [None]
        for effect in effects:
            self.permanent.append(effect if isinstance(effect, PermanentEffect) else None)
            self.game_end.append(effect if isinstance(effect, GameEndEffect) else None)
        self.is_wild: Final = [effect is not None and effect.is_wild() for effect in self.permanent]

    def card(self, number: int) -> CardFace:
        """The face of a card by its number, from 1 on."""
        return self.faces[number - 1]


def as_character(effect: Effect) -> CharacterEffect[Any] | None:
    """The effect if it is a Character's."""
    return effect if isinstance(effect, CharacterEffect) else None
