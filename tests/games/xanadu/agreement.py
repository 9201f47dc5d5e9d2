"""What the view says in a word of what can't be built or taken by a worker, held against the reasons."""

from typing import Any

from tongbao import Game, Seat
from tongbao.games.xanadu.actions import BUILD, PLACE

HELD = {
    None: {"", "why_sell_now"},
    "limit": {"why_limit"},
    "resources": {"why_few_workers", "why_last_card", "why_out_of_reach"},
    "late": {"why_one_a_turn", "why_build_past", "why_unpaid"},
}
"""By what the view says of a card in hand: the reasons why it can't be built; "" if it can."""


def agrees(game: Game, seat: int) -> None:
    """Cards in hand, and buildings while workers are placed."""
    eyes = Seat(game, seat)
    view: Any = eyes.view()
    for held in view["hand"] if view["phase"] != "start" else []:
        said: Any = eyes.why_not(BUILD.of[held["card"]])
        assert (said["kind"] if said else "") in HELD[held["why_not"]]
    for building in [building for city in view["seats"] for building in city["buildings"]]:
        said = eyes.why_not(PLACE.of[building["card"]])
        assert view["phase"] == "workers" or building["why_not"] is None
        if view["phase"] == "workers":
            assert (said["kind"] if said else None) == (building["why_not"] and f"why_{building['why_not']}")
