"""Buying: what a seat may buy now, with which of its cards, and the steps of a buy (section 6.2)."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.step import Automatic, Step
from tongbao.games.pocket_changan import log
from tongbao.games.pocket_changan.actions import BUY, KEEP, PAY, PLACE
from tongbao.games.pocket_changan.cards.faces import CARDS
from tongbao.games.pocket_changan.cards.kinds import DRAW_AFTER_BUY
from tongbao.games.pocket_changan.effects.play import resolve
from tongbao.games.pocket_changan.playing import columns_for
from tongbao.games.pocket_changan.table import NO_CARD, PocketChangan
from tongbao.games.pocket_changan.wares import ANY_CARD, EVERYTHING

PAYMENTS: Final = PAY.choices
BUYS: Final = BUY.choices


def table_of(game: PocketChangan, seat: int) -> bytes:
    """What buys what for the seat now."""
    return EVERYTHING if game.free_buy is not None else game.standings[seat].buys


def buyable(game: PocketChangan, seat: int, paid: int) -> list[int]:
    """The public cards that the card buys."""
    table = table_of(game, seat)
    row = paid * CARDS
    return [ware for ware in game.public if table[row + ware]]


def add_payments(game: PocketChangan, seat: int, found: list[Choice]) -> None:
    """Add a choice for every hand card that buys something."""
    table, public, hand = table_of(game, seat), game.public, game.hands[seat]
    for ware in public:
        if table[ANY_CARD + ware]:
            for card in hand:
                found.append(PAYMENTS[card])
            return
    for card in hand:
        row = card * CARDS
        for ware in public:
            if table[row + ware]:
                found.append(PAYMENTS[card])
                break


class BuyCard(Step[PocketChangan]):
    """The public cards that the discarded card buys (D2)."""

    __slots__ = ("paid",)

    def __init__(self, seat: int, paid: int) -> None:
        super().__init__(seat)
        self.paid: Final = paid

    def choices(self, game: PocketChangan) -> list[Choice]:
        return [BUYS[card] for card in buyable(game, self.seat, self.paid)]

    def take(self, game: PocketChangan, choice: Choice) -> None:
        bought = choice.parameters[0]
        game.take_from_public(bought)
        game.set_apart(bought)
        game.next(GainCard(self.seat, self.paid, bought))


class GainCard(Step[PocketChangan]):
    """The bought card goes into the hand, or is played where it may be played now (D3); then refill, then effects."""

    __slots__ = ("bought", "paid")

    def __init__(self, seat: int, paid: int, bought: int) -> None:
        super().__init__(seat)
        self.paid: Final = paid
        self.bought: Final = bought

    def choices(self, game: PocketChangan) -> list[Choice]:
        found = [KEEP]
        for k in columns_for(game, self.seat, self.bought):
            found.append(PLACE.of[k])
        return found

    def take(self, game: PocketChangan, choice: Choice) -> None:
        seat, card, paid = self.seat, self.bought, self.paid
        draws = game.standings[seat].has(DRAW_AFTER_BUY)
        game.take_from_apart(card)
        if choice is KEEP:
            game.to_hand(seat, card)
            log.buy(game, seat, paid, card)
            game.refill()
            if draws:
                game.next(DrawAfterBuy(seat, NO_CARD))
            return
        column = choice.parameters[0]
        game.lay(seat, card, column)
        log.buy_and_play(game, seat, paid, card, column)
        game.refill()
        if draws:
            game.next(DrawAfterBuy(seat, card))
        resolve(game, seat, card, card)


class DrawAfterBuy(Automatic[PocketChangan]):
    """Da Yi Hang draws after a buy, if it was in play before and after it: ``placed`` was not there before (P-49)."""

    __slots__ = ("placed",)

    def __init__(self, seat: int, placed: int) -> None:
        super().__init__(seat)
        self.placed: Final = placed

    def happen(self, game: PocketChangan) -> None:
        for card in game.working(self.seat, DRAW_AFTER_BUY):
            if card != self.placed:
                game.draw(self.seat, game.cards.amount[card])
