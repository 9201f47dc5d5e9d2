"""Where the rules for players can be linked to."""

from tongbao.languages import LANGUAGES
from tongbao.server.views.reference.rules import rules_in


def anchors(game: str) -> set[str]:
    """The anchors of a game's rules that are there in every language; and none."""
    texts = [rules_in(language, game) for language in LANGUAGES]
    found = [{passage.anchor for passage in text.passages} for text in texts if text is not None]
    return {"", *set.intersection(*found)}
