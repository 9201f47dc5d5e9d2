"""The turn of Chang’an, step by step: every class is one paragraph of the rules (sections 4, 6 and 7)."""

from typing import Final

from tongbao.engine.choice import NOTHING, Choice, Verb
from tongbao.engine.reasons import Reason
from tongbao.engine.step import Automatic, Step
from tongbao.games.changan.cards.actions import (
    ACQUIRE,
    ACQUIRES,
    ACTIVATE,
    BUILD,
    BUILD_SILK,
    BUY,
    COLLECT,
    DISCARD,
    DRAW_DECK,
    DRAW_DISPLAY,
    END_TURN,
    MOVE,
    PLAY,
    PRODUCE,
    SPACE,
)
from tongbao.games.changan.cards.board import ACQUIRE_PRICE, COIN, GATE_CARDS, GATES, MOST_PLAYERS, SILK, STONE
from tongbao.games.changan.rules.asking import Ask
from tongbao.games.changan.rules.building import add_builds, add_silk_builds, build, build_for_silk
from tongbao.games.changan.rules.producing import PlaceCards
from tongbao.games.changan.rules.questions import OwnReactions
from tongbao.games.changan.rules.reach import acquire_price
from tongbao.games.changan.rules.research import add_cards, research
from tongbao.games.changan.rules.scoring import items, places, tie_break
from tongbao.games.changan.state import events
from tongbao.games.changan.state.reasons import reason
from tongbao.games.changan.state.table import Changan

PRODUCING: Final = (PRODUCE, PLAY, MOVE, COLLECT.verb, ACTIVATE)
MAIN: Final = (DRAW_DECK.verb, DRAW_DISPLAY, BUILD, BUILD_SILK, *PRODUCING)
VERBS: Final = [*MAIN, BUY, ACQUIRE, END_TURN.verb, SPACE]
"""What belongs to a turn; cards are brought, and Characters used, within Produce; built ones wait in their spaces."""


class FirstStone(Automatic[Changan]):
    """Whoever begins has a Stone more, if the option says so (section 3, 6)."""

    def happen(self, game: Changan) -> None:
        game.tokens[self.seat][STONE] += 1
        events.first_stone(game, self.seat)


class Turn(Ask):
    """Exactly one main action, the extra actions before or after it, and the end of the turn (section 4)."""

    def choices(self, game: Changan) -> list[Choice]:
        found: list[Choice] = []
        if not game.main:
            self.add_main(game, found)
        must_act = len(found) > 0
        self.add_extra(game, found)
        if not must_act:
            found.append(END_TURN)
        return found

    def verbs(self) -> list[Verb]:
        return VERBS

    def first(self, game: Changan) -> Reason:
        return reason("asked", {})

    def add_main(self, game: Changan, found: list[Choice]) -> None:
        """Research, Produce and Build, as far as they are legal."""
        seat = self.seat
        add_cards(game, found)
        gates = game.gates[seat]
        elsewhere = len(game.hands[seat]) + game.gate_cards(seat)
        for g in range(GATES):
            cards = len(gates[g])
            if cards < GATE_CARDS and elsewhere > cards:
                found.append(PRODUCE.of[g])
        add_builds(game, seat, found)
        if game.terms.expansion:
            add_silk_builds(game, seat, found)

    def add_extra(self, game: Changan, found: list[Choice]) -> None:
        """Buy, and Acquire: the second or third card of another player's gate; if the price can be paid (6.4, 6.5)."""
        mine, tokens = game.permanents(self.seat), game.tokens[self.seat]
        if game.buys_used < mine.buys and tokens[COIN] >= mine.buy_price:
            found.extend(BUY.choices)
        if game.acquired:
            return
        stone = tokens[STONE] + mine.acquire_less
        for other in range(game.players):
            if other != self.seat:
                for g, pile in enumerate(game.gates[other]):
                    cards = len(pile)
                    if cards > 1 and stone >= ACQUIRE_PRICE[cards] and not game.permanents(other).guards_gates:
                        found.append(ACQUIRES[other][g])

    def take(self, game: Changan, choice: Choice) -> None:
        if choice is END_TURN:
            if not game.main:
                events.passes(game, self.seat)
            game.then(END_OF_TURN[self.seat])
            return
        game.next(self)
        verb = choice.verb
        if verb is BUY:
            self.buy(game, choice.parameters[0])
        elif verb is ACQUIRE:
            self.acquire(game, choice.parameters[0], choice.parameters[1])
        elif verb is PRODUCE:
            game.main = "produce"
            game.next(PlaceCards(self.seat, choice.parameters[0]))
        elif verb is BUILD or verb is BUILD_SILK:
            game.main = "build"
            gate, district = choice.parameters
            card = game.gates[self.seat][gate][-1]
            if verb is BUILD:
                build(game, self.seat, gate, district, card)
            else:
                build_for_silk(game, self.seat, gate, district, card)
        else:
            game.main = "research"
            research(game, self.seat, choice)

    def buy(self, game: Changan, type_: int) -> None:
        """An extra action: Coins for another resource (6.4)."""
        mine, tokens = game.permanents(self.seat), game.tokens[self.seat]
        number = 1 + mine.buy_bonus
        game.buys_used += 1
        tokens[COIN] -= mine.buy_price
        tokens[type_] += number
        events.buys(game, self.seat, type_, number, mine.buy_price)

    def acquire(self, game: Changan, other: int, gate: int) -> None:
        """An extra action: the top card of another player's gate, for Stone; he takes 1 Wheat (6.5)."""
        seat, price = self.seat, acquire_price(game, self.seat, other, gate)
        game.acquired = True
        game.tokens[seat][STONE] -= price
        card = game.take_from_gate(other, gate)
        game.to_hand(seat, card)
        game.compensate(other)
        events.acquires(game, seat, other, gate, card, price)
        game.next(OwnReactions(seat, "acquire"))


class TokenLimit(Automatic[Changan]):
    """What is above the limit goes back, type by type (section 7)."""

    def happen(self, game: Changan) -> None:
        tokens, most = game.tokens[self.seat], game.permanents(self.seat).token_limit
        if any(tokens[type_] > most for type_ in range(SILK)):
            surplus = [max(0, number - most) for number in tokens]
            surplus[SILK] = 0
            game.pay(self.seat, surplus)
            events.returns(game, self.seat, surplus)


class HandLimit(Ask):
    """Hand cards are discarded one by one, down to the limit (section 7)."""

    def choices(self, game: Changan) -> list[Choice]:
        hand = game.hands[self.seat]
        if len(hand) <= game.permanents(self.seat).hand_limit:
            return NOTHING
        return [DISCARD.of[card] for card in hand]

    def verbs(self) -> list[Verb]:
        return [DISCARD]

    def first(self, game: Changan) -> Reason:
        limit = game.permanents(self.seat).hand_limit
        return reason("ending", {"n": len(game.hands[self.seat]) - limit, "m": limit})

    def take(self, game: Changan, choice: Choice) -> None:
        card = choice.parameters[0]
        game.take_from_hand(self.seat, card)
        game.discard(card)
        events.discards(game, self.seat, card)
        game.next(self)


class NextTurn(Automatic[Changan]):
    """The display is filled up; the next seat's turn, unless the last round is over (sections 7, 8 and 14)."""

    def happen(self, game: Changan) -> None:
        game.close_undo()
        game.refill()
        game.main = ""
        game.extra_cards = 0
        game.buys_used = 0
        game.acquired = False
        following = game.left(self.seat)
        if following == game.first:
            if game.last_round or game.round >= game.terms.round_limit:
                self.finish(game)
                return
            game.round += 1
        game.active = following
        game.next(TURN[following])

    def finish(self, game: Changan) -> None:
        """The game is over and scored (section 8)."""
        if not game.last_round:
            events.rounds_over(game, game.round)
        game.over = True
        if game.events is not None:
            for seat in range(game.players):
                events.result(game, seat, items(game, seat), game.terms.expansion)
            tie = tie_break(game)
            for seat, place in enumerate(places(game)):
                if place == 1:
                    events.wins(game, seat, tie)


SEATS: Final = range(MOST_PLAYERS)
FIRST_STONES: Final = [FirstStone(seat) for seat in SEATS]
TURN: Final = [Turn(seat) for seat in SEATS]
END_OF_TURN: Final[list[list[Step[Changan]]]] = [[TokenLimit(seat), HandLimit(seat), NextTurn(seat)] for seat in SEATS]
"""By seat: what follows its turn."""
