"""What a terminal says of one game in one language: its sentences, the names of things, lists of them."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Final

from rich.text import Text

from tongbao.languages import LANGUAGES, Translator, name_in, said_in

SEAT_STYLES = ("bold cyan", "bold magenta", "bold yellow", "bold green", "bold blue", "bold red", "bold white", "bold")
PLACE: Final = re.compile(r"\{(\w+)\}")
WORD: Final = re.compile(r"\S+\s*")
SIGN: Final = re.compile(r"\d+|[A-Za-z]+|.")
"""What is a word where words aren't parted by blanks."""


class Speaker:
    """Says things of the game of that name; ``t`` says what belongs to no game."""

    def __init__(self, game: str, language: str) -> None:
        self.game: Final = game
        self.language: Final = language
        self.t: Final = Translator(language)
        self.is_han: Final = LANGUAGES[language].is_han

    def name(self, names: Mapping[str, str]) -> str:
        """What a thing is called, or what is printed on it, by language."""
        return name_in(names, self.language, self.game)

    def all_names(self, names: Mapping[str, str]) -> set[str]:
        """All that a thing is called, in this language and in those that it has names in itself."""
        return {self.name(names), *names.values()}

    def said(self, text: str) -> str:
        """An English text of the game in the language."""
        return said_in(text, self.language, self.game)

    @property
    def comma(self) -> str:
        """What parts things in a list."""
        return self.t("things\x04, ")

    def listed(self, things: Iterable[str]) -> str:
        """Things one after another; a dash for none."""
        return self.comma.join(things) or "-"

    def texts(self, things: Iterable[Text]) -> Text:
        """Things one after another, each in its style; a dash for none."""
        found = list(things)
        return Text(self.comma).join(found) if found else Text("-", "dim")

    def amounts(self, counts: Mapping[str, int]) -> str:
        """Such as ``stone, 2 bronze``, by name; a dash for nothing."""
        return self.listed(
            self.t("{n} {thing}", n=count, thing=name) if count > 1 else name for name, count in counts.items() if count
        )

    def pieces(self, text: str) -> list[str]:
        """The words of a text, each with the blank after it."""
        return (SIGN if self.is_han else WORD).findall(text)

    def together(self, sentences: Iterable[Text]) -> Text:
        """Some sentences one after another, as the language parts them."""
        return Text("" if self.is_han else " ").join([one for one in sentences if one])


def filled(text: str, style: str = "", /, **parts: Text | str | int) -> Text:
    """A text in a style, with parts put into its places, each in its own."""
    found = Text()
    for number, piece in enumerate(PLACE.split(text)):
        if number % 2 and piece in parts:
            part = parts[piece]
            found.append(part if isinstance(part, Text) else Text(str(part), style))
        else:
            found.append(f"{{{piece}}}" if number % 2 else piece, style)
    return found


def folded(text: str) -> str:
    """A text as somebody may type it: without capitals and accents."""
    return "".join([sign for sign in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(sign)])


def is_like(wish: str, names: Iterable[str]) -> bool:
    """Whether these letters are part of one of the names."""
    return any(folded(wish) in folded(name) for name in names)


def seat_name(seat: int, names: list[str]) -> Text:
    """The name of who sits there, in the colour of the seat."""
    return Text.assemble((names[seat], SEAT_STYLES[seat]))
