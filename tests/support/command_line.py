"""The command line in tests: what a command printed, and its exit code."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class Answer:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """The one line that says what was wrong; nothing else may have been printed."""
        assert self.code == 2, self
        assert self.out == ""
        assert self.err.count("\n") == 1, self.err
        assert "Traceback" not in self.err
        return self.err.rstrip("\n")


Run = Callable[..., Answer]
