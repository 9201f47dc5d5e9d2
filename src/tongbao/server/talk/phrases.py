"""Set phrases: what can be said with one press, and read by each in his own language."""

from functools import cache
from typing import Final

from tongbao.languages import Translator

PHRASES: Final = (
    "played",
    "thanks",
    "moment",
    "hurry",
    "luck",
    "again",
    "hello",
    "turn",
    "back",
    "welcome",
    "sorry",
    "oops",
    "wow",
    "yes",
    "no",
    "game",
)
"""By key, in the order in which they are offered: those that are said most come first."""


@cache
def phrases_in(language: str) -> dict[str, str]:
    """The phrases by key, in the words of a language."""
    t = Translator(language)
    return {
        "played": t("Well played"),
        "thanks": t("Thank you"),
        "moment": t("One moment"),
        "hurry": t("No hurry"),
        "luck": t("Good luck!"),
        "again": t("Once more?"),
        "hello": t("Hello!"),
        "turn": t("Your turn"),
        "back": t("I’m back"),
        "welcome": t("You’re welcome"),
        "sorry": t("Sorry"),
        "oops": t("Oh no!"),
        "wow": t("Wow!"),
        "yes": t("Yes"),
        "no": t("No"),
        "game": t("Good game!"),
    }
