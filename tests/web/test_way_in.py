"""A stranger’s way in: the start page, an invitation, home, and the map of the site, whose clicks are made."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page

from tests.support.web.browsers import DESKTOP, PHONE, STILL, Visit
from tests.support.web.flaws import flaws
from tests.support.web.visitors import Visitor

KINDS = {"desktop": DESKTOP, "phone": PHONE}
LANGUAGES = ("en", "es", "zh")
MAP = Path(__file__).parents[2] / "docs" / "site_map.md"
ROW = re.compile(r"^\| ([^|]+) \| ([^|]*)\| ([^|]*)\| ([^|]+) \|$", re.MULTILINE)
MOST_CLICKS = 2


class Way(NamedTuple):
    """A row of the map: a feature, the clicks that lead there, and a text that is found there."""

    feature: str
    clicks: list[str]
    there: str


def ways(column: int) -> list[Way]:
    """The rows of the map that begin on one of the two pages."""
    rows = [match.groups() for match in ROW.finditer(MAP.read_text(encoding="utf-8"))][1:]
    assert len(rows) > 20
    found = [Way(row[0], [one.strip() for one in row[column].split("→")], row[3]) for row in rows]
    return [way for way in found if way.clicks[0]]


def control(page: Page, name: str) -> Locator:
    """The first link or button of that name, else the first text."""
    named = re.compile(rf"^{re.escape(name)}$")
    summaries = page.locator("summary").filter(has_text=named)
    links = page.get_by_role("link", name=name, exact=True)
    found = links.or_(page.get_by_role("button", name=name, exact=True)).or_(summaries)
    return found.first if found.count() else page.get_by_text(name, exact=True).first


def walk(visitor: Visitor, way: Way) -> str:
    """Click; an empty text once what the row promises is on the page, else what went wrong."""
    page = visitor.page
    page.goto(visitor.house.address + "/")
    for click in way.clicks:
        thing = control(page, click)
        if not thing.count():
            return f"{way.feature}: there is no “{click}” on {page.url}"
        if thing.evaluate("one => one.classList.contains('skip')"):  # it is seen while it has the focus
            thing.focus()
            thing.press("Enter")
        else:
            visitor.press(thing)
        page.wait_for_load_state("load")
        if way.there in page.content():
            return ""
    return f"{way.feature}: “{way.there}” is not on {page.url}"


def at_home(visitor: Visitor) -> None:
    """The visitor has a game that was given up and one that goes on, at which automatic answers are possible."""
    link = visitor.opened("pocket_changan", "me", "bot:random")
    address = f"{visitor.house.address}{link}"
    assert visitor.context.request.post(f"{address}/concede", form={"seat": "0"}, max_redirects=0).status == 303
    visitor.opened("pocket_changan", "me", "bot:random")


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize(("column", "page"), [(1, "start"), (2, "home")])
def test_every_feature_is_two_clicks_away(visit: Visit, column: int, page: str, half: int) -> None:
    wrong: list[str] = []
    visitor = visit(STILL)
    for way in ways(column)[half::2]:
        visitor.context.clear_cookies()
        if page == "home":
            visitor.go("/")
            at_home(visitor)
        assert len(way.clicks) <= MOST_CLICKS
        wrong += filter(None, [walk(visitor, way)])
    assert not wrong, "\n".join(wrong)


@pytest.mark.by_turns(3)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_page_is_one_that_a_stranger_understands(visit: Visit, kind: str, language: str) -> None:
    """The lesson comes first, each game says how long it is, and the languages are there by their names."""
    visitor = visit(KINDS[kind])
    visitor.speak(language)
    visitor.go("/")
    page = visitor.page
    games = page.locator("article.game")
    assert games.count() == 4
    for game in games.all():
        assert game.locator(".chip").count() == 3
        assert "learn" in (game.locator(".deeds .btn").first.get_attribute("class") or "").split()
    assert page.locator(".deal").is_visible()
    for name in ("English", "Español", "中文"):
        assert page.get_by_role("button", name=name).locator("visible=true").count() == 1
    assert not flaws(visitor, f"start in {language}")


def test_a_lesson_is_gone_on_with_from_its_strip_and_ends_when_left(visit: Visit) -> None:
    visitor = visit(STILL)
    page = visitor.page
    visitor.found("xanadu", "me", "bot:random")
    visitor.go("/")
    strip = page.get_by_role("region", name="Lessons")
    visitor.press(strip.get_by_role("button", name="Learn in").first)
    page.wait_for_url("**/t/*")
    visitor.go("/")
    waiting = page.get_by_role("region", name="Your turn at 1 table")
    assert waiting.is_visible(), "the lesson isn’t among the tables"
    assert not flaws(visitor, "home with a lesson")
    visitor.press(strip.get_by_role("link", name="Continue the lesson"))
    visitor.live()
    visitor.press(page.get_by_role("button", name="Leave the lesson"))
    page.wait_for_url(visitor.house.address + "/")
    assert not strip.get_by_role("link", name="Continue the lesson").count()


@pytest.mark.parametrize("kind", KINDS)
def test_an_invitation_says_who_invites_to_what_and_offers_a_seat(visit: Visit, kind: str) -> None:
    ana, luca = visit(STILL), visit(KINDS[kind])
    link = ana.opened("pocket_changan", "me", "open", "open", **{"name-0": "Ana"})
    luca.page.goto(luca.house.address + link)
    page = luca.page
    heading = page.get_by_role("heading", level=1).inner_text()
    assert re.fullmatch(r"~?Ana invites you to Pocket Chang’An", heading)
    assert page.get_by_text("3 players, about 30 minutes").first.is_visible()
    assert page.get_by_role("button", name="Learn it first").is_visible()
    print_ = page.locator(".fairness code")
    assert not print_.is_visible(), "fairness is folded away"
    assert not flaws(luca, "invitation")
    luca.press(page.locator(".fairness summary"))
    assert print_.is_visible()
    page.get_by_label("Your words for the shuffle").fill("plum")
    page.get_by_label("Your name").fill("Luca")
    luca.press(page.get_by_role("button", name="Sit down"))
    page.wait_for_selector(".share")
    assert "plum" in page.content()


def meta(visitor: Visitor, name: str) -> str:
    """What the page says of itself to other sites."""
    return visitor.page.locator(f"meta[property='og:{name}']").get_attribute("content") or ""


def test_links_have_a_preview_with_a_picture(visit: Visit) -> None:
    """A table before its start, in play and after its end; no more than the page itself shows."""
    ana, luca = visit(STILL), visit(STILL)
    waiting = ana.opened("pocket_changan", "me", "open", "open", **{"name-0": "Ana"})
    playing = ana.opened("pocket_changan", "me", "bot:random")
    over = ana.opened("pocket_changan", "me", "bot:random")
    address = f"{ana.house.address}{over}"
    assert ana.context.request.post(f"{address}/concede", form={"seat": "0"}, max_redirects=0).status == 303
    for link, title in ((waiting, "Ana invites you to"), (playing, "Pocket Chang’An"), (over + "/result", "")):
        luca.page.goto(luca.house.address + link)
        assert title in meta(luca, "title") and meta(luca, "title") and meta(luca, "description")
        assert meta(luca, "url") == luca.house.address + link
        picture = luca.context.request.get(meta(luca, "image"))
        assert picture.ok and picture.headers["content-type"] == "image/jpeg"
        assert meta(luca, "image:width") == "1200"
