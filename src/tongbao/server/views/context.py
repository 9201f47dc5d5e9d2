"""Request context: the visitor of a request, their language, and the services that answer it."""

from typing import Any, Final
from urllib.parse import quote, urlsplit

from jinja2 import Environment
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from tongbao.languages import LANGUAGES, Translator
from tongbao.server.accounts.administrators import is_administrator
from tongbao.server.accounts.devices import COOKIE as DEVICE_COOKIE
from tongbao.server.accounts.people import Person
from tongbao.server.accounts.preferences import TEXT, set_preference_cookies
from tongbao.server.accounts.sessions import COOKIE, KEPT, Session, csrf_token_of, device_of
from tongbao.server.accounts.sign_up import AccountNeeded
from tongbao.server.common.errors import UserError
from tongbao.server.http.base_path import under
from tongbao.server.http.bodies import is_form
from tongbao.server.http.cookies import require_cookies
from tongbao.server.http.display_settings import (
    LANGUAGE_COOKIE,
    SIGHT_COOKIE,
    TABLE_COOKIE,
    cookie_of,
    preferred,
    settings_in_cookie,
)
from tongbao.server.http.rate_limits import address_of, paused
from tongbao.server.http.security import API
from tongbao.server.matches.match import Match
from tongbao.server.matches.state import MatchView
from tongbao.server.services.services import Services
from tongbao.server.tournaments.daily import require_open

LOOKING: Final = ("GET", "HEAD")
"""Safe HTTP methods, which only read."""
FOR_READING: Final = ("/rules/", "/cards/", "/about", "/imprint", "/privacy")
"""Path prefixes that even banned visitors may read."""
LINKS: Final = ("link", "playing", "replay")
"""The fields of what is answered as JSON that hold links."""


class RequestContext:
    """Context of a request or WebSocket: the visitor, their language and their display settings."""

    def __init__(
        self, services: Services, connection: HTTPConnection, person: Person | None, session: Session | None = None
    ) -> None:
        self.services: Final = services
        self.connection: Final = connection
        self.person = person
        self.session = session
        self.token = ""
        self.device_cookie = ""
        self.preferred: dict[str, str] = {}
        self.address: Final = address_of(connection.scope.get("client"))
        accepted = connection.headers.get("accept-language", "")
        query, kept = connection.query_params, cookie_of(connection, LANGUAGE_COOKIE)
        named = query.get("lang")
        self.language: Final = preferred(named if named in LANGUAGES else kept, accepted)
        self.t: Final = Translator(self.language)
        self.base: Final = services.pages.public_url.base
        self.sight: Final = settings_in_cookie(query.get("sight") or cookie_of(connection, SIGHT_COOKIE))
        self.second: Final = self.sight.second_to(self.language)

    async def match(self) -> Match:
        """The match that the address names, for an action in it. Raises UserError if there is none."""
        assert self.connection.scope.get("method") not in LOOKING, "who looks sees a view"
        return await self.find_match()

    async def view(self) -> MatchView:
        """The match that the address names, as the visitor may see it.

        Raises UserError if there is none, or if the visitor may not see it.
        """
        return await self.services.registry.spectator_views.visible_to(await self.find_match(), self.person)

    async def find_match(self) -> Match:
        """The match that the address names. Raises UserError if there is none."""
        match = await self.services.registry.find_match(self.connection.path_params["id"])
        require_open(match, self.person, self.connection.scope["path"])
        return match

    @property
    def templates(self) -> Environment:
        """Template environment for this visitor."""
        return self.services.pages.templates_in(self.language)

    def json(self, facts: Any) -> Response:
        """Answer a program or a script with facts, in which the links have the base path of this site."""
        return JSONResponse(with_base(facts, self.base) if self.base else facts)

    def require_rate(self, what: str) -> None:
        """Rate limit check. Raises RateLimited if the visitor has done that often enough for now."""
        self.services.rate_limiter.require_allowed(what, self.address, None if self.person is None else self.person.id)

    async def guess(self, account: str, person: str | None) -> None:
        """Slow down guesses at a password: of the account with that key, and of that person if there is one.

        Raises RateLimited if too many wait.
        """
        cookie = cookie_of(self.connection, DEVICE_COOKIE)
        device = None if person is None else await self.services.devices.known_for(cookie, person)
        await self.services.login_throttle.wait(account, self.address, device, paused(self.connection.scope))

    async def ensure_person(self, name: str) -> Person:
        """The visitor's person, to play as, a guest created if need be; a known one may change their name.

        Raises AccountNeeded if only people with an account can play here, and what ``make_person`` raises.
        """
        await self.services.accounts.require_player(self.person)
        return await self.make_person(name)

    async def make_person(self, name: str) -> Person:
        """The visitor's person, a guest created if need be; a known one may change their name.

        Raises CookiesUntested or UserError if the browser hasn't shown that it sends cookies back.
        """
        if self.person is None:
            self.require_cookies()
            self.require_rate("people")
            self.person, self.token = await self.services.people.create_person(name, self.device())
        elif name.strip() and name not in (self.person.name, self.person.given):
            self.require_rate("names")
            own = self.services.people if self.person.is_guest else self.services.accounts
            await own.rename(self.person, name)
        return self.person

    def require_cookies(self) -> None:
        """Raises CookiesUntested or UserError if the browser hasn't shown that it sends cookies back."""
        require_cookies(self.connection)

    async def log_in_as(self, identity: str) -> None:
        """Sign this browser in as that person, in a new session; the session it had has ended."""
        before = self.session or await self.services.people.sessions.find_session(self.token)
        self.token = await self.services.people.sessions.open_session(identity, self.device(), before)
        self.person, self.session = await self.services.people.find_person(identity), None
        self.preferred = await self.services.preferences.load(identity)
        self.device_cookie = await self.services.devices.signed_in(cookie_of(self.connection, DEVICE_COOKIE), identity)

    async def save_preferences(self, wishes: dict[str, str]) -> None:
        """Save preferences with the visitor's account, if they have one. Raises UserError."""
        if self.person is not None:
            await self.services.preferences.save(self.person.id, wishes)

    async def is_administrator(self) -> bool:
        """True if the visitor is an administrator of this site, signed in with a browser."""
        person = self.person
        if person is None or self.session is None:
            return False
        return await self.services.database.read(lambda c: is_administrator(c, person.id))

    def device(self) -> str:
        """Description of the browser, from its user agent."""
        return device_of(self.connection.headers.get("user-agent", ""))

    def csrf_token(self) -> str:
        """CSRF token: forms of this session that change the account carry it, so they can't come from anywhere else."""
        token = cookie_of(self.connection, COOKIE)
        return csrf_token_of(token) if token and self.session is not None else ""

    def require_person(self) -> Person:
        """The visitor's person. Raises UserError if this browser has none."""
        if self.person is None:
            raise UserError("You aren’t seated at any table in this browser; take a seat first.", 403)
        return self.person

    def render(self, name: str, code: int = 200, **facts: Any) -> Response:
        """Render a page for this visitor."""
        path = self.connection.url.path
        html = self.services.pages.render(name, self.language, self.person, self.sight, **{"path": path, **facts})
        return HTMLResponse(html, code)

    def redirect(self, address: str) -> Response:
        """Redirect the browser, setting the cookies of a new person, or the preferences of a person who signed in."""
        return self.with_cookies(RedirectResponse(address, 303))

    def with_cookies(self, response: Response) -> Response:
        """Set the cookies of a new person on the response, or the preferences of a person who signed in."""
        if self.token:
            secure = self.connection.url.scheme == "https"
            response.set_cookie(COOKIE, self.token, KEPT, httponly=True, samesite="lax", secure=secure)
            if self.device_cookie:
                lives: dict[str, Any] = {"max_age": KEPT, "httponly": True, "samesite": "lax", "secure": secure}
                response.set_cookie(DEVICE_COOKIE, self.device_cookie, path="/account", **lives)
        set_preference_cookies(response, self.preferred)
        return response

    def prefers_text(self) -> bool:
        """True if the visitor has chosen the text table."""
        return cookie_of(self.connection, TABLE_COOKIE) == TEXT

    def wants_json(self) -> bool:
        """True if an API client asks, not a person with a browser."""
        headers, path = self.connection.headers, self.connection.url.path
        return (
            path.startswith(API)
            or path.endswith(".json")
            or (path.endswith(("/choices", "/undo")) and not is_form(self.connection))
            or "application/json" in headers.get("accept", "")
            or headers.get("content-type", "").startswith("application/json")
        )

    def require_page(self, refusal: UserError) -> None:
        """Raises the refusal where no form can show it: for an API client, or if one has to wait or come in first."""
        if self.wants_json() or refusal.wait is not None or isinstance(refusal, AccountNeeded):
            raise refusal

    def refusal(self, sentence: str, status: int, comes_in: bool = False) -> Response:
        """Error response: one sentence that says what was wrong, as a page or as JSON.

        If the visitor has to come in first, the page leads there.
        """
        if self.wants_json():
            return JSONResponse({"error": sentence}, status)
        possible = [{"text": self.t("Start page"), "link": "/"}]
        facts = {"status": status, "sentence": sentence, "possible": possible, "comes_in": comes_in}
        return self.render("pages/error.html", status, **facts)


async def request_context(connection: HTTPConnection) -> RequestContext:
    """Context of this request. Raises Banned if the visitor may only read, and the address isn't for reading."""
    context = await unchecked_context(connection)
    scope, person = connection.scope, context.person
    if not (scope.get("method") in LOOKING and scope["path"].startswith(FOR_READING)):
        context.services.bans.require_not_banned(None if person is None else person.id, context.address)
    if person is not None:
        context.services.notifications.note_language(person, context.language)
        context.services.presence.mark_present(person.id)
    return context


async def unchecked_context(connection: HTTPConnection) -> RequestContext:
    """Context of this request, without the ban check."""
    services: Services = connection.app.state.services
    session = await services.people.sessions.find_session(cookie_of(connection, COOKIE))
    person = None if session is None else await services.people.find_person(session.person)
    return RequestContext(services, connection, person, session)


def with_base(facts: Any, base: str) -> Any:
    """The facts with that base path before the links in them, the fields LINKS."""
    if isinstance(facts, dict):
        found = {name: with_base(fact, base) for name, fact in facts.items()}
        return found | {name: under(base, found[name]) for name in LINKS if found.get(name)}
    return [with_base(fact, base) for fact in facts] if isinstance(facts, list) else facts


def local_path(address: str) -> str:
    """The address if it is on this site, else the start page (prevents open redirects)."""
    try:
        parts = urlsplit(address.replace("\\", "/"))
    except ValueError:
        return "/"
    if parts.scheme or parts.netloc or not parts.path.startswith("/") or parts.path.startswith("//"):
        return "/"
    return quote(parts.path) + (f"?{parts.query}" if parts.query else "")


def seat_number(text: str, seats: int | None = None) -> int:
    """Parse the number of a seat, at a table with so many if that is known. Raises UserError if it isn't one."""
    if not text.isdecimal() or len(text) > 2 or (seats is not None and int(text) >= seats):
        raise UserError("“{text}” must be a seat number.", text=text[:20])
    return int(text)
