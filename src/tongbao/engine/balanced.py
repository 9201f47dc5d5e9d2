"""Balanced cards: an option of games in which some cards have turned out to be too strong or too weak.

Changes are in a file of their own, ``balanced.toml``: entries with the id of a card and the fields that are others.
"""

from typing import Any, Final

from tongbao.engine.meta import BadCards, BadOption, Option, Setup

NAME: Final = "balanced"
OFF: Final = "off"
ON: Final = "on"


def balanced_cards(until: int = 0) -> Option:
    """The option; ``until`` is the last version of the rules that has it, if the latest doesn't."""
    return Option(
        NAME,
        [OFF, ON],
        "Balanced cards",
        "Changes cards that thousands of games have shown to be too strong or too weak.",
        {OFF: "off", ON: "on"},
        until,
    )


BALANCED_CARDS: Final = balanced_cards()


def is_balanced(setup: Setup) -> bool:
    """Whether a table plays with balanced cards. Raises BadOption if it also has a card file of its own."""
    is_on = setup.options[NAME] == ON
    if is_on and setup.cards is not None:
        raise BadOption(
            "Balanced cards work only with the game’s own cards; turn the option off to use your own card file."
        )
    return is_on


def with_changes(entries: list[dict[str, Any]], changes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The entries of a card file, with the fields of the changes in place of those of the same id. Raises BadCards."""
    known = [entry["id"] for entry in entries]
    for change in changes:
        if change["id"] not in known:
            raise BadCards(f"There is no entry “{change['id']}” to change.")
    by_id = {change["id"]: change for change in changes}
    return [{**entry, **by_id.get(entry["id"], {})} for entry in entries]
