"""``tongbao variants``: one table of all variants, the same as data, and one sentence for what is wrong."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.support.command_line import Run
from tongbao.lab.balance.aggregates import Sums
from tongbao.lab.balance.watch import Units, watch

POCKET = """
game = "pocket_changan"
bots = "random"
games = 20
seed = 3
[variants.printed]
[variants.short]
note = "A shorter game."
options = { length = "short" }
"""
MEASURES = ("Choices per player", "Winners behind at half (%)", "Games won by turn order (%)", "place 2")
OF_MARKETS = ("Deals between players", "Players with 2+ markets (%)")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of two variants of Pocket Chang’An."""
    found = tmp_path / "variants.toml"
    found.write_text(POCKET, "utf-8")
    return found


def told(run: Run, *words: object) -> Any:
    """What the command tells as data."""
    answer = run("variants", *words, "--json", "--processes", "1")
    assert answer.code == 0, answer.err
    return json.loads(answer.out)


def test_one_table_has_all_variants(run: Run, file: Path) -> None:
    out = run("variants", file, "--processes", "1").out
    assert "Pocket Chang’An, 2 players: random, seed 3; with 95% intervals." in out
    head = next(line for line in out.splitlines() if "printed" in line)
    assert head.index("printed") < head.index("short")
    for measure in MEASURES:
        assert measure in out
    for measure in OF_MARKETS:
        assert measure not in out
    assert "* Differs from the first variant by more than chance explains." in out


def test_a_game_with_markets_shows_them(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "cities.toml"
    file.write_text('game = "silk_cities"\nbots = "random"\n[variants.printed]\n', "utf-8")
    out = run("variants", file, "--games", "20", "--processes", "1").out
    assert all(measure in out for measure in (*MEASURES, *OF_MARKETS))
    assert "* Differs" not in out


def test_no_cell_is_cut_off_however_many_variants_there_are(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "many.toml"
    names = [f"a-rather-long-name-of-variant-{n}" for n in range(6)]
    file.write_text('game = "pocket_changan"\nbots = "random"\n' + "".join([f"[variants.{name}]\n" for name in names]))
    out = run("variants", file, "--games", "20", "--processes", "1").out
    assert all(name in out for name in names)
    assert out.count(" ± ") == 6 * 9


def test_everything_as_data(run: Run, file: Path) -> None:
    found = told(run, file)
    assert (found["game"], found["seed"], found["confidence"]) == ("pocket_changan", 3, 0.95)
    printed, short = found["variants"]
    assert (printed["name"], short["name"], short["note"]) == ("printed", "short", "A shorter game.")
    assert (printed["options"]["length"], short["options"]["length"]) == ("standard", "short")
    assert printed["games"] == short["games"] == 20
    assert short["measures"]["choices"]["value"] < printed["measures"]["choices"]["value"]
    assert {row["measure"] for row in found["measures"]} == {*printed["measures"]}
    assert printed["report"]["markets"] is None
    assert printed["report"]["sources"][0]["source"] == "base"


@pytest.mark.parametrize(
    ("language", "title", "source"),
    [
        ("en", "Rule variants of Cities of the Silk Road", "barbarians"),
        ("es", "Variantes de las reglas de Cities of the Silk Road", "bárbaros"),
        ("zh", "Cities of the Silk Road的规则变体", "蛮族"),
    ],
)
def test_a_page_in_every_language(run: Run, tmp_path: Path, language: str, title: str, source: str) -> None:
    """It stands alone; what a stranger writes into the file is escaped."""
    file, out = tmp_path / "cities.toml", tmp_path / "page.html"
    file.write_text(
        'game = "silk_cities"\nbots = "random"\nplayers = [2, 3]\n'
        '[variants.printed]\n[variants.other]\nnote = "<script>alert(1)</script>"\n',
        "utf-8",
    )
    words = ("--games", "20", "--processes", "1", "--out", out, "--lang", language)
    assert f"The page is in {out}." in run("variants", file, *words).out.replace("\n", "")
    html = out.read_text("utf-8")
    assert f'<html lang="{language}">' in html and title in html and source in html
    assert html.count('<th scope="col">') == 4
    assert "<script" not in html and "&lt;script&gt;alert(1)" in html
    assert not re.search(r"(src|href)=|url\((?!data:)|https?://", html)


def test_what_is_given_takes_the_place_of_what_the_file_says(run: Run, file: Path) -> None:
    found = told(
        *(run, file, "--games", "40", "--players", "2,3", "--bots", "greedy", "--seed", "8", "--only", "short")
    )
    assert [(one["name"], one["players"], one["games"]) for one in found["variants"]] == [
        ("short", 2, 40),
        ("short", 3, 40),
    ]
    assert found["seed"] == 8
    assert {bot for one in found["variants"] for bot in one["bots"]} == {"greedy"}


def test_counts_are_kept_and_taken_up_again(run: Run, file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "counts"
    first = told(run, file, "--keep", folder)
    kept = {one.name: one.read_text("utf-8") for one in folder.iterdir()}
    assert {name.split("-")[0] for name in kept} == {"printed", "short"}
    more = told(run, file, "--keep", folder, "--games", "40")
    assert {one.name for one in folder.iterdir()} == {*kept}
    assert all((folder / name).read_text("utf-8").startswith(text) for name, text in kept.items())
    assert [one["games"] for one in more["variants"]] == [40, 40]
    assert told(run, file, "--keep", folder) == first


@pytest.mark.parametrize("unit", [3, 4])
def test_a_run_that_is_broken_off_shows_what_there_is(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch, unit: int
) -> None:
    """In the second variant, whether in its first unit of games or in a later one."""
    done: list[int] = []

    def watch_some(job: Units) -> list[Sums]:
        done.append(1)
        if len(done) == unit:
            raise KeyboardInterrupt
        return watch(job)

    monkeypatch.setattr("tongbao.lab.balance.balance.watch", watch_some)
    answer = run("variants", file, "--games", "40", "--processes", "1", "--json")
    assert answer.code == 130
    told = json.loads(answer.out)
    assert [(one["name"], one["games"]) for one in told["variants"]] == [("printed", 40), ("short", 20)][: unit - 2]


@pytest.mark.parametrize(
    ("text", "words", "sentence"),
    [
        ("", (), "The file of variants: the field game is missing."),
        (POCKET + 'length = "long"\n', (), "Variant “short”: there is no field length; the fields are: note, rules,"),
        (POCKET + "[variants.x]\nrules = 3\n", (), "Variant “x”: rules is 3; the rules of Pocket Chang’An are version"),
        (
            POCKET + '[[variants.x.cards.card]]\nid = "jie_gu"\nscore = 3\n',
            (),
            "Variant “x”: Card 0 (jie_gu): score is",
        ),
        (POCKET, ("--only", "long"), "There is no variant “long”; choose one of: printed, short."),
        (POCKET, ("--players", "two"), "--players is “two”; give a number of players, or several, such as 3,4."),
        (POCKET, ("--players", "5"), "Variant “printed”: Pocket Chang’An is for 1 to 4 players, not 5."),
        (POCKET, ("--bots", "nobody"), "There is no bot “nobody” for pocket_changan; choose one of: "),
        (POCKET, ("--bots", "random,random,random"), "There are 2 seats and 3 bots; name one bot per seat, or one"),
        (POCKET, ("--out", "nowhere/page.html"), "There is no folder “nowhere” to write page.html in."),
        (POCKET, ("--lang", "xx", "--out", "page.html"), "There is no language “xx”; choose one of: "),
        (POCKET, ("--keep", "nowhere/counts"), "There is no folder “nowhere” to write counts in."),
    ],
)
def test_what_is_wrong_is_one_sentence(run: Run, file: Path, text: str, words: tuple[str, ...], sentence: str) -> None:
    file.write_text(text, "utf-8")
    assert sentence in run("variants", file, *words).sentence


def test_a_file_that_is_not_there(run: Run) -> None:
    assert run("variants", "missing.toml").sentence == "missing.toml: No such file or directory."
