"""A review as plain data, ready for JSON; docs/review.md explains it."""

from typing import Any, Final

from tongbao.bots.hints.explain import explainer_for
from tongbao.engine.meta import Plain
from tongbao.review.look import Finding, Path
from tongbao.review.review import Review
from tongbao.review.why import reasons

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
