"""The options of Cities of the Silk Road and the terms they set for one table (section 2)."""

from typing import Final

from tongbao.engine.meta import Option

OPTIONS: Final[list[Option]] = [
    Option(
        "victory",
        ["7", "5", "9"],
        {"en": "Victory Points", "zh": "胜利分"},
        {"en": "How many Victory Points win at once.", "zh": "达到几点胜利分即刻获胜。"},
        {"7": {"en": "7", "zh": "7"}, "5": {"en": "5", "zh": "5"}, "9": {"en": "9", "zh": "9"}},
    ),
    Option(
        "auctions",
        ["limits", "open"],
        {"en": "Coin auctions", "zh": "钱币拍卖"},
        {
            "en": "Each names a limit in secret, or all raise the price in the open.",
            "zh": "各自暗定最高出价，或公开轮流加价。",
        },
        {
            "limits": {"en": "secret limits", "zh": "暗标"},
            "open": {"en": "open bidding", "zh": "公开竞价"},
        },
    ),
    Option(
        "routes",
        ["free", "cheapest"],
        {"en": "Routes", "zh": "路线"},
        {
            "en": "Choose a route yourself if you like, or always travel the cheapest one.",
            "zh": "可自选路线，或一律走最便宜的路线。",
        },
        {"free": {"en": "free choice", "zh": "自选"}, "cheapest": {"en": "cheapest only", "zh": "只走最便宜"}},
    ),
    Option(
        "start",
        ["choose", "random"],
        {"en": "First regions", "zh": "起始地区"},
        {"en": "Players choose their first regions, or they are dealt.", "zh": "玩家自选起始地区，或随机发配。"},
        {"choose": {"en": "chosen", "zh": "自选"}, "random": {"en": "dealt at random", "zh": "随机"}},
    ),
]


class Terms:
    """What the options of a table mean; shared by all its clones."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.options: Final = options
        self.victory: Final = int(options["victory"])
        self.open_auctions: Final = options["auctions"] == "open"
        self.cheapest_only: Final = options["routes"] == "cheapest"
        self.random_start: Final = options["start"] == "random"
        self.copies: Final = players - 1
