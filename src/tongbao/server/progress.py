"""How far a lesson is in a match: read from what is kept, moved on by what the learner does, and kept again."""

from tongbao.engine.game import Game
from tongbao.server.archive import LESSON, PROGRESS, Settings, change_setting
from tongbao.server.db.database import Work
from tongbao.server.lessons import LEARNER, Course, Progress, read_progress
from tongbao.server.rows import latest_of


def course_in(game: str, settings: Settings) -> Course | None:
    """The scene of a lesson that is learned in a match, as far as it is; None in a match that is none."""
    if LESSON not in settings:
        return None
    return Course(game, int(settings[LESSON]), read_progress(settings[PROGRESS]))


def after_choice(course: Course | None, game: Game, seat: int, text: str) -> Progress | None:
    """How far the lesson is once the seat has made that choice in this position; None if nobody learns by it."""
    if course is None or seat != LEARNER:
        return None
    return course.chosen(text, [choice.text for choice in game.choices(seat)])


def after_undo(course: Course | None, game: Game, seat: int, steps: int) -> Progress | None:
    """How far the lesson is once the seat has taken so many of its choices back; None if nobody learns by it."""
    return None if course is None or seat != LEARNER else course.taken_back(latest_of(game, seat, steps))


def noted(match_id: str, progress: Progress | None) -> list[Work]:
    """What keeps how far the lesson is, if that changes."""
    return [] if progress is None else [change_setting(match_id, PROGRESS, progress.text)]


def learn(course: Course | None, progress: Progress | None) -> None:
    """The lesson is so far now, if that has changed."""
    if course is not None and progress is not None:
        course.progress = progress
