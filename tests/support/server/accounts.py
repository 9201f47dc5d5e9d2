"""Accounts in tests: signing up and in, and forms with the token of their page."""

import re
from typing import Any

from tests.support.server.browsers import Browser

SECRET = "camel caravan salt"


def seal_on(browser: Browser) -> str:
    """The seal of the forms on the page of the account."""
    found = re.search(r'name="seal" value="([0-9a-f]+)"', browser.get("/account").text)
    return "" if found is None else found[1]


def founded(browser: Browser, name: str) -> Browser:
    """The browser, in an account of that name."""
    answer = browser.post("/account", {"name": name, "password": SECRET})
    assert answer.status_code == 303, answer.text
    return browser


def entered(browser: Browser, name: str) -> Browser:
    """The browser, in the account of that name from now on."""
    answer = browser.post("/account/enter", {"name": name, "password": SECRET})
    assert answer.status_code == 303, answer.text
    return browser


def sealed(one: Browser, path: str, **fields: str) -> Any:
    """What the form of the page of the account is answered."""
    return one.post(path, {"seal": seal_on(one), **fields})
