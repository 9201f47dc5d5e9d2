"""Every kind of effect that works in play (section 7.1): one test a kind, named after it."""

from typing import Any

import pytest

from tests.games.pocket_changan.scene import CARDS, stage
from tongbao.testing.scenes import A, B

TYPES = ("military", "economy", "culture", "politics")


def of_kind(kind: str) -> list[Any]:
    """The cards of the file with this kind of effect."""
    return [pytest.param(card, id=card["id"]) for card in CARDS if card["effect"]["kind"] == kind]


@pytest.mark.parametrize("card", of_kind("none"))
def test_none(card: dict[str, Any]) -> None:
    """Eight cards are only what they count and score; laying one asks nothing."""
    own = TYPES.index(card["type"])
    scene = stage(hands={A: card["id"]}, areas={B: "M: jie_gu"})
    scene.play(f"play {card['id']} {'MECP'[own]}")
    assert scene.points(A) == [int(kind == own) for kind in range(4)]
    assert scene.acting == A and scene.legal() == {"draw", "pass"} and scene.hand(A) == set()
    scene.play("pass")
    assert scene.acting == B and scene.hand(A) == set()


@pytest.mark.parametrize("card", of_kind("points"))
def test_points(card: dict[str, Any]) -> None:
    """Fourteen cards add to the types they name, besides counting where they lie."""
    own = TYPES.index(card["type"])
    scene = stage(areas={A: "MECP"[own] + ": " + card["id"]})
    bonus = [card["effect"].get(name, 0) for name in TYPES]
    assert sum(bonus) > 0
    assert scene.points(A) == [bonus[kind] + (kind == own) for kind in range(4)] and scene.points(B) == [0] * 4


def test_there_are_eight_without_effect_and_fourteen_with_points() -> None:
    """As section 7.1 counts them."""
    assert (len(of_kind("none")), len(of_kind("points"))) == (8, 14)


def test_type_anywhere() -> None:
    """Li Bai: culture cards in any column; of another player he is no help, nor for other types."""
    for owner, found in ((A, "MECP"), (B, "C")):
        scene = stage(areas={owner: "C: li_bai"}, hands={A: "li_yuan yu_shi_tai"})
        assert scene.columns_for("li_yuan") == found and scene.columns_for("yu_shi_tai") == "P"


def test_any_as_type() -> None:
    """Guo Zi Jian: any card in the culture column, numbers and conditions as always."""
    scene = stage(areas={A: "C: guo_zi_jian"}, hands={A: "ling_yan_ge guo_zi_yi da_ming_gong yu_shi_tai"})
    assert [scene.columns_for(card) for card in ("ling_yan_ge", "da_ming_gong", "yu_shi_tai")] == ["MC", "CP", "P"]
    assert scene.columns_for("guo_zi_yi") == "", "military points are missing"


def test_characters_into() -> None:
    """Qu Jiang Chi: characters in the culture column, buildings not."""
    scene = stage(areas={A: "C: qu_jiang_chi; P: yu_shi_tai"}, hands={A: "wang_wei da_ming_gong"})
    assert scene.columns_for("wang_wei") == "CP" and scene.columns_for("da_ming_gong") == "P"


def test_characters_are() -> None:
    """Li Linfu: ten as a last number, for what follows too, and in a descending column."""
    scene = stage(areas={A: "E: li_lin_fu"}, hands={A: "ping_kang_li xin_feng_shi dong_shi"})
    assert scene.seat_view(A)["columns"][1]["last"] == 10
    assert scene.columns_for("xin_feng_shi") == "" and scene.columns_for("dong_shi") == "E"
    down = stage(areas={A: "E: dong_shi li_lin_fu"}, hands={A: "xin_feng_shi xi_shi"}, descending={A: "E"})
    assert down.columns_for("xin_feng_shi") == "E" and down.columns_for("xi_shi") == ""


def test_turn_column() -> None:
    """Du Fu: one own column descends for good; equal numbers still fit."""
    scene = stage(areas={A: "C: du_fu han_lin_yuan; M: kai_yuan_men"}, hands={A: "ping_kang_li da_yan_ta guo_zi_jian"})
    scene.play("descend C")
    assert scene.columns_for("da_yan_ta") == "C" and scene.columns_for("guo_zi_jian") == ""
    assert [column["descending"] for column in scene.seat_view(A)["columns"]] == [False, False, True, False]
    assert scene.seat_view(A)["turned"] and not scene.seat_view(B)["turned"]
    equal = stage(areas={A: "C: li_bai; M: kai_yuan_men"}, hands={A: "han_lin_yuan"}, descending={A: "M"})
    assert "M" in equal.columns_for("han_lin_yuan")


def test_free_below() -> None:
    """Li Longji: of his owner, below four columns; a placed purchase is free as well."""
    scene = stage(areas={A: "M: ling_yan_ge; P: li_long_ji"}, hands={A: "weng_cheng"}, public="wu_ku an_lu_shan")
    assert scene.columns_for("weng_cheng") == "M"
    scene.play("pay weng_cheng", "buy wu_ku")
    assert scene.legal() == {"keep", "place M"}
    other = stage(areas={A: "M: ling_yan_ge", B: "P: li_long_ji"}, hands={A: "weng_cheng"})
    assert other.columns_for("weng_cheng") == ""


def test_ease_condition() -> None:
    """Men Xia Sheng: one point less, of the highest as of the sum."""
    for office, found in (("men_xia_sheng", ["M", "E"]), ("yu_shi_tai", ["", ""])):
        area = f"M: jie_gu feng_sui; E: jiu_si zhi_ku; P: wan_nian_xian tai_ji_gong {office}"
        scene = stage(areas={A: area}, hands={A: "an_lu_shan li_lin_fu"})
        assert scene.points(A) == [2, 2, 0, 3], "2 is not more than 2, nor 5 than 5"
        assert [scene.columns_for(card) for card in ("an_lu_shan", "li_lin_fu")] == found
    short = stage(areas={A: "M: jie_gu; P: men_xia_sheng"}, hands={A: "an_lu_shan"})
    assert short.columns_for("an_lu_shan") == ""


def test_buy_even() -> None:
    """Xin Feng Shi: of its owner only."""
    for owner in (A, B):
        scene = stage(areas={owner: "E: xin_feng_shi"}, hands={A: "jie_gu"}, public="li_yuan")
        assert ("li_yuan" in scene.buys("jie_gu")) is (owner == A)


def test_buy_margin() -> None:
    """Bo Si Di: two more of the same type, two more or less of others; a character that is ten as such."""
    public = "xuan_wu_men kai_yuan_men jin_wu_wei zhi_ku jiu_si xin_feng_shi ping_kang_li jie_gu"
    near = {"xuan_wu_men", "jin_wu_wei", "jie_gu", "zhi_ku", "xin_feng_shi"}
    for area, found in (("C: bo_si_di", near), ("C: jiao_fang", {"jin_wu_wei", "jie_gu"})):
        scene = stage(areas={A: area}, hands={A: "weng_cheng"}, public=public)
        assert scene.buys("weng_cheng") == found
    ten = stage(areas={A: "E: bo_si_di li_lin_fu"}, hands={A: "yu_lin_jun weng_cheng"}, public="du_fu")
    assert "du_fu" in ten.buys("yu_lin_jun") and "du_fu" not in ten.buys("weng_cheng")


def test_draw_after_buy() -> None:
    """Da Yi Hang: a card after every buy, two buys two cards."""
    scene = stage(
        areas={A: "E: da_yi_hang"},
        hands={A: "li_yuan weng_cheng"},
        public="jiao_fang feng_sui",
        deck="jie_gu du_fu li_bai wang_wei",
    )
    scene.play("pay li_yuan", "buy jiao_fang", "keep", "pay weng_cheng", "buy feng_sui", "keep")
    assert scene.hand(A) == {"jiao_fang", "feng_sui", "du_fu", "wang_wei"}


def test_take_character() -> None:
    """Ping Kang Li: only characters, into the hand, at no cost."""
    scene = stage(areas={A: "E: ping_kang_li"}, hands={A: "jie_gu"}, public="an_lu_shan li_bai xi_shi")
    scene.play("pass")
    assert scene.phase() == "ward" and scene.legal() == {"take an_lu_shan", "take li_bai", "skip"}
    scene.play("take an_lu_shan")
    assert scene.hand(A) == {"jie_gu", "an_lu_shan"} and scene.discards() == [] and len(scene.public()) == 8


def test_refill_draw() -> None:
    """Yang Yuhuan: one card in the Refill phase, also after a turn without actions."""
    scene = stage(areas={A: "P: yang_yu_huan"}, hands={A: "jie_gu"}, deck="du_fu")
    scene.play("pass")
    assert scene.acting == B and scene.hand(A) == {"jie_gu", "du_fu"}


@pytest.mark.parametrize(
    ("held", "draws"), [("", 1), ("jie_gu feng_sui wu_ku", 1), ("jie_gu feng_sui wu_ku jiu_si", 0)]
)
def test_thin_draw(held: str, draws: int) -> None:
    """Tai Cang: one card with fewer than four in hand."""
    scene = stage(areas={A: "E: tai_cang"}, hands={A: held})
    scene.play("pass")
    assert scene.acting == B and len(scene.hand(A)) == len(held.split()) + draws


def test_wall() -> None:
    """Weng Cheng: others' cards discard nothing of the owner; the owner's own event does."""
    areas = {A: "M: fei_long_jiu jin_wu_wei weng_cheng", B: "M: wu_ku yu_lin_jun xuan_wu_men"}
    for active, losers in ((A, [B, A]), (B, [B])):
        scene = stage(active=active, areas=areas, hands={active: "an_shi_zhi_luan"})
        scene.play("play an_shi_zhi_luan M")
        order = []
        while scene.phase() == "effect":
            order.append(scene.acting)
            scene.play(min(scene.legal()))
        assert order == losers


def test_attack_proof() -> None:
    """Guo Ziyi: no hand card and no card in play is lost to others; what gives cards still gives."""
    areas = {A: "M: guo_zi_yi", B: "M: xuan_wu_men zhu_que_men; E: dong_shi xi_shi"}
    hands = {A: "jie_gu feng_sui wu_ku jiu_si", B: "an_lu_shan yang_guo_zhong da_li_si ge_shu_han"}
    scene = stage(active=B, actions=5, areas=areas, hands=hands)
    scene.play("play an_lu_shan M", "play yang_guo_zhong E", "play da_li_si P")
    assert scene.acting == B and len(scene.hand(A)) == 4 and scene.in_area(A) == {"guo_zi_yi"}
    scene.play("play ge_shu_han M")
    while scene.phase() == "effect":
        scene.play(min(scene.legal()))
    assert len(scene.hand(A)) == 5
