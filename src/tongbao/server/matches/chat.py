"""Chat: all messages at one table, and who hears which of them."""

import math
import time
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, NamedTuple

import sqlalchemy as sa

from tongbao.engine.seats import SPECTATOR
from tongbao.languages import Translator
from tongbao.server.common.errors import UserError
from tongbao.server.common.graphemes import graphemes_in
from tongbao.server.db.database import Write
from tongbao.server.db.tables import messages

PHRASES: Final = (
    "played",
    "thanks",
    "moment",
    "hurry",
    "luck",
    "again",
    "hello",
    "turn",
    "back",
    "welcome",
    "sorry",
    "oops",
    "wow",
    "yes",
    "no",
    "game",
)
"""Keys of the phrases, in the order in which they are offered: the most used come first."""


@cache
def phrases_in(language: str) -> dict[str, str]:
    """The phrases by key, in the words of a language."""
    t = Translator(language)
    return {
        "played": t("Well played"),
        "thanks": t("Thank you"),
        "moment": t("One moment"),
        "hurry": t("No hurry"),
        "luck": t("Good luck!"),
        "again": t("Play again?"),
        "hello": t("Hello!"),
        "turn": t("Your turn"),
        "back": t("I’m back"),
        "welcome": t("You’re welcome"),
        "sorry": t("Sorry"),
        "oops": t("Oh no!"),
        "wow": t("Wow!"),
        "yes": t("Yes"),
        "no": t("No"),
        "game": t("Good game!"),
    }


TEXT: Final = "text"
PHRASE: Final = "phrase"
REACTION: Final = "reaction"
"""A phrase that is said of a line of the chronicle; its text is the key of the phrase and the number of the line."""
REACTIONS: Final = ("played", "wow", "oops", "thanks", "sorry")
"""Keys of the phrases that are offered beside a line of the chronicle."""
LONGEST_NUMBER: Final = 6
LONGEST: Final = 300
"""The most letters that a message may have, and the most code points."""
MOST_SHOWN: Final = 100
"""The most messages that anyone hears, the latest ones."""
MOST_REPEATED: Final = 64
"""The most requests at one table that are recognised when they come again."""
LONGEST_KEY: Final = 100
"""Length of an idempotency key in characters; of a longer one so many count."""
MOST_KEPT: Final = 5000
"""The most messages at one table."""


class ChatMessage(NamedTuple):
    """Chat message: its author, their seat or SPECTATOR, and their name; a text, or the key of a phrase.

    ``person`` is nobody else's business: it never leaves the server.
    """

    number: int
    person: str
    seat: int
    name: str
    kind: str
    text: str
    at: float
    hidden: bool = False


class Heard(NamedTuple):
    """A message as one person hears it, and whether it is their own."""

    said: ChatMessage
    mine: bool


class Hearing(NamedTuple):
    """Chat as one person hears it: the latest messages, one message by each person they muted, whether they host."""

    heard: tuple[Heard, ...] = ()
    muted: tuple[ChatMessage, ...] = ()
    hosts: bool = False


SILENCE: Final = Hearing()


@dataclass(frozen=True, slots=True, eq=False)
class ChatLog:
    """Chat log: all messages at one table, in order; delayed spectators hear it as it was at the moment ``until``.

    ``requests`` are the latest ones that brought a message, which may come again: their author, their key, its number.
    """

    match_id: str
    messages: tuple[ChatMessage, ...] = ()
    until: float = math.inf
    requests: tuple[tuple[str, str, int], ...] = ()

    @property
    def count(self) -> int:
        """The number of messages."""
        return len(self.messages)

    def next_after(self, moment: float) -> float:
        """The moment of the first message from a seat after that moment; infinite if there is none."""
        return min([one.at for one in self.messages if one.seat != SPECTATOR and one.at > moment], default=math.inf)

    def heard_by(self, person: str | None, plays: bool, over: bool, unheard: Collection[str] = ()) -> tuple[Heard, ...]:
        """The latest messages that a person hears, as a player if they play, else as a spectator.

        As long as the game runs, players hear nothing that spectators say. Messages of people in ``unheard`` are left
        out.
        """

        def hears(one: ChatMessage) -> bool:
            if one.hidden or one.person in unheard:
                return False
            return over or (one.seat != SPECTATOR if plays else one.seat == SPECTATOR or one.at <= self.until)

        found = [Heard(one, one.person == person) for one in self.messages if hears(one)]
        return tuple(found[-MOST_SHOWN:])

    def muted(self, heard: Sequence[ChatMessage], unheard: Collection[str]) -> tuple[ChatMessage, ...]:
        """The latest of these messages by each person in ``unheard``."""
        latest = {one.person: one for one in heard if one.person in unheard}
        return tuple(latest.values())

    def next(self, person: str, seat: int, name: str, kind: str, text: str) -> ChatMessage:
        """The next message of the log, with that text. Raises UserError."""
        text = checked(kind, text)
        if self.count >= MOST_KEPT:
            raise UserError("The chat of this table is full.", 409)
        return ChatMessage(self.count, person, seat, name, kind, text, time.time())

    def message(self, number: int) -> ChatMessage:
        """The message of that number. Raises UserError if there is none."""
        if not 0 <= number < self.count:
            raise UserError("There is no such message at this table.", 404)
        return self.messages[number]

    def with_message(self, said: ChatMessage, key: str = "") -> "ChatLog":
        """The log with one more message, brought by a request with that idempotency key if it has one."""
        requests = self.requests
        if key:
            requests = (*requests, (said.person, key, said.number))[-MOST_REPEATED:]
        return replace(self, messages=(*self.messages, said), requests=requests)

    def brought(self, person: str, key: str) -> ChatMessage | None:
        """The message that a request of that person with that key has brought already."""
        found = [number for author, one, number in self.requests if key and (author, one) == (person, key)]
        return self.messages[found[-1]] if found else None

    def hiding(self, number: int) -> "ChatLog":
        """The log with one message hidden from everybody. Raises UserError if there is none of that number."""
        said = self.message(number)
        messages = (*self.messages[:number], said._replace(hidden=True), *self.messages[number + 1 :])
        return replace(self, messages=messages)

    def reseated(self, seats: Mapping[str, int]) -> "ChatLog":
        """The log once the people of these names sit on these seats: what they said moves with them."""
        moved = [
            one._replace(seat=seats.get(one.name, one.seat)) if one.seat != SPECTATOR else one for one in self.messages
        ]
        return self if moved == list(self.messages) else replace(self, messages=tuple(moved))

    def handed_over(self, before: str, after: str | None) -> "ChatLog":
        """The log with one person's messages given to another person, or to nobody, which hides them."""
        name = "" if after is None else after
        changed = [one._replace(person=name) if one.person == before else one for one in self.messages]
        return replace(self, messages=tuple(one._replace(hidden=True) if one.person == "" else one for one in changed))

    def changes_since(self, before: "ChatLog") -> list[Write]:
        """The writes that store the messages that are new, hide those hidden since, and move those of moved people."""
        if self is before:
            return []
        both = list(enumerate(zip(before.messages, self.messages, strict=False)))
        hiding = [hidden(self.match_id, number) for number, (old, new) in both if new.hidden and not old.hidden]
        moving = [moved(self.match_id, number, new.seat) for number, (old, new) in both if new.seat != old.seat]
        return [*hiding, *moving, *[insert_message(self.match_id, said) for said in self.messages[before.count :]]]


def insert_message(match_id: str, said: ChatMessage) -> Write:
    """The write that stores a message."""
    row = {"match_id": match_id, **said._asdict()}
    return lambda connection: connection.execute(messages.insert(), row)


def checked(kind: str, text: str) -> str:
    """The text with plain spaces, or the key of a phrase. Raises UserError if it can't be said."""
    if kind == PHRASE:
        if text not in PHRASES:
            raise UserError("There is no such phrase; choose one of: {all}.", all=", ".join(PHRASES))
        return text
    if kind == REACTION:
        key, _, line = text.partition(" ")
        if key not in REACTIONS:
            raise UserError("There is no such reaction; choose one of: {all}.", all=", ".join(REACTIONS))
        if not (line.isascii() and line.isdecimal() and len(line) <= LONGEST_NUMBER):
            raise UserError("“line” must be the number of a line of the chronicle.")
        return f"{key} {int(line)}"
    if len(text) > 4 * LONGEST:
        raise UserError("A message can have at most {most} characters.", most=LONGEST)
    text = unicodedata.normalize("NFC", " ".join(text.split()))
    letters = graphemes_in(text)
    if letters is None:
        raise UserError("A message can contain only visible letters, digits and symbols.")
    if not letters:
        raise UserError("Please type a message first.")
    if len(text) > LONGEST:
        raise UserError("A message can have at most {most} characters.", most=LONGEST)
    return text


def load_messages(connection: sa.Connection, match_id: str) -> list[ChatMessage]:
    """All messages at a table, in order."""
    question = sa.select(messages).filter_by(match_id=match_id).order_by(messages.c.number)
    kept = {row.number: row for row in connection.execute(question)}
    return [message_in(kept.get(number), number) for number in range(max(kept, default=-1) + 1)]


def message_in(row: sa.Row[tuple[object, ...]] | None, number: int) -> ChatMessage:
    """The message that a row holds; a hidden one if the row was deleted with its author."""
    if row is None:
        return ChatMessage(number, "", SPECTATOR, "", TEXT, "", 0.0, hidden=True)
    return ChatMessage(number, row.person, row.seat, row.name, row.kind, row.text, row.at, row.hidden)


def moved(match_id: str, number: int, seat: int) -> Write:
    """The write that gives a message to another seat."""
    change = messages.update().filter_by(match_id=match_id, number=number).values(seat=seat)
    return lambda connection: connection.execute(change)


def hidden(match_id: str, number: int) -> Write:
    """The write that hides a message for good."""
    change = messages.update().filter_by(match_id=match_id, number=number).values(hidden=True)
    return lambda connection: connection.execute(change)
