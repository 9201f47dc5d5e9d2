"""Texts that agree with their numbers."""

import tongbao


def test_a_deck_of_one_card() -> None:
    text = tongbao.GAMES["pocket_changan"].text
    assert text("reshuffle", {"n": 1}, "en").endswith("{n} card.")
    assert text("reshuffle", {"n": 2}, "en").endswith("{n} cards.")
    assert text("more_actions", {"n": 2}, "en").endswith("more actions this turn.")
