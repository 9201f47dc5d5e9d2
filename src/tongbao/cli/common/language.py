"""In which language the terminal speaks."""

import os
from typing import Annotated, Final

import typer
from babel import negotiate_locale

from tongbao.engine.meta import BadOption
from tongbao.languages import ENGLISH, LANGUAGES, Translator

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Of the environment; the first one that is set counts."""
Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="CODE", help="Language, such as es; by default your system’s."),
]


def language_of(wish: str | None) -> str:
    """The language somebody asks for, else that of the environment, else English. Raises BadOption."""
    if wish is None:
        return fitting(next(filter(None, map(os.environ.get, VARIABLES)), "")) or ENGLISH
    found = fitting(wish)
    if found is None:
        t = Translator(language_of(None))
        raise BadOption(
            t("There is no language “{code}”; choose one of: {codes}.", codes=", ".join(LANGUAGES), code=wish)
        )
    return found


def fitting(locale: str) -> str | None:
    """The language that fits a locale such as ``es``, ``pt-BR`` or ``zh_CN.UTF-8`` best; None if none does."""
    code = locale.partition(".")[0].partition("@")[0].replace("-", "_")
    return negotiate_locale([code], LANGUAGES)
