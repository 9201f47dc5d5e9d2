"""What people are told of contests: that their game of a round is ready, and how tournaments and deals have ended.

What is told of a round and of an end is kept with it, all of it or nothing; of a deal a while after its day is over.
"""

import asyncio
from contextlib import suppress
from typing import Final

from tongbao.server.common.errors import Refusal
from tongbao.server.contests.daily import Daily
from tongbao.server.contests.tournament import Tabled, Tournament
from tongbao.server.db.database import Conflict, Work, together
from tongbao.server.matches.deals import settled_day
from tongbao.server.notices.notices import Notices
from tongbao.server.notices.queue import News, put

SWEEP_INTERVAL: Final = 60.0
AT_ONCE: Final = 20
"""So many people are told of a deal in one transaction."""


def tell_round(notices: Notices, tournament: Tournament, table: Tabled, match: str) -> Work:
    """What is kept with a game of the latest round: that its people are told that it is ready."""
    number, now = len(tournament.rounds), notices.clock()
    players = [one for one in tournament.entrants if one.number in table.seats]
    facts = {"name": tournament.name, "n": str(number), "names": ", ".join([one.name for one in players])}
    return together(
        [
            put(one.person, News("tournament", match, facts, f"tournament:{tournament.id}:{number}:{one.person}"), now)
            for one in players
            if one.person is not None
        ]
    )


def tell_outcome(notices: Notices, tournament: Tournament) -> Work:
    """What is kept with the end of a tournament: that all who played to its end are told their places."""
    now, places = notices.clock(), {row.number: str(row.place) for row in tournament.standing()}
    facts = {"event": "over", "name": tournament.name, "n": str(len(places)), "link": f"/tournaments/{tournament.id}"}
    return together(
        [
            put(one.person, News("tournament", None, {**facts, "place": places[one.number]}, key), now)
            for one in tournament.entrants
            if one.person is not None and not one.gone
            for key in [f"tournament:{tournament.id}:over:{one.person}"]
        ]
    )


async def tell_days(daily: Daily, notices: Notices) -> None:
    """In the background: tell the result of each deal, as long as the server is open."""
    told = ""
    while True:
        day = settled_day()
        if day != told:
            with suppress(Conflict, Refusal):
                await tell_day(daily, notices, day)
                told = day
        await asyncio.sleep(SWEEP_INTERVAL)


async def tell_day(daily: Daily, notices: Notices, day: str) -> None:
    """Tell all who stand in the ranking of a deal their places, each once however often this is done."""
    lines, now = await daily.ranking(day), notices.clock()
    facts = {"date": day, "n": str(len(lines)), "link": f"/daily/{day}"}
    works = [
        put(line.person, News("daily", None, {**facts, "place": str(line.place)}, f"daily:{day}:{line.person}"), now)
        for line in lines
    ]
    for first in range(0, len(works), AT_ONCE):
        await notices.store.write(together(works[first : first + AT_ONCE]))
