"""The option of Pocket Chang’An and the terms it sets for one table (section 3)."""

from typing import Final

from tongbao.engine.balanced import BALANCED_CARDS
from tongbao.engine.meta import Option

ROUND_LIMIT: Final = {"standard": 12, "short": 8, "long": 16}
SOLO_ROUND_LIMIT: Final = {"standard": 8, "short": 6, "long": 10}

OPTIONS: Final[list[Option]] = [
    Option(
        "length",
        ["standard", "short", "long"],
        "Length",
        "Maximum number of rounds: 12, 8 or 16 (solo: 8, 6 or 10). The game may end earlier.",
        {
            "standard": "standard",
            "short": "short",
            "long": "long",
        },
    ),
    BALANCED_CARDS,
]


ACTIONS_A_TURN: Final = 2
HAND_LIMIT: Final = 6
PUBLIC_CARDS: Final = 8


class Terms:
    """What the options of a table mean in numbers; shared by all its clones.

    ``round_limit`` is as the length says unless another is given.
    """

    def __init__(
        self,
        players: int,
        options: dict[str, str],
        round_limit: int = 0,
        actions_a_turn: int = ACTIONS_A_TURN,
        hand_limit: int = HAND_LIMIT,
        public_cards: int = PUBLIC_CARDS,
    ) -> None:
        self.options: Final = options
        self.length: Final = options["length"]
        self.solo: Final = players == 1
        self.round_limit: Final = round_limit or (SOLO_ROUND_LIMIT if players == 1 else ROUND_LIMIT)[self.length]
        self.actions_a_turn: Final = actions_a_turn
        self.hand_limit: Final = hand_limit
        self.public_cards: Final = public_cards
