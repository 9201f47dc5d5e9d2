"""An attack under way (section 10)."""

from typing import Final


class Battle:
    """An attack as it stands now; it never changes.

    ``army`` and ``defence`` are soldiers, ``attack_cards`` and ``defence_cards`` what cards have added to each of them;
    the ``reserve`` is what the attacker must have left after the route.
    """

    __slots__ = ("army", "attack_cards", "attacker", "defence", "defence_cards", "defender", "reserve")

    def __init__(
        self,
        attacker: int,
        defender: int,
        reserve: int,
        army: int = 0,
        defence: int = 0,
        attack_cards: int = 0,
        defence_cards: int = 0,
    ) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.reserve: Final = reserve
        self.army: Final = army
        self.defence: Final = defence
        self.attack_cards: Final = attack_cards
        self.defence_cards: Final = defence_cards

    def enemy_of(self, seat: int) -> int:
        """The other side."""
        return self.defender if seat == self.attacker else self.attacker

    def with_soldiers(self, army: int, defence: int) -> "Battle":
        """The battle with these soldiers on each side."""
        return Battle(self.attacker, self.defender, self.reserve, army, defence, self.attack_cards, self.defence_cards)

    def with_card(self, seat: int, strength: int) -> "Battle":
        """The battle once a card has added so much to the army of a side."""
        attack, defence = (strength, 0) if seat == self.attacker else (0, strength)
        return Battle(
            self.attacker,
            self.defender,
            self.reserve,
            self.army,
            self.defence,
            self.attack_cards + attack,
            self.defence_cards + defence,
        )
