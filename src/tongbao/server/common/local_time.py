"""Local time: a date and time in a time zone, as a form names them."""

from datetime import datetime
from zoneinfo import ZoneInfo, available_timezones

from tongbao.server.common.errors import UserError


def moment_in(when: str, zone: str) -> float:
    """The moment of a date and time such as ``2026-12-04T20:00`` in a time zone. Raises UserError."""
    if zone not in available_timezones():
        raise UserError(
            "There is no time zone “{name}”; use a name such as Europe/Madrid or Asia/Shanghai.", name=zone[:40]
        )
    try:
        return datetime.strptime(when, "%Y-%m-%dT%H:%M").replace(tzinfo=ZoneInfo(zone)).timestamp()
    except (ValueError, OverflowError):
        raise UserError("“{text}” must be a date and time, such as 2026-11-24T20:00.", text=when[:20]) from None
