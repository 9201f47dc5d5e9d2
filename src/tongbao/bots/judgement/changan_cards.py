"""What cards of Chang’an are worth to a judge, looked up by card."""

from typing import Final

from tongbao.bots.greedy.changan.merits import GROWTH, LONG, TOKEN, USES_A_ROUND, lasting, use
from tongbao.bots.judgement.changan_values import AT_GATES, BUILT, IN_HAND
from tongbao.games.changan.cards.card_set import CardSet
from tongbao.games.changan.effects.kinds import CHARACTERS
from tongbao.games.changan.table import Changan

EFFECTS: Final = list(CHARACTERS)


class Worths:
    """By card: ``sure`` is what it brings once built, ``round`` what it brings every round, ``share`` as a Permanent.

    ``use`` is what a use of a Character is worth, ``kind`` marks its kind, and
    ``effect`` is the place of a Character's effect among theirs.
    """

    __slots__ = ("at_gate", "built", "effect", "in_hand", "kind", "round", "set", "share", "sure", "use")

    def __init__(self, cards: CardSet) -> None:
        self.set: Final = cards
        rest = [0.0] * max(0, len(cards.vp) - len(BUILT))
        self.built: Final[list[float]] = BUILT + rest
        self.in_hand: Final[list[float]] = IN_HAND + rest
        self.at_gate: Final[list[float]] = AT_GATES + rest
        self.sure: Final[list[float]] = [0.0]
        self.round: Final[list[float]] = [0.0]
        self.share: Final[list[float]] = [0.0]
        self.use: Final[list[float]] = [0.0]
        self.kind: Final[list[int]] = [0]
        self.effect: Final[list[int]] = [0]
        for card in range(1, len(cards.vp)):
            character, permanent = cards.character[card], cards.permanent[card]
            used = use(character) if character is not None else 0.0
            self.sure.append(cards.vp[card] - TOKEN * cards.coin[card] + used)
            self.round.append(USES_A_ROUND * used)
            self.share.append(lasting(permanent) if permanent is not None else 0.0)
            self.use.append(used)
            self.effect.append(EFFECTS.index(character.kind) if character is not None else 0)
            self.kind.append(1 if character is not None else 2 if permanent is not None else 4)

    def merit(self, game: Changan, seat: int, card: int, rounds: float) -> float:
        """What the card would bring the seat if it were built, beside the points of its row."""
        share = min(1.0, rounds / LONG)
        found = self.sure[card] + self.round[card] * rounds + self.share[card] * share
        effect = self.set.game_end[card]
        if effect is not None:
            now = effect.points(game, seat)
            found += now + (effect.most - now) * GROWTH[effect.kind] * share
        return found
