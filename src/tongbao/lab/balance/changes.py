"""Changes: on which pieces something else is printed in one series than in another."""

from typing import Any

from tongbao.engine.pieces import CARD
from tongbao.lab.balance.watch import key
from tongbao.lab.series import Series


def touched(mine: Series, other: Series) -> list[str]:
    """The keys of the pieces that were changed. Raises BadCards."""
    ours, theirs = printed(mine), printed(other)
    return [name for name, face in ours.items() if theirs.get(name) != face]


def touched_cards(mine: Series, other: Series) -> tuple[int, ...]:
    """The numbers of the cards that were changed. Raises BadCards."""
    return tuple([int(name.split()[1]) for name in touched(mine, other) if name.startswith(f"{CARD} ")])


def printed(series: Series) -> dict[str, object]:
    """By key of a piece, all that is printed on it."""
    setup = series.setup
    found: dict[str, object] = {f"{CARD} {face.card}": face.as_dict() for face in setup.meta.faces(setup)}
    box: Any = setup.meta.printed(setup)
    for piece in setup.meta.pieces(setup):
        entries = box.get(f"{piece.kind}s")
        if piece.kind != CARD and entries:
            found[key(piece)] = entries[piece.number]
    return found
