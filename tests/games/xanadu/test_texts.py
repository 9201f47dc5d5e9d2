"""Texts that agree with their numbers."""

import tongbao


def test_a_deck_of_one_card() -> None:
    text = tongbao.GAMES["xanadu"].text
    assert text("reshuffle", {"n": 1, "p": 2, "q": 3}, "en").startswith("New deck: {n} card,")
    assert text("reshuffle", {"n": 2, "p": 2, "q": 3}, "en").startswith("New deck: {n} cards,")
