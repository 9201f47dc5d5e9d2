"""Partner in Cities of the Silk Road: how offers between players go within a search."""

from tongbao.bots.core.evaluator import Evaluator
from tongbao.bots.core.partner import PartnerPolicy
from tongbao.bots.core.policy import Policy
from tongbao.bots.silk_cities.policy.policy import around
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.games.silk_cities.cards.actions import ACCEPT, REFUSE
from tongbao.games.silk_cities.rules.offers import Answer, AskPrice


class SilkCitiesPartner(PartnerPolicy):
    """Policy that answers offers by what the evaluator thinks of either answer, and asks the most that is accepted."""

    def __init__(self, usual: Policy, evaluator: Evaluator) -> None:
        super().__init__(usual, evaluator, (Answer,))

    def choose(self, game: Game, seat: int, choices: list[Choice]) -> Choice:
        usual = super().choose(game, seat, choices)
        if not isinstance(game.step, AskPrice):
            return usual
        return self.highest(game, seat, sorted(around(usual, choices), key=price), usual)

    def highest(self, game: Game, seat: int, prices: list[Choice], usual: Choice) -> Choice:
        """The highest of the prices, which rise, that the partner accepts; the usual one if there is none."""
        found, low, high, refused = usual, 0, len(prices), None
        while low < high:
            middle = (low + high) // 2
            asked = game.clone()
            asked.take(seat, prices[middle])
            if isinstance(asked.step, Answer):
                partner = asked.actor
                if refused is None:
                    refused = self.value(asked, partner, REFUSE)
                if self.value(asked, partner, ACCEPT) < refused:
                    high = middle
                    continue
            found, low = prices[middle], middle + 1
        return found


def price(choice: Choice) -> int:
    """The price that a choice asks."""
    return choice.parameters[0]
