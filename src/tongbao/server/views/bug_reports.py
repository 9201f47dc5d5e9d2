"""Views of bug reports: the form at a table, which shows beforehand all that will be sent, and its submission."""

import json
import re
import time
import unicodedata
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tongbao.engine.seats import SPECTATOR
from tongbao.server.common.errors import UserError
from tongbao.server.http.bodies import read_form
from tongbao.server.matches.state import MatchView
from tongbao.server.rendering.table_page import option_titles
from tongbao.server.services.bug_reports import Draft, kept_bug
from tongbao.server.views.context import RequestContext, request_context

LONGEST: Final = 2000
"""Maximum length of a report's text, in characters."""
WINDOW: Final = re.compile(r"[1-9]\d{0,4}×[1-9]\d{0,4}")


async def show(request: Request) -> Response:
    """Show the bug report form and everything it will send: the table as the visitor sees it now."""
    context = await request_context(request)
    match = await context.view()
    sent = request.query_params.get("sent", "")
    if sent.isdecimal():
        return context.render("pages/bug_report.html", match=entry_of(context, match), sent=sent[:9])
    draft = await drawn_up(context, match)
    if context.wants_json():
        return JSONResponse({"draft": draft.token, "report": json.loads(draft.report)})
    return page(context, match, draft)


async def send(request: Request) -> Response:
    """Save the report shown to the visitor, with their text; an API client may send text alone, for the table now."""
    context = await request_context(request)
    match = await context.match()
    seen = await context.services.registry.spectator_views.visible_to(match, context.person)
    form = await read_form(request, 4)
    token = form.get("draft")
    draft = context.services.bug_drafts.find(token, seen, context.person) if token else None
    if draft is None:
        draft = await drawn_up(context, seen)
        if token is not None and token != draft.token:
            lost = UserError(
                "The table as you saw it is no longer stored; this is the table now. Send the report anyway?", 409
            )
            return again(context, seen, draft, form, lost)
    try:
        number = await store_report(context, seen, draft, form)
    except UserError as refusal:
        return again(context, seen, draft, form, refusal)
    if context.wants_json():
        return context.with_cookies(JSONResponse({"bug": number}))
    return context.redirect(f"/t/{match.id}/bug?sent={number}")


async def store_report(context: RequestContext, match: MatchView, draft: Draft, form: dict[str, str]) -> int:
    """Save the report and return its number. Raises UserError."""
    words, window = checked(form.get("words", "")), form.get("window", "")
    async with context.services.bug_drafts.sending:
        if draft.number is None:
            context.require_rate("bugs")
            person, told = await context.ensure_person(""), list[int]()
            row = {"match_id": match.id, "person": person.id, "at": time.time(), "rows": draft.rows, "words": words}
            row |= {"window": window if WINDOW.fullmatch(window) else "", "report": draft.report}
            await context.services.database.write(kept_bug(row, told, context.services.settings.reports))
            draft.number = told[0]
    return draft.number


async def drawn_up(context: RequestContext, match: MatchView) -> Draft:
    """Draft report: the match as the visitor sees it, remembered until they send it."""
    seat, browser = seat_shown(context, match), context.connection.headers.get("user-agent", "")
    report = await context.services.bug_drafts.report(match, seat, context.language, browser)
    return context.services.bug_drafts.add(Draft(match, context.person, report))


def checked(words: str) -> str:
    """The report's text as it is saved. Raises UserError if it is empty or too long."""
    words = unicodedata.normalize("NFC", words.strip())
    if not words:
        raise UserError("Please say in a few words what is wrong.")
    if len(words) > LONGEST:
        raise UserError("A report can have at most {most} characters; this one has {n}.", most=LONGEST, n=len(words))
    return words


# The page.


def again(
    context: RequestContext, match: MatchView, draft: Draft, form: dict[str, str], refusal: UserError
) -> Response:
    """Show the form again with its input and the error message. Raises the refusal for an API client."""
    if context.wants_json():
        raise refusal
    response = page(
        context, match, draft, form.get("words", ""), context.t(refusal.sentence, **refusal.facts), refusal.status
    )
    if refusal.wait is not None:
        response.headers["retry-after"] = str(refusal.wait)
    return response


def page(
    context: RequestContext, match: MatchView, draft: Draft, words: str = "", wrong: str = "", status: int = 200
) -> Response:
    """Show the form and everything it will send."""
    report = json.loads(draft.report)
    facts: dict[str, Any] = {
        "draft": draft.token,
        "words": words,
        "wrong": wrong,
        "most": LONGEST,
        "report": report,
        "text": draft.report,
        "options": option_titles(match.meta, len(match.state.seats), report["options"], context.language),
    }
    return context.render("pages/bug_report.html", status, match=entry_of(context, match), sent=None, **facts)


def entry_of(context: RequestContext, match: MatchView) -> dict[str, Any]:
    """Template data of the match."""
    return context.services.pages.tables.entry(match, context.language)


ROUTES: Final = (
    Route("/t/{id}/bug", show),
    Route("/t/{id}/bug", send, methods=["POST"]),
)


def seat_shown(context: RequestContext, match: MatchView) -> int:
    """The seat in the query, else the one as which the visitor looks on. Raises UserError for anybody else's."""
    wish = context.connection.query_params.get("seat")
    if wish is not None and wish != str(SPECTATOR) and (not wish.isdecimal() or len(wish) > 2):
        raise UserError("“seat” must be a seat number, or -1 for a spectator.")
    return match.state.looking_seat(context.person, None if wish is None else int(wish))
