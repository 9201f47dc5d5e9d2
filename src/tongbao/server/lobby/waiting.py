"""What the lobby says besides its chairs: the clock, the door, who is invited, and how long pairing has looked."""

import time
from typing import Any

from tongbao.server.matches.match import Match
from tongbao.server.views.context import Visit


async def waiting_entry(here: Visit, match: Match) -> dict[str, Any]:
    """It for this visitor; friends and their forms only for who sits here and has an account."""
    person, seated = here.person, bool(match.seats_of(here.person))
    has_account = person is not None and await here.site.accounts.of(person) is not None
    friends: list[dict[str, str]] = []
    invited: list[str] = []
    if person is not None and has_account and (seated or person.id == match.host):
        circle = await here.site.ties.circle(person)
        invited = await here.site.doors.invited_to(match)
        sitting = {chair.person for chair in match.chairs}
        friends = [
            {"name": one.name, "key": one.key}
            for one in circle.friends
            if one.key is not None and one.person not in sitting and one.name not in invited
        ]
    return {
        "clock": match.terms.clock,
        "rated": match.terms.rated,
        "door": "invited" if match.terms.invited else "open" if match.listed else "private",
        "may_enter": person is not None and match.terms.invited and await here.site.doors.is_invited(match, person),
        "friends": friends,
        "invited": invited,
        "sealed": here.seal() if has_account else "",
        "paired": match.paired,
        "looking": int(max(0.0, time.time() - match.moved)),
    }
