"""Measures of a game while it is played: draws, deals by lot, withholding, and leverage.

A card that is drawn unseen from a shuffled deck might as well have been any other of those in it with the same back. So
draws are experiments that every game makes by itself: whoever drew a card, and not another, differs from the rest in
nothing else. What a player takes because he sees it isn't counted: who takes a card may already be winning. A deal
gives one card to a seat drawn by lot, so that every game tells something of that card. Withholding is for open things,
such as improvements that anybody may build: seats drawn by lot do without one. Leverage is what depends on a decision,
as the evaluator of the game sees it.
"""

import re
from dataclasses import dataclass
from statistics import mean
from typing import Any, Final

from tongbao.bots.registry import EVALUATORS, evaluator_for, policy_for
from tongbao.bots.search.lookahead import Lookahead
from tongbao.engine.game import Game
from tongbao.engine.luck import FastLuck
from tongbao.engine.pieces import NO_FACE, Piece
from tongbao.engine.secrecy import Seat
from tongbao.lab.balance.aggregates import Effect, Stakes


@dataclass(frozen=True)
class Dealt:
    """A card that a seat holds from the beginning, by the number of its face."""

    face: int
    seat: int
    players: int

    def effect(self, excess: list[float]) -> Effect:
        """What came of it: ``excess`` is by seat how much more than its share it won."""
        moved = excess[self.seat]
        return Effect(1, 1.0, moved, moved * moved)


def deal_to(game: Game, face: int, luck: FastLuck) -> Dealt | None:
    """Before the first choice: a card with that face changes places with one that a seat was dealt.

    Which seat and which of its cards is drawn by lot, so all else is as likely as before; nothing is changed, and None
    given back, where no hands were dealt, or where the card lies open. Such a game can't be played again from its seed.
    """
    meta, known = game.setup.meta, game.known
    cards = [card for card in game.inventory() if meta.face_of(game, card) == face and known[card] != game.everybody]
    seat = luck.below(game.players)
    held = [card for card in game.inventory() if known[card] == 1 << seat]
    if not cards or not held:
        return None
    wanted = cards[luck.below(len(cards))]
    given = held[luck.below(len(held))]
    for pile in game.piles():
        pile[:] = [given if card == wanted else wanted if card == given else card for card in pile]
    known = game.known
    known[wanted], known[given] = known[given], known[wanted]
    game.legal = game.step.choices(game)
    return Dealt(face, seat, game.players)


UNSEEN: Final = 0
"""The mask of a card that nobody knows."""


class Draws:
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
        self.hands: Final = Draws(game, faces)
        self.draws: Final = Draws(game, faces)
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


class Withholding:
    """Each seat does without one piece, another for each: no choice that names it is offered to that seat."""

    def __init__(self, pieces: list[Piece], players: int, luck: FastLuck) -> None:
        lots = pieces[:]
        luck.shuffle(lots)
        self.pieces: Final = lots[:players]
        self.of_all: Final = len(pieces)

    def forbid(self, game: Game) -> None:
        """Take what the seat that is to act must do without from its choices, unless nothing else would be left."""
        piece = self.pieces[game.actor]
        left = [choice for choice in game.legal if choice.named().get(piece.kind) != piece.number]
        if left and len(left) < len(game.legal):
            game.legal = left

    def effects(self, excess: list[float]) -> list[tuple[Piece, Effect]]:
        """What came of it, piece by piece: who does without something good wins less."""
        return [(piece, Effect(1, 1.0, -more, more * more)) for piece, more in zip(self.pieces, excess, strict=True)]


WORLDS: Final = 4
"""In so many imagined worlds each choice is tried, the same for all of them."""
ONE: Final = 0.01
FIVE: Final = 0.05


class Leverage:
    """Weighs decisions: by how much the best choice is above the average one in chances of winning.

    Each choice is tried to the end of the turn in imagined worlds, so it counts what the seat could know. Games without
    an evaluator weigh nothing. ``found`` has what was found by question, such as “place workers”.
    """

    def __init__(self, luck: FastLuck) -> None:
        self.luck: Final = luck
        self.found: Final[dict[str, Stakes]] = {}

    def weigh(self, game: Game, seat: int) -> None:
        """Weigh the decision that the seat has to make, if there is any choice."""
        name = game.setup.meta.name
        if name not in EVALUATORS or len(game.legal) < 2:
            return
        evaluator = evaluator_for(name)
        ahead = Lookahead(evaluator, policy_for(name))
        worlds = [Seat(game, seat).imagine(self.luck.below(1 << 28)) for _ in range(WORLDS)]
        chances = [
            mean([evaluator.evaluate(ahead.after(world, seat, choice), seat).win for world in worlds])
            for choice in ahead.few_of(worlds[0], seat, game.legal)
        ]
        swing = max(chances) - mean(chances)
        question = asked(game)
        found = Stakes(1, swing, int(swing >= ONE), int(swing >= FIVE))
        self.found[question] = self.found.get(question, Stakes()).plus(found)


def asked(game: Game) -> str:
    """What is asked, in words: the name of the step."""
    return " ".join(re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", type(game.step).__name__)).lower()
