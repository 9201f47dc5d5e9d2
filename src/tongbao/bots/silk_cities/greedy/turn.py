"""Turn: one action after another, the one that gains most is next."""

from collections.abc import Callable
from typing import Final

from tongbao.bots.silk_cities.greedy.cards import EARLY, FIRST, SOON, play
from tongbao.bots.silk_cities.greedy.outlook import GUARD, NEEDED, Outlook
from tongbao.bots.silk_cities.greedy.trading import post, proposal, purchase, sale
from tongbao.bots.silk_cities.greedy.war import attack
from tongbao.engine.choice import Choice, Verb
from tongbao.games.silk_cities.cards.actions import (
    ASSIGN,
    ATTACK,
    BUILD,
    BUY,
    END,
    FINE,
    FOOD,
    GATHER,
    GATHER_ALL,
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
    WANT,
)
from tongbao.games.silk_cities.effects.turn import Patronage, Untap

ATTACK_FIRST: Final = 400.0
TRADE: Final = 3.0
"""What an untapped merchant is worth."""
ARMING: Final = 0.5
"""What each soldier is worth that the city lacks; metal goes into buildings first."""
DUEL: Final = 2
"""Between two players arms come first."""
TOLL_ASKED: Final = 3
TOLL_GAIN: Final = 0.1


def next_action(outlook: Outlook, choices: list[Choice]) -> Choice:
    """The action that gains most; if none does, a price is posted, or the turn ends."""
    best, found = 0.0, END
    for choice in choices:
        gain = GAINS[choice.verb](outlook, choice)
        if gain > best:
            best, found = gain, choice
    return post(outlook) if found is END else found


def gather(outlook: Outlook, choice: Choice) -> float:
    """What a laborer gathers."""
    good = choice.parameters[0]
    return EARLY + outlook.goods(good, outlook.held(good), outlook.game.harvest(outlook.seat, good))


def assign(outlook: Outlook, choice: Choice) -> float:
    """From where there are too many to where there are too few."""
    role, new = choice.parameters
    if outlook.lacking(new) > 0 > outlook.lacking(role) and outlook.rounds >= 1.0:
        if new == SOLDIER:
            urgent = outlook.game.players == DUEL or outlook.missing_guards()
            if not urgent or outlook.good(METAL, outlook.held(METAL) - 1) > GUARD:
                return ARMING * outlook.lacking(new)
        return FIRST + outlook.lacking(new)
    return 0.0


def grow(outlook: Outlook, choice: Choice) -> float:
    """One citizen more, for food."""
    return soon(outlook.citizen(LABORER) - NEEDED * outlook.city.growth_cost())


def gather_all(outlook: Outlook, choice: Choice) -> float:
    """Gathering with all laborers at once; 0 if one of them had better gather the other good."""
    good, harvested, worth = choice.parameters[0], 0, 0.0
    game, seat, city = outlook.game, outlook.seat, outlook.city
    other = METAL if good == FOOD else FOOD
    least = outlook.goods(other, outlook.held(other), game.harvest(seat, other))
    for gather in range(city.citizens.untapped[LABORER]):
        more = city.harvest(good, game.map.is_food[city.home], gather)
        gain = outlook.goods(good, outlook.held(good) + harvested, more)
        if gain < least:
            return 0.0
        harvested += more
        worth += gain
    return EARLY + worth


def given(outlook: Outlook, food: int, metal: int) -> float:
    """What food and metal would have been worth."""
    worth = outlook.goods(FOOD, outlook.held(FOOD) - food, food)
    return worth + outlook.goods(METAL, outlook.held(METAL) - metal, metal)


def build(outlook: Outlook, choice: Choice) -> float:
    """An improvement, for what it costs."""
    number = choice.parameters[0]
    price = outlook.game.cards.improvements[number].price
    goods = given(outlook, price.goods[FOOD], price.goods[METAL])
    return outlook.merits[number] - outlook.coin * price.coins - goods


def use(outlook: Outlook, choice: Choice) -> float:
    """A card for what a patronage costs, or merchants untapped."""
    gain = 0.0
    for effect in outlook.game.cards.improvements[choice.parameters[0]].uses:
        if isinstance(effect, Patronage):
            gain += outlook.card * effect.cards
            gain -= outlook.coin * effect.coins_with(outlook.hand)
            gain -= given(outlook, effect.food, effect.metal)
            if effect.silk:
                gain -= outlook.silk(SILK if outlook.city.goods[SILK] else FINE, 0)
        elif isinstance(effect, Untap) and effect.role == MERCHANT:
            gain += TRADE * min(effect.count, outlook.city.citizens.tapped_of(MERCHANT))
    return soon(gain)


def buy(outlook: Outlook, choice: Choice) -> float:
    """A good from an empire."""
    return purchase(outlook, choice.parameters[0], choice.parameters[1])


def sell(outlook: Outlook, choice: Choice) -> float:
    """Coins from an empire."""
    return soon(sale(outlook, choice.parameters[0], choice.parameters[1]))


def offer(outlook: Outlook, choice: Choice) -> float:
    """Coins from another player."""
    return soon(proposal(outlook, choice.parameters[0], choice.parameters[1], choice.parameters[2]))


def strike(outlook: Outlook, choice: Choice) -> float:
    """An attack is made before citizens change their work."""
    gain = attack(outlook, choice.parameters[0], choice.parameters[1])
    return gain + ATTACK_FIRST if gain > 0.0 else gain


def play_card(outlook: Outlook, choice: Choice) -> float:
    """What a card gives; some are kept until they give enough."""
    return play(outlook, choice.parameters[0])


def toll(outlook: Outlook, choice: Choice) -> float:
    """One toll for ever."""
    return TOLL_GAIN if choice.parameters[0] == TOLL_ASKED else 0.0


def nothing(outlook: Outlook, choice: Choice) -> float:
    """Prices are posted, and the turn ends, when nothing else gains."""
    return 0.0


def soon(gain: float) -> float:
    """A gain to be had before coins are spent."""
    return gain + SOON if gain > 0.0 else gain


GAINS: Final[dict[Verb, Callable[[Outlook, Choice], float]]] = {
    GATHER: gather,
    GATHER_ALL: gather_all,
    ASSIGN: assign,
    GROW.verb: grow,
    BUILD: build,
    USE: use,
    PLAY: play_card,
    BUY: buy,
    SELL: sell,
    OFFER: offer,
    ATTACK: strike,
    TOLL: toll,
    WANT: nothing,
    END.verb: nothing,
}
"""By verb, what an action brings, less what it costs."""
