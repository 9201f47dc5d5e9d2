"""Views of the workshop: decks, cards and runs."""
