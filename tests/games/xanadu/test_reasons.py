"""Whatever a seat may wish for and isn't offered has a reason, and it is the true one (sections 6 to 8)."""

from typing import Any

import tongbao
from tests.games.xanadu.scene import XanaduScene, stage
from tongbao import Seat
from tongbao.testing.scenes import A, B, tell

XANADU = tongbao.GAMES["xanadu"]
# Scenes.


def asked(scene: XanaduScene, choice: str, seat: int = A) -> dict[str, Any]:
    """What the seat is told when it asks why it can't choose this."""
    said = Seat(scene.game, seat).why_not(XANADU.action_space.parse(choice))
    assert said is not None
    return said


def test_no_free_site() -> None:
    """What fetches most is named first, and what is marked already counts as sold."""
    city = [(21, 0), (2, 0), (3, 0), (4, 0), (49, 0)]
    scene = stage(hands={A: [14, 61], B: [28]}, cities={A: city, B: [(12, 0)]})
    said = asked(scene, "build 14")
    assert tell(said) == "All 5 sites in your city are taken. You must sell a building first."
    prices = [remedy["facts"]["n"] for remedy in said["remedies"]]
    assert said["remedies"][0]["choice"] == "sell 49" and prices == sorted(prices, reverse=True)
    scene.play("sell 2")
    said = asked(scene, "build 14")
    assert said["kind"] == "why_sell_now" and said["remedies"][0]["choice"] == "end_sales"
    scene.play("end_sales")
    assert "build 14" in scene.legal()
