"""Chat posting: a person says something at a table, and a page shows the chat to each person who hears it."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any

from tongbao.engine.seats import SPECTATOR
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.matches.chat import (
    LONGEST_KEY,
    LONGEST_NUMBER,
    REACTION,
    REACTIONS,
    TEXT,
    ChatMessage,
    Heard,
    Hearing,
    phrases_in,
)
from tongbao.server.matches.match import Match
from tongbao.server.matches.seats import seal
from tongbao.server.matches.state import MatchState, MatchView


def ignored_by(person: Person | None) -> Collection[str]:
    """The ids of all people whom a person has muted at every table."""
    return () if person is None else person.mutes


def audible_chat(match: MatchView, person: Person | None) -> Hearing:
    """The chat that a person hears at the table, of the match as they may see it."""
    plays = bool(match.state.seats_of(person))
    if match.state.game is None and not plays:
        return Hearing()
    unheard, identity = ignored_by(person), None if person is None else person.id
    facts = (identity, plays, match.state.is_over)
    heard = match.state.chat.heard_by(*facts, unheard)
    muted = match.state.chat.muted([one.said for one in match.state.chat.heard_by(*facts)], unheard) if unheard else ()
    return Hearing(heard, muted, identity == match.state.host)


async def say(
    match: Match, person: Person | None, seat: int | None, kind: str, text: str, key: str = ""
) -> ChatMessage:
    """Post a message as one of the person's seats, or as a spectator; return once it is stored. Raises UserError.

    A request that comes again, with the same idempotency key, posts nothing.
    """
    key = key[:LONGEST_KEY]
    await match.apply(partial(with_message, person=person, seat=seat, kind=kind, text=text, key=key))
    chat = match.state.chat
    return (None if person is None else chat.brought(person.id, key)) or chat.messages[-1]


async def with_message(
    state: MatchState, person: Person | None, seat: int | None, kind: str, text: str, key: str = ""
) -> MatchState:
    """The state with one more message of a person. Raises UserError if they may not post it."""
    if person is None:
        raise UserError("Choose a name first: you need one to use the chat.", 403)
    if state.game is None and not state.seats_of(person):
        raise UserError("Take a seat first: until the game starts, only players at the table can chat.", 403)
    if state.chat.brought(person.id, key) is not None:
        return state
    if not state.settings.chat:
        raise UserError("The host has turned off chat at this table.", 403)
    mine = state.seats_of(person)
    if seat is None:
        seat = mine[0] if mine else SPECTATOR
    elif seat != SPECTATOR or mine:
        state.require_seat(person, seat)
    if kind == REACTION and (seat == SPECTATOR or line_of(text) >= len(state.require_game().events or [])):
        raise UserError("You can react only to a line of the chronicle of your own game.", 403)
    name = person.name if seat == SPECTATOR else state.seats[seat].name
    said = state.chat.next(person.id, seat, name, kind, text)
    return replace(state, chat=state.chat.with_message(said, key))


def line_of(text: str) -> int:
    """The number of the line that a reaction is about; 0 if the text names none, which is refused elsewhere."""
    line = text.rpartition(" ")[2]
    return int(line) if line.isascii() and line.isdecimal() and len(line) <= LONGEST_NUMBER else 0


async def hide_message(state: MatchState, host: Person, number: int) -> MatchState:
    """Hide a message from everybody, as the host wishes. Raises UserError."""
    state.require_host(host)
    return replace(state, chat=state.chat.hiding(number))


def talk_entry(match: MatchView, hears: Hearing, me: int, mine: Sequence[int], language: str) -> dict[str, Any]:
    """The chat as the page shows it."""
    phrases = phrases_in(language)
    seat = me if me in mine else mine[0] if mine else None
    return {
        "on": match.state.settings.chat,
        "link": f"/t/{match.id}/talk",
        "seat": seat,
        "among": seat is None and not match.state.is_over,
        "hosts": hears.hosts,
        "phrases": list(phrases.items()),
        "reactions": [] if seat is None else [(key, phrases[key]) for key in REACTIONS],
        "said": [message_entry(one, phrases) for one in hears.heard],
        "muted": [{"number": one.number, "name": one.name} for one in hears.muted],
    }


def message_entry(heard: Heard, phrases: dict[str, str]) -> dict[str, Any]:
    """One message as the page shows it."""
    one = heard.said
    moment = datetime.fromtimestamp(one.at, UTC)
    return {
        "number": one.number,
        "seat": None if one.seat == SPECTATOR else one.seat,
        "name": one.name,
        "seal": None if one.seat == SPECTATOR else seal(one.seat, one.name),
        "color": one.seat + 1,
        "kind": one.kind,
        "text": one.text if one.kind == TEXT else phrases.get(one.text.split(" ")[0], ""),
        "line": line_of(one.text) if one.kind == REACTION else None,
        "at": f"{moment:%Y-%m-%dT%H:%M:%SZ}",
        "clock": f"{moment:%H:%M}",
        "mine": heard.mine,
    }
