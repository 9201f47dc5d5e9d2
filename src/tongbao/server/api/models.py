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
        raise ValueError("it has signs that can’t be shown")
    return text


SITTER: Final = r"^(me|open|bot:[a-z0-9_]{1,30}|@[a-z0-9_-]{1,30})$"
"""Pattern for the occupant of a seat at a new table."""
Text = Annotated[str, AfterValidator(shown)]
Word = Annotated[Text, Field(max_length=40)]
Seat = Annotated[int, Field(ge=0, lt=MOST_SEATS, description="the number of a seat, from 0 on")]
Version = Annotated[int, Field(ge=0, le=2**53, description="how many choices and undos the seat has made so far")]
LookingSeat = Annotated[
    Annotated[int, Field(ge=SPECTATOR, lt=MOST_SEATS)] | None,
    Query(description="the seat that looks on; without it your only one, or -1 as for those who only watch"),
]
LineNumber = Annotated[int, Query(ge=0, le=2**31, description="the number of a line, from 0 on")]
Facts = dict[str, Any]


class Asked(BaseModel):
    """A request body: no unknown fields, and no values taken for something else."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Problem(BaseModel):
    """An error: what was wrong, and what is possible."""

    error: str
    version: int | None = Field(None, description="where a choice was refused: the version of the seat now")
    choices: list[str] | None = Field(None, description="where a choice was refused: what the seat can choose now")


# Games.


class Value(BaseModel):
    """A value of an option."""

    value: str
    title: str


class Option(BaseModel):
    """An option of a game for the usual number of players: its name, what is usual, what is possible."""

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
    least: int = Field(description="so many players at least")
    most: int
    concedes: bool = Field(description="whether a seat can give its game up")
    options: list[Option]
    bots: list[Bot]


class Me(BaseModel):
    """The caller, and what the token is good for; without a token nobody."""

    name: str | None
    owner: str | None = Field(description="whose program it is, if it is one")
    token: str | None = Field(description="what its owner calls the token")
    scopes: list[str]
    expires: float | None = Field(description="when the token expires, in seconds since 1970")


# Tables.


class Chair(BaseModel):
    """A chair, and who sits on it."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str = Field(description="that of a guest begins with ~, that of somebody’s program with @")
    bot: str | None = Field(description="which bot of the server plays there")
    owner: str | None = Field(description="whose program plays there, or whose it is kept for")
    here: bool = Field(description="whether whoever sits there has the table open")
    mine: bool
    to_act: bool


class Line(BaseModel):
    """A table in a list."""

    id: str
    game: str
    state: Literal["open", "playing", "over"]
    chairs: list[Chair]
    free: int = Field(description="so many chairs are free for everybody")
    yours: bool = Field(description="whether it waits for you")
    moved: float = Field(description="when something last happened there, in seconds since 1970")
    clock: str
    rated: bool
    invited: bool = Field(description="whether only those who are invited can sit down")


class Terms(BaseModel):
    """Settings of a table besides its game, options and chairs."""

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


class Table(BaseModel):
    """A table as it stands."""

    id: str
    link: str = Field(description="its page on this site")
    game: str
    rules: int
    players: int
    options: dict[str, str]
    terms: Terms
    listed: bool
    state: Literal["open", "playing", "over", "closed"]
    host: bool = Field(description="whether you have opened it")
    chairs: list[Chair]
    to_act: list[int]
    rematch: str | None = Field(description="the table of the next game of the same players")
    commitment: str = Field(description="the SHA-256 of the secret of its shuffles")


class NewTable(Asked):
    """A table that is wished."""

    game: Word
    chairs: list[Annotated[str, Field(pattern=SITTER)]] = Field(
        min_length=1,
        max_length=MOST_SEATS,
        description="for each: `me`, `open`, `bot:` and the name of a bot, or the `@name` of somebody’s program",
    )
    options: dict[Word, Word] = Field({}, max_length=20)
    listed: Literal["everybody", "link", "invited"] = "link"
    lot: bool = False
    hints: bool = False
    rated: bool = False
    chat: bool = True
    watch: bool = True
    pace: Word = "usual"
    clock: Word = "none"
    stand_in: Word = ""
    delay: Word = "none"
    salt: Annotated[Text, Field(max_length=LONGEST_SALT)] = ""
    cards: Annotated[str, Field(max_length=LONGEST_FILE)] | None = Field(None, description="a card file of your own")

    def fields(self) -> dict[str, str]:
        """Fields of the new-table form that ask for the same."""
        fields = {"game": self.game, "players": str(len(self.chairs)), "salt": self.salt, "cards": self.cards or ""}
        for seat, who in enumerate(self.chairs):
            is_program = who.startswith("@")
            fields |= {f"seat-{seat}": "program" if is_program else who, f"name-{seat}": who if is_program else ""}
        fields |= {f"opt-{name}": value for name, value in self.options.items()}
        fields["listed"] = {"everybody": "on", "link": "", "invited": "invited"}[self.listed]
        fields |= {name: "on" if getattr(self, name) else "" for name in ("lot", "hints", "rated")}
        fields |= {name: "on" if getattr(self, name) else "off" for name in ("chat", "watch")}
        return fields | {name: getattr(self, name) for name in ("pace", "clock", "stand_in", "delay")}


class Joining(Asked):
    """A request to sit down: on any free chair if none is named; with a salt for the shuffles."""

    seat: Seat | None = None
    salt: Annotated[Text, Field(max_length=LONGEST_SALT)] = ""


class Starting(Asked):
    """Which bots sit down on the free chairs; the usual ones if none is named."""

    bot: Word = ""


class Inviting(Asked):
    """The program for which a chair is to be kept."""

    program: Word


class Invitation(BaseModel):
    """A table to which you are invited."""

    table: str
    game: str
    by: str
    at: float


# Play.


class Clock(BaseModel):
    """A clock: the seconds that a seat has left, and whether they run."""

    left: float
    runs: bool


class SeatView(BaseModel):
    """A seat: all that it may see and choose now. `view` is as docs/views.md says; seat -1 only watches."""

    table: str
    version: int
    seat: int
    commitment: str
    view: Facts
    choices: list[str]
    standing: dict[str, str]
    clocks: list[Clock] | None


class Choosing(Asked):
    """A choice: one of `choices`, made at a version of the seat. Without a seat it is your only one."""

    choice: Annotated[Text, Field(max_length=LONGEST_CHOICE)]
    version: Version
    seat: Seat | None = None


class Undoing(Asked):
    """One choice back, all that can be taken back of this turn, or one choice of it alone."""

    version: Version
    much: Annotated[
        str, Field(pattern=MUCH, description="one, turn, or the choice that alone is taken back, such as place 18")
    ] = "one"
    seat: Seat | None = None


class Conceding(Asked):
    """Which seat gives its game up; your only one if none is named."""

    seat: Seat | None = None


class Done(BaseModel):
    """It is done and kept; or it was before, and this is a repeat."""

    version: int
    repeat: bool


class Log(BaseModel):
    """The chronicle, as a seat may read it; docs/views.md explains lines, remarks and hints."""

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
    """News for you: the tables to which you are invited, and those that wait for you."""

    invitations: list[Invitation]
    waiting: list[str]
