"""Recap: of all moves since a seat last chose, those that changed most for it."""

from collections.abc import Generator
from itertools import groupby
from typing import Final

from tongbao.engine.secrecy import Seat
from tongbao.server.matches.positions import PositionHistory
from tongbao.server.rendering.chronicle import DOER, Chronicle, Line, end_of, last_decision

MOST_LINES: Final = 3
MOST_WEIGHED: Final = 200
"""Maximum number of moves of which it is found what they changed; of more, the latest."""


def recap_lines(past: PositionHistory, seat: int, language: str) -> Generator[None, None, list[Line]]:
    """The lines of the moves of others that changed most for the seat, in the order in which they happened.

    A move counts by how much it changed the seat's score as the seat knew it, then by whether a line names the seat,
    then by what its game calls news, then the later one. Each is told by one line, with its ``step`` and the
    ``change`` of the score. The history must be known, and its lock held.
    """
    game = past.state.require_game()
    heard = last_decision(game, seat)
    if heard is None:
        return []
    changes = yield from score_changes(past, seat, max(heard, past.last - MOST_WEIGHED))
    chronicle = Chronicle(seat, language, lambda _: "")
    yield from chronicle.reading(game)
    events, news = game.events or [], game.setup.meta.news

    def rank(line: Line) -> int:
        return news.index(line["kind"]) if line["kind"] in news else len(news)

    def weight(line: Line) -> tuple[int, bool, int, int]:
        return -abs(line["change"]), not line["hit"], rank(line), -line["step"]

    told = [line for line in chronicle.lines if line["new"] and line["facts"].get(DOER) != seat]
    stepped: list[Line] = [{**line, "step": events[end_of(line) - 1].decisions} for line in told]
    moves = [list(lines) for _, lines in groupby(stepped, key=lambda line: line["step"])]
    best = [min(lines, key=lambda line: (not line["hit"], rank(line))) for lines in moves]
    weighed = [{**line, "change": changes.get(line["step"], 0)} for line in best]
    return sorted(sorted(weighed, key=weight)[:MOST_LINES], key=lambda line: int(line["step"]))


def score_changes(past: PositionHistory, seat: int, since: int) -> Generator[None, None, dict[int, int]]:
    """By how much each step after ``since`` changed the score of the seat, as the seat knew it, by step."""
    game = past.position(since)
    score, changes = known_score(Seat(game, seat)), dict[int, int]()
    for step, decision in enumerate(past.choices[since:], since + 1):
        game.take(decision.seat, decision.choice)
        before, score = score, known_score(Seat(game, seat))
        changes[step] = score - before
        yield
    return changes


def known_score(seat: Seat) -> int:
    """The score of a seat as it knows it."""
    return seat.seen().scores()[seat.number]
