"""Choices: a verb and its small integer parameters, each made once and numbered in a fixed action space."""

from pickle import PicklingError
from typing import Any, Final

from librt.strings import BytesWriter

from tongbao.engine.observation import marks
from tongbao.engine.seats import MOST_SEATS
from tongbao.engine.values import again


class IllegalChoice(ValueError):
    """Somebody chose what was not possible; the message says what was."""


class Parameter:
    """One integer parameter of a verb, with the first and the last value it may take."""

    __slots__ = ("first", "last", "name")

    def __init__(self, name: str, first: int, last: int) -> None:
        self.name: Final = name
        self.first: Final = first
        self.last: Final = last

    @property
    def size(self) -> int:
        """How many values there are."""
        return self.last - self.first + 1

    def __reduce__(self) -> tuple[Any, ...]:
        return again(self)


class Decision:
    """A choice and the seat that made it: one entry of a game's history. Equal decisions are the same object."""

    __slots__ = ("choice", "seat")

    def __init__(self, seat: int, choice: "Choice") -> None:
        self.seat: Final = seat
        self.choice: Final = choice

    def __str__(self) -> str:
        return f"{self.seat} {self.choice.text}"

    def __repr__(self) -> str:
        return f"<{self}>"

    def __copy__(self) -> "Decision":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Decision":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return decision_by, (self.seat, self.choice)


class Choice:
    """A verb with its parameters, and ``by``, the decision of each seat for it.

    Equal choices are the same object, so ``is`` compares them; a copy is the choice itself, in another process too.
    """

    __slots__ = ("by", "id", "parameters", "text", "verb")

    def __init__(self, verb: "Verb", parameters: tuple[int, ...], identity: int) -> None:
        self.verb: Final = verb
        self.parameters: Final = parameters
        self.id: Final = identity
        self.text: Final = " ".join([verb.name, *[str(n) for n in parameters]])
        self.by: Final = [Decision(seat, self) for seat in range(MOST_SEATS)]

    def named(self) -> dict[str, int]:
        """The parameters by their names."""
        return {parameter.name: number for parameter, number in zip(self.verb.parameters, self.parameters, strict=True)}

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __copy__(self) -> "Choice":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Choice":
        return self

    def __reduce__(self) -> str | tuple[Any, ...]:
        return "CONCEDE" if self.verb.space is None else (choice_in, (self.verb.space, self.text))


class Verb:
    """A list of choices.

    ``choices`` are all of them in order of id: every combination of the parameters' values, or only those in ``some``.
    Of a verb with one parameter, ``of[12]`` is the choice with that value. ``space`` is where it was declared; the verb
    of CONCEDE was nowhere.
    """

    __slots__ = ("choices", "first_id", "name", "of", "parameters", "space")

    def __init__(
        self, name: str, parameters: list[Parameter], first_id: int, some: list[tuple[int, ...]] | None = None
    ) -> None:
        self.name: Final = name
        self.parameters: Final = parameters
        self.first_id: Final = first_id
        self.space: ActionSpace | None = None
        combinations: list[tuple[int, ...]] = [()]
        for parameter in parameters:
            values = range(parameter.first, parameter.last + 1)
            combinations = [(*known, value) for known in combinations for value in values]
        if some is not None:
            combinations = some
        self.choices: Final = [Choice(self, c, first_id + i) for i, c in enumerate(combinations)]
        self.of: Final = self.choices[:]
        if len(parameters) == 1:
            self.of.extend([self.choices[0]] * (parameters[0].last + 1 - len(self.of)))
            for choice in self.choices:
                self.of[choice.parameters[0]] = choice

    @property
    def only(self) -> Choice:
        """The one choice of a verb without parameters."""
        return self.choices[0]

    def __str__(self) -> str:
        return self.name

    def __copy__(self) -> "Verb":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Verb":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return verb_of, (self.choices[0],)


class ActionSpace:
    """All choices that a game knows, numbered from 0 in the order in which its verbs are declared.

    ``meta`` is a game that is played with it; that game leads to it in another process.
    """

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.meta: Any = None
        self.verbs: Final[list[Verb]] = []
        self.choices: Final[list[Choice]] = []
        self.by_text: Final[dict[str, Choice]] = {}

    def verb(self, name: str, parameters: list[Parameter], some: list[tuple[int, ...]] | None = None) -> Verb:
        """Declare the next verb, with ``some`` of the combinations of its parameters or all; it gets the next ids."""
        verb = Verb(name, parameters, len(self.choices), some)
        verb.space = self
        self.verbs.append(verb)
        self.choices.extend(verb.choices)
        for choice in verb.choices:
            self.by_text[choice.text] = choice
        return verb

    def __copy__(self) -> "ActionSpace":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "ActionSpace":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        if self.meta is None:
            raise PicklingError(f"The choices of {self.game} can’t be pickled: no game is played with them.")
        return space_of, (self.meta,)

    @property
    def size(self) -> int:
        """The number of distinct choices."""
        return len(self.choices)

    def __len__(self) -> int:
        return len(self.choices)

    def choice(self, identity: int) -> Choice:
        """The choice with this id. Raises IllegalChoice outside the action space."""
        if 0 <= identity < len(self.choices):
            return self.choices[identity]
        raise IllegalChoice(f"There is no choice {identity}; the ids of {self.game} go from 0 to {self.size - 1}.")

    def mask(self, choices: list[Choice]) -> bytes:
        """One byte for each id: 1 for those of some choices, 0 for all others."""
        out = BytesWriter()
        marks(out, [choice.id for choice in choices], len(self.choices))
        return out.getvalue()

    def text(self, identity: int) -> str:
        """The text of the choice with this id, such as ``sell 12``."""
        return self.choice(identity).text

    def parse(self, text: str) -> Choice:
        """The choice that a text names. Raises IllegalChoice if the game has none of that name."""
        choice = self.by_text.get(" ".join(text.split()))
        if choice is None:
            verbs = ", ".join([" ".join([v.name, *[p.name.upper() for p in v.parameters]]) for v in self.verbs])
            raise IllegalChoice(f"“{text[:60]}” isn’t a choice in {self.game}; choices look like: {verbs}.")
        return choice


def decision_by(seat: int, choice: Choice) -> Decision:
    """The decision of a seat for a choice."""
    return choice.by[seat]


def choice_in(space: ActionSpace, text: str) -> Choice:
    """The choice of that text. Raises IllegalChoice."""
    return space.parse(text)


def verb_of(choice: Choice) -> Verb:
    """The verb of a choice."""
    return choice.verb


def space_of(meta: Any) -> ActionSpace:
    """The choices of a game."""
    space: ActionSpace = meta.action_space
    return space


CONCEDE: Final = Verb("concede", [], -1).only
"""The decision to concede: it stands in records, but in no action space and no list of choices."""
NOTHING: Final[list[Choice]] = []
"""No choices."""
