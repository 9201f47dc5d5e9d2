"""Views of a match that is over: its review (post-game analysis), and playing on from a position of it."""

from collections.abc import Sequence
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tongbao.bots.hints.explain import explainer_for
from tongbao.languages import Translator
from tongbao.review.look import Finding, Path, Phrase
from tongbao.review.report import accounts, reasons, report, whole
from tongbao.review.review import Review
from tongbao.review.sight import Sight
from tongbao.review.walk import can_be_reviewed
from tongbao.server.common.errors import UserError
from tongbao.server.http.bodies import read_form
from tongbao.server.matches.reviews import ReviewJob
from tongbao.server.matches.seats import seal
from tongbao.server.matches.state import MatchView
from tongbao.server.rendering.templates import folder_of
from tongbao.server.views.context import RequestContext, request_context
from tongbao.server.views.table.replays import seat_in, small_number

WIDTH: Final = 1000
HEIGHT: Final = 400
"""Size of the chart, in its own units."""
MOST_LABELS: Final = 18
"""Maximum number of turns that are numbered below the chart; on a phone a third of them."""
MOST_STEPS: Final = 6
"""Maximum number of choices of a line that are told."""
MINUS: Final = "−"


class ReviewPage:
    """Template data of the review page, for a viewer who sits on the seats ``mine``."""

    def __init__(self, review: Review, match: MatchView, t: Translator, mine: Sequence[int]) -> None:
        self.review: Final = review
        self.match: Final = match
        self.t: Final = t
        self.mine: Final = mine
        self.seat: Final = review.sight.seat
        self.last: Final = max(1, len(review.chances) - 1)
        self.cards: Final = "open" if review.sight.open else "own"
        self.link: Final = self.link_to(self.seat, self.cards)

    def link_to(self, seat: int, cards: str) -> str:
        """Address of a seat's review, with its own cards or with all open."""
        return f"/t/{self.match.id}/review?seat={seat}&cards={cards}"

    def facts(self, wish: str) -> dict[str, Any]:
        """All template data; ``wish`` is the number of the decision to show, the dearest moment otherwise."""
        review, moments = self.review, self.review.moments()
        found = [finding for number, finding in review.findings.items() if str(number) == wish]
        chosen = found[0] if found else min(moments, key=lambda one: one.gain, default=None)
        done, total = review.done
        return {
            "seat": self.name(self.seat),
            "open": review.sight.open,
            "link": self.link,
            "own_link": self.own_link(),
            "open_link": self.link_to(self.seat, "open"),
            "others": self.others(),
            "finished": review.finished,
            "look": review.stage,
            "done": done,
            "total": total,
            "percent": round(100 * done / max(1, total)),
            "chart": self.chart(moments, chosen),
            "moments": [self.tile(finding, chosen) for finding in moments],
            "moment": None if chosen is None else self.moment(chosen),
            "account": self.account(),
            "seats": [self.name(seat) for seat in range(len(self.match.state.seats))],
        }

    def name(self, seat: int) -> dict[str, Any]:
        """Template data of a seat."""
        name = self.match.state.seats[seat].name
        return {"seat": seat, "name": name, "seal": seal(seat, name), "color": seat + 1, "mine": seat == self.seat}

    def own_link(self) -> str | None:
        """Address of the visitor's own review by what they knew; None for those who didn't play."""
        if not self.mine:
            return None
        return self.link_to(self.seat if self.seat in self.mine else self.mine[0], "own")

    def others(self) -> list[dict[str, Any]]:
        """Seats whose reviews can be seen too: with all cards open all of them, else the visitor's own; if several."""
        seats = list(range(len(self.match.state.seats))) if self.review.sight.open else list(self.mine)
        return [{**self.name(seat), "link": self.link_to(seat, self.cards)} for seat in seats] if len(seats) > 1 else []

    # The chart.

    def chart(self, moments: list[Finding], chosen: Finding | None) -> dict[str, Any]:
        """Chart data: lines by seat, the moments on them, and all the numbers."""
        known = [(turn, chances) for turn, chances in enumerate(self.review.chances) if chances is not None]
        lines: list[dict[str, Any]] = []
        for seat in range(len(self.match.state.seats)):
            points = [(self.x(turn), round(HEIGHT * (1 - chances[seat]), 1)) for turn, chances in known]
            text = " ".join([f"{x},{y}" for x, y in points])
            ground = f"{points[0][0]},{HEIGHT} {text} {points[-1][0]},{HEIGHT}" if points else ""
            end = 100 * (1 - known[-1][1][seat]) if known else None
            lines.append({**self.name(seat), "points": text, "ground": ground, "end": end})
        every = -(-self.last // MOST_LABELS)
        turns = [turn for turn in range(1, self.last + 1) if turn % every == 0]
        now = None if chosen is None else chosen.turn
        return {
            "width": WIDTH,
            "height": HEIGHT,
            "lines": sorted(lines, key=lambda line: line["mine"]),
            "even": round(100 * (1 - 1 / len(lines)), 2),
            "band": None if now is None else {"left": self.percent(now - 1), "width": round(100 / self.last, 3)},
            "flags": self.flags(moments),
            "turns": [{"turn": n, "left": self.percent(n), "minor": place % 3 != 2} for place, n in enumerate(turns)],
            "now": None if now is None else {"turn": now, "left": self.percent(now)},
            "known": bool(known),
            "rows": [
                {"turn": turn, "chances": whole(chances, 100), "whose": self.whose(turn)} for turn, chances in known
            ],
        }

    def flags(self, moments: list[Finding]) -> list[dict[str, Any]]:
        """Flags of the moments on the chart, each at the end of its turn, stacked on the last one of the same turn."""
        found: list[dict[str, Any]] = []
        for place, finding in enumerate(moments):
            chances = self.review.chances[finding.turn]
            if chances is not None:
                stack = sum(later.turn == finding.turn for later in moments[place + 1 :])
                left, top = self.percent(finding.turn), round(100 * (1 - chances[self.seat]), 2)
                found.append({"left": left, "top": top, "stack": stack, **self.tile(finding, None)})
        return found

    def whose(self, turn: int) -> str:
        """Name of the player who had that turn; empty for the start."""
        seat = self.review.walk.columns[turn].seat
        return "" if seat < 0 else self.match.state.seats[seat].name

    def x(self, turn: int) -> float:
        """X coordinate of the end of a turn on the chart."""
        return round(WIDTH * turn / self.last, 1)

    def percent(self, turn: int) -> float:
        """X coordinate of the end of a turn, in percent of the chart's width."""
        return round(100 * turn / self.last, 3)

    # The moments.

    def tile(self, finding: Finding, chosen: Finding | None) -> dict[str, Any]:
        """Template data of a moment in the list."""
        points = round(100 * abs(finding.gain))
        return {
            "turn": finding.turn,
            "plus": finding.gain > 0,
            "sign": f"+{points}" if finding.gain > 0 else f"{MINUS}{points}",
            "points": points,
            "choices": finding.choices,
            "played": self.path_entry(finding.played),
            "other": self.path_entry(finding.other),
            "link": f"{self.link}&moment={finding.number}",
            "on": finding is chosen,
        }

    def moment(self, finding: Finding) -> dict[str, Any]:
        """A moment in full: what was played and what could have been, and why one is better."""
        names = [chair.name for chair in self.match.state.seats]
        tell = explainer_for(self.match.meta.name, names, self.t.language)
        before = self.review.chances[finding.turn - 1]
        return {
            **self.tile(finding, finding),
            "decision": finding.number,
            "before": None if before is None else round(100 * before[self.seat]),
            "margin": max(1, round(200 * finding.error)),
            "lanes": [self.lane(finding.played, "played"), self.lane(finding.other, "other")],
            "why": [tell.phrase(reason) for reason in reasons(tell, finding)],
            "position": f"/t/{self.match.id}/replay?seat={self.seat}&step={finding.number}",
        }

    def lane(self, path: Path, kind: str) -> dict[str, Any]:
        """A choice, what is best after it, and the chance that they lead to."""
        steps = [self.words(caption) for caption in path.captions[1 : 1 + MOST_STEPS]]
        more = max(0, len(path.captions) - 1 - MOST_STEPS)
        after = round(100 * path.shares[self.seat])
        return {"kind": kind, "said": self.path_entry(path), "steps": steps, "more": more, "after": after}

    def path_entry(self, path: Path) -> dict[str, Any]:
        """Caption of a choice."""
        return self.words(path.captions[0])

    def words(self, phrase: Phrase) -> dict[str, Any]:
        """A caption in the language of the page."""
        text = self.match.meta.text(phrase["kind"], phrase["facts"], self.t.language)
        return {"text": text, "facts": phrase["facts"]}

    # Cards and choices.

    def account(self) -> dict[str, Any] | None:
        """Bars of what cards and choices changed, by seat; None unless all cards are open and all is known."""
        found = accounts(self.review)
        if not found:
            return None
        widest = max(1, *[abs(change) for account in found for change in (account.cards, account.choices)])
        rows = [
            {
                **self.name(seat),
                "first": account.first,
                "last": account.last,
                "bars": [
                    {
                        "kind": kind,
                        "change": signed(change),
                        "minus": change < 0,
                        "size": round(abs(change) / widest, 3),
                    }
                    for kind, change in (("cards", account.cards), ("choices", account.choices))
                ],
            }
            for seat, account in enumerate(found)
        ]
        own = found[self.seat]
        return {"rows": rows, "cards": signed(own.cards), "choices": signed(own.choices)}


def signed(change: int) -> str:
    """A change with its sign."""
    return f"{MINUS}{-change}" if change < 0 else f"+{change}"


OWN, OPEN = "own", "open"


async def look_back(request: Request) -> Response:
    """Show the review, as far as it is finished."""
    context = await request_context(request)
    match = await context.view()
    sight = perspective_in(context, match)
    making = await asked(context, match, sight)
    macros = context.services.pages.tables.macros.macros_for(match, context.templates, context.language)
    chosen = context.connection.query_params.get("moment", "")
    mine = match.state.seats_of(context.person)
    facts = ReviewPage(making.review, match, context.t, mine).facts(chosen)
    title = context.services.pages.tables.entry(match, context.language)
    return context.render(
        "pages/review.html",
        match=title,
        game=match.meta.name,
        folder=folder_of(match.meta.name),
        words=macros.facts["words"],
        fill=macros.fill,
        review=facts,
        failed=making.failed,
    )


async def review_json(request: Request) -> Response:
    """Answer with the review as JSON; ``finished`` tells whether all of it is there."""
    context = await request_context(request)
    match = await context.view()
    making = await asked(context, match, perspective_in(context, match))
    return JSONResponse({"table": match.id, "failed": making.failed, **report(making.review)})


async def again(request: Request) -> Response:
    """Retry a review that has failed."""
    context = await request_context(request)
    match = (await context.match()).view()
    sight = perspective_in(context, match)
    context.services.registry.reviews.forget(match, sight)
    await asked(context, match, sight)
    return context.redirect(f"/t/{match.id}/review?{query_of(sight)}")


async def play_on(request: Request) -> Response:
    """Create a table that goes on from a position of this game, against bots."""
    context = await request_context(request)
    match = await context.match()
    form = await read_form(request, 4)
    wish, number = form.get("seat", ""), small_number(form.get("decision", ""))
    if not match.state.require_game().over:
        raise UserError("You can play on from a position once the game is over.", 403)
    seat = seat_in(match.view(), wish)
    context.require_rate("tables")
    person = await context.ensure_person("")
    branch = await context.services.registry.found_branch(match, seat, number, person)
    return context.redirect(f"/t/{branch.id}")


async def asked(context: RequestContext, match: MatchView, sight: Sight) -> ReviewJob:
    """Review that is asked for; a new one counts against the visitor's rate limit."""
    reviews = context.services.registry.reviews
    found = reviews.find(match, sight)
    if found is not None:
        return found
    context.require_rate("reviews")
    return await reviews.review_of(match, sight)


def perspective_in(context: RequestContext, match: MatchView) -> Sight:
    """Perspective that the query asks for: by default the visitor's own seat, with what they knew.

    What a seat knew is for whoever sits there; all cards are open to everybody once the game is over, as its record is.
    Raises UserError.
    """
    game = match.state.require_game()
    if not game.over:
        raise UserError("The review shows what is hidden; you can read it once the game is over.", 403)
    if not can_be_reviewed(match.meta.name):
        raise UserError("This game doesn’t have reviews yet.", 404)
    mine, query = match.state.seats_of(context.person), context.connection.query_params
    wish, cards = query.get("seat"), query.get("cards")
    seat = mine[0] if mine else game.places().index(1)
    if wish is not None:
        seat = seat_in(match, wish)
    if cards not in (None, OWN, OPEN):
        raise UserError("“cards” must be own or open.")
    if cards == OWN:
        match.state.require_seat(context.person, seat)
    return Sight(seat, cards == OPEN or (cards is None and seat not in mine))


def query_of(sight: Sight) -> str:
    """Query string that asks for a perspective."""
    return f"seat={sight.seat}&cards={OPEN if sight.open else OWN}"
