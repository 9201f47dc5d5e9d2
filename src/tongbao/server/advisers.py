"""Advisers: find the hint that a seat asks for, in a process of its own, once however often it is asked."""

import asyncio
import logging
from typing import Final

from tongbao.bots.advice.advice import Advice
from tongbao.engine.record import Record
from tongbao.server.alone import alone
from tongbao.server.common.errors import Refusal
from tongbao.server.common.randomness import Randomness
from tongbao.server.hints import Advised, Hint, are_there, keep_hint
from tongbao.server.matches import Match
from tongbao.server.thinkers import Request, Thinkers

logger = logging.getLogger("tongbao.advisers")


class Advisers:
    """Those of all matches. ``asked`` are the hints that are being found, by match and seat."""

    def __init__(self, thinkers: Thinkers, randomness: Randomness) -> None:
        self.thinkers: Final = thinkers
        self.randomness: Final = randomness
        self.asked: Final[dict[tuple[str, int], asyncio.Task[None]]] = {}

    async def advise(self, match: Match, seat: int) -> None:
        """Let the seat have a hint. Raises Refusal if it can't have one, or if the match has moved on meanwhile."""
        name = match.id, seat
        if name not in self.asked:
            self.asked[name] = asyncio.create_task(self.find(match, seat))
            self.asked[name].add_done_callback(lambda _: self.asked.pop(name))
        await asyncio.shield(self.asked[name])

    async def find(self, match: Match, seat: int) -> None:
        """Find a hint, and keep it if it still is one."""
        require_hint(match, seat)
        rows, record = len(match.rows), Record.of(match.playing()).dumps()
        request = Request(record, seat, self.randomness.number(2**32), self.thinkers.seconds())
        await keep(match, seat, rows, await self.found(match, request))

    async def found(self, match: Match, request: Request) -> Advice:
        """What the adviser says. Raises Refusal if it is too late or fails; the log says which."""
        try:
            return await self.thinkers.advise(request)
        except TimeoutError:
            logger.warning("The adviser was too late at table %s.", match.id)
        except Exception:
            logger.exception("The adviser failed at table %s.", match.id)
        raise Refusal("No hint was found in time; please ask again in a moment.", 503)


def require_hint(match: Match, seat: int) -> None:
    """Raises Refusal unless the seat may be told now what it could choose."""
    if not are_there(match.meta.name):
        raise Refusal("There are no hints in this game yet.", 404)
    if not match.has_hints:
        raise Refusal("At this table there are no hints: so it was founded.", 403)
    choices = match.playing().choices(seat)
    if not choices:
        raise Refusal("There is a hint only for those whose turn it is.", 409)
    if len(choices) == 1:
        raise Refusal("There is only one thing to choose.", 409)


@alone
async def keep(match: Match, seat: int, rows: int, advice: Advice) -> None:
    """Let the seat have the hint that it asked for when so many choices and undos had been made.

    That it took one is committed first. Raises Refusal if the match has moved on since.
    """
    game = match.playing()
    if not match.is_as_before(seat, rows) or not game.choices(seat):
        raise Refusal("The table has moved on; the hint was for how it stood before.", 409)
    hint, advised = Hint(seat, game.decisions), Advised(rows, advice)
    await match.write(keep_hint(match.id, len(match.hints), hint, advised))
    match.hints.append(hint)
    match.advised[seat] = advised
    match.changed(seat)
