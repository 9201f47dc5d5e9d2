"""Wording of the terminal: texts with styled parts, names of players in their colours, and what somebody typed."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from tongbao.languages import LANGUAGES

SEAT_STYLES = ("bold cyan", "bold magenta", "bold yellow", "bold green", "bold blue", "bold red", "bold white", "bold")
PLACE: Final = re.compile(r"\{(\w+)\}")
HAN: Final = re.compile(r"[\u4e00-\u9fff]")
PART: Final = re.compile(r"[^\W_]+")


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


def together(sentences: Iterable[Text], language: str) -> Text:
    """Some sentences one after another, as the language parts them."""
    return Text("" if LANGUAGES[language].is_han else " ").join([one for one in sentences if one])


def seat_name(seat: int, names: Sequence[str]) -> Text:
    """The name of who sits there, in the colour of the seat."""
    return Text.assemble((names[seat], SEAT_STYLES[seat]))


def folded(text: str) -> str:
    """A text as somebody may type it: without capitals and accents."""
    return "".join([sign for sign in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(sign)])


def words_of(text: str) -> list[str]:
    """The words of a text, folded."""
    return PART.findall(folded(text))


def is_named(name: str, typed: Sequence[str]) -> bool:
    """Whether each typed word begins a word of a name; in Chinese, which doesn't part words, it may stand anywhere."""
    parts, whole = words_of(name), folded(name)
    return all(
        any(part.startswith(word) for part in parts) or (HAN.search(word) is not None and word in whole)
        for word in typed
    )
