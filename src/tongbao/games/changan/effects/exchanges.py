"""Characters that give something for something else, or to somebody else (section 11.1)."""

from typing import Final

from tongbao.engine.choice import NOTHING, Choice, Verb
from tongbao.engine.reasons import Reason
from tongbao.engine.step import Step
from tongbao.games.changan.cards import effect_schema
from tongbao.games.changan.cards.actions import DISCARD, DONE, GAIN, GIVE, SEAT
from tongbao.games.changan.cards.board import NO_TOKENS, SILK, TYPES, counts, one
from tongbao.games.changan.cards.effect_schema import Printed, Token
from tongbao.games.changan.rules.questions import GainChoice, Question, brings_tokens, gain_one, gain_tokens, give
from tongbao.games.changan.rules.silk import can_take_silk, why_no_silk
from tongbao.games.changan.state import events
from tongbao.games.changan.state.effect import CharacterEffect
from tongbao.games.changan.state.permanents import Gift
from tongbao.games.changan.state.reasons import reason
from tongbao.games.changan.state.table import Changan


class TokensFirst(CharacterEffect[Changan]):
    """An effect that gives its tokens first, then asks a question; with tokens it is usable if they can be had."""

    def __init__(self, printed: Printed, tokens: dict[Token, int]) -> None:
        super().__init__(printed, Gift(counts(tokens)))

    def usable(self, game: Changan, seat: int) -> bool:
        return brings_tokens(game, seat, self.gift.tokens) if self.gift.gives else self.possible(game, seat)

    def why_useless(self, game: Changan, seat: int, card: int) -> Reason:
        return why_no_silk(card) if self.gift.gives else self.why_impossible(game, seat, card)

    def ask(self, game: Changan, seat: int, card: int) -> None:
        following = gain_tokens(game, seat, card, self.gift.tokens) if self.gift.gives else []
        game.then([*following, self.question(seat, card)])

    def possible(self, game: Changan, seat: int) -> bool:
        """Whether it can do anything beside giving tokens."""
        raise NotImplementedError

    def why_impossible(self, game: Changan, seat: int, card: int) -> Reason:
        """Why it can't, printed on a card; never asked of an effect that always can."""
        raise NotImplementedError

    def question(self, seat: int, card: int) -> Question:
        """What it asks."""
        raise NotImplementedError


class Exchange(TokensFirst):
    """Return a token of one type and take ``get_n``, Silk or resources of one's choice, up to ``times`` times."""

    __slots__ = ("get", "get_n", "gets_silk", "give", "times")

    def __init__(self, printed: effect_schema.Exchange) -> None:
        super().__init__(printed, printed.tokens)
        self.give: Final = sorted([TYPES.index(name) for name in printed.give])
        self.gets_silk: Final = "silk" in printed.get
        self.get: Final = [choice for choice in GAIN.choices if TYPES[choice.parameters[0]] in printed.get]
        self.get_n: Final = printed.get_n
        self.times: Final = printed.times

    def possible(self, game: Changan, seat: int) -> bool:
        """Whether a token may be given and what is wanted can be taken."""
        tokens = game.tokens[seat]
        for type_ in self.give:
            if tokens[type_]:
                return not self.gets_silk or can_take_silk(game, seat)
        return False

    def why_impossible(self, game: Changan, seat: int, card: int) -> Reason:
        if sum([game.tokens[seat][type_] for type_ in self.give]):
            return why_no_silk(card)
        return reason("nothing_to_give", {"card": card, "resources": [TYPES[type_] for type_ in self.give]})

    def question(self, seat: int, card: int) -> Question:
        return ExchangeOne(seat, card, self.times, self)


class ExchangeOne(Question):
    """Return one token, or stop."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, card: int, left: int, effect: Exchange) -> None:
        super().__init__(seat, card, left)
        self.effect: Final = effect

    def verb(self) -> Verb:
        return GIVE

    def choices(self, game: Changan) -> list[Choice]:
        if not self.effect.possible(game, self.seat):
            return NOTHING
        tokens = game.tokens[self.seat]
        return [*[GIVE.of[type_] for type_ in self.effect.give if tokens[type_]], DONE]

    def why(self, game: Changan, choice: Choice) -> Reason:
        type_ = choice.parameters[0]
        if type_ not in self.effect.give:
            return reason("not_taken", {"card": self.card, "type": type_})
        return reason("none_held", {"type": type_}, lack=[TYPES[type_]])

    def take(self, game: Changan, choice: Choice) -> None:
        if choice is DONE:
            return
        seat, card, effect = self.seat, self.card, self.effect
        given = one(choice.parameters[0])
        game.pay(seat, given)
        events.returns(game, seat, given)
        following: list[Step[Changan]] = [GainAmong(seat, card, effect.get_n, effect.get)]
        if effect.gets_silk:
            following = gain_tokens(game, seat, card, one(SILK, effect.get_n))
        if self.left > 1:
            following.append(ExchangeOne(seat, card, self.left - 1, effect))
        game.then(following)


class GainAmong(Question):
    """Take resources among some, one by one."""

    __slots__ = ("some",)

    def __init__(self, seat: int, card: int, left: int, some: list[Choice]) -> None:
        super().__init__(seat, card, left)
        self.some: Final = some

    def verb(self) -> Verb:
        return GAIN

    def choices(self, game: Changan) -> list[Choice]:
        return self.some

    def why(self, game: Changan, choice: Choice) -> Reason:
        return reason("not_brought", {"card": self.card, "type": choice.parameters[0]})

    def take(self, game: Changan, choice: Choice) -> None:
        gain_one(game, self.seat, self.card, choice.parameters[0])
        if self.left > 1:
            game.next(GainAmong(self.seat, self.card, self.left - 1, self.some))


class Share(CharacterEffect[Changan]):
    """Take ``n`` resources of one's choice; another player gets one like the first (C-48)."""

    __slots__ = ("n",)

    def __init__(self, printed: effect_schema.Share) -> None:
        super().__init__(printed)
        self.n: Final = printed.n

    def usable(self, game: Changan, seat: int) -> bool:
        return True

    def ask(self, game: Changan, seat: int, card: int) -> None:
        game.next(GainToShare(seat, card, self.n))


class GainToShare(Question):
    """Take the first resource, which is shared, then the others."""

    def verb(self) -> Verb:
        return GAIN

    def choices(self, game: Changan) -> list[Choice]:
        return GAIN.choices

    def take(self, game: Changan, choice: Choice) -> None:
        seat, card, type_ = self.seat, self.card, choice.parameters[0]
        gain_one(game, seat, card, type_)
        others: list[Step[Changan]] = [GainChoice(seat, card, self.left - 1)] if self.left > 1 else []
        game.then([*others, ShareWith(seat, card, type_)])


class ShareWith(Question):
    """Choose who gets one resource of a type; the only other player gets it at once."""

    __slots__ = ("type",)

    def __init__(self, seat: int, card: int, type_: int) -> None:
        super().__init__(seat, card)
        self.type: Final = type_

    def verb(self) -> Verb:
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
        events.gains(game, other, one(self.type))


class DiscardFor(CharacterEffect[Changan]):
    """Discard a hand card, or not; then draw so many, then take resources of one's choice."""

    __slots__ = ("draw",)

    def __init__(self, printed: effect_schema.DiscardFor) -> None:
        super().__init__(printed, Gift(NO_TOKENS, printed.choice))
        self.draw: Final = printed.draw

    def usable(self, game: Changan, seat: int) -> bool:
        return len(game.hands[seat]) > 0

    def why_useless(self, game: Changan, seat: int, card: int) -> Reason:
        return reason("empty_hand", {"card": card})

    def ask(self, game: Changan, seat: int, card: int) -> None:
        game.next(CardToDiscard(seat, card, self))


class CardToDiscard(Question):
    """Choose the card, or none."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, card: int, effect: DiscardFor) -> None:
        super().__init__(seat, card)
        self.effect: Final = effect

    def verb(self) -> Verb:
        return DISCARD

    def choices(self, game: Changan) -> list[Choice]:
        hand = game.hands[self.seat]
        return [*[DISCARD.of[card] for card in hand], DONE] if hand else NOTHING

    def take(self, game: Changan, choice: Choice) -> None:
        if choice is DONE:
            return
        card = choice.parameters[0]
        game.take_from_hand(self.seat, card)
        game.discard(card)
        events.discards(game, self.seat, card)
        give(game, self.seat, self.card, self.effect.gift, self.effect.draw)
