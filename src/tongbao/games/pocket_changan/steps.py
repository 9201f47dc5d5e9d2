"""The turn of Pocket Chang’An, step by step: every class is one paragraph of the rules (sections 5 and 6)."""

from typing import Any, Final

from tongbao.engine.choice import NOTHING, Choice, Verb
from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Automatic, Step
from tongbao.games.pocket_changan import log
from tongbao.games.pocket_changan.actions import DESCEND, DRAW, DROP, PASS, PAY, PLAY, SKIP, TAKE
from tongbao.games.pocket_changan.buying import BuyCard, add_payments
from tongbao.games.pocket_changan.cards.kinds import REFILL_DRAW, TAKE_CHARACTER, THIN_DRAW, TURN_COLUMN
from tongbao.games.pocket_changan.court import COURT
from tongbao.games.pocket_changan.durations import Duration
from tongbao.games.pocket_changan.effects.play import resolve
from tongbao.games.pocket_changan.effects.questions import Question
from tongbao.games.pocket_changan.playing import add_plays
from tongbao.games.pocket_changan.points import COLUMNS
from tongbao.games.pocket_changan.table import ACTIONS_A_TURN, HAND_LIMIT, MOST_PLAYERS, NO_CARD, PocketChangan

REFILL_POWERS: Final = 1 << REFILL_DRAW | 1 << THIN_DRAW


class Turn(Automatic[PocketChangan]):
    """Actions, ward visit, Refill phase, turn end; the turn of a seat that has conceded is skipped."""

    def happen(self, game: PocketChangan) -> None:
        game.active = self.seat
        game.actions_done = 0
        if game.is_out(self.seat):
            game.next(END_OF_TURN[self.seat])
            return
        game.actions_left = ACTIONS_A_TURN
        log.turn(game, self.seat, game.round)
        game.then(PHASES[self.seat])


class Actions(Step[PocketChangan]):
    """While an action is left: play, buy or draw, in any order; turning a column costs none (D1)."""

    def choices(self, game: PocketChangan) -> list[Choice]:
        if not game.actions_left:
            return NOTHING
        seat = self.seat
        found: list[Choice] = []
        add_plays(game, seat, found)
        add_payments(game, seat, found)
        if game.deck or game.discards:
            found.append(DRAW)
        if game.standings[seat].has(TURN_COLUMN) and not game.turned >> seat & 1:
            for k in range(COLUMNS):
                if game.areas[seat][k] and not game.descending[seat] >> k & 1:
                    found.append(DESCEND.of[k])
        found.append(PASS)
        return found

    def take(self, game: PocketChangan, choice: Choice) -> None:
        seat = self.seat
        game.next(self)
        if choice.verb is DESCEND:
            turn_column(game, seat, choice.parameters[0])
            return
        if choice is PASS:
            game.actions_left = 0
            log.passes(game, seat)
            return
        game.actions_left -= 1
        game.actions_done += 1
        if choice.verb is PLAY:
            card, column = choice.parameters[0], choice.parameters[1]
            game.take_from_hand(seat, card)
            game.lay(seat, card, column)
            log.play(game, seat, card, column)
            resolve(game, seat, card, card)
        elif choice.verb is PAY:
            paid = choice.parameters[0]
            game.take_from_hand(seat, paid)
            game.discard(paid)
            game.next(BuyCard(seat, paid))
        else:
            game.draw(seat, 1)


def turn_column(game: PocketChangan, seat: int, column: int) -> None:
    """Once in the game, with Du Fu, a column becomes descending for good (P-39)."""
    game.turned |= 1 << seat
    game.descending = game.descending[:]
    game.descending[seat] |= 1 << column
    game.recount(seat)
    log.descend(game, seat, column)


class WardVisit(Question):
    """After the actions Ping Kang Li may invite a public character into the hand (D14); then the area is refilled."""

    def verb(self) -> Verb:
        return TAKE

    def source(self, game: PocketChangan) -> int:
        return game.working(self.seat, TAKE_CHARACTER)[0]

    def kind(self, game: PocketChangan) -> str:
        return "ward"

    def choices(self, game: PocketChangan) -> list[Choice]:
        if not game.standings[self.seat].has(TAKE_CHARACTER):
            return NOTHING
        found = [TAKE.of[card] for card in game.public if game.cards.is_character[card]]
        if found:
            found.append(SKIP)
        return found

    def take(self, game: PocketChangan, choice: Choice) -> None:
        if choice is SKIP:
            log.declined(game, self.seat, self.source(game))
            return
        card = choice.parameters[0]
        game.take_from_public(card)
        game.to_hand(self.seat, card)
        log.ward(game, self.seat, card)
        game.refill()


class RefillHand(Automatic[PocketChangan]):
    """Draw for Yang Yuhuan, then, with too few cards in hand, for Tai Cang (P-19, P-59)."""

    def happen(self, game: PocketChangan) -> None:
        seat = self.seat
        if not game.standings[seat].powers & REFILL_POWERS:
            return
        for card in game.working(seat, REFILL_DRAW):
            game.draw(seat, game.cards.amount[card])
        for card in game.working(seat, THIN_DRAW):
            if len(game.hands[seat]) < game.cards.amount[card]:
                game.draw(seat, 1)


class HandLimit(Question):
    """Then, one at a time, down to six cards in hand (D10)."""

    def verb(self) -> Verb:
        return DROP

    def kind(self, game: PocketChangan) -> str:
        return "hand_limit"

    def choices(self, game: PocketChangan) -> list[Choice]:
        hand = game.hands[self.seat]
        return [DROP.of[card] for card in hand] if len(hand) > HAND_LIMIT else NOTHING

    def take(self, game: PocketChangan, choice: Choice) -> None:
        card = choice.parameters[0]
        game.take_from_hand(self.seat, card)
        game.discard(card)
        log.limit(game, self.seat, card)
        game.next(self)


class EndOfTurn(Automatic[PocketChangan]):
    """Durations of the seat are counted down (7.3); alone, the Court acts unless the end is triggered; next seat."""

    def happen(self, game: PocketChangan) -> None:
        game.close_undo()
        game.free_play = self.count_down(game, "play", game.free_play)
        game.free_buy = self.count_down(game, "buy", game.free_buy)
        game.next(NEXT_TURN[self.seat])
        if game.terms.solo and not game.end_reason:
            game.next(COURT)

    def count_down(self, game: PocketChangan, what: str, duration: Duration | None) -> Duration | None:
        """What is left of a duration now that the turn ends."""
        left = duration.after_turn(self.seat) if duration is not None else None
        if duration is not None and left is None:
            log.duration_over(game, what, duration.card)
        return left


class NextTurn(Automatic[PocketChangan]):
    """The next seat; after the last one the round is over, and the game if its end is triggered (8.2)."""

    def happen(self, game: PocketChangan) -> None:
        following = (self.seat + 1) % game.players
        if following == 0:
            if game.round == game.terms.round_limit:
                game.trigger_end("rounds")
            if game.end_reason:
                game.finish()
                return
            game.round += 1
        game.next(TURN[following])


TURN: Final = [Turn(seat) for seat in range(MOST_PLAYERS)]
END_OF_TURN: Final = [EndOfTurn(seat) for seat in range(MOST_PLAYERS)]
NEXT_TURN: Final = [NextTurn(seat) for seat in range(MOST_PLAYERS)]
PHASES: Final[list[list[Step[Any]]]] = [
    [
        Actions(seat),
        WardVisit(seat, NO_CARD, seat),
        RefillHand(seat),
        HandLimit(seat, NO_CARD, NOBODY),
        END_OF_TURN[seat],
    ]
    for seat in range(MOST_PLAYERS)
]
"""By seat: what its turn consists of."""
