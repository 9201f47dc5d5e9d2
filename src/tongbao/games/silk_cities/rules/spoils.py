"""Spoils of a fight: ransom and arms for the defender, plunder for the attacker (10.6, 10.7)."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.step import Automatic, Step
from tongbao.games.silk_cities.cards.actions import DONE, LABORER, METAL, PLUNDER, TAKE_CAPTIVE, TAKE_COINS
from tongbao.games.silk_cities.state import events
from tongbao.games.silk_cities.state.battle import Battle
from tongbao.games.silk_cities.state.citizens import NO_RANK
from tongbao.games.silk_cities.state.table import SilkCities

MOST_PLUNDERS: Final = 3
MOST_COINS: Final = 3
MOST_ARMS: Final = 3


class Ransom(Automatic[SilkCities]):
    """The defender receives the reserve, and the arms of the attackers that were lost (10.7)."""

    def __init__(self, battle: Battle, lost: int) -> None:
        super().__init__(battle.defender)
        self.battle: Final = battle
        self.lost: Final = lost

    def happen(self, game: SilkCities) -> None:
        battle, arms = self.battle, min(self.lost, MOST_ARMS)
        game.own(battle.attacker).coins -= battle.reserve
        city = game.own(self.seat)
        city.coins += battle.reserve
        city.goods[METAL] += arms
        events.to(game, "ransom", self.seat, battle.attacker, battle.reserve, arms)


class Plunder(Step[SilkCities]):
    """For each survivor, at most three times: a good, up to three coins, or once a captive; or stop (10.6)."""

    def __init__(self, battle: Battle, left: int, captive: bool) -> None:
        super().__init__(battle.attacker)
        self.battle: Final = battle
        self.left: Final = left
        self.captive: Final = captive

    def choices(self, game: SilkCities) -> list[Choice]:
        enemy = game.cities[self.battle.defender]
        found = [PLUNDER.of[good] for good, number in enumerate(enemy.goods) if number]
        if enemy.coins:
            found.append(PLUNDER.of[TAKE_COINS])
        if not self.captive and game.cities[self.seat].has_room() and enemy.citizens.captive() != NO_RANK:
            found.append(PLUNDER.of[TAKE_CAPTIVE])
        if found:
            found.append(DONE)
        return found

    def take(self, game: SilkCities, choice: Choice) -> None:
        if choice is DONE:
            return
        seat, defender, what = self.seat, self.battle.defender, choice.parameters[0]
        city, enemy = game.own(seat), game.own(defender)
        if what == TAKE_COINS:
            coins = min(enemy.coins, MOST_COINS)
            enemy.coins -= coins
            city.coins += coins
            events.to(game, "plunder_coins", seat, defender, coins)
        elif what == TAKE_CAPTIVE:
            enemy.citizens.lose(enemy.citizens.captive(), 1)
            city.citizens.join(LABORER, 1)
            events.to(game, "plunder_captive", seat, defender)
        else:
            enemy.goods[what] -= 1
            city.goods[what] += 1
            events.between(game, "plunder", seat, defender, what)
        if self.left > 1:
            game.next(Plunder(self.battle, self.left - 1, self.captive or what == TAKE_CAPTIVE))
