"""Worths of cards of Chang’an: what they bring by rule and what they brought in games, by card."""

from typing import Final

from tongbao.bots.changan.greedy.merits import GROWTH, LONG, TOKEN, USES_A_ROUND, lasting, use
from tongbao.games.changan.effects.kinds import CHARACTERS
from tongbao.games.changan.state.card_set import CardSet
from tongbao.games.changan.state.table import Changan

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


# fmt: off
BUILT: Final[list[float]] = [
    0.0, -1.27, 0.1, -0.37, -0.59, -1.68, 2.1, -0.57, 0.21, 0.7, -1.82, 0.78, -0.62, -0.14, -1.14, -0.07,
    -4.14, -0.22, -0.44, -0.24, -1.04, -0.09, -0.19, 0.21, -0.05, 0.08, -0.61, -1.06, -1.19, 0.58, 1.88, 0.36,
    -3.82, -0.06, 1.79, -1.35, -0.23, 0.89, 1.18, 0.4, 0.79, -0.2, 0.23, 0.32, -0.43, 0.7, 0.71, 0.62,
    0.1, -0.32, 0.58, 2.32, 0.42, -0.15, 0.18, -1.26, 0.35, 0.19, -0.18, 0.05, -0.78, -0.26, 1.66, -0.27,
    -0.01, 1.2, 0.21, -0.2, -0.33, 0.18, 0.58, 0.45, 0.41, 0.04, 2.46, 0.03, -0.83, 0.54, -0.29, -0.38,
    1.79, -0.03, -0.05, -0.33, 0.1, -0.37, -0.04, 0.67, 1.65, 0.11, 0.43, 1.25, -1.64, -0.44, 0.17, 0.29,
    -0.4,
]

IN_HAND: Final[list[float]] = [
    0.0, -0.57, 0.16, -0.4, -0.17, -1.09, 1.27, 0.2, 0.25, 0.49, -0.67, 0.95, 0.32, -1.01, -1.05, -0.3,
    -2.12, 0.11, 0.26, 0.33, -0.51, -0.27, 0.22, 0.18, 0.35, 0.08, -0.01, -0.37, -0.19, 0.07, 0.67, 0.27,
    -2.73, 0.34, 1.38, -0.2, -0.59, 0.32, 0.54, -0.4, -0.14, 0.01, -0.31, -0.34, -0.35, 0.13, 0.27, -0.13,
    0.6, 0.51, 0.06, 0.61, 0.29, -0.22, -0.08, -0.81, 0.23, 0.07, 0.42, 0.12, -0.0, -0.18, 0.74, -0.22,
    -0.04, 0.74, -0.22, -0.25, -0.16, 0.31, 0.27, 0.39, -0.12, 0.16, 1.45, -0.37, -0.15, -0.11, -0.25, -0.2,
    0.34, 0.11, -0.01, 0.08, 0.94, -0.13, 0.62, 0.09, 0.18, -0.13, 0.11, 0.64, -0.66, -0.46, -0.02, -0.31,
    -0.39,
]

AT_GATES: Final[list[float]] = [
    0.0, -0.85, -0.35, -0.44, -0.62, -1.35, 1.22, -0.05, 0.74, 0.91, -0.82, 1.48, 0.3, -0.52, -1.08, -0.15,
    -1.67, 0.05, -0.2, -0.18, -0.87, -0.41, -0.21, -0.26, 0.34, 0.27, 0.17, -0.19, -0.35, 0.42, 0.79, 0.03,
    -2.29, 0.12, 1.96, -0.57, -0.12, 0.39, 0.37, 0.12, 0.75, 0.13, 0.25, -0.23, -0.72, 0.41, 0.32, 0.1,
    0.34, 0.66, 0.01, -0.07, 0.08, -0.4, -0.16, -0.67, -0.32, 0.04, 0.44, 0.29, -0.03, -0.34, 0.55, 0.13,
    0.21, 1.59, 0.06, -0.27, -0.17, 0.61, -0.04, 0.21, -0.26, 0.29, 1.49, -0.48, -0.33, -0.07, -0.42, -0.27,
    0.14, 0.31, 0.06, -0.03, 0.65, -0.02, 0.25, 0.28, 0.42, -0.57, 0.39, 1.07, -0.62, -0.59, -0.23, -0.29,
    -0.65,
]
# fmt: on
