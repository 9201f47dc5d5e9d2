"""The terminal of a game that has none of its own: its view field by field, and its choices as a list."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tongbao.cli.phrases import seat_name
from tongbao.cli.screen import Screen
from tongbao.engine.fields import OF_CARDS, OF_SEATS, SAID_ELSEWHERE, spoken
from tongbao.engine.game import Game


class PlainScreen(Screen):
    """Any game: what its view says, in words where cards and seats can be told from numbers."""

    legend: ClassVar = ()

    def __init__(self, game: Game, names: list[str]) -> None:
        setup = game.setup
        self.names: Final = names
        self.faces: Final = {face.card: face for face in setup.meta.faces(setup)}
        self.choice: Final = setup.meta.action_space.choices[-1].text

    def example(self) -> tuple[str, str, str]:
        number, name = next(((str(card), face.names["en"]) for card, face in self.faces.items()), ("1", "its name"))
        return self.choice, number, name

    def card_name(self, number: int) -> str:
        return self.faces[number].names["en"] if number in self.faces else str(number)

    def draw(self, view: dict[str, Any]) -> RenderableType:
        fields = {name: value for name, value in view.items() if name not in SAID_ELSEWHERE}
        return Group(self.table(fields), "")

    def find(self, wish: str) -> RenderableType:
        if not self.faces:
            return Text("There is nothing printed on the cards of this game.")
        found = [face for face in self.faces.values() if wish.lower() in face.names["en"].lower()]
        if wish.isdigit() and int(wish) in self.faces:
            found = [self.faces[int(wish)]]
        if not found:
            return Text(f"No card is called “{wish}”; type a part of its name, or its number.")
        return Group(*[Padding(self.table(face.as_dict()), (0, 0, 1, 0)) for face in found])

    def table(self, fields: Mapping[str, Any]) -> RenderableType:
        """Names and values, a line each."""
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        for name, value in fields.items():
            table.add_row(Text(spoken(name), "dim"), self.value(name, value))
        return table

    def value(self, name: str, value: Any) -> RenderableType:
        """One value: a seat or a card by its name, lists of things as rows, all else as it is."""
        if isinstance(value, Mapping):
            return self.table(value) if value else Text("-")
        if isinstance(value, Sequence) and not isinstance(value, str):
            if any(isinstance(part, Mapping) for part in value):
                return Group(*[self.value(name, part) for part in value])
            return Text(", ").join([self.one(name, part) for part in value]) if value else Text("-")
        return self.one(name, value)

    def one(self, name: str, value: Any) -> Text:
        """A number, a text, or nothing."""
        if value is None:
            return Text("-")
        if isinstance(value, bool):
            return Text("yes" if value else "no")
        if name in OF_SEATS and value in range(len(self.names)):
            return seat_name(value, self.names)
        if name in OF_CARDS and value in self.faces:
            return Text(self.card_name(value), "bold")
        if isinstance(value, Sequence) and not isinstance(value, str):
            return Text(", ").join([self.one(name, part) for part in value])
        return Text(str(value))
