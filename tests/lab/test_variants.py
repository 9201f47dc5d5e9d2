"""Rule variants side by side: a file is read as it says, what is changed is changed, counts are the same anywhere."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tongbao
from tests.support.guide import put_into_catalogue
from tongbao.engine.files import read_toml
from tongbao.engine.meta import BadCards, BadOption
from tongbao.lab.balance.watch import UNIT
from tongbao.lab.series import Series
from tongbao.lab.variants.changed_cards import changed_cards
from tongbao.lab.variants.comparison import Trial, Tried, compared
from tongbao.lab.variants.variant_file import Study, Variant, read_study
from tongbao.lab.workers import Alone, Processes, Workers

EXAMPLE = Path(__file__).parents[2] / "examples" / "variants.toml"
DOCUMENT = Path(__file__).parents[2] / "docs" / "lab.md"
GAMES = sorted(tongbao.GAMES)
CITIES = 'game = "silk_cities"\n'


def trial(study: Study, name: str, bot: str = "random", players: int | None = None) -> Trial:
    """A variant of a study, with the usual number of players unless given."""
    variant, seats = study.only([name])[0], players or study.players[0]
    bots = [bot] * seats
    series = Series(
        study.game, seats, bots, study.seed, variant.options, variant.cards, rotate=True, rules=variant.rules
    )
    return Trial(variant, series)


def tried(one: Trial, games: int = UNIT, workers: Workers | None = None, keep: Path | None = None) -> Tried:
    return one.play(games, workers or Alone(), keep, lambda done: None)


def constants_and_mint(study: Study, name: str) -> tuple[int, int, Any]:
    """What a table of silk_cities has in a treasury, how much it grows, and what the Mint costs."""
    game: Any = trial(study, name).series.deal(0)
    box = game.cards.box
    mint = next(entry for entry in box.improvements if entry.id == "mint")
    return game.regions[0].treasury, box.start.treasury_growth, (mint.cost.coins, mint.golden_age)


# Changes.


def test_a_variant_changes_what_it_names_and_nothing_else() -> None:
    study = read_study(
        CITIES
        + """
        options = { victory = "9", routes = "cheapest" }
        [variants.printed]
        [variants.short.options]
        victory = 5
        [variants.rich]
        note = "More coins."
        constants = { setup = { treasury = 20 } }
        [[variants.mint.cards.improvement]]
        id = "mint"
        cost = { coins = 1, food = 0, metal = 0 }
        """
    )
    assert [variant.name for variant in study.variants] == ["printed", "short", "rich", "mint"]
    assert constants_and_mint(study, "printed") == (12, 2, (6, 6))
    assert constants_and_mint(study, "rich") == (20, 2, (6, 6))
    assert constants_and_mint(study, "mint") == (12, 2, (1, 6))
    options = [trial(study, name).series.setup.options for name in ("printed", "short")]
    assert [found["victory"] for found in options] == ["9", "5"]
    assert {found["routes"] for found in options} == {"cheapest"}
    assert [variant.cards is None for variant in study.variants] == [True, True, False, False]
    assert study.variants[2].note == "More coins."


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_card_file_is_the_printed_one_but_for_the_change(game: str) -> None:
    """And the game plays with it: the first card is called otherwise."""
    meta = tongbao.GAMES[game]
    file = meta.card_file()
    assert file is not None
    before = read_toml(file.text)
    name = next(iter(file.entries))
    id = before[name][0]["id"]
    text = changed_cards(meta, {}, {name: [{"id": id, "name": {"en": "Changed", "zh": "改"}}]})
    assert text is not None
    after = read_toml(text)
    assert after[name][0] == before[name][0] | {"name": {"en": "Changed", "zh": "改"}}
    after[name][0] = before[name][0]
    assert after == before
    setup = tongbao.prepare(game, cards=text)
    assert "Changed" in {face.names["en"] for face in meta.faces(setup)}


def test_no_change_is_no_card_file() -> None:
    assert changed_cards(tongbao.GAMES["xanadu"], {}, {}) is None


def test_the_version_of_the_rules_is_the_one_named() -> None:
    study = read_study('game = "pocket_changan"\n[variants.now]\n[variants.before]\nrules = 1\n')
    assert trial(study, "now").series.deal(0).setup.rules == tongbao.GAMES["pocket_changan"].rules == 2
    assert trial(study, "before").series.deal(0).setup.rules == 1


def test_the_options_are_those_of_that_version() -> None:
    """Cities of the Silk Road had balanced cards by version 1."""
    study = read_study(
        CITIES + "[variants.before]\nrules = 1\n[variants.balanced]\nrules = 1\noptions = { balanced = true }"
    )
    options = [trial(study, name).series.deal(0).setup.options for name in ("before", "balanced")]
    assert [found["balanced"] for found in options] == ["off", "on"]


def test_the_examples_can_be_played() -> None:
    """That of the folder, and that of the document."""
    shown = re.search(r"```toml\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    assert shown is not None
    for text in (EXAMPLE.read_text("utf-8"), shown[1]):
        study = read_study(text)
        assert len({trial(study, variant.name).title for variant in study.variants}) == len(study.variants) == 4


# Mistakes.

WRONG = [
    ("x", "The file of variants isn’t valid TOML: "),
    ("[variants.a]", "The file of variants: the field game is missing."),
    ('game = "chess"\n[variants.a]', "There is no game “chess”; choose one of: "),
    (CITIES, "The file of variants: the field variants is missing."),
    (CITIES + "[variants]", "The file of variants names none; "),
    (CITIES + "gmaes = 3\n[variants.a]", "The file of variants: there is no field gmaes; the fields are: game, "),
    (CITIES + "games = 0\n[variants.a]", "The file of variants: games is 0; it must be"),
    (CITIES + "seed = 1.5\n[variants.a]", "The file of variants: seed is 1.5; it must be a whole number."),
    (CITIES + "players = [3, '4']\n[variants.a]", "The file of variants: players must be a whole number, or a list"),
    (CITIES + "players = []\n[variants.a]", "The file of variants: players must be a whole number, or a list"),
    (CITIES + "bots = [1]\n[variants.a]", "The file of variants: bots must be the name of a bot, or a list"),
    (CITIES + "options = { victory = [] }\n[variants.a]", "The file of variants: options.victory must be a text,"),
    (CITIES + "[variants]\na = 3", "Variant “a” must be a table, which begins with a line [variants.a]."),
    (CITIES + '[variants."a/b"]', "Variant “a/b”: its name can have at most 40 letters"),
    (CITIES + "[variants.a]\nopitons = {}", "Variant “a”: there is no field opitons; the fields are: note, rules,"),
    (
        CITIES + "[variants.a]\nrules = 9",
        "Variant “a”: rules is 9; the rules of Cities of the Silk Road are version 1 to 2.",
    ),
    (CITIES + "[variants.a]\nrules = 0", "Variant “a”: rules is 0; "),
    (CITIES + "[variants.a.options]\nvictory = 1.5", "Variant “a”: options.victory must be a text, a whole number,"),
    (CITIES + "[variants.a.options]\nvictory = 6", "Variant “a”: victory can’t be “6”; choose one of: 7, 5, 9."),
    (CITIES + "[variants.a.options]\nvictry = 7", "Variant “a”: Cities of the Silk Road has no option “victry”; "),
    (CITIES + "players = 9\n[variants.a]", "Variant “a”: Cities of the Silk Road is for 2 to 5 players, not 9."),
    (
        CITIES + "[variants.a.constants.setpu]\nx = 1",
        "Variant “a”: constants.setpu: the card file has no such table; it",
    ),
    (CITIES + "[variants.a.constants]\nsetup = 1", "Variant “a”: constants.setup must be a table of fields."),
    (CITIES + "[variants.a.constants.setup]\nx = 1", "Variant “a”: The part [setup]: there is no field x; the fields"),
    (
        CITIES + "[variants.a.constants.setup]\ntreasury = -1",
        "Variant “a”: The part [setup]: treasury is -1; it must be a whole number from 0 to 99.",
    ),
    (
        'game = "xanadu"\n[variants.a.constants.setup]\nx = 1',
        "Variant “a”: constants.setup: the card file of this game",
    ),
    (CITIES + "[variants.a.cards.improvement]\nid = 1", "Variant “a”: cards.improvement must be a list of entries,"),
    (CITIES + "[[variants.a.cards.improvments]]\nid = 1", "Variant “a”: cards.improvments: the card file has no such"),
    (CITIES + "[[variants.a.cards.improvement]]\ncost = 1", "Variant “a”: cards.improvement, entry 1: the field id is"),
    (CITIES + "[[variants.a.cards.improvement]]\nid = 'mnt'", "Variant “a”: cards.improvement, entry 1: there is no "),
    (CITIES + "[[variants.a.cards.improvement]]\nid = 'mint'", "entry 1: “mint” has no field that is changed."),
    (
        CITIES + 2 * "[[variants.a.cards.improvement]]\nid = 'mint'\ngolden_age = 3\n",
        "Variant “a”: cards.improvement, entry 2: “mint” is changed twice.",
    ),
    (
        CITIES + "[[variants.a.cards.improvement]]\nid = 'mint'\ncots = 3",
        "Variant “a”: Improvement 3 (mint): there is no field cots; the fields are: id, name, cost,",
    ),
    (
        CITIES + "[variants.a]\nrules = 1\noptions = { balanced = true }\nconstants = { setup = { treasury = 3 } }",
        "Variant “a”: Balanced cards work only with the game’s own cards;",
    ),
]


@pytest.mark.parametrize(("text", "told"), WRONG, ids=[told for _, told in WRONG])
def test_a_mistake_is_one_sentence_that_names_variant_and_field(text: str, told: str) -> None:
    with pytest.raises((BadOption, BadCards)) as caught:
        trial(read_study(text), "a")
    sentence = str(caught.value)
    assert told in sentence
    assert sentence.endswith(".") and "\n" not in sentence


def test_a_game_whose_cards_cannot_be_changed_says_so(catalogue: None) -> None:
    put_into_catalogue()
    with pytest.raises(BadCards) as caught:
        read_study('game = "caravans"\n[[variants.a.cards.camel]]\nid = "x"\nn = 3\n')
    assert str(caught.value) == "Variant “a”: the cards of Caravans can’t be changed."
    found = tried(trial(read_study('game = "caravans"\n[variants.a]\n'), "a"))
    assert {*found.measures} == {"choices", "seat 1", "seat 2", "source points", "main points", "comeback"}


def test_only_the_variants_that_are_named() -> None:
    study = read_study(CITIES + "[variants.a]\n[variants.b]\n[variants.c]\n")
    assert [variant.name for variant in study.only(["c", "a"])] == ["a", "c"]
    with pytest.raises(BadOption, match="no variant “d”; choose one of: a, b, c"):
        study.only(["a", "d"])


# Counts.

POCKET = """
game = "pocket_changan"
seed = 4
[variants.printed]
[variants.short.options]
length = "short"
[[variants.poor.cards.card]]
id = "jie_gu"
score = { kind = "fixed", value = 9 }
"""


def test_variants_count_the_same_on_one_process_and_on_two() -> None:
    """With a greedy bot; and each variant counts otherwise than the first one."""
    study = read_study(POCKET)
    found = []
    for variant in study.variants:
        one = trial(study, variant.name, "greedy")
        alone = tried(one, 2 * UNIT)
        assert tried(one, 2 * UNIT, Processes(2)).run.sums == alone.run.sums
        assert alone.run.sums.games == 2 * UNIT
        found.append(alone.run.sums)
    assert found[0] != found[1] and found[0] != found[2]
    assert found[1].decisions < found[0].decisions


def test_the_same_variant_under_another_name_is_the_same() -> None:
    """All are played on the same seeds, so nothing differs; and nothing is said to."""
    study = read_study(CITIES + "[variants.a]\n[variants.b]\noptions = { victory = 7 }\n")
    a, b = tried(trial(study, "a")), tried(trial(study, "b"))
    assert a.run.sums == b.run.sums
    found: Any = compared([a, b])
    assert found["variants"][0]["measures"] == found["variants"][1]["measures"]
    assert not any(measure["surely"] for one in found["variants"] for measure in one["measures"].values())


def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its counts lie in a file by name, players and all that is played; another variant of the name gets another."""

    def stop(done: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tongbao.lab.balance.balance.SECONDS_A_JOB", 1e-9)
    study = read_study(POCKET)
    one = trial(study, "printed")
    broken = one.play(3 * UNIT, Alone(), tmp_path, stop)
    assert not broken.is_whole and broken.run.sums.games == 2 * UNIT
    assert tried(one, 3 * UNIT, keep=tmp_path).run.sums == tried(one, 3 * UNIT).run.sums
    files = [file.name for file in tmp_path.iterdir()]
    assert files == [f"{one.title}.jsonl"] and files[0].startswith("printed-2-")
    other = Trial(Variant("printed", cards=study.only(["poor"])[0].cards), trial(study, "poor").series)
    assert other.title.startswith("printed-2-") and other.title != one.title


def test_a_comparison_tells_every_measure_of_every_variant() -> None:
    study = read_study(CITIES + "players = [2, 3]\n[variants.a]\n[variants.b]\noptions = { victory = 5 }\n")
    assert study.players == [2, 3]
    all_of_them = [tried(trial(study, name, players=players)) for players in (2, 3) for name in ("a", "b")]
    found: Any = compared(all_of_them)
    names = [row["measure"] for row in found["measures"]]
    assert names[:5] == ["rounds", "choices", "comeback", "deals", "several"]
    assert [name for name in names if name.startswith("seat")] == ["seat 1", "seat 2", "seat 3"]
    assert [(one["name"], one["players"]) for one in found["variants"]] == [("a", 2), ("b", 2), ("a", 3), ("b", 3)]
    for one, run in zip(found["variants"], all_of_them, strict=True):
        told, sums = one["measures"], run.run.sums
        assert ("seat 3" in told) == (one["players"] == 3)
        assert sum([told[name]["value"] for name in told if name.startswith("seat ")]) == pytest.approx(100, abs=0.1)
        assert sum([told[name]["value"] for name in told if name.startswith("source ")]) == pytest.approx(100, abs=0.1)
        assert told["choices"]["value"] == pytest.approx(sums.decisions / UNIT / one["players"], abs=0.01)
        assert one["report"]["rounds"]["mean"]["value"] == told["rounds"]["value"]


def test_what_surely_differs_from_the_first_of_as_many_players_is_marked() -> None:
    """A far difference is, a near one isn’t, and one from a variant with other players isn’t looked at."""
    study = read_study(CITIES + "[variants.a]\n[variants.b]\n[variants.c]\n")

    def counted(name: str, players: int, rounds: dict[str, int]) -> Tried:
        done = tried(trial(study, name, players=players))
        return replace(done, run=replace(done.run, sums=msgspec.structs.replace(done.run.sums, rounds=rounds)))

    some: Any = compared(
        [
            counted("a", 2, {"20": 10, "21": 10}),
            counted("a", 3, {"5": 10, "6": 10}),
            counted("b", 3, {"5": 8, "6": 12}),
            counted("c", 3, {"8": 8, "9": 12}),
        ]
    )
    assert [one["measures"]["rounds"]["surely"] for one in some["variants"]] == [False, False, False, True]
