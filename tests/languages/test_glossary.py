"""The glossary: one word for one thing, in every text of every catalogue (docs/languages/terms.md)."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tongbao.cli.play.wording import folded
from tongbao.languages import LANGUAGES

TERMS: Final = Path(__file__).parents[2] / "docs" / "languages" / "terms.md"
SECTION: Final = "## Words that catalogues are held to"
HAN: Final = re.compile("[\u4e00-\u9fff]")
STEM: Final = 4
"""Letters of a Spanish word that stay the same however it is inflected, accents aside."""
EXCEPTIONS: Final = {
    "A mail server’s address looks like": "an address in it holds the word",
    "Numbers 2 to 10, Q and K. Some cards score": "they count buildings",
    "At the end of the game it scores {what}.": "what is put in says points",
    "scores {what}": "what is put in says points",
    "in the corners of built cards, plus what": "the corner says points",
    "{card} is a Game End card: it scores": "cuenta, as the kind of the card is said there",
    "You keep six at the end of your turn.": "弃掉的, the cards rather than their pile",
}
"""How the texts begin that say a word without meaning the thing, or mean it without the word, and why."""


class Term(NamedTuple):
    """An English word, what it is in the languages, and what it never is."""

    english: str
    chinese: list[str]
    spanish: list[str]
    never: list[str]

    def is_in(self, text: str) -> bool:
        """Whether an English text says the word."""
        return re.search(rf"\b{self.english}(?:s|ed)?\b", text, re.IGNORECASE) is not None

    def wrong(self, said: str, language: str) -> str:
        """What is wrong with the translation of a text with the word; "" if nothing is."""
        text = folded(said)
        here = self.chinese if language == "zh" else [folded(word)[:STEM] for word in self.spanish]
        if not any(word in text for word in here):
            return f"says none of {', '.join(self.chinese if language == 'zh' else self.spanish)}"
        banned = [word for word in self.never if bool(HAN.match(word)) == (language == "zh")]
        found = [word for word in banned if re.search(word if language == "zh" else rf"\b{folded(word)}\b", text)]
        return f"says {', '.join(found)}" if found else ""


def terms() -> list[Term]:
    """The rows of the table."""
    section = TERMS.read_text("utf-8").partition(SECTION)[2].partition("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("| ")][1:]
    return [Term(row[0], row[1].split("、"), row[2].split(", "), row[3].split(", ")) for row in rows]


def messages(language: str) -> Iterator[tuple[str, str]]:
    """Every text and its translation, without the histories."""
    for file, catalog in LANGUAGES[language].catalogs:
        if not file.endswith(".histories"):
            yield from [(str(one.id), str(one.string)) for one in catalog if one.id]


@pytest.mark.parametrize("language", ["zh", "es"])
def test_one_word_for_one_thing(language: str) -> None:
    wrong = [
        f"“{text}” ({term.english}): “{said}” {fault}"
        for text, said in messages(language)
        for term in terms()
        if not text.startswith(tuple(EXCEPTIONS)) and term.is_in(text) and (fault := term.wrong(said, language))
    ]
    assert not wrong, "\n".join(wrong)


def test_the_table_is_read() -> None:
    found = {term.english: term for term in terms()}
    assert found["stand-in"] == Term("stand-in", ["托管"], ["sustituto"], ["替身"])
    assert found["stand-in"].wrong("你的替身在打", "zh") == "says none of 托管"
    assert found["email"].wrong("Una carta por correo", "es") == "says carta"
    assert not found["sign in"].wrong("Inicia sesión", "es")


def test_no_exception_is_left_over() -> None:
    texts = [text for text, _ in messages("zh")]
    assert all(any(text.startswith(beginning) for text in texts) for beginning in EXCEPTIONS)
