"""What the log and the captions say of one thing is said in the singular."""

import random
import re

import tongbao
from tongbao import Seat

ONE_OF_MANY = re.compile(r"(?<![\d.])1 (?!this\b|is\b)[a-z]+s\b")


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
        game = tongbao.new("pocket_changan", players=1 + seed % 4, seed=seed, chronicle=True)
        dice = random.Random(seed)
        while not game.over:
            seat = Seat(game, game.seats_to_act()[0])
            choices = list(seat.choices())
            said |= {filled(seat.caption(choice)) for choice in choices}
            game.take(seat.number, dice.choice(choices))
        for viewer in range(-1, game.players):
            said |= {filled(line) for line in Seat(game, viewer).log()}
    assert len(said) > 60 and {"player draws 1 card.", "player draws 1 card: cards."} & said
    assert not [line for line in said if ONE_OF_MANY.search(line)]


def test_a_deck_of_one_card() -> None:
    text = tongbao.GAMES["pocket_changan"].text
    assert text("reshuffle", {"n": 1}, "en").endswith("{n} card.")
    assert text("reshuffle", {"n": 2}, "en").endswith("{n} cards.")
    assert text("more_actions", {"n": 2}, "en").endswith("more actions this turn.")
