"""Clock of the daily deals: it stands where it is put."""

import pytest

from tongbao.server.matches.deals import DAY

MORNING = 20_500 * DAY + 3600.0
"""Some day an hour after midnight; four days from then on have the four games."""


class Clock:
    """Clock that stands where it is put."""

    def __init__(self) -> None:
        self.moment = MORNING

    def __call__(self) -> float:
        return self.moment


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of the days."""
    clock = Clock()
    monkeypatch.setattr("tongbao.server.matches.deals.now", clock)
    monkeypatch.setattr("tongbao.server.tournaments.daily.now", clock)
    return clock
