"""What is to be settled before a small game: how large it is."""

from typing import Final

from tongbao.engine.meta import Option

HAND: Final = Option("hand", ["1", "2"], "Hand", "How many cards each player is dealt.", {})
ROUNDS: Final = Option("rounds", ["1", "2", "3", "4"], "Rounds", "How many turns each player has.", {})
