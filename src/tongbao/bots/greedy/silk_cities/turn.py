"""A turn, one action after another: the one that gains most is next."""

from typing import Final

from tongbao.bots.greedy.silk_cities.outlook import GUARD, NEEDED, Outlook
from tongbao.bots.greedy.silk_cities.trading import proposal, purchase, sale
from tongbao.bots.greedy.silk_cities.war import attack
from tongbao.engine.choice import Choice
from tongbao.games.silk_cities.actions import (
    ASSIGN,
    ATTACK,
    BUILD,
    BUY,
    END,
    FINE,
    FOOD,
    GATHER,
    GROW,
    LABORER,
    MERCHANT,
    METAL,
    OFFER,
    PLAY,
    SELL,
    SILK,
    SOLDIER,
    TOLL,
    USE,
)
from tongbao.games.silk_cities.cards.sets import FREE_PASSAGE, GAIN_CITIZENS, GAIN_COINS, GAIN_GOODS, UNTAP
from tongbao.games.silk_cities.citizens import MERCHANTS, STATES, TAPPED_MERCHANTS, tapped
from tongbao.games.silk_cities.city import MAIN_HARVEST, OTHER_HARVEST, growth_cost, price_of_use
from tongbao.games.silk_cities.map import BYZANTIUM, CHINA

ATTACK_FIRST: Final = 400.0
FIRST: Final = 300.0
EARLY: Final = 200.0
SOON: Final = 100.0
"""What costs nothing is done before anything is paid for."""
TRADE: Final = 3.0
"""What an untapped merchant is worth."""
ARMING: Final = 0.5
"""What each soldier is worth that the city lacks; metal goes into buildings first."""
DUEL: Final = 2
"""Between two players arms come first."""
TOLL_ASKED: Final = 3
TOLL_GAIN: Final = 0.1
PASSAGE: Final = 3.0
"""So much must a free passage spare."""


class Turn:
    """What each action of a turn gains."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook

    def best(self, choices: list[Choice]) -> Choice:
        """The action that gains most; the end of the turn if none does."""
        best, found = 0.0, END
        for choice in choices:
            gain = self.gain(choice)
            if gain > best:
                best, found = gain, choice
        return found

    def gain(self, choice: Choice) -> float:
        """What the action brings, less what it costs."""
        verb, outlook = choice.verb, self.outlook
        if verb is SELL:
            return soon(sale(outlook, choice.parameters[0], choice.parameters[1]))
        if verb is BUY:
            return purchase(outlook, choice.parameters[0], choice.parameters[1])
        if verb is OFFER:
            return soon(proposal(outlook, choice.parameters[0], choice.parameters[1], choice.parameters[2]))
        if verb is ATTACK:
            return at_once(attack(outlook, choice.parameters[0], choice.parameters[1]))
        if verb is GATHER:
            return EARLY + self.harvest(choice.parameters[0])
        if verb is ASSIGN:
            return self.assignment(choice.parameters[0], choice.parameters[1])
        if verb is BUILD:
            return self.building(choice.parameters[0])
        if verb is USE:
            return soon(self.use(choice.parameters[0]))
        if verb is PLAY:
            return self.play(choice.parameters[0])
        if choice is GROW:
            return soon(self.growth())
        if verb is TOLL:
            return TOLL_GAIN if choice.parameters[0] == TOLL_ASKED else 0.0
        return 0.0

    def harvest(self, good: int) -> float:
        """What a laborer gathers."""
        game, seat = self.outlook.game, self.outlook.seat
        many = MAIN_HARVEST if game.map.is_food[game.homes[seat]] == (good == FOOD) else OTHER_HARVEST
        bonus = game.cards.gather_bonus[good].of(game.improvements[seat])
        if bonus and game.gathers[seat * 2 + good] < max(game.cards.gather_times[good]):
            many += bonus
        return self.outlook.goods(good, self.outlook.held(good), many)

    def assignment(self, role: int, new: int) -> float:
        """From where there are too many to where there are too few."""
        outlook = self.outlook
        if outlook.lacking(new) > 0 > outlook.lacking(role) and outlook.rounds >= 1.0:
            if new == SOLDIER:
                urgent = outlook.game.players == DUEL or outlook.missing_guards()
                if not urgent or outlook.good(METAL, outlook.held(METAL) - 1) > GUARD:
                    return ARMING * outlook.lacking(new)
            return FIRST + outlook.lacking(new)
        return 0.0

    def growth(self) -> float:
        """One citizen more, for food."""
        outlook = self.outlook
        game, seat = outlook.game, outlook.seat
        cost = growth_cost(game, seat, outlook.size)
        return outlook.citizen(LABORER) - NEEDED * cost

    def given(self, food: int, metal: int) -> float:
        """What food and metal would have been worth."""
        outlook = self.outlook
        worth = outlook.goods(FOOD, outlook.held(FOOD) - food, food)
        return worth + outlook.goods(METAL, outlook.held(METAL) - metal, metal)

    def building(self, improvement: int) -> float:
        """An improvement, for what it costs."""
        outlook, cards = self.outlook, self.outlook.game.cards
        goods = self.given(cards.cost_food[improvement], cards.cost_metal[improvement])
        return outlook.merits[improvement] - outlook.coin * cards.cost_coins[improvement] - goods

    def use(self, improvement: int) -> float:
        """A card for what a patronage costs, or merchants untapped."""
        outlook, game, cards = self.outlook, self.outlook.game, self.outlook.game.cards
        gain = 0.0
        if cards.patrons >> improvement & 1:
            gain = outlook.card * cards.draws[improvement]
            gain -= outlook.coin * price_of_use(game, outlook.seat, improvement)
            gain -= self.given(cards.pays[1][improvement], cards.pays[2][improvement])
            if cards.pays[3][improvement]:
                good = SILK if game.goods[outlook.seat * 4 + SILK] else FINE
                gain -= outlook.silk(good, 0)
        if cards.untaps >> improvement & 1:
            gain += self.untapping(cards.untap_role[improvement], cards.untap_count[improvement])
        return gain

    def untapping(self, role: int, many: int) -> float:
        """Merchants who can work again."""
        outlook = self.outlook
        if role != MERCHANT:
            return 0.0
        return TRADE * min(many, tapped(outlook.game.citizens, outlook.seat * STATES, role))

    def play(self, kind: int) -> float:
        """What a card gives; some are kept until they give enough."""
        outlook, game = self.outlook, self.outlook.game
        effect, amount = game.cards.effect[kind], game.cards.amount[kind]
        first = outlook.seat * STATES
        if effect in (GAIN_COINS, GAIN_CITIZENS, GAIN_GOODS):
            return FIRST
        if effect == UNTAP and not game.citizens[first + MERCHANTS]:
            return SOON if game.citizens[first + TAPPED_MERCHANTS] >= amount else 0.0
        if effect == FREE_PASSAGE and game.citizens[first + MERCHANTS]:
            cost = game.routes_of(outlook.seat).cost
            goal = BYZANTIUM if outlook.silk_held() else CHINA
            return EARLY + cost[goal] if cost[goal] >= PASSAGE and (outlook.silk_held() or max(game.china)) else 0.0
        return 0.0


def at_once(gain: float) -> float:
    """A gain to be had before citizens change their work."""
    return gain + ATTACK_FIRST if gain > 0.0 else gain


def soon(gain: float) -> float:
    """A gain to be had before coins are spent."""
    return gain + SOON if gain > 0.0 else gain
