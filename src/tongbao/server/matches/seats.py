"""Seats of a match: who sits where, or that a seat is free."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from tongbao.server.accounts.people import GUEST
from tongbao.server.common.confusables import skeleton_of
from tongbao.server.common.graphemes import cut
from tongbao.server.common.randomness import Randomness

KINDS: Final = ("human", "bot", "open")
SEALS: Final = "梅兰竹菊松莲"
"""Plum, orchid, bamboo, chrysanthemum, pine and lotus: the mark of each seat."""
NOBODY: Final = "—"
"""The name on the seat of a person who was deleted."""
BOT_NAMES: Final = ("Temür", "Aisha", "Luca", "Nilufar", "Bayan", "Rustam", "Shirin", "Yusuf", "Khutulun", "Marco")


@dataclass(frozen=True)
class MatchSeat:
    """One seat of a match. ``kind`` is ``human``, ``bot`` or ``open``.

    ``person`` owns a human's seat, may come back to a bot's seat, or is the one for whom an open seat is
    reserved. ``salt`` is what they throw in for the shuffles. ``owner`` is the name of the bot account's owner, if
    the person is a bot account.
    """

    seat: int
    kind: str
    name: str = ""
    person: str | None = None
    bot: str | None = None
    salt: str = ""
    owner: str = field(default="", compare=False)

    @property
    def is_free(self) -> bool:
        """True if anybody can sit down on it."""
        return self.kind == "open" and self.person is None

    @property
    def is_reserved(self) -> bool:
        """True if one person alone can sit down on it, who hasn’t yet."""
        return self.kind == "open" and self.person is not None

    def reserved(self) -> "MatchSeat":
        """The seat reserved for its person; free if it has none."""
        if self.person is None:
            return MatchSeat(self.seat, "open")
        return MatchSeat(self.seat, "open", self.name, self.person, owner=self.owner)

    def with_bot(self, bot: str) -> "MatchSeat":
        """The seat with a stand-in that plays for its person."""
        return replace(self, kind="bot", bot=bot)

    def but_human(self) -> "MatchSeat":
        """The seat with its person on it again."""
        return replace(self, kind="human", bot=None)

    def row(self, match_id: str) -> dict[str, Any]:
        """The seat as a row of the database."""
        fields = {"seat": self.seat, "kind": self.kind, "name": self.name, "person": self.person, "bot": self.bot}
        return {"match_id": match_id, "salt": self.salt, **fields}

    def entry(self, here: bool, mine: bool) -> dict[str, Any]:
        """The seat as the page shows it."""
        return {
            "seat": self.seat,
            "name": self.name,
            "seal": seal(self.seat, self.name),
            "kind": self.kind,
            "bot": self.bot if self.kind == "bot" else None,
            "owner": self.owner,
            "here": here,
            "mine": mine,
            "color": self.seat + 1,
        }


def seal(seat: int, name: str) -> str:
    """One Chinese character for a seat: the first of the name if that is Chinese, else the seat's own."""
    first = name.removeprefix(GUEST)[:1]
    return first if "\u4e00" <= first <= "\u9fff" else SEALS[seat % len(SEALS)]


def shuffled_seats(chairs: Sequence[MatchSeat], randomness: Randomness) -> list[MatchSeat]:
    """The same people and bots, each with name and salt, on seats that luck gives them; nobody can know it before."""
    return [replace(chair, seat=seat) for seat, chair in enumerate(randomness.order(chairs))]


def seats_in_turn(chairs: Sequence[MatchSeat], order: Sequence[str]) -> list[MatchSeat]:
    """The same people and bots in an order of people; those who aren't named there come last, as they are."""
    places = {person: place for place, person in enumerate(order)}
    found = sorted(chairs, key=lambda chair: places.get(chair.person or "", len(places)))
    return [replace(chair, seat=seat) for seat, chair in enumerate(found)]


def bot_name(taken: list[str]) -> str:
    """A name for a bot that nobody in the match has."""
    return next(name for name in BOT_NAMES if name not in taken)


def distinct(name: str, taken: list[str]) -> str:
    """The name, with a number if somebody in the match has it already, or one that looks like it."""
    names, skeletons = [name, *(f"{cut(name, 22)} {n}" for n in range(2, 10))], set(map(skeleton_of, taken))
    return next(wish for wish in names if skeleton_of(wish) not in skeletons)
