"""Buying: what a seat may buy now, with which of its cards, and the steps of a buy (section 6.2)."""

from typing import Final

from mypy_extensions import mypyc_attr

from tongbao.engine.choice import Choice
from tongbao.engine.step import Automatic, Step
from tongbao.games.pocket_changan.cards.actions import BUY, KEEP, PAY, PLACE
from tongbao.games.pocket_changan.rules.playing import columns_for
from tongbao.games.pocket_changan.state import events
from tongbao.games.pocket_changan.state.powers import EVERYTHING, Wares
from tongbao.games.pocket_changan.state.table import PocketChangan


def wares_for(game: PocketChangan, seat: int) -> Wares:
    """What buys what for the seat now."""
    return EVERYTHING if game.free_buy is not None else game.powers[seat].wares


def buyable(game: PocketChangan, seat: int, paid: int) -> list[int]:
    """The public cards that the card buys."""
    bought = wares_for(game, seat).with_card[paid]
    return [ware for ware in game.public if bought[ware]]


def add_payments(game: PocketChangan, seat: int, found: list[Choice]) -> None:
    """Add a choice for every hand card that buys something."""
    wares, public, hand = wares_for(game, seat), game.public, game.hands[seat]
    bought = wares.with_any
    for ware in public:
        if bought[ware]:
            for card in hand:
                found.append(PAY.of[card])
            return
    for card in hand:
        bought = wares.with_card[card]
        for ware in public:
            if bought[ware]:
                found.append(PAY.of[card])
                break


def pay(game: PocketChangan, seat: int, card: int) -> None:
    """The hand card is discarded to buy another with it."""
    game.take_from_hand(seat, card)
    game.discard(card)
    game.next(BuyCard(seat, card))


@mypyc_attr(free_list_len=1)
class BuyCard(Step[PocketChangan]):
    """The public cards that the discarded card buys (D2)."""

    __slots__ = ("paid",)

    def __init__(self, seat: int, paid: int) -> None:
        super().__init__(seat)
        self.paid: Final = paid

    def choices(self, game: PocketChangan) -> list[Choice]:
        return [BUY.of[card] for card in buyable(game, self.seat, self.paid)]

    def take(self, game: PocketChangan, choice: Choice) -> None:
        bought = choice.parameters[0]
        game.take_from_public(bought)
        game.set_apart(bought)
        gain, draws = GainCard(self.seat, self.paid, bought), game.powers[self.seat].draws_after_buy
        if draws:
            game.then([gain, AfterBuy(self.seat, draws)])
        else:
            game.next(gain)


@mypyc_attr(free_list_len=1)
class GainCard(Step[PocketChangan]):
    """The bought card goes into the hand, or is played where it may be played now (D3); refill; its play effect."""

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
        game.take_from_apart(self.bought)
        if choice is KEEP:
            game.to_hand(self.seat, self.bought)
            events.buy(game, self.seat, self.paid, self.bought)
            game.refill()
        else:
            column = choice.parameters[0]
            game.lay(self.seat, self.bought, column)
            events.buy_and_play(game, self.seat, self.paid, self.bought, column)
            game.refill()
            game.cards[self.bought].effect.resolve(game, self.seat, self.bought)


class AfterBuy(Automatic[PocketChangan]):
    """Da Yi Hang draws after a buy, if it was in play before and after it (P-49): ``draws``, by card, before it."""

    __slots__ = ("draws",)

    def __init__(self, seat: int, draws: dict[int, int]) -> None:
        super().__init__(seat)
        self.draws: Final = draws

    def happen(self, game: PocketChangan) -> None:
        for card, n in self.draws.items():
            if card in game.powers[self.seat].draws_after_buy:
                game.draw(self.seat, n)
