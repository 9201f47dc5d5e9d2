"""Decision points (section 5.3) in their course; what is possible at D1 to D14 stands in golden files."""

import pytest

from tests.games.pocket_changan.scene import PocketScene, stage
from tongbao.testing.scenes import A, B, C


def only(scene: PocketScene, seat: int) -> None:
    """Nobody but this seat is asked."""
    assert scene.game.seats_to_act() == (seat,)
    for other in range(-1, scene.game.players):
        assert bool(scene.legal(other)) == (other == seat)


def test_d1_without_anything() -> None:
    """No hand, nothing to draw: only `pass`."""
    dry = stage(3, deck="jie_gu", rest=C)
    dry.play("draw", "pass")
    only(dry, B)
    assert dry.legal() == {"pass"}


def test_d10_discarding_from_the_hand() -> None:
    """Every hand card: hit by Da Li Si, and over the limit one by one."""
    scene = stage(hands={A: "da_li_si", B: "jie_gu feng_sui wu_ku jiu_si"})
    scene.play("play da_li_si P")
    only(scene, B)
    assert scene.legal() == {"drop jie_gu", "drop feng_sui", "drop wu_ku", "drop jiu_si"}
    eight = "jie_gu feng_sui wu_ku jiu_si zhi_ku li_yuan yu_shi_tai du_fu"
    scene = stage(hands={A: eight})
    scene.play("pass")
    only(scene, A)
    assert scene.legal() == {f"drop {card}" for card in eight.split()} and scene.phase() == "limit"
    scene.play("drop du_fu")
    assert scene.legal() == {f"drop {card}" for card in eight.split()[:-1]}
    scene.play("drop jie_gu")
    only(scene, B)


@pytest.mark.parametrize(
    ("card", "column", "area"),
    [
        ("qi_ting", "E", ""),
        ("xuan_du_guan", "C", "E: jiu_si"),
        ("qing_long_si", "C", ""),
        ("gao_li_shi", "E", "M: li_bai"),
    ],
)
def test_d5_d7_d8_d13_nobody_is_asked_for_what_is_not_there(card: str, column: str, area: str) -> None:
    """Without a hand card, another card of one's own, a fitting one, a character that acts when played."""
    scene = stage(areas={B: area}, hands={A: card}, running={"play": A})
    scene.play(f"play {card} {column}")
    assert scene.phase() == "actions" and scene.view()["actions"]["left"] == 1
