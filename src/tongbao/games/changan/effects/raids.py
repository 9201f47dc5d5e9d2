"""Characters that move other players' cards; guards protect (section 11.1)."""

from typing import Final

from tongbao.engine.choice import Choice, Verb
from tongbao.engine.reasons import Reason
from tongbao.games.changan.cards import effect_schema
from tongbao.games.changan.cards.actions import DONE, RAID, SEAT
from tongbao.games.changan.effects.exchanges import TokensFirst
from tongbao.games.changan.rules.questions import Question
from tongbao.games.changan.rules.reach import open_gates, why_closed
from tongbao.games.changan.state import events
from tongbao.games.changan.state.effect import CharacterEffect
from tongbao.games.changan.state.reasons import reason, why_guarded
from tongbao.games.changan.state.table import Changan


class Raid(CharacterEffect[Changan]):
    """Take the top card of another player's gate into the hand, free; its owner takes 1 Wheat (C-44)."""

    def usable(self, game: Changan, seat: int) -> bool:
        return len(open_gates(game, seat)) > 0

    def why_useless(self, game: Changan, seat: int, card: int) -> Reason:
        return reason("no_raid", {"card": card})

    def ask(self, game: Changan, seat: int, card: int) -> None:
        game.next(GateToRaid(seat, card))


class GateToRaid(Question):
    """Choose the gate."""

    def verb(self) -> Verb:
        return RAID

    def choices(self, game: Changan) -> list[Choice]:
        return open_gates(game, self.seat)

    def why(self, game: Changan, choice: Choice) -> Reason:
        return why_closed(game, choice.parameters[0], choice.parameters[1])

    def take(self, game: Changan, choice: Choice) -> None:
        other, gate = choice.parameters
        card = game.take_from_gate(other, gate)
        game.to_hand(self.seat, card)
        game.compensate(other)
        events.raids(game, self.seat, other, gate, card)


class Repel(TokensFirst):
    """Send the top card of another player's gate back to its owner's hand, or not."""

    def __init__(self, printed: effect_schema.Repel) -> None:
        super().__init__(printed, printed.tokens)

    def possible(self, game: Changan, seat: int) -> bool:
        return True

    def question(self, seat: int, card: int) -> Question:
        return GateToRepel(seat, card)


class GateToRepel(Question):
    """Choose the gate, or none."""

    def verb(self) -> Verb:
        return RAID

    def choices(self, game: Changan) -> list[Choice]:
        found = open_gates(game, self.seat)
        return [*found, DONE] if found else found

    def why(self, game: Changan, choice: Choice) -> Reason:
        return why_closed(game, choice.parameters[0], choice.parameters[1])

    def take(self, game: Changan, choice: Choice) -> None:
        if choice is DONE:
            return
        other, gate = choice.parameters
        card = game.take_from_gate(other, gate)
        game.to_hand(other, card)
        events.repels(game, self.seat, other, gate, card)


class StealCard(CharacterEffect[Changan]):
    """Take a random card from a player with at least ``more`` hand cards more; he takes 1 Wheat."""

    __slots__ = ("more",)

    def __init__(self, printed: effect_schema.StealCard) -> None:
        super().__init__(printed)
        self.more: Final = printed.more

    def enough(self, game: Changan, seat: int) -> int:
        """How many hand cards a victim has at least."""
        return len(game.hands[seat]) + self.more

    def victims(self, game: Changan, seat: int) -> list[Choice]:
        """Who has so many more, unguarded."""
        enough = self.enough(game, seat)
        return [
            SEAT.of[other]
            for other in range(game.players)
            if other != seat and len(game.hands[other]) >= enough and not game.permanents(other).guards_hand
        ]

    def usable(self, game: Changan, seat: int) -> bool:
        return len(self.victims(game, seat)) > 0

    def why_useless(self, game: Changan, seat: int, card: int) -> Reason:
        return reason("no_full_hand", {"card": card, "n": self.enough(game, seat)})

    def ask(self, game: Changan, seat: int, card: int) -> None:
        game.next(HandToStealFrom(seat, card, self))


class HandToStealFrom(Question):
    """Choose whose hand it is."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, card: int, effect: StealCard) -> None:
        super().__init__(seat, card)
        self.effect: Final = effect

    def verb(self) -> Verb:
        return SEAT

    def choices(self, game: Changan) -> list[Choice]:
        return self.effect.victims(game, self.seat)

    def why(self, game: Changan, choice: Choice) -> Reason:
        other, enough = choice.parameters[0], self.effect.enough(game, self.seat)
        cards = len(game.hands[other])
        if cards >= enough:
            return why_guarded(game, other, "hand")
        return reason("small_hand", {"card": self.card, "player": other, "n": enough, "m": cards})

    def take(self, game: Changan, choice: Choice) -> None:
        other = choice.parameters[0]
        hand = game.hands[other]
        card = hand[game.luck.below(len(hand))]
        game.close_undo()
        game.take_from_hand(other, card)
        game.to_hand(self.seat, card)
        game.show_to(other, card)
        game.compensate(other)
        events.steals_card(game, self.seat, other, card)
