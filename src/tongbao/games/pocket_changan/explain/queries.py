"""Queries: all choices that a page may ask about, possible or not. On redacted copies only."""

from tongbao.engine.choice import Choice
from tongbao.games.pocket_changan.cards.actions import (
    BUY,
    COPY,
    DESCEND,
    DRAW,
    KEEP,
    LOSE,
    PASS,
    PAY,
    PLACE,
    PLAY_IN,
    RECALL,
    SKIP,
    TAKE,
)
from tongbao.games.pocket_changan.effects.questions import Question
from tongbao.games.pocket_changan.rules.buying import GainCard
from tongbao.games.pocket_changan.state.table import PocketChangan


def queries(game: PocketChangan, seat: int) -> list[Choice]:
    """What the seat may wish for now or on its next turn, possible or not (5.2).

    Hand cards are played, each in each column, and paid; public cards are bought, or taken if somebody invites them;
    own cards in play are taken back, characters of others copied; columns are turned, a card is drawn, the actions
    ended. During a buy the bought card goes somewhere; a question is answered with a card, or declined.
    """
    found = [DRAW, PASS, *DESCEND.choices, *[BUY.of[card] for card in game.public]]
    for card in sorted(game.hands[seat]):
        found.extend([*PLAY_IN[card], PAY.of[card]])
    found.extend([RECALL.of[card] for card in game.cards_in_play(seat)])
    found.extend([COPY.of[card] for card in others_cards(game, seat) if game.cards[card].is_character])
    if game.powers[seat].invites:
        found.extend([TAKE.of[card] for card in game.public])
    step = game.step
    if isinstance(step, GainCard) and step.seat == seat:
        found.extend([KEEP, *PLACE.choices])
    if isinstance(step, Question) and step.seat == seat:
        found.extend([SKIP, *[step.verb().of[card] for card in answers(game, step)]])
    return list(dict.fromkeys(found))


def answers(game: PocketChangan, step: Question) -> list[int]:
    """The cards of all places from which questions with this verb ask for one."""
    verb = step.verb()
    if verb is TAKE:
        return [*game.public, *game.looked, *game.apart, *game.discards]
    if verb is COPY:
        return [*game.public, *others_cards(game, step.seat)]
    return game.cards_in_play(step.seat) if verb is RECALL or verb is LOSE else sorted(game.hands[step.seat])


def others_cards(game: PocketChangan, seat: int) -> list[int]:
    """The cards in play of the other players."""
    return [card for other in game.others(seat) for card in game.cards_in_play(other)]
