"""Views of what can be looked up: the rules, and the gallery of cards."""
