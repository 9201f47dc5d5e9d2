"""Produce (section 6.2): cards come to a gate, it yields, and the Characters under it are used."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.step import Step
from tongbao.games.changan import log
from tongbao.games.changan.actions import ACTIVATE, COLLECT, DONE, MOVE, PLAY
from tongbao.games.changan.board import GATE_CARDS, GATES, PRINTED
from tongbao.games.changan.cards import effects
from tongbao.games.changan.characters.play import usable, use
from tongbao.games.changan.reactions import neighbour_reacts, own_react
from tongbao.games.changan.table import NO_GATE, Changan

MOVES: Final = [[[MOVE.choices[g * 3 + n] for n in range(most)] for most in range(GATE_CARDS + 1)] for g in range(4)]
"""By gate and the most cards that may be moved."""
NO_CARDS: Final[list[int]] = []


def produce(game: Changan, seat: int, gate: int) -> None:
    """Choose the target gate."""
    game.target = gate
    game.next(PLACE_CARDS[seat])


def yield_of(game: Changan, seat: int, gate: int) -> int:
    """What collecting at the seat's gate brings now."""
    marks = 0
    for card in game.gates[seat][gate]:
        marks += game.cards.marks[card]
    return marks + PRINTED[gate] + game.permanents(seat).gate_bonus[gate]


class PlaceCards(Step[Changan]):
    """Cards from the hand and blocks from other gates go to the target gate, in any order; then it yields."""

    def choices(self, game: Changan) -> list[Choice]:
        seat, target = self.seat, game.target
        gates = game.gates[seat]
        room = GATE_CARDS - len(gates[target])
        found: list[Choice] = []
        if room:
            plays = PLAY.of
            for card in game.hands[seat]:
                found.append(plays[card])
            for g in range(GATES):
                if g != target and not game.moved >> g & 1:
                    found.extend(MOVES[g][min(room, len(gates[g]))])
        if game.arrived:
            found.append(COLLECT)
        return found

    def take(self, game: Changan, choice: Choice) -> None:
        seat, target = self.seat, game.target
        if choice is COLLECT:
            self.collect(game)
            return
        game.next(self)
        if choice.verb is PLAY:
            card = choice.parameters[0]
            game.take_from_hand(seat, card)
            game.put_on_gate(seat, target, card)
            game.played = [*game.played, card]
            game.arrived += 1
        else:
            gate, number = choice.parameters
            game.move(seat, gate, number, target)
            game.moved |= 1 << gate
            game.arrived += number

    def collect(self, game: Changan) -> None:
        """Take the resources; then what reacts, then the Characters."""
        seat, target = self.seat, game.target
        number = yield_of(game, seat, target)
        game.tokens[seat][target] += number
        if game.events is not None:
            log.produces(game, seat, number)
        game.next(CHARACTERS[seat])
        if len(game.gates[seat][target]) == GATE_CARDS:
            own_react(game, seat, effects.PRODUCE_FULL)
        neighbour_reacts(game, seat, effects.PRODUCE)


class Characters(Step[Changan]):
    """Each Character of the district under the target may be used once, in any order (C-18)."""

    def choices(self, game: Changan) -> list[Choice]:
        seat, cards = self.seat, game.cards
        found: list[Choice] = []
        for r, card in enumerate(game.districts[seat][game.target]):
            if cards.is_character[card] and not game.activated >> r & 1 and usable(game, seat, cards.effect[card]):
                found.append(ACTIVATE.choices[r])
        if found:
            found.append(DONE)
        return found

    def take(self, game: Changan, choice: Choice) -> None:
        if choice is DONE:
            self.happen(game)
            return
        row = choice.parameters[0]
        card = game.districts[self.seat][game.target][row - 1]
        game.activated |= 1 << row - 1
        game.next(self)
        use(game, self.seat, card, game.cards.effect[card])

    def happen(self, game: Changan) -> None:
        game.target = NO_GATE
        game.arrived = game.moved = game.activated = 0
        game.played = NO_CARDS


PLACE_CARDS: Final = [PlaceCards(seat) for seat in range(4)]
CHARACTERS: Final = [Characters(seat) for seat in range(4)]
