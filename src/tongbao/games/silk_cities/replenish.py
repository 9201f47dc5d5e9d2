"""Phase 1, Replenish: income, markets, the silk card (section 4.1)."""

from typing import Final

from tongbao.engine.step import Automatic
from tongbao.games.silk_cities import log
from tongbao.games.silk_cities.actions import SLOTS
from tongbao.games.silk_cities.affairs import NO_SEAT, Horde
from tongbao.games.silk_cities.barbarians import open_auction
from tongbao.games.silk_cities.citizens import LABORERS, STATES, train_and_untap
from tongbao.games.silk_cities.table import SilkCities

STORE_MINIMUM: Final = 3
FIRST_BARBARIANS: Final = 2


class Income(Automatic[SilkCities]):
    """All train and untap, and receive a coin for each citizen, and what improvements add; not in round 1 (S-9)."""

    def happen(self, game: SilkCities) -> None:
        if game.round == 1:
            return
        for seat in game.order():
            train_and_untap(game.citizens, seat * STATES)
            if not game.size(seat):
                game.citizens[seat * STATES + LABORERS] = 1
                log.by(game, "newcomer", seat)
            income = game.size(seat) + game.cards.income.of(game.improvements[seat])
            game.coins[seat] += income
            log.by(game, "income", seat, income)


class Markets(Automatic[SilkCities]):
    """What lasted a round is over; sold goods and the last silk leave, stores are filled up (4.1.2 and 4.1.3)."""

    def happen(self, game: SilkCities) -> None:
        players = game.players
        game.used = [0] * players
        game.gathers = [0] * (2 * players)
        game.surcharges = [0] * players
        game.attacked = [0] * players
        game.sacked = 0
        game.sold = [0, 0]
        if game.byzantium:
            log.silk_card(game, "silk_leaves", game.byzantium[-1] - 1)
            game.byzantium = game.byzantium[:-1]
        game.store = [max(left, STORE_MINIMUM) for left in game.store]


class TurnSilkCard(Automatic[SilkCities]):
    """The top silk card comes on China's track, or barbarians come (4.1.4)."""

    def happen(self, game: SilkCities) -> None:
        game.hold()
        game.close_undo()
        card = game.silk_deck.pop()
        game.turned.append(card)
        game.known[card] = game.everybody
        kind = game.cards.silk_kind[card]
        log.silk_card(game, "turned", kind)
        if kind >= FIRST_BARBARIANS:
            everybody = (1 << game.players) - 1
            game.horde = Horde(game.cards.strength[kind], [0] * game.players, everybody, NO_SEAT)
            open_auction(game)
        else:
            game.china = self.shifted(game, kind + 1)

    def shifted(self, game: SilkCities, slots: int) -> list[int]:
        """China's track once every card has moved down by so many slots and a new one of that size has come."""
        track = [slots] + [0] * (SLOTS - 1)
        for slot, size in enumerate(game.china):
            if size and slot + slots + size <= SLOTS:
                track[slot + slots] = size
            elif size:
                log.silk_card(game, "falls_off", size - 1)
        return track


INCOME: Final = Income(NO_SEAT)
MARKETS: Final = Markets(NO_SEAT)
TURN_SILK_CARD: Final = TurnSilkCard(NO_SEAT)
