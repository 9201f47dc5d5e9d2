"""Conceding (section 8.2): the seat is out, the others play on."""

from tongbao.engine.game import EMPTY_AGENDA
from tongbao.games.pocket_changan import log
from tongbao.games.pocket_changan.effects.own import TakeForOffer
from tongbao.games.pocket_changan.steps import TURN_END
from tongbao.games.pocket_changan.table import PocketChangan


def give_up(game: PocketChangan, seat: int) -> None:
    """Its hand is discarded, its cards in play lose their effect, its turns are skipped; the last one left wins."""
    game.out |= 1 << seat
    hand = sorted(game.hands[seat])
    for card in hand:
        game.take_from_hand(seat, card)
        game.discard(card)
    game.recount(seat)
    log.concession(game, seat, hand)
    left = game.seats_in(0)
    if len(left) <= 1:
        game.end_reason = "concession"
        if left:
            log.winner(game, left[0])
        game.finish()
    elif seat == game.active:
        break_off_turn(game, seat)
    else:
        game.agenda = [step for step in game.agenda if step.seat != seat]


def break_off_turn(game: PocketChangan, seat: int) -> None:
    """The turn is over: cards lying apart or offered are discarded, and the public area is refilled."""
    step = game.step
    if isinstance(step, TakeForOffer):
        game.take_from_public(step.offered)
        game.set_apart(step.offered)
    game.put_away()
    game.actions_left = 0
    game.refill()
    game.agenda = EMPTY_AGENDA[:]
    game.then(TURN_END[seat])
