"""The rules for players hold the improvements, the cards and the licence, in every language."""

import re
from typing import Any

import pytest

from tests.games.silk_cities.scene import BOX, stage
from tests.support.rules import rules_of
from tongbao.games.silk_cities.meta import SILK_CITIES
from tongbao.languages import LANGUAGES, name_in

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


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
        paid = [number for number in (improvement.cost.coins, improvement.cost.food, improvement.cost.metal) if number]
        assert [int(n) for n in re.findall(r"\d+", cost)] == paid
        assert int(value) == improvement.golden_age


@EVERY_LANGUAGE
def test_cards_and_licence_are_named(language: str) -> None:
    text = rules_of("silk_cities", language)
    for card in BOX.developments:
        assert card.effects[0].kind == "victory_points" or f"| {name_in(card.names, language, 'silk_cities')} |" in text
    assert "Brian Stepnitz" in text and "CC BY-SA 3.0" in text
