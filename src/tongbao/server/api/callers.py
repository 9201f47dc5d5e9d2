"""API authentication: callers by token or session cookie, and the error responses that they get.

A token in the header ``authorization`` is for programs; browsers are known by the cookie of their session. The security
middleware lets only pages of this site send anything, so no other site can act in somebody’s name (CSRF).
"""

from typing import Annotated, Any, Final

from fastapi import Depends, FastAPI, Request, Security
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.security import APIKeyCookie, HTTPAuthorizationCredentials, HTTPBearer, SecurityScopes
from starlette.exceptions import HTTPException

from tongbao.engine.bounds import UNSEEN, shortened
from tongbao.engine.choice import IllegalChoice
from tongbao.engine.meta import BadCards, BadOption
from tongbao.engine.record import BadRecord
from tongbao.languages import Translator
from tongbao.server.accounts.api_tokens import PLAY, READ, TABLES, Token
from tongbao.server.accounts.people import Person
from tongbao.server.accounts.sessions import COOKIE
from tongbao.server.api.models import Problem
from tongbao.server.common.errors import FAILED, UserError
from tongbao.server.http.display_settings import cookie_of, preferred
from tongbao.server.http.rate_limits import address_of
from tongbao.server.matches.match import Match
from tongbao.server.matches.state import MatchState, MatchView
from tongbao.server.services.services import Services
from tongbao.server.tournaments.daily import require_open

BEARER: Final = HTTPBearer(
    auto_error=False, scheme_name="token", description="A token from the page “Programs” of your account."
)
SESSION: Final = APIKeyCookie(
    name=COOKIE, auto_error=False, scheme_name="session", description="The session of a browser signed in to this site."
)
OPTIONAL: Final[dict[str, Any]] = {"security": [{}, {"token": []}, {"session": []}]}
"""OpenAPI security of operations that take no token but tell more with one."""
REALM: Final = 'Bearer realm="tongbao"'


class NotAllowed(UserError):
    """Authentication error: a token is missing, invalid or lacks a scope; ``challenge`` says so (RFC 6750, 3)."""

    def __init__(self, sentence: str, status: int, challenge: str, /, **facts: object) -> None:
        super().__init__(sentence, status, **facts)
        self.challenge = challenge


class Caller:
    """API caller: their person, and the token or session by which they are known.

    Without either the caller is nobody and sees what the site shows anybody.
    """

    def __init__(self, services: Services, request: Request, token: Token | None, person: Person | None) -> None:
        self.services: Final = services
        self.session: Final = cookie_of(request, COOKIE) if token is None and person is not None else None
        self.token: Final = token
        self.person: Final = person
        self.address: Final = address_of(request.scope.get("client"))
        self.t: Final = Translator(preferred(None, request.headers.get("accept-language", "")))

    @property
    def me(self) -> Person:
        """The person. Raises NotAllowed if there is none."""
        if self.person is None:
            raise no_token()
        return self.person

    @property
    def who(self) -> str:
        """Rate limit key of the caller besides their address: the token, or the person of the session."""
        if self.token is not None:
            return f"token {self.token.digest}"
        return f"address {self.address}" if self.person is None else self.person.id

    def require(self, what: str) -> None:
        """Rate limit check. Raises RateLimited if that was done often enough for now."""
        self.services.rate_limiter.require_allowed(what, self.address, None if self.person is None else self.person.id)

    async def match(self, name: str, action: str) -> Match:
        """The match of that name as it is, for an action: what its page does at that address below its own.

        Raises UserError if there is none, or if it isn't open to that.
        """
        match = await self.services.registry.find_match(name)
        require_open(match, self.person, f"/t/{match.id}/{action}")
        return match

    async def view(self, name: str, action: str) -> MatchView:
        """The match of that name as the caller may see it. Raises UserError."""
        return await self.services.registry.spectator_views.visible_to(await self.match(name, action), self.person)


async def caller_of(request: Request) -> Caller:
    """Authenticate a request. Raises NotAllowed for a bad token, Banned for its owner, RateLimited beyond the limit."""
    services: Services = request.app.state.services
    services.bans.require_not_banned(None, address_of(request.scope.get("client")))
    said = request.headers.get("authorization")
    if said is None:
        return await caller_in_session(services, request)
    kind, _, secret = said.partition(" ")
    token = await services.api_tokens.find_token(secret.strip()) if kind.lower() == "bearer" else None
    person = await services.people.find_person(token.person) if token is not None and not token.is_over else None
    if token is None or token.is_over or person is None:
        raise NotAllowed(
            "This token has expired; create a new one on your account page."
            if token is not None and token.is_over
            else "This token isn’t valid; it may have been revoked.",
            401,
            f'{REALM}, error="invalid_token"',
        )
    caller = Caller(services, request, token, person)
    for identity in (token.owner, person.id):
        services.bans.require_not_banned(identity, caller.address)
    services.rate_limiter.require_of("calls", token.digest)
    return caller


async def caller_in_session(services: Services, request: Request) -> Caller:
    """Caller by the session cookie, if there is one. Raises Banned or RateLimited."""
    session = await services.people.sessions.find_session(cookie_of(request, COOKIE))
    person = None if session is None else await services.people.find_person(session.person)
    caller = Caller(services, request, None, person)
    if person is not None:
        services.bans.require_not_banned(person.id, caller.address)
        services.rate_limiter.require_of("calls", person.id)
    return caller


def no_token() -> NotAllowed:
    """Authentication error for a request with neither a token nor a session."""
    return NotAllowed("You need a token for this, sent as “Authorization: Bearer …”.", 401, REALM)


async def anybody(request: Request) -> Caller:
    """Caller of an operation that takes no token. Raises NotAllowed for a token that lacks the scope for reading."""
    caller = await caller_of(request)
    if caller.token is not None:
        require_scope(caller.token, READ)
    return caller


async def with_token(
    request: Request,
    wanted: SecurityScopes,
    _said: Annotated[HTTPAuthorizationCredentials | None, Security(BEARER)],
    _cookie: Annotated[str | None, Security(SESSION)],
) -> Caller:
    """Caller of an operation that takes a token of some scopes, or a session, which has all. Raises NotAllowed."""
    caller = await caller_of(request)
    if caller.person is None:
        raise no_token()
    if caller.token is not None:
        for scope in wanted.scopes:
            require_scope(caller.token, scope)
    return caller


def require_scope(token: Token, scope: str) -> None:
    """Raises NotAllowed unless the token has that scope."""
    if not token.allows(scope):
        challenge = f'{REALM}, error="insufficient_scope", scope="{scope}"'
        raise NotAllowed("This token doesn’t allow that: it lacks the scope “{scope}”.", 403, challenge, scope=scope)


Anybody = Annotated[Caller, Depends(anybody)]
Reader = Annotated[Caller, Security(with_token, scopes=[READ])]
Player = Annotated[Caller, Security(with_token, scopes=[PLAY])]
Host = Annotated[Caller, Security(with_token, scopes=[TABLES])]


NO_OPERATION: Final = "There is no such operation; /api lists them all."
OTHER_METHOD: Final = "That operation needs a different method; /api lists them."
PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    400: {"model": Problem, "description": "The request isn’t possible as it is; the sentence says what is."},
    401: {"model": Problem, "description": "A token is needed, or the token isn’t valid."},
    403: {"model": Problem, "description": "The token doesn’t allow that, or the seat or table isn’t yours."},
    404: {"model": Problem, "description": "There is no such table, game, bot or program."},
    405: {"model": Problem, "description": "The operation needs a different method."},
    409: {"model": Problem, "description": "That isn’t possible now, or the game has moved on."},
    410: {"model": Problem, "description": "The table is damaged and can’t be replayed."},
    413: {"model": Problem, "description": "What was sent is too large."},
    414: {"model": Problem, "description": "The address is too long."},
    421: {"model": Problem, "description": "The server isn’t known under that name."},
    422: {"model": Problem, "description": "What was sent can’t be read."},
    429: {"model": Problem, "description": "Too many requests; `retry-after` says when to try again."},
    431: {"model": Problem, "description": "The headers are too large."},
    503: {"model": Problem, "description": "The database isn’t available now."},
}
"""Error responses that every operation can give besides its own."""


class NotChosen(Exception):
    """Refused choice; ``version`` and ``choices`` are what is possible now."""

    def __init__(self, why: UserError | IllegalChoice, state: MatchState, seat: int) -> None:
        super().__init__(str(why))
        self.why = why
        self.version = state.seat_version(seat)
        self.choices = [] if state.game is None else [choice.text for choice in state.game.choices(seat)]


async def refuse(request: Request, error: Exception) -> JSONResponse:
    """Error response: one clear sentence for everything that can go wrong, and after how many seconds to try again."""
    t = Translator(preferred(None, request.headers.get("accept-language", "")))
    more: dict[str, object] = {}
    headers: dict[str, str] = {}
    if isinstance(error, NotChosen):
        more = {"version": error.version, "choices": error.choices}
        error = error.why
    if isinstance(error, HTTPException) and isinstance(error.__cause__, UserError):
        error = error.__cause__  # of the security middleware, while the body was read
    if isinstance(error, NotAllowed):
        headers["www-authenticate"] = error.challenge
    if isinstance(error, UserError) and error.wait is not None:
        headers["retry-after"] = str(error.wait)
    if isinstance(error, HTTPException):
        headers |= error.headers or {}
    sentence, status = problem_of(error, t)
    return JSONResponse({"error": sentence, **more}, status, headers)


def problem_of(error: Exception, t: Translator) -> tuple[str, int]:
    """Sentence and status of an error."""
    if isinstance(error, UserError):
        return t(error.sentence, **error.facts), error.status
    if isinstance(error, RequestValidationError):
        return t("That request can’t be read: {reason}.", reason=reason_in(error)), 422
    if isinstance(error, HTTPException):
        known = {404: NO_OPERATION, 405: OTHER_METHOD}
        if error.status_code in known:
            return t(known[error.status_code]), error.status_code
        return t("That request can’t be read: {reason}.", reason=error.detail), error.status_code
    if isinstance(error, (IllegalChoice, BadOption, BadCards, BadRecord)):
        return str(error), 400
    return t(FAILED), 500


def reason_in(error: RequestValidationError) -> str:
    """First validation error: what is wrong, and where."""
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return shortened(UNSEEN.sub("\N{REPLACEMENT CHARACTER}", f"{where}: {first['msg']}"))


def answer_problems(app: FastAPI) -> None:
    """Register the error handler of the application for everything that can go wrong."""
    kinds = (UserError, NotChosen, IllegalChoice, BadOption, BadCards, BadRecord, HTTPException, RequestValidationError)
    for kind in (*kinds, Exception):
        app.add_exception_handler(kind, refuse)
