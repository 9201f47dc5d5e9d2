"""What all games with cards share: a deck, a discard pile and hands, and who knows which card."""

from typing import ClassVar, Final

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from tongbao.engine.game import NO_CARDS, Game
from tongbao.engine.luck import Luck
from tongbao.engine.meta import Setup
from tongbao.engine.observation import MOST, Field, count, known_marks, seat_names

FACE_DOWN: Final = -1
"""What lies in a pile of a redacted game in place of a card that the viewer doesn't know, less the kind of its back."""
NO_HANDS: Final[list[list[int]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(Game):
    """A game with cards, which are numbers: ``deck`` and ``discards`` (top last), and by seat the ``hands``.

    Clones share their cards, and who knows them, until one of them changes something: they are ``lent``. The verbs here
    begin with ``hold``, which ends that; so must whatever else changes ``known``, ``deck``, ``discards`` or ``hands``.
    """

    __slots__ = ("deck", "discards", "hands", "lent")
    CACHED: ClassVar[tuple[str, ...]] = ("lent",)

    def __init__(self, setup: Setup, luck: Luck) -> None:
        super().__init__(setup, luck)
        self.deck = NO_CARDS
        self.discards = NO_CARDS
        self.hands = NO_HANDS
        self.lent = True

    # Hidden information.

    def piles(self) -> list[list[int]]:
        self.hold()
        return [*self.hands, self.deck]

    def inventory(self) -> list[int]:
        return [*self.deck, *self.discards, *[card for hand in self.hands for card in hand]]

    def show(self, card: int) -> None:
        """Everybody knows the card from now on."""
        self.hold()
        self.known[card] = self.everybody

    def show_to(self, seat: int, card: int) -> None:
        """The seat knows the card from now on, beside those who know it already."""
        self.hold()
        self.known[card] |= 1 << seat

    # What programs learn from, where the game says nothing else.

    def usual_layout(self) -> list[Field]:
        """The same, then how many cards lie where, and where the seat knows that a card lies."""
        cards = len(self.known)
        return [
            *super().usual_layout(),
            Field("hand_counts", self.players, MOST, "How many cards each seat holds, clockwise from one’s own."),
            Field("deck_count", 1, MOST, "How many cards are in the deck."),
            *[
                Field(f"{who}_hand", cards, 1, "By card: whether one knows that it is in this hand.")
                for who in seat_names(self.players)
            ],
            Field("discards", cards, 1, "By card: whether one knows that it is on the discard pile."),
            Field("elsewhere", cards, 1, "By card: whether one knows it, and it lies neither there nor in a hand."),
        ]

    def write_usual(self, out: BytesWriter, seat: int) -> None:
        super().write_usual(out, seat)
        order, known, bit, cards = self.seats_from(seat), self.known, self.bit(seat), len(self.known)
        for other in order:
            count(out, len(self.hands[other]), MOST)
        count(out, len(self.deck), MOST)
        for other in order:
            known_marks(out, self.hands[other], known, bit, cards)
        known_marks(out, self.discards, known, bit, cards)
        held = [card for hand in self.hands for card in hand]
        known_marks(out, [c for c in self.inventory() if c not in held and c not in self.discards], known, bit, cards)

    # For clones.

    def share(self, other: "CardGame") -> None:
        """Have the same cards as another game, until either of them moves one."""
        self.known = other.known
        self.deck = other.deck
        self.discards = other.discards
        self.hands = other.hands
        self.lent = other.lent = True

    def hold(self) -> None:
        """Before a card moves: have lists of one's own if they are still shared with a clone."""
        if self.lent:
            self.lent = False
            self.known = self.known[:]
            self.deck = self.deck[:]
            self.discards = self.discards[:]
            self.hands = [hand[:] for hand in self.hands]

    # Verbs: cards change places.

    def lay_deck(self, deck: list[int], numbers: int) -> None:
        """Begin with a deck face down; the other of so many numbers of cards are known to all, and no hand is dealt."""
        self.known = [self.everybody] * numbers
        for card in deck:
            self.known[card] = 0
        self.deck = deck
        self.discards = []
        self.hands = [[] for _ in range(self.players)]
        self.lent = False

    def deal_hand(self, seat: int, number: int) -> None:
        """Deal so many cards from the top of the deck to a seat, which alone sees them."""
        self.hold()
        for _ in range(number):
            self.to_hand(seat, self.deck.pop())

    def to_hand(self, seat: int, card: int) -> None:
        """The card goes into the hand; from now on only its owner knows where it is."""
        self.hold()
        self.known[card] = 1 << seat
        self.hands[seat].append(card)

    def take_from_hand(self, seat: int, card: int) -> None:
        """The card leaves the hand; the last one takes its place."""
        self.hold()
        hand = self.hands[seat]
        for i, held in enumerate(hand):
            if held == card:
                hand[i] = hand[-1]
                hand.pop()
                return

    def discard(self, card: int) -> None:
        """The card goes on the discard pile, for all to see."""
        self.hold()
        self.known[card] = self.everybody
        self.discards.append(card)

    def reshuffle(self) -> None:
        """The discard pile becomes the deck, face down in random order; nothing before can be taken back."""
        self.hold()
        self.deck = self.discards
        self.discards = []
        for card in self.deck:
            self.known[card] = 0
        self.luck.shuffle(self.deck)
        self.close_undo()
