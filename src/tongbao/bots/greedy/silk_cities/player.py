"""The greedy player of Cities of the Silk Road: takes what gains most at once, in coins and cards."""

from typing import Final

from tongbao.bots.greedy.silk_cities.barbarians import soldiers
from tongbao.bots.greedy.silk_cities.bidding import limit, put, raising
from tongbao.bots.greedy.silk_cities.outlook import Outlook
from tongbao.bots.greedy.silk_cities.regions import claim, fate
from tongbao.bots.greedy.silk_cities.trading import answer, ask, hop
from tongbao.bots.greedy.silk_cities.turn import Turn
from tongbao.bots.greedy.silk_cities.war import army, battle_card, defence, plunder
from tongbao.bots.greedy.strategy import Strategy
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.games.silk_cities.actions import (
    ACCEPT,
    ARMY,
    ASK,
    CLAIM,
    DEFEND,
    END,
    HOP,
    KEEP,
    KEEP_CARD,
    LIMIT,
    PLUNDER,
    PUT,
    RAISE,
    SOLDIERS,
)
from tongbao.games.silk_cities.cards.sets import VICTORY_POINTS
from tongbao.games.silk_cities.table import SilkCities

POINT: Final = 10
"""A card with points is kept before any other."""


class GreedySilkCities(Strategy):
    """Every decision is taken anew from the table as it stands; nothing is remembered."""

    def choose(self, game: Game, seat: int, choices: list[Choice]) -> Choice:
        assert isinstance(game, SilkCities)
        outlook = Outlook(game, seat)
        first, last = choices[0].verb, choices[-1]
        if last is END:
            return Turn(outlook).best(choices)
        if first is CLAIM:
            return claim(outlook, choices)
        if first is LIMIT:
            return limit(outlook, choices)
        if first is RAISE:
            return raising(outlook, choices)
        if first is PUT:
            return put(outlook, choices)
        if choices[0] is KEEP:
            return fate(outlook, choices)
        if choices[0] is ACCEPT:
            return answer(outlook)
        if first is ASK:
            return ask(outlook, choices)
        if first is HOP:
            return hop(outlook, choices)
        if first is SOLDIERS:
            return soldiers(outlook, choices)
        if first is ARMY:
            return army(outlook, choices)
        if first is DEFEND:
            return defence(outlook)
        if first is PLUNDER:
            return plunder(outlook, choices)
        if first is KEEP_CARD:
            return card_to_keep(game, choices)
        return battle_card(outlook, choices)


def card_to_keep(game: SilkCities, choices: list[Choice]) -> Choice:
    """Of the cards looked at, the one with most Victory Points; of others the one that does most."""
    cards, found, best = game.cards, choices[0], -1
    for choice in choices:
        kind = choice.parameters[0]
        worth = cards.points[kind] * POINT if cards.effect[kind] == VICTORY_POINTS else abs(cards.amount[kind])
        if worth > best:
            found, best = choice, worth
    return found
