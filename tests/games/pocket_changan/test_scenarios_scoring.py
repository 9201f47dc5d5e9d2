"""The scenarios of the rules, section 13, that are about points, the end and the Court."""

from tests.games.pocket_changan.positions import EXAMPLE
from tests.games.pocket_changan.scene import stage
from tongbao.testing.scenes import A, B, C


def test_s1_the_example_of_the_rulebook() -> None:
    """34 + 37 = 71."""
    scene = stage(areas={A: EXAMPLE})
    assert scene.points(A) == [8, 2, 4, 5]
    scores = scene.card_scores(A)
    assert [scores[card] for card in ("xuan_wu_men", "zhu_que_men", "ling_yan_ge", "an_lu_shan")] == [1, 2, 8, 1]
    assert [scores[card] for card in ("jiu_si", "zhi_ku")] == [0, 0]
    assert [scores[card] for card in ("han_lin_yuan", "li_bai", "qu_jiang_chi")] == [4, 4, 2]
    assert [scores[card] for card in ("tai_ji_gong", "wang_wei", "li_long_ji", "bai_fei_dai_xing")] == [0, 5, 2, 8]
    assert scene.score(A) == (34, 37, 71)


def test_s4_yan_zhen_qing_opens_no_column() -> None:
    """FAQ 3, P-25: points without a column; Li Longji counts columns."""
    area = "C: le_you_yuan hong_wen_guan yan_zhen_qing; E: jiu_si; P: tai_ji_gong li_long_ji"
    scene = stage(areas={A: area}, hands={A: "an_lu_shan"})
    assert scene.points(A) == [1, 1, 5, 2] and scene.columns_for("an_lu_shan") == "M"
    assert scene.score(A) == (8, 4, 12)
    assert list(scene.card_scores(A).values()).count(1) == 2 and scene.card_scores(A)["le_you_yuan"] == 2


def test_s28_the_last_card_of_the_deck_with_a_discard_pile() -> None:
    """P-21: a new deck at once, and no end."""
    discards = "jiu_si zhi_ku li_yuan yu_shi_tai du_fu"
    scene = stage(deck="jie_gu", discards=discards, rest=B)
    scene.play("draw")
    assert scene.hand(A) == {"jie_gu"}
    assert set(scene.deck()) == set(discards.split()) and scene.discards() == []
    assert scene.view()["ending"] is None


def test_s28_the_last_card_of_the_deck_without_a_discard_pile() -> None:
    """P-21, P-22: the end is triggered; there is nothing to draw until something was discarded."""
    hand = "feng_sui wu_ku jiu_si zhi_ku li_yuan yu_shi_tai"
    scene = stage(3, deck="jie_gu", hands={A: hand}, rest=C)
    scene.play("draw")
    assert scene.view()["ending"] == "deck" and not scene.is_over()
    assert "draw" not in scene.legal() and "pass" in scene.legal()
    dry = stage(3, deck="jie_gu", hands={A: "feng_sui"}, rest=C)
    dry.play("draw", "pass")
    assert dry.acting == B and dry.legal() == {"pass"}
    scene.play("pass", "drop feng_sui")
    assert scene.acting == B and scene.legal() == {"draw", "pass"}
    scene.play("draw")
    assert scene.hand(B) == {"feng_sui"}


def test_s29_an_end_game_event_and_equal_turns() -> None:
    """8.2: 13 points are too few, 14 enough; the round is finished, then the game is scored."""
    area = "M: yu_lin_jun xuan_wu_men zhu_que_men; E: jiu_si zhi_ku; C: le_you_yuan hong_wen_guan; P: tai_ji_gong"
    hands = {B: "ni_shang_yu_yi"}
    scene = stage(3, active=B, round=7, areas={B: area}, hands=hands)
    assert scene.points(B) == [7, 2, 3, 1] and scene.columns_for("ni_shang_yu_yi") == ""
    scene = stage(3, active=B, round=7, areas={B: f"{area} xing_qing_gong"}, hands=hands)
    assert sum(scene.points(B)) == 14 and scene.columns_for("ni_shang_yu_yi") == "C"
    scene.play("play ni_shang_yu_yi C")
    assert scene.view()["ending"] == "event" and not scene.is_over()
    scene.pass_turn()
    assert scene.acting == C and scene.view()["round"] == 7 and "pass" in scene.legal()
    scene.pass_turn()
    assert scene.is_over() and scene.view()["result"]["ending"] == "event"


def test_s30_a_type_without_points() -> None:
    """P-25: the base is nothing, the cards still score."""
    scene = stage(areas={A: "M: xuan_wu_men zhu_que_men; C: le_you_yuan; P: tai_ji_gong"})
    assert scene.points(A) == [5, 0, 1, 1] and scene.score(A) == (0, 5, 5)


def test_s33_the_court_replaces_the_highest_card_of_the_type() -> None:
    """A character is highest."""
    public = "weng_cheng zhu_que_men guo_zi_yi jiu_si zhi_ku li_yuan yu_shi_tai da_li_si"
    scene = stage(1, public=public, deck="yu_lin_jun")
    scene.play("pass")
    assert scene.discards() == ["guo_zi_yi"]
    assert scene.public() == set(public.split()) - {"guo_zi_yi"} | {"yu_lin_jun"}


def test_s34_the_court_attacks() -> None:
    """With An Lushan; Weng Cheng protects; the card then goes to the public area in both cases."""
    public = "weng_cheng zhu_que_men jiao_fang jiu_si tai_cang li_yuan yu_shi_tai da_li_si"
    scene = stage(1, areas={A: "E: zhi_ku"}, public=public, deck="an_lu_shan")
    scene.play("pass")
    assert scene.legal() == {"lose zhi_ku"}
    scene.play("lose zhi_ku")
    assert scene.discards() == ["zhi_ku", "zhu_que_men"] and "an_lu_shan" in scene.public()
    public = public.replace("weng_cheng", "wu_ku")
    scene = stage(1, areas={A: "E: zhi_ku; M: weng_cheng"}, public=public, deck="an_lu_shan")
    scene.play("pass")
    assert scene.phase() == "actions" and scene.view()["round"] == 2
    assert scene.discards() == ["zhu_que_men"] and "an_lu_shan" in scene.public()
