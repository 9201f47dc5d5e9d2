"""Standing answers: what a seat may settle beforehand for attacks, so that nobody waits for trifles (7.4)."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.meta import ASK, StandingAnswer
from tongbao.games.pocket_changan.areas import powers_of, without
from tongbao.games.pocket_changan.cards.places import number_at
from tongbao.games.pocket_changan.effects.attacks import DropCard, GiveCard, LoseCard
from tongbao.games.pocket_changan.scoring import total_of
from tongbao.games.pocket_changan.table import PocketChangan

LOWEST: Final = "lowest"
HIGHEST: Final = "highest"
CHEAPEST: Final = "cheapest"


class HandAttacked(StandingAnswer[PocketChangan]):
    """Which card of the hand is discarded or handed over for an attack (D10, D11); not for the own hand limit."""

    def answer(self, game: PocketChangan, seat: int, value: str) -> Choice | None:
        step = game.step
        if value == ASK or not isinstance(step, (DropCard, GiveCard)):
            return None
        card = extreme_number(game, game.hands[seat], value == HIGHEST)
        return step.verb().of[card]


def extreme_number(game: PocketChangan, hand: list[int], highest: bool) -> int:
    """The card with the lowest or the highest number; a character, which has none, only if there is nothing else."""
    ranked = [(-number_at(card) if highest else number_at(card), card) for card in hand if number_at(card)]
    return min(ranked)[1] if ranked else min(hand)


class AreaAttacked(StandingAnswer[PocketChangan]):
    """Which card of the Urban Area is lost to an attack (D9); not to the own An Shi Zhi Luan."""

    def answer(self, game: PocketChangan, seat: int, value: str) -> Choice | None:
        step = game.step
        if value == ASK or not isinstance(step, LoseCard) or step.by == seat:
            return None
        return step.verb().of[cheapest(game, seat)]


def cheapest(game: PocketChangan, seat: int) -> int:
    """The card without which the seat's total is highest; then its points in all; then the one with the highest number,
    which was in the way of most cards.
    """
    ranked: list[tuple[int, int, int, int]] = []
    for card in game.cards_in_play(seat):
        area, descending = without(game.areas[seat], card), game.descending[seat]
        points = sum(powers_of(game.cards, area, descending).points)
        ranked.append((total_of(game.cards, area, descending), points, number_at(card), -card))
    return -max(ranked)[3]


STANDING: Final[list[StandingAnswer[PocketChangan]]] = [
    HandAttacked(
        "hand",
        [ASK, LOWEST, HIGHEST],
        {"en": "When an attack takes a card from my hand", "zh": "攻击使我失去一张手牌时"},
        {
            "en": "A character goes only if I hold nothing else.",
            "zh": "只有手中全是人物牌时才会失去人物。",
        },
        {
            ASK: {"en": "ask me", "zh": "问我"},
            LOWEST: {"en": "my lowest number", "zh": "数字最小的一张"},
            HIGHEST: {"en": "my highest number", "zh": "数字最大的一张"},
        },
    ),
    AreaAttacked(
        "area",
        [ASK, CHEAPEST],
        {"en": "When an attack takes a card from my Urban Area", "zh": "攻击使我失去城市区域的一张牌时"},
        {
            "en": "Of equal ones the one with the highest number.",
            "zh": "几张相同时，失去数字最大的一张。",
        },
        {
            ASK: {"en": "ask me", "zh": "问我"},
            CHEAPEST: {"en": "the card that costs me least points", "zh": "让我失分最少的一张"},
        },
    ),
]
