"""Characters that bring resources: as printed, by counting, by comparison (section 11.1)."""

from typing import Final

from tongbao.engine.choice import Choice, Verb
from tongbao.engine.reasons import Reason
from tongbao.games.changan.cards import effect_schema
from tongbao.games.changan.cards.actions import CHOOSE_GATE, GAIN
from tongbao.games.changan.cards.board import GATES, counts
from tongbao.games.changan.rules.questions import GainChoice, Question, brings, gain_one, give
from tongbao.games.changan.rules.silk import why_no_silk
from tongbao.games.changan.state.counters import counter
from tongbao.games.changan.state.effect import CharacterEffect
from tongbao.games.changan.state.permanents import Gift
from tongbao.games.changan.state.reasons import empty_gate, reason
from tongbao.games.changan.state.table import Changan


class Gain(CharacterEffect[Changan]):
    """Take tokens, then resources of one's choice."""

    def __init__(self, printed: effect_schema.Gain) -> None:
        super().__init__(printed, Gift(counts(printed.tokens), printed.choice))

    def usable(self, game: Changan, seat: int) -> bool:
        return brings(game, seat, self.gift)

    def why_useless(self, game: Changan, seat: int, card: int) -> Reason:
        return why_no_silk(card)

    def ask(self, game: Changan, seat: int, card: int) -> None:
        give(game, seat, card, self.gift)


class GainPer(CharacterEffect[Changan]):
    """Take a resource of one's choice for every ``per`` of a counter, at most ``most``."""

    __slots__ = ("counter", "most", "per")

    def __init__(self, printed: effect_schema.GainPer) -> None:
        super().__init__(printed)
        self.counter: Final = counter(printed.counter)
        self.per: Final = printed.per
        self.most: Final = printed.max

    def amount(self, game: Changan, seat: int) -> int:
        """How many resources it brings."""
        return min(self.most, self.counter.count(game, seat) // self.per)

    def usable(self, game: Changan, seat: int) -> bool:
        return self.amount(game, seat) > 0

    def why_useless(self, game: Changan, seat: int, card: int) -> Reason:
        return reason("counts_little", {"card": card, "n": self.per, "m": self.counter.count(game, seat)})

    def ask(self, game: Changan, seat: int, card: int) -> None:
        game.next(GainChoice(seat, card, self.amount(game, seat)))


class GainIf(CharacterEffect[Changan]):
    """Take one gift if a test of a counter holds, else another; a test ``at_most`` must hold for it to be usable.

    The tests: some other player has more of it (``fewer``), no other player has (``most``), or it is at most ``n``.
    """

    __slots__ = ("counter", "n", "otherwise", "test", "then")

    def __init__(self, printed: effect_schema.GainIf) -> None:
        super().__init__(printed)
        self.test: Final = printed.test
        self.counter: Final = counter(printed.counter)
        self.n: Final = printed.n
        self.then: Final = Gift(counts(printed.then.tokens), printed.then.choice)
        self.otherwise: Final = Gift(counts(printed.otherwise.tokens), printed.otherwise.choice)

    def holds(self, game: Changan, seat: int) -> bool:
        """Whether the test holds."""
        own = self.counter.count(game, seat)
        if self.test == "at_most":
            return own <= self.n
        others = self.counter.most_of_others(game, seat)
        return others > own if self.test == "fewer" else others <= own

    def usable(self, game: Changan, seat: int) -> bool:
        return self.test != "at_most" or (self.holds(game, seat) and brings(game, seat, self.then))

    def why_useless(self, game: Changan, seat: int, card: int) -> Reason:
        if self.holds(game, seat):
            return why_no_silk(card)
        return reason("counts_much", {"card": card, "n": self.n, "m": self.counter.count(game, seat)})

    def ask(self, game: Changan, seat: int, card: int) -> None:
        give(game, seat, card, self.then if self.holds(game, seat) else self.otherwise)


def others_have_more(game: Changan, seat: int) -> list[Choice]:
    """The resources of which some other player has more."""
    own, found = game.tokens[seat], list[Choice]()
    for type_ in range(GATES):
        for tokens in game.tokens:
            if tokens[type_] > own[type_]:
                found.append(GAIN.of[type_])
                break
    return found


class Mirror(CharacterEffect[Changan]):
    """Take ``n`` times a resource of which another player has more at that moment."""

    __slots__ = ("n",)

    def __init__(self, printed: effect_schema.Mirror) -> None:
        super().__init__(printed)
        self.n: Final = printed.n

    def usable(self, game: Changan, seat: int) -> bool:
        return len(others_have_more(game, seat)) > 0

    def why_useless(self, game: Changan, seat: int, card: int) -> Reason:
        return reason("nobody_ahead", {"card": card})

    def ask(self, game: Changan, seat: int, card: int) -> None:
        game.next(MirrorOne(seat, card, self.n))


class MirrorOne(Question):
    """Take one; again while there is one."""

    def verb(self) -> Verb:
        return GAIN

    def choices(self, game: Changan) -> list[Choice]:
        return others_have_more(game, self.seat)

    def why(self, game: Changan, choice: Choice) -> Reason:
        type_ = choice.parameters[0]
        return reason("nobody_has_more", {"type": type_, "n": game.tokens[self.seat][type_]})

    def take(self, game: Changan, choice: Choice) -> None:
        gain_one(game, self.seat, self.card, choice.parameters[0])
        if self.left > 1:
            game.next(MirrorOne(self.seat, self.card, self.left - 1))


class GateGain(CharacterEffect[Changan]):
    """Take the resource of one of the own gates for each card there, at most ``most``."""

    __slots__ = ("most",)

    def __init__(self, printed: effect_schema.GateGain) -> None:
        super().__init__(printed)
        self.most: Final = printed.max

    def usable(self, game: Changan, seat: int) -> bool:
        return game.gate_cards(seat) > 0

    def why_useless(self, game: Changan, seat: int, card: int) -> Reason:
        return reason("empty_gates", {"card": card})

    def ask(self, game: Changan, seat: int, card: int) -> None:
        game.next(GateToGain(seat, card, self))


class GateToGain(Question):
    """Choose the gate."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, card: int, effect: GateGain) -> None:
        super().__init__(seat, card)
        self.effect: Final = effect

    def verb(self) -> Verb:
        return CHOOSE_GATE

    def choices(self, game: Changan) -> list[Choice]:
        return [CHOOSE_GATE.of[g] for g, pile in enumerate(game.gates[self.seat]) if pile]

    def why(self, game: Changan, choice: Choice) -> Reason:
        return empty_gate(choice.parameters[0])

    def take(self, game: Changan, choice: Choice) -> None:
        gate = choice.parameters[0]
        cards = len(game.gates[self.seat][gate])
        gain_one(game, self.seat, self.card, gate, min(self.effect.most, cards))
