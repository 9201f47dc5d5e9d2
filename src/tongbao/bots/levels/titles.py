"""Titles of the bots, their style of play in one sentence, and their ratings."""

from functools import cache
from importlib.resources import files
from typing import Final

from msgspec import json

EVERYWHERE: Final[dict[str, str]] = {
    "random": "Wanderer",
    "greedy": "Merchant",
}
"""By bot: the titles that are the same in every game."""
TITLES: Final[dict[str, dict[str, str]]] = {
    "xanadu": {
        "novice": "Stable Hand",
        "apprentice": "Mason",
        "adept": "Steward",
        "master": "Khan’s Architect",
    },
    "changan": {
        "novice": "Gatekeeper",
        "apprentice": "Innkeeper",
        "adept": "Market Director",
        "master": "Chancellor",
    },
    "pocket_changan": {
        "novice": "Porter",
        "apprentice": "Tea Seller",
        "adept": "Collector",
        "master": "Head of the Secretariat",
    },
    "silk_cities": {
        "novice": "Camel Driver",
        "apprentice": "Caravan Guide",
        "adept": "Caravan Leader",
        "master": "Lord of Samarkand",
    },
}
"""By game and level."""
STYLES: Final[dict[str, str]] = {
    "random": "goes where chance leads",
    "greedy": "takes what pays now",
    "novice": "sees only half and grabs what glitters",
    "apprentice": "knows the trade, but misses the best now and then",
    "adept": "plans each turn to its end",
    "master": "tries whole turns in many possible worlds",
}


def title_of(bot: str, game: str) -> str:
    """What sort of player the bot is, in the game of that name. Raises KeyError for one that people don't meet."""
    return EVERYWHERE.get(bot) or TITLES[game][bot]


def style_of(bot: str) -> str:
    """How the bot plays. Raises KeyError for one that people don't meet."""
    return STYLES[bot]


@cache
def ratings(game: str) -> dict[str, tuple[int, int]]:
    """By bot its Elo points and half the width of their 95 % interval; none if nobody has measured that game.

    The merchant's are 1500. A bot that can think longer is rated at the pace at which it was measured.
    """
    ladder = files("tongbao.bots").joinpath(game, "ladder.json")
    if not ladder.is_file():
        return {}
    found = json.decode(ladder.read_bytes())["ratings"]
    return {player.partition("@")[0]: (rated["rating"], rated["error_95"]) for player, rated in found.items()}
