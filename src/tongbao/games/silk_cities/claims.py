"""The first regions (section 3.5)."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.step import Automatic, Step
from tongbao.games.silk_cities import log
from tongbao.games.silk_cities.actions import CLAIM, MOST_PLAYERS, REGIONS
from tongbao.games.silk_cities.affairs import NO_SEAT
from tongbao.games.silk_cities.lists import changed
from tongbao.games.silk_cities.table import SilkCities


def found_city(game: SilkCities, seat: int, region: int) -> None:
    """The seat's token lies in a region; what lay in its treasury goes to the bank (S-4)."""
    game.cities = changed(game.cities, region, seat)
    game.homes = changed(game.homes, seat, region)
    game.treasuries = changed(game.treasuries, region, 0)
    log.thing(game, "claim", seat, "region", region)


class Claim(Step[SilkCities]):
    """Claim one free region."""

    def choices(self, game: SilkCities) -> list[Choice]:
        return [CLAIM.of[region] for region in range(REGIONS) if game.cities[region] == NO_SEAT]

    def take(self, game: SilkCities, choice: Choice) -> None:
        found_city(game, self.seat, choice.parameters[0])


class DealRegions(Automatic[SilkCities]):
    """With the option ``start = random`` the regions are dealt."""

    def happen(self, game: SilkCities) -> None:
        regions = list(range(REGIONS))
        game.luck.shuffle(regions)
        for seat in range(game.players):
            found_city(game, seat, regions[seat])


CLAIMS: Final = [Claim(seat) for seat in range(MOST_PLAYERS)]
DEAL_REGIONS: Final = DealRegions(NO_SEAT)
