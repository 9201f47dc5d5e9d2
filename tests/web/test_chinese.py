"""Whatever can be said in Chinese is: the tables, late in the game, and every page."""

import re

import pytest

from tests.support.web.browsers import Onlook
from tests.support.web.late_tables import PLAYERS
from tests.support.web.matrix import COMMON, GAMES, MADE
from tests.support.web.visitors import Visitor
from tongbao.server.matches.seats import BOT_NAMES

pytestmark = pytest.mark.by_turns(6)
MISSING = "Failed to load resource: the server responded with a status of 404"
LATIN = re.compile(r"[A-Za-z]{2,}")
NAMES = {
    *PLAYERS,
    "Tongbao",
    "English",
    "Español",
    "Brian Stepnitz",
    "Cities of the Silk Road",
    "CC BY-SA",
    "@camel",
    "HTTP API",
}
"""What stands in Latin letters on a Chinese page too."""
MAKERS = {
    *("Javier Velásquez", "Azahar Games", "Nestore Mangone", "Carlo Camarotto", "Deer Games", "Xanadu", "MIT", "CC BY"),
    *("Lorc", "Delapouite", "Willdabeast", "Skoll", "game-icons.net", "SIL Open Font License"),
    *("Cormorant", "Christian Thalmann", "Cormorant Project Authors", "Alegreya Sans", "Juan Pablo del Peral"),
    *("Alegreya Sans Project Authors", "Ma Shan Zheng", "MaShanZheng Project Authors", "Noto Sans SC"),
    *("Noto Project Authors", "Google Inc."),
}
"""What else does on the page that says who made the games."""
ALSO = {
    "/about": MAKERS,
    "/notices/settings": {"webhook"},
    "group": {"Friday"},
    "tournament": {"Cup", "Buchholz", "Sonneborn", *BOT_NAMES},
    "/privacy": {"Cookie", "Discord", "Firefox", "Linux", "Slack", "Webhook"},
    "/records": {"tongbao"},
    "/fairness": {
        *("tongbao replay RECORD --verify --commitment FINGERPRINT", "SHA", "UTF", "BLAKE", "key", "person"),
        *("tongbao luck", "tongbao key"),
    },
}
"""What else does on which page."""
UNTRANSLATED = re.compile(
    r"https?://\S+|/t/\S+|“make play HOST=0.0.0.0”|“tongbao serve --host 0.0.0.0”|UTC|[0-9a-f]{64}|[A-Z][a-z]+ \d\d"
)
"""Addresses, commands, fingerprints and the names of guests: they are the same in every language."""


def pages(visitor: Visitor, name: str) -> list[tuple[str, str]]:
    """The pages of a game before a table, by title."""
    lobby = visitor.context.request.post(
        visitor.house.address + "/tables",
        form={"game": name, "seat-0": "me", "seat-1": "open", "listed": "on"},
        headers={"accept": "application/json"},
        max_redirects=0,
    )
    return [("new table", f"/new/{name}"), ("rules", f"/rules/{name}"), ("lobby", lobby.headers["location"])]


@pytest.mark.by_turns(8)
@pytest.mark.parametrize("name", GAMES)
def test_chinese(look_at: Onlook, name: str) -> None:
    visitor = look_at(name)
    link = visitor.table
    view, choices = visitor.view(), visitor.offered()
    things = visitor.page.eval_on_selector_all("[data-flip]", "all => all.map(one => one.dataset.flip)")
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.press(visitor.page.get_by_role("dialog").get_by_role("button", name="中文"))
    visitor.page.wait_for_selector("html[lang=zh-Hans]")
    visitor.live()
    assert visitor.table == link and visitor.view() == view
    assert visitor.offered() == choices
    assert things == visitor.page.eval_on_selector_all("[data-flip]", "all => all.map(one => one.dataset.flip)")
    left = english(visitor, NAMES)
    for _, path in pages(visitor, name):
        visitor.page.goto(visitor.house.address + path)
        left += english(visitor, NAMES)
    assert not left


def test_pages_of_no_game_in_chinese(onlook: Onlook) -> None:
    visitor = onlook(language="zh")
    visitor.expected.append(MISSING)
    for name in GAMES:
        pages(visitor, name)  # so that the pages list tables of all games
    left = []
    for path in COMMON:
        visitor.page.goto(visitor.house.address + path)
        left += [f"{path}: {text}" for text in english(visitor, NAMES | ALSO.get(path, set()))]
    for name, go in MADE.items():
        go(visitor := onlook(language="zh"), "")
        left += [f"{name}: {text}" for text in english(visitor, NAMES | ALSO.get(name, set()))]
    assert not left


def english(visitor: Visitor, names: set[str]) -> list[str]:
    """What is still said in English but for some names: texts, and what is read aloud or shown on hovering."""
    said = [UNTRANSLATED.sub("", words) for words in visitor.measure("words")]
    known = {part for name in names for part in LATIN.findall(name)}
    return [words for words in said if set(LATIN.findall(words)) - known]
