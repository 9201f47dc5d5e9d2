"""Lots: which cards came to which seat by chance alone.

A card that is drawn unseen from a shuffled deck might as well have been any other of those in it with the same back. So
draws are experiments that every game makes by itself: whoever drew a card, and not another, differs from the rest in
nothing else. What a player takes because he sees it isn't counted: who takes a card may already be winning.
"""

from typing import Any, Final

from tongbao.engine.game import Game
from tongbao.engine.pieces import NO_FACE

UNSEEN: Final = 0
"""The mask of a card that nobody knows."""


class Lots:
    """What was drawn in one game, by seat and face: how often a face came, and how often it was due to come.

    ``came[seat][face]`` counts; ``due[seat][face]`` sums what was to be expected: the number of cards drawn times the
    share of that face among those that could have come.
    """

    def __init__(self, game: Game, faces: int) -> None:
        """``faces`` is how many faces there are; they are numbered from 0 or from 1 on."""
        meta, cards = game.setup.meta, range(len(game.known))
        self.faces: Final = [meta.face_of(game, card) for card in cards]
        self.backs: Final = [game.back(card) for card in cards]
        self.came: Final = [[0] * (faces + 1) for _ in range(game.players)]
        self.due: Final = [[0.0] * (faces + 1) for _ in range(game.players)]

    def draw(self, seat: int, drawn: list[int], hidden: list[int]) -> None:
        """A seat has drawn some cards of a number that were hidden, all with the same back."""
        came, due, faces = self.came[seat], self.due[seat], self.faces
        share = len(drawn) / len(hidden)
        for card in hidden:
            due[faces[card]] += share
        for card in drawn:
            came[faces[card]] += 1


class Drawing:
    """Looks at a game after every decision; ``hands`` are the cards that were dealt, ``draws`` the others."""

    def __init__(self, game: Game, faces: int) -> None:
        self.hands: Final = Lots(game, faces)
        self.draws: Final = Lots(game, faces)
        self.known: list[int] = game.known[:]
        self.deal(game)

    def deal(self, game: Game) -> None:
        """The hands that were dealt, seat by seat: each of the cards that aren't open was as likely as any other."""
        known, everybody = game.known, game.everybody
        in_play = [card for card in set(game.inventory()) if known[card] != everybody]
        for seat in range(game.players):
            for back in range(game.backs()):
                hidden = [card for card in in_play if self.hands.backs[card] == back]
                held = [card for card in hidden if known[card] == 1 << seat]
                if held and len(held) < len(hidden):
                    self.hands.draw(seat, held, hidden)

    def came(self, face: int, seat: int) -> bool:
        """Whether a card with such a face came to a seat by chance."""
        return bool(self.hands.came[seat][face] or self.draws.came[seat][face])

    def look(self, game: Game) -> None:
        """What was drawn since the last look; nothing if cards were shuffled meanwhile."""
        before, now = self.known, game.known
        if before == now:
            return
        self.known = now[:]
        backs, everybody = self.draws.backs, game.everybody
        hidden: dict[int, list[int]] = {}
        drawn: dict[tuple[int, int], list[int]] = {}
        for card, mask in enumerate(before):
            if mask != UNSEEN:
                if now[card] == UNSEEN:
                    return
                continue
            hidden.setdefault(backs[card], []).append(card)
            seen = now[card]
            if seen != UNSEEN and seen != everybody and not seen & (seen - 1):
                drawn.setdefault((seen.bit_length() - 1, backs[card]), []).append(card)
        for (seat, back), cards in drawn.items():
            if seat < game.players and len(cards) < len(hidden[back]):
                self.draws.draw(seat, cards, hidden[back])


def numbered(faces: list[Any]) -> int:
    """The highest number of a face, so that a list can be indexed by it; the last place is that of NO_FACE."""
    return max([face.card for face in faces], default=NO_FACE) + 1
