"""Lessons: a first game on the real table, scene by scene, from ``web/lessons``; and what a coach says later.

docs/lessons.md explains the files.
"""

from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

import tongbao
from tongbao.engine.files import read_entry, read_toml
from tongbao.engine.game import Game
from tongbao.engine.record import Record
from tongbao.server.common.errors import UserError
from tongbao.server.common.web_files import WEB
from tongbao.server.matches.choice_log import latest_of
from tongbao.server.matches.settings import LESSON, PROGRESS, Settings


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The start of a match: the ``secret`` of its luck, the ``stack`` that its shuffles lay on top, then ``rows``.

    ``options`` are as a table's form names them, rows such as ``1 build 12``; ``StackedLuck`` explains the stack.
    """

    secret: str
    players: int
    options: dict[str, str] = {}
    stack: list[str] = []
    rows: list[str] = []

    def decisions(self) -> list[tuple[int, str]]:
        """The decisions as in the choice log of a match."""
        return [decision_in(row) for row in self.rows]


def decision_in(row: str) -> tuple[int, str]:
    """The seat and the choice that a row names."""
    seat, _, choice = row.partition(" ")
    return int(seat), choice


LESSONS: Final = WEB / "lessons"
LEARNER: Final = 0
"""The seat of the learner."""


class Slip(msgspec.Struct, forbid_unknown_fields=True):
    """The coach's reply to a choice that a step didn't mean: to those that ``when`` fits, such as ``place *``."""

    when: str
    say: str
    why: str


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """A step of a lesson: one thing to do or to read.

    ``plays`` are the decisions that are made before it is told, such as ``1 skip_turn``; ``accept`` are the learner's
    choices that it means, of which ``*`` stands for any part: with none it is read and left. ``target`` and ``also``
    are what it points at: ``card 12``, ``choice place 12``, ``wish build 12``, ``seat 1``, ``section hand``,
    ``region 5``, ``deck``, ``result``, or nothing. ``facts`` fill the places of its texts; ``rule`` is an anchor in the
    rules for players.
    """

    chapter: int
    say: str
    why: str
    target: str = ""
    also: str = ""
    plays: list[str] = []
    accept: list[str] = []
    slips: list[Slip] = []
    facts: dict[str, Any] = {}
    rule: str = ""

    def means(self, choice: str) -> bool:
        """True if the step means that choice."""
        return any(fnmatchcase(choice, wish) for wish in self.accept)


class Scene(Position, kw_only=True):
    """A scene of a lesson: a position, and the steps that are learned from there."""

    steps: list[Step]


class Tip(msgspec.Struct, forbid_unknown_fields=True):
    """A tip of the coach for the first time that a question of that ``phase`` of the view comes."""

    phase: str
    say: str
    why: str
    rule: str = ""


class Aim(msgspec.Struct, forbid_unknown_fields=True):
    """The aim of a game in two lines, for players who begin without the lesson."""

    say: str
    why: str


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """The lesson of one game: a first game, in scenes."""

    minutes: int
    aim: Aim
    chapters: list[str]
    scenes: list[Scene]
    tips: list[Tip]

    @property
    def players(self) -> int:
        """The number of players in its first scene."""
        return self.scenes[0].players


class Progress(NamedTuple):
    """Progress in a scene: the step, how many of its plays are made, what was chosen instead of what it means."""

    step: int = 0
    played: int = 0
    strayed: str = ""

    @property
    def text(self) -> str:
        """The progress as it is stored."""
        return f"{self.step} {self.played} {self.strayed}"


def read_progress(text: str) -> Progress:
    """Parse the ``text`` of a progress. Raises ValueError for anything else."""
    step, played, strayed = text.split(" ", 2)
    return Progress(int(step), int(played), strayed)


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of the game of that name, if there is one. Raises BadCards for a file with a mistake."""
    file = LESSONS / f"{game}.toml"
    if not file.is_file():
        return None
    return read_entry(read_toml(file.read_text(encoding="utf-8")), Lesson, f"The lesson of {game}")


def games_with_lessons() -> list[str]:
    """The games that have a lesson."""
    return [name for name in tongbao.GAMES if lesson_of(name) is not None]


class Course:
    """One scene of a lesson in a match: which step it is at, and what moves it on."""

    def __init__(self, game: str, scene: int, progress: Progress | None = None) -> None:
        lesson = lesson_of(game)
        assert lesson is not None
        self.game: Final = game
        self.number: Final = scene
        self.lesson: Final = lesson
        self.scene: Final = lesson.scenes[scene]
        self.progress: Final = progress or Progress()

    def at(self, progress: Progress) -> "Course":
        """The same scene with that progress."""
        return Course(self.game, self.number, progress)

    @property
    def step(self) -> Step | None:
        """The step it is at; None when the scene is over."""
        at = self.progress.step
        return self.scene.steps[at] if at < len(self.scene.steps) else None

    @property
    def is_last(self) -> bool:
        """True if no scene follows."""
        return self.number + 1 == len(self.lesson.scenes)

    def due(self) -> tuple[int, str] | None:
        """The decision that the lesson makes next; None if it waits."""
        step, played = self.step, self.progress.played
        if step is None or self.progress.strayed or played >= len(step.plays):
            return None
        return decision_in(step.plays[played])

    def waits(self) -> bool:
        """True if the learner reads, or thinks about what they chose instead: meanwhile nobody else moves."""
        step = self.step
        return step is not None and (self.progress.strayed != "" or self.due() is not None or not step.accept)

    # Events: each gives the progress after it.

    def played(self, all_of_them: bool = False) -> Progress:
        """The progress once the lesson has made its next decision, or has given up the rest of them."""
        step = self.step
        assert step is not None
        if all_of_them and not step.accept:  # it tells of what didn't happen
            return Progress(self.progress.step + 1)
        return self.progress._replace(played=len(step.plays) if all_of_them else self.progress.played + 1)

    def chosen(self, choice: str, offered: Sequence[str]) -> Progress:
        """The progress after a choice out of those offered; one of which the lesson says nothing changes nothing."""
        step = self.step
        if step is None or not self.fits(step, offered):
            return self.progress
        return Progress(self.progress.step + 1) if step.means(choice) else self.progress._replace(strayed=choice)

    def taken_back(self, choices: Sequence[str]) -> Progress:
        """The progress after an undo of these choices, the latest last: at the step that meant the first of them."""
        progress = self.progress
        for choice in reversed(choices):
            if progress.strayed == choice:
                progress = progress._replace(strayed="")
                continue
            meant = [at for at in range(progress.step) if self.scene.steps[at].means(choice)]
            if meant:
                progress = Progress(meant[-1], len(self.scene.steps[meant[-1]].plays))
        return progress

    def went_on(self, offered: Sequence[str]) -> Progress:
        """The progress once the learner has read the step, or keeps what they chose.

        A step whose choice they can still make is told again then, and steps that mean nothing of what they are
        offered are left out.
        """
        at, steps = self.progress.step, self.scene.steps
        if not self.progress.strayed and self.fits(steps[at], offered):
            return Progress(at + 1)
        while at < len(steps) and not self.fits(steps[at], offered):
            at += 1
        return self.progress._replace(strayed="") if at == self.progress.step else Progress(at)

    def way(self, game: Game) -> tuple[Position, Progress]:
        """The position and progress of the present step, had nothing been chosen astray; or as far as that is possible.

        ``game`` is that of the match, however it went.
        """
        record = Record.of(game)
        rows = self.scene.rows[:]
        there = Record(record.setup, record.origin, record.choices[: len(rows)]).play_again(record.luck())
        at = 0
        for at, step in enumerate(self.scene.steps[: self.progress.step + 1]):
            for play in step.plays:
                there.take(*decision_in(play))
            rows += step.plays
            meant = [choice.text for choice in there.choices(LEARNER) if step.means(choice.text)]
            if at == self.progress.step or (step.accept and not meant):
                break
            if step.accept:
                there.take(LEARNER, meant[0])
                rows.append(f"{LEARNER} {meant[0]}")
        return msgspec.structs.replace(self.scene, rows=rows), Progress(at, len(self.scene.steps[at].plays))

    def fits(self, step: Step, offered: Sequence[str]) -> bool:
        """True if a step can be told: it is read, or means something that is offered."""
        return not step.accept or any(step.means(choice) for choice in offered)

    def slip(self) -> Slip | None:
        """The coach's reply to the choice that was made instead; None if no reply fits it."""
        step = self.step
        if step is None or not self.progress.strayed:
            return None
        return next((slip for slip in step.slips if fnmatchcase(self.progress.strayed, slip.when)), None)


EXAMPLES: Final = WEB / "examples"


class Example(Position, kw_only=True):
    """An example of the rules: its position, and what it shows.

    ``seat`` is the seat that tries it, ``tries`` are its choices, such as ``0 sell 12``; ``shows`` is what is then in
    the seat's view: ``{"seats": {"0": {"coins": 5}}}``.
    """

    title: str
    seat: int = 0
    tries: list[str]
    shows: dict[str, Any]


@cache
def examples_of(game: str) -> dict[str, Example]:
    """The examples of a game by the anchor of their paragraph. Raises BadCards for a file with a mistake."""
    file = EXAMPLES / f"{game}.toml"
    if not file.is_file():
        return {}
    entries = read_toml(file.read_text(encoding="utf-8"))
    return {anchor: read_entry(entry, Example, f"{game}#{anchor}") for anchor, entry in entries.items()}


def example_of(game: str, anchor: str) -> Example:
    """One example of a game by its anchor. Raises UserError if there is none."""
    found = examples_of(game)
    if anchor not in found:
        raise UserError(
            "There is no example “{name}” in these rules; choose one of: {all}.",
            404,
            name=anchor[:40],
            all=", ".join(found),
        )
    return found[anchor]


def course_in(game: str, settings: Settings) -> Course | None:
    """The scene of a lesson that is learned in a match, with its progress; None if the match is no lesson."""
    if LESSON not in settings:
        return None
    return Course(game, int(settings[LESSON]), read_progress(settings[PROGRESS]))


def after_choice(course: Course | None, game: Game, seat: int, text: str) -> Course | None:
    """The scene once the seat has made that choice in this position; only the learner's choices move it on."""
    if course is None or seat != LEARNER:
        return course
    return course.at(course.chosen(text, [choice.text for choice in game.choices(seat)]))


def after_undo(course: Course | None, game: Game, seat: int, steps: int) -> Course | None:
    """The scene once the seat has taken so many of its choices back."""
    return course if course is None or seat != LEARNER else course.at(course.taken_back(latest_of(game, seat, steps)))
