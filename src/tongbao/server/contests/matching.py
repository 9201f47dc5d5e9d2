"""Matchings: as many pairs as possible of those who may be paired."""

from collections import deque
from collections.abc import Collection, Sequence
from typing import Final

NONE: Final = -1


class Matching:
    """A largest matching of a graph, found by growing paths and shrinking odd circles.

    Edmonds, "Paths, trees, and flowers" (1965). ``near`` are the neighbours of each vertex; ``mate`` is whom each is
    paired with, NONE for nobody.
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
        """Whether everybody is paired."""
        return NONE not in self.mate

    def lengthen(self, end: int) -> None:
        """Pair those anew who lie on the path that ends there, one pair more than before."""
        while end != NONE:
            before = self.parent[end]
            following = self.mate[before]
            self.mate[end], self.mate[before] = before, end
            end = following

    def end_of_path(self, root: int) -> int:
        """The end of a path from the root on which every other edge is a pair, to somebody without one, or NONE."""
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
        """Go on from there later, unless that is planned already."""
        if vertex not in self.seen:
            self.seen.add(vertex)
            self.queue.append(vertex)

    def shrink(self, one: int, other: int) -> None:
        """Let the odd circle that an edge closes count as one vertex from now on."""
        stem, circle = self.stem_of(one, other), set[int]()
        self.turn_round(one, other, stem, circle)
        self.turn_round(other, one, stem, circle)
        for vertex, base in enumerate(self.base):
            if base in circle:
                self.base[vertex] = stem
                self.reach(vertex)

    def stem_of(self, one: int, other: int) -> int:
        """Where the ways from two vertices to the root meet."""
        way = {one := self.base[one]}
        while self.mate[one] != NONE:
            one = self.base[self.parent[self.mate[one]]]
            way.add(one)
        other = self.base[other]
        while other not in way:
            other = self.base[self.parent[self.mate[other]]]
        return other

    def turn_round(self, vertex: int, child: int, stem: int, circle: set[int]) -> None:
        """Let the way from a vertex to the stem be gone from both sides, and note what lies on it."""
        while self.base[vertex] != stem:
            mate = self.mate[vertex]
            circle |= {self.base[vertex], self.base[mate]}
            self.parent[vertex] = child
            vertex, child = self.parent[mate], mate
