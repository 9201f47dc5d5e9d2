"""Greedy policy of Xanadu: looks at every choice for the best end of this turn, and no further."""

from typing import Final

from tongbao.bots.core.policy import Policy
from tongbao.bots.xanadu.greedy.hand import effort
from tongbao.bots.xanadu.greedy.outlook import SALE_DRAWS, Outlook
from tongbao.bots.xanadu.greedy.plan import HOPELESS, Plan
from tongbao.bots.xanadu.greedy.worth import worth_in
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
from tongbao.games.xanadu.cards.resources import shortage
from tongbao.games.xanadu.cards.schema import SQUARES
from tongbao.games.xanadu.table import Xanadu

EASE: Final = 0.3
"""For every worker that the passive of a starting building spares the rest of the hand."""


class GreedyXanaduPolicy(Policy):
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


class RestOfTurn:
    """The turn if these buildings are ``sold`` first, none once the sales are over.

    ``value``: all it promises, for comparison with other turns. ``build``: the card to build, 0 for none;
    ``is_pass``: nor is anything else done.
    """

    def __init__(self, outlook: Outlook, sold: list[int], pool: int) -> None:
        self.outlook: Final = outlook
        self.sale: Final = outlook.game.sale_turn or len(sold) > 0
        self.sold: Final = sold
        self.value = 0.0
        self.build = 0
        self.is_pass = False
        standing = 0
        for building in outlook.game.cities[outlook.me]:
            if building.card not in sold and building.stage < SQUARES:
                standing += 1
        plan = Plan(outlook.game.cards, [site for site in outlook.sites if site.building.card not in sold])
        self.do_without_building(plan, standing)
        if len(outlook.game.cities[outlook.me]) - len(sold) < outlook.game.terms.building_limit:
            self.choose_building(plan, standing, pool)
        self.value += self.sales_and_keeps(sold)

    def do_without_building(self, plan: Plan, standing: int) -> None:
        """The value of free workers, or of a pass."""
        plan.place_freely(idle_hand(self.outlook, self.sale))
        self.is_pass = plan.first is None and not self.sale and not self.outlook.game.acted
        self.value = plan.value + self.outlook.value_to_sell(standing)

    def choose_building(self, plan: Plan, standing: int, pool: int) -> None:
        """The card whose construction promises most, if that is more than without."""
        outlook, game = self.outlook, self.outlook.game
        for card in outlook.hand.cards:
            hand = outlook.hand.after(card, SALE_DRAWS if self.sale else 1)
            if plan.pay(shortage(game.cards.cost[card], pool), hand):
                new = outlook.value_building(card, outlook.me)[0]
                value = plan.value + new + outlook.value_to_sell(standing + 1)
                if value > self.value:
                    self.value = value
                    self.build = card
                    self.is_pass = False

    def sales_and_keeps(self, sold: list[int]) -> float:
        """What is paid for the buildings sold, and what the others are worth as they stand."""
        value = 0.0
        for site in self.outlook.sites:
            if site.mine:
                card, stage = site.building.card, site.building.stage
                value += self.outlook.worth.price[card][stage] if card in sold else site.value[stage]
        return value


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


def idle_hand(outlook: Outlook, sale: bool) -> list[float]:
    """The value of the hand by the number of free workers, if nothing more is built; a pass refills it."""
    hand = outlook.hand.after(0, SALE_DRAWS if sale else 1)
    if not sale and not outlook.game.acted:
        hand[0] = outlook.hand.after(0, outlook.game.terms.hand_limit)[0]
    return hand
