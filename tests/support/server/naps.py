"""Waits that take no time in tests."""


class Naps(list[float]):
    """The waits that there were, in seconds; in place of ``asyncio.sleep``."""

    async def __call__(self, seconds: float) -> None:
        self.append(seconds)


def naps_in(services: object) -> Naps:
    """The waits of guesses at a server whose time stands still."""
    naps = services.login_throttle.sleep  # type: ignore[attr-defined]
    assert isinstance(naps, Naps)
    return naps
