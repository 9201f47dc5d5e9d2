"""The nineteen notes on single cards in the rulebook, in its order."""

from tongbao.testing.scenes import A, B, C

from .scene import stage


def test_faq_1_li_bai() -> None:
    """Culture cards serve as other types, by their numbers."""
    scene = stage(areas={A: "C: li_bai; M: zhu_que_men; E: zhi_ku"}, hands={A: "han_lin_yuan wu_ku"})
    assert scene.columns_for("han_lin_yuan") == "ECP" and scene.columns_for("wu_ku") == ""
    scene.play("play han_lin_yuan P")
    assert scene.points(A) == [3, 1, 1, 1]


def test_faq_2_du_fu() -> None:
    """One column a game, chosen among all types."""
    scene = stage(areas={A: "C: du_fu; P: yu_shi_tai"}, hands={A: "da_li_si tai_ji_gong"})
    assert scene.offered("descend") == {"C", "P"}
    scene.play("descend P")
    assert scene.offered("descend") == set()
    assert scene.columns_for("da_li_si") == "P" and scene.columns_for("tai_ji_gong") == ""


def test_faq_3_yan_zhen_qing() -> None:
    """He counts for conditions and scoring, and is no column for Li Longji."""
    scene = stage(areas={A: "M: feng_sui wu_ku; C: yan_zhen_qing; P: li_long_ji"}, hands={A: "guo_zi_yi jie_gu"})
    assert scene.points(A) == [3, 0, 2, 1] and scene.columns_for("guo_zi_yi") == "M"
    assert scene.columns_for("jie_gu") == "M", "three columns, no number rule"
    four = stage(areas={A: "M: feng_sui wu_ku; E: jiu_si; C: yan_zhen_qing"}, hands={A: "guo_zi_yi"})
    assert four.columns_for("guo_zi_yi") == "M", "two cards and his point"
    without = stage(areas={A: "M: feng_sui wu_ku; E: jiu_si; C: li_bai"}, hands={A: "guo_zi_yi"})
    assert without.columns_for("guo_zi_yi") == ""


def test_faq_4_guo_zi_jian() -> None:
    """Any type serves as culture, by its number."""
    scene = stage(areas={A: "C: guo_zi_jian"}, hands={A: "xi_shi xin_feng_shi da_ming_gong"})
    assert scene.columns_for("xi_shi") == "EC" and scene.columns_for("xin_feng_shi") == "E"
    scene.play("play da_ming_gong C")
    assert scene.points(A) == [0, 0, 2, 0]


def test_faq_5_li_lin_fu() -> None:
    """Characters are ten when buying, too."""
    scene = stage(areas={A: "E: li_lin_fu"}, hands={A: "gao_li_shi"}, public="dong_shi jiu_si wu_ku xing_qing_gong")
    assert scene.buys("gao_li_shi") & {"dong_shi", "jiu_si", "wu_ku", "xing_qing_gong"} == {"jiu_si", "xing_qing_gong"}


def test_faq_6_gao_li_shi() -> None:
    """He copies a play effect of another player's character."""
    areas = {A: "E: dong_shi xi_shi; P: han_yuan_dian", B: "E: yang_guo_zhong"}
    scene = stage(areas=areas, hands={A: "gao_li_shi", B: "jie_gu feng_sui"})
    scene.play("play gao_li_shi E", "copy yang_guo_zhong")
    assert scene.acting == B
    scene.play("give feng_sui")
    assert scene.hand(A) == {"feng_sui"} and scene.hand(B) == {"jie_gu"}


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


def test_faq_9_xin_feng_shi() -> None:
    """Even public cards for any card; odd ones by the rule."""
    public = "bai_fei_dai_xing han_lin_yuan hong_wen_guan yu_shi_tai"
    scene = stage(areas={A: "E: xin_feng_shi"}, hands={A: "zhi_ku"}, public=public)
    assert scene.buys("zhi_ku") & set(public.split()) == {"bai_fei_dai_xing", "han_lin_yuan", "yu_shi_tai"}


def test_faq_10_da_yi_hang() -> None:
    """One card after each buy."""
    scene = stage(areas={A: "E: da_yi_hang"}, hands={A: "li_yuan"}, public="jiao_fang", deck="jie_gu du_fu li_bai")
    scene.play("draw")
    assert len(scene.hand(A)) == 2, "other actions draw nothing more"
    scene.play("pay li_yuan", "buy jiao_fang", "keep")
    assert scene.hand(A) == {"jie_gu", "jiao_fang", "li_bai"}


def test_faq_11_li_long_ji() -> None:
    """With four columns the rules of playing hold again."""
    hands = {A: "jie_gu guo_zi_yi"}
    three = stage(areas={A: "M: weng_cheng; E: jiu_si; P: li_long_ji"}, hands=hands)
    assert three.columns_for("jie_gu") == "M" and three.columns_for("guo_zi_yi") == "M"
    four = stage(areas={A: "M: weng_cheng; E: jiu_si; C: li_yuan; P: li_long_ji"}, hands=hands)
    assert four.columns_for("jie_gu") == "" and four.columns_for("guo_zi_yi") == ""


def test_faq_12_yang_yu_huan() -> None:
    """Draw first, discard then, if needed."""
    scene = stage(areas={A: "P: yang_yu_huan"}, hands={A: "jie_gu feng_sui wu_ku weng_cheng yu_lin_jun"}, deck="du_fu")
    scene.play("pass")
    assert scene.acting == B and len(scene.hand(A)) == 6 and scene.discards() == []


def test_faq_13_bai_fei_dai_xing() -> None:
    """All players, to the end of the next turn of who laid it."""
    scene = stage(
        areas={A: "P: shang_shu_sheng zhong_shu_sheng; M: ling_yan_ge", B: "M: zhu_que_men"},
        hands={A: "bai_fei_dai_xing jie_gu", B: "feng_sui"},
    )
    scene.play("play bai_fei_dai_xing P", "pass")
    assert scene.acting == B and scene.columns_for("feng_sui") == "M"
    scene.pass_turn()
    assert scene.columns_for("jie_gu") == "M"
    scene.pass_turn()
    assert scene.acting == B and scene.columns_for("feng_sui") == ""


def test_faq_14_wan_guo_lai_chao() -> None:
    """From its player on, clockwise."""
    scene = stage(
        3, active=C, areas={C: "P: shang_shu_sheng zhong_shu_sheng"}, hands={C: "wan_guo_lai_chao"}, public="du_fu"
    )
    scene.play("play wan_guo_lai_chao P")
    order = []
    while scene.phase() != "actions":
        order.append(scene.acting)
        scene.play(max(scene.legal()))
    assert order == [C, A, B]


def test_faq_15_an_lu_shan() -> None:
    """Urban Areas only: nobody loses a hand card, and who has nothing in play loses nothing."""
    scene = stage(areas={A: "M: zhu_que_men"}, hands={A: "an_lu_shan", B: "jie_gu feng_sui"})
    scene.play("play an_lu_shan M")
    assert scene.acting == A and scene.hand(B) == {"jie_gu", "feng_sui"} and scene.discards() == []


def test_faq_16_guo_zi_yi() -> None:
    """What takes from the hand is an attack as well."""
    for card, column in (("yang_guo_zhong", "E"), ("da_li_si", "P")):
        scene = stage(
            areas={A: "E: dong_shi xi_shi", B: "M: guo_zi_yi"},
            hands={A: card, B: "jie_gu feng_sui wu_ku jiu_si"},
        )
        scene.play(f"play {card} {column}")
        assert scene.acting == A and len(scene.hand(B)) == 4


def test_faq_17_ge_shu_han() -> None:
    """Of equal military points who laid him chooses first, then clockwise."""
    areas = {A: "M: jie_gu wu_ku weng_cheng", B: "M: feng_sui fei_long_jiu", C: "M: zhu_que_men"}
    scene = stage(3, active=B, areas=areas, hands={B: "ge_shu_han"})
    scene.play("play ge_shu_han M")
    assert [scene.points(seat)[0] for seat in (A, B, C)] == [3, 3, 3]
    order = []
    while scene.phase() != "actions":
        order.append(scene.acting)
        scene.play(min(scene.legal()))
    assert order == [B, C, A]


def test_faq_18_an_shi_zhi_luan() -> None:
    """From the next player on, Urban Areas only."""
    areas = {A: "M: zhi_ku", B: "M: yu_lin_jun xuan_wu_men"}
    scene = stage(3, active=B, areas=areas, hands={A: "jie_gu", B: "an_shi_zhi_luan", C: "feng_sui"})
    scene.play("play an_shi_zhi_luan M")
    assert scene.acting == A and scene.legal() == {"lose zhi_ku"}, "seat 2 has no Urban Area"
    scene.play("lose zhi_ku")
    assert scene.acting == B and scene.hand(A) == {"jie_gu"} and scene.hand(C) == {"feng_sui"}


def test_faq_19_weng_cheng() -> None:
    """Effects on the hand are not what it stops."""
    scene = stage(areas={B: "M: weng_cheng jin_wu_wei"}, hands={A: "da_li_si", B: "jie_gu feng_sui wu_ku jiu_si"})
    scene.play("play da_li_si P")
    assert scene.acting == B and len(scene.offered("drop")) == 4
