"""Steps that ask: what they ask for, and why they don't offer what they might (section 5)."""

from tongbao.engine.choice import Choice, Verb
from tongbao.engine.reasons import Reason
from tongbao.engine.step import Step
from tongbao.games.changan.state.table import Changan


class Ask(Step[Changan]):
    """A step in which the seat may have something to choose."""

    def verbs(self) -> list[Verb]:
        """What it asks for, but for what merely ends it."""
        raise NotImplementedError

    def why(self, game: Changan, choice: Choice) -> Reason:
        """Why a choice of one of its verbs isn't offered; never asked of a step that offers all of them,
        nor of a turn: its reasons are ``explain/blocked_actions.py``."""
        raise NotImplementedError

    def first(self, game: Changan) -> Reason:
        """That it comes first: why choices of other verbs aren't offered."""
        raise NotImplementedError
