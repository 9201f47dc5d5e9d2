"""Test selection: the layer each test belongs to, and which of the tests that take turns run today.

A layer is a mark. A test has the one it bears, or else that of its folder:

* ``unit``: pure functions, scenes, rendering from plain facts;
* ``contract``: laws, the API document, migrations, records and databases of earlier versions;
* ``service``: the server with what it talks to, over real sockets where they matter;
* ``browser``: what a person does on the page;
* ``nightly``: sweeps, win rates, load, killing. Only ``make test-all`` runs these.

``by_turns(days)`` runs each of a test's cases on one of so many days, and ``compiled(game, ...)`` keeps the cases of
these games, of all games if none is named, for the compiled build; plain Python runs them at night.
"""

import os
import re
import zlib
from collections import Counter, defaultdict
from datetime import date

import pytest

import tongbao

LAYERS = ("unit", "contract", "service", "browser", "nightly")
OF_FOLDERS = {"attacks": "service", "laws": "contract", "server": "service", "web": "browser"}
"""The layer of the tests in a folder; in all others they are unit tests."""
TURN = "TONGBAO_TURN"
"""The environment variable that holds the turn, so that all processes of a run take the same one."""


def turn_of_today() -> int:
    """The turn of this run: a number that is given, or that of the day."""
    return int(os.environ.setdefault(TURN, str(date.today().toordinal())))


def layer_of(item: pytest.Item) -> str:
    """The layer of a test: ``nightly`` whenever it bears that mark, else the nearest mark, else that of its folder."""
    if item.get_closest_marker("nightly") is not None:
        return "nightly"
    for mark in item.iter_markers():
        if mark.name in LAYERS:
            return mark.name
    return OF_FOLDERS.get(item.nodeid.split("/")[1], "unit")


def is_left_to_the_compiled_build(item: pytest.Item) -> bool:
    """Whether the case is one of those that only the compiled build plays by day."""
    mark = item.get_closest_marker("compiled")
    if mark is None or tongbao.build() == "compiled":
        return False
    return not mark.args or not set(mark.args).isdisjoint(re.split(r"[]/[-]", item.nodeid))


def game_of(item: pytest.Item) -> str:
    """The game that a case is about, by its parameters; "" if it is about none."""
    return next((part for part in re.split(r"[]/[-]", item.nodeid.partition("[")[2]) if part in tongbao.GAMES), "")


def out_of_turn(items: list[pytest.Item], turn: int) -> set[pytest.Item]:
    """The cases whose turn it isn't.

    The cases of a test take turns game by game, so that the game changes from one day to the next. Each test begins on
    a day of its own, so that no day is one game's alone.
    """
    found: set[pytest.Item] = set()
    tests: defaultdict[str, list[tuple[int, str, pytest.Item]]] = defaultdict(list)
    games: Counter[tuple[str, str]] = Counter()
    for item in items:
        if item.get_closest_marker("by_turns") is not None:
            test, game = item.nodeid.partition("[")[0], game_of(item)
            tests[test].append((games[test, game], game, item))
            games[test, game] += 1
    for test, cases in tests.items():
        first = zlib.crc32(test.encode()) + turn
        for place, (_, _, item) in enumerate(sorted(cases, key=lambda case: case[:2])):
            mark = item.get_closest_marker("by_turns")
            assert mark is not None
            if (first + place) % mark.args[0]:
                found.add(item)
    return found


def select(items: list[pytest.Item], turn: int) -> None:
    """Mark each test with its layer, and as nightly the cases whose turn it isn’t. Browsers come first.

    The compiled build tries all cases every day.
    """
    nightly = set() if tongbao.build() == "compiled" else out_of_turn(items, turn)
    for item in items:
        if item in nightly or is_left_to_the_compiled_build(item):
            item.add_marker("nightly")
        item.add_marker(layer_of(item))
    items.sort(key=lambda item: (item.get_closest_marker("browser") is None, "whole_game" not in item.nodeid))
