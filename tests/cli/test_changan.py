"""Chang’an in the terminal: what its table shows, in eighty columns."""

import pytest

import tongbao
from tests.cli.screens import NAMES, screen, shown
from tests.games.changan.scene import stage
from tongbao.bots import BOTS
from tongbao.cli.play.changan.screen import ChanganScreen
from tongbao.cli.play.terminal import result_table
from tongbao.engine.secrecy import Seat
from tongbao.testing.scenes import A, B


def test_gates_districts_and_prices_side_by_side() -> None:
    scene = stage(
        gates={A: "coin: sancai_potter"},
        districts={A: "coin: chancellery; wood: daming_palace"},
        hands={A: "monk_yixing", B: "wei_plain_farmer fang_xuanling"},
        tokens={A: "2/1/0/3", B: "0/4/0/0"},
    )
    out = shown(scene, A)
    assert "Ada (seat 1) 8 points, 2 of 9 built. 2 Coin, 1 Wheat, 0 Stone, 3 Wood. 1 card in hand (1 Science)." in out
    assert "Coin ● Sancai Potter ■ Chancellery Wheat, Stone, 2 Wood" in out
    assert "Wood - ■ Daming Palace 2 Wheat, 2 Stone" in out
    assert "Bo (seat 2) 1 point, 0 of 9 built. 0 Coin, 4 Wheat, 0 Stone, 0 Wood. 2 cards in hand" in out
    assert "(1 Production, 1 Politics)" in out
    assert "● Monk Yixing Science 0 Costs 1 Coin more. " in out


def test_what_others_hold_is_not_shown() -> None:
    scene = stage(hands={A: "wei_zheng", B: "wei_plain_farmer"})
    assert "Plain Farmer" not in shown(scene, A)


def test_choices_stand_under_headings_with_prices_and_yields() -> None:
    scene = stage(
        gates={A: "coin: sancai_potter", B: "stone: capital_prefect gao_lishi"},
        hands={A: "hanlin_academician"},
        tokens={A: "2/1/2/1"},
    )
    out = shown(scene, A)
    assert "Round 1. Ada is acting. Main action: not used. Buys left: 1, acquires left: 1." in out
    assert "Produce at the Coin gate 2 produce 0" in out
    assert "Extra actions" in out
    assert "Build Sancai Potter in the Coin district, row 1 for Stone, Wood build 0 0" in out
    assert "Buy 1 Wheat for 2 Coins buy 1" in out
    assert "Acquire Gao Lishi from Bo for 2 Stone" in out


def test_produce_and_the_characters_it_triggers() -> None:
    scene = stage(hands={A: "hanlin_academician"}, districts={A: "wheat: wei_plain_farmer"})
    scene.play("produce 1", "play hanlin_academician")
    out = shown(scene, A)
    assert "Wheat gate: 1 card, yield 2." in out
    assert "Collect 2 Wheat collect" in out
    scene.play("collect")
    out = shown(scene, A)
    assert "Ada produces at the Wheat gate: plays Hanlin Academician; takes 2 Wheat." in out
    assert "Ada may use Characters." in out
    assert "Use Wei Plain Farmer Take 2 Wheat. activate 1" in out


def test_a_payment_says_what_is_left_to_pay() -> None:
    scene = stage(
        gates={A: "coin: wei_plain_farmer"},
        districts={A: "coin: corvee_register; wheat: ministry_of_works"},
        tokens={A: "1/4/0/0"},
    )
    scene.play("build 0 0")
    out = shown(scene, A)
    assert "To be built: ● Wei Plain Farmer in the Coin district, row 2;" in out
    assert "still to pay: Wheat, Stone, 2 Wood; 1 may be saved." in out


def test_the_silk_road_and_who_reacts() -> None:
    scene = stage(
        gates={A: "coin: xuanzang"},
        districts={B: "wood: beacon_towers"},
        tokens={A: "2/2/0/1/1"},
        roads={A: "camel_driver"},
    )
    out = shown(scene, A)
    assert "Silk Road ● Camel Driver 2 Coin, 2 Wheat, Wood" in out
    assert "Silk in stock: 5." in out
    assert "On produce: ■ Beacon Towers of Bo." in out


def test_a_question_names_the_card_that_asks() -> None:
    scene = stage(hands={A: "fang_xuanling"}, districts={A: "coin: wei_zheng"}, tokens={A: "1/1/0/0"})
    scene.play("produce 0", "play fang_xuanling", "collect", "activate 1")
    assert "Asked by ● Wei Zheng the Remonstrator: Take 1 resource" in shown(scene, A)


def test_the_last_round_is_announced() -> None:
    assert "Nine cards are built: this is the last round." in shown(stage(last_round=True), A)


def test_the_end_tells_the_points_by_item() -> None:
    game = tongbao.new("changan", seed=2, options={"decks": "production,trade,silk_road"})
    bots = [BOTS["random"](seat) for seat in range(2)]
    while not game.over:
        game.take(game.actor, bots[game.actor].choose(Seat(game, game.actor)))
    console, paper = screen()
    console.print(result_table(game, ChanganScreen(game, NAMES)))
    rows = Seat(game, A).view()["result"]
    assert isinstance(rows, dict)
    assert f"Ada: rows {rows['items'][A]['rows']}, " in paper.getvalue()


@pytest.mark.parametrize("wish", ["yixing", "34"])
def test_a_card_by_part_of_its_name_or_its_number(wish: str) -> None:
    console, paper = screen()
    console.print(ChanganScreen(tongbao.new("changan"), NAMES).find(wish))
    out = " ".join(paper.getvalue().split())
    assert "● Monk Yixing 僧一行 · Science, Character, 34" in out
    assert "0 points, costs 1 Coin more." in out
