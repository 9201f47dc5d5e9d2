"""The rules for players hold the cards and the numbers of the game, in every language."""

import re

import pytest

import tongbao
from tests.games.changan.scene import CARDS
from tests.support.rules import rules_of
from tongbao.languages import LANGUAGES, name_in, said_in

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@EVERY_LANGUAGE
def test_decks(language: str) -> None:
    """By their names."""
    text = rules_of("changan", language)
    assert tongbao.GAMES["changan"].title_in(language) in text
    decks = ["Production", "Trade", "Science", "Politics", "Military", "Silk Road"]
    assert [deck for deck in decks if said_in(deck, language) not in text] == []


@EVERY_LANGUAGE
def test_the_example_of_the_rulebook(language: str) -> None:
    """Its points and its sum, and the numbers of the rules: limits, end, safety limit."""
    text = rules_of("changan", language)
    for number in ("24", "45", "4", "6", "9", "60"):
        assert re.search(rf"(?<!\d){number}(?!\d)", text), number


@EVERY_LANGUAGE
def test_the_prices_of_all_spaces(language: str) -> None:
    """Row, points, what the four districts and the Silk Road cost, and the Silk: all numbers of the table."""
    text = rules_of("changan", language)
    for word in ("Coin", "Wheat", "Stone", "Wood"):
        assert text.lower().count(said_in(word, language).lower()) >= 10, word
    for row, numbers in (
        (1, "1 1 | 2 | 1 1 | 1 1 | 1 1 1 | 2"),
        (2, "1 1 2 | 1 2 1 | 1 1 2 | 2 2 | 2 2 1 | 3"),
        (3, "2 3 4 | 2 3 4 | 1 4 4 | 2 3 4 | 3 3 2 | 5"),
    ):
        (line,) = re.findall(rf"^\| *{row} *\| *{[1, 3, 8][row - 1]} *\|(.*)\|$", text, re.MULTILINE)
        assert [re.findall(r"\d+", cell) for cell in line.split("|")] == [cell.split() for cell in numbers.split("|")]


@EVERY_LANGUAGE
def test_cards_are_named_as_they_are(language: str) -> None:
    """The one of ruling C-40 by its name."""
    assert name_in(CARDS["water_armillary"]["name"], language, "changan") in rules_of("changan", language)
