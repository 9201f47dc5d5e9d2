"""The scenarios of the rules, section 13, that are about what cards do to the table and to others."""

from tests.games.pocket_changan.scene import stage
from tongbao.testing.scenes import A, B, C, D

STRONG = "M: xuan_wu_men zhu_que_men; E: dong_shi xi_shi"
"""Five military and four economy points."""


def test_s10_gao_li_shi_copies_a_character() -> None:
    """FAQ 6: the effect of An Lushan is the copying player's."""
    areas = {A: "E: dong_shi xi_shi; P: han_yuan_dian", B: "M: jie_gu an_lu_shan", C: "C: li_yuan"}
    scene = stage(3, areas=areas, hands={A: "gao_li_shi"})
    scene.play("play gao_li_shi E", "copy an_lu_shan")
    assert scene.acting == B and scene.legal() == {"lose jie_gu", "lose an_lu_shan"}
    scene.play("lose jie_gu")
    assert scene.acting == C and scene.legal() == {"lose li_yuan"}
    scene.play("lose li_yuan")
    assert scene.acting == A and scene.phase() == "actions"
    assert scene.in_area(A) == {"dong_shi", "xi_shi", "gao_li_shi", "han_yuan_dian"}


def test_s10_gao_li_shi_without_a_target() -> None:
    """No such character in another Urban Area: nothing happens."""
    areas = {A: "M: jie_gu ge_shu_han; E: dong_shi xi_shi; P: han_yuan_dian", B: "M: guo_zi_yi", C: "C: li_yuan"}
    scene = stage(3, areas=areas, hands={A: "gao_li_shi"})
    scene.play("play gao_li_shi E")
    assert scene.acting == A and scene.phase() == "actions" and scene.view()["actions"]["left"] == 1


def test_s11_kai_yuan_sheng_shi_lasts_to_the_end_of_the_next_turn() -> None:
    """FAQ 7, P-63: any pair may be bought by seats 1, 2, 0 and 1 again; then seat 2 follows the numbers once more."""
    public = "weng_cheng yu_lin_jun tai_cang xin_feng_shi li_yuan hong_wen_guan hong_lu_si yu_shi_tai"
    twos = {A: "hu_bing_pu", B: "jie_gu", C: "jiao_fang"}
    scene = stage(
        3,
        active=B,
        round=3,
        areas={B: "E: qi_ting jiu_si zhi_ku"},
        hands={**twos, B: "jie_gu kai_yuan_sheng_shi"},
        public=public,
    )
    assert scene.buys("jie_gu") == set()
    scene.play("play kai_yuan_sheng_shi E")
    for seat, number in ((B, 3), (C, 3), (A, 4), (B, 4)):
        assert scene.acting == seat and scene.view()["round"] == number
        assert scene.buys(twos[seat]) == set(public.split())
        scene.pass_turn()
    assert scene.acting == C and scene.view()["round"] == 4
    assert scene.buys("jiao_fang") == set()


def test_s12_ping_kang_li_then_yang_yu_huan() -> None:
    """FAQ 8: the ward comes after the actions and before the draws; then two cards are too many."""
    scene = stage(
        areas={A: "E: ping_kang_li; P: yang_yu_huan"},
        hands={A: "jie_gu feng_sui wu_ku weng_cheng yu_lin_jun jiu_si"},
        public="li_bai du_fu",
    )
    scene.play("pass")
    assert scene.legal() == {"take li_bai", "take du_fu", "skip"}
    scene.play("take li_bai")
    assert len(scene.public()) == 8 and "li_bai" not in scene.public()
    assert scene.acting == A and len(scene.hand(A)) == 8 and len(scene.offered("drop")) == 8
    scene.play("drop jie_gu")
    assert scene.acting == A and len(scene.offered("drop")) == 7
    scene.play("drop feng_sui")
    assert scene.acting == B and len(scene.hand(A)) == 6


def test_s14_da_yi_hang_draws_after_each_buy() -> None:
    """FAQ 10, P-49: whether the card is kept or placed, after the refill and the play effect."""
    scene = stage(
        areas={A: "E: da_yi_hang"},
        hands={A: "jie_gu weng_cheng"},
        public="hu_bing_pu jiao_fang wu_ku",
        deck="tai_cang wan_nian_xian ling_yan_ge feng_sui du_fu",
    )
    scene.play("pay weng_cheng", "buy wu_ku", "keep")
    assert "tai_cang" in scene.public() and scene.hand(A) == {"jie_gu", "wu_ku", "wan_nian_xian"}
    scene.play("pay jie_gu", "buy jiao_fang", "place C")
    assert "ling_yan_ge" in scene.public() and scene.hand(A) == {"wu_ku", "wan_nian_xian", "feng_sui", "du_fu"}


def test_s14_the_buy_that_brings_da_yi_hang_draws_nothing() -> None:
    """P-49: it was not in play before that buy."""
    scene = stage(areas={A: "E: jiu_si zhi_ku"}, hands={A: "weng_cheng"}, public="da_yi_hang")
    scene.play("pay weng_cheng", "buy da_yi_hang", "place E")
    assert scene.column(A, "E")[-1] == "da_yi_hang" and scene.hand(A) == set()


def test_s16_yang_yu_huan_draws_before_the_limit() -> None:
    """FAQ 12: to seven cards; one of all seven is discarded."""
    hand = "jie_gu feng_sui wu_ku weng_cheng yu_lin_jun jiu_si"
    scene = stage(areas={A: "P: yang_yu_huan"}, hands={A: hand}, deck="du_fu")
    scene.play("pass")
    assert scene.legal() == {f"drop {card}" for card in [*hand.split(), "du_fu"]}
    scene.play("drop jie_gu")
    assert scene.acting == B and "du_fu" in scene.hand(A)


def test_s17_bai_fei_dai_xing_waives_number_and_condition_for_all() -> None:
    """FAQ 13, P-28, P-63: in the card's own type's column; an End Game Event still needs its points."""
    scene = stage(
        3,
        active=C,
        round=5,
        areas={A: "M: zhu_que_men; E: dong_shi", B: "E: xi_shi", C: "P: zhong_shu_sheng han_yuan_dian; M: ling_yan_ge"},
        hands={A: "jie_gu li_lin_fu ni_shang_yu_yi", B: "hu_bing_pu", C: "bai_fei_dai_xing feng_sui"},
    )
    assert scene.columns_for("feng_sui") == ""
    scene.play("play bai_fei_dai_xing P")
    for _ in range(2):
        assert scene.acting == C and scene.columns_for("feng_sui") == "M"
        scene.pass_turn()
        if scene.view()["round"] == 7:
            break
        assert scene.acting == A and scene.view()["round"] == 6
        assert [scene.columns_for(card) for card in ("jie_gu", "li_lin_fu", "ni_shang_yu_yi")] == ["M", "E", ""]
        scene.pass_turn()
        assert scene.acting == B and scene.columns_for("hu_bing_pu") == "E"
        scene.pass_turn()
    assert scene.acting == A and scene.view()["round"] == 7
    assert [scene.columns_for(card) for card in ("jie_gu", "li_lin_fu", "ni_shang_yu_yi")] == ["", "", ""]


def test_s18_wan_guo_lai_chao_goes_round() -> None:
    """FAQ 14: each takes one of what is left; three refills at the end."""
    public = "feng_sui wu_ku jiu_si zhi_ku li_yuan le_you_yuan da_li_si yu_shi_tai"
    scene = stage(
        3,
        active=B,
        areas={B: "P: shang_shu_sheng zhong_shu_sheng"},
        hands={B: "wan_guo_lai_chao"},
        public=public,
        deck="jie_gu du_fu li_bai",
    )
    scene.play("play wan_guo_lai_chao P")
    for seat, left, wish in ((B, 8, "feng_sui"), (C, 7, "li_yuan"), (A, 6, "da_li_si")):
        assert scene.acting == seat and len(scene.legal()) == len(scene.offered("take")) == left
        assert len(scene.public()) == left, "no refill before the last has taken"
        scene.play(f"take {wish}")
        assert wish in scene.hand(seat)
    assert scene.acting == B and scene.phase() == "actions"
    taken = {"feng_sui", "li_yuan", "da_li_si"}
    assert scene.public() == set(public.split()) - taken | {"jie_gu", "du_fu", "li_bai"}


def test_s19_an_lu_shan_hits_urban_areas_only() -> None:
    """FAQ 15: who has none is passed over, hands stay as they are."""
    hands = {A: "an_lu_shan jie_gu", B: "feng_sui zhi_ku", C: "jiu_si"}
    scene = stage(3, areas={A: STRONG, C: "M: wu_ku"}, hands=hands)
    scene.play("play an_lu_shan M")
    assert scene.acting == C and scene.legal() == {"lose wu_ku"}
    scene.play("lose wu_ku")
    assert scene.acting == A and scene.discards() == ["wu_ku"]
    assert [scene.hand(seat) for seat in (A, B, C)] == [{"jie_gu"}, {"feng_sui", "zhi_ku"}, {"jiu_si"}]


def test_s20_guo_zi_yi_stops_attacks_but_not_ones_own_event() -> None:
    """FAQ 16, P-37, P-55: an effect that gives cards is no attack either."""
    scene = stage(
        areas={A: f"{STRONG}; P: shang_shu_sheng zhong_shu_sheng", B: "M: guo_zi_yi feng_sui wu_ku"},
        hands={A: "an_lu_shan yang_guo_zhong wan_guo_lai_chao", B: "an_shi_zhi_luan li_yuan"},
        public="jiu_si zhi_ku",
        actions=3,
    )
    scene.play("play an_lu_shan M")
    assert scene.acting == A
    scene.play("play yang_guo_zhong E")
    assert scene.acting == A and len(scene.hand(B)) == 2
    scene.play("play wan_guo_lai_chao P", "take zhi_ku")
    assert scene.acting == B and "take jiu_si" in scene.legal()
    scene.play("take jiu_si")
    assert scene.acting == B and scene.hand(B) == {"an_shi_zhi_luan", "li_yuan", "jiu_si"}
    scene.play("play an_shi_zhi_luan M")
    assert scene.acting == A
    scene.play("lose an_lu_shan")
    assert scene.acting == B
    assert scene.offered("lose") == {"guo_zi_yi", "feng_sui", "wu_ku", "an_shi_zhi_luan"}


def test_s21_ge_shu_han_in_order_of_military_points() -> None:
    """FAQ 17, P-34: five cards for four players; of equals the one who laid it chooses first; one is discarded."""
    revealed = "jiu_si li_yuan yu_shi_tai du_fu hong_wen_guan"
    areas = {A: "M: jie_gu yu_lin_jun", B: "M: fei_long_jiu", C: "M: feng_sui wu_ku", D: "M: xuan_wu_men zhu_que_men"}
    scene = stage(4, active=C, areas=areas, hands={C: "ge_shu_han"}, deck=revealed)
    scene.play("play ge_shu_han M")
    assert [scene.points(seat)[0] for seat in (A, B, C, D)] == [3, 1, 3, 5]
    left = set(revealed.split())
    for seat, wish in ((D, "du_fu"), (C, "li_yuan"), (A, "jiu_si"), (B, "yu_shi_tai")):
        assert scene.acting == seat and scene.legal() == {f"take {card}" for card in left}
        scene.play(f"take {wish}")
        left.remove(wish)
        assert wish in scene.hand(seat)
    assert scene.discards() == ["hong_wen_guan"] and scene.acting == C


def test_s22_an_shi_zhi_luan_comes_full_circle() -> None:
    """FAQ 18, P-36: who laid it loses the last card, which may be the event itself."""
    areas = {A: "E: jiu_si", B: "C: li_yuan", C: "M: yu_lin_jun xuan_wu_men"}
    scene = stage(3, active=C, areas=areas, hands={C: "an_shi_zhi_luan"})
    scene.play("play an_shi_zhi_luan M")
    assert scene.acting == A and scene.legal() == {"lose jiu_si"}
    scene.play("lose jiu_si")
    assert scene.acting == B and scene.legal() == {"lose li_yuan"}
    scene.play("lose li_yuan")
    assert scene.acting == C and scene.offered("lose") == {"yu_lin_jun", "xuan_wu_men", "an_shi_zhi_luan"}
    scene.play("lose an_shi_zhi_luan")
    assert scene.acting == C and scene.phase() == "actions"
    assert scene.discards() == ["jiu_si", "li_yuan", "an_shi_zhi_luan"]


def test_s23_weng_cheng_protects_the_urban_area_not_the_hand() -> None:
    """FAQ 19, P-38: three cards are not more than three."""
    scene = stage(
        areas={A: STRONG, B: "M: weng_cheng"},
        hands={A: "an_lu_shan yang_guo_zhong da_li_si", B: "jie_gu li_yuan yu_shi_tai du_fu"},
        actions=4,
    )
    scene.play("play an_lu_shan M")
    assert scene.acting == A
    scene.play("play yang_guo_zhong E")
    assert scene.acting == B and scene.offered("give") == {"jie_gu", "li_yuan", "yu_shi_tai", "du_fu"}
    scene.play("give jie_gu", "play da_li_si P")
    assert scene.acting == A and scene.phase() == "actions"
    assert len(scene.hand(B)) == 3 and scene.hand(A) == {"jie_gu"}


def test_s31_a_card_lost_from_a_column() -> None:
    """P-52: the rest closes up, the new last number counts."""
    scene = stage(
        areas={A: "M: xuan_wu_men zhu_que_men ling_yan_ge; C: li_bai", B: "M: wu_ku yu_lin_jun kai_yuan_men"},
        hands={A: "guo_zi_jian", B: "an_lu_shan"},
    )
    assert scene.points(A)[0] == 7 and scene.columns_for("guo_zi_jian") == "ECP"
    scene.play("pass", "play an_lu_shan M", "lose ling_yan_ge")
    assert scene.points(A)[0] == 5 and scene.seat_view(A)["columns"][0]["last"] == 12
    scene.pass_until(A)
    assert scene.columns_for("guo_zi_jian") == "MECP"
