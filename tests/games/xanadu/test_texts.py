"""What the log and the captions say of one thing is said in the singular, and all of it in both languages."""

import random
import re

import tongbao
from tongbao import Seat

ONE_OF_MANY = re.compile(r"(?<![\d.])1 (?!this\b|is\b)[a-z]+s\b")
CHINESE = re.compile(r"[\u4e00-\u9fff]")


def filled(told: dict[str, object]) -> str:
    """A text with its numbers in their places, and the names of all other facts."""
    facts = told["facts"]
    assert isinstance(facts, dict)
    return re.sub(
        r"\{(\w+)\}", lambda place: str(facts[place[1]]) if len(place[1]) == 1 else place[1], str(told["text"])
    )


def test_one_thing_is_never_said_to_be_many() -> None:
    said: set[str] = set()
    for seed in range(8):
        game, dice = tongbao.new("xanadu", players=2 + seed % 5, seed=seed, chronicle=True), random.Random(seed)
        while not game.over:
            seat = Seat(game, game.seats_to_act()[0])
            choices = seat.choices()
            said |= {filled(seat.caption(choice)) for choice in choices}
            assert all(CHINESE.search(str(seat.caption(choice, "zh")["text"])) for choice in choices)
            game.take(seat.number, dice.choice(list(choices)))
        said |= {filled(line) for line in Seat(game, 0).log()}
    assert len(said) > 100 and not [line for line in said if ONE_OF_MANY.search(line)]


def test_a_deck_of_one_card() -> None:
    text = tongbao.GAMES["xanadu"].text
    assert text("reshuffle", {"n": 1, "p": 2, "q": 3}, "en").startswith("New deck: {n} card,")
    assert text("reshuffle", {"n": 2, "p": 2, "q": 3}, "en").startswith("New deck: {n} cards,")
