"""Views of preferences: language, display settings, the visitor’s name, and the settings that scripts save."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tongbao.languages import LANGUAGES
from tongbao.server.accounts.people import GUEST, checked_name
from tongbao.server.accounts.preferences import LANGUAGE, SIGHT, TICKS
from tongbao.server.common.errors import UserError
from tongbao.server.http.bodies import read_form
from tongbao.server.http.display_settings import KEPT, LANGUAGE_COOKIE, SIGHT_COOKIE, settings_in_form
from tongbao.server.views.context import local_path, request_context


async def choose_language(request: Request) -> Response:
    """Save the language, and redirect back to the page."""
    context = await request_context(request)
    context.require_cookies()
    form = await read_form(request, 4)
    language = form.get("lang", "")
    if language not in LANGUAGES:
        raise UserError(
            "There is no language “{name}”; choose one of: {all}.", name=language[:20], all=", ".join(LANGUAGES)
        )
    response = context.redirect(local_path(form.get("back", "/")))
    await context.save_preferences({LANGUAGE: language})
    response.set_cookie(LANGUAGE_COOKIE, language, KEPT, samesite="lax")
    return response


async def choose_sight(request: Request) -> Response:
    """Save the display settings (colours, text size, motion and second names), and redirect back to the page."""
    context = await request_context(request)
    context.require_cookies()
    form = await read_form(request, 6)
    response = context.redirect(local_path(form.get("back", "/")))
    await context.save_preferences({SIGHT: str(settings_in_form(form))})
    response.set_cookie(SIGHT_COOKIE, str(settings_in_form(form)), KEPT, samesite="lax")
    return response


async def choose_name(request: Request) -> Response:
    """Set the visitor's name, and redirect back to the page."""
    context = await request_context(request)
    form = await read_form(request, 4)
    await context.ensure_person(checked_name(form.get("name", "").strip().removeprefix(GUEST)))
    return context.redirect(local_path(form.get("next", "/")))


async def save(request: Request) -> Response:
    """Save one setting with the account; without an account only the browser keeps it."""
    context = await request_context(request)
    form = await read_form(request, 4)
    name, value = form.get("name", ""), form.get("value", "")
    if name not in TICKS:
        raise UserError("There is no setting “{name}”.", name=name[:16])
    await context.save_preferences({name: value})
    return Response(status_code=204)


ROUTES: Final = (Route("/settings", save, methods=["POST"]),)
