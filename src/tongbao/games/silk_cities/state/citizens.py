"""The citizens of a city: their roles, who is tapped, and which soldiers are in training (section 2)."""

from typing import Final

from tongbao.games.silk_cities.cards.actions import LABORER, MERCHANT, SOLDIER

TRAINED: Final = SOLDIER
TRAINING: Final = 3
RANKS: Final = (LABORER, MERCHANT, TRAINED, TRAINING)
"""Citizens are told apart by rank: the roles, but soldiers in training have a rank of their own."""
NO_RANK: Final = -1


class Citizens:
    """How many citizens of each rank are ``untapped``, how many ``tapped``, and how many there are of all.

    What takes a role counts all soldiers, trained or in training.
    """

    __slots__ = ("size", "tapped", "untapped")

    def __init__(self, untapped: list[int], tapped: list[int], size: int) -> None:
        self.untapped: Final = untapped
        self.tapped: Final = tapped
        self.size = size

    @staticmethod
    def at_start(trained: bool) -> "Citizens":
        """Two laborers, a merchant, two soldiers, who are trained or in training."""
        return Citizens([2, 1, 2, 0] if trained else [2, 1, 0, 2], [0, 0, 0, 0], 5)

    def copy(self) -> "Citizens":
        """The same once more, to be changed by itself."""
        return Citizens(self.untapped[:], self.tapped[:], self.size)

    # Questions.

    def untapped_of(self, role: int) -> int:
        """How many of a role are untapped."""
        untapped = self.untapped
        return untapped[role] + untapped[TRAINING] if role == SOLDIER else untapped[role]

    def tapped_of(self, role: int) -> int:
        """How many of a role are tapped."""
        tapped = self.tapped
        return tapped[role] + tapped[TRAINING] if role == SOLDIER else tapped[role]

    def of(self, role: int) -> int:
        """How many of a role there are."""
        return self.untapped_of(role) + self.tapped_of(role)

    def captive(self) -> int:
        """The rank of the one whom an enemy carries off: a laborer, or else a merchant; NO_RANK if there is neither."""
        for role in (LABORER, MERCHANT):
            if self.of(role):
                return role
        return NO_RANK

    # Verbs.

    def join(self, rank: int, many: int) -> None:
        """So many of a rank come, tapped."""
        self.tapped[rank] += many
        self.size += many

    def move(self, role: int, there: "Citizens") -> None:
        """An untapped one of a role goes to another city and stays untapped."""
        self.untapped[role] -= 1
        self.size -= 1
        there.untapped[role] += 1
        there.size += 1

    def tap(self, rank: int, many: int) -> None:
        """So many of a rank tap."""
        self.untapped[rank] -= many
        self.tapped[rank] += many

    def untap(self, role: int, most: int) -> None:
        """So many of a role untap, or as many as are tapped; trained soldiers come first."""
        for rank in (TRAINED, TRAINING) if role == SOLDIER else (role,):
            many = min(most, self.tapped[rank])
            self.tap(rank, -many)
            most -= many

    def train_and_untap(self) -> None:
        """Soldiers in training become trained; all untap."""
        for rank in RANKS:
            self.tap(rank, -self.tapped[rank])
        self.untapped[TRAINED] += self.untapped[TRAINING]
        self.untapped[TRAINING] = 0

    def reassign(self, role: int, rank: int) -> None:
        """An untapped one of a role gets another rank and stays untapped; soldiers in training go first (S-16)."""
        self.untapped[TRAINING if role == SOLDIER and self.untapped[TRAINING] else role] -= 1
        self.untapped[rank] += 1

    def defend(self, many: int) -> int:
        """So many untapped soldiers tap, those in training first (S-41); how many of them are in training."""
        recruits = min(many, self.untapped[TRAINING])
        self.tap(TRAINING, recruits)
        self.tap(TRAINED, many - recruits)
        return recruits

    def lose(self, rank: int, many: int) -> None:
        """So many of a rank are gone, tapped ones first."""
        tapped = min(many, self.tapped[rank])
        self.tapped[rank] -= tapped
        self.untapped[rank] -= many - tapped
        self.size -= many

    def lose_soldiers(self, many: int) -> None:
        """So many soldiers leave the game, those in training first."""
        recruits = min(many, self.untapped[TRAINING] + self.tapped[TRAINING])
        self.lose(TRAINING, recruits)
        self.lose(TRAINED, many - recruits)
