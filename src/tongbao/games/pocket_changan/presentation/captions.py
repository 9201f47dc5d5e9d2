"""Captions of choices (section 5.2)."""

from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.engine.meta import usual_caption
from tongbao.games.pocket_changan.cards.actions import DESCEND, PLACE, PLAY


def caption(choice: Choice) -> tuple[str, Facts]:
    """Kind of caption and its facts: a column is called by its type."""
    kind, facts = usual_caption(choice)
    if choice.verb is PLAY or choice.verb is PLACE or choice.verb is DESCEND:
        facts["type"] = facts.pop("column")
    return kind, facts
