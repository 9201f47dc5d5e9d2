"""City of Chang’an as all can see it: built cards, and what tokens and gates make possible."""

from typing import Final

from tongbao.bots.changan.evaluation.cards import Worths
from tongbao.games.changan.cards.board import (
    COIN,
    GATE_CARDS,
    GATES,
    PRICES,
    ROAD,
    ROAD_VP,
    ROW1_BONUS,
    ROW1_CHARACTERS,
    ROW2_BONUS,
    ROW_VP,
    ROWS,
    SILK,
)
from tongbao.games.changan.rules.scoring import GOODS_FOR_A_POINT
from tongbao.games.changan.state.effect import GameEndEffect
from tongbao.games.changan.state.permanents import Permanents
from tongbao.games.changan.state.table import Changan

FAR: Final = 9
CHARACTER: Final = 1
EVERY_KIND: Final = 7


class City:
    """The districts of a seat: all that depends on nothing but the cards built there; it never changes.

    ``points`` are those of rows, row bonuses and corners; ``rows`` how many cards lie in each row; ``row1`` and
    ``row2`` how much of a row bonus is in prospect, from 0 to 1; ``uses`` by district what its Characters do;
    ``experience`` is what such cards brought in games that were played, beside all that.
    """

    __slots__ = (
        "built",
        "characters",
        "city",
        "ends",
        "experience",
        "lasting",
        "points",
        "row1",
        "row2",
        "rows",
        "uses",
        "using",
    )

    def __init__(self, worths: Worths, city: list[list[int]]) -> None:
        self.city: Final = city
        cards = worths.set
        vp, kind, wild = cards.vp, worths.kind, cards.is_wild
        points = built = characters = 0
        lasting = using = experience = 0.0
        rows, uses = [0, 0, 0], [0.0, 0.0, 0.0, 0.0]
        ends: list[GameEndEffect[Changan]] = []
        first, kinds, wilds = 0, 0, 0
        for number, district in enumerate(city):
            row = 0
            for card in district:
                points += vp[card] + ROW_VP[row]
                rows[row] += 1
                used = worths.use[card]
                uses[number] += used
                using += used
                lasting += worths.share[card]
                experience += worths.built[card]
                characters += kind[card] == CHARACTER
                effect = cards.game_end[card]
                if effect is not None:
                    ends.append(effect)
                if row == 0:
                    first += kind[card] == CHARACTER or wild[card]
                elif row == 1:
                    kinds |= kind[card]
                    wilds += wild[card]
                row += 1
            built += row
        free1, free2 = GATES - rows[0], GATES - rows[1]
        missing = (kinds & 1 == 0) + (kinds & 2 == 0) + (kinds & 4 == 0) - wilds
        if free1 == 0 and first >= ROW1_CHARACTERS:
            points += ROW1_BONUS
        if free2 == 0 and missing <= 0:
            points += ROW2_BONUS
        self.points: Final = points
        self.built: Final = built
        self.characters: Final = characters
        self.rows: Final = rows
        self.row1: Final = first / 4.0 if first + free1 >= ROW1_CHARACTERS else 0.0
        self.row2: Final = rows[1] / 4.0 - 0.15 * max(0, missing) if missing <= free2 else 0.0
        self.lasting: Final = lasting
        self.experience: Final = experience
        self.using: Final = using
        self.uses: Final = uses
        self.ends: Final = ends


class Estate:
    """What a seat has beside its city, and what it can do with it next.

    ``points`` are all as things stand, ``end_points`` those of Game Ends. ``missing`` is by row how many resources the
    nearest space lacks, ``kinds`` of how many types; ``ready`` are the points of the best row that can be built at
    once, ``soon`` of the best that can be after one Produce; ``yields`` is the most that a Produce brings.
    """

    __slots__ = (
        "builds",
        "city",
        "end_points",
        "end_prospects",
        "gates",
        "goods",
        "hand",
        "kinds",
        "mine",
        "missing",
        "points",
        "ready",
        "seat",
        "soon",
        "tokens",
        "yields",
    )

    def __init__(self, game: Changan, city: City, seat: int) -> None:
        self.seat: Final = seat
        self.city: Final = city
        mine = game.permanents(seat)
        tokens = game.tokens[seat]
        self.mine: Final = mine
        self.tokens: Final = tokens
        hand = len(game.hands[seat])
        gates = game.gate_cards(seat)
        self.hand: Final = hand
        self.gates: Final = gates
        goods = tokens[0] + tokens[1] + tokens[2] + tokens[3]
        self.goods: Final = goods
        ends = most = 0
        for effect in city.ends:
            ends += effect.points(game, seat)
            most += effect.most
        self.end_points: Final = ends
        self.end_prospects: Final = most - ends
        points = city.points + ends + (goods + hand) // GOODS_FOR_A_POINT + tokens[SILK]
        road = game.roads[seat]
        for row, card in enumerate(road):
            points += ROAD_VP[row] + game.cards.vp[card]
        self.points: Final = points
        # What may be built.
        coin = top_coin(game, seat)
        brings = [0, 0, 0, 0]
        yields = 0.0
        piles = game.gates[seat]
        for gate in range(GATES):
            cards = len(piles[gate])
            if cards < GATE_CARDS and hand + gates > cards:
                number = 1 + min(GATE_CARDS, hand + gates) + mine.gate_bonus[gate]
                brings[gate] = number
                yields = max(yields, min(number, mine.token_limit - tokens[gate]) + city.uses[gate])
        self.yields: Final = yields
        missing, kinds = [FAR, FAR, FAR, FAR], [GATES, GATES, GATES, GATES]
        ready, soon, builds = 0, 0, 0
        columns = GATES + 1 if game.terms.expansion else GATES
        for district in range(columns):
            if district == ROAD:
                row = len(road)
                place = ROWS
            else:
                row = len(city.city[district])
                place = row
            if row >= ROWS:
                continue
            price = PRICES[district][row]
            short = kind = 0
            lacks = 0
            spare = help_of(mine, row, tokens, price) if mine.helps and district != ROAD else 0
            for type_ in range(GATES):
                lack = price[type_] - tokens[type_]
                if type_ == COIN and coin > 0:
                    lack += coin
                if lack > 0:
                    if spare >= lack:
                        spare -= lack
                        continue
                    lack -= spare
                    spare = 0
                    short += lack
                    kind += 1
                    lacks = type_
            if short < missing[place]:
                missing[place] = short
            if kind < kinds[place]:
                kinds[place] = kind
            gain = ROAD_VP[row] + 2 if district == ROAD else ROW_VP[row]
            if short == 0:
                builds += 1
                if coin >= 0:
                    ready = max(ready, gain)
            if kind == 0 or (kind == 1 and short <= brings[lacks]):
                soon = max(soon, gain)
        if tokens[SILK] >= mine.silk_price and coin >= 0 and tokens[COIN] >= coin:
            for row in range(ROWS):
                if city.rows[row] < (GATES if row == 0 else city.rows[row - 1]):
                    ready = max(ready, ROW_VP[row])
        self.missing: Final = missing
        self.kinds: Final = kinds
        self.ready: Final = ready
        self.soon: Final = max(ready, soon)
        self.builds: Final = builds


def top_coin(game: Changan, seat: int) -> int:
    """The least extra coin of the cards on top of the seat's gates; -1 if there is none."""
    found = -1
    for pile in game.gates[seat]:
        if pile:
            coin = game.cards.coin[pile[-1]]
            if found < 0 or coin < found:
                found = coin
    if found > 0 and game.permanents(seat).waives:
        return 0
    return found


def help_of(mine: Permanents, row: int, tokens: list[int], price: list[int]) -> int:
    """How many missing resources of a price Permanents make up for."""
    found = mine.discount[row]
    for type_ in range(GATES):
        if mine.swaps[type_]:
            found += max(0, min(mine.swaps[type_], tokens[type_] - price[type_])) * mine.rates[type_]
    if mine.swaps[SILK]:
        found += min(mine.swaps[SILK], tokens[SILK]) * mine.rates[SILK]
    return found
