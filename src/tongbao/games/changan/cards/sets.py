"""The card set: the faces, and tables made from them once so that the rules need only look up."""

from typing import Final

from tongbao.games.changan.cards.effects import WILD_KIND, Effect
from tongbao.games.changan.cards.faces import CHARACTER, KINDS, PERMANENT, CardFace
from tongbao.games.changan.cards.files import read_cards


class CardSet:
    """The faces by number (``faces[0]`` is card 1) and the tables of the rules, lists indexed by card.

    ``deck``, ``kind`` (a place in KINDS), ``is_character``, ``is_permanent``, ``coin``, ``marks``, ``vp``, ``is_wild``
    (counts as every kind in the row bonuses), ``effect`` and ``road_effect`` (as it works when triggered on the Silk
    Road). ``by_id`` finds a card by its id. Index 0 is no card.
    """

    def __init__(self, faces: list[CardFace]) -> None:
        self.faces: Final = faces
        self.by_id: Final = {face.id: face.number for face in faces}
        padded = [faces[0], *faces]
        self.deck: Final = [face.deck for face in padded]
        self.kind: Final = [KINDS.index(face.kind) for face in padded]
        self.is_character: Final = [kind == CHARACTER for kind in self.kind]
        self.is_permanent: Final = [kind == PERMANENT for kind in self.kind]
        self.coin: Final = [face.coin for face in padded]
        self.marks: Final = [face.resources for face in padded]
        self.vp: Final = [face.vp for face in padded]
        self.effect: Final = [Effect(face.effect) for face in padded]
        self.road_effect: Final = [Effect(road_parameters(face)) for face in padded]
        self.is_wild: Final = [effect.kind == WILD_KIND for effect in self.effect]

    def card(self, number: int) -> CardFace:
        """The face of a card by its number, from 1 on."""
        return self.faces[number - 1]


def road_parameters(face: CardFace) -> dict[str, object]:
    """The parameters of the card's effect on the Silk Road (section 9)."""
    road = face.effect.get("road", {})
    assert isinstance(road, dict)
    return {**face.effect, **road}


STANDARD: Final = CardSet(read_cards())
"""The cards that come with the game."""
