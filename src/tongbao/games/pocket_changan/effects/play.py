"""The effect of a card that was just laid: one function for each kind, and the character that copies another."""

from typing import Final

from tongbao.engine.choice import Choice, Verb
from tongbao.games.pocket_changan import log
from tongbao.games.pocket_changan.actions import COPY, SKIP
from tongbao.games.pocket_changan.cards.kinds import (
    ALL_TAKE_PUBLIC,
    CONTEST,
    COPY_CHARACTER,
    DISCARD_HAND,
    DRAW_KEEP,
    END_GAME,
    EXTRA_ACTION,
    FETCH,
    FREE_RULES,
    LOSE_URBAN,
    RECALL,
    SWAP,
    TAKE_HAND,
)
from tongbao.games.pocket_changan.effects.attacks import discard_hand, lose_urban, take_hand
from tongbao.games.pocket_changan.effects.common import all_take_public, contest, free_rules
from tongbao.games.pocket_changan.effects.own import draw_keep, extra_action, fetch, recall, swap
from tongbao.games.pocket_changan.effects.questions import Question
from tongbao.games.pocket_changan.table import PocketChangan


def resolve(game: PocketChangan, seat: int, card: int, laid: int) -> None:
    """Let the play effect of a card happen as the seat's; ``laid`` is the card just laid, another one for a copy."""
    kind = game.cards.plays[card]
    if kind == DRAW_KEEP:
        draw_keep(game, seat, card)
    elif kind == FETCH:
        fetch(game, seat, card)
    elif kind == SWAP:
        swap(game, seat, card)
    elif kind == EXTRA_ACTION:
        extra_action(game, seat, card)
    elif kind == RECALL:
        recall(game, seat, card, laid)
    elif kind == LOSE_URBAN:
        lose_urban(game, seat, card)
    elif kind == TAKE_HAND:
        take_hand(game, seat, card)
    elif kind == DISCARD_HAND:
        discard_hand(game, seat, card)
    elif kind == CONTEST:
        contest(game, seat, card)
    elif kind == ALL_TAKE_PUBLIC:
        all_take_public(game, seat, card)
    elif kind == COPY_CHARACTER:
        copy_character(game, seat, card, laid)
    elif kind == FREE_RULES:
        free_rules(game, seat, card)
    elif kind == END_GAME:
        game.trigger_end("event")


def copy_character(game: PocketChangan, seat: int, card: int, laid: int) -> None:
    """Use the play effect of a character in another Urban Area; alone, of one in the public area (P-41)."""
    if copyable(game, seat):
        game.next(CopyCharacter(seat, card, laid))
    else:
        log.nothing(game, card)


def copyable(game: PocketChangan, seat: int) -> list[int]:
    """The characters whose effect may be copied; a copier is none of them."""
    found: list[int] = []
    if game.terms.solo:
        found.extend(game.public)
    for other in game.others(seat):
        found.extend(game.cards_in_play(other))
    plays = game.cards.plays
    return [card for card in found if game.cards.is_character[card] and plays[card] not in (0, COPY_CHARACTER)]


class CopyCharacter(Question):
    """Choose whose effect to use, or decline (D13)."""

    __slots__ = ("laid",)

    def __init__(self, seat: int, card: int, laid: int) -> None:
        super().__init__(seat, card, seat)
        self.laid: Final = laid

    def verb(self) -> Verb:
        return COPY

    def choices(self, game: PocketChangan) -> list[Choice]:
        found = [COPY.of[card] for card in copyable(game, self.seat)]
        found.append(SKIP)
        return found

    def take(self, game: PocketChangan, choice: Choice) -> None:
        if choice is SKIP:
            log.declined(game, self.seat, self.card)
            return
        copied = choice.parameters[0]
        log.copy(game, self.seat, copied)
        resolve(game, self.seat, copied, self.laid)
