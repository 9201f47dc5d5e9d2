"""Whatever a seat may wish for and isn't offered has a reason of this game, and it is the true one."""

from typing import Any

import pytest

import tongbao
from tests.games.pocket_changan.scene import IDS, PocketScene, named, numbered, stage
from tests.games.pocket_changan.trials import TRYING, Why
from tests.support.anchors import anchors
from tongbao import Seat
from tongbao.games.pocket_changan.cards.actions import ACTIONS
from tongbao.games.pocket_changan.state.reasons import RULES, WHYS
from tongbao.testing.scenes import A, B

POCKET = tongbao.GAMES["pocket_changan"]


def test_every_kind_has_its_words_its_rule_and_its_trial() -> None:
    """The same kinds everywhere; and the rules have a place for each in every language."""
    kinds = {kind.removeprefix("why_") for kind in WHYS}
    assert kinds == set(TRYING) and set(RULES) == set(WHYS)
    assert set(RULES.values()) <= anchors("pocket_changan")


# What is said.


def reason(scene: PocketScene, text: str, seat: int = A) -> Why:
    """Why the seat isn't offered a choice, in the words of these tests."""
    why: Any = Seat(scene.game, seat).why_not(ACTIONS.parse(numbered(text)))
    assert why is not None
    return dict(why)


def remedies(scene: PocketScene, text: str) -> list[tuple[str, str, str, int]]:
    """What would help: the choice, the card that is laid, what it brings, how many."""
    return [
        (
            named(remedy["choice"]),
            IDS[remedy["facts"]["card"]] if "card" in remedy["facts"] else "",
            remedy["facts"]["brings"],
            remedy["facts"].get("n", 0),
        )
        for remedy in reason(scene, text)["remedies"]
    ]


def test_rules_that_nothing_waives() -> None:
    """While all play freely, the condition of an End Game Event still holds (P-28)."""
    scene = stage(hands={A: "ni_shang_yu_yi wang_wei"}, running={"play": B})
    assert reason(scene, "play ni_shang_yu_yi C")["kind"] == "why_unwaived" and "play wang_wei P" in scene.legal()


DEAR = "ling_yan_ge chang_an_xian_luo xi_shi guang_yun_tan_hui qu_jiang_chi ni_shang_yu_yi han_yuan_dian da_ming_gong"
"""Eight public cards that low hand cards don't buy."""
HELP = [
    (
        "M: zhu_que_men; P: shang_shu_sheng zhong_shu_sheng",
        "wu_ku bai_fei_dai_xing",
        "play wu_ku M",
        "play bai_fei_dai_xing P",
        "free",
        0,
    ),
    ("", "zhu_que_men guo_zi_jian", "play zhu_que_men C", "play guo_zi_jian C", "column", 0),
    ("C: du_fu; M: weng_cheng", "wu_ku", "play wu_ku M", "descend M", "number", 0),
    ("M: fei_long_jiu wu_ku", "an_lu_shan men_xia_sheng", "play an_lu_shan M", "play men_xia_sheng P", "ease", 1),
    ("", "jie_gu xin_feng_shi", "pay jie_gu", "play xin_feng_shi E", "buys", 4),
    ("", "jie_gu xin_feng_shi", "buy han_yuan_dian", "play xin_feng_shi E", "buys", 1),
    ("", "zhu_que_men", "buy han_yuan_dian", "pay zhu_que_men", "buys", 1),
    ("M: wu_ku", "xuan_du_guan", "recall wu_ku", "play xuan_du_guan C", "effect", 0),
    ("C: jiao_fang li_yuan", "du_fu", "descend C", "play du_fu C", "effect", 0),
]


@pytest.mark.parametrize(("area", "hand", "wish", "choice", "brings", "n"), HELP)
def test_what_helps(area: str, hand: str, wish: str, choice: str, brings: str, n: int) -> None:
    """The one choice that brings it nearer; on the last action of the game what brings it at once is all that helps."""
    found = [
        (*remedy[:1], *remedy[2:]) for remedy in remedies(stage(areas={A: area}, hands={A: hand}, public=DEAR), wish)
    ]
    assert found == [(choice, brings, n)]
    last = stage(areas={A: area}, hands={A: hand}, public=DEAR, round=12, actions=1)
    at_once = wish.startswith("recall") or choice.startswith(("pay", "descend"))
    assert bool(remedies(last, wish)) == at_once


def test_a_visit_to_come() -> None:
    """A character is taken once the actions are over; without a hand card one draws."""
    scene = stage(areas={A: "E: ping_kang_li"}, public="li_bai")
    assert remedies(scene, "take li_bai") == [("pass", "", "ward", 0)]
    reason(scene, "take li_bai")["causes"].clear()
    assert reason(scene, "take li_bai")["causes"], "what is told is a copy"
    assert remedies(scene, "buy li_bai") == [("draw", "", "card", 1)]
