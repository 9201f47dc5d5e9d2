"""Tokens of accounts at a server that is a program of its own."""

from contextlib import closing

import httpx2

from tests.support.server.accounts import SECRET
from tests.support.server.programs import client


def address(port: int) -> str:
    return f"http://127.0.0.1:{port}"


def page_of(port: int, name: str) -> tuple[httpx2.Client, str]:
    """A browser in an account, and the seal of its page."""
    browser = client(port)
    browser.post("/account", data={"name": name, "password": SECRET})
    return browser, browser.get("/account").text.split('name="seal" value="')[1].partition('"')[0]


def token_at(port: int, name: str, **form: str) -> str:
    """A token of a new account that is good for everything, or as the form says."""
    browser, seal = page_of(port, name)
    with closing(browser):
        wish = {"seal": seal, "name": "x", "read": "on", "play": "on", "tables": "on", "days": "7", **form}
        page = browser.post("/account/programs", data=wish)
        assert page.status_code == 200, page.text
        return "tongbao_" + page.text.split("<code data-token>tongbao_")[1].partition("<")[0]
