"""How observations are written, and what a game observes that gives none of its own."""

from collections.abc import Callable

import pytest
from librt.strings import BytesWriter

import tongbao
from tests.support.guide import put_into_catalogue
from tongbao.engine.observation import count, known_marks, marks, most_of, one_of, one_seat, seats, size_of
from tongbao.engine.seats import NOBODY


def numbers(write: Callable[[BytesWriter], None]) -> list[int]:
    """What something writes."""
    out = BytesWriter()
    write(out)
    return list(out.getvalue())


@pytest.mark.parametrize(("number", "written"), [(-3, 0), (0, 0), (7, 7), (9, 9), (300, 9)])
def test_more_than_the_most_counts_as_the_most(number: int, written: int) -> None:
    assert numbers(lambda out: count(out, number, 9)) == [written]


@pytest.mark.parametrize(("place", "written"), [(0, [1, 0, 0]), (2, [0, 0, 1]), (3, [0, 0, 0]), (-1, [0, 0, 0])])
def test_one_of_some(place: int, written: list[int]) -> None:
    assert numbers(lambda out: one_of(out, place, 3)) == written


def test_cards_that_one_knows() -> None:
    known = [0b01, 0b10, 0b11, 0b01]
    assert numbers(lambda out: marks(out, [0, 3], 4)) == [1, 0, 0, 1]
    assert numbers(lambda out: known_marks(out, [0, 1, 2], known, 0b10, 4)) == [0, 1, 1, 0]
    assert sum(numbers(lambda out: marks(out, [299], 300))) == 1


def test_seats_stand_clockwise_from_the_observer() -> None:
    assert numbers(lambda out: seats(out, (0, 2), 2, 4)) == [1, 0, 1, 0]
    assert numbers(lambda out: one_seat(out, 1, 2, 4)) == [0, 0, 0, 1]
    assert numbers(lambda out: one_seat(out, NOBODY, 2, 4)) == [0, 0, 0, 0]


def test_the_game_of_the_guide_has_the_usual_observation(catalogue: None) -> None:
    """Who is to act, points, how many cards lie where, and the cards that the seat knows by where they lie."""
    meta = put_into_catalogue()
    game = tongbao.new("caravans", players=3, seed=1)
    layout = meta.layout(game.setup)
    for _ in range(7):
        game.take(game.actor, game.choices(game.actor)[0])
    seat, found, first = 1, {}, 0
    seen = meta.observe(game, seat)
    assert size_of(layout) == len(seen) == len(most_of(layout))
    for field in layout:
        found[field.name] = list(seen[first : first + field.size])
        first += field.size
    order = game.seats_from(seat)
    cards = {name: [card for card, is_there in enumerate(found[name]) if is_there] for name in found}
    assert found["to_act"] == [int(other == game.actor) for other in order]
    assert found["points"] == [game.scores()[other] for other in order]
    assert found["hand_counts"] == [3, 3, 3] and found["deck_count"] == [len(game.deck)]
    assert cards["own_hand"] == sorted(game.hands[seat]) and not cards["rival_1_hand"] + cards["rival_2_hand"]
    assert cards["discards"] == sorted(game.discards)
    assert cards["elsewhere"] == sorted(card for caravan in game.caravans for card in caravan)
