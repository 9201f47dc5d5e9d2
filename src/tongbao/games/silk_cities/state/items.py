"""Items sold after a fall: citizens, goods and improvements, each kind by the number that ``put`` names (11.4)."""

from typing import Any, Final

from tongbao.games.silk_cities.cards.actions import GOODS, IMPROVEMENTS, ROLES
from tongbao.games.silk_cities.state.city import City
from tongbao.games.silk_cities.state.table import SilkCities


class Item:
    """One kind of thing for sale, there only once; ``number`` is its place in ITEMS."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def __copy__(self) -> "Item":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Item":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return item_with, (self.number,)

    def count(self, city: City) -> int:
        """How many a city has."""
        return 0

    def fits(self, city: City) -> bool:
        """Whether a city has room for one more."""
        return True

    def move(self, game: SilkCities, seller: int, buyer: int) -> None:
        """One changes cities."""


class Citizen(Item):
    """A citizen of a role, which he keeps."""

    __slots__ = ("role",)

    def __init__(self, number: int, role: int) -> None:
        super().__init__(number)
        self.role: Final = role

    def count(self, city: City) -> int:
        return city.citizens.of(self.role)

    def fits(self, city: City) -> bool:
        return city.has_room()

    def move(self, game: SilkCities, seller: int, buyer: int) -> None:
        game.own(seller).citizens.move(self.role, game.own(buyer).citizens)


class Good(Item):
    """A good."""

    __slots__ = ("good",)

    def __init__(self, number: int, good: int) -> None:
        super().__init__(number)
        self.good: Final = good

    def count(self, city: City) -> int:
        return city.goods[self.good]

    def move(self, game: SilkCities, seller: int, buyer: int) -> None:
        game.own(seller).goods[self.good] -= 1
        game.own(buyer).goods[self.good] += 1


class Built(Item):
    """An improvement."""

    __slots__ = ("improvement",)

    def __init__(self, number: int, improvement: int) -> None:
        super().__init__(number)
        self.improvement: Final = improvement

    def count(self, city: City) -> int:
        return int(city.improvements.has(self.improvement))

    def fits(self, city: City) -> bool:
        return not city.improvements.has(self.improvement)

    def move(self, game: SilkCities, seller: int, buyer: int) -> None:
        game.take_improvement(seller, self.improvement)
        game.give_improvement(buyer, self.improvement)


def all_items() -> list[Item]:
    """Roles, goods and improvements, numbered in this order."""
    found: list[Item] = []
    for role in range(len(ROLES)):
        found.append(Citizen(len(found), role))
    for good in range(len(GOODS)):
        found.append(Good(len(found), good))
    for improvement in range(IMPROVEMENTS):
        found.append(Built(len(found), improvement))
    return found


ITEMS: Final = all_items()


def item_with(number: int) -> Item:
    """The item of that number."""
    return ITEMS[number]
