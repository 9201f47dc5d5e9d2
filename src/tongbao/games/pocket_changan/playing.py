"""Where a card may be played, and playing it (section 6.1)."""

from tongbao.engine.choice import Choice
from tongbao.games.pocket_changan import log
from tongbao.games.pocket_changan.actions import PLAY_IN
from tongbao.games.pocket_changan.table import PocketChangan


def is_free(game: PocketChangan, seat: int) -> bool:
    """Whether the seat plays without the rules of number and condition: Bai Fei Dai Xing or Li Longji."""
    return game.free_play is not None or game.powers[seat].is_free


def columns_for(game: PocketChangan, seat: int, card: int) -> list[int]:
    """The columns where the seat may play the card now: column, number and condition."""
    held, powers, free = game.cards[card], game.powers[seat], is_free(game, seat)
    if not held.meets(powers, free):
        return []
    return [k for k in powers.opens[held.form] if free or powers.fits(held.number, k)]


def plays(game: PocketChangan, seat: int) -> list[Choice]:
    """A choice for every hand card and every column where it may be played."""
    cards, powers, free = game.cards, game.powers[seat], is_free(game, seat)
    found: list[Choice] = []
    for card in game.hands[seat]:
        held = cards[card]
        condition = held.condition
        if condition is None or condition.holds(powers, free):
            for k in powers.opens[held.form]:
                if free or powers.fits(held.number, k):
                    found.append(PLAY_IN[card][k])
    return found


def play(game: PocketChangan, seat: int, card: int, column: int) -> None:
    """The card goes from the hand to the end of the column; then its play effect is resolved."""
    game.take_from_hand(seat, card)
    game.lay(seat, card, column)
    log.play(game, seat, card, column)
    game.cards[card].effect.resolve(game, seat, card)
