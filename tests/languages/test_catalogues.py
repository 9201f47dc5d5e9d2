"""Every language that comes with Tongbao says all that there is to say, with the same facts in it."""

import re
from collections import Counter

import pytest
from babel.messages.catalog import Catalog, Message
from tools.messages import collected

from tongbao.games.silk_cities.card_sets import SETS
from tongbao.languages import ENGLISH, LANGUAGES
from tongbao.languages.catalogue import HERE

OTHERS = sorted(place.name for place in HERE.iterdir() if place.is_dir() and place.name not in (ENGLISH, "__pycache__"))
EVERY_OTHER = pytest.mark.parametrize("language", OTHERS)
PLACES = re.compile(r"\{(\w+)[}?]")
FACTS = re.compile(r"\{(\w+)")
FORMS = re.compile(r"\{\w+\|([^}]*)\}")
LISTS = re.compile(r"\[([^\]]*)\]")
SENTENCE = re.compile(r"[.?!…。？！][”’»)）]*$")
SHORT = ("izq.", "dcha.")
"""Words that are written short; their dots end no sentence."""
UPDATE = "python tools/messages.py update brings the files up to what is said"


def messages(language: str) -> list[tuple[str, Catalog, Message]]:
    """All messages of a language, each with its file's name and catalogue."""
    return [(file, catalog, one) for file, catalog in LANGUAGES[language].catalogs for one in catalog if one.id]


def test_the_languages() -> None:
    assert {"es", "zh"} <= set(OTHERS) and next(iter(LANGUAGES)) == ENGLISH


@EVERY_OTHER
def test_every_text_is_there_and_no_other(language: str) -> None:
    said = {(file, text, context) for file, found in collected(language).items() for context, text in found}
    kept = {(file, str(one.id), one.context or "") for file, _, one in messages(language)}
    assert not said - kept, UPDATE
    assert not kept - said, UPDATE


@EVERY_OTHER
def test_texts_of_earlier_versions_of_the_rules_are_among_them(language: str) -> None:
    """Tables that began by them go on in every language."""
    said = {text for _, text in collected(language)["silk_cities"]}
    for face in [*SETS[1].box.improvements, *SETS[1].box.developments]:
        assert face.text["en"] in said
    assert "Balanced cards" in said


@EVERY_OTHER
def test_every_text_is_translated(language: str) -> None:
    """What reads otherwise in a context only needs to be where it does."""
    untold = [one.id for _, _, one in messages(language) if (not one.string or one.fuzzy) and not one.context]
    assert not untold, f"{len(untold)} texts are missing, such as {untold[0]!r}"


@EVERY_OTHER
def test_every_translation_has_the_places_of_its_text(language: str) -> None:
    """But for lessons, in which the name of a player may be left out."""
    for file, _, one in messages(language):
        if one.string:
            english, other = (set(PLACES.findall(str(text))) for text in (one.id, one.string))
            assert other <= english and (english == other or file.endswith(".lesson")), one.id
            assert set(FACTS.findall(str(one.string))) <= set(FACTS.findall(one.id)), one.id


@EVERY_OTHER
def test_every_word_that_agrees_with_a_number_has_the_forms_of_its_language(language: str) -> None:
    for _, catalog, one in messages(language):
        for forms in FORMS.findall(str(one.string)):
            assert len(forms.split("|")) == catalog.num_plurals, one.id


@EVERY_OTHER
def test_every_list_has_the_same_items(language: str) -> None:
    for _, _, one in messages(language):
        if one.string:
            items = [
                Counter(re.findall(r"\{(\w+)\}", "".join(LISTS.findall(str(text))))) for text in (one.id, one.string)
            ]
            assert items[0].keys() == items[1].keys(), one.id


@EVERY_OTHER
def test_a_word_is_not_translated_by_a_sentence(language: str) -> None:
    said = [(str(one.id), str(one.string)) for _, _, one in messages(language)]
    words = [(text, there) for text, there in said if not SENTENCE.search(text) and not there.endswith(SHORT)]
    assert not [f"“{text}”: “{there}”" for text, there in words if SENTENCE.search(there)]


@EVERY_OTHER
def test_the_rules_are_there(language: str) -> None:
    assert {file.name for file in (HERE / ENGLISH / "rules").iterdir()} == {
        file.name for file in (HERE / language / "rules").iterdir()
    }
