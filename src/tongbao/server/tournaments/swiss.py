"""Pairing (Swiss, round robin): opponents and seats of the next round. The same past and seed give the same round."""

from collections import deque
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from tongbao.server.matches.deals import drawn
from tongbao.server.tournaments.standings import PlayerHistory, random_tie_break

NONE: Final = -1


class Matching:
    """Maximum matching of a graph (blossom algorithm), found by augmenting paths and shrinking odd cycles.

    Edmonds, "Paths, trees, and flowers" (1965). ``near`` are the neighbours of each vertex; ``mate`` is the partner of
    each, NONE for nobody.
    """

    def __init__(self, near: Sequence[Collection[int]]) -> None:
        self.near: Final = near
        self.mate: Final = [NONE] * len(near)
        self.parent: list[int] = []
        self.base: list[int] = []
        self.seen: set[int] = set()
        self.queue: deque[int] = deque()
        for vertex in range(len(near)):
            if self.mate[vertex] == NONE:
                self.lengthen(self.end_of_path(vertex))

    @property
    def is_perfect(self) -> bool:
        """True if everybody is paired."""
        return NONE not in self.mate

    def lengthen(self, end: int) -> None:
        """Augment the matching along the path that ends there, by one pair."""
        while end != NONE:
            before = self.parent[end]
            following = self.mate[before]
            self.mate[end], self.mate[before] = before, end
            end = following

    def end_of_path(self, root: int) -> int:
        """End of an augmenting path from the root: every other edge is a pair, the end has none; NONE without one."""
        size = len(self.near)
        self.parent, self.base, self.seen, self.queue = [NONE] * size, list(range(size)), {root}, deque([root])
        while self.queue:
            vertex = self.queue.popleft()
            for other in self.near[vertex]:
                if self.base[vertex] == self.base[other] or self.mate[vertex] == other:
                    continue
                mate = self.mate[other]
                if other == root or (mate != NONE and self.parent[mate] != NONE):
                    self.shrink(vertex, other)
                elif self.parent[other] == NONE:
                    self.parent[other] = vertex
                    if mate == NONE:
                        return other
                    self.reach(mate)
        return NONE

    def reach(self, vertex: int) -> None:
        """Queue a vertex for the search, unless it was queued already."""
        if vertex not in self.seen:
            self.seen.add(vertex)
            self.queue.append(vertex)

    def shrink(self, one: int, other: int) -> None:
        """Shrink the odd cycle (blossom) that an edge closes to one vertex."""
        stem, circle = self.stem_of(one, other), set[int]()
        self.turn_round(one, other, stem, circle)
        self.turn_round(other, one, stem, circle)
        for vertex, base in enumerate(self.base):
            if base in circle:
                self.base[vertex] = stem
                self.reach(vertex)

    def stem_of(self, one: int, other: int) -> int:
        """Lowest common ancestor of two vertices: the meeting point of their paths to the root."""
        way = {one := self.base[one]}
        while self.mate[one] != NONE:
            one = self.base[self.parent[self.mate[one]]]
            way.add(one)
        other = self.base[other]
        while other not in way:
            other = self.base[self.parent[self.mate[other]]]
        return other

    def turn_round(self, vertex: int, child: int, stem: int, circle: set[int]) -> None:
        """Make the path from a vertex to the stem passable from both sides, and collect the vertices on it."""
        while self.base[vertex] != stem:
            mate = self.mate[vertex]
            circle |= {self.base[vertex], self.base[mate]}
            self.parent[vertex] = child
            vertex, child = self.parent[mate], mate


SWISS: Final = "swiss"
ROBIN: Final = "robin"
FORMS: Final = (SWISS, ROBIN)
STEPS: Final = 120
"""Points times this are whole numbers at tables of up to six."""
HEAVY: Final = 1_000_000_000
"""Weight of meeting again: more than any difference of points."""
Table = tuple[int, ...]
"""The numbers of the entrants who meet, by seat; one alone has a bye."""


class Plan(NamedTuple):
    """Pairing plan of a tournament: its form, the most and the fewest players in a game, and its seed."""

    form: str
    most: int
    least: int
    seed: str

    @property
    def is_fixed(self) -> bool:
        """True if the number of rounds follows from that of the entrants alone: each pair of them meets once."""
        return self.form == ROBIN and self.most == 2

    def rounds(self, count: int) -> int:
        """Number of rounds needed: in a Swiss tournament until a single entrant can have won all games, in a round
        robin until everybody can have met everybody.
        """
        if self.form == ROBIN:
            return count - 1 + count % 2 if self.most == 2 else -(-(count - 1) // (self.most - 1))
        rounds, left = 0, count
        while left > 1:
            rounds, left = rounds + 1, -(-left // self.most)
        return rounds

    def next_round(
        self, number: int, entrants: Sequence[int], past: dict[int, PlayerHistory], gone: Collection[int]
    ) -> list[Table]:
        """The tables of a round, by the histories of all entrants so far; without those who are gone."""
        if self.is_fixed:
            tables = [tuple(one for one in pair if one not in gone) for pair in berger(list(entrants), number)]
            return [table for table in tables if table]
        draw = RoundPairing(self, number, [past[one] for one in entrants if one not in gone])
        return draw.tables()


class RoundPairing:
    """Pairing of one round by the results so far; ``order`` has the best first, equals by lot."""

    def __init__(self, plan: Plan, number: int, careers: Iterable[PlayerHistory]) -> None:
        self.plan: Final = plan
        self.number: Final = number
        self.order: Final = sorted(careers, key=lambda one: (-one.points, random_tie_break(plan.seed, one.number)))

    def tables(self) -> list[Table]:
        """All tables, the best first, the byes last."""
        sizes, byes = sizes_of(len(self.order), self.plan.most, self.plan.least)
        if self.plan.most == 2:
            groups, alone = self.pairs(byes)
        else:
            alone = sorted(self.order, key=self.bye_first)[:byes]
            groups = self.groups([one for one in self.order if one not in alone], sizes)
        return [*[self.seated(group) for group in groups], *[(one.number,) for one in alone]]

    def bye_first(self, career: PlayerHistory) -> tuple[int, int]:
        """Sort key for the next bye: the entrants with the fewest byes, and of them the one in last place."""
        return career.byes, -self.order.index(career)

    # Two at a table.

    def pairs(self, byes: int) -> tuple[list[list[PlayerHistory]], list[PlayerHistory]]:
        """Pairs and byes: nobody meets the same opponent again as long as that is possible, then as few times as
        possible; the bye goes to an entrant with the fewest byes who makes that possible.
        """
        ways = [[one] for one in sorted(self.order, key=self.bye_first)] if byes else [[]]
        fewest = min([one.byes for one in self.order], default=0)
        ways = [alone for alone in ways if all(one.byes == fewest for one in alone)]
        meetings = 0
        while True:
            for alone in ways:
                left = [one for one in self.order if one not in alone]
                if can_pair(left, meetings):
                    return self.paired(left, meetings), alone
            meetings += 1

    def paired(self, left: list[PlayerHistory], meetings: int) -> list[list[PlayerHistory]]:
        """Pair players from the top: each gets the opponent who suits best of those that let all others be paired."""
        pairs: list[list[PlayerHistory]] = []
        while left:
            first = left[0]
            for other in sorted(left[1:], key=self.suits(first, left)):
                rest = [one for one in left if one not in (first, other)]
                if first.met[other.number] <= meetings and can_pair(rest, meetings):
                    pairs.append([first, other])
                    left = rest
                    break
        return pairs

    def suits(
        self, first: PlayerHistory, left: Sequence[PlayerHistory]
    ) -> "Callable[[PlayerHistory], tuple[object, ...]]":
        """Sort key for opponents: met seldom, near in points, wants the other seat, and from the other half of those
        with as many points.
        """
        half = sum(one.points == first.points for one in left) // 2

        def key(other: PlayerHistory) -> tuple[object, ...]:
            mine, theirs = due(first, 0, 2), due(other, 0, 2)
            clash = min(abs(mine), abs(theirs)) if mine * theirs > 0 else 0
            gap = abs(first.points - other.points)
            return first.met[other.number], gap, clash, abs(left.index(other) - half)

        return key

    # More at a table.

    def groups(self, players: list[PlayerHistory], sizes: Sequence[int]) -> list[list[PlayerHistory]]:
        """Fill tables of these sizes from the top; then swap players as long as that lets fewer meet again, or brings
        players with as many points nearer to each other.
        """
        groups, rest = list[list[PlayerHistory]](), players
        for size in sizes:
            groups.append(rest[:size])
            rest = rest[size:]
        while any(self.improve(one, other) for one, other in combinations(groups, 2)):
            pass
        return groups

    def improve(self, one: list[PlayerHistory], other: list[PlayerHistory]) -> bool:
        """Swap players between two tables wherever that is better; True if it was anywhere."""
        found = False
        for i in range(len(one)):
            for j in range(len(other)):
                before = self.strain(one) + self.strain(other)
                one[i], other[j] = other[j], one[i]
                if self.strain(one) + self.strain(other) < before:
                    found = True
                else:
                    one[i], other[j] = other[j], one[i]
        return found

    def strain(self, group: list[PlayerHistory]) -> int:
        """Cost of a table: meetings again, and in a Swiss tournament differences of points."""
        total = 0
        for one, other in combinations(group, 2):
            total += HEAVY * one.met[other.number] ** 2
            if self.plan.form == SWISS:
                total += int((one.points - other.points) * STEPS) ** 2
        return total

    # Seats.

    def seated(self, group: Sequence[PlayerHistory]) -> Table:
        """Seating of a table: each seat goes to the player who had it most seldom, then to the one who sat further back
        last, then by lot.
        """
        left, seats = list(group), list[int]()
        for seat in range(len(left)):
            chosen = min(left, key=lambda one: (due(one, seat, len(group)), -last_seat(one), self.coin(one)))
            left.remove(chosen)
            seats.append(chosen.number)
        return tuple(seats)

    def coin(self, career: PlayerHistory) -> str:
        """Random tie-break, for this round, between players who have sat alike."""
        return drawn(self.plan.seed, "seat", self.number, career.number)


def due(career: PlayerHistory, seat: int, size: int) -> int:
    """Seat balance: how much too often an entrant has sat there, for so many seats; below 0 too seldom."""
    return career.sat.count(seat) * size - len(career.sat)


def last_seat(career: PlayerHistory) -> int:
    """The latest seat of an entrant; -1, in front of all, if they never sat."""
    return career.sat[-1] if career.sat else -1


def can_pair(players: Sequence[PlayerHistory], meetings: int) -> bool:
    """True if all can be paired with somebody whom they have met so many times at most."""
    near = [
        [other for other in range(len(players)) if other != one and players[one].met[players[other].number] <= meetings]
        for one in range(len(players))
    ]
    return Matching(near).is_perfect


def sizes_of(count: int, most: int, least: int) -> tuple[list[int], int]:
    """Sizes of the tables for so many players, as equal as can be, and the number of byes: as few as possible."""
    for byes in range(count + 1):
        playing = count - byes
        tables = -(-playing // most)
        if not tables or playing // tables >= max(2, least):
            return [playing // tables + (table < playing % tables) for table in range(tables)], byes
    return [], count


def berger(entrants: list[int], number: int) -> list[Table]:
    """Round robin (Berger tables): round ``number``, from 0 on, of games in which everybody meets everybody once.

    The first of a pair sits first. The circle method in the order of Berger (1895): of n entrants, those two meet whose
    numbers from 1 on add up to the round modulo n - 1, and if the sum is odd the lower sits first; nobody's turns to
    sit first differ by more than one from the others'. With an odd number of entrants one has a bye each round.
    """
    size = len(entrants) + len(entrants) % 2
    tables: list[Table] = []
    for one, other in combinations(range(1, size), 2):
        if (one + other) % (size - 1) == (number + 2) % (size - 1):
            tables.append((one, other) if (one + other) % 2 else (other, one))
    alone = next(one for one in range(1, size) if 2 * one % (size - 1) == (number + 2) % (size - 1))
    tables.append((alone, size) if alone <= size // 2 else (size, alone))
    return [tuple(entrants[one - 1] for one in table if one <= len(entrants)) for table in tables]
