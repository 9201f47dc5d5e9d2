"""What each seat and the spectators see of the table (section 11.4)."""

import json
from typing import Any

import pytest

import tongbao
from tongbao.testing.scenes import A, B, C

from .scene import IDS, INDEX, PocketScene, cards, stage
from .test_scenarios_scoring import EXAMPLE

SPECTATOR = tongbao.SPECTATOR
EVERYBODY = (A, B, C, SPECTATOR)
FIELDS = {
    *("game", "rules", "players", "options", "viewer", "decisions", "over", "active", "first", "round", "to_act"),
    *("phase", "limit", "actions", "deck", "discard", "public", "paid", "bought", "question", "looked", "revealed"),
    *("running", "ending", "seats", "hand", "conditions", "offers", "result", "worth"),
}
OF_SEATS = {
    *("seat", "hand_count", "columns", "lowest", "base", "bonus", "total", "scores", "turned", "conceded"),
    "protected",
}
OF_COLUMNS = {"cards", "points", "bonus", "descending", "last"}
STRONG = "M: xuan_wu_men zhu_que_men; E: dong_shi xi_shi"


def paying() -> PocketScene:
    """A has discarded a card and not yet bought."""
    scene = stage(3, areas={A: STRONG, C: "C: du_fu"}, hands={A: "weng_cheng jie_gu", B: "li_bai"}, public="feng_sui")
    scene.play("pay weng_cheng")
    return scene


def looking() -> PocketScene:
    """A looks at three deck cards."""
    scene = stage(3, hands={A: "feng_sui", B: "li_bai"}, deck="du_fu wang_wei jie_gu")
    scene.play("play feng_sui M")
    return scene


def attacked() -> PocketScene:
    """B has given a card, C is to give one."""
    areas = {A: STRONG, B: "M: weng_cheng", C: "P: yu_shi_tai"}
    scene = stage(3, areas=areas, hands={A: "yang_guo_zhong", B: "li_bai du_fu", C: "jie_gu wang_wei"})
    scene.play("play yang_guo_zhong E", "give du_fu")
    return scene


def contest() -> PocketScene:
    """B is to take one of three revealed cards."""
    scene = stage(3, areas={A: "M: zhu_que_men"}, hands={A: "ge_shu_han"}, deck="du_fu wang_wei jie_gu li_bai")
    scene.play("play ge_shu_han M", "take du_fu")
    return scene


def ended() -> PocketScene:
    """All is scored after the last round."""
    scene = stage(3, active=C, round=12, areas={A: EXAMPLE, B: "M: wu_ku"}, hands={B: "jie_gu"})
    scene.play("pass")
    return scene


SCENES = [stage, paying, looking, attacked, contest, ended]


@pytest.mark.parametrize("make", SCENES)
def test_the_view_has_exactly_the_promised_fields(make: Any) -> None:
    """Nothing more than is listed goes to anybody, and it is plain JSON."""
    scene = make()
    for viewer in range(-1, scene.game.players):
        view = scene.view(viewer)
        assert set(view) == FIELDS and view["viewer"] == viewer
        for seat in view["seats"]:
            assert set(seat) == OF_SEATS and len(seat["columns"]) == 4
            assert all(set(column) == OF_COLUMNS for column in seat["columns"])
        assert json.loads(json.dumps(view)) == view


def test_the_public_area_in_four_columns() -> None:
    """By type and number, characters last; the same for everybody."""
    public = "guo_zi_yi jie_gu ling_yan_ge li_bai jiao_fang dong_shi yang_guo_zhong gao_li_shi"
    scene = stage(public=public)
    wanted = [
        ["jie_gu", "ling_yan_ge", "guo_zi_yi"],
        ["dong_shi", "gao_li_shi", "yang_guo_zhong"],
        ["jiao_fang", "li_bai"],
    ]
    assert [[IDS[card] for card in column] for column in scene.view(B)["public"]] == [*wanted, []]


def test_deck_and_discard_pile() -> None:
    """How many cards the deck has; the discard pile from its bottom."""
    scene = stage(discards="jiu_si du_fu")
    for viewer in (A, SPECTATOR):
        view = scene.view(viewer)
        assert view["discard"] == cards("jiu_si du_fu") and view["deck"] == {"count": 64 - 8 - 2}


def test_seats() -> None:
    """Columns in order with their points, bonuses, direction and last number; the running score; protection."""
    areas = {A: "M: xuan_wu_men guo_zi_yi; E: jiu_si; P: tai_ji_gong wang_wei", B: "M: weng_cheng"}
    scene = stage(areas=areas, hands={A: "jie_gu", B: "du_fu li_bai"}, descending={A: "E"}, turned=[A])
    a, b = scene.view(B)["seats"]
    assert (a["seat"], a["hand_count"], b["seat"], b["hand_count"]) == (A, 1, B, 2)
    assert a["columns"] == [
        {"cards": cards("xuan_wu_men guo_zi_yi"), "points": 3, "bonus": 1, "descending": False, "last": 9},
        {"cards": cards("jiu_si"), "points": 1, "bonus": 0, "descending": True, "last": 4},
        {"cards": [], "points": 1, "bonus": 1, "descending": False, "last": None},
        {"cards": cards("tai_ji_gong wang_wei"), "points": 3, "bonus": 1, "descending": False, "last": 6},
    ]
    assert a["lowest"] in (1, 2) and (a["base"], a["bonus"], a["total"]) == (7, 1 + 3 + 3, 14)
    assert {IDS[entry["card"]]: entry["score"] for entry in a["scores"]}["wang_wei"] == 3
    assert (a["turned"], b["turned"], a["conceded"]) == (True, False, False)
    assert (a["protected"], b["protected"]) == (["attack"], ["wall"])


def test_ones_own_hand() -> None:
    """By type and number; where each card may be played, what it buys, and why it can't be played."""
    scene = stage(
        areas={A: "M: weng_cheng; C: li_bai"},
        hands={A: "hong_wen_guan wu_ku an_lu_shan ni_shang_yu_yi", B: "jie_gu"},
        public="feng_sui jiao_fang ling_yan_ge xi_shi dong_shi da_ming_gong han_yuan_dian zhu_que_men",
    )
    hand = {IDS[entry["card"]]: entry for entry in scene.view(A)["hand"]}
    assert list(hand) == ["wu_ku", "an_lu_shan", "hong_wen_guan", "ni_shang_yu_yi"]
    assert hand["hong_wen_guan"]["columns"] == [0, 1, 2, 3] and hand["hong_wen_guan"]["why_not"] is None
    assert [hand[card]["why_not"] for card in ("wu_ku", "an_lu_shan", "ni_shang_yu_yi")] == [
        "number",
        "condition",
        "condition_end",
    ]
    numbers = [(hand[card]["has"], hand[card]["needs"]) for card in ("wu_ku", "an_lu_shan", "ni_shang_yu_yi")]
    assert numbers == [(5, 7), (1, 3), (2, 14)] and hand["hong_wen_guan"]["needs"] is None
    assert [IDS[card] for card in hand["hong_wen_guan"]["buys"]] == ["jiao_fang"]
    assert [IDS[card] for card in hand["wu_ku"]["buys"]] == ["feng_sui"] and len(hand["an_lu_shan"]["buys"]) == 8
    assert [IDS[entry["card"]] for entry in scene.view(B)["hand"]] == ["jie_gu"]
    assert scene.view(SPECTATOR)["hand"] is None


def test_what_can_be_bought_is_marked() -> None:
    """While a purchase is under way, with the reason where it can't be."""
    scene = paying()
    view = scene.view(B)
    assert view["phase"] == "buy" and view["paid"] == INDEX["weng_cheng"] and view["bought"] is None
    assert view["offers"][str(INDEX["feng_sui"])] == {
        "can": True,
        "why": None,
        "through": "number",
        "has": 7,
        "needs": 3,
        "margin": 0,
        "same_type": True,
    }
    can = {int(card) for card, offer in view["offers"].items() if offer["can"]}
    assert {IDS[card] for card in can} == scene.offered("buy") and len(view["offers"]) == 8
    assert {offer["why"] for offer in view["offers"].values() if not offer["can"]} <= {"number"}
    scene.play("buy feng_sui")
    assert scene.view()["bought"] == INDEX["feng_sui"] and scene.view()["offers"] is None
    assert scene.view()["phase"] == "gain"


@pytest.mark.parametrize(
    ("area", "paid", "ware", "through"),
    [
        ("", "weng_cheng", "feng_sui", "number"),
        ("", "weng_cheng", "da_yi_hang", "number"),
        ("", "weng_cheng", "xuan_wu_men", None),
        ("", "weng_cheng", "li_bai", "character"),
        ("", "li_bai", "xuan_wu_men", "character"),
        ("E: li_lin_fu", "li_bai", "xuan_wu_men", None),
        ("E: li_lin_fu", "li_bai", "kai_yuan_men", "number"),
        ("E: xin_feng_shi", "jiu_si", "zhu_que_men", "even"),
        ("E: bo_si_di", "fei_long_jiu", "jin_wu_wei", "margin"),
        ("E: bo_si_di", "fei_long_jiu", "hu_bing_pu", "margin"),
        ("E: bo_si_di", "fei_long_jiu", "da_yi_hang", None),
    ],
)
def test_through_what_a_card_can_be_bought(area: str, paid: str, ware: str, through: str | None) -> None:
    """The rule, or the effect that waives it; with the very cards that the game lets one buy."""
    scene = stage(areas={A: area}, hands={A: paid}, public=f"{ware} guo_zi_yi gao_li_shi")
    scene.play(f"pay {paid}")
    offer = scene.view()["offers"][str(INDEX[ware])]
    assert (offer["through"], offer["can"]) == (through, ware in scene.offered("buy"))


def test_what_is_bought_freely() -> None:
    """What no rule lets one buy is free while the rule is waived."""
    scene = stage(hands={A: "jie_gu"}, public="xuan_wu_men", running={"buy": A})
    scene.play("pay jie_gu")
    assert scene.view()["offers"][str(INDEX["xuan_wu_men"])]["through"] == "free"


def test_how_conditions_stand() -> None:
    """For cards in sight and not in play; eased, waived, but never for an End Game Event; nothing for spectators."""
    area = "M: xuan_wu_men; P: men_xia_sheng"
    hand = "an_lu_shan ni_shang_yu_yi"
    scene = stage(areas={A: area}, hands={A: hand}, public="du_fu jie_gu")
    seen = {IDS[int(card)]: stands for card, stands in scene.view(A)["conditions"].items()}
    assert seen["an_lu_shan"] == {"state": "met", "has": 2, "more_than": 1} and "jie_gu" not in seen
    assert seen["du_fu"] == {"state": "unmet", "has": 0, "more_than": 0}
    assert seen["ni_shang_yu_yi"] == {"state": "unmet", "has": 3, "more_than": 13}
    free = stage(areas={A: area}, hands={A: hand}, public="du_fu jie_gu", running={"play": B})
    states = {IDS[int(card)]: stands["state"] for card, stands in free.view(A)["conditions"].items()}
    assert (states["an_lu_shan"], states["du_fu"], states["ni_shang_yu_yi"]) == ("waived", "waived", "unmet")
    assert scene.view(SPECTATOR)["conditions"] == {} and str(INDEX["an_lu_shan"]) not in scene.view(B)["conditions"]


def test_worth() -> None:
    """What the total would be with the card laid, for the viewer's own choices only."""
    scene = stage(areas={A: "M: wu_ku; E: jiu_si; C: li_yuan"}, hands={A: "yu_shi_tai weng_cheng"}, public="da_li_si")
    choices = {f"play {INDEX['yu_shi_tai']} 3": 3 + 2 + 2, f"play {INDEX['weng_cheng']} 0": 2 + 2}
    assert scene.view(A)["worth"] == choices
    assert scene.view(B)["worth"] == scene.view(SPECTATOR)["worth"] == {}
    scene.play("pay yu_shi_tai", "buy da_li_si")
    assert scene.view(A)["worth"] == {"place 3": 3 + 2 + 1}


def test_round_actions_and_end() -> None:
    """Round and limit, actions, who is to act; the end as soon as it is triggered."""
    scene = stage(3, active=B, round=5, length="long")
    view = scene.view()
    assert (view["round"], view["limit"], view["active"], view["to_act"], view["first"]) == (5, 16, B, [B], A)
    assert (view["actions"], view["phase"], view["ending"], view["result"]) == (
        {"left": 2, "done": 0},
        "actions",
        None,
        None,
    )
    scene.play("draw")
    assert scene.view()["actions"] == {"left": 1, "done": 1}


def test_the_result() -> None:
    """Totals, places, and the table of every seat."""
    scene = ended()
    view = scene.view()
    result = view["result"]
    assert view["over"] and view["phase"] == "end" and view["to_act"] == [] and view["ending"] == "rounds"
    assert (result["totals"], result["places"], result["ending"], result["title"]) == (
        [71, 2, 0],
        [1, 2, 3],
        "rounds",
        None,
    )
    table = result["table"]
    assert (table[A]["points"], table[A]["base"], table[A]["bonus"]) == ([8, 2, 4, 5], 34, 37)
    assert {IDS[entry["card"]]: entry["score"] for entry in table[A]["cards"]}["bai_fei_dai_xing"] == 8
    assert result["hands"] == [[], cards("jie_gu"), []]
    assert table[C] == {"points": [0, 0, 0, 0], "base": 0, "bonus": 0, "cards": []}
