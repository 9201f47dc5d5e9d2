"""Evaluator of Cities of the Silk Road."""

from typing import ClassVar, Final

from tongbao.bots.core.evaluator import Evaluator
from tongbao.bots.silk_cities.evaluation.city import Standing, atlas_of
from tongbao.engine.game import Game
from tongbao.engine.seats import NOBODY
from tongbao.games.silk_cities.cards.actions import FINE, FOOD, IMPROVEMENTS, METAL, SILK
from tongbao.games.silk_cities.effects.battle import BattleBonus
from tongbao.games.silk_cities.rules.auctions import NameLimits, RaisePrice
from tongbao.games.silk_cities.rules.turns import BeingFirst
from tongbao.games.silk_cities.state.citizens import TRAINED, TRAINING
from tongbao.games.silk_cities.state.empires import BYZANTIUM, CHINA, INDIA, PERSIA
from tongbao.games.silk_cities.state.table import ACTION, FATE, SETUP, SilkCities

TURNS_A_ROUND: Final = 8
NO_THREAT: Final = -4
GIFTS: Final = 12
"""The first of four improvements that give cards."""
IMPROVEMENT_NAMES: Final = (
    "Caravanserai",
    "Qanat",
    "Smelter",
    "Mint",
    "Granary",
    "City Walls",
    "Watchtower",
    "Horse Stud",
    "Barracks",
    "Bazaar",
    "Dye House",
    "Customs House",
    "Monastery",
    "Church",
    "Fire Temple",
    "Academy",
    "Paper Mill",
    "Palace",
    "Royal Mausoleum",
)


class SilkCitiesEvaluator(Evaluator):
    """Points, what brings cards, the city and its goods, who could attack whom, the roads, the best rival."""

    names: ClassVar[tuple[str, ...]] = (
        "round",
        "silk cards to come",
        "turns until mine",
        "turn still to come in this round",
        "points of an unknown card",
        "Victory Points",
        "last two Victory Points missing",
        "cards without points",
        "strength of cards to attack",
        "strength of cards to defend",
        "coins",
        "first ten coins",
        "income",
        "food",
        "first three food",
        "metal",
        "first three metal",
        "standard silk",
        "fine silk",
        "what my silk will bring",
        "laborers",
        "merchants",
        "trained soldiers",
        "soldiers in training",
        "soldiers who can defend now",
        "citizens",
        "price of growth",
        "first citizens",
        *IMPROVEMENT_NAMES,
        "Golden Age",
        "gifts ready",
        "gifts not ready",
        "coins after gifts",
        "improvements within reach",
        "gift within reach",
        "food region",
        "way to China",
        "way to India",
        "way to Persia",
        "way to Byzantium",
        "surcharge",
        "toll",
        "best attack",
        "cities to beat",
        "threat in this round",
        "threat in the next round",
        "silk in China",
        "cheapest silk in China",
        "slots filled in Byzantium",
        "best free treasury",
        "rivals' coins",
        "rival's cards",
        "rival's points to expect",
        "rival one card from winning",
        "rival's coins",
        "rival's income",
        "rival's citizens",
        "rival's merchants",
        "rival's soldiers",
        "rival's food",
        "rival's metal",
        "rival's silk",
        "rival's gifts ready",
        "rival's gifts not ready",
        "rival's coins after gifts",
        "rival's Golden Age",
        "rival's improvements",
        "rival's Royal Mausoleum",
        "rival's turn before mine",
        "rival in danger",
        "others' cards",
        "second rival's cards",
        "others' gifts ready",
        "barbarians to come",
        "more soldiers than any rival",
        "coins ahead of the richest rival",
        "rival's best attack",
        "silk the rival could sell",
        "rival's way to Byzantium",
        "gifts payable twice",
        "rounds in which I am safe",
        "Byzantium has honoured",
        "rounds until my empire may fall",
    )
    margin: ClassVar[float] = 3.0

    def turn(self, game: Game) -> int:
        """Counts the beginnings of turns: fates, barbarians and the auction for the first place end the turn before."""
        assert isinstance(game, SilkCities)
        phase, last = game.phase, game.players - 1
        if phase == ACTION:
            step = game.step
            if isinstance(step, (NameLimits, RaisePrice)) and isinstance(step.auction.lot, BeingFirst):
                return (game.round - 1) * TURNS_A_ROUND + last
            return game.round * TURNS_A_ROUND + (game.active - game.first) % game.players
        if phase == FATE:
            return game.round * TURNS_A_ROUND + last
        return last if phase == SETUP else (game.round - 1) * TURNS_A_ROUND + last

    def rival(self, game: Game, seat: int) -> int:
        assert isinstance(game, SilkCities)
        return best_rival(standings(game), seat).seat

    def features(self, game: Game, seat: int) -> list[float]:
        assert isinstance(game, SilkCities)
        players, cities = game.players, standings(game)
        me = cities[seat]
        city = me.city
        citizens, goods, improvements = city.citizens, city.goods, city.improvements
        rival = best_rival(cities, seat)
        points = attack_cards = defence_cards = blanks = 0
        for card in game.hands[seat]:
            development = game.cards.development(card)
            if development.points:
                points += development.points
                continue
            blanks += 1
            effect = development.in_battle
            if effect is None:
                continue
            strength = 3
            if isinstance(effect, BattleBonus):
                strength = abs(effect.strength)
                if effect.attacks:
                    attack_cards += strength
                if not effect.defends:
                    continue
            defence_cards += strength
        unknown = game.cards.size - len(game.cards.silk_kinds) - me.hand - len(game.discards)
        a_card = (game.cards.points - points) / max(1, unknown)
        threat = threat_later = best_attack = NO_THREAT
        to_beat = other_cards = second = other_ready = rivals_coins = 0
        in_danger = rival_attack = NO_THREAT
        most_soldiers = most_coins = 0
        for other in range(players):
            if other == seat:
                continue
            its = cities[other]
            if its.to_act and its.army and not city.sacked and seat not in its.city.attacked:
                threat = max(threat, its.attacks_now(me))
            if its.soldiers:
                threat_later = max(threat_later, its.attacks_later(me))
            edge = me.attacks_later(its) if me.soldiers else NO_THREAT
            best_attack = max(best_attack, edge)
            to_beat += edge >= 1
            rivals_coins += its.coins
            most_coins = max(most_coins, its.coins)
            most_soldiers = max(most_soldiers, its.soldiers)
            rival_attack = max(rival_attack, rival.attacks_later(me if its is rival else its))
            if its.seat == rival.seat:
                in_danger = edge
            else:
                other_cards += its.hand
                second = max(second, its.hand)
                other_ready += its.ready
        ways = atlas_of(game.map).ways
        home = city.home
        expected = rival.hand * a_card
        treasury = 0
        for region in game.regions:
            if region.city == NOBODY and region.treasury > treasury:
                treasury = region.treasury
        china, byzantium = game.china(), game.byzantium()
        cheapest = 7
        for ware in china.wares:
            cheapest = min(cheapest, china.price(ware))
        coins_next = me.coins if me.to_act else me.coins + city.income()
        reach = game.cards.payable(coins_next, goods[FOOD], goods[METAL]) & game.supply.mask & ~improvements.mask
        missing = game.terms.victory - points
        found = [
            game.round / 10.0,
            len(game.silk_deck) / 20.0,
            me.turns / players,
            1.0 if me.to_act else 0.0,
            a_card,
            points / 5.0,
            min(2, missing) / 2.0,
            blanks / 3.0,
            attack_cards / 3.0,
            defence_cards / 3.0,
            me.coins / 20.0,
            min(10, me.coins) / 10.0,
            city.income() / 10.0,
            goods[FOOD] / 4.0,
            min(3, goods[FOOD]) / 3.0,
            goods[METAL] / 4.0,
            min(3, goods[METAL]) / 3.0,
            goods[SILK] / 2.0,
            goods[FINE] / 2.0,
            me.silk_sale(byzantium.filled, min(6, ways[BYZANTIUM][home])) / 20.0,
            me.laborers() / 4.0,
            me.merchants() / 3.0,
            (citizens.untapped[TRAINED] + citizens.tapped[TRAINED]) / 4.0,
            (citizens.untapped[TRAINING] + citizens.tapped[TRAINING]) / 3.0,
            me.guards / 4.0,
            me.size / 8.0,
            city.growth_cost() / 4.0,
            min(5, me.size) / 5.0,
        ]
        mask = improvements.mask
        for number in range(IMPROVEMENTS):
            found.append(1.0 if mask >> number & 1 else 0.0)
        found.extend(
            [
                sum(city.golden_age()) / 30.0,
                me.ready / 2.0,
                (me.gifts - me.ready) / 2.0,
                me.spare / 20.0,
                bits(reach) / 5.0,
                1.0 if reach >> GIFTS & 15 else 0.0,
                1.0 if game.map.is_food[home] else 0.0,
                ways[CHINA][home] / 5.0,
                ways[INDIA][home] / 5.0,
                ways[PERSIA][home] / 5.0,
                ways[BYZANTIUM][home] / 5.0,
                city.surcharge / 2.0,
                city.toll / 3.0,
                best_attack / 4.0,
                to_beat / 2.0,
                max(NO_THREAT, threat) / 4.0,
                threat_later / 4.0,
                len(china.wares) / 4.0,
                cheapest / 3.0,
                byzantium.filled / 4.0,
                treasury / 20.0,
                rivals_coins / 40.0,
                rival.hand / 6.0,
                expected / 5.0,
                max(0.0, min(1.0, expected - 5.0)),
                rival.coins / 20.0,
                rival.city.income() / 10.0,
                rival.size / 8.0,
                rival.merchants() / 3.0,
                rival.soldiers / 4.0,
                rival.city.goods[FOOD] / 4.0,
                rival.city.goods[METAL] / 4.0,
                rival.silk / 3.0,
                rival.ready / 2.0,
                (rival.gifts - rival.ready) / 2.0,
                rival.spare / 20.0,
                sum(rival.city.golden_age()) / 30.0,
                bits(rival.city.improvements.mask) / 5.0,
                rival.city.improvements.golden_age_cards / 2.0,
                1.0 if rival.turns < me.turns else 0.0,
                in_danger / 4.0,
                other_cards / 12.0,
                second / 6.0,
                other_ready / 3.0,
                barbarians(game) / 7.0,
                (me.soldiers - most_soldiers) / 3.0,
                (me.coins - most_coins) / 20.0,
                rival_attack / 4.0,
                rival.silk_sale(byzantium.filled, min(6, ways[BYZANTIUM][rival.city.home])) / 20.0,
                ways[BYZANTIUM][rival.city.home] / 5.0,
                (goods[FOOD] // 3 + goods[METAL] // 3 + goods[SILK] + goods[FINE]) / 3.0 if me.gifts else 0.0,
                city.sacked / 2.0,
                1.0 if byzantium.honoured else 0.0,
                max(0, city.since + game.cards.box.start.stand_rounds - game.round) / 3.0,
            ]
        )
        return found


def standings(game: SilkCities) -> list[Standing]:
    """How each seat's city stands."""
    place = (game.active - game.first) % game.players
    found: list[Standing] = []
    for seat in range(game.players):
        waits = (seat - game.first) % game.players - place
        found.append(Standing(game, seat, waits % game.players, waits >= 0))
    return found


def best_rival(cities: list[Standing], seat: int) -> Standing:
    """The other city that does best by what all can see, the first of equals."""
    found = cities[1] if seat == 0 else cities[0]
    for city in cities:
        if city.seat != seat and city.strength > found.strength:
            found = city
    return found


def barbarians(game: SilkCities) -> int:
    """How many of their cards have not been turned."""
    found, faces, kinds = 0, game.cards.box.silk_cards, game.cards.silk_kinds
    for face in faces:
        if face.strength:
            found += face.count
    for card in game.turned:
        if faces[kinds[card]].strength:
            found -= 1
    return found


def bits(mask: int) -> int:
    """How many bits of a mask are set."""
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found
