"""Given luck: it brings what it is told, and asks for what it isn't."""

import pytest

from tongbao.engine.given import ALONE, GivenLuck, Undecided
from tongbao.engine.luck import FastLuck


def test_numbers_come_in_order_and_the_next_is_asked_for() -> None:
    luck = GivenLuck({ALONE: [3, 0]}, {})
    assert [luck.below(5), luck.below(2)] == [3, 0]
    with pytest.raises(Undecided) as asked:
        luck.below(7)
    assert (asked.value.shuffle, asked.value.n) == (ALONE, 7)


def test_a_shuffle_leaves_the_cards_but_for_those_that_are_laid() -> None:
    luck = GivenLuck({}, {1: [(3, 10), (2, 13)]})
    first, second = [10, 11, 12, 13], [10, 11, 12, 13]
    luck.shuffle(first)
    luck.shuffle(second)
    assert first == [10, 11, 12, 13]
    assert second == [12, 11, 13, 10]
    assert luck.shuffled[1] is second and luck.orders == [first, second]
    second.pop()
    assert len(luck.orders[1]) == 4


def test_a_shuffle_by_numbers_is_the_shuffle_of_all_luck() -> None:
    """The numbers that another source draws for a list of the same length put it into the same order."""
    twin = FastLuck.from_seed(3)
    numbers = [twin.below(n) for n in range(6, 1, -1)]
    theirs, ours = list(range(6)), list(range(6))
    FastLuck.from_seed(3).shuffle(theirs)
    GivenLuck({0: numbers}, {}).shuffle(ours)
    assert ours == theirs
    with pytest.raises(Undecided) as asked:
        GivenLuck({0: numbers[:2]}, {}).shuffle(list(range(6)))
    assert (asked.value.shuffle, asked.value.n) == (0, 4)
