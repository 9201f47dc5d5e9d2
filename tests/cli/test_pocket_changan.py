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
    assert "You: your urban area 7 points: 5 of the lowest column, 2 of cards. 1 card in hand. Others can’t raze" in out
    assert "Military: 3 points; the last number is 8 • Weng Cheng: Military 7, building • Yu Lin Jun: Military 8" in out
    assert "Economy: 1 point; the last number is 4; descending • Jiu Si" in out
    assert (
        "Bo 3 points: 0 of the lowest column, 3 of cards. 0 cards in hand. Immune to attacks. Military: 1 point" in out
    )
    assert "• Guo Ziyi: Military character" in out


def test_choices_stand_under_headings_with_what_they_bring() -> None:
    scene = stage(areas={A: "M: weng_cheng"}, hands={A: "zhu_que_men jie_gu"}, public="feng_sui li_bai")
    out = shown(scene, A)
    assert "Round 1. It is your turn." in out and "Round 1 of 12." in out
    assert "Your choices It is your turn. 2 actions left. 5 choices." in out
    assert "Play 1 Play Zhu Que Men in the Military column: then you have 4 points;" in out
    assert "Buy 2 Buy: discard Zhu Que Men: it buys Feng Sui, " in out
    assert out.endswith("More 5 End actions (can’t be taken back)")
    assert "In play: military points +2. play 10 0" in shown(scene, A, "codes")


def test_a_card_that_cannot_be_played_says_why_in_numbers() -> None:
    scene = stage(
        areas={A: "M: zhu_que_men; P: tai_ji_gong"},
        hands={A: "weng_cheng bai_fei_dai_xing ni_shang_yu_yi"},
        descending={A: "P"},
    )
    out = shown(scene, A)
    assert "• Weng Cheng: Military 7, building; its number 7 doesn’t fit after 12" in out
    assert "• Bai Fei Dai Xing: Politics 14, event; its condition isn’t met" in out
    assert "Condition: your points of Politics must be above 2 (not met)." in out
    assert "Condition: your four point values together must be above 13 (not met)." in out


def test_a_buy_shows_what_was_paid_and_what_the_wares_do() -> None:
    scene = stage(hands={A: "zhu_que_men"}, public="feng_sui weng_cheng li_bai")
    scene.play("pay zhu_que_men")
    out = shown(scene, A)
    assert "Zhu Que Men was discarded for a purchase." in out
    assert "Buy Weng Cheng: Military 7, building; In play: other players" in out
    scene.play("buy weng_cheng")
    out = shown(scene, A, "codes")
    assert "Play 1 Play it in the Military column: then you have 2 points place 0" in out
    assert "Take 2 Take it into hand keep" in out


def test_a_question_names_the_card_that_asks() -> None:
    scene = stage(areas={A: "M: yu_lin_jun xuan_wu_men", B: "E: jiu_si zhi_ku"}, hands={A: "an_lu_shan"})
    scene.play("play an_lu_shan M")
    out = shown(scene, B, "codes")
    assert "It is your turn. An Lushan asks. When played: each other player discards" in out
    assert "Discard Jiu Si from your Urban Area: Economy 4, building; No effect. (can’t be taken back) lose 18" in out


def test_durations_and_the_end_are_announced() -> None:
    scene = stage(hands={A: "jie_gu"}, running={"play": B, "buy": A})
    scene.game.end_reason = "event"
    out = shown(scene, A)
    assert "Bai Fei Dai Xing of Bo: the rules for playing are waived." in out
    assert "Kai Yuan Sheng Shi of Ada: the rules for buying are waived." in out
    assert "This is the last round." in out


@pytest.mark.parametrize("wish", ["zhu que", "Vermilion", "10"])
def test_a_card_by_part_of_its_name_or_of_its_meaning_or_its_number(wish: str) -> None:
    out = found(tongbao.new("pocket_changan"), wish)
    assert "10 Zhu Que Men: Military 12, building 朱雀门" in out
    assert "military points +2" in out


def test_conceding_ends_a_game_of_two(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    arguments = ("play", "pocket_changan", "-n", "2", "--bots", "random", "--seed", "4", "--save", saved)
    out = run(*arguments, typed="concede\n").out
    assert "concedes" in out
    assert "Final scores All others have conceded. 1 Random 2: 0 points." in " ".join(out.split())
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
    assert "Final scores" in out
    assert "Your title: " in out


def test_a_game_conceded_alone_earns_no_title() -> None:
    game = tongbao.new("pocket_changan", players=1)
    game.concede(A)
    assert ended(game, A) == "Final scores The game was conceded. 1 Ada: 0 points."
