"""Characters that move cards: from the deck, the display, the discard pile, the hand and the gates (section 11.1)."""

from typing import Final

from tongbao.engine.choice import NOTHING, Choice, Verb
from tongbao.games.changan import log
from tongbao.games.changan.actions import (
    CHOOSE_GATE,
    DISCARD,
    DONE,
    DRAW_DISPLAY,
    KEEP,
    PICK,
    RECOVER,
    SHIFT,
)
from tongbao.games.changan.board import DISPLAY, GATE_CARDS, GATES
from tongbao.games.changan.cards.effects import Effect
from tongbao.games.changan.characters.questions import Question, gain_one, give
from tongbao.games.changan.reactions import draw_cards
from tongbao.games.changan.table import Changan

SHIFTS: Final = {(c.parameters[0], c.parameters[1]): c for c in SHIFT.choices}
"""By gate from and gate to."""


# discard_for: a hand card for something better.


class DiscardFor(Question):
    """Discard a hand card, or not; then draw, then take resources of one's choice."""

    def verb(self, game: Changan) -> Verb:
        return DISCARD

    def choices(self, game: Changan) -> list[Choice]:
        hand = game.hands[self.seat]
        if not hand:
            return NOTHING
        found = [DISCARD.of[card] for card in hand]
        found.append(DONE)
        return found

    def take(self, game: Changan, choice: Choice) -> None:
        if choice is DONE:
            return
        card = choice.parameters[0]
        game.take_from_hand(self.seat, card)
        game.discard(card)
        log.discards(game, self.seat, card)
        effect = game.cards.effect[self.card]
        give(game, self.seat, self.card, effect.gift)
        draw_cards(game, self.seat, effect.draw)


# draw: look at some, keep some.


def look(game: Changan, seat: int, card: int, effect: Effect) -> None:
    """Look at the top cards of the deck, as many as there are; no more than may be kept are kept at once (C-46)."""
    game.hold()
    for _ in range(effect.look):
        top = game.top_card()
        if top:
            game.known[top] = 1 << seat
            game.looked.append(top)
    log.looks(game, seat, card, game.looked)
    game.next(Keep(seat, card, effect.keep))


class Keep(Question):
    """Keep one of the cards looked at, as often as allowed; the others are discarded, face up."""

    def verb(self, game: Changan) -> Verb:
        return KEEP

    def choices(self, game: Changan) -> list[Choice]:
        if self.left and len(game.looked) > self.left:
            return [KEEP.of[card] for card in game.looked]
        return NOTHING

    def take(self, game: Changan, choice: Choice) -> None:
        card = choice.parameters[0]
        game.looked.pop(game.looked.index(card))
        game.to_hand(self.seat, card)
        log.keeps(game, self.seat, card)
        game.next(Keep(self.seat, self.card, self.left - 1))

    def happen(self, game: Changan) -> None:
        for card in game.looked:
            if self.left:
                game.to_hand(self.seat, card)
                log.keeps(game, self.seat, card)
            else:
                game.discard(card)
                log.discards(game, self.seat, card)
        game.looked = []


# take_card: from the display or the discard pile.


def cards_to_take(game: Changan, effect: Effect) -> list[Choice]:
    """The cards that ``take_card`` may take."""
    if effect.source == "display":
        return [DRAW_DISPLAY.of[i] for i in range(DISPLAY) if game.display[i]]
    return [RECOVER.of[card] for card in game.discards]


class TakeCard(Question):
    """Take a card of the display, which is refilled at once, or of the discard pile; nothing is paid."""

    def verb(self, game: Changan) -> Verb:
        return DRAW_DISPLAY if game.cards.effect[self.card].source == "display" else RECOVER

    def choices(self, game: Changan) -> list[Choice]:
        return cards_to_take(game, game.cards.effect[self.card])

    def take(self, game: Changan, choice: Choice) -> None:
        if choice.verb is RECOVER:
            card = choice.parameters[0]
            game.hold()
            game.discards.pop(game.discards.index(card))
            game.to_hand(self.seat, card)
            log.recovers(game, self.seat, card)
        else:
            space = choice.parameters[0]
            card = game.take_from_display(self.seat, space)
            log.takes(game, self.seat, card, game.display[space], 0)


# arrange: cards go on gates, without production.


def has_room(game: Changan, seat: int) -> bool:
    """Whether one of the seat's gates has room."""
    return game.gate_cards(seat) < GATES * GATE_CARDS


def shifts(game: Changan, seat: int) -> list[Choice]:
    """Top cards that may go from one gate to another."""
    gates = game.gates[seat]
    return [
        SHIFTS[g, h] for g in range(GATES) for h in range(GATES) if g != h and gates[g] and len(gates[h]) < GATE_CARDS
    ]


class ArrangeFromHand(Question):
    """Choose a hand card for a gate, or stop."""

    def verb(self, game: Changan) -> Verb:
        return PICK

    def choices(self, game: Changan) -> list[Choice]:
        hand = game.hands[self.seat]
        if not hand or not has_room(game, self.seat):
            return NOTHING
        found = [PICK.of[card] for card in hand]
        found.append(DONE)
        return found

    def take(self, game: Changan, choice: Choice) -> None:
        if choice is DONE:
            return
        game.pick(self.seat, choice.parameters[0])
        if self.left > 1:
            game.next(ArrangeFromHand(self.seat, self.card, self.left - 1))
        game.next(ArrangeOnGate(self.seat, self.card))


class ArrangeOnGate(Question):
    """Choose the gate for the card picked."""

    def verb(self, game: Changan) -> Verb:
        return CHOOSE_GATE

    def choices(self, game: Changan) -> list[Choice]:
        return [CHOOSE_GATE.of[g] for g, pile in enumerate(game.gates[self.seat]) if len(pile) < GATE_CARDS]

    def take(self, game: Changan, choice: Choice) -> None:
        gate, card = choice.parameters[0], game.picked
        game.picked = 0
        game.put_on_gate(self.seat, gate, card)
        arranged(game, self.seat, self.card, card, gate)


class ArrangeGates(Question):
    """Move the top card of a gate to another one."""

    def verb(self, game: Changan) -> Verb:
        return SHIFT

    def choices(self, game: Changan) -> list[Choice]:
        return shifts(game, self.seat)

    def take(self, game: Changan, choice: Choice) -> None:
        source, gate = choice.parameters
        game.move(self.seat, source, 1, gate)
        if self.left > 1:
            game.next(ArrangeGates(self.seat, self.card, self.left - 1))
        arranged(game, self.seat, self.card, game.gates[self.seat][gate][-1], gate)


def arranged(game: Changan, seat: int, by: int, card: int, gate: int) -> None:
    """A card has come to a gate, which pays for it."""
    log.arranges(game, seat, card, gate)
    gain = game.cards.effect[by].gain
    if gain:
        gain_one(game, seat, by, gate, gain)
