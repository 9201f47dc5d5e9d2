"""The check of words finds what another word has replaced, spares what is right, and lists few exceptions."""

import tomllib
from pathlib import Path

import pytest
from tools.wording import EXCEPTIONS, Text, faults_in, texts_in

ROOT = Path(__file__).parents[2]
WRONG = {
    "Who watches sees nothing hidden.": "a bare who, what or whose",
    "Only who has the link finds it.": "a bare who, what or whose",
    "Everybody takes what time he likes.": "he for anyone",
    "Here stand the tables you sit at.": "stand or lie for be",
    "Choices without alternative go by themselves": "go by itself",
    "Come in by a letter": "come in for sign in",
    "Links in mails last an hour.": "letter or mail for email",
    "Everything is on the page of notices.": "notice for notification",
    "Found a tournament": "found for create",
    "Draw it anew": "anew",
    "There is no bot “x”; there are: random, greedy.": "an error that ends in a list",
    "Reckon all ratings.": "reckon",
    "Change the color of the gray marker.": "American spelling",
    "Why can't I?": "a straight apostrophe",
    "95 % of all games": "a space before %",
}
RIGHT = (
    "Who can join?",
    "What you can do",
    "Whoever watches sees nothing hidden. Anyone who likes can sit down.",
    "The mail server’s address looks like smtp://user@host.",
    "Found your city with 10 coins.",
    "A stand-in plays for you until you’re back.",
    "The colour of the catalogue is grey.",
    "95% of all games",
)


@pytest.mark.parametrize("said", [said for said, name in WRONG.items() if name])
def test_a_replaced_word_is_found(said: str) -> None:
    assert WRONG[said] in {pattern.name for pattern, _ in faults_in(Text(said, "en", "docs/any.md"))}


@pytest.mark.parametrize("said", RIGHT)
def test_natural_english_is_spared(said: str) -> None:
    assert not list(faults_in(Text(said, "en", "docs/any.md")))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("zh", "4 人"),
        ("zh", "共{n} 张"),
        ("zh", "棋谱"),
        ("zh", "您的回合"),
        ("es", "Una partida puntuada"),
        ("es", "el coste"),
    ],
)
def test_other_languages_have_words_of_their_own(language: str, said: str) -> None:
    assert list(faults_in(Text(said, language, "docs/any.md")))


def test_exceptions_are_few_have_reasons_and_are_needed() -> None:
    listed = tomllib.loads(EXCEPTIONS.read_text("utf-8"))["exception"]
    texts = [text for text in texts_in(ROOT) if any(faults_in(text))]
    assert len(listed) <= 30 and all(one["reason"] for one in listed)
    assert [one["text"] for one in listed if not any(one["text"] in text.said for text in texts)] == []


def test_all_kinds_of_texts_are_read() -> None:
    places = {text.place for text in texts_in(ROOT)}
    assert {"README.md", "docs/hosting.md", "src/tongbao/languages/zh/rules/xanadu.md"} <= places
    assert {"src/tongbao/languages/es/site.po", "docstring src/tongbao/engine/game.py"} <= places
