"""Course: how the scores of a game went, and whether its winners had been behind at its half."""

from typing import Final

from tongbao.engine.game import Game
from tongbao.lab.balance.aggregates import Sums
from tongbao.lab.balance.estimate import Estimate, share_of


class Course:
    """The scores of a game whenever they changed: ``steps`` are after how many decisions, ``scores`` what they were
    from then on.
    """

    def __init__(self) -> None:
        self.steps: Final[list[int]] = []
        self.scores: Final[list[list[int]]] = []

    def look(self, game: Game) -> None:
        """Note the scores as they are now; once before the first decision, and after each."""
        self.note(game.decisions, game.scores())

    def note(self, step: int, scores: list[int]) -> None:
        """Note the scores after so many decisions, unless they are as before."""
        if not self.scores or scores != self.scores[-1]:
            self.steps.append(step)
            self.scores.append(scores)

    def at(self, step: int) -> list[int]:
        """The scores after so many decisions."""
        found = self.scores[0]
        for changed, scores in zip(self.steps, self.scores, strict=True):
            if changed > step:
                break
            found = scores
        return found

    def was_behind(self, seat: int, step: int) -> bool:
        """Whether another seat had more after so many decisions."""
        scores = self.at(step)
        return any(score > scores[seat] for score in scores)


def count_course(sums: Sums, course: Course, decisions: int, winners: list[int]) -> None:
    """Count the winners of a game of so many decisions, and those of them who were behind at its half."""
    sums.winners += len(winners)
    sums.behind += sum([course.was_behind(seat, decisions // 2) for seat in winners])


def comeback(sums: Sums) -> Estimate:
    """Of a hundred winners, how many were behind at the half."""
    return share_of(sums.behind, sums.winners)
