"""Why a card can't be built in a space, and what brings it nearer (section 6.3)."""

from tongbao.engine.events import Facts
from tongbao.engine.reasons import Reason, Remedy
from tongbao.games.changan.actions import BUILDS, BUY, PRODUCE
from tongbao.games.changan.board import COIN, GATES, PRICES, ROAD, ROAD_SILK, ROWS, SILK
from tongbao.games.changan.effects.payments import Discount, Substitute
from tongbao.games.changan.log import names
from tongbao.games.changan.obstacles import to_place
from tongbao.games.changan.prices import Shortage, extra_coin, shortage
from tongbao.games.changan.producing import yield_of
from tongbao.games.changan.reasons import MOST_REMEDIES, helps, reason
from tongbao.games.changan.table import NO_CARD, Changan


def why_unbuilt(game: Changan, seat: int, card: int, district: int) -> Reason:
    """Why a card can't be built in the next space of a district or the Silk Road: it is full, or what it asks for."""
    obstacle = to_place(game, district, [card])
    assert obstacle is not None
    if obstacle["why"] == "full":
        return full_district(game, seat, district)
    if obstacle["why"] == "no_character":
        return reason("no_character", {"card": card}, causes=[card])
    lack = lacking(game, seat, card, district)
    assert lack is not None
    return why_unpaid(game, seat, card, district, lack)


def full_district(game: Changan, seat: int, district: int) -> Reason:
    """No space is free in a district or on the Silk Road."""
    built = game.roads[seat] if district == ROAD else game.districts[seat][district]
    return reason("full_district", {"district": district}, causes=built[:])


def lacking(game: Changan, seat: int, card: int, district: int) -> Shortage | None:
    """What the seat lacks to build a card in the next space; None if nothing."""
    row, coin = game.next_row(seat, district), extra_coin(game, seat, card)
    return shortage(game.tokens[seat], game.permanents(seat), district, row, coin)


def why_unpaid(game: Changan, seat: int, card: int, district: int, lack: Shortage) -> Reason:
    """What a card lacks for the next space: the extra coin alone, resources, or some of those that remain to pay."""
    row, tokens = game.next_row(seat, district), lack.tokens()
    price = PRICES[district][row][:]
    price[COIN] += extra_coin(game, seat, card)
    held = names([min(number, game.tokens[seat][type_]) for type_, number in enumerate(price)])
    facts: Facts = {"card": card, "district": district, "row": row + 1}
    remedies = sources(game, seat, card, district, lack)
    if not lack.short:
        return reason("coin", facts, held, names(tokens), [card], remedies)
    if lack.short == sum(lack.missing):
        return reason("price", {**facts, "resources": names(tokens)}, held, names(tokens), [card], remedies)
    wanted = lack.missing[:]
    wanted[COIN] += lack.coin
    facts = {**facts, "n": lack.size(), "resources": names(wanted)}
    causes = [card, *helpers(game, seat, row)]
    return reason("price_helped", facts, held, names(tokens), causes, remedies)


def helpers(game: Changan, seat: int, row: int) -> list[int]:
    """The seat's built cards that save or replace some of the price of a district space, row from 0."""
    found: list[int] = []
    for district in game.districts[seat]:
        for card in district:
            effect = game.cards.permanent[card]
            if isinstance(effect, Substitute) or (isinstance(effect, Discount) and row + 1 in effect.rows):
                found.append(card)
    return found


def sources(game: Changan, seat: int, card: int, district: int, lack: Shortage) -> list[Remedy]:
    """What brings what is lacking: a Buy after which less is, then Produce at the gates of its types."""
    mine, tokens, found = game.permanents(seat), game.tokens[seat], list[Remedy]()
    row, coin, number = game.next_row(seat, district), extra_coin(game, seat, card), 1 + mine.buy_bonus
    for choice in BUY.choices:
        type_, bought = choice.parameters[0], tokens[:]
        bought[COIN] -= mine.buy_price
        bought[type_] += number
        left = shortage(bought, mine, district, row, coin)
        if left is None or left.size() < lack.size():
            found += helps(game, [choice], {"type": type_, "n": number})
    wanted = lack.missing[:]
    wanted[COIN] += lack.coin
    for gate in sorted(range(GATES), key=lambda gate: -wanted[gate]):
        if wanted[gate]:
            found += produces(game, seat, gate, card)
    return found[:MOST_REMEDIES]


def produces(game: Changan, seat: int, gate: int, kept: int = NO_CARD) -> list[Remedy]:
    """Produce at a gate, if it is offered and one card can stay on top of another: it yields one more at least."""
    others = len(game.hands[seat])
    for pile in game.gates[seat]:
        if pile is not game.gates[seat][gate] and pile[-1:] != [kept]:
            others += len(pile)
    if not others or game.gates[seat][gate][-1:] == [kept]:
        return []
    return helps(game, [PRODUCE.of[gate]], {"type": gate, "n": yield_of(game, seat, gate) + 1})


def journeys(game: Changan, seat: int, kept: int) -> list[Remedy]:
    """Builds of other cards on the Silk Road: what their Silk brings from the stock."""
    row = game.next_row(seat, ROAD)
    silk = min(ROAD_SILK[row], game.silk_stock) if row < ROWS else 0
    builds = [BUILDS[gate][ROAD] for gate, pile in enumerate(game.gates[seat]) if pile[-1:] != [kept]]
    return helps(game, builds, {"type": SILK, "n": silk}) if silk else []
