"""Lessons as a page tells them: how far one is, and the present step."""

from typing import Any

from tongbao.engine.game import Game
from tongbao.languages import said_in
from tongbao.server.matches.lessons import LEARNER, Course, Step


def course_entry(course: Course, game: Game, language: str) -> dict[str, Any]:
    """Entry of a lesson: its progress, and what it says now."""
    lesson, step = course.lesson, course.step
    steps = course.scene.steps
    chapter = steps[-1].chapter if step is None else step.chapter
    same = [one for scene in lesson.scenes for one in scene.steps if one.chapter == chapter]
    before = sum([len(scene.steps) for scene in lesson.scenes[: course.number]]) + course.progress.step
    total = sum([len(scene.steps) for scene in lesson.scenes])
    return {
        "chapters": [said_in(title, language, course.game) for title in lesson.chapters],
        "chapter": chapter,
        "minutes": max(1, -(-lesson.minutes * (total - before) // total)),
        "over": step is None,
        "last": course.is_last,
        "step": None if step is None else step_entry(course, step, same, game, language),
    }


def step_entry(course: Course, step: Step, same: list[Step], game: Game, language: str) -> dict[str, Any]:
    """Entry of a step of a lesson, or of what it says about a choice that it didn't mean."""
    slip = course.slip()
    offered = [choice.text for choice in game.choices(LEARNER)]
    aside = not course.waits() and bool(offered) and not course.fits(step, offered)

    def phrase(text: str) -> dict[str, Any]:
        return {"text": said_in(text, language, course.game), "facts": step.facts}

    return {
        "number": same.index(step) + 1,
        "count": len(same),
        "say": phrase(step.say if slip is None else slip.say),
        "why": phrase(step.why if slip is None else slip.why),
        "target": "decision" if aside else step.target,
        "also": "" if aside else step.also,
        "aside": aside,
        "reads": not step.accept,
        "ready": course.due() is None and (course.waits() or game.over or LEARNER in game.seats_to_act()),
        "strayed": course.progress.strayed,
        "explained": slip is not None,
        "undo": game.undoable(LEARNER) > 0,
        "rule": step.rule,
    }
