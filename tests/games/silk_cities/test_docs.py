"""The rules for players hold the map, the decks, the improvements and the licence, in every language."""

import re
from collections.abc import Iterable
from typing import Any

import pytest

from tests.games.silk_cities.scene import BOX, stage
from tests.support.rules import rules_of
from tongbao.games.silk_cities.cards.schema import Entry, Improvement
from tongbao.games.silk_cities.meta import SILK_CITIES
from tongbao.languages import LANGUAGES, name_in

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
BETWEEN_NAMES = re.compile(", |、")


def rows_in(language: str) -> list[list[str]]:
    """The cells of all rows of all tables of the rules."""
    rows = [row for row in rules_of("silk_cities", language).splitlines() if row.startswith("|")]
    return [[cell.strip() for cell in row.split("|")[1:-1]] for row in rows]


def names_of(entries: Iterable[Entry], language: str) -> dict[str, str]:
    """What things are called, by their ids."""
    return {entry.id: name_in(entry.names, language, "silk_cities") for entry in entries}


def paid_for(improvement: Improvement) -> list[int]:
    """The numbers of a cost as it is written."""
    cost = improvement.cost
    return [number for number in (cost.coins, cost.food, cost.metal) if number]


def test_what_a_citizen_more_costs_is_told_for_every_size() -> None:
    """As in the rules for players: 1 food with up to 2 citizens, 2 with 3 to 5, 3 with 6 to 8, 4 with more."""
    numbers: Any = SILK_CITIES.numbers(stage().game.setup)
    assert numbers["growth"] == [[0, 2, 1], [3, 5, 2], [6, 8, 3], [9, 11, 4]]


@EVERY_LANGUAGE
def test_improvements_stand_with_their_costs(language: str) -> None:
    text = rules_of("silk_cities", language)
    for improvement in BOX.improvements:
        row = next(
            row
            for row in text.splitlines()
            if row.startswith(f"| {name_in(improvement.names, language, 'silk_cities')} |")
        )
        cost, value = row.split("|")[2], row.split("|")[3]
        assert [int(n) for n in re.findall(r"\d+", cost)] == paid_for(improvement)
        assert int(value) == improvement.golden_age


@EVERY_LANGUAGE
def test_cards_and_licence_are_named(language: str) -> None:
    text = rules_of("silk_cities", language)
    for card in BOX.developments:
        assert card.effects[0].kind == "victory_points" or f"| {name_in(card.names, language, 'silk_cities')} |" in text
    assert "Brian Stepnitz" in text and "CC BY-SA 3.0" in text


@EVERY_LANGUAGE
def test_regions_are_those_of_the_map(language: str) -> None:
    """With what they yield and cost, their neighbours and the empires beside them, by the numbers that decide ties."""
    names = names_of([*BOX.regions, *BOX.empires], language)
    rows = [row for row in rows_in(language) if len(row) == 6 and row[0].isdecimal()]
    assert [int(row[0]) for row in rows] == list(range(1, len(BOX.regions) + 1))
    for region, row in zip(BOX.regions, rows, strict=True):
        _, name, yields, travel, neighbours, empires = row
        assert name == names[region.id] and int(travel) == region.travel
        assert yields.startswith(f"<!-- good {region.kind} -->")
        assert sorted(BETWEEN_NAMES.split(neighbours)) == sorted([names[other] for other in region.neighbours])
        assert BETWEEN_NAMES.split(empires) == ([names[empire] for empire in region.empires] or [""])


@EVERY_LANGUAGE
def test_the_silk_deck_is_counted(language: str) -> None:
    names = names_of(BOX.silk_cards, language)
    for card in BOX.silk_cards:
        assert [names[card.id], str(card.count)] in [row[:2] for row in rows_in(language)]
