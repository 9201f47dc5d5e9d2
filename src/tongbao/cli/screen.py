"""The screen of a game in the terminal: how its table is drawn and what its words are."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text

from tongbao.engine.choice import Choice
from tongbao.engine.game import Game


class Screen(ABC):
    """Draws one game for one viewer at a time; it looks at nothing but views.

    ``legend`` explains signs of the table; ``examples`` are a choice, and a card by its number and by its name.
    """

    legend: ClassVar[tuple[tuple[str, str], ...]]
    examples: ClassVar[tuple[str, str, str]]

    @abstractmethod
    def __init__(self, game: Game, names: list[str]) -> None:
        """For a game of this kind; ``names`` by seat."""

    @abstractmethod
    def card_name(self, number: int) -> str:
        """The English name of a card."""

    @abstractmethod
    def draw(self, view: dict[str, Any]) -> RenderableType:
        """The whole table as the viewer sees it."""

    @abstractmethod
    def find(self, wish: str) -> RenderableType:
        """The card of that number or name, or what was wrong with the wish."""

    def example(self) -> tuple[str, str, str]:
        """What the help shows: a choice, and a card by its number and by its name."""
        return self.examples

    def word(self, name: str, fact: Any) -> str:
        """A fact of a line or a label that means something in this game only."""
        return str(fact)

    def arrange(self, choices: list[Choice]) -> list[Choice]:
        """The choices in the order in which they are listed."""
        return choices

    def row(self, choice: Choice) -> str:
        """Neighbours in the list with the same row stand side by side; nothing for a choice in a line of its own."""
        return ""

    def heading(self, choice: Choice) -> str:
        """What stands above a row of choices of this kind; nothing if they need no heading."""
        return ""

    def note(self, view: dict[str, Any], choice: Choice) -> Text | None:
        """What to know about a choice beside its label."""
        return None

    def epilogue(self, view: dict[str, Any]) -> Text | None:
        """What is said under the places and points of a finished game."""
        return None
