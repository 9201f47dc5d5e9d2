"""Tournament standings: points, and tie-breaks (Buchholz, Sonneborn-Berger)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final, NamedTuple

from tongbao.server.matches.deals import drawn

HALF: Final = Fraction(1, 2)
WHOLE: Final = Fraction(1)


class Result(NamedTuple):
    """Result of one game: the numbers of the entrants by seat, and the place and the score of each.

    An entrant alone has a bye, and with it a whole point.
    """

    table: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]

    def against(self, seat: int, other: int) -> Fraction:
        """Points of a seat against another one: 1 for a better place, ½ for the same, 0 for a worse one."""
        mine, theirs = self.places[seat], self.places[other]
        return WHOLE if mine < theirs else HALF if mine == theirs else Fraction(0)

    def points(self, seat: int) -> Fraction:
        """Points of a seat for the game: its share of the others it was better than; a tie counts half.

        That is 1, ½ or 0 for two players, and for more the places are worth equal steps from 1 to 0 at tables of every
        size.
        """
        others = [other for other in range(len(self.table)) if other != seat]
        return sum([self.against(seat, other) for other in others], Fraction(0)) / len(others) if others else WHOLE

    def margin(self, seat: int) -> Fraction:
        """Score margin of a seat over the mean of the others."""
        others = [score for other, score in enumerate(self.scores) if other != seat]
        return self.scores[seat] - Fraction(sum(others), len(others)) if others else Fraction(0)


@dataclass
class PlayerHistory:
    """Past of an entrant: opponents and how often they met, seats game by game, byes, points, points by opponent."""

    number: int
    points: Fraction = Fraction(0)
    margin: Fraction = Fraction(0)
    byes: int = 0
    sat: list[int] = field(default_factory=list)
    met: Counter[int] = field(default_factory=Counter)
    got: dict[int, Fraction] = field(default_factory=dict)


def careers(entrants: Iterable[int], results: Iterable[Result]) -> dict[int, PlayerHistory]:
    """Histories of the entrants, by number, after these results in their order."""
    found = {number: PlayerHistory(number) for number in entrants}
    for result in results:
        for seat, number in enumerate(result.table):
            career = found[number]
            career.points += result.points(seat)
            career.margin += result.margin(seat)
            if len(result.table) == 1:
                career.byes += 1
                continue
            career.sat.append(seat)
            for other, opponent in enumerate(result.table):
                if other != seat:
                    career.met[opponent] += 1
                    career.got[opponent] = career.got.get(opponent, Fraction(0)) + result.against(seat, other)
    return found


class StandingsRow(NamedTuple):
    """One line of the standings. No two entrants have the same place."""

    place: int
    number: int
    points: Fraction
    buchholz: Fraction
    sonneborn: Fraction
    margin: Fraction
    games: int


def standing(entrants: Sequence[int], results: Sequence[Result], seed: str) -> list[StandingsRow]:
    """Standings, the best first: by points; then by the opponents' points (Buchholz), the points got from each opponent
    times theirs (Sonneborn-Berger), the score margin, and by lot.
    """
    known = careers(entrants, results)
    rows: list[StandingsRow] = []
    for number, career in known.items():
        buchholz = sum([known[other].points * times for other, times in career.met.items()], Fraction(0))
        sonneborn = sum([known[other].points * got for other, got in career.got.items()], Fraction(0))
        rows.append(StandingsRow(0, number, career.points, buchholz, sonneborn, career.margin, len(career.sat)))
    rows.sort(key=lambda row: (*[-part for part in row[2:6]], random_tie_break(seed, row.number)))
    return [row._replace(place=place) for place, row in enumerate(rows, 1)]


def random_tie_break(seed: str, number: int) -> str:
    """Random tie-break of an entrant, from the seed: the lesser, the better."""
    return drawn(seed, "lot", number)
