"""Small games: legal games by all laws, and as large as the document says."""

import re
from pathlib import Path
from typing import Any

import pytest

import tongbao
from tongbao import Meta
from tongbao.engine.meta import Setup
from tongbao.research.explicit import Explicit
from tongbao.research.position import Position, beginning
from tongbao.research.small import SMALL_GAMES
from tongbao.testing.laws import walk

DOCUMENT = Path(__file__).parents[2] / "docs/openspiel.md"
TABLES = [
    pytest.param(meta, options, id="-".join([meta.name, *options.values()]))
    for meta in SMALL_GAMES.values()
    for options in (meta.all_options(2)[0], meta.all_options(2)[-1])
]
"""Every game at its smallest and at its largest."""
SIZES = [
    (name, options, int(histories.replace(",", "")), int(known.replace(",", "")))
    for name, options, histories, known in re.findall(
        r"^\| `(small_\w+)` \| `([\w:;]+)` \| \d+ \| ([\d,]+) \| ([\d,]+) \|", DOCUMENT.read_text("utf-8"), re.MULTILINE
    )
]
"""By the table of the document: game, options, histories, information states."""
QUICK = 20_000
"""Trees of so many histories are walked every day."""


@pytest.mark.by_turns(4)
@pytest.mark.parametrize(("meta", "options"), TABLES)
def test_they_keep_the_laws(meta: Meta[Any], options: dict[str, str], catalogue: None) -> None:
    tongbao.GAMES[meta.name] = meta
    game = walk(tongbao.new(meta.name, 2, 1, options, chronicle=True), seed=1, every=5)
    assert 8 <= len(game.inventory()) <= 12


def counted(position: Position, known: set[tuple[int, str]]) -> int:
    """The histories from a position on; what the seats to act know is added."""
    if position.is_over:
        return 1
    if position.pending is not None:
        return 1 + sum(counted(position.answered(outcome), known) for outcome, _ in position.question.outcomes)
    assert position.game is not None
    known.add((position.game.actor, position.information(position.game.actor)))
    return 1 + sum(counted(position.chosen(choice.id), known) for choice in position.choices())


@pytest.mark.parametrize(
    ("name", "options", "histories", "information_states"),
    [pytest.param(*size, marks=[pytest.mark.nightly] if size[2] > QUICK else []) for size in SIZES],
)
def test_trees_are_as_large_as_is_told(name: str, options: str, histories: int, information_states: int) -> None:
    meta = SMALL_GAMES[name]
    settled = meta.settle(2, dict(pair.split(":") for pair in options.split(";")))
    known: set[tuple[int, str]] = set()
    found = counted(beginning(Setup(meta, 2, settled, [], None), Explicit()), known)
    assert (found, len(known)) == (histories, information_states)


def test_the_document_tells_of_four_trees() -> None:
    assert len(SIZES) == 4
