"""Citizens: eight numbers a city, by role, untapped or tapped, soldiers trained or in training (section 2).

The citizens of all seats lie in one list, eight after eight; ``first`` is a seat's first place in it.
"""

from typing import Final

from tongbao.games.silk_cities.actions import SOLDIER

LABORERS: Final = 0
TAPPED_LABORERS: Final = 1
MERCHANTS: Final = 2
TAPPED_MERCHANTS: Final = 3
TRAINED: Final = 4
TAPPED_TRAINED: Final = 5
RECRUITS: Final = 6
TAPPED_RECRUITS: Final = 7
STATES: Final = 8
START: Final = [2, 0, 1, 0, 2, 0, 0, 0]
"""Two laborers, a merchant and two soldiers."""


def all_of(citizens: list[int], first: int) -> int:
    """How many citizens a city has."""
    return (
        citizens[first]
        + citizens[first + 1]
        + citizens[first + 2]
        + citizens[first + 3]
        + citizens[first + 4]
        + citizens[first + 5]
        + citizens[first + 6]
        + citizens[first + 7]
    )


def soldiers(citizens: list[int], first: int) -> int:
    """How many soldiers, trained or not."""
    return (
        citizens[first + TRAINED]
        + citizens[first + TAPPED_TRAINED]
        + citizens[first + RECRUITS]
        + citizens[first + TAPPED_RECRUITS]
    )


def of_role(citizens: list[int], first: int, role: int) -> int:
    """How many citizens of a role."""
    if role == SOLDIER:
        return soldiers(citizens, first)
    return citizens[first + 2 * role] + citizens[first + 2 * role + 1]


def untapped(citizens: list[int], first: int, role: int) -> int:
    """How many untapped citizens of a role."""
    if role == SOLDIER:
        return citizens[first + TRAINED] + citizens[first + RECRUITS]
    return citizens[first + 2 * role]


def tapped(citizens: list[int], first: int, role: int) -> int:
    """How many tapped citizens of a role."""
    return of_role(citizens, first, role) - untapped(citizens, first, role)


def train_and_untap(citizens: list[int], first: int) -> None:
    """Soldiers in training become trained; all untap."""
    citizens[first] += citizens[first + 1]
    citizens[first + 2] += citizens[first + 3]
    citizens[first + 4] = soldiers(citizens, first)
    citizens[first + 1] = citizens[first + 3] = 0
    citizens[first + 5] = citizens[first + 6] = citizens[first + 7] = 0


def untap(citizens: list[int], first: int, role: int, most: int) -> int:
    """Untap so many of a role, or as many as are tapped; how many. Trained soldiers come first."""
    done = 0
    for state in [TAPPED_TRAINED, TAPPED_RECRUITS] if role == SOLDIER else [2 * role + 1]:
        some = min(citizens[first + state], most - done)
        citizens[first + state] -= some
        citizens[first + state - 1] += some
        done += some
    return done


def lose_soldiers(citizens: list[int], first: int, many: int) -> None:
    """Soldiers leave the game: those in training before trained ones, tapped before untapped."""
    for state in [TAPPED_RECRUITS, RECRUITS, TAPPED_TRAINED, TRAINED]:
        some = min(citizens[first + state], many)
        citizens[first + state] -= some
        many -= some
