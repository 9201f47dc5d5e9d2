"""The round, and the end when the silk deck is empty (sections 4 and 13)."""

from typing import Final

from tongbao.engine.step import Automatic
from tongbao.games.silk_cities import log
from tongbao.games.silk_cities.affairs import NO_SEAT
from tongbao.games.silk_cities.fates import FATES, TREASURIES
from tongbao.games.silk_cities.replenish import INCOME, MARKETS, TURN_SILK_CARD
from tongbao.games.silk_cities.table import SilkCities
from tongbao.games.silk_cities.turns import FIRST, TURNS


class Round(Automatic[SilkCities]):
    """Replenish, Action, Rise and Fall; the coins before it are noted (S-14)."""

    def happen(self, game: SilkCities) -> None:
        game.round += 1
        game.phase = 1
        game.opening = game.coins[:]
        log.line(game, "round", game.round)
        game.then([INCOME, MARKETS, TURN_SILK_CARD, FIRST, TURNS, TREASURIES, FATES, END_OF_ROUND])


class EndOfRound(Automatic[SilkCities]):
    """With the last silk card turned, the game ends; otherwise the next round begins."""

    def happen(self, game: SilkCities) -> None:
        if game.silk_deck:
            game.next(ROUND)
        else:
            game.finish("deck")


ROUND: Final = Round(NO_SEAT)
END_OF_ROUND: Final = EndOfRound(NO_SEAT)
