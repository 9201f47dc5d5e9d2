"""The log (section 13 of the rules) and the labels of the choices (section 7), in English and Chinese."""

from typing import Any

import pytest

import tongbao
from tongbao import Seat
from tongbao.testing.scenes import A, B, C, Scene, tell

from .scene import XanaduScene, stage

EVERYBODY = (A, B, C, tongbao.SPECTATOR)


def both(scene: XanaduScene, seat: int = tongbao.SPECTATOR) -> list[tuple[str, str]]:
    """Every line in both languages."""
    return list(zip(scene.told(seat), scene.told(seat, "zh"), strict=True))


def test_sale_and_what_is_discarded_with_it() -> None:
    """Each building sold, its price, and the workers that come to light, in order."""
    scene = stage(hands={A: [61], B: [28]}, cities={A: [(1, 2), (3, 0)], B: [(12, 0)]})
    low, high = scene.workers_on(1)
    scene.play("sell 3", "sell 1")
    assert both(scene) == [], "a mark is not yet a sale"
    scene.play("end_sales")
    assert both(scene) == [
        ("A sells 3 for 2.", "A出售3，得2通宝。"),
        ("A sells 1 for 2.", "A出售1，得2通宝。"),
        (f"Discarded with it: {low}, {high}.", f"一同弃掉：{low}, {high}。"),
    ]


def test_bonus_follows_the_sale() -> None:
    """With crowd the Khan's bonus has a line of its own, after the sale it belongs to."""
    scene = stage(5, hands={A: [70], B: [28]}, cities={A: [(50, 0), (12, 0)], B: [(61, 3)]})
    scene.play("sell 50", "sell 12", "end_sales")
    assert both(scene) == [
        ("A sells 50 for 3.", "A出售50，得3通宝。"),
        ("The Khan adds 1.", "大汗另赏1通宝。"),
        ("A sells 12 for 2.", "A出售12，得2通宝。"),
    ]
    scene.play("place 61")
    lines = scene.told()
    full = lines.index("61 of B is full and sold for 2.")
    assert lines[full + 1] == "The Khan adds 2."


def test_building_and_workers() -> None:
    """A card begun, each worker with resources and prices, the building completed."""
    scene = stage(hands={A: [42, 61, 62], B: [28]}, cities={A: [(5, 1)], B: [(25, 0)]})
    scene.play("end_sales", "build 42", "place 5", "place 25")
    assert both(scene)[:4] == [
        ("A begins 42.", "A动工建造42。"),
        (
            "A puts a worker on 5 of A: silk + water + wood; price 3 to 3.",
            "A派工人到A的5：silk + water + wood；售价3→3。",
        ),
        ("A completes 42.", "A建成42。"),
        ("A puts a worker on 25 of B: silk + wood; price 2 to 2.", "A派工人到B的25：silk + wood；售价2→2。"),
    ]
    facts: dict[str, Any] = Seat(scene.game, B).log()[1]
    assert facts["facts"] == {
        "player": A,
        "card": 5,
        "owner": A,
        "resources": facts["facts"]["resources"],
        "a": 3,
        "b": 3,
    }


def test_draws_are_read_by_their_owner_only() -> None:
    """Everybody reads how many cards are drawn; only who drew them reads which."""
    scene = stage(hands={A: [61, 62, 63, 64], B: [28]}, cities={A: [(12, 0)], B: [(3, 0)]}, deck=[7, 8, 9])
    scene.play("sell 12", "end_sales", "end_workers")
    for seat in (B, C, tongbao.SPECTATOR):
        assert scene.told(seat)[-1] == "A draws 3." and scene.told(seat, "zh")[-1] == "A摸3张。"
        assert Seat(scene.game, seat).log()[-1]["facts"] == {"player": A, "n": 3}
    assert Seat(scene.game, A).log()[-1]["facts"] == {"player": A, "n": 3, "cards": [7, 8, 9]}
    assert scene.told(A)[-1].startswith("A draws 3") and scene.told(A, "zh")[-1].startswith("A摸3张")
    assert "7, 8, 9" in scene.told(A)[-1] and "7, 8, 9" in scene.told(A, "zh")[-1]


def test_worker_cards_are_never_told() -> None:
    """Which cards became workers is in nobody's log before they are discarded."""
    scene = stage(hands={A: [61, 62, 63], B: [28]}, cities={B: [(12, 0)]}, deck=[7])
    scene.play("place 12", "end_workers", "worker 62")
    for seat in EVERYBODY:
        assert [line for line in scene.told(seat) if "62" in line] == []


def test_pass_and_draw() -> None:
    """A pass is told, then its draw; a pass that draws nothing tells of no draw."""
    scene = stage(hands={A: [61, 62], B: list(range(50, 57))}, cities={A: [(12, 0)], B: [(3, 0)]})
    scene.play("skip_turn", "skip_turn")
    assert both(scene)[:2] == [("A passes.", "A跳过。"), ("A draws 5.", "A摸5张。")]
    assert both(scene)[2] == ("B passes.", "B跳过。")
    assert [line for line in scene.told() if line.startswith("B draws")] == []


def test_forced_sale() -> None:
    """The owner, the card and the fifth price."""
    scene = stage(hands={A: [61], B: [62], C: [28]}, cities={B: [(12, 3)], C: [(3, 0)]}, deck=[7])
    below = scene.workers_on(12)
    cards = ", ".join(str(card) for card in [*below, 61])
    scene.play("place 12")
    assert both(scene)[1:] == [
        ("A draws 1.", "A摸1张。"),
        ("12 of B is full and sold for 3.", "B的12已满，售得3通宝。"),
        (f"Discarded with it: {cards}.", f"一同弃掉：{cards}。"),
    ]


@pytest.mark.parametrize(("passes", "marker"), [("2", True), ("3", False)])
def test_reshuffle_and_marker_in(passes: str, marker: bool) -> None:
    """A new deck with its number of cards and its pass; the marker only when it goes in."""
    scene = stage(
        hands={A: [61], B: [62]},
        cities={A: [(12, 0)], C: [(3, 0)]},
        rest=C,
        discards=25,
        options={"passes": passes},
    )
    scene.play("skip_turn")
    lines = both(scene)
    assert (f"New deck: 25 cards, pass 2 of {passes}.", f"重洗牌堆：25张，第2/{passes}轮。") in lines
    entry = ("The End of Game card is among the last cards.", "终局标记已洗入牌堆底部。")
    assert (entry in lines) is marker


def test_restart_and_starting_buildings() -> None:
    """Who has chosen is told at once, what was chosen only when all have."""
    scene = stage(
        hands={A: [3, 61, 62, 63, 64, 65, 66], B: [4, 25, 26, 27, 28, 29, 30], C: [5, 31, 32, 33, 34, 35, 36]},
        cities={A: [(12, 0)]},
    )
    scene.play("sell 12", "end_sales")
    assert both(scene)[1:] == [
        ("No building is left: all refill and start anew.", "场上已无建筑：全体补牌并重新开局。")
    ]
    scene.play("start 5", seat=C)
    scene.play("start 3", seat=A)
    assert both(scene)[2:] == [("C has chosen.", "C已选定。"), ("A has chosen.", "A已选定。")]
    scene.play("start 4", seat=B)
    assert set(both(scene)[5:]) == {
        ("A starts with 3.", "A以3开局。"),
        ("B starts with 4.", "B以4开局。"),
        ("C starts with 5.", "C以5开局。"),
    }


def test_two_starting_buildings_are_told_as_one_choice() -> None:
    """With two picks a seat has chosen after the second, and both cards stand in one line in the order of picking."""
    scene = stage(
        2, hands={A: [3, 2, 61, 62, 63, 64, 65], B: [4, 5, 25, 26, 27, 28, 29]}, cities={A: [(12, 0)]}, active=A
    )
    scene.play("sell 12", "end_sales")
    before = len(scene.told())
    scene.play("start 3", seat=A)
    assert scene.told()[before:] == []
    scene.play("start 2", seat=A)
    assert scene.told()[before:] == ["A has chosen."]
    scene.play("start 5", "start 4", seat=B)
    assert "A starts with 3, 2." in scene.told() and "B starts with 5, 4." in scene.told()


def test_marker_and_result() -> None:
    """Who draws the End of Game card, the last sales, and what everybody has."""
    scene = stage(
        hands={A: [61], B: [62]},
        cities={A: [(12, 0)], C: [(3, 1)]},
        coins=[10, 20, 30],
        above_marker=1,
        deck=[7],
        pass_number=2,
    )
    scene.play("skip_turn")
    assert ("A draws the End of Game card.", "A摸到终局标记。") in both(scene)
    assert ("A sells 12 for 2.", "A出售12，得2通宝。") in both(scene)
    assert ("C sells 3 for 2.", "C出售3，得2通宝。") in both(scene)
    assert set(both(scene)[-3:]) == {
        ("A: 12 tong bao.", "A：12通宝。"),
        ("B: 20 tong bao.", "B：20通宝。"),
        ("C: 32 tong bao.", "C：32通宝。"),
    }


def test_last_round() -> None:
    """With even_turns the round that is finished is announced once, by the marker."""
    scene = stage(
        hands={A: [61], B: [62]},
        cities={A: [(12, 0)], C: [(3, 1)]},
        above_marker=1,
        deck=[7],
        pass_number=2,
        options={"even_turns": "on"},
    )
    scene.play("skip_turn")
    lines = both(scene)
    marker = lines.index(("A draws the End of Game card.", "A摸到终局标记。"))
    assert lines[marker + 1] == ("This round is finished, then the game ends.", "打完本轮后游戏结束。")


def test_idle_end() -> None:
    """Three rounds in which nothing moved."""
    cards = list(range(50, 71))
    scene = stage(hands={A: cards[:7], B: cards[7:14], C: cards[14:]}, cities={A: [(12, 0)], B: [(3, 0)], C: [(9, 0)]})
    scene.play(*["skip_turn"] * 9)
    lines = both(scene)
    idle = ("Nothing has moved for three rounds: the game ends.", "连续三轮无任何变化：游戏结束。")
    assert lines.count(idle) == 1 and lines.index(idle) == 9
    assert set(lines[-3:]) == {(f"{seat}: 2 tong bao.", f"{seat}：2通宝。") for seat in "ABC"}


def test_building_nothing_is_never_told() -> None:
    """The log is the same whether a player could not build or would not, and tells of no step left out."""
    able = stage(hands={A: [14, 61], B: [28]}, cities={A: [(21, 0)], B: [(12, 0)]})
    unable = stage(hands={A: [62, 61], B: [28]}, cities={A: [(21, 0)], B: [(12, 0)]})
    able.play("end_sales", "end_building", "place 12", "end_workers", "worker 61")
    unable.play("end_sales", "place 12", "end_workers", "worker 61")
    assert able.told(B) == unable.told(B)
    assert able.told() == ["A puts a worker on 12 of B: clay + water; price 2 to 2.", "A draws 1."]


def test_lines_are_numbered_and_can_be_asked_from_one_on() -> None:
    """`n` counts the lines; `since` leaves out the earlier ones."""
    scene = stage(hands={A: [61, 62], B: [63]}, cities={A: [(12, 0)], B: [(3, 0)]})
    scene.play("skip_turn", "skip_turn")
    lines = Seat(scene.game, A).log()
    assert [line["n"] for line in lines] == list(range(len(lines)))
    assert Seat(scene.game, A).log(2) == lines[2:] and len(lines) > 2


def test_without_a_chronicle_nothing_is_kept() -> None:
    """A simulation has no log."""
    scene = Scene(tongbao.new("xanadu", players=3, seed=3))
    for _ in range(20):
        scene.play(min(scene.legal()))
    assert scene.told() == []


@pytest.mark.parametrize(("players", "options", "seed"), [(2, {}, 1), (3, {"even_turns": "on"}, 2), (6, {}, 3)])
def test_the_log_accounts_for_every_coin_and_card(players: int, options: dict[str, str], seed: int) -> None:
    """Sales, forced sales and bonuses add up to the scores; every draw told is a draw made."""
    scene = Scene(tongbao.new("xanadu", players=players, seed=seed, options=options, chronicle=True))
    drawn = 0
    while not scene.is_over():
        choices = scene.game.choices(scene.acting)
        before = sum(seat["hand_count"] for seat in scene.view()["seats"])
        scene.game.take(scene.acting, choices[(scene.game.decisions * 11 + seed) % len(choices)])
        drawn += max(0, sum(seat["hand_count"] for seat in scene.view()["seats"]) - before)
    coins, told, results, seller = [0] * players, 0, {}, 0
    for line in Seat(scene.game, tongbao.SPECTATOR).log():
        text = str(line["text"])
        facts: Any = line["facts"]
        if "sells {card}" in text or "sold for" in text:
            seller = facts["player"] if "player" in facts else facts["owner"]
            coins[seller] += facts["n"]
        elif text.startswith("The Khan adds"):
            coins[seller] += facts["n"]
        elif text == "{player} draws {n}.":
            told += facts["n"]
        elif "tong bao" in text:
            results[facts["player"]] = facts["n"]
    assert coins == scene.game.scores() and results == dict(enumerate(coins))
    assert told >= drawn > 0


def labels(scene: XanaduScene, text: str, seat: int = A) -> tuple[str, str]:
    """The label of a choice in both languages."""
    choice = tongbao.GAMES["xanadu"].action_space.parse(text)
    return tell(Seat(scene.game, seat).caption(choice)), tell(Seat(scene.game, seat).caption(choice, "zh"))


def test_labels_of_the_choices() -> None:
    """Section 7: what each choice is called."""
    scene = stage(
        hands={A: [14, 13, 61, 62], B: [28]}, cities={A: [(21, 0), (3, 0)], B: [(12, 1)]}, options={"advanced": "on"}
    )
    assert labels(scene, "sell 3") == ("Sell 3 (2)", "出售3（2）")
    assert labels(scene, "end_sales") == ("Sell nothing", "不出售")
    assert labels(scene, "skip_turn") == ("Skip turn, refill to 7", "跳过回合，补至7张")
    scene.play("sell 3")
    assert labels(scene, "end_sales") == ("Confirm sales (2)", "确认出售（共2）")
    scene.play("end_sales")
    assert labels(scene, "build 14") == ("Build 14", "建造14")
    assert labels(scene, "end_building") == ("Build nothing", "不建造")
    scene.play("build 14")
    assert labels(scene, "end_building") == ("Build no more", "不再建造")
    scene.play("end_building")
    assert labels(scene, "place 12") == ("Worker on 12 of B, square 2", "派工人到B的12第2格")
    assert labels(scene, "end_workers") == ("No more workers", "结束派工")
    scene.play("place 12", "end_workers")
    assert labels(scene, "worker 61") == ("Use 61 as a worker", "用61充当工人")


def test_label_of_a_start() -> None:
    """Section 7: the starting buildings."""
    scene = stage(hands={A: [3, 61, 62, 63, 64, 65, 66], B: [], C: []}, cities={A: [(12, 0)]})
    scene.play("sell 12", "end_sales")
    assert labels(scene, "start 3") == ("Start with 3", "以3开局")


def test_labels_name_what_the_khan_pays_in_all() -> None:
    """With crowd the price in the label is what is paid, and the sum of the marks includes the bonus."""
    scene = stage(5, hands={A: [70], B: [28]}, cities={A: [(50, 0), (61, 0)], B: [(12, 0)]})
    scene.play("sell 50", "sell 61")
    assert scene.view()["sale"] == {"marked": [50, 61], "prices": [3 + 1, 8 + 2], "sum": 3 + 1 + 8 + 2}
    assert labels(scene, "end_sales")[0] == "Confirm sales (14)"
