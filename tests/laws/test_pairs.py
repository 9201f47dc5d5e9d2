"""A pairwise selection has every two values that meet in any combination of options, and not many combinations."""

from itertools import combinations, product

import pytest

import tongbao
from tongbao.testing.pairs import pairwise

TABLES = [
    pytest.param(name, players, id=f"{name}-{players}")
    for name, meta in tongbao.GAMES.items()
    for players in range(meta.min_players, meta.max_players + 1)
]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_two_values_meet(name: str, players: int) -> None:
    every = tongbao.GAMES[name].all_options(players)
    few = pairwise(every)
    assert few[0] == every[0]
    assert all(options in every for options in few)
    for one, other in combinations(every[0], 2):
        assert meeting(few, one, other) == meeting(every, one, other)


def meeting(selection: list[dict[str, str]], one: str, other: str) -> set[tuple[str, str]]:
    """The values of two options that meet; of a list of decks each counts by itself."""
    return {pair for options in selection for pair in product(options[one].split(","), options[other].split(","))}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_two_decks_of_changan_meet(players: int) -> None:
    every = [options["decks"].split(",") for options in tongbao.GAMES["changan"].all_options(players)]
    few = [options["decks"].split(",") for options in pairwise(tongbao.GAMES["changan"].all_options(players))]
    decks = {deck for selection in every for deck in selection}
    assert len(decks) == 6 and len(few) <= 7 < len(every)
    for pair in combinations(sorted(decks), 2):
        assert any(set(pair) <= set(selection) for selection in few), pair


def test_every_value_of_a_lone_option_is_there() -> None:
    alone = [{"length": length} for length in ("standard", "short", "long")]
    assert pairwise(alone) == alone


def test_few_of_many_are_enough() -> None:
    """Of 6,561 combinations of eight options with three values each: nine would be the least."""
    names = [f"option {number}" for number in range(8)]
    every = [dict(zip(names, values, strict=True)) for values in product("abc", repeat=8)]
    assert 9 <= len(pairwise(every)) <= 18


def test_what_never_meets_is_not_asked_for() -> None:
    """Only combinations that are possible are taken."""
    possible = [{"duo": "on", "edition": "old"}, {"duo": "off", "edition": "new"}, {"duo": "off", "edition": "old"}]
    assert pairwise(possible) == possible
