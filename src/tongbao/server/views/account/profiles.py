"""Views of profiles and leaderboards."""

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

import tongbao
from tongbao.languages import Translator
from tongbao.server.common.errors import UserError
from tongbao.server.matches.registry import game_named
from tongbao.server.ratings.leaderboard import Leaderboard, leaders
from tongbao.server.ratings.model import OPPONENTS, PEOPLE
from tongbao.server.ratings.profile import Profile
from tongbao.server.ratings.service import Owner
from tongbao.server.views.account.login import require_account as owner_of_form
from tongbao.server.views.context import RequestContext, request_context

FIRST_FEW: Final = 5
MOST_PAGES: Final = 1000


async def show_own(request: Request) -> Response:
    """Redirect to the visitor's own profile; a guest to the page where they can get an account."""
    context = await request_context(request)
    found = None if context.person is None else await context.services.ratings.owned_by(context.person)
    return context.redirect("/account" if found is None else found.address)


async def show(request: Request) -> Response:
    """Show the profile of somebody with an account, if it is public or the visitor's own."""
    context = await request_context(request)
    owner = await visible_profile(context)
    asked, t = request.query_params, Translator(context.language)
    page = asked.get("page", "0")
    number = min(int(page), MOST_PAGES) if page.isdecimal() and len(page) < 6 else 0

    def facts(connection: Any) -> dict[str, Any]:
        profile = Profile(connection, owner, asked.get("pool", ""), t)
        return profile.facts(asked.get("span", ""), asked.get("games", ""), number)

    found = await context.services.database.read(facts)
    return context.render(
        "pages/profile.html", page="profile", profile=found, own=is_own(context, owner), seal=context.csrf_token()
    )


async def games(request: Request) -> Response:
    """Answer with the games of a profile as a file."""
    context = await request_context(request)
    owner = await visible_profile(context)
    found = await context.services.database.read(lambda c: Profile(c, owner, PEOPLE, context.t).export())
    headers = {"content-disposition": 'attachment; filename="tongbao-games.json"'}
    return JSONResponse({"name": owner.name, "games": found}, headers=headers)


async def visible_profile(context: RequestContext) -> Owner:
    """The owner of the profile that the address names. Raises UserError if the visitor may not see it."""
    owner = await context.services.ratings.owner(context.connection.path_params["key"])
    if owner is None or not (owner.shown or is_own(context, owner)):
        raise UserError("There is no profile of that name, or it isn’t public.", 404)
    return owner


def is_own(context: RequestContext, owner: Owner) -> bool:
    """True if the profile is the visitor's own."""
    return context.person is not None and context.person.id == owner.person


async def set_visibility(request: Request) -> Response:
    """Make the visitor's profile public, or private again."""
    context, person, form = await owner_of_form(request)
    await context.services.ratings.show(person, form.get("shown") == "on")
    return context.redirect("/profile")


async def show_leaderboards(request: Request) -> Response:
    """Show the leaderboards: the first few of every game."""
    context = await request_context(request)
    pool = OPPONENTS if request.query_params.get("pool") == OPPONENTS else PEOPLE
    found = await context.services.database.read(lambda c: leaders(c, pool, FIRST_FEW))
    games = [
        {"game": name, "title": tongbao.GAMES[name].title_in(context.language), "rows": rows} for name, rows in found
    ]
    return context.render("pages/leaderboards.html", page="leaderboards", games=games, pool=pool)


async def board(request: Request) -> Response:
    """Show the leaderboard of one game."""
    context = await request_context(request)
    meta, asked = game_named(request.path_params["game"]), request.query_params

    def facts(connection: Any) -> dict[str, Any]:
        board = Leaderboard(connection, meta, asked.get("pool", ""), asked.get("players", ""))
        which = {"pool": board.pool, "size": board.size, "sizes": board.sizes}
        return {**which, "rows": board.rows(), "own": board.own(context.person)}

    found = await context.services.database.read(facts)
    game = {"name": meta.name, "title": meta.title_in(context.language)}
    return context.render("pages/leaderboard.html", page="leaderboards", game=game, board=found)


ROUTES: Final = (
    Route("/profile", show_own),
    Route("/account/profile", set_visibility, methods=["POST"]),
    Route("/people/{key:path}/games.json", games),
    Route("/people/{key:path}", show),
    Route("/leaderboards", show_leaderboards),
    Route("/leaderboards/{game}", board),
)
