"""Calls: one request to the API and its answer, and what is read from a stream of events."""

import json
import time
from collections.abc import Iterator
from http.client import HTTPException, HTTPResponse
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode, urlsplit
from urllib.request import Request, urlopen

import msgspec

from tongbao.client.answers import Problem

PLACE: Final = "/api/v1"
PATIENCE: Final = 60
"""Seconds that a call waits for its answer; a stream gives a sign of life much sooner."""
TRIES: Final = 4
"""So often a call is made that has to wait for its turn, or finds nobody."""
MOST_WAITED: Final = 60
LOST: Final = (URLError, HTTPException, OSError)
"""What happens where the link is lost."""


class Refused(Exception):
    """The server has refused, in one sentence. Of a choice also: what is possible, at which version of the seat."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(problem.error)
        self.status: Final = status
        self.version: Final = problem.version
        self.choices: Final = problem.choices


class Unreachable(Exception):
    """The server can't be reached, or what answers isn't one."""


class Calls:
    """Calls of a server at an address such as ``https://tea.example``. Raises ValueError if it is none."""

    def __init__(self, address: str, token: str | None, language: str) -> None:
        if urlsplit(address).scheme not in ("http", "https"):
            raise ValueError(f"“{address}” isn’t a server’s address; use one like https://tea.example.")
        self.place: Final = address.rstrip("/") + PLACE
        self.token: Final = token
        self.language: Final = language

    def call(self, method: str, path: str, sent: dict[str, Any] | None = None, **query: Any) -> bytes:
        """What the server answers, if need be after some tries: whatever is sent can be sent again.

        Raises Refused or Unreachable.
        """
        for attempt in range(1, TRIES + 1):
            try:
                with self.open(method, path, sent, **query) as response:
                    return response.read()
            except HTTPError as error:
                wait = error.headers.get("retry-after", "")
                if error.code not in (429, 503) or not wait.isdecimal() or attempt == TRIES:
                    raise refusal_in(error) from None
                time.sleep(min(MOST_WAITED, int(wait)))
            except LOST as error:
                if attempt == TRIES:
                    raise Unreachable(f"{self.place} can’t be reached ({error}).") from None
                time.sleep(attempt)
        raise AssertionError

    def open(
        self, method: str, path: str, sent: dict[str, Any] | None = None, last: str = "", **query: Any
    ) -> HTTPResponse:
        """The answer to a request, to be read; ``last`` is the id of the event that was received last."""
        asked = urlencode({name: value for name, value in query.items() if value is not None})
        request = Request(f"{self.place}{path}" + (f"?{asked}" if asked else ""), method=method)
        request.add_header("accept", "application/json, text/event-stream")
        request.add_header("accept-language", self.language)
        if self.token is not None:
            request.add_unredirected_header("authorization", f"Bearer {self.token}")
        if last:
            request.add_header("last-event-id", last)
        if sent is not None:
            request.data = json.dumps(sent).encode()
            request.add_header("content-type", "application/json")
        response: HTTPResponse = urlopen(request, timeout=PATIENCE)
        return response


def refusal_in(error: HTTPError) -> Exception:
    """The error that the server answered."""
    with error:
        try:
            return Refused(error.code, msgspec.json.decode(error.read(), type=Problem))
        except (msgspec.DecodeError, *LOST):
            return Unreachable(f"What answers there isn’t Tongbao (status {error.code}).")


def events_in(response: HTTPResponse) -> Iterator[tuple[str, str, str]]:
    """The events of a stream: kind, id and data of each."""
    kind, name, data = "", "", list[str]()
    while line := response.readline().decode():
        field, _, value = line.rstrip("\r\n").partition(":")
        value = value.removeprefix(" ")
        if field == "event":
            kind = value
        elif field == "id":
            name = value
        elif field == "data":
            data.append(value)
        elif not field and not value and data:
            yield kind, name, "\n".join(data)
            kind, data = "", []
