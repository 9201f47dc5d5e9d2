"""Captions and log in whole games: each place of a text has its fact, in every language, for every reader."""

import re

import pytest

import tongbao
from tests.support import phrases
from tests.support.selection import turn_of_today
from tongbao import SPECTATOR, Seat
from tongbao.languages import LANGUAGES

EVERY = 7
"""Captions are read at one moment of so many."""


@pytest.mark.contract
@pytest.mark.parametrize("game", tongbao.GAMES)
def test_every_place_is_filled(game: str) -> None:
    """In a game of every day; nothing unfinished stands in a text."""
    said: list[dict[str, object]] = []
    for table in phrases.play(game, turn_of_today() % 1000):
        seats = table.seats_to_act() if table.decisions % EVERY == 0 else ()
        for eyes in [Seat(table, seat) for seat in seats]:
            said += [eyes.caption(choice, language) for choice in eyes.choices() for language in LANGUAGES]
    for viewer in range(SPECTATOR, table.players):
        for language in LANGUAGES:
            said += Seat(table, viewer).log(0, language)
    for one in said:
        text, facts = str(one["text"]), one["facts"]
        assert isinstance(facts, dict) and {*re.findall(r"{(\w+)}", text)} <= facts.keys(), text
        assert text and not re.search(r"[\[\]|]|{}", text), text
