"""What a seat observes of every game: every field says something, and what is called constant is."""

from collections.abc import Iterator

import pytest

import tongbao
from tongbao import FastLuck, Game, Meta
from tongbao.engine.observation import Field, size_of

MOST_GAMES = 400
ONE = {"asked": lambda game: not game.over, "active": lambda game: True}
"""Fields of which one number is 1, and when."""
TABLES = [
    pytest.param(name, players, id=f"{name}-{players}")
    for name, meta in tongbao.GAMES.items()
    for players in range(meta.min_players, meta.max_players + 1)
]


def positions(meta: Meta[Game], players: int, number: int) -> Iterator[Game]:
    """A random game, position by position; in every fifth somebody concedes, if that can be."""
    combinations = meta.all_options(players)
    game = tongbao.new(meta.name, players, number, combinations[number % len(combinations)])
    luck = FastLuck.from_seed(number)
    conceding = 5 + luck.below(60) if meta.concedes and number % 5 == 0 else -1
    while not game.over:
        yield game
        seat = game.seats_to_act()[-1]
        choices = game.choices(seat)
        if game.decisions == conceding:
            game.concede(seat)
        else:
            game.take(seat, choices[luck.below(len(choices))])
    yield game


def parts(layout: list[Field], numbers: bytes) -> Iterator[tuple[Field, bytes]]:
    """The numbers of every field."""
    first = 0
    for field in layout:
        yield field, numbers[first : first + field.size]
        first += field.size


@pytest.mark.by_turns(4)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_field_says_something(name: str, players: int) -> None:
    """Each takes on more than one value from game to game, unless it is called constant: then it never does in one.

    One thing is asked as long as anything is, and it is somebody's turn.
    """
    meta = tongbao.GAMES[name]
    first: dict[str, bytes] = {}
    silent = {field.name for field in meta.layout(tongbao.prepare(name, players)) if not field.is_constant}
    for number in range(MOST_GAMES):
        constant: dict[str, bytes] = {}
        layout: list[Field] = []
        for game in positions(meta, players, number):
            layout = layout or meta.layout(game.setup)
            for field, found in parts(layout, meta.observe(game, game.decisions % players)):
                if field.name in ONE:
                    assert sum(found) == ONE[field.name](game), f"{field} in {game!r}"
                if field.is_constant:
                    assert constant.setdefault(field.name, found) == found, f"{field} is not constant"
                elif first.setdefault(field.name, found) != found:
                    silent.discard(field.name)
        if not silent:
            return
    raise AssertionError(f"{sorted(silent)} were the same in {MOST_GAMES} games")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_layout_is_fit_to_be_read(name: str, players: int) -> None:
    """Names are told apart, and every field says in a sentence what it is; options don't change the length."""
    meta = tongbao.GAMES[name]
    layouts = [meta.layout(tongbao.prepare(name, players, options)) for options in meta.all_options(players)]
    assert len({size_of(layout) for layout in layouts}) == 1
    names = [field.name for field in layouts[0]]
    assert len(set(names)) == len(names)
    for field in layouts[0]:
        assert field.name.isidentifier() and field.size and 0 < field.most <= 255
        assert field.says[0].isupper() and field.says.endswith(".")
