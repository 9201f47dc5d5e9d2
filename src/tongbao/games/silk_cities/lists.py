"""Lists that clones share: most of the table's lists are replaced when something changes, never changed themselves."""


def changed(numbers: list[int], place: int, number: int) -> list[int]:
    """A copy of a list with another number at one place."""
    copy = numbers[:]
    copy[place] = number
    return copy
