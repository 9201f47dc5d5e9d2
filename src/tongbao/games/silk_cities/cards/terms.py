"""The options of Cities of the Silk Road and the terms they set for one table (section 2)."""

from typing import Final

from tongbao.engine.balanced import balanced_cards
from tongbao.engine.meta import Option

OPTIONS: Final[list[Option]] = [
    Option(
        "victory",
        ["7", "5", "9"],
        "Victory Points",
        "How many Victory Points win the game at once.",
        {"7": "7", "5": "5", "9": "9"},
    ),
    Option(
        "auctions",
        ["limits", "open"],
        "Coin auctions",
        "Each player sets a secret limit, or all raise the bid openly.",
        {
            "limits": "secret limits",
            "open": "open bidding",
        },
    ),
    Option(
        "routes",
        ["free", "cheapest"],
        "Routes",
        "Choose your own route, or always take the cheapest one.",
        {"free": "free choice", "cheapest": "cheapest only"},
    ),
    Option(
        "start",
        ["choose", "random"],
        "Starting regions",
        "Players choose their starting regions, or the regions are dealt.",
        {"choose": "chosen", "random": "dealt at random"},
        until=1,
    ),
    Option(
        "start",
        ["offered", "choose", "random"],
        "Starting regions",
        "Players choose one of two drawn regions (the first player has only one), or any region, or nobody chooses.",
        {"offered": "one of two", "choose": "any", "random": "dealt at random"},
        since=2,
    ),
    balanced_cards(until=1),
]


class Terms:
    """What the options of a table mean; shared by all its clones."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.options: Final = options
        self.victory: Final = int(options["victory"])
        self.open_auctions: Final = options["auctions"] == "open"
        self.cheapest_only: Final = options["routes"] == "cheapest"
        self.start: Final = options["start"]
        self.copies: Final = players - 1
        self.numbers: Final = b"".join([option.numbers(options[option.name]) for option in OPTIONS if not option.until])
        """The options as an observation tells them."""
