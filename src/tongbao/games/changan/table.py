"""The table of Chang’an: what lies on it, and the verbs that move it."""

from typing import ClassVar, Final

from tongbao.engine.cards import FACE_DOWN
from tongbao.engine.game import Game
from tongbao.engine.luck import Luck
from tongbao.engine.meta import Setup
from tongbao.games.changan import log
from tongbao.games.changan.board import DISPLAY, END_CARDS, ROAD, SILK, WHEAT
from tongbao.games.changan.cards.faces import CARDS_OF_DECK, DECKS
from tongbao.games.changan.cards.sets import CardSet
from tongbao.games.changan.permanents import Permanents
from tongbao.games.changan.terms import Terms

NO_CARD: Final = 0
NO_GATE: Final = -1
NO_MAIN: Final = 0
MAIN_RESEARCH: Final = 1
MAIN_PRODUCE: Final = 2
MAIN_BUILD: Final = 3
"""The main actions."""
NO_COUNTS: Final = [0, 0, 0, 0, 0]


class Changan(Game):
    """One table of Chang’an.

    By seat: ``hands``, ``gates`` (four lists of cards, the lowest first), ``districts`` (four lists, row 1 first),
    ``roads`` (row 1 first) and ``tokens`` (five counts, Silk last). A gate, a road and the districts of a seat are
    replaced, never changed; ``reckoned`` is what Permanents answered last. In common: ``deck`` and ``discards`` (top
    last), ``display`` (three cards, NO_CARD for an empty space), ``silk_stock``, ``first``, ``round``, ``last_round``
    and ``reason`` ("" until the end is triggered). Of this turn: ``active``, ``main_used`` (which main action was used,
    NO_MAIN for none), ``buys_used`` and ``acquired``. Of the main action: ``extra_cards`` (Research), ``target`` (gate
    of Produce, NO_GATE for none), ``arrived`` (how many cards have arrived there), ``played`` (those from the hand),
    ``moved`` (mask of the gates that cards came from) and ``activated`` (mask of rows). ``looked`` are cards looked at
    by the active seat, ``picked`` is the card that it has chosen from its hand. Of the build under way: ``pending``
    (the card, NO_CARD for none), ``pending_gate`` (NO_GATE if it was picked), ``pending_district`` (ROAD for the Silk
    Road), ``price`` (what is left of the space's, five counts), ``coin`` (the extra coin), ``instead`` (tokens to be
    paid in place of others, five counts), ``saves_left`` and ``swaps_left`` (five counts). Clones share the lists of
    cards until one is moved: they are ``lent``.
    """

    __slots__ = (
        "acquired",
        "activated",
        "active",
        "arrived",
        "buys_used",
        "cards",
        "coin",
        "deck",
        "discards",
        "display",
        "districts",
        "extra_cards",
        "first",
        "gates",
        "hands",
        "instead",
        "last_round",
        "lent",
        "looked",
        "main_used",
        "moved",
        "pending",
        "pending_district",
        "pending_gate",
        "picked",
        "played",
        "price",
        "reason",
        "reckoned",
        "roads",
        "round",
        "saves_left",
        "silk_stock",
        "swaps_left",
        "target",
        "terms",
        "tokens",
    )

    CONSTANT: ClassVar[tuple[str, ...]] = ("setup", "terms", "cards")
    CACHED: ClassVar[tuple[str, ...]] = ("lent", "reckoned")

    def __init__(
        self,
        setup: Setup,
        luck: Luck,
        known: list[int],
        terms: Terms,
        cards: CardSet,
        deck: list[int],
        discards: list[int],
        display: list[int],
        hands: list[list[int]],
        gates: list[list[list[int]]],
        districts: list[list[list[int]]],
        roads: list[list[int]],
        tokens: list[list[int]],
        reckoned: list[Permanents],
        silk_stock: int,
    ) -> None:
        super().__init__(setup, luck)
        self.known = known
        self.terms: Final = terms
        self.cards: Final = cards
        self.deck = deck
        self.discards = discards
        self.display = display
        self.hands = hands
        self.gates = gates
        self.districts = districts
        self.roads = roads
        self.tokens = tokens
        self.reckoned = reckoned
        self.silk_stock = silk_stock
        self.lent = False
        self.first = terms.first
        self.active = terms.first
        self.round = 1
        self.last_round = False
        self.reason = ""
        self.main_used = NO_MAIN
        self.buys_used = 0
        self.acquired = False
        self.extra_cards = 0
        self.target = NO_GATE
        self.arrived = 0
        self.played: list[int] = []
        self.moved = 0
        self.activated = 0
        self.looked: list[int] = []
        self.picked = NO_CARD
        self.pending = NO_CARD
        self.pending_gate = NO_GATE
        self.pending_district = 0
        self.price = NO_COUNTS
        self.coin = 0
        self.instead = NO_COUNTS
        self.saves_left = 0
        self.swaps_left = NO_COUNTS

    def clone(self) -> "Changan":
        copy = Changan(
            self.setup,
            self.luck.clone(),
            self.known,
            self.terms,
            self.cards,
            self.deck,
            self.discards,
            self.display,
            self.hands,
            self.gates,
            self.districts[:],
            self.roads[:],
            [counts[:] for counts in self.tokens],
            self.reckoned[:],
            self.silk_stock,
        )
        copy.lent = self.lent = True
        copy.active = self.active
        copy.round = self.round
        copy.last_round = self.last_round
        copy.reason = self.reason
        copy.main_used = self.main_used
        copy.buys_used = self.buys_used
        copy.acquired = self.acquired
        copy.extra_cards = self.extra_cards
        copy.target = self.target
        if self.target != NO_GATE:
            copy.arrived = self.arrived
            copy.played = self.played[:]
            copy.moved = self.moved
            copy.activated = self.activated
        if self.looked:
            copy.looked = self.looked[:]
        copy.picked = self.picked
        copy.pending = self.pending
        copy.pending_gate = self.pending_gate
        copy.pending_district = self.pending_district
        copy.price = self.price
        copy.coin = self.coin
        copy.instead = self.instead
        copy.saves_left = self.saves_left
        copy.swaps_left = self.swaps_left
        copy.resume(self)
        return copy

    def hold(self) -> None:
        """Before a card moves: have lists of one's own if they are still shared with a clone."""
        if self.lent:
            self.lent = False
            self.known = self.known[:]
            self.deck = self.deck[:]
            self.discards = self.discards[:]
            self.display = self.display[:]
            self.hands = [hand[:] for hand in self.hands]
            self.gates = [gates[:] for gates in self.gates]

    # Hidden information (section 13).

    def piles(self) -> list[list[int]]:
        self.hold()
        return [*self.hands, self.deck, self.looked]

    def inventory(self) -> list[int]:
        found = [card for pile in self.piles() for card in pile]
        found.extend([card for card in self.display if card])
        found.extend(self.discards)
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
            found = Permanents(self.cards, city)
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

    def gate_cards(self, seat: int) -> int:
        """How many cards lie at the seat's gates."""
        gates = self.gates[seat]
        return len(gates[0]) + len(gates[1]) + len(gates[2]) + len(gates[3])

    def has_deck(self) -> bool:
        """Whether a card can be drawn, also from a deck made anew."""
        return len(self.deck) > 0 or len(self.discards) > 0

    def top_back(self) -> int:
        """The deck of the deck's top card, which everybody sees; -1 if there is no card."""
        if not self.deck:
            return -1
        top = self.deck[-1]
        return self.back(top) - 1 if top > 0 else FACE_DOWN - top - 1

    # Verbs: cards change places.

    def take_from_hand(self, seat: int, card: int) -> None:
        """The card leaves the hand."""
        self.hold()
        hand = self.hands[seat]
        hand.pop(hand.index(card))

    def to_hand(self, seat: int, card: int) -> None:
        """The card goes into the hand, where only its owner sees it."""
        self.hold()
        self.known[card] = 1 << seat
        self.hands[seat].append(card)

    def discard(self, card: int) -> None:
        """The card goes on the discard pile, face up."""
        self.hold()
        self.known[card] = self.everybody
        self.discards.append(card)

    def pick(self, seat: int, card: int) -> None:
        """The card is chosen from the hand, for all to see."""
        self.take_from_hand(seat, card)
        self.known[card] = self.everybody
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

    def move(self, seat: int, gate: int, number: int, to: int) -> None:
        """The top cards of a gate go on top of another in the same order."""
        self.hold()
        gates = self.gates[seat]
        cards = gates[gate]
        stay = len(cards) - number
        gates[to] = gates[to] + cards[stay:]
        gates[gate] = cards[:stay]

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
            self.reason = "built"
            log.end_triggered(self, seat, END_CARDS)

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
        """The discard pile becomes the deck."""
        self.deck = self.discards
        self.discards = []
        for card in self.deck:
            self.known[card] = 0
        self.luck.shuffle(self.deck)
        log.reshuffle(self, len(self.deck))

    def draw(self, seat: int) -> int:
        """Draw a card into the hand; NO_CARD if there is none."""
        card = self.top_card()
        if card:
            self.to_hand(seat, card)
        return card

    def turn_up(self, space: int) -> None:
        """Fill a display space from the deck if a card is there."""
        card = self.top_card()
        if card:
            self.known[card] = self.everybody
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
        for space in range(DISPLAY):
            if not self.display[space] and self.has_deck():
                self.turn_up(space)
                log.revealed(self, self.display[space])

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

    # The end (section 8).

    def finish(self) -> None:
        """The game is scored."""
        self.over = True
        self.close_undo()
        log.results(self)
