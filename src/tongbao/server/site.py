"""What every address of the site needs: the store, the guests, the hall, the pages, and who is visiting."""

from pathlib import Path
from typing import Any, Final
from urllib.parse import quote, urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from tongbao.languages import LANGUAGES, Translator
from tongbao.server.accounts import COOKIE, COOKIE_SECONDS, Guest, Guests
from tongbao.server.allowances import Allowances, address_of
from tongbao.server.cookies import LANGUAGE_COOKIE, SIGHT_COOKIE, TABLE_COOKIE, cookie_of
from tongbao.server.forms import is_form
from tongbao.server.hall import Hall
from tongbao.server.health import Health
from tongbao.server.languages import preferred
from tongbao.server.matches import Match
from tongbao.server.pages import Pages
from tongbao.server.reach import Reach
from tongbao.server.refusals import Refusal
from tongbao.server.sights import sight_in
from tongbao.server.storage import Store
from tongbao.server.templates import TEXT


class Site:
    """One server: everything that its addresses share."""

    def __init__(
        self, place: str | Path, pause: float, allowances: Allowances | None = None, reach: Reach | None = None
    ) -> None:
        self.allowances: Final = allowances or Allowances()
        self.store: Final = Store(place)
        self.guests: Final = Guests(self.store)
        self.hall: Final = Hall(self.store, pause)
        self.pages: Final = Pages(reach)
        self.health: Final = Health(self.store)


class Visit:
    """One request or one socket: who comes, in which language, and how he wants to see."""

    def __init__(self, site: Site, connection: HTTPConnection, guest: Guest | None) -> None:
        self.site: Final = site
        self.connection: Final = connection
        self.guest = guest
        self.token = ""
        self.address: Final = address_of(connection.scope.get("client"))
        accepted = connection.headers.get("accept-language", "")
        query, kept = connection.query_params, cookie_of(connection, LANGUAGE_COOKIE)
        named = query.get("lang")
        self.language: Final = preferred(named if named in LANGUAGES else kept, accepted)
        self.t: Final = Translator(self.language)
        self.sight: Final = sight_in(query.get("sight") or cookie_of(connection, SIGHT_COOKIE))

    async def match(self) -> Match:
        """The match that the address names. Raises Refusal if there is none."""
        return await self.site.hall.find(self.connection.path_params["id"])

    def require(self, what: str) -> None:
        """Raises Enough if the visitor has done that often enough for now."""
        self.site.allowances.require(what, self.address, None if self.guest is None else self.guest.id)

    async def welcome(self, name: str) -> Guest:
        """The guest, new or known; a known one may give another name."""
        if self.guest is None:
            self.require("guests")
            self.guest, self.token = await self.site.guests.welcome(name)
        elif name.strip() and name != self.guest.name:
            self.require("names")
            await self.site.guests.rename(self.guest, name)
        return self.guest

    def require_guest(self) -> Guest:
        """The guest. Raises Refusal if this browser has none."""
        if self.guest is None:
            raise Refusal("You are not sitting at any table in this browser; take a seat first.", 403)
        return self.guest

    def page(self, name: str, code: int = 200, **facts: Any) -> Response:
        """A page for this visitor."""
        path = self.connection.url.path
        html = self.site.pages.render(name, self.language, self.guest, self.sight, **{"path": path, **facts})
        return HTMLResponse(html, code)

    def go(self, address: str) -> Response:
        """Send the browser on, with the cookie of a new guest."""
        response = RedirectResponse(address, 303)
        if self.token:
            secure = self.connection.url.scheme == "https"
            response.set_cookie(COOKIE, self.token, COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
        return response

    def prefers_text(self) -> bool:
        """Whether the visitor has chosen the text table."""
        return cookie_of(self.connection, TABLE_COOKIE) == TEXT

    def wants_json(self) -> bool:
        """Whether a program asks, not a person with a browser."""
        headers, path = self.connection.headers, self.connection.url.path
        return (
            path.endswith(".json")
            or (path.endswith(("/choices", "/undo")) and not is_form(self.connection))
            or "application/json" in headers.get("accept", "")
            or headers.get("content-type", "").startswith("application/json")
        )

    def refusal(self, sentence: str, status: int) -> Response:
        """One sentence that says what was wrong, as a page or as JSON."""
        if self.wants_json():
            return JSONResponse({"error": sentence}, status)
        possible = [{"text": self.t("Start page"), "link": "/"}]
        return self.page("error.html", status, status=status, sentence=sentence, possible=possible)


async def visit(connection: HTTPConnection) -> Visit:
    """Who comes to this address."""
    site: Site = connection.app.state.site
    return Visit(site, connection, await site.guests.find(cookie_of(connection, COOKIE)))


def local(address: str) -> str:
    """The address if it lies on this site, else the start page."""
    try:
        parts = urlsplit(address.replace("\\", "/"))
    except ValueError:
        return "/"
    if parts.scheme or parts.netloc or not parts.path.startswith("/") or parts.path.startswith("//"):
        return "/"
    return quote(parts.path) + (f"?{parts.query}" if parts.query else "")
