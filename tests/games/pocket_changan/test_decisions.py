"""The decision points D1 to D14 (section 5.3): who is asked, and the complete list of what is possible."""

import pytest

from tongbao.testing.scenes import A, B, C

from .scene import PocketScene, stage

STRONG = "M: xuan_wu_men zhu_que_men; E: dong_shi xi_shi"
PUBLIC = "feng_sui kai_yuan_men jiu_si xi_shi jiao_fang le_you_yuan yu_shi_tai li_bai"


def takes(cards: str) -> set[str]:
    """`take` for each of these cards."""
    return {f"take {card}" for card in cards.split()}


def only(scene: PocketScene, seat: int) -> None:
    """Nobody but this seat is asked."""
    assert scene.game.seats_to_act() == (seat,)
    for other in range(-1, scene.game.players):
        assert bool(scene.legal(other)) == (other == seat)


def test_d1_actions() -> None:
    """Plays in each legal column, payments that buy something, draw, descend, pass: nothing else."""
    scene = stage(
        areas={A: "M: weng_cheng; C: li_bai du_fu"},
        hands={A: "hong_wen_guan wu_ku an_lu_shan zhong_shu_sheng"},
        public="ling_yan_ge xi_shi jiao_fang le_you_yuan da_ming_gong qu_jiang_chi jie_gu fei_long_jiu",
    )
    only(scene, A)
    assert scene.legal() == {
        *("play hong_wen_guan M", "play hong_wen_guan E", "play hong_wen_guan C", "play hong_wen_guan P"),
        "play zhong_shu_sheng P",
        *("pay hong_wen_guan", "pay wu_ku", "pay an_lu_shan"),
        *("descend M", "descend C"),
        *("draw", "pass"),
    }


def test_d1_without_anything() -> None:
    """No hand, nothing to draw: only `pass`."""
    dry = stage(3, deck="jie_gu", rest=C)
    dry.play("draw", "pass")
    only(dry, B)
    assert dry.legal() == {"pass"}


def test_d2_what_the_discarded_card_buys() -> None:
    """Every public card it can buy, and no way back but the table's undo."""
    scene = stage(hands={A: "fei_long_jiu jie_gu"}, public=PUBLIC)
    scene.play("pay fei_long_jiu")
    only(scene, A)
    assert scene.legal() == {"buy feng_sui", "buy jiu_si", "buy li_bai"}
    assert scene.phase() == "buy" and scene.view()["paid"] is not None


def test_d3_hand_or_column() -> None:
    """`place` for every column in which the card may be played now; the discarded card no longer counts."""
    scene = stage(areas={A: "C: li_bai; M: weng_cheng; P: yu_lin_jun"}, hands={A: "da_yan_ta"}, public="hong_wen_guan")
    scene.play("pay da_yan_ta", "buy hong_wen_guan")
    only(scene, A)
    assert scene.legal() == {"keep", "place M", "place E", "place C"} and scene.phase() == "gain"
    scene = stage(hands={A: "da_yan_ta"}, public="li_bai")
    scene.play("pay da_yan_ta", "buy li_bai")
    assert scene.legal() == {"keep"}, "his condition isn't met"


def test_d4_looking_at_the_deck() -> None:
    """One of the cards looked at."""
    scene = stage(hands={A: "ji_xian_yuan"}, deck="jie_gu du_fu wang_wei wu_ku")
    scene.play("play ji_xian_yuan C")
    only(scene, A)
    assert scene.legal() == takes("jie_gu du_fu wang_wei") and scene.phase() == "effect"


def test_d5_d6_exchange() -> None:
    """Any hand card or `skip`, then any public card; not asked without hand cards."""
    scene = stage(hands={A: "qi_ting jie_gu wang_wei"}, public=PUBLIC)
    scene.play("play qi_ting E")
    only(scene, A)
    assert scene.legal() == {"offer jie_gu", "offer wang_wei", "skip"}
    scene.play("offer wang_wei")
    only(scene, A)
    assert scene.legal() == takes(PUBLIC)
    empty = stage(hands={A: "qi_ting"})
    empty.play("play qi_ting E")
    assert empty.phase() == "actions"


def test_d7_recall() -> None:
    """Every own card but the one just laid, or `skip`; not asked without another."""
    scene = stage(areas={A: "M: jie_gu wu_ku; P: yu_shi_tai", B: "E: jiu_si"}, hands={A: "xuan_du_guan"})
    scene.play("play xuan_du_guan C")
    only(scene, A)
    assert scene.legal() == {"recall jie_gu", "recall wu_ku", "recall yu_shi_tai", "skip"}
    alone = stage(areas={B: "E: jiu_si"}, hands={A: "xuan_du_guan"})
    alone.play("play xuan_du_guan C")
    assert alone.phase() == "actions" and alone.view()["actions"]["left"] == 1


def test_d8_fetch() -> None:
    """Every fitting card or `skip`; not asked when none fits."""
    scene = stage(hands={A: "jin_wu_wei"}, public=PUBLIC)
    scene.play("play jin_wu_wei M")
    only(scene, A)
    assert scene.legal() == takes("feng_sui kai_yuan_men") | {"skip"}
    empty = stage(hands={A: "qing_long_si"})
    empty.play("play qing_long_si C")
    assert empty.phase() == "actions"


def test_d9_losing_a_card_in_play() -> None:
    """Every own Urban Area card; who has none is not asked."""
    areas = {A: STRONG, B: "M: jie_gu wu_ku; P: yu_shi_tai"}
    scene = stage(3, areas=areas, hands={A: "an_lu_shan", C: "du_fu"})
    scene.play("play an_lu_shan M")
    only(scene, B)
    assert scene.legal() == {"lose jie_gu", "lose wu_ku", "lose yu_shi_tai"}
    scene.play("lose wu_ku")
    only(scene, A)


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


def test_d11_handing_over() -> None:
    """Every hand card."""
    scene = stage(areas={A: STRONG}, hands={A: "yang_guo_zhong", B: "jie_gu feng_sui"})
    scene.play("play yang_guo_zhong E")
    only(scene, B)
    assert scene.legal() == {"give jie_gu", "give feng_sui"}


@pytest.mark.parametrize("event", ["ge_shu_han", "wan_guo_lai_chao"])
def test_d12_taking_in_turn(event: str) -> None:
    """What is still there, one seat after another."""
    scene = stage(
        3,
        areas={A: "M: zhu_que_men; P: shang_shu_sheng zhong_shu_sheng"},
        hands={A: event},
        public=PUBLIC,
        deck="jie_gu du_fu wang_wei wu_ku",
    )
    there = set((PUBLIC if event == "wan_guo_lai_chao" else "jie_gu du_fu wang_wei wu_ku").split())
    scene.play(f"play {event} {scene.columns_for(event)}")
    for seat in (A, B, C):
        only(scene, seat)
        assert scene.legal() == takes(" ".join(there))
        wish = min(there)
        there.remove(wish)
        scene.play(f"take {wish}")
    only(scene, A)


def test_d13_copying() -> None:
    """Every character with a play effect in others' Urban Areas, or `skip`."""
    areas = {A: "E: dong_shi xi_shi; P: yu_shi_tai", B: "M: an_lu_shan guo_zi_yi jie_gu", C: "M: ge_shu_han; C: du_fu"}
    scene = stage(3, areas=areas, hands={A: "gao_li_shi"})
    scene.play("play gao_li_shi E")
    only(scene, A)
    assert scene.legal() == {"copy an_lu_shan", "copy ge_shu_han", "skip"}


def test_d14_ward() -> None:
    """Every public character, or `skip`."""
    scene = stage(areas={A: "E: ping_kang_li"}, public="li_bai wang_wei li_lin_fu")
    scene.play("pass")
    only(scene, A)
    assert scene.legal() == takes("li_bai wang_wei li_lin_fu") | {"skip"} and scene.phase() == "ward"


def test_the_question_is_told() -> None:
    """The view says which card asks, whose it is, and who is still to answer."""
    areas = {A: STRONG, B: "M: jie_gu", C: "E: jiu_si"}
    scene = stage(3, areas=areas, hands={A: "an_lu_shan"})
    assert scene.view()["question"] is None
    scene.play("play an_lu_shan M")
    assert scene.view()["question"] == {"verb": "lose", "card": 13, "kind": "lose_urban", "by": A, "waiting": [C]}
    scene.play("lose jie_gu")
    assert scene.view()["question"]["waiting"] == []
    scene = stage(hands={A: "jie_gu feng_sui wu_ku jiu_si zhi_ku li_yuan yu_shi_tai"})
    scene.play("pass")
    assert scene.view()["question"] == {"verb": "drop", "card": None, "kind": "hand_limit", "by": None, "waiting": []}
    scene = stage(areas={A: "E: ping_kang_li"}, public="li_bai")
    scene.play("pass")
    assert scene.view()["question"] == {"verb": "take", "card": 24, "kind": "ward", "by": A, "waiting": []}
