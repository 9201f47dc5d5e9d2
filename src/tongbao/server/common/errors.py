"""User errors: one clear sentence that says what was wrong and what is possible."""

from typing import Final

from tongbao.languages import Translator

NOTHING_HERE: Final = "There is no page at this address; try the start page."
FAILED: Final = "Something went wrong. Please reload the page to see where things stand."


class UserError(ValueError):
    """User error: what was asked for is not possible. The sentence is translated where it is shown.

    ``wait`` is after how many seconds it may be possible, if it is a matter of time.
    """

    wait: int | None = None

    def __init__(self, sentence: str, status: int = 400, /, **facts: object) -> None:
        super().__init__(Translator("en")(sentence, **facts))
        self.sentence = sentence
        self.status = status
        self.facts = facts


def too_large(most: int) -> UserError:
    """The error for a body of more bytes."""
    return UserError("That is too large: you can send at most {most} KB.", 413, most=most // 1024)
