"""Building a card (section 6.3): where it may go, the payment, and what its placing causes."""

from typing import Final

from tongbao.engine.choice import NOTHING, Choice
from tongbao.engine.step import Step
from tongbao.games.changan import log
from tongbao.games.changan.actions import BUILD, BUILD_SILK, PAY, SAVE, SWAP
from tongbao.games.changan.board import COIN, GATES, PRICES, ROAD, ROAD_SILK, SILK
from tongbao.games.changan.cards.effects import BUILD as BUILD_EVENT
from tongbao.games.changan.cards.effects import BUILD_ROAD
from tongbao.games.changan.characters.questions import give
from tongbao.games.changan.prices import ANY_ROW, extra_coin, open_rows, payable, payable_districts
from tongbao.games.changan.reactions import neighbour_reacts, own_react
from tongbao.games.changan.silk import take_silk
from tongbao.games.changan.table import NO_CARD, NO_COUNTS, NO_GATE, Changan

CITY: Final = (1 << GATES) - 1
"""The mask of the four districts, without the Silk Road."""
EVERYWHERE: Final = CITY | 1 << ROAD
BUILDS: Final = [
    [[BUILD.choices[g * (GATES + 1) + d] for d in range(GATES + 1) if mask >> d & 1] for mask in range(EVERYWHERE + 1)]
    for g in range(GATES)
]
"""By gate and mask of districts."""
SILK_BUILDS: Final = [
    [[BUILD_SILK.choices[g * GATES + d] for d in range(GATES) if mask >> d & 1] for mask in range(CITY + 1)]
    for g in range(GATES)
]
SWAPS: Final = {(c.parameters[0], c.parameters[1]): c for c in SWAP.choices}
"""By the type paid and the type replaced."""


def add_builds(game: Changan, seat: int, within: int, found: list[Choice]) -> None:
    """Add a choice for every gate and every district of the mask ``within`` that its top card can go to."""
    cards = game.cards
    places = [-1, -1]
    waives = len(game.permanents(seat).waives) > 0
    for gate, pile in enumerate(game.gates[seat]):
        if pile:
            card = pile[-1]
            coin = 0 if waives else cards.coin[card]
            if places[coin] < 0:
                places[coin] = payable_districts(game, seat, coin) & within
            mask = places[coin] if cards.is_character[card] else places[coin] & CITY
            if mask:
                found.extend(BUILDS[gate][mask])


def add_silk_builds(game: Changan, seat: int, found: list[Choice]) -> None:
    """The Power of Silk: add a choice for every gate and district if the Silk and the extra coin can be paid."""
    tokens = game.tokens[seat]
    if tokens[SILK] < game.permanents(seat).silk_price:
        return
    mask = open_rows(game, seat, ANY_ROW)
    if mask:
        for gate, pile in enumerate(game.gates[seat]):
            if pile and tokens[COIN] >= extra_coin(game, seat, pile[-1]):
                found.extend(SILK_BUILDS[gate][mask])


def next_row(game: Changan, seat: int, district: int) -> int:
    """The next free row of a district or the Silk Road, from 0."""
    return len(game.roads[seat]) if district == ROAD else len(game.districts[seat][district])


def build(game: Changan, seat: int, gate: int, district: int, card: int) -> None:
    """Pay for the next space and place the card there; it comes from a gate, or was picked (NO_GATE)."""
    row = next_row(game, seat, district)
    price, coin = PRICES[district][row], extra_coin(game, seat, card)
    mine = game.permanents(seat)
    if district == ROAD or not mine.helps:
        complete(game, seat, gate, district, card, [price[0] + coin, *price[1:]])
        return
    game.pending = card
    game.pending_gate = gate
    game.pending_district = district
    game.price = price
    game.coin = coin
    game.saves_left = mine.discount[row]
    game.swaps_left = mine.swaps
    game.next(PAYMENT[seat])


def build_for_silk(game: Changan, seat: int, gate: int, district: int, card: int) -> None:
    """Silk is paid in place of the whole price of the space (section 9)."""
    silk = game.permanents(seat).silk_price
    complete(game, seat, gate, district, card, [extra_coin(game, seat, card), 0, 0, 0, silk])


class Payment(Step[Changan]):
    """First the discount, then replacements, then pay; what leaves no choice is done at once (6.3)."""

    def possible(self, game: Changan) -> list[Choice]:
        """All that can be done now: the rest stays payable."""
        seat = self.seat
        mine, price, swaps = game.permanents(seat), game.price, game.swaps_left
        have = [a - b for a, b in zip(game.tokens[seat], game.instead, strict=True)]
        have[COIN] -= game.coin
        found: list[Choice] = []
        if game.saves_left and sum(price):
            for type_ in range(GATES):
                if price[type_] and payable(less(price, type_), have, game.saves_left - 1, swaps, mine.rates):
                    found.append(SAVE.of[type_])
            return found
        for source in range(SILK + 1):
            if swaps[source] and have[source]:
                rest, fewer, saves = less(have, source), less(swaps, source), mine.rates[source] - 1
                for type_ in range(GATES):
                    if type_ != source and price[type_] and payable(less(price, type_), rest, saves, fewer, mine.rates):
                        found.append(SWAPS[source, type_])
        if payable(price, have, 0, NO_COUNTS, NO_COUNTS):
            found.append(PAY)
        return found

    def choices(self, game: Changan) -> list[Choice]:
        found = self.possible(game)
        return found if len(found) > 1 else NOTHING

    def happen(self, game: Changan) -> None:
        self.take(game, self.possible(game)[0])

    def take(self, game: Changan, choice: Choice) -> None:
        if choice is PAY:
            self.pay(game)
            return
        game.next(self)
        if choice.verb is SAVE:
            game.price = less(game.price, choice.parameters[0])
            game.saves_left -= 1
            return
        source = choice.parameters[0]
        game.price = less(game.price, choice.parameters[1])
        game.swaps_left = less(game.swaps_left, source)
        game.instead = more(game.instead, source)
        game.saves_left = game.permanents(self.seat).rates[source] - 1

    def pay(self, game: Changan) -> None:
        """The payment is complete."""
        paid = [a + b for a, b in zip(game.price, game.instead, strict=True)]
        paid[COIN] += game.coin
        card, gate, district = game.pending, game.pending_gate, game.pending_district
        game.pending = NO_CARD
        game.pending_gate = NO_GATE
        game.price = game.instead = game.swaps_left = NO_COUNTS
        game.pending_district = game.coin = game.saves_left = 0
        complete(game, self.seat, gate, district, card, paid)


def less(counts: list[int], type_: int) -> list[int]:
    """The counts with one less of a type."""
    found = counts[:]
    found[type_] -= 1
    return found


def more(counts: list[int], type_: int) -> list[int]:
    """The counts with one more of a type."""
    found = counts[:]
    found[type_] += 1
    return found


def complete(game: Changan, seat: int, gate: int, district: int, card: int, paid: list[int]) -> None:
    """The price is paid and the card placed; then what that causes, in the order of section 6.3."""
    game.pay(seat, paid)
    if gate == NO_GATE:
        game.picked = NO_CARD
    else:
        game.take_from_gate(seat, gate)
    waivers = game.permanents(seat).waives if game.cards.coin[card] else []
    row = next_row(game, seat, district)
    if district == ROAD:
        log.travels(game, seat, card, row + 1, paid, min(ROAD_SILK[row], game.silk_stock))
    else:
        log.builds(game, seat, card, district, row + 1, paid)
    game.place(seat, district, card)
    for waiver in waivers:
        give(game, seat, waiver, game.cards.effect[waiver].gift)
    if district == ROAD:
        own_react(game, seat, BUILD_ROAD)
        take_silk(game, seat, ROAD_SILK[row])
    else:
        own_react(game, seat, BUILD_EVENT, row + 1)
        neighbour_reacts(game, seat, BUILD_EVENT, row + 1)


PAYMENT: Final = [Payment(seat) for seat in range(4)]
