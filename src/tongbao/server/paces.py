"""Paces: how fast the bots of a match choose, so that people can follow or needn't wait."""

from typing import Final

from tongbao.server.common.errors import Refusal

USUAL: Final = "usual"
PACES: Final = {"quick": 0.0, USUAL: 1.0, "slow": 3.0, "patient": 8.0}
"""By name: how many times the usual pause a bot waits before each choice."""


def require_pace(name: str) -> None:
    """Raises Refusal if there is no pace of that name."""
    if name not in PACES:
        raise Refusal("There is no pace “{name}”; there are: {all}.", name=name[:20], all=", ".join(PACES))


def pause_at(pace: str, usual: float) -> float:
    """The seconds before each choice; those that are usual where the pace is one of another version."""
    return PACES.get(pace, 1.0) * usual
