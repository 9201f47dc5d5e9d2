"""The round, and the end when the silk deck is empty (sections 4 and 13)."""

from typing import Final

from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Automatic
from tongbao.games.silk_cities.cards.actions import LABORER
from tongbao.games.silk_cities.rules.barbarians import open_auction
from tongbao.games.silk_cities.rules.rise_and_fall import DECIDE_FATES, FILL_TREASURIES
from tongbao.games.silk_cities.rules.turns import FIRST_PLACE, TAKE_TURNS
from tongbao.games.silk_cities.state import events
from tongbao.games.silk_cities.state.empires import CHINA, silk_card
from tongbao.games.silk_cities.state.table import REPLENISH, SilkCities


class ReceiveIncome(Automatic[SilkCities]):
    """All train and untap, and receive a coin for each citizen, and what improvements add; not in round 1 (S-9)."""

    def happen(self, game: SilkCities) -> None:
        if game.round == 1:
            return
        for seat in game.order():
            city = game.own(seat)
            if not city.size():
                city.citizens.join(LABORER, 1)
                events.by(game, "newcomer", seat)
            city.citizens.train_and_untap()
            income = city.income()
            city.coins += income
            events.by(game, "income", seat, income)


class Renew(Automatic[SilkCities]):
    """What lasted a round is over; sold goods and the last silk leave, stores are filled up (4.1.2 and 4.1.3)."""

    def happen(self, game: SilkCities) -> None:
        for seat in range(game.players):
            game.own(seat).renew()
        sold = game.byzantium().sold
        if sold:
            events.silk_card(game, "silk_leaves", silk_card(sold[-1]))
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
        events.silk_card(game, "turned", kind)
        if face.strength:
            open_auction(game, face.strength)
            return
        china = game.china()
        for size in china.pushed_off(face.slots):
            events.silk_card(game, "falls_off", silk_card(size))
        game.empires[CHINA] = china.with_card(face.slots)


RECEIVE_INCOME: Final = ReceiveIncome(NOBODY)


RENEW: Final = Renew(NOBODY)


TURN_SILK_CARD: Final = TurnSilkCard(NOBODY)


class Round(Automatic[SilkCities]):
    """Replenish, Action, Rise and Fall; the coins before it are noted (S-14)."""

    def happen(self, game: SilkCities) -> None:
        game.round += 1
        game.phase = REPLENISH
        for seat in range(game.players):
            city = game.own(seat)
            city.opening = city.coins
        events.line(game, "round", game.round)
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
