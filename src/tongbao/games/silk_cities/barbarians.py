"""Barbarians: an auction of soldiers (section 8)."""

from typing import Final

from tongbao.engine.choice import NOTHING, Choice
from tongbao.engine.step import Step
from tongbao.games.silk_cities import log
from tongbao.games.silk_cities.actions import MOST_PLAYERS, PASS, SOLDIERS
from tongbao.games.silk_cities.affairs import NO_SEAT
from tongbao.games.silk_cities.citizens import STATES, lose_soldiers
from tongbao.games.silk_cities.drawing import DRAW
from tongbao.games.silk_cities.lists import changed
from tongbao.games.silk_cities.table import SilkCities


def open_auction(game: SilkCities) -> None:
    """Who has most soldiers opens; of equals the one latest in the phase before (S-13), in round 1 in the order."""
    opener = NO_SEAT
    for seat in game.order()[::-1] if game.round == 1 else game.order():
        if opener == NO_SEAT or game.soldiers(seat) > game.soldiers(opener):
            opener = seat
    ask_from(game, opener)


def ask_from(game: SilkCities, first: int) -> None:
    """Ask the next who can raise, from a seat to the left; who can't passes; with nobody left the horde is met."""
    horde = game.horde
    if horde is None:
        return
    highest = max(horde.bids)
    for seat in game.seats_from(first):
        if seat == horde.leader or not horde.still_in >> seat & 1:
            continue
        if game.soldiers(seat) > highest:
            game.next(BIDS[seat])
            return
        horde.still_in &= ~(1 << seat)
        log.by(game, "soldiers_pass", seat)
    meet(game)


class SendSoldiers(Step[SilkCities]):
    """Bid a higher number of one's own soldiers, or pass for good."""

    def choices(self, game: SilkCities) -> list[Choice]:
        horde = game.horde
        if horde is None:
            return NOTHING
        found = SOLDIERS.choices[max(horde.bids) : game.soldiers(self.seat)]
        found.append(PASS)
        return found

    def take(self, game: SilkCities, choice: Choice) -> None:
        horde = game.horde
        if horde is None:
            return
        if choice is PASS:
            horde.still_in &= ~(1 << self.seat)
            log.by(game, "soldiers_pass", self.seat)
        else:
            horde.bids[self.seat] = choice.parameters[0]
            horde.leader = self.seat
            log.by(game, "soldiers_bid", self.seat, choice.parameters[0])
        ask_from(game, (self.seat + 1) % game.players)


def meet(game: SilkCities) -> None:
    """All soldiers bid are lost, the highest bidder draws a card, and who bid none pays more for travelling."""
    horde = game.horde
    if horde is None:
        return
    for seat in game.order():
        bid = horde.bids[seat]
        if bid:
            lose_soldiers(game.citizens, seat * STATES, bid)
            log.by(game, "soldiers_lost", seat, bid)
        elif not game.cards.shields & game.improvements[seat]:
            game.surcharges = changed(game.surcharges, seat, horde.strength)
            log.by(game, "surcharge", seat, horde.strength)
    game.horde = None
    if horde.leader != NO_SEAT:
        log.by(game, "horde_met", horde.leader)
        game.next(DRAW[horde.leader])


BIDS: Final = [SendSoldiers(seat) for seat in range(MOST_PLAYERS)]
