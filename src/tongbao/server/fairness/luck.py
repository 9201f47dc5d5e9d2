"""What a game that is over has drawn: found once by playing it again, and kept as long as its match is in memory."""

import asyncio
from typing import Final
from weakref import WeakKeyDictionary

from tongbao.engine.draws import NotedLuck, noted
from tongbao.engine.game import Game
from tongbao.engine.record import Record
from tongbao.server.aside import replay
from tongbao.server.matches import Match


class Proofs:
    """The draws of the matches that somebody has checked; all who ask for the same game wait for one replay of it."""

    def __init__(self) -> None:
        self.kept: Final[WeakKeyDictionary[Match, tuple[Game, asyncio.Task[NotedLuck]]]] = WeakKeyDictionary()

    async def of(self, match: Match) -> NotedLuck | None:
        """The luck after the whole game, with all draws; None while what it holds is secret."""
        game = match.game
        if game is None or not game.over:
            return None
        known = self.kept.get(match)
        if known is None or known[0] is not game:
            known = game, asyncio.create_task(replay(lambda: noted(Record.of(game))))
            self.kept[match] = known
        return await asyncio.shield(known[1])
