"""Histories: every card of every game has one in every language, of two sentences that fit under its name."""

import re

import pytest

import tongbao
from tongbao.languages import LANGUAGES, said_in
from tongbao.server.views.reference.gallery import HISTORIES, gallery_of, histories

END = re.compile(r"[.?!][”’]?(?= |$)|[。？！][”’]?")
LONGEST = {"en": 320, "es": 400, "zh": 130}
SHORTEST = {"en": 60, "es": 60, "zh": 25}


def told(history: str, name: str, language: str) -> str:
    """A history in a language, with no full stops but those at the end of sentences."""
    return re.sub(r"[ad]\. C\.(?=[,;)]| [a-z])", "aC", said_in(history, language, name)).replace("a. C.", "aC.")


@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_every_card_has_its_history_and_no_other_has_one(name: str) -> None:
    assert histories(name).keys() == gallery_of(tongbao.GAMES[name], "en").cards.keys()


@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_history_is_two_sentences(name: str, language: str) -> None:
    for card, history in histories(name).items():
        text = told(history, name, language)
        assert len(END.findall(text)) == 2 and END.search(text[-2:]), f"{card}: {text}"
        assert SHORTEST[language] <= len(text) <= LONGEST[language], f"{card}: {len(text)} characters"
        assert not re.search(r"[\"']|\s\s|^\s|\s$| [-–—] ", text), f"{card}: {text}"


def test_no_sentence_is_told_of_two_cards() -> None:
    sentences = [
        sentence.strip()
        for name in tongbao.GAMES
        for history in histories(name).values()
        for language in LANGUAGES
        for sentence in re.split(r"(?<=[.。]) ?", told(history, name, language))
        if sentence.strip()
    ]
    assert len(sentences) == len(set(sentences))


def test_a_game_without_a_file_has_no_histories() -> None:
    assert histories("nothing") == {}
    assert {file.stem for file in HISTORIES.iterdir()} == set(tongbao.GAMES)
