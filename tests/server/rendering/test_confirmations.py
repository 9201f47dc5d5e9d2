"""Asked twice is who loses for good what he could have, and nobody else: not who draws, reveals or goes on."""

import random
from functools import cache
from typing import Any

import pytest

import tongbao
from tongbao.engine.game import Game
from tongbao.server.rendering.choices import choices_for

GAMES = sorted(tongbao.GAMES)
NEVER = {
    "xanadu": {"start", "sell", "end_sales", "build", "place", "end_workers", "worker"},
    "changan": {"draw_deck", "draw_display", "produce", "build", "collect", "keep", "use", "done", "gain", "pay"},
    "pocket_changan": {"play", "pay", "buy", "keep", "place", "draw", "descend", "take", "recall", "copy"},
    "silk_cities": {"claim", "gather", "play", "use", "build", "hop", "army", "defend", "limit", "raise", "keep_card"},
}
"""What is the very purpose of a choice, or goes on as usual."""
ONCE = {"xanadu": "skip_turn", "changan": "discard", "pocket_changan": "drop", "silk_cities": "rise"}
"""What is asked for in a random game, among others."""


@cache
def positions(name: str, games: int = 8) -> list[tuple[Game, int]]:
    """Games in which somebody is to act, and who."""
    found = []
    for seed in range(games):
        game, dice = tongbao.new(name, players=3, seed=seed), random.Random(seed)
        while not game.over:
            seat = game.seats_to_act()[0]
            if game.decisions % 3 == 0:
                found.append((game.clone(), seat))
            game.take(seat, dice.choice(game.choices(seat)))
    return found


def asked(game: Game, seat: int) -> list[str]:
    return [offer.verb for offer in choices_for(game, tongbao.Seat(game, seat), "en").found if offer.final]


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_who_goes_on_as_usual_is_not_asked_and_who_loses_something_is(name: str) -> None:
    verbs = {verb for game, seat in positions(name) for verb in asked(game, seat)}
    assert not verbs & NEVER[name]
    assert ONCE[name] in verbs


@pytest.mark.parametrize("name", GAMES)
def test_who_has_no_other_choice_is_not_asked(name: str) -> None:
    alone = [(game, seat) for game, seat in positions(name) if len(game.choices(seat)) == 1]
    assert alone
    assert not any(asked(game, seat) for game, seat in alone)


def test_a_turn_of_changan_ends_without_question() -> None:
    """It can be ended only after the main action, or where there is none."""
    assert not any("end_turn" in asked(game, seat) for game, seat in positions("changan"))


def test_a_turn_of_cities_ends_without_question_unless_a_laborer_is_idle() -> None:
    by_question: dict[bool, set[bool]] = {False: set(), True: set()}
    for game, seat in positions("silk_cities"):
        if any(choice.verb.name == "end" for choice in game.choices(seat)) and len(game.choices(seat)) > 1:
            view: Any = tongbao.Seat(game, seat).view()
            by_question["end" in asked(game, seat)].add(view["seats"][seat]["laborers"]["untapped"] > 0)
    assert by_question[True] == {True}
    assert False in by_question[False]
