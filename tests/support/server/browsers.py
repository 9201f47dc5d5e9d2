"""Browsers for tests: each keeps its own cookies, and all share one server."""

import random
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import httpx2
from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketTestSession

from tongbao.testing.addresses import api

Json = dict[str, Any]

LINE = re.compile(r"<li.*?</li>", re.DOTALL)
BEGINS = {"changan": {"opt-first_player": "0"}}
"""Options with which seat 0 acts first."""
BRIEFLY = {"silk_cities": {"opt-victory": "5"}}
"""Options with which a long game is shorter, for games played to their end."""


class Browser:
    """One browser. ``get`` and ``post`` don't follow redirects.

    They ask the application in the thread where it runs: the client's own way there takes eight changes of threads.
    """

    def __init__(self, client: TestClient, **headers: str) -> None:
        self.client = client
        self.headers = {"accept-encoding": "identity", **headers}
        self.cookies: dict[str, str] = {}
        self.line = httpx2.AsyncClient(transport=httpx2.ASGITransport(client.app), base_url=client.base_url)

    def heading(self, more: dict[str, str]) -> dict[str, str]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {**self.headers, **({"cookie": cookie} if cookie else {}), **more}

    def get(self, path: str, **headers: str) -> Any:
        return self.ask("GET", path, headers=self.heading(headers))

    def post(self, path: str, form: Json | None = None, json: object = None, **headers: str) -> Any:
        return self.ask("POST", path, data=form, json=json, headers=self.heading(headers))

    def ask(self, method: str, path: str, **what: Any) -> Any:
        assert self.client.portal is not None
        answer = self.client.portal.call(partial(self.line.request, method, path, **what))
        self.cookies.update(answer.cookies)
        self.line.cookies.clear()
        return answer

    # At a table.

    def found(self, game: str, *seats: str, **fields: str) -> str:
        """A new table with such seats: me, here, open, bot:random; its link."""
        form = {
            "game": game,
            "players": str(len(seats)),
            **{f"seat-{i}": seat for i, seat in enumerate(seats)},
            **BEGINS.get(game, {}),
            **fields,
        }
        answer = self.post("/tables", form, accept="application/json")
        assert answer.status_code == 303, answer.text
        return str(answer.headers["location"])

    def join(self, link: str, name: str, **fields: str) -> Any:
        return self.post(f"{link}/seat", {"name": name, **fields})

    def view(self, link: str, seat: int | None = None) -> Json:
        answer = self.get(f"{api(link)}/view" + ("" if seat is None else f"?seat={seat}"))
        assert answer.status_code == 200, answer.text
        seen: Json = answer.json()
        return seen

    def choose(self, link: str, choice: str, seat: int = 0, version: int | None = None) -> Any:
        if version is None:
            version = self.view(link, seat)["version"]
        return self.post(f"{link}/choices", json={"seat": seat, "choice": choice, "version": version})

    def undo(self, link: str, much: str = "one", seat: int = 0, version: int | None = None) -> Any:
        if version is None:
            version = self.view(link, seat)["version"]
        return self.post(f"{link}/undo", json={"seat": seat, "much": much, "version": version})

    def turn(self, link: str, seat: int = 0) -> Json:
        """What the seat sees once it is to act, or when the game is over; a test that waits in vain times out."""
        while not ((seen := self.view(link, seat))["choices"] or seen["view"]["over"]):
            time.sleep(0.005)
        return seen

    def play(self, link: str, dice: random.Random, seats: tuple[int, ...] = (0,), most: int = 10_000) -> int:
        """Choose at random for these seats, up to so many choices or to the end; how many were made."""
        made = 0
        while made < most:
            seen = [self.view(link, seat) for seat in seats]
            if seen[0]["view"]["over"]:
                break
            acting = [view for view in seen if view["choices"]]
            if not acting:
                time.sleep(0.002)
                continue
            view = dice.choice(acting)
            answer = self.choose(link, dice.choice(view["choices"]), view["seat"], view["version"])
            assert answer.status_code == 200, answer.text
            made += 1
        return made

    @contextmanager
    def live(self, link: str, hello: Json | None = None) -> Iterator["Page"]:
        """The open page of a table."""
        with self.client.websocket_connect(f"{link}/live", headers=self.heading({})) as socket:
            page = Page(socket)
            page.say({"hello": 0, **(hello or {})})
            yield page


Browsers = Callable[[], Browser]
"""A new browser with each call, as the fixture ``browser`` gives it."""


def stands(html: str, name: str, tag: str = "") -> bool:
    """Whether a page has that section, or that part of one; with that tag, if one is given."""
    return f'data-section="{name}" data-tag="{tag}' in html or f"<!--{name} {tag}" in html


class Page:
    """An open page: what it has been sent so far, kept as the script does."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.sections: dict[str, str] = {}
        self.tags: dict[str, str] = {}
        self.version = 0
        self.me = -1
        self.heard = 0

    def say(self, message: object) -> None:
        self.socket.send_json(message)

    def read(self) -> Json:
        """The next message."""
        message: Json = self.socket.receive_json()
        self.sections.update(message.get("sections", {}))
        if told := message.get("lines"):
            self.tell(**told)
        self.tags.update(message.get("tags", {}))
        self.version = message.get("v", self.version)
        self.me = message.get("me", self.me)
        self.heard = message.get("heard", self.heard)
        return message

    def tell(self, after: int | None, html: str) -> None:
        """Keep the chronicle up to a line and add to it."""
        items = LINE.findall(self.sections.get("log", ""))
        ids = [f'id="line-{after}"' in item for item in items]
        kept = items[: ids.index(True) + 1] if after is not None else []
        self.sections["log"] = "".join([*kept, *LINE.findall(html)])

    def state(self) -> Json:
        """The next message that says how the table stands."""
        while "v" not in (message := self.read()):
            pass
        return message

    def settle(self) -> list[Json]:
        """Everything up to the answer to a second sign of life: news may come just after the answer to the first."""
        messages = []
        for number in (1, 2):
            self.say({"ping": number})
            while "pong" not in (message := self.read()):
                messages.append(message)
        return messages


@contextmanager
def server(app: Starlette) -> Iterator[TestClient]:
    """The application, running."""
    with TestClient(app, base_url="http://tongbao.test") as client:
        yield client
