"""Chance as moves of a player of its own: what is asked of it, and two ways to ask.

``Sampled`` asks once, before the deal, for the seed of all luck. ``Explicit`` asks for each card when somebody comes to
know it, so that a tree of the game has a branch for every card that may come, and none for the order of those that
nobody sees. Heaps are the cards that nobody knew before a choice or after a shuffle.
"""

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from tongbao.engine.cards import FACE_DOWN
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game, create
from tongbao.engine.given import GivenLuck
from tongbao.engine.luck import FastLuck
from tongbao.engine.meta import Setup
from tongbao.engine.seats import SPECTATOR
from tongbao.engine.secrecy import Seat, redact

SEED_BYTES: Final = 4
BYTES: Final = 256


class Question:
    """What chance is asked: ``outcomes`` are numbers, each with its probability, in ascending order."""

    __slots__ = ("kind", "outcomes")

    def __init__(self, kind: str, outcomes: list[tuple[int, float]]) -> None:
        self.kind: Final = kind
        self.outcomes: Final = outcomes

    def text(self, outcome: int) -> str:
        """An outcome in words, such as ``card 12``."""
        return f"{self.kind} {outcome}"


def evenly(outcomes: list[int]) -> list[tuple[int, float]]:
    """Outcomes that are equally likely, with their probabilities."""
    return [(outcome, 1 / len(outcomes)) for outcome in outcomes]


class Pending(ABC):
    """A deal or a choice that waits for chance; it never changes."""

    __slots__ = ("question",)
    question: Question

    @abstractmethod
    def answered(self, outcome: int) -> "Game | Pending":
        """What follows from one of the outcomes: the game after it, or the next question."""


class Chance(ABC):
    """A way to ask chance. Games that go through it keep a chronicle of what the last move has brought."""

    name: ClassVar[str]

    @abstractmethod
    def deal(self, setup: Setup) -> Game | Pending:
        """The game before its first choice, or what chance is asked before. Raises BadCards."""

    @abstractmethod
    def take(self, game: Game, seat: int, choice: Choice) -> Game | Pending:
        """The game after a choice, or what chance is asked before; ``game`` stays as it is."""

    def imagine(self, game: Game, seat: int, seed: int) -> Game:
        """A game that agrees with all a seat knows, the rest dealt again from the seed."""
        return Seat(game, seat).imagine(seed)

    @abstractmethod
    def most_outcomes(self, setup: Setup) -> int:
        """A number above all outcomes of all questions."""

    @abstractmethod
    def most_questions(self, setup: Setup) -> int:
        """More questions than this no game asks."""


class Sampled(Chance):
    """Four bytes before the deal, each of 256 values, are the seed; no question is asked from then on."""

    name = "sampled"

    def deal(self, setup: Setup) -> Game | Pending:
        return SeedToCome(setup, 0, 0)

    def take(self, game: Game, seat: int, choice: Choice) -> Game | Pending:
        after = moving(game)
        after.take(seat, choice)
        return after

    def most_outcomes(self, setup: Setup) -> int:
        return BYTES

    def most_questions(self, setup: Setup) -> int:
        return SEED_BYTES


class SeedToCome(Pending):
    """A deal whose seed is known up to some of its bytes."""

    __slots__ = ("known", "seed", "setup")
    BYTE: ClassVar[Question] = Question("byte", evenly(list(range(BYTES))))

    def __init__(self, setup: Setup, seed: int, known: int) -> None:
        self.setup: Final = setup
        self.seed: Final = seed
        self.known: Final = known
        self.question = self.BYTE

    def answered(self, outcome: int) -> Game | Pending:
        seed = self.seed * BYTES + outcome
        if self.known + 1 < SEED_BYTES:
            return SeedToCome(self.setup, seed, self.known + 1)
        return create(self.setup, FastLuck.from_seed(seed), chronicle=True)


def moving(game: Game) -> Game:
    """A copy of the game that is about to move: its chronicle starts again."""
    copy = game.clone()
    copy.events = []
    return copy


NOWHERE: Final = -1
"""In place of a place where there is none."""


class Heap:
    """Cards that lay together, from the bottom up; ``hidden`` are those that nobody knew.

    ``number`` is that of the shuffle that made it, or below 0 that of a pile before the try: -1 for the first.
    ``shown`` are the hidden cards that the try has shown somebody.
    """

    __slots__ = ("cards", "hidden", "number", "shown")

    def __init__(self, number: int, cards: list[int], hidden: set[int], shown: set[int]) -> None:
        self.number: Final = number
        self.cards: Final = cards
        self.hidden: Final = hidden
        self.shown: Final = shown

    def first_of(self, wanted: set[int]) -> int:
        """The place of the uppermost card that is wanted; NOWHERE if there is none."""
        for place in range(len(self.cards) - 1, -1, -1):
            if self.cards[place] in wanted:
                return place
        return NOWHERE


def decks_of(game: Game | None, luck: GivenLuck) -> list[int]:
    """The numbers of the shuffles whose list is a pile of the game now, or was until all of it was drawn.

    Asked right after a try: once the game was copied its piles are other lists.
    """
    piles = [] if game is None or not luck.shuffled else game.piles()
    return [
        shuffle
        for shuffle, cards in enumerate(luck.shuffled)
        if any(pile is cards for pile in piles) or (game is not None and not cards)
    ]


def heaps_of(before: Game | None, after: Game, luck: GivenLuck, decks: list[int]) -> list[Heap]:
    """The heaps of a try with hidden cards, in the order in which they came to be, with what it has shown of each."""
    found: list[Heap] = []
    if before is not None:
        known = before.known
        reshuffled = {card for shuffle in decks for card in luck.orders[shuffle]}
        for pile, (cards, left) in enumerate(zip(before.piles(), after.piles(), strict=True)):
            hidden = {card for card in cards if not known[card]}
            if hidden:
                found.append(Heap(-1 - pile, cards, hidden, shown_of(hidden, left, after, reshuffled)))
    for shuffle in decks:
        cards, left = luck.orders[shuffle], luck.shuffled[shuffle]
        reshuffled = {card for later in decks if later > shuffle for card in luck.orders[later]}
        found.append(Heap(shuffle, cards, set(cards), shown_of(set(cards), left, after, reshuffled)))
    return found


def shown_of(hidden: set[int], left: list[int], after: Game, reshuffled: set[int]) -> set[int]:
    """Which of some hidden cards a try has shown: those that are known now, or were shuffled again.

    When the game is over, what is still ``left`` in the heap has come too late to matter.
    """
    known = after.known
    shown = {card for card in hidden if known[card] or card in reshuffled}
    return shown.difference(left) if after.over else shown


def backs_seen(game: Game | None) -> set[int]:
    """The cards that nobody knows and whose backs everybody sees, where there are several kinds of backs."""
    if game is None or game.backs() == 1:
        return set()
    redacted = redact(game, SPECTATOR)
    return {
        card
        for cards, faces in zip(game.piles(), redacted.piles(), strict=True)
        for card, face in zip(cards, faces, strict=True)
        if face < FACE_DOWN and not game.known[card]
    }
