"""The context of a request: whose it is, in which language, and the services that answer it."""

from typing import Any, Final
from urllib.parse import quote, urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from tongbao.languages import LANGUAGES, Translator
from tongbao.server.accounts.people import Person
from tongbao.server.accounts.preferences import TEXT, hand_out
from tongbao.server.accounts.sessions import COOKIE, KEPT, Session, device_of, seal_of
from tongbao.server.common.errors import Refusal
from tongbao.server.http.bodies import is_form
from tongbao.server.http.display_settings import (
    LANGUAGE_COOKIE,
    SIGHT_COOKIE,
    TABLE_COOKIE,
    cookie_of,
    preferred,
    sight_in,
)
from tongbao.server.http.rate_limits import address_of
from tongbao.server.http.security import API
from tongbao.server.matches.match import Match
from tongbao.server.services.services import Site
from tongbao.server.tournaments.daily import require_open

LOOKING: Final = ("GET", "HEAD")
"""The methods of those who only look."""
FOR_READING: Final = ("/rules/", "/cards/", "/about")
"""Addresses, by how they begin, that whoever may not play can read all the same."""


class Visit:
    """One request or one socket: who comes, in which language, and how he wants to see."""

    def __init__(
        self, site: Site, connection: HTTPConnection, person: Person | None, session: Session | None = None
    ) -> None:
        self.site: Final = site
        self.connection: Final = connection
        self.person = person
        self.session = session
        self.token = ""
        self.preferred: dict[str, str] = {}
        self.address: Final = address_of(connection.scope.get("client"))
        accepted = connection.headers.get("accept-language", "")
        query, kept = connection.query_params, cookie_of(connection, LANGUAGE_COOKIE)
        named = query.get("lang")
        self.language: Final = preferred(named if named in LANGUAGES else kept, accepted)
        self.t: Final = Translator(self.language)
        self.sight: Final = sight_in(query.get("sight") or cookie_of(connection, SIGHT_COOKIE))

    async def match(self) -> Match:
        """The match that the address names: for who acts as it is, for who looks as he may see it.

        Raises Refusal if there is none, or if he may not look.
        """
        match = await self.site.hall.find(self.connection.path_params["id"])
        require_open(match, self.person, self.connection.scope["path"])
        looks = self.connection.scope.get("method") in LOOKING
        return await self.site.hall.audience.seen(match, self.person) if looks else match

    def require(self, what: str) -> None:
        """Raises Enough if the visitor has done that often enough for now."""
        self.site.allowances.require(what, self.address, None if self.person is None else self.person.id)

    async def welcome(self, name: str) -> Person:
        """The person, new or known; a known one may give another name."""
        if self.person is None:
            self.require("people")
            self.person, self.token = await self.site.people.welcome(name, self.device())
        elif name.strip() and name != self.person.name:
            self.require("names")
            await self.site.people.rename(self.person, name)
        return self.person

    async def enter(self, identity: str) -> None:
        """Be that person in this browser from now on, in a session of its own; the one it had has ended."""
        before = self.session or await self.site.people.sessions.find(self.token)
        self.token = await self.site.people.sessions.open(identity, self.device(), before)
        self.person, self.session = await self.site.people.known(identity), None
        self.preferred = await self.site.preferences.of(identity)

    async def prefer(self, wishes: dict[str, str]) -> None:
        """Keep with the account, if the visitor has one, what he prefers from now on. Raises Refusal."""
        if self.person is not None:
            await self.site.preferences.keep(self.person.id, wishes)

    def device(self) -> str:
        """What sort of browser it is."""
        return device_of(self.connection.headers.get("user-agent", ""))

    def seal(self) -> str:
        """What forms of this session carry that change the account; they can't come from anywhere else."""
        token = cookie_of(self.connection, COOKIE)
        return seal_of(token) if token and self.session is not None else ""

    def require_person(self) -> Person:
        """The person. Raises Refusal if this browser has none."""
        if self.person is None:
            raise Refusal("You are not sitting at any table in this browser; take a seat first.", 403)
        return self.person

    def page(self, name: str, code: int = 200, **facts: Any) -> Response:
        """A page for this visitor."""
        path = self.connection.url.path
        html = self.site.pages.render(name, self.language, self.person, self.sight, **{"path": path, **facts})
        return HTMLResponse(html, code)

    def go(self, address: str) -> Response:
        """Send the browser on, with the cookies of a new person, or of what somebody who came in prefers."""
        return self.known_by(RedirectResponse(address, 303))

    def known_by(self, response: Response) -> Response:
        """The answer, with the cookies of a new person, or of what somebody who came in prefers."""
        if self.token:
            secure = self.connection.url.scheme == "https"
            response.set_cookie(COOKIE, self.token, KEPT, httponly=True, samesite="lax", secure=secure)
        hand_out(response, self.preferred)
        return response

    def prefers_text(self) -> bool:
        """Whether the visitor has chosen the text table."""
        return cookie_of(self.connection, TABLE_COOKIE) == TEXT

    def wants_json(self) -> bool:
        """Whether a program asks, not a person with a browser."""
        headers, path = self.connection.headers, self.connection.url.path
        return (
            path.startswith(API)
            or path.endswith(".json")
            or (path.endswith(("/choices", "/undo")) and not is_form(self.connection))
            or "application/json" in headers.get("accept", "")
            or headers.get("content-type", "").startswith("application/json")
        )

    def require_page(self, refusal: Refusal) -> None:
        """Raises the refusal where no page is to show it: for a program, or if one has to wait."""
        if self.wants_json() or refusal.wait is not None:
            raise refusal

    def refusal(self, sentence: str, status: int) -> Response:
        """One sentence that says what was wrong, as a page or as JSON."""
        if self.wants_json():
            return JSONResponse({"error": sentence}, status)
        possible = [{"text": self.t("Start page"), "link": "/"}]
        return self.page("error.html", status, status=status, sentence=sentence, possible=possible)


async def visit(connection: HTTPConnection) -> Visit:
    """Who comes to this address. Raises Banned if he may only read, and it isn't for reading."""
    here = await recognised(connection)
    scope, person = connection.scope, here.person
    if not (scope.get("method") in LOOKING and scope["path"].startswith(FOR_READING)):
        here.site.bans.require(None if person is None else person.id, here.address)
    if person is not None:
        here.site.notices.heed(person, here.language)
        here.site.presence.note(person.id)
    return here


async def recognised(connection: HTTPConnection) -> Visit:
    """Who comes to this address, whether he may or not."""
    site: Site = connection.app.state.site
    session = await site.people.sessions.find(cookie_of(connection, COOKIE))
    person = None if session is None else await site.people.known(session.person)
    return Visit(site, connection, person, session)


def local(address: str) -> str:
    """The address if it lies on this site, else the start page."""
    try:
        parts = urlsplit(address.replace("\\", "/"))
    except ValueError:
        return "/"
    if parts.scheme or parts.netloc or not parts.path.startswith("/") or parts.path.startswith("//"):
        return "/"
    return quote(parts.path) + (f"?{parts.query}" if parts.query else "")
