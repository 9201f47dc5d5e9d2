"""What an observation says of a seat's city, for all to see."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from tongbao.engine.observation import Field, blank, count, counts, one_of
from tongbao.games.silk_cities.actions import CITY_SIZE, GOODS, HIGHEST_TOLL, IMPROVEMENTS, POSTED, REGIONS, TOP
from tongbao.games.silk_cities.citizens import RANKS
from tongbao.games.silk_cities.table import SilkCities

RANK_NAMES: Final = ("laborers", "merchants", "trained soldiers", "soldiers in training")
STANDS: Final = 1
USED: Final = 2
MOST_COINS: Final = TOP
MOST_OF_A_GOOD: Final = 20
MOST_SURCHARGE: Final = 9


def city_fields(who: str, players: int) -> list[Field]:
    """What everybody sees of a seat."""
    return [
        Field(f"{who}_home", REGIONS, 1, "By region: whether the city is there."),
        Field(f"{who}_ruin", REGIONS, 1, "By region: whether the ruin is there."),
        Field(f"{who}_coins", 1, MOST_COINS, "The coins."),
        Field(f"{who}_opening", 1, MOST_COINS, "The coins when the round began."),
        Field(f"{who}_goods", len(GOODS), MOST_OF_A_GOOD, f"The goods: {', '.join(GOODS)}."),
        Field(f"{who}_wants", len(GOODS), POSTED[-1], f"The posted prices: {', '.join(GOODS)}."),
        Field(f"{who}_toll", 1, HIGHEST_TOLL, "The toll."),
        Field(f"{who}_untapped", len(RANKS), CITY_SIZE, f"Untapped citizens: {', '.join(RANK_NAMES)}."),
        Field(f"{who}_tapped", len(RANKS), CITY_SIZE, f"Tapped citizens: {', '.join(RANK_NAMES)}."),
        Field(
            f"{who}_improvements",
            IMPROVEMENTS,
            USED,
            f"By improvement: {STANDS} if it stands, {USED} once used in this round.",
        ),
        Field(f"{who}_gathered", 2, CITY_SIZE, "How often food and metal were gathered in this round."),
        Field(f"{who}_surcharge", 1, MOST_SURCHARGE, "What barbarians add to each region of a route."),
        Field(f"{who}_free_passage", 1, 1, "Whether the next route has a free passage."),
        Field(f"{who}_sacked", 1, 1, "Whether the city was sacked in this round."),
        Field(f"{who}_attacked", players, 1, "Whom it has attacked in this round, clockwise from the observer."),
    ]


def write_city(out: BytesWriter, game: SilkCities, seat: int, observer: int) -> None:
    """The numbers of city_fields."""
    city = game.cities[seat]
    one_of(out, city.home, REGIONS)
    one_of(out, city.ruin, REGIONS)
    count(out, city.coins, MOST_COINS)
    count(out, city.opening, MOST_COINS)
    counts(out, city.goods, MOST_OF_A_GOOD)
    counts(out, city.wants, POSTED[-1])
    count(out, city.toll, HIGHEST_TOLL)
    counts(out, city.citizens.untapped, CITY_SIZE)
    counts(out, city.citizens.tapped, CITY_SIZE)
    first = blank(out, IMPROVEMENTS)
    mask: i64 = city.improvements.mask
    for place in range(first, first + IMPROVEMENTS):
        if mask & 1:
            out[place] = STANDS
        mask >>= 1
    for number in city.used:
        out[first + number] = USED
    counts(out, city.gathered, CITY_SIZE)
    count(out, city.surcharge, MOST_SURCHARGE)
    out.append(city.free_passage)
    out.append(city.sacked)
    first = blank(out, game.players)
    for other in city.attacked:
        out[first + (other - observer) % game.players] = 1
