"""The rulings of section 10 about points, scoring, the end of the game and the words on the cards."""

import pytest

import tongbao
from tests.games.pocket_changan.scene import CARDS, INDEX, stage
from tongbao.testing.scenes import A, B, C


def test_p24_the_base_counts_points() -> None:
    """Cards and bonuses: 2 x (3 + 1 + 1) would be wrong with cards alone."""
    scene = stage(areas={A: "M: zhu_que_men; E: dong_shi; C: da_yan_ta; P: han_yuan_dian"})
    assert scene.points(A) == [3, 2, 2, 2] and scene.score(A)[0] == 2 * (3 + 2 + 2)


def test_p25_a_column_of_bonuses() -> None:
    """A type without cards may have points, and then is no longer nothing."""
    scene = stage(areas={A: "M: kai_yuan_men; C: jiao_fang; P: wan_nian_xian"})
    assert scene.points(A) == [1, 1, 1, 1] and scene.score(A)[0] == 3


def test_p26_two_lowest_types() -> None:
    """One is the factor, the other is added."""
    scene = stage(areas={A: "M: jie_gu; E: hu_bing_pu; C: jiao_fang li_yuan; P: wan_nian_xian hong_lu_si tai_ji_gong"})
    assert scene.points(A) == [1, 1, 2, 3] and scene.score(A)[0] == 1 * (1 + 2 + 3)


def test_p27_buildings_characters_and_events() -> None:
    """Queens and kings are buildings, jacks and aces are neither."""
    area = "M: jie_gu an_shi_zhi_luan; E: dong_shi xi_shi guang_yun_tan_hui; C: han_lin_yuan du_fu; P: bai_fei_dai_xing"
    scores = stage(areas={A: area}).card_scores(A)
    assert scores["bai_fei_dai_xing"] == 4 and scores["han_lin_yuan"] == 1


def test_p43_the_round_is_finished_after_a_trigger() -> None:
    """Seat 1 of three triggers the end: seat 2 has its turn, seat 0 none."""
    scene = stage(3, active=B, round=4, deck="jie_gu", rest=A, hands={B: ""})
    scene.play("draw", "pass")
    assert scene.acting == C and not scene.is_over()
    scene.play("pass")
    assert scene.is_over() and scene.view()["result"]["ending"] == "deck"
    last = stage(2, active=B, round=4, deck="jie_gu", rest=A)
    last.play("draw")
    assert not last.is_over()
    last.play("pass")
    assert last.is_over(), "the last seat of the round has nobody after it"


def places(first: str, second: str) -> tuple[list[int], list[int]]:
    """Places and totals of two Urban Areas after the last turn of the last round."""
    scene = stage(active=B, round=12, areas={A: first, B: second})
    scene.play("pass")
    assert scene.is_over()
    result = scene.view()["result"]
    assert result["places"] == scene.game.places() and result["totals"] == scene.game.scores()
    return result["places"], result["totals"]


def test_p44_equal_totals() -> None:
    """The higher base, then more cards, then both have won."""
    base = "M: jie_gu; E: jiu_si; C: jiao_fang; P: wan_nian_xian"
    assert places(base, "M: guo_zi_yi") == ([1, 2], [3, 3])
    assert places("M: guo_zi_yi", base) == ([2, 1], [3, 3])
    assert places("M: guo_zi_yi", "P: yu_shi_tai zhong_shu_sheng") == ([2, 1], [3, 3])
    assert places("P: yu_shi_tai zhong_shu_sheng", "M: guo_zi_yi") == ([1, 2], [3, 3])
    assert places("M: wu_ku", "P: yu_shi_tai") == ([1, 1], [2, 2])
    assert places("M: guo_zi_yi", "P: yu_shi_tai") == ([1, 2], [3, 2])


def test_the_first_trigger_is_the_reason() -> None:
    """8.2: what comes later, even the last round, changes nothing."""
    scene = stage(active=B, round=12, deck="jie_gu", rest=A)
    scene.play("draw", "pass")
    assert scene.is_over() and scene.view()["result"]["ending"] == "deck"
    area = "M: yu_lin_jun xuan_wu_men zhu_que_men; E: jiu_si zhi_ku; C: le_you_yuan hong_wen_guan; P: shang_shu_sheng"
    scene = stage(active=B, round=3, areas={B: area}, hands={B: "ni_shang_yu_yi"}, deck="jie_gu", rest=A)
    scene.play("play ni_shang_yu_yi C", "draw")
    assert scene.is_over() and scene.view()["result"]["ending"] == "event"


def test_two_players_unless_told_otherwise() -> None:
    """Section 3: the default is two, not the least that is possible."""
    assert tongbao.new("pocket_changan").players == 2


@pytest.mark.parametrize(
    ("players", "length", "limit"),
    [
        *((players, length, limit) for players in (2, 3, 4) for length, limit in (("short", 8), ("standard", 12))),
        *((players, "long", 16) for players in (2, 3, 4)),
        *((1, length, limit) for length, limit in (("short", 6), ("standard", 8), ("long", 10))),
    ],
)
def test_p45_round_limits(players: int, length: str, limit: int) -> None:
    """After the last turn of that round the game is scored, not before."""
    scene = stage(players, length=length)
    assert scene.view()["limit"] == limit
    while not scene.is_over():
        last = (scene.view()["round"], scene.acting)
        scene.pass_turn()
    assert last == (limit, players - 1)
    assert scene.view()["result"]["ending"] == "rounds" and scene.view()["ending"] == "rounds"


def test_lengths_of_the_game() -> None:
    """Standard is what is played when nobody asks for another; others are refused."""
    assert tongbao.new("pocket_changan").setup.options == {"length": "standard", "balanced": "off"}
    with pytest.raises(tongbao.BadOption, match=r"short.*\.$"):
        tongbao.new("pocket_changan", options={"length": "endless"})
    with pytest.raises(tongbao.BadOption, match=r"1 to 4.*\.$"):
        tongbao.new("pocket_changan", players=5)


def test_p56_the_higher_of_two_types_scores() -> None:
    """Wang Wei: culture or politics, whichever is more."""
    assert stage(areas={A: "C: da_yan_ta li_yuan; P: wang_wei"}).card_scores(A)["wang_wei"] == 4
    assert stage(areas={A: "C: li_yuan; P: tai_ji_gong shang_shu_sheng wang_wei"}).card_scores(A)["wang_wei"] == 5


def test_p57_the_lowest_points_score() -> None:
    """Li Longji: 最短列 is the lowest of the four point values, nought without one."""
    area = "M: zhu_que_men; E: dong_shi; C: da_yan_ta; P: li_long_ji han_yuan_dian"
    assert stage(areas={A: area}).card_scores(A)["li_long_ji"] == 2
    assert stage(areas={A: "M: zhu_que_men; P: li_long_ji"}).card_scores(A)["li_long_ji"] == 0


def test_p58_jiu_si_scores_nothing() -> None:
    """The example of the rulebook adds nothing for it."""
    assert stage(areas={A: "E: jiu_si"}).score(A) == (0, 0, 0)


@pytest.mark.parametrize(
    ("card", "zh", "en"),
    [
        ("li_lin_fu", "李林甫", "Li Linfu"),
        ("ge_shu_han", "哥舒翰", "Ge Shuhan"),
        ("weng_cheng", "瓮城", "Weng Cheng (Barbican)"),
        ("gao_li_shi", "高力士", "Gao Lishi"),
    ],
)
def test_p61_names(card: str, zh: str, en: str) -> None:
    """Correct pinyin; the Chinese names are the key."""
    assert CARDS[INDEX[card]]["name"] == {"zh": zh, "en": en}


def test_p61_the_couplet_of_the_taiji_palace() -> None:
    """满阶, not 满街."""
    assert "宫叶满阶红不扫" in CARDS[INDEX["tai_ji_gong"]]["couplet"]["zh"]
