"""The greedy player of Xanadu: looks at every choice for the best end of this turn, and no further."""

from typing import Final

from tongbao.bots.greedy.strategy import Strategy
from tongbao.bots.greedy.xanadu.clock import SALE_DRAWS
from tongbao.bots.greedy.xanadu.hand import effort
from tongbao.bots.greedy.xanadu.outlook import Outlook
from tongbao.bots.greedy.xanadu.plan import HOPELESS, Plan
from tongbao.bots.greedy.xanadu.turn import RestOfTurn, idle_hand
from tongbao.bots.greedy.xanadu.worth import worth_in
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.games.xanadu.actions import (
    BUILD,
    END_BUILDING,
    END_SALES,
    END_WORKERS,
    PLACE,
    SELL,
    SKIP_TURN,
    START,
    WORKER,
)
from tongbao.games.xanadu.resources import shortage
from tongbao.games.xanadu.table import Xanadu

EASE: Final = 0.3
"""For every worker that the passive of a starting building spares the rest of the hand."""


class GreedyXanadu(Strategy):
    """Every decision is taken anew from the table as it stands; nothing is remembered."""

    def choose(self, game: Game, seat: int, choices: list[Choice]) -> Choice:
        assert isinstance(game, Xanadu)
        outlook = Outlook(game, seat, worth_in(game))
        verb = choices[0].verb
        if verb is START:
            return starting_building(outlook, choices)
        if verb is SELL or verb is END_SALES.verb:
            return sale(outlook, choices)
        if verb is BUILD or verb is END_BUILDING.verb:
            return construction(outlook, choices)
        if verb is PLACE:
            return worker_site(outlook)
        return WORKER.of[outlook.hand.worst()]


def starting_building(outlook: Outlook, choices: list[Choice]) -> Choice:
    """The building worth most, with what its passive spares the rest of the hand."""
    game, worth = outlook.game, outlook.worth
    best, found = HOPELESS, choices[0]
    for choice in choices:
        card = choice.parameters[0]
        value = worth.hold[game.players - 1][card][0]
        passive = game.cards.upkeep[card][0]
        for other in outlook.hand.cards:
            if other != card:
                cost = game.cards.cost[other]
                value += EASE * (effort(worth, cost, 0) - effort(worth, shortage(cost, passive), 0))
        if value > best:
            best, found = value, choice
    return found


def sale(outlook: Outlook, choices: list[Choice]) -> Choice:
    """Mark one building more, the best one, as long as that promises more; then confirm."""
    marked = outlook.game.marked
    best = turn_after(outlook, marked)
    more = better_sale(outlook, best)
    if more is not None:
        return SELL.of[more.sold[len(marked)]]
    return SKIP_TURN if best.is_pass and SKIP_TURN in choices else END_SALES


def better_sale(outlook: Outlook, turn: RestOfTurn) -> RestOfTurn | None:
    """The best turn with one more building sold, if that is better than this one."""
    best, found = turn.value, None
    for building in outlook.game.cities[outlook.me]:
        if building.card not in turn.sold:
            other = turn_after(outlook, [*turn.sold, building.card])
            if other.value > best:
                best, found = other.value, other
    return found


def turn_after(outlook: Outlook, sold: list[int]) -> RestOfTurn:
    """The turn to expect after selling these: what they give every turn is lost."""
    game = outlook.game
    pool = game.upkeep(outlook.me)
    for card in sold:
        pool -= game.cards.upkeep[card][game.building(card).stage]
    return RestOfTurn(outlook, sold, pool)


def construction(outlook: Outlook, choices: list[Choice]) -> Choice:
    """The card whose construction promises most, or none; skip what is left of a turn in which nothing was done."""
    turn = RestOfTurn(outlook, [], outlook.game.pool)
    if turn.build:
        return BUILD.of[turn.build]
    return SKIP_TURN if turn.is_pass and SKIP_TURN in choices else END_BUILDING


def worker_site(outlook: Outlook) -> Choice:
    """While a card is pending, the next step of the cheapest way to pay; then a worker only where it is worth it."""
    game = outlook.game
    plan = Plan(game.cards, outlook.sites)
    if game.pending:
        plan.pay(
            shortage(game.cards.cost[game.pending], game.pool),
            outlook.hand.after(0, SALE_DRAWS if game.sale_turn else 1),
        )
    else:
        plan.place_freely(idle_hand(outlook, game.sale_turn))
    return END_WORKERS if plan.first is None else PLACE.of[plan.first.building.card]
