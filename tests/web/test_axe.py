"""What axe-core finds on every page and on tables at start, in the middle and at the end: nothing."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Playwright

import tongbao
from tongbao.server.cookies import SIGHT_COOKIE
from tongbao.server.people.sessions import COOKIE
from tongbao.server.sights import THEMES, Sight

from .axe import violations
from .conftest import PHONE, STILL, Visit
from .ended import Game, keep
from .full_table import FullTable, full_table
from .screens import by_turns
from .serving import House
from .test_every_screen import speak
from .test_screens import COMMON, pages
from .visitors import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]
GAMES = sorted(tongbao.GAMES)
MISSING = "Failed to load resource: the server responded with a status of 404"
LANGUAGES = ("en", "zh", "es")
KINDS = {"desktop": STILL, "phone": {**PHONE, "reduced_motion": "reduce"}}
EYES = [(language, theme, kind) for theme in THEMES for kind in KINDS for language in LANGUAGES]
"""In which language, theme and size it is looked at."""


class Shelf(NamedTuple):
    """A server with finished games of Mei's, by game their links, her cookie, and full tables at which others sit."""

    house: House
    token: str
    ended: dict[str, str]
    full: dict[str, FullTable]


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory, playwright: Playwright) -> Iterator[Shelf]:
    folder = tmp_path_factory.mktemp("axe")
    links, token = keep(folder, *[Game(name, 2) for name in GAMES])
    house = House(folder)
    house.open()
    full = {name: full_table(playwright.request, house.address, name) for name in GAMES}
    yield Shelf(house, token, dict(zip(GAMES, links, strict=True)), full)
    house.kill()


def come(visit: Visit, shelf: Shelf, eyes: tuple[str, str, str], **more: object) -> Visitor:
    """Mei, unless the cookies of somebody else are given; None are those of a stranger, who may open tables."""
    language, theme, kind = eyes
    visitor = visit({**KINDS[kind], **more}, at=shelf.house)
    if not more:
        visitor.context.add_cookies([{"name": COOKIE, "value": shelf.token, "url": shelf.house.address}])
    speak(visitor, language)
    sight = {"name": SIGHT_COOKIE, "value": str(Sight(theme)), "url": shelf.house.address}
    visitor.context.add_cookies([sight])
    return visitor


def look(visitor: Visitor, path: str) -> list[str]:
    """What is found on a page."""
    visitor.page.goto(visitor.house.address + path)
    return violations(visitor, path)


@pytest.mark.parametrize(("name", "eyes"), by_turns(GAMES, EYES))
def test_the_pages_of_a_game(visit: Visit, shelf: Shelf, name: str, eyes: tuple[str, str, str]) -> None:
    stranger = come(visit, shelf, eyes, storage_state=None)
    paths = [path for _, path in pages(stranger, name)] + [f"/rules/{name}/sheet", f"/cards/{name}"]
    found = [violation for path in paths for violation in look(stranger, path)]
    visitor, table = come(visit, shelf, eyes), shelf.ended[name]
    paths = [f"{table}/{page}" for page in ("result", "replay?step=30", "review", "bug")]
    found += [violation for path in paths for violation in look(visitor, path)]
    visitor.page.goto(f"{shelf.house.address}/cards/{name}")
    card = visitor.page.locator(".shelf a").first.get_attribute("href")
    assert card is not None
    found += look(visitor, card)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "eyes", [pytest.param(eyes, marks=[pytest.mark.nightly] * (n > 0)) for n, eyes in enumerate(EYES)]
)
def test_the_pages_of_no_game(visit: Visit, shelf: Shelf, eyes: tuple[str, str, str]) -> None:
    visitor = come(visit, shelf, eyes)
    visitor.expected.append(MISSING)
    found = [violation for path in COMMON for violation in look(visitor, path)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("name", "eyes"), by_turns(GAMES, EYES))
def test_tables(visit: Visit, shelf: Shelf, name: str, eyes: tuple[str, str, str]) -> None:
    stranger = come(visit, shelf, eyes, storage_state=None)
    stranger.found(name, "me", "bot:greedy")
    stranger.turn()
    found = violations(stranger, "start")
    stranger.page.keyboard.press("?")
    found += violations(stranger, "the keys")
    visitor = come(visit, shelf, eyes)
    visitor.go(shelf.ended[name])
    found += violations(visitor, "end")
    visitor.page.keyboard.press("Escape")
    found += violations(visitor, "the table after the end")
    full = shelf.full[name]
    other = come(visit, shelf, eyes, storage_state=full.cookies)
    other.go(full.link)
    found += violations(other, "middle")
    look = other.page.locator("[data-look]:visible")
    if look.count():  # on a phone cards may lie on another sheet
        look.first.click()
        found += violations(other, "a closer look")
        other.page.keyboard.press("Escape")
    other.page.locator("[data-open=table]:visible").first.click()
    found += violations(other, "this table")
    assert not found, "\n".join(found)
