"""Phase 2, Action: who is first, and the turn (section 4.2)."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.step import Automatic, Step
from tongbao.games.silk_cities import log
from tongbao.games.silk_cities.actions import (
    ASSIGN,
    BUILD,
    BUY,
    END,
    GATHER,
    GROW,
    MOST_PLAYERS,
    OFFER,
    PLAY,
    SELL,
    TOLL,
    USE,
    WANT,
)
from tongbao.games.silk_cities.affairs import FIRST_PLACE, NO_SEAT
from tongbao.games.silk_cities.auctions import hold_auction
from tongbao.games.silk_cities.battles import add_attacks, attack
from tongbao.games.silk_cities.citizens import MERCHANTS, STATES, TRAINED
from tongbao.games.silk_cities.city import (
    add_assignments,
    add_buildings,
    add_plays,
    add_uses,
    assign,
    build,
    can_grow,
    gather,
    grow,
    play,
    use,
)
from tongbao.games.silk_cities.lists import changed
from tongbao.games.silk_cities.offers import OFFERS_A_TURN, add_offers, offer
from tongbao.games.silk_cities.table import SilkCities
from tongbao.games.silk_cities.trade import add_purchases, add_sales, buy, sell

ALL_MODES: Final = 7
CHEAPEST_MODE: Final = 1


class FirstPlace(Automatic[SilkCities]):
    """Most opening coins; if several are tied they alone bid; with no coins at all the last of the last order."""

    def happen(self, game: SilkCities) -> None:
        game.phase = 2
        if game.round == 1:
            log.by(game, "first_drawn", game.first)
            return
        latest_first = game.order()[::-1]
        most = max(game.opening)
        richest = [seat for seat in latest_first if game.opening[seat] == most]
        if not most:
            game.first = latest_first[0]
            log.by(game, "first_poor", game.first)
        elif len(richest) == 1:
            game.first = richest[0]
            log.by(game, "first_rich", game.first, most)
        else:
            game.next(AWARD_FIRST_PLACE)
            hold_auction(game, FIRST_PLACE, richest)


class AwardFirstPlace(Automatic[SilkCities]):
    """The winner pays the bank and is first; if nobody bid, the first in the bidding order is."""

    def happen(self, game: SilkCities) -> None:
        auction = game.auction
        if auction is None:
            return
        game.auction = None
        if auction.leader == NO_SEAT:
            game.first = auction.order[0]
            log.by(game, "first_unbid", game.first)
        else:
            game.first = auction.leader
            game.coins[game.first] -= auction.price
            log.by(game, "first_bought", game.first, auction.price)


class Turns(Automatic[SilkCities]):
    """Each player takes one full turn, from the first to the left."""

    def happen(self, game: SilkCities) -> None:
        game.then([BEGIN_TURN[seat] for seat in game.order()])


class BeginTurn(Automatic[SilkCities]):
    """A turn with nothing done yet."""

    def happen(self, game: SilkCities) -> None:
        game.active = self.seat
        game.offers = game.refusals = game.wants_changed = 0
        game.toll_changed = False
        game.wishes = game.routes = None
        log.by(game, "turn", self.seat, game.round)
        game.next(TURN[self.seat])


class Turn(Step[SilkCities]):
    """Any number of actions in any order until the end."""

    def choices(self, game: SilkCities) -> list[Choice]:
        seat = self.seat
        wishes = game.wishes
        found = wishes[:] if wishes is not None else game.make_wishes(seat)[:]
        add_assignments(game, seat, found)
        if can_grow(game, seat):
            found.append(GROW)
        add_buildings(game, seat, found)
        add_uses(game, seat, found)
        if game.hands[seat]:
            add_plays(game, seat, found)
        first = seat * STATES
        merchants, army = game.citizens[first + MERCHANTS], game.citizens[first + TRAINED]
        if merchants or army:
            routes = game.routes_of(seat)
            allowed = CHEAPEST_MODE if game.terms.cheapest_only else ALL_MODES
            if merchants:
                add_purchases(game, seat, routes, allowed, found)
                add_sales(game, seat, routes, allowed, found)
                if game.offers < OFFERS_A_TURN:
                    add_offers(game, seat, routes, allowed, found)
            if army:
                add_attacks(game, seat, routes, allowed, found)
        found.append(END)
        return found

    def take(self, game: SilkCities, choice: Choice) -> None:
        if choice is END:
            end_turn(game)
            return
        game.next(self)
        seat, verb = self.seat, choice.verb
        if verb is WANT:
            post_price(game, seat, choice.parameters[0], choice.parameters[1])
        elif verb is TOLL:
            set_toll(game, seat, choice.parameters[0])
        elif verb is ASSIGN:
            assign(game, seat, choice.parameters[0], choice.parameters[1])
        elif verb is GATHER:
            gather(game, seat, choice.parameters[0])
        elif choice is GROW:
            grow(game, seat)
        elif verb is BUILD:
            build(game, seat, choice.parameters[0])
        elif verb is USE:
            use(game, seat, choice.parameters[0])
        elif verb is PLAY:
            play(game, seat, choice.parameters[0])
        elif verb is BUY:
            buy(game, seat, choice.parameters[0], choice.parameters[1])
        elif verb is SELL:
            sell(game, seat, choice.parameters[0], choice.parameters[1])
        elif verb is OFFER:
            offer(game, seat, choice.parameters[0], choice.parameters[1], choice.parameters[2])
        else:
            attack(game, seat, choice.parameters[0], choice.parameters[1])


def post_price(game: SilkCities, seat: int, good: int, price: int) -> None:
    """A standing order, changed at most once a good in a turn (section 7)."""
    game.wants = changed(game.wants, seat * 4 + good, price)
    game.wants_changed |= 1 << good
    game.wishes = None
    log.thing(game, "want", seat, "good", good, price)


def set_toll(game: SilkCities, seat: int, toll: int) -> None:
    """The toll for all, changed at most once in a turn (section 6)."""
    game.tolls = changed(game.tolls, seat, toll)
    game.toll_changed = True
    game.wishes = None
    log.by(game, "toll", seat, toll)


def end_turn(game: SilkCities) -> None:
    """What held for this turn is over."""
    game.offers = game.refusals = game.wants_changed = 0
    game.toll_changed = game.free_passage = False
    game.wishes = game.routes = None


FIRST: Final = FirstPlace(NO_SEAT)
AWARD_FIRST_PLACE: Final = AwardFirstPlace(NO_SEAT)
TURNS: Final = Turns(NO_SEAT)
BEGIN_TURN: Final = [BeginTurn(seat) for seat in range(MOST_PLAYERS)]
TURN: Final = [Turn(seat) for seat in range(MOST_PLAYERS)]
