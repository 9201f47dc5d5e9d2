"""Choice views: a seat's choices, as the templates of its page look them up: by verb and names of parameters."""

from collections.abc import Container, Sequence
from functools import cache
from typing import Final, NamedTuple

from tongbao.engine.choice import ActionSpace, Choice
from tongbao.engine.game import Game
from tongbao.engine.meta import Plain
from tongbao.engine.secrecy import Seat


class ChoiceView(NamedTuple):
    """A choice as a page offers it; ``named`` are its parameters by name, ``final`` is True if it loses for good."""

    text: str
    verb: str
    named: dict[str, int]
    caption: Plain
    final: bool
    alone: bool = False


class ChoiceViews:
    """All choices offered to a seat, in the order of the game.

    Looking up a verb or a parameter that the game doesn't have raises KeyError.
    """

    def __init__(self, space: ActionSpace, found: Sequence[ChoiceView]) -> None:
        self.space: Final = space
        self.names: Final = names_in(space)
        self.found: Final = found
        self.by_text: Final = {offer.text: offer for offer in found}

    def choices_of(self, verbs: Container[str]) -> "ChoiceViews":
        """The choices of some verbs."""
        return ChoiceViews(self.space, [offer for offer in self.found if offer.verb in verbs])

    def offer(self, *verbs: str, **named: int) -> ChoiceView | None:
        """The choice of one of these verbs with just these parameters; None if it isn't offered."""
        for verb in verbs:
            if len(named) != len(self.names[verb]):
                raise KeyError(f"{verb} has these parameters: {self.names[verb]}, not {list(named)}")
            text = " ".join([verb, *[str(named[name]) for name in self.names[verb]]])
            if text in self.by_text:
                return self.by_text[text]
        return None

    def offers(self, *verbs: str, **named: int) -> list[ChoiceView]:
        """The choices of these verbs that have these parameters among theirs."""
        for verb in verbs:
            if missing := set(named) - set(self.names[verb]):
                raise KeyError(f"{verb} has these parameters: {self.names[verb]}, not {sorted(missing)}")
        return [offer for offer in self.found if offer.verb in verbs and named.items() <= offer.named.items()]


@cache
def names_in(space: ActionSpace) -> dict[str, list[str]]:
    """The names of the parameters of each verb."""
    return {verb.name: [parameter.name for parameter in verb.parameters] for verb in space.verbs}


def choices_for(game: Game, seat: Seat, language: str) -> ChoiceViews:
    """The choices that a seat has now, in the words of a language."""
    choices = seat.choices()
    found = [
        ChoiceView(
            choice.text,
            choice.verb.name,
            choice.named(),
            seat.caption(choice, language),
            len(choices) > 1 and is_final(game, seat, choice),
            len(choices) == 1 and may_go_alone(game, seat, choice),
        )
        for choice in choices
    ]
    return ChoiceViews(game.setup.meta.action_space, found)


def is_final(game: Game, seat: Seat, choice: Choice) -> bool:
    """True if the choice loses something that can't be taken back, at the latest once the next player has chosen."""
    if not game.setup.meta.is_loss(seat.seen(), seat.number, choice):
        return False
    after = game.clone()
    after.take(seat.number, choice)
    return after.undoable(seat.number) == 0 or seat.number not in after.seats_to_act()


def may_go_alone(game: Game, seat: Seat, choice: Choice) -> bool:
    """True if a seat's only choice may be made automatically: it tells nobody anything, and takes away no undo."""
    if game.sealed is not None or not game.setup.meta.is_plain(choice):
        return False
    before, after = game.undoable(seat.number), game.clone()
    after.take(seat.number, choice)
    return before == 0 or (after.undoable(seat.number) > before and seat.number in after.seats_to_act())
