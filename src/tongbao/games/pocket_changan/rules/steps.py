"""The turn of Pocket Chang’An, step by step: every class is one paragraph of the rules (sections 5 and 6)."""

from typing import Any, Final

from tongbao.engine.choice import NOTHING, Choice, Verb
from tongbao.engine.game import NO_CARDS
from tongbao.engine.reasons import Reason
from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Automatic, Step
from tongbao.games.pocket_changan.cards.actions import DESCEND, DRAW, DROP, PASS, PAY, PLAY, TAKE
from tongbao.games.pocket_changan.cards.places import COLUMNS, NO_CARD
from tongbao.games.pocket_changan.effects.questions import Question
from tongbao.games.pocket_changan.rules.buying import add_payments, pay
from tongbao.games.pocket_changan.rules.court import COURT
from tongbao.games.pocket_changan.rules.playing import play, plays
from tongbao.games.pocket_changan.rules.scoring import finish
from tongbao.games.pocket_changan.state import events
from tongbao.games.pocket_changan.state.powers import Duration
from tongbao.games.pocket_changan.state.reasons import why
from tongbao.games.pocket_changan.state.table import MOST_PLAYERS, PocketChangan


class Turn(Automatic[PocketChangan]):
    """Actions, ward visit, Refill phase, turn end; the turn of a seat that has conceded is skipped."""

    def happen(self, game: PocketChangan) -> None:
        game.active = self.seat
        game.actions_done = 0
        if game.is_out(self.seat):
            game.then(TURN_END[self.seat])
            return
        game.actions_left = game.terms.actions_a_turn
        events.turn(game, self.seat, game.round)
        game.then(PHASES_ALONE if game.terms.solo else PHASES[self.seat])


class Actions(Step[PocketChangan]):
    """While an action is left: play, buy or draw, in any order; turning a column costs none (D1)."""

    def choices(self, game: PocketChangan) -> list[Choice]:
        if not game.actions_left:
            return NOTHING
        found = plays(game, self.seat)
        add_payments(game, self.seat, found)
        if game.deck or game.discards:
            found.append(DRAW)
        if game.powers[self.seat].may_turn and not game.turned >> self.seat & 1:
            found.extend(self.turnings(game))
        found.append(PASS)
        return found

    def turnings(self, game: PocketChangan) -> list[Choice]:
        """A choice for every column with cards that is not descending yet."""
        area, descending = game.areas[self.seat], game.descending[self.seat]
        return [DESCEND.of[k] for k in range(COLUMNS) if area[k] and not descending >> k & 1]

    def take(self, game: PocketChangan, choice: Choice) -> None:
        game.next(self)
        if choice.verb is DESCEND:
            game.turn_column(self.seat, choice.parameters[0])
            events.descend(game, self.seat, choice.parameters[0])
        elif choice is PASS:
            game.actions_left = 0
            events.passes(game, self.seat)
        else:
            game.actions_left -= 1
            game.actions_done += 1
            self.act(game, choice)

    def act(self, game: PocketChangan, choice: Choice) -> None:
        """One action: play, buy or draw."""
        if choice.verb is PLAY:
            play(game, self.seat, choice.parameters[0], choice.parameters[1])
        elif choice.verb is PAY:
            pay(game, self.seat, choice.parameters[0])
        else:
            game.draw(self.seat, 1)


class WardVisit(Question):
    """After the actions Ping Kang Li may invite a public character into the hand (D14); then the area is refilled."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, seat, optional=True)

    def verb(self) -> Verb:
        return TAKE

    def source(self, game: PocketChangan) -> int:
        return game.powers[self.seat].invites[0]

    def kind(self) -> str:
        return "ward"

    def cards(self, game: PocketChangan) -> list[int]:
        if not game.powers[self.seat].invites:
            return NO_CARDS
        return [card for card in game.public if game.cards[card].is_character]

    def why_not(self, game: PocketChangan, card: int) -> Reason:
        if card not in game.public:
            return why("from_public", {"card": card})
        return why("ward", {"cards": game.powers[self.seat].invites[:]}, game.powers[self.seat].invites[:])

    def answer(self, game: PocketChangan, card: int) -> None:
        game.take_from_public(card)
        game.to_hand(self.seat, card)
        events.ward(game, self.seat, card)
        game.refill()


class RefillHand(Automatic[PocketChangan]):
    """Draw for Yang Yuhuan, then, with too few cards in hand, for Tai Cang (P-19, P-59)."""

    def happen(self, game: PocketChangan) -> None:
        powers = game.powers[self.seat]
        for n in powers.refill_draws:
            game.draw(self.seat, n)
        for below in powers.thin_draws:
            if len(game.hands[self.seat]) < below:
                game.draw(self.seat, 1)


class HandLimit(Question):
    """Then, one at a time, down to six cards in hand (D10)."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, NOBODY)

    def verb(self) -> Verb:
        return DROP

    def source(self, game: PocketChangan) -> int:
        return NO_CARD

    def kind(self) -> str:
        return "hand_limit"

    def cards(self, game: PocketChangan) -> list[int]:
        hand = game.hands[self.seat]
        return hand if len(hand) > game.terms.hand_limit else NO_CARDS

    def why_not(self, game: PocketChangan, card: int) -> Reason:
        return why("from_hand", {"card": card})

    def why_first(self, game: PocketChangan) -> Reason:
        return why("limit", {"n": len(game.hands[self.seat]), "most": game.terms.hand_limit})

    def why_must(self, game: PocketChangan) -> Reason:
        return self.why_first(game)

    def answer(self, game: PocketChangan, card: int) -> None:
        game.take_from_hand(self.seat, card)
        game.discard(card)
        events.limit(game, self.seat, card)
        game.next(self)


class EndOfTurn(Automatic[PocketChangan]):
    """Durations of the seat are counted down (7.3)."""

    def happen(self, game: PocketChangan) -> None:
        game.close_undo()
        if game.free_play is not None:
            game.free_play = self.count_down(game, "play", game.free_play)
        if game.free_buy is not None:
            game.free_buy = self.count_down(game, "buy", game.free_buy)

    def count_down(self, game: PocketChangan, what: str, duration: Duration) -> Duration | None:
        """What is left of a duration now that the turn ends."""
        left = duration.after_turn(self.seat)
        if left is None:
            events.duration_over(game, what, duration.card)
        return left


class NextTurn(Automatic[PocketChangan]):
    """The next seat; after the last one the round is over, and the game if its end is triggered (8.2)."""

    def happen(self, game: PocketChangan) -> None:
        following = (self.seat + 1) % game.players
        if following == 0:
            if game.round == game.terms.round_limit:
                game.trigger_end("rounds")
            if game.end_reason:
                finish(game)
                return
            game.round += 1
        game.next(TURN[following])


SEATS: Final = range(MOST_PLAYERS)
TURN: Final = [Turn(seat) for seat in SEATS]
PHASES: Final[list[list[Step[Any]]]] = [
    [Actions(seat), WardVisit(seat), RefillHand(seat), HandLimit(seat), EndOfTurn(seat), NextTurn(seat)]
    for seat in SEATS
]
"""By seat: what its turn consists of."""
PHASES_ALONE: Final[list[Step[Any]]] = [*PHASES[0][:-1], COURT, PHASES[0][-1]]
"""The same in the solo game, where the Court acts after the turn (section 9)."""
TURN_END: Final = [phases[-2:] for phases in PHASES]
"""By seat: what is left of a turn that is skipped or broken off."""
