"""Sums: what was counted over some games, to be added up in their order."""

from collections.abc import Sequence
from typing import Any

import msgspec

Counts = dict[str, int]


class Effect(msgspec.Struct):
    """Of one piece under one experiment: how often it ``came`` to a seat and how often that was ``due`` by chance;
    ``moved`` sums, over seats and games, how much more often it came times how much more than its share the seat won;
    ``squares`` sums by game the square of that.
    """

    came: int = 0
    due: float = 0.0
    moved: float = 0.0
    squares: float = 0.0

    def plus(self, other: "Effect") -> "Effect":
        """Both together."""
        return Effect(
            self.came + other.came, self.due + other.due, self.moved + other.moved, self.squares + other.squares
        )


class Use(msgspec.Struct):
    """Of one piece: ``games`` in which somebody put it to use, ``seats`` to which it came by lot, and how many of those
    have ``used`` it.
    """

    games: int = 0
    seats: int = 0
    used: int = 0

    def plus(self, other: "Use") -> "Use":
        """Both together."""
        return Use(self.games + other.games, self.seats + other.seats, self.used + other.used)


class Stakes(msgspec.Struct):
    """Of one kind of decision: how many were looked at, by how much the best choice was above the average one in
    chances of winning, and how many times that was a point or more, or five.
    """

    decisions: int = 0
    swing: float = 0.0
    one: int = 0
    five: int = 0

    def plus(self, other: "Stakes") -> "Stakes":
        """Both together."""
        return Stakes(
            self.decisions + other.decisions, self.swing + other.swing, self.one + other.one, self.five + other.five
        )


class Source(msgspec.Struct):
    """Of one source of points: the ``points`` by place in the order of play, all games together; ``squares`` sums by
    game the square of its points, ``products`` its points times all points of the game.
    """

    points: list[int] = []
    squares: int = 0
    products: int = 0

    def plus(self, other: "Source") -> "Source":
        """Both together."""
        return Source(together(self.points, other.points), self.squares + other.squares, self.products + other.products)


class Sums(msgspec.Struct):
    """All that was counted over ``games`` games from number ``first`` on.

    By place in the order of play: ``wins``, ``squares`` of shares won, and ``points``. ``scores``, ``margins``,
    ``rounds`` and ``endings`` count games or seats by what they came to; ``verbs`` counts choices.
    ``decision_squares`` and ``point_squares`` sum by game the square of its decisions and of its points. ``sources`` of
    points by name; ``main_sources``: how many of the ``winners`` had most from which; ``behind``: how many of them were
    behind at the half. ``markets``: deals by market; ``deals`` counts games by how many there were between players, and
    ``traders`` seats by how many markets they dealt with. By piece, such as
    ``card 12``: ``hands``, ``draws`` and ``denied`` are experiments, ``uses`` how it was put to use. By two pieces,
    such as ``card 12, card 7``: ``passed`` counts the seats that had both and put only the second to use. ``stakes``
    by question.
    """

    first: int
    games: int = 0
    experiments: int = 0
    decisions: int = 0
    wins: list[float] = []
    squares: list[float] = []
    points: list[int] = []
    scores: Counts = {}
    margins: Counts = {}
    rounds: Counts = {}
    endings: Counts = {}
    verbs: Counts = {}
    decision_squares: int = 0
    point_squares: int = 0
    sources: dict[str, Source] = {}
    main_sources: dict[str, float] = {}
    winners: int = 0
    behind: int = 0
    markets: Counts = {}
    deals: Counts = {}
    traders: Counts = {}
    hands: dict[str, Effect] = {}
    draws: dict[str, Effect] = {}
    denied: dict[str, Effect] = {}
    uses: dict[str, Use] = {}
    passed: Counts = {}
    stakes: dict[str, Stakes] = {}

    def plus(self, other: "Sums") -> "Sums":
        """Both together; the other comes after this one."""
        return Sums(
            self.first,
            **{
                name: together(getattr(self, name), getattr(other, name))
                for name in Sums.__struct_fields__
                if name != "first"
            },
        )


def together(one: Any, other: Any) -> Any:
    """Two of the same kind added: numbers, lists place by place, dicts key by key, sums by their own ``plus``."""
    if isinstance(one, dict):
        return {
            key: together(one[key], other[key]) if key in one and key in other else one.get(key, other.get(key))
            for key in {**one, **other}
        }
    if isinstance(one, list):
        return [a + b for a, b in zip(one, other, strict=True)] if one and other else one or other
    return one.plus(other) if isinstance(one, msgspec.Struct) else one + other  # type: ignore[attr-defined]


def total(parts: Sequence[Sums]) -> Sums:
    """All together, in their order, in time that grows with their number and not with its square."""
    parts = list(parts)
    while len(parts) > 1:
        parts = [parts[i].plus(parts[i + 1]) if i + 1 < len(parts) else parts[i] for i in range(0, len(parts), 2)]
    return parts[0] if parts else Sums(0)
