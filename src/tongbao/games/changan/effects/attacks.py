"""Characters that take tokens from other players; guards protect (section 11.1)."""

from typing import Final

from tongbao.engine.choice import Choice, Verb
from tongbao.engine.reasons import Reason
from tongbao.games.changan.cards import effect_schema
from tongbao.games.changan.cards.actions import GAIN, STEAL, STEALS
from tongbao.games.changan.cards.board import GATES, SILK, one
from tongbao.games.changan.rules.questions import Question, gain_one
from tongbao.games.changan.state import events
from tongbao.games.changan.state.effect import CharacterEffect
from tongbao.games.changan.state.reasons import reason, why_guarded
from tongbao.games.changan.state.table import Changan


class Steal(CharacterEffect[Changan]):
    """Take a token from a player who has more of it, ``n`` times: a resource, or Silk, of which any may be enough."""

    __slots__ = ("any", "n", "silk")

    def __init__(self, printed: effect_schema.Steal) -> None:
        super().__init__(printed)
        self.silk: Final = printed.basis == "silk"
        self.n: Final = printed.n
        self.any: Final = printed.any

    def victims(self, game: Changan, seat: int) -> list[Choice]:
        """From whom and what may be taken."""
        found: list[Choice] = []
        own = game.tokens[seat]
        for other in range(game.players):
            if other == seat:
                continue
            tokens, theirs = game.tokens[other], game.permanents(other)
            if self.silk:
                if tokens[SILK] > (0 if self.any else own[SILK]) and not theirs.guards_silk:
                    found.append(STEALS[other][SILK])
            elif not theirs.guards_tokens:
                for type_ in range(GATES):
                    if tokens[type_] > own[type_]:
                        found.append(STEALS[other][type_])
        return found

    def usable(self, game: Changan, seat: int) -> bool:
        return len(self.victims(game, seat)) > 0

    def why_useless(self, game: Changan, seat: int, card: int) -> Reason:
        return reason("nobody_to_rob", {"card": card})

    def why_spared(self, game: Changan, seat: int, card: int, other: int, type_: int) -> Reason:
        """Why one token of another player can't be taken."""
        if (type_ == SILK) != self.silk:
            return reason("not_brought", {"card": card, "type": type_})
        own, theirs = game.tokens[seat][type_], game.tokens[other][type_]
        if theirs > (0 if self.any else own):
            return why_guarded(game, other, "silk" if self.silk else "tokens")
        return reason("has_no_more", {"player": other, "type": type_, "n": theirs, "m": own})

    def ask(self, game: Changan, seat: int, card: int) -> None:
        game.next(StealOne(seat, card, self.n, self))


class StealOne(Question):
    """Take one token of another player; again while there is one to take."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, card: int, left: int, effect: Steal) -> None:
        super().__init__(seat, card, left)
        self.effect: Final = effect

    def verb(self) -> Verb:
        return STEAL

    def choices(self, game: Changan) -> list[Choice]:
        return self.effect.victims(game, self.seat)

    def why(self, game: Changan, choice: Choice) -> Reason:
        return self.effect.why_spared(game, self.seat, self.card, choice.parameters[0], choice.parameters[1])

    def take(self, game: Changan, choice: Choice) -> None:
        other, type_ = choice.parameters
        game.tokens[other][type_] -= 1
        game.tokens[self.seat][type_] += 1
        events.steals(game, self.seat, other, one(type_))
        if self.left > 1:
            game.next(StealOne(self.seat, self.card, self.left - 1, self.effect))


class Levy(CharacterEffect[Changan]):
    """Of a type every other player with ``at_least`` so many returns one; then take ``gain`` of it."""

    __slots__ = ("at_least", "gain")

    def __init__(self, printed: effect_schema.Levy) -> None:
        super().__init__(printed)
        self.at_least: Final = printed.at_least
        self.gain: Final = printed.gain

    def payers(self, game: Changan, seat: int, type_: int) -> list[int]:
        """The other players who must return one of the type: unguarded ones with enough of it."""
        return [
            other
            for other in game.seats_from(seat)
            if other != seat and game.tokens[other][type_] >= self.at_least and not game.permanents(other).guards_tokens
        ]

    def types(self, game: Changan, seat: int) -> list[Choice]:
        """The resources that somebody must return (C-45)."""
        return [GAIN.of[type_] for type_ in range(GATES) if self.payers(game, seat, type_)]

    def usable(self, game: Changan, seat: int) -> bool:
        return len(self.types(game, seat)) > 0

    def why_useless(self, game: Changan, seat: int, card: int) -> Reason:
        return reason("nobody_to_levy", {"card": card, "n": self.at_least})

    def ask(self, game: Changan, seat: int, card: int) -> None:
        game.next(TypeToLevy(seat, card, self))


class TypeToLevy(Question):
    """Choose the type."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, card: int, effect: Levy) -> None:
        super().__init__(seat, card)
        self.effect: Final = effect

    def verb(self) -> Verb:
        return GAIN

    def choices(self, game: Changan) -> list[Choice]:
        return self.effect.types(game, self.seat)

    def why(self, game: Changan, choice: Choice) -> Reason:
        return reason("no_levy", {"type": choice.parameters[0], "n": self.effect.at_least})

    def take(self, game: Changan, choice: Choice) -> None:
        type_ = choice.parameters[0]
        for other in self.effect.payers(game, self.seat, type_):
            returned = one(type_)
            game.pay(other, returned)
            events.returns(game, other, returned)
        gain_one(game, self.seat, self.card, type_, self.effect.gain)
