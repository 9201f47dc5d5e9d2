"""Phase 2, Action: who is first, and the turn (section 4.2)."""

from typing import Final

from tongbao.engine.choice import Choice, Verb
from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Automatic, Step
from tongbao.games.silk_cities.cards.actions import (
    ASSIGN,
    ATTACK,
    BUILD,
    BUY,
    END,
    GATHER,
    GATHER_ALL,
    GROW,
    MOST_PLAYERS,
    OFFER,
    PLAY,
    SELL,
    TOLL,
    USE,
    WANT,
)
from tongbao.games.silk_cities.rules.attacks import Attack
from tongbao.games.silk_cities.rules.auctions import Lot, hold_auction
from tongbao.games.silk_cities.rules.building import Build, Play, Use
from tongbao.games.silk_cities.rules.offers import Offer
from tongbao.games.silk_cities.rules.trade import Buy, PostPrice, Sell, SetToll
from tongbao.games.silk_cities.rules.turn_actions import Deed
from tongbao.games.silk_cities.rules.work import Assign, Gather, GatherAll, Grow
from tongbao.games.silk_cities.state import events
from tongbao.games.silk_cities.state.table import ACTION, SilkCities

DEEDS: Final[dict[Verb, Deed]] = {
    TOLL: SetToll(),
    WANT: PostPrice(),
    GATHER: Gather(),
    GATHER_ALL: GatherAll(),
    ASSIGN: Assign(),
    GROW.verb: Grow(),
    BUILD: Build(),
    USE: Use(),
    PLAY: Play(),
    BUY: Buy(),
    SELL: Sell(),
    OFFER: Offer(),
    ATTACK: Attack(),
}
"""What may be done on a turn, in the order in which it is offered."""
ALL_DEEDS: Final = list(DEEDS.values())


class FirstPlace(Automatic[SilkCities]):
    """Most opening coins; if several are tied they alone bid; with no coins at all the last of the last order."""

    def happen(self, game: SilkCities) -> None:
        game.phase = ACTION
        if game.round == 1:
            events.by(game, "first_drawn", game.first)
            return
        latest_first = game.order()[::-1]
        most = max([city.opening for city in game.cities])
        richest = [seat for seat in latest_first if game.cities[seat].opening == most]
        if not most:
            game.first = latest_first[0]
            events.by(game, "first_poor", game.first)
        elif len(richest) == 1:
            game.first = richest[0]
            events.by(game, "first_rich", game.first, most)
        else:
            hold_auction(game, BEING_FIRST, [seat for seat in richest if game.cities[seat].coins])


class BeingFirst(Lot):
    """The first place: the winner pays the bank; if nobody bids, the first in the bidding order is first (S-15)."""

    def award(self, game: SilkCities, order: list[int], winner: int, price: int) -> None:
        if winner == NOBODY:
            game.first = order[0]
            events.by(game, "first_unbid", game.first)
        else:
            game.first = winner
            game.own(winner).coins -= price
            events.by(game, "first_bought", game.first, price)


class TakeTurns(Automatic[SilkCities]):
    """Each player takes one full turn, from the first to the left."""

    def happen(self, game: SilkCities) -> None:
        game.then([BEGIN_TURN[seat] for seat in game.order()])


class BeginTurn(Automatic[SilkCities]):
    """A turn with nothing done yet."""

    def happen(self, game: SilkCities) -> None:
        game.active = self.seat
        game.routes = None
        events.by(game, "turn", self.seat, game.round)
        game.next(TURN[self.seat])


class Turn(Step[SilkCities]):
    """Any number of actions in any order until the end."""

    def choices(self, game: SilkCities) -> list[Choice]:
        found: list[Choice] = []
        for deed in ALL_DEEDS:
            deed.add_choices(game, self.seat, found)
        found.append(END)
        return found

    def take(self, game: SilkCities, choice: Choice) -> None:
        if choice is END:
            game.own(self.seat).end_turn()
            game.routes = None
        else:
            game.next(self)
            DEEDS[choice.verb].take(game, self.seat, choice)


BEING_FIRST: Final = BeingFirst()
FIRST_PLACE: Final = FirstPlace(NOBODY)
TAKE_TURNS: Final = TakeTurns(NOBODY)
BEGIN_TURN: Final = [BeginTurn(seat) for seat in range(MOST_PLAYERS)]
TURN: Final = [Turn(seat) for seat in range(MOST_PLAYERS)]
