"""Lots: a game in which chance comes in every way at once, to try out how it is asked.

Two seats have three turns between them. A seat draws: the top card, and a further one if that is odd. Or it shows two
cards, which count for it and for the other in this order, and come on the discards. Or it throws: a card of its hand,
drawn by lot, is discarded, and the discards are shuffled into the deck, of which it draws again. In the end all is
told.
"""

from typing import Any

from tongbao import Meta
from tongbao.engine.cards import CardGame
from tongbao.engine.choice import ActionSpace, Choice
from tongbao.engine.luck import Luck
from tongbao.engine.meta import Setup
from tongbao.engine.step import Automatic, Step

ACTIONS = ActionSpace("lots")
DRAW, SHOW, THROW = (ACTIONS.verb(name, []).only for name in ("draw", "show", "throw"))
CARDS = 4
TURNS = 3


class Lots(CardGame):
    """``points`` are what the cards were worth to each seat when they came; ``signs`` are shuffled, and no cards."""

    def __init__(self, setup: Setup, luck: Luck) -> None:
        super().__init__(setup, luck)
        self.points = [0, 0]
        self.signs: list[int] = []

    def clone(self) -> "Lots":
        copy = Lots(self.setup, self.luck.clone())
        copy.share(self)
        copy.points = self.points[:]
        copy.signs = self.signs[:]
        copy.resume(self)
        return copy

    def top(self) -> int:
        """Take the top card, after the discards were shuffled if there is none; 0 if there is nothing at all."""
        self.hold()
        if not self.deck and self.discards:
            self.reshuffle()
        return self.deck.pop() if self.deck else 0

    def draw(self, seat: int) -> int:
        """The seat draws, and counts what it drew."""
        card = self.top()
        if card:
            self.to_hand(seat, card)
            self.points[seat] = 3 * self.points[seat] + card
        return card


class Turn(Step[Lots]):
    """What the seat may do."""

    def choices(self, game: Lots) -> list[Choice]:
        return [DRAW, SHOW, THROW] if game.hands[self.seat] else [DRAW, SHOW]

    def take(self, game: Lots, choice: Choice) -> None:
        game.close_undo()
        if choice is DRAW:
            if game.draw(self.seat) % 2:
                game.draw(self.seat)
        elif choice is SHOW:
            for seat in (self.seat, 1 - self.seat):
                card = game.top()
                if card:
                    game.discard(card)
                    game.points[seat] += 10 * card
        else:
            hand = game.hands[self.seat]
            card = hand[game.luck.below(len(hand))]
            game.take_from_hand(self.seat, card)
            game.discard(card)
            game.discards.extend(game.deck)
            game.reshuffle()
            game.draw(self.seat)


class Ends(Automatic[Lots]):
    """All is told, and the cards still in the deck are shown."""

    def happen(self, game: Lots) -> None:
        game.known = [game.everybody] * (CARDS + 1)
        game.over = True


class LotsMeta(Meta[Lots]):
    """The game of Lots."""

    def deal(self, setup: Setup, luck: Luck) -> Lots:
        signs = [7, 8, 9]
        luck.shuffle(signs)
        deck = list(range(1, CARDS + 1))
        luck.shuffle(deck)
        game = Lots(setup, luck)
        game.lay_deck(deck, CARDS + 1)
        game.signs = signs
        first = luck.below(2)
        turns: list[Step[Any]] = [Turn((first + n) % 2) for n in range(TURNS)]
        game.then([*turns, Ends(-2)])
        return game

    def scores(self, game: Lots) -> list[int]:
        return game.points[:]

    def view(self, game: Lots, seat: int) -> dict[str, object]:
        return {"hand": sorted(game.hands[seat]) if seat >= 0 else None, "discards": game.discards, "signs": game.signs}


LOTS = LotsMeta(
    name="lots",
    title="Lots",
    tagline="Whatever comes.",
    min_players=2,
    max_players=2,
    rules=1,
    options=[],
    action_space=ACTIONS,
    texts={},
    most_decisions=10,
)
