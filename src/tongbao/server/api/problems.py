"""What is answered where something can't be done: one sentence, in the language that was asked for."""

from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from tongbao.engine.bounds import UNSEEN, shortened
from tongbao.engine.choice import IllegalChoice
from tongbao.engine.meta import BadCards, BadOption
from tongbao.engine.record import BadRecord
from tongbao.languages import Translator
from tongbao.server.api.callers import NotAllowed
from tongbao.server.api.models import Problem
from tongbao.server.common.errors import FAILED, UserError
from tongbao.server.http.display_settings import preferred
from tongbao.server.matches.state import MatchState

NO_OPERATION: Final = "There is no such operation; /api lists those there are."
OTHER_METHOD: Final = "That operation is asked for by another method; /api lists them."
PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    400: {"model": Problem, "description": "It can’t be done so; the sentence says what is possible."},
    401: {"model": Problem, "description": "It takes a token, or the token lets nobody in."},
    403: {"model": Problem, "description": "The token isn’t good for that, or the seat or table isn’t yours."},
    404: {"model": Problem, "description": "There is no such table, game, bot or program."},
    405: {"model": Problem, "description": "The operation is asked for by another method."},
    409: {"model": Problem, "description": "It can’t be done now, or the table has moved on."},
    410: {"model": Problem, "description": "The table is damaged and can’t be played again."},
    413: {"model": Problem, "description": "What was sent is too large."},
    414: {"model": Problem, "description": "The address is too long."},
    421: {"model": Problem, "description": "The server isn’t known under that name."},
    422: {"model": Problem, "description": "What was sent can’t be read."},
    429: {"model": Problem, "description": "Too much at once; `retry-after` says when it is possible again."},
    431: {"model": Problem, "description": "The head is too large."},
    503: {"model": Problem, "description": "The database doesn’t do its work now."},
}
"""What every operation can answer besides."""


class NotChosen(Exception):
    """A choice was refused; ``version`` and ``choices`` are what is possible now."""

    def __init__(self, why: UserError | IllegalChoice, state: MatchState, seat: int) -> None:
        super().__init__(str(why))
        self.why = why
        self.version = state.seat_version(seat)
        self.choices = [] if state.game is None else [choice.text for choice in state.game.choices(seat)]


async def refuse(request: Request, error: Exception) -> JSONResponse:
    """One clear sentence for everything that can go wrong, and after how many seconds it may be tried again."""
    t = Translator(preferred(None, request.headers.get("accept-language", "")))
    more: dict[str, object] = {}
    headers: dict[str, str] = {}
    if isinstance(error, NotChosen):
        more = {"version": error.version, "choices": error.choices}
        error = error.why
    if isinstance(error, HTTPException) and isinstance(error.__cause__, UserError):
        error = error.__cause__  # of the guard, while the body was read
    if isinstance(error, NotAllowed):
        headers["www-authenticate"] = error.challenge
    if isinstance(error, UserError) and error.wait is not None:
        headers["retry-after"] = str(error.wait)
    if isinstance(error, HTTPException):
        headers |= error.headers or {}
    sentence, status = told(error, t)
    return JSONResponse({"error": sentence, **more}, status, headers)


def told(error: Exception, t: Translator) -> tuple[str, int]:
    """The sentence and the status."""
    if isinstance(error, UserError):
        return t(error.sentence, **error.facts), error.status
    if isinstance(error, RequestValidationError):
        return t("That can’t be read: {reason}.", reason=reason_in(error)), 422
    if isinstance(error, HTTPException):
        known = {404: NO_OPERATION, 405: OTHER_METHOD}
        if error.status_code in known:
            return t(known[error.status_code]), error.status_code
        return t("That can’t be read: {reason}.", reason=error.detail), error.status_code
    if isinstance(error, (IllegalChoice, BadOption, BadCards, BadRecord)):
        return str(error), 400
    return t(FAILED), 500


def reason_in(error: RequestValidationError) -> str:
    """What was wrong first, and where."""
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return shortened(UNSEEN.sub("\N{REPLACEMENT CHARACTER}", f"{where}: {first['msg']}"))


def answer_problems(app: FastAPI) -> None:
    """Let the application answer so whatever goes wrong."""
    kinds = (UserError, NotChosen, IllegalChoice, BadOption, BadCards, BadRecord, HTTPException, RequestValidationError)
    for kind in (*kinds, Exception):
        app.add_exception_handler(kind, refuse)
