"""What is best to do with the rest of a turn."""

from typing import Final

from tongbao.bots.greedy.xanadu.clock import SALE_DRAWS
from tongbao.bots.greedy.xanadu.outlook import Outlook
from tongbao.bots.greedy.xanadu.plan import Plan
from tongbao.games.xanadu.cards.schema import SQUARES
from tongbao.games.xanadu.resources import shortage


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


def idle_hand(outlook: Outlook, sale: bool) -> list[float]:
    """The value of the hand by the number of free workers, if nothing more is built; a pass refills it."""
    hand = outlook.hand.after(0, SALE_DRAWS if sale else 1)
    if not sale and not outlook.game.acted:
        hand[0] = outlook.hand.after(0, outlook.game.terms.hand_limit)[0]
    return hand
