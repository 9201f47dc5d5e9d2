"""The cards (sections 1 and 11): 96 in six decks, their fields, their effects; C-3 and C-4."""

import re
from collections import Counter

import pytest

import tongbao
from tests.games.changan.scene import CARDS, DECKS, FOLDER, IDS, NUMBER
from tongbao import Record, Seat
from tongbao.engine.meta import Plain
from tongbao.games.changan.card_sets import STANDARD
from tongbao.games.changan.cards.board import BOARDS, DISPLAY, GATE_CARDS, GATES, PRICES, ROWS
from tongbao.games.changan.state.table import Changan
from tongbao.languages import LANGUAGES, name_in
from tongbao.testing import laws

CHARACTERS = {
    "gain": 6,
    "gain_per": 1,
    "gain_if": 3,
    "exchange": 5,
    "share": 2,
    "mirror": 1,
    "discard_for": 2,
    "draw": 3,
    "take_card": 2,
    "copy": 2,
    "arrange": 3,
    "gate_gain": 1,
    "build_extra": 4,
    "swap_built": 1,
    "steal": 2,
    "levy": 1,
    "raid": 1,
    "repel": 1,
    "steal_card": 1,
}
PERMANENTS = {
    "limit": 2,
    "gate_bonus": 2,
    "discount": 2,
    "waive_coin": 1,
    "substitute": 4,
    "buy_terms": 2,
    "research_terms": 2,
    "acquire_terms": 1,
    "guard": 2,
    "on_own": 7,
    "on_other": 3,
    "silk_terms": 1,
    "wild_kind": 1,
}
GAME_ENDS = {"vp_per": 19, "vp_most": 4, "vp_copy": 1}
ON_THE_ROAD = {"xuanzang", "camel_driver", "sabao_caravan_leader", "brocade_weaver", "prince_peroz", "whirl_dancer"}


def test_c3_six_decks_of_sixteen() -> None:
    """Numbers 1 to 96 in their order; 7 Characters, 5 Permanents and 4 Game Ends each."""
    assert list(IDS) == list(range(1, 97)) and len(set(IDS.values())) == 96
    for place, deck in enumerate(DECKS):
        numbers = [number for number, card in IDS.items() if CARDS[card]["deck"] == deck]
        assert numbers == list(range(16 * place + 1, 16 * place + 17))
        kinds = Counter(CARDS[IDS[number]]["kind"] for number in numbers)
        assert kinds == {"character": 7, "permanent": 5, "game_end": 4}


def test_c4_one_mark_each() -> None:
    """And an extra coin of 0 or 1, corners of 0 to 3."""
    assert {card["resources"] for card in CARDS.values()} == {1}
    assert {card["coin"] for card in CARDS.values()} == {0, 1}
    assert {card["vp"] for card in CARDS.values()} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("kind", "effects"), [("character", CHARACTERS), ("permanent", PERMANENTS), ("game_end", GAME_ENDS)]
)
def test_35_kinds_of_effects(kind: str, effects: dict[str, int]) -> None:
    """As often as the decks have them."""
    assert Counter(card["effect"]["kind"] for card in CARDS.values() if card["kind"] == kind) == effects
    assert len(CHARACTERS) + len(PERMANENTS) + len(GAME_ENDS) == 35


def test_the_boards_have_as_many_spaces_as_the_choices() -> None:
    """At a gate and in the display; in the districts and on the Silk Road three rows."""
    assert (BOARDS.limits.gate_cards, BOARDS.start.display) == (GATE_CARDS, DISPLAY) == (3, 3)
    assert [len(column) for column in PRICES] == [ROWS] * (GATES + 1)


def test_what_is_different_on_the_silk_road() -> None:
    """Six Characters."""
    assert {name for name, card in CARDS.items() if "road" in card["effect"]} == ON_THE_ROAD


def test_names_and_texts() -> None:
    """In every language, names all different."""
    for language in LANGUAGES:
        assert len({name_in(card["name"], language, "changan") for card in CARDS.values()}) == 96
        assert all(name_in(card["text"], language, "changan") for card in CARDS.values())


TEXT = "\n".join(
    "[[card]]" + FOLDER.joinpath(f"{deck}.toml").read_text("utf-8").partition("[[card]]")[2] for deck in DECKS
)
"""The cards of all decks as one card file."""


def changed(card: str, old: str, new: str) -> str:
    """The card file with one thing changed on a card."""
    before, block, after = TEXT.partition(f'[[card]]\nid = "{card}"')
    printed, gap, rest = after.partition("\n[[card]]")
    assert old in block + printed
    return before + (block + printed).replace(old, new, 1) + gap + rest


def face(cards: str | None, card: str) -> Plain:
    """What is printed on a card of a file."""
    game = tongbao.new("changan", cards=cards)
    assert isinstance(game, Changan)
    return game.cards.card(NUMBER[card]).as_dict()


def test_a_face_as_plain_data() -> None:
    """What programs and pages read."""
    assert face(None, "west_market_broker") == {
        "number": 17,
        "id": "west_market_broker",
        "deck": "trade",
        "names": {"en": "West Market Broker", "zh": "西市牙人"},
        "kind": "character",
        "coin": 0,
        "resources": 1,
        "vp": 0,
        "effect": {
            "kind": "exchange",
            "give": ["coin", "wheat", "stone", "wood"],
            "get": ["coin", "wheat", "stone", "wood"],
            "get_n": 2,
            "times": 1,
            "tokens": {},
        },
        "road": None,
        "scene": "official",
        "text": CARDS["west_market_broker"]["text"],
    }


def test_the_effect_on_the_silk_road_stands_in_full() -> None:
    """With what is the same in the districts."""
    xuanzang = face(None, "xuanzang")
    assert xuanzang["effect"] == {"kind": "draw", "look": 2, "keep": 1}
    assert xuanzang["road"] == {"kind": "draw", "look": 4, "keep": 2}
    assert {card.id for card in STANDARD.faces if card.road is not None} == ON_THE_ROAD


def test_the_decks_as_one_file_are_the_same_cards() -> None:
    """Card for card."""
    game = tongbao.new("changan", cards=TEXT)
    assert isinstance(game, Changan)
    assert game.cards.faces == STANDARD.faces


def test_a_card_file_of_ones_own() -> None:
    """It takes the place of the game's own, stays with the record, and is played again from it."""
    cards = changed("wei_plain_farmer", "wheat = 2", "wood = 5")
    assert face(cards, "wei_plain_farmer")["effect"] == {"kind": "gain", "tokens": {"wood": 5}, "choice": 0}
    game = tongbao.new("changan", players=3, seed=8, cards=cards)
    laws.play_on(game, 8, 60)
    again = tongbao.replay(Record.of(game).dumps())
    assert again.setup.cards == cards
    assert Seat(again, tongbao.SPECTATOR).view() == Seat(game, tongbao.SPECTATOR).view()


@pytest.mark.contract
@pytest.mark.by_turns(2)
@pytest.mark.parametrize("number", [1, 9])
@pytest.mark.parametrize(("players", "decks"), [(2, "science,politics,silk_road"), (3, "trade,military,production")])
def test_the_laws_hold_for_other_numbers(players: int, decks: str, number: int) -> None:
    """The least and the greatest that may stand in the effects of a card file."""
    cards = re.sub(r"(?<=effect = ).*", lambda effect: re.sub(r"(?<!rate) = \d+", f" = {number}", effect[0]), TEXT)
    game = tongbao.new("changan", players=players, seed=number, options={"decks": decks}, cards=cards, chronicle=True)
    laws.walk(game, seed=number, every=150)


@pytest.mark.parametrize(
    ("card", "old", "new", "mistake"),
    [
        ("market_director", "number = 22", "number = 23", "Card 23 (market_director): number is 23, but cards must be"),
        ("market_director", 'scene = "official"', f'scene = "{"a" * 31}"', "Card 22 (market_director): scene"),
        ("market_director", "number = 22", "number = 97", "Card 22 (market_director): number is 97; it must be"),
        ("market_director", "number = 22\n", "", "Card 22 (market_director): the field number is missing."),
        ("market_director", '"trade"', '"tea"', "Card 22 (market_director): deck is “tea”; it must be one of: "),
        (
            "market_director",
            '"trade"',
            '"science"',
            "Card 22 (market_director): deck is “science”, but number 22 belongs to trade.",
        ),
        (
            "market_director",
            '"market_director"',
            '"pawnbroker"',
            "Card 22 (pawnbroker): card 20 already has this id.",
        ),
        ("market_director", "name.en", "name.fr", "Card 22 (market_director): name.en is missing; "),
        ("market_director", '"character"', '"spy"', "Card 22 (market_director): kind is “spy”; it must be one of: "),
        (
            "market_director",
            '"character"',
            '"permanent"',
            "Card 22 (market_director): effect.kind of a permanent must be",
        ),
        (
            "market_director",
            "resources = 1",
            'resources = "1"',
            "Card 22 (market_director): resources is “1”; it must be",
        ),
        (
            "market_director",
            "vp = 0",
            "vp = 10",
            "Card 22 (market_director): vp is 10; it must be a whole number from 0 to 9.",
        ),
        ("market_director", '"take_card"', '"take_cards"', "Card 22 (market_director): effect.kind is “take_cards”; "),
        ("market_director", ', from = "display"', "", "Card 22 (market_director): effect: the field from is missing."),
        (
            "market_director",
            '"display"',
            '"deck"',
            "Card 22 (market_director): effect.from is “deck”; it must be one of",
        ),
        (
            "market_director",
            '"display"',
            '"display", n = 2',
            "Card 22 (market_director): effect: there is no field n; ",
        ),
        ("pawnbroker", "choice = 3", "choice = -1", "Card 20 (pawnbroker): effect.choice is -1; it must be"),
        (
            "price_granary",
            "wheat = 2",
            "tea = 2",
            "Card 12 (price_granary): effect.tokens names “tea”; it can only name: ",
        ),
        ("price_granary", "wheat = 2", "wheat = 0", "Card 12 (price_granary): effect.tokens.wheat is 0; it must be"),
        ("price_granary", '"research"', '"produce"', "Card 12 (price_granary): effect.event is “produce”; it must be"),
        ("xuanzang", "look = 4", "looks = 4", "Card 81 (xuanzang): road: there is no field looks; "),
        ("xuanzang", "look = 4", "look = 40", "Card 81 (xuanzang): road.look is 40; it must be a whole number from 1"),
        (
            "autumn_sacrifice",
            '"gate_cards"',
            '"gates"',
            "Card 13 (autumn_sacrifice): effect.counter is “gates”; it must",
        ),
        (
            "relay_stations",
            "rate = 2",
            "rate = 3",
            "Card 92 (relay_stations): effect.rate is 3; it must be one of: 1, 2.",
        ),
        (
            "camel_driver",
            '["silk"]',
            '["silk", "wood"]',
            "Card 82 (camel_driver): effect can’t offer Silk or something else",
        ),
    ],
)
def test_mistakes_are_named_by_card_and_field(card: str, old: str, new: str, mistake: str) -> None:
    """In one sentence."""
    with pytest.raises(tongbao.BadCards, match=rf"^{re.escape(mistake)}[^\n]*$"):
        tongbao.new("changan", cards=changed(card, old, new))


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ("", "The card file has no cards; each begins with a line [[card]]."),
        ("card = 1", "The card file has no cards; each begins with a line [[card]]."),
        ("[[card]]\nid = 1", "Card 1: id is 1; it must be a text of 1 to 60 characters."),
        (TEXT.rpartition("[[card]]")[0], "The card file has 95 cards; Chang’an needs 96, sixteen for each deck."),
    ],
)
def test_mistakes_of_a_whole_file(text: str, mistake: str) -> None:
    """In one sentence too."""
    with pytest.raises(tongbao.BadCards, match=rf"^{re.escape(mistake)}$"):
        tongbao.new("changan", cards=text)
