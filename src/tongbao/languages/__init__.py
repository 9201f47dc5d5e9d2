"""The languages of all that is said: English in the source, every other one a folder here (docs/languages.md)."""

from tongbao.languages.catalogue import (
    ENGLISH,
    LANGUAGES,
    SITE,
    Language,
    file_of,
    in_context,
    name_in,
    read_languages,
    said_in,
    worded_in,
)
from tongbao.languages.translator import Translator

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "SITE",
    "Language",
    "Translator",
    "file_of",
    "in_context",
    "name_in",
    "read_languages",
    "said_in",
    "worded_in",
]
