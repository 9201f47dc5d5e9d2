"""Events: what happened at a table, for the log and for animation, each with what only some seats may read."""

from typing import Any, Final

Fact = int | str | list[int] | list[str]
Facts = dict[str, Fact]


class Event:
    """One line of the log: public facts, and secret ones for the seats in ``audience`` (a bit mask).

    ``decisions`` is how many had been made when it was told.
    """

    __slots__ = ("audience", "decisions", "facts", "kind", "secret", "secret_kind")

    def __init__(self, kind: str, facts: Facts, secret_kind: str = "", secret: Facts | None = None, audience: int = 0):
        self.kind: Final = kind
        self.facts: Final = facts
        self.secret_kind: Final = secret_kind
        self.secret: Final = secret
        self.audience: Final = audience
        self.decisions = 0

    def __reduce__(self) -> tuple[Any, ...]:
        parts = self.kind, self.facts, self.secret_kind, self.secret, self.audience
        return told_after, (self.decisions, *parts)

    def seen_by(self, bit: int) -> "Event":
        """This event as a seat with that bit knows it."""
        if self.secret is None or self.audience & bit:
            return self
        public = Event(self.kind, self.facts)
        public.decisions = self.decisions
        return public

    def told(self, bit: int) -> tuple[str, Facts]:
        """Kind and facts of the line as a seat with that bit reads it."""
        if self.secret is None or not self.audience & bit:
            return self.kind, self.facts
        return self.secret_kind, {**self.facts, **self.secret}


def told_after(decisions: int, *parts: Any) -> Event:
    """A line of the log that was told after so many decisions."""
    event = Event(*parts)
    event.decisions = decisions
    return event
