"""The server as a program sees it: its operations as methods."""

import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal, TypeVar
from urllib.error import HTTPError
from urllib.parse import quote

import msgspec

from tongbao.client.answers import Change, Done, Game, Invitation, Line, Me, News, Problem, Table, View
from tongbao.client.calls import LOST, Calls, Refused, events_in, refusal_in

T = TypeVar("T")
LONGEST_PAUSE: Final = 30
"""So many seconds at most lie between two tries to go on with a stream."""
END: Final = "end"
"""The kind of the event that says why a stream ends."""


class Tongbao:
    """A server. All methods raise Refused, with one sentence, or Unreachable.

    What is sent can be sent again: calls without an answer are repeated, and nothing is done twice.
    """

    def __init__(self, address: str, token: str | None = None, language: str = "en") -> None:
        self.calls: Final = Calls(address, token, language)

    def me(self) -> Me:
        """The person whom the token signs in."""
        return self.get("/me", Me)

    def games(self) -> list[Game]:
        """The games of the server."""
        return self.get("/games", list[Game])

    # Tables.

    def tables(self, which: Literal["open", "running", "mine", "finished"] = "open") -> list[Line]:
        """Tables that wait for players, that can be watched, one's own in play, or one's own that are finished."""
        path = {"open": "/tables", "running": "/tables/running"}.get(which, "/tables/mine")
        return self.get(path, list[Line], state="finished" if which == "finished" else None)

    def create(self, game: str, chairs: Sequence[str], options: Mapping[str, str] | None = None, **terms: Any) -> Table:
        """Open a table: for each chair ``me``, ``open``, ``bot:greedy`` or ``@name``; terms as docs/api.md says."""
        return self.post("/tables", Table, {"game": game, "chairs": [*chairs], "options": {**(options or {})}, **terms})

    def table(self, table: str) -> Table:
        """How a table stands."""
        return self.get(at(table), Table)

    def join(self, table: str, seat: int | None = None, salt: str = "") -> Table:
        """Sit down on a free chair, on the one kept for the program, or again on one's own."""
        return self.post(at(table, "seat"), Table, {"seat": seat, "salt": salt})

    def leave(self, table: str) -> Table:
        """Leave a table; once its game has begun a stand-in plays on."""
        return msgspec.json.decode(self.calls.call("DELETE", at(table, "seat")), type=Table)

    def start(self, table: str, bot: str = "") -> Table:
        """Begin, with bots on the free chairs."""
        return self.post(at(table, "start"), Table, {"bot": bot})

    def rematch(self, table: str) -> Table:
        """The next table of the same players: the others are asked, or what another has asked is accepted."""
        return self.post(at(table, "rematch"), Table, {})

    def invite(self, table: str, program: str) -> Table:
        """Keep a chair for a program, by its ``@name``."""
        return self.post(at(table, "programs"), Table, {"program": program})

    def invitations(self) -> list[Invitation]:
        """The tables to which one is invited."""
        return self.get("/invitations", list[Invitation])

    def decline(self, table: str) -> None:
        """Don't come."""
        self.calls.call("DELETE", f"/invitations/{quote(table, safe='')}")

    def record(self, table: str) -> str:
        """The record of a finished game, as ``tongbao.replay`` reads it."""
        return self.calls.call("GET", at(table, "record")).decode()

    # Seats.

    def view(self, table: str, seat: int | None = None) -> View:
        """The view of a seat, and its choices."""
        return self.get(at(table, "view"), View, seat=seat)

    def log(self, table: str, since: int = 0, seat: int | None = None) -> list[dict[str, Any]]:
        """The lines of the log from a number on."""
        lines: list[dict[str, Any]] = self.get(at(table, "log"), dict[str, Any], since=since, seat=seat)["log"]
        return lines

    def choose(self, table: str, choice: str, version: int, seat: int | None = None) -> Done:
        """Make a choice at a version of the seat."""
        return self.post(at(table, "choices"), Done, {"choice": choice, "version": version, "seat": seat})

    def undo(self, table: str, version: int, much: str = "one", seat: int | None = None) -> Done:
        """Take back one choice, all of this turn (``turn``), or one choice of it alone, such as ``place 18``."""
        return self.post(at(table, "undo"), Done, {"version": version, "much": much, "seat": seat})

    def concede(self, table: str, seat: int | None = None) -> Done:
        """Give the seat's game up."""
        return self.post(at(table, "concede"), Done, {"seat": seat})

    # Streams.

    def changes(self, table: str, seat: int | None = None) -> Iterator[Change]:
        """How a table stands, now and again whenever that changes; a stream that breaks off goes on by itself."""
        return self.stream(at(table, "changes"), Change, seat=seat)

    def events(self) -> Iterator[News]:
        """The tables and requests that concern you, now and after every change."""
        return self.stream("/events", News)

    def stream(self, path: str, kind: type[T], **query: Any) -> Iterator[T]:
        """The events of a stream without end, each once."""
        last, pause = "", 1
        while True:
            try:
                with self.calls.open("GET", path, last=last, **query) as response:
                    for word, name, data in events_in(response):
                        if word == END:
                            raise Refused(403, msgspec.json.decode(data, type=Problem))
                        last, pause = name, 1
                        yield msgspec.json.decode(data, type=kind)
            except HTTPError as error:
                if error.code not in (429, 503):
                    raise refusal_in(error) from None
                error.close()
            except LOST:
                pass
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    # Calls.

    def get(self, path: str, kind: type[T], **query: Any) -> T:
        """The answer to a GET request, as that kind."""
        return msgspec.json.decode(self.calls.call("GET", path, **query), type=kind)

    def post(self, path: str, kind: type[T], sent: dict[str, Any]) -> T:
        """The answer to a POST request, as that kind."""
        return msgspec.json.decode(self.calls.call("POST", path, sent), type=kind)


def at(table: str, *rest: str) -> str:
    """The path of a table, and of what is asked of it."""
    return "/".join(["/tables", quote(table, safe=""), *rest])
