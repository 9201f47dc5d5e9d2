"""Rise and Fall, phase 3: stacks, treasuries, each player's fate (4.3); and the claim of first regions (3.5)."""

from typing import Final

from tongbao.engine.choice import NOTHING, Choice
from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Automatic, Step
from tongbao.games.silk_cities.cards.actions import CLAIM, KEEP, MOST_PLAYERS, REGIONS, RISE
from tongbao.games.silk_cities.rules.golden_ages import fall_and_rise
from tongbao.games.silk_cities.state import events
from tongbao.games.silk_cities.state.table import FATE, SilkCities


def found_city(game: SilkCities, seat: int, region: int) -> None:
    """The seat's token lies in a region; what lay in its treasury goes to the bank (S-4)."""
    game.own(seat).home = region
    game.regions[region] = game.regions[region].settled(seat)
    events.thing(game, "claim", seat, "region", region)


class ClaimRegion(Step[SilkCities]):
    """Claim one of the regions that were dealt to a player, or any free one if none were."""

    def __init__(self, seat: int, dealt: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.dealt: Final = dealt

    def choices(self, game: SilkCities) -> list[Choice]:
        if self.dealt:
            return [CLAIM.of[number] for number in self.dealt]
        return [CLAIM.of[number] for number, region in enumerate(game.regions) if region.city == NOBODY]

    def take(self, game: SilkCities, choice: Choice) -> None:
        found_city(game, self.seat, choice.parameters[0])


class DealRegions(Automatic[SilkCities]):
    """Where the first cities are founded: the first player's is dealt, the others choose one of two dealt regions.

    Or all choose any region (``start = choose``), or all are dealt (``random``).
    """

    def happen(self, game: SilkCities) -> None:
        start, order = game.terms.start, game.order()
        if start == "choose":
            game.then([ClaimRegion(seat) for seat in (order if game.players == 2 else order[::-1])])
            return
        regions = list(range(REGIONS))
        game.luck.shuffle(regions)
        if start == "random":
            for seat in range(game.players):
                found_city(game, seat, regions[seat])
            return
        found_city(game, order[0], regions.pop())
        for seat in order[1:]:
            dealt = sorted([regions.pop(), regions.pop()])
            events.dealt(game, seat, dealt)
            game.next(ClaimRegion(seat, tuple(dealt)))


DEAL_REGIONS: Final = DealRegions(NOBODY)


class FillTreasuries(Automatic[SilkCities]):
    """Of each region's stacks the largest joins the treasury, dues are taken, the rest is removed; then growth."""

    def happen(self, game: SilkCities) -> None:
        game.phase = FATE
        for number, region in enumerate(game.regions):
            if region.stacks:
                self.remove_stacks(game, number)
        growth = game.cards.box.start.treasury_growth
        game.regions = [region.richer(growth) if region.city == NOBODY else region for region in game.regions]
        events.line(game, "growth", growth)

    def remove_stacks(self, game: SilkCities, number: int) -> None:
        """The largest stays; owners next to it take dues in action order, each the next largest."""
        stacks = sorted(game.regions[number].stacks)
        largest = stacks.pop()
        game.regions[number] = game.regions[number].cleared().richer(largest)
        events.region(game, "treasury", number, largest)
        for seat in game.order():
            city = game.cities[seat]
            if stacks and city.improvements.stack_dues and game.map.is_next_to[city.home][number]:
                dues = stacks.pop()
                game.own(seat).coins += dues
                events.thing(game, "dues", seat, "region", number, dues)
        if stacks:
            events.region(game, "to_bank", number, sum(stacks))


class DecideFates(Automatic[SilkCities]):
    """In reverse action order each player decides."""

    def happen(self, game: SilkCities) -> None:
        game.then([DECIDE_FATE[seat] for seat in game.order()[::-1]])


class DecideFate(Step[SilkCities]):
    """Keep the empire, or let it fall and a new one rise in a free region.

    Nothing is asked if no region is free, or if the empire hasn't stood for long enough (S-49).
    """

    def choices(self, game: SilkCities) -> list[Choice]:
        if game.round - game.cities[self.seat].since < game.cards.box.start.stand_rounds:
            return NOTHING
        ruins = self.ruins(game)
        free = [region.city == NOBODY and number not in ruins for number, region in enumerate(game.regions)]
        found = [KEEP]
        found.extend([choice for number, choice in enumerate(RISE.choices) if free[number]])
        return found if len(found) > 1 else NOTHING

    def ruins(self, game: SilkCities) -> dict[int, int]:
        """The other players by the regions of their ruins, which are closed to this one."""
        return {city.ruin: seat for seat, city in enumerate(game.cities) if seat != self.seat}

    def take(self, game: SilkCities, choice: Choice) -> None:
        if choice is KEEP:
            events.by(game, "keep", self.seat)
        else:
            fall_and_rise(game, self.seat, choice.parameters[0])


FILL_TREASURIES: Final = FillTreasuries(NOBODY)
DECIDE_FATES: Final = DecideFates(NOBODY)
DECIDE_FATE: Final = [DecideFate(seat) for seat in range(MOST_PLAYERS)]
