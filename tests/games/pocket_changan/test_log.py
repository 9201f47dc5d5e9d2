"""The log (section 11.3), line by line, in English and Chinese."""

import re
from typing import Any

import pytest

import tongbao
from tongbao import Seat
from tongbao.testing.scenes import A, B, C

from .scene import INDEX, PocketScene, stage
from .test_scenarios_scoring import EXAMPLE

POCKET = tongbao.GAMES["pocket_changan"]
STRONG = "M: xuan_wu_men zhu_que_men; E: dong_shi xi_shi"


def lines(scene: PocketScene, kind: str, viewer: int = tongbao.SPECTATOR) -> list[dict[str, Any]]:
    """The facts of all lines of a kind."""
    return [dict(line["facts"]) for line in Seat(scene.game, viewer).log() if line["kind"] == kind]  # type: ignore[call-overload]


def order(scene: PocketScene) -> list[str]:
    """The kinds of all lines."""
    return [str(line["kind"]) for line in Seat(scene.game, tongbao.SPECTATOR).log()]


def numbers(names: str) -> list[int]:
    """The cards as the log names them."""
    return [INDEX[name] for name in names.split()]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_place_is_filled(players: int) -> None:
    """Through a whole game, for every reader, in both languages."""
    game = tongbao.new("pocket_changan", players=players, seed=21, chronicle=True)
    for turn in range(100000):
        if game.over:
            break
        seat = game.seats_to_act()[0]
        choices = game.choices(seat)
        game.take(seat, choices[turn * 7919 % len(choices)])
    assert game.over
    for viewer in range(-1, players):
        for language in ("en", "zh"):
            for line in Seat(game, viewer).log(language=language):
                assert set(re.findall(r"\{(\w+)\}", str(line["text"]))) <= set(line["facts"])  # type: ignore[call-overload]


def test_turns() -> None:
    """Each begins with its round and seat."""
    scene = stage(3, active=B, round=4)
    scene.play("pass", "pass", "pass")
    assert [(line["player"], line["n"]) for line in lines(scene, "turn")] == [(C, 4), (A, 5), (B, 5)]
    assert [line["player"] for line in lines(scene, "pass")] == [B, C, A]


def test_draw() -> None:
    """How many for all, which for the owner."""
    scene = stage(deck="du_fu")
    scene.play("draw")
    assert lines(scene, "draw") == [{"player": A, "n": 1}] and lines(scene, "draw", B) == [{"player": A, "n": 1}]
    own = Seat(scene.game, A).log()[-1]
    assert own["facts"] == {"player": A, "n": 1, "cards": numbers("du_fu")}


def test_play() -> None:
    """The card and its column; in another type's column also as what."""
    scene = stage(areas={A: "C: li_bai"}, hands={A: "hong_wen_guan yu_shi_tai"})
    scene.play("play hong_wen_guan M", "play yu_shi_tai P")
    assert lines(scene, "play_as") == [{"player": A, "card": INDEX["hong_wen_guan"], "type": 0}]
    assert lines(scene, "play") == [{"player": A, "card": INDEX["yu_shi_tai"], "type": 3}]
    assert " as " in POCKET.texts["play_as"] and " as " not in POCKET.texts["play"]


def test_buy_and_refill() -> None:
    """The paid card, the bought card, whether into the hand or into which column; then what is turned up."""
    scene = stage(
        areas={A: "C: li_bai"},
        hands={A: "weng_cheng da_yan_ta"},
        public="feng_sui hong_wen_guan",
        deck="du_fu wang_wei",
    )
    scene.play("pay weng_cheng", "buy feng_sui", "keep", "pay da_yan_ta", "buy hong_wen_guan", "place E")
    paid, bought, turned_up = (
        numbers("weng_cheng da_yan_ta"),
        numbers("feng_sui hong_wen_guan"),
        numbers("du_fu wang_wei"),
    )
    assert lines(scene, "buy") == [{"player": A, "cards": paid[:1], "card": bought[0]}]
    assert lines(scene, "buy_play_as") == [{"player": A, "cards": paid[1:], "card": bought[1], "type": 1}]
    assert lines(scene, "refill") == [{"cards": turned_up[:1]}, {"cards": turned_up[1:]}]
    assert order(scene)[:4] == ["buy", "refill", "buy_play_as", "refill"]


def test_attacks_and_protection() -> None:
    """Who lost which card, and who is protected by what."""
    areas = {A: STRONG, B: "M: weng_cheng", C: "C: li_yuan"}
    hands = {A: "an_lu_shan da_li_si yang_guo_zhong", B: "jie_gu feng_sui wu_ku jiu_si"}
    scene = stage(3, areas=areas, hands=hands, actions=4)
    scene.play(
        "play an_lu_shan M", "lose li_yuan", "play da_li_si P", "drop wu_ku", "play yang_guo_zhong E", "give jiu_si"
    )
    assert lines(scene, "protected") == [{"player": B, "card": INDEX["weng_cheng"]}]
    assert lines(scene, "lose") == [{"player": C, "card": INDEX["li_yuan"]}]
    assert lines(scene, "drop") == [{"player": B, "card": INDEX["wu_ku"]}]
    assert lines(scene, "give") == [{"player": B, "owner": A}]
    assert (
        lines(scene, "give_own", A)
        == lines(scene, "give_own", B)
        == [{"player": B, "owner": A, "card": INDEX["jiu_si"]}]
    )


def test_taking_in_turn() -> None:
    """What is revealed, who takes what, and what is left."""
    scene = stage(areas={A: "M: zhu_que_men"}, hands={A: "ge_shu_han"}, deck="du_fu li_bai jie_gu")
    scene.play("play ge_shu_han M", "take li_bai", "take du_fu")
    assert lines(scene, "reveal") == [{"cards": numbers("du_fu li_bai jie_gu")}]
    taken = [(line["player"], line["card"]) for line in lines(scene, "take_revealed")]
    assert taken == [(A, INDEX["li_bai"]), (B, INDEX["du_fu"])]
    assert lines(scene, "discarded") == [{"cards": numbers("jie_gu")}]


def test_effects_of_ones_own() -> None:
    """Looking, keeping, exchanging, taking back, fetching, inviting."""
    scene = stage(
        areas={A: "E: ping_kang_li"},
        hands={A: "ji_xian_yuan hong_lu_si jie_gu qing_long_si xuan_du_guan"},
        public="ling_yan_ge wang_wei",
        discards="li_bai",
        deck="du_fu feng_sui wu_ku",
        actions=4,
        descending={A: "C"},
    )
    scene.play("play ji_xian_yuan C", "take du_fu", "play qing_long_si C", "take li_bai")
    scene.play("play xuan_du_guan C", "recall ji_xian_yuan", "play hong_lu_si P", "offer jie_gu", "take ling_yan_ge")
    scene.play("pass", "take wang_wei")
    assert lines(scene, "look") == [{"player": A, "n": 3}] and len(lines(scene, "look_own", A)[0]["cards"]) == 3
    assert lines(scene, "keep") == [{"player": A}] and lines(scene, "keep_own", A)[0]["card"] == INDEX["du_fu"]
    assert lines(scene, "discarded") == [{"cards": numbers("feng_sui wu_ku")}]
    assert lines(scene, "take_discard") == [{"player": A, "card": INDEX["li_bai"]}]
    assert lines(scene, "recall") == [{"player": A, "card": INDEX["ji_xian_yuan"]}]
    assert lines(scene, "exchange") == [{"player": A, "cards": numbers("jie_gu"), "card": INDEX["ling_yan_ge"]}]
    assert lines(scene, "ward") == [{"player": A, "card": INDEX["wang_wei"]}]


def test_declined_and_nothing_to_do() -> None:
    """Both are told."""
    scene = stage(hands={A: "qi_ting xuan_du_guan"}, actions=3)
    scene.play("play qi_ting E", "skip", "play xuan_du_guan C", "skip", "pass")
    assert [line["card"] for line in lines(scene, "declined")] == numbers("qi_ting xuan_du_guan")
    scene = stage(areas={A: STRONG}, hands={A: "an_lu_shan"})
    scene.play("play an_lu_shan M")
    assert lines(scene, "nothing") == [{"card": INDEX["an_lu_shan"]}]


def test_descend() -> None:
    """Who turned which column."""
    scene = stage(areas={A: "M: wu_ku; C: du_fu"})
    scene.play("descend M")
    assert lines(scene, "descend") == [{"player": A, "type": 0}]


@pytest.mark.parametrize(
    ("event", "area", "column", "what"),
    [
        ("bai_fei_dai_xing", "P: shang_shu_sheng zhong_shu_sheng", "P", "play"),
        ("kai_yuan_sheng_shi", "E: qi_ting jiu_si zhi_ku", "E", "buy"),
    ],
)
def test_durations(event: str, area: str, column: str, what: str) -> None:
    """Begun and ended."""
    scene = stage(areas={A: area}, hands={A: event})
    scene.play(f"play {event} {column}")
    assert lines(scene, f"free_{what}") == [{"player": A, "card": INDEX[event]}]
    scene.pass_until(A)
    assert lines(scene, f"free_{what}_over") == []
    scene.pass_turn()
    assert lines(scene, f"free_{what}_over") == [{"card": INDEX[event]}]


def test_reshuffle_and_hand_limit() -> None:
    """A new deck with its number of cards; each card discarded."""
    scene = stage(
        3,
        deck="jie_gu",
        discards="jiu_si zhi_ku du_fu",
        hands={A: "feng_sui wu_ku li_yuan yu_shi_tai li_bai wang_wei"},
        rest=C,
    )
    scene.play("draw", "pass", "drop li_bai")
    assert lines(scene, "reshuffle") == [{"n": 3}] and order(scene)[:2] == ["reshuffle", "draw"]
    assert lines(scene, "limit") == [{"player": A, "card": INDEX["li_bai"]}]


def test_the_end_is_announced_with_its_reason() -> None:
    """An End Game Event, the empty piles, the last round."""
    area = "M: yu_lin_jun xuan_wu_men zhu_que_men; E: jiu_si zhi_ku; C: le_you_yuan hong_wen_guan; P: shang_shu_sheng"
    event = stage(areas={A: area}, hands={A: "ni_shang_yu_yi"})
    event.play("play ni_shang_yu_yi C")
    assert any("End Game Event" in line for line in event.told())
    assert any("结束游戏事件" in line for line in event.told(language="zh"))
    deck = stage(3, deck="jie_gu", rest=C)
    deck.play("draw")
    assert any("deck" in line.lower() and "discard pile" in line.lower() for line in deck.told())
    rounds = stage(active=B, round=12)
    rounds.play("pass")
    assert any("last round" in line for line in rounds.told())


def test_final_scoring() -> None:
    """Of each seat the four point values, the base, what each card adds, and the total."""
    scene = stage(active=B, round=12, areas={A: EXAMPLE})
    scene.play("pass")
    told = [line for line in scene.told() if "total" in line]
    assert len(told) == 2
    for number in ("8", "2", "4", "5", "34", "37", "71"):
        assert re.search(rf"\b{number}\b", told[0]), number
    facts = next(line["facts"] for line in Seat(scene.game, A).log() if "total" in str(line["text"]))
    assert "1 + 2 + 8 + 1 + 0 + 0 + 4 + 4 + 2 + 0 + 5 + 2 + 8" in str(facts)


def test_the_court() -> None:
    """Its card and what it removed."""
    public = "weng_cheng zhu_que_men jiu_si xi_shi li_yuan hong_wen_guan yu_shi_tai da_ming_gong"
    scene = stage(1, public=public, deck="yu_lin_jun")
    scene.play("pass")
    assert lines(scene, "court") == [{"card": INDEX["yu_lin_jun"]}]
    assert lines(scene, "court_replaces") == [{"cards": numbers("zhu_que_men"), "card": INDEX["yu_lin_jun"]}]


def test_conceding() -> None:
    """Who, and the hand that is discarded."""
    scene = stage(3, hands={B: "jie_gu du_fu"})
    scene.game.concede(B)
    assert lines(scene, "concession") == [{"player": B}] and lines(scene, "discarded") == [
        {"cards": numbers("jie_gu du_fu")}
    ]
