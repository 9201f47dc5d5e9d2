"""Views of what a host says about the site: the imprint, and what is kept of people."""

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tongbao.server.accounts.accounts import LIVES
from tongbao.server.accounts.sessions import KEPT
from tongbao.server.common.errors import NOTHING_HERE, UserError
from tongbao.server.rendering.markdown import text_of_host
from tongbao.server.views.context import RequestContext, request_context

PARAGRAPHS: Final = {
    "guests": "people sessions preferences user_languages daily_attempts mutes decks runs",
    "accounts": "accounts email_tokens passkeys challenges calendars vacations relationships invitations profiles "
    "removals bot_accounts tokens administrators",
    "games": "matches match_seats choices clocks settings hints remarks standing_answers messages results ratings "
    "rating_changes titles card_uses entrants tournaments pairings tournament_games daily_deals",
    "groups": "groups group_members group_messages group_evenings evening_answers group_seasons",
    "notices": "notifications channels muted_matches unsubscribed",
    "order": "reports group_reports bugs bans audit_log sign_up_invitations",
}
"""The paragraphs of the usual text about privacy, and the tables of the database of which each tells."""
IMPERSONAL: Final = frozenset({"healthcheck", "server_keys"})
"""The tables in which nothing of anybody is kept."""


async def imprint(request: Request) -> Response:
    """Show who runs the site, if the host says so."""
    context = await request_context(request)
    if not context.services.settings.site.imprint:
        raise UserError(NOTHING_HERE, 404)
    return page(context, "imprint", context.services.settings.site.imprint)


async def privacy(request: Request) -> Response:
    """Show what is kept of people: as the host says it, else what the program keeps."""
    context = await request_context(request)
    settings = context.services.settings
    if settings.site.privacy:
        return page(context, "privacy", settings.site.privacy)
    facts: dict[str, Any] = {
        "guest": settings.tables.guests,
        "session": KEPT,
        "letter": max(LIVES.values()),
        "has_mail": context.services.notifications.has_mail,
        "guests_play": settings.accounts.guests,
    }
    return context.render("pages/privacy.html", page="privacy", **facts)


def page(context: RequestContext, name: str, text: str) -> Response:
    """Show a text of the host, below its own title or the usual one."""
    title, html = text_of_host(text, context.base)
    return context.render("pages/site_text.html", page=name, title=title, html=html)


ROUTES: Final = (
    Route("/imprint", imprint),
    Route("/privacy", privacy),
)
