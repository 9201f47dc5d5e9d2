"""Groups in tests: founding one, joining it, and the forms of its page."""

import re
from typing import Any

from tests.support.server.browsers import Browser


def group_seal(browser: Browser, path: str) -> str:
    """The seal of the forms on a page."""
    found = re.search(r'name="seal" value="([0-9a-f]*)"', browser.get(path).text)
    return "" if found is None else found[1]


def new_group(browser: Browser, name: str = "Friday", own_name: str = "") -> str:
    """A new group; the address of its page."""
    form = {"name": name, "own_name": own_name, "seal": group_seal(browser, "/groups")}
    answer = browser.post("/groups", form)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def link_of(browser: Browser, group: str) -> str:
    """The path of the link of a group, as a member finds it on its page."""
    found = re.search(r"/groups/join/[\w-]+", browser.get(group).text)
    assert found is not None
    return found[0]


def calendar_of(browser: Browser, group: str) -> str:
    """The path of a member's calendar."""
    found = re.search(r"/groups/calendar/[\w-]+\.ics", browser.get(group).text)
    assert found is not None
    return found[0]


def joins(browser: Browser, link: str, own_name: str = "") -> Any:
    """What somebody is answered who joins by a link."""
    return browser.post(link, {"own_name": own_name, "seal": group_seal(browser, link)})


def act(browser: Browser, group: str, path: str, **fields: str) -> Any:
    """What a form of the page of a group is answered."""
    return browser.post(f"{group}/{path}", {"seal": group_seal(browser, group), **fields})


def group_of(*browsers: Browser, names: tuple[str, ...] = ("Mei", "Luca", "Aisha", "Temür")) -> str:
    """A group of guests with these names; the address of its page."""
    group = new_group(browsers[0], own_name=names[0])
    link = link_of(browsers[0], group)
    for browser, name in zip(browsers[1:], names[1:], strict=False):
        assert joins(browser, link, name).status_code == 303
    return group
