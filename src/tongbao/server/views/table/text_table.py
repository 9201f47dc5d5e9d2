"""Text table: a match in sentences and choices, for people who use a screen reader or like to read."""

from typing import Any, Final
from urllib.parse import quote

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tongbao.engine.secrecy import Seat
from tongbao.server.accounts.preferences import PICTURE, TABLE
from tongbao.server.http.display_settings import TABLE_COOKIE
from tongbao.server.matches.playing import LONGEST_CHOICE
from tongbao.server.matches.state import MatchView
from tongbao.server.notifications.events import opened
from tongbao.server.rendering.choices import ChoiceView, choices_for
from tongbao.server.rendering.table_page import viewer_of
from tongbao.server.rendering.templates import TEXT
from tongbao.server.views.context import RequestContext, request_context

KEPT: Final = 400 * 24 * 3600
"""Lifetime in seconds of the cookie that remembers the preferred table."""


async def show(request: Request) -> Response:
    """Show the match in words, as the visitor may see it; from now on it is the table that they prefer."""
    context = await request_context(request)
    await context.services.rematches.look(await context.find_match())
    match = await context.view()
    query = request.query_params
    wish = query.get("seat", "")
    seat = int(wish) if wish.isdecimal() and len(wish) <= 2 else None  # viewer_of opens own seats only
    if match.state.game is None:
        response = context.redirect(f"/t/{match.id}")
    else:
        opened(context.services.registry, match.id, context.person)
        viewer = viewer_of(match, context.person, seat, context.language)._replace(in_text=True)
        sure = sure_entry(context, match, viewer.me, query.get("sure", ""))
        address = context.connection.url_for("match", id=match.id)
        response = HTMLResponse(await context.services.pages.match(match, viewer, context.person, address, sure=sure))
    if not context.prefers_text():
        await context.save_preferences({TABLE: TEXT})
    response.set_cookie(TABLE_COOKIE, TEXT, KEPT, samesite="lax")
    return response


async def picture(request: Request) -> Response:
    """Redirect to the drawn table, which the visitor prefers from now on."""
    context = await request_context(request)
    match = await context.view()
    response = context.redirect(f"/t/{match.id}")
    await context.save_preferences({TABLE: PICTURE})
    response.set_cookie(TABLE_COOKIE, PICTURE, KEPT, samesite="lax")
    return response


def text_address(match_id: str, seat: int) -> str:
    """Address of a seat's text table at its choices, where it goes on after a choice."""
    return f"/t/{match_id}/text?seat={seat}#choices"


def question(context: RequestContext, match: MatchView, seat: int, text: str) -> str | None:
    """Address of the confirmation for a choice; None unless the choice loses something for good."""
    offer = offered(context, match, seat, text)
    return f"/t/{match.id}/text?seat={seat}&sure={quote(offer.text)}#sure" if offer and offer.final else None


def offered(context: RequestContext, match: MatchView, seat: int, text: str) -> ChoiceView | None:
    """Choice that a seat is offered under that text."""
    game = match.state.require_game()
    offers = choices_for(game, Seat(game, seat), context.language)
    return offers.by_text.get(" ".join(text[:LONGEST_CHOICE].split()))


def sure_entry(context: RequestContext, match: MatchView, seat: int, text: str) -> dict[str, Any] | None:
    """Template data of the confirmation for a choice that loses something for good; None if it isn't offered."""
    offer = offered(context, match, seat, text) if text and seat >= 0 else None
    if offer is None:
        return None
    macros = context.services.pages.tables.macros.macros_for(match, context.templates, context.language)
    return {"choice": offer.text, "said": Markup(macros.fill(macros.facts["words"].plain(offer.caption)))}
