"""The round, and the end when the silk deck is empty (sections 4 and 13)."""

from typing import Final

from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Automatic
from tongbao.games.silk_cities import log
from tongbao.games.silk_cities.fates import DECIDE_FATES, FILL_TREASURIES
from tongbao.games.silk_cities.replenish import RECEIVE_INCOME, RENEW, TURN_SILK_CARD
from tongbao.games.silk_cities.table import REPLENISH, SilkCities
from tongbao.games.silk_cities.turns import FIRST_PLACE, TAKE_TURNS


class Round(Automatic[SilkCities]):
    """Replenish, Action, Rise and Fall; the coins before it are noted (S-14)."""

    def happen(self, game: SilkCities) -> None:
        game.round += 1
        game.phase = REPLENISH
        for seat in range(game.players):
            city = game.own(seat)
            city.opening = city.coins
        log.line(game, "round", game.round)
        game.then(PHASES)


class EndOfRound(Automatic[SilkCities]):
    """With the last silk card turned, the game ends; otherwise the next round begins."""

    def happen(self, game: SilkCities) -> None:
        if game.silk_deck:
            game.next(ROUND)
        else:
            game.finish("deck")


ROUND: Final = Round(NOBODY)
END_OF_ROUND: Final = EndOfRound(NOBODY)
PHASES: Final = [
    RECEIVE_INCOME,
    RENEW,
    TURN_SILK_CARD,
    FIRST_PLACE,
    TAKE_TURNS,
    FILL_TREASURIES,
    DECIDE_FATES,
    END_OF_ROUND,
]
