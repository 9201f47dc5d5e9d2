"""Payment of a cost (section 8). The test is exact: it looks for workers that bring all that is missing."""

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from tongbao.engine.choice import Choice
from tongbao.games.xanadu.actions import PLACE
from tongbao.games.xanadu.cards.resources import RESOURCES, UNIT, highest, names, shortage
from tongbao.games.xanadu.cards.schema import MOST_SYMBOLS, SQUARES
from tongbao.games.xanadu.cards.sets import NEVER, PLACES, STAGES, CardSet
from tongbao.games.xanadu.table import Xanadu

PLACE_AT: Final = [choice for choice in PLACE.of for _ in range(PLACES)]
"""By place: the choice of its building."""
MOST_WORKERS: Final = MOST_SYMBOLS * SQUARES
"""More than these never bring more of a cost: each of its symbols lies on one building, at most four squares deep."""


def buildable(game: Xanadu, seat: int) -> list[int]:
    """The cards in hand that the player can build now; the card itself can't be a worker (X-5)."""
    if len(game.cities[seat]) >= game.terms.building_limit:
        return []
    return affordable(game.cards, game.here, game.hands[seat], game.pool, game.workers_left - 1)


def affordable(cards: CardSet, here: list[int], hand: list[int], pool: int, workers: int) -> list[int]:
    """Those of a hand that can be paid for with a pool and so many workers on open buildings, given by their places."""
    if workers < 0:
        return []
    within = within_reach(cards, here, workers)
    found: list[int] = []
    for card in hand:
        missing: i64 = shortage(cards.cost[card], pool)
        if missing & within == missing and (not missing or can_gather(cards, here, missing, workers)):
            found.append(card)
    return found


def within_reach(cards: CardSet, here: list[int], workers: int) -> int:
    """A mask of the resources that so many workers can bring, each taken by itself."""
    far, within = min(workers, SQUARES), 0
    for place in here:
        within |= cards.reach[place * STAGES + far]
    return within


def payable_places(game: Xanadu) -> list[Choice]:
    """The choices of an open building on which the next worker leaves the pending cost payable."""
    workers = game.workers_left - 1
    if workers < 0:
        return []
    cards, here = game.cards, game.here
    gain = cards.gain
    lacking: i64 = outstanding(game)
    found: list[Choice] = []
    for i, place in enumerate(here):
        missing: i64 = shortage(lacking, gain[place])
        if not missing:
            found.append(PLACE_AT[place])
        elif workers:
            here[i] = place + 1
            if can_gather(cards, here, missing, workers):
                found.append(PLACE_AT[place])
            here[i] = place
    return found


def outstanding(game: Xanadu) -> int:
    """What the pool lacks of the cost of the pending card; nothing if none is pending."""
    return shortage(game.cards.cost[game.pending], game.pool)


def can_gather(cards: CardSet, here: list[int], missing: i64, workers: int) -> bool:
    """Whether so many workers can bring all that is missing.

    Whatever the solution, some building brings the highest missing resource at least once more; it is enough to try,
    on each, the first square from here that has it. ``here`` is changed during the search and left as it was.
    """
    rank = highest(missing)
    distance, next_gain = cards.distance[rank], cards.next_gain[rank]
    for i, place in enumerate(here):
        far = distance[place]
        if far <= workers:
            still: i64 = shortage(missing, next_gain[place])
            if not still:
                return True
            left = workers - far
            if left:
                here[i] = place + far
                is_found = can_gather(cards, here, still, left)
                here[i] = place
                if is_found:
                    return True
    return False


def fewest_workers(cards: CardSet, here: list[int], missing: int) -> int:
    """How many workers it takes at least to bring all that is missing; NEVER if no number of them can."""
    if not missing:
        return 0
    for workers in range(1, MOST_WORKERS + 1):
        if can_gather(cards, here, missing, workers):
            return workers
    return NEVER


def most_gathered(cards: CardSet, here: list[int], missing: int, workers: int) -> int:
    """The most of what is missing that so many workers can bring; of equally much that with the highest ranks."""
    units = [UNIT[RESOURCES.index(name)] for name in reversed(names(missing))]
    for count in range(len(units), 0, -1):
        for some in combinations(units, count):
            if can_gather(cards, here, sum(some), workers):
                return sum(some)
    return 0
