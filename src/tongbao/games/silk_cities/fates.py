"""Phase 3, Rise and Fall: stacks, treasuries, and each player's fate (section 4.3)."""

from typing import Final

from tongbao.engine.choice import NOTHING, Choice
from tongbao.engine.step import Automatic, Step
from tongbao.games.silk_cities import log
from tongbao.games.silk_cities.actions import KEEP, MOST_PLAYERS, REGIONS, RISE
from tongbao.games.silk_cities.affairs import NO_SEAT
from tongbao.games.silk_cities.golden_ages import fall_and_rise
from tongbao.games.silk_cities.table import NO_REGION, SilkCities


class Treasuries(Automatic[SilkCities]):
    """Of each region's stacks the largest joins the treasury, dues are taken, the rest is removed; then growth."""

    def happen(self, game: SilkCities) -> None:
        game.phase = 3
        game.treasuries = game.treasuries[:]
        for region in range(REGIONS):
            if game.stacks[region]:
                self.remove_stacks(game, region)
        growth = game.cards.box.setup["treasury_growth"]
        for region in range(REGIONS):
            if game.cities[region] == NO_SEAT:
                game.treasuries[region] += growth
        log.line(game, "growth", growth)

    def remove_stacks(self, game: SilkCities, region: int) -> None:
        """The largest stays; owners next to it take dues in action order, each the next largest."""
        stacks = sorted(game.stacks[region])
        largest = stacks.pop()
        game.stacks[region] = []
        game.treasuries[region] += largest
        log.region(game, "treasury", region, largest)
        for seat in game.order():
            is_near = game.map.next_to[game.homes[seat]] >> region & 1
            if stacks and is_near and game.cards.stack_dues & game.improvements[seat]:
                dues = stacks.pop()
                game.coins[seat] += dues
                log.thing(game, "dues", seat, "region", region, dues)
        if stacks:
            log.region(game, "to_bank", region, sum(stacks))


class Fates(Automatic[SilkCities]):
    """In reverse action order each player decides."""

    def happen(self, game: SilkCities) -> None:
        game.then([FATE[seat] for seat in game.order()[::-1]])


class Fate(Step[SilkCities]):
    """Keep the empire, or let it fall and a new one rise in a free region; with no free region nothing is asked."""

    def choices(self, game: SilkCities) -> list[Choice]:
        taken = 0
        for seat in range(game.players):
            taken |= 1 << game.homes[seat]
            if seat != self.seat and game.ruins[seat] != NO_REGION:
                taken |= 1 << game.ruins[seat]
        found = [KEEP]
        for region in range(REGIONS):
            if not taken >> region & 1:
                found.append(RISES[region])
        return found if len(found) > 1 else NOTHING

    def take(self, game: SilkCities, choice: Choice) -> None:
        if choice is KEEP:
            log.by(game, "keep", self.seat)
        else:
            fall_and_rise(game, self.seat, choice.parameters[0])


TREASURIES: Final = Treasuries(NO_SEAT)
RISES: Final = RISE.choices
FATES: Final = Fates(NO_SEAT)
FATE: Final = [Fate(seat) for seat in range(MOST_PLAYERS)]
