"""Effects that concern all players: a contest, presents, rules waived for a while, the end of the game."""

from typing import Final

from tongbao.engine.choice import Choice, Verb
from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Automatic
from tongbao.games.pocket_changan import log
from tongbao.games.pocket_changan.actions import TAKE
from tongbao.games.pocket_changan.durations import Duration
from tongbao.games.pocket_changan.effects.questions import Question
from tongbao.games.pocket_changan.table import PocketChangan

MILITARY: Final = 0


def contest(game: PocketChangan, seat: int, card: int) -> None:
    """One card more than players is revealed; by military points, then clockwise from the owner, each takes one."""
    seats = game.seats_in(seat)
    game.reveal(len(seats) + 1)
    if not game.apart:
        log.nothing(game, card)
        return
    log.reveal(game, game.apart)
    most = max([game.standings[other].points[MILITARY] for other in seats])
    order: list[int] = []
    for points in range(most, -1, -1):
        order.extend([other for other in seats if game.standings[other].points[MILITARY] == points])
    game.next(DISCARD_REVEALED)
    game.then([TakeRevealed(other, card, seat) for other in order[: len(game.apart)]])


class TakeRevealed(Question):
    """Take one of the revealed cards into hand (D12)."""

    def verb(self) -> Verb:
        return TAKE

    def choices(self, game: PocketChangan) -> list[Choice]:
        return [TAKE.of[card] for card in game.apart]

    def take(self, game: PocketChangan, choice: Choice) -> None:
        card = choice.parameters[0]
        game.take_from_apart(card)
        game.to_hand(self.seat, card)
        log.take(game, self.seat, card, "revealed")


class DiscardRevealed(Automatic[PocketChangan]):
    """What nobody has taken is discarded."""

    def happen(self, game: PocketChangan) -> None:
        game.put_away()


def all_take_public(game: PocketChangan, seat: int, card: int) -> None:
    """The owner first, then clockwise, each player takes a public card; then the area is refilled."""
    game.next(REFILL)
    game.then([TakePublic(other, card, seat) for other in game.seats_in(seat)[: len(game.public)]])


class TakePublic(Question):
    """Take one public card into hand (D12)."""

    def verb(self) -> Verb:
        return TAKE

    def choices(self, game: PocketChangan) -> list[Choice]:
        return [TAKE.of[card] for card in game.public]

    def take(self, game: PocketChangan, choice: Choice) -> None:
        card = choice.parameters[0]
        game.take_from_public(card)
        game.to_hand(self.seat, card)
        log.take(game, self.seat, card, "public")


class Refill(Automatic[PocketChangan]):
    """The public area is refilled after the last one has taken a card."""

    def happen(self, game: PocketChangan) -> None:
        game.refill()


def free_rules(game: PocketChangan, seat: int, card: int) -> None:
    """For all players rules of playing or of buying are waived, to the end of the owner's next turn (7.3)."""
    what = game.cards.faces[card].effect.word("what")
    if what == "play":
        game.free_play = Duration(seat, card)
    else:
        game.free_buy = Duration(seat, card)
    log.duration(game, what, seat, card)


DISCARD_REVEALED: Final = DiscardRevealed(NOBODY)
REFILL: Final = Refill(NOBODY)
