"""The terminal of a game that has none of its own: its view field by field, and its choices as a list."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tongbao.cli.play.screen import Screen
from tongbao.engine.fields import OF_CARDS, OF_SEATS, SAID_ELSEWHERE, spoken
from tongbao.engine.game import Game
from tongbao.languages import ENGLISH


class PlainScreen(Screen):
    """Any game: what its view says, in words where cards and seats can be told from numbers."""

    def __init__(self, game: Game, names: list[str], language: str = ENGLISH) -> None:
        super().__init__(game, names, language)
        setup = game.setup
        self.faces: Final = {face.card: face for face in setup.meta.faces(setup)}
        self.choice: Final = setup.meta.action_space.choices[-1].text

    def example(self) -> tuple[str, str, str]:
        number = next(iter(self.faces), None)
        if number is None:
            return self.choice, "1", self.t("its name")
        return self.choice, str(number), self.card_name(number)

    def draw(self, view: dict[str, Any]) -> RenderableType:
        fields = {name: value for name, value in view.items() if name not in SAID_ELSEWHERE}
        return Group(self.table(fields), "")

    def find(self, wish: str) -> RenderableType:
        if not self.faces:
            return Text(self.t("There is nothing printed on the cards of this game."))
        return super().find(wish)

    def face(self, number: int) -> RenderableType:
        return Padding(self.table(self.faces[number].as_dict()), (0, 0, 1, 0))

    def table(self, fields: Mapping[str, Any]) -> RenderableType:
        """Names and values, a line each."""
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        for name, value in fields.items():
            table.add_row(Text(self.said(spoken(name)), "dim"), self.value(name, value))
        return table

    def value(self, name: str, value: Any) -> RenderableType:
        """One value: a seat or a card by its name, lists of things as rows, all else as it is."""
        if isinstance(value, Mapping):
            return self.table(value) if value else Text("-")
        if isinstance(value, Sequence) and not isinstance(value, str):
            if any(isinstance(part, Mapping) for part in value):
                return Group(*[self.value(name, part) for part in value])
            return self.texts([self.one(name, part) for part in value])
        return self.one(name, value)

    def one(self, name: str, value: Any) -> Text:
        """A number, a text, or nothing."""
        if value is None:
            return Text("-")
        if isinstance(value, bool):
            return Text(self.t("yes" if value else "no"))
        if name in OF_SEATS and value in range(len(self.names)):
            return self.seat(value)
        if name in OF_CARDS and value in self.faces:
            return Text(self.card_name(value), "bold")
        if isinstance(value, Sequence) and not isinstance(value, str):
            return self.texts([self.one(name, part) for part in value])
        return Text(self.said(str(value)))
