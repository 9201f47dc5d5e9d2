"""What is printed on a building card."""

from typing import Final

COLOURS: Final = ("brown", "blue", "yellow", "green", "magenta")
"""In the order in which starting buildings are taken (5.3)."""
SQUARES: Final = 4


class Row:
    """One square: what a worker harvests there, and the favour ("" for none) once it is covered."""

    __slots__ = ("favor", "harvest")

    def __init__(self, harvest: tuple[str, ...], favor: str) -> None:
        self.harvest: Final = harvest
        self.favor: Final = favor


class CardFace:
    """One building card. ``rows`` go from bottom to top; ``prices`` from stage 0 to stage 4."""

    __slots__ = ("colour", "cost", "id", "names", "number", "passive", "prices", "rows")

    def __init__(
        self,
        number: int,
        id: str,
        colour: str,
        names: dict[str, str],
        cost: dict[str, int],
        passive: str,
        prices: tuple[int, ...],
        rows: tuple[Row, ...],
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.colour: Final = colour
        self.names: Final = names
        self.cost: Final = cost
        self.passive: Final = passive
        self.prices: Final = prices
        self.rows: Final = rows

    @property
    def card(self) -> int:
        """The number again: what choices, views and logs call the card by."""
        return self.number

    def as_dict(self) -> dict[str, object]:
        """The face as plain data."""
        return {
            "number": self.number,
            "id": self.id,
            "colour": self.colour,
            "names": self.names,
            "cost": self.cost,
            "passive": self.passive,
            "prices": list(self.prices),
            "rows": [{"harvest": list(row.harvest), "favor": row.favor} for row in self.rows],
        }
