"""Effects: those that last, those that happen on the owner's turn, and those of a battle (section 15)."""

from typing import Final, Generic, TypeVar

from tongbao.games.silk_cities.cards import effect_schema
from tongbao.games.silk_cities.cards.actions import GOODS
from tongbao.games.silk_cities.state.battle import Battle
from tongbao.games.silk_cities.state.obstacles import CLEAR, FREE, Obstacle, Price

G = TypeVar("G")
"""The class of the game."""
NO_GATHER_BONUS: Final[list[list[int]]] = [[] for _ in GOODS]
NO_SALE_BONUS: Final = [0 for _ in GOODS]


class Benefits:
    """All that the improvements of a city give it together, by the names of the kinds.

    ``gather_bonus`` has by good what each gather of a round yields more, the first one first; ``sale_bonus`` is by good
    too. ``attack`` and ``defence`` are added to the owner's army when he attacks or defends, ``against_attack`` and
    ``against_defence`` to the army of an enemy who does.
    """

    __slots__ = (
        "against_attack",
        "against_defence",
        "attack",
        "barbarian_shield",
        "defence",
        "draw_choice",
        "gather_bonus",
        "golden_age_cards",
        "grow_discount",
        "income",
        "quick_training",
        "sale_bonus",
        "stack_dues",
        "travel_discount",
    )

    def __init__(self) -> None:
        self.against_attack = 0
        self.against_defence = 0
        self.attack = 0
        self.barbarian_shield = False
        self.defence = 0
        self.draw_choice = 0
        self.gather_bonus = NO_GATHER_BONUS
        self.golden_age_cards = 0
        self.grow_discount = 0
        self.income = 0
        self.quick_training = False
        self.sale_bonus = NO_SALE_BONUS
        self.stack_dues = False
        self.travel_discount = 0


class Effect:
    """An effect of an improvement or a development card; ``kind`` is the name of its kind."""

    __slots__ = ("kind",)

    def __init__(self, printed: effect_schema.Printed) -> None:
        self.kind: Final = printed.kind

    def victory_points(self) -> int:
        """The Victory Points that its card counts."""
        return 0

    def add_to(self, benefits: Benefits) -> None:
        """What it gives its owner all the time, on an improvement."""


class TurnEffect(Effect, Generic[G]):
    """What may happen on the owner's turn: an improvement is used, or a card is played."""

    def price(self, game: G, seat: int) -> Price:
        """What the seat pays for it."""
        return FREE

    def is_possible(self, game: G, seat: int) -> bool:
        """Whether it can be paid, and would change anything."""
        return True

    def obstacles(self, game: G, seat: int) -> list[Obstacle]:
        """What stands in its way where it isn't possible."""
        return CLEAR

    def happen(self, game: G, seat: int) -> None:
        """Do it; it is paid."""


class BattleEffect(Effect):
    """What a card does in a battle."""

    def is_allowed(self, is_attacker: bool) -> bool:
        """Whether the attacker may play it, or the defender."""
        return False

    def change(self, battle: Battle, seat: int) -> Battle | None:
        """The battle after a side has played it; None if the attack ends at once."""
        return battle
