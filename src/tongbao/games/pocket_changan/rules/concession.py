"""Conceding (section 8.2): the seat is out, the others play on."""

from tongbao.engine.game import EMPTY_AGENDA
from tongbao.games.pocket_changan.effects.own import TakeForOffer
from tongbao.games.pocket_changan.rules.scoring import finish
from tongbao.games.pocket_changan.rules.steps import TURN_END
from tongbao.games.pocket_changan.state import events
from tongbao.games.pocket_changan.state.table import PocketChangan


def give_up(game: PocketChangan, seat: int) -> None:
    """Its hand is discarded, its cards in play lose their effect, its turns are skipped; the last one left wins."""
    game.out |= 1 << seat
    hand = sorted(game.hands[seat])
    for card in hand:
        game.take_from_hand(seat, card)
        game.discard(card)
    game.recount(seat)
    events.concession(game, seat, hand)
    left = game.seats_in(0)
    if len(left) <= 1:
        put_down(game)
        win(game, left)
    elif seat == game.active:
        put_down(game)
        break_off_turn(game, seat)
    else:
        game.agenda = [step for step in game.agenda if step.seat != seat]


def put_down(game: PocketChangan) -> None:
    """What an effect or a buy holds is discarded, face up: cards looked at, revealed, bought or offered."""
    step = game.step
    if isinstance(step, TakeForOffer):
        game.take_from_public(step.offered)
        game.set_apart(step.offered)
    game.put_away()


def win(game: PocketChangan, left: list[int]) -> None:
    """The game ends at once; alone it is lost."""
    game.end_reason = "concession"
    for seat in left:
        events.winner(game, seat)
    finish(game)


def break_off_turn(game: PocketChangan, seat: int) -> None:
    """The public area is refilled, and the turn is over."""
    game.refill()
    game.actions_left = 0
    game.agenda = EMPTY_AGENDA[:]
    game.then(TURN_END[seat])
