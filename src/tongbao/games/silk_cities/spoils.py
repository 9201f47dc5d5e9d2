"""What a fight brings the winner: ransom and arms for the defender, plunder for the attacker (10.6, 10.7)."""

from typing import Final

from tongbao.engine.choice import NOTHING, Choice
from tongbao.engine.step import Automatic, Step
from tongbao.games.silk_cities import log
from tongbao.games.silk_cities.actions import (
    CITY_SIZE,
    DONE,
    METAL,
    MOST_PLAYERS,
    PLUNDER,
    TAKE_CAPTIVE,
    TAKE_COINS,
)
from tongbao.games.silk_cities.citizens import (
    LABORERS,
    MERCHANTS,
    STATES,
    TAPPED_LABORERS,
    TAPPED_MERCHANTS,
)
from tongbao.games.silk_cities.table import SilkCities

MOST_PLUNDERS: Final = 3
MOST_COINS: Final = 3
MOST_ARMS: Final = 3


class Ransom(Automatic[SilkCities]):
    """The defender receives the reserve, and the arms of the attackers that were lost (10.7)."""

    def happen(self, game: SilkCities) -> None:
        battle = game.battle
        if battle is None:
            return
        arms = min(battle.defence, MOST_ARMS)
        game.coins[battle.attacker] -= battle.reserve
        game.coins[self.seat] += battle.reserve
        game.goods[self.seat * 4 + METAL] += arms
        log.to(game, "ransom", self.seat, battle.attacker, battle.reserve, arms)


class Plunder(Step[SilkCities]):
    """For each survivor, at most three times: a good, up to three coins, or once a captive; or stop (10.6)."""

    def choices(self, game: SilkCities) -> list[Choice]:
        battle = game.battle
        if battle is None or not battle.plunders:
            return NOTHING
        enemy = battle.defender
        found = [PLUNDER.choices[good] for good in range(4) if game.goods[enemy * 4 + good]]
        if game.coins[enemy]:
            found.append(PLUNDER.choices[TAKE_COINS])
        if not battle.captive and game.size(self.seat) < CITY_SIZE and captive(game, enemy) >= 0:
            found.append(PLUNDER.choices[TAKE_CAPTIVE])
        if found:
            found.append(DONE)
        return found

    def take(self, game: SilkCities, choice: Choice) -> None:
        battle = game.battle
        if battle is None or choice is DONE:
            return
        seat, enemy, what = self.seat, battle.defender, choice.parameters[0]
        if what == TAKE_COINS:
            coins = min(game.coins[enemy], MOST_COINS)
            game.coins[enemy] -= coins
            game.coins[seat] += coins
            log.to(game, "plunder_coins", seat, enemy, coins)
        elif what == TAKE_CAPTIVE:
            game.citizens[enemy * STATES + captive(game, enemy)] -= 1
            game.citizens[seat * STATES + TAPPED_LABORERS] += 1
            battle.captive = True
            log.to(game, "plunder_captive", seat, enemy)
        else:
            game.goods[enemy * 4 + what] -= 1
            game.goods[seat * 4 + what] += 1
            log.between(game, "plunder", seat, enemy, what)
        battle.plunders -= 1
        game.next(self)


def captive(game: SilkCities, enemy: int) -> int:
    """Where the captive stands: a laborer, or else a merchant, tapped ones first; -1 if there is none."""
    for state in (TAPPED_LABORERS, LABORERS, TAPPED_MERCHANTS, MERCHANTS):
        if game.citizens[enemy * STATES + state]:
            return state
    return -1


class AfterBattle(Automatic[SilkCities]):
    """The battle is over."""

    def happen(self, game: SilkCities) -> None:
        game.battle = None


SEATS: Final = range(MOST_PLAYERS)
RANSOM: Final = [Ransom(seat) for seat in SEATS]
PLUNDERS: Final = [Plunder(seat) for seat in SEATS]
AFTER_BATTLE: Final = [AfterBattle(seat) for seat in SEATS]
