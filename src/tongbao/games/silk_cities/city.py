"""What a city does for itself: assign, gather, grow, build, use, play (section 4.2)."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.games.silk_cities import log
from tongbao.games.silk_cities.actions import (
    ASSIGNS,
    BUILD_BITS,
    BUILDS_HIGH,
    BUILDS_LOW,
    CITY_SIZE,
    FINE,
    FOOD,
    GATHER,
    LABORER,
    METAL,
    PLAY,
    SILK,
    SOLDIER,
    USE,
)
from tongbao.games.silk_cities.cards.sets import FREE_PASSAGE, GAIN_CITIZENS, GAIN_COINS, GAIN_GOODS, ON_TURN, UNTAP
from tongbao.games.silk_cities.citizens import (
    LABORERS,
    MERCHANTS,
    RECRUITS,
    STATES,
    TAPPED_LABORERS,
    TRAINED,
    tapped,
    untap,
)
from tongbao.games.silk_cities.drawing import DRAW
from tongbao.games.silk_cities.lists import changed
from tongbao.games.silk_cities.table import SilkCities

LOW_HALF: Final = (1 << BUILD_BITS) - 1
MAIN_HARVEST: Final = 2
OTHER_HARVEST: Final = 1


def add_assignments(game: SilkCities, seat: int, found: list[Choice]) -> None:
    """Any untapped citizen, to a role that can be paid: laborer 1 food, merchant 1 coin, soldier 1 metal."""
    citizens, first = game.citizens, seat * STATES
    source = 0
    if citizens[first + LABORERS]:
        source = 1
        found.extend(GATHER.choices)
    if citizens[first + MERCHANTS]:
        source |= 2
    if citizens[first + TRAINED] or citizens[first + RECRUITS]:
        source |= 4
    if source:
        payable = 1 if game.goods[seat * 4 + FOOD] else 0
        if game.coins[seat]:
            payable |= 2
        if game.goods[seat * 4 + METAL]:
            payable |= 4
        found.extend(ASSIGNS[source << 3 | payable])


def assign(game: SilkCities, seat: int, role: int, new: int) -> None:
    """A citizen changes role and stays untapped; a new soldier is in training, unless training is quick (S-16)."""
    citizens, first = game.citizens, seat * STATES
    if role == SOLDIER:
        citizens[first + (RECRUITS if citizens[first + RECRUITS] else TRAINED)] -= 1
    else:
        citizens[first + 2 * role] -= 1
    if new == SOLDIER:
        game.goods[seat * 4 + METAL] -= 1
        citizens[first + (TRAINED if game.cards.quick_training & game.improvements[seat] else RECRUITS)] += 1
    elif new == LABORER:
        game.goods[seat * 4 + FOOD] -= 1
        citizens[first + LABORERS] += 1
    else:
        game.coins[seat] -= 1
        citizens[first + MERCHANTS] += 1
    log.assign(game, seat, role, new)


def harvest_of(game: SilkCities, seat: int, good: int) -> int:
    """Two of the region's own good or one of the other; improvements add to the first gathers of a round."""
    harvest = MAIN_HARVEST if game.map.is_food[game.homes[seat]] == (good == FOOD) else OTHER_HARVEST
    bonus = game.cards.gather_bonus[good]
    helping = game.improvements[seat] & bonus.mask
    if helping:
        for improvement, times in enumerate(game.cards.gather_times[good]):
            if helping >> improvement & 1 and game.gathers[seat * 2 + good] < times:
                harvest += bonus.amounts[improvement]
    return harvest


def gather(game: SilkCities, seat: int, good: int) -> None:
    """Tap a laborer for what the region yields."""
    citizens, first, harvest = game.citizens, seat * STATES, harvest_of(game, seat, good)
    citizens[first + LABORERS] -= 1
    citizens[first + TAPPED_LABORERS] += 1
    place = seat * 2 + good
    game.gathers = changed(game.gathers, place, game.gathers[place] + 1)
    game.goods[seat * 4 + good] += harvest
    log.thing(game, "gather", seat, "good", good, harvest)


def growth_cost(game: SilkCities, seat: int, size: int) -> int:
    """The food for one citizen more: by threes of those there are, at most 4, less improvements, at least 1."""
    cost = min(4, 1 + size // 3) - game.cards.grow_discount.of(game.improvements[seat])
    return cost if cost > 1 else 1


def can_grow(game: SilkCities, seat: int) -> bool:
    """Whether there is room and food for another citizen."""
    food = game.goods[seat * 4 + FOOD]
    if not food:
        return False
    size = game.size(seat)
    return size < CITY_SIZE and growth_cost(game, seat, size) <= food


def grow(game: SilkCities, seat: int) -> None:
    """One citizen more, a tapped laborer (S-18)."""
    cost = growth_cost(game, seat, game.size(seat))
    game.goods[seat * 4 + FOOD] -= cost
    game.citizens[seat * STATES + TAPPED_LABORERS] += 1
    log.by(game, "grow", seat, cost)


def buildable(game: SilkCities, seat: int) -> int:
    """The mask of improvements that are left, not owned, and can be paid."""
    cards = game.cards
    coins = min(game.coins[seat], len(cards.paid_with_coins) - 1)
    food = min(game.goods[seat * 4 + FOOD], len(cards.paid_with_food) - 1)
    metal = min(game.goods[seat * 4 + METAL], len(cards.paid_with_metal) - 1)
    payable = cards.paid_with_coins[coins] & cards.paid_with_food[food] & cards.paid_with_metal[metal]
    return payable & game.available & ~game.improvements[seat]


def add_buildings(game: SilkCities, seat: int, found: list[Choice]) -> None:
    """The improvements that can be built."""
    mask = buildable(game, seat)
    if mask:
        found.extend(BUILDS_LOW[mask & LOW_HALF])
        found.extend(BUILDS_HIGH[mask >> BUILD_BITS])


def build(game: SilkCities, seat: int, improvement: int) -> None:
    """Pay an improvement to the bank and put it on the board."""
    cards = game.cards
    coins, food, metal = cards.cost_coins[improvement], cards.cost_food[improvement], cards.cost_metal[improvement]
    game.coins[seat] -= coins
    game.goods[seat * 4 + FOOD] -= food
    game.goods[seat * 4 + METAL] -= metal
    game.copies = changed(game.copies, improvement, game.copies[improvement] - 1)
    if not game.copies[improvement]:
        game.available &= ~(1 << improvement)
    game.give_improvement(seat, improvement)
    log.cost(game, "build", seat, improvement, [coins, food, metal, 0, 0])


def price_of_use(game: SilkCities, seat: int, improvement: int) -> int:
    """The coins for a patronage: its own and those for each card in hand."""
    cards = game.cards
    return cards.pays[0][improvement] + cards.pays_per_card[improvement] * len(game.hands[seat])


def can_use(game: SilkCities, seat: int, improvement: int) -> bool:
    """Whether it can be paid, or has somebody to untap."""
    cards, goods = game.cards, seat * 4
    if not cards.patrons >> improvement & 1:
        return tapped(game.citizens, seat * STATES, cards.untap_role[improvement]) > 0
    return (
        game.coins[seat] >= price_of_use(game, seat, improvement)
        and game.goods[goods + FOOD] >= cards.pays[1][improvement]
        and game.goods[goods + METAL] >= cards.pays[2][improvement]
        and game.goods[goods + SILK] + game.goods[goods + FINE] >= cards.pays[3][improvement]
    )


def add_uses(game: SilkCities, seat: int, found: list[Choice]) -> None:
    """Improvements that may be used once a round."""
    mask = game.improvements[seat] & game.cards.usable & ~game.used[seat]
    improvement = 0
    while mask:
        if mask & 1 and can_use(game, seat, improvement):
            found.append(USE.choices[improvement])
        mask >>= 1
        improvement += 1


def use(game: SilkCities, seat: int, improvement: int) -> None:
    """Pay for the patronage and draw cards, or untap citizens; silk is standard if there is any, else fine (S-43)."""
    cards, goods = game.cards, seat * 4
    game.used = changed(game.used, seat, game.used[seat] | 1 << improvement)
    if cards.patrons >> improvement & 1:
        coins = price_of_use(game, seat, improvement)
        food, metal, silk = cards.pays[1][improvement], cards.pays[2][improvement], cards.pays[3][improvement]
        standard = min(silk, game.goods[goods + SILK])
        game.coins[seat] -= coins
        game.goods[goods + FOOD] -= food
        game.goods[goods + METAL] -= metal
        game.goods[goods + SILK] -= standard
        game.goods[goods + FINE] -= silk - standard
        log.cost(game, "use", seat, improvement, [coins, food, metal, standard, silk - standard])
        game.then([DRAW[seat] for _ in range(cards.draws[improvement])])
    if cards.untaps >> improvement & 1:
        untap(game.citizens, seat * STATES, cards.untap_role[improvement], cards.untap_count[improvement])
        log.thing(game, "use_untap", seat, "improvement", improvement)


def does_something(game: SilkCities, seat: int, kind: int) -> bool:
    """Whether a card to be played on the turn would change anything."""
    effect = game.cards.effect[kind]
    if effect == FREE_PASSAGE:
        return not game.free_passage
    if effect == GAIN_CITIZENS:
        return game.size(seat) < CITY_SIZE
    if effect == UNTAP:
        return tapped(game.citizens, seat * STATES, game.cards.what[kind]) > 0
    return True


def add_plays(game: SilkCities, seat: int, found: list[Choice]) -> None:
    """The kinds of cards in hand that may be played now."""
    cards, seen = game.cards, 0
    for card in game.hands[seat]:
        kind = cards.development[card]
        if cards.when[kind] == ON_TURN and not seen >> kind & 1:
            seen |= 1 << kind
            if does_something(game, seat, kind):
                found.append(PLAY.choices[kind])


def play(game: SilkCities, seat: int, kind: int) -> None:
    """Discard a card and do what it says."""
    cards, first = game.cards, seat * STATES
    effect, amount = cards.effect[kind], cards.amount[kind]
    game.discard(seat, kind)
    log.thing(game, "play", seat, "card", kind)
    if effect == FREE_PASSAGE:
        game.free_passage = True
        game.routes = None
    elif effect == GAIN_CITIZENS:
        room = min(amount, CITY_SIZE - game.size(seat))
        role = cards.what[kind]
        game.citizens[first + 2 * role + 1] += room
    elif effect == GAIN_COINS:
        game.coins[seat] += amount
    elif effect == GAIN_GOODS:
        game.goods[seat * 4 + cards.what[kind]] += amount
    elif effect == UNTAP:
        untap(game.citizens, first, cards.what[kind], amount)
