"""The first regions (section 3.5)."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Automatic, Step
from tongbao.games.silk_cities.cards.actions import CLAIM, MOST_PLAYERS, REGIONS
from tongbao.games.silk_cities.state import events
from tongbao.games.silk_cities.state.table import SilkCities


def found_city(game: SilkCities, seat: int, region: int) -> None:
    """The seat's token lies in a region; what lay in its treasury goes to the bank (S-4)."""
    game.own(seat).home = region
    game.regions[region] = game.regions[region].settled(seat)
    events.thing(game, "claim", seat, "region", region)


class ClaimRegion(Step[SilkCities]):
    """Claim one free region."""

    def choices(self, game: SilkCities) -> list[Choice]:
        return [CLAIM.of[number] for number, region in enumerate(game.regions) if region.city == NOBODY]

    def take(self, game: SilkCities, choice: Choice) -> None:
        found_city(game, self.seat, choice.parameters[0])


class DealRegions(Automatic[SilkCities]):
    """With the option ``start = random`` the regions are dealt."""

    def happen(self, game: SilkCities) -> None:
        regions = list(range(REGIONS))
        game.luck.shuffle(regions)
        for seat in range(game.players):
            found_city(game, seat, regions[seat])


CLAIM_REGION: Final = [ClaimRegion(seat) for seat in range(MOST_PLAYERS)]
DEAL_REGIONS: Final = DealRegions(NOBODY)
