"""Heaps: the cards that nobody knew before a choice or after a shuffle, and what a try shows of them."""

from typing import Final

from tongbao.engine.cards import FACE_DOWN
from tongbao.engine.game import Game
from tongbao.engine.given import GivenLuck
from tongbao.engine.seats import SPECTATOR
from tongbao.engine.secrecy import redact

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
