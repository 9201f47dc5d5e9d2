"""What the view says of hand cards that fit no column, held against the reasons for the column of their type."""

from typing import Any

from tongbao import Game, Seat
from tongbao.games.pocket_changan.cards.actions import PLAY


def agrees(game: Game, seat: int) -> None:
    """The same kind, and the same numbers."""
    eyes = Seat(game, seat)
    view: Any = eyes.view()
    for held in view["hand"]:
        why: Any = eyes.why_not(PLAY.choices[4 * held["card"] + held["card"] // 16])
        assert held["why_not"] is None or why is not None
        if held["why_not"] == "late":
            assert why["kind"] == "why_late"
        elif held["why_not"] is not None and not why["kind"].startswith(("why_first", "why_bu", "why_bo")):
            assert (why["facts"]["n"], why["facts"]["needs"]) == (held["has"], held["needs"])
            kinds = ("why_low", "why_high") if held["why_not"] == "number" else ("why_points", "why_unwaived")
            assert why["kind"].startswith(kinds)
