"""Plan: where workers go, to pay for a building or without one."""

from typing import Final

from mypy_extensions import i64

from tongbao.bots.xanadu.greedy.outlook import Site
from tongbao.games.xanadu.cards.resources import highest, shortage
from tongbao.games.xanadu.cards.schema import SQUARES
from tongbao.games.xanadu.cards.sets import CardSet

HOPELESS: Final = -1e9

LEAST_GAIN: Final = 1e-6


class Plan:
    """Workers on some sites. ``value``: what they change there, with the hand that is left after taking them.

    ``first`` is the site to begin with, None if no worker is needed.
    """

    def __init__(self, cards: CardSet, sites: list[Site]) -> None:
        self.cards: Final = cards
        self.sites: Final = sites
        self.places: Final = [site.place for site in sites]
        self.hand: list[float] = []
        self.value = HOPELESS
        self.first: Site | None = None

    def pay(self, missing: i64, hand: list[float]) -> bool:
        """Find the best workers that bring all that is missing; False if there are none.

        ``hand`` is the value of the hand by the number of workers taken from it.
        """
        self.hand = hand
        self.value = HOPELESS
        self.search(missing, 0, 0.0)
        return self.value > HOPELESS

    def search(self, missing: i64, workers: int, gain: float) -> None:
        """Try every site that has the highest missing resource within reach."""
        places = self.places
        if not missing:
            if gain + self.hand[workers] > self.value:
                self.value = gain + self.hand[workers]
                self.first = self.first_raised()
            return
        rank = highest(missing)
        distance, next_gain = self.cards.distance[rank], self.cards.next_gain[rank]
        left = len(self.hand) - 1 - workers
        for i, site in enumerate(self.sites):
            place = places[i]
            far = distance[place]
            if far <= left:
                value, bottom, deep = site.value, site.bottom, place + far
                still: i64 = shortage(missing, next_gain[place])
                places[i] = deep
                self.search(still, workers + far, gain + value[deep - bottom] - value[place - bottom])
                places[i] = place

    def first_raised(self) -> Site | None:
        """The first site that the search has put a worker on."""
        for i, site in enumerate(self.sites):
            if self.places[i] > site.place:
                return site
        return None

    def place_freely(self, hand: list[float]) -> None:
        """Find the site where one or more workers bring most without any need, if any are worth their cards."""
        self.first = None
        best = LEAST_GAIN
        for site in self.sites:
            value, stage = site.value, site.building.stage
            for workers in range(1, min(SQUARES - stage, len(hand) - 1) + 1):
                gain = value[stage + workers] - value[stage] + hand[workers] - hand[0]
                if gain > best:
                    best = gain
                    self.first = site
        self.value = hand[0] + (best if self.first is not None else 0.0)
