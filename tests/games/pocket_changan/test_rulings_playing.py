"""The rulings of section 10 about playing cards; those not here are cited by the scenarios."""

import pytest

from tests.games.pocket_changan.scene import stage
from tongbao.testing.scenes import A, B

THIRTEEN = "M: yu_lin_jun xuan_wu_men zhu_que_men; E: jiu_si zhi_ku; C: le_you_yuan hong_wen_guan"
"""Points 7/2/3/0; one politics card makes thirteen in all."""


def test_p1_the_fourth_type_is_politics() -> None:
    """A politics card opens the fourth column and brings a politics point."""
    scene = stage(hands={A: "yu_shi_tai"})
    assert scene.columns_for("yu_shi_tai") == "P"
    scene.play("play yu_shi_tai P")
    assert scene.points(A) == [0, 0, 0, 1]


def test_p3_lower_numbers_do_not_fit() -> None:
    """Greater or equal; equal numbers meet only where types are mixed."""
    scene = stage(areas={A: "M: weng_cheng"}, hands={A: "wu_ku yu_lin_jun"})
    assert scene.columns_for("wu_ku") == "" and scene.columns_for("yu_lin_jun") == "M"
    mixed_choice = stage(areas={A: "M: da_yi_hang; E: bo_si_di"}, hands={A: "weng_cheng jin_wu_wei"})
    assert mixed_choice.columns_for("weng_cheng") == "M" and mixed_choice.columns_for("jin_wu_wei") == ""


def test_p4_characters_are_played_at_any_number() -> None:
    """Behind a king, and behind one another."""
    scene = stage(areas={A: "M: zhu_que_men ling_yan_ge"}, hands={A: "guo_zi_yi an_lu_shan"})
    assert scene.columns_for("guo_zi_yi") == "M"
    scene.play("play guo_zi_yi M")
    assert scene.columns_for("an_lu_shan") == "M"


def test_p5_a_column_of_wild_cards_takes_any_number() -> None:
    """It has no last number, whichever way it goes."""
    for descending in ({}, {A: "M"}):
        scene = stage(areas={A: "M: guo_zi_yi an_lu_shan"}, hands={A: "jie_gu ling_yan_ge"}, descending=descending)
        assert scene.columns_for("jie_gu") == scene.columns_for("ling_yan_ge") == "M"
        assert scene.seat_view(A)["columns"][0]["last"] is None


def test_p7_li_lin_fu_works_for_his_owner_only() -> None:
    """The other player's characters stay wild."""
    scene = stage(
        areas={A: "M: xuan_wu_men zhu_que_men", B: "E: li_lin_fu"},
        hands={A: "ge_shu_han jie_gu"},
        public="xi_shi du_fu",
    )
    assert scene.columns_for("ge_shu_han") == "M"
    assert "xi_shi" in scene.buys("ge_shu_han") and "du_fu" in scene.buys("jie_gu")


def test_p8_conditions_hold_for_the_first_card_too() -> None:
    """An empty column is no way round."""
    scene = stage(hands={A: "an_lu_shan wang_wei da_yi_hang wu_ku"})
    assert [scene.columns_for(card) for card in ("an_lu_shan", "wang_wei", "da_yi_hang", "wu_ku")] == ["", "", "", "M"]


def test_p10_bonuses_meet_conditions() -> None:
    """Zhu Que Men alone is three points."""
    scene = stage(areas={A: "M: zhu_que_men"}, hands={A: "an_lu_shan"})
    assert scene.columns_for("an_lu_shan") == "M"


@pytest.mark.parametrize(
    ("area", "card", "column"),
    [
        ("C: le_you_yuan li_yuan da_yan_ta", "li_long_ji", "P"),
        ("C: le_you_yuan da_yan_ta; E: jiu_si zhi_ku bo_si_di", "li_long_ji", ""),
        ("C: le_you_yuan", "wang_wei", "P"),
        ("P: yu_shi_tai", "wang_wei", "P"),
        ("M: wu_ku; E: jiu_si", "wang_wei", ""),
        ("E: jiu_si dong_shi; P: yu_shi_tai shang_shu_sheng", "li_lin_fu", "E"),
        ("E: jiu_si dong_shi; P: yu_shi_tai tai_ji_gong", "li_lin_fu", ""),
        ("E: jiu_si dong_shi; P: yu_shi_tai tai_ji_gong", "gao_li_shi", "E"),
        ("E: jiu_si zhi_ku; P: yu_shi_tai tai_ji_gong", "gao_li_shi", ""),
        ("M: zhu_que_men", "yan_zhen_qing", "C"),
        ("M: xuan_wu_men; C: da_yan_ta", "yan_zhen_qing", ""),
    ],
)
def test_p11_any_one_either_or_sum_and_strictly_more(area: str, card: str, column: str) -> None:
    """任>3, 政/文>0, 经+政>5 (4), 文/军>2."""
    assert stage(areas={A: area}, hands={A: card}).columns_for(card) == column


def test_p12_a_card_stays_when_its_condition_is_lost() -> None:
    """It was a condition for playing only."""
    scene = stage(
        areas={A: "M: zhu_que_men", B: "M: jie_gu xuan_wu_men"}, hands={A: "ge_shu_han", B: "an_shi_zhi_luan"}
    )
    scene.play("play ge_shu_han M")
    while scene.phase() != "actions":
        scene.play(min(scene.legal()))
    scene.play("pass", "play an_shi_zhi_luan M", "lose zhu_que_men")
    assert scene.column(A, "M") == ["ge_shu_han"]


def test_p17_a_card_counts_where_it_lies() -> None:
    """Its printed bonus stays what it is; back in hand it is a culture card again."""
    scene = stage(areas={A: "M: hong_wen_guan"}, hands={A: "xuan_du_guan"})
    assert scene.points(A) == [1, 0, 1, 0]
    scene.play("play xuan_du_guan C", "recall hong_wen_guan")
    assert scene.points(A) == [0, 0, 1, 0] and scene.columns_for("hong_wen_guan") == "C"


def test_p20_no_hand_limit_but_in_the_refill_phase() -> None:
    """Neither while acting nor in another player's turn."""
    seven = "jie_gu feng_sui wu_ku weng_cheng yu_lin_jun jiu_si zhi_ku"
    six = "li_yuan hong_wen_guan da_yan_ta yu_shi_tai tai_ji_gong men_xia_sheng"
    scene = stage(
        areas={A: "P: shang_shu_sheng zhong_shu_sheng"},
        hands={A: f"{seven} wan_guo_lai_chao", B: six},
        public="du_fu li_bai",
        actions=3,
    )
    scene.play("draw", "play wan_guo_lai_chao P", "take du_fu", "take li_bai")
    assert scene.acting == A and scene.phase() == "actions" and len(scene.hand(A)) == 9
    scene.pass_turn()
    assert scene.acting == B and len(scene.hand(B)) == 7 and scene.phase() == "actions"
    scene.play("draw")
    assert len(scene.hand(B)) == 8 and scene.phase() == "actions"


@pytest.mark.parametrize("card", ["chang_an_xian_luo", "guang_yun_tan_hui", "ni_shang_yu_yi"])
def test_p28_end_game_events_are_never_eased_or_waived(card: str) -> None:
    """Men Xia Sheng doesn't help, nor Li Longji below four columns; with fourteen points each is legal."""
    eased = stage(areas={A: f"{THIRTEEN}; P: men_xia_sheng"}, hands={A: card})
    assert sum(eased.points(A)) == 13 and eased.columns_for(card) == ""
    waived = stage(areas={A: "M: yu_lin_jun; E: jiu_si; P: li_long_ji"}, hands={A: card})
    assert waived.columns_for(card) == ""
    enough = stage(areas={A: f"{THIRTEEN}; P: shang_shu_sheng"}, hands={A: card})
    assert sum(enough.points(A)) == 14 and len(enough.columns_for(card)) == 1


def test_p28_the_number_of_an_end_game_event_is_waived() -> None:
    """Only its condition is not: in a descending column an ace fits with Li Longji."""
    area = "M: yu_lin_jun xuan_wu_men zhu_que_men ling_yan_ge; E: dong_shi xi_shi; P: li_long_ji shang_shu_sheng"
    scene = stage(areas={A: area}, hands={A: "chang_an_xian_luo"}, descending={A: "M"})
    assert sum(scene.points(A)) > 13 and scene.columns_for("chang_an_xian_luo") == "M"


def test_p28_the_politics_ace_ends_nothing() -> None:
    """Bai Fei Dai Xing is no End Game Event."""
    scene = stage(areas={A: "P: shang_shu_sheng zhong_shu_sheng"}, hands={A: "bai_fei_dai_xing"})
    scene.play("play bai_fei_dai_xing P")
    assert scene.view()["ending"] is None


def test_p29_an_event_stays_and_counts_as_a_card() -> None:
    """Like every other card."""
    scene = stage(areas={A: "E: qi_ting jiu_si zhi_ku"}, hands={A: "kai_yuan_sheng_shi"})
    scene.play("play kai_yuan_sheng_shi E")
    assert scene.column(A, "E")[-1] == "kai_yuan_sheng_shi" and scene.points(A)[1] == 4


def test_p30_li_long_ji_leaves_type_and_buying() -> None:
    """Number and condition fall away, columns count and not points; the own type stays."""
    scene = stage(areas={A: "M: zhu_que_men; P: li_long_ji"}, hands={A: "jie_gu guo_zi_yi"}, public="wu_ku hu_bing_pu")
    assert scene.columns_for("jie_gu") == "M" and scene.columns_for("guo_zi_yi") == "M"
    assert "wu_ku" not in scene.buys("jie_gu") and "hu_bing_pu" in scene.buys("jie_gu")


def test_p31_bai_fei_dai_xing_leaves_the_type() -> None:
    """All cards, not only buildings, each in its own column; nothing changes for buying."""
    scene = stage(
        areas={A: "P: shang_shu_sheng han_yuan_dian; M: ling_yan_ge; C: qu_jiang_chi"},
        hands={A: "bai_fei_dai_xing jie_gu yan_ta_ti_ming li_lin_fu"},
        public="wu_ku",
    )
    scene.play("play bai_fei_dai_xing P")
    assert scene.columns_for("jie_gu") == "M" and scene.columns_for("yan_ta_ti_ming") == "C"
    assert set(scene.columns_for("li_lin_fu")) == {"E", "C"}, "Qu Jiang Chi takes characters"
    assert "wu_ku" not in scene.buys("jie_gu")


def test_p39_du_fu_is_used_on_ones_own_turn() -> None:
    """In any own column that has cards, at the cost of no action; another player's use doesn't count."""
    area = "M: weng_cheng zhu_que_men; E: jiu_si; C: du_fu"
    scene = stage(areas={A: area, B: "P: yu_shi_tai"}, hands={A: "wu_ku"}, turned=[B])
    assert scene.offered("descend") == {"M", "E", "C"} and scene.columns_for("wu_ku") == ""
    scene.play("descend M")
    assert scene.view()["actions"]["left"] == 2 and scene.column(A, "M") == ["weng_cheng", "zhu_que_men"]
    assert scene.columns_for("wu_ku") == "M"
    scene.pass_turn()
    assert scene.acting == B and scene.offered("descend") == set()
