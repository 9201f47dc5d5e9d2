"""Programs that call the API in tests, with tokens that were made on the page."""

import re
from functools import partial
from typing import Any

from tests.support.server.accounts import seal_on
from tests.support.server.browsers import BEGINS, Browser, Json
from tongbao.server.http.security import API

EVERYTHING = ("read", "play", "tables")


def token_of(browser: Browser, *scopes: str, name: str = "a tool", **form: str) -> str:
    """A new token of the browser's account, as its page shows it."""
    wished = dict.fromkeys(scopes or EVERYTHING, "on")
    answer = browser.post("/account/programs", {"seal": seal_on(browser), "name": name, "days": "30", **wished, **form})
    assert answer.status_code == 200, answer.text
    found = re.search(r"<code data-token>(tongbao_[\w-]+)</code>", answer.text)
    assert found is not None, answer.text
    return found[1]


class Caller:
    """A program that calls, with or without a token; it has no cookies."""

    def __init__(self, browser: Browser, token: str | None = None) -> None:
        self.browser = browser
        self.head = {} if token is None else {"authorization": f"Bearer {token}"}

    def ask(self, method: str, path: str, sent: object = None, **head: str) -> Any:
        what: Json = {} if sent is None else {"json": sent}
        client = self.browser.client
        assert client.portal is not None
        asking = partial(self.browser.line.request, method, f"{API}{path}", headers={**self.head, **head}, **what)
        return client.portal.call(asking)

    def get(self, path: str) -> Any:
        return self.ask("GET", path)

    def post(self, path: str, **sent: object) -> Any:
        return self.ask("POST", path, sent)

    def founded(self, game: str, *chairs: str, **more: Any) -> Json:
        """A new table."""
        options = {name.removeprefix("opt-"): value for name, value in BEGINS.get(game, {}).items()}
        answer = self.post("/tables", game=game, chairs=chairs, options=options, **more)
        assert answer.status_code == 201, answer.text
        table: Json = answer.json()
        return table
