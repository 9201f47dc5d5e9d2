"""Positions that a file names: how the cards were dealt, and the decisions made since."""

import msgspec


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Where a match begins: the ``secret`` of its luck, the ``stack`` that its shuffles lay on top, then ``rows``.

    ``options`` are as a table's form names them, rows such as ``1 build 12``; ``StackedLuck`` explains the stack.
    """

    secret: str
    players: int
    options: dict[str, str] = {}
    stack: list[str] = []
    rows: list[str] = []

    def decisions(self) -> list[tuple[int, str]]:
        """The decisions as a match keeps them."""
        return [decision_in(row) for row in self.rows]


def decision_in(row: str) -> tuple[int, str]:
    """The seat and the choice that a row names."""
    seat, _, choice = row.partition(" ")
    return int(seat), choice
