"""Every kind of condition and of score (sections 2 and 8), each with the card that has it."""

from typing import Any

import pytest

from tests.games.pocket_changan.scene import CARDS, LETTERS, stage
from tongbao.testing.scenes import A

PLAIN = {
    "military": ["jie_gu", "feng_sui", "fei_long_jiu", "wu_ku"],
    "economy": ["hu_bing_pu", "qi_ting", "jiu_si", "zhi_ku"],
    "culture": ["jiao_fang", "le_you_yuan", "xuan_du_guan", "qing_long_si"],
    "politics": ["wan_nian_xian", "da_li_si", "hong_lu_si", "yu_shi_tai"],
}
"""Cards of each type that bring one point and fit below every card with a condition."""
CONDITIONED = [card for card in CARDS if "condition" in card]
LETTER = {"military": "M", "economy": "E", "culture": "C", "politics": "P"}


def having(points: dict[str, int]) -> str:
    """An Urban Area with exactly so many points in each type."""
    return "; ".join(f"{LETTER[name]}: {' '.join(PLAIN[name][:count])}" for name, count in points.items() if count)


@pytest.mark.parametrize("card", CONDITIONED, ids=lambda card: str(card["id"]))
def test_every_condition_is_strictly_more(card: dict[str, Any]) -> None:
    """One point too few and the card can't be played; one point more and it can."""
    condition, name, own = card["condition"], str(card["id"]), LETTER[card["type"]]
    wanted = condition["more_than"]
    if condition["how"] == "max":
        for kind in condition["points"]:
            assert own not in stage(areas={A: having({kind: wanted})}, hands={A: name}).columns_for(name)
            assert own in stage(areas={A: having({kind: wanted + 1})}, hands={A: name}).columns_for(name)
    else:
        parts = [sum(i % len(condition["points"]) == k for i in range(wanted)) for k in range(len(condition["points"]))]
        points = dict(zip(condition["points"], parts, strict=True))
        assert sum(points.values()) == wanted
        assert stage(areas={A: having(points)}, hands={A: name}).columns_for(name) == ""
        last = condition["points"][-1]
        points[last] += 1
        assert stage(areas={A: having(points)}, hands={A: name}).columns_for(name) == own


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["id"]))
def test_cards_without_a_condition_open_a_column(card: dict[str, Any]) -> None:
    """On an empty table exactly these can be played, each in its own column."""
    own = "" if "condition" in card else LETTER[card["type"]]
    assert stage(hands={A: card["id"]}).columns_for(card["id"]) == own


def test_points_of_other_types_do_not_meet_a_condition() -> None:
    """A condition names its types."""
    scene = stage(areas={A: having({"economy": 4, "culture": 4, "politics": 4})}, hands={A: "an_lu_shan"})
    assert scene.columns_for("an_lu_shan") == ""


@pytest.mark.parametrize(
    "card", [card for card in CARDS if card["score"]["kind"] == "fixed"], ids=lambda card: card["id"]
)
def test_fixed_scores(card: dict[str, Any]) -> None:
    """That number, wherever the card lies."""
    for letter in LETTERS:
        assert stage(areas={A: f"{letter}: {card['id']}"}).card_scores(A) == {card["id"]: card["score"]["value"]}


@pytest.mark.parametrize(
    ("area", "card", "score"),
    [
        ("M: jie_gu ling_yan_ge", "ling_yan_ge", 3),
        ("E: xi_shi", "xi_shi", 2),
        ("E: zhi_ku li_lin_fu; P: yu_shi_tai", "li_lin_fu", 2),
        ("E: li_lin_fu; P: yu_shi_tai shang_shu_sheng", "li_lin_fu", 3),
        ("C: da_yan_ta li_bai", "li_bai", 3),
        ("C: da_yan_ta; P: xing_qing_gong", "xing_qing_gong", 2),
        ("P: shang_shu_sheng da_ming_gong", "da_ming_gong", 3),
        ("C: li_yuan; P: wang_wei", "wang_wei", 2),
        ("C: han_lin_yuan", "han_lin_yuan", 0),
        ("M: an_lu_shan guo_zi_yi; C: han_lin_yuan; P: wang_wei", "han_lin_yuan", 3),
        ("P: bai_fei_dai_xing", "bai_fei_dai_xing", 0),
        ("M: jie_gu ling_yan_ge; C: du_fu; P: bai_fei_dai_xing", "bai_fei_dai_xing", 2),
        ("M: jie_gu; E: jiu_si; C: li_yuan; P: li_long_ji yu_shi_tai", "li_long_ji", 1),
    ],
)
def test_scores_that_depend_on_the_urban_area(area: str, card: str, score: int) -> None:
    """Points of a type, the higher of two, characters, buildings, the lowest points."""
    assert stage(areas={A: area}).card_scores(A)[card] == score
