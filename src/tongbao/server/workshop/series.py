"""The addresses at which a deck is played: at a table, or many games at once whose report is shown."""

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from tongbao.lab.balance.page import page
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import Refusal
from tongbao.server.http.bodies import read_form
from tongbao.server.matches.concurrency import shape
from tongbao.server.matches.registry import Wish
from tongbao.server.matches.seats import Chair, bot_name
from tongbao.server.matches.settings import Terms
from tongbao.server.views.context import local, visit
from tongbao.server.workshop.decks import Deck
from tongbao.server.workshop.runs import options_of, report_of
from tongbao.server.workshop.showing import LEVELS, STEADY, bot_of, players_of


async def play(request: Request) -> Response:
    """Open a table at which the visitor plays with a deck against bots, and go there."""
    here = await visit(request)
    form = await read_form(request, 6)
    deck = await here.site.decks.find(request.path_params["deck"], here.person)
    here.require("tables")
    person = here.require_person()
    wish = await shape(lambda: table_of(deck, person, wished_players(deck, form), wished_bot(deck, form)))
    match = await here.site.hall.found(wish, person)
    return here.go(f"/t/{match.id}")


def table_of(deck: Deck, person: Person, players: int, bot: str) -> Wish:
    """The table that is opened, which nobody else sees; the changed cards are in the game, if an option can do that."""
    chairs = [Chair(0, "human", person.name, person.id)]
    for seat in range(1, players):
        chairs.append(Chair(seat, "bot", bot_name([chair.name for chair in chairs]), None, bot))
    options = options_of(deck.game, players, deck.text)
    return Wish(deck.game, options, chairs, cards=deck.text, terms=Terms(hints=True, watch=False))


async def run(request: Request) -> Response:
    """Let many games be played."""
    here = await visit(request)
    form = await read_form(request, 6)
    deck = await here.site.decks.find(request.path_params["deck"], here.person)
    if not here.site.players.processes:
        raise Refusal("This server plays no games by itself; download the deck, and run tongbao balance.", 409)
    here.require("runs")
    await here.site.runs.ask(deck, wished_players(deck, form), wished_bot(deck, form))
    here.site.players.call()
    return here.go(local(form.get("back", f"/workshop/{deck.id}")))


async def stop(request: Request) -> Response:
    """Stop the games, and keep what was found."""
    here = await visit(request)
    form = await read_form(request, 6)
    deck = await here.site.decks.find(request.path_params["deck"], here.person)
    await here.site.runs.stop(deck)
    return here.go(local(form.get("back", f"/workshop/{deck.id}")))


async def take_report(request: Request) -> Response:
    """The report as a page that stands alone."""
    here = await visit(request)
    deck = await here.site.decks.find(request.path_params["deck"], here.person)
    found = await here.site.runs.find(deck)
    if found is None or not found.units:
        raise Refusal("There is no report of this deck yet: let some games be played first.", 404)
    html = await shape(lambda: page(report_of(found), here.language))
    headers = {"content-disposition": f'attachment; filename="{deck.game}-{deck.id}.html"'}
    return HTMLResponse(html, headers=headers)


def wished_players(deck: Deck, form: dict[str, str]) -> int:
    """How many are to play. Raises Refusal."""
    possible = players_of(deck.game)
    said = form.get("players", str(possible[-1]))
    if said not in map(str, possible):
        raise Refusal("{n} can’t play; so many can: {all}.", n=said[:10], all=", ".join(map(str, possible)))
    return int(said)


def wished_bot(deck: Deck, form: dict[str, str]) -> str:
    """Which bot is to play. Raises Refusal."""
    level = form.get("level", STEADY)
    if level not in LEVELS:
        raise Refusal("Nobody plays “{name}”; they play: {all}.", name=level[:20], all=", ".join(LEVELS))
    return bot_of(deck.game, level)


ROUTES: Final = (
    Route("/workshop/{deck}/play", play, methods=["POST"]),
    Route("/workshop/{deck}/run", run, methods=["POST"]),
    Route("/workshop/{deck}/stop", stop, methods=["POST"]),
    Route("/workshop/{deck}/report.html", take_report),
)
