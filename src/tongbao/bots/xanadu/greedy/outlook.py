"""Outlook: the table in tong bao at the end of the seat's turn, and how near the end of the game is."""

from typing import Final

from tongbao.bots.xanadu.greedy.hand import Hand
from tongbao.bots.xanadu.greedy.worth import Worth
from tongbao.games.xanadu.cards.schema import SQUARES
from tongbao.games.xanadu.table import NO_MARKER, Building, Xanadu

BEHIND: Final = 0.8
"""How much a rival who doesn't lead counts, of what the leader counts."""
CARE: Final = 0.1
"""For a resource that an own building gives every turn."""
ONE_TO_SELL: Final = 2.0
"""For a building that can be sold next turn, as a sale draws three cards."""
TWO_TO_SELL: Final = 3.0


class Site:
    """An open building: the ``place`` where it is now, and its ``value`` by stage, below zero if it is a rival's."""

    __slots__ = ("bottom", "building", "mine", "place", "value")

    def __init__(self, building: Building, bottom: int, mine: bool, value: list[float]) -> None:
        self.building: Final = building
        self.bottom: Final = bottom
        self.place: Final = bottom + building.stage
        self.mine: Final = mine
        self.value: Final = value


class Outlook:
    """What the seat to act holds, and what it expects of every open building."""

    def __init__(self, game: Xanadu, me: int, worth: Worth) -> None:
        self.game: Final = game
        self.me: Final = me
        self.worth: Final = worth
        self.clock: Final = Clock(game, me)
        self.future: Final = (1.0 - self.clock.now) * min(1.0, self.clock.turns)
        self.hand: Final = Hand(game, me, worth, self.future)
        self.rivalry: Final = self.weigh_rivals()
        self.sites: Final = [self.site(building) for building in game.open_buildings()]

    def weigh_rivals(self) -> list[float]:
        """What a tong bao of each seat counts against this one: shared by all rivals, a little more for the leader."""
        game, worth = self.game, self.worth
        holdings: list[float] = []
        for seat in range(game.players):
            holding = float(game.coins[seat])
            for building in game.cities[seat]:
                holding += worth.price[building.card][building.stage]
            holdings.append(holding)
        most = max([holdings[seat] for seat in range(game.players) if seat != self.me])
        share = 1.0 / (game.players - 1)
        return [share if holding >= most else share * BEHIND for holding in holdings]

    def site(self, building: Building) -> Site:
        """An open building as this seat sees it."""
        card, mine = building.card, building.owner == self.me
        return Site(building, self.game.cards.place_of(card, 0, mine), mine, self.value_building(card, building.owner))

    def value_building(self, card: int, owner: int) -> list[float]:
        """By stage: what the building brings its owner, who acts again before the end or not; a full one is sold."""
        worth, clock, players = self.worth, self.clock, self.game.players
        price, now = worth.price[card], clock.now
        turns = (owner - self.me - 1) % players
        later, drift = worth.hold[turns][card], worth.drift[turns][card]
        ended = max(now, clock.danger(SALE_DRAWS + turns * DRAWS_PER_TURN))
        if clock.last_turn and turns >= clock.others_after:
            drift = worth.drift[clock.others_after][card]
            ended = 1.0
        value = [
            (1.0 - ended) * later[stage] + (ended - now) * drift[stage] + now * price[stage] for stage in range(SQUARES)
        ]
        value.append(price[SQUARES])
        if owner != self.me:
            weight = self.rivalry[owner]
            return [-weight * worthy for worthy in value]
        upkeep, care = worth.upkeep[card], CARE * self.future
        return [value[stage] + care * upkeep[stage] for stage in range(SQUARES)] + value[SQUARES:]

    def value_to_sell(self, buildings: int) -> float:
        """What it is worth to have so many buildings to sell next turn."""
        if buildings == 0:
            return 0.0
        return self.future * (ONE_TO_SELL if buildings == 1 else TWO_TO_SELL)


SALE_DRAWS: Final = 3
DRAWS_PER_TURN: Final = 2.4
BOUND_PER_SEAT: Final = 8
"""So many cards a seat keeps out of a new deck, in hand and on the table."""


class Clock:
    """How long the game may last, seen from one seat's turn.

    ``turns``: how many more turns the seat can expect. ``now``: the chance that the game ends with this turn.
    ``last_turn``: the marker is drawn and the round is being finished; then ``others_after`` counts the seats that
    still act.
    """

    def __init__(self, game: Xanadu, me: int) -> None:
        self.count: Final = len(game.deck)
        self.marker_in: Final = game.marker_under != NO_MARKER
        self.most_under: Final = min(game.terms.most_under_marker, self.count)
        self.last_turn: Final = game.marker_drawn
        self.others_after: Final = (game.first - me - 1) % game.players
        self.turns: Final = self.cards_to_come(game) / (DRAWS_PER_TURN * game.players)
        plays_on = game.terms.even_turns and self.others_after > 0
        self.now: Final = 0.0 if self.last_turn or plays_on else self.danger(SALE_DRAWS)

    def cards_to_come(self, game: Xanadu) -> float:
        """How many cards will be drawn before the marker; the place of the marker is not known to anybody."""
        if self.last_turn:
            return 0.0
        to_come = self.count - 0.5 * game.terms.most_under_marker
        if not self.marker_in:
            first, last = game.cards.editions[game.terms.edition]
            new_deck = max(game.terms.most_under_marker, last - first + 1 - BOUND_PER_SEAT * game.players)
            to_come += new_deck * (game.terms.passes - game.pass_number)
        return max(0.0, to_come)

    def danger(self, draws: float) -> float:
        """The chance that the marker is drawn in place of one of the next so many cards."""
        if not self.marker_in:
            return 0.0
        places = self.most_under + 1
        return min(1.0, max(0.0, (self.most_under - self.count + draws) / places))
