"""The rules for players hold the rulings, the cards and the numbers of the game, in both languages."""

import re
from pathlib import Path

import pytest

import tongbao
from tongbao import Seat

from .scene import CARDS

ROOT = Path(__file__).parents[3]
BOTH = [("changan.en.md", "en"), ("changan.zh.md", "zh")]


def text_of(name: str) -> str:
    """The rules for players in one language."""
    return (ROOT / "src" / "tongbao" / "web" / "rules" / name).read_text("utf-8")


@pytest.mark.parametrize(("name", "language"), BOTH)
def test_every_ruling_is_there(name: str, language: str) -> None:
    """C-1 to C-48, each once in the appendix, in the order of their numbers."""
    rows = re.findall(r"^\|?\s*\*{0,2}C-(\d+)\*{0,2}", text_of(name), re.MULTILINE)
    assert [int(row) for row in rows] == list(range(1, 49))


@pytest.mark.parametrize(("name", "language"), BOTH)
def test_options(name: str, language: str) -> None:
    """The options by their titles, the decks by their names."""
    text, meta = text_of(name), tongbao.GAMES["changan"]
    assert meta.titles[language] in text
    for option in meta.options:
        assert f"**{option.title[language]}**" in text
    decks = {
        "en": ["Production", "Trade", "Science", "Politics", "Military", "Silk Road"],
        "zh": ["生产", "贸易", "学术", "政治", "军事", "丝路"],
    }
    assert [deck for deck in decks[language] if deck not in text] == []


@pytest.mark.parametrize(("name", "language"), BOTH)
def test_the_example_of_the_rulebook(name: str, language: str) -> None:
    """Its points and its sum, and the numbers of the rules: limits, end, safety limit."""
    text = text_of(name)
    for number in ("24", "45", "4", "6", "9", "60"):
        assert re.search(rf"(?<!\d){number}(?!\d)", text), number


@pytest.mark.parametrize(("name", "language"), BOTH)
def test_the_prices_of_all_spaces(name: str, language: str) -> None:
    """Row, points, what the four districts and the Silk Road cost, and the Silk: all numbers of the table."""
    text = text_of(name)
    for word in {"en": ("Coin", "Wheat", "Stone", "Wood"), "zh": ("铜钱", "小麦", "石料", "木材")}[language]:
        assert text.count(word) >= 10
    for row, numbers in (
        (1, "1 1 | 2 | 1 1 | 1 1 | 1 1 1 | 2"),
        (2, "1 1 2 | 1 2 1 | 1 1 2 | 2 2 | 2 2 1 | 3"),
        (3, "2 3 4 | 2 3 4 | 1 4 4 | 2 3 4 | 3 3 2 | 5"),
    ):
        (line,) = re.findall(rf"^\| *{row} *\| *{[1, 3, 8][row - 1]} *\|(.*)\|$", text, re.MULTILINE)
        assert [re.findall(r"\d+", cell) for cell in line.split("|")] == [cell.split() for cell in numbers.split("|")]


@pytest.mark.parametrize(("name", "language"), BOTH)
def test_cards_are_named_as_they_are(name: str, language: str) -> None:
    """The one of ruling C-40 by its name."""
    assert str(CARDS["water_armillary"]["name"][language]) in text_of(name)


def test_the_view_is_explained() -> None:
    """Every field of the view has its place in docs/views.md."""
    text = re.split(r"^## Chang.an", (ROOT / "docs" / "views.md").read_text("utf-8"), flags=re.MULTILINE)[1]
    view = Seat(tongbao.new("changan", players=2), 0).view()
    seats = view["seats"]
    assert isinstance(seats, list)
    fields = {*view, *seats[0], *seats[0]["score"]}
    assert [field for field in sorted(fields) if f"`{field}`" not in text] == []
