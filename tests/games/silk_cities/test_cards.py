"""The card files: what is in the box, a player's own file, and mistakes named in one sentence."""

import gzip
import json
from pathlib import Path

import pytest

import tongbao
from tests.games.silk_cities.scene import BOX, CARDS, IMPROVEMENTS
from tongbao import Record, create
from tongbao.engine.luck import FastLuck
from tongbao.engine.meta import BadCards, Setup
from tongbao.games.silk_cities.card_sets import BALANCED, SETS, STANDARD, STANDARD_TEXT, card_set
from tongbao.games.silk_cities.meta import SILK_CITIES
from tongbao.games.silk_cities.state.card_set import CardSet
from tongbao.games.silk_cities.state.table import SilkCities
from tongbao.testing.laws import play_on

TEXT = STANDARD_TEXT
RECORDS = Path(__file__).parents[2] / "data" / "records"


def test_what_is_in_the_box() -> None:
    """Section 2: 16 regions, 22 silk cards, 57 development cards (30 of 1 point, 3 of each power), 19 improvements."""
    counts = {card.id: card.count for card in BOX.silk_cards}
    assert counts == {"standard": 10, "fine": 5, "barbarian_1": 4, "barbarian_2": 3}
    assert points_of(STANDARD) == [30, 0, 27]
    assert {card.face.copies for card in STANDARD.developments if not card.points} == {3}
    assert len(IMPROVEMENTS) == 19 and len(CARDS) == 33 and len(BOX.regions) == 16
    assert [region.kind for region in BOX.regions].count("food") == 8


def points_of(cards: CardSet) -> list[int]:
    """How many development cards give 1 point, 2 points and none."""
    points = [card.points for card in cards.developments for _ in range(card.face.copies)]
    return [points.count(1), points.count(2), points.count(0)]


def test_what_was_in_the_box_by_version_1() -> None:
    """Section 20: 62 development cards, 40 of 1 point and 4 of 2; what nobody changed is the same."""
    before = SETS[1]
    assert points_of(before) == [40, 4, 18]
    assert {card.face.copies for card in before.developments if not card.points} == {2}
    costs = {face.id: (face.cost.coins, face.cost.food, face.cost.metal) for face in before.box.improvements}
    now = {face.id: (face.cost.coins, face.cost.food, face.cost.metal) for face in BOX.improvements}
    assert {name: (cost, now[name]) for name, cost in costs.items() if cost != now[name]} == {
        "palace": ((8, 1, 1), (6, 1, 0)),
        "paper_mill": ((4, 0, 2), (6, 0, 3)),
    }
    assert before.box.regions == BOX.regions and before.box.silk_cards == BOX.silk_cards
    for old, new in zip(before.box.improvements, BOX.improvements, strict=True):
        assert (old.id, old.names, old.golden_age) == (new.id, new.names, new.golden_age)
    for old_card, new_card in zip(before.box.developments, BOX.developments, strict=True):
        assert (old_card.id, old_card.names, old_card.play) == (new_card.id, new_card.names, new_card.play)


def test_s3_no_region_sells_its_main_good_at_home() -> None:
    for region in BOX.regions:
        assert ("persia" not in region.empires or region.kind == "metal") and (
            "india" not in region.empires or region.kind == "food"
        )


def test_a_file_of_ones_own() -> None:
    """Other costs and numbers are played with; the same text is read once."""
    mint = 'id = "mint"\nname = { en = "Mint", zh = "铸币坊" }\n'
    text = TEXT.replace(f"{mint}cost = {{ coins = 6,", f"{mint}cost = {{ coins = 1,")
    cards = card_set(text, 2)
    assert cards is card_set(text, 2) and cards.improvements[IMPROVEMENTS.index("mint")].price.coins == 1
    setup = Setup(SILK_CITIES, 3, SILK_CITIES.settle(3, {}), [], text)
    game = create(setup, FastLuck.from_seed(1), False)
    play_on(game, 1, 8000)
    assert game.over


def test_a_file_that_names_no_rules_has_those_of_the_version_it_is_played_by() -> None:
    """A file of version 1 goes on without a militia; one that names a number has that."""
    setup = TEXT[TEXT.index("[setup]") : TEXT.index("[[card]]")]
    bare = "[setup]\nchina_standard = 2\ntreasury = 12\ntreasury_growth = 2\n"
    text = TEXT.replace(setup, bare)
    assert card_set(text, 2).box.start == STANDARD.box.start
    assert card_set(text, 1).box.start == SETS[1].box.start
    own = card_set(TEXT.replace(setup, f"{bare}militia = 1\n"), 1)
    assert own.box.start.militia == 1 and own.box.start.safe_rounds == 0


def test_balanced_cards_are_the_same_but_for_what_the_option_changes() -> None:
    """The order, names and numbers of pieces stay, so a choice means the same at every table of version 1."""
    standard = SETS[1]
    for before, after in zip(standard.box.improvements, BALANCED.box.improvements, strict=True):
        assert (before.id, before.names, before.golden_age) == (after.id, after.names, after.golden_age)
    assert {card.points for card in BALANCED.developments} == {0, 1}
    changed = [
        before.id
        for before, after in zip(
            [*standard.box.improvements, *standard.box.developments],
            [*BALANCED.box.improvements, *BALANCED.box.developments],
            strict=True,
        )
        if before != after
    ]
    assert len(changed) == 12
    assert BALANCED.box.regions == standard.box.regions and BALANCED.box.start == standard.box.start
    game = tongbao.new("silk_cities", seed=1, options={"balanced": "on"}, rules=1)
    assert game.setup.meta.printed(game.setup)["improvements"] == BALANCED.box.as_dict()["improvements"]
    with pytest.raises(tongbao.BadOption, match="turn the option off"):
        tongbao.new("silk_cities", options={"balanced": "on"}, cards=TEXT, rules=1)


def test_version_2_has_no_option_of_balanced_cards() -> None:
    with pytest.raises(tongbao.BadOption) as error:
        tongbao.new("silk_cities", options={"balanced": "on"})
    assert str(error.value) == (
        "Cities of the Silk Road has no option “balanced”; choose one of: victory, auctions, routes, start."
    )
    assert [option.name for option in SILK_CITIES.options] == ["victory", "auctions", "routes", "start"]
    assert "balanced" not in tongbao.new("silk_cities").setup.options
    assert tongbao.new("silk_cities", rules=1).setup.options["balanced"] == "off"
    wishes = {"balanced": "on", "victory": "5"}
    assert SILK_CITIES.fitting(3, wishes) == SILK_CITIES.settle(3, {"victory": "5"})


@pytest.mark.parametrize(("file", "balanced"), [("silk_cities", "off"), ("silk_cities_balanced", "on")])
def test_records_of_version_1_play_on_with_and_without_balanced_cards(file: str, balanced: str) -> None:
    """As they were written before there was a version 2."""
    for text in gzip.decompress((RECORDS / f"{file}.jsonl.gz").read_bytes()).decode().splitlines()[:10]:
        line = json.loads(text)
        game = tongbao.replay(json.dumps(line["record"]))
        assert game.setup.rules == 1 and game.setup.options["balanced"] == balanced and game.over
        assert (game.scores(), game.places()) == (line["scores"], line["places"])
        assert isinstance(game, SilkCities) and game.cards is (BALANCED if balanced == "on" else SETS[1])


@pytest.mark.parametrize("balanced", ["on", "off"])
def test_a_new_record_of_version_1_names_it(balanced: str) -> None:
    game = tongbao.new("silk_cities", players=2, seed=2, options={"balanced": balanced}, rules=1)
    play_on(game, 1, 60)
    text = Record.of(game).dumps()
    again = tongbao.replay(text)
    assert (again.setup.rules, again.setup.options) == (1, game.setup.options)
    assert again.fingerprint() == game.fingerprint() and Record.of(again).dumps() == text


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('id = "khazaria"', 'id = "armenia"', r"Region 1 \(armenia\): region 0 already has this id\."),
        ("travel = 3", "travel = 0", r"Region 11 \(pamir\): travel is 0; .* from 1 to 9\."),
        ('neighbours = ["kucha", "dunhuang"]', 'neighbours = ["kucha"]', r"its neighbour turfan doesn’t list it\."),
        (
            'neighbours = ["armenia", "khwarazm"]',
            'neighbours = ["rome"]',
            r"\(khazaria\): rome can’t be its neighbour\.",
        ),
        ('empires = ["china"]', "empires = []", r"No region borders china\."),
        ('id = "india"', 'id = "persia"', r"Empire 2 \(persia\): empire 1 already has this id\."),
        ('id = "india"', 'id = "rome"', r"Empire 1 \(rome\): id must be india\."),
        ("golden_age = 20", "golden_age = -1", r"\(palace\): golden_age is -1; .* from 0 to 99\."),
        (
            "coins = 6, food = 1, metal = 0 }\ngolden_age = 20",
            "coins = 6, metal = 0 }\ngolden_age = 20",
            r"\(palace\): cost: the field food is missing\.",
        ),
        ('kind = "income"', 'kind = "tax"', r"\(mint\): effects, place 1: kind is “tax”; .* one of: travel_discount, "),
        ('kind = "income", coins = 3', 'kind = "income"', r"\(mint\): effects, place 1: the field coins is missing\."),
        (
            "silk = 1 }",
            "gold = 1 }",
            r"\(monastery\): effects, place 1: .*there is no field gold; the fields are: coins,",
        ),
        ("copies = 1", "copys = 1", r"Development 0 \(zhang_qian\): .*copys"),
        ('lots = "kinds"', 'lots = "all"', r"The part \[setup\]: lots is “all”; .*pieces"),
        ("militia = 2", "militia = 10", r"The part \[setup\]: militia is 10; .* from 0 to 9\."),
        ("stand_rounds = 4", "stand_round = 4", r"The part \[setup\]: there is no field stand_round; the fields are:"),
        ('play = "never"', 'play = "turn"', r"\(zhang_qian\): play is “turn”; with victory_points it must be never\."),
        ("treasury_growth = 2", "", r"The part \[setup\]: the field treasury_growth is missing\."),
        ("strength = 1\n", 'strength = "much"\n', r"\(barbarian_1\): strength is “much”; .* whole number"),
        ("strength = 1\n", "strength = 0\n", r"\(barbarian_1\): .* barbarians a strength from 1 to 9\."),
        ("slots = 2", "slots = 1", r"Silk card 1 \(fine\): slots is 1; with fine it must be 2\."),
        ('name = { en = "Mint", ', "name = { ", r"\(mint\): name\.en is missing; everything needs an English name\."),
        ("[[card]]", "[[card", r"The card file isn’t valid TOML"),
    ],
)
def test_mistakes_are_named(old: str, new: str, sentence: str) -> None:
    assert old in TEXT
    with pytest.raises(BadCards, match=sentence) as error:
        card_set(TEXT.replace(old, new), 2)
    assert "\n" not in str(error.value)


def test_a_missing_entry_is_named() -> None:
    with pytest.raises(BadCards, match=r"has 18 entries \[\[improvement\]\]; it needs 19\."):
        card_set(TEXT.replace("[[improvement]]", "[[improvements]]", 1), 2)


def test_a_language_that_is_missing_is_english() -> None:
    cards = card_set(TEXT.replace('name = { en = "Mint", zh = "铸币坊" }', 'name = { en = "Mint" }'), 2)
    assert cards.box.improvements[IMPROVEMENTS.index("mint")].names == {"en": "Mint", "zh": "Mint"}
