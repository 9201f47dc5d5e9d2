"""The addresses at which a deck is played: at a table, or many games at once whose report is shown."""

import time
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

import tongbao
from tongbao.bots import usual_bot
from tongbao.bots.levels.players import Adept
from tongbao.lab.balance.page import page
from tongbao.languages import Translator
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import Refusal
from tongbao.server.http.bodies import read_form
from tongbao.server.matches.concurrency import shape
from tongbao.server.matches.registry import Wish
from tongbao.server.matches.seats import Chair, bot_name
from tongbao.server.matches.settings import Terms
from tongbao.server.views.context import Visit, local, visit
from tongbao.server.workshop.decks import Deck
from tongbao.server.workshop.entries import changed_in, entries_of
from tongbao.server.workshop.runs import WAITING, Run, options_of, report_of

STEADY, SHARP = "steady", "sharp"
LEVELS: Final = (STEADY, SHARP)
"""How well those play who are played against, and who play the games of a run."""
USUAL_PLAYERS: Final = 4
MINUTE: Final = 60
RUN: Final = "run"
"""What the script asks for: the part of the page that shows a run."""


def bot_of(game: str, level: str) -> str:
    """The bot that plays so; in a game without levels its usual one."""
    return Adept.name if level == SHARP and Adept.plays(game) else usual_bot(game)


def level_of(game: str, bot: str) -> str:
    """How well a bot plays."""
    return SHARP if bot == bot_of(game, SHARP) != bot_of(game, STEADY) else STEADY


def players_of(game: str) -> list[int]:
    """How many may play against each other."""
    meta = tongbao.GAMES[game]
    return list(range(max(2, meta.min_players), meta.max_players + 1))


async def run_told(here: Visit, run: Run | None) -> dict[str, Any] | None:
    """What is told of a run, but for its report."""
    if run is None:
        return None
    place = await here.site.runs.place(run) if run.state == WAITING else 0
    return {
        "state": run.state,
        "games": run.games,
        "most": here.site.runs.games,
        "place": place,
        "is_under_way": run.is_under_way,
        "pace": pace_of(run, here.site.runs.games, here.t),
        "mark": f"{run.since}-{run.state}-{run.units}-{place}",
    }


def is_known(here: Visit, told: dict[str, Any] | None) -> bool:
    """Whether the script asks how a run stands, and knows it already."""
    query = here.connection.query_params
    return query.get("part") == RUN and told is not None and query.get("mark") == told["mark"]


async def deck_facts(here: Visit, deck: Deck, run: Run | None, told: dict[str, Any] | None) -> dict[str, Any]:
    """What every page of a deck tells of it, of its run, and of what was found."""
    meta, possible = deck.meta, players_of(deck.game)
    cards, changed = await shape(lambda: (len(entries_of(meta, deck.text)), len(changed_in(meta, deck.text))))
    return {
        "deck": deck,
        "game": deck.game,
        "title": meta.title_in(here.language),
        "cards": cards,
        "changed": changed,
        "saved": saved(deck, here.t),
        "possible": possible,
        "players": run.players if run else min(USUAL_PLAYERS, possible[-1]),
        "levels": LEVELS,
        "level": level_of(deck.game, run.bot) if run else STEADY,
        "has_players": here.site.players.processes > 0,
        "run": told,
        "is_stale": run is not None and run.text != deck.text,
        "report": await shape(lambda: report_of(run)) if run is not None and run.units else None,
    }


def saved(deck: Deck, t: Translator) -> str:
    """When a deck was last changed, in words."""
    seconds = time.time() - deck.changed
    return t("saved just now") if seconds < MINUTE else t("saved {span} ago", span=t.span(seconds))


def pace_of(run: Run, games: int, t: Translator) -> str:
    """How fast it goes and how long it will take, in words; nothing before that is known."""
    if not run.units or not run.seconds:
        return ""
    rate = run.games / run.seconds
    left = t.span((games - run.games) / rate)
    return t("{n} a second, {span} left", n=t.decimal(rate, 0 if rate >= 10 else 1), span=left)


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
