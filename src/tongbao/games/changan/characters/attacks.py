"""Characters that take from other players, or make them return something; guards protect (section 11.1)."""

from typing import Final

from tongbao.engine.choice import Choice, Verb
from tongbao.games.changan import log
from tongbao.games.changan.actions import DONE, GAIN, RAID, SEAT, STEAL
from tongbao.games.changan.board import GATES, SILK, one
from tongbao.games.changan.cards.effects import GATES as GATES_GUARD
from tongbao.games.changan.cards.effects import HAND, TOKENS, Effect
from tongbao.games.changan.cards.effects import SILK as SILK_GUARD
from tongbao.games.changan.characters.questions import GAINS_IN, Question, gain_one
from tongbao.games.changan.table import Changan

STEALS: Final = [[STEAL.choices[s * (SILK + 1) + u] for u in range(SILK + 1)] for s in range(4)]
"""By seat and type."""
RAIDS: Final = [[RAID.choices[s * GATES + g] for g in range(GATES)] for s in range(4)]
"""By seat and gate."""


# steal and levy: what others have.


def stealable(game: Changan, seat: int, effect: Effect) -> list[Choice]:
    """From whom and what may be taken: more than one's own, unguarded."""
    found: list[Choice] = []
    own = game.tokens[seat]
    for other in range(game.players):
        if other == seat:
            continue
        tokens, guards = game.tokens[other], game.permanents(other)
        if effect.silk:
            if tokens[SILK] > (0 if effect.any else own[SILK]) and not guards.guarded(SILK_GUARD):
                found.append(STEALS[other][SILK])
        elif not guards.guarded(TOKENS):
            for type_ in range(GATES):
                if tokens[type_] > own[type_]:
                    found.append(STEALS[other][type_])
    return found


class Steal(Question):
    """Take one token of another player; again while there is one to take."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, card: int, left: int, effect: Effect) -> None:
        super().__init__(seat, card, left)
        self.effect: Final = effect

    def verb(self, game: Changan) -> Verb:
        return STEAL

    def choices(self, game: Changan) -> list[Choice]:
        return stealable(game, self.seat, self.effect)

    def take(self, game: Changan, choice: Choice) -> None:
        other, type_ = choice.parameters
        game.tokens[other][type_] -= 1
        game.tokens[self.seat][type_] += 1
        log.steals(game, self.seat, other, one(type_))
        if self.left > 1:
            game.next(Steal(self.seat, self.card, self.left - 1, self.effect))

    def __str__(self) -> str:
        return f"{super().__str__()} {self.effect.any}"


def levied(game: Changan, seat: int, effect: Effect, type_: int) -> list[int]:
    """The other players who must return one resource of the type: unguarded ones with enough of it."""
    return [
        other
        for other in game.seats_from(seat)
        if other != seat and game.tokens[other][type_] >= effect.at_least and not game.permanents(other).guarded(TOKENS)
    ]


def levies(game: Changan, seat: int, effect: Effect) -> int:
    """The mask of the resources that may be levied."""
    return sum([1 << type_ for type_ in range(GATES) if levied(game, seat, effect, type_)])


class Levy(Question):
    """Choose a resource: everybody who has enough of it returns one, and some of it is taken."""

    def verb(self, game: Changan) -> Verb:
        return GAIN

    def choices(self, game: Changan) -> list[Choice]:
        return GAINS_IN[levies(game, self.seat, game.cards.effect[self.card])]

    def take(self, game: Changan, choice: Choice) -> None:
        type_ = choice.parameters[0]
        effect = game.cards.effect[self.card]
        for other in levied(game, self.seat, effect, type_):
            returned = one(type_)
            game.pay(other, returned)
            log.returns(game, other, returned)
        gain_one(game, self.seat, self.card, type_, effect.gain)


# raid, repel and steal_card: other players' cards.


def raids(game: Changan, seat: int) -> list[Choice]:
    """The gates of others whose top card isn't the lowest, unguarded."""
    found: list[Choice] = []
    for other in range(game.players):
        if other != seat and not game.permanents(other).guarded(GATES_GUARD):
            for gate, pile in enumerate(game.gates[other]):
                if len(pile) > 1:
                    found.append(RAIDS[other][gate])
    return found


class Raid(Question):
    """Take the top card of a gate into the hand, free; its owner takes 1 Wheat (C-44)."""

    def verb(self, game: Changan) -> Verb:
        return RAID

    def choices(self, game: Changan) -> list[Choice]:
        return raids(game, self.seat)

    def take(self, game: Changan, choice: Choice) -> None:
        other, gate = choice.parameters
        card = game.take_from_gate(other, gate)
        game.to_hand(self.seat, card)
        game.compensate(other)
        log.raids(game, self.seat, other, gate, card)


class Repel(Question):
    """Send the top card of a gate back to its owner's hand, or not."""

    def verb(self, game: Changan) -> Verb:
        return RAID

    def choices(self, game: Changan) -> list[Choice]:
        found = raids(game, self.seat)
        if found:
            found.append(DONE)
        return found

    def take(self, game: Changan, choice: Choice) -> None:
        if choice is DONE:
            return
        other, gate = choice.parameters
        card = game.take_from_gate(other, gate)
        game.to_hand(other, card)
        log.repels(game, self.seat, other, gate, card)


def victims(game: Changan, seat: int, effect: Effect) -> list[Choice]:
    """Who has so many more hand cards, unguarded."""
    enough = len(game.hands[seat]) + effect.more
    return [
        SEAT.of[other]
        for other in range(game.players)
        if other != seat and len(game.hands[other]) >= enough and not game.permanents(other).guarded(HAND)
    ]


class StealCard(Question):
    """Choose whose hand a card is taken from at random; he takes 1 Wheat."""

    def verb(self, game: Changan) -> Verb:
        return SEAT

    def choices(self, game: Changan) -> list[Choice]:
        return victims(game, self.seat, game.cards.effect[self.card])

    def take(self, game: Changan, choice: Choice) -> None:
        other = choice.parameters[0]
        hand = game.hands[other]
        card = hand[game.luck.below(len(hand))]
        game.close_undo()
        game.take_from_hand(other, card)
        game.to_hand(self.seat, card)
        game.known[card] |= 1 << other
        game.compensate(other)
        log.steals_card(game, self.seat, other, card)
