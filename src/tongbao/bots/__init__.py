"""Bots: computer opponents. Each gets a Seat and nothing else."""

from typing import Final

from tongbao.bots.core.bot import Bot, RandomBot
from tongbao.bots.levels.players import Adept, Apprentice, GreedyBot, Master, Novice

LEVELS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (Novice, Apprentice, GreedyBot, Adept, Master)}
"""The opponents that people play against, from the weakest to the strongest."""
BOTS: Final[dict[str, type[Bot]]] = {RandomBot.name: RandomBot, **LEVELS}
"""All bots, from the weakest to the strongest."""


def bots_for(game: str) -> list[str]:
    """The names of the bots that can play the game of that name, from the weakest to the strongest."""
    return [name for name, bot in BOTS.items() if bot.plays(game)]


def usual_bot(game: str) -> str:
    """The bot that plays where nobody says which should."""
    return GreedyBot.name if GreedyBot.plays(game) else RandomBot.name


def friendly_bot(game: str) -> str:
    """The bot that newcomers play against: it knows the game, and is beaten soon."""
    return Apprentice.name if Apprentice.plays(game) else usual_bot(game)


def gentlest_bots(game: str) -> list[str]:
    """The two bots that a first game is played against, the weaker one first."""
    return levels_for(game)[:2]


def levels_for(game: str) -> list[str]:
    """The names of those of them that people play against: the levels, in a game without any the random one."""
    return [name for name, bot in LEVELS.items() if bot.plays(game)] or [RandomBot.name]


__all__ = ["BOTS", "LEVELS", "Bot", "bots_for", "friendly_bot", "gentlest_bots", "levels_for", "usual_bot"]
