"""Ratings of the levels, as ``tongbao ladder GAME --write`` has found them."""

from functools import cache
from importlib.resources import files

from msgspec import json


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
