"""Every golden position: nothing hidden shows, the view has the promised fields, and whoever is to act can."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import tongbao
from tests.support.selection import turn_of_today
from tests.support.shown import positions_of
from tongbao import SPECTATOR, Seat
from tongbao.games.silk_cities.explain.blocked_actions import WAYS
from tongbao.games.xanadu.cards.resources import RESOURCES
from tongbao.testing import laws

VIEWS = (Path(__file__).parents[2] / "docs" / "views.md").read_text("utf-8")
POSITIONS = [(game, name) for game in tongbao.GAMES for name in positions_of(game).by_name]
DATA = {"xanadu": {*RESOURCES}, "silk_cities": {*WAYS}}
"""Names of resources and of ways to act, by which a view counts and gives reasons."""
Json = dict[str, Any]


@pytest.mark.parametrize(("game", "name"), POSITIONS)
def test_what_a_seat_does_not_know_does_not_show(game: str, name: str) -> None:
    """Dealing anew all that a seat doesn't know, every day otherwise, changes nothing it sees, reads or may choose."""
    table = positions_of(game).by_name[name]().game
    laws.keeps_secrets(table, turn_of_today())
    if table.is_possible():  # a scene may give a hand more than would have ended the game
        laws.imagines_what_may_be(table, turn_of_today())


@pytest.mark.parametrize(("game", "name"), POSITIONS)
def test_who_is_to_act_has_choices_and_nobody_else(game: str, name: str) -> None:
    table = positions_of(game).by_name[name]().game
    if not table.over:
        laws.offers_choices(table)
    laws.refuses(table)


def views(game: str) -> list[Json]:
    """What all who look at the positions of a game see."""
    tables = [make().game for make in positions_of(game).by_name.values()]
    return [Seat(table, viewer).view() for table in tables for viewer in range(SPECTATOR, table.players)]


def fields(plain: object) -> set[str]:
    """The names of all fields in plain data, at any depth; those that are texts of choices or numbers are none."""
    if isinstance(plain, list):
        return set().union(*map(fields, plain))
    if not isinstance(plain, dict):
        return set()
    return {name for name in plain if re.fullmatch("[a-z_0-9]*[a-z_]", name)}.union(*map(fields, plain.values()))


@pytest.mark.parametrize("game", tongbao.GAMES)
def test_everybody_gets_the_same_fields_at_every_moment_as_plain_json(game: str) -> None:
    """Nothing more, nothing less: what isn't there is ``null``."""
    found = views(game)
    for view in found:
        assert view.keys() == found[0].keys()
        assert all(seat.keys() == found[0]["seats"][0].keys() for seat in view["seats"])
        assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize("game", tongbao.GAMES)
def test_every_field_of_the_view_is_explained(game: str) -> None:
    """In docs/views.md, under the heading of the game."""
    title = re.sub("[’']", ".", tongbao.GAMES[game].title)
    text = (
        re.split(rf"^## {title}$", VIEWS, flags=re.MULTILINE)[1].partition("\n## ")[0]
        + VIEWS.partition("\n## Xanadu")[0]
    )
    options = {option.name for option in tongbao.GAMES[game].ever}
    found = set().union(*map(fields, views(game))) - options - DATA.get(game, set())
    assert [field for field in sorted(found) if not re.search(rf"`[^`]*\b{field}\b[^`]*`", text)] == []
