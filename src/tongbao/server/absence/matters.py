"""Matters: what stands between the players on the page of a table, and what each of them is asked about it."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tongbao.server.absence.asked import BALLOTS
from tongbao.server.absence.takebacks import asked_of, within_reach
from tongbao.server.absence.votes import away, ballots_at, voters
from tongbao.server.matches import Match


def takeback_offer(match: Match, seat: int) -> dict[str, Any] | None:
    """That the seat may ask to take back, and whether there are ``others`` to be asked; None if it may not."""
    if match.course is not None or match.closed or match.takeback_is_asked() or not within_reach(match.playing(), seat):
        return None
    own = match.chairs[seat].person
    return {"seat": seat, "others": any(c.kind == "human" and c.person != own for c in match.chairs)}


def matters_of(match: Match, mine: Sequence[int], kept: int | None) -> dict[str, Any] | None:
    """What somebody who plays the seats ``mine`` is told and asked; None if there is nothing.

    ``kept`` is the seat on which a stand-in plays for him.
    """
    kept = None if match.closed or match.playing().over else kept
    takeback = takeback_entry(match, mine)
    votes = [vote_entry(match, seat, mine) for seat in away(match) if set(voters(match, seat)) & set(mine)]
    if not match.closed and kept is None and takeback is None and not votes:
        return None
    return {"closed": match.closed, "kept": kept, "takeback": takeback, "votes": votes}


def takeback_entry(match: Match, mine: Sequence[int]) -> dict[str, Any] | None:
    """Who asks to take back, for which seat one is asked, and how many have still to agree."""
    takeback = match.takeback
    if takeback is None or not match.takeback_is_asked():
        return None
    waits = asked_of(match)
    asked = next((seat for seat in waits if seat in mine), None)
    return {"seat": takeback.seat, "asked": asked, "waits": len(waits)}


def vote_entry(match: Match, seat: int, mine: Sequence[int]) -> dict[str, Any]:
    """How many want what about a seat, of how many; and what one has said oneself."""
    asked = voters(match, seat)
    ballots = match.vote.ballots if match.vote is not None and match.vote.seat == seat else {}
    counts = Counter([ballot for voter, ballot in ballots.items() if voter in asked])
    own = next((ballots[voter] for voter in asked if voter in mine and voter in ballots), None)
    stands_in = match.chairs[seat].kind == "bot"
    return {
        "seat": seat,
        "stands_in": stands_in,
        "own": own,
        "ballots": ballots_at(match),
        "of": len(asked),
        "counts": {ballot: counts[ballot] for ballot in BALLOTS},
    }
