"""Notification messages: the same whatever is hidden at a table, since they are made of names and titles alone."""

from collections.abc import Mapping
from typing import Any, Final

import tongbao
from tongbao.languages import Translator

Facts = Mapping[str, str]
"""The facts of a notification: ``game`` is the name of a game, the others are shown as they are."""
SENTENCES: Final = {
    "turn": "It’s your turn in {game}.",
    "begun": "Your game of {game} has begun.",
    "over": "Your game of {game} is over.",
    "invited": "{who} invites you to a game of {game}.",
    "removed": "The host has removed you from a table of {game}.",
    "stand_in": "A stand-in is playing for you in {game}; you can take your seat back at any time.",
    "time_short": "Your time is running out in {game}.",
    "tournament": "Round {n} of “{name}” has begun; your game is ready.",
    "daily": "The deal of {date} is over. Your place: {place} of {n}.",
    "message": "{who} has sent you a message.",
    "evening": "{who} has set the next evening of “{name}”: {date}.",
    "test": "This is a test: notifications from this site reach you here.",
    "channel": "Notifications to {address} have stopped: nothing can be delivered there. You can enter another "
    "address.",
}
"""Messages by kind. ``removed`` and ``channel`` are only ever shown on the page, and ``test`` only sent."""
EVENTS: Final = {
    ("tournament", "over"): "The tournament “{name}” is over. Your place: {place} of {n}.",
    ("message", "table"): "{who} has written in the chat of your {game} table.",
}
"""Messages that are used instead where the facts name an ``event``."""
TITLES: Final = {
    "turn": "It’s my turn",
    "begun": "A game has begun",
    "over": "A game is over",
    "invited": "Someone invites me",
    "stand_in": "A stand-in plays for me",
    "time_short": "My time is running out",
    "tournament": "Tournaments",
    "daily": "Deal of the day",
    "message": "Someone writes to me",
    "evening": "My group sets an evening",
}
"""Titles of the kinds to which people can subscribe."""
TABLE_OF: Final = "At the table: {names}"
SHOWN: Final = ("game", "who", "name", "address", "date", "place", "n")
"""The facts that a message may contain."""
LONGEST_FACT: Final = 200


def message_text(kind: str, facts: Facts, t: Translator) -> str:
    """Message of a notification, in the recipient's language."""
    said: dict[str, Any] = {**dict.fromkeys(SHOWN, ""), **facts}
    if said["game"] in tongbao.GAMES:
        said["game"] = tongbao.GAMES[said["game"]].title_in(t.language)
    text = EVENTS.get((kind, facts.get("event", "")), SENTENCES[kind])
    return t(text, **{name: said[name] for name in SHOWN})


def players_line(facts: Facts, t: Translator) -> str:
    """Line with the players at the table; empty if the facts don't name them."""
    return t(TABLE_OF, names=facts["names"]) if facts.get("names") else ""


def checked_facts(facts: Mapping[str, object]) -> dict[str, str]:
    """Check facts for the database: short texts; ``link`` is a path on this site. Raises ValueError if not."""
    kept = {name: " ".join(str(fact).split())[:LONGEST_FACT] for name, fact in facts.items()}
    link = kept.get("link", "/")
    if not link.startswith("/") or link.startswith(("//", "/\\")):
        raise ValueError(f"{link} isn’t a page of this site.")
    return kept
