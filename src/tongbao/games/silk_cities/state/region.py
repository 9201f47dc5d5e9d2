"""A region of the map as it stands: whose city it is, the stacks that lie there, its treasury (sections 4.3 and 6)."""

from typing import Final

from tongbao.engine.seats import NOBODY

NO_REGION: Final = -1
NO_STACKS: Final[list[int]] = []


class Region:
    """What lies in a region: the ``city`` of a seat or NOBODY, ``stacks`` in order of laying, the ``treasury``.

    It never changes: another one takes its place. A ruin is told by the city that has left it.
    """

    __slots__ = ("city", "stacks", "treasury")

    def __init__(self, city: int, stacks: list[int], treasury: int) -> None:
        self.city: Final = city
        self.stacks: Final = stacks
        self.treasury: Final = treasury

    def settled(self, seat: int) -> "Region":
        """The region once a seat has its city there; whoever has the treasury, it is empty."""
        return Region(seat, self.stacks, 0)

    def left(self) -> "Region":
        """The region once its city has been given up."""
        return Region(NOBODY, self.stacks, self.treasury)

    def with_stack(self, coins: int) -> "Region":
        """The region with one stack more."""
        return Region(self.city, [*self.stacks, coins], self.treasury)

    def cleared(self) -> "Region":
        """The region without its stacks."""
        return Region(self.city, NO_STACKS, self.treasury)

    def richer(self, coins: int) -> "Region":
        """The region with so many coins more in its treasury."""
        return Region(self.city, self.stacks, self.treasury + coins)
