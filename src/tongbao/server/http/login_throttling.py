"""Login throttling: guesses at passwords are counted by account and address, and slowed down rather than refused.

Nobody is locked out because somebody else guesses: the more guesses there are, the longer the next one waits, up to a
bound, and a device that has signed in to the account before has a count of its own.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Final

from tongbao.server.common.metrics import LIMITED
from tongbao.server.common.settings import GuessLimits
from tongbao.server.http.rate_limits import RateLimited, TokenBucket, times

MOST_BEYOND: Final = 20
"""Number of guesses beyond the limit that are remembered; the longest wait comes long before."""


class LoginThrottle:
    """Throttle of guesses at the passwords of all accounts. An account is named by the key under which it is found.

    Those who wait are few: one for each count, and so many of one address and in all as the limits say.
    """

    def __init__(
        self,
        limits: GuessLimits,
        factor: float = 1,
        remembered: int = 10_000,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self.limits: Final = limits
        self.sleep = sleep
        self.of_one, self.of_account, self.of_address = (
            TokenBucket("guesses", times(rate, factor), remembered, clock)
            for rate in (limits.one, limits.account, limits.address)
        )
        self.waiting: Final[Counter[str]] = Counter()

    async def wait(
        self, account: str, address: str, device: str | None, paused: AbstractAsyncContextManager[None]
    ) -> None:
        """Wait until a guess at the account may be made; ``paused`` is entered meanwhile. Raises RateLimited.

        ``device`` is one that is known to have signed in to the account before, or None.
        """
        if device is not None:
            one = f"{account} device {device}"
            delay = self.delay(self.of_one, one)
        else:
            one = f"{account} address {address}"
            counts = [(self.of_one, one), (self.of_account, account), (self.of_address, address)]
            delay = max(self.delay(bucket, who) for bucket, who in counts)
        if not delay:
            return
        rooms = {one: 1, f"address {address}": self.limits.waiting_of_address, "": self.limits.waiting}
        if any(self.waiting[room] >= most for room, most in rooms.items()):
            LIMITED.labels("guesses that wait").inc()
            raise RateLimited(delay)
        self.waiting.update(rooms.keys())
        try:
            async with paused:
                await self.sleep(delay)
        finally:
            self.waiting.subtract(rooms.keys())
            for room in [room for room in rooms if not self.waiting[room]]:
                del self.waiting[room]

    def delay(self, bucket: TokenBucket, who: str) -> float:
        """Count a guess; return the seconds that it has to wait, twice as long for each one beyond the limit."""
        beyond = bucket.take(who, 1, MOST_BEYOND / bucket.rate.a_second) * bucket.rate.a_second
        return min(self.limits.longest, self.limits.first * 2.0 ** (beyond - 1)) if beyond else 0
