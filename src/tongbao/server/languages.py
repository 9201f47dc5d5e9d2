"""The languages of the site: English in the templates and in the sentences of the server.

The texts of the others stand in ``locale``: ``zh.json`` for the templates, ``zh_server.json`` for the server.
"""

import json
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tongbao.engine.wording import worded

LOCALE: Final = Path(__file__).parent.parent / "web" / "locale"


class Language(NamedTuple):
    """What a language calls itself, its tag in HTML, and whether it has all texts; those it has not stay English."""

    name: str
    tag: str
    is_complete: bool = True


LANGUAGES: Final = {"en": Language("EN", "en"), "zh": Language("中文", "zh-Hans")}


@cache
def translations(language: str) -> dict[str, str]:
    """English text to the text in that language; empty for English."""
    words: dict[str, str] = {}
    for name in (f"{language}.json", f"{language}_server.json"):
        if (LOCALE / name).is_file():
            words |= json.loads((LOCALE / name).read_text(encoding="utf-8"))
    return words


class Translator:
    """``t("{n} cards", n=5)`` in one language; a text without translation stays English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = translations(language)

    def __call__(self, text: str, /, **facts: object) -> str:
        translated = worded(self.words.get(text, text), facts)
        for name, fact in facts.items():
            translated = translated.replace(f"{{{name}}}", str(fact))
        return translated


def preferred(chosen: str | None, accept: str) -> str:
    """The language somebody chose, else the first known one that the browser asks for, else English."""
    if chosen in LANGUAGES:
        return chosen
    for wish in accept.split(","):
        language = wish.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
