"""Explicit chance: every card that somebody comes to know is a move of chance, asked when it is needed.

A choice is tried on a copy. The first card that the try shows somebody, out of those that nobody knew, is asked of
chance: any card that could lie in its place, each equally likely. The answer is laid there, and the choice is tried
again, until everything it shows was asked for; so the order of a deck is decided as far as it is seen, and no further.
"""

from abc import ABC, abstractmethod
from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.game import Game, create
from tongbao.engine.given import GivenLuck, Undecided, swap
from tongbao.engine.luck import NO_LUCK, FastLuck
from tongbao.engine.meta import Setup
from tongbao.research.chance import (
    NOWHERE,
    Chance,
    Heap,
    Pending,
    Question,
    Sampled,
    backs_seen,
    decks_of,
    evenly,
    heaps_of,
    moving,
)

MOST_DRAWN: Final = 32
"""No game draws a number as high as this."""


class Explicit(Chance):
    """A question for each card that somebody comes to know, and for each number that the game draws."""

    name = "explicit"

    def deal(self, setup: Setup) -> Game | Pending:
        return Trial(Deal(setup), None).tried()

    def take(self, game: Game, seat: int, choice: Choice) -> Game | Pending:
        return Trial(Take(seat, choice), game).tried()

    def imagine(self, game: Game, seat: int, seed: int) -> Game:
        imagined = super().imagine(game, seat, seed)
        imagined.luck = NO_LUCK
        return imagined

    def most_outcomes(self, setup: Setup) -> int:
        """Outcomes are numbers of cards, or numbers that games draw."""
        return max(cards_of(setup), MOST_DRAWN)

    def most_questions(self, setup: Setup) -> int:
        """The deal and every decision can show each card once."""
        return cards_of(setup) * (setup.meta.most_decisions + 1)


def cards_of(setup: Setup) -> int:
    """How many numbers of cards there are at a table."""
    return len(create(setup, FastLuck.from_seed(0)).known)


CHANCES: Final[dict[str, Chance]] = {chance.name: chance for chance in (Sampled(), Explicit())}
"""The ways to ask chance, by name."""


class Act(ABC):
    """What is tried: the deal, or a choice."""

    @abstractmethod
    def play(self, before: Game | None, luck: GivenLuck) -> tuple[Game | None, Undecided | None]:
        """The game after it; or how far it came, and the number that it lacks."""


class Deal(Act):
    """The deal of a table."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup

    def play(self, before: Game | None, luck: GivenLuck) -> tuple[Game | None, Undecided | None]:
        try:
            return create(self.setup, luck, chronicle=True), None
        except Undecided as lack:
            return None, lack


class Take(Act):
    """A choice of a seat."""

    def __init__(self, seat: int, choice: Choice) -> None:
        self.seat: Final = seat
        self.choice: Final = choice

    def play(self, before: Game | None, luck: GivenLuck) -> tuple[Game | None, Undecided | None]:
        assert before is not None
        game = moving(before)
        game.luck = luck
        try:
            game.take(self.seat, self.choice)
        except Undecided as lack:
            return game, lack
        return game, None


class Trial(Pending):
    """A deal or a choice with what chance has answered so far.

    ``before`` is the game before it, with the cards that were asked for in their places. ``numbers`` and ``laid`` are
    as in GivenLuck; what was laid in a pile of ``before`` is there under the number of its heap, below 0.
    """

    __slots__ = ("act", "before", "laid", "numbers")

    def __init__(self, act: Act, before: Game | None) -> None:
        self.act: Final = act
        self.before = before
        self.numbers: dict[int, list[int]] = {}
        self.laid: dict[int, list[tuple[int, int]]] = {}

    def answered(self, outcome: int) -> Game | Pending:
        asked = self.question
        assert isinstance(asked, Asked)
        trial = Trial(self.act, self.before)
        trial.numbers = {shuffle: numbers[:] for shuffle, numbers in self.numbers.items()}
        trial.laid = {heap: places[:] for heap, places in self.laid.items()}
        asked.settle(trial, outcome)
        return trial.tried()

    def tried(self) -> Game | Pending:
        """Try until there is something to ask, or nothing any more; what has one outcome only needn't be asked."""
        while True:
            luck = GivenLuck(self.numbers, self.laid)
            game, lack = self.act.play(self.before, luck)
            asked = self.to_ask(game, luck, lack)
            if asked is None:
                assert game is not None
                game.luck = NO_LUCK
                return game
            if len(asked.outcomes) > 1:
                self.question = asked
                return self
            asked.settle(self, asked.outcomes[0][0])

    def to_ask(self, game: Game | None, luck: GivenLuck, lack: Undecided | None) -> "Asked | None":
        """The first thing that the try has shown, or lacked, before it was asked for."""
        decks = decks_of(game, luck)
        if lack is None:
            for shuffle, order in enumerate(luck.orders):
                if shuffle not in decks and shuffle not in self.numbers and len(order) > 1:
                    return NumberAsked(shuffle, len(order))
        if game is not None and not self.has_shown_nothing(game, luck):
            asked = self.card_to_ask(game, heaps_of(self.before, game, luck, decks), lack is None)
            if asked is not None:
                return asked
        return None if lack is None else NumberAsked(lack.shuffle, lack.n)

    def has_shown_nothing(self, game: Game, luck: GivenLuck) -> bool:
        """Whether it is plain that no hidden card was shown: none has moved, or as many are hidden as before."""
        before = self.before
        if before is None or luck.orders or self.laid:
            return False
        return game.known is before.known or (game.backs() == 1 and game.known.count(0) == before.known.count(0))

    def card_to_ask(self, game: Game, heaps: list[Heap], is_whole: bool) -> "CardAsked | None":
        """The first card that was shown before it was asked for; then, of a whole try, the first back."""
        seen = backs_seen(self.before)
        for heap in heaps:
            place = heap.first_of(heap.shown - self.settled(heap)) if heap.shown else NOWHERE
            if place != NOWHERE:
                return card_asked(heap, place, self.open_cards(heap, place, game, seen))
        if is_whole and game.backs() > 1:
            new = backs_seen(game) - seen
            for heap in heaps:
                place = heap.first_of(heap.hidden & new - self.settled(heap))
                if place != NOWHERE:
                    return back_asked(heap, place, self.open_cards(heap, place, game, seen), game)
        return None

    def open_cards(self, heap: Heap, place: int, game: Game, seen: set[int]) -> list[int]:
        """The cards that could be there: none whose back is seen elsewhere, and only one of the back seen there."""
        card = heap.cards[place]
        found = [other for other in heap.hidden - self.settled(heap) if other == card or other not in seen]
        return [other for other in found if game.back(other) == game.back(card)] if card in seen else found

    def settled(self, heap: Heap) -> set[int]:
        """The cards of a heap that were asked for."""
        return {card for _, card in self.laid.get(heap.number, [])}

    def lay(self, heap: int, place: int, card: int) -> None:
        """The card lies at that place of the heap."""
        self.laid.setdefault(heap, []).append((place, card))
        if heap < 0:
            assert self.before is not None
            self.before = self.before.clone()
            pile = self.before.piles()[-1 - heap]
            swap(pile, place, pile.index(card))


class Asked(Question, ABC):
    """A question that says what an answer settles."""

    @abstractmethod
    def settle(self, trial: Trial, outcome: int) -> None:
        """Note what chance has answered."""


class CardAsked(Asked):
    """Which card lies at a place of a heap."""

    __slots__ = ("heap", "place")

    def __init__(self, kind: str, outcomes: list[tuple[int, float]], heap: int, place: int) -> None:
        super().__init__(kind, outcomes)
        self.heap: Final = heap
        self.place: Final = place

    def settle(self, trial: Trial, outcome: int) -> None:
        trial.lay(self.heap, self.place, outcome)


class NumberAsked(Asked):
    """Which number below ``n`` the game draws, by itself or in a shuffle."""

    __slots__ = ("shuffle",)

    def __init__(self, shuffle: int, n: int) -> None:
        super().__init__("number", evenly(list(range(n))))
        self.shuffle: Final = shuffle

    def settle(self, trial: Trial, outcome: int) -> None:
        trial.numbers.setdefault(self.shuffle, []).append(outcome)


def card_asked(heap: Heap, place: int, cards: list[int]) -> CardAsked:
    """Any of the cards, each equally likely."""
    return CardAsked("card", evenly(sorted(cards)), heap.number, place)


def back_asked(heap: Heap, place: int, cards: list[int], game: Game) -> CardAsked:
    """Any kind of back, as likely as it is frequent among the cards; a card of that kind stands for it."""
    by_back: dict[int, list[int]] = {}
    for card in sorted(cards):
        by_back.setdefault(game.back(card), []).append(card)
    outcomes = [(alike[0], len(alike) / len(cards)) for alike in by_back.values()]
    return CardAsked("back of card", sorted(outcomes), heap.number, place)
