"""Pocket Chang’An in the terminal: what its table shows, in eighty columns."""

from pathlib import Path

import pytest

import tongbao
from tests.cli.screens import ended, found, shown
from tests.games.pocket_changan.scene import stage
from tests.support.command_line import Run
from tongbao.testing.scenes import A, B


def test_the_areas_with_points_and_the_score_as_it_stands() -> None:
    scene = stage(
        areas={A: "M: weng_cheng yu_lin_jun; E: jiu_si; C: han_lin_yuan; P: tai_ji_gong", B: "M: guo_zi_yi"},
        hands={A: "zhu_que_men"},
        descending={A: "E"},
    )
    out = shown(scene, A)
    assert "Your Urban Area 7 points: base 5, bonus 2. 1 card in hand. Attacks can’t hit this Urban Area." in out
    assert "Military: 3 points; the last number is 8 • Weng Cheng: Military 7, building • Yu Lin Jun: Military 8" in out
    assert "Economy: 1 point; the last number is 4; descending • Jiu Si" in out
    assert "Bo 3 points: base 0, bonus 3. 0 cards in hand. Immune to attacks. Military: 1 point" in out
    assert "• Guo Ziyi: Military character" in out


def test_choices_stand_under_headings_with_what_they_bring() -> None:
    scene = stage(areas={A: "M: weng_cheng"}, hands={A: "zhu_que_men jie_gu"}, public="feng_sui li_bai")
    out = shown(scene, A)
    assert "Round 1. It’s your turn." in out and "Round 1 of 12." in out
    assert "Your choices It’s your turn. Play, buy or draw a card. 2 actions left. 5 choices." in out
    assert "Play a card 1 Play Zhu Que Men in the military column: then you have 4 points;" in out
    assert "Buy a card 2 Discard Zhu Que Men to buy: it can buy Feng Sui, " in out
    assert out.endswith("More 5 End actions (can’t be undone)")
    assert "In play: +2 military points. play 10 0" in shown(scene, A, "codes")


def test_a_card_that_cannot_be_played_says_why_in_numbers() -> None:
    scene = stage(
        areas={A: "M: zhu_que_men; P: tai_ji_gong"},
        hands={A: "weng_cheng bai_fei_dai_xing ni_shang_yu_yi"},
        descending={A: "P"},
    )
    out = shown(scene, A)
    assert "• Weng Cheng: Military 7, building; its number, 7, can’t follow 12" in out
    assert "• Bai Fei Dai Xing: Politics 14, event; its condition isn’t met" in out
    assert "Condition: you need more than 2 politics points (not met)." in out
    assert "Condition: you need more than 13 points in all four types together (not met)." in out


def test_a_buy_shows_what_was_paid_and_what_the_wares_do() -> None:
    scene = stage(hands={A: "zhu_que_men"}, public="feng_sui weng_cheng li_bai")
    scene.play("pay zhu_que_men")
    out = shown(scene, A)
    assert "Zhu Que Men has been discarded to buy a card." in out
    assert "Buy Weng Cheng: Military 7, building; In play: other players’ cards can’t make you" in out
    scene.play("buy weng_cheng")
    out = shown(scene, A, "codes")
    assert "Play a card 1 Play it in the military column: then you have 2 points place 0" in out
    assert "Take a card 2 Keep in hand keep" in out


def test_a_question_names_the_card_that_asks() -> None:
    scene = stage(areas={A: "M: yu_lin_jun xuan_wu_men", B: "E: jiu_si zhi_ku"}, hands={A: "an_lu_shan"})
    scene.play("play an_lu_shan M")
    out = shown(scene, B, "codes")
    assert "It’s your turn. Choose a card to lose. Effect of An Lushan: When played: each other player discards" in out
    assert "Discard Jiu Si from your Urban Area: Economy 4, building; No effect. (can’t be undone) lose 18" in out


def test_durations_and_the_end_are_announced() -> None:
    scene = stage(hands={A: "jie_gu"}, running={"play": B, "buy": A})
    scene.game.end_reason = "event"
    out = shown(scene, A)
    assert "Bai Fei Dai Xing (Bo): the number and condition rules for playing are waived." in out
    assert "Kai Yuan Sheng Shi (Ada): the number rule for buying is waived." in out
    assert "This is the last round." in out


@pytest.mark.parametrize("wish", ["zhu que", "Vermilion", "10"])
def test_a_card_by_part_of_its_name_or_of_its_meaning_or_its_number(wish: str) -> None:
    out = found(tongbao.new("pocket_changan"), wish)
    assert "10 Zhu Que Men: Military 12, building 朱雀门" in out
    assert "+2 military points" in out


def test_conceding_ends_a_game_of_two(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    arguments = ("play", "pocket_changan", "-n", "2", "--bots", "random", "--seed", "4", "--save", saved)
    out = run(*arguments, typed="concede\n").out
    assert "concedes" in out
    assert "Final scores Everyone else has conceded. 1 Random 2: 0 points." in " ".join(out.split())
    assert tongbao.replay(saved.read_text("utf-8")).places() == [2, 1]


def test_nobody_concedes_in_a_game_that_does_not_know_it(run: Run, tmp_path: Path) -> None:
    arguments = ("play", "xanadu", "-n", "2", "--bots", "random", "--save", tmp_path / "game.json")
    out = run(*arguments, typed="?\nconcede\nq\n").out
    assert "You can’t concede in Xanadu." in out
    assert "concede the game" not in out


def test_alone_against_the_court_one_earns_a_title(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    arguments = ("play", "pocket_changan", "-n", "1", "--seed", "4", "--name", "Ada", "--save", saved)
    out = run(*arguments, typed="1\n" * 300).out
    game = tongbao.replay(saved.read_text("utf-8"))
    assert game.over
    assert game.setup.names == ["Ada"]
    assert "The Court turns up" in out
    assert "Final scores" in out
    assert "Your title: " in out


def test_a_game_conceded_alone_earns_no_title() -> None:
    game = tongbao.new("pocket_changan", players=1)
    game.concede(A)
    assert ended(game, A) == "Final scores The game was conceded. 1 Ada: 0 points."
