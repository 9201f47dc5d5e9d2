"""Effects that concern all players: a contest, presents, rules waived for a while, the end of the game (7.2)."""

from typing import Any, Final

from tongbao.engine.choice import Verb
from tongbao.engine.reasons import Reason
from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Automatic
from tongbao.games.pocket_changan.cards import effect_schema
from tongbao.games.pocket_changan.cards.actions import TAKE
from tongbao.games.pocket_changan.effects.questions import EffectQuestion
from tongbao.games.pocket_changan.state import events
from tongbao.games.pocket_changan.state.card import Effect
from tongbao.games.pocket_changan.state.powers import Duration
from tongbao.games.pocket_changan.state.reasons import why
from tongbao.games.pocket_changan.state.table import PocketChangan

MILITARY: Final = 0


class Contest(Effect[PocketChangan]):
    """``contest``: one card more than players is revealed; each takes one, by military points (P-34)."""

    def resolve(self, game: PocketChangan, seat: int, laid: int) -> None:
        seats = game.seats_in(seat)
        game.reveal(len(seats) + 1)
        if not game.apart:
            events.nothing(game, self.card)
            return
        events.reveal(game, game.apart)
        ranks = [(-game.powers[other].points[MILITARY], place) for place, other in enumerate(seats)]
        order = [seats[place] for _, place in sorted(ranks)][: len(game.apart)]
        game.then([*[TakeRevealed(other, self, seat) for other in order], DISCARD_REVEALED])


class TakeRevealed(EffectQuestion[Effect[Any]]):
    """Take one of the revealed cards into hand (D12)."""

    def verb(self) -> Verb:
        return TAKE

    def cards(self, game: PocketChangan) -> list[int]:
        return game.apart

    def why_not(self, game: PocketChangan, card: int) -> Reason:
        return why("from_revealed", {"card": card})

    def answer(self, game: PocketChangan, card: int) -> None:
        game.take_from_apart(card)
        game.to_hand(self.seat, card)
        events.take(game, self.seat, card, "revealed")


class DiscardRevealed(Automatic[PocketChangan]):
    """What nobody has taken is discarded."""

    def happen(self, game: PocketChangan) -> None:
        game.put_away()


class AllTakePublic(Effect[PocketChangan]):
    """``all_take_public``: the owner first, each player takes a public card; then the area is refilled (P-33)."""

    def resolve(self, game: PocketChangan, seat: int, laid: int) -> None:
        seats = game.seats_in(seat)[: len(game.public)]
        game.then([*[TakePublic(other, self, seat) for other in seats], REFILL])


class TakePublic(EffectQuestion[Effect[Any]]):
    """Take one public card into hand (D12)."""

    def verb(self) -> Verb:
        return TAKE

    def cards(self, game: PocketChangan) -> list[int]:
        return game.public

    def why_not(self, game: PocketChangan, card: int) -> Reason:
        return why("from_public", {"card": card})

    def answer(self, game: PocketChangan, card: int) -> None:
        game.take_from_public(card)
        game.to_hand(self.seat, card)
        events.take(game, self.seat, card, "public")


class Refill(Automatic[PocketChangan]):
    """The public area is refilled after the last one has taken a card."""

    def happen(self, game: PocketChangan) -> None:
        game.refill()


class FreeRules(Effect[PocketChangan]):
    """``free_rules``: for all players rules of playing or of buying are waived for a while (7.3, P-31, P-32)."""

    def __init__(self, card: int, printed: effect_schema.FreeRules) -> None:
        super().__init__(card, printed)
        self.what: Final[str] = printed.what

    def resolve(self, game: PocketChangan, seat: int, laid: int) -> None:
        duration = Duration(seat, self.card)
        if self.what == "play":
            game.free_play = duration
        else:
            game.free_buy = duration
        events.duration(game, self.what, seat, self.card)


class EndGame(Effect[PocketChangan]):
    """``end_game``: the game's end is triggered (8.2, P-28)."""

    def resolve(self, game: PocketChangan, seat: int, laid: int) -> None:
        game.trigger_end("event")


DISCARD_REVEALED: Final = DiscardRevealed(NOBODY)
REFILL: Final = Refill(NOBODY)
