"""How closely a review looks."""

from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import astuple

Count = Annotated[int, Meta(ge=0)]


class Depth(Struct, frozen=True, forbid_unknown_fields=True):
    """How many samples and worlds each part of a review takes; none of it goes by the clock.

    ``chart``: worlds for a point of the chart. ``first``, ``worlds``: samples to look for the best line of a decision,
    and fresh worlds in which two lines are then compared, at the first look. ``second``, ``more``: the same at the
    second look, which ``most`` decisions get. ``draws``: worlds for what a draw was expected to bring.
    """

    chart: Count = 24
    first: Count = 160
    worlds: Count = 12
    second: Count = 1200
    more: Count = 96
    most: Count = 12
    draws: Count = 48

    def times(self, factor: int) -> "Depth":
        """So many times as many of everything."""
        return Depth(*[factor * number for number in astuple(self)])


USUAL: Final = Depth()
