"""The screen of a game in the terminal: how its table is drawn and what its words are."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from tongbao.cli.play.speaker import Speaker, filled, is_like, seat_name
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.languages import ENGLISH


class Screen(Speaker, ABC):
    """Draws one game for one viewer at a time, in one language; it looks at nothing but views.

    ``names`` are those of the players by seat, ``titles`` those of the cards by number and language; ``examples`` are a
    choice, and a card by its number and by its English name.
    """

    examples: ClassVar[tuple[str, str, str]]

    def __init__(self, game: Game, names: list[str], language: str = ENGLISH) -> None:
        super().__init__(game.setup.meta.name, language)
        self.names: Final = names
        self.titles: Final[dict[int, Mapping[str, str]]] = {
            face.card: face.names for face in game.setup.meta.faces(game.setup)
        }

    @abstractmethod
    def draw(self, view: dict[str, Any]) -> RenderableType:
        """The whole table as the viewer sees it."""

    @abstractmethod
    def face(self, number: int) -> RenderableType:
        """All that is printed on one card."""

    def legend(self) -> list[tuple[str, str]]:
        """Signs of the table, and what they mean."""
        return []

    def resource(self, name: str) -> str:
        """What a resource is called."""
        return self.t(name)

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

    # Cards.

    def card_name(self, number: int) -> str:
        """The name of a card; of one that has none its number."""
        return self.name(self.titles[number]) if number in self.titles else str(number)

    def called(self, number: int) -> set[str]:
        """All that a card is called, in this language and in those that it has names in itself."""
        return self.all_names(self.titles[number])

    def found(self, wish: str) -> list[int]:
        """The card of that number, or those with these letters in a name."""
        if wish.isdigit() and int(wish) in self.titles:
            return [int(wish)]
        return [number for number in self.titles if is_like(wish, self.called(number))]

    def find(self, wish: str) -> RenderableType:
        """The cards of that number or name, or what was wrong with the wish."""
        return Group(*map(self.face, self.found(wish))) if self.found(wish) else self.not_found(wish)

    def not_found(self, wish: str) -> Text:
        """What is said of a wish for a card that there isn't."""
        numbers = {"first": min(self.titles), "last": max(self.titles)}
        sentence = self.t(
            "No card is called “{name}”; type a part of its name, or a number from {first} to {last}.", **numbers
        )
        return filled(sentence, name=wish)

    def example(self) -> tuple[str, str, str]:
        """What the help shows: a choice, and a card by its number and by its name."""
        choice, number, name = self.examples
        found = self.found(name) if self.language != ENGLISH else []
        return choice, number, self.card_name(found[0]) if found else name

    # Players.

    def seat(self, number: int) -> Text:
        """The name of who sits there."""
        return seat_name(number, self.names)

    def seats(self, numbers: list[int]) -> Text:
        """The names of some players; a dash for nobody."""
        return self.texts(map(self.seat, numbers))

    def seat_and_place(self, number: int) -> Text:
        """The name of who sits there, and which seat it is."""
        return filled(self.t("{player} (seat {n})", n=number + 1), "dim", player=self.seat(number))


def words(phrase: Mapping[str, object], screen: Screen) -> Text:
    """The sentence; ``screen`` knows the names at the table, those of cards, and the words of its game."""
    facts = phrase["facts"]
    assert isinstance(facts, dict)
    return filled(str(phrase["text"]), **{field: fact_in_words(field, fact, screen) for field, fact in facts.items()})


def fact_in_words(field: str, fact: Any, screen: Screen) -> Text:
    """What stands in one place."""
    if field in ("player", "owner"):
        return seat_name(fact, screen.names)
    if field == "card":
        return Text(screen.card_name(fact), "bold")
    if field in ("cards", "moved"):
        return screen.texts(Text(screen.card_name(card), "bold") for card in fact)
    if field == "resources":
        return Text(screen.amounts(Counter(map(screen.resource, fact))))
    return Text(screen.word(field, fact), "bold")
