"""Attacks: the army, cards in turn, the defence and the fight (section 10)."""

from typing import Any, Final

from tongbao.engine.choice import NOTHING, Choice
from tongbao.engine.step import Automatic, Step
from tongbao.games.silk_cities import log
from tongbao.games.silk_cities.actions import (
    ARMY,
    ATTACKS,
    DEFEND,
    MOST_PLAYERS,
    PASS,
    PLAY,
    SOLDIER,
)
from tongbao.games.silk_cities.affairs import Battle, Errand
from tongbao.games.silk_cities.cards.sets import CALL_OFF, IN_BATTLE
from tongbao.games.silk_cities.citizens import (
    RECRUITS,
    STATES,
    TAPPED_RECRUITS,
    TAPPED_TRAINED,
    TRAINED,
    untapped,
)
from tongbao.games.silk_cities.drawing import DRAW
from tongbao.games.silk_cities.errands import city_goal, pay_route, set_out
from tongbao.games.silk_cities.lists import changed
from tongbao.games.silk_cities.map import FIRST_CITY, Routes
from tongbao.games.silk_cities.spoils import AFTER_BATTLE, MOST_PLUNDERS, PLUNDERS, RANSOM
from tongbao.games.silk_cities.table import SilkCities
from tongbao.games.silk_cities.trade import MODES_BITS


def add_attacks(game: SilkCities, seat: int, routes: Routes, allowed: int, found: list[Choice]) -> None:
    """The cities that may be attacked; after the route the reserve must be left (10.1)."""
    safe = game.sacked | game.attacked[seat] | 1 << seat
    for target in range(game.players):
        if not safe >> target & 1:
            modes = routes.modes(FIRST_CITY + target, game.coins[seat] - game.reserve(seat, target)) & allowed
            if modes:
                found.extend(ATTACKS[(target << MODES_BITS) + modes])


def attack(game: SilkCities, seat: int, target: int, mode: int) -> None:
    """Choose the target, then the army; the march follows."""
    reserve = game.reserve(seat, target)
    game.attacked = changed(game.attacked, seat, game.attacked[seat] | 1 << target)
    game.battle = Battle(seat, target, reserve)
    game.errand = Errand(city_goal(target), 0, mode, reserve, 0, [])
    log.to(game, "attack", seat, target)
    game.next(MUSTER[seat])


class Muster(Step[SilkCities]):
    """Tap the trained soldiers of the army; then the route."""

    def choices(self, game: SilkCities) -> list[Choice]:
        return ARMY.choices[: game.citizens[self.seat * STATES + TRAINED]]

    def take(self, game: SilkCities, choice: Choice) -> None:
        battle, errand, first = game.battle, game.errand, self.seat * STATES
        if battle is None or errand is None:
            return
        battle.army = choice.parameters[0]
        game.citizens[first + TRAINED] -= battle.army
        game.citizens[first + TAPPED_TRAINED] += battle.army
        log.by(game, "army", self.seat, battle.army)
        set_out(game, self.seat, errand.goal, 0, errand.mode, errand.reserve, 0, MARCH[self.seat])


class March(Automatic[SilkCities]):
    """Pay the route; then cards, the defender first, the defence and the fight."""

    def happen(self, game: SilkCities) -> None:
        battle, errand = game.battle, game.errand
        if battle is None or errand is None:
            return
        pay_route(game, self.seat, errand)
        game.errand = None
        game.then([CARDS[battle.defender], DEFENCE[battle.defender], FIGHT[self.seat]])


class PlayCards(Step[SilkCities]):
    """Play a battle card or pass; a side without cards is skipped. Two passes in a row end it (10.3)."""

    def choices(self, game: SilkCities) -> list[Choice]:
        battle = game.battle
        if battle is None or not game.hands[self.seat]:
            return NOTHING
        cards = game.cards
        allowed = cards.plays_in_attack if self.seat == battle.attacker else cards.plays_in_defence
        found: list[Choice] = []
        for card in game.hands[self.seat]:
            kind = cards.development[card]
            if cards.when[kind] == IN_BATTLE and allowed[kind] and PLAY.choices[kind] not in found:
                found.append(PLAY.choices[kind])
        found.append(PASS)
        return found

    def take(self, game: SilkCities, choice: Choice) -> None:
        battle = game.battle
        if battle is None:
            return
        if choice is PASS:
            self.pass_on(game, battle)
            return
        kind = choice.parameters[0]
        game.discard(self.seat, kind)
        log.thing(game, "play", self.seat, "card", kind)
        if game.cards.effect[kind] == CALL_OFF:
            log.line(game, "called_off")
            game.battle = None
            return
        if (self.seat == battle.attacker) == game.cards.on_enemy[kind]:
            battle.defence_cards += game.cards.amount[kind]
        else:
            battle.attack_cards += game.cards.amount[kind]
        battle.passes = 0
        game.next(CARDS[other_side(battle, self.seat)])

    def happen(self, game: SilkCities) -> None:
        if game.battle is not None:
            self.pass_on(game, game.battle)

    def pass_on(self, game: SilkCities, battle: Battle) -> None:
        """The other side goes on, unless it has passed as well."""
        log.by(game, "battle_pass", self.seat)
        battle.passes += 1
        if battle.passes < 2:
            game.next(CARDS[other_side(battle, self.seat)])


def other_side(battle: Battle, seat: int) -> int:
    """The enemy of one side."""
    return battle.defender if seat == battle.attacker else battle.attacker


class Defend(Step[SilkCities]):
    """Tap any number of untapped soldiers; those in training go first (S-41)."""

    def choices(self, game: SilkCities) -> list[Choice]:
        ready = untapped(game.citizens, self.seat * STATES, SOLDIER)
        return DEFEND.choices[: ready + 1] if ready and game.battle is not None else NOTHING

    def take(self, game: SilkCities, choice: Choice) -> None:
        battle, citizens, first = game.battle, game.citizens, self.seat * STATES
        if battle is None:
            return
        battle.defence = choice.parameters[0]
        battle.recruits = min(battle.defence, citizens[first + RECRUITS])
        citizens[first + RECRUITS] -= battle.recruits
        citizens[first + TAPPED_RECRUITS] += battle.recruits
        citizens[first + TRAINED] -= battle.defence - battle.recruits
        citizens[first + TAPPED_TRAINED] += battle.defence - battle.recruits
        log.by(game, "defend", self.seat, battle.defence)


def strengths(game: SilkCities, battle: Battle) -> tuple[int, int]:
    """Of attack and defence: soldiers, and what cards and improvements add, at least 0 (10.5)."""
    own, its, cards = game.improvements[battle.attacker], game.improvements[battle.defender], game.cards
    attack = battle.army + battle.attack_cards + cards.attack_bonus.of(own) + cards.defence_malus.of(its)
    defence = battle.defence + battle.defence_cards + cards.defence_bonus.of(its) + cards.attack_malus.of(own)
    return max(attack, 0), max(defence, 0)


class Fight(Automatic[SilkCities]):
    """Each army loses as many soldiers as the other's strength; then the rewards of attacker and defender."""

    def happen(self, game: SilkCities) -> None:
        battle = game.battle
        if battle is None:
            return
        seat, enemy, citizens = self.seat, battle.defender, game.citizens
        attack, defence = strengths(game, battle)
        lost, killed = min(battle.army, defence), min(battle.defence, attack)
        recruits = min(killed, battle.recruits)
        citizens[seat * STATES + TAPPED_TRAINED] -= lost
        citizens[enemy * STATES + TAPPED_RECRUITS] -= recruits
        citizens[enemy * STATES + TAPPED_TRAINED] -= killed - recruits
        log.to(game, "strengths", seat, enemy, attack, defence)
        log.to(game, "losses", seat, enemy, lost, killed)
        survivors = battle.army - lost
        steps: list[Step[Any]] = []
        if killed == battle.defence and attack:
            game.sacked |= 1 << enemy
            log.to(game, "sacked", seat, enemy)
            steps.append(DRAW[seat])
        if not survivors:
            steps.append(RANSOM[enemy])
        elif steps:
            battle.plunders = min(survivors, MOST_PLUNDERS)
            steps.append(PLUNDERS[seat])
        battle.army = survivors
        battle.defence = lost
        steps.append(AFTER_BATTLE[seat])
        game.then(steps)


SEATS: Final = range(MOST_PLAYERS)
MUSTER: Final = [Muster(seat) for seat in SEATS]
MARCH: Final = [March(seat) for seat in SEATS]
CARDS: Final = [PlayCards(seat) for seat in SEATS]
DEFENCE: Final = [Defend(seat) for seat in SEATS]
FIGHT: Final = [Fight(seat) for seat in SEATS]
