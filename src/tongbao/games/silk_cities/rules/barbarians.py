"""Barbarians: an auction of soldiers (section 8)."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Step
from tongbao.games.silk_cities.cards.actions import PASS, SOLDIER, SOLDIERS
from tongbao.games.silk_cities.state import events
from tongbao.games.silk_cities.state.drawing import DRAW
from tongbao.games.silk_cities.state.table import SilkCities


class Horde:
    """Barbarians at the gates: ``bids`` by seat, the seats ``still_in``, the ``leader`` or NOBODY; it never changes."""

    __slots__ = ("bids", "leader", "still_in", "strength")

    def __init__(self, strength: int, bids: list[int], still_in: list[int], leader: int) -> None:
        self.strength: Final = strength
        self.bids: Final = bids
        self.still_in: Final = still_in
        self.leader: Final = leader

    def highest(self) -> int:
        """The highest bid; 0 if there is none."""
        return max(self.bids)

    def with_bid(self, seat: int, soldiers: int) -> "Horde":
        """The seat has bid more than all others."""
        bids = [soldiers if other == seat else bid for other, bid in enumerate(self.bids)]
        return Horde(self.strength, bids, self.still_in, seat)

    def without(self, seat: int) -> "Horde":
        """The seat has passed."""
        return Horde(self.strength, self.bids, [other for other in self.still_in if other != seat], self.leader)


def soldiers(game: SilkCities, seat: int) -> int:
    """How many soldiers a seat has, trained or in training."""
    return game.cities[seat].citizens.of(SOLDIER)


def open_auction(game: SilkCities, strength: int) -> None:
    """Who has most soldiers opens; of equals the latest in the phase before (S-13), in round 1 in the order (8.1)."""
    latest_first = game.order()[::-1] if game.round == 1 else game.order()
    opener = latest_first[0]
    for seat in latest_first:
        if soldiers(game, seat) > soldiers(game, opener):
            opener = seat
    ask_from(game, Horde(strength, [0] * game.players, list(range(game.players)), NOBODY), opener)


def ask_from(game: SilkCities, horde: Horde, first: int) -> None:
    """Ask the next who can raise, from a seat to the left; who can't passes. With nobody left they are met (8.2)."""
    for seat in game.seats_from(first):
        if seat == horde.leader or seat not in horde.still_in:
            continue
        if soldiers(game, seat) > horde.highest():
            game.next(SendSoldiers(seat, horde))
            return
        horde = horde.without(seat)
        events.by(game, "soldiers_pass", seat)
    meet(game, horde)


class SendSoldiers(Step[SilkCities]):
    """Bid a higher number of one's own soldiers, or pass for good (8.2)."""

    def __init__(self, seat: int, horde: Horde) -> None:
        super().__init__(seat)
        self.horde: Final = horde

    def choices(self, game: SilkCities) -> list[Choice]:
        found = SOLDIERS.choices[self.horde.highest() : soldiers(game, self.seat)]
        found.append(PASS)
        return found

    def take(self, game: SilkCities, choice: Choice) -> None:
        seat = self.seat
        if choice is PASS:
            horde = self.horde.without(seat)
            events.by(game, "soldiers_pass", seat)
        else:
            horde = self.horde.with_bid(seat, choice.parameters[0])
            events.by(game, "soldiers_bid", seat, choice.parameters[0])
        ask_from(game, horde, (seat + 1) % game.players)


def meet(game: SilkCities, horde: Horde) -> None:
    """All soldiers bid are lost, who bid none pays more for travelling, and the highest bidder draws a card."""
    for seat in game.order():
        bid, city = horde.bids[seat], game.own(seat)
        if bid:
            city.citizens.lose_soldiers(bid)
            events.by(game, "soldiers_lost", seat, bid)
        elif not city.improvements.barbarian_shield:
            city.surcharge = horde.strength
            events.by(game, "surcharge", seat, horde.strength)
    if horde.leader != NOBODY:
        events.by(game, "horde_met", horde.leader)
        game.next(DRAW[horde.leader])
