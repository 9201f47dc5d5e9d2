"""Pocket Chang’An in the terminal: what its table shows, in eighty columns."""

from pathlib import Path

import pytest

import tongbao
from tests.cli.screens import NAMES, screen, shown
from tests.games.pocket_changan.scene import stage
from tests.support.command_line import Run
from tongbao.cli.play.pocket_changan.screen import PocketChanganScreen
from tongbao.cli.play.terminal import result_table
from tongbao.testing.scenes import A, B


def test_the_areas_with_points_and_the_score_as_it_stands() -> None:
    scene = stage(
        areas={A: "M: weng_cheng yu_lin_jun; E: jiu_si; C: han_lin_yuan; P: tai_ji_gong", B: "M: guo_zi_yi"},
        hands={A: "zhu_que_men"},
        descending={A: "E"},
    )
    out = shown(scene, A)
    assert "Ada (seat 1) 7 = 1 x 5 + 2, 1 in hand, walled" in out
    assert "military 3 7 Weng Cheng, 8 Yu Lin Jun" in out
    assert "economy 1 ↓ 4 Jiu Si" in out
    assert "Bo (seat 2) 3 = 0 x 1 + 3, 0 in hand, immune to attacks military 1 ★ Guo Ziyi" in out


def test_choices_stand_under_headings_with_what_they_bring() -> None:
    scene = stage(areas={A: "M: weng_cheng"}, hands={A: "zhu_que_men jie_gu"}, public="feng_sui li_bai")
    out = shown(scene, A)
    assert "Round 1 of 12. Ada is acting, 2 actions left." in out
    assert "Play a card: your score now > then 1 Play Zhu Que Men in the military column 2 > 4 play 10 0" in out
    assert "Buy a public card: discard one that buys it 2 Buy: discard Zhu Que Men" in out
    assert "3 Feng Sui" in out
    assert "Other" in out
    assert "End actions pass (final)" in out


def test_a_card_that_cannot_be_played_says_why_in_numbers() -> None:
    scene = stage(
        areas={A: "M: zhu_que_men; P: tai_ji_gong"},
        hands={A: "weng_cheng bai_fei_dai_xing ni_shang_yu_yi"},
        descending={A: "P"},
    )
    out = shown(scene, A)
    assert "Not now: 7 is under Q." in out
    assert "politics > 2" in out
    assert "Not now: you have 1." in out
    assert "all four > 13" in out
    assert "Not now: you have 4." in out


def test_a_buy_shows_what_was_paid_and_what_the_wares_do() -> None:
    scene = stage(hands={A: "zhu_que_men"}, public="feng_sui weng_cheng li_bai")
    scene.play("pay zhu_que_men")
    out = shown(scene, A)
    assert "Discarded to buy: Q Zhu Que Men." in out
    assert "Buy Weng Cheng In play: other players" in out
    scene.play("buy weng_cheng")
    out = shown(scene, A)
    assert "Bought: 7 Weng Cheng." in out
    assert "Where the bought card goes: your score now > then 1 Take it into hand keep" in out
    assert "Play it in the military column 0 > 2 place 0" in out


def test_a_question_names_the_card_that_asks() -> None:
    scene = stage(areas={A: "M: yu_lin_jun xuan_wu_men", B: "E: jiu_si zhi_ku"}, hands={A: "an_lu_shan"})
    scene.play("play an_lu_shan M")
    out = shown(scene, B)
    assert "Bo is in the middle of an effect." in out
    assert "Asked by ★ An Lushan: When played: each other player discards" in out
    assert "Discard Jiu Si from your Urban Area lose 18" in out


def test_durations_and_the_end_are_announced() -> None:
    scene = stage(hands={A: "jie_gu"}, running={"play": B, "buy": A})
    scene.game.end_reason = "event"
    out = shown(scene, A)
    assert "Bai Fei Dai Xing of Bo: all play without rules of number and condition, until the end of" in out
    assert "Kai Yuan Sheng Shi of Ada: all buy without the rule of number" in out
    assert "An End Game Event is in play: this is the last round." in out


@pytest.mark.parametrize("wish", ["zhu que", "Vermilion", "10"])
def test_a_card_by_part_of_its_name_or_of_its_meaning_or_its_number(wish: str) -> None:
    console, paper = screen()
    console.print(PocketChanganScreen(tongbao.new("pocket_changan"), NAMES).find(wish))
    out = paper.getvalue()
    assert "Q Zhu Que Men 朱雀门" in out
    assert "military points +2" in out


def test_conceding_ends_a_game_of_two(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    arguments = ("play", "pocket_changan", "-n", "2", "--bots", "random", "--seed", "4", "--save", saved)
    out = run(*arguments, typed="concede\n").out
    assert "concedes" in out
    assert "Place" in out
    assert tongbao.replay(saved.read_text("utf-8")).places() == [2, 1]


def test_nobody_concedes_in_a_game_that_does_not_know_it(run: Run, tmp_path: Path) -> None:
    arguments = ("play", "xanadu", "-n", "2", "--bots", "random", "--save", tmp_path / "game.json")
    out = run(*arguments, typed="?\nconcede\nq\n").out
    assert "Nobody can concede in Xanadu." in out
    assert "give the game up" not in out


def test_alone_against_the_court_one_earns_a_title(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    arguments = ("play", "pocket_changan", "-n", "1", "--seed", "4", "--name", "Ada", "--save", saved)
    out = run(*arguments, typed="1\n" * 300).out
    game = tongbao.replay(saved.read_text("utf-8"))
    assert game.over
    assert game.setup.names == ["Ada"]
    assert "The Court turns up" in out
    assert "Title: " in out


def test_a_game_conceded_alone_earns_no_title() -> None:
    game = tongbao.new("pocket_changan", players=1)
    game.concede(A)
    console, paper = screen()
    console.print(result_table(game, PocketChanganScreen(game, NAMES)))
    assert "Title" not in paper.getvalue()
