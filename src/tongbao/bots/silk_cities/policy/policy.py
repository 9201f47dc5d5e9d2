"""Learned policy of Cities of the Silk Road: a turn by features, the rest beside them as a merchant would."""

from typing import ClassVar, Final

from tongbao.bots.core.policy import LinearPolicy
from tongbao.bots.silk_cities.greedy.policy import GreedySilkCitiesPolicy
from tongbao.bots.silk_cities.policy import feature_ids as t
from tongbao.bots.silk_cities.policy.turn_features import TurnFeatures
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.games.silk_cities.cards.actions import (
    ACCEPT,
    ASK,
    ATTACK,
    BUILD,
    BUY,
    CHEAPEST,
    DONE,
    KEEP,
    LIMIT,
    OFFER,
    OUT,
    PASS,
    REGIONS,
    SELL,
    SOLDIER,
    TOLL,
    WANT,
)
from tongbao.games.silk_cities.rules.attacks import Defend, Muster, Plunder
from tongbao.games.silk_cities.rules.barbarians import SendSoldiers
from tongbao.games.silk_cities.rules.offers import Answer
from tongbao.games.silk_cities.rules.rise_and_fall import ClaimRegion, DecideFate
from tongbao.games.silk_cities.rules.turns import Turn
from tongbao.games.silk_cities.state.citizens import TRAINED
from tongbao.games.silk_cities.state.drawing import KeepOne
from tongbao.games.silk_cities.state.empires import SELLER
from tongbao.games.silk_cities.state.table import SilkCities

MERCHANT: Final = GreedySilkCitiesPolicy()


class SilkCitiesPolicy(LinearPolicy):
    """Features of what to do on a turn, and of most other decisions; prices and bids are left to a merchant."""

    names: ClassVar[tuple[str, ...]] = tuple(t.NAMES)

    def feature_ids(self, game: Game, seat: int, choices: list[Choice]) -> list[list[int]]:
        assert isinstance(game, SilkCities)
        step = game.step
        if isinstance(step, Turn):
            return TurnFeatures(game, seat).all(choices)
        if isinstance(step, Plunder):
            return [[t.STOP] if choice is DONE else [t.TAKE + choice.parameters[0]] for choice in choices]
        if isinstance(step, KeepOne):
            return [[t.KEEP_KIND + choice.parameters[0]] for choice in choices]
        usual = MERCHANT.choose(game, seat, choices)
        found = [[t.USUAL] if choice is usual else list[int]() for choice in choices]
        if isinstance(step, ClaimRegion):
            first = t.CLAIM_REGION + (REGIONS if game.players > 2 else 0)
            for feature_ids, choice in zip(found, choices, strict=True):
                feature_ids.append(first + choice.parameters[0])
        elif isinstance(step, SendSoldiers):
            self.add_bids(game, seat, step, choices, found)
        elif isinstance(step, DecideFate):
            self.add_fates(game, seat, choices, found)
        elif isinstance(step, Muster):
            self.add_armies(game, seat, step, choices, found)
        elif isinstance(step, Defend):
            self.add_defences(game, step, choices, found)
        elif isinstance(step, Answer):
            for feature_ids, choice in zip(found, choices, strict=True):
                feature_ids.append(t.ANSWER + (0 if choice is ACCEPT else 1))
        return found

    def shortlist(self, game: Game, seat: int, choices: list[Choice], most: int) -> list[Choice]:
        """On a turn the best of each class; the policy's own is first."""
        assert isinstance(game, SilkCities)
        ranked = super().shortlist(game, seat, choices, len(choices))
        if isinstance(game.step, Turn):
            return best_of_classes(game, ranked)[:most]
        if len(choices) > most and ranked[0].verb in (LIMIT, ASK):
            return around(ranked[0], choices)[:most]
        return ranked[:most]

    def add_bids(
        self, game: SilkCities, seat: int, step: SendSoldiers, choices: list[Choice], found: list[list[int]]
    ) -> None:
        """How many soldiers are sent and left, and whether anybody can send more."""
        horde, own, most = step.horde, game.cities[seat].citizens.of(SOLDIER), 0
        for other in horde.still_in:
            if other != seat:
                most = max(most, game.cities[other].citizens.of(SOLDIER))
        for feature_ids, choice in zip(found, choices, strict=True):
            if choice is PASS:
                feature_ids.append(t.SEND_NONE + (1 if horde.bids[seat] else 0))
                continue
            bid = choice.parameters[0]
            feature_ids.append(t.SEND + min(6, bid))
            feature_ids.append(t.SEND_LEFT + min(3, own - bid))
            if bid >= most:
                feature_ids.append(t.SEND_FREE + min(3, bid))

    def add_fates(self, game: SilkCities, seat: int, choices: list[Choice], found: list[list[int]]) -> None:
        """What a fall brings, and what rivals have for the sale."""
        city, coins = game.cities[seat], 0
        for other in range(game.players):
            if other != seat:
                coins += game.cities[other].coins
        payment, rich = sum(city.golden_age()), bucket(coins, 10, 3)
        for feature_ids, choice in zip(found, choices, strict=True):
            if choice is KEEP:
                feature_ids.append(t.STAY)
                continue
            region = choice.parameters[0]
            feature_ids.append(t.FALL_GAIN + 4 * bucket(payment + game.regions[region].treasury, 10, 7) + rich)
            feature_ids.append(t.FALL_REGION + region)
            if city.improvements.golden_age_cards:
                feature_ids.append(t.FALL_CARDS)

    def add_armies(
        self, game: SilkCities, seat: int, step: Muster, choices: list[Choice], found: list[list[int]]
    ) -> None:
        """By how much the army outnumbers guards and militia, and who stays at home."""
        battle = step.errand.battle
        own, its = game.cities[seat], game.cities[battle.defender]
        edge = own.improvements.attack + its.improvements.against_attack - its.citizens.untapped_of(SOLDIER)
        edge -= game.militia()
        home = own.citizens.untapped[TRAINED]
        for feature_ids, choice in zip(found, choices, strict=True):
            army = choice.parameters[0]
            feature_ids.append(t.ARMY_EDGE + between(army + edge + 3, 7))
            feature_ids.append(t.ARMY_LEFT + min(3, home - army))

    def add_defences(self, game: SilkCities, step: Defend, choices: list[Choice], found: list[list[int]]) -> None:
        """By how much defenders and militia outnumber the army."""
        battle = step.battle
        own, its = game.cities[battle.defender].improvements, game.cities[battle.attacker].improvements
        attack = battle.army + battle.attack_cards + its.attack + own.against_attack - game.militia()
        last = choices[-1]
        for feature_ids, choice in zip(found, choices, strict=True):
            defenders = choice.parameters[0]
            feature_ids.append(t.DEFENCE_EDGE + between(defenders - attack + 3, 6))
            if not defenders:
                feature_ids.append(t.DEFENCE_NONE)
            elif choice is last:
                feature_ids.append(t.DEFENCE_ALL)


def bucket(number: int, width: int, last: int) -> int:
    """Which of the buckets of some width, up to the last, a number lies in."""
    return min(last, number // width)


def between(number: int, last: int) -> int:
    """The number, but not below 0 nor above the last."""
    return 0 if number < 0 else min(number, last)


MOST: Final = 12
BUILDINGS: Final = 4
"""So many improvements to build are thought about."""
SHARES: Final = (0.0, 0.5, 0.7, 0.85, 1.0, 1.15, 1.35, 1.7)
"""Prices are thought about at these parts of the usual one."""
ALL: Final = 100


def best_of_classes(game: SilkCities, ranked: list[Choice]) -> list[Choice]:
    """On a turn: what to trade and where by the cheapest route, the best partner for each good, the best buildings.

    Of tolls and posted prices only one that is best of all is thought about, or second to the only other choice.
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
    return found if len(found) > 1 else ranked[:2]


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
