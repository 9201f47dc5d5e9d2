"""Views of playing a deck: at a table, or in a run of many simulated games whose report is shown."""

import time
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

import tongbao
from tongbao.bots import usual_bot
from tongbao.bots.levels.players import Adept
from tongbao.lab.balance.report import page
from tongbao.languages import Translator
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.http.bodies import read_form
from tongbao.server.matches.concurrency import run_card_work
from tongbao.server.matches.registry import NewMatch
from tongbao.server.matches.seats import MatchSeat, bot_name
from tongbao.server.matches.settings import MatchSettings
from tongbao.server.views.context import RequestContext, local_path, request_context
from tongbao.server.workshop.decks import Deck
from tongbao.server.workshop.entries import changed_in, entries_of
from tongbao.server.workshop.runs import WAITING, Run, options_of, report_of

STEADY, SHARP = "steady", "sharp"
LEVELS: Final = (STEADY, SHARP)
"""Bot levels: of the opponents at a table, and of the players in a run."""
USUAL_PLAYERS: Final = 4
MINUTE: Final = 60
RUN: Final = "run"
"""Query value with which the script asks for the part of the page that shows a run."""


def bot_of(game: str, level: str) -> str:
    """Bot of that level; in a game without levels its usual one."""
    return Adept.name if level == SHARP and Adept.plays(game) else usual_bot(game)


def level_of(game: str, bot: str) -> str:
    """Level of a bot."""
    return SHARP if bot == bot_of(game, SHARP) != bot_of(game, STEADY) else STEADY


def players_of(game: str) -> list[int]:
    """Possible numbers of players."""
    meta = tongbao.GAMES[game]
    return list(range(max(2, meta.min_players), meta.max_players + 1))


async def run_entry(context: RequestContext, run: Run | None) -> dict[str, Any] | None:
    """Template data of a run, but for its report."""
    if run is None:
        return None
    place = await context.services.runs.place(run) if run.state == WAITING else 0
    return {
        "state": run.state,
        "games": run.games,
        "most": context.services.runs.games,
        "place": place,
        "is_under_way": run.is_under_way,
        "pace": speed_of(run, context.services.runs.games, context.t),
        "mark": f"{run.since}-{run.state}-{run.units}-{place}",
    }


def is_known(context: RequestContext, told: dict[str, Any] | None) -> bool:
    """True if the script asks for the state of a run, and knows it already."""
    query = context.connection.query_params
    return query.get("part") == RUN and told is not None and query.get("mark") == told["mark"]


async def deck_facts(
    context: RequestContext, deck: Deck, run: Run | None, told: dict[str, Any] | None
) -> dict[str, Any]:
    """Template data that every page of a deck shows: the deck, its run, and the report."""
    meta, possible = deck.meta, players_of(deck.game)
    cards, changed = await run_card_work(lambda: (len(entries_of(meta, deck.text)), len(changed_in(meta, deck.text))))
    return {
        "deck": deck,
        "game": deck.game,
        "title": meta.title_in(context.language),
        "cards": cards,
        "changed": changed,
        "saved": saved(deck, context.t),
        "possible": possible,
        "players": run.players if run else min(USUAL_PLAYERS, possible[-1]),
        "levels": LEVELS,
        "level": level_of(deck.game, run.bot) if run else STEADY,
        "has_players": context.services.simulation_workers.processes > 0,
        "run": told,
        "is_stale": run is not None and run.text != deck.text,
        "report": await run_card_work(lambda: report_of(run)) if run is not None and run.units else None,
    }


def saved(deck: Deck, t: Translator) -> str:
    """Time of a deck's last change, in words."""
    seconds = time.time() - deck.changed
    return t("saved just now") if seconds < MINUTE else t("saved {span} ago", span=t.span(seconds))


def speed_of(run: Run, games: int, t: Translator) -> str:
    """Speed and remaining time of a run, in words; empty before that is known."""
    if not run.units or not run.seconds:
        return ""
    rate = run.games / run.seconds
    left = t.span((games - run.games) / rate)
    return t("{n} per second, {span} left", n=t.decimal(rate, 0 if rate >= 10 else 1), span=left)


async def play(request: Request) -> Response:
    """Create a table at which the visitor plays with a deck against bots, and redirect to it."""
    context = await request_context(request)
    form = await read_form(request, 6)
    deck = await context.services.decks.find(request.path_params["deck"], context.person)
    context.require_rate("tables")
    person = context.require_person()
    wish = await run_card_work(lambda: table_of(deck, person, players_in(deck, form), bot_in(deck, form)))
    match = await context.services.registry.found_match(wish, person)
    return context.redirect(f"/t/{match.id}")


def table_of(deck: Deck, person: Person, players: int, bot: str) -> NewMatch:
    """New match that nobody else sees; the changed cards are in the game, if an option can do that."""
    chairs = [MatchSeat(0, "human", person.name, person.id)]
    for seat in range(1, players):
        chairs.append(MatchSeat(seat, "bot", bot_name([chair.name for chair in chairs]), None, bot))
    options = options_of(deck.game, players, deck.text)
    return NewMatch(deck.game, options, chairs, cards=deck.text, settings=MatchSettings(hints=True, watch=False))


async def run(request: Request) -> Response:
    """Queue a run: many games with a deck."""
    context = await request_context(request)
    form = await read_form(request, 6)
    deck = await context.services.decks.find(request.path_params["deck"], context.person)
    if not context.services.simulation_workers.processes:
        raise UserError(
            "This server doesn’t run games of its own; download the deck and use tongbao balance instead.", 409
        )
    context.require_rate("runs")
    await context.services.runs.request(deck, players_in(deck, form), bot_in(deck, form))
    context.services.simulation_workers.call()
    return context.redirect(local_path(form.get("back", f"/workshop/{deck.id}")))


async def stop(request: Request) -> Response:
    """Stop the run, and keep what was found."""
    context = await request_context(request)
    form = await read_form(request, 6)
    deck = await context.services.decks.find(request.path_params["deck"], context.person)
    await context.services.runs.stop(deck)
    return context.redirect(local_path(form.get("back", f"/workshop/{deck.id}")))


async def take_report(request: Request) -> Response:
    """Answer with the report as a standalone page."""
    context = await request_context(request)
    deck = await context.services.decks.find(request.path_params["deck"], context.person)
    found = await context.services.runs.find(deck)
    if found is None or not found.units:
        raise UserError("There is no report for this deck yet; run some games first.", 404)
    html = await run_card_work(lambda: page(report_of(found), context.language))
    headers = {"content-disposition": f'attachment; filename="{deck.game}-{deck.id}.html"'}
    return HTMLResponse(html, headers=headers)


def players_in(deck: Deck, form: dict[str, str]) -> int:
    """Number of players that the form asks for. Raises UserError."""
    possible = players_of(deck.game)
    said = form.get("players", str(possible[-1]))
    if said not in map(str, possible):
        raise UserError(
            "{n} isn’t a possible number of players; choose one of: {all}.",
            n=said[:10],
            all=", ".join(map(str, possible)),
        )
    return int(said)


def bot_in(deck: Deck, form: dict[str, str]) -> str:
    """Bot that the form asks for. Raises UserError."""
    level = form.get("level", STEADY)
    if level not in LEVELS:
        raise UserError(
            "There are no opponents called “{name}”; choose one of: {all}.", name=level[:20], all=", ".join(LEVELS)
        )
    return bot_of(deck.game, level)


ROUTES: Final = (
    Route("/workshop/{deck}/play", play, methods=["POST"]),
    Route("/workshop/{deck}/run", run, methods=["POST"]),
    Route("/workshop/{deck}/stop", stop, methods=["POST"]),
    Route("/workshop/{deck}/report.html", take_report),
)
