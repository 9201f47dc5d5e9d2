"""What somebody is asked at a table, in the words of the rules: the heading of the paragraph that speaks of it."""

import re
from functools import cache
from typing import Final

from tongbao.engine.secrecy import Seat
from tongbao.server.matches.match import Match
from tongbao.server.rendering.markdown import leads_of
from tongbao.server.rules import rules_in

NUMBER: Final = re.compile(r"^\d+\.\s*")
"""What stands before a heading that is one of a row."""


def asked_at(match: Match, seat: int, language: str) -> str | None:
    """What a seat is asked, made of what it sees itself; None where the rules have no heading for it."""
    if match.game is None or seat not in match.game.seats_to_act():
        return None
    phase = Seat(match.game, seat).view().get("phase")
    address = leads_of(match.meta.name)["steps"].get(str(phase), "")
    return headings(language, match.meta.name).get(address.partition("#")[2])


@cache
def headings(language: str, game: str) -> dict[str, str]:
    """The headings of the rules of a game by their anchors."""
    text = rules_in(language, game)
    return {} if text is None else {one.anchor: NUMBER.sub("", one.words) for one in text.contents}
