"""Standing answers of every game that has them: legal, blind to what a seat can't see, and worded in every language."""

import random

import pytest

import tongbao
from tests.support.selection import turn_of_today
from tongbao.engine.luck import FastLuck
from tongbao.engine.meta import ASK
from tongbao.engine.secrecy import imagine, redact
from tongbao.languages import LANGUAGES

ANSWERS = {game: meta.standing for game, meta in tongbao.GAMES.items() if meta.standing}
TABLES = [
    *(("pocket_changan", players, {}) for players in (1, 2, 3, 4)),
    *(
        ("silk_cities", players, {"victory": "5", "auctions": form})
        for players in (2, 4)
        for form in ("limits", "open")
    ),
]


def test_every_game_with_answers_is_played() -> None:
    assert {game for game, _, _ in TABLES} == {*ANSWERS}


@pytest.mark.contract
@pytest.mark.by_turns(2)
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_answers_are_legal_and_the_same_for_all_that_a_seat_cannot_see(
    name: str, players: int, options: dict[str, str]
) -> None:
    """In a game of every day."""
    seed = turn_of_today()
    game, dice = tongbao.new(name, players=players, seed=seed, options=options), random.Random(seed)
    while not game.over:
        for seat in game.seats_to_act():
            here, other = redact(game, seat), redact(imagine(game, seat, FastLuck.from_seed(seed)), seat)
            for answer in ANSWERS[name]:
                for value in answer.values:
                    choice = answer.answer(here, seat, value)
                    assert choice is answer.answer(other, seat, value)
                    assert choice is None or choice in game.choices(seat)
        seat = dice.choice(game.seats_to_act())
        game.take(seat, dice.choice(game.choices(seat)))


@pytest.mark.parametrize("game", ANSWERS)
def test_each_answer_asks_at_first_and_has_words_in_every_language(game: str) -> None:
    assert len({answer.name for answer in ANSWERS[game]}) == len(ANSWERS[game])
    for answer in ANSWERS[game]:
        assert answer.values[0] == ASK and answer.title and answer.help
        for language in LANGUAGES:
            titles = [answer.value_title(value, language, game) for value in answer.values]
            assert len(set(titles)) == len(titles) and not set(titles) & set(answer.values)
