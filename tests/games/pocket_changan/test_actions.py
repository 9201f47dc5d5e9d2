"""The action vocabulary (section 5.2): 844 choices and their labels in both languages."""

import re

import pytest

import tongbao
from tongbao import Seat
from tongbao.testing.scenes import A, B

from .scene import INDEX, PocketScene, numbered, stage

POCKET = tongbao.GAMES["pocket_changan"]
COUNTS = {
    "play": 256,
    "place": 4,
    "descend": 4,
    **dict.fromkeys(("pay", "buy", "take", "offer", "recall", "copy", "lose", "give", "drop"), 64),
    **dict.fromkeys(("keep", "draw", "pass", "skip"), 1),
}
LABELS = {
    "play": ("Play {} in the {} column", "将{}打到{}列"),
    "pay": ("Buy: discard {}", "购买：弃掉{}"),
    "buy": ("Buy {}", "买下{}"),
    "keep": ("Take it into hand", "收入手中"),
    "place": ("Play it in the {} column", "直接打到{}列"),
    "draw": ("Draw a card", "抓牌"),
    "pass": ("End actions", "结束动作"),
    "descend": ("Turn the {} column to descending", "将{}列改为降序"),
    "take": ("Take {}", "拿取{}"),
    "skip": ("Do not use it", "放弃"),
    "offer": ("Give {} in exchange", "用{}交换"),
    "recall": ("Take back {}", "收回{}"),
    "copy": ("Use the effect of {}", "使用{}的效果"),
    "lose": ("Discard {} from your Urban Area", "弃掉城市区域的{}"),
    "give": ("Hand over {}", "交出{}"),
    "drop": ("Discard {} from hand", "弃掉手牌{}"),
}


def test_844_distinct_choices() -> None:
    """Sixteen verbs, each with so many choices, every one with its own number and text."""
    space = POCKET.action_space
    assert {verb.name: len(verb.choices) for verb in space.verbs} == COUNTS
    assert space.size == len(space) == sum(COUNTS.values()) == 844
    assert len({choice.text for choice in space.choices}) == 844
    assert [choice.id for choice in space.choices] == list(range(844))


@pytest.mark.parametrize("text", ["play 63 3", "play 0 0", "pay 63", "place 3", "descend 0", "drop 63"])
def test_parameters_reach_their_ends(text: str) -> None:
    """Cards 0 to 63, columns 0 to 3."""
    assert str(POCKET.action_space.parse(text)) == text


@pytest.mark.parametrize(
    "text", ["play 64 0", "play 1 4", "play 1", "buy 64", "place 4", "keep 1", "trade 3", "", "-1"]
)
def test_what_is_no_choice(text: str) -> None:
    """One sentence that shows what choices look like."""
    with pytest.raises(tongbao.IllegalChoice, match=r"^[^\n]+\.$"):
        POCKET.action_space.parse(text)


def offering(verb: str) -> tuple[PocketScene, str]:
    """A position in which a choice with this verb is offered, and the choice."""
    strong = "M: xuan_wu_men zhu_que_men; E: dong_shi xi_shi; P: yu_shi_tai"
    pay = stage(areas={A: "C: du_fu"}, hands={A: "weng_cheng"}, public="feng_sui")
    found = {
        "play": (pay, [], "play weng_cheng M"),
        "pay": (pay, [], "pay weng_cheng"),
        "buy": (pay, ["pay weng_cheng"], "buy feng_sui"),
        "keep": (pay, ["pay weng_cheng", "buy feng_sui"], "keep"),
        "place": (pay, ["pay weng_cheng", "buy feng_sui"], "place M"),
        "draw": (pay, [], "draw"),
        "pass": (pay, [], "pass"),
        "descend": (pay, [], "descend C"),
        "take": (stage(hands={A: "feng_sui"}, deck="du_fu"), ["play feng_sui M"], "take du_fu"),
        "skip": (stage(hands={A: "qi_ting jie_gu"}), ["play qi_ting E"], "skip"),
        "offer": (stage(hands={A: "qi_ting jie_gu"}), ["play qi_ting E"], "offer jie_gu"),
        "recall": (stage(areas={A: "M: jie_gu"}, hands={A: "xuan_du_guan"}), ["play xuan_du_guan C"], "recall jie_gu"),
        "copy": (
            stage(areas={A: strong, B: "M: an_lu_shan"}, hands={A: "gao_li_shi"}),
            ["play gao_li_shi E"],
            "copy an_lu_shan",
        ),
        "lose": (
            stage(areas={A: strong, B: "M: jie_gu"}, hands={A: "an_lu_shan"}),
            ["play an_lu_shan M"],
            "lose jie_gu",
        ),
        "give": (
            stage(areas={A: strong}, hands={A: "yang_guo_zhong", B: "jie_gu"}),
            ["play yang_guo_zhong E"],
            "give jie_gu",
        ),
        "drop": (
            stage(hands={A: "da_li_si", B: "jie_gu feng_sui wu_ku jiu_si"}),
            ["play da_li_si P"],
            "drop jie_gu",
        ),
    }
    scene, before, text = found[verb]
    scene.play(*before)
    return scene, text


@pytest.mark.parametrize("verb", list(COUNTS))
def test_labels(verb: str) -> None:
    """As the rules word them; cards are named by their index, columns by their type."""
    scene, text = offering(verb)
    choice = POCKET.action_space.parse(numbered(text))
    for language, label in zip(("en", "zh"), LABELS[verb], strict=True):
        caption = Seat(scene.game, scene.acting).caption(choice, language)
        facts = dict(caption["facts"])  # type: ignore[call-overload]
        assert re.sub(r"\{\w+\}", "{}", str(caption["text"])) == label
        assert set(re.findall(r"\{(\w+)\}", str(caption["text"]))) <= set(facts)
        cards = [word for word in text.split() if word in INDEX]
        assert [INDEX[word] for word in cards] == [fact for name, fact in facts.items() if name == "card"]


def test_what_is_not_offered_is_refused() -> None:
    """In one sentence that names what is possible; the table stays as it is."""
    scene = stage(hands={A: "weng_cheng"})
    before = scene.game.fingerprint()
    for text in ("play weng_cheng E", "buy jie_gu", "keep", "take du_fu", "play jie_gu M"):
        with pytest.raises(tongbao.IllegalChoice, match=r"^[^\n]*pass[^\n]*\.$"):
            scene.play(text)
    with pytest.raises(tongbao.IllegalChoice, match=r"seat 1.*seat 0\.$"):
        scene.play("pass", seat=B)
    assert scene.game.fingerprint() == before
