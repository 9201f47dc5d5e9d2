"""How far every region is from every empire over empty roads, found once for a map."""

from typing import Final

from tongbao.games.silk_cities.actions import REGIONS
from tongbao.games.silk_cities.map import FAR, Map


class Atlas:
    """By empire and region the ``ways``: what the cheapest route costs."""

    def __init__(self, map: Map) -> None:
        self.map: Final = map
        self.ways: Final = [ways_to(map, borders) for borders in map.borders]


def ways_to(map: Map, borders: list[int]) -> list[int]:
    """By region what the cheapest route to one of the borders costs."""
    left = map.left_to_pay(map.travel, borders, [])
    found: list[int] = []
    for region in range(REGIONS):
        found.append(0 if region in borders else min([FAR, *[left[near] for near in map.neighbours[region]]]))
    return found


ATLASES: Final[list[Atlas]] = []
"""Those that were made, the latest first."""


def atlas_of(map: Map) -> Atlas:
    """The atlas of a map."""
    for atlas in ATLASES:
        if atlas.map is map:
            return atlas
    found = Atlas(map)
    ATLASES.insert(0, found)
    del ATLASES[4:]
    return found
