"""Catalogues: what each English text is in a language, from the gettext files (``.po``) in its folder.

The texts of a game stand in files that begin with its name, such as ``xanadu.po`` and ``xanadu.lesson.po``, all others
in ``site.po``. What a game hasn't translated is looked for there, and what isn't translated at all stays English.
"""

import os
from collections.abc import Callable, Mapping
from functools import cached_property
from gettext import c2py
from pathlib import Path
from typing import Final

from babel import Locale, UnknownLocaleError
from babel.core import get_global
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from tongbao.languages.wording import one_or_more, worded

HERE: Final = Path(__file__).parent
ELSEWHERE: Final = "TONGBAO_LANGUAGES"
"""The variable of the environment that names folders with more languages, parted like those in ``PATH``."""
ENGLISH: Final = "en"
BRITISH: Final = "en_GB"
SITE: Final = "site"
"""The domain of what belongs to no game."""
CONTEXT: Final = "\x04"
"""What parts a text from the context before it, as in gettext's own files."""
HAN: Final = ("Hans", "Hant")


class Language:
    """A language: its locale, the folders with its texts, and these texts by domain and by the English ones.

    A file in a later folder has the last word on the texts that it translates.
    """

    def __init__(self, code: str) -> None:
        self.code: Final = code
        self.locale: Final = Locale.parse(BRITISH if code == ENGLISH else code)
        self.folders: Final[list[Path]] = []
        script = str(get_global("likely_subtags").get(code, code)).partition("_")[2].partition("_")[0]
        self.is_han: Final = script in HAN
        """Whether it is written in Chinese characters."""
        self.tag: Final = f"{code}-{script}" if self.is_han and self.locale.script is None else code.replace("_", "-")
        """As pages name it (BCP 47)."""

    @property
    def name(self) -> str:
        """What it calls itself."""
        name = str(self.locale.get_language_name(self.locale))
        return name[:1].upper() + name[1:]

    @cached_property
    def catalogs(self) -> list[tuple[str, Catalog]]:
        """The files of all folders, each with its name without the ending."""
        files = [file for folder in self.folders for file in sorted(folder.glob("*.po"))]
        found = []
        for file in files:
            with file.open("rb") as lines:
                found.append((file.stem, read_po(lines, self.locale)))
        return found

    @cached_property
    def texts(self) -> dict[str, dict[str, str]]:
        """By domain the texts by the English ones, those with a context after it and CONTEXT."""
        found: dict[str, dict[str, str]] = {SITE: {}}
        for name, catalog in self.catalogs:
            texts = found.setdefault(name.partition(".")[0], {})
            for message in catalog:
                if message.id and message.string and not message.fuzzy:
                    texts[in_context(message.context or "", str(message.id))] = str(message.string)
        return found

    @cached_property
    def form(self) -> Callable[[int], int]:
        """Which of the forms of a word belongs to a number: the rule ``Plural-Forms`` of its first file."""
        return c2py(self.catalogs[0][1].plural_expr) if self.catalogs else one_or_more

    def find(self, text: str, domain: str) -> str | None:
        """A text in this language; None if it isn't translated."""
        own, common = self.texts.get(domain, {}), self.texts[SITE]
        plain = in_english(text)
        return own.get(text) or own.get(plain) or common.get(text) or common.get(plain)


LANGUAGES: Final[dict[str, Language]] = {}
"""Every language that there is by its code, English first."""


def read_languages(folder: Path) -> None:
    """Add the languages in a folder, each in a folder of its own that is named by its code, such as ``es``.

    Raises ValueError for a folder that isn't there or that names no language.
    """
    if not folder.is_dir():
        raise ValueError(f"There is no language folder “{folder}”.")
    for place in sorted(folder.iterdir()):
        if not place.is_dir() or place.name.startswith(("_", ".")):
            continue
        if place.name not in LANGUAGES:
            try:
                LANGUAGES[place.name] = Language(place.name)
            except (UnknownLocaleError, ValueError):
                raise ValueError(
                    f"“{place.name}” in {folder} isn’t a language code; use one like es, fr or pt_BR."
                ) from None
        if place not in LANGUAGES[place.name].folders:
            LANGUAGES[place.name].folders.append(place)


def file_of(language: str, path: str) -> Path | None:
    """The file at a path in the folder of a language, else in that of English; None if neither has it."""
    folders = [*reversed(LANGUAGES[language].folders), *LANGUAGES[ENGLISH].folders]
    return next((folder / path for folder in folders if (folder / path).is_file()), None)


def in_context(context: str, text: str) -> str:
    """A text that may read otherwise in a context; where it isn't translated for it, it reads as everywhere."""
    before, _, text = text.rpartition(CONTEXT)
    contexts = " ".join(filter(None, [before, context]))
    return f"{contexts}{CONTEXT}{text}" if contexts else text


def in_english(text: str) -> str:
    """A text without its context."""
    return text.rpartition(CONTEXT)[2]


def said_in(text: str, language: str, domain: str = SITE) -> str:
    """A text in a language, in English if it isn't translated; what agrees with facts is left as it stands."""
    return LANGUAGES[language].find(text, domain) or in_english(text)


def worded_in(text: str, facts: Mapping[str, object], language: str, domain: str = SITE) -> str:
    """A text in a language as it reads with these facts; places for them, such as ``{n}``, are left in it."""
    there = LANGUAGES[language]
    found = there.find(text, domain)
    return worded(in_english(text), facts) if found is None else worded(found, facts, there.form)


def name_in(names: Mapping[str, str], language: str, domain: str) -> str:
    """What a thing with names of its own is called in a language: its own name, else what its English name is there."""
    return names.get(language) or said_in(names[ENGLISH], language, domain)


def read_elsewhere() -> str:
    """Add the languages in the folders that the environment names; what is wrong with them, "" if nothing is."""
    try:
        for more in filter(None, os.environ.get(ELSEWHERE, "").split(os.pathsep)):
            read_languages(Path(more))
    except ValueError as error:
        return str(error)
    return ""


read_languages(HERE)
WRONG: Final = read_elsewhere()
"""Error in the folders that the environment names; the command line reports it and does nothing."""
