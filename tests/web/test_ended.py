"""What comes after a game, and the recap of what others did: every game, every screen, both languages."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

import tongbao
from tongbao.server.people.sessions import COOKIE

from .conftest import PHONE, STILL, Visit
from .ended import Game, keep
from .flaws import flaws
from .screens import PHONES, by_turns
from .serving import House
from .test_every_screen import speak
from .visitors import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]
GAMES = sorted(tongbao.GAMES)
SCREENS = [(STILL, ((1440, 900), (1280, 720))), ({**PHONE, "reduced_motion": "reduce"}, PHONES)]
HALF = 0.5
AROUND = ".top, .transport"
"""What lies around the table of a replay."""


class Shelf(NamedTuple):
    """A server with games of Mei's, her cookie, and by game the links of a finished one and of one that goes on."""

    house: House
    token: str
    ended: dict[str, str]
    going_on: dict[str, str]


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shelf]:
    """Games between three, or two where greedy players take long."""
    folder = tmp_path_factory.mktemp("shelf")
    ended = [Game(name, 2) for name in GAMES]
    links, token = keep(folder, *ended, *[game._replace(share=HALF) for game in ended])
    house = House(folder)
    house.open()
    yield Shelf(house, token, dict(zip(GAMES, links, strict=False)), dict(zip(GAMES, links[len(GAMES) :], strict=True)))
    house.kill()


def come(visit: Visit, shelf: Shelf, screen: dict[str, object], language: str, **settings: str) -> Visitor:
    """Mei, who has settled this and that in her browser."""
    visitor = visit(screen, at=shelf.house)
    visitor.context.add_cookies([{"name": COOKIE, "value": shelf.token, "url": shelf.house.address}])
    for name, value in settings.items():
        visitor.page.add_init_script(f"if (location.protocol !== 'about:') localStorage.{name} = '{value}'")
    speak(visitor, language)
    return visitor


def flaws_of_page(visitor: Visitor, where: str, main: str) -> list[str]:
    """Whatever is wrong there: also what is covered, and texts of the head that lie over each other."""
    found = [f"{where}: covered: {thing}" for thing in visitor.measure("covered", main)]
    visitor.page.evaluate("scrollTo(0, 0)")
    found += [f"{where}: one over the other: {texts}" for texts in visitor.measure("overlapping", "header")]
    return found + flaws(visitor, where)


@pytest.mark.parametrize(("name", "language"), by_turns(GAMES, ["en", "zh", "es"]))
def test_the_result(visit: Visit, shelf: Shelf, name: str, language: str) -> None:
    found = []
    for screen, sizes in SCREENS:
        visitor = come(visit, shelf, screen, language)
        visitor.page.goto(f"{shelf.house.address}{shelf.ended[name]}/result")
        for width, height in sizes:
            visitor.page.set_viewport_size({"width": width, "height": height})
            found += flaws_of_page(visitor, f"{width}x{height}", "body")
    assert not found


@pytest.mark.parametrize(("name", "language"), by_turns(GAMES, ["en", "zh", "es"]))
def test_the_replay(visit: Visit, shelf: Shelf, name: str, language: str) -> None:
    """At a step far on; the table in it is looked at elsewhere, so here only what lies around it."""
    found = []
    for screen, sizes in SCREENS:
        visitor = come(visit, shelf, screen, language)
        for width, height in sizes:
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.page.goto(f"{shelf.house.address}{shelf.ended[name]}/replay?step=30")
            where = f"{width}x{height}"
            found += [f"{where}: covered: {thing}" for thing in visitor.measure("covered", ".top, .transport")]
            found += [
                f"{where}: over each other: {texts}" for texts in visitor.measure("overlapping", ".top, .transport")
            ]
            found += [f"{where}: out of reach: {target}" for target in visitor.measure("unreachable")]
            right, down = visitor.measure("scrolls")
            found += [f"{where}: scrolls {right} px to the right, {down} px down"] if right or down else []
    assert not found


@pytest.mark.parametrize(("name", "language"), by_turns(GAMES, ["en", "zh", "es"]))
def test_the_recap(visit: Visit, shelf: Shelf, name: str, language: str) -> None:
    """What the others did, on the table: each line and button can be pressed, and nothing lies over anything."""
    found = []
    for screen, sizes in SCREENS:
        visitor = come(visit, shelf, screen, language, recap="yes")
        visitor.go(shelf.going_on[name])
        for width, height in sizes:
            visitor.page.set_viewport_size({"width": width, "height": height})
            if not visitor.page.locator("body[data-recap]").count():
                visitor.page.locator("[data-recap-open]:visible").click()
            where = f"{width}x{height}"
            found += [f"{where}: covered: {thing}" for thing in visitor.measure("covered", ".recap")]
            found += [f"{where}: over each other: {texts}" for texts in visitor.measure("overlapping", ".recap")]
    assert not found
