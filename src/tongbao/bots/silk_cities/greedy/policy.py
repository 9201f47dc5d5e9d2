"""Greedy policy of Cities of the Silk Road: takes what gains most at once, in coins and cards."""

from tongbao.bots.core.policy import Policy
from tongbao.bots.silk_cities.greedy.bidding import limit, put, raising
from tongbao.bots.silk_cities.greedy.cards import keep
from tongbao.bots.silk_cities.greedy.outlook import Outlook
from tongbao.bots.silk_cities.greedy.regions import claim, fate
from tongbao.bots.silk_cities.greedy.trading import answer, ask, hop
from tongbao.bots.silk_cities.greedy.turn import next_action
from tongbao.bots.silk_cities.greedy.war import army, battle_card, defence, plunder, soldiers
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.games.silk_cities.rules.attacks import Defend, Muster, PlayCards, Plunder
from tongbao.games.silk_cities.rules.auctions import NameLimits, RaisePrice
from tongbao.games.silk_cities.rules.barbarians import SendSoldiers
from tongbao.games.silk_cities.rules.golden_ages import PutUp
from tongbao.games.silk_cities.rules.journeys import Hop
from tongbao.games.silk_cities.rules.offers import Answer, AskPrice
from tongbao.games.silk_cities.rules.rise_and_fall import ClaimRegion, DecideFate
from tongbao.games.silk_cities.state.drawing import KeepOne
from tongbao.games.silk_cities.state.table import SilkCities


class GreedySilkCitiesPolicy(Policy):
    """Every decision is taken anew from the table as it stands; nothing is remembered."""

    def choose(self, game: Game, seat: int, choices: list[Choice]) -> Choice:
        assert isinstance(game, SilkCities)
        outlook, step = Outlook(game, seat, seat), game.step
        if isinstance(step, ClaimRegion):
            return claim(outlook, choices)
        if isinstance(step, SendSoldiers):
            return soldiers(outlook, step.horde, choices)
        if isinstance(step, NameLimits):
            return limit(outlook, step.auction, choices)
        if isinstance(step, RaisePrice):
            return raising(outlook, step.auction, choices)
        if isinstance(step, AskPrice):
            return ask(outlook, step.errand, choices)
        if isinstance(step, Answer):
            return answer(outlook, step.errand)
        if isinstance(step, Hop):
            return hop(outlook, step, choices)
        if isinstance(step, Muster):
            return army(outlook, step.errand.battle, choices)
        if isinstance(step, PlayCards):
            return battle_card(outlook, step.battle, choices)
        if isinstance(step, Defend):
            return defence(outlook, step.battle)
        if isinstance(step, Plunder):
            return plunder(outlook, step.battle, choices)
        if isinstance(step, KeepOne):
            return keep(outlook, choices)
        if isinstance(step, DecideFate):
            return fate(outlook, choices)
        if isinstance(step, PutUp):
            return put(outlook, choices)
        return next_action(outlook, choices)
