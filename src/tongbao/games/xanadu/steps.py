"""Steps of a turn of Xanadu: every class is one paragraph of the rules (sections 5, 6 and 10); phases in a word."""

from typing import Any, Final

from tongbao.engine.choice import NOTHING, Choice
from tongbao.engine.sealed import Sealed
from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Automatic, Step
from tongbao.games.xanadu import events
from tongbao.games.xanadu.actions import (
    BUILD,
    END_BUILDING,
    END_SALES,
    END_WORKERS,
    SELL,
    SKIP_TURN,
    START,
    WORKER,
)
from tongbao.games.xanadu.cards.schema import SQUARES
from tongbao.games.xanadu.cards.sets import COLOURS
from tongbao.games.xanadu.payment import PLACE_AT, buildable, payable_places
from tongbao.games.xanadu.table import Xanadu

MOST_PLAYERS: Final = 6
CARDS_FOR_SALES: Final = 3
CARDS_FOR_WORK: Final = 1


class StartingBuildings(Sealed[Xanadu]):
    """All seats choose their starting buildings at once: of the first colour, from brown on, that they hold (5.3)."""

    def offer(self, game: Xanadu, seat: int) -> list[Choice]:
        if self.is_finished(game, seat):
            return NOTHING
        picked, colours, first = self.picked(game, seat), game.cards.colour, len(COLOURS)
        found = NOTHING
        for card in game.hands[seat]:
            colour = colours[card]
            if colour <= first and card not in picked:
                if colour < first:
                    first = colour
                    found = [START.of[card]]
                else:
                    found.append(START.of[card])
        return found

    def is_finished(self, game: Xanadu, seat: int) -> bool:
        sealed = game.sealed
        return sealed is not None and len(sealed[seat]) == game.terms.starting_buildings

    def take_sealed(self, game: Xanadu, seat: int, choice: Choice) -> None:
        super().take_sealed(game, seat, choice)
        if game.finished >> seat & 1:
            events.chosen(game, seat)

    def reveal(self, game: Xanadu, sealed: list[list[Choice]]) -> None:
        """All are turned up together; they cost nothing, stand upright and count in the order of picking (5.4)."""
        for seat in game.seats_from(game.active):
            cards = [choice.parameters[0] for choice in sealed[seat]]
            for card in cards:
                game.take_from_hand(seat, card)
                game.show(card)
                game.put_up(seat, card, False)
            events.starts(game, seat, cards)

    @staticmethod
    def picked(game: Xanadu, seat: int) -> list[int]:
        """The cards that a seat has sealed so far."""
        return [choice.parameters[0] for choice in game.sealed[seat]] if game.sealed is not None else []


class Turn(Automatic[Xanadu]):
    """Phases in order: Sell, Build, Workers, Hand, End. An impossible phase is left out."""

    def happen(self, game: Xanadu) -> None:
        game.active = self.seat
        game.turns += 1
        if game.markers:
            game.markers = []
            game.manned = game.filled = 0
        game.sale_turn = False
        game.acted = False
        game.then(PHASES[self.seat])


class SellBuildings(Step[Xanadu]):
    """Before anything else he may sell any of his buildings: he marks them one after another, then confirms."""

    def choices(self, game: Xanadu) -> list[Choice]:
        city, marked = game.cities[self.seat], game.marked
        if not city:
            return NOTHING
        if marked:
            found = [SELL.of[building.card] for building in city if building.card not in marked]
            found.append(END_SALES)
        else:
            found = [SELL.of[building.card] for building in city]
            found.append(END_SALES)
            found.append(SKIP_TURN)
        return found

    def take(self, game: Xanadu, choice: Choice) -> None:
        if choice is SKIP_TURN:
            skip_to_end(game)
        elif choice is not END_SALES:
            game.marked = [*game.marked, choice.parameters[0]]
            game.next(self)
        elif game.marked:
            game.close_undo()
            game.sale_turn = True
            for card in game.marked:
                game.sell(game.building(card), False)
            game.marked = []
            if game.nobody_has_a_building():
                game.next(RESTART[self.seat])


class FillPool(Automatic[Xanadu]):
    """The pool is what his upright buildings give, passives and favours; every card in hand can be a worker."""

    def happen(self, game: Xanadu) -> None:
        game.pool = game.upkeep(self.seat)
        game.here = game.open_places(self.seat)
        game.workers_left = len(game.hands[self.seat])


class Build(Step[Xanadu]):
    """He may build one card; in the advanced game as many as he can, one after another."""

    def choices(self, game: Xanadu) -> list[Choice]:
        cards = buildable(game, self.seat)
        if not cards and not game.is_offered():
            return NOTHING
        found = [BUILD.of[card] for card in cards]
        found.append(END_BUILDING)
        if game.is_untouched():
            found.append(SKIP_TURN)
        return found

    def take(self, game: Xanadu, choice: Choice) -> None:
        if choice is SKIP_TURN:
            skip_to_end(game)
        elif choice is not END_BUILDING:
            if game.terms.advanced:
                game.next(self)
            game.begin(self.seat, choice.parameters[0])
            if game.pending:
                game.next(PAY_WITH_WORKERS[self.seat])


class PayWithWorkers(Step[Xanadu]):
    """While a card is pending, a worker goes only where the cost can still be met afterwards."""

    def choices(self, game: Xanadu) -> list[Choice]:
        return payable_places(game)

    def take(self, game: Xanadu, choice: Choice) -> None:
        game.place(self.seat, choice.parameters[0])
        if game.pending:
            game.next(self)


class PlaceWorkers(Step[Xanadu]):
    """Then, or without building, he may place further workers on open buildings of any player, or end (X-3)."""

    def choices(self, game: Xanadu) -> list[Choice]:
        if game.workers_left <= 0:
            return NOTHING
        found = [PLACE_AT[place] for place in game.here]
        if found:
            found.append(END_WORKERS)
        return found

    def take(self, game: Xanadu, choice: Choice) -> None:
        if choice is not END_WORKERS:
            game.place(self.seat, choice.parameters[0])
            game.next(self)


class ChooseWorkers(Step[Xanadu]):
    """For every worker placed he chooses one card of his hand (X-4); if he needs them all, they go in order."""

    def choices(self, game: Xanadu) -> list[Choice]:
        hand = game.hands[self.seat]
        without_card = len(game.markers) - game.manned
        if not without_card or without_card == len(hand):
            return NOTHING
        return [WORKER.of[card] for card in hand]

    def take(self, game: Xanadu, choice: Choice) -> None:
        game.put_under_marker(self.seat, choice.parameters[0])
        game.next(self)

    def happen(self, game: Xanadu) -> None:
        if len(game.markers) > game.manned:
            for card in sorted(game.hands[self.seat]):
                game.put_under_marker(self.seat, card)


class EndOfTurn(Automatic[Xanadu]):
    """Draw; set new buildings upright; forced sales; then the game ends or the next seat takes its turn (section 6)."""

    def happen(self, game: Xanadu) -> None:
        game.close_undo()
        game.pool = game.workers_left = 0
        self.draw_cards(game)
        if not game.over:
            city = game.cities[self.seat]
            for i, building in enumerate(city):
                if building.new:
                    city[i] = building.upright()
            if game.filled:
                self.sell_full_buildings(game)
            self.pass_the_turn(game)

    def draw_cards(self, game: Xanadu) -> None:
        """Three cards in a sale turn; otherwise one if he built or placed a worker; otherwise a full hand (X-16)."""
        if game.sale_turn:
            game.draw(self.seat, CARDS_FOR_SALES)
        elif game.acted:
            game.draw(self.seat, CARDS_FOR_WORK)
        else:
            events.passes(game, self.seat)
            game.draw(self.seat, game.terms.hand_limit)

    def sell_full_buildings(self, game: Xanadu) -> None:
        """Every full building is sold by its owner, from the active seat clockwise; nobody draws for it (X-14)."""
        seats = game.seats_from(self.seat)
        for building in [building for seat in seats for building in game.cities[seat] if building.stage == SQUARES]:
            game.sell(building, True)

    def pass_the_turn(self, game: Xanadu) -> None:
        """The game ends if the table is idle (10.5) or the last round is complete (10.7)."""
        is_idle = game.is_untouched() and not game.drawn
        game.idle_turns = game.idle_turns + 1 if is_idle else 0
        following = (self.seat + 1) % game.players
        if game.idle_turns == game.terms.idle_limit:
            events.idle(game)
            game.end("idle", self.seat)
        elif game.marker_drawn and following == game.first:
            game.end("round", self.seat)
        else:
            game.active = following
            game.next(TURN[following])
            if game.nobody_has_a_building():
                game.next(RESTART[following])


class Restart(Automatic[Xanadu]):
    """No player has a building: from the active seat on all fill their hands, then all start anew (10.4)."""

    def happen(self, game: Xanadu) -> None:
        events.restart(game)
        game.markers = []
        game.manned = game.filled = 0
        for seat in game.seats_from(self.seat):
            if not game.over:
                game.draw(seat, game.terms.hand_limit)
        if not game.over:
            game.seal(STARTING_BUILDINGS)


def skip_to_end(game: Xanadu) -> None:
    """A pass: all that is left of the turn but its end is left out."""
    while not isinstance(game.step, EndOfTurn):
        game.agenda.pop()


SEATS: Final = range(MOST_PLAYERS)
TURN: Final = [Turn(seat) for seat in SEATS]
RESTART: Final = [Restart(seat) for seat in SEATS]
PAY_WITH_WORKERS: Final = [PayWithWorkers(seat) for seat in SEATS]
STARTING_BUILDINGS: Final = StartingBuildings(NOBODY)
PHASES: Final[list[list[Step[Any]]]] = [
    [SellBuildings(seat), FillPool(seat), Build(seat), PlaceWorkers(seat), ChooseWorkers(seat), EndOfTurn(seat)]
    for seat in SEATS
]
"""By seat: what its turn consists of."""


PHASES_OF_A_TURN: Final = ["sell", "build", "workers", "hand"]
"""Those in which something is decided, in their order."""
POOLED: Final = PHASES_OF_A_TURN[1:]
"""Those in which the pool is filled."""


def phase(game: Xanadu) -> str:
    """The phase in a word."""
    if game.over:
        return "end"
    step = game.step
    if isinstance(step, StartingBuildings):
        return "start"
    if isinstance(step, SellBuildings):
        return "sell"
    if isinstance(step, Build):
        return "build"
    if isinstance(step, (PayWithWorkers, PlaceWorkers)):
        return "workers"
    return "hand" if isinstance(step, ChooseWorkers) else "end"
