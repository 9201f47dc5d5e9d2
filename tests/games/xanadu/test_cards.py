"""The cards (section 3 of the rules), and card files of the players' own with every kind of mistake."""

from collections import Counter
from importlib.resources import files

import pytest

import tongbao
from tongbao import Record, Seat
from tongbao.games.xanadu.cards.sets import STANDARD
from tongbao.games.xanadu.table import Xanadu
from tongbao.languages import LANGUAGES, name_in
from tongbao.testing.scenes import Scene

TEXT = files("tongbao.games.xanadu.cards").joinpath("xanadu.toml").read_text("utf-8")
COLOURS = {"brown": 24, "blue": 24, "yellow": 12, "green": 10, "magenta": 4}
RESOURCES = {"wood", "clay", "stone", "water", "silk", "ink", "porcelain", "gold", "bronze", "jade"}


def test_74_cards_numbered_from_1() -> None:
    """Numbers, ids and names are all different."""
    assert [face.number for face in STANDARD.faces] == list(range(1, 75))
    assert len({face.id for face in STANDARD.faces}) == 74
    for language in LANGUAGES:
        assert len({name_in(face.names, language, "xanadu") for face in STANDARD.faces} - {""}) == 74


def test_colours() -> None:
    """24 brown, 24 blue, 12 yellow, 10 green and, in the online edition only, 4 magenta."""
    assert Counter(face.colour for face in STANDARD.faces) == COLOURS
    assert {face.number for face in STANDARD.faces if face.colour == "magenta"} == {71, 72, 73, 74}


def test_every_card_is_complete() -> None:
    """A cost of one to four symbols, five prices, four squares of one to three symbols; only known resources."""
    for face in STANDARD.faces:
        assert 1 <= sum(face.cost.values()) <= 4 and set(face.cost) <= RESOURCES
        assert face.passive in RESOURCES | {""}
        assert len(face.prices) == 5 and len(face.rows) == 4
        for row in face.rows:
            assert 1 <= len(row.harvest) <= 3 and set(row.harvest) <= RESOURCES and row.favour in RESOURCES | {""}


def test_no_two_cards_are_equal() -> None:
    """They differ in more than their names and pictures."""
    prints = [{**face.as_dict(), "number": 0, "id": "", "scene": "", "names": {}} for face in STANDARD.faces]
    assert all(one != other for place, one in enumerate(prints) for other in prints[:place])


@pytest.mark.parametrize(
    ("number", "name", "stage", "price"),
    [
        (1, "Tailor’s Shop", 2, 2),
        (49, "Kublai’s Four Elephants", 3, 6),
        (25, "Chuang-Mu’s Chamber", 2, 3),
        (61, "Barracks", 1, 6),
        (61, "Barracks", 4, 2),
    ],
)
def test_what_the_rulebook_shows(number: int, name: str, stage: int, price: int) -> None:
    """The names and prices in the examples of the printed rules."""
    assert STANDARD.card(number).names["en"] == name
    assert STANDARD.card(number).prices[stage] == price


def test_a_face_as_plain_data() -> None:
    """What programs and pages read."""
    assert STANDARD.card(12).as_dict() == {
        "number": 12,
        "id": "well-house",
        "colour": "brown",
        "names": {"en": "Well House", "zh": "井亭"},
        "cost": {"clay": 1},
        "passive": "water",
        "scene": "well",
        "prices": [2, 2, 2, 2, 3],
        "rows": [
            {"harvest": ["water", "clay"], "favour": ""},
            {"harvest": ["water", "stone", "silk"], "favour": "stone"},
            {"harvest": ["water", "clay", "ink"], "favour": ""},
            {"harvest": ["water", "porcelain"], "favour": "clay"},
        ],
    }


def well_house(old: str, new: str) -> str:
    """The card file with one thing changed on card 12, the Well House."""
    before, block, after = TEXT.partition('[[card]]\nid = "well-house"')
    card, gap, rest = after.partition("\n[[card]]")
    whole = block + card
    assert old in whole
    return before + whole.replace(old, new, 1) + gap + rest


def test_a_card_file_of_ones_own() -> None:
    """It takes the place of the game's own, stays with the record, and is played again from it."""
    cards = well_house("prices = [2, 2, 2, 2, 3]", "prices = [0, 9, 9, 9, 9]")
    game = tongbao.new("xanadu", players=3, seed=8, cards=cards)
    assert isinstance(game, Xanadu)
    assert game.cards.card(12).prices == (0, 9, 9, 9, 9) and STANDARD.card(12).prices == (2, 2, 2, 2, 3)
    scene = Scene(game)
    for _ in range(30):
        scene.play(min(scene.legal()))
    again = tongbao.replay(Record.of(game).dumps())
    assert isinstance(again, Xanadu)
    assert again.cards.card(12).prices == (0, 9, 9, 9, 9)
    assert Seat(again, tongbao.SPECTATOR).view() == Seat(game, tongbao.SPECTATOR).view()


ROWS = '  { harvest = ["water", "clay"], favour = "" },\n'


@pytest.mark.by_turns(2)
@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('id = "well-house"\n', "", "id"),
        ('id = "well-house"', 'id = "granary"', "id"),
        ('id = "well-house"', "id = 12", "id"),
        ("number = 12\n", "", "number"),
        ("number = 12", "number = 13", "number"),
        ("number = 12", 'number = "12"', "number"),
        ("number = 12", "number = 12.0", "number"),
        ('colour = "brown"\n', "", "colour"),
        ('colour = "brown"', 'colour = "purple"', "colour"),
        ('colour = "brown"', "colour = []", "colour"),
        ('scene = "well"', f'scene = "{"well" * 8}"', "scene"),
        ('scene = "well"', "scene = 3", "scene"),
        ('name.en = "Well House"\n', "", "name.en"),
        ('name.en = "Well House"', 'name.en = " "', "name.en"),
        ('name.zh = "井亭"', "name.zh = 7", "name.zh"),
        ("cost = { clay = 1 }\n", "", "cost"),
        ("cost = { clay = 1 }", "cost = {}", "cost"),
        ("cost = { clay = 1 }", "cost = 1", "cost"),
        ("cost = { clay = 1 }", "cost = { clay = 0 }", "cost"),
        ("cost = { clay = 1 }", "cost = { clay = -1, wood = 3 }", "cost"),
        ("cost = { clay = 1 }", "cost = { clay = true }", "cost"),
        ("cost = { clay = 1 }", "cost = { clay = 3, wood = 2 }", "cost"),
        ("cost = { clay = 1 }", "cost = { mud = 1 }", "cost"),
        ('passive = "water"', 'passive = "rain"', "passive"),
        ('passive = "water"', 'passive = ["water", "clay"]', "passive"),
        ("prices = [2, 2, 2, 2, 3]\n", "", "prices"),
        ("prices = [2, 2, 2, 2, 3]", "prices = [2, 2, 2, 2]", "prices"),
        ("prices = [2, 2, 2, 2, 3]", "prices = [2, 2, 2, 2, 3, 3]", "prices"),
        ("prices = [2, 2, 2, 2, 3]", 'prices = [2, 2, "2", 2, 3]', "prices"),
        ("prices = [2, 2, 2, 2, 3]", "prices = [2, 2, -1, 2, 3]", "prices"),
        ("prices = [2, 2, 2, 2, 3]", "prices = [2, 2, 1.5, 2, 3]", "prices"),
        ("prices = [2, 2, 2, 2, 3]", "prices = 2", "prices"),
        (ROWS, "", "rows"),
        (ROWS, ROWS * 2, "rows"),
        (ROWS, '  { harvest = [], favour = "" },\n', "harvest"),
        (ROWS, '  { harvest = ["clay", "clay", "clay", "clay"], favour = "" },\n', "harvest"),
        (ROWS, '  { harvest = ["clay", "mud"], favour = "" },\n', "harvest"),
        (ROWS, '  { harvest = ["clay", ""], favour = "" },\n', "harvest"),
        (ROWS, '  { harvest = "clay", favour = "" },\n', "harvest"),
        (ROWS, '  { favour = "clay" },\n', "harvest"),
        (ROWS, '  { harvest = ["clay"], favour = "mud" },\n', "favour"),
        (ROWS, '  { harvest = ["clay"], favour = ["clay"] },\n', "favour"),
        (ROWS, '  { harvest = ["clay"], favor = "clay" },\n', "favor"),
        ('source = "house"', "price = 2", "price"),
    ],
)
def test_mistakes_on_a_card_are_named(old: str, new: str, field: str) -> None:
    """One sentence with the card's number and the field."""
    with pytest.raises(tongbao.BadCards) as mistake:
        tongbao.new("xanadu", players=3, cards=well_house(old, new))
    sentence = str(mistake.value)
    number = "Card 13" if new == "number = 13" else "Card 12"
    assert sentence.startswith(number) and field in sentence
    assert sentence.endswith(".") and "\n" not in sentence


def test_twins_are_refused() -> None:
    """A card that differs from another in its name and its picture only."""
    card = TEXT.partition('[[card]]\nid = "well-house"')[2].partition("\n[[card]]")[0]
    start = TEXT.index('[[card]]\nid = "canal-lock"')
    end = TEXT.index("\n[[card]]", start)
    twin = '[[card]]\nid = "canal-lock"' + card.replace("number = 12", "number = 13").replace('scene = "well"', "")
    with pytest.raises(tongbao.BadCards, match=r"^Card 13 .*card 12.*\.$"):
        tongbao.new("xanadu", players=3, cards=TEXT[:start] + twin + TEXT[end:])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", ["cards", "[[card]]"]),
        ("card = 3", ["cards", "[[card]]"]),
        ("[[card]", ["TOML"]),
        (TEXT.replace("edition_rulebook = [1, 70]", "edition_rulebook = [1, 99]"), ["edition_rulebook", "74"]),
        (TEXT.replace("edition_rulebook = [1, 70]", 'edition_rulebook = "all"'), ["edition_rulebook"]),
        (TEXT.replace("edition_rulebook = [1, 70]", "edition_rulebook = [70, 1]"), ["edition_rulebook"]),
        (TEXT.replace("edition_rulebook = [1, 70]", "edition_rulebook = [true, 70]"), ["edition_rulebook"]),
        (TEXT + TEXT[TEXT.rindex("[[card]]") :].replace("number = 74", "number = 75"), ["75", "74"]),
        (TEXT.replace("edition_rulebook = [1, 70]", "edition_rulebook = [1, 20]"), ["20", "21"]),
    ],
)
def test_mistakes_in_the_file_are_named(text: str, words: list[str]) -> None:
    """A file that is no TOML, has no cards or too many, or an edition that can't be."""
    with pytest.raises(tongbao.BadCards) as mistake:
        tongbao.new("xanadu", players=3, cards=text)
    sentence = str(mistake.value)
    assert sentence.endswith(".") and "\n" not in sentence
    assert [word for word in words if word not in sentence] == []
