"""Speech: somebody says something at a table, and what a page shows of the talk to who hears it."""

from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from typing import Any

from tongbao.engine.seats import SPECTATOR
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.matches.chat import PHRASE, ChatMessage, Heard, Hearing, hidden, phrases_in
from tongbao.server.matches.concurrency import serialised
from tongbao.server.matches.match import Match
from tongbao.server.matches.seats import seal


def unheard_by(person: Person | None) -> Collection[str]:
    """The ids of all whom somebody doesn't hear at any table."""
    return () if person is None else person.mutes


def hearing(match: Match, person: Person | None) -> Hearing:
    """What somebody hears at the table, of the match as he may see it."""
    if match.game is None:
        return Hearing()
    unheard, identity = unheard_by(person), None if person is None else person.id
    facts = (identity, bool(match.seats_of(person)), match.game.over, match.moment)
    heard = match.talk.heard_by(*facts, unheard)
    muted = match.talk.muted([one.said for one in match.talk.heard_by(*facts)], unheard) if unheard else ()
    return Hearing(heard, muted, identity == match.host)


@serialised
async def say(match: Match, person: Person | None, seat: int | None, kind: str, text: str) -> ChatMessage:
    """Say something as one of one's seats, or as one who watches; returns once it is kept. Raises UserError."""
    match.playing()
    if person is None:
        raise UserError("Tell your name first: only who has one can talk.", 403)
    if not match.terms.chat:
        raise UserError("The host has turned the chat of this table off.", 403)
    mine = match.seats_of(person)
    if seat is None:
        seat = mine[0] if mine else SPECTATOR
    elif seat != SPECTATOR or mine:
        match.require_seat(person, seat)
    name = person.name if seat == SPECTATOR else match.chairs[seat].name
    said = match.talk.next(person.id, seat, name, kind, text)
    await match.write(match.talk.keep(said))
    match.talk.said.append(said)
    match.changed()
    return said


@serialised
async def hide_message(match: Match, host: Person, number: int) -> None:
    """Let nobody hear a message any more, as the host wishes. Raises UserError."""
    match.require_host(host)
    match.talk.message(number)
    await match.write(hidden(match.id, number))
    match.talk.hide(number)


def talk_entry(match: Match, hears: Hearing, me: int, mine: Sequence[int], language: str) -> dict[str, Any]:
    """The talk as the page shows it."""
    phrases = phrases_in(language)
    seat = me if me in mine else mine[0] if mine else None
    return {
        "on": match.terms.chat,
        "link": f"/t/{match.id}/talk",
        "seat": seat,
        "among": seat is None and not match.playing().over,
        "hosts": hears.hosts,
        "phrases": list(phrases.items()),
        "said": [said_entry(one, phrases) for one in hears.heard],
        "muted": [{"number": one.number, "name": one.name} for one in hears.muted],
    }


def said_entry(heard: Heard, phrases: dict[str, str]) -> dict[str, Any]:
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
        "text": phrases.get(one.text, "") if one.kind == PHRASE else one.text,
        "at": f"{moment:%Y-%m-%dT%H:%M:%SZ}",
        "clock": f"{moment:%H:%M}",
        "mine": heard.mine,
    }
