"""The table of Pocket Chang’An: what lies on it, and the verbs that move it."""

from typing import ClassVar, Final

from tongbao.engine.game import Game
from tongbao.engine.luck import Luck
from tongbao.engine.meta import Setup
from tongbao.engine.seats import NOBODY
from tongbao.games.pocket_changan import log
from tongbao.games.pocket_changan.cards.faces import CARDS
from tongbao.games.pocket_changan.cards.sets import CardSet
from tongbao.games.pocket_changan.points import COLUMNS, Standing, base_score, bonus_score, card_score
from tongbao.games.pocket_changan.terms import Terms

NO_CARD: Final = -1
MOST_PLAYERS: Final = 4
ACTIONS_A_TURN: Final = 2
HAND_LIMIT: Final = 6
PUBLIC_CARDS: Final = 8
TURNS_OF_A_DURATION: Final = 2
"""The turn in which it is laid, and the next one of the same seat (7.3)."""
NO_CARDS: Final[list[int]] = []
NO_AREA: Final[list[list[int]]] = [[] for _ in range(COLUMNS)]


def take_out(pile: list[int], card: int) -> None:
    """Remove a card from a list that holds it."""
    place = 0
    while pile[place] != card:
        place += 1
    pile.pop(place)


class PocketChangan(Game):
    """One table of Pocket Chang’An.

    By seat: ``hands``, ``areas`` (four columns of cards in order of playing), ``standings`` (what the areas give) and
    ``descending`` (masks of columns); an area and the list of masks are replaced, never changed. Masks of seats:
    ``turned`` (have used ``descend``) and ``out`` (have conceded). In common: ``deck`` and ``discards`` (top last),
    ``public`` (sorted), ``looked`` (looked at by the active seat alone), ``revealed``, ``round`` and ``end_reason`` (""
    until triggered). Of this turn: ``active``, ``actions_left``, ``actions_done``, ``paid`` and ``bought`` (during a
    buy, else -1). Of the durations: ``free_play`` and ``free_buy`` (the seat that laid it, or -1), the card and the
    turns still to end.
    """

    __slots__ = (
        "actions_done",
        "actions_left",
        "active",
        "areas",
        "bought",
        "cards",
        "deck",
        "descending",
        "discards",
        "end_reason",
        "free_buy",
        "free_buy_card",
        "free_buy_turns",
        "free_play",
        "free_play_card",
        "free_play_turns",
        "hands",
        "looked",
        "out",
        "paid",
        "public",
        "revealed",
        "round",
        "standings",
        "terms",
        "turned",
    )

    CONSTANT: ClassVar[tuple[str, ...]] = ("setup", "terms", "cards")
    CACHED: ClassVar[tuple[str, ...]] = ("standings",)

    def __init__(
        self,
        setup: Setup,
        luck: Luck,
        known: list[int],
        terms: Terms,
        cards: CardSet,
        deck: list[int],
        discards: list[int],
        public: list[int],
        hands: list[list[int]],
        areas: list[list[list[int]]],
        standings: list[Standing],
        descending: list[int],
    ) -> None:
        super().__init__(setup, luck)
        self.known = known
        self.terms: Final = terms
        self.cards: Final = cards
        self.deck = deck
        self.discards = discards
        self.public = public
        self.hands = hands
        self.areas = areas
        self.standings = standings
        self.descending = descending
        self.turned = 0
        self.out = 0
        self.looked: list[int] = []
        self.revealed: list[int] = []
        self.paid = NO_CARD
        self.bought = NO_CARD
        self.active = 0
        self.round = 1
        self.actions_left = 0
        self.actions_done = 0
        self.free_play = NOBODY
        self.free_play_card = NO_CARD
        self.free_play_turns = 0
        self.free_buy = NOBODY
        self.free_buy_card = NO_CARD
        self.free_buy_turns = 0
        self.end_reason = ""

    def clone(self) -> "PocketChangan":
        copy = PocketChangan(
            self.setup,
            self.luck.clone(),
            self.known[:],
            self.terms,
            self.cards,
            self.deck[:],
            self.discards[:],
            self.public[:],
            [hand[:] for hand in self.hands],
            self.areas[:],
            self.standings[:],
            self.descending,
        )
        copy.turned = self.turned
        copy.out = self.out
        if self.looked:
            copy.looked = self.looked[:]
        if self.revealed:
            copy.revealed = self.revealed[:]
        copy.paid = self.paid
        copy.bought = self.bought
        copy.active = self.active
        copy.round = self.round
        copy.actions_left = self.actions_left
        copy.actions_done = self.actions_done
        copy.free_play = self.free_play
        copy.free_play_card = self.free_play_card
        copy.free_play_turns = self.free_play_turns
        copy.free_buy = self.free_buy
        copy.free_buy_card = self.free_buy_card
        copy.free_buy_turns = self.free_buy_turns
        copy.end_reason = self.end_reason
        copy.resume(self)
        return copy

    # Where the cards are.

    def piles(self) -> list[list[int]]:
        return [*self.hands, self.deck, self.looked]

    def inventory(self) -> list[int]:
        found = [card for pile in self.piles() for card in pile]
        found.extend([*self.discards, *self.public, *self.revealed])
        found.extend([card for area in self.areas for column in area for card in column])
        if self.bought != NO_CARD:
            found.append(self.bought)
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
        return [card for column in self.areas[seat] for card in column]

    def working(self, seat: int, kind: int) -> list[int]:
        """The seat's cards in play whose effect is of that kind. The list must not be changed."""
        if not self.standings[seat].has(kind):
            return NO_CARDS
        return [card for card in self.cards_in_play(seat) if self.cards.works[card] == kind]

    # Verbs: cards change places.

    def lay(self, seat: int, card: int, column: int) -> None:
        """The card goes to the end of a column of the seat's Urban Area (6.1)."""
        area = self.areas[seat][:]
        area[column] = [*area[column], card]
        self.areas[seat] = area
        self.known[card] = self.everybody
        self.recount(seat)

    def take_up(self, seat: int, card: int) -> None:
        """The card leaves the seat's Urban Area; the rest of its column closes up (P-52)."""
        self.areas[seat] = [[other for other in column if other != card] for column in self.areas[seat]]
        self.recount(seat)

    def recount(self, seat: int) -> None:
        """Reckon anew what the seat's Urban Area gives; without effect once it has conceded."""
        area = NO_AREA if self.is_out(seat) else self.areas[seat]
        self.standings[seat] = Standing(self.cards, area, self.descending[seat])

    def take_from_hand(self, seat: int, card: int) -> None:
        """The card leaves the hand."""
        hand, place = self.hands[seat], 0
        while hand[place] != card:
            place += 1
        hand[place] = hand[-1]
        hand.pop()

    def to_hand(self, seat: int, card: int) -> None:
        """The card goes into the hand; only its owner sees it there (11.1)."""
        self.known[card] = 1 << seat
        self.hands[seat].append(card)

    def take_from_public(self, card: int) -> None:
        """The card leaves the public area."""
        take_out(self.public, card)

    def to_public(self, card: int) -> None:
        """The card lies face up in the public area, sorted by type and number."""
        self.known[card] = self.everybody
        public, place = self.public, len(self.public)
        while place and public[place - 1] > card:
            place -= 1
        public.insert(place, card)

    def discard(self, card: int) -> None:
        """The card goes on the discard pile, for all to see."""
        self.known[card] = self.everybody
        self.discards.append(card)

    # Verbs: deck and public area (6.3).

    def top_card(self) -> int:
        """Take the top card of the deck, NO_CARD if there is none; what it shows can't be unseen.

        An empty deck is made anew at once; with nothing to make it from the game's end is triggered (P-21, P-22).
        """
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
        """The discard pile becomes the deck."""
        self.deck = self.discards
        self.discards = []
        for card in self.deck:
            self.known[card] = 0
        self.luck.shuffle(self.deck)
        self.close_undo()
        log.reshuffle(self, len(self.deck))

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
            log.draw(self, seat, self.hands[seat][-drawn:])

    def refill(self) -> None:
        """Turn up cards until the public area has eight, or none can be drawn."""
        turned_up = NO_CARDS
        while len(self.public) < PUBLIC_CARDS:
            card = self.top_card()
            if card == NO_CARD:
                break
            self.to_public(card)
            if self.events is not None:
                turned_up = [*turned_up, card]
        log.refill(self, turned_up)

    # The end (8.2, 8.3).

    def trigger_end(self, reason: str) -> None:
        """This round will be the last; the first reason stays."""
        if not self.end_reason:
            self.end_reason = reason
            log.end_triggered(self, reason)

    def finish(self) -> None:
        """The game is scored, and everything is open (11.1)."""
        self.known = [self.everybody] * CARDS
        for seat in range(self.players):
            if not self.is_out(seat):
                points, area = self.standings[seat].points, self.areas[seat]
                cards = self.cards_in_play(seat)
                scores = [card_score(self.cards, card, area, points) for card in cards]
                log.result(self, seat, points, base_score(points), cards, scores)
        self.over = True
        self.close_undo()

    def base(self, seat: int) -> int:
        """The seat's base score now; 0 once it has conceded."""
        return base_score(self.standings[seat].points)

    def bonus(self, seat: int) -> int:
        """The seat's bonus now; 0 once it has conceded."""
        return 0 if self.is_out(seat) else bonus_score(self.cards, self.areas[seat], self.standings[seat].points)

    def has_conceded(self, seat: int) -> bool:
        return self.is_out(seat)
