"""Characters that bring tokens: by counting, by comparison, by exchange (section 11.1)."""

from typing import Final

from tongbao.engine.choice import NOTHING, Choice, Verb
from tongbao.games.changan import log
from tongbao.games.changan.actions import CHOOSE_GATE, DONE, GAIN, GIVE, SEAT
from tongbao.games.changan.board import GATES, SILK, one
from tongbao.games.changan.cards.effects import AT_MOST, FEWER, Effect, Gift
from tongbao.games.changan.characters.questions import (
    ALL_GAINS,
    GAINS_IN,
    Question,
    gain_one,
    give,
    worth_using,
)
from tongbao.games.changan.counters import count, most_of_others
from tongbao.games.changan.silk import can_take_silk, take_silk
from tongbao.games.changan.table import Changan

SILK_BIT: Final = 1 << SILK


# gain_per: as many resources of one's choice as a counter allows.


def amount(game: Changan, seat: int, effect: Effect) -> int:
    """How many resources ``gain_per`` brings."""
    return min(effect.most, count(game, seat, effect.counter, effect.of) // effect.per)


# gain_if: one gift or another.


def holds(game: Changan, seat: int, effect: Effect) -> bool:
    """Whether the test of ``gain_if`` holds."""
    own = count(game, seat, effect.counter, effect.of)
    if effect.test == AT_MOST:
        return own <= effect.n
    others = most_of_others(game, seat, effect.counter, effect.of)
    return others > own if effect.test == FEWER else others <= own


def gain_if_usable(game: Changan, seat: int, effect: Effect) -> bool:
    """Always; but Silk that can't be taken, or is not due, is no use."""
    return effect.test != AT_MOST or (holds(game, seat, effect) and worth_using(game, seat, effect.then))


def gain_if(game: Changan, seat: int, card: int, effect: Effect) -> None:
    """Take what the test decides."""
    gift: Gift = effect.then if holds(game, seat, effect) else effect.otherwise
    give(game, seat, card, gift)


# exchange: return one token, take others.


def exchangeable(game: Changan, seat: int, effect: Effect) -> bool:
    """Whether a token may be given and what is wanted can be taken."""
    tokens = game.tokens[seat]
    for type_ in range(SILK + 1):
        if effect.give >> type_ & 1 and tokens[type_]:
            return effect.get != SILK_BIT or can_take_silk(game, seat)
    return False


class Exchange(Question):
    """Return one token, or stop."""

    def verb(self, game: Changan) -> Verb:
        return GIVE

    def choices(self, game: Changan) -> list[Choice]:
        effect = game.cards.effect[self.card]
        if not exchangeable(game, self.seat, effect):
            return NOTHING
        tokens = game.tokens[self.seat]
        found = [GIVE.of[t] for t in range(SILK + 1) if effect.give >> t & 1 and tokens[t]]
        found.append(DONE)
        return found

    def take(self, game: Changan, choice: Choice) -> None:
        if choice is DONE:
            return
        seat, card, effect = self.seat, self.card, game.cards.effect[self.card]
        given = one(choice.parameters[0])
        game.pay(seat, given)
        log.returns(game, seat, given)
        if self.left > 1:
            game.next(Exchange(seat, card, self.left - 1))
        if effect.get == SILK_BIT:
            silk = take_silk(game, seat, effect.get_n)
            log.gains(game, seat, card, one(SILK, silk))
        else:
            game.next(GainAmong(seat, card, effect.get_n))


class GainAmong(Question):
    """Take resources among those for which an ``exchange`` gives them."""

    def verb(self, game: Changan) -> Verb:
        return GAIN

    def choices(self, game: Changan) -> list[Choice]:
        return GAINS_IN[game.cards.effect[self.card].get]

    def take(self, game: Changan, choice: Choice) -> None:
        gain_one(game, self.seat, self.card, choice.parameters[0])
        if self.left > 1:
            game.next(GainAmong(self.seat, self.card, self.left - 1))


# share: resources of one's choice, one for another player.


class Share(Question):
    """Take resources of one's choice; another player gets one like the first, which is -1 until it is chosen."""

    __slots__ = ("first",)

    def __init__(self, seat: int, card: int, left: int, first: int) -> None:
        super().__init__(seat, card, left)
        self.first: Final = first

    def verb(self, game: Changan) -> Verb:
        return GAIN

    def choices(self, game: Changan) -> list[Choice]:
        return ALL_GAINS

    def take(self, game: Changan, choice: Choice) -> None:
        type_ = choice.parameters[0]
        gain_one(game, self.seat, self.card, type_)
        first = type_ if self.first < 0 else self.first
        if self.left > 1:
            game.next(Share(self.seat, self.card, self.left - 1, first))
        else:
            game.next(ShareWith(self.seat, self.card, first))

    def __str__(self) -> str:
        return f"{super().__str__()} {self.first}"


class ShareWith(Question):
    """Choose who gets one resource of a type; the only other player gets it at once."""

    __slots__ = ("type",)

    def __init__(self, seat: int, card: int, type_: int) -> None:
        super().__init__(seat, card)
        self.type: Final = type_

    def verb(self, game: Changan) -> Verb:
        return SEAT

    def choices(self, game: Changan) -> list[Choice]:
        if game.players == 2:
            return NOTHING
        return [SEAT.of[other] for other in range(game.players) if other != self.seat]

    def happen(self, game: Changan) -> None:
        self.share(game, game.left(self.seat))

    def take(self, game: Changan, choice: Choice) -> None:
        self.share(game, choice.parameters[0])

    def share(self, game: Changan, other: int) -> None:
        """The other player takes it from the stock."""
        game.tokens[other][self.type] += 1
        log.shares(game, other, one(self.type))

    def __str__(self) -> str:
        return f"{super().__str__()} {self.type}"


# mirror: what others have more of.


def others_have_more(game: Changan, seat: int) -> int:
    """The mask of the resources of which some other player has more."""
    own, found = game.tokens[seat], 0
    for other in range(game.players):
        tokens = game.tokens[other]
        for type_ in range(GATES):
            if tokens[type_] > own[type_]:
                found |= 1 << type_
    return found


class Mirror(Question):
    """Take a resource of which another player has more at that moment; again while there is one."""

    def verb(self, game: Changan) -> Verb:
        return GAIN

    def choices(self, game: Changan) -> list[Choice]:
        return GAINS_IN[others_have_more(game, self.seat)]

    def take(self, game: Changan, choice: Choice) -> None:
        gain_one(game, self.seat, self.card, choice.parameters[0])
        if self.left > 1:
            game.next(Mirror(self.seat, self.card, self.left - 1))


# gate_gain: the resource of a gate for its cards.


class GateGain(Question):
    """Choose one of the own gates with cards; there is a most that it may bring."""

    def verb(self, game: Changan) -> Verb:
        return CHOOSE_GATE

    def choices(self, game: Changan) -> list[Choice]:
        return [CHOOSE_GATE.of[g] for g, pile in enumerate(game.gates[self.seat]) if pile]

    def take(self, game: Changan, choice: Choice) -> None:
        gate = choice.parameters[0]
        cards = len(game.gates[self.seat][gate])
        gain_one(game, self.seat, self.card, gate, min(game.cards.effect[self.card].most, cards))
