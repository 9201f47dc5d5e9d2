"""Characters that let cards change places: at the gates, without production, and in the districts (section 11.1)."""

from typing import Final

from tongbao.engine.choice import NOTHING, Choice, Verb
from tongbao.engine.reasons import Reason
from tongbao.engine.step import Step
from tongbao.games.changan.cards import effect_schema
from tongbao.games.changan.cards.actions import CHOOSE_GATE, DONE, PICK, SHIFT, SHIFTS, SPACE, SPACES
from tongbao.games.changan.cards.board import GATE_CARDS, GATES
from tongbao.games.changan.effects.exchanges import TokensFirst
from tongbao.games.changan.rules.questions import Question, gain_one
from tongbao.games.changan.state import events
from tongbao.games.changan.state.reasons import empty_gate, full_gate, reason
from tongbao.games.changan.state.table import NO_CARD, Changan


def has_room(game: Changan, seat: int) -> bool:
    """Whether one of the seat's gates has room."""
    return game.gate_cards(seat) < GATES * GATE_CARDS


def shifts(game: Changan, seat: int) -> list[Choice]:
    """Top cards that may go from one gate to another."""
    gates = game.gates[seat]
    return [
        SHIFTS[g][h] for g in range(GATES) for h in range(GATES) if g != h and gates[g] and len(gates[h]) < GATE_CARDS
    ]


class Arrange(TokensFirst):
    """Move ``n`` cards from the hand to gates, or from gate to gate; a gate pays ``gain`` resources for each."""

    __slots__ = ("from_hand", "gain", "n")

    def __init__(self, printed: effect_schema.Arrange) -> None:
        super().__init__(printed, printed.tokens)
        self.from_hand: Final = printed.source == "hand"
        self.n: Final = printed.n
        self.gain: Final = printed.gain

    def possible(self, game: Changan, seat: int) -> bool:
        if self.from_hand:
            return len(game.hands[seat]) > 0 and has_room(game, seat)
        return len(shifts(game, seat)) > 0

    def why_impossible(self, game: Changan, seat: int, card: int) -> Reason:
        if not has_room(game, seat):
            return reason("full_gates", {})
        return reason("empty_hand" if self.from_hand else "empty_gates", {"card": card})

    def question(self, seat: int, card: int) -> Question:
        return CardToArrange(seat, card, self.n, self) if self.from_hand else Shift(seat, card, self.n, self)

    def pay(self, game: Changan, seat: int, by: int, card: int, gate: int) -> None:
        """The card has come to a gate, which pays for it because of the Character ``by``."""
        events.arranges(game, seat, card, gate)
        if self.gain:
            gain_one(game, seat, by, gate, self.gain)


class CardToArrange(Question):
    """Choose a hand card for a gate, or stop."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, card: int, left: int, effect: Arrange) -> None:
        super().__init__(seat, card, left)
        self.effect: Final = effect

    def verb(self) -> Verb:
        return PICK

    def choices(self, game: Changan) -> list[Choice]:
        hand = game.hands[self.seat]
        if not hand or not has_room(game, self.seat):
            return NOTHING
        return [*[PICK.of[card] for card in hand], DONE]

    def take(self, game: Changan, choice: Choice) -> None:
        if choice is DONE:
            return
        game.pick(self.seat, choice.parameters[0])
        following: list[Step[Changan]] = [GateForCard(self.seat, self.card, self.effect)]
        if self.left > 1:
            following.append(CardToArrange(self.seat, self.card, self.left - 1, self.effect))
        game.then(following)


class GateForCard(Question):
    """Choose the gate for the card picked."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, card: int, effect: Arrange) -> None:
        super().__init__(seat, card)
        self.effect: Final = effect

    def verb(self) -> Verb:
        return CHOOSE_GATE

    def choices(self, game: Changan) -> list[Choice]:
        return [CHOOSE_GATE.of[g] for g, pile in enumerate(game.gates[self.seat]) if len(pile) < GATE_CARDS]

    def why(self, game: Changan, choice: Choice) -> Reason:
        return full_gate(game, self.seat, choice.parameters[0])

    def take(self, game: Changan, choice: Choice) -> None:
        gate, card = choice.parameters[0], game.picked
        game.picked = NO_CARD
        game.put_on_gate(self.seat, gate, card)
        self.effect.pay(game, self.seat, self.card, card, gate)


class Shift(Question):
    """Move the top card of a gate to another one."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, card: int, left: int, effect: Arrange) -> None:
        super().__init__(seat, card, left)
        self.effect: Final = effect

    def verb(self) -> Verb:
        return SHIFT

    def choices(self, game: Changan) -> list[Choice]:
        return shifts(game, self.seat)

    def why(self, game: Changan, choice: Choice) -> Reason:
        source, gate = choice.parameters
        return full_gate(game, self.seat, gate) if game.gates[self.seat][source] else empty_gate(source)

    def take(self, game: Changan, choice: Choice) -> None:
        source, gate = choice.parameters
        (card,) = game.move(self.seat, source, 1, gate)
        self.effect.pay(game, self.seat, self.card, card, gate)
        if self.left > 1:
            game.next(Shift(self.seat, self.card, self.left - 1, self.effect))


class SwapBuilt(TokensFirst):
    """Two built cards change places; nothing is triggered."""

    def __init__(self, printed: effect_schema.SwapBuilt) -> None:
        super().__init__(printed, printed.tokens)

    def possible(self, game: Changan, seat: int) -> bool:
        return True

    def question(self, seat: int, card: int) -> Question:
        return FirstSpace(seat, card)


def spaces(game: Changan, seat: int) -> list[Choice]:
    """The spaces of the seat's districts that hold a card."""
    return [SPACES[d][row] for d, cards in enumerate(game.districts[seat]) for row in range(1, len(cards) + 1)]


class FirstSpace(Question):
    """Choose the first of two built cards, or none."""

    def verb(self) -> Verb:
        return SPACE

    def choices(self, game: Changan) -> list[Choice]:
        found = spaces(game, self.seat)
        return [*found, DONE] if len(found) > 1 else NOTHING

    def why(self, game: Changan, choice: Choice) -> Reason:
        return reason("free_space", {"district": choice.parameters[0], "row": choice.parameters[1]})

    def take(self, game: Changan, choice: Choice) -> None:
        if choice is not DONE:
            game.next(SecondSpace(self.seat, self.card, choice))


class SecondSpace(Question):
    """Choose the second; the two change places."""

    __slots__ = ("chosen",)

    def __init__(self, seat: int, card: int, chosen: Choice) -> None:
        super().__init__(seat, card)
        self.chosen: Final = chosen

    def verb(self) -> Verb:
        return SPACE

    def choices(self, game: Changan) -> list[Choice]:
        return [space for space in spaces(game, self.seat) if space is not self.chosen]

    def why(self, game: Changan, choice: Choice) -> Reason:
        district, row = choice.parameters
        if choice is self.chosen:
            return reason("swaps_two", {"card": game.districts[self.seat][district][row - 1]})
        return reason("free_space", {"district": district, "row": row})

    def take(self, game: Changan, choice: Choice) -> None:
        d, r = self.chosen.parameters
        e, q = choice.parameters
        city = [district[:] for district in game.districts[self.seat]]
        city[d][r - 1], city[e][q - 1] = city[e][q - 1], city[d][r - 1]
        game.districts[self.seat] = city
        events.swaps(game, self.seat, city[e][q - 1], city[d][r - 1])
