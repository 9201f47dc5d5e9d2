"""Teaching: what moves a lesson on in a match besides the learner's choices."""

from tongbao.engine.choice import IllegalChoice
from tongbao.server.accounts.people import Person
from tongbao.server.alone import alone
from tongbao.server.common.errors import Refusal
from tongbao.server.lessons import LEARNER, Progress
from tongbao.server.matches import Match
from tongbao.server.progress import learn, noted


@alone
async def follow_lesson(match: Match) -> None:
    """Make the decision that the lesson makes next; if that isn't possible any more, none of those of its step."""
    course = match.course
    if course is None or (due := course.due()) is None:
        return
    after, rows, progress = match.playing().clone(), [due], course.played()
    try:
        after.take(*due)
    except IllegalChoice:
        after, rows, progress = match.playing(), [], course.played(all_of_them=True)
    await match.keep(rows, after, progress=progress)
    match.changed()


@alone
async def go_on(match: Match, person: Person, leave: bool = False) -> None:
    """Leave the step that is told, or the whole lesson. Raises Refusal unless the person learns here."""
    match.require_seat(person, LEARNER)
    course = match.course
    if course is None:
        raise Refusal("Nothing is taught at this table.", 409)
    offered = [choice.text for choice in match.playing().choices(LEARNER)]
    progress = Progress(len(course.scene.steps)) if leave else course.went_on(offered)
    await match.write(*noted(match.id, progress))
    learn(course, progress)
    match.changed()
