"""The turn of Chang’an, step by step: every class is one paragraph of the rules (sections 4, 6 and 7)."""

from typing import Final

from tongbao.engine.choice import NOTHING, Choice
from tongbao.engine.step import Automatic, Step
from tongbao.games.changan import log
from tongbao.games.changan.actions import (
    ACQUIRE,
    BUILD,
    BUY,
    DISCARD,
    DRAW_DECK,
    DRAW_DISPLAY,
    END_TURN,
    PRODUCE,
)
from tongbao.games.changan.board import ACQUIRE_PRICE, COIN, GATE_CARDS, GATES, ROUND_LIMIT, SILK, STONE
from tongbao.games.changan.building import EVERYWHERE, add_builds, add_silk_builds, build_for_silk
from tongbao.games.changan.cards import effects
from tongbao.games.changan.characters.play import Offer, build_and_offer
from tongbao.games.changan.producing import produce
from tongbao.games.changan.reactions import own_react
from tongbao.games.changan.research import add_display, research
from tongbao.games.changan.table import MAIN_BUILD, MAIN_PRODUCE, MAIN_RESEARCH, NO_MAIN, Changan

MOST_PLAYERS: Final = 4
ACQUIRES: Final = [[ACQUIRE.choices[s * GATES + g] for g in range(GATES)] for s in range(MOST_PLAYERS)]
"""By seat and gate."""


class Turn(Step[Changan]):
    """Exactly one main action, the extra actions before or after it, and the end of the turn (section 4)."""

    def choices(self, game: Changan) -> list[Choice]:
        seat = self.seat
        found: list[Choice] = []
        if not game.main_used:
            self.add_main(game, found)
        must_act = len(found) > 0
        mine = game.permanents(seat)
        tokens = game.tokens[seat]
        if game.buys_used < mine.buys and tokens[COIN] >= mine.buy_price:
            found.extend(BUY.choices)
        if not game.acquired:
            self.add_acquires(game, mine.acquire_less, tokens[STONE], found)
        if not must_act:
            found.append(END_TURN)
        return found

    def add_main(self, game: Changan, found: list[Choice]) -> None:
        """Research, Produce and Build, as far as they are legal."""
        seat = self.seat
        if game.has_deck():
            found.append(DRAW_DECK)
        add_display(game, found)
        gates = game.gates[seat]
        elsewhere = len(game.hands[seat]) + game.gate_cards(seat)
        for g in range(GATES):
            cards = len(gates[g])
            if cards < GATE_CARDS and elsewhere > cards:
                found.append(PRODUCE.of[g])
        add_builds(game, seat, EVERYWHERE, found)
        if game.terms.expansion:
            add_silk_builds(game, seat, found)

    def add_acquires(self, game: Changan, less: int, stone: int, found: list[Choice]) -> None:
        """The second or third card of another player's gate, if its price can be paid (6.5)."""
        for other in range(game.players):
            if other == self.seat:
                continue
            gates = game.gates[other]
            guarded = -1
            for g in range(GATES):
                cards = len(gates[g])
                if cards > 1 and stone >= ACQUIRE_PRICE[cards] - less:
                    if guarded < 0:
                        guarded = game.permanents(other).guards & effects.GATES
                    if not guarded:
                        found.append(ACQUIRES[other][g])

    def take(self, game: Changan, choice: Choice) -> None:
        seat, verb = self.seat, choice.verb
        if choice is END_TURN:
            if game.main_used == NO_MAIN:
                log.passes(game, seat)
            game.next(END_OF_TURN[seat])
            return
        game.next(self)
        if verb is PRODUCE:
            game.main_used = MAIN_PRODUCE
            produce(game, seat, choice.parameters[0])
        elif verb is BUILD:
            game.main_used = MAIN_BUILD
            gate, district = choice.parameters
            build_and_offer(game, seat, gate, district, game.gates[seat][gate][-1])
        elif choice is DRAW_DECK or verb is DRAW_DISPLAY:
            game.main_used = MAIN_RESEARCH
            research(game, seat, choice)
        elif verb is BUY:
            buy(game, seat, choice.parameters[0])
        elif verb is ACQUIRE:
            acquire(game, seat, choice.parameters[0], choice.parameters[1])
        else:
            game.main_used = MAIN_BUILD
            gate, district = choice.parameters
            card = game.gates[seat][gate][-1]
            if game.cards.is_character[card]:
                game.next(Offer(seat, card, False))
            build_for_silk(game, seat, gate, district, card)


def buy(game: Changan, seat: int, type_: int) -> None:
    """An extra action: Coins for another resource (6.4)."""
    mine = game.permanents(seat)
    number = 1 + mine.buy_bonus
    game.buys_used += 1
    game.tokens[seat][COIN] -= mine.buy_price
    game.tokens[seat][type_] += number
    log.buys(game, seat, type_, number, mine.buy_price)


def acquire(game: Changan, seat: int, other: int, gate: int) -> None:
    """An extra action: the top card of another player's gate, for Stone; he takes 1 Wheat (6.5)."""
    price = max(0, ACQUIRE_PRICE[len(game.gates[other][gate])] - game.permanents(seat).acquire_less)
    game.acquired = True
    game.tokens[seat][STONE] -= price
    card = game.take_from_gate(other, gate)
    game.to_hand(seat, card)
    game.compensate(other)
    log.acquires(game, seat, other, gate, card, price)
    own_react(game, seat, effects.ACQUIRE)


class EndOfTurn(Automatic[Changan]):
    """What is above the limit goes back, type by type; then hand cards are discarded (section 7)."""

    def happen(self, game: Changan) -> None:
        seat = self.seat
        tokens, most = game.tokens[seat], game.permanents(seat).token_limit
        surplus = [max(0, tokens[type_] - most) if type_ < SILK else 0 for type_ in range(SILK + 1)]
        game.pay(seat, surplus)
        log.returns(game, seat, surplus)
        game.next(NEXT_TURN[seat])
        game.next(HAND_LIMITS[seat])


class HandLimit(Step[Changan]):
    """One by one, down to the limit of hand cards (section 7)."""

    def choices(self, game: Changan) -> list[Choice]:
        hand = game.hands[self.seat]
        if len(hand) <= game.permanents(self.seat).hand_limit:
            return NOTHING
        return [DISCARD.of[card] for card in hand]

    def take(self, game: Changan, choice: Choice) -> None:
        card = choice.parameters[0]
        game.take_from_hand(self.seat, card)
        game.discard(card)
        log.discards(game, self.seat, card)
        game.next(self)


class NextTurn(Automatic[Changan]):
    """The display is filled up; the next seat's turn, unless the last round is over (sections 7 and 8)."""

    def happen(self, game: Changan) -> None:
        game.close_undo()
        game.refill()
        game.main_used = NO_MAIN
        game.buys_used = 0
        game.extra_cards = 0
        game.acquired = False
        following = game.left(self.seat)
        if following == game.first:
            if game.last_round or game.round >= ROUND_LIMIT:
                if not game.last_round:
                    game.reason = "rounds"
                    log.rounds_over(game)
                game.finish()
                return
            game.round += 1
        game.active = following
        game.next(TURN[following])


SEATS: Final = range(MOST_PLAYERS)
TURN: Final = [Turn(seat) for seat in SEATS]
END_OF_TURN: Final = [EndOfTurn(seat) for seat in SEATS]
HAND_LIMITS: Final = [HandLimit(seat) for seat in SEATS]
NEXT_TURN: Final = [NextTurn(seat) for seat in SEATS]
