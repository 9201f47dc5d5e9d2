"""Questions with which a card asks its player, gifts, Characters being used, and own reactions."""

from typing import Any, Final

from tongbao.engine.choice import NOTHING, Choice, Verb
from tongbao.engine.reasons import Reason
from tongbao.engine.step import Automatic, Step
from tongbao.games.changan.cards.actions import DECLINE, DONE, GAIN, USE
from tongbao.games.changan.cards.board import SILK, one
from tongbao.games.changan.cards.effect_schema import Event
from tongbao.games.changan.rules.asking import Ask
from tongbao.games.changan.rules.silk import TakeSilk, can_take_silk, take_silk
from tongbao.games.changan.state import events
from tongbao.games.changan.state.effect import CharacterEffect
from tongbao.games.changan.state.permanents import Gift, Reaction
from tongbao.games.changan.state.reasons import helps, reason
from tongbao.games.changan.state.table import Changan


class Question(Ask):
    """A decision that the effect of ``card`` asks of ``seat``; ``left`` is how often it may still be asked."""

    __slots__ = ("card", "left")

    def __init__(self, seat: int, card: int, left: int = 1) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.left: Final = left

    def verb(self) -> Verb:
        """The verb of the answer."""
        raise NotImplementedError

    def verbs(self) -> list[Verb]:
        return [self.verb()]

    def why(self, game: Changan, choice: Choice) -> Reason:
        """The card doesn't let it be chosen; a question that offers less than it might says more."""
        return reason("not_among", {"card": self.card})

    def first(self, game: Changan) -> Reason:
        return reason("effect", {"card": self.card}, remedies=helps(game, [DONE]))


class GainChoice(Question):
    """Take resources of one's choice, one by one."""

    def verb(self) -> Verb:
        return GAIN

    def choices(self, game: Changan) -> list[Choice]:
        return GAIN.choices

    def take(self, game: Changan, choice: Choice) -> None:
        gain_one(game, self.seat, self.card, choice.parameters[0])
        if self.left > 1:
            game.next(GainChoice(self.seat, self.card, self.left - 1))


def gain_one(game: Changan, seat: int, card: int, type_: int, number: int = 1) -> None:
    """Take so many of one resource as the effect of a card."""
    game.tokens[seat][type_] += number
    if game.events is not None:
        tell_gain(game, seat, card, one(type_, number))


def gain_tokens(game: Changan, seat: int, card: int, tokens: list[int]) -> list[Step[Changan]]:
    """Take the tokens that a card gives; what follows: Silk that the stock doesn't have comes from the players."""
    game.gain(seat, tokens)
    wanted = tokens[SILK]
    if not wanted:
        tell_gain(game, seat, card, tokens)
        return []
    missing = take_silk(game, seat, wanted)
    tell_gain(game, seat, card, [*tokens[:SILK], wanted - missing])
    return [TakeSilk(seat, missing)] if missing else []


def give(game: Changan, seat: int, card: int, gift: Gift, draw: int = 0) -> None:
    """Take the tokens, draw so many cards, then take the resources of one's choice."""
    following = gain_tokens(game, seat, card, gift.tokens) if gift.gives else []
    draw_cards(game, seat, draw)
    if gift.choice:
        following.append(GainChoice(seat, card, gift.choice))
    game.then(following)


def draw_cards(game: Changan, seat: int, number: int) -> None:
    """Draw so many cards, or as many as there are."""
    for _ in range(number):
        card = game.draw(seat)
        if card:
            events.draw(game, seat, card)


def tell_gain(game: Changan, seat: int, card: int, tokens: list[int]) -> None:
    """In the log a Permanent gives, and of the effect of a Character tokens are the result."""
    if game.cards.permanent[card] is not None:
        events.gives(game, seat, card, tokens)
    else:
        events.gains(game, seat, tokens)


def brings_tokens(game: Changan, seat: int, tokens: list[int]) -> bool:
    """Whether the seat gets any of the tokens: all but Silk alone that can't be taken."""
    return sum(tokens[:SILK]) > 0 or (tokens[SILK] > 0 and can_take_silk(game, seat))


def brings(game: Changan, seat: int, gift: Gift) -> bool:
    """Whether the seat gets anything of a gift."""
    return gift.choice > 0 or brings_tokens(game, seat, gift.tokens)


OFFER: Final = [USE, DECLINE]


def use(game: Changan, seat: int, card: int, effect: CharacterEffect[Any]) -> None:
    """Let the effect of a Character happen for the seat."""
    events.uses(game, seat, card)
    effect.ask(game, seat, card)


def no_character(game: Changan, card: int) -> Reason:
    """A built card that is never used: it is no Character."""
    kind = "permanent" if game.cards.permanent[card] is not None else "game_end"
    return reason(kind, {"card": card}, causes=[card])


class Offer(Question):
    """A Character was just built: its effect may be used now if it is usable (6.3)."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, card: int, effect: CharacterEffect[Any]) -> None:
        super().__init__(seat, card)
        self.effect: Final = effect

    def verb(self) -> Verb:
        return USE.verb

    def choices(self, game: Changan) -> list[Choice]:
        return OFFER if self.effect.usable(game, self.seat) else NOTHING

    def verbs(self) -> list[Verb]:
        return [USE.verb, DECLINE.verb]

    def first(self, game: Changan) -> Reason:
        return reason("offer", {"card": self.card}, remedies=helps(game, OFFER))

    def take(self, game: Changan, choice: Choice) -> None:
        if choice is USE:
            use(game, self.seat, self.card, self.effect)
        else:
            events.declines(game, self.seat, self.card)


def neighbour_reacts(game: Changan, seat: int, event: Event, row: int = 1) -> None:
    """The right neighbour takes what his cards give him for an event of the seat, at once (C-42)."""
    right = game.right(seat)
    for reaction in game.permanents(right).to_other(event):
        if row in reaction.rows:
            game.gain(right, reaction.gift.tokens)
            tell_gain(game, right, reaction.card, reaction.gift.tokens)


class OwnReactions(Automatic[Changan]):
    """The seat's own cards react to its event, in board order."""

    __slots__ = ("event", "row")

    def __init__(self, seat: int, event: Event, row: int = 1) -> None:
        super().__init__(seat)
        self.event: Final = event
        self.row: Final = row

    def happen(self, game: Changan) -> None:
        reactions = game.permanents(self.seat).to_own(self.event)
        if reactions:
            game.then([OwnReaction(self.seat, reaction) for reaction in reactions if self.row in reaction.rows])


class OwnReaction(Automatic[Changan]):
    """One of them: tokens, then drawing, then resources of one's choice."""

    __slots__ = ("reaction",)

    def __init__(self, seat: int, reaction: Reaction) -> None:
        super().__init__(seat)
        self.reaction: Final = reaction

    def happen(self, game: Changan) -> None:
        reaction = self.reaction
        give(game, self.seat, reaction.card, reaction.gift, reaction.draw)
