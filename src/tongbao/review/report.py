"""Report of a review in sentences and plain data: shares in whole points, and why one choice is better."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tongbao.bots.hints.explain import Explainer, explainer_for
from tongbao.bots.hints.hint import Reason
from tongbao.engine.meta import Plain
from tongbao.review.look import Finding, Path
from tongbao.review.review import Review

DIGITS: Final = 4


def report(review: Review) -> Plain:
    """All that the review has so far."""
    walk, sight = review.walk, review.sight
    setup = walk.record.setup
    done, total = review.done
    split = review.split()
    return {
        "game": setup.meta.name,
        "players": setup.players,
        "seats": setup.names,
        "seat": sight.seat,
        "cards": "open" if sight.open else "own",
        "finished": review.finished,
        "look": review.stage,
        "looked_at": done,
        "to_look_at": total,
        "turns": [
            {"turn": turn, "after": column.number, "seat": None if column.seat < 0 else column.seat, "chances": chances}
            for turn, (column, chances) in enumerate(zip(walk.columns, map(rounded, review.chances), strict=True))
        ],
        "decisions": [entry(review, review.findings[number]) for number in sorted(review.findings)],
        "moments": [{**entry(review, one), "why": why(review, one)} for one in review.moments()],
        "split": None
        if split is None
        else [
            {"seat": seat, "cards": round(cards, DIGITS), "choices": round(choices, DIGITS)}
            for seat, (cards, choices) in enumerate(split)
        ],
    }


def entry(review: Review, finding: Finding) -> dict[str, Any]:
    """What was found of one decision."""
    me, before = review.sight.seat, review.chances[finding.turn - 1]
    return {
        "decision": finding.number,
        "turn": finding.turn,
        "choices": finding.choices,
        "chance_before": None if before is None else round(before[me], DIGITS),
        "played": path(finding.played, me),
        "other": path(finding.other, me),
        "gain": round(finding.gain, DIGITS),
        "cost": round(finding.cost, DIGITS),
        "error": round(finding.error, DIGITS),
        "obvious": finding.obvious,
        "closely": finding.number in review.closely,
    }


def path(found: Path, me: int) -> dict[str, Any]:
    """A choice and what it leads to."""
    return {"choice": found.choice, "steps": found.steps, "chance": round(found.shares[me], DIGITS)}


def why(review: Review, finding: Finding) -> list[dict[str, Any]]:
    """The reasons why the better choice is better."""
    setup = review.walk.record.setup
    tell = explainer_for(setup.meta.name, setup.names or [f"seat {seat}" for seat in range(setup.players)], "en")
    return [
        {"feature": reason.feature, "words": tell.phrase(reason), "effect": round(reason.effect, DIGITS)}
        for reason in reasons(tell, finding)
    ]


def rounded(shares: list[float] | None) -> list[float] | None:
    """Chances with few digits."""
    return None if shares is None else [round(share, DIGITS) for share in shares]


MOST: Final = 3


def reasons(tell: Explainer, finding: Finding) -> list[Reason]:
    """At most three reasons for the better of the two choices that can be told, what weighs most first."""
    found = finding.reasons if finding.gain > 0.0 else [reason.reverse() for reason in finding.reasons]
    return tell.told(found, 1, MOST)


class Account(NamedTuple):
    """Of one seat, in points: its chance at the start, what cards and choices changed of it, and what came of it.

    The first three add up to the last, and the changes of all seats to 0.
    """

    first: int
    cards: int
    choices: int
    last: int


def accounts(review: Review) -> list[Account]:
    """The account of every seat; none unless all cards are open and everything is known."""
    split = review.split()
    first, last = review.chances[0], review.chances[-1]
    if split is None or first is None or last is None:
        return []
    firsts, lasts, cards = whole(first, 100), whole(last, 100), whole([drawn for drawn, _ in split], 0)
    return [Account(one, drawn, end - one - drawn, end) for one, drawn, end in zip(firsts, cards, lasts, strict=True)]


def whole(shares: Sequence[float], total: int) -> list[int]:
    """Shares in whole points that add up to a total: those furthest off their point are moved by one."""
    found = [round(100 * share) for share in shares]
    while (over := sum(found) - total) != 0:
        step = 1 if over > 0 else -1
        seat = max(range(len(found)), key=lambda seat: step * (found[seat] - 100 * shares[seat]))
        found[seat] -= step
    return found
