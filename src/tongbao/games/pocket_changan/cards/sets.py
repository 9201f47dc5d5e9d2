"""A card set: the faces, and tables made from them once so that the rules need only look up."""

from importlib.resources import files
from typing import Final

from tongbao.games.pocket_changan.cards.faces import TYPES, WILD, CardFace
from tongbao.games.pocket_changan.cards.files import read_cards
from tongbao.games.pocket_changan.cards.kinds import END_GAME, KIND_NAMES, works_in_play

NO_CONDITION: Final = -1
FIXED: Final = 0
HIGHEST: Final = 1
CHARACTERS: Final = 2
BUILDINGS: Final = 3
SHORTEST: Final = 4


class CardSet:
    """The faces by card and the tables of the rules, all of them lists indexed by card.

    ``number`` (0 for a character), ``type``, ``form`` (the type, 4 more for a character), ``is_character``,
    ``is_building``. Of its effect: ``works`` and ``plays`` (the kind of an effect in play and of one when played, 0
    for none), ``gives`` (points by type), ``amount`` (its number), ``target`` (the mask of its type) and ``is_end`` (an
    End Game Event). Of its condition: ``more_than`` (the number to exceed, -1 for none), ``asks`` (the types) and
    ``adds`` (whether they are added). Of its score: ``scoring`` (how), ``value`` and ``score_types``. ``by_id`` finds
    a card by its id.
    """

    def __init__(self, faces: list[CardFace]) -> None:
        self.faces: Final = faces
        self.by_id: Final = {face.id: face.card for face in faces}
        self.number: Final = [face.number for face in faces]
        self.type: Final = [face.type for face in faces]
        self.is_character: Final = [face.number == WILD for face in faces]
        self.is_building: Final = [face.kind == "building" for face in faces]
        self.form: Final = [face.type + (len(TYPES) if face.number == WILD else 0) for face in faces]
        kinds = [KIND_NAMES.index(face.effect.kind) for face in faces]
        self.works: Final = [kind if works_in_play(kind) else 0 for kind in kinds]
        self.plays: Final = [0 if works_in_play(kind) else kind for kind in kinds]
        self.gives: Final = [points_given(face) for face in faces]
        self.amount: Final = [amount(face) for face in faces]
        self.target: Final = [target(face) for face in faces]
        self.is_end: Final = [kind == END_GAME for kind in kinds]
        conditions = [face.condition for face in faces]
        self.more_than: Final = [c.more_than if c is not None else NO_CONDITION for c in conditions]
        self.asks: Final = [places(c.points) if c is not None else [] for c in conditions]
        self.adds: Final = [c is not None and c.how == "sum" for c in conditions]
        self.scoring: Final = [scoring(face) for face in faces]
        self.value: Final = [face.score.value for face in faces]
        self.score_types: Final = [places(face.score.of) for face in faces]

    def card(self, card: int) -> CardFace:
        """The face of a card by its index, from 0 on."""
        return self.faces[card]


def places(types: list[str]) -> list[int]:
    """Types as numbers."""
    return [TYPES.index(type_) for type_ in types]


def points_given(face: CardFace) -> list[int]:
    """The points of the card's effect by type."""
    if face.effect.kind != "points":
        return []
    return [face.effect.number(type_) if type_ in face.effect.parameters else 0 for type_ in TYPES]


def amount(face: CardFace) -> int:
    """The first whole number among the parameters of the card's effect; 0 if there is none."""
    for value in face.effect.parameters.values():
        if isinstance(value, int):
            return value
    return 0


def target(face: CardFace) -> int:
    """The mask of the type that the card's effect names as ``of`` or ``to``; 0 if it names none."""
    for name in ("of", "to"):
        if name in face.effect.parameters:
            return 1 << TYPES.index(face.effect.word(name))
    return 0


def scoring(face: CardFace) -> int:
    """How the card is scored."""
    score = face.score
    if score.kind == "count":
        return CHARACTERS if score.what == "characters" else BUILDINGS
    return {"fixed": FIXED, "points": HIGHEST, "shortest": SHORTEST}[score.kind]


def card_set(text: str | None) -> CardSet:
    """The card set of a file's text; the standard one for None. Raises BadCards."""
    if text is None:
        return STANDARD
    known = READ.get(text)
    if known is None:
        known = CardSet(read_cards(text))
        if len(READ) == MOST_KEPT:
            READ.clear()
        READ[text] = known
    return known


STANDARD: Final = CardSet(
    read_cards(files("tongbao.games.pocket_changan.cards").joinpath("pocket_changan.toml").read_text("utf-8"))
)
"""The set that comes with the game."""
MOST_KEPT: Final = 16
READ: Final[dict[str, CardSet]] = {}
"""The files read last, so that a series of games reads its file once."""
