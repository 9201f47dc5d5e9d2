"""Why a seat isn't offered what it might wish for: said of everything on the table, and true by trying."""

from typing import Any

import pytest

from tests.games.changan.scene import ChanganScene, numbered, stage
from tests.games.changan.trials import is_repaired
from tongbao.engine.choice import Choice
from tongbao.engine.secrecy import Seat
from tongbao.games.changan.meta import CHANGAN
from tongbao.testing.scenes import A, B

Json = dict[str, Any]
OFTEN, SELDOM = 0.2, 0.03
"""How many positions are looked at of those within an action, and of all others."""


def told(seat: Seat, choice: Choice, language: str = "en") -> Json:
    """The reason against a choice."""
    found: Any = seat.why_not(choice, language)
    assert found is not None, choice
    return dict(found)


# Some reasons to the letter.


def why(scene: ChanganScene, choice: str) -> Json:
    """Why the acting seat isn't offered a choice."""
    return told(Seat(scene.game, scene.acting), CHANGAN.action_space.parse(numbered(choice)))


USELESS = {
    "sun_simiao": "no_discards",
    "academy_student": "empty_hand",
    "transport_commissioner": "empty_hand",
    "cien_translator": "counts_little",
    "sogdian_moneychanger": "nothing_to_give",
    "tea_merchant": "nobody_ahead",
    "gate_commandant": "nobody_to_levy",
    "li_jing": "no_raid",
    "jinwu_guard": "nobody_to_rob",
    "princess_pingyang": "no_full_hand",
    "market_director": "empty_display",
    "hanlin_academician": "no_deck",
    "gao_lishi": "nothing_to_copy_elsewhere",
    "fang_xuanling": "price",
    "yan_lide": "empty_hand",
    "price_granary": "permanent",
    "left_treasury": "game_end",
}


@pytest.mark.parametrize("card", USELESS)
def test_why_a_built_card_has_nothing_to_do(card: str) -> None:
    """And what would give it something to do."""
    scene = stage(3, hands={A: "zhongnan_woodcutter"}, districts={A: f"wheat: {card} coin_caster"})
    scene.game.discards, scene.game.deck = [], []
    scene.game.hands[B] = []
    scene.game.display = [0, 0, 0]
    scene.play("produce 1", "play zhongnan_woodcutter", "collect")
    assert why(scene, "activate 1")["kind"] == f"why_{USELESS[card]}"
    assert is_mended(scene, "activate 1")


def is_mended(scene: ChanganScene, choice: str) -> bool:
    """Whether the reason goes once what it names is mended."""
    return is_repaired(Seat(scene.game, scene.acting), CHANGAN.action_space.parse(numbered(choice)))
