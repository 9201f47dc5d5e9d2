"""The terminal in other languages: whole games without a word of English, and how the language is chosen."""

import random
import re
from collections.abc import Iterable
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

import tongbao
from tests.cli.screens import NAMES
from tests.support.command_line import Run
from tests.support.reviewed_games import GLANCE, blundered
from tongbao import Game, Record
from tongbao.bots import BOTS
from tongbao.bots.search.budget import TimeLimit
from tongbao.cli.common.console import HanConsole, broken, console_for
from tongbao.cli.play.table import TableText
from tongbao.cli.play.terminal import Terminal
from tongbao.languages import LANGUAGES
from tongbao.server.rendering import macros, text_sections
from tongbao.server.rendering.templates import PLAIN, TEXT
from tongbao.server.rendering.text_sections import TextSections
from tongbao.testing.laws import play_on

GAMES = sorted(tongbao.GAMES)
every_game = pytest.mark.parametrize("game", GAMES)
every_other_language = pytest.mark.parametrize("language", ["es", "zh"])
WORD = re.compile(r"[^\W\d_]{2,}")
LATIN = re.compile(r"[A-Za-z]{2,}")
STEPS = {"xanadu": 17, "changan": 17, "pocket_changan": 7, "silk_cities": 43}
"""So many decisions are between two looks at the table."""
COMMANDS = {"tongbao", "codes", "play", "resume", "replay", "step", "hint", "concede", "VP", "Tongbao"}
"""What is typed in every language, and what a translation may keep."""


@cache
def only_english(language: str) -> set[str]:
    """Words that stand in English texts, and in none of their translations."""
    texts = [one for _, catalog in LANGUAGES[language].catalogs for one in catalog if one.id and one.string]
    english = {word for one in texts for word in words_in(one.id)}
    return english - {word for one in texts for word in words_in(one.string)}


def words_in(text: object) -> Iterable[str]:
    """The words of a text, without its places and what it quotes."""
    return WORD.findall(re.sub(r"\{\w+|“[^”]*”|«[^»]*»", " ", str(text)).lower())


def typed_in(game: str) -> set[str]:
    """The words with which choices of a game are typed."""
    space = tongbao.GAMES[game].action_space
    looks = [f"{verb.name} {' '.join(part.name for part in verb.parameters)}" for verb in space.verbs]
    return {word for look in [game, *looks] for word in re.findall(r"[a-z]+", look.lower())}


def english(out: str, game: str, language: str, names: Iterable[str] = ()) -> set[str]:
    """The English words in what was printed, but for what is typed and for names."""
    fine = {word.lower() for word in [*COMMANDS, *NAMES, *names]} | typed_in(game)
    out = re.sub(r"/\S+", " ", out)
    if LANGUAGES[language].is_han:
        return {word.lower() for word in LATIN.findall(out)} - fine
    return {word.lower() for word in WORD.findall(out)} & only_english(language) - fine


def near_the_end(game: str) -> str:
    """The record of a game between Ada and a bot that has a tenth of its decisions to go."""
    tables = [tongbao.new(game, players=2, seed=3, names=["Ada", "Random 2"]) for _ in range(2)]
    play_on(tables[0], 4, tables[0].setup.meta.most_decisions)
    play_on(tables[1], 4, tables[0].decisions * 9 // 10)
    return Record.of(tables[1]).dumps()


@pytest.mark.slow
@pytest.mark.by_turns(4)
@every_other_language
@every_game
def test_a_game_to_its_end_without_a_word_of_english(run: Run, tmp_path: Path, game: str, language: str) -> None:
    saved, luck = tmp_path / "game.json", random.Random(4)
    saved.write_text(near_the_end(game), "utf-8")
    numbers = "\n".join(str(luck.choice((1, 1, 1, 2, 3, 4, 6, 9))) for _ in range(4000))
    typed = f"?\nc 12\nc xyzzy\nu\nl\nt\ndance\n{numbers}\n"
    told = run("play", game, "--resume", saved, "--lang", language, typed=typed)
    assert told.code == 0, told.err
    assert tongbao.replay(saved.read_text("utf-8")).over
    assert not english(told.out, game, language, ["xyzzy", "dance"])
    told = run("replay", saved, "--lang", language)
    assert told.code == 0, told.err
    assert not english(told.out, game, language)


@pytest.mark.slow
@pytest.mark.by_turns(4)
@every_other_language
@every_game
def test_tables_all_through_a_game_fit_into_eighty_columns(game: str, language: str) -> None:
    table = tongbao.new(game, players=3, seed=5, chronicle=True)
    while not table.over:
        out = shown_in(language, table)
        assert not english(out, game, language)
        assert "None" not in out
        assert all(cell_len(line) <= 80 for line in out.splitlines())
        if language == "zh":
            assert not any("…" in line for line in out.splitlines() if " … " not in line)
            assert not any(line.strip()[0] in "，。、：；）" for line in out.splitlines() if line.strip())
        play_on(table, 3, STEPS[game])


def shown_in(language: str, table: Game) -> str:
    """The log, the table and the choices of who is to act."""
    paper = StringIO()
    console = (HanConsole if LANGUAGES[language].is_han else Console)(file=paper, width=80, highlight=False)
    terminal = Terminal(table, NAMES[:3], {}, lambda _: None, console, language=language)
    seat = table.seats_to_act()[0]
    terminal.look(seat)
    return paper.getvalue()


REAL_TABLE = TextSections.table


def plain_view(sections: TextSections, view: object, me: int) -> dict[str, Any]:
    """What the templates get of a table of which little is to be said."""
    return REAL_TABLE(sections, {"open": True, "active": 0}, me)


@every_other_language
@every_game
def test_a_game_that_has_no_table_in_words(
    monkeypatch: pytest.MonkeyPatch, run: Run, tmp_path: Path, game: str, language: str
) -> None:
    """What a view says by itself stays as it is; all about it is translated."""
    monkeypatch.setattr(macros, "folder_of", lambda game: PLAIN)
    monkeypatch.setattr(text_sections, "text_folder_of", lambda game: f"{PLAIN}/{TEXT}")
    monkeypatch.setattr(TextSections, "table", plain_view)
    arguments = ("--bots", "random", "-n", "2", "--lang", language, "--name", "Ada", "--save", tmp_path / "game.json")
    told = run("play", game, *arguments, typed="?\nc xyzzy\n99\n1\nq\n")
    assert not english(told.out, game, language, ["xyzzy", "open", "active"])
    assert {"es": "sí", "zh": "是"}[language] in told.out


@every_other_language
def test_what_is_taken_for_english(language: str) -> None:
    out = "第1轮。Ronda 1. tongbao play xanadu, place 12: Ada plays 3 cards."
    assert english(out, "xanadu", language) == {"es": {"plays", "cards"}, "zh": {"ronda", "plays", "cards"}}[language]


@every_other_language
def test_hints(language: str) -> None:
    table, paper = tongbao.new("silk_cities", players=2, seed=4, chronicle=True), StringIO()
    play_on(table, 2, 40)
    console = Console(file=paper, width=300, highlight=False)
    terminal = Terminal(table, NAMES[:2], {}, lambda _: None, console, TimeLimit(samples=30), language)
    seat = table.seats_to_act()[0]
    terminal.look(seat)
    terminal.obey(seat, "hint")
    assert {"es": "Pista", "zh": "提示"}[language] in paper.getvalue()
    assert not english(paper.getvalue(), "silk_cities", language)


@pytest.mark.by_turns(6)
@pytest.mark.slow
@every_other_language
def test_reviews(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str) -> None:
    monkeypatch.setattr("tongbao.cli.commands.review.USUAL", GLANCE)
    saved = tmp_path / "game.json"
    saved.write_text(blundered("xanadu", 4)[0], "utf-8")
    for more in ([], ["--open"]):
        told = run("review", saved, "--processes", "1", "--lang", language, *more)
        assert told.code == 0, told.err
        assert not english(told.out, "xanadu", language)
    assert {"es": "Turno", "zh": "回合"}[language] in told.out


@every_other_language
def test_the_list_of_games(run: Run, language: str) -> None:
    out = run("games", "--lang", language).out
    options = [option for meta in tongbao.GAMES.values() for option in meta.options]
    typed = [*GAMES, *BOTS, *[option.name for option in options], *[name for one in options for name in one.values]]
    assert not english(out, "xanadu", language, [word for name in typed for word in WORD.findall(name)])


WISHES = {
    "xanadu": ("carpinteria", "鱼塘"),
    "changan": ("leñador", "樵夫"),
    "pocket_changan": ("pajaro", "朱雀"),
    "silk_cities": ("colonos", "移民"),
}
"""By game a part of a card's name as it is typed in Spanish, without accents, and in Chinese."""


@every_game
def test_cards_are_found_in_the_language_of_who_plays(game: str) -> None:
    table = tongbao.new(game, seed=1)
    spanish, chinese = WISHES[game]
    for language, wish in (("es", spanish), ("zh", chinese)):
        text = TableText(table.setup, NAMES, language)
        assert text.found(wish), wish
        _, _, example = text.example()
        assert text.found(example)


CHOSEN = [
    ({}, "Silk Road"),
    ({"LANG": "es_MX.UTF-8"}, "Ruta de la Seda"),
    ({"LANG": "zh_CN.UTF-8"}, "丝路"),
    ({"LANG": "zh_CN.UTF-8", "LC_MESSAGES": "es_ES@euro"}, "Ruta de la Seda"),
    ({"LANG": "zh_CN.UTF-8", "LC_MESSAGES": "es_ES", "LC_ALL": "C"}, "Silk Road"),
    ({"LANG": "tlh_AQ"}, "Silk Road"),
]


@pytest.mark.parametrize(("environment", "said"), CHOSEN)
def test_the_environment_chooses_the_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], said: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert said in run("games").out
    assert "丝路" in run("games", "--lang", "zh-Hans").out


@pytest.mark.parametrize("command", [["play", "xanadu"], ["replay", "x"], ["review", "x"], ["games"], ["verify"]])
def test_a_language_that_there_is_not(run: Run, monkeypatch: pytest.MonkeyPatch, command: list[str]) -> None:
    codes = ", ".join(LANGUAGES)
    assert run(*command, "--lang", "klingon").sentence == f"There is no language “klingon”; choose one of: {codes}."
    monkeypatch.setenv("LC_ALL", "es_ES")
    assert "No existe el idioma «klingon»" in run(*command, "--lang", "klingon").sentence


def test_bots_are_called_by_their_titles_and_play_on(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    arguments = ("--bots", "greedy", "--seed", "1", "-n", "2", "--hotseat", "--lang", "es", "--save", saved)
    assert "Mercader 2" in run("play", "xanadu", *arguments, typed="1\n1\n1\n1\nq\n").out
    before = tongbao.replay(saved.read_text("utf-8"))
    assert before.setup.names[1] == "Greedy 2"
    assert "行商2" in run("play", "xanadu", "--resume", saved, "--lang", "zh", typed="1\n1\n1\nq\n").out
    assert tongbao.replay(saved.read_text("utf-8")).decisions > before.decisions


def test_a_line_of_chinese_ends_anywhere_but_before_a_mark() -> None:
    text = Text("牌库：28张（政治），Ada的城。", "bold")
    lines = broken(text, 10).plain.split("\n")
    assert lines == ["牌库：28张", "（政治），", "Ada的城。"]
    assert broken(text, 80) is text
    assert type(console_for("es")) is not HanConsole
