"""Views of the daily deal: today's deal, playing it, and the ranking of a day that is over."""

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import tongbao
from tongbao.bots.levels.titles import title_of
from tongbao.languages import said_in
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.matches.deals import DAY, days_before, end_of, is_date, now, today
from tongbao.server.matches.seats import seal
from tongbao.server.tournaments.daily import DailyAttempt, DayDeal, Ranked
from tongbao.server.views.context import RequestContext, request_context

MOST_RANKED: Final = 200
"""Maximum number of ranking lines shown, besides the visitor's own."""
STRING: Final = 7
"""Number of coins that the string for the streak (days in a row) can hold."""


async def show(request: Request) -> Response:
    """Show today's deal."""
    context = await request_context(request)
    past = [
        {"date": day, "title": tongbao.GAMES[game].title_in(context.language)}
        for day, game in await context.services.daily.past_deals()
    ]
    return context.render("pages/daily.html", page="daily", deal=await todays_entry(context), past=past)


async def show_json(request: Request) -> Response:
    """Answer with today's deal as JSON."""
    context = await request_context(request)
    deal = await todays_entry(context)
    return context.json({name: fact for name, fact in deal.items() if name not in ("company", "coins", "title")})


async def play(request: Request) -> Response:
    """Redirect to the visitor's match of today's deal, which is created the first time."""
    context = await request_context(request)
    context.require_rate("tables")
    person = await context.ensure_person("")
    match = await context.services.daily.play_today(person)
    return context.redirect(f"/t/{match.id}")


async def play_again(request: Request) -> Response:
    """Redirect to a new match of a past deal, which counts for nothing."""
    context = await request_context(request)
    context.require_rate("tables")
    person = await context.ensure_person("")
    match = await context.services.daily.play_again(request.path_params["date"], person)
    return context.redirect(f"/t/{match.id}")


async def try_levels_again(request: Request) -> Response:
    """Let the computer levels try a deal again that they couldn't finish; redirect to its page."""
    context = await request_context(request)
    context.require_rate("tables")
    day = request.path_params["date"]
    await context.services.daily.try_par_again(day, context.person)
    return context.redirect("/daily" if day == today() else f"/daily/{day}")


async def show_day(request: Request) -> Response:
    """Show the ranking of a day that is over, and what its cards were drawn from."""
    context = await request_context(request)
    facts = await past_day(context, request.path_params["date"])
    person = context.person
    friends = set() if person is None else {one.person for one in (await friends_of(context, person))}
    facts["ranking"] = [
        {**line, "mine": person is not None and line["person"] == person.id, "friend": line["person"] in friends}
        for line in facts["ranking"]
    ]
    facts["circle"] = [line for line in facts["ranking"] if line["friend"] or line["mine"]] if friends else []
    own = None if context.person is None else await context.services.daily.attempt_of(facts["date"], context.person)
    facts["unranked"] = None if own is None or own.ranked else own.points
    facts["shown"] = [line for place, line in enumerate(facts["ranking"]) if place < MOST_RANKED or line["mine"]]
    return context.render("pages/day.html", page="daily", **facts)


async def show_day_json(request: Request) -> Response:
    """Answer with the ranking of a day that is over, and what its cards were drawn from, as JSON."""
    context = await request_context(request)
    facts = await past_day(context, request.path_params["date"])
    ranking = [{name: fact for name, fact in line.items() if name != "person"} for line in facts["ranking"]]
    return context.json({**facts, "ranking": ranking[:MOST_RANKED]})


async def past_day(context: RequestContext, day: str) -> dict[str, Any]:
    """Public data of a day that is over. Raises UserError if it isn't, or if it had no deal."""
    deal = await context.services.daily.deal_of(day) if is_date(day) else None
    if deal is None or deal.game not in tongbao.GAMES:
        raise UserError("There was no deal on that day.", 404)
    ranking = await context.services.daily.ranking(day)
    return {
        "date": day,
        **deal_entry(context, deal),
        "secret": deal.secret,
        "cards": deal.cards,
        "par": par_entry(context, deal),
        "ranking": [{**line._asdict(), "replay": f"/t/{line.match}/replay"} for line in ranking],
    }


async def todays_entry(context: RequestContext) -> dict[str, Any]:
    """Template data of the deal of today (``partials/daily.html``) for this visitor, without cards or scores."""
    daily, person = context.services.daily, context.person
    deal = await daily.todays_deal()
    names, played = await daily.players_of(deal.date, person)
    own = None if person is None else await daily.attempt_of(deal.date, person)
    days = 0 if person is None else await daily.days_in_a_row(person)
    left = end_of(deal.date) - now()
    is_done = own is not None and own.points is not None
    coins = min(days, STRING if is_done else STRING - 1)
    return {
        "date": deal.date,
        **deal_entry(context, deal),
        "ends_in": context.t.span(left),
        "left": round(100 * left / DAY),
        "state": state_of(own),
        "link": None if own is None else f"/t/{own.match}",
        "points": None if own is None else own.points,
        "par": par_entry(context, deal) if is_done else None,
        "ranked": (person is not None and not person.is_guest) if own is None else own.ranked,
        "days_in_a_row": days,
        "coins": {"gold": coins, "today": not is_done, "blank": STRING - coins - (not is_done)},
        "yesterday": None if person is None else await day_before(context, person),
        "played": played,
        "company": [{"name": name, "seal": seal(place, name), "color": place + 2} for place, name in enumerate(names)],
    }


def par_entry(context: RequestContext, deal: DayDeal) -> dict[str, Any]:
    """Template data of the levels in the deal (``partials/par.html``). Only for visitors who may know the deal."""
    par = context.services.daily.par_of(deal)
    levels = [
        {
            "level": one.level,
            "title": said_in(title_of(one.level, deal.game), context.language, deal.game),
            "points": one.points,
        }
        for one in par.scores
    ]
    return {"state": par.state, "levels": levels}


async def friends_of(context: RequestContext, person: Person) -> list[Any]:
    """The friends of the visitor."""
    return list((await context.services.relations.list_friends(person)).friends)


def state_of(own: DailyAttempt | None) -> str:
    """State of an attempt at a deal; ``helped`` if a stand-in has chosen for the player, so that it doesn't count."""
    if own is None:
        return "new"
    if own.helped:
        return "helped"
    return "playing" if own.points is None else "done"


def deal_entry(context: RequestContext, deal: DayDeal) -> dict[str, Any]:
    """Public data of a deal: the game, the players, and the commitment to its cards."""
    return {
        "game": deal.game,
        "title": tongbao.GAMES[deal.game].title_in(context.language),
        "players": deal.players,
        "seat": deal.seat,
        "bot": deal.bot,
        "commitment": deal.commitment,
    }


async def day_before(context: RequestContext, person: Person) -> dict[str, Any] | None:
    """Result of the person yesterday; None if they are not in that day's ranking."""
    day = days_before(today(), 1)
    if await context.services.daily.attempt_of(day, person) is None:
        return None
    ranking: list[Ranked] = await context.services.daily.ranking(day)
    line = next((line for line in ranking if line.person == person.id), None)
    if line is None:
        return None
    return {"date": day, "points": line.points, "place": line.place, "of": len(ranking)}


ROUTES: Final = (
    Route("/daily", show),
    Route("/daily", play, methods=["POST"]),
    Route("/daily.json", show_json),
    Route("/daily/{date}.json", show_day_json),
    Route("/daily/{date}", show_day),
    Route("/daily/{date}", play_again, methods=["POST"]),
    Route("/daily/{date}/levels", try_levels_again, methods=["POST"]),
)
