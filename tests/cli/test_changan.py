"""Chang’an in the terminal: what its table shows, in eighty columns."""

import pytest

import tongbao
from tests.cli.screens import ended, found, shown
from tests.games.changan.scene import stage
from tongbao.bots import BOTS
from tongbao.engine.secrecy import Seat
from tongbao.testing.scenes import A, B


def test_gates_districts_and_prices() -> None:
    scene = stage(
        gates={A: "coin: sancai_potter"},
        districts={A: "coin: chancellery; wood: daming_palace"},
        hands={A: "monk_yixing", B: "wei_plain_farmer fang_xuanling"},
        tokens={A: "2/1/0/3", B: "0/4/0/0"},
    )
    out = shown(scene, A)
    assert "Your city and coins 8 points. Resources: 2 Coins, 1 Wheat, 3 Wood (at most 4 of each)." in out
    assert "1 card in hand. 2 cards built. Hand limit 6. First player." in out
    assert "Coin gate: 1 card • Sancai Potter: Production, Character, 1 VP Wheat gate: 0 cards" in out
    assert (
        "Coin district: 1 of 3 rows filled; row 2 costs 1 Wheat, 1 Stone, 2 Wood and is worth 3 points • Chancellery"
        in out
    )
    assert (
        "Wood district: 1 of 3 rows filled; row 2 costs 2 Wheat, 2 Stone and is worth 3 points • Daming Palace" in out
    )
    assert "Bo 1 point. Resources: 4 Wheat (at most 4 of each). 2 cards in hand. 0 cards built." in out
    assert "Card backs in hand: Production, Politics." in out
    assert "• Monk Yixing: Science, Character, 1 extra Coin Draw 2 cards." in out


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
    assert "Round 1. It’s your turn." in out
    assert "Your choices It’s your turn. Main action and extra actions. 15 choices." in out
    assert "Produce 5 Produce at the Coin gate: brings 2 Coins 6" in out
    assert "Build 9 Build Sancai Potter in the Coin district, row 1: costs 1 Stone, 1 Wood; worth 1 point;" in out
    assert "Buy 12 Buy 1 Wheat for 2 Coins 13" in out
    assert "Acquire 15 Acquire Gao Lishi from Bo for 2 Stone: Use the effect" in out
    out = shown(scene, A, "codes")
    assert "Produce at the Coin gate: brings 2 Coins produce 0 6" in out
    assert "Take 1 resource of your choice. build 0 0 10" in out
    assert "Buy 1 Wheat for 2 Coins buy 1 13" in out


def test_produce_and_the_characters_it_triggers() -> None:
    scene = stage(hands={A: "hanlin_academician"}, districts={A: "wheat: wei_plain_farmer"})
    scene.play("produce 1", "play hanlin_academician")
    out = shown(scene, A)
    assert "Wheat gate: 1 card; it produces 2." in out
    assert "1 Collect 2 Wheat" in out
    scene.play("collect")
    out = shown(scene, A)
    assert "Ada produces at the Wheat gate: plays Hanlin Academician; takes 2 Wheat." in out
    assert "Use the Characters below the gate." in out
    assert "Use Wei Plain Farmer: Take 2 Wheat." in out


def test_a_payment_says_what_is_to_be_paid() -> None:
    scene = stage(
        gates={A: "coin: wei_plain_farmer"},
        districts={A: "coin: corvee_register; wheat: ministry_of_works"},
        tokens={A: "1/4/0/0"},
    )
    scene.play("build 0 0")
    out = shown(scene, A)
    assert (
        "Still to pay for Wei Plain Farmer: 1 Wheat, 1 Stone, 2 Wood. Pay 1 less: choose what to save. 3 choices."
        in out
    )
    assert "1 Pay 1 Wheat less 2 Pay 1 Stone less 3 Pay 1 Wood less" in out


def test_the_silk_road() -> None:
    scene = stage(
        gates={A: "coin: xuanzang"},
        districts={B: "wood: beacon_towers"},
        tokens={A: "2/2/0/1/1"},
        roads={A: "camel_driver"},
    )
    out = shown(scene, A)
    assert (
        "Silk Road: 1 of 3 rows filled; row 2 costs 2 Coins, 2 Wheat, 1 Wood and is worth 3 points • Camel Driver"
        in out
    )
    assert "The stock has 5 Silk." in out
    assert "Produce triggers Bo’s Beacon Towers." in out


def test_a_question_names_the_card_that_asks() -> None:
    scene = stage(hands={A: "fang_xuanling"}, districts={A: "coin: wei_zheng"}, tokens={A: "1/1/0/0"})
    scene.play("produce 0", "play fang_xuanling", "collect", "activate 1")
    assert "It’s your turn. Effect of Wei Zheng the Remonstrator: Take 1 resource" in shown(scene, A)


def test_the_last_round_is_announced() -> None:
    assert "This is the last round." in shown(stage(last_round=True), A)


def test_the_end_tells_what_the_points_came_from() -> None:
    game = tongbao.new("changan", seed=2, options={"decks": "production,trade,silk_road"})
    bots = [BOTS["random"](seat) for seat in range(2)]
    while not game.over:
        game.take(game.actor, bots[game.actor].choose(Seat(game, game.actor)))
    rows = Seat(game, A).view()["result"]
    assert isinstance(rows, dict)
    items = rows["items"][A]
    built = items["rows"] + items["row1"] + items["row2"] + items["corners"]
    assert f"Ada: {items['total']} points; built cards {built}, " in ended(game, A)


@pytest.mark.parametrize("wish", ["yixing", "34"])
def test_a_card_by_part_of_its_name_or_its_number(wish: str) -> None:
    out = found(tongbao.new("changan"), wish)
    assert "34 Monk Yixing: Science, Character, 1 extra Coin 僧一行 Draw 2 cards." in out
