"""Other players' gates: whose top card can be taken, and for how much Stone (sections 6.5 and 11.1)."""

from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.engine.reasons import Reason
from tongbao.games.changan.cards.actions import RAIDS
from tongbao.games.changan.cards.board import ACQUIRE_PRICE
from tongbao.games.changan.state.reasons import reason, why_guarded
from tongbao.games.changan.state.table import Changan


def open_gates(game: Changan, seat: int) -> list[Choice]:
    """The gates of others whose top card isn't the lowest, unguarded."""
    found: list[Choice] = []
    for other in range(game.players):
        if other != seat and not game.permanents(other).guards_gates:
            for gate, pile in enumerate(game.gates[other]):
                if len(pile) > 1:
                    found.append(RAIDS[other][gate])
    return found


def acquire_price(game: Changan, seat: int, other: int, gate: int) -> int:
    """What the seat pays for the top card of another player's gate, in Stone."""
    return max(0, ACQUIRE_PRICE[len(game.gates[other][gate])] - game.permanents(seat).acquire_less)


def why_closed(game: Changan, other: int, gate: int) -> Reason:
    """Why no card can be taken at a gate of another player: the lowest card is safe, or all are guarded."""
    pile = game.gates[other][gate]
    if len(pile) > 1:
        return why_guarded(game, other, "gates")
    facts: Facts = {"owner": other, "gate": gate}
    return reason("lowest", {**facts, "card": pile[0]}, causes=pile[:]) if pile else reason("no_rival_card", facts)
