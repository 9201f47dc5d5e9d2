"""The table of Xanadu: what lies on it, and the verbs that move it."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tongbao.engine.cards import CardGame
from tongbao.engine.game import NO_CARDS
from tongbao.engine.luck import Luck
from tongbao.engine.meta import Setup
from tongbao.games.xanadu import events
from tongbao.games.xanadu.cards.resources import covers
from tongbao.games.xanadu.cards.schema import SQUARES
from tongbao.games.xanadu.cards.sets import PLACES, STAGES, CardSet
from tongbao.games.xanadu.terms import Terms

BLANK: Final = 0
"""A worker marker whose card is not chosen yet."""
NO_MARKER: Final = -1
SEAT_BITS: Final = 3


@mypyc_attr(free_list_len=1)
class Building:
    """A card in front of its owner as it stands now; when it changes, the city gets another in its place.

    ``stage`` counts its workers, ``placers`` has three bits for the seat of each, and ``ground`` is the first of its
    four places in ``Xanadu.squares``. It is ``open`` to workers while it is upright and not full.
    """

    __slots__ = ("card", "ground", "new", "open", "owner", "placers", "stage")

    def __init__(self, card: int, owner: int, ground: int, stage: int, new: bool, placers: int) -> None:
        self.card: Final = card
        self.owner: Final = owner
        self.ground: Final = ground
        self.stage: Final = stage
        self.new: Final = new
        self.open: Final = stage < SQUARES and not new
        self.placers: Final = placers

    def placer(self, square: int) -> int:
        """The seat that placed the worker on a square, from 0 at the bottom."""
        return self.placers >> SEAT_BITS * square & 7

    def is_full(self) -> bool:
        """Whether all four squares are covered."""
        return self.stage == SQUARES

    def with_worker(self, seat: int) -> "Building":
        """The building with one more worker, placed by the seat."""
        placers = self.placers | seat << SEAT_BITS * self.stage
        return Building(self.card, self.owner, self.ground, self.stage + 1, False, placers)

    def upright(self) -> "Building":
        """The building once it takes workers: a new one does from the next turn on."""
        return Building(self.card, self.owner, self.ground, self.stage, False, self.placers)


class Xanadu(CardGame):
    """One table of Xanadu.

    By seat: ``cities`` (buildings in order of building) and ``coins``. In common: ``squares`` (the cards that work,
    four squares for every site), ``marker_under`` (cards under the End of Game card, -1 while it isn't in the deck),
    ``marker_drawn`` and ``pass_number``. Of this turn: ``active``,
    ``marked`` (cards marked for sale), ``pool`` (packed counts), ``here`` (the open buildings, by place),
    ``workers_left`` (how many he can still place), ``pending`` (the card under construction, 0 for none), ``markers``
    (the square of every worker placed, in order), ``manned`` (how many of them have their card), ``filled`` (how many
    buildings have become full), ``sale_turn``, ``acted`` (built or placed) and ``drawn``.
    """

    __slots__ = (
        "acted",
        "active",
        "cards",
        "cities",
        "coins",
        "drawn",
        "ending",
        "filled",
        "first",
        "here",
        "idle_turns",
        "manned",
        "marked",
        "marker_drawn",
        "marker_under",
        "markers",
        "pass_number",
        "pending",
        "pool",
        "sale_turn",
        "squares",
        "terms",
        "turns",
        "workers_left",
    )

    CONSTANT: ClassVar[tuple[str, ...]] = ("setup", "terms", "cards")

    def __init__(self, setup: Setup, luck: Luck, terms: Terms, cards: CardSet) -> None:
        super().__init__(setup, luck)
        self.terms: Final = terms
        self.cards: Final = cards
        self.cities: list[list[Building]] = []
        self.squares = NO_CARDS
        self.coins: list[int] = []
        self.marker_under = NO_MARKER
        self.marker_drawn = False
        self.pass_number = 1
        self.first = 0
        self.active = 0
        self.turns = 0
        self.idle_turns = 0
        self.marked: list[int] = []
        self.pool = 0
        self.here: list[int] = []
        self.workers_left = 0
        self.pending = 0
        self.markers: list[int] = []
        self.manned = 0
        self.filled = 0
        self.sale_turn = False
        self.acted = False
        self.drawn = 0
        self.ending = ""

    def clone(self) -> "Xanadu":
        copy = Xanadu(self.setup, self.luck.clone(), self.terms, self.cards)
        copy.share(self)
        copy.squares = self.squares
        copy.cities = [city[:] for city in self.cities]
        copy.coins = self.coins[:]
        copy.marker_under = self.marker_under
        copy.marker_drawn = self.marker_drawn
        copy.pass_number = self.pass_number
        copy.first = self.first
        copy.active = self.active
        copy.turns = self.turns
        copy.idle_turns = self.idle_turns
        copy.pool = self.pool
        copy.here = self.here[:]
        copy.workers_left = self.workers_left
        copy.pending = self.pending
        copy.sale_turn = self.sale_turn
        copy.acted = self.acted
        copy.drawn = self.drawn
        copy.ending = self.ending
        if self.marked:
            copy.marked = self.marked[:]
        if self.markers:
            copy.markers = self.markers[:]
            copy.manned = self.manned
            copy.filled = self.filled
        copy.resume(self)
        return copy

    def hold(self) -> None:
        if self.lent:
            super().hold()
            self.squares = self.squares[:]

    # Hidden information (section 12).

    def piles(self) -> list[list[int]]:
        self.hold()
        return [*self.hands, self.deck, self.discards, self.squares]

    def inventory(self) -> list[int]:
        found = [*super().inventory(), *[card for card in self.squares if card != BLANK]]
        found.extend([building.card for city in self.cities for building in city])
        if self.pending:
            found.append(self.pending)
        return found

    def conceal(self, seat: int) -> None:
        if self.marker_under != NO_MARKER:
            self.marker_under = 0

    def deal_secrets(self, seat: int) -> None:
        if self.marker_under != NO_MARKER:
            self.bury_marker()

    # Questions.

    def open_buildings(self) -> list[Building]:
        """All buildings a worker may be placed on, by seat and in order of building."""
        return [building for city in self.cities for building in city if building.open]

    def open_places(self, seat: int) -> list[int]:
        """The places of all open buildings for a seat, by seat and in order of building."""
        return [
            building.card * PLACES + building.stage + (STAGES if building.owner == seat else 0)
            for city in self.cities
            for building in city
            if building.open
        ]

    def workers_on(self, building: Building) -> list[int]:
        """The cards that work on a building, from the bottom up."""
        return self.squares[building.ground : building.ground + building.stage]

    def building(self, card: int) -> Building:
        """The building that the card is. Raises KeyError if it isn't one."""
        for city in self.cities:
            for building in city:
                if building.card == card:
                    return building
        raise KeyError(card)

    def is_untouched(self) -> bool:
        """Whether the turn can still be a pass: nothing has been sold by choice, built or placed (X-16)."""
        return not (self.sale_turn or self.acted)

    def nobody_has_a_building(self) -> bool:
        """Whether the table must be started anew (X-21)."""
        for city in self.cities:  # noqa: SIM110 - a plain loop is the quickest in both builds
            if city:
                return False
        return True

    def price(self, building: Building) -> int:
        """What the Khan pays now, without bonus."""
        return self.cards.prices[building.card][building.stage]

    def bonus(self, card: int) -> int:
        """What the Khan adds for the card's colour (X-29)."""
        return self.terms.bonus[self.cards.colour[card]]

    def proceeds(self, building: Building) -> int:
        """What its owner would get for it now, bonus included."""
        return self.price(building) + self.bonus(building.card)

    def upkeep(self, seat: int) -> int:
        """Passives and favours of a player's upright buildings, packed."""
        pool = 0
        upkeep = self.cards.upkeep
        for building in self.cities[seat]:
            if not building.new:
                pool += upkeep[building.card][building.stage]
        return pool

    def gain(self, building: Building) -> int:
        """What a worker of the active player would bring there: the harvest, and the favour if it is his own."""
        place = building.card * PLACES + building.stage
        if building.owner == self.active:
            place += STAGES
        return self.cards.gain[place]

    # Verbs: selling.

    def sell(self, building: Building, forced: bool) -> None:
        """The owner is paid; the building and all workers on it are discarded, face up, workers from the bottom."""
        self.hold()
        self.pay_for(building, forced)
        self.cities[building.owner].remove(building)
        self.discard(building.card)
        workers = self.workers_on(building)
        for i, worker in enumerate(workers):
            self.discard(worker)
            self.squares[building.ground + i] = BLANK
        events.workers_discarded(self, workers)

    def pay_for(self, building: Building, forced: bool) -> None:
        """The Khan pays the present price, in a forced sale the fifth (X-13), and his bonus."""
        price, bonus = self.price(building), self.bonus(building.card)
        self.coins[building.owner] += price + bonus
        events.sale(self, building.owner, building.card, price, forced)
        events.bonus(self, bonus)

    # Verbs: building and working.

    def put_up(self, seat: int, card: int, new: bool) -> None:
        """The card stands in the seat's city, on a site that is free."""
        city = self.cities[seat]
        taken, ground = [building.ground for building in city], seat * self.terms.building_limit * SQUARES
        while ground in taken:
            ground += SQUARES
        city.append(Building(card, seat, ground, 0, new, 0))

    def begin(self, seat: int, card: int) -> None:
        """The card leaves the hand and is shown to all; it is built as soon as the pool covers its cost."""
        self.take_from_hand(seat, card)
        self.workers_left -= 1
        self.show(card)
        self.pending = card
        self.acted = True
        events.begun(self, seat, card)
        self.complete_if_paid(seat, card)

    def complete_if_paid(self, seat: int, card: int) -> None:
        """The cost leaves the pool and the pending card becomes a new building, lying sideways (X-12)."""
        cost = self.cards.cost[card]
        if covers(self.pool, cost):
            self.pool -= cost
            self.pending = 0
            self.put_up(seat, card, True)
            events.built(self, seat, card)

    def place(self, seat: int, card: int) -> None:
        """A worker, still a blank marker, goes on an open building."""
        is_before = 0
        for city in self.cities:
            for i, building in enumerate(city):
                if building.card == card:
                    city[i] = building.with_worker(seat)
                    self.work(seat, building, is_before)
                    return
                is_before += building.open

    def work(self, seat: int, building: Building, number: int) -> None:
        """It covers the lowest free square of an open building, by its number; the pool gains what is there."""
        place = self.here[number]
        gain = self.cards.gain[place]
        if self.events is not None:
            events.worker(
                self, seat, building.card, building.owner, gain, self.cards.prices[building.card], building.stage
            )
        self.pool += gain
        self.workers_left -= 1
        self.markers.append(building.ground + building.stage)
        if building.stage + 1 == SQUARES:
            self.filled += 1
            self.here.pop(number)
        else:
            self.here[number] = place + 1
        self.acted = True
        if self.pending:
            self.complete_if_paid(seat, self.pending)

    def put_under_marker(self, seat: int, card: int) -> None:
        """The card goes under the first marker placed that has none."""
        self.take_from_hand(seat, card)
        self.squares[self.markers[self.manned]] = card
        self.manned += 1

    # Verbs: the deck.

    def draw(self, seat: int, most: int) -> None:
        """Draw up to so many cards, up to a full hand; new decks are made as needed (10.1-10.3, 10.7)."""
        self.hold()
        hand, owner, drawn = self.hands[seat], self.bit(seat), 0
        room = min(most, self.terms.hand_limit - len(hand))
        while drawn < room and (self.deck or self.deck_has_a_card()):
            if self.marker_under == len(self.deck):
                self.marker_under = NO_MARKER
                self.marker_drawn = True
                if not self.terms.even_turns:
                    break
                events.marker(self, seat)
                events.last_round(self)
                continue
            card = self.deck.pop()
            self.known[card] = owner
            hand.append(card)
            drawn += 1
        self.drawn = drawn
        if drawn and self.events is not None:
            events.draw(self, seat, hand[-drawn:])
        if self.marker_drawn and not self.terms.even_turns:
            events.marker(self, seat)
            self.end("marker", self.active)

    def deck_has_a_card(self) -> bool:
        """Whether there is something to draw; an empty deck is made anew from the discard pile (X-27)."""
        if self.deck or self.marker_under != NO_MARKER:
            return True
        if not self.discards:
            return False
        self.reshuffle()
        if not self.marker_drawn:
            self.pass_number += 1
        events.reshuffle(self, len(self.deck), self.pass_number, self.terms.passes)
        if self.pass_number == self.terms.passes and not self.marker_drawn:
            self.bury_marker()
            events.marker_in(self)
        return True

    def bury_marker(self) -> None:
        """Put the End of Game card among the last cards of the deck (10.2)."""
        self.marker_under = self.luck.below(min(self.terms.most_under_marker, len(self.deck)) + 1)

    # The end.

    def end(self, ending: str, first: int) -> None:
        """Every building is sold at its present price, from one seat clockwise; the buildings stay to be looked at."""
        for seat in self.seats_from(first):
            for building in self.cities[seat]:
                self.pay_for(building, False)
        for seat in self.seats_from(first):
            events.result(self, seat, self.coins[seat])
        self.ending = ending
        self.over = True
        self.close_undo()
