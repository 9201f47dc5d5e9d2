"""What the things of Pocket Chang’An are called in the terminal, and all that is printed on its cards."""

from typing import Any, Final

from rich.text import Text

from tongbao.cli.play.screen import Screen
from tongbao.engine.game import Game
from tongbao.games.pocket_changan.cards import schema
from tongbao.games.pocket_changan.cards.places import TYPES
from tongbao.games.pocket_changan.state.table import PocketChangan
from tongbao.languages import ENGLISH

TYPE_STYLES: Final = ("red", "yellow", "cyan", "magenta")
RANKS: Final = {0: "★", 11: "J", 12: "Q", 13: "K", 14: "A"}


class PocketChanganWords(Screen):
    """Names cards and types, says what a card needs and scores."""

    def __init__(self, game: Game, names: list[str], language: str = ENGLISH) -> None:
        super().__init__(game, names, language)
        assert isinstance(game, PocketChangan)
        t = self.t
        self.faces: Final = [card.face for card in game.cards]
        self.types: Final = [t("military"), t("economy"), t("culture"), t("politics")]

    def called(self, number: int) -> set[str]:
        return {*super().called(number), self.faces[number].meaning, self.said(self.faces[number].meaning)}

    def word(self, name: str, fact: Any) -> str:
        return self.types[fact] if name == "type" else str(fact)

    def title(self, card: int) -> Text:
        """Number and name of a card in the colour of its type; a dash for one that is face down."""
        if card < 0:
            return Text("-", "dim")
        face = self.faces[card]
        return Text(f"{rank(face.number)} {self.name(face.names)}", TYPE_STYLES[face.column])

    def row_of(self, cards: list[int]) -> Text:
        """Cards in a row; a dash for none."""
        return self.texts(map(self.title, cards))

    def effect(self, card: int) -> str:
        """What a card does."""
        return self.name(self.faces[card].text)

    def needs(self, condition: schema.Condition | None) -> str:
        """Such as ``military > 2`` or ``economy + politics > 5``; a dash for nothing."""
        if condition is None:
            return "-"
        if len(condition.points) == len(TYPES):
            types = self.t("all four" if condition.how == "sum" else "any")
        elif condition.how == "sum":
            types = " + ".join(map(self.type_called, condition.points))
        else:
            types = self.either(condition.points)
        return f"{types} > {condition.more_than}"

    def scores(self, score: schema.Score) -> str:
        """What a card adds to the bonus, in a word."""
        if isinstance(score, schema.FixedScore):
            return str(score.value)
        if isinstance(score, schema.PointsScore):
            return self.either(score.of)
        if isinstance(score, schema.CountScore):
            return self.t({"characters": "characters", "buildings": "own\x04buildings"}[score.what])
        return self.t("lowest")

    def either(self, types: tuple[str, ...]) -> str:
        """One of some types."""
        return self.t(" or ").join(map(self.type_called, types))

    def type_called(self, name: str) -> str:
        """What a type is called."""
        return self.types[TYPES.index(name)]

    def face(self, number: int) -> Text:
        """All that is printed on one card."""
        t, face = self.t, self.faces[number]
        text = self.title(number).append("" if self.is_han else f" {face.names['zh']}")
        if face.meaning and not self.is_han:
            text.append(f"{self.comma}{self.said(face.meaning)}")
        kind = t({"building": "building", "event": "event", "character": "character"}[face.kind])
        text.append(f" · {self.types[face.column]} {kind} {number}\n", "dim")
        told = [t("Needs {condition}.", condition=self.needs(face.condition)), self.name(face.text)]
        told.append(t("Scores {what}.", what=self.scores(face.score)))
        text.append(self.together(map(Text, told)))
        if face.couplet is not None:
            text.append(f"\n{'，'.join(face.couplet.lines)}。", "dim")
        return text


def rank(number: int) -> str:
    """A number as it is printed; a star for a character."""
    return RANKS.get(number, str(number))
