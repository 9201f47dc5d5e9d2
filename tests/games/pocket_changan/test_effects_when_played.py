"""Every kind of effect that happens when a card is laid (section 7.2): one test a kind, named after it."""

from typing import Any

import pytest

from tests.games.pocket_changan import test_effects_in_play
from tests.games.pocket_changan.scene import CARDS, INDEX, stage
from tongbao.games.pocket_changan.state.powers import Duration
from tongbao.testing.scenes import A, B, C, D

STRONG = "M: xuan_wu_men zhu_que_men; E: dong_shi xi_shi"
LETTER = {"military": "M", "economy": "E", "culture": "C", "politics": "P"}
DRAWING = [pytest.param(card, id=card["id"]) for card in CARDS if card["effect"]["kind"] == "draw_keep"]


def test_every_kind_has_its_test() -> None:
    """Thirty kinds are on the cards, each with a test of its name here or beside."""
    kinds = {card["effect"]["kind"] for card in CARDS}
    tests = {*globals(), *vars(test_effects_in_play)}
    assert len(kinds) == 30 and [kind for kind in kinds if f"test_{kind}" not in tests] == []


@pytest.mark.parametrize("card", DRAWING)
def test_draw_keep(card: dict[str, Any]) -> None:
    """Eight cards: draw one or two, or look at two or three and keep one."""
    look, keep = card["effect"]["look"], card["effect"]["keep"]
    deck = ["li_bai", "du_fu", "wang_wei"]
    scene = stage(hands={A: card["id"]}, deck=" ".join(deck))
    scene.play(f"play {card['id']} {LETTER[card['type']]}")
    if look == keep:
        assert scene.hand(A) == set(deck[:look]) and scene.discards() == []
    else:
        assert scene.legal() == {f"take {name}" for name in deck[:look]}
        scene.play("take du_fu")
        assert scene.hand(A) == {"du_fu"} and set(scene.discards()) == set(deck[:look]) - {"du_fu"}
    assert scene.phase() == "actions" and scene.view()["actions"]["left"] == 1
    assert scene.deck()[: 3 - look] == deck[look:]


def test_there_are_eight_cards_that_draw() -> None:
    """As section 7.2 counts them."""
    assert len(DRAWING) == 8


def test_extra_action() -> None:
    """Fei Long Jiu: one more this turn, none next turn."""
    scene = stage(hands={A: "fei_long_jiu"})
    scene.play("play fei_long_jiu M")
    assert scene.view()["actions"] == {"left": 2, "done": 1}
    scene.pass_until(A)
    assert scene.view()["actions"] == {"left": 2, "done": 0}


def test_extra_action_placed_at_once() -> None:
    """The last action of the turn is followed by one more."""
    scene = stage(hands={A: "weng_cheng"}, public="fei_long_jiu", actions=1)
    scene.play("pay weng_cheng", "buy fei_long_jiu", "place M")
    assert scene.acting == A and scene.view()["actions"]["left"] == 1


@pytest.mark.parametrize(("card", "column"), [("qi_ting", "E"), ("hong_lu_si", "P")])
def test_swap(card: str, column: str) -> None:
    """A hand card for any public card, whatever their numbers; the offered one can't be taken back."""
    scene = stage(hands={A: f"{card} jie_gu ling_yan_ge"}, public="xi_shi")
    scene.play(f"play {card} {column}")
    assert scene.legal() == {"offer jie_gu", "offer ling_yan_ge", "skip"}
    public = scene.public()
    scene.play("offer jie_gu")
    assert scene.legal() == {f"take {name}" for name in public}
    scene.play("take xi_shi")
    assert scene.hand(A) == {"xi_shi", "ling_yan_ge"} and scene.public() == public - {"xi_shi"} | {"jie_gu"}
    assert scene.discards() == [] and scene.phase() == "actions"


def test_recall() -> None:
    """Xuan Du Guan: any own card but itself, and one more action; declined, no action."""
    scene = stage(areas={A: "M: jie_gu feng_sui; P: wang_wei", B: "E: jiu_si"}, hands={A: "xuan_du_guan"})
    scene.play("play xuan_du_guan C")
    assert scene.legal() == {"recall jie_gu", "recall feng_sui", "recall wang_wei", "skip"}
    declined = type(scene)(scene.game.clone())
    declined.play("skip")
    assert declined.view()["actions"]["left"] == 1
    scene.play("recall jie_gu")
    assert scene.view()["actions"]["left"] == 2 and scene.column(A, "M") == ["feng_sui"]
    assert scene.hand(A) == {"jie_gu"}


@pytest.mark.parametrize(
    ("card", "column", "found"),
    [
        ("jin_wu_wei", "M", {"ling_yan_ge", "an_lu_shan"}),
        ("qing_long_si", "C", {"zhi_ku", "li_bai"}),
        ("yan_ta_ti_ming", "C", {"an_lu_shan", "li_bai"}),
    ],
)
def test_fetch(card: str, column: str, found: set[str]) -> None:
    """Military from the public area, any from the discard pile, characters from both; a gap is refilled."""
    public = "ling_yan_ge an_lu_shan jiu_si tai_cang xi_shi li_yuan yu_shi_tai da_li_si"
    area = "E: jie_gu; C: le_you_yuan hong_wen_guan" if card == "yan_ta_ti_ming" else "E: jie_gu"
    for wish in sorted(found):
        scene = stage(areas={A: area}, hands={A: card}, public=public, discards="zhi_ku li_bai", deck="du_fu")
        scene.play(f"play {card} {column}")
        assert scene.legal() == {f"take {name}" for name in found} | {"skip"}
        scene.play(f"take {wish}")
        assert scene.hand(A) == {wish} and len(scene.public()) == 8
        assert ("du_fu" in scene.public()) is (wish in public.split()) and (wish in scene.discards()) is False


def test_lose_urban() -> None:
    """An Lushan: clockwise from the left neighbour, one card of each other player."""
    areas = {A: "E: jiu_si", B: "C: li_yuan", C: STRONG, D: "P: yu_shi_tai"}
    scene = stage(4, active=C, areas=areas, hands={C: "an_lu_shan"})
    scene.play("play an_lu_shan M")
    for seat, card in ((D, "yu_shi_tai"), (A, "jiu_si"), (B, "li_yuan")):
        assert scene.acting == seat
        scene.play(f"lose {card}")
    assert scene.acting == C and scene.discards() == ["yu_shi_tai", "jiu_si", "li_yuan"]


def test_take_hand() -> None:
    """Yang Guozhong: each other player chooses what to give; who has no card gives none."""
    scene = stage(3, active=B, areas={B: STRONG}, hands={A: "jie_gu feng_sui", B: "yang_guo_zhong"})
    scene.play("play yang_guo_zhong E")
    assert scene.acting == A and scene.legal() == {"give jie_gu", "give feng_sui"}
    scene.play("give jie_gu")
    assert scene.acting == B and scene.hand(B) == {"jie_gu"} and scene.hand(A) == {"feng_sui"}


def test_discard_hand() -> None:
    """Da Li Si: who has more than three cards discards one."""
    hands = {A: "da_li_si", B: "jie_gu feng_sui wu_ku", C: "jiu_si zhi_ku li_yuan yu_shi_tai", D: "du_fu"}
    scene = stage(4, hands=hands)
    scene.play("play da_li_si P")
    assert scene.acting == C and scene.legal() == {f"drop {card}" for card in hands[C].split()}
    scene.play("drop zhi_ku")
    assert scene.acting == A and scene.discards() == ["zhi_ku"]
    assert len(scene.hand(A)) == 0, "who laid it is not hit"


def test_contest() -> None:
    """Ge Shuhan: military points with bonuses, the card itself counted."""
    areas = {A: "M: jie_gu feng_sui", B: "M: zhu_que_men; E: jiu_si", C: "M: ling_yan_ge fei_long_jiu weng_cheng"}
    scene = stage(3, areas=areas, hands={A: "ge_shu_han"}, deck="li_bai du_fu wang_wei yu_shi_tai")
    scene.play("play ge_shu_han M")
    order = []
    while scene.phase() == "effect":
        order.append(scene.acting)
        scene.play("take " + ("li_bai" if "take li_bai" in scene.legal() else min(scene.offered("take"))))
    assert order == [C, A, B] and "li_bai" in scene.hand(C) and len(scene.discards()) == 1


def test_all_take_public() -> None:
    """Wan Guo Lai Chao: one card each, you first."""
    scene = stage(
        4,
        areas={A: "P: shang_shu_sheng zhong_shu_sheng"},
        hands={A: "wan_guo_lai_chao"},
        public="li_bai du_fu wang_wei",
    )
    scene.play("play wan_guo_lai_chao P")
    order = []
    while scene.phase() == "effect":
        order.append(scene.acting)
        scene.play(max(scene.legal()))
    assert order == [A, B, C, D] and [len(scene.hand(seat)) for seat in order] == [1] * 4
    assert len(scene.public()) == 8


def test_copy_character() -> None:
    """Gao Lishi with Ge Shuhan: the contest counts the copying player as the one who laid it."""
    areas = {A: "M: ge_shu_han", B: "E: dong_shi xi_shi; P: yu_shi_tai; M: jie_gu"}
    scene = stage(active=B, areas=areas, hands={B: "gao_li_shi"}, deck="li_bai du_fu wang_wei")
    scene.play("play gao_li_shi E", "copy ge_shu_han")
    assert scene.acting == B and len(scene.offered("take")) == 3
    scene.play("take li_bai")
    assert scene.acting == A and len(scene.offered("take")) == 2


@pytest.mark.parametrize(
    ("event", "area", "column", "what"),
    [
        ("bai_fei_dai_xing", "P: shang_shu_sheng zhong_shu_sheng", "P", "play"),
        ("kai_yuan_sheng_shi", "E: qi_ting jiu_si zhi_ku", "E", "buy"),
    ],
)
def test_free_rules(event: str, area: str, column: str, what: str) -> None:
    """For all players to the end of the next own turn; laid again, anew for the player who lays it then."""
    scene = stage(areas={A: area, B: "M: yu_lin_jun xuan_wu_men"}, hands={A: event, B: "an_lu_shan"})
    assert scene.view()["running"] == []
    scene.play(f"play {event} {column}")
    running = {"what": what, "by": A, "card": INDEX[event]}
    assert scene.view()["running"] == [{**running, "ends": "next_turn"}]
    scene.pass_turn()
    assert scene.acting == B and scene.view()["running"] == [{**running, "ends": "next_turn"}]
    scene.pass_until(A)
    assert scene.view()["running"] == [{**running, "ends": "this_turn"}]
    scene.pass_turn()
    assert scene.acting == B and scene.view()["running"] == []


def test_free_rules_while_the_court_asks() -> None:
    """Alone the turn is over by then: what has one turn left ends with the next one."""
    scene = stage(1, areas={A: "E: jiu_si"}, hands={A: "bai_fei_dai_xing"}, deck="an_lu_shan", running={"buy": A})
    scene.game.free_buy, scene.game.free_play = None, Duration(A, INDEX["bai_fei_dai_xing"])
    assert [entry["ends"] for entry in scene.view()["running"]] == ["next_turn"]
    scene.play("pass")
    assert scene.phase() == "court" and [entry["ends"] for entry in scene.view()["running"]] == ["next_turn"]
    scene.play("lose jiu_si")
    assert [entry["ends"] for entry in scene.view()["running"]] == ["this_turn"]


def test_free_rules_laid_again() -> None:
    """By another player: from then on to the end of that player's next turn."""
    scene = stage(active=B, running={"play": A}, hands={B: "bai_fei_dai_xing"})
    assert [entry["by"] for entry in scene.view()["running"]] == [A]
    scene.play("play bai_fei_dai_xing P")
    assert scene.view()["running"] == [
        {"what": "play", "by": B, "card": INDEX["bai_fei_dai_xing"], "ends": "next_turn"}
    ]
    for seat in (B, A, B):
        assert scene.acting == seat and len(scene.view()["running"]) == 1
        scene.pass_turn()
    assert scene.acting == A and scene.view()["running"] == []


def test_end_game() -> None:
    """Ni Shang Yu Yi: the end is triggered when it is laid, and stays so when it is lost."""
    area = "M: yu_lin_jun xuan_wu_men zhu_que_men; E: jiu_si zhi_ku; C: le_you_yuan hong_wen_guan; P: shang_shu_sheng"
    hands = {A: "ni_shang_yu_yi", B: "an_lu_shan"}
    scene = stage(areas={A: area, B: "M: weng_cheng kai_yuan_men ling_yan_ge"}, hands=hands)
    assert scene.view()["ending"] is None
    scene.play("play ni_shang_yu_yi C", "pass", "play an_lu_shan M", "lose ni_shang_yu_yi")
    assert scene.view()["ending"] == "event" and not scene.is_over()
    scene.play("pass")
    assert scene.is_over() and scene.view()["result"]["ending"] == "event"
