"""Which of many choices are worth a thought: the best of each class."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.games.silk_cities.actions import ATTACK, BUILD, BUY, CHEAPEST, OFFER, OUT, SELL, TOLL, WANT
from tongbao.games.silk_cities.empires import SELLER
from tongbao.games.silk_cities.table import SilkCities

MOST: Final = 12
BUILDINGS: Final = 4
"""So many improvements to build are thought about."""
SHARES: Final = (0.0, 0.5, 0.7, 0.85, 1.0, 1.15, 1.35, 1.7)
"""Prices are thought about at these parts of the usual one."""
ALL: Final = 100


def best_of_classes(game: SilkCities, ranked: list[Choice]) -> list[Choice]:
    """On a turn: what to trade and where by the cheapest route, the best partner for each good, the best buildings.

    Of tolls and posted prices only one that is best of all is thought about.
    """
    first = ranked[0]
    found, count = [first], {group(game, first): 1}
    for choice in ranked[1:]:
        verb = choice.verb
        if verb is TOLL or verb is WANT:
            continue
        if (verb is BUY or verb is SELL or verb is ATTACK) and choice.parameters[1] != CHEAPEST:
            continue
        if verb is OFFER and choice.parameters[2] != CHEAPEST:
            continue
        kind = group(game, choice)
        many = count.get(kind, 0)
        if many < (BUILDINGS if verb is BUILD else 1):
            count[kind] = many + 1
            found.append(choice)
    return found


def group(game: SilkCities, choice: Choice) -> int:
    """The class of a choice on a turn: the verb, with the good that is traded; everything else is one by itself."""
    verb = choice.verb
    if verb is BUILD or verb is TOLL or verb is WANT:
        return -1 - verb.first_id
    if verb is BUY:
        good = game.empires[SELLER[choice.parameters[0]]].good(choice.parameters[0])
        return -1 - verb.first_id - good
    if verb is OFFER:
        return -1 - verb.first_id - choice.parameters[0]
    return choice.id


def around(usual: Choice, choices: list[Choice]) -> list[Choice]:
    """Some of the prices below and above the usual one, which is first."""
    found = [usual]
    if usual is OUT:
        found.extend(choices[:2])
        return found
    middle = usual.parameters[0]
    for share in SHARES:
        price, best, nearest = share * middle, usual, 0.0 + ALL
        for choice in choices:
            if choice is not OUT and abs(choice.parameters[0] - price) < nearest:
                best, nearest = choice, abs(choice.parameters[0] - price)
        if best not in found:
            found.append(best)
    return found
