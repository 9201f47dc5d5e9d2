"""War: attack, defence and barbarians; what a fight is worth, and how many soldiers and cards go into it."""

from typing import Final

from tongbao.bots.silk_cities.greedy.outlook import Outlook
from tongbao.engine.choice import Choice
from tongbao.games.silk_cities.cards.actions import (
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
from tongbao.games.silk_cities.effects.battle import BattleBonus
from tongbao.games.silk_cities.rules.attacks import MOST_ARMS, MOST_COINS, MOST_PLUNDERS
from tongbao.games.silk_cities.rules.barbarians import Horde
from tongbao.games.silk_cities.state.battle import Battle
from tongbao.games.silk_cities.state.citizens import TRAINED
from tongbao.games.silk_cities.state.map import TO_CITY
from tongbao.games.silk_cities.state.table import SilkCities

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
        own, its = game.cities[attacker].improvements, game.cities[defender].improvements
        self.outlook: Final = outlook
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.reserve: Final = game.reserve(attacker, defender)
        self.attack: Final = own.attack + its.against_attack
        self.defence: Final = its.defence + own.against_defence
        self.ready: Final = game.cities[defender].citizens.untapped_of(SOLDIER)
        self.militia: Final = game.militia()

    def attackers_gain(self, army: int, attack: int, defenders: int, defence: int) -> float:
        """What the fight brings the attacker, with so much added to each side."""
        strength, against = max(0, army + attack), max(0, defenders + self.militia + defence)
        lost = min(army, against)
        gain = -lost * self.outlook.citizen(SOLDIER)
        if self.is_sacked(strength, defenders):
            gain += self.outlook.card + PLUNDER_WORTH * min(MOST_PLUNDERS, army - lost)
        if lost == army:
            gain -= self.outlook.coin * self.reserve + ARMS * min(MOST_ARMS, army)
        return gain + self.outlook.rivalry * KILL * self.killed(strength, defenders)

    def is_sacked(self, strength: int, defenders: int) -> bool:
        """Whether an attack of that strength sacks the city."""
        return strength >= max(1, defenders + self.militia)

    def killed(self, strength: int, defenders: int) -> int:
        """How many of the defenders fall; the militia goes first."""
        return min(defenders, max(0, strength - self.militia))

    def defenders_gain(self, army: int, attack: int, defenders: int, defence: int) -> float:
        """What it brings the defender; mostly it costs."""
        strength, against = max(0, army + attack), max(0, defenders + self.militia + defence)
        lost = min(army, against)
        gain = -self.killed(strength, defenders) * self.outlook.citizen(SOLDIER) + self.outlook.rivalry * KILL * lost
        if self.is_sacked(strength, defenders):
            gain -= self.outlook.rivalry * self.outlook.card + PLUNDER_WORTH * min(MOST_PLUNDERS, army - lost)
        if lost == army:
            gain += self.outlook.coin * self.reserve + ARMS * min(MOST_ARMS, army)
        return gain

    def best_army(self, most: int) -> tuple[int, float]:
        """How many soldiers to send against all that can defend, and what to expect of it."""
        calm = (1.0 - SURPRISES) ** len(self.outlook.game.hands[self.defender])
        best, found = WORST, 1
        for army in range(1, most + 1):
            gain = calm * self.attackers_gain(army, self.attack, self.ready, self.defence)
            gain += (1.0 - calm) * self.attackers_gain(army, self.attack, self.ready, self.defence + SURPRISE)
            gain -= self.exposure(most - army)
            if gain > best:
                best, found = gain, army
        return found, best + self.exposure(most)

    def exposure(self, guards: int) -> float:
        """What may happen to the city in this round while only so many soldiers are at home."""
        game, city = self.outlook.game, self.outlook.city
        if city.sacked:
            return 0.0
        cost, needed = 0.0, guards + self.militia - city.improvements.against_attack
        for rival in later_seats(game, self.outlook.seat):
            if rival != self.defender and game.cities[rival].citizens.untapped[TRAINED] >= max(1, needed):
                cost += EXPOSED
        return cost

    def best_defence(self, battle: Battle, more: int) -> tuple[int, float]:
        """How many soldiers to defend with, with so much more strength, and what to expect of it."""
        attack, defence = self.attack + battle.attack_cards, self.defence + battle.defence_cards + more
        best, found = WORST, 0
        for defenders in range(self.ready + 1):
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
    _, gain = Fight(outlook, outlook.seat, target).best_army(outlook.city.citizens.untapped[TRAINED])
    return gain - outlook.coin * outlook.game.routes_of(outlook.seat).cost(TO_CITY[target])


def army(outlook: Outlook, battle: Battle, choices: list[Choice]) -> Choice:
    """The soldiers for the attack that was chosen."""
    number, _ = Fight(outlook, outlook.seat, battle.defender).best_army(len(choices))
    return ARMY.of[number]


def defence(outlook: Outlook, battle: Battle) -> Choice:
    """The defenders that save most."""
    number, _ = Fight(outlook, battle.attacker, outlook.seat).best_defence(battle, 0)
    return DEFEND.of[number]


def battle_card(outlook: Outlook, battle: Battle, choices: list[Choice]) -> Choice:
    """The card that improves the fight most, if it is worth a card."""
    fight, developments = Fight(outlook, battle.attacker, battle.defender), outlook.game.cards.developments
    best, found = BATTLE_CARD, PASS
    now = prospect(fight, battle, 0)
    for choice in choices:
        if choice is not PASS:
            effect = developments[choice.parameters[0]].effect
            if isinstance(effect, BattleBonus):
                gain = prospect(fight, battle, abs(effect.strength)) - now
            else:
                gain = -now
            if gain > best:
                best, found = gain, choice
    return found


def prospect(fight: Fight, battle: Battle, more: int) -> float:
    """What the fight brings with so much more strength on one's own side, or less on the other."""
    if fight.outlook.seat == battle.defender:
        _, gain = fight.best_defence(battle, more)
        return gain
    attack, defence = fight.attack + battle.attack_cards, fight.defence + battle.defence_cards
    return fight.attackers_gain(battle.army, attack + more, fight.ready, defence)


def plunder(outlook: Outlook, battle: Battle, choices: list[Choice]) -> Choice:
    """What is worth most."""
    best, found = 0.0, DONE
    for choice in choices:
        if choice is not DONE:
            what = choice.parameters[0]
            if what == TAKE_COINS:
                worth = outlook.coin * min(MOST_COINS, outlook.game.cities[battle.defender].coins)
            elif what == TAKE_CAPTIVE:
                worth = outlook.citizen(LABORER)
            else:
                worth = outlook.good(what, outlook.held(what))
            if worth > best:
                best, found = worth, choice
    return found


OVERBID: Final = 0.5
"""How likely a rival who can bid more does not."""
PASSAGES: Final = 3.0
"""Regions through which a city's merchants travel in a round."""


def soldiers(outlook: Outlook, horde: Horde, choices: list[Choice]) -> Choice:
    """The bid that promises most; all soldiers bid are lost, also those bid before."""
    before = horde.bids[outlook.seat]
    is_safe = before > 0 or outlook.city.improvements.barbarian_shield
    spared = 0.0 if is_safe else outlook.coin * PASSAGES * horde.strength
    best, found = 0.0, PASS
    for choice in choices:
        if choice is not PASS:
            bid = choice.parameters[0]
            chance = 1.0
            for rival in outlook.rivals():
                if rival in horde.still_in and outlook.soldiers_of(rival) > bid:
                    chance *= OVERBID
            gain = chance * outlook.card + spared - (bid - before) * outlook.citizen(SOLDIER)
            if gain > best:
                best, found = gain, choice
    return found
