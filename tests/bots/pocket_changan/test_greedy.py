"""Decisions of the greedy bot in Pocket Chang’An where the right one is plain. Columns: M, E, C, P."""

from tests.games.pocket_changan.scene import PocketScene, named, stage
from tongbao.bots.levels.players import GreedyBot
from tongbao.engine.secrecy import Seat
from tongbao.testing.scenes import A, B

STRONG = "M: yu_lin_jun xuan_wu_men zhu_que_men; E: jiu_si dong_shi; C: hong_wen_guan da_yan_ta; P: shang_shu_sheng"
"""16 points in all, enough for an End Game Event; it scores 34."""
FAIR = "M: fei_long_jiu wu_ku weng_cheng; E: zhi_ku bo_si_di; C: le_you_yuan li_yuan; P: yu_shi_tai han_yuan_dian"
"""12 points in all; it scores 26."""


def choice(scene: PocketScene) -> str:
    """What the bot takes for the acting seat."""
    return named(str(GreedyBot(0).choose(Seat(scene.game, scene.acting))))


def turn(scene: PocketScene) -> list[str]:
    """All that the bot does in this turn."""
    game, seat, taken = scene.game, scene.acting, list[str]()
    this_round = game.round
    while scene.acting == seat and game.round == this_round and not scene.is_over():
        taken.append(choice(scene))
        scene.play(taken[-1])
    return taken


def test_it_lays_where_the_fewest_points_are() -> None:
    """The lowest of the four points multiplies the rest; with the last action nothing else counts."""
    scene = stage(
        areas={A: "M: feng_sui fei_long_jiu; E: jiu_si zhi_ku; C: le_you_yuan qing_long_si; P: wan_nian_xian"},
        hands={A: "wu_ku yu_shi_tai"},
        round=12,
        actions=1,
        active=A,
    )
    assert choice(scene) == "play yu_shi_tai P"


def test_it_begins_a_column_with_a_low_number_to_leave_room_for_more() -> None:
    scene = stage(
        hands={A: "feng_sui weng_cheng xuan_wu_men ling_yan_ge jiu_si hong_wen_guan"}, public="wu_ku yu_lin_jun"
    )
    assert "play ling_yan_ge M" not in turn(scene)


def test_it_buys_the_card_it_needs_most_and_plays_it_at_once() -> None:
    """Its last action: Shang Shu Sheng gives two politics points, any other card at most one."""
    scene = stage(
        areas={A: "M: yu_lin_jun xuan_wu_men; E: jiu_si dong_shi; C: hong_wen_guan da_yan_ta"},
        hands={A: "men_xia_sheng"},
        public="shang_shu_sheng wu_ku zhi_ku le_you_yuan",
        round=12,
        actions=1,
    )
    assert turn(scene) == ["pay men_xia_sheng", "buy shang_shu_sheng", "place P"]


def test_it_pays_with_the_card_it_can_do_without() -> None:
    """Both buy Han Yuan Dian; Da Ming Gong could still be laid after it, Zhu Que Men can't be laid at all."""
    scene = stage(
        areas={A: "M: ling_yan_ge; E: jiu_si; C: hong_wen_guan; P: wan_nian_xian"},
        hands={A: "zhu_que_men da_ming_gong"},
        public="han_yuan_dian zhi_ku bo_si_di qing_long_si le_you_yuan xuan_du_guan li_yuan jiao_fang",
    )
    assert choice(scene) == "pay zhu_que_men"


def test_it_draws_when_there_is_nothing_to_lay_or_to_buy() -> None:
    scene = stage(
        areas={A: "M: zhu_que_men"},
        hands={A: "feng_sui"},
        public="wu_ku fei_long_jiu zhi_ku jiu_si bo_si_di qing_long_si yu_shi_tai tai_ji_gong",
    )
    assert choice(scene) == "draw"


def test_it_turns_the_column_that_its_hand_can_then_go_on() -> None:
    """After Qu Jiang Chi (13) nothing it holds fits the shortest column; turned, all of it does."""
    scene = stage(
        areas={A: "M: feng_sui wu_ku weng_cheng; E: jiu_si zhi_ku dong_shi; C: du_fu qu_jiang_chi; P: shang_shu_sheng"},
        hands={A: "hong_wen_guan da_yan_ta han_lin_yuan"},
        round=11,
    )
    assert choice(scene) == "descend C"


def test_it_ends_the_game_when_it_leads_and_nobody_acts_after_it() -> None:
    """Its rival has the better hand, and so could still catch up."""
    hand = "ling_yan_ge guo_zi_jian qu_jiang_chi da_ming_gong xi_shi wang_wei"
    scene = stage(areas={A: FAIR, B: STRONG}, hands={A: hand, B: "ni_shang_yu_yi"}, active=B, actions=1, round=6)
    assert choice(scene) == "play ni_shang_yu_yi C"


def test_it_does_not_end_a_game_in_which_it_is_behind() -> None:
    scene = stage(
        areas={
            A: "M: zhu_que_men ling_yan_ge; E: dong_shi xi_shi; C: da_yan_ta han_lin_yuan wang_wei; P: han_yuan_dian",
            B: "M: weng_cheng yu_lin_jun xuan_wu_men; E: jiu_si zhi_ku; C: le_you_yuan hong_wen_guan; "
            "P: shang_shu_sheng zhong_shu_sheng",
        },
        hands={B: "ni_shang_yu_yi yu_shi_tai"},
        active=B,
        round=4,
    )
    assert "play ni_shang_yu_yi C" in scene.legal()
    assert "play ni_shang_yu_yi C" not in turn(scene)


def test_alone_it_does_not_end_the_game_before_its_last_turn() -> None:
    scene = stage(players=1, areas={A: STRONG}, hands={A: "ni_shang_yu_yi yu_shi_tai weng_cheng"}, round=4)
    assert "play ni_shang_yu_yi C" in scene.legal()
    assert "play ni_shang_yu_yi C" not in turn(scene)


def test_alone_an_event_is_a_card_like_others_in_its_last_turn() -> None:
    scene = stage(players=1, areas={A: STRONG}, hands={A: "ni_shang_yu_yi"}, round=8, actions=1)
    assert choice(scene) == "play ni_shang_yu_yi C"


def test_attacked_it_gives_up_the_card_that_costs_it_least() -> None:
    """Jiu Si scores nothing and lies in the longest column; all others are the only ones of their type."""
    scene = stage(
        areas={
            A: "M: yu_lin_jun xuan_wu_men",
            B: "M: zhu_que_men; E: qi_ting jiu_si zhi_ku; C: da_yan_ta; P: wang_wei",
        },
        hands={A: "an_lu_shan"},
        round=12,
    )
    scene.play("play an_lu_shan M")
    assert choice(scene) in {"lose qi_ting", "lose jiu_si", "lose zhi_ku"}


def test_it_hands_over_a_card_that_it_cannot_lay() -> None:
    scene = stage(
        areas={A: "E: jiu_si zhi_ku dong_shi", B: "M: ling_yan_ge; P: wan_nian_xian"},
        hands={A: "yang_guo_zhong", B: "feng_sui zhong_shu_sheng han_yuan_dian"},
    )
    scene.play("play yang_guo_zhong E")
    assert choice(scene) == "give feng_sui"


def test_it_keeps_the_looked_at_card_that_fits_best() -> None:
    scene = stage(
        areas={A: "M: zhu_que_men; E: jiu_si; C: hong_wen_guan"},
        hands={A: "feng_sui tai_ji_gong"},
        deck="weng_cheng han_yuan_dian",
    )
    scene.play("play tai_ji_gong P")
    assert choice(scene) == "take han_yuan_dian"


def test_it_takes_a_strong_character_when_a_ward_visit_is_free() -> None:
    scene = stage(
        areas={A: "E: jiu_si ping_kang_li; P: wan_nian_xian; C: le_you_yuan"},
        public="wang_wei an_lu_shan",
        hands={A: "feng_sui"},
    )
    scene.play("pass")
    assert choice(scene) == "take wang_wei"


def test_over_the_hand_limit_it_drops_what_fits_nowhere() -> None:
    scene = stage(
        areas={A: "M: ling_yan_ge; P: wan_nian_xian; C: le_you_yuan; E: jiu_si"},
        hands={A: "feng_sui zhong_shu_sheng han_yuan_dian da_yan_ta hong_wen_guan dong_shi xi_shi"},
    )
    scene.play("pass")
    assert choice(scene) == "drop feng_sui"


def test_it_exchanges_a_useless_card_for_a_good_one() -> None:
    scene = stage(
        areas={A: "M: ling_yan_ge; C: le_you_yuan; E: jiu_si"}, hands={A: "hong_lu_si feng_sui"}, public="wang_wei"
    )
    scene.play("play hong_lu_si P")
    assert choice(scene) == "offer feng_sui"
    scene.play("offer feng_sui")
    assert choice(scene) == "take wang_wei"


def test_it_copies_the_character_that_brings_most() -> None:
    """With nothing in the hands of others Yang Guozhong brings nothing; An Lushan costs the rival a card."""
    scene = stage(
        areas={
            A: "E: jiu_si zhi_ku dong_shi; P: wan_nian_xian yu_shi_tai",
            B: "M: an_lu_shan zhu_que_men; E: yang_guo_zhong",
        },
        hands={A: "gao_li_shi"},
    )
    scene.play("play gao_li_shi E")
    assert choice(scene) == "copy an_lu_shan"
