"""What looks at a state of OpenSpiel for a seat: its observation, or its information state."""

from typing import Any

import pyspiel

from tongbao.engine.meta import Setup
from tongbao.engine.seats import SPECTATOR
from tongbao.research.position import Position


class Observer:
    """Looks at states for a seat, with perfect recall or not; for the spectator where nothing private is asked for."""

    def __init__(self, setup: Setup, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observations of Tongbao have no parameters such as {params}.")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        private = pyspiel.PrivateInfoType
        if not kind.public_info or kind.private_info == private.ALL_PLAYERS:
            raise ValueError("An observation is what one seat may see, or what all see; no other kind is given.")
        self.recalls = kind.perfect_recall
        self.is_public = kind.private_info == private.NONE
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with what the player knows."""

    def string_from(self, state: Any, player: int) -> str:
        """What the player knows as a text."""
        seat = SPECTATOR if self.is_public else player
        position: Position = state.position
        return position.information(seat) if self.recalls else position.seen(seat).decode()
