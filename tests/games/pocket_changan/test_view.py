"""What the view says of a purchase (section 11.4); what else it shows stands in golden files."""

import pytest

from tests.games.pocket_changan.scene import INDEX, stage
from tongbao.testing.scenes import A


@pytest.mark.parametrize(
    ("area", "paid", "ware", "through"),
    [
        ("", "weng_cheng", "feng_sui", "number"),
        ("", "weng_cheng", "da_yi_hang", "number"),
        ("", "weng_cheng", "xuan_wu_men", None),
        ("", "weng_cheng", "li_bai", "character"),
        ("", "li_bai", "xuan_wu_men", "character"),
        ("E: li_lin_fu", "li_bai", "xuan_wu_men", None),
        ("E: li_lin_fu", "li_bai", "kai_yuan_men", "number"),
        ("E: xin_feng_shi", "jiu_si", "zhu_que_men", "even"),
        ("E: bo_si_di", "fei_long_jiu", "jin_wu_wei", "margin"),
        ("E: bo_si_di", "fei_long_jiu", "hu_bing_pu", "margin"),
        ("E: bo_si_di", "fei_long_jiu", "da_yi_hang", None),
    ],
)
def test_through_what_a_card_can_be_bought(area: str, paid: str, ware: str, through: str | None) -> None:
    """The rule, or the effect that waives it; with the very cards that the game lets one buy."""
    scene = stage(areas={A: area}, hands={A: paid}, public=f"{ware} guo_zi_yi gao_li_shi")
    scene.play(f"pay {paid}")
    offer = scene.view()["offers"][str(INDEX[ware])]
    assert (offer["through"], offer["can"]) == (through, ware in scene.offered("buy"))


def test_what_is_bought_freely() -> None:
    """What no rule lets one buy is free while the rule is waived."""
    scene = stage(hands={A: "jie_gu"}, public="xuan_wu_men", running={"buy": A})
    scene.play("pay jie_gu")
    assert scene.view()["offers"][str(INDEX["xuan_wu_men"])]["through"] == "free"
