"""Views of a replay: a match step by step, as a seat saw it at the time or as everybody could."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tongbao.engine.seats import SPECTATOR
from tongbao.engine.secrecy import Seat
from tongbao.server.common.errors import UserError
from tongbao.server.common.fair_scheduling import in_pieces
from tongbao.server.http.security import FRAMED
from tongbao.server.matches.deals import is_sealed
from tongbao.server.matches.positions import PositionHistory
from tongbao.server.matches.seats import seal
from tongbao.server.matches.state import MatchView
from tongbao.server.rendering.recap import recap_lines
from tongbao.server.rendering.table_page import LOG, Viewer
from tongbao.server.views.context import RequestContext, request_context

WIDTH: Final = 1000
HEIGHT: Final = 100
"""Size of the chart, in its own units."""
MOST_LABELS: Final = 20
"""Maximum number of turns that are numbered below the chart."""
LEAST_APART: Final = 3.5
"""Minimum distance between two of these numbers, in percent of the chart's width."""
LARGEST_NUMBER: Final = 6
"""Maximum number of digits of a step's number."""


class View(NamedTuple):
    """Replay position: a step of a match, as a seat sees it."""

    match: MatchView
    past: PositionHistory
    seat: int
    step: int

    @property
    def link(self) -> str:
        """Address of the replay."""
        return f"/t/{self.match.id}/replay"

    def viewer(self, context: RequestContext) -> Viewer:
        """Viewer for whom the table is drawn."""
        return Viewer(self.seat, None, context.language, (), back=True, second=context.second)


async def show(request: Request) -> Response:
    """Show the replay: the table as it was, and below it the controls for going through the game."""
    context = await request_context(request)
    view = await asked(context)
    mine = view.match.state.seats_of(context.person)
    scores = await in_pieces(view.past.scoring(view.seat))
    return context.render(
        "pages/replay.html",
        match=context.services.pages.tables.entry(view.match, context.language),
        game=view.match.meta.name,
        replay=facts_of(view, context, mine, scores),
    )


async def table(request: Request) -> Response:
    """Show the table alone as it was after a step, for the frame of the replay page."""
    context = await request_context(request)
    view = await asked(context)
    viewer, still = view.viewer(context), view.past.view_at(view.step)
    async with view.past.lock:
        html = await context.services.pages.match(still, viewer, context.person, still=True, sight=context.sight)
    return HTMLResponse(html, headers=FRAMED)


async def step_json(request: Request) -> Response:
    """Answer with the sections of the table that differ from those the page has (``have``), and what the step did."""
    context = await request_context(request)
    view = await asked(context)
    have = dict(pair.rpartition(".")[::2] for pair in context.connection.query_params.get("have", "").split(","))
    drawn = await drawn_step(view, context)
    changed = [name for name, tag in drawn.tags.items() if have.get(name) != tag]
    facts: dict[str, Any] = {
        "step": view.step,
        "sections": {name: drawn.sections[name] for name in changed if name != LOG},
        "tags": {name: drawn.tags[name] for name in changed},
        "turn": drawn.turn,
        "said": drawn.said,
    }
    if LOG in changed:
        facts["lines"] = {"after": None, "html": drawn.lines}
    return Response(msgspec.json.encode(facts), media_type="application/json")


async def recap(request: Request) -> Response:
    """Answer with the moves since the visitor's seat last chose that changed most for it, as HTML."""
    context = await request_context(request)
    view = await asked(context)
    if view.seat == SPECTATOR:
        raise UserError("Only players have moves since their last turn.", 403)
    async with view.past.lock:
        lines = await in_pieces(recap_lines(view.past, view.seat, context.language))
    macros = context.services.pages.tables.macros.macros_for(view.match, context.templates, context.language)
    said = [Markup(macros.fill(macros.facts["words"].phrase(line))) for line in lines]
    return context.render("table/_recap_lines.html", lines=list(zip(lines, said, strict=True)))


class DrawnStep(msgspec.Struct):
    """Drawn step of a match, as one seat sees it in one language: all sections, and what the step did."""

    tags: dict[str, str]
    sections: dict[str, msgspec.Raw]
    lines: str
    turn: int
    said: str


async def drawn_step(view: View, context: RequestContext) -> DrawnStep:
    """The drawn step, kept for others who see it in the same way."""
    pages, viewer = context.services.pages, view.viewer(context)
    key = f"{view.past.name} {view.seat} {view.step} {viewer.language} {viewer.second}".encode()
    known = pages.steps.get(key)
    if known is None:
        async with view.past.lock:
            sections = await in_pieces(pages.tables.rendering(view.past.view_at(view.step), viewer))
            html = {name: sections.html.as_json(name) for name in sections.tags if name != LOG}
        lines = "".join([line for _, line in sections.lines])
        head = heading(view, context)
        known = msgspec.json.encode(DrawnStep(sections.tags, html, lines, head["turn"], str(head["said"])))
        pages.steps.put(key, known)
    return msgspec.json.decode(known, type=DrawnStep)


async def asked(context: RequestContext) -> View:
    """Replay position that the query asks for. Raises UserError.

    While the game runs, visitors see what their own seat saw, or what all could; after its end, what each seat did.
    Those who pass a device around with others see what all could, as long as it runs.
    """
    match = await context.view()
    game, query = match.state.require_game(), context.connection.query_params
    mine = match.state.seats_of(context.person)
    seat = mine[0] if len(mine) == 1 or (mine and game.over) else SPECTATOR
    wish = query.get("seat")
    if wish is not None:
        seat = SPECTATOR if wish == str(SPECTATOR) else seat_in(match, wish)
    if seat != SPECTATOR and not game.over and [seat] != mine:
        raise UserError("You can see what another seat saw once the game is over.", 403)
    past = await context.services.registry.position_histories.history_of(match)
    wish = query.get("step")
    step = past.last if wish is None else small_number(wish)
    if step > past.last:
        raise UserError(
            "This game has {n} {n|step|steps} so far; there is no step {step}.", 404, n=past.last, step=step
        )
    return View(match, past, seat, step)


def seat_in(match: MatchView, text: str) -> int:
    """Parse the number of a seat of the match. Raises UserError if it isn't one."""
    if not text.isdecimal() or len(text) > 2 or int(text) >= len(match.state.seats):
        raise UserError("“seat” must be a seat number from 0 to {most}.", most=len(match.state.seats) - 1)
    return int(text)


def small_number(text: str) -> int:
    """Parse the number of a step or a decision. Raises UserError if it isn't one."""
    if not text.isdecimal() or len(text) > LARGEST_NUMBER:
        raise UserError("“{text}” must be a whole number.", text=text[:20])
    return int(text)


# Template data.


def facts_of(
    view: View, context: RequestContext, mine: Sequence[int], scores: Sequence[Sequence[int]]
) -> dict[str, Any]:
    """Template data of the page beside the table."""
    match, past = view.match, view.past
    over = match.state.require_game().over
    return {
        "link": view.link,
        "step": view.step,
        "last": past.last,
        "seat": view.seat,
        "over": over,
        **heading(view, context),
        "ends": past.ends,
        "viewers": viewers(view, mine, over),
        "chart": chart(view, scores),
        "branch": {"seat": max(view.seat, 0), "link": f"/t/{match.id}/branch"}
        if over and not is_sealed(match.state.contest)
        else None,
    }


def viewers(view: View, mine: Sequence[int], over: bool) -> list[dict[str, Any]]:
    """Seats from which the visitor may see the replay."""
    seats = range(len(view.match.state.seats)) if over else mine if len(mine) == 1 else []
    return [{**name_of(view.match, seat), "mine": seat in mine} for seat in seats]


def name_of(match: MatchView, seat: int) -> dict[str, Any]:
    """Template data of a seat."""
    name = match.state.seats[seat].name
    return {"seat": seat, "name": name, "seal": seal(seat, name), "color": seat + 1}


def step_line(view: View, language: str) -> dict[str, Any] | None:
    """First line of the chronicle about the step, as the seat reads it; None if there is none."""
    position = view.past.position(view.step)
    events = position.events or []
    first = next((number for number, event in enumerate(events) if event.decisions == view.step), None)
    return None if first is None or not view.step else Seat(position, view.seat).log(first, language)[0]


def heading(view: View, context: RequestContext) -> dict[str, Any]:
    """Heading of the step: what was done with it, as HTML, and in which turn."""
    macros = context.services.pages.tables.macros.macros_for(view.match, context.templates, context.language)
    line = step_line(view, context.language)
    if line is None:
        return {"turn": view.past.turn_of_step(view.step), "said": escape(said_otherwise(view, context))}
    return {
        "turn": view.past.turn_of_step(view.step),
        "said": Markup(macros.fill(macros.facts["words"].phrase({"text": line["text"], "facts": line["facts"]}))),
    }


def said_otherwise(view: View, context: RequestContext) -> str:
    """Fallback sentence for a step that no line tells of."""
    if not view.step:
        return context.t("The cards have been dealt.")
    return context.t("{player} chooses.", player=view.match.state.seats[view.past.choices[view.step - 1].seat].name)


def chart(view: View, scores: Sequence[Sequence[int]]) -> dict[str, Any]:
    """Chart data: the points of each seat after every turn, as lines, and the numbers of turns below them."""
    past = view.past
    steps = past.ends if len(past.ends) == len(scores) else [*past.ends, past.last]
    least = min(0, min(map(min, scores)))
    most = max(1, max(map(max, scores)))
    lines = []
    for seat in range(len(view.match.state.seats)):
        points = [(x(step, past), y(row[seat], least, most)) for step, row in zip(steps, scores, strict=True)]
        path = f"M{points[0][0]} {points[0][1]}" + "".join([f"H{at}V{height}" for at, height in points[1:]])
        lines.append({**name_of(view.match, seat), "path": path, "end": points[-1][1], "score": scores[-1][seat]})
    every = -(-(len(past.ends) - 1) // MOST_LABELS) or 1
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "lines": sorted(lines, key=lambda line: line["seat"] == view.seat),
        "axis": [{"n": n, "top": y(n, least, most)} for n in marks(most)],
        "turns": labels(past, every),
        "rows": [{"turn": turn, "scores": row} for turn, row in enumerate(scores)],
    }


def labels(past: PositionHistory, every: int) -> list[dict[str, float]]:
    """Turn labels below the chart: every so manieth turn, unless too near to the one before to press either well."""
    found: list[dict[str, float]] = []
    for turn in range(every, len(past.ends), every):
        left = share(past.ends[turn], past)
        if not found or left - found[-1]["left"] >= LEAST_APART:
            found.append({"turn": turn, "left": left, "step": past.ends[turn]})
    return found


def x(step: int, past: PositionHistory) -> float:
    """X coordinate of a step on the chart, from the left."""
    return round(WIDTH * step / max(1, past.last), 1)


def y(points: int, least: int, most: int) -> float:
    """Y coordinate of so many points on the chart, from the top."""
    return round(HEIGHT * (most - points) / (most - least), 1)


def share(step: int, past: PositionHistory) -> float:
    """X coordinate of a step on the chart, in percent of its width."""
    return round(100 * step / max(1, past.last), 2)


def marks(most: int) -> list[int]:
    """Axis marks: at most two round numbers of points."""
    for unit in (1, 2, 5, 10, 20, 50, 100, 200, 500):
        if most / unit < 3:
            return [n for n in (unit, 2 * unit) if n < most]
    return []
