"""Attacks: the army and its march, cards in turn, the defence, the fight and its spoils (section 10)."""

from typing import Any, Final

from tongbao.engine.choice import NOTHING, Choice
from tongbao.engine.step import Automatic, Step
from tongbao.games.silk_cities.cards.actions import (
    ARMY,
    ATTACKS,
    DEFEND,
    DONE,
    LABORER,
    METAL,
    PASS,
    PLAY,
    PLUNDER,
    SOLDIER,
    TAKE_CAPTIVE,
    TAKE_COINS,
)
from tongbao.games.silk_cities.rules.journeys import Errand, in_the_way, pay_route
from tongbao.games.silk_cities.rules.turn_actions import Deed
from tongbao.games.silk_cities.state import events
from tongbao.games.silk_cities.state.battle import Battle
from tongbao.games.silk_cities.state.citizens import NO_RANK, TRAINED, TRAINING
from tongbao.games.silk_cities.state.drawing import DRAW
from tongbao.games.silk_cities.state.map import NO_MODE, TO_CITY
from tongbao.games.silk_cities.state.obstacles import CLEAR, Obstacle
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


class Attack(Deed):
    """Attack a city that wasn't sacked lately, nor attacked by this seat in this round (10.1)."""

    def add_choices(self, game: SilkCities, seat: int, found: list[Choice]) -> None:
        """After the route the reserve must be left."""
        city = game.cities[seat]
        if not city.citizens.untapped[TRAINED]:
            return
        routes = game.routes_of(seat)
        for target, other in enumerate(game.cities):
            if target != seat and not other.sacked and target not in city.attacked:
                modes = routes.modes(TO_CITY[target], city.coins - game.reserve(seat, target))
                if modes != NO_MODE:
                    found.extend(ATTACKS[target][modes])

    def closed(self, game: SilkCities, seat: int) -> list[Obstacle]:
        city = game.cities[seat]
        if city.citizens.untapped[TRAINED]:
            return CLEAR
        return city.idle(SOLDIER) or [Obstacle("soldiers_training")]

    def obstacles(self, game: SilkCities, seat: int, choice: Choice) -> list[Obstacle]:
        target, mode = choice.parameters
        if target == seat or target >= game.players:
            return [Obstacle("no_rival")]
        rounds = game.cities[target].sacked
        if rounds:
            return [Obstacle("sacked" if rounds == 1 else "sacked_lately", facts={"n": rounds})]
        if target in game.cities[seat].attacked:
            return [Obstacle("attacked")]
        return in_the_way(game, seat, TO_CITY[target], mode, game.reserve(seat, target))

    def take(self, game: SilkCities, seat: int, choice: Choice) -> None:
        target, mode = choice.parameters
        city = game.own(seat)
        city.attacked = [*city.attacked, target]
        events.to(game, "attack", seat, target)
        game.next(Muster(Campaign(mode, Battle(seat, target, game.reserve(seat, target)))))


class Campaign(Errand):
    """An army's march to its ``battle``."""

    __slots__ = ("battle",)

    def __init__(self, mode: int, battle: Battle) -> None:
        super().__init__(battle.attacker, TO_CITY[battle.defender], mode, 0, 0, battle.reserve)
        self.battle: Final = battle

    def arrive(self, game: SilkCities, route: list[int]) -> None:
        """Pay the route; then cards, the defender first (10.3)."""
        pay_route(game, self.seat, route)
        game.next(PlayCards(self.battle.defender, self.battle, False))


class Muster(Step[SilkCities]):
    """Tap the trained soldiers of the army; then it marches (10.2)."""

    def __init__(self, errand: Campaign) -> None:
        super().__init__(errand.seat)
        self.errand: Final = errand

    def choices(self, game: SilkCities) -> list[Choice]:
        return ARMY.choices[: game.cities[self.seat].citizens.untapped[TRAINED]]

    def take(self, game: SilkCities, choice: Choice) -> None:
        army = choice.parameters[0]
        game.own(self.seat).citizens.tap(TRAINED, army)
        events.by(game, "army", self.seat, army)
        Campaign(self.errand.mode, self.errand.battle.with_soldiers(army, 0)).set_out(game)


class PlayCards(Step[SilkCities]):
    """Play a battle card or pass; a side without cards is skipped. It ends when the other has passed before (10.3)."""

    def __init__(self, seat: int, battle: Battle, other_passed: bool) -> None:
        super().__init__(seat)
        self.battle: Final = battle
        self.other_passed: Final = other_passed

    def choices(self, game: SilkCities) -> list[Choice]:
        if not game.hands[self.seat]:
            return NOTHING
        found: list[Choice] = []
        for card in game.hands[self.seat]:
            development = game.cards.development(card)
            effect = development.in_battle
            if effect is None or PLAY.of[development.card] in found:
                continue
            if effect.is_allowed(self.seat == self.battle.attacker):
                found.append(PLAY.of[development.card])
        found.append(PASS)
        return found

    def take(self, game: SilkCities, choice: Choice) -> None:
        if choice is PASS:
            self.happen(game)
            return
        kind = choice.parameters[0]
        game.play_from_hand(self.seat, kind)
        effect = game.cards.developments[kind].in_battle
        battle = effect.change(self.battle, self.seat) if effect is not None else None
        if battle is None:
            events.line(game, "called_off")
        else:
            game.next(PlayCards(battle.enemy_of(self.seat), battle, False))

    def happen(self, game: SilkCities) -> None:
        """The side passes; the other goes on, unless it has passed as well."""
        events.by(game, "battle_pass", self.seat)
        battle = self.battle
        if self.other_passed:
            game.next(Defend(battle))
        else:
            game.next(PlayCards(battle.enemy_of(self.seat), battle, True))


class Defend(Step[SilkCities]):
    """Tap any number of untapped soldiers, trained or in training (10.4)."""

    def __init__(self, battle: Battle) -> None:
        super().__init__(battle.defender)
        self.battle: Final = battle

    def choices(self, game: SilkCities) -> list[Choice]:
        ready = game.cities[self.seat].citizens.untapped_of(SOLDIER)
        return DEFEND.choices[: ready + 1] if ready else NOTHING

    def take(self, game: SilkCities, choice: Choice) -> None:
        defence = choice.parameters[0]
        recruits = game.own(self.seat).citizens.defend(defence)
        events.by(game, "defend", self.seat, defence)
        fight(game, self.battle.with_soldiers(self.battle.army, defence), recruits)

    def happen(self, game: SilkCities) -> None:
        fight(game, self.battle, 0)


def strengths(game: SilkCities, battle: Battle) -> tuple[int, int]:
    """Of attack and defence: soldiers, the militia, and what cards and improvements add, at least 0 (10.5)."""
    own, its = game.cities[battle.attacker].improvements, game.cities[battle.defender].improvements
    attack = battle.army + battle.attack_cards + own.attack + its.against_attack
    defence = battle.defence + game.militia() + battle.defence_cards + its.defence + own.against_defence
    return max(attack, 0), max(defence, 0)


def fight(game: SilkCities, battle: Battle, recruits: int) -> None:
    """Each army loses as many soldiers as the other's strength, the militia and recruits first; then the rewards.

    The militia is back afterwards (10.5 to 10.7).
    """
    seat, enemy = battle.attacker, battle.defender
    attack, defence = strengths(game, battle)
    militia = game.militia()
    lost, killed = min(battle.army, defence), min(battle.defence, max(0, attack - militia))
    game.own(seat).citizens.lose(TRAINED, lost)
    citizens = game.own(enemy).citizens
    citizens.lose(TRAINING, min(killed, recruits))
    citizens.lose(TRAINED, killed - min(killed, recruits))
    events.to(game, "strengths", seat, enemy, attack, defence)
    events.to(game, "losses", seat, enemy, lost, killed)
    after = battle.with_soldiers(battle.army - lost, lost)
    steps: list[Step[Any]] = []
    is_sacked = attack >= max(1, battle.defence + militia)
    if is_sacked:
        game.own(enemy).sacked = 1 + game.cards.box.start.safe_rounds
        events.to(game, "sacked", seat, enemy)
        steps.append(DRAW[seat])
    if not after.army:
        steps.append(Ransom(after, lost))
    elif is_sacked:
        steps.append(Plunder(after, min(after.army, MOST_PLUNDERS), False))
    game.then(steps)
