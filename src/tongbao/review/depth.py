"""How closely a review looks."""

from typing import Final

from msgspec import Struct
from msgspec.structs import astuple


class Depth(Struct, frozen=True, forbid_unknown_fields=True):
    """How many samples and worlds each part of a review takes; none of it goes by the clock.

    ``chart``: worlds for a point of the chart. ``first``, ``worlds``: samples to look for the best line of a decision,
    and fresh worlds in which two lines are then compared, at the first look. ``second``, ``more``: the same at the
    second look, which ``most`` decisions get. ``draws``: worlds for what a draw was expected to bring.
    """

    chart: int = 24
    first: int = 160
    worlds: int = 12
    second: int = 1200
    more: int = 96
    most: int = 12
    draws: int = 48

    def times(self, factor: int) -> "Depth":
        """So many times as many of everything."""
        return Depth(*[factor * number for number in astuple(self)])


USUAL: Final = Depth()
