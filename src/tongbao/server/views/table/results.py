"""Views of a result: the winner and the scores, a picture of it, and the rematch."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tongbao.engine.events import Facts
from tongbao.engine.pieces import NO_CARD, NO_STEP, SHARE_WORDS
from tongbao.engine.seats import SPECTATOR
from tongbao.engine.secrecy import Seat
from tongbao.server.common.fair_scheduling import in_pieces
from tongbao.server.matches.offers import again_entry
from tongbao.server.matches.positions import PositionHistory
from tongbao.server.matches.state import MatchView
from tongbao.server.rendering.macros import groups
from tongbao.server.rendering.pages import preview_entry
from tongbao.server.rendering.sections import tag_of
from tongbao.server.views.context import RequestContext, request_context
from tongbao.server.views.table.replays import name_of

WIDTH: Final = 150
HEIGHT: Final = 112
MARGIN: Final = 8
"""Size and margin of the small chart of points, in its own units."""


class ResultPage:
    """Template data of the result of a match, in one language."""

    def __init__(self, match: MatchView, past: PositionHistory, course: Sequence[Sequence[int]], language: str) -> None:
        self.match: Final = match
        self.game: Final = match.state.require_game()
        self.past: Final = past
        self.language: Final = language
        self.scores: Final = self.game.scores()
        self.places: Final = self.game.places()
        self.shares: Final = [match.meta.shares(self.game, seat) for seat in range(self.game.players)]
        self.course: Final = course

    def facts(self) -> dict[str, Any]:
        """All template data of the page."""
        return {
            "verdict": self.verdict(),
            "turns": len(self.past.ends) - 1,
            "rolls": self.rolls(),
            "kinds": self.kinds(),
            "most": max(1, *self.scores),
            "best": self.best(),
            "turning": self.turning(),
            "leads": lead_changes(self.course),
        }

    def phrase(self, kind: str, facts: Facts) -> dict[str, Any]:
        """A text of the game with its facts."""
        return {"text": self.match.meta.text(kind, facts, self.language), "facts": facts}

    def verdict(self) -> dict[str, Any]:
        """Verdict: the winner, and the margin."""
        winners = [seat for seat, place in enumerate(self.places) if place == 1]
        others = [score for seat, score in enumerate(self.scores) if seat not in winners]
        margin = self.scores[winners[0]] - max(others, default=0)
        kind = "verdict"
        if len(winners) > 1:
            kind = "verdict_shared"
        elif not others:
            kind = "verdict_alone"
        elif margin <= 0:
            kind = "verdict_even"
        return self.phrase(kind, {"player": winners[0], "players": winners, "n": margin})

    # Score breakdown.

    def rolls(self) -> list[dict[str, Any]]:
        """Each seat with its points by kind, the best place first."""
        order = sorted(range(len(self.scores)), key=lambda seat: (self.places[seat], seat))
        return [
            {
                **name_of(self.match, seat),
                "place": self.places[seat],
                "score": self.scores[seat],
                "groups": groups(self.shares[seat]),
            }
            for seat in order
        ]

    def kinds(self) -> dict[str, dict[str, Any]]:
        """The kinds of points that anybody has, in the order of the game's texts: their names and numbers."""
        had = {f"share_{share.kind}" for shares in self.shares for share in shares}
        texts = [text for text in (*self.match.meta.texts, *SHARE_WORDS) if text in had]
        return {
            text.removeprefix("share_"): {"label": self.match.meta.text(text, {}, self.language), "n": n}
            for n, text in enumerate(texts, 1)
        }

    # Highlights.

    def best(self) -> dict[str, Any] | None:
        """The card that brought most, to whom, and with which step; None if no card brought anything."""
        deals = [(share, seat) for seat, shares in enumerate(self.shares) for share in shares if share.card != NO_CARD]
        if not deals:
            return None
        share, seat = max(deals, key=lambda deal: deal[0].points)
        step = share.step if share.step != NO_STEP else self.step_of(seat, share.card)
        return {
            "said": self.phrase("best", {"player": seat, "card": share.card, "n": share.points}),
            "card": share.card,
            "turn": self.past.turn_of_step(step),
            "link": f"/t/{self.match.id}/replay?seat={seat}&step={step}",
        }

    def step_of(self, seat: int, card: int) -> int:
        """Latest step in which a line tells what the seat did with the card; the last of all if none does."""
        told = [
            event.decisions
            for event in self.game.events or []
            if event.facts.get("player") == seat and event.facts.get("card") == card
        ]
        return told[-1] if told else self.game.decisions

    def turning(self) -> dict[str, Any] | None:
        """Turning point: the turn from which the winner led for good, and all points as lines; None without one."""
        led = leaders(self.course)
        turn, leader = len(led) - 1, led[-1]
        if leader is None or len(self.scores) == 1:
            return None
        while turn and led[turn - 1] == leader:
            turn -= 1
        return {
            "turn": turn,
            "player": leader,
            "link": f"/t/{self.match.id}/replay?seat={leader}&step={self.past.ends[turn]}",
            "lines": [
                {**name_of(self.match, seat), "points": " ".join(self.places_of(seat))}
                for seat in range(len(self.scores))
            ],
            "at": self.places_of(leader)[turn].partition(",")[::2],
            "width": WIDTH,
            "height": HEIGHT,
        }

    def places_of(self, seat: int) -> list[str]:
        """Coordinates of a seat's points on the small chart, turn by turn."""
        most, last = max(1, *map(max, self.course)), max(1, len(self.course) - 1)
        found: list[str] = []
        for turn, row in enumerate(self.course):
            x = MARGIN + (WIDTH - 2 * MARGIN) * turn / last
            found.append(f"{x:.1f},{HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * row[seat] / most:.1f}")
        return found


def leaders(course: Sequence[Sequence[int]]) -> list[int | None]:
    """Sole leader at the end of each turn; None where there was none."""
    return [row.index(max(row)) if row.count(max(row)) == 1 else None for row in course]


def lead_changes(course: Sequence[Sequence[int]]) -> int:
    """Number of times that another seat came to lead alone."""
    led = [leader for leader in leaders(course) if leader is not None]
    return sum([one != other for one, other in pairwise(led)])


async def show(request: Request) -> Response:
    """Show the result; while the game runs, redirect to the table."""
    context = await request_context(request)
    rematch = await following(context)
    match = await context.view()
    if not match.state.require_game().over:
        return context.redirect(f"/t/{match.id}")
    mine = match.state.seats_of(context.person)
    macros = context.services.pages.tables.macros.macros_for(match, context.templates, context.language)
    past = await context.services.registry.position_histories.history_of(match)
    outcome = ResultPage(match, past, await in_pieces(past.scoring(None)), context.language)
    return context.render(
        "pages/result.html",
        match=context.services.pages.tables.entry(match, context.language),
        game=match.meta.name,
        preview=preview_entry(
            context.connection.url_for("result", id=match.id), match.meta.name, context.services.pages.public_url
        ),
        words=macros.facts["words"],
        fill=macros.fill,
        titles=macros.facts["titles"],
        final=Seat(match.state.require_game(), SPECTATOR).view(),
        result=outcome.facts(),
        mine=mine,
        gains=await context.services.ratings.gains(match),
        profiles=await context.services.ratings.links(match),
        rematch=rematch,
        group=await context.services.groups.group_of(match.state.settings.group, context.person),
    )


async def picture(request: Request) -> Response:
    """Answer with the result as a picture (SVG) to share; while the game runs, redirect to the table."""
    context = await request_context(request)
    match = await context.view()
    if not match.state.require_game().over:
        return context.redirect(f"/t/{match.id}")
    pages, past = context.services.pages, await context.services.registry.position_histories.history_of(match)
    key = f"{past.name} result {context.language}".encode()
    svg = pages.steps.get(key)
    if svg is None:
        macros = pages.tables.macros.macros_for(match, context.templates, context.language)
        outcome = ResultPage(match, past, await in_pieces(past.scoring(None)), context.language)
        entry = pages.tables.entry(match, context.language)
        facts = {"match": entry, "words": macros.facts["words"], "game": match.meta.name, "fill": macros.fill}
        svg = pages.render("pages/result.svg", context.language, None, result=outcome.facts(), **facts).encode()
        pages.steps.put(key, svg)
    return Response(svg, media_type="image/svg+xml")


async def state(request: Request) -> Response:
    """Answer with the rematch, if there is one yet, and how it stands, as JSON."""
    context = await request_context(request)
    found = await following(context)
    await context.view()
    return context.json(found)


async def following(context: RequestContext) -> dict[str, Any]:
    """Rematch of the match: its link, the people who have it open, the offer to the visitor, and a tag of all that."""
    match = await context.find_match()
    there = await context.services.rematches.look(match)
    offer = match.offer
    found: dict[str, Any] = {"link": None, "here": [], "offer": None}
    if there is not None and offer is not None and not offer.is_withdrawn:
        here = there.people_here()
        seated = [chair.seat for chair in there.state.seats if chair.kind == "human" and chair.person in here]
        names = [name_of(there.view(), seat) for seat in seated]
        found = {
            "link": f"/t/{there.id}",
            "here": names,
            "offer": again_entry(offer, offer.part_of(context.person)),
        }
    return found | {"tag": tag_of(msgspec.json.encode(found))}
