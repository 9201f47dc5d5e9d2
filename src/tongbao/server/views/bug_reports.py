"""The address at which one reports that something is wrong at a table, and sees before what will be sent."""

import json
import re
import time
import unicodedata
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tongbao.server.common.errors import Refusal
from tongbao.server.http.bodies import read_form
from tongbao.server.matches.concurrency import replay
from tongbao.server.matches.match import Match
from tongbao.server.rendering.table_page import option_titles
from tongbao.server.services.bug_reports import Draft, kept_bug, report_of
from tongbao.server.views.context import Visit, visit
from tongbao.server.views.table.play import seen_seat

LONGEST: Final = 2000
"""So many characters may the words of a report have."""
WINDOW: Final = re.compile(r"[1-9]\d{0,4}×[1-9]\d{0,4}")


async def look(request: Request) -> Response:
    """The form, and all that will be sent with it: the table as the visitor sees it now."""
    here = await visit(request)
    match = await here.match()
    sent = request.query_params.get("sent", "")
    if sent.isdecimal():
        return here.page("bug.html", match=entry_of(here, match), sent=sent[:9])
    draft = await drawn_up(here, match)
    if here.wants_json():
        return JSONResponse({"draft": draft.token, "report": json.loads(draft.report)})
    return page(here, match, draft)


async def send(request: Request) -> Response:
    """Keep what the visitor was shown, with his words; a program may send words alone, of the table as it stands."""
    here = await visit(request)
    match = await here.match()
    seen = await here.site.hall.audience.seen(match, here.person)
    form = await read_form(request, 4)
    token = form.get("draft")
    draft = here.site.drafts.find(token, match, here.person) if token else None
    if draft is None:
        draft = await drawn_up(here, seen)
        if token is not None and token != draft.token:
            lost = Refusal(
                "What was shown here is no longer kept; this is the table as it stands now. Send it again?", 409
            )
            return again(here, seen, draft, form, lost)
    try:
        number = await kept(here, match, draft, form)
    except Refusal as refusal:
        return again(here, seen, draft, form, refusal)
    if here.wants_json():
        return here.known_by(JSONResponse({"bug": number}))
    return here.go(f"/t/{match.id}/bug?sent={number}")


async def kept(here: Visit, match: Match, draft: Draft, form: dict[str, str]) -> int:
    """The number of the report, once it is kept. Raises Refusal."""
    words, window = checked(form.get("words", "")), form.get("window", "")
    async with here.site.drafts.sending:
        if draft.number is None:
            here.require("bugs")
            person, told = await here.welcome(""), list[int]()
            row = {"match_id": match.id, "person": person.id, "at": time.time(), "rows": draft.rows, "words": words}
            row |= {"window": window if WINDOW.fullmatch(window) else "", "report": draft.report}
            await here.site.store.write(kept_bug(row, told, here.site.settings.reports))
            draft.number = told[0]
    return draft.number


async def drawn_up(here: Visit, match: Match) -> Draft:
    """The report of the match as the visitor sees it, remembered until he sends it."""
    seat, browser = seen_seat(here, match), here.connection.headers.get("user-agent", "")
    report = await replay(lambda: report_of(match, seat, here.language, browser))
    return here.site.drafts.add(Draft(match, here.person, report))


def checked(words: str) -> str:
    """The words as they are kept. Raises Refusal if there are none, or too many."""
    words = unicodedata.normalize("NFC", words.strip())
    if not words:
        raise Refusal("Say in a few words what is wrong.")
    if len(words) > LONGEST:
        raise Refusal("A report has at most {most} characters; this one has {n}.", most=LONGEST, n=len(words))
    return words


# The page.


def again(here: Visit, match: Match, draft: Draft, form: dict[str, str], refusal: Refusal) -> Response:
    """The form with what was written, and what was wrong. Raises the refusal for a program."""
    if here.wants_json():
        raise refusal
    response = page(
        here, match, draft, form.get("words", ""), here.t(refusal.sentence, **refusal.facts), refusal.status
    )
    if refusal.wait is not None:
        response.headers["retry-after"] = str(refusal.wait)
    return response


def page(here: Visit, match: Match, draft: Draft, words: str = "", wrong: str = "", status: int = 200) -> Response:
    """The form and what will be sent."""
    report = json.loads(draft.report)
    facts: dict[str, Any] = {
        "draft": draft.token,
        "words": words,
        "wrong": wrong,
        "most": LONGEST,
        "report": report,
        "text": draft.report,
        "options": option_titles(match.meta, report["options"], here.language),
    }
    return here.page("bug.html", status, match=entry_of(here, match), sent=None, **facts)


def entry_of(here: Visit, match: Match) -> dict[str, Any]:
    """The match as the page shows it."""
    return here.site.pages.tables.entry(match, here.language)


ROUTES: Final = (
    Route("/t/{id}/bug", look),
    Route("/t/{id}/bug", send, methods=["POST"]),
)
