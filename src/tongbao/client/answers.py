"""Answers of the API, as far as a player needs them; fields that a later server adds are passed over."""

from typing import Any, Literal

from msgspec import Struct


class Value(Struct, frozen=True):
    """A value of an option."""

    value: str
    title: str


class Option(Struct, frozen=True):
    """An option of a game: what is usual, and what is possible."""

    name: str
    title: str
    default: str
    values: list[Value]


class Bot(Struct, frozen=True):
    """An opponent that plays on the server."""

    name: str
    title: str
    rating: int | None


class Game(Struct, frozen=True):
    """A game for ``least`` to ``most`` players."""

    name: str
    title: str
    rules: int
    least: int
    most: int
    options: list[Option]
    bots: list[Bot]


class Me(Struct, frozen=True):
    """The person whom the token signs in, and its scopes."""

    name: str | None
    owner: str | None
    token: str | None
    scopes: list[str]
    expires: float | None


class Chair(Struct, frozen=True):
    """A chair, and who sits on it; ``owner`` is whose program that is, if it is one."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    bot: str | None
    owner: str | None
    here: bool
    mine: bool
    to_act: bool


class Line(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    state: Literal["open", "playing", "over"]
    chairs: list[Chair]
    free: int
    yours: bool
    moved: float
    clock: str
    rated: bool
    invited: bool


class Table(Struct, frozen=True):
    """A table as it stands."""

    id: str
    link: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    state: Literal["open", "playing", "over", "closed"]
    host: bool
    chairs: list[Chair]
    to_act: list[int]
    rematch: str | None
    commitment: str


class Clock(Struct, frozen=True):
    """The time that a seat has left, in seconds, and whether it runs."""

    left: float
    runs: bool


class View(Struct, frozen=True):
    """What a seat may see and choose: ``view`` as docs/views.md says, for each game."""

    table: str
    version: int
    seat: int
    commitment: str
    view: dict[str, Any]
    choices: list[str]
    standing: dict[str, str]
    clocks: list[Clock] | None


class Done(Struct, frozen=True):
    """It is done and kept; or it was before, and this was a repeat."""

    version: int
    repeat: bool


class Change(Struct, frozen=True):
    """How a table stands; ``seen`` is what one's seat sees of its game once that has begun."""

    table: Table
    seen: View | None


class Invitation(Struct, frozen=True):
    """A table to which one is invited."""

    table: str
    game: str
    by: str
    at: float


class News(Struct, frozen=True):
    """The tables to which one is invited, and those that wait for one."""

    invitations: list[Invitation]
    waiting: list[str]


class Problem(Struct, frozen=True):
    """The error; where a choice was refused, also the possible choices."""

    error: str
    version: int | None = None
    choices: list[str] | None = None
