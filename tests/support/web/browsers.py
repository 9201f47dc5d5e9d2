"""Browsers of visitors: desktop, phone, without motion; and the types of fixtures."""

from collections.abc import Callable
from typing import Any

from tests.support.web.late_tables import Late
from tests.support.web.visitors import Visitor

Visit = Callable[..., Visitor]

LateTable = Callable[..., Late]

Onlook = Callable[..., Visitor]

QUIET = (
    "--disable-gpu",
    "--font-render-hinting=none",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

STILL: dict[str, Any] = {**DESKTOP, "reduced_motion": "reduce"}
"""A desktop on which nothing flies: for tests that look at something else."""
