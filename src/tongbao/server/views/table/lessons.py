"""The addresses of lessons: begin one, go on in it, leave it; and what the coach says in the game after."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tongbao.languages import said_in
from tongbao.server.common.errors import Refusal
from tongbao.server.http.bodies import read_form
from tongbao.server.matches import bots
from tongbao.server.matches.lessons import LEARNER, games_with_lessons, lesson_of
from tongbao.server.views.context import visit


async def begin(request: Request) -> Response:
    """Begin the lesson of a game."""
    here = await visit(request)
    form = await read_form(request, 4)
    here.require("tables")
    person = await here.welcome("")
    match = await here.site.hall.lesson(form.get("game", ""), 0, person)
    return here.go(f"/t/{match.id}")


async def go_on(request: Request) -> Response:
    """Leave the step that is told; after the last one of a scene go to the next scene; or leave the lesson.

    Or go back to where it was before something was chosen that can't be taken back, at a table of its own.
    """
    here = await visit(request)
    match, person = await here.match(), here.require_person()
    form = await read_form(request, 4)
    match.require_seat(person, LEARNER)
    course, wish = match.course, form.get("do", "")
    link = f"/t/{match.id}"
    if wish == "again":
        here.require("tables")
        link = f"/t/{(await here.site.hall.lesson_again(match, person)).id}"
    elif course is not None and course.step is None and wish != "leave" and not course.is_last:
        here.require("tables")
        link = f"/t/{(await here.site.hall.lesson(match.meta.name, course.number + 1, person)).id}"
    else:
        await bots.go_on(match, person, wish == "leave")
    return JSONResponse({"link": link}) if here.wants_json() else here.go(link)


async def coach(request: Request) -> Response:
    """What the coach says of each kind of question, by phase, as pieces of the page."""
    here = await visit(request)
    name = request.path_params["game"]
    lesson = lesson_of(name) if name in games_with_lessons() else None
    if lesson is None:
        known = ", ".join(games_with_lessons())
        raise Refusal("There is no lesson of “{name}”; there are: {all}.", 404, name=name[:40], all=known)
    tips = {
        tip.phase: here.site.pages.render(
            "tip.html",
            here.language,
            here.person,
            game=name,
            say=said_in(tip.say, here.language, name),
            why=said_in(tip.why, here.language, name),
            rule=tip.rule,
        )
        for tip in lesson.tips
    }
    return JSONResponse(tips)
