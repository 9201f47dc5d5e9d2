"""What the choices of a seat cost (section 16)."""

from tongbao.engine.choice import Choice
from tongbao.engine.meta import Plain
from tongbao.games.changan.actions import ACQUIRE, BUILD, BUILD_SILK, BUY, CHOOSE_DISTRICT
from tongbao.games.changan.board import COIN, PRICES, ROAD, SILK, STONE, one
from tongbao.games.changan.prices import cheapest, extra_coin
from tongbao.games.changan.reach import acquire_price
from tongbao.games.changan.table import Changan


def costs(game: Changan, seat: int) -> Plain:
    """By text, of those choices of the seat that have a price: one way to pay it, discounts used."""
    found: Plain = {}
    for choice in game.choices(seat):
        tokens = cost(game, seat, choice)
        if tokens is not None:
            found[choice.text] = {"tokens": tokens, "silk": choice.verb is BUILD_SILK}
    return found


def cost(game: Changan, seat: int, choice: Choice) -> list[int] | None:
    """What a choice costs, five counts; None for choices without a price."""
    verb, mine = choice.verb, game.permanents(seat)
    if verb is BUY:
        return one(COIN, mine.buy_price)
    if verb is ACQUIRE:
        other, gate = choice.parameters
        return one(STONE, acquire_price(game, seat, other, gate))
    if verb is BUILD_SILK or verb is BUILD:
        gate, district = choice.parameters
        coin = extra_coin(game, seat, game.gates[seat][gate][-1])
        if verb is BUILD:
            return price_of(game, seat, district, coin)
        tokens = one(SILK, mine.silk_price)
        tokens[COIN] = coin
        return tokens
    if verb is CHOOSE_DISTRICT:
        return price_of(game, seat, choice.parameters[0], extra_coin(game, seat, game.picked))
    return None


def price_of(game: Changan, seat: int, district: int, coin: int) -> list[int]:
    """One way to pay for the next space and an extra coin, five counts."""
    row = game.next_row(seat, district)
    if district == ROAD:
        paid = PRICES[ROAD][row][:]
    else:
        mine = game.permanents(seat)
        paid = cheapest(PRICES[district][row], game.tokens[seat], coin, mine.discount[row], mine)
    paid[COIN] += coin
    return paid
