"""The rules for players as they stand in the folders of the languages."""

from tongbao.languages import file_of


def rules_of(game: str, language: str) -> str:
    """The Markdown of the rules of a game in a language."""
    file = file_of(language, f"rules/{game}.md")
    assert file is not None and file.parent.parent.name == language, "they aren't there in that language"
    return file.read_text("utf-8")
