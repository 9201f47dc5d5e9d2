"""The measures that other tests take of a page find what they are for, and nothing else."""

import pytest

from tests.support.web.browsers import STILL, Visit

EDGE = '<div style="height: 30px; width: 200px; font: 16px/20px serif; overflow: {overflow}">first<br>second</div>'


@pytest.mark.parametrize(("overflow", "found"), [("hidden", 1), ("clip", 1), ("auto", 0), ("visible", 0)])
def test_a_line_that_an_edge_cuts_off_is_found(visit: Visit, overflow: str, found: int) -> None:
    visitor = visit(STILL)
    visitor.page.set_content(EDGE.format(overflow=overflow))
    assert [text.split(":")[0] for text in visitor.measure("cutBelow")] == ["second"] * found
