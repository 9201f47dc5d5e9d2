"""What a table says of one thing it doesn't say in the plural: on its page, in its log, in the captions of choices."""

import random
import re

import pytest

import tongbao
from tests.support.server.browsers import Browsers
from tests.support.server.tables import match_at, positions
from tests.support.server.wording import ONE_OF_MANY, said

GAMES = sorted(tongbao.GAMES)
CHINESE = re.compile(r"[\u4e00-\u9fff]")
LONG = ("changan", "silk_cities")
"""Games that say the most in one."""


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_one_thing_is_never_said_to_be_many_on_the_page(browser: Browsers, name: str) -> None:
    mei = browser()
    link = mei.found(name, "me", "here")
    for _ in positions(match_at(mei, link), 8, 2000):
        assert not [line for line in said(mei.get(link).text) if ONE_OF_MANY.search(line)]


@pytest.mark.by_turns(2)
@pytest.mark.parametrize("name", GAMES)
def test_one_thing_is_never_said_to_be_many_in_log_and_captions(name: str) -> None:
    """To any seat or to a spectator, whatever the number of players; and every caption is Chinese in Chinese."""
    meta = tongbao.GAMES[name]
    said: set[str] = set()
    for seed in range(2 if name in LONG else 8):
        dice = random.Random(seed)
        for players in {meta.min_players, meta.max_players, meta.min_players + seed % (meta.max_players - 1)}:
            game = tongbao.new(name, players=min(players, meta.max_players), seed=seed, chronicle=True)
            while not game.over:
                seat = tongbao.Seat(game, game.seats_to_act()[0])
                choices = seat.choices()
                said |= {filled(seat.caption(choice)) for choice in choices}
                assert all(CHINESE.search(str(seat.caption(choice, "zh")["text"])) for choice in choices)
                game.take(seat.number, dice.choice(choices))
            for viewer in range(tongbao.SPECTATOR, game.players):
                said |= {filled(line) for line in tongbao.Seat(game, viewer).log()}
    assert len(said) > 100 and any(re.search(r"\b1 [A-Za-z]+\b", line) for line in said), "there are things to count"
    assert not [line for line in said if ONE_OF_MANY.search(line)]


def filled(told: dict[str, object]) -> str:
    """A text with what stands in its places: numbers as they are, all else as its name."""
    facts = told["facts"]
    assert isinstance(facts, dict)
    return re.sub(
        r"\{(\w+)\}",
        lambda place: str(facts[place[1]]) if len(place[1]) == 1 else place[1].title(),
        str(told["text"]),
    )
