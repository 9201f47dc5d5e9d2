"""Game Ends: the points that they are worth (section 11.3)."""

from typing import Final

from tongbao.games.changan.cards import effect_schema
from tongbao.games.changan.state.counters import counter
from tongbao.games.changan.state.effect import GameEndEffect
from tongbao.games.changan.state.table import Changan


class VpPer(GameEndEffect[Changan]):
    """``vp`` points for every ``per`` of a counter."""

    __slots__ = ("counter", "per", "vp")

    def __init__(self, printed: effect_schema.VpPer) -> None:
        super().__init__(printed, printed.max)
        self.counter: Final = counter(printed.counter)
        self.per: Final = printed.per
        self.vp: Final = printed.vp

    def points(self, game: Changan, seat: int) -> int:
        return min(self.most, self.vp * (self.counter.count(game, seat) // self.per))


class VpMost(GameEndEffect[Changan]):
    """Points for more of a counter than every other player has, ``tie`` for as much as the best; none for nothing."""

    __slots__ = ("counter", "tie")

    def __init__(self, printed: effect_schema.VpMost) -> None:
        super().__init__(printed, printed.vp)
        self.counter: Final = counter(printed.counter)
        self.tie: Final = printed.tie

    def points(self, game: Changan, seat: int) -> int:
        own, others = self.counter.count(game, seat), self.counter.most_of_others(game, seat)
        if not own or own < others:
            return 0
        return self.most if own > others else self.tie


class VpCopy(GameEndEffect[Changan]):
    """As much as the best Game End card of any player gives its owner, copies left aside."""

    def __init__(self, printed: effect_schema.VpCopy) -> None:
        super().__init__(printed, printed.max)

    def points(self, game: Changan, seat: int) -> int:
        return min(self.most, best_end(game))


def best_end(game: Changan) -> int:
    """The most that any Game End card in any districts gives its owner, copies left aside."""
    best = 0
    for seat in range(game.players):
        for district in game.districts[seat]:
            for card in district:
                effect = game.cards.game_end[card]
                if effect is not None and not isinstance(effect, VpCopy):
                    best = max(best, effect.points(game, seat))
    return best
