"""Notes on single cards in the rulebook that say more than the scenarios, which cite all nineteen."""

from tests.games.pocket_changan.scene import stage
from tongbao.testing.scenes import A, B


def test_faq_3_yan_zhen_qing() -> None:
    """He counts for conditions and scoring, and is no column for Li Longji."""
    scene = stage(areas={A: "M: feng_sui wu_ku; C: yan_zhen_qing; P: li_long_ji"}, hands={A: "guo_zi_yi jie_gu"})
    assert scene.points(A) == [3, 0, 2, 1] and scene.columns_for("guo_zi_yi") == "M"
    assert scene.columns_for("jie_gu") == "M", "three columns, no number rule"
    four = stage(areas={A: "M: feng_sui wu_ku; E: jiu_si; C: yan_zhen_qing"}, hands={A: "guo_zi_yi"})
    assert four.columns_for("guo_zi_yi") == "M", "two cards and his point"
    without = stage(areas={A: "M: feng_sui wu_ku; E: jiu_si; C: li_bai"}, hands={A: "guo_zi_yi"})
    assert without.columns_for("guo_zi_yi") == ""


def test_faq_7_kai_yuan_sheng_shi() -> None:
    """It lasts to the end of the next turn of its player, even if the card is gone."""
    scene = stage(
        areas={A: "E: qi_ting jiu_si zhi_ku", B: "M: yu_lin_jun xuan_wu_men"},
        hands={A: "kai_yuan_sheng_shi jie_gu", B: "an_lu_shan hu_bing_pu"},
        public="ling_yan_ge",
    )
    scene.play("play kai_yuan_sheng_shi E", "pass", "play an_lu_shan M", "lose kai_yuan_sheng_shi")
    assert "ling_yan_ge" in scene.buys("hu_bing_pu")
    scene.pass_until(A)
    assert "ling_yan_ge" in scene.buys("jie_gu")
    scene.pass_turn()
    assert scene.acting == B and "ling_yan_ge" not in scene.buys("hu_bing_pu")


def test_faq_8_ping_kang_li() -> None:
    """After the actions, of the owner only."""
    scene = stage(areas={B: "E: ping_kang_li"}, public="du_fu", actions=1, deck="jie_gu feng_sui wu_ku")
    scene.play("draw")
    assert scene.acting == B and scene.phase() == "actions"
    scene.play("draw", "draw")
    assert scene.acting == B and scene.legal() == {"take du_fu", "skip"}
    scene.play("take du_fu")
    assert "du_fu" in scene.hand(B) and len(scene.public()) == 8 and scene.acting == A


def test_faq_10_da_yi_hang() -> None:
    """One card after each buy."""
    scene = stage(areas={A: "E: da_yi_hang"}, hands={A: "li_yuan"}, public="jiao_fang", deck="jie_gu du_fu li_bai")
    scene.play("draw")
    assert len(scene.hand(A)) == 2, "other actions draw nothing more"
    scene.play("pay li_yuan", "buy jiao_fang", "keep")
    assert scene.hand(A) == {"jie_gu", "jiao_fang", "li_bai"}
