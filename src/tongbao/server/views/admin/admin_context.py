"""Context of an administrator’s request: access to the admin page, and actions committed with their audit entries."""

import time
from datetime import UTC, date, datetime
from datetime import time as time_of_day
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from tongbao.server.accounts.administrators import is_administrator
from tongbao.server.accounts.moderation import LONGEST_REASON, Ban, record_action
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import NOTHING_HERE, UserError
from tongbao.server.db.database import Write, batch
from tongbao.server.http.bodies import read_form
from tongbao.server.views.account.login import prove, require_seal
from tongbao.server.views.context import RequestContext, request_context

ADMIN: Final = "/admin"
MOST_FIELDS: Final = 8
NO_DAY: Final = "“{text}” must be a date in the future, such as 2026-12-31."


class AdminContext:
    """Context of a request by an administrator, with the form that they have sent."""

    def __init__(self, context: RequestContext, person: Person, form: dict[str, str]) -> None:
        self.context: Final = context
        self.person: Final = person
        self.form: Final = form

    @property
    def operator(self) -> str:
        """The administrator in the audit log; their name could be another one tomorrow."""
        return f"{self.person.name} ({self.person.id})"

    async def do(self, work: Write, what: str, whom: str, **facts: object) -> None:
        """Commit the work and its line in the log, as ``tongbao admin`` does. Raises UserError, Conflict."""
        action = record_action(self.operator, what, whom, **facts)
        await self.context.services.database.write(batch([work, action]))

    async def prove(self) -> None:
        """Ask for the password again. Raises UserError unless it is that of the administrator’s account."""
        await prove(self.context, self.person, self.form.get("password", ""))

    async def require_other(self, person: str) -> None:
        """Raises UserError for an administrator, whom only a command can do anything to."""
        if await self.context.services.database.read(lambda c: is_administrator(c, person)):
            raise UserError(
                "This person is an administrator; only the operator can do that, from the command line.", 409
            )

    def ban(self, person: str | None, network: str | None) -> Ban:
        """The ban that the form wishes. Raises UserError without a reason, or for a day that is none or is over."""
        reason = " ".join(self.form.get("reason", "").split())[:LONGEST_REASON]
        if not reason:
            raise UserError("Give a reason for the ban; the banned person will read it.")
        return Ban(person, network, reason, time.time(), end_of(self.form.get("until", "")))

    async def render(self, name: str, error: UserError | None = None, **facts: Any) -> Response:
        """Show a page for administrators, which nothing on the way may keep, with an error message if there is one.

        Raises the error where one has to wait.
        """
        context = self.context
        if error is not None:
            context.require_page(error)
        account = await context.services.accounts.find_account(self.person)
        facts |= {
            "seal": context.csrf_token(),
            "has_password": account is not None and account.password is not None,
            "wrong": "" if error is None else context.t(error.sentence, **error.facts),
        }
        response = context.render(name, 200 if error is None else error.status, page="admin", **facts)
        response.headers["cache-control"] = "no-store"
        return response


def end_of(text: str) -> float | None:
    """The end of a day (UTC) that a form names; None if it names none. Raises UserError if that is over."""
    if not text.strip():
        return None
    try:
        end = datetime.combine(date.fromisoformat(text.strip()[:10]), time_of_day(23, 59, 59), UTC).timestamp()
    except ValueError:
        raise UserError(NO_DAY, text=text[:20]) from None
    if end <= time.time():
        raise UserError(NO_DAY, text=text[:20])
    return end


async def admin_context(request: Request) -> AdminContext:
    """The context of a request for the admin page, which doesn’t exist for anybody else (404).

    Raises UserError, also for a form that isn't one of this session; Banned for an administrator who is banned.
    """
    context = await request_context(request)
    person = context.person
    if person is None or not await context.is_administrator():
        raise UserError(NOTHING_HERE, 404)
    form = await read_form(request, MOST_FIELDS) if request.method == "POST" else {}
    if request.method == "POST":
        require_seal(context, form.get("seal", ""))
    return AdminContext(context, person, form)
