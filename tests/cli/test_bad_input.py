"""Bad input on the command line: one sentence, exit code 2, and what would have been possible."""

from pathlib import Path

import pytest

from tests.support.command_line import Run

WRONG = [
    (["play", "xandu"], "There is no game “xandu”; choose one of: xanadu, changan, pocket_changan, silk_cities."),
    (["simulate", "xandu"], "There is no game “xandu”; choose one of: xanadu, changan, pocket_changan, silk_cities."),
    (["bench", "chess"], "There is no game “chess”; choose one of: xanadu, changan, pocket_changan, silk_cities."),
    (["simulate", "xanadu", "--bots", "rnd"], "There is no bot “rnd” for xanadu; choose one of: "),
    (
        ["simulate", "xanadu", "--players", "3", "--bots", "random,random"],
        "There are 3 seats and 2 bots; name one bot per seat,",
    ),
    (["simulate", "silk_cities", "--bots", "random,random"], "There are 4 seats and 2 bots; name one bot per seat,"),
    (["simulate", "xanadu", "--players", "9"], "Xanadu is for 2 to 6 players, not 9."),
    (["simulate", "pocket_changan", "--players", "5"], "Pocket Chang’An is for 1 to 4 players, not 5."),
    (["simulate", "changan", "--players", "5"], "Chang’an is for 2 to 4 players, not 5."),
    (["simulate", "silk_cities", "--players", "6"], "Cities of the Silk Road is for 2 to 5 players, not 6."),
    (["simulate", "xanadu", "--option", "edtion=online"], "Xanadu has no option “edtion”; choose one of: edition, "),
    (["simulate", "xanadu", "-o", "edition=red"], "edition can’t be “red”; choose one of: rulebook, online."),
    (["simulate", "xanadu", "-o", "online"], "must be the name of an option and a value, such as edition=online."),
    (
        ["simulate", "pocket_changan", "-o", "length=quick"],
        "length can’t be “quick”; choose one of: standard, short, long.",
    ),
    (
        ["play", "pocket_changan", "-o", "long"],
        "“long” must be the name of an option and a value, such as length=long.",
    ),
    (
        ["play", "changan", "--players", "3", "-o", "decks=tea"],
        "decks can’t be “tea”; with 3 players, give 3 different ones of production, ",
    ),
    (["play", "silk_cities", "-o", "victory=8"], "victory can’t be “8”; choose one of: 7, 5, 9."),
    (["simulate", "xanadu", "--games", "none"], "Add --help to see what is possible."),
    (["simulate", "xanadu", "--games", "0"], "Add --help to see what is possible."),
    (
        ["ladder", "xanadu", "--write", "nowhere/ladder.json"],
        "There is no folder “nowhere” to write ladder.json in.",
    ),
    (
        ["balance", "xanadu", "--out", "nowhere/report.html"],
        "There is no folder “nowhere” to write report.html in.",
    ),
    (["simulate", "xanadu", "--cards", "missing.toml"], "missing.toml: No such file or directory."),
    (["simulate"], "Missing argument 'GAME'."),
    (["simulate", "xanadu", "--fast"], "No such option: --fast"),
    (
        ["play", "xanadu", "--players", "2", "--bots", "random,random"],
        "The bots would take every seat and leave none for you; name at most 1.",
    ),
    (["play", "xanadu", "--players", "4", "--bots", "random,random"], "Name 3 bots for the other seats, not 2"),
    (
        ["play", "pocket_changan", "--players", "1", "--bots", "random"],
        "The bots would take every seat and leave none for you; name at most 0.",
    ),
    (["play", "xanadu", "--resume", "missing.json"], "missing.json: No such file or directory."),
    (["replay", "missing.json"], "missing.json: No such file or directory."),
    (
        ["sell"],
        "No such command 'sell'. Choose one of: serve, bots, play, games, simulate, tournament, balance, variants, "
        "ladder, replay, review, bench, verify, ratings, backup, restore, admin.",
    ),
]


@pytest.mark.parametrize(("arguments", "sentence"), WRONG, ids=[" ".join(arguments) for arguments, _ in WRONG])
def test_one_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    assert sentence in run(*arguments).sentence


def test_a_file_that_is_no_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "shopping.json"
    file.write_text("milk, eggs")
    assert "The record isn’t valid JSON" in run("replay", file).sentence
    file.write_bytes(b"\xff\xfe\x00")
    assert "isn’t a UTF-8 text file" in run("replay", file).sentence
    assert "Is a directory" in run("replay", tmp_path).sentence


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a" + ".a" * 60_000 + " = 1", "The card file has 120,005 characters; it can have at most 100,000."),
        ("a" + ".a" * 400 + " = 1", "The card file has a line with too many dots"),
        ("a = " + "[" * 900, "The card file is nested too deeply"),
        ("a = " + "1" * 5000, "Line 1 of the card file has 5,004 characters; it can have at most 1,000."),
        ('[[card]]\nid = "\\u001b[2J"\n', "The card file has characters that can’t be displayed, in “�[2J”."),
        ("#" * 4_200_000, "cards.toml is too large: the limit is 4,096 KB."),
    ],
)
def test_a_card_file_that_nobody_would_write(run: Run, tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(text, "utf-8")
    for command in ("simulate", "play"):
        assert told in run(command, "xanadu", "--cards", file).sentence


def test_a_record_that_nobody_has_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    told = {
        '{"seed": ' + "1" * 5000 + "}": "a number with thousands of digits",
        "[" * 100_000: "nested too deeply",
        " " * 1_000_001: "it can have at most 1,000,000",
        '{"tongbao": 1, "game": ["xanadu"]}': "of a game a list of 1; it must be one of: xanadu",
    }
    for text, sentence in told.items():
        file.write_text(text, "utf-8")
        assert sentence in run("replay", file).sentence
        assert sentence in run("play", "xanadu", "--resume", file).sentence


def test_a_card_file_with_a_missing_field(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text('[[card]]\nid = "inn"\nnumber = 1\n')
    assert "Card 1 (inn): the field colour is missing." in run("simulate", "xanadu", "--cards", file).sentence
    needed = "The card file has 0 entries [[empire]]; it needs 4."
    assert needed in run("simulate", "silk_cities", "--cards", file).sentence
