"""The table of Pocket Chang’An: what lies on it, and the verbs that move it."""

from typing import ClassVar, Final

from tongbao.engine.cards import CardGame
from tongbao.engine.choice import Choice
from tongbao.engine.game import NO_CARDS
from tongbao.engine.luck import Luck
from tongbao.engine.meta import Setup
from tongbao.games.pocket_changan.cards.places import NO_CARD
from tongbao.games.pocket_changan.cards.terms import Terms
from tongbao.games.pocket_changan.state import events
from tongbao.games.pocket_changan.state.areas import NO_AREA, Area, cards_of, powers_of, with_card, without
from tongbao.games.pocket_changan.state.card import Card
from tongbao.games.pocket_changan.state.powers import Duration, Powers

MOST_PLAYERS: Final = 4


def take_out(pile: list[int], card: int) -> None:
    """Remove a card from a list that holds it."""
    place = 0
    while pile[place] != card:
        place += 1
    pile.pop(place)


class PocketChangan(CardGame):
    """One table of Pocket Chang’An.

    By seat: ``areas`` (four columns of cards in order of playing), ``powers`` (what the areas give) and
    ``descending`` (masks of columns). Masks of seats: ``turned`` (have used ``descend``) and ``out`` (have conceded).
    In common: ``public`` (sorted), ``looked`` (cards that the active seat alone looks at), ``apart`` (cards being
    bought, or revealed by an effect or the Court), ``round`` and ``end_reason`` ("" until triggered). Of this turn:
    ``active``, ``actions_left`` and ``actions_done``. Rules waived for a while: ``free_play`` and ``free_buy`` (7.3).
    """

    __slots__ = (
        "actions_done",
        "actions_left",
        "active",
        "apart",
        "areas",
        "cards",
        "descending",
        "end_reason",
        "free_buy",
        "free_play",
        "looked",
        "out",
        "powers",
        "public",
        "round",
        "terms",
        "turned",
    )

    CONSTANT: ClassVar[tuple[str, ...]] = ("setup", "terms", "cards")
    CACHED: ClassVar[tuple[str, ...]] = ("lent", "powers")

    def __init__(self, setup: Setup, luck: Luck, terms: Terms, cards: list[Card]) -> None:
        super().__init__(setup, luck)
        self.terms: Final = terms
        self.cards: Final = cards
        self.public = NO_CARDS
        self.looked = NO_CARDS
        self.apart = NO_CARDS
        self.areas: list[Area] = []
        self.powers: list[Powers] = []
        self.descending = NO_CARDS
        self.turned = 0
        self.out = 0
        self.active = 0
        self.round = 1
        self.actions_left = 0
        self.actions_done = 0
        self.free_play: Duration | None = None
        self.free_buy: Duration | None = None
        self.end_reason = ""

    def clone(self) -> "PocketChangan":
        copy = PocketChangan(self.setup, self.luck.clone(), self.terms, self.cards)
        copy.share(self)
        copy.public = self.public
        copy.looked = self.looked
        copy.apart = self.apart
        copy.areas = self.areas
        copy.powers = self.powers
        copy.descending = self.descending
        copy.turned = self.turned
        copy.out = self.out
        copy.active = self.active
        copy.round = self.round
        copy.actions_left = self.actions_left
        copy.actions_done = self.actions_done
        copy.free_play = self.free_play
        copy.free_buy = self.free_buy
        copy.end_reason = self.end_reason
        copy.resume(self)
        return copy

    def hold(self) -> None:
        if self.lent:
            super().hold()
            self.public = self.public[:]
            self.looked = self.looked[:]
            self.apart = self.apart[:]
            self.areas = self.areas[:]
            self.powers = self.powers[:]
            self.descending = self.descending[:]

    # Where the cards are.

    def piles(self) -> list[list[int]]:
        self.hold()
        return [*self.hands, self.deck, self.looked]

    def inventory(self) -> list[int]:
        found = [*super().inventory(), *self.public, *self.looked, *self.apart]
        found.extend([card for area in self.areas for card in cards_of(area)])
        return found

    # Questions.

    def is_out(self, seat: int) -> bool:
        """Whether the seat has conceded."""
        return self.out >> seat & 1 == 1

    def seats_in(self, first: int) -> list[int]:
        """The seats still in the game, clockwise from one."""
        return [seat for seat in self.seats_from(first) if not self.out >> seat & 1]

    def others(self, seat: int) -> list[int]:
        """The other seats still in the game, clockwise from the left neighbour."""
        return [other for other in self.seats_in(seat) if other != seat]

    def cards_in_play(self, seat: int) -> list[int]:
        """All cards of the seat's Urban Area, column by column."""
        return cards_of(self.areas[seat])

    def crosses_barrier(self, seat: int, choice: Choice) -> bool:
        """Also where another seat decides next, for its answer closes the way, and may come at once (11.2)."""
        trial = self.clone()
        trial.take(seat, choice)
        return trial.undoable(seat) == 0 or trial.actor != seat

    # Verbs: cards change places.

    def lay_deck(self, deck: list[int], numbers: int) -> None:
        super().lay_deck(deck, numbers)
        self.public = []
        self.looked = []
        self.apart = []
        self.areas = [NO_AREA for _ in range(self.players)]
        self.descending = [0] * self.players
        self.powers = [powers_of(self.cards, NO_AREA, 0) for _ in range(self.players)]

    def lay(self, seat: int, card: int, column: int) -> None:
        """The card goes to the end of a column of the seat's Urban Area (6.1)."""
        self.hold()
        self.areas[seat] = with_card(self.areas[seat], card, column)
        self.known[card] = self.everybody
        self.recount(seat)

    def take_up(self, seat: int, card: int) -> None:
        """The card leaves the seat's Urban Area."""
        self.hold()
        self.areas[seat] = without(self.areas[seat], card)
        self.recount(seat)

    def turn_column(self, seat: int, column: int) -> None:
        """Once in the game, with Du Fu, a column becomes descending for good (P-39)."""
        self.hold()
        self.turned |= 1 << seat
        self.descending[seat] |= 1 << column
        self.recount(seat)

    def recount(self, seat: int) -> None:
        """Reckon anew what the seat's Urban Area gives; nothing once it has conceded."""
        self.hold()
        area = NO_AREA if self.is_out(seat) else self.areas[seat]
        self.powers[seat] = powers_of(self.cards, area, self.descending[seat])

    def find_again(self) -> None:
        for seat in range(self.players):
            self.recount(seat)

    def take_from_public(self, card: int) -> None:
        """The card leaves the public area."""
        self.hold()
        take_out(self.public, card)

    def take_from_discards(self, card: int) -> None:
        """The card leaves the discard pile."""
        self.hold()
        take_out(self.discards, card)

    def take_from_looked(self, card: int) -> None:
        """The card is no longer among those looked at."""
        self.hold()
        take_out(self.looked, card)

    def take_from_apart(self, card: int) -> None:
        """The card doesn't lie apart any more."""
        self.hold()
        take_out(self.apart, card)

    def set_apart(self, card: int) -> None:
        """The card lies apart, for all to see, until what is going on with it is finished."""
        self.hold()
        self.known[card] = self.everybody
        self.apart.append(card)

    def put_away(self) -> None:
        """What is still looked at or lies apart is discarded, face up."""
        cards = [*self.looked, *self.apart]
        for card in cards:
            self.discard(card)
        self.looked = []
        self.apart = []
        events.discarded(self, cards)

    def to_public(self, card: int) -> None:
        """The card lies face up in the public area, sorted by type and number."""
        self.hold()
        self.known[card] = self.everybody
        public, place = self.public, len(self.public)
        while place and public[place - 1] > card:
            place -= 1
        public.insert(place, card)

    # Verbs: deck and public area (6.3).

    def top_card(self) -> int:
        """Take the top card of the deck, NO_CARD if there is none; what it shows can't be unseen.

        An empty deck is made anew at once; with nothing to make it from the game's end is triggered (P-21, P-22).
        """
        self.hold()
        if not self.deck:
            if not self.discards:
                return NO_CARD
            self.reshuffle()
        self.close_undo()
        card = self.deck.pop()
        if not self.deck:
            if self.discards:
                self.reshuffle()
            else:
                self.trigger_end("deck")
        return card

    def reshuffle(self) -> None:
        super().reshuffle()
        events.reshuffle(self, len(self.deck))

    def look(self, seat: int, most: int) -> None:
        """Take so many cards of the deck, or as many as there are, for the seat alone to look at."""
        for _ in range(most):
            card = self.top_card()
            if card == NO_CARD:
                break
            self.known[card] = 1 << seat
            self.looked.append(card)

    def reveal(self, most: int) -> None:
        """Turn up so many cards of the deck, or as many as there are; they lie apart."""
        for _ in range(most):
            card = self.top_card()
            if card == NO_CARD:
                break
            self.set_apart(card)

    def draw(self, seat: int, most: int) -> None:
        """Draw so many cards, or as many as there are."""
        drawn = 0
        while drawn < most:
            card = self.top_card()
            if card == NO_CARD:
                break
            self.to_hand(seat, card)
            drawn += 1
        if drawn and self.events is not None:
            events.draw(self, seat, self.hands[seat][-drawn:])

    def refill(self) -> None:
        """Turn up cards until the public area is full, or none can be drawn."""
        turned_up = NO_CARDS
        while len(self.public) < self.terms.public_cards:
            card = self.top_card()
            if card == NO_CARD:
                break
            self.to_public(card)
            if self.events is not None:
                turned_up = [*turned_up, card]
        events.refill(self, turned_up)

    # The end (8.2).

    def trigger_end(self, reason: str) -> None:
        """This round will be the last; the first reason stays."""
        if not self.end_reason:
            self.end_reason = reason
            events.end_triggered(self, reason)

    def has_conceded(self, seat: int) -> bool:
        return self.is_out(seat)
