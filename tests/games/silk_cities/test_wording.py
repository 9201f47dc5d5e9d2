"""Captions and the chronicle in whole games: one soldier, two soldiers, and not a word of what is none."""

import random
import re
from collections.abc import Iterator

import pytest

import tongbao
from tongbao.testing.scenes import tell

WRONG = re.compile(
    r"\b1 (coins|soldiers|cards|citizens|labourers|merchants|points|Victory Points)\b"
    r"|\b0 (coins?|food|metal|silk|fine silk|cards?)\b|\b(food|metal|silk|citizens|improvements) 0\b|\broute 0\b"
    r"|路费0|[、：付]0(枚|粮食|金属|丝绸|上等丝绸)|(粮食|金属|丝绸|公民|设施)0|[\[\]|]"
)


def said(seed: int, language: str) -> Iterator[str]:
    """Every caption and every line of a random game."""
    game = tongbao.new("silk_cities", players=3, seed=seed)
    dice = random.Random(seed)
    while not game.over and game.decisions < 900:
        seat = tongbao.Seat(game, game.seats_to_act()[0])
        choices = seat.choices()
        yield from (tell(seat.caption(choice, language)) for choice in choices)
        game.take(seat.number, dice.choice([choice for choice in choices if choice.verb.name != "want"] or choices))
    yield from (tell(line) for line in tongbao.Seat(game, tongbao.SPECTATOR).log(0, language))


@pytest.mark.by_turns(4)
@pytest.mark.contract
@pytest.mark.parametrize("language", ["en", "zh", "es"])
def test_numbers_and_nouns_agree(language: str) -> None:
    found = {phrase for seed in range(3) for phrase in said(seed, language) if WRONG.search(phrase)}
    assert not found


def test_the_measure_finds_what_is_wrong() -> None:
    for phrase in ("Send 1 soldiers", "A builds mint for 5 coins, 0 food", "Sell 1 for 6, route 0", "价6，路费0"):
        assert WRONG.search(phrase)
    assert not WRONG.search("A bids 10 coins for 1 coin, 21 soldiers")
