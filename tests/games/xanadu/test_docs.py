"""The rules for players say what the game does: their example turn is played here."""

import pytest

from tests.games.xanadu.scene import stage
from tests.support.rules import rules_of
from tongbao.languages import LANGUAGES, name_in
from tongbao.testing.scenes import A, B, C


def test_the_example_turn() -> None:
    """Ann (A) sells the Opera Stage and builds the White Mares with Bao's (B) and Carla's (C) help."""
    scene = stage(
        hands={A: [52, 65, 66, 67, 68], B: [28], C: [29]},
        cities={A: [(39, 2), (21, 0)], B: [(18, 1)], C: [(16, 1), (61, 1)]},
        deck=[1, 2, 3],
    )
    assert (scene.price(39), scene.seen(39)["trend"], scene.seen(39)["next_price"]) == (5, "down", 4)
    scene.play("sell 39", "end_sales")
    assert scene.game.coins[A] == 5 and len(scene.game.discards) == 3
    assert scene.pool() == {"wood": 1}
    scene.play("build 52")
    assert scene.view()["workers"]["left"] == 4
    assert (scene.price(18), scene.seen(18)["next_price"]) == (2, 3)
    scene.play("place 18")
    assert scene.pool() == {"wood": 2, "bronze": 1}
    assert (scene.price(16), scene.seen(16)["next_price"]) == (3, 3)
    scene.play("place 16")
    assert scene.view()["pending"] is None and scene.building(52).new and scene.pool() == {"wood": 3}
    assert (scene.price(61), scene.seen(61)["next_price"]) == (6, 5)
    scene.play("place 61", "end_workers", "worker 65", "worker 66", "worker 67")
    assert scene.acting == B and set(scene.game.hands[A]) == {68, 1, 2, 3}
    assert scene.price(52) == 4 and not scene.building(52).new
    assert scene.game.cards.card(18).rows[1].favour == "wood" and scene.game.cards.card(52).passive == "water"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_example(language: str) -> None:
    """Is called as the card is, in every language."""
    text = rules_of("xanadu", language)
    scene = stage(hands={}, cities={A: [(12, 0)]})
    cards = [name_in(scene.game.cards.card(number).names, language, "xanadu") for number in (39, 21, 52, 18, 16, 61)]
    assert [card for card in cards if card not in text] == []
