"""The table of Chang’an: what lies on it, and the verbs that move it."""

from typing import ClassVar, Final

from tongbao.engine.cards import FACE_DOWN, CardGame
from tongbao.engine.luck import Luck
from tongbao.engine.meta import Setup
from tongbao.games.changan.cards.board import END_CARDS, ROAD, SILK, WHEAT
from tongbao.games.changan.cards.schema import CARDS_OF_DECK, DECKS
from tongbao.games.changan.cards.terms import Terms
from tongbao.games.changan.state import events
from tongbao.games.changan.state.card_set import CardSet
from tongbao.games.changan.state.permanents import Permanents

NO_CARD: Final = 0


class Changan(CardGame):
    """One table of Chang’an.

    By seat: ``gates`` (four lists of cards, the lowest first), ``districts`` (four lists, row 1 first), ``roads`` (row
    1 first) and ``tokens`` (five counts, Silk last). A gate, a road and the districts of a seat are replaced, never
    changed; ``reckoned`` is what Permanents answered last. In common: ``display`` (three cards, NO_CARD for an empty
    space), ``silk_stock``, ``first``, ``round`` and ``last_round``. Of this turn: ``active``, ``main`` (the main action
    used, "" for none), ``extra_cards`` (of Research), ``buys_used`` and ``acquired``. Apart from all that lie
    ``looked``, the cards that the active seat looks at, and ``picked``, the card that it has chosen from its hand.
    """

    __slots__ = (
        "acquired",
        "active",
        "buys_used",
        "cards",
        "display",
        "districts",
        "extra_cards",
        "first",
        "gates",
        "last_round",
        "looked",
        "main",
        "picked",
        "reckoned",
        "roads",
        "round",
        "silk_stock",
        "terms",
        "tokens",
    )

    CONSTANT: ClassVar[tuple[str, ...]] = ("setup", "terms", "cards")
    DRAWN: ClassVar[tuple[str, ...]] = ("terms",)
    CACHED: ClassVar[tuple[str, ...]] = ("lent", "reckoned")

    def __init__(self, setup: Setup, luck: Luck, terms: Terms, cards: CardSet) -> None:
        super().__init__(setup, luck)
        self.terms = terms
        self.cards: Final = cards
        self.display: list[int] = []
        self.gates: list[list[list[int]]] = []
        self.districts: list[list[list[int]]] = []
        self.roads: list[list[int]] = []
        self.tokens: list[list[int]] = []
        self.reckoned: list[Permanents] = []
        self.silk_stock = 0
        self.first = terms.first
        self.active = terms.first
        self.round = 1
        self.last_round = False
        self.main = ""
        self.extra_cards = 0
        self.buys_used = 0
        self.acquired = False
        self.looked: list[int] = []
        self.picked = NO_CARD

    def clone(self) -> "Changan":
        copy = Changan(self.setup, self.luck.clone(), self.terms, self.cards)
        copy.share(self)
        copy.display = self.display
        copy.gates = self.gates
        copy.districts = self.districts[:]
        copy.roads = self.roads[:]
        copy.tokens = [counts[:] for counts in self.tokens]
        copy.reckoned = self.reckoned[:]
        copy.silk_stock = self.silk_stock
        copy.active = self.active
        copy.round = self.round
        copy.last_round = self.last_round
        copy.main = self.main
        copy.extra_cards = self.extra_cards
        copy.buys_used = self.buys_used
        copy.acquired = self.acquired
        if self.looked:
            copy.looked = self.looked[:]
        copy.picked = self.picked
        copy.resume(self)
        return copy

    def hold(self) -> None:
        if self.lent:
            super().hold()
            self.display = self.display[:]
            self.gates = [gates[:] for gates in self.gates]

    # Hidden information (section 13).

    def piles(self) -> list[list[int]]:
        return [*super().piles(), self.looked]

    def inventory(self) -> list[int]:
        found = [*super().inventory(), *self.looked, *[card for card in self.display if card]]
        for seat in range(self.players):
            found.extend([card for pile in self.gates[seat] + self.districts[seat] for card in pile])
            found.extend(self.roads[seat])
        if self.picked:
            found.append(self.picked)
        return found

    def backs(self) -> int:
        return len(DECKS) + 1

    def back(self, card: int) -> int:
        """The card's deck, from 1 on; 0 where not even the back can be seen."""
        return (card + CARDS_OF_DECK - 1) // CARDS_OF_DECK

    def conceal(self, seat: int) -> None:
        for i in range(len(self.deck) - 1):
            self.deck[i] = FACE_DOWN

    def mix_backs(self) -> None:
        """Below its top card the deck shows nothing: any order of the backs is possible."""
        self.hold()
        if self.deck:
            top = self.deck.pop()
            self.deck.sort()
            self.luck.shuffle(self.deck)
            self.deck.append(top)

    # Questions.

    def permanents(self, seat: int) -> Permanents:
        """What the seat's built Permanents answer now."""
        found = self.reckoned[seat]
        city = self.districts[seat]
        if found.city is not city:
            found = Permanents(city)
            for district in city:
                for card in district:
                    effect = self.cards.permanent[card]
                    if effect is not None:
                        effect.add_to(found, card)
            self.reckoned[seat] = found
        return found

    def left(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.players

    def right(self, seat: int) -> int:
        """The seat whose left neighbour this one is."""
        return (seat or self.players) - 1

    def built(self, seat: int) -> int:
        """How many cards the seat has in its districts."""
        city = self.districts[seat]
        return len(city[0]) + len(city[1]) + len(city[2]) + len(city[3])

    def next_row(self, seat: int, district: int) -> int:
        """The next free row of a district or the Silk Road, from 0."""
        return len(self.roads[seat]) if district == ROAD else len(self.districts[seat][district])

    def gate_cards(self, seat: int) -> int:
        """How many cards lie at the seat's gates."""
        gates = self.gates[seat]
        return len(gates[0]) + len(gates[1]) + len(gates[2]) + len(gates[3])

    def has_deck(self) -> bool:
        """Whether a card can be drawn, also from a deck made anew."""
        return len(self.deck) > 0 or len(self.discards) > 0

    def deck_on_back(self, card: int) -> int:
        """The deck that a card's back shows, also of one face down."""
        return self.back(card) - 1 if card > 0 else FACE_DOWN - card - 1

    # Verbs: cards change places.

    def take_from_hand(self, seat: int, card: int) -> None:
        """The card leaves the hand; the others keep their order."""
        self.hold()
        hand = self.hands[seat]
        hand.pop(hand.index(card))

    def pick(self, seat: int, card: int) -> None:
        """The card is chosen from the hand, for all to see."""
        self.take_from_hand(seat, card)
        self.show(card)
        self.picked = card

    def put_on_gate(self, seat: int, gate: int, card: int) -> None:
        """The card lies on top of the seat's gate, for all to see."""
        self.hold()
        self.known[card] = self.everybody
        gates = self.gates[seat]
        gates[gate] = [*gates[gate], card]

    def take_from_gate(self, seat: int, gate: int) -> int:
        """Take the top card off the seat's gate."""
        self.hold()
        gates = self.gates[seat]
        cards = gates[gate]
        gates[gate] = cards[:-1]
        return cards[-1]

    def move(self, seat: int, gate: int, number: int, to: int) -> list[int]:
        """The top cards of a gate go on top of another in the same order; which they are."""
        self.hold()
        gates = self.gates[seat]
        cards = gates[gate]
        stay = len(cards) - number
        moved = cards[stay:]
        gates[to] = gates[to] + moved
        gates[gate] = cards[:stay]
        return moved

    def place(self, seat: int, district: int, card: int) -> None:
        """The card is built in the next free space; the ninth in the districts triggers the end (section 8)."""
        if district == ROAD:
            self.roads[seat] = [*self.roads[seat], card]
            return
        city = self.districts[seat][:]
        city[district] = [*city[district], card]
        self.districts[seat] = city
        if not self.last_round and self.built(seat) >= END_CARDS:
            self.last_round = True
            events.end_triggered(self, seat, END_CARDS)

    # Verbs: deck and display (section 7).

    def top_card(self) -> int:
        """Take the top card of the deck, made anew if it is empty; NO_CARD if there is none."""
        self.hold()
        if not self.deck:
            if not self.discards:
                return NO_CARD
            self.reshuffle()
        self.close_undo()
        return self.deck.pop()

    def reshuffle(self) -> None:
        super().reshuffle()
        events.reshuffle(self, len(self.deck))

    def draw(self, seat: int) -> int:
        """Draw a card into the hand; NO_CARD if there is none."""
        card = self.top_card()
        if card:
            self.to_hand(seat, card)
        return card

    def look(self, seat: int, number: int) -> None:
        """The seat looks at so many cards from the top of the deck, or as many as there are."""
        for _ in range(number):
            card = self.top_card()
            if card:
                self.known[card] = 1 << seat
                self.looked.append(card)

    def turn_up(self, space: int) -> None:
        """Fill a display space from the deck if a card is there."""
        card = self.top_card()
        if card:
            self.show(card)
        self.display[space] = card

    def take_from_display(self, seat: int, space: int) -> int:
        """Take a display card into the hand; the space is filled at once."""
        self.hold()
        card = self.display[space]
        self.to_hand(seat, card)
        self.turn_up(space)
        return card

    def refill(self) -> None:
        """Fill the empty spaces of the display."""
        for space in range(self.terms.display):
            if not self.display[space] and self.has_deck():
                self.turn_up(space)
                events.revealed(self, self.display[space])

    # Verbs: tokens.

    def gain(self, seat: int, tokens: list[int]) -> None:
        """Take resources; Silk has a rule of its own (silk.py)."""
        own = self.tokens[seat]
        for type_ in range(SILK):
            if tokens[type_]:
                own[type_] += tokens[type_]

    def pay(self, seat: int, tokens: list[int]) -> None:
        """Return tokens; Silk goes back to its stock."""
        own = self.tokens[seat]
        for type_ in range(SILK):
            if tokens[type_]:
                own[type_] -= tokens[type_]
        if tokens[SILK]:
            own[SILK] -= tokens[SILK]
            self.silk_stock += tokens[SILK]

    def compensate(self, seat: int) -> None:
        """Whoever loses a card takes 1 Wheat."""
        self.tokens[seat][WHEAT] += 1
