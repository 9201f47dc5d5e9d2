"""Views of lessons (tutorials): begin one, go on in it, leave it; and the coach's tips in the game after."""

from functools import partial

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tongbao.languages import said_in
from tongbao.server.common.errors import UserError
from tongbao.server.http.bodies import read_form
from tongbao.server.matches import bots
from tongbao.server.matches.lessons import LEARNER, games_with_lessons, lesson_of
from tongbao.server.views.context import request_context


async def begin(request: Request) -> Response:
    """Begin the lesson of a game."""
    context = await request_context(request)
    form = await read_form(request, 4)
    context.require_rate("tables")
    person = await context.ensure_person("")
    match = await context.services.registry.found_lesson(form.get("game", ""), 0, person)
    return context.redirect(f"/t/{match.id}")


async def go_on(request: Request) -> Response:
    """Go on from the current step, or after the last one of a scene to the next scene; or leave the lesson, which ends.

    Or go back, at a table of its own, to before something was chosen that can't be taken back.
    """
    context = await request_context(request)
    match, person = await context.match(), context.require_person()
    form = await read_form(request, 4)
    match.state.require_seat(person, LEARNER)
    course, wish = match.state.course, form.get("do", "")
    link = f"/t/{match.id}"
    if wish == "again":
        context.require_rate("tables")
        link = f"/t/{(await context.services.registry.found_lesson_again(match, person)).id}"
    elif wish == "leave":
        await match.apply(partial(bots.end_lesson, person=person))
        link = "/"
    elif course is not None and course.step is None and not course.is_last:
        context.require_rate("tables")
        link = f"/t/{(await context.services.registry.found_lesson(match.meta.name, course.number + 1, person)).id}"
    else:
        await match.apply(partial(bots.go_on, person=person))
    return context.json({"link": link}) if context.wants_json() else context.redirect(link)


async def coach(request: Request) -> Response:
    """Answer with the coach's tips on each kind of question, by phase, as JSON of HTML fragments."""
    context = await request_context(request)
    name = request.path_params["game"]
    lesson = lesson_of(name) if name in games_with_lessons() else None
    if lesson is None:
        known = ", ".join(games_with_lessons())
        raise UserError("There is no lesson for “{name}”; choose one of: {all}.", 404, name=name[:40], all=known)
    tips = {
        tip.phase: context.services.pages.render(
            "pages/lesson_tip.html",
            context.language,
            context.person,
            game=name,
            say=said_in(tip.say, context.language, name),
            why=said_in(tip.why, context.language, name),
            rule=tip.rule,
        )
        for tip in lesson.tips
    }
    return JSONResponse(tips)
