"""Fall, rise, and the sale of the fallen city (section 11)."""

from typing import Final

from tongbao.engine.choice import NOTHING, Choice
from tongbao.engine.step import Automatic, Step
from tongbao.games.silk_cities import log
from tongbao.games.silk_cities.actions import (
    FIRST_GOOD_ITEM,
    FIRST_IMPROVEMENT_ITEM,
    IMPROVEMENTS,
    ITEMS,
    MOST_PLAYERS,
    PUT,
)
from tongbao.games.silk_cities.affairs import NO_SEAT, GoldenAge
from tongbao.games.silk_cities.auctions import biddable, hold_auction
from tongbao.games.silk_cities.citizens import STATES, of_role, train_and_untap
from tongbao.games.silk_cities.drawing import DRAW
from tongbao.games.silk_cities.lists import changed
from tongbao.games.silk_cities.table import SilkCities

VALUES: Final = [1, 1, 2, 3]
"""What each food, metal, standard and fine silk brings in a Golden Age."""
CITIZEN_VALUE: Final = 2
PUTS: Final = PUT.choices


def golden_age(game: SilkCities, seat: int) -> list[int]:
    """What the bank would pay now, by part: the four goods, citizens, improvements (11.2)."""
    parts = [game.goods[seat * 4 + good] * VALUES[good] for good in range(4)]
    parts.append(game.size(seat) * CITIZEN_VALUE)
    owned = game.improvements[seat]
    parts.append(sum([value for i, value in enumerate(game.cards.value) if owned >> i & 1]))
    return parts


def fall_and_rise(game: SilkCities, seat: int, region: int) -> None:
    """The old region becomes the ruin, an older ruin is removed; treasury, Golden Age, cards, then the sale."""
    old, treasury, parts = game.homes[seat], game.treasuries[region], golden_age(game, seat)
    game.cities = changed(changed(game.cities, old, NO_SEAT), region, seat)
    game.ruins = changed(game.ruins, seat, old)
    game.homes = changed(game.homes, seat, region)
    game.treasuries = changed(game.treasuries, region, 0)
    game.tolls = changed(game.tolls, seat, 0)
    game.coins[seat] += treasury + sum(parts)
    train_and_untap(game.citizens, seat * STATES)
    log.thing(game, "rise", seat, "region", region)
    log.golden_age(game, seat, region, treasury, parts)
    game.next(OPEN_SALE[seat])
    game.then([DRAW[seat] for _ in range(game.cards.golden_age_cards.of(game.improvements[seat]))])


class OpenSale(Automatic[SilkCities]):
    """Everything counted is for sale, each piece once."""

    def happen(self, game: SilkCities) -> None:
        seat = self.seat
        left = [of_role(game.citizens, seat * STATES, role) for role in range(FIRST_GOOD_ITEM)]
        left.extend([game.goods[seat * 4 + good] for good in range(4)])
        left.extend([game.improvements[seat] >> i & 1 for i in range(IMPROVEMENTS)])
        game.golden_age = GoldenAge(seat, left, 0)
        game.next(KEEP_UNSOLD[seat])


class KeepUnsold(Automatic[SilkCities]):
    """Items that no other player can bid on are kept, all of a kind; of the rest one is put up (11.4)."""

    def happen(self, game: SilkCities) -> None:
        sale = game.golden_age
        if sale is None:
            return
        sellable, remain, left = 0, False, sale.left
        for seat in range(game.players):
            if seat != self.seat:
                sellable |= biddable(game, sale, seat)
        for item in range(ITEMS):
            if left[item]:
                if sellable >> item & 1:
                    remain = True
                else:
                    log.item(game, "keep_all", self.seat, item, left[item])
                    left[item] = 0
        if remain:
            game.next(PUT_UP[self.seat])
        else:
            game.golden_age = None


class PutUp(Step[SilkCities]):
    """The falling player puts up one item; the bidding begins with him (S-38)."""

    def choices(self, game: SilkCities) -> list[Choice]:
        sale = game.golden_age
        if sale is None:
            return NOTHING
        found: list[Choice] = []
        for item, left in enumerate(sale.left):
            if left:
                found.append(PUTS[item])
        return found

    def take(self, game: SilkCities, choice: Choice) -> None:
        log.item(game, "put", self.seat, choice.parameters[0], 0)
        game.next(HAND_OVER[self.seat])
        hold_auction(game, choice.parameters[0], game.seats_from(self.seat))


class HandOver(Automatic[SilkCities]):
    """The winner pays the bank and takes the item; without a bid the falling player keeps it."""

    def happen(self, game: SilkCities) -> None:
        sale, auction, seat = game.golden_age, game.auction, self.seat
        if sale is None or auction is None:
            return
        item, winner = auction.item, auction.leader
        game.auction = None
        sale.left[item] -= 1
        game.next(KEEP_UNSOLD[seat])
        if winner == NO_SEAT:
            log.item(game, "unsold", seat, item, 0)
            return
        game.coins[winner] -= auction.price
        log.item(game, "sold", winner, item, auction.price)
        if winner != seat:
            move(game, seat, winner, item)


def move(game: SilkCities, seat: int, winner: int, item: int) -> None:
    """The item changes cities; a citizen keeps its role."""
    if item < FIRST_GOOD_ITEM:
        game.citizens[seat * STATES + 2 * item] -= 1
        game.citizens[winner * STATES + 2 * item] += 1
    elif item < FIRST_IMPROVEMENT_ITEM:
        game.goods[seat * 4 + item - FIRST_GOOD_ITEM] -= 1
        game.goods[winner * 4 + item - FIRST_GOOD_ITEM] += 1
    else:
        improvement = item - FIRST_IMPROVEMENT_ITEM
        game.improvements = changed(game.improvements, seat, game.improvements[seat] & ~(1 << improvement))
        game.give_improvement(winner, improvement)


SEATS: Final = range(MOST_PLAYERS)
OPEN_SALE: Final = [OpenSale(seat) for seat in SEATS]
KEEP_UNSOLD: Final = [KeepUnsold(seat) for seat in SEATS]
PUT_UP: Final = [PutUp(seat) for seat in SEATS]
HAND_OVER: Final = [HandOver(seat) for seat in SEATS]
