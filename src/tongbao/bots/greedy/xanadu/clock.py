"""How near the end of the game is, as far as the table shows."""

from typing import Final

from tongbao.games.xanadu.table import NO_MARKER, Xanadu

SALE_DRAWS: Final = 3
DRAWS_PER_TURN: Final = 2.4
BOUND_PER_SEAT: Final = 8
"""So many cards a seat keeps out of a new deck, in hand and on the table."""


class Clock:
    """How long the game may last, seen from one seat's turn.

    ``turns``: how many more turns the seat can expect. ``now``: the chance that the game ends with this turn.
    ``last_turn``: the marker is drawn and the round is being finished; then ``others_after`` counts the seats that
    still act.
    """

    def __init__(self, game: Xanadu, me: int) -> None:
        self.count: Final = len(game.deck)
        self.marker_in: Final = game.marker_under != NO_MARKER
        self.most_under: Final = min(game.terms.most_under_marker, self.count)
        self.last_turn: Final = game.marker_drawn
        self.others_after: Final = (game.first - me - 1) % game.players
        self.turns: Final = self.cards_to_come(game) / (DRAWS_PER_TURN * game.players)
        plays_on = game.terms.even_turns and self.others_after > 0
        self.now: Final = 0.0 if self.last_turn or plays_on else self.danger(SALE_DRAWS)

    def cards_to_come(self, game: Xanadu) -> float:
        """How many cards will be drawn before the marker; the place of the marker is not known to anybody."""
        if self.last_turn:
            return 0.0
        to_come = self.count - 0.5 * game.terms.most_under_marker
        if not self.marker_in:
            first, last = game.cards.editions[game.terms.edition]
            new_deck = max(game.terms.most_under_marker, last - first + 1 - BOUND_PER_SEAT * game.players)
            to_come += new_deck * (game.terms.passes - game.pass_number)
        return max(0.0, to_come)

    def danger(self, draws: float) -> float:
        """The chance that the marker is drawn in place of one of the next so many cards."""
        if not self.marker_in:
            return 0.0
        places = self.most_under + 1
        return min(1.0, max(0.0, (self.most_under - self.count + draws) / places))
