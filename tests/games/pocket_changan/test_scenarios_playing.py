"""The scenarios of the rules, section 13, that are about playing and buying cards."""

from tests.games.pocket_changan.scene import stage
from tongbao.testing.scenes import A, B


def test_s2_li_bai_opens_all_columns_to_culture_cards() -> None:
    """FAQ 1: the number still counts."""
    scene = stage(areas={A: "C: han_lin_yuan li_bai; M: weng_cheng"}, hands={A: "da_yan_ta hong_wen_guan"})
    assert scene.columns_for("da_yan_ta") == "MEP"
    assert scene.columns_for("hong_wen_guan") == "MEP"


def test_s3_du_fu_turns_a_column_once() -> None:
    """FAQ 2: the column is descending for good, and the player has had his one time, with or without Du Fu."""
    scene = stage(
        areas={A: "C: da_yan_ta han_lin_yuan du_fu", B: "M: yu_lin_jun zhu_que_men"},
        hands={A: "hong_wen_guan qu_jiang_chi", B: "an_lu_shan"},
    )
    assert scene.columns_for("hong_wen_guan") == "" and scene.columns_for("qu_jiang_chi") == "C"
    assert scene.offered("descend") == {"C"}
    scene.play("descend C")
    assert scene.columns_for("hong_wen_guan") == "C" and scene.columns_for("qu_jiang_chi") == ""
    assert scene.offered("descend") == set()
    scene.play("play hong_wen_guan C")
    scene.pass_until(B)
    scene.play("play an_lu_shan M", "lose du_fu")
    scene.pass_until(A)
    assert "du_fu" in scene.discards() and scene.column(A, "C") == ["da_yan_ta", "han_lin_yuan", "hong_wen_guan"]
    assert scene.offered("descend") == set() and scene.columns_for("qu_jiang_chi") == ""
    again = stage(
        areas={A: "C: da_yan_ta han_lin_yuan; M: weng_cheng"},
        hands={A: "du_fu qu_jiang_chi li_yuan"},
        descending={A: "C"},
        turned=[A],
    )
    again.play("play du_fu C")
    assert again.offered("descend") == set()
    assert again.columns_for("li_yuan") == "C" and again.columns_for("qu_jiang_chi") == ""


def test_s5_guo_zi_jian_makes_any_card_a_culture_card() -> None:
    """FAQ 4: the number still counts."""
    scene = stage(areas={A: "C: guo_zi_jian"}, hands={A: "ling_yan_ge xuan_wu_men"})
    assert scene.columns_for("ling_yan_ge") == "MC"
    assert scene.columns_for("xuan_wu_men") == "M"


def test_s6_guo_zi_jian_with_li_bai() -> None:
    """FAQ 4 and 1: any card into any column that its number allows."""
    scene = stage(
        areas={A: "C: li_bai guo_zi_jian; P: da_ming_gong; E: jiu_si"}, hands={A: "ling_yan_ge zhu_que_men xuan_wu_men"}
    )
    assert scene.columns_for("ling_yan_ge") == "MECP"
    assert scene.columns_for("zhu_que_men") == "MEC"
    assert scene.columns_for("xuan_wu_men") == "ME"


def test_s7_qu_jiang_chi_does_not_make_culture_cards() -> None:
    """P-16: characters may be placed in the culture column, and are not carried on by Li Bai."""
    scene = stage(areas={A: "C: li_bai qu_jiang_chi; M: xuan_wu_men"}, hands={A: "wang_wei"})
    assert scene.columns_for("wang_wei") == "CP"


def test_s8_li_lin_fu_when_buying() -> None:
    """FAQ 5: characters are 10, paid with or bought."""
    public = "kai_yuan_men ping_kang_li li_bai zhu_que_men xin_feng_shi du_fu tai_cang dong_shi"
    scene = stage(
        areas={A: "E: li_lin_fu"}, hands={A: "an_lu_shan han_lin_yuan qu_jiang_chi xuan_wu_men"}, public=public
    )
    assert scene.buys("an_lu_shan") >= {"kai_yuan_men", "ping_kang_li", "li_bai"}
    assert not scene.buys("an_lu_shan") & {"zhu_que_men", "xin_feng_shi"}
    for buyer in ("han_lin_yuan", "qu_jiang_chi"):
        assert "du_fu" in scene.buys(buyer)
    assert "du_fu" not in scene.buys("xuan_wu_men")
    other = stage(areas={A: "E: li_lin_fu"}, hands={A: "kai_yuan_men"}, public="du_fu")
    assert "du_fu" in other.buys("kai_yuan_men")


def test_s9_li_lin_fu_when_playing() -> None:
    """FAQ 5: a character needs a column that ends in 10 or less, and is the last number of its own."""
    scene = stage(areas={A: "E: li_lin_fu; M: xuan_wu_men zhu_que_men"}, hands={A: "ge_shu_han"})
    assert scene.columns_for("ge_shu_han") == ""
    scene = stage(
        areas={A: "E: li_lin_fu; M: xuan_wu_men zhu_que_men ling_yan_ge guo_zi_yi"},
        hands={A: "kai_yuan_men ge_shu_han"},
    )
    assert scene.columns_for("kai_yuan_men") == "M" and scene.columns_for("ge_shu_han") == "M"


def test_s13_xin_feng_shi_buys_even_numbers() -> None:
    """FAQ 9: with any card."""
    scene = stage(areas={A: "E: xin_feng_shi"}, hands={A: "jiu_si"}, public="zhu_que_men ling_yan_ge")
    assert "zhu_que_men" in scene.buys("jiu_si") and "ling_yan_ge" not in scene.buys("jiu_si")


def test_s15_li_long_ji_below_four_columns() -> None:
    """FAQ 11: no number and no condition until the fourth column is open; buying as always."""
    scene = stage(
        areas={A: "M: zhu_que_men; E: jiu_si; P: li_long_ji"},
        hands={A: "jie_gu du_fu xuan_du_guan"},
        public="feng_sui",
    )
    assert scene.columns_for("jie_gu") == "M" and scene.columns_for("du_fu") == "C"
    assert "feng_sui" not in scene.buys("xuan_du_guan"), "4 is not 3"
    scene.play("play du_fu C")
    assert scene.columns_for("jie_gu") == ""


def test_s24_conditions_count_points_before_the_card_is_laid() -> None:
    """P-9, P-10: two cards are two points, with bonuses four."""
    scene = stage(areas={A: "M: feng_sui fei_long_jiu"}, hands={A: "an_lu_shan"})
    assert scene.points(A)[0] == 2 and scene.columns_for("an_lu_shan") == ""
    scene = stage(areas={A: "M: yu_lin_jun xuan_wu_men"}, hands={A: "an_lu_shan"})
    assert scene.points(A)[0] == 4 and scene.columns_for("an_lu_shan") == "M"


def test_s25_an_equal_number_fits() -> None:
    """P-3."""
    scene = stage(areas={A: "C: guo_zi_jian qu_jiang_chi"}, hands={A: "ling_yan_ge zhu_que_men"})
    assert "C" in scene.columns_for("ling_yan_ge") and "C" not in scene.columns_for("zhu_que_men")


def test_s26_a_wild_card_is_skipped() -> None:
    """P-5: the last numbered card counts."""
    scene = stage(areas={A: "M: xuan_wu_men guo_zi_yi"}, hands={A: "kai_yuan_men weng_cheng"})
    assert scene.columns_for("kai_yuan_men") == "M" and scene.columns_for("weng_cheng") == ""


def test_s27_what_a_four_buys() -> None:
    """The same type up to its number, other types only the number itself; Bo Si Di allows two more or less."""
    public = "feng_sui jiu_si li_bai wu_ku qi_ting jin_wu_wei hu_bing_pu weng_cheng"
    scene = stage(hands={A: "fei_long_jiu"}, public=public)
    assert scene.buys("fei_long_jiu") == {"feng_sui", "jiu_si", "li_bai"}
    scene = stage(areas={A: "E: bo_si_di"}, hands={A: "fei_long_jiu"}, public=public)
    assert scene.buys("fei_long_jiu") == {
        *("feng_sui", "jiu_si", "li_bai", "wu_ku", "qi_ting", "jin_wu_wei", "hu_bing_pu"),
    }
    scene = stage(areas={A: "E: bo_si_di"}, hands={A: "fei_long_jiu"}, public="da_yi_hang")
    assert "da_yi_hang" not in scene.buys("fei_long_jiu")


def test_s32_recall_gives_an_action_and_the_card_again() -> None:
    """A card taken back can be laid once more, and works once more."""
    scene = stage(
        areas={A: "P: wan_nian_xian"}, hands={A: "xuan_du_guan"}, actions=1, deck="feng_sui", public="jie_gu li_yuan"
    )
    scene.play("play xuan_du_guan C", "recall wan_nian_xian")
    assert scene.acting == A and scene.view()["actions"]["left"] == 1
    assert scene.hand(A) == {"wan_nian_xian"} and scene.column(A, "P") == []
    assert scene.columns_for("wan_nian_xian") == "P"
    scene.play("play wan_nian_xian P")
    assert scene.hand(A) == {"feng_sui"} and scene.acting == B
