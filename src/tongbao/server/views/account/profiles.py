"""The addresses of profiles and leaderboards."""

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

import tongbao
from tongbao.languages import Translator
from tongbao.server.common.errors import Refusal
from tongbao.server.matches.registry import game_named
from tongbao.server.ratings.leaderboard import Leaderboard, leaders
from tongbao.server.ratings.model import OPPONENTS, PEOPLE
from tongbao.server.ratings.profile import Profile
from tongbao.server.ratings.service import Owner
from tongbao.server.views.account.login import owner as owner_of_form
from tongbao.server.views.context import Visit, visit

FIRST_FEW: Final = 5
MOST_PAGES: Final = 1000


async def own(request: Request) -> Response:
    """Lead to one's own profile; a guest to where he can get an account."""
    here = await visit(request)
    found = None if here.person is None else await here.site.ratings.owned_by(here.person)
    return here.go("/account" if found is None else found.address)


async def look(request: Request) -> Response:
    """The profile of somebody with an account, if he shows it or looks at it himself."""
    here = await visit(request)
    owner = await seen(here)
    asked, t = request.query_params, Translator(here.language)
    page = asked.get("page", "0")
    number = min(int(page), MOST_PAGES) if page.isdecimal() and len(page) < 6 else 0

    def facts(connection: Any) -> dict[str, Any]:
        profile = Profile(connection, owner, asked.get("pool", ""), t)
        return profile.facts(asked.get("span", ""), asked.get("games", ""), number)

    found = await here.site.store.read(facts)
    return here.page("profile.html", page="profile", profile=found, own=is_own(here, owner), seal=here.seal())


async def games(request: Request) -> Response:
    """The games of a profile as a file."""
    here = await visit(request)
    owner = await seen(here)
    found = await here.site.store.read(lambda c: Profile(c, owner, PEOPLE, here.t).export())
    headers = {"content-disposition": 'attachment; filename="tongbao-games.json"'}
    return JSONResponse({"name": owner.name, "games": found}, headers=headers)


async def seen(here: Visit) -> Owner:
    """The owner of the profile that the address names. Raises Refusal if the visitor may not see it."""
    owner = await here.site.ratings.owner(here.connection.path_params["key"])
    if owner is None or not (owner.shown or is_own(here, owner)):
        raise Refusal("There is no profile of that name, or it is not shown to others.", 404)
    return owner


def is_own(here: Visit, owner: Owner) -> bool:
    """Whether the visitor looks at himself."""
    return here.person is not None and here.person.id == owner.person


async def show(request: Request) -> Response:
    """Show one's profile to others, or no longer."""
    here, person, form = await owner_of_form(request)
    await here.site.ratings.show(person, form.get("shown") == "on")
    return here.go("/profile")


async def boards(request: Request) -> Response:
    """The first few of every game."""
    here = await visit(request)
    pool = OPPONENTS if request.query_params.get("pool") == OPPONENTS else PEOPLE
    found = await here.site.store.read(lambda c: leaders(c, pool, FIRST_FEW))
    games = [{"game": name, "title": tongbao.GAMES[name].title_in(here.language), "rows": rows} for name, rows in found]
    return here.page("leaderboards.html", page="leaderboards", games=games, pool=pool)


async def board(request: Request) -> Response:
    """The leaderboard of one game."""
    here = await visit(request)
    meta, asked = game_named(request.path_params["game"]), request.query_params

    def facts(connection: Any) -> dict[str, Any]:
        board = Leaderboard(connection, meta, asked.get("pool", ""), asked.get("players", ""))
        which = {"pool": board.pool, "size": board.size, "sizes": board.sizes}
        return {**which, "rows": board.rows(), "own": board.own(here.person)}

    found = await here.site.store.read(facts)
    game = {"name": meta.name, "title": meta.title_in(here.language)}
    return here.page("leaderboard.html", page="leaderboards", game=game, board=found)


ROUTES: Final = (
    Route("/profile", own),
    Route("/account/profile", show, methods=["POST"]),
    Route("/people/{key:path}/games.json", games),
    Route("/people/{key:path}", look),
    Route("/leaderboards", boards),
    Route("/leaderboards/{game}", board),
)
