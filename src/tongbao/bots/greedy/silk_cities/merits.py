"""What each improvement would bring in the rounds to come."""

from typing import Final

from tongbao.games.silk_cities.actions import FINE, MERCHANT, SILK
from tongbao.games.silk_cities.citizens import STATES, of_role
from tongbao.games.silk_cities.table import SilkCities

TRAVEL: Final = 1.5
HARVEST: Final = 1.4
GROWTH: Final = 1.5
ATTACK: Final = 1.2
DEFENCE: Final = 0.6
SHIELD: Final = 0.8
TRAINING: Final = 0.7
SILK_SALE: Final = 0.5
DUES: Final = 0.8
TRADE: Final = 3.0
"""What an effect brings in a round, by its number where it has one."""
DRAWS: Final = 1.5
"""How many cards are drawn in a round."""
BETTER: Final = 0.2
"""How much better the best of two cards is than one."""
FALLS: Final = 0.2
"""How many falls there are in a round."""
MOST_FALLS: Final = 1.0
USES: Final = 0.75
"""How often a patronage is used in a round."""
SILK_GIVEN: Final = 6.0
GOOD_GIVEN: Final = 2.2


def merit(game: SilkCities, seat: int, improvement: int, rounds: float, card: float, coin: float) -> float:
    """What the improvement is worth to the seat, with so many rounds to come, and cards and coins worth so much."""
    cards, i = game.cards, improvement
    a_round = coin * (TRAVEL * cards.travel_discount.amounts[i] + cards.income.amounts[i])
    for good in range(2):
        a_round += HARVEST * cards.gather_bonus[good].amounts[i] * cards.gather_times[good][i]
    a_round += GROWTH * cards.grow_discount.amounts[i]
    a_round += ATTACK * (cards.attack_bonus.amounts[i] - cards.attack_malus.amounts[i])
    a_round += DEFENCE * (cards.defence_bonus.amounts[i] - cards.defence_malus.amounts[i])
    a_round += coin * SILK_SALE * (cards.silk_bonus[SILK].amounts[i] + cards.silk_bonus[FINE].amounts[i])
    a_round += DRAWS * BETTER * card * cards.draw_choice.amounts[i]
    if cards.shields >> i & 1:
        a_round += SHIELD * game.players
    if cards.quick_training >> i & 1:
        a_round += TRAINING
    if cards.stack_dues >> i & 1:
        a_round += DUES * game.players
    if cards.untaps >> i & 1 and cards.untap_role[i] == MERCHANT:
        a_round += TRADE * min(cards.untap_count[i], of_role(game.citizens, seat * STATES, MERCHANT))
    if cards.patrons >> i & 1:
        a_round += USES * max(0.0, card * cards.draws[i] - patronage(game, seat, i, coin))
    falls = min(MOST_FALLS, FALLS * rounds)
    return a_round * rounds + falls * (coin * cards.value[i] + card * cards.golden_age_cards.amounts[i])


def patronage(game: SilkCities, seat: int, improvement: int, coin: float) -> float:
    """What a use of the patronage costs, with one more card in hand than now."""
    pays, i = game.cards.pays, improvement
    coins = pays[0][i] + game.cards.pays_per_card[i] * (1 + len(game.hands[seat]))
    return coin * coins + GOOD_GIVEN * (pays[1][i] + pays[2][i]) + SILK_GIVEN * pays[3][i]
