"""Where a card may be played (section 6.1)."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.games.pocket_changan.actions import PLAY
from tongbao.games.pocket_changan.cards.sets import NO_CONDITION
from tongbao.games.pocket_changan.points import COLUMNS, meets
from tongbao.games.pocket_changan.table import PocketChangan

PLAYS: Final = PLAY.choices


def is_free(game: PocketChangan, seat: int) -> bool:
    """Whether the seat plays without the rules of number and condition: Bai Fei Dai Xing or Li Longji."""
    return game.free_play is not None or game.standings[seat].is_free


def columns_for(game: PocketChangan, seat: int, card: int) -> list[int]:
    """The columns where the seat may play the card now: column, number and condition."""
    cards, standing, free = game.cards, game.standings[seat], is_free(game, seat)
    if not meets(cards, card, standing, free):
        return []
    number = cards.number[card]
    return [k for k in standing.opens[cards.form[card]] if free or standing.fits(number, k)]


def add_plays(game: PocketChangan, seat: int, found: list[Choice]) -> None:
    """Add a choice for every hand card and every column where it may be played."""
    cards, standing, free = game.cards, game.standings[seat], is_free(game, seat)
    number, form, more_than, opens = cards.number, cards.form, cards.more_than, standing.opens
    for card in game.hands[seat]:
        if more_than[card] == NO_CONDITION or meets(cards, card, standing, free):
            for k in opens[form[card]]:
                if free or standing.fits(number[card], k):
                    found.append(PLAYS[card * COLUMNS + k])
