"""Table in the terminal: the text table of a game, line by line, with the names of those who play."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from rich.text import Text

from tongbao.cli.play.choices import Offers
from tongbao.cli.play.prose import Line, read, sentence
from tongbao.cli.play.wording import filled, folded, is_named, seat_name, words_of
from tongbao.engine.game import Game
from tongbao.engine.meta import Plain, Setup
from tongbao.engine.secrecy import Seat
from tongbao.languages import ENGLISH, LANGUAGES, Translator, said_in
from tongbao.server.rendering.text_sections import TextSections

TABLE: Final = ("own", "rivals", "board")
"""The sections that say how things stand."""
HAND: Final = ("hand",)
"""The parts in which cards are shown with all that is printed on them."""


class Sight(NamedTuple):
    """What a seat sees when it is asked: news and table, and what it may choose."""

    lines: list[Line]
    offers: Offers


class TableText:
    """Text table of one game for the terminal, in one language; ``names`` are those of the players by seat."""

    def __init__(self, setup: Setup, names: Sequence[str], language: str = ENGLISH) -> None:
        self.setup: Final = setup
        self.names: Final = names
        self.language: Final = language
        self.t: Final = Translator(language)
        self.sections: Final = TextSections(setup, language)
        self.faces: Final = {face.card: face for face in setup.meta.faces(setup)}

    # Words.

    def text(self, english: str) -> str:
        """An English text of the game in the language."""
        return said_in(english, self.language, self.setup.meta.name)

    def seat(self, number: int) -> Text:
        """The name of who sits there."""
        return seat_name(number, self.names)

    def said(self, phrase: Mapping[str, Any]) -> Text:
        """A line of the log, or the caption of a choice."""
        return sentence(self.sections.said(phrase), self.names)

    # The table.

    def sight(self, game: Game, seat: int, since: int) -> Sight:
        """The view of a seat, with the lines of the log from ``since`` on."""
        facts = self.sections.position(game, seat, since)
        news = self.read("news", facts) if facts["since"] else []
        lines = [*self.head(facts), *news, *self.table(facts)]
        return Sight(lines, Offers(self.read("decision", facts), self.t))

    def overview(self, game: Game, seat: int) -> list[Line]:
        """The table as a seat sees it that is asked nothing."""
        facts = self.sections.position(game, seat)
        return [*self.head(facts), *self.table(facts)]

    def look(self, view: Plain, seat: int) -> list[Line]:
        """The table of a view alone."""
        return self.table(self.sections.table(view, seat))

    def head(self, facts: Mapping[str, Any]) -> list[Line]:
        """How far the game has come, and who is to act."""
        return [line for line in self.read("head", facts) if not line.level]

    def table(self, facts: Mapping[str, Any]) -> list[Line]:
        """The table, with what is closed on it."""
        return [line for section in TABLE for line in self.read(section, facts)]

    def result(self, game: Game, seat: int) -> list[Line]:
        """Places, points and where they came from."""
        return self.read("result", self.sections.position(game, seat))

    def read(self, section: str, facts: Mapping[str, Any]) -> list[Line]:
        """The lines of a section."""
        return read(self.sections.section(section, facts), self.names)

    def log(self, game: Game, seat: int) -> list[Text]:
        """The whole log, as the seat may read it."""
        return [self.said(phrase) for phrase in Seat(game, seat).log(0, self.language)]

    # Cards.

    def find(self, wish: str, lines: Iterable[Line]) -> list[Line] | list[Text]:
        """The cards of that number or name, else what is called so among some lines, else that there is none."""
        cards = [line for number in self.found(wish) for line in self.card(number)]
        return cards or things(words_of(wish), lines) or [self.not_found(wish)]

    def found(self, wish: str) -> list[int]:
        """The card of that number, or those with these letters in a name, in whatever language."""
        if wish.isdigit() and int(wish) in self.faces:
            return [int(wish)]
        return [number for number in self.faces if any(folded(wish) in folded(name) for name in self.called(number))]

    def called(self, number: int) -> set[str]:
        """All that a card is called: in this language, in those that it has names in itself, and what a name means."""
        face = self.faces[number]
        meaning = str(face.as_dict().get("meaning", ""))
        meant = {meaning, self.text(meaning)} if meaning else set[str]()
        return {self.title(number), *face.names.values(), *meant}

    def title(self, number: int) -> str:
        """The name of a card."""
        return str(self.sections.macros["titles"][number])

    def card(self, number: int) -> list[Line]:
        """A card with its number, its Chinese name and all that is printed on it."""
        lines = read(self.sections.card(number), self.names)
        lines[0].sign = str(number)
        chinese = self.faces[number].names.get("zh", "")
        if chinese and not LANGUAGES[self.language].is_han:
            lines[0].text.append(f"  {chinese}", "dim")
        return lines

    def not_found(self, wish: str) -> Text:
        """The answer to a wish for a card that doesn't exist."""
        if not self.faces:
            return Text(self.t("The cards of this game have nothing printed on them."))
        numbers = {"first": min(self.faces), "last": max(self.faces)}
        text = self.t(
            "There is no card “{name}”; type part of its name, or a number from {first} to {last}.", **numbers
        )
        return filled(text, name=wish)

    def example(self) -> tuple[str, str, str]:
        """What the help shows: a choice by its code, and a card by its number and by its name."""
        choice, number = self.setup.meta.action_space.choices[-1].text, next(iter(self.faces), None)
        return (
            choice,
            "1" if number is None else str(number),
            self.t("its name") if number is None else self.title(number),
        )


def spread(lines: Iterable[Line]) -> list[Line]:
    """The lines that lie open: all but what is printed on cards that aren't in the viewer's hand."""
    return [line for line in lines if not line.closed or line.part in HAND]


def things(typed: Sequence[str], lines: Iterable[Line]) -> list[Line]:
    """The items whose names have the words, with all that is said of them."""
    found: list[Line] = []
    takes = False
    for line in lines:
        takes = is_named(line.name, typed) if line.name else takes and line.closed
        if takes:
            found.append(line)
    return found


def part_of(typed: Sequence[str], lines: Sequence[Line]) -> list[Line]:
    """The part under the heading that has all the words, the heading too; nothing if there is none."""
    for place, line in enumerate(lines):
        if line.level and all(word in words_of(line.text.plain) for word in typed):
            rest = lines[place + 1 :]
            end = next((number for number, other in enumerate(rest) if 0 < other.level <= line.level), len(rest))
            return [line, *rest[:end]]
    return []
