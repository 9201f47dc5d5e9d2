"""Page socket: one WebSocket for each open page, and one task that sends what has changed, the latest only."""

import asyncio
import logging
import math
import time
from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tongbao.engine.choice import IllegalChoice
from tongbao.languages import Translator
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import FAILED, UserError
from tongbao.server.common.fair_scheduling import charged, waiting
from tongbao.server.common.metrics import REFUSALS
from tongbao.server.db.database import DatabaseUnavailable
from tongbao.server.http.rate_limits import FLOODED, RateLimiter
from tongbao.server.matches.chat import PHRASE, TEXT
from tongbao.server.matches.lobby import is_host_away
from tongbao.server.matches.match import Match
from tongbao.server.matches.playing import MUCH
from tongbao.server.matches.posting import say
from tongbao.server.matches.spectators import SpectatorViews
from tongbao.server.matches.state import MatchView
from tongbao.server.rendering.chronicle import DrawnLine, in_common
from tongbao.server.rendering.table_page import LOG, TablePageRenderer, viewer_of

MOST_ANSWERS: Final = 32
MOST_BYTES: Final = 64 * 1024


class Outbox:
    """Bounded outbox: adding an answer waits until there is room, so a page that doesn't read isn't read either."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.size = 0
        self.is_closed = False
        self.emptied: Final = asyncio.Event()

    async def add(self, message: Mapping[str, object]) -> None:
        """Add a message as soon as there is room."""
        text = msgspec.json.encode(message).decode()
        while self.texts and not self.is_closed and (len(self.texts) >= MOST_ANSWERS or self.size >= MOST_BYTES):
            self.emptied.clear()
            await self.emptied.wait()
        self.texts.append(text)
        self.size += len(text)

    def take(self) -> list[str]:
        """Take all that waits, to be sent now."""
        texts, self.texts, self.size = self.texts, [], 0
        self.emptied.set()
        return texts

    def close(self) -> None:
        """Close the outbox: nothing will be sent any more, so nobody need wait."""
        self.is_closed = True
        self.emptied.set()


logger = logging.getLogger("tongbao.live")
LONGEST_MESSAGE: Final = 4096
MOST_IGNORED: Final = 60
"""Messages beyond the rate limit that are ignored before the socket is closed."""
TOLD_AGAIN: Final = 10
"""Seconds after which a page that sends too much is told so again."""
LAST_WORD: Final = 3
"""Seconds that a page has to take the last message before it is closed."""
TRY_LATER: Final = 1013
"""Close code of a socket that may come again soon (RFC 6455, registry)."""
GONE: Final = 4404
"""Close code of a socket that need not come again."""
EXAMPLE: Final = '{"choose": "sell 12", "seat": 0, "v": 41}'


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """A message from a page: hello with what it has, a choice, an undo, who opened the curtain, a chat message,
    or a ping.

    ``text``: it is a text table.
    """

    hello: int | None = None
    have: dict[str, str] = {}
    lobby: bool = False
    text: bool = False
    open: int | None = None
    say: str | None = None
    phrase: str | None = None
    choose: str | None = None
    undo: Annotated[str, msgspec.Meta(pattern=MUCH)] | None = None
    seat: int = 0
    v: int = -1
    ping: int | None = None


class OpenPage:
    """One open page of a match. Reading and writing run concurrently, so a slow page delays nobody else."""

    is_page = True

    def __init__(
        self,
        socket: WebSocket,
        match: Match,
        person: Person | None,
        language: str,
        tables: TablePageRenderer,
        rate_limiter: RateLimiter,
        address: str = "",
        spectator_views: SpectatorViews | None = None,
        second: str = "",
    ) -> None:
        self.socket: Final = socket
        self.match: Final = match
        self.person = person
        self.tables: Final = tables
        self.spectator_views: Final = spectator_views or SpectatorViews()
        self.t: Final = Translator(language)
        self.second: Final = second
        self.opened: int | None = None
        self.in_lobby = self.in_text = False
        self.has: dict[str, str] = {}
        self.lines: list[DrawnLine] = []
        self.heard = self.answered = 0
        self.outbox: Final = Outbox()
        self.last: object = None
        self.greeted = False
        self.news: Final = asyncio.Event()
        self.rate_limiter: Final = rate_limiter
        self.address: Final = address
        self.who: Final = f"socket {id(self)}" if person is None else person.id
        self.dismissal: UserError | None = None
        self.ignored = 0
        self.told_at = -math.inf

    @property
    def person_id(self) -> str | None:
        """The id of the person who has opened it, if they have told a name."""
        return None if self.person is None else self.person.id

    def dismiss(self, reason: UserError) -> None:
        """Close the page for that reason; nothing that it says is heard any more."""
        self.dismissal = reason
        self.wake()

    def wake(self) -> None:
        """Wake the writer, which looks what is new for this page."""
        self.news.set()

    async def run(self) -> None:
        """Serve the page from the first message to the last."""
        writer = asyncio.create_task(charged(self.send_changes()))
        self.match.subscribers.add(self)
        self.match.changed()
        try:
            while self.ignored <= MOST_IGNORED:
                frame = await self.socket.receive()
                if frame["type"] == "websocket.disconnect":
                    break
                if self.rate_limiter.may_send(self.who, self.address):
                    self.ignored = max(0, self.ignored - 1)
                    with waiting():
                        await self.handle_message(frame.get("text"))
                else:
                    await self.ignore_message()
            else:
                self.rate_limiter.block(self.who)
                self.wake()
                await asyncio.wait([writer], timeout=LAST_WORD)
        finally:
            writer.cancel()
            self.match.subscribers.discard(self)
            self.match.changed()

    # Reading.

    async def ignore_message(self) -> None:
        """Ignore a message beyond the rate limit; the page is told once in a while."""
        self.ignored += 1
        if time.monotonic() - self.told_at > TOLD_AGAIN:
            self.told_at = time.monotonic()
            await self.outbox.add({"error": self.t("Too many messages at once; please wait a moment.")})
            self.wake()

    async def handle_message(self, text: str | None) -> None:
        """Do what a message asks for; what can't be done is answered with one sentence."""
        try:
            self.require_welcome()
            message = self.decode_message(text)
            try:
                await self.carry_out(message)
            finally:  # what isn't done yet isn't heard: a state sent meanwhile would be taken for the answer
                self.heard += message.choose is not None or message.undo is not None
        except UserError as refusal:
            REFUSALS.labels(refusal.status).inc()
            await self.outbox.add({"error": self.t(refusal.sentence, **refusal.facts)})
        except IllegalChoice as error:
            await self.outbox.add({"error": str(error)})
        except Exception:
            logger.exception("A message to table %s could not be answered.", self.match.id)
            await self.outbox.add({"error": self.t(FAILED)})
        self.wake()

    def require_welcome(self) -> None:
        """Raises the UserError with which the page was dismissed."""
        if self.dismissal is not None:
            raise self.dismissal

    def decode_message(self, text: str | None) -> Message:
        """The message that a text holds. Raises UserError if it is none."""
        if text is None or len(text) > LONGEST_MESSAGE:
            raise UserError("A message must be text of at most {most} characters.", most=LONGEST_MESSAGE)
        try:
            return msgspec.json.decode(text, type=Message)
        except msgspec.DecodeError as error:
            raise UserError(
                "That message can’t be read ({reason}); it should look like {example}.", reason=error, example=EXAMPLE
            ) from None

    async def carry_out(self, message: Message) -> None:
        """Carry out what a message asks for."""
        if message.hello is not None:
            self.has, self.in_lobby, self.greeted, self.lines = message.have, message.lobby, True, []
            self.in_text = message.text
        if message.open is not None:
            self.match.state.require_seat(self.person, message.open)
            self.opened = message.open
        if message.ping is not None:
            await self.outbox.add({"pong": message.ping, "now": round(time.time(), 3)})
        if message.choose is not None:
            self.match.state.require_seat(self.person, message.seat)
            await self.match.choose(message.seat, message.choose, message.v)
        if message.undo is not None:
            self.match.state.require_seat(self.person, message.seat)
            self.rate_limiter.require_allowed("undos", self.address, self.who)
            await self.match.undo(message.seat, message.undo, message.v)
        for kind, words in ((TEXT, message.say), (PHRASE, message.phrase)):
            if words is not None:
                self.rate_limiter.require_allowed("talk", self.address, self.who)
                await say(self.match, self.person, self.opened, kind, words)

    # Writing.

    async def send_changes(self) -> None:
        """Send what is new whenever there is something; while a message is under way, newer states replace older."""
        try:
            while True:
                await self.news.wait()
                if self.heard == self.answered:
                    await asyncio.sleep(0)  # whoever chose is drawn and sent to first
                self.news.clear()
                self.answered = self.heard
                for text in self.outbox.take():
                    await self.socket.send_text(text)
                if self.ignored > MOST_IGNORED:
                    await self.socket.close(FLOODED, self.t("Too many messages; this page will pause for a minute."))
                    return
                self.require_welcome()
                with waiting():
                    match = await self.spectator_views.visible_to(self.match, self.person)
                    if self.greeted:
                        await self.send_state(match)
        except DatabaseUnavailable as failure:  # they may look again soon
            await self.socket.send_text(msgspec.json.encode({"error": self.t(failure.sentence)}).decode())
            await self.socket.close(TRY_LATER)
        except UserError as refusal:  # they may not look any more
            gone = {"error": self.t(refusal.sentence, **refusal.facts), "gone": True}
            await self.socket.send_text(msgspec.json.encode(gone).decode())
            await self.socket.close(GONE)
        except (WebSocketDisconnect, RuntimeError):
            return  # the link is gone; the reading side sees it too
        except Exception:
            logger.exception("A page of table %s could not be drawn.", self.match.id)
            await self.socket.close(1011)
        finally:
            self.outbox.close()

    async def send_state(self, match: MatchView) -> None:
        """Send what is new; a page that waits for more holds nothing of it, which may be a quarter of a megabyte."""
        state = self.changed_state(match)
        if state is not None:
            await self.socket.send_text(msgspec.json.encode(state).decode())

    def changed_state(self, match: MatchView) -> dict[str, Any] | None:
        """The changes for this page since the last time, if there are any; of the match as it may be seen."""
        if match.state.game is None or self.in_lobby:
            seats = [(chair.kind, chair.name) for chair in match.state.seats]
            waiting = (match.state.started, match.state.version, seats, match.people_here, is_host_away(match))
            if self.last == waiting:
                return None
            self.last = waiting
            return {"renew": "page" if match.state.started else "lobby"}
        seen = viewer_of(match, self.person, self.opened, self.t.language)
        viewer = seen._replace(in_text=self.in_text, second="" if self.in_text else self.second)
        self.opened = viewer.me if viewer.me in viewer.mine else None
        sections = self.tables.sections(match, viewer)
        changed = [name for name, tag in sections.tags.items() if self.has.get(name) != tag]
        version = match.state.seat_version(viewer.me)
        if not changed and self.last == (version, self.heard):
            return None
        state: dict[str, Any] = {
            "v": version,
            "me": viewer.me,
            "heard": self.heard,
            "sections": {name: sections.html.as_json(name) for name in changed if name != LOG},
            "tags": {name: sections.tags[name] for name in changed},
        }
        if match.state.clocks is not None or match.waited_for():
            state["now"] = round(time.time(), 3)
        if LOG in changed:
            state["lines"] = self.new_lines(sections.lines)
        self.has, self.last, self.lines = sections.tags, (version, self.heard), sections.lines
        return state

    def new_lines(self, lines: list[DrawnLine]) -> dict[str, Any]:
        """The new lines of the chronicle: those to come ``after`` the one of that number, or instead of all."""
        kept = in_common(self.lines, lines) if self.lines else 0
        return {"after": lines[kept - 1][0] if kept else None, "html": "".join([line for _, line in lines[kept:]])}
