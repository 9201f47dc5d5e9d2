"""The options of Xanadu and the terms they set for one table (section 4)."""

from typing import Final

from tongbao.engine.meta import Option

OFF: Final = "off"
ON: Final = "on"
IDLE_ROUNDS: Final = 3
"""After so many rounds in which nothing has moved the game ends (10.5)."""
SWITCH: Final[dict[str, str]] = {OFF: "off", ON: "on"}


class Edition(Option):
    """Printed rulebook or online edition."""


class Advanced(Option):
    """Any number of buildings a turn, for two to four players."""

    def possible(self, players: int, options: dict[str, str]) -> list[str]:
        return [OFF, ON] if players <= 4 else [OFF]


class Duo(Option):
    """Two starting buildings for two players in the base game."""

    def possible(self, players: int, options: dict[str, str]) -> list[str]:
        return [ON, OFF] if players == 2 and options["advanced"] == OFF else [OFF]


class Crowd(Option):
    """The variant for five and six players."""

    def possible(self, players: int, options: dict[str, str]) -> list[str]:
        return [ON, OFF] if players >= 5 else [OFF]


class Passes(Option):
    """How often the deck is played through."""

    def possible(self, players: int, options: dict[str, str]) -> list[str]:
        return ["3"] if options["crowd"] == ON else ["2", "3"]


class EvenTurns(Option):
    """Everybody has equally many turns (X-42)."""


OPTIONS: Final[list[Option]] = [
    Edition(
        "edition",
        ["rulebook", "online"],
        "Edition",
        "The printed rulebook uses 70 cards; the online edition adds four magenta ones.",
        {"rulebook": "rulebook", "online": "online"},
    ),
    Advanced(
        "advanced",
        [OFF, ON],
        "Advanced",
        "Two starting buildings, six sites and any number of buildings per turn; for two to four players.",
        SWITCH,
    ),
    Duo(
        "duo",
        [OFF, ON],
        "Duo",
        "Two players start with two buildings each.",
        SWITCH,
    ),
    Crowd(
        "crowd",
        [OFF, ON],
        "Crowd",
        "For five or six players: four sites and three runs through the deck; the Khan adds 1 for yellow and "
        "2 for green.",
        SWITCH,
    ),
    Passes(
        "passes",
        ["2", "3"],
        "Deck runs",
        "How many times the deck is played through before the game ends.",
        {"2": "two", "3": "three"},
    ),
    EvenTurns(
        "even_turns",
        [OFF, ON],
        "Even turns",
        "When the End of Game card appears, the round is finished, so that everyone has had the same number of turns.",
        SWITCH,
    ),
]


FULL_HAND: Final = 7


class Terms:
    """What the options of a table mean in numbers; shared by all its clones."""

    def __init__(
        self, players: int, options: dict[str, str], hand_limit: int = FULL_HAND, idle_rounds: int = IDLE_ROUNDS
    ) -> None:
        self.options: Final = options
        self.edition: Final = options["edition"]
        self.advanced: Final = options["advanced"] == ON
        self.even_turns: Final = options["even_turns"] == ON
        self.passes: Final = int(options["passes"])
        crowd = options["crowd"] == ON
        two_to_start = self.advanced or options["duo"] == ON
        self.hand_limit: Final = hand_limit
        """So many cards are drawn up to; more are kept."""
        self.starting_buildings: Final = 2 if two_to_start else 1
        self.cards_dealt: Final = self.hand_limit + self.starting_buildings - 1
        self.building_limit: Final = 6 if self.advanced else 4 if crowd else 5
        self.bonus: Final = [0, 0, 1, 2, 0] if crowd else [0, 0, 0, 0, 0]
        """What the Khan adds, by colour (X-29)."""
        self.most_under_marker: Final = 9 if self.edition == "online" else 10
        self.idle_limit: Final = idle_rounds * players
        self.numbers: Final = b"".join([option.numbers(options[option.name]) for option in OPTIONS])
        """The options as an observation tells them."""
