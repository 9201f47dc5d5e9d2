"""Test whether a browser sends cookies back, before anything is done that needs one: nobody keeps a seat without.

A stranger’s form is answered with a cookie and the wish to send the same form once more (307). If it comes without the
cookie, the browser blocks cookies, and one sentence says so.
"""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tongbao.server.common.errors import UserError

ASKED: Final = "cookies"
"""Query parameter of a form that is sent for the second time."""
TEST_COOKIE: Final = "tongbao_cookies"
LIVES: Final = 60
"""Lifetime of the cookie in seconds."""
BLOCKED: Final = (
    "Your browser blocks cookies, so this site can’t remember who you are. "
    "Allow cookies for this site in your browser’s settings, then try again."
)


class CookiesUntested(Exception):
    """It isn’t known yet whether the browser of this request sends cookies back."""


def require_cookies(connection: HTTPConnection) -> None:
    """Raises CookiesUntested at first, then UserError, if a browser’s form brings no cookie.

    Programs that aren’t browsers send no origin, and look after cookies themselves.
    """
    headers = connection.headers
    if "cookie" in headers or "origin" not in headers:
        return
    if ASKED in connection.query_params:
        raise UserError(BLOCKED, 403)
    raise CookiesUntested


def ask_again(connection: HTTPConnection) -> Response:
    """Response that sets a cookie and has the browser send the same once more."""
    query = connection.url.query
    response = Response(status_code=307, headers={"location": f"?{query}{'&' if query else ''}{ASKED}"})
    secure = connection.url.scheme == "https"
    response.set_cookie(TEST_COOKIE, "1", LIVES, httponly=True, samesite="lax", secure=secure)
    return response
