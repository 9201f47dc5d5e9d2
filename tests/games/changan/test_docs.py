"""The rules for players hold the rulings, the cards and the numbers of the game, in every language."""

import re
from pathlib import Path

import pytest

import tongbao
from tests.rules import rules_of
from tongbao import Seat
from tongbao.languages import LANGUAGES, name_in, said_in

from .scene import CARDS

ROOT = Path(__file__).parents[3]
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@EVERY_LANGUAGE
def test_every_ruling_is_there(language: str) -> None:
    """C-1 to C-48, each once in the appendix, in the order of their numbers."""
    rows = re.findall(r"^\|?\s*\*{0,2}C-(\d+)\*{0,2}", rules_of("changan", language), re.MULTILINE)
    assert [int(row) for row in rows] == list(range(1, 49))


@EVERY_LANGUAGE
def test_options(language: str) -> None:
    """The options by their titles, the decks by their names."""
    text, meta = rules_of("changan", language), tongbao.GAMES["changan"]
    assert meta.title_in(language) in text
    for option in meta.options:
        assert f"**{said_in(option.title, language, 'changan')}**" in text
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


def test_the_view_is_explained() -> None:
    """Every field of the view has its place in docs/views.md."""
    text = re.split(r"^## Chang.an", (ROOT / "docs" / "views.md").read_text("utf-8"), flags=re.MULTILINE)[1]
    view = Seat(tongbao.new("changan", players=2), 0).view()
    seats = view["seats"]
    assert isinstance(seats, list)
    fields = {*view, *seats[0], *seats[0]["score"]}
    assert [field for field in sorted(fields) if f"`{field}`" not in text] == []
