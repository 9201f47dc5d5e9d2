"""Clock: how much of the game is still to come, as far as the table shows."""

from typing import Final

from tongbao.games.pocket_changan.cards.terms import ACTIONS_A_TURN
from tongbao.games.pocket_changan.state.table import PocketChangan

DRAWS_A_TURN: Final = 1.0
"""How much the deck and the discard pile lose in a turn, taken together."""
POINTS_TO_END: Final = 14
"""An End Game Event asks for so many in all four types (P-28)."""
POINTS_A_ROUND: Final = 2.3
HESITATION: Final = 2.5
"""Rounds that pass until a player who has the points holds an event and wants to end."""


class Clock:
    """How long the game may last: ``rounds``, how many a seat can expect after this one; none once it is the last."""

    def __init__(self, game: PocketChangan, me: int) -> None:
        self.game: Final = game
        rounds = float(game.terms.round_limit - game.round)
        rounds = min(rounds, (len(game.deck) + len(game.discards)) / (DRAWS_A_TURN * game.players))
        for rival in game.others(me):
            missing = max(0, POINTS_TO_END - sum(game.powers[rival].points))
            rounds = min(rounds, missing / POINTS_A_ROUND + HESITATION)
        self.rounds: Final = 0.0 if game.end_reason else rounds

    def actions(self, seat: int, rounds: float) -> float:
        """How many actions the seat has still to come, if so many rounds follow this one."""
        game = self.game
        if seat == game.active:
            return game.actions_left + ACTIONS_A_TURN * rounds
        return ACTIONS_A_TURN * (rounds + 1.0 if seat > game.active else rounds)
