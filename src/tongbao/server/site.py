"""What every address of the site needs: the store, the people, the hall, the pages, and who is visiting."""

from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote, urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from tongbao.languages import LANGUAGES, Translator
from tongbao.server.accounts.accounts import Accounts, merged
from tongbao.server.accounts.api_tokens import Programs, Tokens
from tongbao.server.accounts.moderation import Bans, kept_bans
from tongbao.server.accounts.passkeys import Passkeys
from tongbao.server.accounts.people import People, Person
from tongbao.server.accounts.preferences import Preferences, hand_out
from tongbao.server.accounts.relations import Ties, carried_over
from tongbao.server.accounts.sessions import COOKIE, KEPT, Session, device_of, seal_of
from tongbao.server.bugs.drafts import Drafts
from tongbao.server.common.errors import Refusal
from tongbao.server.common.randomness import Randomness
from tongbao.server.common.settings import Settings
from tongbao.server.db.database import Store, together
from tongbao.server.db.health import Health
from tongbao.server.db.locks import Keys
from tongbao.server.db.pubsub import Changed
from tongbao.server.http.bodies import is_form
from tongbao.server.http.display_settings import (
    LANGUAGE_COOKIE,
    SIGHT_COOKIE,
    TABLE_COOKIE,
    cookie_of,
    preferred,
    sight_in,
)
from tongbao.server.http.public_url import Reach
from tongbao.server.http.rate_limits import Allowances, address_of
from tongbao.server.http.security import API
from tongbao.server.matches.match import Match
from tongbao.server.matches.queries import unfinished_of
from tongbao.server.matches.rebuild import Damaged
from tongbao.server.matches.registry import Hall
from tongbao.server.matches.seating import keep_no_longer, leave
from tongbao.server.matches.timekeeper import Timekeeper
from tongbao.server.notifications.email import Outgoing
from tongbao.server.notifications.events import Watch, catch_up, tell_days, tell_end, tell_outcome, tell_round, warn
from tongbao.server.notifications.service import Notices
from tongbao.server.people.belongings import forgotten
from tongbao.server.ratings.ledger import points_of
from tongbao.server.ratings.results import ended
from tongbao.server.ratings.service import Ratings, crowned
from tongbao.server.realtime.cluster import Neighbours
from tongbao.server.realtime.event_streams import Listeners
from tongbao.server.realtime.presence import Presence
from tongbao.server.rendering.pages import Pages
from tongbao.server.rendering.templates import TEXT
from tongbao.server.social.invitations import Doors
from tongbao.server.social.pairing import Pairing
from tongbao.server.tournaments.daily import Daily, require_open
from tongbao.server.tournaments.organiser import Organiser
from tongbao.server.workshop.decks import Decks
from tongbao.server.workshop.runs import Players, Runs

LOOKING: Final = ("GET", "HEAD")
"""The methods of those who only look."""
FOR_READING: Final = ("/rules/", "/cards/", "/about")
"""Addresses, by how they begin, that whoever may not play can read all the same."""


class Site:
    """One server: everything that its addresses share."""

    def __init__(
        self,
        place: str | Path,
        settings: Settings,
        outgoing: Outgoing | None = None,
        randomness: Randomness | None = None,
    ) -> None:
        self.settings: Final = settings
        self.allowances: Final = Allowances(settings.rates)
        self.store: Final = Store(place)
        self.bans: Final = Bans()
        self.bans.know(self.store.ask(kept_bans))
        self.people: Final = People(self.store)
        self.accounts: Final = Accounts(self.store, self.people, settings.passwords)
        self.passkeys: Final = Passkeys(self.store, settings.passkeys)
        self.ratings: Final = Ratings(self.store)
        self.preferences: Final = Preferences(self.store)
        self.keys: Final = Keys(self.store)
        self.hall: Final = Hall(self.store, settings, self.keys, randomness)
        self.hall.endings.append(ended)
        self.organiser: Final = Organiser(self.store, self.hall)
        self.daily: Final = Daily(self.store, self.hall)
        self.ties: Final = Ties(self.store)
        self.programs: Final = Programs(self.store)
        self.tokens: Final = Tokens(self.store)
        self.listeners: Final = Listeners()
        self.doors: Final = Doors(self.store, self.ties)
        self.presence: Final = Presence(self.hall)
        self.pairing: Final = Pairing(self.hall, self.ties, self.presence)
        self.neighbours: Final = Neighbours(self.store, self.hall, self.people, self.presence)
        self.pages: Final = Pages(Reach(settings.host, settings.names))
        self.drafts: Final = Drafts()
        self.decks: Final = Decks(self.store, settings.workshop.decks)
        self.runs: Final = Runs(self.store, settings.workshop)
        self.players: Final = Players(self.runs, settings.workshop)
        self.health: Final = Health(self.store, settings.health)
        self.health.on_close.append(self.listeners.close)
        self.chores: Final[list[Callable[[], Coroutine[Any, Any, None]]]] = [
            *([self.hall.wake] if settings.bots.here else []),
            self.organiser.run,
            Timekeeper(self.hall).run,
            self.pairing.keep_clean,
        ]
        """What goes on in the background as long as the server is open, at one of its processes."""
        self.habits: Final[list[Callable[[], Coroutine[Any, Any, None]]]] = [
            self.hall.look_around,
            self.neighbours.listen,
            self.neighbours.say,
            partial(self.neighbours.lead, self.keys, self.chores),
            self.players.run,
        ]
        """The same, at each of them."""
        self.notices: Final = Notices(self.store, self.accounts, self.pages.unread, outgoing or Outgoing())
        self.hall.attendants.append(partial(Watch, notices=self.notices))
        self.hall.attendants.append(self.listeners.attend)
        self.hall.endings.append(partial(tell_end, self.notices))
        self.habits.append(self.notices.keep_count)
        self.chores.extend([self.notices.work, partial(catch_up, self.hall, self.notices), partial(warn, self.notices)])
        self.organiser.foundings.append(partial(tell_round, self.notices))
        self.organiser.closings.append(partial(tell_outcome, self.notices))
        self.chores.append(partial(tell_days, self.daily, self.notices))
        self.doors.on_invited.append(self.notices.tell)
        self.doors.on_invited.append(self.listeners.tell)
        self.pairing.strength = points_of
        self.organiser.crownings.append(crowned)

    async def program_named(self, name: str) -> Person:
        """The program of that name. Raises Refusal if there is none."""
        program = await self.programs.named(name)
        person = await self.people.known(program.person)
        return person or Person(program.person, program.name)

    async def hand_over(self, guest: Person, identity: str) -> None:
        """Give all that a guest has played to somebody with an account; the guest is no more."""
        told = self.store.told(Changed(guest.id), Changed(identity))
        await self.store.write(together([carried_over(guest.id, identity), merged(guest.id, identity), *told]))
        person = await self.people.known(identity)
        if person is not None:
            person.mutes.update(guest.mutes - {identity})
        for other in self.people.seen.values():
            if guest.id in other.mutes:
                other.mutes.remove(guest.id)
                other.mutes.update({identity} - {other.id})
        self.hall.hand_over(guest.id, person)
        self.forget(guest)

    async def forget_all(self, person: Person) -> None:
        """Forget somebody and his programs: stand-ins play on, and the chairs are free where no game has begun."""
        for program in await self.programs.of(person.id):
            await self.forget_all(Person(program.person, program.name))
        for name in await self.store.read(lambda c: unfinished_of(c, person.id)):
            with suppress(Damaged):
                match = await self.hall.find(name)
                await leave(match, person)
                await keep_no_longer(match, person)
        await self.store.write(together([forgotten(person.id), *self.store.told(Changed(person.id))]))
        self.hall.hand_over(person.id, None)
        self.forget(person)

    async def close(self) -> None:
        """Stop what goes on in the background, and let go of the database."""
        await self.neighbours.close()
        await self.hall.close()
        await self.keys.close()
        self.store.close()

    def forget(self, person: Person) -> None:
        """Nobody is known as that person any more."""
        self.people.seen.pop(person.id, None)
        self.people.sessions.forget(person.id)


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
