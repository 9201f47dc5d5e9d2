"""Comebacks: who was behind at the half of a game."""

import pytest

import tongbao
from tongbao.bots.core.bot import play_out
from tongbao.lab.balance.aggregates import Sums
from tongbao.lab.balance.course import Course, comeback, count_course
from tongbao.lab.series import Series

SCORES = [(0, [0, 0, 0]), (3, [1, 0, 0]), (4, [1, 0, 0]), (6, [1, 2, 1]), (10, [5, 2, 1])]
"""After how many decisions there were which scores; the game has eleven decisions."""


def course_of(scores: list[tuple[int, list[int]]]) -> Course:
    course = Course()
    for step, now in scores:
        course.note(step, now)
    return course


def test_scores_are_kept_where_they_change() -> None:
    course = course_of(SCORES)
    assert course.steps == [0, 3, 6, 10]
    assert [course.at(step) for step in (0, 2, 3, 5, 6, 9, 10, 99)] == [
        *([0, 0, 0], [0, 0, 0], [1, 0, 0], [1, 0, 0]),
        *([1, 2, 1], [1, 2, 1], [5, 2, 1], [5, 2, 1]),
    ]


@pytest.mark.parametrize(
    ("decisions", "winners", "behind"),
    [
        (11, [0], 0),  # At 5 it leads.
        (12, [0], 1),  # At 6 another has more.
        (12, [1], 0),
        (12, [0, 1, 2], 2),
        (5, [0, 1], 0),  # At 2 all are level: nobody is behind.
        (6, [1], 1),
    ],
)
def test_who_was_behind_at_the_half(decisions: int, winners: list[int], behind: int) -> None:
    sums = Sums(0)
    count_course(sums, course_of(SCORES), decisions, winners)
    assert (sums.winners, sums.behind) == (len(winners), behind)
    assert comeback(sums).value == pytest.approx(100 * behind / len(winners))


@pytest.mark.parametrize("game", sorted(tongbao.GAMES))
def test_the_course_of_a_game_is_that_of_its_replay(game: str) -> None:
    """What was noted at each decision is what a game says that is played again up to there."""
    series = Series(game, tongbao.GAMES[game].usual_players, ["random"] * tongbao.GAMES[game].usual_players, 3)
    table, course = series.deal(0), Course()
    course.look(table)
    whole = series.deal(0)
    play_out(whole, series.seat_bots(0))
    every = {0: table.scores()}
    for decision in (whole.history or [])[: whole.decisions]:
        table.take(decision.seat, decision.choice)
        course.look(table)
        every[table.decisions] = table.scores()
    assert table.over
    assert {step: course.at(step) for step in every} == every
    assert len(course.steps) < len(every)
