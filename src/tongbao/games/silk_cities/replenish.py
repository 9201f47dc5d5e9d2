"""Phase 1, Replenish: income, markets, the silk card (section 4.1)."""

from typing import Final

from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Automatic
from tongbao.games.silk_cities import log
from tongbao.games.silk_cities.actions import LABORER
from tongbao.games.silk_cities.barbarians import open_auction
from tongbao.games.silk_cities.empires import CHINA, silk_card
from tongbao.games.silk_cities.table import SilkCities


class ReceiveIncome(Automatic[SilkCities]):
    """All train and untap, and receive a coin for each citizen, and what improvements add; not in round 1 (S-9)."""

    def happen(self, game: SilkCities) -> None:
        if game.round == 1:
            return
        for seat in game.order():
            city = game.own(seat)
            if not city.size():
                city.citizens.join(LABORER, 1)
                log.by(game, "newcomer", seat)
            city.citizens.train_and_untap()
            income = city.income()
            city.coins += income
            log.by(game, "income", seat, income)


class Renew(Automatic[SilkCities]):
    """What lasted a round is over; sold goods and the last silk leave, stores are filled up (4.1.2 and 4.1.3)."""

    def happen(self, game: SilkCities) -> None:
        for seat in range(game.players):
            game.own(seat).renew()
        sold = game.byzantium().sold
        if sold:
            log.silk_card(game, "silk_leaves", silk_card(sold[-1]))
        game.empires = [empire.replenished() for empire in game.empires]


class TurnSilkCard(Automatic[SilkCities]):
    """The top silk card comes on China's track, or barbarians come (4.1.4)."""

    def happen(self, game: SilkCities) -> None:
        game.hold()
        game.close_undo()
        card = game.silk_deck.pop()
        game.turned.append(card)
        game.show(card)
        kind = game.cards.silk_kinds[card]
        face = game.cards.box.silk_cards[kind]
        log.silk_card(game, "turned", kind)
        if face.strength:
            open_auction(game, face.strength)
            return
        china = game.china()
        for size in china.pushed_off(face.slots):
            log.silk_card(game, "falls_off", silk_card(size))
        game.empires[CHINA] = china.with_card(face.slots)


RECEIVE_INCOME: Final = ReceiveIncome(NOBODY)
RENEW: Final = Renew(NOBODY)
TURN_SILK_CARD: Final = TurnSilkCard(NOBODY)
