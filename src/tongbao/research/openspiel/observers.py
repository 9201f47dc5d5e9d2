"""What looks at a state of OpenSpiel for a seat: its observation, or its information state."""

from typing import Any, Final

import numpy as np
import pyspiel

from tongbao.engine.meta import Setup
from tongbao.engine.seats import SPECTATOR
from tongbao.research.position import Position
from tongbao.research.tensors import Floats, Tensors


class Observer:
    """Looks at states for a seat, with perfect recall or not; for the spectator where nothing private is asked for.

    ``tensor`` is float32 from 0 to 1, ``dict`` the same in parts, by the names of the fields of the layout. With
    perfect recall there is one part more: ``recalled``, with a row for each of so many ``frames``, the latest first.
    A row is an earlier observation, from whenever the seat chose or saw a change, and the number of its choice, from 1
    on, by how many there are; 0 if it had none. The spectator has no tensor. Raises ValueError for a kind of
    observation that isn't given.
    """

    def __init__(self, setup: Setup, frames: int, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observations of Tongbao have no parameters such as {params}.")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        private = pyspiel.PrivateInfoType
        if not kind.public_info or kind.private_info == private.ALL_PLAYERS:
            raise ValueError("An observation is what one seat may see, or what all see; no other kind is given.")
        self.recalls: Final[bool] = kind.perfect_recall
        self.is_public: Final[bool] = kind.private_info == private.NONE
        self.tensors: Final = Tensors(setup)
        self.frames: Final = frames if self.recalls else 0
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}
        if not self.is_public:
            self.lay_out(setup)

    def lay_out(self, setup: Setup) -> None:
        """Make the tensor and its parts."""
        size, width = self.tensors.size, self.tensors.size + 1
        tensor = np.zeros(size + self.frames * width, np.float32)
        first = 0
        for field in setup.meta.layout(setup):
            self.dict[field.name] = tensor[first : first + field.size]
            first += field.size
        if self.frames:
            self.dict["recalled"] = tensor[size:].reshape(self.frames, width)
        self.tensor = tensor

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with what the player knows; before the deal he knows nothing."""
        position: Position = state.position
        if self.tensor is None:
            return
        self.tensor.fill(0)
        observed = position.observed(player)
        if observed:
            self.tensor[: self.tensors.size] = self.tensors.floats(observed)[0]
        for row, (seen, choice) in enumerate(position.recollections(player, self.frames)):
            self.dict["recalled"][row, :-1] = self.tensors.floats(seen)[0]
            self.dict["recalled"][row, -1] = (choice + 1) / self.tensors.actions

    def string_from(self, state: Any, player: int) -> str:
        """What the player knows as a text."""
        position: Position = state.position
        seat = SPECTATOR if self.is_public else player
        return position.information(seat) if self.recalls else position.seen(seat).decode()
