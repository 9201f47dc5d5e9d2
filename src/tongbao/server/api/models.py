"""Pydantic models of all requests and responses: they make the OpenAPI document, and validate everything."""

from typing import Annotated, Any, Final, Literal

from fastapi import Query
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from tongbao.engine.bounds import LONGEST_FILE, UNSEEN
from tongbao.engine.seats import MOST_SEATS, SPECTATOR
from tongbao.server.matches.playing import LONGEST_CHOICE, MUCH
from tongbao.server.views.table.new_table import LONGEST_SALT


def shown(text: str) -> str:
    """Validated text. Raises ValueError if it has signs that can't be shown, which not every database keeps."""
    if UNSEEN.search(text):
        raise ValueError("it has characters that can’t be displayed")
    return text


SITTER: Final = r"^(me|open|bot:[a-z0-9_]{1,30}|@[a-z0-9_-]{1,30})$"
"""Pattern for the occupant of a seat at a new table."""
Text = Annotated[str, AfterValidator(shown)]
Word = Annotated[Text, Field(max_length=40)]
Seat = Annotated[int, Field(ge=0, lt=MOST_SEATS, description="the number of a seat, starting at 0")]
Version = Annotated[int, Field(ge=0, le=2**53, description="number of choices and undos that the seat has made so far")]
LookingSeat = Annotated[
    Annotated[int, Field(ge=SPECTATOR, lt=MOST_SEATS)] | None,
    Query(description="the seat whose view is shown; by default your only one, or -1 for a spectator"),
]
LineNumber = Annotated[int, Query(ge=0, le=2**31, description="the number of a line, starting at 0")]
Facts = dict[str, Any]


class Asked(BaseModel):
    """A request body: unknown fields are refused, and values aren’t converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Problem(BaseModel):
    """An error: what was wrong, and what is possible."""

    error: str
    version: int | None = Field(None, description="if a choice was refused: the seat’s current version")
    choices: list[str] | None = Field(None, description="if a choice was refused: what the seat can choose now")


# Games.


class Value(BaseModel):
    """A value of an option."""

    value: str
    title: str


class Option(BaseModel):
    """An option of a game for the usual number of players: its name, default and possible values."""

    name: str
    title: str
    help: str
    default: str
    values: list[Value]


class Bot(BaseModel):
    """An opponent that plays on the server."""

    name: str
    title: str
    manner: str
    rating: int | None


class Game(BaseModel):
    """A game."""

    name: str
    title: str
    tagline: str
    rules: int = Field(description="the version of its rules")
    least: int = Field(description="minimum number of players")
    most: int
    concedes: bool = Field(description="whether a seat can concede")
    options: list[Option]
    bots: list[Bot]


class Me(BaseModel):
    """The caller, and what the token allows; no one without a token."""

    name: str | None
    owner: str | None = Field(description="the owner, if it is a program")
    token: str | None = Field(description="the name that its owner gave the token")
    scopes: list[str]
    expires: float | None = Field(description="when the token expires, in seconds since 1970")


# Tables.


class Chair(BaseModel):
    """A seat, and who sits there."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str = Field(description="a guest’s name begins with ~, a program’s with @")
    bot: str | None = Field(description="which bot of the server plays there")
    owner: str | None = Field(description="the owner of the program that plays there, or that the seat is reserved for")
    here: bool = Field(description="whether the player has the table open")
    mine: bool
    to_act: bool


class Line(BaseModel):
    """A table in a list."""

    id: str
    game: str
    state: Literal["open", "playing", "over"]
    chairs: list[Chair]
    free: int = Field(description="number of seats that are free for anyone")
    yours: bool = Field(description="whether it is waiting for you")
    moved: float = Field(description="when something last happened there, in seconds since 1970")
    clock: str
    rated: bool
    invited: bool = Field(description="whether only invited players can sit down")


class Terms(BaseModel):
    """Settings of a table besides its game, options and seats."""

    lot: bool
    hints: bool
    pace: str
    clock: str
    stand_in: str
    rated: bool
    invited: bool
    chat: bool
    delay: str
    watch: bool
    away: str = Field(description="when a stand-in plays for a player who is away and to act")
    leg: int = Field(description="1 or 2 for the first or second of two games with seats swapped, 0 for any other")


class Table(BaseModel):
    """A table in its current state."""

    id: str
    link: str = Field(description="its page on this site")
    game: str
    rules: int
    players: int
    options: dict[str, str]
    terms: Terms
    listed: bool
    state: Literal["open", "playing", "over", "closed"]
    host: bool = Field(description="whether you opened it")
    chairs: list[Chair]
    to_act: list[int]
    rematch: str | None = Field(description="the table of the same players’ next game")
    commitment: str = Field(description="the SHA-256 of the secret of its shuffles")


class NewTable(Asked):
    """A request for a new table."""

    game: Word
    chairs: list[Annotated[str, Field(pattern=SITTER)]] = Field(
        min_length=1,
        max_length=MOST_SEATS,
        description="for each seat: `me`, `open`, `bot:` with the name of a bot, or the `@name` of someone’s program",
    )
    options: dict[Word, Word] = Field({}, max_length=20)
    listed: Literal["everybody", "link", "invited"] = "link"
    lot: bool = False
    hints: bool = False
    rated: bool = False
    return_game: bool = Field(False, description="whether two play a second game, which begins with seats swapped")
    chat: bool = True
    watch: bool = True
    pace: Word = "usual"
    clock: Word = "none"
    stand_in: Word = ""
    delay: Word = "none"
    away: Word = Field("usual", description="`never`, `two` or `ten` minutes, or `usual`: by the clock of the table")
    salt: Annotated[Text, Field(max_length=LONGEST_SALT)] = ""
    cards: Annotated[str, Field(max_length=LONGEST_FILE)] | None = Field(None, description="your own card file")

    def fields(self) -> dict[str, str]:
        """Fields of the new-table form that ask for the same."""
        fields = {"game": self.game, "players": str(len(self.chairs)), "salt": self.salt, "cards": self.cards or ""}
        for seat, who in enumerate(self.chairs):
            is_program = who.startswith("@")
            fields |= {f"seat-{seat}": "program" if is_program else who, f"name-{seat}": who if is_program else ""}
        fields |= {f"opt-{name}": value for name, value in self.options.items()}
        fields["listed"] = {"everybody": "on", "link": "", "invited": "invited"}[self.listed]
        fields |= {name: "on" if getattr(self, name) else "" for name in ("lot", "hints", "rated", "return_game")}
        fields |= {name: "on" if getattr(self, name) else "off" for name in ("chat", "watch")}
        return fields | {name: getattr(self, name) for name in ("pace", "clock", "stand_in", "delay", "away")}


class Joining(Asked):
    """A request to sit down, in any free seat if none is given; with a salt for the shuffles."""

    seat: Seat | None = None
    salt: Annotated[Text, Field(max_length=LONGEST_SALT)] = ""


class Starting(Asked):
    """The bots for the empty seats; by default the usual ones."""

    bot: Word = ""


class Inviting(Asked):
    """The program to reserve a seat for."""

    program: Word


class Invitation(BaseModel):
    """A table to which you are invited."""

    table: str
    game: str
    by: str
    at: float


# Play.


class Clock(BaseModel):
    """A clock: the seconds a seat has left, and whether it is running."""

    left: float
    runs: bool


class SeatView(BaseModel):
    """A seat: everything it can see and choose now. docs/views.md explains `view`; seat -1 is a spectator."""

    table: str
    version: int
    seat: int
    commitment: str
    view: Facts
    choices: list[str]
    standing: dict[str, str]
    clocks: list[Clock] | None


class Choosing(Asked):
    """A choice: one of `choices`, made at a version of the seat; by default your only seat."""

    choice: Annotated[Text, Field(max_length=LONGEST_CHOICE)]
    version: Version
    seat: Seat | None = None


class Undoing(Asked):
    """Undo one choice, everything in this turn that can be undone, or one particular choice."""

    version: Version
    much: Annotated[
        str, Field(pattern=MUCH, description="one, turn, or the particular choice to undo, such as place 18")
    ] = "one"
    seat: Seat | None = None


class Conceding(Asked):
    """The seat that concedes; by default your only one."""

    seat: Seat | None = None


class Done(BaseModel):
    """It is done and saved; or it was before, and this is a repeat."""

    version: int
    repeat: bool


class Log(BaseModel):
    """The log, as a seat may read it; docs/views.md explains lines, remarks and hints."""

    table: str
    version: int
    log: list[Facts]
    hints: list[Facts]
    remarks: list[Facts]


# Streams.


class Change(BaseModel):
    """A table after a change; `seen` is what your seat sees of its game once that has begun."""

    table: Table
    seen: SeatView | None


class News(BaseModel):
    """News for you: the tables you are invited to, and those waiting for you."""

    invitations: list[Invitation]
    waiting: list[str]
