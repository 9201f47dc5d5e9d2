"""The card files: what is in the box, a player's own file, and mistakes named in one sentence."""

import pytest

import tongbao
from tests.games.silk_cities.scene import BOX, CARDS, IMPROVEMENTS
from tongbao import create
from tongbao.engine.luck import FastLuck
from tongbao.engine.meta import BadCards, Setup
from tongbao.games.silk_cities.card_sets import BALANCED, STANDARD, STANDARD_TEXT, card_set
from tongbao.games.silk_cities.meta import SILK_CITIES
from tongbao.testing.laws import play_on

TEXT = STANDARD_TEXT


def test_what_is_in_the_box() -> None:
    """Section 2: 16 regions, 22 silk cards, 62 development cards, 40 of 1 point and 4 of 2, 19 improvements."""
    counts = {card.id: card.count for card in BOX.silk_cards}
    assert counts == {"standard": 10, "fine": 5, "barbarian_1": 4, "barbarian_2": 3}
    points = [card.points for card in STANDARD.developments for _ in range(card.face.copies)]
    assert (points.count(1), points.count(2), points.count(0)) == (40, 4, 18)
    assert len(IMPROVEMENTS) == 19 and len(CARDS) == 33 and len(BOX.regions) == 16
    assert [region.kind for region in BOX.regions].count("food") == 8


def test_s3_no_region_sells_its_main_good_at_home() -> None:
    for region in BOX.regions:
        assert ("persia" not in region.empires or region.kind == "metal") and (
            "india" not in region.empires or region.kind == "food"
        )


def test_a_file_of_ones_own() -> None:
    """Other costs and numbers are played with; the same text is read once."""
    text = TEXT.replace("cost = { coins = 6, food = 0, metal = 3 }", "cost = { coins = 1, food = 0, metal = 0 }")
    cards = card_set(text)
    assert cards is card_set(text) and cards.improvements[IMPROVEMENTS.index("mint")].price.coins == 1
    setup = Setup(SILK_CITIES, 3, SILK_CITIES.settle(3, {}), [], text)
    game = create(setup, FastLuck.from_seed(1), False)
    play_on(game, 1, 8000)
    assert game.over


def test_balanced_cards_are_the_same_but_for_what_the_option_changes() -> None:
    """The order, names and numbers of pieces stay, so a choice means the same at every table."""
    for before, after in zip(STANDARD.box.improvements, BALANCED.box.improvements, strict=True):
        assert (before.id, before.names, before.golden_age) == (after.id, after.names, after.golden_age)
    assert {card.points for card in BALANCED.developments} == {0, 1}
    changed = [
        before.id
        for before, after in zip(
            [*STANDARD.box.improvements, *STANDARD.box.developments],
            [*BALANCED.box.improvements, *BALANCED.box.developments],
            strict=True,
        )
        if before != after
    ]
    assert len(changed) == 12
    assert BALANCED.box.regions == STANDARD.box.regions
    game = tongbao.new("silk_cities", seed=1, options={"balanced": "on"})
    assert game.setup.meta.printed(game.setup)["improvements"] == BALANCED.box.as_dict()["improvements"]
    with pytest.raises(tongbao.BadOption, match="turn the option off"):
        tongbao.new("silk_cities", options={"balanced": "on"}, cards=TEXT)


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
        ("coins = 8, food = 1", "coins = 8", r"\(palace\): cost: the field food is missing\."),
        ('kind = "income"', 'kind = "tax"', r"\(mint\): effects, place 1: kind is “tax”; .* one of: travel_discount, "),
        ('kind = "income", coins = 3', 'kind = "income"', r"\(mint\): effects, place 1: the field coins is missing\."),
        (
            "silk = 1 }",
            "gold = 1 }",
            r"\(monastery\): effects, place 1: .*there is no field gold; the fields are: coins,",
        ),
        ("copies = 2", "copys = 2", r"Development 0 \(zhang_qian\): .*copys"),
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
        card_set(TEXT.replace(old, new))
    assert "\n" not in str(error.value)


def test_a_missing_entry_is_named() -> None:
    with pytest.raises(BadCards, match=r"has 18 entries \[\[improvement\]\]; it needs 19\."):
        card_set(TEXT.replace("[[improvement]]", "[[improvements]]", 1))


def test_a_language_that_is_missing_is_english() -> None:
    cards = card_set(TEXT.replace('name = { en = "Mint", zh = "铸币坊" }', 'name = { en = "Mint" }'))
    assert cards.box.improvements[IMPROVEMENTS.index("mint")].names == {"en": "Mint", "zh": "Mint"}
