"""What notices say: the same whatever is hidden at a table, since they are made of names and titles alone."""

from collections.abc import Mapping
from typing import Any, Final

import tongbao
from tongbao.languages import Translator

Facts = Mapping[str, str]
"""What a notice tells: ``game`` is the name of a game, the others are shown as they are."""
SENTENCES: Final = {
    "turn": "It is your turn at {game}.",
    "begun": "Your game of {game} has begun.",
    "over": "Your game of {game} is over.",
    "invited": "{who} invites you to a game of {game}.",
    "stand_in": "A stand-in plays for you at {game}; you can take your seat back at any time.",
    "time_short": "Your time is running short at {game}.",
    "tournament": "Round {n} of “{name}” has begun: your game is ready.",
    "daily": "The deal of {date} is over: your place is {place} of {n}.",
    "message": "{who} has written to you.",
    "channel": "No notices go to {address} any more: nobody can be reached there. You can enter another address.",
}
"""By kind. ``channel`` is only ever told on the page."""
EVENTS: Final = {
    ("tournament", "over"): "The tournament “{name}” is over: your place is {place} of {n}.",
    ("message", "table"): "{who} has written at your table of {game}.",
}
"""What is said instead where the facts name an ``event``."""
TITLES: Final = {
    "turn": "It is my turn",
    "begun": "A game has begun",
    "over": "A game is over",
    "invited": "Somebody invites me",
    "stand_in": "A stand-in plays for me",
    "time_short": "My time is running short",
    "tournament": "Tournaments",
    "daily": "The deal of the day",
    "message": "Somebody writes to me",
}
"""The kinds as they can be wished."""
TABLE_OF: Final = "At the table: {names}"
SHOWN: Final = ("game", "who", "name", "address", "date", "place", "n")
"""The facts that a sentence may tell."""
LONGEST_FACT: Final = 200


def sentence(kind: str, facts: Facts, t: Translator) -> str:
    """What a notice says."""
    said: dict[str, Any] = {**dict.fromkeys(SHOWN, ""), **facts}
    if said["game"] in tongbao.GAMES:
        said["game"] = tongbao.GAMES[said["game"]].title_in(t.language)
    text = EVENTS.get((kind, facts.get("event", "")), SENTENCES[kind])
    return t(text, **{name: said[name] for name in SHOWN})


def company(facts: Facts, t: Translator) -> str:
    """Who sits at the table; empty if that isn't told."""
    return t(TABLE_OF, names=facts["names"]) if facts.get("names") else ""


def checked_facts(facts: Mapping[str, object]) -> dict[str, str]:
    """The facts as they are kept: short texts. ``link`` leads to a page of this site. Raises ValueError if not."""
    kept = {name: " ".join(str(fact).split())[:LONGEST_FACT] for name, fact in facts.items()}
    link = kept.get("link", "/")
    if not link.startswith("/") or link.startswith(("//", "/\\")):
        raise ValueError(f"{link} is no page of this site.")
    return kept
