"""The rulings of section 10 about buying, the public area, the deck and the order of a turn."""

import pytest

import tongbao
from tests.games.pocket_changan.scene import PocketScene, stage
from tongbao.games.pocket_changan.state.table import PocketChangan
from tongbao.testing.scenes import A, B


def test_p6_wild_cards_buy_and_are_bought_freely() -> None:
    """Any number on both sides of the purchase."""
    public = "ling_yan_ge xi_shi jiao_fang wan_guo_lai_chao du_fu li_bai jie_gu an_shi_zhi_luan"
    scene = stage(hands={A: "guo_zi_yi hu_bing_pu"}, public=public)
    assert scene.buys("guo_zi_yi") == set(public.split())
    assert scene.buys("hu_bing_pu") == {"du_fu", "li_bai", "jie_gu", "jiao_fang"}


def test_p13_eight_public_cards_whatever_their_types() -> None:
    """A type that is missing is an empty column, nothing is redealt; characters are last."""
    public = "jie_gu feng_sui wu_ku weng_cheng guo_zi_yi an_lu_shan jiu_si gao_li_shi"
    scene = stage(public=public)
    assert scene.view()["public"] == [[0, 1, 3, 5, 13, 14], [18, 30], [], []]


def test_p13_a_table_just_dealt() -> None:
    """Six cards each, eight in the public area, the rest in the deck."""
    for players in (1, 2, 3, 4):
        game = tongbao.new("pocket_changan", players=players, seed=5)
        assert isinstance(game, PocketChangan)
        scene = PocketScene(game)
        assert [len(hand) for hand in scene.game.hands] == [6] * players
        assert len(scene.public()) == 8 and len(scene.deck()) == 56 - 6 * players and scene.discards() == []
        assert scene.view()["round"] == 1 and scene.acting == A


@pytest.mark.parametrize("left", [1, 2, 3])
def test_p14_actions_may_be_given_up(left: int) -> None:
    """`pass` is always legal and gives up all that are left."""
    scene = stage(actions=left)
    assert "pass" in scene.legal()
    scene.play("pass")
    assert scene.acting == B


def test_p15_refill_first_then_the_play_effect_in_one_action() -> None:
    """Jin Wu Wei, bought and placed, may take the card that has just been turned up."""
    scene = stage(
        hands={A: "weng_cheng"}, public="jin_wu_wei jiu_si zhi_ku li_yuan yu_shi_tai da_li_si du_fu", deck="ling_yan_ge"
    )
    scene.play("pay weng_cheng", "buy jin_wu_wei", "place M")
    assert "take ling_yan_ge" in scene.legal()
    scene.play("take ling_yan_ge")
    assert scene.view()["actions"] == {"left": 1, "done": 1}


def test_p18_playing_rules_change_no_type_when_buying() -> None:
    """Neither Guo Zi Jian nor Li Bai."""
    scene = stage(
        areas={A: "C: li_bai guo_zi_jian"},
        hands={A: "xuan_wu_men da_yan_ta"},
        public="hong_wen_guan xin_feng_shi jiu_si",
    )
    assert "hong_wen_guan" not in scene.buys("xuan_wu_men") and "xin_feng_shi" in scene.buys("xuan_wu_men")
    assert "hong_wen_guan" in scene.buys("da_yan_ta") and "jiu_si" not in scene.buys("da_yan_ta")


def test_p19_hands_are_not_filled_up() -> None:
    """The Refill phase draws only what effects draw."""
    scene = stage(hands={A: "jie_gu"})
    scene.play("pass")
    assert scene.acting == B and scene.hand(A) == {"jie_gu"}


def test_p21_the_last_card_turned_up_by_a_refill() -> None:
    """The discard pile becomes the deck at once; what was paid for the purchase lies in it already."""
    scene = stage(hands={A: "weng_cheng"}, public="jie_gu", deck="li_bai", rest=B)
    scene.play("pay weng_cheng", "buy jie_gu", "keep")
    assert "li_bai" in scene.public() and scene.deck() == ["weng_cheng"] and scene.discards() == []
    assert scene.view()["ending"] is None


def test_p22_a_trigger_in_mid_effect() -> None:
    """Looking at the last cards ends the game, whatever is discarded afterwards."""
    scene = stage(hands={A: "feng_sui"}, deck="jie_gu du_fu", rest=B)
    scene.play("play feng_sui M")
    assert scene.offered("take") == {"jie_gu", "du_fu"}, "the third card isn't there"
    scene.play("take du_fu")
    assert scene.view()["ending"] == "deck" and scene.discards() == ["jie_gu"]
    assert "draw" in scene.legal(), "the discard pile has a card"


def test_p23_any_card_that_leaves_is_replaced() -> None:
    """Fetched cards too; an exchange leaves nothing to refill."""
    scene = stage(hands={A: "jin_wu_wei"}, public="ling_yan_ge", deck="du_fu")
    scene.play("play jin_wu_wei M", "take ling_yan_ge")
    assert "du_fu" in scene.public() and len(scene.public()) == 8
    scene = stage(hands={A: "qi_ting li_bai"}, public="ling_yan_ge", deck="du_fu")
    scene.play("play qi_ting E", "offer li_bai", "take ling_yan_ge")
    assert scene.deck()[0] == "du_fu" and "li_bai" in scene.public() and len(scene.public()) == 8


def test_p32_kai_yuan_sheng_shi_frees_buying_only() -> None:
    """A king may be had for a two; playing keeps its rules."""
    scene = stage(
        areas={A: "E: qi_ting jiu_si zhi_ku; M: weng_cheng"},
        hands={A: "kai_yuan_sheng_shi jie_gu"},
        public="ling_yan_ge",
    )
    scene.play("play kai_yuan_sheng_shi E")
    assert "ling_yan_ge" in scene.buys("jie_gu") and scene.columns_for("jie_gu") == ""


def test_p42_seat_0_starts() -> None:
    """The table gives out the seats."""
    assert {tongbao.new("pocket_changan", players=4, seed=seed).seats_to_act() for seed in range(9)} == {(0,)}


def test_p47_the_ward_is_a_choice_before_the_draws() -> None:
    """Once a turn, declined with `skip`; not asked when no character lies there."""
    scene = stage(areas={A: "E: ping_kang_li; P: yang_yu_huan"}, public="li_bai du_fu", deck="jie_gu wang_wei feng_sui")
    scene.play("pass", "skip")
    assert scene.acting == B and scene.hand(A) == {"jie_gu"}
    scene = stage(areas={A: "E: ping_kang_li; P: yang_yu_huan"}, public="li_bai du_fu", deck="wang_wei jie_gu feng_sui")
    scene.play("pass", "take du_fu")
    assert scene.acting == B and scene.hand(A) == {"du_fu", "jie_gu"} and "wang_wei" in scene.public()
    scene = stage(areas={A: "E: ping_kang_li"})
    scene.play("pass")
    assert scene.acting == B


def test_p48_even_numbers() -> None:
    """Queens and aces are even, jacks and kings odd; a character that counts 10 is even too."""
    public = "dong_shi bai_fei_dai_xing an_shi_zhi_luan qu_jiang_chi du_fu wu_ku li_yuan le_you_yuan"
    scene = stage(areas={A: "E: xin_feng_shi"}, hands={A: "jie_gu"}, public=public)
    assert scene.buys("jie_gu") == {"dong_shi", "bai_fei_dai_xing", "du_fu", "li_yuan"}
    scene = stage(areas={A: "E: xin_feng_shi li_lin_fu"}, hands={A: "jie_gu"}, public=public)
    assert scene.buys("jie_gu") == {"dong_shi", "bai_fei_dai_xing", "du_fu", "li_yuan"}
    scene = stage(areas={A: "E: li_lin_fu"}, hands={A: "jie_gu"}, public=public)
    assert scene.buys("jie_gu") == set()


def test_p49_da_yi_hang_must_be_there_before_and_after() -> None:
    """Taken back by the card that was bought, it draws nothing."""
    scene = stage(areas={A: "E: da_yi_hang"}, hands={A: "li_yuan"}, public="xuan_du_guan", deck="jie_gu du_fu")
    scene.play("pay li_yuan", "buy xuan_du_guan", "place C", "recall da_yi_hang")
    assert scene.hand(A) == {"da_yi_hang"} and scene.deck()[0] == "du_fu"
    scene = stage(areas={B: "E: da_yi_hang"}, hands={A: "li_yuan"}, public="jiao_fang", deck="jie_gu du_fu")
    scene.play("pay li_yuan", "buy jiao_fang", "keep")
    assert scene.hand(A) == {"jiao_fang"} and scene.hand(B) == set(), "after each of the owner's own buys"


def test_p59_all_draws_before_the_limit() -> None:
    """Yang Yuhuan first; Tai Cang then counts the cards."""
    deck = "wan_nian_xian da_li_si yu_shi_tai"
    for held, drawn in (("jie_gu feng_sui", 2), ("jie_gu feng_sui wu_ku", 1)):
        scene = stage(areas={A: "E: tai_cang; P: yang_yu_huan"}, hands={A: held}, deck=deck)
        scene.play("pass")
        assert scene.acting == B and len(scene.hand(A)) == len(held.split()) + drawn
