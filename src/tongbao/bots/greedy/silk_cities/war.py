"""Attacks and defence: what a fight is worth, how many soldiers and which cards go into it."""

from typing import Final

from tongbao.bots.greedy.silk_cities.outlook import Outlook
from tongbao.engine.choice import Choice
from tongbao.games.silk_cities.actions import (
    ARMY,
    CHEAPEST,
    DEFEND,
    DONE,
    LABORER,
    PASS,
    SOLDIER,
    TAKE_CAPTIVE,
    TAKE_COINS,
)
from tongbao.games.silk_cities.affairs import Battle
from tongbao.games.silk_cities.cards.sets import CALL_OFF
from tongbao.games.silk_cities.citizens import STATES, TRAINED, untapped
from tongbao.games.silk_cities.map import FIRST_CITY
from tongbao.games.silk_cities.spoils import MOST_ARMS, MOST_COINS, MOST_PLUNDERS
from tongbao.games.silk_cities.table import SilkCities

WORST: Final = -1e9
PLUNDER_WORTH: Final = 5.0
KILL: Final = 8.0
ARMS: Final = 2.0
SURPRISES: Final = 0.13
"""How likely a card in a rival's hand turns a defence."""
SURPRISE: Final = 3
BATTLE_CARD: Final = 8.0
"""What a battle card is worth in hand."""
EXPOSED: Final = 4.0
"""What it costs that a rival could come while the soldiers are away."""


class Fight:
    """One seat's view of an attack: the strength that improvements and cards add to each side."""

    def __init__(self, outlook: Outlook, attacker: int, defender: int) -> None:
        game = outlook.game
        own, its, cards = game.improvements[attacker], game.improvements[defender], game.cards
        self.outlook: Final = outlook
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.reserve: Final = game.reserve(attacker, defender)
        self.attack: Final = cards.attack_bonus.of(own) + cards.defence_malus.of(its)
        self.defence: Final = cards.defence_bonus.of(its) + cards.attack_malus.of(own)

    def attackers_gain(self, army: int, attack: int, defenders: int, defence: int) -> float:
        """What the fight brings the attacker, with so much added to each side."""
        strength, against = max(0, army + attack), max(0, defenders + defence)
        lost = min(army, against)
        gain = -lost * self.outlook.citizen(SOLDIER)
        if strength >= defenders and strength:
            gain += self.outlook.card + PLUNDER_WORTH * min(MOST_PLUNDERS, army - lost)
        if lost == army:
            gain -= self.outlook.coin * self.reserve + ARMS * min(MOST_ARMS, army)
        return gain + self.outlook.rivalry * KILL * min(defenders, strength)

    def defenders_gain(self, army: int, attack: int, defenders: int, defence: int) -> float:
        """What it brings the defender; mostly it costs."""
        strength, against = max(0, army + attack), max(0, defenders + defence)
        lost = min(army, against)
        gain = -min(defenders, strength) * self.outlook.citizen(SOLDIER) + self.outlook.rivalry * KILL * lost
        if strength >= defenders and strength:
            gain -= self.outlook.rivalry * self.outlook.card + PLUNDER_WORTH * min(MOST_PLUNDERS, army - lost)
        if lost == army:
            gain += self.outlook.coin * self.reserve + ARMS * min(MOST_ARMS, army)
        return gain

    def best_army(self, most: int) -> tuple[int, float]:
        """How many soldiers to send against all that can defend, and what to expect of it."""
        game = self.outlook.game
        defenders = untapped(game.citizens, self.defender * STATES, SOLDIER)
        calm = (1.0 - SURPRISES) ** len(game.hands[self.defender])
        best, found = WORST, 1
        for army in range(1, most + 1):
            gain = calm * self.attackers_gain(army, self.attack, defenders, self.defence)
            gain += (1.0 - calm) * self.attackers_gain(army, self.attack, defenders, self.defence + SURPRISE)
            gain -= self.exposure(most - army)
            if gain > best:
                best, found = gain, army
        return found, best + self.exposure(most)

    def exposure(self, guards: int) -> float:
        """What may happen to the city in this round while only so many soldiers are at home."""
        game, seat = self.outlook.game, self.outlook.seat
        if game.sacked >> seat & 1:
            return 0.0
        cost, defence = 0.0, guards + game.cards.defence_bonus.of(game.improvements[seat])
        for rival in later_seats(game, seat):
            if rival != self.defender and game.citizens[rival * STATES + TRAINED] >= max(1, defence):
                cost += EXPOSED
        return cost

    def best_defence(self, battle: Battle, more: int) -> tuple[int, float]:
        """How many soldiers to defend with, with so much more strength, and what to expect of it."""
        ready = untapped(self.outlook.game.citizens, self.defender * STATES, SOLDIER)
        attack, defence = self.attack + battle.attack_cards, self.defence + battle.defence_cards + more
        best, found = WORST, 0
        for defenders in range(ready + 1):
            gain = self.defenders_gain(battle.army, attack, defenders, defence)
            if gain > best:
                best, found = gain, defenders
        return found, best


def later_seats(game: SilkCities, seat: int) -> list[int]:
    """Those whose turn is still to come in this round."""
    order = game.order()
    return order[order.index(seat) + 1 :]


def attack(outlook: Outlook, target: int, mode: int) -> float:
    """What it gains to attack a city."""
    if mode != CHEAPEST:
        return WORST
    game, seat = outlook.game, outlook.seat
    _, gain = Fight(outlook, seat, target).best_army(game.citizens[seat * STATES + TRAINED])
    return gain - outlook.coin * game.routes_of(seat).cost[FIRST_CITY + target]


def army(outlook: Outlook, choices: list[Choice]) -> Choice:
    """The soldiers for the attack that was chosen."""
    battle = outlook.game.battle
    if battle is None:
        return choices[0]
    number, _ = Fight(outlook, outlook.seat, battle.defender).best_army(len(choices))
    return ARMY.of[number]


def defence(outlook: Outlook) -> Choice:
    """The defenders that save most."""
    battle = outlook.game.battle
    if battle is None:
        return DEFEND.of[0]
    number, _ = Fight(outlook, battle.attacker, outlook.seat).best_defence(battle, 0)
    return DEFEND.of[number]


def battle_card(outlook: Outlook, choices: list[Choice]) -> Choice:
    """The card that improves the fight most, if it is worth a card."""
    game, battle = outlook.game, outlook.game.battle
    if battle is None:
        return PASS
    fight, cards = Fight(outlook, battle.attacker, battle.defender), game.cards
    best, found = BATTLE_CARD, PASS
    now = prospect(fight, battle, 0)
    for choice in choices:
        if choice is not PASS:
            kind = choice.parameters[0]
            if cards.effect[kind] == CALL_OFF:
                gain = -now
            else:
                gain = prospect(fight, battle, abs(cards.amount[kind])) - now
            if gain > best:
                best, found = gain, choice
    return found


def prospect(fight: Fight, battle: Battle, more: int) -> float:
    """What the fight brings with so much more strength on one's own side, or less on the other."""
    outlook = fight.outlook
    if outlook.seat == battle.defender:
        _, gain = fight.best_defence(battle, more)
        return gain
    defenders = untapped(outlook.game.citizens, battle.defender * STATES, SOLDIER)
    attack, defence = fight.attack + battle.attack_cards, fight.defence + battle.defence_cards
    return fight.attackers_gain(battle.army, attack + more, defenders, defence)


def plunder(outlook: Outlook, choices: list[Choice]) -> Choice:
    """What is worth most."""
    game, battle = outlook.game, outlook.game.battle
    best, found = 0.0, DONE
    for choice in choices:
        if choice is not DONE and battle is not None:
            what = choice.parameters[0]
            if what == TAKE_COINS:
                worth = outlook.coin * min(MOST_COINS, game.coins[battle.defender])
            elif what == TAKE_CAPTIVE:
                worth = outlook.citizen(LABORER)
            else:
                worth = outlook.good(what, outlook.held(what))
            if worth > best:
                best, found = worth, choice
    return found
