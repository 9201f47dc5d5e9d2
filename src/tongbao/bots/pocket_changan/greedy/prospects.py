"""Prospects: cards in hand, cards of rivals, and what others gain or lose by play effects."""

from typing import Final

from tongbao.bots.pocket_changan.greedy.merits import Merits

QUALITY: Final = 0.5
"""How much of what a card would bring when laid counts while it is in hand."""

LAST_ACTION: Final = 0.25
"""How much of that still counts for each action to come, when no round does."""

RIVALRY: Final = 0.5
"""How much counts what others gain or lose, shared by all of them."""

LOSS: Final = 2.0
"""What a city loses with a card, beside its lowest points."""


class Prospects:
    """The table as the worth of play effects depends on it; ``future`` is how much a card in hand can still matter."""

    def __init__(self, merits: Merits) -> None:
        outlook = merits.outlook
        self.merits: Final = merits
        self.game: Final = outlook.game
        self.seat: Final = outlook.seat
        self.future: Final = min(1.0, outlook.rounds + LAST_ACTION * max(0.0, outlook.actions - 1.0))

    def plain(self, card: int) -> float:
        """What a card is worth in hand, without its play effect and what it buys."""
        return self.future * QUALITY * self.merits.of(card, 0.0)

    def best(self, found: list[int]) -> float:
        """The same of the best of some cards; 0 without any."""
        return max([self.plain(card) for card in found]) if found else 0.0

    def share(self) -> float:
        """How much counts what happens to one rival."""
        return RIVALRY / max(1, self.game.players - 1)

    def losses(self) -> float:
        """What it is worth that the others lose a card in play."""
        found = 0.0
        for rival in self.game.others(self.seat):
            powers = self.game.powers[rival]
            if not powers.walls and not powers.guards:
                found += self.share() * self.loss(rival)
        return found

    def loss(self, seat: int) -> float:
        """What a seat loses with a card in play, the one it needs least."""
        return min(self.game.powers[seat].points) + LOSS if self.game.cards_in_play(seat) else 0.0

    def exposed(self, above: int) -> int:
        """How many rivals have more cards than that in hand, and nothing that protects them."""
        hands, powers = self.game.hands, self.game.powers
        rivals = self.game.others(self.seat)
        return sum([len(hands[rival]) > above and not powers[rival].guards for rival in rivals])
