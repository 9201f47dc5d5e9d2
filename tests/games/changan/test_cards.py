"""The cards (sections 1 and 11): 96 in six decks, their fields, their effects; C-3 and C-4."""

from collections import Counter

import pytest

from .scene import CARDS, DECKS, IDS

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


def test_what_is_different_on_the_silk_road() -> None:
    """Six Characters."""
    assert {name for name, card in CARDS.items() if "road" in card["effect"]} == ON_THE_ROAD


def test_names_and_texts() -> None:
    """In both languages, names all different."""
    for language in ("en", "zh"):
        assert len({card["name"][language] for card in CARDS.values()}) == 96
        assert all(card["text"][language] for card in CARDS.values())
