"""The card files: what is in the box, a player's own file, and mistakes named in one sentence."""

import pytest

from tongbao import create
from tongbao.engine.luck import FastLuck
from tongbao.engine.meta import BadCards, Setup
from tongbao.games.silk_cities.cards import card_set
from tongbao.games.silk_cities.cards.sets import standard_text
from tongbao.games.silk_cities.meta import SILK_CITIES
from tongbao.testing.laws import play_on

from .scene import BOX, CARDS, IMPROVEMENTS

TEXT = standard_text()


def test_what_is_in_the_box() -> None:
    """Section 2: 16 regions, 22 silk cards, 62 development cards, 40 of 1 point and 4 of 2, 19 improvements."""
    counts = {card.id: card.count for card in BOX.silk_cards}
    assert counts == {"standard": 10, "fine": 5, "barbarian_1": 4, "barbarian_2": 3}
    points = [card.effect.numbers.get("points", 0) for card in BOX.developments for _ in range(card.copies)]
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
    assert cards is card_set(text) and cards.cost_coins[IMPROVEMENTS.index("mint")] == 1
    setup = Setup(SILK_CITIES, 3, SILK_CITIES.settle(3, {}), [], text)
    game = create(setup, FastLuck.from_seed(1), False)
    play_on(game, 1, 8000)
    assert game.over


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('id = "khazaria"', 'id = "armenia"', r"Two entries \[\[region\]\] have the id armenia\."),
        ("travel = 3", "travel = 0", r"Region 11 \(pamir\): travel is 0; .* from 1 to 9\."),
        ('neighbours = ["kucha", "dunhuang"]', 'neighbours = ["kucha"]', r"its neighbour turfan doesn’t name it\."),
        ('empires = ["china"]', "empires = []", r"No region borders china\."),
        ("golden_age = 20", "golden_age = -1", r"\(palace\): golden_age is -1; .* from 0 to 99\."),
        ('kind = "income"', 'kind = "tax"', r"\(mint\): effect: kind is “tax”; it must be travel_discount or"),
        ("copies = 2", "copys = 2", r"Development 0 \(zhang_qian\): copies is missing\."),
        ("treasury_growth = 2", "", r"The part \[setup\]: treasury_growth is missing\."),
        ("strength = 1\n", 'strength = "much"\n', r"\(barbarian_1\): strength is much; .* whole number"),
        ("[[card]]", "[[card", r"The card file is not TOML"),
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
