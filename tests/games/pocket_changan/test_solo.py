"""The solo game: the Court of Chang'an and the titles (section 9; P-54)."""

import pytest

from tests.games.pocket_changan.positions import COURT as PUBLIC
from tests.games.pocket_changan.positions import EXAMPLE
from tests.games.pocket_changan.scene import IDS, PocketScene, stage
from tongbao.games.pocket_changan.rules.court import title
from tongbao.languages import said_in
from tongbao.testing.scenes import A

STRONG = "M: xuan_wu_men zhu_que_men; E: dong_shi xi_shi"


def court(card: str, public: str = PUBLIC, *, area: str = "", hand: str = "", round: int = 1) -> PocketScene:
    """The player has passed and the Court has turned up this card."""
    scene = stage(1, public=public, deck=card, areas={A: area}, hands={A: hand}, round=round)
    scene.play("pass")
    return scene


@pytest.mark.parametrize(
    ("card", "public", "removed"),
    [
        ("yu_lin_jun", PUBLIC, "zhu_que_men"),
        ("jie_gu", PUBLIC, "zhu_que_men"),
        ("wang_wei", PUBLIC, "da_ming_gong"),
        ("yu_lin_jun", PUBLIC.replace("jiu_si", "an_lu_shan").replace("xi_shi", "ge_shu_han"), "ge_shu_han"),
        ("guo_zi_jian", PUBLIC.replace("jiu_si", "du_fu"), "du_fu"),
    ],
)
def test_the_highest_of_the_type_is_replaced(card: str, public: str, removed: str) -> None:
    """A character is highest; of several the highest index."""
    scene = court(card, public)
    assert scene.discards() == [removed] and scene.public() == set(public.split()) - {removed} | {card}


def test_without_its_type_the_card_is_discarded() -> None:
    """Nothing else changes."""
    public = PUBLIC.replace("jiu_si", "wu_ku").replace("xi_shi", "jie_gu")
    scene = court("dong_shi", public)
    assert scene.discards() == ["dong_shi"] and scene.public() == set(public.split())


@pytest.mark.parametrize("card", ["an_lu_shan", "an_shi_zhi_luan"])
def test_the_court_attacks_the_urban_area(card: str) -> None:
    """Guo Ziyi and Weng Cheng protect; without cards in play nothing is asked."""
    scene = court(card, area="E: qi_ting zhi_ku")
    assert scene.legal() == {"lose qi_ting", "lose zhi_ku"} and scene.phase() == "court"
    assert scene.view()["revealed"] == [IDS.index(card)]
    scene.play("lose qi_ting")
    assert scene.discards()[0] == "qi_ting" and card in scene.public() and scene.view()["round"] == 2
    for area in ("", "M: guo_zi_yi; E: zhi_ku", "M: wu_ku; C: weng_cheng"):
        public = PUBLIC.replace("weng_cheng", "jie_gu")
        safe = court(card, public, area=area)
        assert safe.phase() == "actions" and safe.view()["round"] == 2 and card in safe.public()


def test_the_court_attacks_the_hand() -> None:
    """Yang Guozhong always, Da Li Si above three cards; Guo Ziyi protects, Weng Cheng doesn't."""
    three, four = "jie_gu feng_sui wu_ku", "jie_gu feng_sui wu_ku tai_cang"
    public = PUBLIC.replace("weng_cheng", "kai_yuan_men")
    for card, hand, area, asked in (
        ("yang_guo_zhong", three, "", True),
        ("yang_guo_zhong", "", "", False),
        ("da_li_si", three, "", False),
        ("da_li_si", four, "", True),
        ("da_li_si", four, "M: weng_cheng", True),
        ("da_li_si", four, "M: guo_zi_yi", False),
        ("yang_guo_zhong", four, "M: guo_zi_yi", False),
    ):
        scene = court(card, public, area=area, hand=hand)
        assert scene.legal() == {f"drop {name}" for name in hand.split()} if asked else scene.phase() == "actions"
        if asked:
            scene.play("drop jie_gu")
            assert scene.discards()[0] == "jie_gu" and scene.view()["round"] == 2
        assert card in scene.public()


def test_other_cards_of_the_court_do_nothing_to_the_player() -> None:
    """No effect but the attacks, and no end by an event."""
    for card in ("ge_shu_han", "wan_guo_lai_chao", "kai_yuan_sheng_shi", "ni_shang_yu_yi", "gao_li_shi", "jie_gu"):
        scene = court(card, area="P: tai_ji_gong", hand="feng_sui wu_ku")
        assert scene.phase() == "actions" and scene.hand(A) == {"feng_sui", "wu_ku"}
        assert scene.view()["ending"] is None and scene.view()["running"] == []


def test_the_court_acts_after_the_last_turn_too() -> None:
    """Round limit eight: then the game is scored."""
    scene = court("yu_lin_jun", round=8)
    assert scene.is_over() and scene.view()["result"]["ending"] == "rounds"
    assert "yu_lin_jun" in scene.public()
    attacked = court("an_lu_shan", area="E: zhi_ku", round=8)
    assert not attacked.is_over()
    attacked.play("lose zhi_ku")
    assert attacked.is_over() and attacked.view()["result"]["totals"] == [0]


def test_the_court_rests_once_an_event_has_ended_the_game() -> None:
    """The game ends after that turn."""
    area = (
        "M: yu_lin_jun xuan_wu_men ling_yan_ge; E: dong_shi; C: le_you_yuan hong_wen_guan da_yan_ta; P: shang_shu_sheng"
    )
    scene = stage(
        1,
        areas={A: area},
        hands={A: "ni_shang_yu_yi"},
        deck="jie_gu",
        public=PUBLIC.replace("hong_wen_guan", "jiao_fang"),
    )
    scene.play("play ni_shang_yu_yi C", "pass")
    assert scene.is_over() and scene.deck()[0] == "jie_gu" and scene.view()["result"]["ending"] == "event"


def test_the_court_rests_once_the_deck_has_ended_the_game() -> None:
    """Deck and discard pile empty."""
    scene = stage(1, deck="jie_gu", rest=A)
    scene.play("draw", "pass")
    while not scene.is_over():
        assert scene.phase() == "limit"
        scene.play(min(scene.legal()))
    assert scene.view()["result"]["ending"] == "deck" and len(scene.public()) == 8


def test_the_last_card_of_the_deck_is_the_courts() -> None:
    """It ends the game; the Court still finishes what it does."""
    apart = f"{PUBLIC} jie_gu yang_yu_huan tai_cang".split()
    area = "M: " + " ".join(card for card in IDS if card not in apart)
    scene = stage(1, areas={A: area}, public=PUBLIC, deck="jie_gu", rest=A)
    assert scene.deck() == ["jie_gu"] and scene.discards() == []
    scene.play("pass")
    assert scene.is_over() and scene.view()["result"]["ending"] == "deck"
    assert scene.discards() == ["zhu_que_men"] and "jie_gu" in scene.public()


def test_effects_on_other_players_do_nothing() -> None:
    """An Lushan and Da Li Si; Yang Guozhong draws a card instead."""
    scene = stage(1, areas={A: STRONG}, hands={A: "an_lu_shan da_li_si yang_guo_zhong"}, deck="du_fu li_bai", actions=4)
    scene.play("play an_lu_shan M", "play da_li_si P")
    assert scene.phase() == "actions" and scene.hand(A) == {"yang_guo_zhong"}
    scene.play("play yang_guo_zhong E")
    assert scene.phase() == "actions" and scene.hand(A) == {"du_fu"}


def test_an_shi_zhi_luan_costs_the_player_a_card() -> None:
    """All players are one."""
    scene = stage(1, areas={A: "M: yu_lin_jun xuan_wu_men"}, hands={A: "an_shi_zhi_luan"})
    scene.play("play an_shi_zhi_luan M")
    assert scene.legal() == {"lose yu_lin_jun", "lose xuan_wu_men", "lose an_shi_zhi_luan"}


def test_contest_alone() -> None:
    """Two cards are revealed, one is taken."""
    scene = stage(1, areas={A: "M: zhu_que_men"}, hands={A: "ge_shu_han"}, deck="du_fu li_bai jie_gu")
    scene.play("play ge_shu_han M")
    assert scene.legal() == {"take du_fu", "take li_bai"}
    scene.play("take li_bai")
    assert scene.hand(A) == {"li_bai"} and scene.discards() == ["du_fu"]


def test_wan_guo_lai_chao_alone() -> None:
    """One card from the public area."""
    scene = stage(1, areas={A: "P: shang_shu_sheng zhong_shu_sheng"}, hands={A: "wan_guo_lai_chao"}, public=PUBLIC)
    scene.play("play wan_guo_lai_chao P", "take jiu_si")
    assert scene.hand(A) == {"jiu_si"} and scene.phase() == "actions" and len(scene.public()) == 8


def test_gao_li_shi_alone_copies_in_the_public_area() -> None:
    """A character with a play effect that lies there."""
    area = {A: "E: dong_shi xi_shi; P: shang_shu_sheng"}
    public = "ge_shu_han yang_guo_zhong guo_zi_yi li_bai"
    scene = stage(1, areas=area, hands={A: "gao_li_shi"}, public=public, deck="du_fu jie_gu")
    scene.play("play gao_li_shi E")
    assert scene.legal() == {"copy ge_shu_han", "copy yang_guo_zhong", "skip"}
    scene.play("copy yang_guo_zhong")
    assert scene.hand(A) == {"du_fu"} and "yang_guo_zhong" in scene.public()
    none = stage(1, areas={A: area[A] + "; M: an_lu_shan"}, hands={A: "gao_li_shi"}, public="li_bai")
    none.play("play gao_li_shi E")
    assert none.phase() == "actions"


def ended(area: str, length: str, limit: int) -> PocketScene:
    """A solo game scored with this Urban Area."""
    scene = stage(1, areas={A: area}, length=length, round=limit, deck="yu_lin_jun")
    scene.play("pass")
    assert scene.is_over()
    return scene


@pytest.mark.parametrize(
    ("area", "total", "standard", "short", "long"),
    [
        ("", 0, "Commoner", "Commoner", "Commoner"),
        ("M: xuan_wu_men guo_zi_yi", 4, "Commoner", "Commoner", "Commoner"),
        ("M: xuan_wu_men zhu_que_men; C: le_you_yuan; P: tai_ji_gong", 5, "Commoner", "County candidate", "Commoner"),
        (EXAMPLE, 71, "Minister", "Chancellor", "Jinshi graduate"),
    ],
)
def test_the_title_goes_by_length_and_total(area: str, total: int, standard: str, short: str, long: str) -> None:
    """In the result."""
    for length, limit, name in (("standard", 8, standard), ("short", 6, short), ("long", 10, long)):
        result = ended(area, length, limit).view()["result"]
        assert result["totals"] == [total] and result["title"] == name


TITLES = [
    (25, "County candidate", "乡贡"),
    (40, "Jinshi graduate", "进士"),
    (55, "Hanlin scholar", "翰林学士"),
    (70, "Minister", "尚书"),
    (85, "Chancellor", "宰相"),
    (100, "Portrait in the Lingyan Pavilion", "图形凌烟阁"),
]


@pytest.mark.parametrize(("length", "more"), [("standard", 0), ("short", -20), ("long", 25)])
def test_every_threshold(length: str, more: int) -> None:
    """From that total on, and not one point before; short 20 lower, long 25 higher."""
    before = "Commoner"
    for total, english, chinese in TITLES:
        assert title(length, total + more - 1) == before
        before = english
        assert title(length, total + more) == before and said_in(before, "zh", "pocket_changan") == chinese
    assert title(length, 300) == before and said_in(title(length, 0), "zh", "pocket_changan") == "布衣"


def test_no_title_among_several_players() -> None:
    """Only the solo game gives one."""
    scene = stage(2, active=1, round=12)
    scene.play("pass")
    assert scene.view()["result"]["title"] is None
