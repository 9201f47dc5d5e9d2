"""What may be under way at a table: barbarians, an auction, a Golden Age, an errand, a battle."""

from typing import Final

NO_SEAT: Final = -1
FIRST_PLACE: Final = -1
"""What an auction is about when it isn't an item."""


class Horde:
    """Barbarians at the gates: ``bids`` by seat, the mask of seats ``still_in``, the ``leader`` (-1 for none)."""

    __slots__ = ("bids", "leader", "still_in", "strength")

    def __init__(self, strength: int, bids: list[int], still_in: int, leader: int) -> None:
        self.strength: Final = strength
        self.bids = bids
        self.still_in = still_in
        self.leader = leader

    def clone(self) -> "Horde":
        """A copy."""
        return Horde(self.strength, self.bids[:], self.still_in, self.leader)


class Auction:
    """A coin auction: the ``item`` (FIRST_PLACE for none), the bidders in ``order``; in the open also the ``price``,
    the ``leader`` (-1 for none) and the mask of seats ``still_in``.
    """

    __slots__ = ("item", "leader", "order", "price", "still_in")

    def __init__(self, item: int, order: list[int], still_in: int, price: int, leader: int) -> None:
        self.item: Final = item
        self.order: Final = order
        self.still_in = still_in
        self.price = price
        self.leader = leader

    def clone(self) -> "Auction":
        """A copy."""
        return Auction(self.item, self.order, self.still_in, self.price, self.leader)


class GoldenAge:
    """The sale after a fall: how many of each item are ``left`` to put up, and the mask of seats that are ``out``."""

    __slots__ = ("left", "out", "seller")

    def __init__(self, seller: int, left: list[int], out: int) -> None:
        self.seller: Final = seller
        self.left = left
        self.out = out

    def clone(self) -> "GoldenAge":
        """A copy."""
        return GoldenAge(self.seller, self.left[:], self.out)


class Errand:
    """A merchant or an army on the way: the ``goal``, ``what`` is carried (a good, or what is bought), the route
    ``mode``, the ``reserve`` that must be left after the route, the ``price``, and the ``route`` so far.
    """

    __slots__ = ("goal", "mode", "price", "reserve", "route", "what")

    def __init__(self, goal: int, what: int, mode: int, reserve: int, price: int, route: list[int]) -> None:
        self.goal: Final = goal
        self.what: Final = what
        self.mode: Final = mode
        self.reserve: Final = reserve
        self.price: Final = price
        self.route: Final = route


class Battle:
    """An attack: the seats, the ``army`` and the ``defence`` with the ``recruits`` among it, what cards have added to
    each army, the ``reserve``, ``passes`` in a row, how often may still be plundered and whether a captive was taken.
    """

    __slots__ = (
        "army",
        "attack_cards",
        "attacker",
        "captive",
        "defence",
        "defence_cards",
        "defender",
        "passes",
        "plunders",
        "recruits",
        "reserve",
    )

    def __init__(self, attacker: int, defender: int, reserve: int) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.reserve: Final = reserve
        self.army = 0
        self.defence = 0
        self.recruits = 0
        self.attack_cards = 0
        self.defence_cards = 0
        self.passes = 0
        self.plunders = 0
        self.captive = False

    def clone(self) -> "Battle":
        """A copy."""
        copy = Battle(self.attacker, self.defender, self.reserve)
        copy.army = self.army
        copy.defence = self.defence
        copy.recruits = self.recruits
        copy.attack_cards = self.attack_cards
        copy.defence_cards = self.defence_cards
        copy.passes = self.passes
        copy.plunders = self.plunders
        copy.captive = self.captive
        return copy

    def state(self) -> list[int]:
        """The battle as plain data."""
        return [
            self.attacker,
            self.defender,
            self.reserve,
            self.army,
            self.defence,
            self.recruits,
            self.attack_cards,
            self.defence_cards,
            self.passes,
            self.plunders,
            int(self.captive),
        ]
