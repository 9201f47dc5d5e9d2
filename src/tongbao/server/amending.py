"""Amending: the terms that can be changed at a table, how fast its bots choose and whether people can talk."""

from tongbao.server.accounts.people import Person
from tongbao.server.alone import alone
from tongbao.server.archive import CHAT, OFF, ON, PACE, change_setting
from tongbao.server.common.errors import Refusal
from tongbao.server.matches import Match
from tongbao.server.paces import require_pace


@alone
async def set_pace(match: Match, person: Person, pace: str) -> None:
    """Let the bots choose at another pace. Raises Refusal unless the person sits here and there is such a pace."""
    if not match.seats_of(person):
        raise Refusal("You are watching this table: only those who sit at it can set the pace.", 403)
    require_pace(pace)
    await match.write(change_setting(match.id, PACE, pace))
    match.terms = match.terms._replace(pace=pace)
    match.changed()


@alone
async def set_chat(match: Match, person: Person, wished: bool) -> None:
    """Let people talk at this table, or not. Raises Refusal unless the person opened it."""
    match.require_host(person)
    await match.write(change_setting(match.id, CHAT, ON if wished else OFF))
    match.terms = match.terms._replace(chat=wished)
    match.changed()
