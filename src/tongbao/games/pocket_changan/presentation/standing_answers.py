"""Standing answers: what a seat may settle beforehand for attacks, so that nobody waits for trifles (7.4)."""

from itertools import combinations
from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.meta import ASK, StandingAnswer
from tongbao.games.pocket_changan.cards.places import number_at
from tongbao.games.pocket_changan.effects.attacks import DropCard, GiveCard, LoseCard
from tongbao.games.pocket_changan.rules.scoring import total_of
from tongbao.games.pocket_changan.state.areas import powers_of, without
from tongbao.games.pocket_changan.state.table import PocketChangan

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
        return step.verb().of[cheapest(game, step, seat)]


def cheapest(game: PocketChangan, step: LoseCard, seat: int) -> int:
    """The first card of the loss that leaves the seat the highest total; of equal ones the one that leaves the most
    points in all; then that of the highest numbers, which were in the way of most cards. A loss is all that has to go.
    """
    cards = game.cards_in_play(seat)
    many = min(losses(game, step), len(cards))
    ranked = [(left_without(game, seat, lost), lost) for lost in combinations(cards, many)]
    best = max([rank for rank, _ in ranked])
    return min([lost for rank, lost in ranked if rank == best])[0]


def losses(game: PocketChangan, step: LoseCard) -> int:
    """How many cards the seat that is asked has still to lose to the same effect."""
    waiting = [other for other in game.agenda if isinstance(other, LoseCard) and other is not step]
    return 1 + len([other for other in waiting if other.seat == step.seat and other.effect is step.effect])


def left_without(game: PocketChangan, seat: int, lost: tuple[int, ...]) -> tuple[int, int, int]:
    """What the seat has without some cards in play: its total, its points in all; and the numbers of those cards."""
    area, descending, star = game.areas[seat], game.descending[seat], game.powers[seat].star
    for card in lost:
        area = without(area, card)
    points = sum(powers_of(game.cards, area, descending).points)
    return total_of(game.cards, area, descending), points, sum([number_at(card) or star for card in lost])


STANDING: Final[list[StandingAnswer[PocketChangan]]] = [
    HandAttacked(
        "hand",
        [ASK, LOWEST, HIGHEST],
        "When an attack takes a card from my hand",
        "I give up a character only if I hold nothing else.",
        {
            ASK: "ask me",
            LOWEST: "my lowest number",
            HIGHEST: "my highest number",
        },
    ),
    AreaAttacked(
        "area",
        [ASK, CHEAPEST],
        "When an attack takes a card from my Urban Area",
        "I lose the card that leaves me the highest score if the game were scored now; if tied, the one that "
        "leaves more points in my columns, then the one with the highest number.",
        {
            ASK: "ask me",
            CHEAPEST: "the card that costs me the fewest points",
        },
    ),
]
