"""Offers to play again: how the next table of the same people stands, told to those who are still at the last one."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tongbao.server.accounts.people import Person
from tongbao.server.matches.seats import MatchSeat

ASKED: Final = "asked"
SEATED: Final = "seated"
"""A person’s part in an offer: ASKED for an answer, or SEATED at the next table."""


class Offer(NamedTuple):
    """An offer to play again: the next table, the name of the person who makes it, and how everybody has answered.

    ``seated`` and ``asked`` are people, ``waits`` the names of those asked. ``by`` is empty once nobody sits there.
    """

    table: str
    by: str
    seated: frozenset[str]
    asked: frozenset[str]
    waits: tuple[str, ...]
    has_begun: bool

    @property
    def is_withdrawn(self) -> bool:
        """True if nobody sits at the next table any more, and its game hasn’t begun."""
        return not self.by and not self.has_begun

    def part_of(self, person: Person | None) -> str:
        """The part that a person has in it: ASKED, SEATED, or empty."""
        if person is None or self.is_withdrawn:
            return ""
        return SEATED if person.id in self.seated else ASKED if person.id in self.asked else ""


def again_entry(offer: Offer, part: str) -> dict[str, Any] | None:
    """Template data of an offer for a person with that part in it; None for all others, and once its game has begun."""
    if not part or offer.has_begun:
        return None
    return {"link": f"/t/{offer.table}", "by": offer.by, "asked": part == ASKED, "waits": list(offer.waits)}


def offer_at(table: str, host: str, seats: Sequence[MatchSeat], has_begun: bool) -> Offer:
    """The offer that a table makes with these seats."""
    sitting = [chair for chair in seats if chair.kind == "human" and chair.person is not None]
    kept = {} if has_begun else {chair.person: chair.name for chair in seats if chair.is_reserved}
    names = [chair.name for chair in sorted(sitting, key=lambda chair: chair.person != host)]
    return Offer(
        table,
        next(iter(names), ""),
        frozenset(chair.person for chair in sitting if chair.person is not None),
        frozenset(person for person in kept if person is not None),
        tuple(kept.values()),
        has_begun,
    )
