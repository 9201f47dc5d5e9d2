"""Taking Silk (section 9): one by one, from the stock first, then from the richest other player."""

from typing import Final

from tongbao.engine.choice import NOTHING, Choice, Verb
from tongbao.engine.reasons import Reason
from tongbao.games.changan.cards.actions import SEAT
from tongbao.games.changan.cards.board import SILK
from tongbao.games.changan.rules.asking import Ask
from tongbao.games.changan.state import events
from tongbao.games.changan.state.reasons import reason, why_guarded
from tongbao.games.changan.state.table import Changan


def richest(game: Changan, seat: int) -> list[int]:
    """The other seats that hold the most Silk and don't guard it; nobody if none has any (C-34)."""
    found: list[int] = []
    most = 1
    for other in range(game.players):
        silk = game.tokens[other][SILK]
        if silk >= most and other != seat and not game.permanents(other).guards_silk:
            if silk > most:
                found = []
                most = silk
            found.append(other)
    return found


def can_take_silk(game: Changan, seat: int) -> bool:
    """Whether the stock or a player without guard has some."""
    return game.silk_stock > 0 or len(richest(game, seat)) > 0


def why_no_silk(card: int) -> Reason:
    """A card would bring Silk, and none can be taken."""
    return reason("no_silk", {"card": card})


def take_silk(game: Changan, seat: int, number: int) -> int:
    """Take what the stock has, and return how many have still to come from the players."""
    stock = min(number, game.silk_stock)
    game.silk_stock -= stock
    game.tokens[seat][SILK] += stock
    return number - stock


class TakeSilk(Ask):
    """So many Silk from other players, from the richest each time; if several are the taker chooses."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def choices(self, game: Changan) -> list[Choice]:
        others = richest(game, self.seat)
        return [SEAT.of[other] for other in others] if len(others) > 1 else NOTHING

    def verbs(self) -> list[Verb]:
        return [SEAT]

    def why(self, game: Changan, choice: Choice) -> Reason:
        other = choice.parameters[0]
        silk, most = game.tokens[other][SILK], game.tokens[richest(game, self.seat)[0]][SILK]
        if silk < most:
            return reason("less_silk", {"player": other, "n": most, "m": silk})
        return why_guarded(game, other, "silk")

    def first(self, game: Changan) -> Reason:
        return reason("taking_silk", {"n": self.left})

    def take(self, game: Changan, choice: Choice) -> None:
        self.take_one(game, choice.parameters[0])

    def happen(self, game: Changan) -> None:
        others = richest(game, self.seat)
        if others:
            self.take_one(game, others[0])

    def take_one(self, game: Changan, other: int) -> None:
        """One from that seat; then the next."""
        game.tokens[other][SILK] -= 1
        game.tokens[self.seat][SILK] += 1
        events.silk(game, self.seat, other)
        if self.left > 1:
            game.next(TakeSilk(self.seat, self.left - 1))
